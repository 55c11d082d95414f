//! `oshrun -n 4 cg --matrix FILE.mtx`: conjugate gradients on N PEs.
//!
//! All PEs read the file and share out the rows by non-zeros; a team of them iterates in kernels
//! (`cg.cl`) on symmetric device memory; the residual is computed afresh on the host, from the file.

mod device;
mod everyone;
mod grid;
mod matrix;
mod partition;
mod plot;
mod solver;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use zeshmem_host::{Error, Shmem, Team};

use everyone::everyone;
use grid::Grid;
use matrix::Matrix;
use solver::{Ended, Solver};

/// Solves A x = b by Jacobi-preconditioned conjugate gradients, for a real symmetric positive
/// definite matrix A, on the PEs of a SHMEM job.
#[derive(Parser)]
#[command(name = "cg", version)]
struct Options {
    /// A, a Matrix Market file in coordinate format
    #[arg(long, value_name = "FILE.mtx")]
    matrix: PathBuf,
    /// b, a Matrix Market file; without it, b = A (1, 1, ..., 1)
    #[arg(long, value_name = "FILE.mtx")]
    rhs: Option<PathBuf>,
    /// How small |b - A x| / |b| has to become
    #[arg(long, value_name = "T", default_value = "1e-8", value_parser = tolerance)]
    tol: f64,
    /// Most iterations to spend [default: 10 times the number of rows]
    #[arg(long, value_name = "K")]
    max_iter: Option<u32>,
    /// Draw the residual over the iterations
    #[arg(long, value_name = "FILE.png")]
    plot: Option<PathBuf>,
    /// Draw the solution as temperatures on the grid that the matrix's comments describe
    #[arg(long, value_name = "FILE.png")]
    field: Option<PathBuf>,
}

fn tolerance(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(value) if value > 0.0 && value < 1.0 => Ok(value),
        _ => Err("it must be a number between 0 and 1".to_owned()),
    }
}

/// The system to solve, the same on all PEs.
struct Input {
    matrix: Matrix,
    b: Vec<f64>,
    /// Where the unknowns lie, if the solution is to be drawn.
    grid: Option<Grid>,
}

/// What came of it, the same on all PEs.
struct Solution {
    input: Input,
    x: Vec<f64>,
    /// |b - A x| / |b|, computed on the host.
    residual: f64,
    iterations: usize,
    /// The norms that the iterations carried along, relative to |b|.
    history: Vec<f64>,
    /// Seconds an iteration, on each PE.
    seconds: Vec<Split>,
}

/// Seconds that an iteration computes and communicates.
type Split = [f64; 2];

/// Why there is no solution.
enum Failure {
    /// The command line; the same on all PEs.
    Usage(clap::Error),
    /// What PE `speaker` has to say; on all PEs.
    Refused { speaker: i32, message: String },
    /// The runtime, on this PE.
    Runtime(Error),
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure::Runtime(error)
    }
}

/// A failure that all PEs found alike.
fn refused(message: impl ToString) -> Failure {
    Failure::Refused { speaker: 0, message: message.to_string() }
}

fn main() -> ExitCode {
    let shmem = match Shmem::init() {
        Ok(shmem) => shmem,
        Err(error) => return failed(error),
    };
    let (me, n_pes) = (shmem.my_pe(), shmem.n_pes());
    let outcome =
        Options::try_parse().map_err(Failure::Usage).and_then(|options| Ok((solve(&shmem, &options)?, options)));
    let status = match outcome {
        Ok((solution, options)) if me == 0 => conclude(&solution, &options, n_pes),
        Ok((solution, options)) if solution.residual <= options.tol => ExitCode::SUCCESS,
        Err(Failure::Usage(error)) => {
            if me == 0 {
                // Nowhere is left to complain to where this fails.
                let _ = error.print();
            }
            ExitCode::from(error.exit_code() as u8)
        }
        Err(Failure::Refused { speaker, message }) if speaker == me => failed(message),
        // The others may be waiting for this PE, in a kernel even.
        Err(Failure::Runtime(error)) => shmem.abort(1, &format!("cg: {error}")),
        Ok(_) | Err(Failure::Refused { .. }) => ExitCode::FAILURE,
    };
    // Together, and after all is said: launchers end a job with the first PE that fails.
    match shmem.finalize("ishmem_finalize") {
        Ok(()) => status,
        Err(error) => failed(error),
    }
}

