//! A card of any length as values that a key-value store of short printable texts accepts.
//!
//! The card becomes base64, with its text length before it: `132.<text>`. The whole is cut into values of the length that
//! fits; a PE that reads the first value knows how many more to ask for.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;

use super::wire::Maxes;

/// The longest value to use with a launcher that announced `maxes`.
///
/// Launchers keep the whole line, not the value alone, in buffers of about the announced size, and some count a terminator,
/// so room is left for the rest of the line.
pub fn longest_value(maxes: &Maxes) -> usize {
    const REST_OF_LINE: usize = 128;
    match maxes.value {
        roomy if roomy >= 2 * REST_OF_LINE => roomy - REST_OF_LINE,
        narrow => narrow.saturating_sub(1).max(SHORTEST_VALUE),
    }
}

/// A value holds at least the length of the longest conceivable card.
const SHORTEST_VALUE: usize = 24;

/// Cuts `card` into at least one value of at most `longest` characters (24 at the least).
pub fn split(card: &[u8], longest: usize) -> Vec<String> {
    let text = BASE64.encode(card);
    let text = format!("{}.{text}", text.len());
    text.as_bytes()
        .chunks(longest.max(SHORTEST_VALUE))
        .map(|piece| String::from_utf8_lossy(piece).into_owned())
        .collect()
}

/// Puts a card together again, value by value.
#[derive(Debug, Default)]
pub struct Assembler {
    text: String,
    length: Option<usize>,
}

/// A value that is not a piece of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a piece of a card")]
pub struct NotAPiece;

impl Assembler {
    /// Takes the next value; the card, once that was the last one.
    ///
    /// # Errors
    /// [`NotAPiece`] for values that [`split`] did not make, or not in this order.
    pub fn push(&mut self, value: &str) -> Result<Option<Vec<u8>>, NotAPiece> {
        let length = match self.length {
            Some(length) => {
                self.text.push_str(value);
                length
            }
            None => {
                let (length, text) = value.split_once('.').ok_or(NotAPiece)?;
                self.text.push_str(text);
                *self.length.insert(length.parse().map_err(|_| NotAPiece)?)
            }
        };
        if value.is_empty() || self.text.len() > length {
            return Err(NotAPiece);
        }
        if self.text.len() < length {
            return Ok(None);
        }
        BASE64.decode(&self.text).map(Some).map_err(|_| NotAPiece)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn cards_survive(card in prop::collection::vec(any::<u8>(), 0..3000), longest in 0usize..1200) {
            let values = split(&card, longest);
            let mut assembler = Assembler::default();
            for (index, value) in values.iter().enumerate() {
                prop_assert!(!value.is_empty() && value.len() <= longest.max(24));
                prop_assert!(value.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'='));
                let complete = assembler.push(value).unwrap();
                prop_assert_eq!(complete.is_some(), index + 1 == values.len());
                if let Some(complete) = complete {
                    prop_assert_eq!(&complete, &card);
                }
            }
        }

        #[test]
        fn foreign_values_never_panic(values in prop::collection::vec("\\PC{0,40}", 1..5)) {
            let mut assembler = Assembler::default();
            for value in values {
                if assembler.push(&value).is_err() {
                    break;
                }
            }
        }
    }

    #[test]
    fn a_card_of_650_bytes_is_one_value_at_mpich() {
        let maxes = Maxes { kvsname: 256, key: 64, value: 1024, in_flight: 1, abort_text: 0, restarts: false };
        assert_eq!(split(&[0xa5; 650], longest_value(&maxes)).len(), 1);
    }

    #[test]
    fn a_whole_put_line_fits_the_announced_length() {
        let maxes = Maxes { kvsname: 256, key: 64, value: 1024, in_flight: 1, abort_text: 0, restarts: false };
        let value = split(&[0xa5; 4000], longest_value(&maxes)).remove(0);
        let line = super::super::wire::Request::Put {
            kvsname: "kvs_4194304_0_1234567890_hostname".into(),
            key: "zeshmem-0-1048575-99".into(),
            value,
        };
        assert!(line.to_line().len() <= 1024);
    }
}
