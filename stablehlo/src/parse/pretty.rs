//! Parses ops in pretty form, which MLIR prints by default.
//!
//! The result is the same [`OpNode`] as for the generic form: it has the generic form's attribute
//! names, and the types of all operands and results.

mod formats;
mod special;
mod with_regions;

use self::formats::{Format, Types};
use super::attribute::{Attribute, Entry};
use super::cursor::{Cursor, Parsed, Problem};
use super::refused;
use super::syntax::{Parser, operand};
use super::tree::{OpNode, Operand, TextType};

impl Parser<'_> {
    /// Reads, after the results of `op`, its name without quotes and the rest of the op.
    pub(super) fn pretty_op(&mut self, mut op: OpNode) -> Parsed<OpNode> {
        let cursor = &mut self.cursor;
        let Some(name) = cursor.word() else {
            return cursor.fail("expected an op");
        };
        op.name = name.to_owned();
        match name {
            "return" | "func.return" => {
                op.name = "func.return".into();
                returned(cursor, &mut op)?;
            }
            "stablehlo.return" => returned(cursor, &mut op)?,
            "call" | "func.call" => special::call(cursor, &mut op)?,
            "stablehlo.constant" | "chlo.constant" => {
                special::constant(cursor, &mut op)?;
            }
            "stablehlo.slice" => special::slice(cursor, &mut op)?,
            "stablehlo.fft" => special::fft(cursor, &mut op)?,
            "stablehlo.convolution" => special::convolution(cursor, &mut op)?,
            "stablehlo.custom_call" => special::custom_call(cursor, &mut op)?,
            "stablehlo.composite" => special::composite(cursor, &mut op)?,
            "stablehlo.reduce" => self.pretty_reduce(&mut op)?,
            "stablehlo.while" => self.pretty_while(&mut op)?,
            _ => match formats::of(name) {
                Some(format) => formatted(cursor, &mut op, &format)?,
                None => return Err(Problem::new(op.at, refused::why(name))),
            },
        }
        self.location()?;
        Ok(op)
    }
}

/// The items between an op's name and its attributes, separated by commas.
#[derive(Default)]
struct Items {
    operands: Vec<Operand>,
    /// `EQ`, `FLOAT`.
    words: Vec<String>,
    /// `dims = [0, 1]`.
    fields: Vec<Entry>,
}

impl Items {
    /// Reads the items, with or without brackets around them.
    fn read(cursor: &mut Cursor) -> Parsed<Items> {
        let mut items = Items::default();
        let in_brackets = cursor.eat("(");
        if in_brackets && cursor.eat(")") || cursor.is_at(":") || cursor.is_at("{") {
            return Ok(items);
        }
        loop {
            items.item(cursor)?;
            if !cursor.eat(",") {
                break;
            }
        }
        if in_brackets {
            cursor.expect(")")?;
        }
        Ok(items)
    }

    fn item(&mut self, cursor: &mut Cursor) -> Parsed<()> {
        if cursor.is_at("%") {
            self.operands.push(operand(cursor)?);
            return Ok(());
        }
        cursor.skip_space();
        let at = cursor.at;
        let name = cursor.expect_word("an operand or an attribute")?.to_owned();
        if !cursor.eat("=") {
            self.words.push(name);
            return Ok(());
        }
        let value = if cursor.eat("<") {
            cursor.skip_brackets()?; // a structure whose dialect is left out
            Attribute::Other
        } else {
            value_or_pair(cursor)?
        };
        self.fields.push(entry(&name, value, at));
        Ok(())
    }
}

/// Reads `[0]`, or `[0] x [1]` as a list of both, or a number without a type: a type after it
/// belongs to the op.
fn value_or_pair(cursor: &mut Cursor) -> Parsed<Attribute> {
    if cursor.is_at_number() {
        return cursor.integer().map(Attribute::Int);
    }
    let first = cursor.attribute()?;
    match cursor.eat_word("x") {
        true => Ok(Attribute::List(vec![first, cursor.attribute()?])),
        false => Ok(first),
    }
}

/// Returns an attribute at the byte `at` that the pretty form spells differently, or omits.
fn entry(name: &str, value: Attribute, at: usize) -> Entry {
    let (name, text) = (name.to_owned(), String::new());
    Entry {
        name,
        value,
        text,
        at,
    }
}

