//! Parses ops whose pretty form has regions: reductions and loops.

use super::super::cursor::Parsed;
use super::super::syntax::{Parser, operand};
use super::super::tree::{OpNode, Operand, RegionNode, TextType};
use super::formats::Types;
use super::{attributes_and_types, entry, type_list};

impl Parser<'_> {
    /// Reads `(%0 init: %1), (%2 init: %3) applies op across dimensions = [1] : types`, or the form
    /// with a region at the end: `reducer(%a: type, %b: type) (%c: type, %d: type) {…}`.
    pub(super) fn pretty_reduce(&mut self, op: &mut OpNode) -> Parsed<()> {
        let cursor = &mut self.cursor;
        let mut inits = Vec::new();
        loop {
            cursor.expect("(")?;
            op.operands.push(operand(cursor)?);
            if !cursor.eat_word("init") {
                return cursor.fail("expected `init: ` and a value");
            }
            cursor.expect(":")?;
            inits.push(operand(cursor)?);
            cursor.expect(")")?;
            if !cursor.eat(",") {
                break;
            }
        }
        op.operands.extend(inits);
        let applied = match cursor.eat_word("applies") {
            true => Some(cursor.expect_word("an op")?.to_owned()),
            false => None,
        };
        if !cursor.eat_word("across") || !cursor.eat_word("dimensions") {
            return cursor.fail("expected `across dimensions = […]`");
        }
        cursor.expect("=")?;
        cursor.skip_space();
        let at = cursor.at;
        let dimensions = cursor.attribute()?;
        op.attributes.push(entry("dimensions", dimensions, at));
        attributes_and_types(cursor, op, Types::Function)?;
        let region = match applied {
            Some(name) => applied_op(name, op),
            None => {
                self.location()?;
                self.reducer(op)?
            }
        };
        op.regions.push(region);
        Ok(())
    }

    /// Reads `reducer(%a: type, %b: type) (%c: type, %d: type) {…}`. The region's arguments are the
    /// first ones of all pairs, then the second ones.
    fn reducer(&mut self, op: &OpNode) -> Parsed<RegionNode> {
        if !self.cursor.eat_word("reducer") {
            return self.cursor.fail("expected `reducer`");
        }
        let (mut firsts, mut seconds) = (Vec::new(), Vec::new());
        for _ in 0..op.operands.len() / 2 {
            self.cursor.expect("(")?;
            let pair = self.args(&mut Self::location)?;
            let Ok([first, second]) = <[(String, TextType); 2]>::try_from(pair) else {
                return self.cursor.fail("expected two arguments in each bracket");
            };
            firsts.push(first);
            seconds.push(second);
        }
        firsts.extend(seconds);
        self.region_of(firsts)
    }

    /// Reads `{…}`, a region whose arguments were listed before it.
    fn region_of(&mut self, args: Vec<(String, TextType)>) -> Parsed<RegionNode> {
        self.cursor.expect("{")?;
        let at = self.cursor.at;
        let mut region = self.region()?;
        if !region.args.is_empty() {
            self.cursor.at = at;
            return self
                .cursor
                .fail("expected no arguments of the block: they stand before it");
        }
        region.args = args;
        Ok(region)
    }

    /// Reads `(%a = %0, %b = %1) : types attributes {…} cond {…} do {…}`.
    pub(super) fn pretty_while(&mut self, op: &mut OpNode) -> Parsed<()> {
        let cursor = &mut self.cursor;
        cursor.expect("(")?;
        let names = cursor.list(")", |cursor| {
            let name = cursor.value_name()?.to_owned();
            cursor.expect("=")?;
            op.operands.push(operand(cursor)?);
            Ok(name)
        })?;
        cursor.expect(":")?;
        op.operand_types = type_list(cursor)?;
        op.result_types.clone_from(&op.operand_types);
        if names.len() != op.operand_types.len() {
            let (names, types) = (names.len(), op.operand_types.len());
            return cursor.fail(format!("expected {names} types, not {types}"));
        }
        if cursor.eat_word("attributes") {
            cursor.expect("{")?;
            op.attributes = cursor.entries("}")?;
        }
        let args: Vec<(String, TextType)> =
            names.into_iter().zip(op.operand_types.clone()).collect();
        for part in ["cond", "do"] {
            if !self.cursor.eat_word(part) {
                return self.cursor.fail(format!("expected `{part}`"));
            }
            let region = self.region_of(args.clone())?;
            op.regions.push(region);
        }
        Ok(())
    }
}

/// Returns the region of a reduction that applies the op `name` to two elements.
fn applied_op(name: String, reduce: &OpNode) -> RegionNode {
    let at = reduce.at;
    let scalar = reduce.operand_types.first().map(|ty| {
        let mut scalar = ty.clone();
        scalar.tensor.shape = if ty.is_complex { vec![2] } else { Vec::new() };
        scalar
    });
    let ty: Vec<TextType> = scalar.into_iter().collect();
    let argument = |name: &str| Operand {
        name: name.to_owned(),
        index: None,
        at,
    };
    let applied = OpNode {
        results: vec![("applied".into(), 1)],
        name,
        operands: vec![argument("old"), argument("new")],
        operand_types: [ty.clone(), ty.clone()].concat(),
        result_types: ty.clone(),
        at,
        ..OpNode::default()
    };
    let returned = OpNode {
        name: "stablehlo.return".into(),
        operands: vec![argument("applied")],
        operand_types: ty.clone(),
        at,
        ..OpNode::default()
    };
    let args = ["old", "new"].map(|name| ty.iter().map(|ty| (name.to_owned(), ty.clone())));
    RegionNode {
        args: args.into_iter().flatten().collect(),
        ops: vec![applied, returned],
        end: at,
    }
}
