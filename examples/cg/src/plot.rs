//! Pictures: the residual over the iterations, and a temperature field.

use std::error::Error;
use std::path::Path;
use std::sync::Once;

use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use plotters::style::{FontStyle, register_font};

use crate::grid::Grid;

/// A picture in memory, three bytes a pixel.
pub struct Picture {
    width: u32,
    height: u32,
    pixels: Vec<u8>,
}

type Drawn<T> = Result<T, Box<dyn Error>>;
type Area<'a> = DrawingArea<BitMapBackend<'a>, Shift>;

const FONT: &str = "sans-serif";

impl Picture {
    fn draw(width: u32, height: u32, draw: impl FnOnce(&Area<'_>) -> Drawn<()>) -> Drawn<Picture> {
        // The font comes with the program, so text looks alike on all machines.
        static FONTS: Once = Once::new();
        FONTS.call_once(|| {
            assert!(register_font(FONT, FontStyle::Normal, dejavu::sans::regular()).is_ok());
            assert!(register_font(FONT, FontStyle::Bold, dejavu::sans::bold()).is_ok());
        });
        let mut pixels = vec![255; (width * height * 3) as usize];
        let area = BitMapBackend::with_buffer(&mut pixels, (width, height)).into_drawing_area();
        draw(&area)?;
        area.present()?;
        drop(area);
        Ok(Picture { width, height, pixels })
    }

    /// Writes the picture as a PNG file.
    pub fn write(&self, file: &Path) -> Drawn<()> {
        let written = std::fs::write(file, self.encode()?);
        written.map_err(|error| format!("{}: cannot be written: {error}", file.display()).into())
    }

    fn encode(&self) -> Drawn<Vec<u8>> {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, self.width, self.height);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.write_header()?.write_image_data(&self.pixels)?;
        Ok(bytes)
    }
}

/// The relative residual after each iteration, and the tolerance that it should reach.
pub fn residual(title: &str, history: &[f64], tolerance: f64) -> Drawn<Picture> {
    // What a logarithmic axis cannot show is left out.
    let points: Vec<(f64, f64)> = (0..)
        .map(f64::from)
        .zip(history.iter().copied())
        .filter(|(_, residual)| *residual > 0.0 && residual.is_finite())
        .collect();
    let values = || points.iter().map(|point| point.1);
    let least = values().fold(tolerance, f64::min);
    let most = values().fold(tolerance, f64::max).max(1.0);
    // From power of ten to power of ten, with room below.
    let range = 10f64.powf((least.log10() - 0.3).floor())..10f64.powf((most.log10() - 1e-3).ceil());
    let decades = (range.end.log10() - range.start.log10()).round() as usize;
    let last = history.len().saturating_sub(1).max(1) as f64;

    Picture::draw(1000, 600, |area| {
        let mut chart = ChartBuilder::on(area)
            .caption(title, (FONT, 24))
            .margin(16)
            .margin_right(32)
            .x_label_area_size(52)
            .y_label_area_size(84)
            .build_cartesian_2d(0.0..last, range.log_scale())?;
        chart
            .configure_mesh()
            .x_desc("iteration")
            .y_desc("|b − A x| / |b|")
            .axis_desc_style((FONT, 18))
            .label_style((FONT, 15))
            .y_labels(decades.min(12) + 1)
            .y_label_formatter(&|value| power_of_ten(*value))
            .x_label_formatter(&|value| format!("{value:.0}"))
            .bold_line_style(BLACK.mix(0.15))
            .light_line_style(TRANSPARENT)
            .draw()?;
        let dashes = [(0.0, tolerance), (last, tolerance)];
        chart
            .draw_series(DashedLineSeries::new(dashes, 8, 6, RGBColor(190, 40, 40).stroke_width(2)))?
            .label("tolerance")
            .legend(|(x, y)| PathElement::new([(x, y), (x + 24, y)], RGBColor(190, 40, 40).stroke_width(2)));
        chart
            .draw_series(LineSeries::new(points, RGBColor(20, 80, 160).stroke_width(2)))?
            .label("residual")
            .legend(|(x, y)| PathElement::new([(x, y), (x + 24, y)], RGBColor(20, 80, 160).stroke_width(2)));
        chart
            .configure_series_labels()
            .position(SeriesLabelPosition::UpperRight)
            .margin(12)
            .legend_area_size(32)
            .background_style(WHITE.mix(0.9))
            .border_style(BLACK.mix(0.3))
            .label_font((FONT, 16))
            .draw()?;
        Ok(())
    })
}

