//! Parses declarations at file scope: functions, kernels, variables.

use super::{Parsed, Parser};
use crate::error::{Error, Span};
use crate::lex::Kind;
use crate::suggest;
use crate::tree::*;

/// The directives of file scope, for suggestions.
const ITEMS: &[&str] = &[
    ".version",
    ".target",
    ".address_size",
    ".file",
    ".section",
    ".pragma",
    ".alias",
    ".extern",
    ".visible",
    ".weak",
    ".common",
    ".entry",
    ".func",
    ".global",
    ".const",
    ".shared",
    ".local",
];

impl Parser<'_> {
    /// Parses `[linkage] .entry …`, `[linkage] .func …` or `[linkage] .global …`.
    pub(super) fn declaration(&mut self) -> Parsed<()> {
        let start = self.peek().span();
        let mut linkage = Linkage::Private;
        loop {
            linkage = match self.word() {
                ".extern" => Linkage::Extern,
                ".visible" => Linkage::Visible,
                ".weak" => Linkage::Weak,
                ".common" => Linkage::Common,
                _ => break,
            };
            self.next();
        }
        let token = self.peek();
        if token.kind != Kind::Dot {
            return Err(self.expected("`.entry`, `.func` or a memory space such as `.global`"));
        }
        let word = self.word();
        match word {
            ".entry" | ".func" => {
                self.next();
                self.function(word == ".entry", linkage, start)
            }
            ".global" | ".const" | ".shared" | ".local" | ".param" => {
                self.next();
                let space = Space::from_name(&word[1..]).unwrap_or(Space::Global);
                let variables = self.variables(space, linkage, start)?;
                self.module.variables.extend(variables);
                Ok(())
            }
            ".tex" => {
                self.next();
                let variables = self.variables(Space::Global, linkage, start)?;
                let textures = variables.into_iter().map(|variable| Variable {
                    ty: ScalarType::Texref,
                    ..variable
                });
                self.module.variables.extend(textures);
                Ok(())
            }
            _ => {
                let mut error = Error::user(
                    "ptx-unknown-directive",
                    format!("unknown directive `{word}`"),
                )
                .at(token.span(), "not a directive of PTX at file scope");
                if let Some(near) = suggest::nearest(word, ITEMS.iter().copied()) {
                    error = error.help(format!("did you mean `{near}`?"));
                } else if self.peek_second().kind == Kind::End {
                    error = error.help("the text ends here: was the file cut off?");
                }
                Err(Box::new(error))
            }
        }
    }

    fn function(&mut self, entry: bool, linkage: Linkage, start: Span) -> Parsed<()> {
        let what = if entry { "kernel" } else { "function" };
        self.loc = None;
        let returns = if !entry && self.peek().is(b'(') {
            self.params()?
        } else {
            Vec::new()
        };
        let (name, name_span) = self.expect_word(&format!("the {what}'s name"))?;
        self.inside.push((format!("{what} `{name}`"), name_span));
        let result = self.function_named(entry, linkage, start, returns, name, name_span);
        self.inside.pop();
        result
    }

    fn function_named(
        &mut self,
        entry: bool,
        linkage: Linkage,
        start: Span,
        returns: Vec<Param>,
        name: String,
        name_span: Span,
    ) -> Parsed<()> {
        let params = if self.peek().is(b'(') {
            self.params()?
        } else {
            Vec::new()
        };
        let mut function = Function {
            name,
            name_span,
            entry,
            declaration_only: true,
            linkage,
            params,
            returns,
            registers: Vec::new(),
            variables: Vec::new(),
            body: Vec::new(),
            directives: Vec::new(),
            span: start,
        };
        self.performance(&mut function.directives)?;
        if !self.eat(b';') {
            if !self.peek().is(b'{') {
                return Err(self.expected("`{` or `;`"));
            }
            function.declaration_only = false;
            self.body(&mut function);
        }
        function.span = start.to(self.last_span());
        self.module.functions.push(function);
        Ok(())
    }

    /// Parses performance directives: `.maxntid 256, 1, 1 .minnctapersm 2 .pragma "…";`.
    fn performance(&mut self, directives: &mut Vec<Directive>) -> Parsed<()> {
        while self.peek().kind == Kind::Dot {
            let start = self.peek().span();
            let name = self.word()[1..].to_owned();
            match name.as_str() {
                "pragma" => {
                    directives.push(self.pragma()?);
                    continue;
                }
                "attribute" => {
                    self.next();
                    while !self.at_end() && !self.eat(b')') {
                        self.next();
                    }
                    continue;
                }
                "maxntid"
                | "reqntid"
                | "minnctapersm"
                | "maxnctapersm"
                | "maxnreg"
                | "noreturn"
                | "unique"
                | "abi_preserve"
                | "abi_preserve_control"
                | "explicitcluster"
                | "reqnctapercluster"
                | "maxclusterrank"
                | "blocksareclusters" => {}
                _ => return Err(self.expected("`{`, `;` or a directive such as `.maxntid`")),
            }
            self.next();
            let mut values = Vec::new();
            while self.peek().kind == Kind::Number {
                values.push(self.unsigned("a number")?);
                if !self.eat(b',') {
                    break;
                }
            }
            directives.push(Directive::Performance {
                name,
                values,
                span: start.to(self.last_span()),
            });
        }
        Ok(())
    }
}
