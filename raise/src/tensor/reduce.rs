//! Lowering of the folds of a vectorized loop: a reduction over the loop's dimension, or a
//! contraction.

use super::builder::Builder;
use super::folds::{Fold, Link};
use super::index::{Dim, Index};
use super::lane_values::{DimTensor, LaneValue, element};
use super::lower::{Lower, LowerResult};
use crate::error::Error;
use crate::kernel_ir::{BinaryOp, Ty};
use stablehlo::{BinaryOp as Hlo, Combiner, Direction, ElementType, Scalar, UnaryOp};

impl Lower<'_> {
    pub(super) fn fold_two(
        &mut self,
        fold: Fold,
        a: &DimTensor,
        b: &DimTensor,
    ) -> LowerResult<LaneValue> {
        if self.builder.element_of(a) == ElementType::Pred {
            let op = match fold.0 {
                BinaryOp::AndI => Hlo::And,
                BinaryOp::OrI => Hlo::Or,
                _ => Hlo::Xor,
            };
            return Ok(LaneValue::Tensor(self.hlo(op, a, b)));
        }
        match fold.0 {
            BinaryOp::AddF
            | BinaryOp::MulF
            | BinaryOp::MinNumF
            | BinaryOp::MaxNumF
            | BinaryOp::MinimumF
            | BinaryOp::MaximumF => Ok(LaneValue::Tensor(self.float_tensors(fold.0, a, b))),
            other => self.integer_tensors(other, a, b),
        }
    }

    /// Folds all links of all iterations in `dim`.
    pub(super) fn fold_over(
        &mut self,
        dim: Dim,
        fold: Fold,
        links: &[Link],
        ty: Ty,
        taken: Option<&DimTensor>,
    ) -> LowerResult<DimTensor> {
        let mut total: Option<DimTensor> = None; // already folded over `dim`
        let mut pending: Option<DimTensor> = None; // still with dimension `dim`
        let join = |this: &mut Self,
                    old: Option<DimTensor>,
                    new: DimTensor|
         -> LowerResult<Option<DimTensor>> {
            match old {
                None => Ok(Some(new)),
                Some(old) => match this.fold_two(fold, &old, &new)? {
                    LaneValue::Tensor(t) => Ok(Some(t)),
                    LaneValue::Index(_)
                    | LaneValue::Condition(_)
                    | LaneValue::AffineMask(..)
                    | LaneValue::Select(..) => {
                        unreachable!("tensors fold to tensors")
                    }
                },
            }
        };
        for link in links {
            let (t, negated) = match *link {
                Link::Term { value, negated } => (self.data(value)?, negated),
                Link::Product { a, b, negated } => {
                    let (a, b) = (self.data(a)?, self.data(b)?);
                    if taken.is_none()
                        && let Some(mut contracted) = self.contraction(dim, &a, &b)
                    {
                        if negated {
                            contracted.value = self.f().unary(UnaryOp::Negate, contracted.value);
                        }
                        total = join(self, total, contracted)?;
                        continue;
                    }
                    (self.hlo(Hlo::Multiply, &a, &b), negated)
                }
            };
            let t = if negated {
                let value = self.import(t.value, t.frame);
                let value = self.f().unary(UnaryOp::Negate, value);
                self.tensor(value, t.dims)
            } else {
                t
            };
            let t = match taken {
                None => t,
                Some(taken) => {
                    let nothing = self.builder.identity(fold, ty);
                    let taken = LaneValue::Tensor(taken.clone());
                    let chosen = self.choose(ty, &taken, &LaneValue::Tensor(t), &nothing)?;
                    self.materialize(&chosen, element(ty))
                }
            };
            pending = join(self, pending, t)?;
        }
        if let Some(t) = pending {
            let t = self.reduce(dim, fold, &t, ty)?;
            total = join(self, total, t)?;
        }
        total.ok_or_else(|| Error::internal("tensor-fold", "a fold without links").into())
    }

    /// Returns the sum over `dim` of `a * b` as a `dot_general`, if neither has all dimensions of
    /// the other.
    fn contraction(&mut self, dim: Dim, a: &DimTensor, b: &DimTensor) -> Option<DimTensor> {
        let has = |t: &DimTensor, d: Dim| t.dims.iter().any(|x| x.0 == d);
        let free = |x: &DimTensor, y: &DimTensor| x.dims.iter().any(|d| d.0 != dim && !has(y, d.0));
        if !has(a, dim) || !has(b, dim) || !free(a, b) || !free(b, a) {
            return None;
        }
        let (a, b) = (self.restrict(a), self.restrict(b));
        let at = |t: &DimTensor, d: Dim| {
            t.dims
                .iter()
                .position(|x| x.0 == d)
                .expect("it has the dimension")
        };
        let batch: Vec<Dim> = a
            .dims
            .iter()
            .map(|d| d.0)
            .filter(|d| *d != dim && has(&b, *d))
            .collect();
        let (a_batch, b_batch): (Vec<usize>, Vec<usize>) =
            batch.iter().map(|d| (at(&a, *d), at(&b, *d))).unzip();
        let (ka, kb) = (at(&a, dim), at(&b, dim));
        let value = self
            .f()
            .dot_general(a.value, b.value, (&a_batch, &b_batch), (&[ka], &[kb]));
        let mut dims = batch.clone();
        for t in [&a, &b] {
            dims.extend(
                t.dims
                    .iter()
                    .map(|d| d.0)
                    .filter(|d| *d != dim && !batch.contains(d)),
            );
        }
        Some(self.over(value, &dims))
    }

    pub(super) fn reduce(
        &mut self,
        dim: Dim,
        fold: Fold,
        t: &DimTensor,
        ty: Ty,
    ) -> LowerResult<DimTensor> {
        use BinaryOp::*;
        let same_every_step = !t.dims.iter().any(|d| d.0 == dim);
        let e = element(ty);
        if same_every_step
            && matches!(
                fold.0,
                AndI | OrI
                    | MinSi
                    | MaxSi
                    | MinUi
                    | MaxUi
                    | MinNumF
                    | MaxNumF
                    | MinimumF
                    | MaximumF
            )
        {
            return Ok(t.clone());
        }
        let mut dims: Vec<Dim> = t.dims.iter().map(|d| d.0).collect();
        if same_every_step {
            dims.push(dim);
        }
        let axis = dims.iter().position(|d| *d == dim).expect("just made sure");
        let mut value = self.fit(t, &dims);
        let f = self.f();
        let pred = e == ElementType::Pred;
        let as_unsigned =
            (matches!(fold.0, MinUi | MaxUi) && e.unsigned() != e).then(|| e.unsigned());
        let (least, greatest) = if ty.is_int() { ty.int_range() } else { (0, 0) };
        let (combiner, identity) = match fold.0 {
            AddF => (Combiner::Add, Scalar::Float(0.0)),
            MulF => (Combiner::Mul, Scalar::Float(1.0)),
            MinNumF | MinimumF => (Combiner::Min, Scalar::Float(f64::INFINITY)),
            MaxNumF | MaximumF => (Combiner::Max, Scalar::Float(f64::NEG_INFINITY)),
            AddI | SubI if pred => (Combiner::Xor, Scalar::Int(0)),
            AddI => (Combiner::Add, Scalar::Int(0)),
            MulI if pred => (Combiner::And, Scalar::Int(1)),
            MulI => (Combiner::Mul, Scalar::Int(1)),
            AndI => (Combiner::And, Scalar::Int(if pred { 1 } else { -1 })),
            OrI => (Combiner::Or, Scalar::Int(0)),
            XorI => (Combiner::Xor, Scalar::Int(0)),
            MinSi if !pred => (Combiner::Min, Scalar::Int(greatest as i64)),
            MaxSi if !pred => (Combiner::Max, Scalar::Int(least as i64)),
            MinUi if !pred => (Combiner::Min, Scalar::Int(-1)),
            MaxUi if !pred => (Combiner::Max, Scalar::Int(0)),
            other => {
                return Err(self.unsupported(
                    "tensor-fold",
                    format!("a loop that folds truth values with `{}`", other.name()),
                ));
            }
        };
        // PTX's min and max ignore NaN: fold the other values; the result is NaN where there are
        // none.
        let mut no_numbers = None;
        if matches!(fold.0, MinNumF | MaxNumF) {
            let nan = f.compare(Direction::Ne, value, value);
            let ty = f.tensor(value).clone();
            let nothing = f.constant(stablehlo::Literal::splat(ty, identity));
            let truth = f.scalar(ElementType::Pred, Scalar::Int(1));
            let all = f.reduce(nan, truth, &[axis], Combiner::And);
            no_numbers = Some(all);
            value = f.select(nan, nothing, value);
        }
        if let Some(u) = as_unsigned {
            value = f.bitcast_convert(value, u);
        }
        let identity_element = as_unsigned.unwrap_or(e);
        let start = f.scalar(identity_element, identity);
        let mut value = f.reduce(value, start, &[axis], combiner);
        if as_unsigned.is_some() {
            value = f.bitcast_convert(value, e);
        }
        if let Some(all) = no_numbers {
            let ty = f.tensor(value).clone();
            let nan = f.constant(stablehlo::Literal::splat(ty, Scalar::Float(f64::NAN)));
            value = f.select(all, nan, value);
        }
        dims.remove(axis);
        Ok(self.over(value, &dims))
    }
}

