//! Conjugate gradients on this PE's device, together with the other PEs of a team.
//!
//! The device holds this PE's rows and does all of the iteration; the host launches two kernels an
//! iteration, `step` that computes and `exchange` that communicates, and looks in once a batch.
//! `cg.cl` has the mathematics.

use std::ffi::c_void;
use std::ops::Range;
use std::time::Duration;

use level_zero::{DeviceMemory, Kernel};
use zeshmem_host::{Error, Shmem, Team};

use crate::device::{Arg, Device, GROUP};
use crate::matrix::Matrix;

/// Iterations between two looks at the device. The same on all PEs, who must launch the same kernels.
const BATCH: usize = 32;

/// Norms of the residual that the device remembers; as in `cg.cl`.
const HISTORY: usize = 64;

/// Most work-groups of a computing kernel: they take turns with the rows.
const MOST_GROUPS: usize = 1024;

/// Bytes of the three sums that an iteration forms; `sums_t` of `cg.cl`.
const SUMS: usize = 3 * size_of::<f64>();

/// The state of the iteration; `progress_t` of `cg.cl`.
#[derive(Clone, Copy)]
#[repr(C)]
struct Progress {
    target: f64,
    gamma: f64,
    alpha: f64,
    beta: f64,
    curvature: f64,
    state: i32,
    iteration: i32,
    fresh: i32,
    reserved: i32,
    residual: [f64; HISTORY],
}

const _: () = assert!(size_of::<Progress>() == 56 + HISTORY * 8 && BATCH <= HISTORY);

impl Progress {
    /// Before a start. The first step is to form u = D^-1 r: of u, t and p that are 0 and m that
    /// holds D^-1 r, alpha = -1 makes it that, and leaves x alone.
    fn start(target: f64, iteration: usize) -> Progress {
        Progress {
            target,
            gamma: 0.0,
            alpha: -1.0,
            beta: 0.0,
            curvature: 0.0,
            state: RUNNING,
            iteration: iteration as i32,
            fresh: 1,
            reserved: 0,
            residual: [0.0; HISTORY],
        }
    }
}

const RUNNING: i32 = 0;
const CONVERGED: i32 = 1;

/// How the iterations from one start ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ended {
    /// The residual, as the iteration carries it along, is small enough.
    Converged,
    /// There are no more iterations to spend.
    Exhausted,
    /// The iteration cannot go on: p'Ap did not come out positive.
    BrokenDown,
}

/// Where the time went.
#[derive(Clone, Copy, Default)]
pub struct Times {
    pub compute: Duration,
    pub communicate: Duration,
}

/// A system of equations laid out over the PEs of a team, and an approximation of its solution.
pub struct Solver<'a> {
    start: Kernel,
    /// From one pair of u and t to the other, and back.
    steps: [Kernel; 2],
    exchange: Kernel,
    gather: Kernel,
    device: Device<'a>,
    groups: usize,
    n: usize,
    symmetric: Symmetric,
    /// Full vectors u and t, one behind the other.
    pairs: [DeviceMemory; 2],
    progress: DeviceMemory,
    /// What is for kernels alone.
    _kept: (Equations, DeviceMemory, DeviceMemory),
    /// The latest u and t are in the pair of this parity.
    steps_done: usize,
    /// The latest beta.
    beta: f64,
    /// Norm of the residual after each iteration, from iteration 0 on.
    pub history: Vec<f64>,
    /// What the iterations took.
    pub times: Times,
}

impl<'a> Solver<'a> {
    /// Lays out `matrix` and `b`, to start from x = 0: PE i of `team` owns the rows from `bounds[i]`
    /// to `bounds[i + 1]`. Collective over all PEs. `None` where the symmetric heap is too small.
    pub fn new(
        shmem: &'a Shmem,
        team: Team,
        matrix: &Matrix,
        b: &[f64],
        bounds: &[usize],
    ) -> Result<Option<Solver<'a>>, Error> {
        let (n, pes) = (matrix.n(), bounds.len() - 1);
        let most_rows = bounds.windows(2).map(|pe| pe[1] - pe[0]).max().unwrap_or(0);
        let Some(symmetric) = Symmetric::alloc(shmem, n, most_rows, pes)? else {
            return Ok(None);
        };
        let me = shmem.team_my_pe(team) as usize;
        let mut device = Device::open(shmem)?;
        let mine = Equations::upload(&mut device, matrix, b, bounds[me]..bounds[me + 1])?;
        let bounds: Vec<u32> = bounds.iter().map(|&row| row as u32).collect();
        let bounds = device.upload(&bounds)?;
        let pairs = [device.alloc::<f64>(2 * n)?, device.alloc::<f64>(2 * n)?];
        let progress = device.upload(&[Progress::start(0.0, 0)])?;
        // A step forms all of the full vectors too, so let all PEs have about the same width.
        let groups = n.div_ceil(GROUP * pes).clamp(1, MOST_GROUPS);
        let sums = device.alloc::<u8>(groups * SUMS)?;