fn failed(message: impl std::fmt::Display) -> ExitCode {
    eprintln!("cg: {message}");
    ExitCode::FAILURE
}

/// Prints on PE 0.
fn say(shmem: &Shmem, text: std::fmt::Arguments<'_>) {
    if shmem.my_pe() == 0 {
        println!("{text}");
    }
}

fn solve(shmem: &Shmem, options: &Options) -> Result<Solution, Failure> {
    let input = read_together(shmem, options)?;
    let Input { matrix, b, .. } = &input;
    let (file, n, non_zeros) = (options.matrix.display(), matrix.n(), matrix.non_zeros());
    say(shmem, format_args!("{file}: {n} unknowns, {non_zeros} non-zeros"));

    let all = shmem.team_split_strided("ishmem_team_split_strided", Team::WORLD, 0, 1, shmem.n_pes(), None, 0)?;
    let team = all.expect("a team of all PEs has this one");
    let bounds = partition::by_non_zeros(&matrix.row_starts, shmem.n_pes() as usize);
    let rows: Vec<String> = bounds.windows(2).map(|pe| (pe[1] - pe[0]).to_string()).collect();
    say(shmem, format_args!("rows by PE: {}", rows.join(" ")));
    let Some(mut solver) = Solver::new(shmem, team, matrix, b, &bounds)? else {
        return Err(refused(format!("{n} unknowns do not fit in the symmetric heap; raise ISHMEM_SYMMETRIC_SIZE")));
    };

    let (x, residual) = iterate(shmem, &mut solver, &input, options)?;
    let iterations = solver.iterations();
    let split =
        [solver.times.compute, solver.times.communicate].map(|time| time.as_secs_f64() / iterations.max(1) as f64);
    let history = solver.history.iter().map(|norm| norm / scale(b)).collect();
    solver.close()?;
    shmem.team_destroy("ishmem_team_destroy", team)?;
    Ok(Solution { x, residual, iterations, history, seconds: everyone(shmem, split)?, input })
}

/// Reads the files; what one PE cannot read, none goes on with.
fn read_together(shmem: &Shmem, options: &Options) -> Result<Input, Failure> {
    let read = read(options);
    let fine = everyone(shmem, [if read.is_ok() { 1.0 } else { 0.0 }])?;
    let speaker = fine.iter().position(|fine| *fine == [0.0]);
    match (speaker, read) {
        (None, Ok(input)) => Ok(input),
        (speaker, read) => Err(Failure::Refused {
            speaker: speaker.unwrap_or(0) as i32,
            message: read.err().map(|error| error.to_string()).unwrap_or_default(),
        }),
    }
}

fn read(options: &Options) -> Result<Input, matrix::Error> {
    let matrix = Matrix::read(&options.matrix)?;
    let b = match &options.rhs {
        Some(file) => matrix::read_vector(file, matrix.n())?,
        None => matrix.multiply(&vec![1.0; matrix.n()]),
    };
    let grid = options.field.as_ref().map(|_| Grid::of(&matrix)).transpose()?;
    Ok(Input { matrix, b, grid })
}

