//! The matrix of pairs as a picture: SVG, which is text, needs nothing to be drawn, and opens in any browser.

use std::fmt::Write;

use crate::jobs::Level;
use crate::report::{job_of, speed};
use crate::{By, Outcome};

const CELL: usize = 110;
const LEFT: usize = 90;
const TOP: usize = 90;

/// One cell a pair: how fast kernels of the row's device store to the column's memory, or why not at all.
pub fn matrix(level: &Level) -> String {
    let mut out = String::new();
    compose(&mut out, level).expect("a string takes all");
    out
}

fn compose(out: &mut String, level: &Level) -> std::fmt::Result {
    let n = level.units.len();
    let (width, height) = ((LEFT + n * CELL + 10).max(420), TOP + n * CELL + 10);
    writeln!(
        out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" font-family="sans-serif" font-size="15" text-anchor="middle">"#
    )?;
    writeln!(out, r#"<rect width="100%" height="100%" fill="white"/>"#)?;
    let title = "Puts by kernels: GB/s, and us of 8 bytes";
    writeln!(out, r#"<text x="{}" y="24" font-size="17">{title}</text>"#, width / 2)?;
    let middle = LEFT + n * CELL / 2;
    writeln!(out, r#"<text x="{middle}" y="50" fill="grey">to {}</text>"#, level.name)?;
    writeln!(out, r#"<text x="30" y="{}" fill="grey">from</text>"#, TOP + n * CELL / 2)?;
    let most =
        (0..n * n).filter_map(|at| Some(speed(level, at / n, at % n, By::Kernel)?.gigabytes_per_s)).fold(0.0, f64::max);
    for (at, unit) in level.units.iter().enumerate() {
        let centre = at * CELL + CELL / 2;
        writeln!(out, r#"<text x="{}" y="{}">{}</text>"#, LEFT + centre, TOP - 12, unit.label)?;
        writeln!(out, r#"<text x="{}" y="{}">{}</text>"#, LEFT - 20, TOP + centre + 5, unit.label)?;
    }
    for from in 0..n {
        for to in 0..n {
            let (colour, lines) = content(level, from, to, most);
            let (x, y) = (LEFT + to * CELL, TOP + from * CELL);
            writeln!(
                out,
                r#"<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{colour}" stroke="white" stroke-width="2"/>"#
            )?;
            for (line, text) in lines.iter().enumerate() {
                let (x, y) = (x + CELL / 2, y + CELL / 2 - 4 + line * 22);
                writeln!(out, r#"<text x="{x}" y="{y}">{text}</text>"#)?;
            }
        }
    }
    writeln!(out, "</svg>")
}

/// Colour and words of a cell.
fn content(level: &Level, from: usize, to: usize, most: f64) -> (String, Vec<String>) {
    match job_of(level, from, to).map(|job| &job.outcome) {
        Some(Outcome::Passed) => (),
        Some(Outcome::Refused { .. }) => return ("#d0d0d0".into(), vec!["refused".into()]),
        Some(Outcome::Failed { .. }) => return ("#e8735a".into(), vec!["failed".into()]),
        Some(Outcome::Skipped { .. }) | None => return ("#f4f4f4".into(), vec!["not run".into()]),
    }
    let Some(speed) = speed(level, from, to, By::Kernel) else {
        return ("#f4f4f4".into(), vec!["ok".into()]);
    };
    // From pale to full green, by bandwidth.
    let share = if most > 0.0 { speed.gigabytes_per_s / most } else { 0.0 };
    let shade = |pale: f64, full: f64| (pale + share * (full - pale)).round();
    let colour = format!("rgb({},{},{})", shade(240.0, 120.0), shade(248.0, 200.0), shade(236.0, 130.0));
    let lines = vec![format!("{:.1} GB/s", speed.gigabytes_per_s), format!("{:.2} us", speed.latency_us)];
    (colour, lines)
}
