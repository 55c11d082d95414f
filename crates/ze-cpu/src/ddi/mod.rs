//! The functions as the loader gets them: one table for each kind of object, each with an exported getter.
//!
//! `defaults` has one for each function of the specification, which says that the feature is not supported; `tables` names
//! functions only. Both are generated. A function that is written in `entry` takes the place of the default by standing in
//! `functions`, for there a name that is imported by itself hides one that comes with a glob.
//!
//! A getter never fails, since loaders refuse a driver for that, leaves no entry null, since loaders hand our pointers
//! straight to the program, and writes no entry that is younger than the loader, since the loader's table ends there.

/// The answer of a function that the driver does not have, which says so once.
macro_rules! default {
    ($name:ident($($parameter:ty),*) -> $result:ty) => {
        #[allow(dead_code, reason = "hidden where the function is written")]
        pub unsafe extern "C" fn $name($(_: $parameter),*) -> $result {
            static SAID: std::sync::Once = std::sync::Once::new();
            SAID.call_once(|| tracing::debug!("{} is not supported", stringify!($name)));
            super::unsupported::Unsupported::ANSWER
        }
    };
}

/// Getters: each fills in the entries that a loader of `version` knows.
macro_rules! tables {
    ($($getter:ident($table:ty) { $($since:ident: $field:ident = $function:ident;)* })*) => {$(
        /// Fills the loader's table.
        ///
        /// # Safety
        /// `table` is null or points to a table as the headers of `version` declare it.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $getter(version: ze_api_version_t, table: *mut $table) -> ze_result_t {
            if table.is_null() {
                return ze_result_t::ZE_RESULT_ERROR_INVALID_NULL_POINTER;
            }
            $(if version.0 >= ze_api_version_t::$since.0 {
                // SAFETY: the caller's table has all entries up to `version`; no reference to the whole is made, which
                // may be shorter than the type.
                unsafe { (&raw mut (*table).$field).write(Some($function)) };
            })*
            ze_result_t::ZE_RESULT_SUCCESS
        }
    )*};
}

#[rustfmt::skip]
mod defaults;
mod functions;
#[rustfmt::skip]
mod tables;
mod unsupported;

pub use tables::*;
