//! A position in the text, and the tokens that can be read there.

/// An error at a byte of the text.
#[derive(Debug)]
pub(super) struct Problem {
    pub(super) at: usize,
    pub(super) message: String,
}

impl Problem {
    pub(super) fn new(at: usize, message: impl Into<String>) -> Problem {
        let message = message.into();
        Problem { at, message }
    }
}

pub(super) type Parsed<T> = Result<T, Problem>;

/// The largest nesting depth of brackets.
pub(super) const DEEPEST: usize = 64;

pub(super) struct Cursor<'t> {
    pub(super) text: &'t str,
    /// The byte position in `text`, at a character boundary.
    pub(super) at: usize,
    depth: usize,
}

impl<'t> Cursor<'t> {
    pub(super) fn new(text: &'t str) -> Cursor<'t> {
        let (at, depth) = (0, 0);
        Cursor { text, at, depth }
    }

    pub(super) fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Skips white space and comments.
    pub(super) fn skip_space(&mut self) {
        loop {
            let rest = self.rest();
            self.at += rest.len() - rest.trim_start().len();
            if !self.rest().starts_with("//") {
                return;
            }
            self.skip_line();
        }
    }

    /// Skips to the end of the line.
    pub(super) fn skip_line(&mut self) {
        self.at += self.rest().find('\n').unwrap_or(self.rest().len());
    }

    pub(super) fn is_at_end(&mut self) -> bool {
        self.skip_space();
        self.rest().is_empty()
    }

    pub(super) fn is_at(&mut self, mark: &str) -> bool {
        self.skip_space();
        self.rest().starts_with(mark)
    }

    /// Skips `mark` if it is next, and returns whether it was.
    pub(super) fn eat(&mut self, mark: &str) -> bool {
        let is_next = self.is_at(mark);
        if is_next {
            self.at += mark.len();
        }
        is_next
    }

    pub(super) fn expect(&mut self, mark: &str) -> Parsed<()> {
        if self.eat(mark) {
            return Ok(());
        }
        self.fail(format!("expected `{mark}`"))
    }

    /// Returns an error with `message` and the text found at this position.
    pub(super) fn fail<T>(&mut self, message: impl Into<String>) -> Parsed<T> {
        self.skip_space();
        let message = message.into();
        let word = self.rest().split(char::is_whitespace).next().unwrap_or("");
        let found: String = word.chars().take(24).collect();
        let message = match found.as_str() {
            "" => format!("{message}, but the text ends here"),
            found => format!("{message}, found `{found}`"),
        };
        Err(Problem::new(self.at, message))
    }

    /// Reads the longest run of bytes that `inside` accepts, which may be empty.
    pub(super) fn run(&mut self, inside: impl Fn(u8) -> bool) -> &'t str {
        let length = self
            .rest()
            .bytes()
            .take_while(|b| b.is_ascii() && inside(*b))
            .count();
        let run = &self.rest()[..length];
        self.at += length;
        run
    }

