//! Parses directives for the whole file: version, target, sources, sections, pragmas.

use super::{Parsed, Parser};
use crate::error::Error;
use crate::lex::Kind;
use crate::tree::*;

impl Parser<'_> {
    pub(super) fn version(&mut self) -> Parsed<()> {
        self.next();
        let token = self.peek();
        let version = (self.word().split_once('.'))
            .and_then(|(major, minor)| Some((major.parse().ok()?, minor.parse().ok()?)));
        match version {
            Some(version) if token.kind == Kind::Number => {
                self.next();
                self.module.version = version;
                if !(1..=9).contains(&version.0) {
                    let (major, minor) = version;
                    let error = Error::unsupported(
                        "ptx-version",
                        format!("PTX {major}.{minor} is not known yet"),
                    );
                    return Err(Box::new(error.at(token.span(), "PTX 6.0 to 9.x is read")));
                }
                Ok(())
            }
            _ => Err(self.expected("a version such as `8.7`")),
        }
    }

    pub(super) fn target(&mut self) -> Parsed<()> {
        self.next();
        let (target, _) = self.expect_word("an architecture such as `sm_80`")?;
        self.module.target = target;
        while self.eat(b',') {
            let (option, _) = self.expect_word("a target option")?;
            self.module.target_options.push(option);
        }
        Ok(())
    }

    /// Parses `.file 1 "a.cu" [, time, size]`.
    pub(super) fn file(&mut self) -> Parsed<()> {
        self.next();
        let index = self.unsigned("the file's number")? as u32;
        if self.peek().kind != Kind::String {
            return Err(self.expected("the file's name in quotes"));
        }
        let path = self.word().trim_matches('"').to_owned();
        self.next();
        self.module.files.push((index, path));
        while self.eat(b',') {
            self.unsigned("a number")?;
        }
        Ok(())
    }

    /// Parses `.loc 1 27 5 [, function_name $L__info_string0+4, inlined_at 1 2 3]`.
    pub(super) fn source_loc(&mut self) -> Parsed<()> {
        self.next();
        let file = self.unsigned("a file number")? as u32;
        let line = self.unsigned("a line")? as u32;
        let column = if self.peek().kind == Kind::Number {
            self.unsigned("a column")? as u32
        } else {
            0
        };
        self.loc = Some(SourceLoc { file, line, column });
        while self.eat(b',') {
            self.expect_word("`function_name` or `inlined_at`")?;
            while matches!(self.peek().kind, Kind::Number | Kind::Punct(b'+'))
                || (self.peek().kind == Kind::Word && !self.starts_line())
            {
                self.next();
            }
        }
        Ok(())
    }

    /// Skips `.section .debug_info { … }`, which is debug data.
    pub(super) fn section(&mut self) -> Parsed<()> {
        let start = self.next().span();
        self.inside.push(("a `.section`".into(), start));
        if matches!(self.peek().kind, Kind::Dot | Kind::Word) {
            self.next();
        }
        self.expect(b'{')?;
        let mut braces = 1_usize;
        while braces > 0 {
            if self.at_end() {
                return Err(self.expected("`}`"));
            }
            let token = self.next();
            braces += usize::from(token.is(b'{'));
            braces -= usize::from(token.is(b'}'));
        }
        self.inside.pop();
        Ok(())
    }

    /// Skips `@@DWARF …`, debug data of old compilers.
    pub(super) fn skip_dwarf_line(&mut self) -> Parsed<()> {
        self.next();
        while !self.at_end() && !self.starts_line() {
            self.next();
        }
        Ok(())
    }

    /// Parses `.pragma "nounroll";`.
    pub(super) fn pragma(&mut self) -> Parsed<Directive> {
        let start = self.next().span();
        let mut texts = Vec::new();
        loop {
            if self.peek().kind != Kind::String {
                return Err(self.expected("a pragma in quotes"));
            }
            texts.push(self.word().trim_matches('"').to_owned());
            self.next();
            if !self.eat(b',') {
                break;
            }
        }
        let end = self.expect(b';')?;
        Ok(Directive::Pragma(texts, start.to(end)))
    }
}