/// Iterates until the residual, as the host computes it, is small enough or does not get any
/// smaller. Returns the solution and that residual. All PEs see the same bits and decide alike.
fn iterate(
    shmem: &Shmem,
    solver: &mut Solver<'_>,
    input: &Input,
    options: &Options,
) -> Result<(Vec<f64>, f64), Failure> {
    let Input { matrix, b, .. } = input;
    let most = options.max_iter.map_or(10 * matrix.n(), |most| most as usize);
    let most = most.min(i32::MAX as usize);
    let target = options.tol * scale(b);
    let mut progress = Report::new(shmem.my_pe() == 0, scale(b));
    let mut before = f64::INFINITY;
    loop {
        let ended = solver.run(target, most, |iteration, norm| progress.tell(iteration, norm))?;
        let x = solver.x()?;
        let residual = norm(&matrix.residual(&x, b)) / scale(b);
        if ended == Ended::BrokenDown {
            // Rounding can do this where the residual is as small as it gets; the matrix itself tells.
            let p = solver.direction()?;
            let curvature: f64 = matrix.multiply(&p).iter().zip(&p).map(|(ap, p)| ap * p).sum();
            if curvature <= 0.0 || curvature.is_nan() {
                let why = format!(
                    "p'Ap is {curvature:e} for the search direction p after {} iterations",
                    solver.iterations()
                );
                return Err(refused(matrix.not_positive_definite(why)));
            }
        }
        let helped = residual < before / 2.0;
        if residual <= options.tol || ended == Ended::Exhausted || !helped {
            return Ok((x, residual));
        }
        // The residual that the iteration carried along has drifted from the true one.
        before = residual;
        say(shmem, format_args!("{residual:.2e} by the host's account: starting again from there"));
    }
}

/// Shows how the residual goes down: when it has by a factor of 10, and at least every second.
struct Report {
    speaks: bool,
    scale: f64,
    shown: f64,
    when: Instant,
}

impl Report {
    fn new(speaks: bool, scale: f64) -> Report {
        if speaks {
            println!("iteration  residual");
        }
        Report { speaks, scale, shown: f64::INFINITY, when: Instant::now() }
    }

    fn tell(&mut self, iteration: usize, norm: f64) {
        let residual = norm / self.scale;
        if self.speaks && (residual < self.shown / 10.0 || self.when.elapsed().as_secs() >= 1) {
            println!("{iteration:>9}  {residual:.2e}");
            self.shown = residual;
            self.when = Instant::now();
        }
    }
}

/// Draws what is asked for, and says how it went. On PE 0.
fn conclude(solution: &Solution, options: &Options, n_pes: i32) -> ExitCode {
    let Solution { residual, iterations, .. } = *solution;
    let microseconds = |pick: &dyn Fn(usize) -> f64| [0, 1].map(|part| pick(part) * 1e6);
    let mine = microseconds(&|part| solution.seconds[0][part]);
    let most = microseconds(&|part| solution.seconds.iter().map(|pe| pe[part]).fold(0.0, f64::max));
    println!("time per iteration   compute  communicate");
    println!("  PE 0            {:>7.0} us  {:>8.0} us", mine[0], mine[1]);
    println!("  most of any PE  {:>7.0} us  {:>8.0} us", most[0], most[1]);

    if let Err(error) = draw(solution, options, n_pes) {
        return failed(error);
    }
    if residual <= options.tol {
        println!("verified: relative residual {residual:.3e} after {iterations} iterations on {n_pes} PEs");
        ExitCode::SUCCESS
    } else {
        failed(format!(
            "relative residual {residual:.3e} after {iterations} iterations on {n_pes} PEs is above the tolerance {:e}",
            options.tol
        ))
    }
}

/// Draws what is asked for.
fn draw(solution: &Solution, options: &Options, n_pes: i32) -> Result<(), Box<dyn std::error::Error>> {
    if let Some(file) = &options.plot {
        let name = options.matrix.file_name().unwrap_or_default().to_string_lossy();
        let pes = if n_pes == 1 { "PE" } else { "PEs" };
        let title = format!("Conjugate gradients: {name} on {n_pes} {pes}");
        plot::residual(&title, &solution.history, options.tol)?.write(file)?;
        println!("drawn: {}", file.display());
    }
    if let (Some(file), Some(grid)) = (&options.field, &solution.input.grid) {
        plot::field(grid, &solution.x)?.write(file)?;
        println!("drawn: {}", file.display());
    }
    Ok(())
}

fn norm(vector: &[f64]) -> f64 {
    vector.iter().map(|value| value * value).sum::<f64>().sqrt()
}

/// What residuals are relative to: |b|, unless that is 0.
fn scale(b: &[f64]) -> f64 {
    match norm(b) {
        0.0 => 1.0,
        norm => norm,
    }
}