        let at = Arg::Address;
        let Symmetric { all, m, x, p, .. } = symmetric;
        let layout = [Arg::Int(team.raw()), Arg::of(&bounds)];
        let rows = [&mine.row_starts, &mine.columns, &mine.values, &mine.diagonal].map(Arg::of);
        let start = [Arg::of(&mine.b), at(all), at(symmetric.mine)];
        let step = |from: &DeviceMemory, to: &DeviceMemory| {
            let t_of = |pair: &DeviceMemory| at(pair.as_ptr().wrapping_byte_add(n * 8));
            let old = [at(x), at(p), Arg::of(from), t_of(from), at(m)];
            let new = [Arg::of(to), t_of(to), at(symmetric.mine)];
            let outcome = [Arg::of(&sums), Arg::of(&progress)];
            device.kernel("step", &[&layout[..], &rows, &old, &new, &outcome].concat())
        };
        let exchange = [
            Arg::Int(groups as i32),
            Arg::of(&sums),
            at(symmetric.my_sums),
            at(symmetric.all_sums),
            at(m),
            at(symmetric.mine),
            Arg::of(&progress),
        ];
        Ok(Some(Solver {
            start: device.kernel("start", &[&layout[..], &rows, &start].concat())?,
            steps: [step(&pairs[0], &pairs[1])?, step(&pairs[1], &pairs[0])?],
            exchange: device.kernel("exchange", &[&layout[..], &exchange].concat())?,
            gather: device.kernel("gather", &layout)?,
            device,
            groups,
            n,
            symmetric,
            pairs,
            progress,
            _kept: (mine, bounds, sums),
            steps_done: 0,
            beta: 0.0,
            history: Vec::new(),
            times: Times::default(),
        }))
    }

    /// Iterations done, over all starts.
    pub fn iterations(&self) -> usize {
        self.history.len().saturating_sub(1)
    }

    /// Iterates from the present x, until the norm of the residual is `target` or there have been
    /// `most` iterations in all. `report` is told the last norm of every batch.
    pub fn run(&mut self, target: f64, most: usize, mut report: impl FnMut(usize, f64)) -> Result<Ended, Error> {
        self.restart(target)?;
        let mut state = self.batch(0)?;
        while state == RUNNING && self.iterations() < most {
            state = self.batch(BATCH.min(most - self.iterations()))?;
            report(self.iterations(), self.history[self.iterations()]);
        }
        Ok(match state {
            RUNNING => Ended::Exhausted,
            CONVERGED => Ended::Converged,
            _ => Ended::BrokenDown,
        })
    }

    /// Prepares the step that follows x: m = D^-1 (b - A x), and nothing of before.
    fn restart(&mut self, target: f64) -> Result<(), Error> {
        let Symmetric { all, m, x, p, .. } = self.symmetric;
        self.gather(all, x)?;
        // SAFETY: the arguments of `new`, in whose memory all rows have their place.
        unsafe { self.device.run(&self.start, self.groups) }?;
        self.gather(m, self.symmetric.mine)?;
        self.device.zero(p, self.symmetric.row_bytes)?;
        let latest = &self.pairs[self.steps_done % 2];
        self.device.zero(latest.as_ptr(), latest.bytes())?;
        let progress = Progress::start(target, self.iterations());
        self.device.write(self.progress.as_ptr(), &[progress])
    }

    /// Launches the kernels of some iterations, of the start itself where that is 0; those after the
    /// last one needed do nothing. Then sees what came of it.
    fn batch(&mut self, iterations: usize) -> Result<i32, Error> {
        let mut took = Vec::with_capacity(BATCH);
        for launch in 0..iterations.max(1) {
            let step = &self.steps[(self.steps_done + launch) % 2];
            // SAFETY: the arguments of `new`, in whose memory all rows and groups have their place.
            let compute = unsafe { self.device.run(step, self.groups) }?;
            // SAFETY: as above. All PEs launch it, as often.
            let communicate = unsafe { self.device.run(&self.exchange, 1) }?;
            took.push(Times { compute, communicate });
        }
        let mut progress = Progress::start(0.0, 0);
        self.device.read(self.progress.as_ptr(), &mut progress)?;
        let end = progress.iteration as usize;
        if iterations == 0 {
            self.steps_done += 1;
            self.history.truncate(end);
            self.history.push(progress.residual[end % HISTORY]);
        } else {
            let begin = self.iterations();
            self.steps_done += end - begin;
            for iteration in begin + 1..=end {
                self.history.push(progress.residual[iteration % HISTORY]);
            }
            for times in &took[..end - begin] {
                self.times.compute += times.compute;
                self.times.communicate += times.communicate;
            }
        }
        self.beta = progress.beta;
        Ok(progress.state)
    }

    /// Gathers the rows `mine` of all PEs in the full vector `all`. Collective.
    fn gather(&mut self, all: *mut c_void, mine: *mut c_void) -> Result<(), Error> {
        self.gather.set_arg_ptr(2, all)?;
        self.gather.set_arg_ptr(3, mine)?;
        // SAFETY: symmetric vectors of `new`, full and of this PE's rows.
        unsafe { self.device.run(&self.gather, 1) }?;
        Ok(())
    }

    fn gathered(&mut self, mine: *mut c_void) -> Result<Vec<f64>, Error> {
        self.gather(self.symmetric.all, mine)?;
        self.device.read_vector(self.symmetric.all, self.n)
    }

    /// The approximation of the solution, whole. Collective.
    pub fn x(&mut self) -> Result<Vec<f64>, Error> {
        self.gathered(self.symmetric.x)
    }

    /// The search direction after the last iteration, p = u + beta p, whole. Collective.
    pub fn direction(&mut self) -> Result<Vec<f64>, Error> {
        let mut p = self.gathered(self.symmetric.p)?;
        let latest = self.pairs[self.steps_done % 2].as_ptr();
        let u = self.device.read_vector(latest, self.n)?;
        for (p, u) in p.iter_mut().zip(u) {
            *p = u + self.beta * *p;
        }
        Ok(p)
    }

    /// Gives everything back. Collective over all PEs.
    pub fn close(self) -> Result<(), Error> {
        self.symmetric.free(self.device.shmem)?;
        self.device.close()
    }
}

