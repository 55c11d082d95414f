//! A job of one PE, started without a launcher.

use crate::{Aborter, Bootstrap, Error, Launcher};

/// The bootstrap of a program started on its own: rank 0 of 1, everything answered at once.
#[derive(Debug, Default)]
pub struct Singleton(());

impl Singleton {
    /// A job of one.
    pub fn new() -> Self {
        Self(())
    }
}

impl Bootstrap for Singleton {
    fn rank(&self) -> usize {
        0
    }

    fn size(&self) -> usize {
        1
    }

    fn launcher(&self) -> &str {
        "singleton"
    }

    fn exchange(&mut self, card: &[u8]) -> Result<Vec<Vec<u8>>, Error> {
        Ok(vec![card.to_vec()])
    }

    fn barrier(&mut self) -> Result<(), Error> {
        Ok(())
    }

    fn aborter(&self) -> Aborter {
        Aborter::new(0, Launcher::None)
    }

    fn finalize(&mut self) -> Result<(), Error> {
        Ok(())
    }
}