impl Builder {
    /// Returns the identity of a fold.
    pub(super) fn identity(&mut self, fold: Fold, ty: Ty) -> LaneValue {
        use BinaryOp::*;
        let (least, greatest) = if ty.is_int() { ty.int_range() } else { (0, 0) };
        let integer = |value: i128| LaneValue::Index(Index::constant(value));
        match fold.0 {
            AddI | OrI | XorI | MaxUi if ty != Ty::I1 => integer(0),
            MulI => integer(1),
            AndI | MinUi if ty != Ty::I1 => integer(-1),
            MinSi if ty != Ty::I1 => integer(greatest),
            MaxSi if ty != Ty::I1 => integer(least),
            _ if ty == Ty::I1 => {
                let truth = matches!(fold.0, AndI | MinUi | MaxSi);
                let always = super::index::Condition::always();
                LaneValue::Condition(if truth { always } else { always.not() })
            }
            AddF => LaneValue::Tensor(self.scalar(element(ty), Scalar::Float(0.0))),
            MulF => LaneValue::Tensor(self.scalar(element(ty), Scalar::Float(1.0))),
            MinNumF | MinimumF => {
                LaneValue::Tensor(self.scalar(element(ty), Scalar::Float(f64::INFINITY)))
            }
            MaxNumF | MaximumF => {
                LaneValue::Tensor(self.scalar(element(ty), Scalar::Float(f64::NEG_INFINITY)))
            }
            other => unreachable!("{other:?} is no fold"),
        }
    }
}
