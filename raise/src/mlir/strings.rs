//! String attributes.

use melior::ir::attribute::{Attribute, StringAttribute};

/// Returns the text of a string attribute, read from its printed form: melior reads an empty one
/// through a null pointer, and assumes UTF-8. Escapes of invalid UTF-8 are kept.
pub(super) fn string(attribute: Attribute) -> Option<String> {
    StringAttribute::try_from(attribute).ok()?;
    let quoted = attribute.to_string();
    let text = quoted.strip_prefix('"')?;
    let text = &text[..text.rfind('"')?];
    let bytes = unescaped(text.as_bytes());
    Some(String::from_utf8(bytes).unwrap_or_else(|_| text.to_owned()))
}

/// Decodes escapes: `\\` is a backslash, `\22` a byte in two hexadecimal digits.
fn unescaped(text: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some((first, behind)) = rest.split_first() {
        let (byte, length) = match (first, behind) {
            (b'\\', [b'\\', ..]) => (b'\\', 2),
            (b'\\', [high, low, ..]) => match (digit(*high), digit(*low)) {
                (Some(high), Some(low)) => (16 * high + low, 3),
                _ => (*first, 1),
            },
            _ => (*first, 1),
        };
        bytes.push(byte);
        rest = &rest[length..];
    }
    bytes
}

fn digit(byte: u8) -> Option<u8> {
    let digit = char::from(byte).to_digit(16)?;
    u8::try_from(digit).ok()
}