    /// Reads a word such as `func.func`, `tensor` or `i64`.
    pub(super) fn word(&mut self) -> Option<&'t str> {
        self.skip_space();
        let first = self.byte()?;
        (first.is_ascii_alphabetic() || first == b'_')
            .then(|| self.run(|b| b.is_ascii_alphanumeric() || b"_$.".contains(&b)))
    }

    /// Skips `word` if it is the next whole word, and returns whether it was.
    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        let start = self.at;
        let is_next = self.word() == Some(word);
        if !is_next {
            self.at = start;
        }
        is_next
    }

    pub(super) fn expect_word(&mut self, what: &str) -> Parsed<&'t str> {
        match self.word() {
            Some(word) => Ok(word),
            None => self.fail(format!("expected {what}")),
        }
    }

    /// Returns whether an op begins here: its results, its name, or its name in quotes. The words
    /// that begin continuation lines of a pretty op are not names of ops.
    pub(super) fn is_at_op(&mut self) -> bool {
        if self.is_at("%") || self.is_at("\"") {
            return true;
        }
        let start = self.at;
        let word = self.word();
        self.at = start;
        word.is_some_and(|word| !["cond", "do", "reducer", "loc"].contains(&word))
    }

    /// Reads `%name`, and returns it without the `%`.
    pub(super) fn value_name(&mut self) -> Parsed<&'t str> {
        self.expect("%")?;
        match self.run(|b| b.is_ascii_alphanumeric() || b"_$.-".contains(&b)) {
            "" => self.fail("expected a name behind `%`"),
            name => Ok(name),
        }
    }

    /// Reads `@name` or `@"name"`, and returns it without the `@`.
    pub(super) fn symbol(&mut self) -> Parsed<String> {
        self.expect("@")?;
        if self.is_at("\"") {
            return self.string();
        }
        Ok(self.expect_word("a name behind `@`")?.to_owned())
    }

    pub(super) fn string(&mut self) -> Parsed<String> {
        self.expect("\"")?;
        let start = self.at;
        let mut bytes = Vec::new();
        loop {
            let Some(byte) = self.byte() else {
                return Err(Problem::new(start, "the string does not end"));
            };
            self.at += 1;
            match byte {
                b'"' => break,
                b'\\' => bytes.push(self.escape()?),
                other => bytes.push(other),
            }
        }
        String::from_utf8(bytes).map_err(|_| Problem::new(start, "the string is not UTF-8"))
    }

    fn escape(&mut self) -> Parsed<u8> {
        let two: String = self.rest().chars().take(2).collect();
        let simple = match two.bytes().next() {
            Some(b'"') => Some(b'"'),
            Some(b'\\') => Some(b'\\'),
            Some(b'n') => Some(b'\n'),
            Some(b't') => Some(b'\t'),
            _ => None,
        };
        if let Some(byte) = simple {
            self.at += 1;
            return Ok(byte);
        }
        let is_hex = two.len() == 2 && two.bytes().all(|b| b.is_ascii_hexdigit());
        if !is_hex {
            return Err(Problem::new(
                self.at,
                "expected two hexadecimal digits behind `\\`",
            ));
        }
        self.at += 2;
        Ok(u8::from_str_radix(&two, 16).expect("two hexadecimal digits"))
    }

    pub(super) fn is_at_number(&mut self) -> bool {
        self.skip_space();
        self.byte().is_some_and(|b| b.is_ascii_digit() || b == b'-')
    }

    /// Reads the text of an integer or float: `-1`, `0x7F`, `1.5e-3`.
    pub(super) fn number(&mut self) -> Parsed<&'t str> {
        self.skip_space();
        let start = self.at;
        if self.byte() == Some(b'-') {
            self.at += 1;
        }
        if self.rest().starts_with("0x") {
            self.at += 2;
            self.run(|b| b.is_ascii_hexdigit());
        } else {
            if self.run(|b| b.is_ascii_digit()).is_empty() {
                self.at = start;
                return self.fail("expected a number");
            }
            if self.byte() == Some(b'.') {
                self.at += 1;
                self.run(|b| b.is_ascii_digit());
            }
            let mantissa_end = self.at;
            if matches!(self.byte(), Some(b'e' | b'E')) {
                self.at += 1;
                if matches!(self.byte(), Some(b'+' | b'-')) {
                    self.at += 1;
                }
                if self.run(|b| b.is_ascii_digit()).is_empty() {
                    self.at = mantissa_end;
                }
            }
        }
        Ok(&self.text[start..self.at])
    }

    /// Reads a decimal integer.
    pub(super) fn integer<T: std::str::FromStr>(&mut self) -> Parsed<T> {
        let start = self.at;
        let text = self.number()?;
        text.parse().map_err(|_| {
            Problem::new(
                start,
                format!("`{text}` is not a whole number that fits here"),
            )
        })
    }

    /// Reads `item, item, … close`, after the opening bracket.
    pub(super) fn list<T>(
        &mut self,
        close: &str,
        mut item: impl FnMut(&mut Cursor<'t>) -> Parsed<T>,
    ) -> Parsed<Vec<T>> {
        let mut items = Vec::new();
        if self.eat(close) {
            return Ok(items);
        }
        loop {
            items.push(item(self)?);
            if self.eat(close) {
                return Ok(items);
            }
            if !self.eat(",") {
                return self.fail(format!("expected `,` or `{close}`"));
            }
        }
    }

    /// Enters a bracket; [`Cursor::leave`] leaves it. Fails beyond [`DEEPEST`] levels.
    pub(super) fn enter(&mut self) -> Parsed<()> {
        if self.depth == DEEPEST {
            return Err(Problem::new(
                self.at,
                format!("nested more than {DEEPEST} deep"),
            ));
        }
        self.depth += 1;
        Ok(())
    }

    pub(super) fn leave(&mut self) {
        self.depth -= 1;
    }

    /// Calls `read` one bracket deeper.
    pub(super) fn deeper<T>(
        &mut self,
        read: impl FnOnce(&mut Cursor<'t>) -> Parsed<T>,
    ) -> Parsed<T> {
        self.enter()?;
        let result = read(self);
        self.leave();
        result
    }

    /// Skips everything up to and including the bracket that closes the one just read.
    pub(super) fn skip_brackets(&mut self) -> Parsed<()> {
        let start = self.at;
        let mut open = 1;
        while open > 0 {
            match self.byte() {
                None => return Err(Problem::new(start, "the bracket does not close")),
                Some(b'"') => {
                    self.string()?;
                    continue;
                }
                Some(b'-') if self.rest().starts_with("->") => self.at += 1,
                Some(b'(' | b'[' | b'{' | b'<') => open += 1,
                Some(b')' | b']' | b'}' | b'>') => open -= 1,
                Some(_) => {}
            }
            self.at += self.rest().chars().next().map_or(0, char::len_utf8);
        }
        Ok(())
    }

    /// Skips the line, and the further lines that its brackets span, up to the bracket that closes
    /// an enclosing one. Returns false, and skips nothing, if the brackets do not match.
    pub(super) fn skip_statement(&mut self) -> bool {
        let start = self.at;
        let mut open: Vec<u8> = Vec::new();
        while let Some(byte) = self.byte() {
            match byte {
                b'\n' if open.is_empty() => return true,
                b'"' => match self.string() {
                    Ok(_) => continue,
                    Err(_) => break,
                },
                b'/' if self.rest().starts_with("//") => {
                    self.skip_line();
                    continue;
                }
                b'-' if self.rest().starts_with("->") => self.at += 1,
                b'(' => open.push(b')'),
                b'[' => open.push(b']'),
                b'{' => open.push(b'}'),
                b'<' => open.push(b'>'),
                b')' | b']' | b'}' | b'>' => match open.pop() {
                    None => return true,
                    Some(expected) if expected == byte => {}
                    Some(_) => break,
                },
                _ => {}
            }
            self.at += self.rest().chars().next().map_or(0, char::len_utf8);
        }
        let is_whole = self.at == self.text.len() && open.is_empty();
        if !is_whole {
            self.at = start;
        }
        is_whole
    }
}
