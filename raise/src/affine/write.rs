//! Conversion of sums to affine maps and sets, or to arithmetic on `index`.

use super::conditions::Condition;
use super::forms::Analysis;
use super::linear::{Atom, Linear};
use crate::kernel_ir::{
    AffineExpr, AffineMap, BinaryOp, CastOp, Constraint, IntegerSet, OpKind, Ty, ValueId,
};
use crate::scf::Emit;

/// The common operand list of several expressions.
#[derive(Default)]
pub(crate) struct Operands(pub(crate) Vec<ValueId>);

impl Operands {
    /// Returns `of` as an affine expression, the largest coefficients first; `None` if a
    /// coefficient does not fit in 64 bits.
    pub(crate) fn expr(&mut self, of: &Linear) -> Option<AffineExpr> {
        let mut terms: Vec<(&Atom, &i128)> = of.terms.iter().collect();
        terms.sort_by_key(|(_, coefficient)| -coefficient.abs());
        let mut sum: Option<AffineExpr> = None;
        for (atom, coefficient) in terms {
            let part = self.atom(atom)?;
            let part = match i64::try_from(*coefficient).ok()? {
                1 => part,
                factor => AffineExpr::Mul(Box::new(part), factor),
            };
            sum = Some(match sum {
                None => part,
                Some(sum) => AffineExpr::Add(Box::new(sum), Box::new(part)),
            });
        }
        let constant = AffineExpr::Const(i64::try_from(of.constant).ok()?);
        Some(match sum {
            None => constant,
            Some(sum) if of.constant == 0 => sum,
            Some(sum) => AffineExpr::Add(Box::new(sum), Box::new(constant)),
        })
    }

    fn atom(&mut self, atom: &Atom) -> Option<AffineExpr> {
        Some(match atom {
            Atom::Value(value) => {
                let known = self.0.iter().position(|operand| operand == value);
                AffineExpr::Dim(known.unwrap_or_else(|| {
                    self.0.push(*value);
                    self.0.len() - 1
                }))
            }
            Atom::Mod(of, modulus) => {
                AffineExpr::Mod(Box::new(self.expr(of)?), i64::try_from(*modulus).ok()?)
            }
            Atom::FloorDiv(of, divisor) => {
                AffineExpr::FloorDiv(Box::new(self.expr(of)?), i64::try_from(*divisor).ok()?)
            }
        })
    }
}

impl Analysis {
    /// Returns `of` as a map with one result, if it is affine.
    pub(crate) fn map(&self, of: &Linear) -> Option<(AffineMap, Vec<ValueId>)> {
        if !self.is_affine(of) {
            return None;
        }
        let mut operands = Operands::default();
        let expr = operands.expr(of)?;
        let Operands(operands) = operands;
        Some((
            AffineMap {
                dims: operands.len(),
                results: vec![expr],
            },
            operands,
        ))
    }

    /// Returns the conditions as a set, if all are affine.
    pub(super) fn set(&self, conditions: &[Condition]) -> Option<(IntegerSet, Vec<ValueId>)> {
        let mut operands = Operands::default();
        let constraints = conditions
            .iter()
            .filter(|condition| self.is_affine(&condition.sum))
            .map(|condition| {
                let expr = operands.expr(&condition.sum)?;
                Some(Constraint {
                    expr,
                    equality: condition.equality,
                })
            })
            .collect::<Option<Vec<_>>>()?;
        if constraints.len() < conditions.len() {
            return None;
        }
        let Operands(operands) = operands;
        Some((
            IntegerSet {
                dims: operands.len(),
                constraints,
            },
            operands,
        ))
    }

    /// Emits `of` in `index`: an `affine.apply` for the affine part, arithmetic for the rest.
    pub(super) fn write(&mut self, of: &Linear, emit: &mut Emit) -> Option<ValueId> {
        let (mut affine, mut rest) = (Linear::constant(of.constant), Vec::new());
        for (atom, coefficient) in &of.terms {
            let part = Linear::atom(atom.clone());
            if self.is_affine(&part) {
                affine = affine.plus_times(&part, *coefficient);
            } else {
                rest.push((atom, *coefficient));
            }
        }
        let mut sum = match affine.as_constant() {
            Some(0) if !rest.is_empty() => None,
            Some(constant) => Some(emit.int(constant, Ty::Index)),
            None => {
                let (map, operands) = self.map(&affine)?;
                let identity = map.results == [AffineExpr::Dim(0)];
                Some(match identity {
                    true => operands[0],
                    false => emit.op(OpKind::AffineApply { map, operands }, Ty::Index),
                })
            }
        };
        for (atom, coefficient) in rest {
            let mut part = self.write_atom(atom, emit)?;
            if coefficient != 1 {
                let factor = emit.int(coefficient, Ty::Index);
                part = emit.binary(BinaryOp::MulI, part, factor);
            }
            sum = Some(match sum {
                None => part,
                Some(sum) => emit.binary(BinaryOp::AddI, sum, part),
            });
        }
        sum
    }

    fn write_atom(&mut self, atom: &Atom, emit: &mut Emit) -> Option<ValueId> {
        match atom {
            Atom::Value(value) => Some(self.write_value(*value, emit)),
            Atom::Mod(of, modulus) => {
                let not_negative = self.facts.range(of).0 >= 0;
                let number = self.write(of, emit)?;
                let by = emit.int(*modulus, Ty::Index);
                if not_negative {
                    return Some(emit.binary(BinaryOp::RemSi, number, by));
                }
                let quotient = emit.binary(BinaryOp::FloorDivSi, number, by);
                let whole = emit.binary(BinaryOp::MulI, quotient, by);
                Some(emit.binary(BinaryOp::SubI, number, whole))
            }
            Atom::FloorDiv(of, divisor) => {
                let number = self.write(of, emit)?;
                let by = emit.int(*divisor, Ty::Index);
                Some(emit.binary(BinaryOp::FloorDivSi, number, by))
            }
        }
    }

    /// Emits a value read as signed; a select of sums becomes a select in `index`.
    fn write_value(&mut self, value: ValueId, emit: &mut Emit) -> ValueId {
        let ty = emit.kernel.ty(value);
        if self.selects < 3
            && let Some((greater, a, b)) = self.clamp(value)
        {
            self.selects += 1;
            let sides = [self.write(&a, emit), self.write(&b, emit)];
            self.selects -= 1;
            if let [Some(a), Some(b)] = sides {
                let op = if greater {
                    BinaryOp::MaxSi
                } else {
                    BinaryOp::MinSi
                };
                return emit.binary(op, a, b);
            }
        }
        if let Some((OpKind::Select(cond, a, b), _)) = self.definitions.get(&value).cloned()
            && ty != Ty::I1
            && self.selects < 3
        {
            self.selects += 1;
            let sides = [(a, true), (b, false)].map(|(side, truth)| {
                self.assume(cond, truth);
                let form = self.exact(side);
                let written = form.and_then(|form| self.write(&form, emit));
                self.facts.close();
                written
            });
            self.selects -= 1;
            if let [Some(a), Some(b)] = sides {
                return emit.select(cond, a, b);
            }
        }
        match ty {
            Ty::Index => value,
            Ty::I1 => emit.op(OpKind::Cast(CastOp::IndexCastUi, value), Ty::Index),
            _ => emit.op(OpKind::Cast(CastOp::IndexCast, value), Ty::Index),
        }
    }
}
