//! Validates names, labels and quantities of Kubernetes (RFC 1123; pages "Object Names and IDs",
//! "Labels and Selectors" and "Resource Management").

use super::scripts::{is_label, refused};
use crate::fault::Result;

/// Returns an error unless a name is a valid object name: labels of RFC 1123, joined by dots.
pub fn check_name(what: &str, name: &str) -> Result<()> {
    match name.len() <= 253 && name.split('.').all(is_label) {
        true => Ok(()),
        false => Err(refused(
            format!("{what} `{name}` is no name of Kubernetes"),
            "small letters, digits, `-` and `.`, a letter or a digit first and last",
        )),
    }
}

/// Returns whether a text is the key of a label: a name, with a domain before it if there is a
/// slash.
pub fn is_label_key(key: &str) -> bool {
    let (domain, name) = key
        .rsplit_once('/')
        .map_or((None, key), |(domain, name)| (Some(domain), name));
    let is_domain = |domain: &str| domain.len() <= 253 && domain.split('.').all(is_label);
    !name.is_empty() && is_label_value(name) && domain.is_none_or(is_domain)
}

/// Returns whether a text is the value of a label: empty, or at most 63 letters, digits and `-_.`,
/// with a letter or a digit first and last.
pub fn is_label_value(value: &str) -> bool {
    let inside = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
    let ends = |c: char| c.is_ascii_alphanumeric();
    value.is_empty()
        || value.len() <= 63
            && value.chars().all(inside)
            && value.starts_with(ends)
            && value.ends_with(ends)
}

/// Returns whether a text is a number of bytes in the notation of Kubernetes.
pub fn is_quantity(text: &str) -> bool {
    let number = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = &text[number.len()..];
    let units = ["", "k", "M", "G", "T", "Ki", "Mi", "Gi", "Ti"];
    number.parse::<f64>().is_ok_and(|number| number > 0.0) && units.contains(&unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_and_quantities_are_those_of_kubernetes() {
        for key in ["zone", "topology.kubernetes.io/zone", "a/b_c"] {
            assert!(is_label_key(key), "{key}");
        }
        for key in ["", "a/", "/b", "A_/b", "-a", "a b", "a/b/c"] {
            assert!(!is_label_key(key), "{key}");
        }
        assert!(is_label_value("") && !is_label_value("a-") && !is_label_value(&"a".repeat(64)));
        for (text, expected) in [
            ("64Gi", true),
            ("1.5T", true),
            ("64GB", false),
            ("Gi", false),
        ] {
            assert_eq!(is_quantity(text), expected, "{text}");
        }
    }
}
