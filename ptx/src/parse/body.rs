//! Parses bodies: statements, instructions, nested scopes.

use super::scope::{self, Scopes};
use super::{ITEMS, Level, Parsed, Parser};
use crate::error::{Error, Span};
use crate::lex::Kind;
use crate::tree::*;

impl Parser<'_> {
    /// Parses a body from `{` to `}`. Reports its own errors, so that a malformed statement affects
    /// only itself.
    pub(super) fn body(&mut self, function: &mut Function) {
        let mut scopes = Scopes::new();
        self.next();
        loop {
            let token = self.peek();
            match token.kind {
                Kind::End => {
                    let error = self.expected("an instruction or `}`");
                    self.report(*error);
                    break;
                }
                Kind::Punct(b'}') => {
                    self.next();
                    if !scopes.close() {
                        break;
                    }
                }
                Kind::Punct(b'{') => {
                    self.next();
                    scopes.open();
                }
                // The `}` is missing: `.visible` and similar directives cannot be in a body.
                Kind::Dot if ITEMS.contains(&self.word()) && self.starts_line() => {
                    let error = self.expected("`}` to close the body");
                    let opened = self
                        .inside
                        .last()
                        .map(|(_, span)| *span)
                        .unwrap_or_default();
                    self.report(error.at(opened, "of this function"));
                    break;
                }
                _ => {
                    let (depth, before) = (self.depth, self.at);
                    if let Err(error) = self.statement(function, &mut scopes) {
                        // After a missing `;` the next line begins a new statement, so nothing is
                        // skipped.
                        let goes_on = error.code == "ptx-missing-semicolon" && self.starts_line();
                        self.report(*error);
                        self.depth = depth;
                        if !goes_on {
                            self.recover(Level::Body);
                        }
                        if self.at == before {
                            self.next(); // recovery stops at the same token
                        }
                    }
                }
            }
        }
        let outer: Vec<&str> = self
            .module
            .variables
            .iter()
            .map(|variable| variable.name.as_str())
            .collect();
        let errors = scope::flatten(function, scopes, &outer);
        self.errors.extend(errors);
    }

    /// Parses the `;` that ends a statement.
    pub(super) fn semicolon(&mut self) -> Parsed<Span> {
        let token = self.peek();
        if token.is(b';') {
            return Ok(self.next().span());
        }
        if self.starts_line()
            && !self.at_end()
            && matches!(token.kind, Kind::Word | Kind::Dot | Kind::Punct(_))
        {
            let last = self.last_span();
            let error = Error::user(
                "ptx-missing-semicolon",
                "expected `;` at the end of this line",
            );
            return Err(Box::new(
                error.at(Span::new(last.end - 1, last.end), "expected `;` after this"),
            ));
        }
        Err(self.expected("`,` or `;`"))
    }

    fn statement(&mut self, function: &mut Function, scopes: &mut Scopes) -> Parsed<()> {
        let token = self.peek();
        match token.kind {
            Kind::Punct(b';') => {
                self.next();
                Ok(())
            }
            Kind::Dot => self.body_directive(function, scopes),
            Kind::Word if self.peek_second().is(b':') => self.label(function, scopes),
            Kind::Word | Kind::Punct(b'@') => {
                let instruction = self.instruction()?;
                scopes.note_statement();
                function.body.push(Statement::Instruction(instruction));
                Ok(())
            }
            _ => Err(self.expected("an instruction, a label, a directive or `}`")),
        }
    }

    fn body_directive(&mut self, function: &mut Function, scopes: &mut Scopes) -> Parsed<()> {
        let start = self.peek().span();
        let word = self.word();
        match word {
            ".reg" => {
                self.next();
                for register in self.registers()? {
                    scopes.note_register();
                    function.registers.push(register);
                }
                Ok(())
            }
            ".shared" | ".local" | ".param" | ".const" | ".global" => {
                self.next();
                let space = Space::from_name(&word[1..]).unwrap_or(Space::Global);
                for variable in self.variables(space, Linkage::Private, start)? {
                    scopes.note_variable();
                    function.variables.push(variable);
                }
                Ok(())
            }
            ".extern" => {
                self.next();
                self.body_directive(function, scopes)
            }
            ".pragma" => {
                let pragma = self.pragma()?;
                scopes.note_statement();
                function.body.push(Statement::Directive(pragma));
                Ok(())
            }
            ".loc" => self.source_loc(),
            ".file" => self.file(),
            ".section" => self.section(),
            _ => {
                Err(self.expected("`.reg`, a memory space such as `.shared`, `.pragma` or `.loc`"))
            }
        }
    }

    /// Parses `L1:`, or `ts: .branchtargets L1, L2;` and similar directives.
    fn label(&mut self, function: &mut Function, scopes: &mut Scopes) -> Parsed<()> {
        let (name, span) = self.expect_word("a label")?;
        self.expect(b':')?;
        let directive = match self.word() {
            ".branchtargets" => {
                self.next();
                let (targets, span) = self.targets(span)?;
                Directive::BranchTargets {
                    name,
                    targets,
                    span,
                }
            }
            ".calltargets" => {
                self.next();
                let (targets, span) = self.targets(span)?;
                Directive::CallTargets {
                    name,
                    targets,
                    span,
                }
            }
            ".callprototype" => {
                self.next();
                let returns = if self.peek().is(b'(') {
                    self.params()?
                } else {
                    Vec::new()
                };
                self.expect_word("`_`")?;
                let params = if self.peek().is(b'(') {
                    self.params()?
                } else {
                    Vec::new()
                };
                while self.peek().kind == Kind::Dot {
                    self.next();
                    if self.peek().kind == Kind::Number {
                        self.next();
                    }
                }
                let end = self.expect(b';')?;
                Directive::CallPrototype {
                    name,
                    returns,
                    params,
                    span: span.to(end),
                }
            }
            _ => {
                scopes.note_statement();
                function.body.push(Statement::Label(name, span));
                return Ok(());
            }
        };
        scopes.note_statement();
        function.body.push(Statement::Directive(directive));
        Ok(())
    }

    fn targets(&mut self, start: Span) -> Parsed<(Vec<String>, Span)> {
        let mut targets = Vec::new();
        loop {
            targets.push(self.expect_word("a label")?.0);
            if !self.eat(b',') {
                let end = self.expect(b';')?;
                return Ok((targets, start.to(end)));
            }
        }
    }

    fn instruction(&mut self) -> Parsed<Instruction> {
        let start = self.peek().span();
        let mut guard = None;
        if self.eat(b'@') {
            let negated = self.eat(b'!');
            let (register, span) = self.expect_word("a predicate")?;
            guard = Some(Guard {
                register,
                negated,
                span: start.to(span),
            });
        }
        if self.word().starts_with(['%', '$', '_']) {
            return Err(self.expected("an instruction"));
        }
        let (opcode, mut opcode_span) = self.expect_word("an instruction")?;
        let mut modifiers = Vec::new();
        while self.peek().kind == Kind::Dot {
            modifiers.push(self.word()[1..].to_owned());
            opcode_span = opcode_span.to(self.next().span());
        }
        let operands = self.operands(&opcode)?;
        let span = start.to(self.last_span());
        self.semicolon()?;
        Ok(Instruction {
            guard,
            opcode,
            modifiers,
            operands,
            span,
            opcode_span,
            loc: self.loc,
        })
    }
}
