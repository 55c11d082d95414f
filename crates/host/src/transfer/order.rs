//! Completion and order of transfers.

use crate::error::Error;
use crate::shmem::Shmem;
use crate::tables::Context;

impl Shmem {
    /// [`ctx_quiet`](Self::ctx_quiet) of the default context.
    ///
    /// # Errors
    /// As there.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_QUIET.
    pub fn quiet(&self) -> Result<(), Error> {
        self.ctx_quiet("ishmem_quiet", Context::DEFAULT)
    }

    /// [`ctx_fence`](Self::ctx_fence) of the default context.
    ///
    /// # Errors
    /// As there.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_FENCE.
    pub fn fence(&self) -> Result<(), Error> {
        self.ctx_fence("ishmem_fence", Context::DEFAULT)
    }

    /// Completes what was started on a context, at its targets too. [`Context::INVALID`] is ignored.
    ///
    /// # Errors
    /// A handle that is no live context; the transport's.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_QUIET.
    pub fn ctx_quiet(&self, routine: &'static str, context: Context) -> Result<(), Error> {
        if context == Context::INVALID {
            return Ok(());
        }
        self.report_kernels();
        let context = self.contexts.expect(routine, context)?;
        Ok(self.fabric.quiet(&context.completions)?)
    }

    /// Orders what was started on a context before what will be, per target. [`Context::INVALID`] is
    /// ignored.
    ///
    /// # Errors
    /// As [`ctx_quiet`](Self::ctx_quiet).
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_FENCE.
    pub fn ctx_fence(&self, routine: &'static str, context: Context) -> Result<(), Error> {
        if context == Context::INVALID {
            return Ok(());
        }
        self.report_kernels();
        let context = self.contexts.expect(routine, context)?;
        Ok(self.fabric.fence(&context.completions)?)
    }
}
