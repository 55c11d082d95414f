//! Matrix Market files: symmetric positive definite matrices and right-hand sides, with every fault
//! named by file and line.

use std::fmt;
use std::path::{Path, PathBuf};

/// A symmetric matrix with a positive diagonal, all of it stored, by rows.
#[derive(Debug)]
pub struct Matrix {
    /// Where each row starts in `columns` and `values`; one more at the end.
    pub row_starts: Vec<u32>,
    /// The column of each stored entry, ascending in a row.
    pub columns: Vec<u32>,
    /// The value of each stored entry.
    pub values: Vec<f64>,
    /// The comments of the file, each with its line.
    pub comments: Vec<(usize, String)>,
    file: PathBuf,
    size_line: usize,
}

/// What is wrong with a file, and where.
#[derive(Debug, PartialEq)]
pub struct Error {
    file: PathBuf,
    line: Option<usize>,
    problem: Problem,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.file.display())?;
        if let Some(line) = self.line {
            write!(f, "{line}:")?;
        }
        write!(f, " {}", self.problem)
    }
}

/// What can be wrong with a file. Rows and columns are numbered from 1, as in the file.
#[derive(Debug, PartialEq, thiserror::Error)]
pub enum Problem {
    #[error("cannot be read: {0}")]
    Unreadable(String),
    #[error("the header is `{0}`, not that of a Matrix Market file (`%%MatrixMarket matrix ...`)")]
    NoHeader(String),
    #[error("the header says `{found}`; this program reads {wanted}")]
    Unsupported { found: String, wanted: &'static str },
    #[error("the file ends before the line of sizes")]
    NoSizes,
    #[error("`{0}` are not the sizes wanted here: {1}")]
    BadSizes(String, &'static str),
    #[error("the matrix is {0} x {1}: not square, so it is not symmetric")]
    NotSquare(u64, u64),
    #[error("the right-hand side is {0} x {1}; the matrix wants {2} x 1")]
    WrongShape(u64, u64, usize),
    #[error("{0} entries are announced, too many for 32-bit indices")]
    TooLarge(u64),
    #[error("`{0}` is not an entry: {1}")]
    BadEntry(String, &'static str),
    #[error("`{0}` is not a finite number")]
    BadNumber(String),
    #[error("`{0}` is not an integer, as the header promises")]
    NotInteger(String),
    #[error("{which} index {value} is outside [1, {bound}]")]
    OutOfRange { which: &'static str, value: String, bound: usize },
    #[error("the file is truncated: {announced} entries are announced, {found} are here")]
    TooFew { announced: u64, found: u64 },
    #[error("more than the {0} entries announced")]
    TooMany(u64),
    #[error("entry ({0}, {1}) is here again, after line {2}")]
    Again(usize, usize, usize),
    #[error("the matrix is not symmetric: entry ({row}, {column}) is {value:e}, but ({column}, {row}) is {mirror:e}")]
    NotSymmetric { row: usize, column: usize, value: f64, mirror: f64 },
    #[error("the matrix is not positive definite: {0}")]
    NotPositiveDefinite(String),
    #[error("the comments describe no grid to draw on: {0}")]
    BadGrid(String),
}

impl Problem {
    fn at(self, line: usize) -> Fault {
        (Some(line), self)
    }
}

/// A problem and its line; the file is added where it is known.
type Fault = (Option<usize>, Problem);

/// The text of a file read by `parse`, with faults named by file.
fn read<T>(file: &Path, parse: impl FnOnce(&str) -> Result<T, Fault>) -> Result<T, Error> {
    let text = std::fs::read(file)
        .map_err(|cause| (None, Problem::Unreadable(cause.to_string())))
        // Comments may be in any encoding; what counts is ASCII.
        .map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    text.and_then(|text| parse(&text)).map_err(|(line, problem)| Error { file: file.to_owned(), line, problem })
}

impl Matrix {
    /// Reads a real symmetric positive definite matrix in coordinate format: stored as symmetric, or
    /// as general and symmetric all the same.
    ///
    /// What shows that a matrix is not positive definite without factorising it is found here: a
    /// diagonal entry that is missing or not positive, a principal minor of order two that is not.
    pub fn read(file: &Path) -> Result<Matrix, Error> {
        read(file, |text| Matrix::parse(file, text))
    }

    /// Of the text of `file`.
    pub(crate) fn parse(file: &Path, text: &str) -> Result<Matrix, Fault> {
        let mut reader = Reader::open(text)?;
        let header = Header::parse(&mut reader, "a matrix in coordinate format", |format| format == "coordinate")?;
        let (size_line, [rows, columns, announced]) = reader.sizes("rows, columns and entries, three whole numbers")?;
        if rows != columns {
            return Err(Problem::NotSquare(rows, columns).at(size_line));
        }
        if announced > u64::from(u32::MAX / 2) {
            return Err(Problem::TooLarge(announced).at(size_line));
        }
        if rows == 0 || rows > announced {
            let why = format!("{announced} entries cannot fill the diagonal of {rows} rows");
            return Err(Problem::NotPositiveDefinite(why).at(size_line));
        }
        let n = rows as usize;
        let mut entries = reader.entries(n, n, announced, &header)?;
        if header.symmetric {
            let mirrored: Vec<Entry> = entries.iter().filter_map(Entry::mirrored).collect();
            entries.extend(mirrored);
        }
        reject_repetition(&mut entries)?;
        let matrix = Matrix::assemble(n, &entries, file, size_line, reader.comments);
        if !header.symmetric {
            matrix.reject_asymmetry(&entries)?;
        }
        matrix.reject_indefinite_minors(&entries)?;
        Ok(matrix)
    }

    /// Of sorted entries.
    fn assemble(n: usize, entries: &[Entry], file: &Path, size_line: usize, comments: Vec<(usize, String)>) -> Matrix {
        let mut row_starts = vec![0u32; n + 1];
        for entry in entries {
            row_starts[entry.row as usize + 1] += 1;
        }
        for row in 0..n {
            row_starts[row + 1] += row_starts[row];
        }
        Matrix {
            row_starts,
            columns: entries.iter().map(|entry| entry.column).collect(),
            values: entries.iter().map(|entry| entry.value).collect(),
            comments,
            file: file.to_owned(),
            size_line,
        }
    }

    fn reject_asymmetry(&self, entries: &[Entry]) -> Result<(), Fault> {
        // Files written with few digits may differ in the last of them.
        const ROUNDING: f64 = 1e-12;
        let asymmetric = |entry: &&Entry| {
            let mirror = self.at(entry.column, entry.row);
            (entry.value - mirror).abs() > ROUNDING * entry.value.abs().max(mirror.abs())
        };
        match entries.iter().filter(asymmetric).min_by_key(|e| e.line) {
            None => Ok(()),
            Some(entry) => Err(Problem::NotSymmetric {
                row: entry.row as usize + 1,
                column: entry.column as usize + 1,
                value: entry.value,
                mirror: self.at(entry.column, entry.row),
            }
            .at(entry.line)),
        }
    }

    fn reject_indefinite_minors(&self, entries: &[Entry]) -> Result<(), Fault> {
        let diagonal = self.diagonal();
        let not_positive = |line, row: usize, value: f64| {
            let why = format!("diagonal entry ({row}, {row}) is {value:e}");
            Err(Problem::NotPositiveDefinite(why).at(line))
        };
        let mut by_line: Vec<&Entry> = entries.iter().collect();
        by_line.sort_by_key(|entry| entry.line);
        for entry in &by_line {
            if entry.row == entry.column && entry.value <= 0.0 {
                return not_positive(entry.line, entry.row as usize + 1, entry.value);
            }
        }
        if let Some(row) = diagonal.iter().position(|&value| value == 0.0) {
            let why = format!("diagonal entry ({0}, {0}) is missing", row + 1);
            return Err(Problem::NotPositiveDefinite(why).at(self.size_line));
        }
        for entry in by_line.into_iter().filter(|e| e.row != e.column) {
            let (row, column) = (entry.row as usize, entry.column as usize);
            if (entry.value / diagonal[row]) * (entry.value / diagonal[column]) >= 1.0 {
                let why = format!(
                    "entry ({}, {}) is {:e}, too large beside the diagonal entries {:e} and {:e}",
                    row + 1,
                    column + 1,
                    entry.value,
                    diagonal[row],
                    diagonal[column]
                );
                return Err(Problem::NotPositiveDefinite(why).at(entry.line));
            }
        }
        Ok(())
    }

    /// An error about the matrix as a whole, found later.
    pub fn not_positive_definite(&self, why: String) -> Error {
        self.fault(self.size_line, Problem::NotPositiveDefinite(why))
    }

    /// An error in the comments that describe a grid.
    pub fn bad_grid(&self, line: usize, why: String) -> Error {
        self.fault(line, Problem::BadGrid(why))
    }

    fn fault(&self, line: usize, problem: Problem) -> Error {
        Error { file: self.file.clone(), line: Some(line), problem }
    }

    /// Number of rows.
    pub fn n(&self) -> usize {
        self.row_starts.len() - 1
    }

    /// Number of stored entries.
    pub fn non_zeros(&self) -> usize {
        self.values.len()
    }

    /// The entries of a row, as a range of `columns` and `values`.
    pub fn row(&self, row: usize) -> std::ops::Range<usize> {
        self.row_starts[row] as usize..self.row_starts[row + 1] as usize
    }

    fn at(&self, row: u32, column: u32) -> f64 {
        let row = self.row(row as usize);
        let found = self.columns[row.clone()].binary_search(&column);
        found.map_or(0.0, |place| self.values[row.start + place])
    }

    /// The diagonal.
    pub fn diagonal(&self) -> Vec<f64> {
        (0..self.n() as u32).map(|row| self.at(row, row)).collect()
    }

    /// The product with a vector.
    pub fn multiply(&self, x: &[f64]) -> Vec<f64> {
        let product = |row| self.row(row).map(|k| self.values[k] * x[self.columns[k] as usize]).sum();
        (0..self.n()).map(product).collect()
    }

    /// `b - A x`.
    pub fn residual(&self, x: &[f64], b: &[f64]) -> Vec<f64> {
        let product = self.multiply(x);
        b.iter().zip(product).map(|(b, ax)| b - ax).collect()
    }
}

/// Reads the right-hand side of `n` equations, in array or in coordinate format.
pub fn read_vector(file: &Path, n: usize) -> Result<Vec<f64>, Error> {
    read(file, |text| parse_vector(text, n))
}

fn parse_vector(text: &str, n: usize) -> Result<Vec<f64>, Fault> {
    let mut reader = Reader::open(text)?;
    let header = Header::parse(&mut reader, "a vector of full or coordinate format", |_| true)?;
    let mut vector = vec![0.0; n];
    let shape = |line, rows, columns| {
        if rows == n as u64 && columns == 1 { Ok(()) } else { Err(Problem::WrongShape(rows, columns, n).at(line)) }
    };
    if header.coordinate {
        let (line, [rows, columns, announced]) = reader.sizes("rows, columns and entries, three whole numbers")?;
        shape(line, rows, columns)?;
        let mut entries = reader.entries(n, 1, announced, &header)?;
        reject_repetition(&mut entries)?;
        for entry in entries {
            vector[entry.row as usize] = entry.value;
        }
    } else {
        let (line, [rows, columns]) = reader.sizes("rows and columns, two whole numbers")?;
        shape(line, rows, columns)?;
        for (found, place) in vector.iter_mut().enumerate() {
            let (line, text) = reader.data(n as u64, found as u64)?;
            *place = number(text, header.integer).map_err(|problem| problem.at(line))?;
        }
        reader.end(n as u64)?;
    }
    Ok(vector)
}

/// What the first line of a file says.
struct Header {
    coordinate: bool,
    integer: bool,
    symmetric: bool,
}

impl Header {
    fn parse(
        reader: &mut Reader<'_>,
        wanted: &'static str,
        format_is_right: impl Fn(&str) -> bool,
    ) -> Result<Header, Fault> {
        let line = reader.header.to_ascii_lowercase();
        let words: Vec<&str> = line.split_whitespace().collect();
        let [banner, "matrix", format, field, symmetry] = words[..] else {
            return Err(Problem::NoHeader(shortened(reader.header)).at(1));
        };
        if banner != "%%matrixmarket" {
            return Err(Problem::NoHeader(shortened(reader.header)).at(1));
        }
        let unsupported = |found: &str, wanted| {
            let found = found.to_owned();
            Err(Problem::Unsupported { found, wanted }.at(1))
        };
        if !["coordinate", "array"].contains(&format) || !format_is_right(format) {
            return unsupported(format, wanted);
        }
        if !["real", "double", "integer"].contains(&field) {
            return unsupported(field, "real and integer values");
        }
        if !["general", "symmetric"].contains(&symmetry) {
            return unsupported(symmetry, "`symmetric` and `general` storage");
        }
        Ok(Header {
            coordinate: format == "coordinate",
            integer: field == "integer",
            symmetric: symmetry == "symmetric",
        })
    }
}

/// An entry of a file, numbered from 0.
#[derive(Clone, Copy)]
struct Entry {
    row: u32,
    column: u32,
    value: f64,
    line: usize,
}

impl Entry {
    /// The entry that symmetric storage leaves out.
    fn mirrored(&self) -> Option<Entry> {
        (self.row != self.column).then_some(Entry { row: self.column, column: self.row, ..*self })
    }
}

/// Sorts entries by rows and columns; an entry that is there twice is an error.
fn reject_repetition(entries: &mut [Entry]) -> Result<(), Fault> {
    entries.sort_by_key(|entry| (entry.row, entry.column, entry.line));
    let pairs = entries.windows(2).map(|pair| (pair[0], pair[1]));
    let again = pairs.filter(|(a, b)| (a.row, a.column) == (b.row, b.column)).min_by_key(|(_, b)| b.line);
    match again {
        None => Ok(()),
        Some((a, b)) => {
            let (row, column) = (b.row as usize + 1, b.column as usize + 1);
            Err(Problem::Again(row, column, a.line).at(b.line))
        }
    }
}

/// The lines of a file that say something, with their numbers from 1.
struct Reader<'a> {
    header: &'a str,
    lines: std::iter::Enumerate<std::str::Lines<'a>>,
    last_line: usize,
    comments: Vec<(usize, String)>,
}

impl<'a> Reader<'a> {
    fn open(text: &'a str) -> Result<Reader<'a>, Fault> {
        let mut lines = text.lines().enumerate();
        let Some((_, header)) = lines.next() else {
            return Err(Problem::NoHeader(String::new()).at(1));
        };
        Ok(Reader { header, lines, last_line: 1, comments: Vec::new() })
    }

    fn next(&mut self) -> Option<(usize, &'a str)> {
        for (index, line) in self.lines.by_ref() {
            self.last_line = index + 1;
            let line = line.trim();
            if let Some(comment) = line.strip_prefix('%') {
                self.comments.push((index + 1, comment.trim().to_owned()));
            } else if !line.is_empty() {
                return Some((index + 1, line));
            }
        }
        None
    }

    fn sizes<const N: usize>(&mut self, wanted: &'static str) -> Result<(usize, [u64; N]), Fault> {
        let (line, text) = self.next().ok_or(Problem::NoSizes.at(self.last_line))?;
        let sizes: Option<Vec<u64>> = text.split_whitespace().map(|w| w.parse().ok()).collect();
        match sizes.and_then(|sizes| sizes.try_into().ok()) {
            Some(sizes) => Ok((line, sizes)),
            None => Err(Problem::BadSizes(shortened(text), wanted).at(line)),
        }
    }

    /// The next of `announced` lines of data, of which `found` were before.
    fn data(&mut self, announced: u64, found: u64) -> Result<(usize, &'a str), Fault> {
        self.next().ok_or_else(|| Problem::TooFew { announced, found }.at(self.last_line))
    }

    fn end(&mut self, announced: u64) -> Result<(), Fault> {
        match self.next() {
            None => Ok(()),
            Some((line, _)) => Err(Problem::TooMany(announced).at(line)),
        }
    }

    fn entries(&mut self, rows: usize, columns: usize, announced: u64, header: &Header) -> Result<Vec<Entry>, Fault> {
        let mut entries = Vec::new();
        for found in 0..announced {
            let (line, text) = self.data(announced, found)?;
            let words: Vec<&str> = text.split_whitespace().collect();
            let entry = match words[..] {
                [row, column, value] => index(row, "row", rows).and_then(|row| {
                    Ok(Entry {
                        row,
                        column: index(column, "column", columns)?,
                        value: number(value, header.integer)?,
                        line,
                    })
                }),
                _ => Err(Problem::BadEntry(shortened(text), "it takes a row, a column and a value")),
            };
            entries.push(entry.map_err(|problem| problem.at(line))?);
        }
        self.end(announced)?;
        Ok(entries)
    }
}

fn index(word: &str, which: &'static str, bound: usize) -> Result<u32, Problem> {
    match word.parse::<usize>() {
        Ok(index) if (1..=bound).contains(&index) => Ok((index - 1) as u32),
        _ if word.parse::<f64>().is_err() => {
            Err(Problem::BadEntry(shortened(word), "rows and columns are whole numbers"))
        }
        _ => Err(Problem::OutOfRange { which, value: shortened(word), bound }),
    }
}

fn number(word: &str, integer: bool) -> Result<f64, Problem> {
    match word.parse::<f64>() {
        Ok(value) if !value.is_finite() => Err(Problem::BadNumber(shortened(word))),
        Ok(_) if integer && word.parse::<i64>().is_err() => Err(Problem::NotInteger(shortened(word))),
        Ok(value) => Ok(value),
        Err(_) => Err(Problem::BadNumber(shortened(word))),
    }
}

/// Text of a file as a message can show it, be the file whatever it is.
fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    let mut short: String = text.chars().take(MOST).flat_map(char::escape_debug).collect();
    if text.chars().nth(MOST).is_some() {
        short.push_str("...");
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    const SYMMETRIC: &str = "%%MatrixMarket matrix coordinate real symmetric\n";
    const GENERAL: &str = "%%MatrixMarket matrix coordinate real general\n";

    fn parse(text: &str) -> Result<Matrix, Fault> {
        Matrix::parse(Path::new("m.mtx"), text)
    }

    /// The line and the problem of a text that must be refused.
    fn refused(text: &str) -> (usize, Problem) {
        let (line, problem) = parse(text).expect_err(text);
        (line.expect("every fault in a text has a line"), problem)
    }

    fn refused_vector(text: &str, n: usize) -> (usize, Problem) {
        let (line, problem) = parse_vector(text, n).expect_err(text);
        (line.expect("every fault in a text has a line"), problem)
    }

    #[test]
    fn both_storages_give_the_same_matrix() {
        let symmetric =
            parse(&format!("{SYMMETRIC}% a note\n\n3 3 5\n1 1 2\n2 1 -1\n2 2 2.0e0\n3 2 -1\n3 3 2\n")).unwrap();
        let general = parse(&format!("{GENERAL}3 3 7\n3 3 2\n1 1 2\n1 2 -1\n2 1 -1\n2 2 2\n2 3 -1\n3 2 -1\n")).unwrap();
        for matrix in [&symmetric, &general] {
            assert_eq!(matrix.row_starts, [0, 2, 5, 7]);
            assert_eq!(matrix.columns, [0, 1, 0, 1, 2, 1, 2]);
            assert_eq!(matrix.values, [2.0, -1.0, -1.0, 2.0, -1.0, -1.0, 2.0]);
            assert_eq!(matrix.multiply(&[1.0, 2.0, 3.0]), [0.0, 0.0, 4.0]);
            assert_eq!(matrix.diagonal(), [2.0; 3]);
        }
        assert_eq!(symmetric.comments, [(2, "a note".to_owned())]);
    }

    #[test]
    fn the_upper_triangle_serves_as_well() {
        let matrix = parse(&format!("{SYMMETRIC}2 2 3\n1 1 2\n1 2 -1\n2 2 2\n")).unwrap();
        assert_eq!(matrix.values, [2.0, -1.0, -1.0, 2.0]);
    }

    #[test]
    fn case_line_ends_and_integers() {
        let text = "%%matrixmarket MATRIX Coordinate INTEGER Symmetric\r\n1 1 1\r\n1 1 7\r\n";
        assert_eq!(parse(text).unwrap().values, [7.0]);
        let text = "%%MatrixMarket matrix coordinate integer symmetric\n1 1 1\n1 1 7.5\n";
        assert_eq!(refused(text), (3, Problem::NotInteger("7.5".into())));
    }

    #[test]
    fn a_missing_file_is_named() {
        let error = Matrix::read(Path::new("/nowhere/m.mtx")).unwrap_err();
        assert!(matches!(error.problem, Problem::Unreadable(_)));
        assert!(error.to_string().starts_with("/nowhere/m.mtx: cannot be"));
    }

    #[test]
    fn file_and_line_come_first() {
        let error = Error { file: "dir/m.mtx".into(), line: Some(12), problem: Problem::TooMany(3) };
        assert_eq!(error.to_string(), "dir/m.mtx:12: more than the 3 entries announced");
    }

    #[test]
    fn headers() {
        for text in ["", "1 1 1\n1 1 1\n", "%%MatrixMarket matrix coordinate\n"] {
            let (line, problem) = refused(text);
            assert_eq!(line, 1);
            assert!(matches!(problem, Problem::NoHeader(_)), "{problem:?}");
        }
        for words in [
            "coordinate complex symmetric",
            "coordinate pattern symmetric",
            "coordinate real hermitian",
            "coordinate real skew-symmetric",
            "array real general",
        ] {
            let (line, problem) = refused(&format!("%%MatrixMarket matrix {words}\n1 1 1\n"));
            assert_eq!(line, 1);
            assert!(matches!(problem, Problem::Unsupported { .. }), "{words}");
        }
    }

    #[test]
    fn sizes() {
        assert_eq!(refused(&format!("{SYMMETRIC}% only\n")), (2, Problem::NoSizes));
        for sizes in ["3 3", "3 3 x", "3 3 -1", "3 3 3 3"] {
            let (line, problem) = refused(&format!("{SYMMETRIC}{sizes}\n"));
            assert_eq!(line, 2);
            assert!(matches!(problem, Problem::BadSizes(..)), "{sizes}");
        }
        assert_eq!(refused(&format!("{GENERAL}3 2 1\n1 1 1\n")), (2, Problem::NotSquare(3, 2)));
        for sizes in ["0 0 0", "4000000000000 4000000000000 5"] {
            let (line, problem) = refused(&format!("{SYMMETRIC}{sizes}\n"));
            assert_eq!(line, 2);
            assert!(matches!(problem, Problem::NotPositiveDefinite(_)));
        }
        let (line, problem) = refused(&format!("{SYMMETRIC}9 9 99999999999\n"));
        assert_eq!((line, problem), (2, Problem::TooLarge(99999999999)));
    }

    #[test]
    fn truncated_and_overlong_files() {
        let announced = 3;
        assert_eq!(refused(&format!("{SYMMETRIC}2 2 3\n1 1 1\n2 2 1\n")), (4, Problem::TooFew { announced, found: 2 }));
        assert_eq!(refused(&format!("{SYMMETRIC}2 2 2\n1 1 1\n2 2 1\n\n2 1 0\n")), (6, Problem::TooMany(2)));
        // Cut in the middle of a line.
        let (line, problem) = refused(&format!("{SYMMETRIC}2 2 2\n1 1 1\n2 2"));
        assert_eq!(line, 4);
        assert!(matches!(problem, Problem::BadEntry(..)));
    }

    #[test]
    fn entries() {
        let with = |entry: &str| refused(&format!("{SYMMETRIC}2 2 3\n1 1 4\n{entry}\n2 2 4\n"));
        for (which, entry, value) in [
            ("row", "3 1 1", "3"),
            ("row", "0 1 1", "0"),
            ("row", "-1 1 1", "-1"),
            ("column", "2 9 1", "9"),
            ("column", "2 99999999999999999999 1", "99999999999999999999"),
        ] {
            let value = value.to_owned();
            let bound = 2;
            assert_eq!(with(entry), (4, Problem::OutOfRange { which, value, bound }));
        }
        for number in ["one", "nan", "inf", "1e999", "0x1p3", "1,5"] {
            assert_eq!(with(&format!("2 1 {number}")), (4, Problem::BadNumber(number.into())));
        }
        for entry in ["2 1", "2 1 1 1", "b 1 1"] {
            let (line, problem) = with(entry);
            assert_eq!(line, 4);
            assert!(matches!(problem, Problem::BadEntry(..)), "{entry}");
        }
        assert_eq!(with("1 1 4"), (4, Problem::Again(1, 1, 3)));
        let both = format!("{SYMMETRIC}2 2 4\n1 1 4\n2 1 1\n2 2 4\n1 2 1\n");
        let (line, problem) = refused(&both);
        assert_eq!(line, 6);
        assert!(matches!(problem, Problem::Again(_, _, 4)));
    }

    #[test]
    fn asymmetry() {
        let text = format!("{GENERAL}2 2 4\n1 1 4\n1 2 1\n2 1 1.5\n2 2 4\n");
        let (row, column, value, mirror) = (1, 2, 1.0, 1.5);
        let problem = Problem::NotSymmetric { row, column, value, mirror };
        assert_eq!(refused(&text), (4, problem));
        // Its mirror is missing.
        let (line, problem) = refused(&format!("{GENERAL}2 2 3\n1 1 4\n2 2 4\n2 1 1\n"));
        assert_eq!(line, 5);
        assert!(matches!(problem, Problem::NotSymmetric { .. }));
        // The last digits, and zeros, do not matter.
        let text = format!("{GENERAL}2 2 4\n1 1 4\n1 2 0.333333333333333\n2 1 0.3333333333333333\n2 2 4\n");
        assert!(parse(&text).is_ok());
        assert!(parse(&format!("{GENERAL}2 2 3\n1 1 4\n2 1 0\n2 2 4\n")).is_ok());
    }

    #[test]
    fn indefiniteness_that_entries_show() {
        for (line, entries) in [
            (5, "2 1 1\n1 1 4\n2 2 -4"), // negative on the diagonal
            (5, "2 1 1\n1 1 4\n2 2 0"),  // zero there
            (2, "2 1 1\n1 1 4\n1 2 1"),  // missing there, but see below
            (3, "2 1 8\n1 1 4\n2 2 4"),  // a minor of order two is negative
            (3, "2 1 4\n1 1 4\n2 2 4"),  // or zero
        ] {
            let header = if line == 2 { GENERAL } else { SYMMETRIC };
            let (found, problem) = refused(&format!("{header}2 2 3\n{entries}\n"));
            assert_eq!(found, line, "{entries}: {problem}");
            assert!(matches!(problem, Problem::NotPositiveDefinite(_)));
        }
    }

    #[test]
    fn vectors() {
        let array = "%%MatrixMarket matrix array real general\n% b\n3 1\n1\n-2.5\n3e2\n";
        assert_eq!(parse_vector(array, 3).unwrap(), [1.0, -2.5, 300.0]);
        let sparse = "%%MatrixMarket matrix coordinate real general\n3 1 1\n2 1 5\n";
        assert_eq!(parse_vector(sparse, 3).unwrap(), [0.0, 5.0, 0.0]);

        assert_eq!(refused_vector(array, 4), (3, Problem::WrongShape(3, 1, 4)));
        assert_eq!(refused_vector(&array.replace("3e2\n", ""), 3), (5, Problem::TooFew { announced: 3, found: 2 }));
        assert_eq!(refused_vector(&format!("{array}4\n"), 3), (7, Problem::TooMany(3)));
        assert_eq!(refused_vector(&array.replace("-2.5", "x"), 3), (5, Problem::BadNumber("x".into())));
        let twice = sparse.replace("3 1 1", "3 1 2") + "2 1 5\n";
        assert_eq!(refused_vector(&twice, 3), (4, Problem::Again(2, 1, 3)));
    }

    #[test]
    fn what_is_no_text_is_shown_in_short() {
        let (line, problem) = refused(&"\u{0}\u{7}x".repeat(1000));
        assert_eq!(line, 1);
        assert!(problem.to_string().len() < 600);
        assert!(!problem.to_string().contains('\u{7}'));
    }

    #[test]
    fn the_power_grid() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/1138_bus.mtx");
        if !file.exists() {
            println!("skipped: 1138_bus ({} is not there)", file.display());
            return;
        }
        let matrix = Matrix::read(&file).unwrap();
        assert_eq!(matrix.n(), 1138);
        assert_eq!(matrix.non_zeros(), 2 * 2596 - 1138);
        assert_eq!(matrix.at(4, 0), -9.017133);
        assert_eq!(matrix.at(0, 4), -9.017133);
    }
}
