//! Writes the example's own system of equations: steady heat flow in a plate with a hole, of two
//! materials. `plate DIRECTORY` writes `plate.mtx` and `plate_rhs.mtx` there, the same each time.
//!
//! Finite volumes on square cells. Heat flows between neighbours in proportion to the difference of
//! their temperatures and to the conductivity between them, which is the harmonic mean of theirs. The
//! left and right edges are held at temperatures; top, bottom and the hole let no heat through.

use std::fmt::Write;
use std::path::Path;
use std::process::ExitCode;

const COLUMNS: i32 = 96;
const ROWS: i32 = 48;
/// Side of a cell, in metres.
const CELL: f64 = 0.005;

/// Degrees Celsius at the left and the right edge.
const LEFT: f64 = 100.0;
const RIGHT: f64 = 20.0;

/// Conductivities in W/(m K), chosen so that their harmonic mean, 96, is a whole number too.
const ALUMINIUM: f64 = 240.0;
const STEEL: f64 = 60.0;

/// The middle and the radius of the hole, in cells.
const HOLE: (f64, f64) = (44.0, 24.0);
const RADIUS: f64 = 11.5;

/// Where the boundary between the materials meets the lower and the upper edge, in cells; aluminium
/// is to its left.
const BOUNDARY: (f64, f64) = (38.0, 66.0);

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    let [directory] = &arguments[..] else {
        eprintln!("usage: plate DIRECTORY");
        return ExitCode::from(2);
    };
    match write(Path::new(directory)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("plate: {}: {error}", directory.to_string_lossy());
            ExitCode::FAILURE
        }
    }
}

fn write(directory: &Path) -> std::io::Result<()> {
    let (matrix, rhs) = plate();
    std::fs::write(directory.join("plate.mtx"), matrix)?;
    std::fs::write(directory.join("plate_rhs.mtx"), rhs)
}

/// Whether the plate is there: in the rectangle, out of the hole.
fn solid(column: i32, row: i32) -> bool {
    let (x, y) = (f64::from(column) + 0.5, f64::from(row) + 0.5);
    let from_hole = (x - HOLE.0).powi(2) + (y - HOLE.1).powi(2);
    (0..COLUMNS).contains(&column) && (0..ROWS).contains(&row) && from_hole > RADIUS * RADIUS
}

fn conductivity(column: i32, row: i32) -> f64 {
    let up = (f64::from(row) + 0.5) / f64::from(ROWS);
    let boundary = BOUNDARY.0 + (BOUNDARY.1 - BOUNDARY.0) * up;
    if f64::from(column) + 0.5 < boundary { ALUMINIUM } else { STEEL }
}

/// The two files.
fn plate() -> (String, String) {
    let cells: Vec<(i32, i32)> = (0..ROWS)
        .flat_map(|row| (0..COLUMNS).map(move |column| (column, row)))
        .filter(|&(column, row)| solid(column, row))
        .collect();
    let mut unknown = vec![0; (COLUMNS * ROWS) as usize];
    for (number, &(column, row)) in (1..).zip(&cells) {
        unknown[(row * COLUMNS + column) as usize] = number;
    }

    let (mut entries, mut rhs) = (String::new(), String::new());
    let mut count = 0;
    for (number, &(column, row)) in (1..).zip(&cells) {
        let own = conductivity(column, row);
        let (mut diagonal, mut heat) = (0.0, 0.0);
        let mut later = String::new();
        for (column, row) in [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)] {
            if solid(column, row) {
                let other = conductivity(column, row);
                let between = 2.0 * own * other / (own + other);
                diagonal += between;
                let neighbour: usize = unknown[(row * COLUMNS + column) as usize];
                if neighbour > number {
                    writeln!(later, "{neighbour} {number} {}", -between).expect("a string");
                    count += 1;
                }
            } else if !(0..COLUMNS).contains(&column) {
                // The edge is half a cell away.
                diagonal += 2.0 * own;
                heat += 2.0 * own * if column < 0 { LEFT } else { RIGHT };
            }
        }
        writeln!(entries, "{number} {number} {diagonal}\n{later}").expect("a string");
        writeln!(rhs, "{heat}").expect("a string");
        count += 1;
    }
    let n = cells.len();
    let entries = entries.replace("\n\n", "\n");
    let (width, height) = (f64::from(COLUMNS) * CELL, f64::from(ROWS) * CELL);
    let matrix = format!(
        "%%MatrixMarket matrix coordinate real symmetric
% Steady heat flow in a plate of aluminium ({ALUMINIUM} W/(m K)) and steel ({STEEL}) with a hole: finite volumes.
% Unknowns: temperatures in degrees Celsius. Left edge {LEFT}, right edge {RIGHT}; no heat passes elsewhere.
% Written by examples/cg/src/bin/plate.rs, the right-hand side beside it.
% @grid {COLUMNS} {ROWS} {width} {height}
{}% @line {} 0 {} {height}
% @label 0.075 0.12 aluminium
% @label 0.421 0.12 steel
{n} {n} {count}
{entries}",
        runs(&cells),
        BOUNDARY.0 * CELL,
        BOUNDARY.1 * CELL,
    );
    let rhs = format!(
        "%%MatrixMarket matrix array real general
% The heat that the edges of the plate give, for plate.mtx.
{n} 1
{rhs}"
    );
    (matrix, rhs)
}

/// The comments that tell the cells of the unknowns.
fn runs(cells: &[(i32, i32)]) -> String {
    let numbers: Vec<i32> = cells.iter().map(|(column, row)| row * COLUMNS + column).collect();
    let mut text = String::new();
    for run in numbers.chunk_by(|a, b| a + 1 == *b) {
        writeln!(text, "% @cells {}+{}", run[0], run.len()).expect("a string");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_in_the_repository_are_these() {
        let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../data");
        let (matrix, rhs) = plate();
        assert_eq!(std::fs::read_to_string(data.join("plate.mtx")).unwrap(), matrix);
        assert_eq!(std::fs::read_to_string(data.join("plate_rhs.mtx")).unwrap(), rhs);
    }
}
