//! Parses the text to a syntax tree of functions, regions and ops.

use super::attribute::Entry;
use super::cursor::{Cursor, Parsed, Problem};
use super::tree::{FuncNode, OpNode, Operand, RegionNode};

/// The number of errors after which parsing stops.
const ENOUGH: usize = 20;

pub(super) fn parse(text: &str) -> Result<Vec<FuncNode>, Vec<Problem>> {
    let mut parser = Parser {
        cursor: Cursor::new(text),
        problems: Vec::new(),
    };
    let mut funcs = Vec::new();
    if let Err(problem) = parser.top(&mut funcs) {
        parser.problems.push(problem);
    }
    if parser.problems.is_empty() {
        Ok(funcs)
    } else {
        Err(parser.problems)
    }
}

/// Reads functions, regions and ops.
pub(super) struct Parser<'t> {
    pub(super) cursor: Cursor<'t>,
    /// The errors after which parsing continued.
    problems: Vec<Problem>,
}

impl Parser<'_> {
    fn top(&mut self, funcs: &mut Vec<FuncNode>) -> Parsed<()> {
        while !self.cursor.is_at_end() {
            if self.cursor.eat("#") {
                self.cursor.skip_line(); // `#loc1 = loc(…)`
            } else {
                self.module_or_func(funcs)?;
            }
        }
        Ok(())
    }

    /// Reads a module or a function; skips a mesh of devices, or a function with errors.
    fn module_or_func(&mut self, funcs: &mut Vec<FuncNode>) -> Parsed<()> {
        self.cursor.skip_space();
        let start = self.cursor.at;
        let known = self.problems.len();
        match self.one_of_module(funcs) {
            Ok(()) => Ok(()),
            Err(problem) if self.problems.len() > known || self.problems.len() >= ENOUGH => {
                Err(problem) // the function's end may be unknown
            }
            Err(problem) => {
                let mut behind = Cursor::new(self.cursor.text);
                behind.at = start;
                if !behind.skip_statement() || behind.at == start {
                    return Err(problem);
                }
                self.problems.push(problem);
                self.cursor.at = behind.at;
                Ok(())
            }
        }
    }

    fn one_of_module(&mut self, funcs: &mut Vec<FuncNode>) -> Parsed<()> {
        let cursor = &mut self.cursor;
        if cursor.is_at("\"") {
            let start = cursor.at;
            return match cursor.string()?.as_str() {
                "builtin.module" => self.generic_module(funcs),
                "func.func" => {
                    let func = self.generic_func(start)?;
                    funcs.push(func);
                    Ok(())
                }
                _ => {
                    cursor.at = start;
                    cursor.fail("expected a module or a function")
                }
            };
        }
        let start = cursor.at;
        match cursor.word() {
            Some("module" | "builtin.module") => {
                if cursor.is_at("@") {
                    cursor.symbol()?;
                }
                if cursor.eat_word("attributes") {
                    cursor.expect("{")?;
                    cursor.entries("}")?;
                }
                cursor.expect("{")?;
                self.module_body(funcs)
            }
            Some("func.func" | "func") => {
                let func = self.pretty_func(start)?;
                funcs.push(func);
                Ok(())
            }
            Some("sdy.mesh") => {
                cursor.symbol()?;
                cursor.expect("=")?;
                cursor.expect("<")?;
                cursor.skip_brackets()?;
                if cursor.eat("{") {
                    cursor.entries("}")?;
                }
                self.location()
            }
            _ => {
                cursor.at = start;
                cursor.fail("expected `module` or `func.func`")
            }
        }
    }

    /// Reads the body of a module after `{`, up to and including `}`.
    fn module_body(&mut self, funcs: &mut Vec<FuncNode>) -> Parsed<()> {
        while !self.cursor.eat("}") {
            self.enter(|parser| parser.module_or_func(funcs))?;
        }
        self.location()
    }

    fn generic_module(&mut self, funcs: &mut Vec<FuncNode>) -> Parsed<()> {
        let cursor = &mut self.cursor;
        cursor.expect("(")?;
        cursor.expect(")")?;
        if cursor.eat("<{") {
            cursor.entries("}")?;
            cursor.expect(">")?;
        }
        cursor.expect("(")?;
        cursor.expect("{")?;
        if cursor.eat("^") {
            cursor.expect_word("a block's name")?;
            cursor.expect(":")?;
        }
        self.module_body(funcs)?;
        self.generic_end().map(|_| ())
    }

    /// Reads `) {…} : () -> ()` after the `}` of the last region.
    pub(super) fn generic_end(&mut self) -> Parsed<Vec<Entry>> {
        let cursor = &mut self.cursor;
        cursor.expect(")")?;
        let entries = if cursor.eat("{") {
            cursor.entries("}")?
        } else {
            Vec::new()
        };
        cursor.expect(":")?;
        cursor.function_type()?;
        self.location()?;
        Ok(entries)
    }

    /// Skips `loc(…)`, if it is next.
    pub(super) fn location(&mut self) -> Parsed<()> {
        if self.cursor.eat_word("loc") {
            self.cursor.expect("(")?;
            self.cursor.skip_brackets()?;
        }
        Ok(())
    }

    /// Reads a region after `{`, up to and including `}`.
    pub(super) fn region(&mut self) -> Parsed<RegionNode> {
        self.enter(Self::region_inside)
    }

    fn region_inside(&mut self) -> Parsed<RegionNode> {
        let mut region = RegionNode::default();
        if self.cursor.eat("^") {
            self.cursor.expect_word("a block's name")?;
            if self.cursor.eat("(") {
                region.args = self.args(&mut Self::location)?;
            }
            self.cursor.expect(":")?;
        }
        loop {
            if self.cursor.is_at("^") {
                return self.cursor.fail("expected one block only");
            }
            region.end = self.cursor.at;
            if self.cursor.eat("}") {
                return Ok(region);
            }
            self.cursor.skip_space();
            let start = self.cursor.at;
            match self.op() {
                Ok(op) => region.ops.push(op),
                Err(problem) => self.skip_op(start, problem)?,
            }
        }
    }

    /// Records `problem` and skips the op that begins at `start`, to find further errors, unless
    /// there are [`ENOUGH`].
    fn skip_op(&mut self, start: usize, problem: Problem) -> Parsed<()> {
        if self.cursor.is_at_end() || self.problems.len() >= ENOUGH {
            return Err(problem);
        }
        self.problems.push(problem);
        let failed_at = self.cursor.at;
        self.cursor.at = start;
        if !self.cursor.skip_statement() {
            self.cursor.at = failed_at;
            self.cursor.skip_line();
        }
        loop {
            if self.cursor.is_at_end() {
                return self.cursor.fail("expected `}`");
            }
            if self.cursor.is_at_op() || self.cursor.is_at("}") {
                return Ok(());
            }
            let before = self.cursor.at;
            if !self.cursor.skip_statement() || self.cursor.at == before {
                self.cursor.skip_line();
            }
        }
    }

    fn op(&mut self) -> Parsed<OpNode> {
        let mut op = OpNode::default();
        let cursor = &mut self.cursor;
        if cursor.is_at("%") {
            op.results = cursor.list("=", |cursor| {
                let name = cursor.value_name()?.to_owned();
                let count = if cursor.eat(":") {
                    cursor.integer()?
                } else {
                    1
                };
                Ok((name, count))
            })?;
        }
        cursor.skip_space();
        op.at = cursor.at;
        if !cursor.is_at("\"") {
            return self.pretty_op(op);
        }
        op.name = cursor.string()?;
        cursor.expect("(")?;
        op.operands = cursor.list(")", operand)?;
        if cursor.eat("<{") {
            op.attributes = cursor.entries("}")?;
            cursor.expect(">")?;
        }
        if cursor.eat("(") {
            loop {
                self.cursor.expect("{")?;
                let region = self.region()?;
                op.regions.push(region);
                if !self.cursor.eat(",") {
                    break;
                }
            }
            self.cursor.expect(")")?;
        }
        let cursor = &mut self.cursor;
        if cursor.eat("{") {
            op.attributes.extend(cursor.entries("}")?);
        }
        cursor.expect(":")?;
        (op.operand_types, op.result_types) = cursor.function_type()?;
        self.location()?;
        Ok(op)
    }

    /// Calls `read` one region or module deeper.
    pub(super) fn enter<T>(&mut self, read: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        self.cursor.enter()?;
        let result = read(self);
        self.cursor.leave();
        result
    }
}

/// Reads `%3` or `%3#1`.
pub(super) fn operand(cursor: &mut Cursor) -> Parsed<Operand> {
    cursor.skip_space();
    let at = cursor.at;
    let name = cursor.value_name()?.to_owned();
    let index = if cursor.eat("#") {
        Some(cursor.integer()?)
    } else {
        None
    };
    Ok(Operand { name, index, at })
}
