//! Splits text into tokens. It never fails: unknown characters become [`Kind::Unknown`], which the
//! parser reports.

use crate::error::Span;

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// `add`, `%r1`, `$L__BB0_1`, `_`
    Word,
    /// `.global`, `.f32`, `.2d`, `.L1::evict_last`; includes the dot.
    Dot,
    /// `42`, `0x2A`, `0f3F800000`, `8.7`
    Number,
    /// `"nounroll"`, quotes included.
    String,
    /// A string or comment that is not terminated.
    Unclosed,
    /// One byte of punctuation.
    Punct(u8),
    /// A character that PTX does not use.
    Unknown,
    /// The end of the text.
    End,
}

/// A token. Offsets have 32 bits to limit the memory for large files.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub kind: Kind,
    start: u32,
    end: u32,
}

impl Token {
    pub fn span(&self) -> Span {
        Span::new(self.start as usize, self.end as usize)
    }

    pub fn text<'t>(&self, text: &'t str) -> &'t str {
        &text[self.start as usize..self.end as usize]
    }

    pub fn is(&self, punct: u8) -> bool {
        self.kind == Kind::Punct(punct)
    }
}

fn in_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$'
}

/// Splits `text` into tokens; the last is [`Kind::End`]. The text must be shorter than 4 GiB.
pub(super) fn tokens(text: &str) -> Vec<Token> {
    let bytes = text.as_bytes();
    let mut tokens = Vec::with_capacity(bytes.len() / 5 + 1);
    let mut at = if text.starts_with('\u{FEFF}') { 3 } else { 0 };
    loop {
        let (from, closed) = skip_blank(bytes, at);
        if !closed {
            push(&mut tokens, Kind::Unclosed, from, bytes.len());
            at = bytes.len();
        } else {
            at = from;
        }
        let Some(&first) = bytes.get(at) else {
            push(&mut tokens, Kind::End, at, at);
            return tokens;
        };
        let start = at;
        let kind = match first {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' | b'%' => {
                at = take(bytes, at + 1, in_word);
                Kind::Word
            }
            b'.' if bytes.get(at + 1).copied().is_some_and(in_word) => {
                at = take(bytes, at + 1, in_word);
                while bytes[at..].starts_with(b"::")
                    && bytes.get(at + 2).copied().is_some_and(in_word)
                {
                    at = take(bytes, at + 2, in_word);
                }
                Kind::Dot
            }
            b'0'..=b'9' => {
                at = number(bytes, at);
                Kind::Number
            }
            b'"' => {
                at = take(bytes, at + 1, |byte| byte != b'"' && byte != b'\n');
                if bytes.get(at) == Some(&b'"') {
                    at += 1;
                    Kind::String
                } else {
                    Kind::Unclosed
                }
            }
            _ if first.is_ascii_punctuation() => {
                at += 1;
                Kind::Punct(first)
            }
            _ => {
                at += 1;
                while !text.is_char_boundary(at) {
                    at += 1;
                }
                Kind::Unknown
            }
        };
        push(&mut tokens, kind, start, at);
    }
}

fn push(tokens: &mut Vec<Token>, kind: Kind, start: usize, end: usize) {
    tokens.push(Token {
        kind,
        start: start as u32,
        end: end as u32,
    });
}

fn take(bytes: &[u8], mut at: usize, wanted: impl Fn(u8) -> bool) -> usize {
    while bytes.get(at).is_some_and(|&byte| wanted(byte)) {
        at += 1;
    }
    at
}

/// Returns the end of a number and the letters that follow it; `1.5e-3` and `8.7` are one token.
fn number(bytes: &[u8], start: usize) -> usize {
    let mut at = take(bytes, start, in_word);
    let prefixed = bytes[start] == b'0'
        && bytes
            .get(start + 1)
            .is_some_and(|byte| b"xXfFdDbB".contains(byte));
    if !prefixed
        && bytes.get(at) == Some(&b'.')
        && bytes
            .get(at + 1)
            .is_none_or(|byte| !byte.is_ascii_alphabetic())
    {
        at = take(bytes, at + 1, in_word);
    }
    let signed = bytes.get(at).is_some_and(|byte| b"+-".contains(byte));
    if !prefixed
        && signed
        && b"eE".contains(&bytes[at - 1])
        && bytes.get(at + 1).is_some_and(u8::is_ascii_digit)
    {
        at = take(bytes, at + 1, in_word);
    }
    at
}

/// Skips white space and comments; returns `false` if a comment is not terminated.
fn skip_blank(bytes: &[u8], mut at: usize) -> (usize, bool) {
    loop {
        at = take(bytes, at, |byte| byte.is_ascii_whitespace() || byte == 0x0B);
        if bytes[at..].starts_with(b"//") {
            at = take(bytes, at, |byte| byte != b'\n');
        } else if bytes[at..].starts_with(b"/*") {
            match bytes[at + 2..].windows(2).position(|pair| pair == b"*/") {
                Some(length) => at += length + 4,
                None => return (at, false),
            }
        } else {
            return (at, true);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_of_a_line() {
        let text = "@%p1 ld.global.L1::evict_last.v2.f32 {%f1,_}, [%rd1+-4]; // c\n.version 8.7 0f3F800000 1.5e-3 %tid.x";
        let words: Vec<&str> = tokens(text).iter().map(|token| token.text(text)).collect();
        let expected = [
            "@",
            "%p1",
            "ld",
            ".global",
            ".L1::evict_last",
            ".v2",
            ".f32",
            "{",
            "%f1",
            ",",
            "_",
            "}",
            ",",
            "[",
            "%rd1",
            "+",
            "-",
            "4",
            "]",
            ";",
            ".version",
            "8.7",
            "0f3F800000",
            "1.5e-3",
            "%tid",
            ".x",
            "",
        ];
        assert_eq!(words, expected);
    }
}
