//! What kernels print: texts in records in host memory, which the host takes in their order.
//!
//! A kernel takes a record while fewer than all wait for the host, and stores the text's number last, behind a release fence. The
//! host takes text after text, and stores how many it has taken, which frees their records.

use std::ffi::{CString, c_int};
use std::mem::offset_of;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use level_zero::{Context, HostMemory};
use zeshmem_abi::{PRINT_RECORDS, PRINT_VALUES, PRINTED_AS_IT_IS, PrintArea, PrintRecord, PrintedKind};

/// A text that a kernel of this PE has printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// What it is for, as a number of `ISHMEMX_PRINT_*`.
    pub msg_type: u32,
    /// Where the call stands.
    pub file: String,
    /// The line there.
    pub line: i64,
    /// The function, such as the kernel.
    pub func: String,
    /// The text with its values.
    pub text: String,
}

/// A [`PrintArea`].
pub(crate) struct Prints {
    memory: HostMemory,
    taking: Mutex<()>,
}

impl Prints {
    pub fn new(context: &Context) -> Result<Prints, level_zero::Error> {
        let memory = context.alloc_host(size_of::<PrintArea>(), 64)?;
        // SAFETY: host memory of this size that no kernel knows yet; zeros are a value of the area.
        unsafe { memory.as_ptr().cast::<u8>().write_bytes(0, memory.bytes()) };
        Ok(Prints { memory, taking: Mutex::default() })
    }

    pub fn memory(&self) -> &HostMemory {
        &self.memory
    }

    /// Address of the [`PrintArea`].
    pub fn address(&self) -> u64 {
        self.memory.as_ptr() as u64
    }

    /// Whether there was no room for some texts.
    pub fn some_are_lost(&self) -> bool {
        self.u32(offset_of!(PrintArea, lost)).load(Ordering::Relaxed) != 0
    }

    /// Takes all texts that are there.
    pub fn take(&self, mut show: impl FnMut(&Printed)) {
        let written = self.u32(offset_of!(PrintArea, written));
        if !self.is_there(written.load(Ordering::Relaxed)) {
            return;
        }
        let _taking = self.taking.lock().expect("no panic while texts are taken");
        let mut number = written.load(Ordering::Relaxed);
        while self.is_there(number) {
            // SAFETY: a record of the area, which its kernel has written and does not touch again, as its number tells; no kernel
            // takes it before `written` says so.
            let record = unsafe { self.record(number).read_volatile() };
            number = number.wrapping_add(1);
            written.store(number, Ordering::Release);
            show(&of_record(&record));
        }
    }

    /// Whether a kernel has finished the text of a number.
    fn is_there(&self, number: u32) -> bool {
        let at = self.record(number) as usize - self.memory.as_ptr() as usize + offset_of!(PrintRecord, sequence);
        self.u32(at).load(Ordering::Acquire) == number.wrapping_add(1)
    }

    fn record(&self, number: u32) -> *const PrintRecord {
        let at = offset_of!(PrintArea, records) + number as usize % PRINT_RECORDS * size_of::<PrintRecord>();
        self.memory.as_ptr().wrapping_byte_add(at).cast_const().cast()
    }

    fn u32(&self, offset: usize) -> &AtomicU32 {
        // SAFETY: a word of the area, aligned as that is, alive as long as `self`; kernels access it by loads and stores of the whole
        // word only.
        unsafe { AtomicU32::from_ptr(self.memory.as_ptr().cast::<u8>().add(offset).cast()) }
    }
}

fn of_record(record: &PrintRecord) -> Printed {
    let text = |bytes: &[u8]| {
        let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
        String::from_utf8_lossy(&bytes[..end]).into_owned()
    };
    let values: Vec<_> = (0..PRINT_VALUES)
        .map_while(|i| Some((PrintedKind::from_number(record.kinds >> (4 * i) & 15)?, record.values[i])))
        .collect();
    Printed {
        msg_type: record.msg_type,
        file: text(&record.file),
        line: record.line,
        func: text(&record.func),
        text: match record.kinds {
            PRINTED_AS_IT_IS => text(&record.text),
            _ => filled(&text(&record.text), &values),
        },
    }
}

/// A text with values in the place of its conversions, as printf would, but that a value knows its own type. A conversion for which
/// there is no value stays as it is.
fn filled(text: &str, values: &[(PrintedKind, u64)]) -> String {
    let mut values = values.iter();
    let (mut filled, mut rest) = (String::new(), text);
    while let Some(at) = rest.find('%') {
        filled.push_str(&rest[..at]);
        let conversion = &rest[at + 1..];
        let end = conversion.find(|c: char| !c.is_ascii_digit() && !"-+ #0.lhzjt".contains(c));
        let Some((end, letter)) = end.and_then(|end| Some((end, conversion[end..].chars().next()?))) else {
            filled.push('%');
            rest = conversion;
            continue;
        };
        let after = end + letter.len_utf8();
        match letter {
            '%' if end == 0 => filled.push('%'),
            _ => match values.as_slice().first() {
                Some(&(kind, bits)) if letter.is_ascii_alphabetic() => {
                    values.next();
                    filled.push_str(&converted(&conversion[..end], letter, kind, bits));
                }
                _ => filled.push_str(&rest[at..at + 1 + after]),
            },
        }
        rest = &conversion[after..];
    }
    filled + rest
}