/// A power of ten as one writes it; empty for what is none.
fn power_of_ten(value: f64) -> String {
    let exponent = value.log10();
    if (exponent - exponent.round()).abs() > 1e-6 {
        return String::new();
    }
    let raised = |digit| match digit {
        '-' => '⁻',
        '1' => '¹',
        '2' => '²',
        '3' => '³',
        digit => char::from_u32('⁰' as u32 + digit.to_digit(10).unwrap_or(0)).unwrap_or(digit),
    };
    let exponent = exponent.round() as i32;
    "10".chars().chain(exponent.to_string().chars().map(raised)).collect()
}

/// Temperatures on a grid, as colours, with lines of equal temperature.
pub fn field(grid: &Grid, x: &[f64]) -> Drawn<Picture> {
    const WIDTH: u32 = 1100;
    const TITLE: u32 = 48;
    const BAR: u32 = 150;
    let range = Range::of(x);
    let values = grid.spread(x);
    // A metre is as long upwards as sideways.
    let plot_width = f64::from(WIDTH - BAR - LEFT - 2 * MARGIN);
    let plot_height = (plot_width * grid.height / grid.width).clamp(100.0, 2000.0) as u32;
    let height = TITLE + plot_height + BELOW + 2 * MARGIN;
    Picture::draw(WIDTH, height, |area| {
        let (title, area) = area.split_vertically(TITLE);
        let at = (((WIDTH - BAR + LEFT) / 2) as i32, (TITLE / 2) as i32);
        title.draw_text("Temperature (°C)", &centred(24), at)?;
        let (plot, bar) = area.split_horizontally(WIDTH - BAR);
        draw_map(&plot, grid, &values, range)?;
        draw_scale(&bar, range)
    })
}

/// Room for axes and around everything, in pixels.
const LEFT: u32 = 84;
const BELOW: u32 = 52;
const MARGIN: u32 = 8;

const ISOLINE: RGBAColor = RGBAColor(0, 0, 0, 0.5);

fn draw_map(area: &Area<'_>, grid: &Grid, values: &[Option<f64>], range: Range) -> Drawn<()> {
    let mut chart = ChartBuilder::on(area)
        .margin(MARGIN)
        .x_label_area_size(BELOW)
        .y_label_area_size(LEFT)
        .build_cartesian_2d(0.0..grid.width, 0.0..grid.height)?;
    let cell = |cell: usize, colour: RGBColor| {
        let (column, row) = ((cell % grid.columns) as f64, (cell / grid.columns) as f64);
        let (dx, dy) = grid.cell_size();
        let corners = [(column * dx, row * dy), ((column + 1.0) * dx, (row + 1.0) * dy)];
        Rectangle::new(corners, colour.filled())
    };
    let known = values.iter().enumerate();
    chart.draw_series(known.filter_map(|(at, value)| Some(cell(at, range.colour((*value)?)))))?;
    for level in range.levels() {
        let lines = isoline(grid, values, level);
        let lines = lines.into_iter().map(|ends| PathElement::new(ends, ISOLINE.stroke_width(2)));
        chart.draw_series(lines)?;
    }
    let lines = grid.lines.iter();
    chart.draw_series(lines.map(|&ends| PathElement::new(ends, BLACK.stroke_width(2))))?;
    // Nothing is where there is no plate.
    let nowhere = values.iter().enumerate().filter(|(_, value)| value.is_none());
    chart.draw_series(nowhere.map(|(at, _)| cell(at, WHITE)))?;

    let labels = grid.labels.iter();
    chart.draw_series(labels.map(|(at, text)| Text::new(text.clone(), *at, centred(18))))?;
    chart
        .configure_mesh()
        .disable_mesh()
        .x_desc("x (m)")
        .y_desc("y (m)")
        .axis_desc_style((FONT, 18))
        .label_style((FONT, 15))
        .x_label_formatter(&|x| short(*x))
        .y_label_formatter(&|y| short(*y))
        .draw()?;
    Ok(())
}

/// Text around the place where it is drawn.
fn centred(size: u32) -> TextStyle<'static> {
    let middle = Pos::new(HPos::Center, VPos::Center);
    (FONT, size).into_font().color(&BLACK).pos(middle)
}

