//! How every function answers: with a code, and with words for who asks.

use std::any::type_name;
use std::cell::RefCell;
use std::ffi::{CString, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};

use level_zero_sys::ze_result_t;

use crate::base::notice;
use crate::base::settings::settings;

/// The specification's result codes; `Ok` is success.
pub type Answer<T = ()> = Result<T, ze_result_t>;

/// Runs the body of a function. Nothing unwinds into the caller, who is not written in Rust.
pub fn answer<Body: FnOnce() -> Answer>(body: Body) -> ze_result_t {
    match contain(body) {
        Ok(()) => ze_result_t::ZE_RESULT_SUCCESS,
        Err(code) => {
            // Not ready is no failure: the answer to a question that is asked again and again.
            if code != ze_result_t::ZE_RESULT_NOT_READY {
                remember_explanation();
                // The body is a closure, which the compiler names after the function that it stands in.
                let function = type_name::<Body>().trim_end_matches("::{{closure}}");
                tracing::debug!("{function} answers {:#x}", code.0);
                if settings().strict {
                    LAST_EXPLANATION.with_borrow(|reason| {
                        say_refused(function, code, &reason.to_string_lossy());
                    });
                }
            }
            code
        }
    }
}

/// A panic is a failure like others: told, and over. A thread that waits for what panicked learns of it.
pub fn contain(body: impl FnOnce() -> Answer) -> Answer {
    catch_unwind(AssertUnwindSafe(body)).unwrap_or_else(|_| {
        let reason = "a bug of the driver: a function or command panicked".to_owned();
        Err(because(ze_result_t::ZE_RESULT_ERROR_UNKNOWN, reason))
    })
}

thread_local! {
    /// What the function that is running has to say about the code that it will return.
    static EXPLANATION: RefCell<Option<String>> = const { RefCell::new(None) };
    /// What the last function that failed had to say.
    static LAST_EXPLANATION: RefCell<CString> = RefCell::default();
}

/// The code, with a reason that the program may ask for: see [`last_explanation`].
pub fn because(code: ze_result_t, reason: String) -> ze_result_t {
    tracing::debug!("{reason}");
    EXPLANATION.set(Some(reason));
    code
}

/// The reason that this thread has given last, if no call has taken it.
pub fn take_explanation() -> Option<String> {
    EXPLANATION.take()
}

/// What comes of steps that are all taken: the first failure, with the reason that was given for it.
#[derive(Default)]
pub struct Outcome(Option<(ze_result_t, Option<String>)>);

impl Outcome {
    /// One more step has been taken, by this thread.
    pub fn add(&mut self, step: Answer) {
        if let Err(code) = step {
            let reason = take_explanation();
            self.0.get_or_insert((code, reason));
        }
    }

    pub fn answer(self) -> Answer {
        self.0.map_or(Ok(()), |(code, reason)| {
            EXPLANATION.set(reason);
            Err(code)
        })
    }
}

fn remember_explanation() {
    let text = take_explanation().unwrap_or_default().replace('\0', " ");
    LAST_EXPLANATION.set(CString::new(text).unwrap_or_default());
}

/// Why the last function of this thread that failed did so; empty where its code says all. Good until the next one fails.
pub fn last_explanation() -> *const c_char {
    LAST_EXPLANATION.with_borrow(|text| text.as_ptr())
}

/// The code, unless the condition holds.
pub fn require(condition: bool, code: ze_result_t) -> Answer {
    if condition { Ok(()) } else { Err(code) }
}

/// In strict mode every function that answers with an error says so; `reason` may be empty. The same is said once.
fn say_refused(function: &'static str, code: ze_result_t, reason: &str) {
    let name = function.rsplit("::").next().unwrap_or(function);
    let colon = if reason.is_empty() { "" } else { ": " };
    notice::once(&format!("strict: {name} answers {:#x}{colon}{reason}", code.0));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_a_failure() {
        let outcome = contain(|| panic!("as if there were a bug"));
        assert_eq!(outcome, Err(ze_result_t::ZE_RESULT_ERROR_UNKNOWN));
        assert_eq!(contain(|| Ok(())), Ok(()));
    }
}
