//! The text as a tree of functions, regions and ops, whatever those are.

use super::attribute::{Attribute, Entry};
use super::cursor::{Cursor, Parsed, Problem};
use super::tree::{FuncNode, OpNode, Operand, RegionNode};
use crate::TensorType;

/// After this many errors the rest is not looked at.
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

struct Parser<'t> {
    cursor: Cursor<'t>,
    /// Those that were read past.
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

    fn module_or_func(&mut self, funcs: &mut Vec<FuncNode>) -> Parsed<()> {
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
            _ => {
                cursor.at = start;
                cursor.fail("expected `module` or `func.func`")
            }
        }
    }

    /// Behind `{`, past `}`.
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

    /// Behind the `}` of the last region: `) {…} : () -> ()`.
    fn generic_end(&mut self) -> Parsed<Vec<Entry>> {
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

    /// `loc(…)`, if it is next.
    fn location(&mut self) -> Parsed<()> {
        if self.cursor.eat_word("loc") {
            self.cursor.expect("(")?;
            self.cursor.skip_brackets()?;
        }
        Ok(())
    }

    fn generic_func(&mut self, at: usize) -> Parsed<FuncNode> {
        let cursor = &mut self.cursor;
        cursor.expect("(")?;
        cursor.expect(")")?;
        let mut entries = Vec::new();
        if cursor.eat("<{") {
            entries = cursor.entries("}")?;
            cursor.expect(">")?;
        }
        cursor.expect("(")?;
        cursor.expect("{")?;
        let body = self.region()?;
        entries.extend(self.generic_end()?);
        let mut func = FuncNode {
            name: String::new(),
            is_private: false,
            param_attributes: Vec::new(),
            results: None,
            body,
            at,
        };
        for entry in entries {
            match (entry.name.as_str(), entry.value) {
                ("sym_name", Attribute::String(name)) => func.name = name,
                ("sym_visibility", Attribute::String(visibility)) => {
                    func.is_private = visibility == "private";
                }
                ("arg_attrs", Attribute::List(params)) => {
                    let entries = params.into_iter().map(|param| match param {
                        Attribute::Dictionary(entries) => entries,
                        _ => Vec::new(),
                    });
                    func.param_attributes = entries.collect();
                }
                _ => {}
            }
        }
        Ok(func)
    }

    fn pretty_func(&mut self, at: usize) -> Parsed<FuncNode> {
        let cursor = &mut self.cursor;
        let is_private = cursor.eat_word("private");
        for visibility in ["public", "nested"] {
            cursor.eat_word(visibility);
        }
        let name = cursor.symbol()?;
        cursor.expect("(")?;
        let mut param_attributes = Vec::new();
        let args = self.args(&mut |parser| {
            let has_some = parser.cursor.eat("{");
            let entries = if has_some {
                parser.cursor.entries("}")?
            } else {
                Vec::new()
            };
            param_attributes.push(entries);
            parser.location()
        })?;
        let cursor = &mut self.cursor;
        let result = |cursor: &mut Cursor| {
            let ty = cursor.tensor_type()?;
            if cursor.eat("{") {
                cursor.entries("}")?;
            }
            Ok(ty)
        };
        let results = match cursor.eat("->") {
            true if cursor.eat("(") => cursor.list(")", result)?,
            true => vec![cursor.tensor_type()?], // a `{` here begins the body
            false => Vec::new(),
        };
        if cursor.eat_word("attributes") {
            cursor.expect("{")?;
            cursor.entries("}")?;
        }
        cursor.expect("{")?;
        let mut body = self.region()?;
        if !body.args.is_empty() {
            return Err(Problem::new(at, "the block has arguments of its own"));
        }
        body.args = args;
        self.location()?;
        Ok(FuncNode {
            name,
            is_private,
            param_attributes,
            results: Some(results),
            body,
            at,
        })
    }

    /// Behind `(`: `%x: tensor<4xf32>, …)`, with what `behind` reads behind each.
    fn args(
        &mut self,
        behind: &mut dyn FnMut(&mut Self) -> Parsed<()>,
    ) -> Parsed<Vec<(String, TensorType)>> {
        let mut args = Vec::new();
        if self.cursor.eat(")") {
            return Ok(args);
        }
        loop {
            let name = self.cursor.value_name()?.to_owned();
            self.cursor.expect(":")?;
            args.push((name, self.cursor.tensor_type()?));
            behind(self)?;
            if self.cursor.eat(")") {
                return Ok(args);
            }
            if !self.cursor.eat(",") {
                return self.cursor.fail("expected `,` or `)`");
            }
        }
    }

    /// Behind `{`, past `}`.
    fn region(&mut self) -> Parsed<RegionNode> {
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
            match self.op() {
                Ok(op) => region.ops.push(op),
                Err(problem) => self.skip_op(problem)?,
            }
        }
    }

    /// On to the next line, to find more errors, unless there are enough.
    fn skip_op(&mut self, problem: Problem) -> Parsed<()> {
        if self.cursor.is_at_end() || self.problems.len() >= ENOUGH {
            return Err(problem);
        }
        self.problems.push(problem);
        loop {
            self.cursor.skip_line();
            if self.cursor.is_at_end() {
                return self.cursor.fail("expected `}`");
            }
            if self.cursor.is_at("%") || self.cursor.is_at("\"") || self.cursor.is_at("}") {
                return Ok(());
            }
        }
    }

    fn op(&mut self) -> Parsed<OpNode> {
        let cursor = &mut self.cursor;
        cursor.skip_space();
        let mut op = OpNode {
            results: None,
            name: String::new(),
            operands: Vec::new(),
            attributes: Vec::new(),
            regions: Vec::new(),
            operand_types: Vec::new(),
            result_types: Vec::new(),
            at: cursor.at,
        };
        if cursor.is_at("%") {
            let name = cursor.value_name()?.to_owned();
            let count = if cursor.eat(":") {
                cursor.integer()?
            } else {
                1
            };
            op.results = Some((name, count));
            cursor.expect("=")?;
        }
        cursor.skip_space();
        op.at = cursor.at;
        if !cursor.is_at("\"") {
            return self.pretty_return(op);
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

    /// `return %0, %1 : tensor<f32>, tensor<f32>`, of any dialect.
    fn pretty_return(&mut self, mut op: OpNode) -> Parsed<OpNode> {
        let cursor = &mut self.cursor;
        match cursor.word() {
            Some("return" | "func.return") => op.name = "func.return".into(),
            Some("stablehlo.return") => op.name = "stablehlo.return".into(),
            _ => {
                cursor.at = op.at;
                return cursor.fail("expected an op's name in quotes");
            }
        }
        while cursor.is_at("%") {
            op.operands.push(operand(cursor)?);
            cursor.eat(",");
        }
        if cursor.eat(":") {
            op.operand_types.push(cursor.tensor_type()?);
            while cursor.eat(",") {
                op.operand_types.push(cursor.tensor_type()?);
            }
        }
        self.location()?;
        Ok(op)
    }

    /// `read` one region or module deeper.
    fn enter<T>(&mut self, read: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        self.cursor.enter()?;
        let result = read(self);
        self.cursor.leave();
        result
    }
}

fn operand(cursor: &mut Cursor) -> Parsed<Operand> {
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
