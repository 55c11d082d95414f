//! What kernels print: texts in records in host memory, which the host takes in their order.
//!
//! A kernel takes a record while fewer than all wait for the host, and stores the text's number last, behind a release fence. The
//! host takes text after text, and stores how many it has taken, which frees their records.

use std::mem::offset_of;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use level_zero::{Context, HostMemory};
use zeshmem_abi::{PRINT_RECORDS, PRINT_VALUES, PrintArea, PrintRecord, PrintedKind};

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
        text: filled(&text(&record.text), &values),
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

/// A value as a conversion wants it, by its flags, width, precision and letter.
fn converted(how: &str, letter: char, kind: PrintedKind, bits: u64) -> String {
    let how = how.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let flags: String = how.chars().take_while(|c| "-+ #0".contains(*c)).collect();
    let (width, precision) = match how[flags.len()..].split_once('.') {
        Some((width, precision)) => (width, precision.parse().ok()),
        None => (&how[flags.len()..], None),
    };
    // No text needs more.
    let width = width.parse().unwrap_or(0usize).min(64);
    let precision: Option<usize> = precision.map(|precision: usize| precision.min(64));
    let number = match kind {
        PrintedKind::Signed => match letter {
            'x' => format!("{bits:x}"),
            'X' => format!("{bits:X}"),
            'o' => format!("{bits:o}"),
            'c' => char::from(bits as u8).to_string(),
            _ => (bits as i64).to_string(),
        },
        PrintedKind::Unsigned => match letter {
            'x' | 'p' => format!("{bits:x}"),
            'X' => format!("{bits:X}"),
            'o' => format!("{bits:o}"),
            'c' => char::from(bits as u8).to_string(),
            _ => bits.to_string(),
        },
        PrintedKind::Double => real(f64::from_bits(bits), letter, precision),
        PrintedKind::Float => real(f32::from_bits(bits as u32).into(), letter, precision),
    };
    let signed = flags.contains('+') && !number.starts_with('-') && matches!(letter, 'd' | 'i' | 'f' | 'e' | 'g');
    let number = if signed { format!("+{number}") } else { number };
    match (flags.contains('-'), flags.contains('0')) {
        (true, _) => format!("{number:<width$}"),
        (false, true) => {
            let digits = number.trim_start_matches(['-', '+']);
            let sign = &number[..number.len() - digits.len()];
            format!("{sign}{digits:0>width$}", width = width.saturating_sub(sign.len()))
        }
        (false, false) => format!("{number:>width$}"),
    }
}

/// The shortest text that is the number; with a precision as many digits after the point, or of a power.
fn real(value: f64, letter: char, precision: Option<usize>) -> String {
    match (letter, precision) {
        ('e' | 'E', _) => format!("{value:.*e}", precision.unwrap_or(6)),
        ('f' | 'F', _) => format!("{value:.*}", precision.unwrap_or(6)),
        (_, Some(digits)) => format!("{value:.digits$}"),
        (_, None) => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use PrintedKind::{Double, Float, Signed, Unsigned};

    #[test]
    fn values_take_the_place_of_conversions() {
        let minus = (Signed, -5i64 as u64);
        assert_eq!(filled("at %d of %u", &[minus, (Unsigned, u64::MAX)]), "at -5 of 18446744073709551615");
        assert_eq!(filled("%ld|%5d|%-5d|%05d|%+d", &[minus; 4]), "-5|   -5|-5   |-0005|%+d");
        assert_eq!(filled("%x %lX", &[(Unsigned, 255), (Signed, 171)]), "ff AB");
        assert_eq!(filled("%g %.2f", &[(Double, 0.1f64.to_bits()), (Float, 2.5f32.to_bits().into())]), "0.1 2.50");
        assert_eq!(filled("%e", &[(Double, 1500.0f64.to_bits())]), "1.500000e3");
        assert_eq!(filled("100 %% of %d, %s", &[(Signed, 7)]), "100 % of 7, %s");
        assert_eq!(filled("%", &[minus]), "%");
        assert_eq!(filled("50%", &[]), "50%");
        assert_eq!(filled("%.9999999999d%é", &[minus]), "-5%é");
    }
}
