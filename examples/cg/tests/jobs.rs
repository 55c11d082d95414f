//! Runs the example as a job and judges it from outside: exit status, the line that it ends with,
//! and what it says of inputs that are not right.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Seconds after which the launcher ends a job as hanging; a bound on nothing else.
const WATCHDOG: &str = "240";

const PROGRAM: &str = env!("CARGO_BIN_EXE_cg");

fn cg(pes: usize, arguments: &[&str]) -> Output {
    cg_with(&[], pes, arguments)
}

fn cg_with(environment: &[(&str, &str)], pes: usize, arguments: &[&str]) -> Output {
    let launcher = Path::new(PROGRAM).with_file_name("oshrun");
    assert!(launcher.exists(), "{}: build the workspace first", launcher.display());
    Command::new(launcher)
        .args(["-n", &pes.to_string(), "--timeout", WATCHDOG, PROGRAM])
        .args(arguments)
        .env("ISHMEM_SYMMETRIC_SIZE", "16M")
        .envs(environment.iter().copied())
        .output()
        .expect("the launcher starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A file for one test.
fn file(name: &str, content: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).expect("a folder for tests");
    path
}

fn data(name: &str) -> String {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/");
    format!("{data}{name}")
}

/// The relative residual and the iterations of a run that must succeed.
fn verified(pes: usize, arguments: &[&str]) -> (f64, usize) {
    let output = cg(pes, arguments);
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{pes} PEs: {out}{err}");
    let last = out.lines().last().unwrap_or_default();
    let words: Vec<&str> = last.split(' ').collect();
    let ["verified:", "relative", "residual", residual, "after", iterations, "iterations", "on", n, "PEs"] = words[..]
    else {
        panic!("{pes} PEs: the last line is `{last}`");
    };
    assert_eq!(n, pes.to_string());
    (residual.parse().unwrap(), iterations.parse().unwrap())
}

/// What PE 0, and it alone, says on stderr in a run that must fail.
fn refused(pes: usize, arguments: &[&str], status: i32) -> String {
    let output = cg(pes, arguments);
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.code(), Some(status), "{pes} PEs: {out}{err}");
    assert!(!out.contains("verified"), "{out}");
    let ours: Vec<&str> = err.lines().filter(|line| line.starts_with("cg: ")).collect();
    assert!(ours.len() <= 1, "{pes} PEs: {err}");
    ours.first().map_or(err.clone(), |line| line.to_string())
}

fn path(path: &Path) -> &str {
    path.to_str().expect("a path in ASCII")
}

#[test]
fn the_plate_on_every_number_of_pes() {
    let (matrix, rhs) = (data("plate.mtx"), data("plate_rhs.mtx"));
    let mut counts = Vec::new();
    for pes in [1, 2, 3, 4, 7, 8] {
        let (residual, iterations) = verified(pes, &["--matrix", &matrix, "--rhs", &rhs]);
        assert!(residual <= 1e-8);
        counts.push(iterations);
    }
    // Sums are formed in another order, which may shift the end by little.
    let (least, most) = (counts.iter().min().unwrap(), counts.iter().max().unwrap());
    assert!(most - least <= 5, "{counts:?}");
}

#[test]
fn the_power_grid() {
    let matrix = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/1138_bus.mtx");
    if !Path::new(matrix).exists() {
        println!("skipped: 1138_bus on 4 PEs ({matrix} is not there)");
        return;
    }
    let (residual, iterations) = verified(4, &["--matrix", matrix]);
    assert!(residual <= 1e-8);
    assert!((800..1100).contains(&iterations), "{iterations}");
}

#[test]
fn a_run_can_be_repeated_to_the_last_bit() {
    let matrix = data("plate.mtx");
    let once = || verified(3, &["--matrix", &matrix, "--tol", "1e-6"]);
    assert_eq!(once(), once());
}

#[test]
fn more_pes_than_rows() {
    let tiny = "%%MatrixMarket matrix coordinate real symmetric\n2 2 3\n1 1 2\n2 1 -1\n2 2 2\n";
    let tiny = file("tiny.mtx", tiny);
    let zero = "%%MatrixMarket matrix array real general\n2 1\n0\n0\n";
    let zero = file("zero.mtx", zero);
    assert_eq!(verified(8, &["--matrix", path(&tiny)]).1, 1);
    assert_eq!(verified(5, &["--matrix", path(&tiny), "--rhs", path(&zero)]), (0.0, 0));
    let one = "%%MatrixMarket matrix coordinate integer general\n1 1 1\n1 1 4\n";
    let one = file("one.mtx", one);
    assert_eq!(verified(3, &["--matrix", path(&one)]), (0.0, 1));
}

