//! String attributes.

use melior::ir::attribute::{Attribute, StringAttribute};

/// What stands between the quotes of a string attribute, escapes as they are written: decoded it need not be UTF-8, and
/// melior reads an empty one through a null pointer.
pub(super) fn string(attribute: Attribute) -> Option<String> {
    StringAttribute::try_from(attribute).ok()?;
    let quoted = attribute.to_string();
    let text = quoted.strip_prefix('"')?;
    let end = text.rfind('"')?;
    Some(text[..end].to_owned())
}