/// Which colour is how warm.
fn draw_scale(area: &Area<'_>, range: Range) -> Drawn<()> {
    const SHADES: i32 = 256;
    let mut chart = ChartBuilder::on(area)
        .margin(MARGIN)
        .margin_left(24)
        .right_y_label_area_size(64)
        .x_label_area_size(BELOW)
        .build_cartesian_2d(0.0..1.0, range.least..range.most)?;
    let step = (range.most - range.least) / f64::from(SHADES);
    chart.draw_series((0..SHADES).map(|shade| {
        let value = range.least + f64::from(shade) * step;
        let colour = range.colour(value + step / 2.0);
        Rectangle::new([(0.0, value), (1.0, value + step)], colour.filled())
    }))?;
    let levels = range.levels();
    chart.draw_series(levels.iter().map(|&level| {
        let ends = [(0.0, level), (1.0, level)];
        PathElement::new(ends, ISOLINE.stroke_width(2))
    }))?;
    chart
        .configure_mesh()
        .disable_mesh()
        .disable_x_axis()
        .label_style((FONT, 15))
        .y_labels(levels.len())
        .y_label_formatter(&|value| short(*value))
        .draw()?;
    Ok(())
}

/// The values that a picture shows.
#[derive(Clone, Copy)]
struct Range {
    least: f64,
    most: f64,
}

impl Range {
    /// Of the finite ones among `values`; never empty.
    fn of(values: &[f64]) -> Range {
        let finite = || values.iter().copied().filter(|value| value.is_finite());
        let least = finite().fold(f64::INFINITY, f64::min);
        let most = finite().fold(f64::NEG_INFINITY, f64::max);
        match least {
            f64::INFINITY => Range { least: 0.0, most: 1.0 },
            _ if least == most => Range { least: least - 0.5, most: most + 0.5 },
            _ => Range { least, most },
        }
    }

    fn colour(self, value: f64) -> RGBColor {
        warmth((value - self.least) / (self.most - self.least))
    }

    /// About ten round values.
    fn levels(self) -> Vec<f64> {
        let wanted = (self.most - self.least) / 10.0;
        let power = 10f64.powf(wanted.log10().floor());
        let steps = [1.0, 2.0, 5.0].map(|factor| factor * power);
        let fitting = steps.into_iter().find(|step| *step >= wanted * 0.999);
        let step = fitting.unwrap_or(10.0 * power);
        let first = (self.least / step).ceil() as i64;
        let last = (self.most / step).floor() as i64;
        (first..=last).map(|number| number as f64 * step).collect()
    }
}

