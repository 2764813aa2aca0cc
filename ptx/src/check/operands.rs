//! Checks operands against the shapes of a row.

use super::names::Names;
use super::rules::{describe, holds, plural};
use super::{mismatch, modifier_span};
use crate::error::{Error, Span};
use crate::opcodes::{self, OperandShape, Row, Shape, Want};
use crate::registers::{Register, Registers};
use crate::special;
use crate::tree::*;
use crate::types::TypeKind;

pub(super) struct Checker<'c, 'm> {
    pub registers: &'c Registers<'m>,
    pub names: &'c Names<'m>,
    pub errors: &'c mut Vec<Error>,
}

impl Checker<'_, '_> {
    pub fn instruction(&mut self, instruction: &Instruction) {
        if let Some(guard) = &instruction.guard {
            self.predicate(&guard.register, guard.span);
        }
        // The kind of name that is expected, for undeclared names.
        let what = match instruction.opcode.as_str() {
            "bra" => "label",
            "call" => "function or parameter",
            _ => "variable",
        };
        let row = match opcodes::find(instruction) {
            Ok(row) => row,
            Err(why) => {
                self.errors.push(mismatch(instruction, &why));
                for operand in &instruction.operands {
                    self.declared(operand, what);
                }
                return;
            }
        };
        if row.opcode == "call" {
            return self.call(instruction);
        }
        let (shapes, open) = opcodes::shapes(row, instruction);
        let given = instruction.operands.len();
        let counts = opcodes::operand_counts(row);
        if !open && !counts.contains(&given) {
            self.count(instruction, row, &shapes, given);
        }
        for (position, operand) in instruction.operands.iter().enumerate() {
            let before = self.errors.len();
            self.declared(operand, what);
            if let Some(shape) = shapes.get(position)
                && self.errors.len() == before
            {
                self.operand(instruction, operand, *shape);
            }
        }
    }

    fn count(
        &mut self,
        instruction: &Instruction,
        row: &Row,
        shapes: &[OperandShape],
        given: usize,
    ) {
        let name = instruction.name();
        let counts = opcodes::operand_counts(row);
        let wanted = match (*counts.start(), *counts.end()) {
            (least, most) if least == most => {
                format!("{least} operand{}", if least == 1 { "" } else { "s" })
            }
            (least, most) => format!("{least} to {most} operands"),
        };
        let are = if given == 1 {
            "1 is given".into()
        } else {
            format!("{given} are given")
        };
        let words: Vec<String> = shapes.iter().map(describe).collect();
        let label = if words.is_empty() {
            "takes no operands".into()
        } else {
            format!("expected {}", words.join(", "))
        };
        let error = Error::user(
            "ptx-operand-count",
            format!("`{name}` takes {wanted}, {are}"),
        );
        self.errors.push(error.at(instruction.span, label));
    }

    /// Checks that every name in an operand is declared.
    pub fn declared(&mut self, operand: &Spanned<Operand>, what: &str) {
        let span = operand.span;
        match &operand.node {
            Operand::Register(name)
            | Operand::Not(name)
            | Operand::Component { register: name, .. } => {
                self.register(name, span);
            }
            Operand::PredicatePair(first, second) => {
                for name in [first, second] {
                    if name != "_" {
                        self.register(name, span);
                    }
                }
            }
            Operand::Symbol(name) | Operand::SymbolOffset(name, _) => self.symbol(name, span, what),
            Operand::Address { base, .. } => match base {
                AddressBase::Register(name) => {
                    if let Some(register) = self.register(name, span)
                        && !(register.ty.is_integer() && register.ty.bits() >= 32)
                    {
                        let error = Error::user(
                            "ptx-operand-type",
                            format!("`{name}` cannot hold an address"),
                        );
                        let label =
                            format!("declared `{}`; addresses have 32 or 64 bits", register.ty);
                        self.errors.push(error.at(span, label));
                    }
                }
                AddressBase::Symbol(name) => {
                    if !self.names.variables.contains(name.as_str()) {
                        self.errors.push(Names::undeclared(
                            "variable",
                            name,
                            span,
                            &self.names.variables,
                        ));
                    }
                }
                AddressBase::Absolute => {}
            },
            Operand::Texture(items) | Operand::Vector(items) | Operand::List(items) => {
                for item in items {
                    self.declared(item, what);
                }
            }
            Operand::Immediate(_) | Operand::SpecialRegister(_) | Operand::Sink => {}
        }
    }

