//! Parses ops with a special pretty form: constants, slices, transforms, convolutions and calls.

use super::super::attribute::{Attribute, Entry};
use super::super::cursor::{Cursor, Parsed, Problem};
use super::super::syntax::operand;
use super::super::tree::{OpNode, TextType};
use super::super::windows::convolution_dims;
use super::formats::Types;
use super::{Items, attributes_and_types, entry};
use crate::{ElementType, Literal};

/// Reads `{…} dense<…> : tensor<2xf32>`.
pub(super) fn constant(cursor: &mut Cursor, op: &mut OpNode) -> Parsed<()> {
    if cursor.eat("(") {
        cursor.expect(")")?;
        return attributes_and_types(cursor, op, Types::Function);
    }
    if cursor.eat("{") {
        op.attributes = cursor.entries("}")?;
    }
    if cursor.is_at("dense_resource") {
        let message = "`dense_resource`: the elements of this constant stand apart from it; \
                       print the module with them inside, as `dense<…>`";
        return Err(Problem::new(cursor.at, message));
    }
    cursor.skip_space();
    let at = cursor.at;
    let value = cursor.attribute()?;
    let (literal, is_complex) = match &value {
        Attribute::Dense(literal) => (literal, false),
        Attribute::ComplexDense(literal) => (literal, true),
        _ => return Err(Problem::new(at, "expected `dense<…>`")),
    };
    let tensor = literal.ty().clone();
    op.result_types = vec![TextType { tensor, is_complex }];
    op.attributes.push(entry("value", value, at));
    Ok(())
}

/// Reads `%0 [0:4, 1:3:2] : types`.
pub(super) fn slice(cursor: &mut Cursor, op: &mut OpNode) -> Parsed<()> {
    op.operands = vec![operand(cursor)?];
    cursor.expect("[")?;
    let at = cursor.at;
    let mut sides: [Vec<i64>; 3] = Default::default();
    cursor.list("]", |cursor| {
        sides[0].push(cursor.integer()?);
        cursor.expect(":")?;
        sides[1].push(cursor.integer()?);
        sides[2].push(if cursor.eat(":") {
            cursor.integer()?
        } else {
            1
        });
        Ok(())
    })?;
    let names = ["start_indices", "limit_indices", "strides"];
    let arrays = names.into_iter().zip(sides);
    op.attributes = arrays
        .map(|(name, items)| entry(name, Attribute::Array(items), at))
        .collect();
    attributes_and_types(cursor, op, Types::Function)
}

/// Reads `%0, type = FFT, length = [8] : types`.
pub(super) fn fft(cursor: &mut Cursor, op: &mut OpNode) -> Parsed<()> {
    op.operands = vec![operand(cursor)?];
    let field = |cursor: &mut Cursor, name: &str| {
        cursor.expect(",")?;
        if !cursor.eat_word(name) {
            return cursor.fail(format!("expected `{name}`"));
        }
        cursor.expect("=")?;
        cursor.skip_space();
        Ok(cursor.at)
    };
    let at = field(cursor, "type")?;
    let word = cursor.expect_word("the kind of the transform")?.to_owned();
    let kind = Attribute::Keyword("fft_type".into(), word);
    op.attributes.push(entry("fft_type", kind, at));
    let at = field(cursor, "length")?;
    let length = cursor.attribute()?;
    op.attributes.push(entry("fft_length", length, at));
    attributes_and_types(cursor, op, Types::Function)
}

