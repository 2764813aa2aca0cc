//! Parses functions, in generic and in pretty form.

use super::attribute::{Attribute, Entry};
use super::cursor::{Cursor, Parsed, Problem};
use super::syntax::Parser;
use super::tree::{FuncNode, TextType};

impl Parser<'_> {
    /// Reads a function in generic form, after `"func.func"`.
    pub(super) fn generic_func(&mut self, at: usize) -> Parsed<FuncNode> {
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
            result_attributes: Vec::new(),
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
                    func.param_attributes = dictionaries(params);
                }
                ("res_attrs", Attribute::List(results)) => {
                    func.result_attributes = dictionaries(results);
                }
                _ => {}
            }
        }
        Ok(func)
    }

    /// Reads a function in pretty form, after `func.func`.
    pub(super) fn pretty_func(&mut self, at: usize) -> Parsed<FuncNode> {
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
        let mut result_attributes = Vec::new();
        let result = |cursor: &mut Cursor| {
            let ty = cursor.tensor_type()?;
            let entries = match cursor.eat("{") {
                true => cursor.entries("}")?,
                false => Vec::new(),
            };
            result_attributes.push(entries);
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
            result_attributes,
            body,
            at,
        })
    }

    /// Reads `%x: tensor<4xf32>, …)`, after `(`; `behind` reads what follows each argument.
    pub(super) fn args(
        &mut self,
        behind: &mut dyn FnMut(&mut Self) -> Parsed<()>,
    ) -> Parsed<Vec<(String, TextType)>> {
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
}

/// Returns the entries of each dictionary of a list; none for items of another kind.
fn dictionaries(list: Vec<Attribute>) -> Vec<Vec<Entry>> {
    let entries = list.into_iter().map(|attribute| match attribute {
        Attribute::Dictionary(entries) => entries,
        _ => Vec::new(),
    });
    entries.collect()
}