    fn register(&mut self, name: &str, span: Span) -> Option<Register> {
        let register = self.registers.get(name);
        if register.is_none() {
            let error = Error::user(
                "ptx-undeclared",
                format!("register `{name}` is not declared"),
            );
            let error = error.at(span, "no `.reg` declares it");
            let error = match self.registers.hint(name) {
                Some(hint) => error.help(hint),
                None => error,
            };
            self.errors.push(error);
        }
        register
    }

    fn symbol(&mut self, name: &str, span: Span, what: &str) {
        let names = self.names;
        let known = [
            &names.variables,
            &names.functions,
            &names.labels,
            &names.tables,
        ];
        if !known.iter().any(|set| set.contains(name)) {
            let all = known.into_iter().flatten().copied().collect();
            self.errors.push(Names::undeclared(what, name, span, &all));
        }
    }

    pub fn label(&mut self, name: &str, span: Span) {
        if !self.names.labels.contains(name) {
            self.errors
                .push(Names::undeclared("label", name, span, &self.names.labels));
        }
    }

    fn predicate(&mut self, name: &str, span: Span) {
        if let Some(register) = self.register(name, span)
            && register.ty != ScalarType::Pred
        {
            self.wrong(
                span,
                format!("`{name}` is not a predicate"),
                format!("declared `{}`", register.ty),
            );
        }
    }

    pub fn wrong(&mut self, span: Span, message: String, label: String) {
        self.errors
            .push(Error::user("ptx-operand-type", message).at(span, label));
    }

    fn operand(
        &mut self,
        instruction: &Instruction,
        operand: &Spanned<Operand>,
        shape: OperandShape,
    ) {
        let span = operand.span;
        let unexpected = |checker: &mut Self| {
            let name = instruction.name();
            checker.wrong(
                span,
                format!("`{name}` cannot take this operand"),
                format!("expected {}", describe(&shape)),
            );
        };
        match (shape.shape, &operand.node) {
            (Shape::Destination, Operand::Sink) | (Shape::Packed, Operand::Sink) => {}
            (
                Shape::Destination | Shape::Source | Shape::Packed | Shape::WithPredicate,
                Operand::Register(name),
            ) => {
                self.register_type(instruction, name, span, shape);
                self.vector_count(instruction, operand, shape);
            }
            (Shape::Destination | Shape::Source | Shape::Packed, Operand::Component { .. }) => {}
            (Shape::Destination | Shape::Source, Operand::Vector(items)) if shape.vector => {
                self.vector_count(instruction, operand, shape);
                let element = OperandShape {
                    vector: false,
                    ..shape
                };
                for item in items {
                    self.operand(instruction, item, element);
                }
            }
            (Shape::Packed, Operand::Vector(items)) => {
                self.packed(instruction, operand, items, shape)
            }
            (Shape::Source | Shape::Packed, Operand::Immediate(value)) => {
                self.immediate(instruction, *value, span, shape)
            }
            (Shape::Source | Shape::Packed, Operand::Symbol(_) | Operand::SymbolOffset(..)) => {}
            (Shape::Source | Shape::Packed, Operand::SpecialRegister(name)) => {
                self.special(instruction, name, span, shape)
            }
            (Shape::WithPredicate, Operand::PredicatePair(first, second)) => {
                if first != "_" {
                    self.register_type(instruction, first, span, shape);
                }
                if second != "_" {
                    self.predicate(second, span);
                }
            }
            (Shape::WithPredicate, Operand::Sink) | (Shape::Predicates, Operand::Sink) => {}
            (Shape::Predicates, Operand::Register(name))
            | (Shape::Condition, Operand::Register(name) | Operand::Not(name)) => {
                self.predicate(name, span);
            }
            (Shape::Predicates, Operand::PredicatePair(first, second)) => {
                for name in [first, second] {
                    if name != "_" {
                        self.predicate(name, span);
                    }
                }
            }
            (Shape::Condition, Operand::Immediate(_)) => {}
            (Shape::Address, Operand::Address { .. }) => {}
            (Shape::Label, Operand::Symbol(name)) => {
                let names = if instruction.opcode == "brx" {
                    &self.names.tables
                } else {
                    &self.names.labels
                };
                if !names.contains(name.as_str()) {
                    let what = if instruction.opcode == "brx" {
                        "list of branch targets"
                    } else {
                        "label"
                    };
                    self.errors.push(Names::undeclared(what, name, span, names));
                }
            }
            _ => unexpected(self),
        }
    }

