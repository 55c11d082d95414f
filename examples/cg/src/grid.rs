//! Where in the plane the unknowns lie, as comments of a matrix file may tell:
//!
//! ```text
//! % @grid COLUMNS ROWS WIDTH HEIGHT   cells of a rectangle, counted by rows from its lower left corner
//! % @cells FIRST+COUNT ...            the cells that unknowns stand for, in their order; any number of these
//! % @line X0 Y0 X1 Y1                 a line worth showing, and
//! % @label X Y TEXT                   a text
//! ```

use std::str::FromStr;

use crate::matrix::{Error, Matrix};

/// Cells of a rectangle, some of which are unknowns.
#[derive(Debug, PartialEq)]
pub struct Grid {
    pub columns: usize,
    pub rows: usize,
    pub width: f64,
    pub height: f64,
    /// The cell of each unknown.
    pub cells: Vec<usize>,
    /// Ends of lines to show.
    pub lines: Vec<[(f64, f64); 2]>,
    /// Texts to show, and the middle of each.
    pub labels: Vec<((f64, f64), String)>,
}

/// More cells than anyone draws.
const MOST_CELLS: usize = 100_000_000;

impl Grid {
    /// What the comments of `matrix` say; an error where they do not.
    pub fn of(matrix: &Matrix) -> Result<Grid, Error> {
        let mut grid = None;
        let mut cells = Vec::new();
        let mut lines = Vec::new();
        let mut labels = Vec::new();
        let mut last_line = 1;
        for (line, comment) in &matrix.comments {
            let Some((key, rest)) = comment.strip_prefix('@').and_then(|c| c.split_once(' ')) else {
                continue;
            };
            let bad = |wanted| matrix.bad_grid(*line, format!("{wanted}, not `{rest}`"));
            last_line = *line;
            match key {
                "grid" => grid = Some(size(rest).ok_or_else(|| bad(GRID))?),
                "cells" => {
                    let most = grid.map_or(0, |(columns, rows, ..)| columns * rows);
                    for run in rest.split_whitespace() {
                        cells.extend(run_of_cells(run, most).ok_or_else(|| bad(CELLS))?);
                    }
                }
                "line" => {
                    let [x0, y0, x1, y1] = numbers(rest).ok_or_else(|| bad(LINE))?;
                    lines.push([(x0, y0), (x1, y1)]);
                }
                "label" => {
                    let mut words = rest.splitn(3, ' ');
                    let mut word = || words.next().ok_or_else(|| bad(LABEL));
                    let place = format!("{} {}", word()?, word()?);
                    let [x, y] = numbers(&place).ok_or_else(|| bad(LABEL))?;
                    labels.push(((x, y), word()?.to_owned()));
                }
                _ => {}
            }
        }
        let Some((columns, rows, width, height)) = grid else {
            return Err(matrix.bad_grid(1, "there is no `% @grid`".to_owned()));
        };
        if cells.len() != matrix.n() {
            let (cells, n) = (cells.len(), matrix.n());
            let why = format!("@cells names {cells} cells for {n} unknowns");
            return Err(matrix.bad_grid(last_line, why));
        }
        Ok(Grid { columns, rows, width, height, cells, lines, labels })
    }

    /// Width and height of a cell.
    pub fn cell_size(&self) -> (f64, f64) {
        (self.width / self.columns as f64, self.height / self.rows as f64)
    }

    /// The values of the unknowns by cells; `None` in the others.
    pub fn spread(&self, x: &[f64]) -> Vec<Option<f64>> {
        let mut values = vec![None; self.columns * self.rows];
        for (&cell, &value) in self.cells.iter().zip(x) {
            values[cell] = Some(value);
        }
        values
    }
}

const GRID: &str = "@grid takes the numbers of columns and rows, and the width and height";
const CELLS: &str = "@cells takes runs FIRST+COUNT that lie in the @grid before it";
const LINE: &str = "@line takes four numbers";
const LABEL: &str = "@label takes two numbers and a text";

fn numbers<T: FromStr, const N: usize>(text: &str) -> Option<[T; N]> {
    let numbers: Option<Vec<T>> = text.split_whitespace().map(|w| w.parse().ok()).collect();
    numbers?.try_into().ok()
}

fn size(text: &str) -> Option<(usize, usize, f64, f64)> {
    let [columns, rows, width, height] = numbers::<f64, 4>(text)?;
    let whole = |value: f64| (value >= 1.0 && value.fract() == 0.0).then_some(value as usize);
    let (columns, rows) = (whole(columns)?, whole(rows)?);
    let sound =
        columns.checked_mul(rows)? <= MOST_CELLS && [width, height].iter().all(|side| side.is_finite() && *side > 0.0);
    sound.then_some((columns, rows, width, height))
}

fn run_of_cells(text: &str, cells: usize) -> Option<std::ops::Range<usize>> {
    let (first, count) = text.split_once('+')?;
    let (first, count) = (first.parse::<usize>().ok()?, count.parse::<usize>().ok()?);
    let end = first.checked_add(count)?;
    (end <= cells).then_some(first..end)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid_of(comments: &[&str]) -> Result<Grid, String> {
        let comments: String = comments.iter().map(|text| format!("% {text}\n")).collect();
        let header = "%%MatrixMarket matrix coordinate real symmetric\n";
        let text = format!("{header}{comments}3 3 3\n1 1 1\n2 2 1\n3 3 1\n");
        let matrix = Matrix::parse("m.mtx".as_ref(), &text).unwrap();
        Grid::of(&matrix).map_err(|error| error.to_string())
    }

    #[test]
    fn comments_describe_a_grid() {
        let grid = grid_of(&[
            "free text",
            "@grid 2 2 1.0 0.5",
            "@cells 0+1",
            "@cells 2+2",
            "@line 0 0 1 0.5",
            "@label 0.5 0.25 the middle",
            "@unknown key",
        ])
        .unwrap();
        assert_eq!((grid.columns, grid.rows), (2, 2));
        assert_eq!(grid.cells, [0, 2, 3]);
        assert_eq!(grid.lines, [[(0.0, 0.0), (1.0, 0.5)]]);
        assert_eq!(grid.labels, [((0.5, 0.25), "the middle".to_owned())]);
        let spread = grid.spread(&[7.0, 8.0, 9.0]);
        assert_eq!(spread, [Some(7.0), None, Some(8.0), Some(9.0)]);
    }

    #[test]
    fn what_is_wrong_with_a_grid_is_named_by_line() {
        for (line, comments) in [
            (1, &["nothing"][..]),
            (2, &["@grid 2 two 1 1"]),
            (2, &["@grid 2 0 1 1"]),
            (2, &["@grid 2 2 1 -1"]),
            (2, &["@cells 0+3", "@grid 2 2 1 1"]),
            (3, &["@grid 2 2 1 1", "@cells 2+3"]),
            (3, &["@grid 2 2 1 1", "@cells 3"]),
            (3, &["@grid 2 2 1 1", "@cells 0+2"]),
            (4, &["@grid 2 2 1 1", "@cells 0+3", "@line 0 0 1"]),
            (4, &["@grid 2 2 1 1", "@cells 0+3", "@label 0 x"]),
        ] {
            let error = grid_of(comments).unwrap_err();
            assert!(error.starts_with(&format!("m.mtx:{line}: ")), "{comments:?}: {error}");
        }
    }
}