#[test]
fn pictures() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (plot, field) = (folder.join("residual.png"), folder.join("temperature.png"));
    let (matrix, rhs) = (data("plate.mtx"), data("plate_rhs.mtx"));
    let mut arguments = vec!["--matrix", &matrix, "--rhs", &rhs];
    arguments.extend(["--plot", path(&plot), "--field", path(&field)]);
    verified(2, &arguments);
    for picture in [plot, field] {
        let bytes = std::fs::read(&picture).expect("it was drawn");
        let decoder = png::Decoder::new(std::io::Cursor::new(bytes));
        let mut reader = decoder.read_info().expect("a PNG file");
        let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
        reader.next_frame(&mut pixels).expect("a whole picture");
        std::fs::remove_file(picture).expect("ours");
    }
    let nowhere = refused(2, &["--matrix", &matrix, "--plot", "/nowhere/x.png"], 1);
    assert!(nowhere.starts_with("cg: /nowhere/x.png: cannot be written"), "{nowhere}");
}

#[test]
fn faults_of_files_are_named_by_one_pe() {
    const HEADER: &str = "%%MatrixMarket matrix coordinate real general\n";
    let cases = [
        ("truncated.mtx", 4, "2 2 4\n1 1 4\n2 2 4\n"),
        ("asymmetric.mtx", 4, "2 2 3\n1 1 4\n2 1 1\n2 2 4\n"),
        ("indefinite.mtx", 4, "2 2 2\n1 1 4\n2 2 -4\n"),
        ("range.mtx", 4, "2 2 2\n1 1 4\n3 2 4\n"),
        ("number.mtx", 3, "2 2 2\n1 1 four\n2 2 4\n"),
        ("overlong.mtx", 5, "2 2 2\n1 1 4\n2 2 4\n1 2 0\n"),
    ];
    for (name, line, body) in cases {
        let matrix = file(name, &format!("{HEADER}{body}"));
        for pes in [1, 4] {
            let said = refused(pes, &["--matrix", path(&matrix)], 1);
            let place = format!("cg: {}:{line}: ", matrix.display());
            assert!(said.starts_with(&place), "{pes} PEs: {said}");
        }
    }
    for pes in [1, 3, 8] {
        let said = refused(pes, &["--matrix", "/nowhere/m.mtx"], 1);
        assert!(said.starts_with("cg: /nowhere/m.mtx: cannot be read"), "{said}");
    }
    let matrix = data("plate.mtx");
    let said = refused(2, &["--matrix", &matrix, "--rhs", &matrix], 1);
    assert!(said.contains("the right-hand side is 4200 x 4200"), "{said}");
}

#[test]
fn indefiniteness_that_shows_in_the_iteration_only() {
    let indefinite = "%%MatrixMarket matrix coordinate real symmetric
3 3 6\n1 1 1\n2 1 .9\n3 1 .9\n2 2 1\n3 2 -.9\n3 3 1\n";
    let matrix = file("saddle.mtx", indefinite);
    for pes in [1, 3, 8] {
        let said = refused(pes, &["--matrix", path(&matrix)], 1);
        let place = format!("cg: {}:2: the matrix is not positive definite: p'Ap is -", matrix.display());
        assert!(said.starts_with(&place), "{said}");
    }
}

#[test]
fn a_tolerance_that_is_not_reached_fails() {
    let matrix = data("plate.mtx");
    let said = refused(2, &["--matrix", &matrix, "--max-iter", "5"], 1);
    assert!(said.ends_with("after 5 iterations on 2 PEs is above the tolerance 1e-8"), "{said}");
    // Below what rounding allows.
    let said = refused(2, &["--matrix", &matrix, "--tol", "1e-18"], 1);
    assert!(said.ends_with("is above the tolerance 1e-18"), "{said}");
}

#[test]
fn the_command_line_is_judged_by_one_pe() {
    for arguments in [&["--bogus"][..], &[], &["--matrix", "m.mtx", "--tol", "2"]] {
        let said = refused(3, arguments, 2);
        assert_eq!(said.matches("error: ").count(), 1, "{said}");
    }
    let help = cg(3, &["--help"]);
    assert!(help.status.success());
    assert_eq!(text(&help.stdout).matches("Usage:").count(), 1);
}

/// The layer turns what it finds into failed calls, which end the program.
#[test]
fn the_loader_s_validation_finds_nothing() {
    let layers = [
        ("ZE_ENABLE_VALIDATION_LAYER", "1"),
        ("ZE_ENABLE_PARAMETER_VALIDATION", "1"),
        ("ZE_ENABLE_LOADER_INTERCEPT", "1"),
    ];
    let (matrix, rhs) = (data("plate.mtx"), data("plate_rhs.mtx"));
    let output = cg_with(&layers, 4, &["--matrix", &matrix, "--rhs", &rhs]);
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success() && err.is_empty(), "{out}{err}");
}