/// A value as C's printf writes it, by a conversion's flags, width, precision, length and letter; what the value is, and no length,
/// decides its type.
fn converted(how: &str, letter: char, kind: PrintedKind, bits: u64) -> String {
    let numbers = how.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let length = &how[numbers.len()..];
    let flags: String = numbers.chars().take_while(|c| "-+ #0".contains(*c)).collect();
    // No text needs more.
    let number = |text: &str| text.parse().unwrap_or(0usize).min(64);
    let (width, precision) = match numbers[flags.len()..].split_once('.') {
        Some((width, precision)) => (number(width), format!(".{}", number(precision))),
        None => (number(&numbers[flags.len()..]), String::new()),
    };
    let width = if width == 0 { String::new() } else { width.to_string() };
    let start = format!("%{flags}{width}{precision}");
    match (kind, letter) {
        (PrintedKind::Double | PrintedKind::Float, _) => {
            let value = match kind {
                PrintedKind::Double => f64::from_bits(bits),
                _ => f32::from_bits(bits as u32).into(),
            };
            let letter = if "fFeEgGaA".contains(letter) { letter } else { 'g' };
            by_printf(&format!("{start}{letter}"), Passed::Real(value))
        }
        (_, 'c') => by_printf(&format!("%{flags}{width}c"), Passed::Character(bits as u8)),
        (_, 'x' | 'X' | 'o') => {
            // A signed number is negative with as many digits as its type has.
            let bits = match length {
                "hh" => (bits as u8).into(),
                "h" => (bits as u16).into(),
                "" if kind == PrintedKind::Signed => (bits as u32).into(),
                _ => bits,
            };
            by_printf(&format!("{start}ll{letter}"), Passed::Integer(bits))
        }
        (_, 'p') => by_printf(&format!("%#{flags}{width}llx"), Passed::Integer(bits)),
        (PrintedKind::Signed | PrintedKind::Wide, _) => by_printf(&format!("{start}lld"), Passed::Integer(bits)),
        (PrintedKind::Unsigned, _) => by_printf(&format!("{start}llu"), Passed::Integer(bits)),
    }
}

/// An argument of printf.
enum Passed {
    Integer(u64),
    Character(u8),
    Real(f64),
}

/// A text of one conversion, whose width and precision are at most 64, and which takes what is passed.
fn by_printf(format: &str, passed: Passed) -> String {
    // The largest number has 309 digits before its point.
    let mut room = [0u8; 512];
    let format = CString::new(format).expect("flags, numbers and letters");
    let (to, bytes, format) = (room.as_mut_ptr().cast(), room.len(), format.as_ptr());
    // SAFETY: the text ends in 0 within its room, which is as large as said; the callers' formats have one conversion each, with
    // the length and letter of what they pass.
    let written = unsafe {
        match passed {
            Passed::Integer(bits) => libc::snprintf(to, bytes, format, bits),
            Passed::Character(character) => libc::snprintf(to, bytes, format, c_int::from(character)),
            Passed::Real(value) => libc::snprintf(to, bytes, format, value),
        }
    };
    let written = usize::try_from(written).unwrap_or(0).min(bytes - 1);
    String::from_utf8_lossy(&room[..written]).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use PrintedKind::{Double, Float, Signed, Unsigned, Wide};

    #[test]
    fn values_take_the_place_of_conversions() {
        let minus = (Signed, -5i64 as u64);
        assert_eq!(filled("at %d of %u", &[minus, (Unsigned, u64::MAX)]), "at -5 of 18446744073709551615");
        assert_eq!(filled("%ld|%5d|%-5d|%05d|%+d", &[minus; 4]), "-5|   -5|-5   |-0005|%+d");
        assert_eq!(filled("%.3d|% d|%+d|%i", &[minus, (Signed, 5), (Signed, 5), minus]), "-005| 5|+5|-5");
        assert_eq!(filled("%x %lX", &[(Unsigned, 255), (Signed, 171)]), "ff AB");
        assert_eq!(filled("%x %hx %hhx %lx", &[minus; 4]), "fffffffb fffb fb fffffffffffffffb");
        assert_eq!(
            filled("%x %X", &[(Unsigned, u64::MAX), (Unsigned, 0xffff_ffff_8000_0000)]),
            "ffffffffffffffff FFFFFFFF80000000"
        );
        assert_eq!(filled("%d %x", &[(Wide, minus.1); 2]), "-5 fffffffffffffffb");
        assert_eq!(filled("%#o %p %c", &[(Unsigned, 8), (Unsigned, 4096), (Signed, 65)]), "010 0x1000 A");
        assert_eq!(filled("%g %.2f", &[(Double, 0.1f64.to_bits()), (Float, 2.5f32.to_bits().into())]), "0.1 2.50");
        let reals = [0.000_012_5f64, 1e10, 1.0 / 3.0].map(|real| (Double, real.to_bits()));
        assert_eq!(filled("%g %.3g %.3g", &reals), "1.25e-05 1e+10 0.333");
        assert_eq!(filled("%f", &[(Double, f64::MAX.to_bits())]).len(), 316);
        assert_eq!(filled("%64.64f", &[(Double, f64::MIN.to_bits())]).len(), 1 + 309 + 65);
        assert_eq!(filled("%e", &[(Double, 1500.0f64.to_bits())]), "1.500000e+03");
        assert_eq!(filled("100 %% of %d, %s", &[(Signed, 7)]), "100 % of 7, %s");
        assert_eq!(filled("%", &[minus]), "%");
        assert_eq!(filled("50%", &[]), "50%");
        assert_eq!(filled("%.9999999999d%é", &[minus]), format!("-{:064}%é", 5));
    }
}
