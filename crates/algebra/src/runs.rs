//! Building the canonical form of a sequence: the fewest strides that make it up.

use crate::Stride;

/// A sequence of numbers, pushed from the front, as strided runs.
///
/// Each run is as long as it can be, given those before it. That makes the runs a function of the
/// sequence alone, however it was pushed. And since any stretch of a stride is a stride, no division
/// into strides has fewer: where such a division has a run end, the longest runs have come at least as
/// far with as many.
///
/// A number may come twice; that starts a new run.
#[derive(Default)]
pub(crate) struct Runs {
    closed: Vec<Stride>,
    /// The run that may still grow.
    open: Option<Stride>,
}

impl Runs {
    /// Appends all of `run`, in constant time.
    pub fn push(&mut self, run: Stride) {
        let Some(open) = self.open else {
            self.open = Some(run);
            return;
        };
        let gap = i64::from(run.start()) - i64::from(open.last());
        let stride = if open.len() == 1 { gap } else { open.stride().into() };
        if gap != stride || gap == 0 {
            self.closed.push(open);
            self.open = Some(run);
            return;
        }
        // The first of `run` belongs to the open run; the others do if they go on in the same way.
        let whole = run.len() == 1 || i64::from(run.stride()) == stride;
        let taken = if whole { i64::from(run.len()) } else { 1 };
        let grown = Stride::known(open.start().into(), stride, i64::from(open.len()) + taken);
        match run.slice(taken, 1, i64::from(run.len()) - taken) {
            None => self.open = Some(grown),
            Some(rest) => {
                self.closed.push(grown);
                self.open = Some(rest);
            }
        }
    }

    pub fn finish(mut self) -> Vec<Stride> {
        self.closed.extend(self.open);
        self.closed
    }
}

impl Extend<Stride> for Runs {
    fn extend<I: IntoIterator<Item = Stride>>(&mut self, runs: I) {
        runs.into_iter().for_each(|run| self.push(run));
    }
}

impl FromIterator<Stride> for Runs {
    fn from_iter<I: IntoIterator<Item = Stride>>(runs: I) -> Runs {
        let mut all = Runs::default();
        all.extend(runs);
        all
    }
}