    fn vector_count(
        &mut self,
        instruction: &Instruction,
        operand: &Spanned<Operand>,
        shape: OperandShape,
    ) {
        let position = instruction
            .modifiers
            .iter()
            .position(|modifier| matches!(modifier.as_str(), "v2" | "v4" | "v8"));
        let expected = match position {
            Some(position) if shape.vector => {
                instruction.modifiers[position][1..].parse().unwrap_or(1)
            }
            _ => 1,
        };
        let given = match &operand.node {
            Operand::Vector(items) => items.len(),
            Operand::Register(name) => self
                .registers
                .get(name)
                .and_then(|register| register.vector)
                .unwrap_or(1) as usize,
            _ => 1,
        };
        if expected != given {
            let name = instruction.name();
            let place = position.map_or(instruction.opcode_span, |position| {
                modifier_span(instruction, position)
            });
            let error = Error::user(
                "ptx-operand-type",
                format!(
                    "`{name}` moves {expected} value{}, {given} given",
                    plural(expected)
                ),
            );
            let error = error.at(operand.span, format!("{given} here"));
            self.errors.push(if position.is_some() {
                error.at(place, "says how many")
            } else {
                error
            });
        }
    }

    fn packed(
        &mut self,
        instruction: &Instruction,
        operand: &Spanned<Operand>,
        items: &[Spanned<Operand>],
        shape: OperandShape,
    ) {
        let Want::Type(ty) = shape.want else { return };
        let mut bits = 0;
        for item in items {
            let width = match &item.node {
                Operand::Register(name) => self
                    .registers
                    .get(name)
                    .map_or(0, |register| register.ty.bits()),
                Operand::Sink | Operand::Immediate(_) => ty.bits() / items.len().max(1) as u32,
                _ => return,
            };
            bits += width;
        }
        if bits != ty.bits() {
            let message = format!(
                "`{}` packs or unpacks {} bits, these registers hold {bits}",
                instruction.name(),
                ty.bits()
            );
            self.wrong(operand.span, message, format!("{bits} bits in all"));
        }
    }

    fn register_type(
        &mut self,
        instruction: &Instruction,
        name: &str,
        span: Span,
        shape: OperandShape,
    ) {
        let Some(register) = self.registers.get(name) else {
            return;
        };
        let Want::Type(want) = shape.want else { return };
        if !holds(register.ty, want, shape.wider) {
            let message = format!(
                "`{}` wants `{want}` here, but `{name}` is `{}`",
                instruction.name(),
                register.ty
            );
            self.wrong(span, message, format!("declared `{}`", register.ty));
        }
    }

    fn special(&mut self, instruction: &Instruction, name: &str, span: Span, shape: OperandShape) {
        let (Some(ty), Want::Type(want)) = (special::type_of(name), shape.want) else {
            return;
        };
        let same =
            ty.bits() == want.bits() || (ty.bits() == 64 && want.bits() == 32) || shape.wider;
        if !same {
            let message = format!(
                "`{}` wants `{want}` here, but `%{name}` is `{ty}`",
                instruction.name()
            );
            self.wrong(
                span,
                message,
                format!("a special register of {} bits", ty.bits()),
            );
        }
    }

    fn immediate(
        &mut self,
        instruction: &Instruction,
        value: Immediate,
        span: Span,
        shape: OperandShape,
    ) {
        let Want::Type(want) = shape.want else { return };
        let name = instruction.name();
        match (value, want.kind()) {
            (Immediate::Int(_), TypeKind::Float)
                if matches!(want, ScalarType::F32 | ScalarType::F64) =>
            {
                let example = if want == ScalarType::F32 {
                    "0f3F800000"
                } else {
                    "0d3FF0000000000000"
                };
                let error = Error::user(
                    "ptx-operand-type",
                    format!("`{name}` wants a float here, this is an integer"),
                );
                self.errors.push(
                    error
                        .at(span, format!("expected `{want}`"))
                        .help(format!("1.0 is written `{example}`")),
                );
            }
            (
                Immediate::F32(_) | Immediate::F64(_),
                TypeKind::Signed | TypeKind::Unsigned | TypeKind::Predicate,
            ) => {
                self.wrong(
                    span,
                    format!("`{name}` wants an integer here, this is a float"),
                    format!("expected `{want}`"),
                );
            }
            _ => {}
        }
    }
}