/// Reads `(%0, %1) dim_numbers = […]x[…]->[…], window = {…} {…} : types`.
pub(super) fn convolution(cursor: &mut Cursor, op: &mut OpNode) -> Parsed<()> {
    op.operands = Items::read(cursor)?.operands;
    if !cursor.eat_word("dim_numbers") {
        return cursor.fail("expected `dim_numbers`");
    }
    cursor.expect("=")?;
    cursor.skip_space();
    let at = cursor.at;
    let text = cursor.convolution_text()?;
    let dims = Attribute::Convolution(convolution_dims(text, at)?);
    op.attributes.push(entry("dimension_numbers", dims, at));
    if cursor.eat(",") {
        if !cursor.eat_word("window") {
            return cursor.fail("expected `window`");
        }
        cursor.expect("=")?;
        cursor.expect("{")?;
        for field in cursor.entries("}")? {
            op.attributes.push(window_attribute(field)?);
        }
    }
    attributes_and_types(cursor, op, Types::Function)
}

/// Returns an entry of a convolution's window as the attribute of the generic form.
fn window_attribute(field: Entry) -> Parsed<Entry> {
    let Entry {
        name, value, at, ..
    } = field;
    let wrong = |expected: &str| Problem::new(at, format!("`{name}` must be {expected}"));
    let Attribute::List(items) = value else {
        return Err(wrong("a list"));
    };
    let (name, value) = match name.as_str() {
        "stride" => ("window_strides", Attribute::List(items)),
        "lhs_dilate" => ("lhs_dilation", Attribute::List(items)),
        "rhs_dilate" => ("rhs_dilation", Attribute::List(items)),
        "reverse" => {
            let flags = items.iter().map(|item| match item {
                Attribute::Bool(flag) => Some(i64::from(*flag)),
                Attribute::Int(flag) => i64::try_from(*flag).ok(),
                _ => None,
            });
            let flags: Option<Vec<i64>> = flags.collect();
            let flags = flags.ok_or_else(|| wrong("a list of `true` and `false`"))?;
            ("window_reversal", Attribute::Array(flags))
        }
        "pad" => {
            let pairs: Option<Vec<[i64; 2]>> = items.iter().map(pair).collect();
            let pairs = pairs.ok_or_else(|| wrong("a list of pairs, as in `[[1, 1], [0, 2]]`"))?;
            let both = Literal::from_i64s(ElementType::I64, [pairs.len(), 2], &pairs.concat());
            ("padding", Attribute::Dense(both))
        }
        _ => return Err(Problem::new(at, format!("`{name}` is not known here"))),
    };
    Ok(entry(name, value, at))
}

/// Reads `[1, 2]`.
fn pair(item: &Attribute) -> Option<[i64; 2]> {
    let Attribute::List(sides) = item else {
        return None;
    };
    match sides.as_slice() {
        [Attribute::Int(low), Attribute::Int(high)] => {
            Some([i64::try_from(*low).ok()?, i64::try_from(*high).ok()?])
        }
        _ => None,
    }
}

/// Reads `@f(%0) {…} : types`.
pub(super) fn call(cursor: &mut Cursor, op: &mut OpNode) -> Parsed<()> {
    op.name = "func.call".into();
    cursor.skip_space();
    let at = cursor.at;
    let callee = Attribute::Symbol(cursor.symbol()?);
    op.attributes.push(entry("callee", callee, at));
    op.operands = Items::read(cursor)?.operands;
    attributes_and_types(cursor, op, Types::Function)
}

/// Reads `@target(%0) {…} : types`.
pub(super) fn custom_call(cursor: &mut Cursor, op: &mut OpNode) -> Parsed<()> {
    cursor.skip_space();
    let at = cursor.at;
    let target = Attribute::String(cursor.symbol()?);
    op.attributes.push(entry("call_target_name", target, at));
    op.operands = Items::read(cursor)?.operands;
    attributes_and_types(cursor, op, Types::Function)
}

/// Reads `"name" %0, %1 {decomposition = @f} : types`.
pub(super) fn composite(cursor: &mut Cursor, op: &mut OpNode) -> Parsed<()> {
    cursor.skip_space();
    let at = cursor.at;
    let name = Attribute::String(cursor.string()?);
    op.attributes.push(entry("name", name, at));
    op.operands = Items::read(cursor)?.operands;
    attributes_and_types(cursor, op, Types::Function)
}