/// The equations of this PE, in its device's memory.
struct Equations {
    row_starts: DeviceMemory,
    columns: DeviceMemory,
    values: DeviceMemory,
    diagonal: DeviceMemory,
    b: DeviceMemory,
}

impl Equations {
    fn upload(device: &mut Device<'_>, matrix: &Matrix, b: &[f64], rows: Range<usize>) -> Result<Equations, Error> {
        let first = matrix.row_starts[rows.start];
        let entries = first as usize..matrix.row_starts[rows.end] as usize;
        let row_starts = &matrix.row_starts[rows.start..=rows.end];
        let row_starts: Vec<u32> = row_starts.iter().map(|start| start - first).collect();
        Ok(Equations {
            row_starts: device.upload(&row_starts)?,
            columns: device.upload(&matrix.columns[entries.clone()])?,
            values: device.upload(&matrix.values[entries])?,
            diagonal: device.upload(&matrix.diagonal()[rows.clone()])?,
            b: device.upload(&b[rows])?,
        })
    }
}

/// Symmetric memory: vectors that collectives gather from and into.
#[derive(Clone, Copy)]
struct Symmetric {
    /// A full vector, for whatever is gathered now and then.
    all: *mut c_void,
    /// The full vector m.
    m: *mut c_void,
    /// This PE's rows of x, of p, and of what is gathered next.
    x: *mut c_void,
    p: *mut c_void,
    mine: *mut c_void,
    row_bytes: usize,
    /// This PE's contribution to the sums, and everybody's.
    my_sums: *mut c_void,
    all_sums: *mut c_void,
}

impl Symmetric {
    /// Zeroed; `None` where the heap is too small. Collective over all PEs.
    fn alloc(shmem: &Shmem, n: usize, rows: usize, pes: usize) -> Result<Option<Self>, Error> {
        // Something is allocated even where no PE has rows, so that null means that there is no room.
        let bytes = |length: usize| length.max(1) * size_of::<f64>();
        let vector = |length| shmem.calloc("ishmem_calloc", 1, bytes(length));
        let symmetric = Symmetric {
            all: vector(n)?,
            m: vector(n)?,
            x: vector(rows)?,
            p: vector(rows)?,
            mine: vector(rows)?,
            row_bytes: bytes(rows),
            my_sums: shmem.malloc("ishmem_malloc", SUMS)?,
            all_sums: shmem.malloc("ishmem_malloc", pes * SUMS)?,
        };
        if symmetric.each().iter().any(|ptr| ptr.is_null()) {
            symmetric.free(shmem)?;
            return Ok(None);
        }
        Ok(Some(symmetric))
    }

    fn each(&self) -> [*mut c_void; 7] {
        let Symmetric { all, m, x, p, .. } = *self;
        [all, m, x, p, self.mine, self.my_sums, self.all_sums]
    }

    /// Collective over all PEs.
    fn free(&self, shmem: &Shmem) -> Result<(), Error> {
        self.each().into_iter().try_for_each(|ptr| shmem.free("ishmem_free", ptr))
    }
}