/// A number on an axis, without the digits that rounding adds.
fn short(value: f64) -> String {
    let text = format!("{value:.6}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// From cold to warm, for values from 0 to 1.
fn warmth(value: f64) -> RGBColor {
    const ANCHORS: [[f64; 3]; 5] =
        [[59.0, 76.0, 192.0], [141.0, 176.0, 254.0], [221.0, 221.0, 221.0], [244.0, 152.0, 122.0], [180.0, 4.0, 38.0]];
    let place = value.clamp(0.0, 1.0) * (ANCHORS.len() - 1) as f64;
    let below = (place as usize).min(ANCHORS.len() - 2);
    let share = place - below as f64;
    let [red, green, blue] = std::array::from_fn(|part| {
        let (from, to) = (ANCHORS[below][part], ANCHORS[below + 1][part]);
        (from + share * (to - from)).round() as u8
    });
    RGBColor(red, green, blue)
}

type Segment = [(f64, f64); 2];

/// The line on which the field has the value `level`, in pieces: between the middles of each four
/// neighbouring cells the field is taken to be linear along the sides of their square.
fn isoline(grid: &Grid, values: &[Option<f64>], level: f64) -> Vec<Segment> {
    let (dx, dy) = grid.cell_size();
    let corner = |column: usize, row: usize| {
        let place = ((column as f64 + 0.5) * dx, (row as f64 + 0.5) * dy);
        values[row * grid.columns + column].map(|value| (place, value))
    };
    let mut segments = Vec::new();
    for row in 1..grid.rows {
        for column in 1..grid.columns {
            // Around the square.
            let corners =
                [corner(column - 1, row - 1), corner(column, row - 1), corner(column, row), corner(column - 1, row)];
            let Some(corners) = corners.into_iter().collect::<Option<Vec<_>>>() else {
                continue;
            };
            let crossings: Vec<(f64, f64)> = (0..4)
                .filter_map(|side| {
                    let (((x0, y0), from), ((x1, y1), to)) = (corners[side], corners[(side + 1) % 4]);
                    let share = (level - from) / (to - from);
                    ((from < level) != (to < level)).then_some((x0 + share * (x1 - x0), y0 + share * (y1 - y0)))
                })
                .collect();
            // None, two, or at a saddle four.
            segments.extend(crossings.chunks_exact(2).map(|ends| [ends[0], ends[1]]));
        }
    }
    segments
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The picture as a viewer gets it.
    fn decoded(picture: &Picture) -> (u32, u32, Vec<u8>) {
        let bytes = picture.encode().unwrap();
        let decoder = png::Decoder::new(std::io::Cursor::new(bytes));
        let mut reader = decoder.read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        assert_eq!(info.color_type, png::ColorType::Rgb);
        (info.width, info.height, pixels)
    }

    fn has(pixels: &[u8], colour: RGBColor) -> bool {
        pixels.chunks_exact(3).any(|p| p == [colour.0, colour.1, colour.2])
    }

    #[test]
    fn a_residual_curve_decodes_and_has_the_curve_and_text_in_it() {
        let history: Vec<f64> = (0..200).map(|i| 10f64.powf(-0.05 * f64::from(i))).collect();
        let picture = residual("Title", &history, 1e-8).unwrap();
        let (width, height, pixels) = decoded(&picture);
        assert_eq!((width, height, pixels), (1000, 600, picture.pixels.clone()));
        assert!(has(&picture.pixels, RGBColor(20, 80, 160)));
        assert!(has(&picture.pixels, RGBColor(190, 40, 40)));
        let title = &picture.pixels[..3 * 1000 * 50];
        assert!(has(title, BLACK), "there is no title");
    }

    #[test]
    fn residual_curves_of_any_history_can_be_drawn() {
        for history in [&[][..], &[0.0], &[1.0], &[1.0, f64::NAN, f64::INFINITY], &[1.0, 0.0, 1e-300]] {
            residual("T", history, 1e-8).unwrap();
        }
    }

    fn grid(columns: usize, rows: usize, cells: Vec<usize>) -> Grid {
        Grid {
            columns,
            rows,
            width: columns as f64,
            height: rows as f64,
            cells,
            lines: vec![[(0.0, 0.0), (1.0, 1.0)]],
            labels: vec![((1.0, 1.0), "here".to_owned())],
        }
    }

    #[test]
    fn a_field_shows_its_extremes_and_leaves_holes_white() {
        let grid = grid(3, 2, vec![0, 1, 2, 3, 5]);
        let picture = field(&grid, &[0.0, 1.0, 2.0, 3.0, 4.0]).unwrap();
        let (_, _, pixels) = decoded(&picture);
        assert!(has(&pixels, warmth(0.0)) && has(&pixels, warmth(1.0)) && has(&pixels, WHITE));
    }

    #[test]
    fn any_field_can_be_drawn() {
        for x in [[5.0, 5.0], [f64::NAN, 1.0], [f64::NAN; 2], [-1e300, 1e300]] {
            field(&grid(2, 1, vec![0, 1]), &x).unwrap();
        }
    }

    #[test]
    fn isolines_of_a_slope_are_straight() {
        let slope: Vec<_> = (0..12).map(|cell| Some(f64::from(cell % 4))).collect();
        let grid = grid(4, 3, (0..12).collect());
        let segments = isoline(&grid, &slope, 1.5);
        assert_eq!(segments.len(), 2);
        assert!(segments.iter().flatten().all(|&(x, _)| x == 2.0));
    }

    #[test]
    fn levels_are_round() {
        let levels = |least, most| Range { least, most }.levels();
        let tens = [30.0, 40.0, 50.0, 60.0, 70.0, 80.0, 90.0];
        assert_eq!(levels(20.3, 99.8), tens);
        assert_eq!(levels(-0.1, 0.1).len(), 11);
    }

    #[test]
    fn powers_of_ten() {
        assert_eq!(power_of_ten(1e-12), "10⁻¹²");
        assert_eq!(power_of_ten(1.0), "10⁰");
        assert_eq!(power_of_ten(0.05), "");
    }
}
