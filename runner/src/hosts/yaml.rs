//! Writes values as YAML in block style.

use std::collections::BTreeMap;

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub enum Yaml {
    /// No value; a map omits the key.
    Absent,
    /// A number.
    Number(u64),
    /// `true` or `false`.
    Bool(bool),
    /// A string.
    Text(String),
    /// Values in order.
    List(Vec<Yaml>),
    /// Keys and their values, in order.
    Map(Vec<(String, Yaml)>),
}

/// Returns a map without the keys of absent values; an absent value if no key is left.
pub fn map<const N: usize>(entries: [(&str, Yaml); N]) -> Yaml {
    let entries = entries
        .into_iter()
        .filter(|(_, value)| *value != Yaml::Absent);
    let entries: Vec<_> = entries
        .map(|(key, value)| (key.to_owned(), value))
        .collect();
    match entries.is_empty() {
        true => Yaml::Absent,
        false => Yaml::Map(entries),
    }
}

/// Returns a list without absent values; an absent value if it is empty.
pub fn list(values: impl IntoIterator<Item = Yaml>) -> Yaml {
    let values: Vec<Yaml> = values
        .into_iter()
        .filter(|value| *value != Yaml::Absent)
        .collect();
    match values.is_empty() {
        true => Yaml::Absent,
        false => Yaml::List(values),
    }
}

impl From<&str> for Yaml {
    fn from(text: &str) -> Yaml {
        Yaml::Text(text.to_owned())
    }
}

impl From<String> for Yaml {
    fn from(text: String) -> Yaml {
        Yaml::Text(text)
    }
}

impl From<u64> for Yaml {
    fn from(number: u64) -> Yaml {
        Yaml::Number(number)
    }
}

impl From<usize> for Yaml {
    fn from(number: usize) -> Yaml {
        Yaml::Number(number as u64)
    }
}

impl From<bool> for Yaml {
    fn from(value: bool) -> Yaml {
        Yaml::Bool(value)
    }
}

impl<T: Into<Yaml>> From<Option<T>> for Yaml {
    fn from(value: Option<T>) -> Yaml {
        value.map_or(Yaml::Absent, Into::into)
    }
}

impl From<BTreeMap<String, String>> for Yaml {
    fn from(texts: BTreeMap<String, String>) -> Yaml {
        match texts.is_empty() {
            true => Yaml::Absent,
            false => Yaml::Map(
                texts
                    .into_iter()
                    .map(|(key, text)| (key, Yaml::Text(text)))
                    .collect(),
            ),
        }
    }
}

impl Yaml {
    /// Returns the text, which ends in a newline.
    pub fn text(&self) -> String {
        let mut text = String::new();
        self.write(0, &mut text);
        text
    }

    /// Writes the value in lines indented by `indent` spaces, except for the first, which continues
    /// the current line.
    fn write(&self, indent: usize, text: &mut String) {
        let separator = format!("\n{:indent$}", "");
        match self {
            Yaml::Absent => *text += "null",
            Yaml::Number(number) => *text += &number.to_string(),
            Yaml::Bool(value) => *text += &value.to_string(),
            Yaml::Text(given) => *text += &quoted(given),
            Yaml::List(values) => {
                for (at, value) in values.iter().enumerate() {
                    *text += if at > 0 { &separator } else { "" };
                    *text += "- ";
                    value.write(indent + 2, text);
                }
            }
            Yaml::Map(entries) => {
                for (at, (key, value)) in entries.iter().enumerate() {
                    *text += if at > 0 { &separator } else { "" };
                    *text += &format!("{}:", quoted(key));
                    match value {
                        Yaml::List(_) | Yaml::Map(_) => {
                            *text += &format!("{separator}  ");
                            value.write(indent + 2, text);
                        }
                        Yaml::Absent | Yaml::Number(_) | Yaml::Bool(_) | Yaml::Text(_) => {
                            text.push(' ');
                            value.write(indent, text);
                        }
                    }
                }
            }
        }
        if indent == 0 && matches!(self, Yaml::List(_) | Yaml::Map(_)) {
            text.push('\n');
        }
    }
}

/// Returns a string as YAML, in quotes if it could be parsed as another type.
fn quoted(text: &str) -> String {
    let inside = |c: char| c.is_ascii_alphanumeric() || "./_-".contains(c);
    let words = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"];
    let is_plain = text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.chars().all(inside)
        && !words.contains(&text.to_ascii_lowercase().as_str());
    match is_plain {
        true => text.to_owned(),
        // Strings of JSON are valid YAML.
        false => serde_json::Value::from(text).to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_written_in_blocks() {
        let value = map([
            ("name", "ocean".into()),
            ("left-out", Yaml::Absent),
            ("spot", "true".into()),
            (
                "list",
                list([
                    map([("a", 1_usize.into()), ("b", list(["x: y".into()]))]),
                    "4".into(),
                ]),
            ),
            ("nothing", map([("left-out", Yaml::Absent)])),
            ("map", map([("key", true.into())])),
        ]);
        let expected = "name: ocean\nspot: \"true\"\nlist:\n  - a: 1\n    b:\n      - \"x: y\"\n  - \"4\"\nmap:\n  key: true\n";
        assert_eq!(value.text(), expected);
    }
}