/// Reads an op whose pretty form is a row of the table.
fn formatted(cursor: &mut Cursor, op: &mut OpNode, format: &Format) -> Parsed<()> {
    let items = Items::read(cursor)?;
    op.operands = items.operands;
    if items.words.len() > format.words.len() {
        let word = &items.words[format.words.len()];
        let message = format!("{}: `{word}` is not known here", op.name);
        return Err(Problem::new(op.at, message));
    }
    for (word, (name, kind)) in items.words.into_iter().zip(format.words) {
        let value = Attribute::Keyword((*kind).to_owned(), word);
        op.attributes.push(entry(name, value, op.at));
    }
    let mut pairs = Vec::new();
    for mut field in items.fields {
        if let Some((_, sides)) = format.pairs.iter().find(|(name, _)| *name == field.name) {
            pairs.extend(both(field, sides)?);
            continue;
        }
        let renamed = format.fields.iter().find(|(name, _)| *name == field.name);
        if let Some((_, name)) = renamed {
            field.name = (*name).to_owned();
        }
        op.attributes.push(field);
    }
    if let Some((name, kind)) = format.structure {
        let value = Attribute::Fields(kind.to_owned(), pairs);
        op.attributes.push(entry(name, value, op.at));
    }
    attributes_and_types(cursor, op, format.types)
}

/// Returns `[0] x [1]` as two attributes, called `names`.
fn both(field: Entry, names: &[&str; 2]) -> Parsed<Vec<Entry>> {
    let expected = format!("`{}` must be two lists, as in `[0] x [1]`", field.name);
    let Attribute::List(sides) = field.value else {
        return Err(Problem::new(field.at, expected));
    };
    if sides.len() != 2 {
        return Err(Problem::new(field.at, expected));
    }
    let named = sides.into_iter().zip(names);
    Ok(named
        .map(|(side, name)| entry(name, side, field.at))
        .collect())
}

/// Reads `{…} : types`.
fn attributes_and_types(cursor: &mut Cursor, op: &mut OpNode, types: Types) -> Parsed<()> {
    if cursor.eat("{") {
        op.attributes.extend(cursor.entries("}")?);
    }
    cursor.expect(":")?;
    types_of(cursor, op, types)
}

/// Reads, after `:`, the types of the operands and results of `op`, whose operands are known.
fn types_of(cursor: &mut Cursor, op: &mut OpNode, types: Types) -> Parsed<()> {
    if cursor.is_at("(") {
        (op.operand_types, op.result_types) = cursor.function_type()?;
        return Ok(());
    }
    let start = cursor.at;
    let listed = type_list(cursor)?;
    if cursor.eat("->") {
        op.operand_types = listed;
        op.result_types = match cursor.eat("(") {
            true => cursor.list(")", Cursor::tensor_type)?,
            false => vec![cursor.tensor_type()?],
        };
        return Ok(());
    }
    let expected = match (types, listed.as_slice()) {
        (Types::Same, [ty]) => {
            op.operand_types = vec![ty.clone(); op.operands.len()];
            op.result_types = vec![ty.clone()];
            return Ok(());
        }
        (Types::Parts, [ty]) => {
            op.operand_types = vec![ty.of_parts(); op.operands.len()];
            op.result_types = listed;
            return Ok(());
        }
        (Types::Result, [_]) => {
            op.result_types = listed;
            return Ok(());
        }
        (Types::Each, _) => {
            op.operand_types.clone_from(&listed);
            op.result_types = listed;
            return Ok(());
        }
        (Types::Select, [pred, ty]) => {
            op.operand_types = vec![pred.clone(), ty.clone(), ty.clone()];
            op.result_types = vec![ty.clone()];
            return Ok(());
        }
        (Types::Same | Types::Parts | Types::Result, _) => "one type",
        (Types::Select, _) => "the type of the predicate and that of the result",
        (Types::Function, _) => "a type such as `(tensor<4xf32>) -> tensor<4xf32>`",
    };
    let message = format!("{}: expected {expected}", op.name);
    Err(Problem::new(start, message))
}

/// Reads `type, type`.
fn type_list(cursor: &mut Cursor) -> Parsed<Vec<TextType>> {
    let mut types = vec![cursor.tensor_type()?];
    while cursor.eat(",") {
        types.push(cursor.tensor_type()?);
    }
    Ok(types)
}

/// Reads `%0, %1 : types` after a terminator.
fn returned(cursor: &mut Cursor, op: &mut OpNode) -> Parsed<()> {
    while cursor.is_at("%") {
        op.operands.push(operand(cursor)?);
        cursor.eat(",");
    }
    if cursor.eat(":") {
        op.operand_types = type_list(cursor)?;
    }
    Ok(())
}
