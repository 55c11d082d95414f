//! The loader.

use std::fmt::{Debug, Formatter};
use std::sync::OnceLock;

use crate::driver::{Driver, Version};
use crate::error::Error;
use crate::raw::Table;

/// The Level Zero loader, opened and initialised.
///
/// There is one per process, and it stays until the process ends: drivers run threads of their own,
/// which unloading would pull the code away from. Copies are free.
#[derive(Clone, Copy)]
pub struct Api(&'static Table);

impl Api {
    /// Opens the loader and starts its drivers, devices of all kinds; or returns what it returned
    /// the first time. A failure is remembered too: loaders crash when asked again.
    ///
    /// Environment variables that tell the loader of drivers (`ZE_ENABLE_ALT_DRIVERS`,
    /// `ZE_AFFINITY_MASK` ...) must be set before.
    ///
    /// # Errors
    /// [`Error::Loader`], [`Error::EmptyDriverList`], [`Error::Init`].
    ///
    /// # Spec
    /// `zeInit`, flags 0.
    pub fn load() -> Result<Api, Error> {
        static LOADED: OnceLock<Result<Api, Error>> = OnceLock::new();
        LOADED.get_or_init(Api::start).clone()
    }

    fn start() -> Result<Api, Error> {
        let drivers = std::env::var_os("ZE_ENABLE_ALT_DRIVERS");
        if drivers.is_some_and(|list| list.is_empty()) {
            return Err(Error::EmptyDriverList);
        }
        // Leaked also where the start fails, so that the loader is never unloaded.
        let table: &'static Table = Box::leak(Box::new(Table::open()?));
        table.init().map_err(|error| match error {
            Error::Call { result, .. } => Error::Init { result },
            other => other,
        })?;
        Ok(Api(table))
    }

    /// The drivers that started, in the loader's order.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeDriverGet`.
    pub fn drivers(&self) -> Result<Vec<Driver>, Error> {
        // SAFETY: an `Api` exists, so zeInit succeeded.
        let handles = unsafe { self.0.drivers() }?;
        Ok(handles.into_iter().map(|handle| Driver::new(*self, handle)).collect())
    }

    /// The loader's own version.
    ///
    /// # Errors
    /// [`Error::Missing`] where the loader does not say.
    ///
    /// # Spec
    /// `zelLoaderGetVersions`.
    pub fn loader_version(&self) -> Result<LoaderVersion, Error> {
        // SAFETY: an `Api` exists, so zeInit succeeded.
        unsafe { self.0.loader_version() }
    }

    /// The loader's functions, for what this crate does not offer.
    pub fn raw(&self) -> &'static level_zero_sys::Loader {
        &self.0.loader
    }

    pub(crate) fn table(&self) -> &'static Table {
        self.0
    }
}

impl Debug for Api {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.write_str("Api")
    }
}

/// Which loader it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoaderVersion {
    /// The Level Zero specification that it follows.
    pub spec: Version,
    /// Its own release: major, minor, patch.
    pub release: [u32; 3],
}
