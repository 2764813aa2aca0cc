//! Loops inside a thread. A loop whose steps do not depend on one another becomes a dimension, and what it folds a
//! reduction or a contraction; any other counted loop runs in order, all threads in step, as one `while` over slices.
//! Only loops of few, small steps are unrolled.

use super::folds::{Carried, Carries, Fold, Link, carries};
use super::index::{Dim, Index};
use super::integers::unsigned;
use super::lower::{Frame, Lower, R, Stop, T, Val, element};
use crate::error::Error;
use crate::tree::{BinaryOp, OpKind, Region, Ty, ValueId};
use stablehlo::{
    BinaryOp as Hlo, Combiner, Direction, ElementType, Func, Scalar, TensorType, UnaryOp, Value,
};

/// A loop is unrolled if it has at most this many steps ...
const UNROLL_STEPS: i128 = 8;
/// ... of at most this many ops altogether.
const UNROLL_OPS: usize = 160;

/// The header of a counted loop: the value of the induction variable is `lower + step * k` for `k` in `0..steps`.
#[derive(Clone)]
struct Count {
    lower: Index,
    step: i128,
    /// The most that any thread takes.
    steps: i128,
    /// Where threads take different numbers of steps: step `k` is taken where `behind + step * k` is negative.
    behind: Option<Index>,
}

impl Lower<'_> {
    pub(super) fn counted_loop(
        &mut self,
        lower: &Index,
        upper: &Index,
        step: i128,
        init: &[ValueId],
        body: &Region,
        results: &[ValueId],
    ) -> R<()> {
        let span = upper.sub(lower).ok_or_else(|| {
            self.not_yet(
                "loop-bounds",
                "a loop whose bounds have too many pieces to follow is not raised yet",
            )
        })?;
        let steps = (span.range().1.max(0) + step - 1) / step;
        let behind = if span.as_constant().is_some() {
            None
        } else {
            Some(span.scale(-1))
        };
        let count = &Count {
            lower: lower.clone(),
            step,
            steps,
            behind,
        };
        let mut first = Vec::new();
        for (id, result) in init.iter().zip(results) {
            first.push(match self.from_nothing.contains(result) {
                true => None,
                false => Some(self.val(*id)?),
            });
        }
        let how = carries(body, &self.uses);
        let ops = count_ops(body);
        let few = steps <= UNROLL_STEPS && ops * steps as usize <= UNROLL_OPS;
        if steps == 0 || (count.behind.is_none() && (steps == 1 || few)) {
            return self.unrolled(count, first, body, results, &how);
        }
        if how.carried.iter().all(|c| *c != Carried::Order) {
            let before = self.clone();
            self.vectorizing += 1;
            match self.as_dimension(count, &first, body, results, &how) {
                Ok(true) => {
                    self.vectorizing -= 1;
                    return Ok(());
                }
                Ok(false) | Err(Stop::Sequential) => *self = before,
                Err(stop) => return Err(stop),
            }
        }
        self.in_order(count, first, body, results, &how)
    }

    /// What a fold starts from where there is nothing yet.
    fn identity(&mut self, fold: Fold, ty: Ty) -> Val {
        use BinaryOp::*;
        let (least, greatest) = if ty.is_int() { ty.int_range() } else { (0, 0) };
        let integer = |value: i128| Val::Index(Index::constant(value));
        match fold.0 {
            AddI | OrI | XorI | MaxUi if ty != Ty::I1 => integer(0),
            MulI => integer(1),
            AndI | MinUi if ty != Ty::I1 => integer(-1),
            MinSi if ty != Ty::I1 => integer(greatest),
            MaxSi if ty != Ty::I1 => integer(least),
            _ if ty == Ty::I1 => {
                let truth = matches!(fold.0, AndI | MinUi | MaxSi);
                let always = super::index::Condition::always();
                Val::Condition(if truth { always } else { always.not() })
            }
            AddF => Val::Tensor(self.scalar(element(ty), Scalar::Float(0.0))),
            MulF => Val::Tensor(self.scalar(element(ty), Scalar::Float(1.0))),
            MinNumF | MinimumF => {
                Val::Tensor(self.scalar(element(ty), Scalar::Float(f64::INFINITY)))
            }
            MaxNumF | MaximumF => {
                Val::Tensor(self.scalar(element(ty), Scalar::Float(f64::NEG_INFINITY)))
            }
            other => unreachable!("{other:?} is no fold"),
        }
    }

    fn firsts(&mut self, first: Vec<Option<Val>>, how: &Carries, results: &[ValueId]) -> Vec<Val> {
        let mut vals = Vec::new();
        for ((val, carried), result) in first.into_iter().zip(&how.carried).zip(results) {
            vals.push(match (val, carried) {
                (Some(val), _) => val,
                (None, Carried::Fold { fold, .. }) => self.identity(*fold, self.kernel.ty(*result)),
                (None, other) => unreachable!("only folds start from nothing, not {other:?}"),
            });
        }
        vals
    }

    fn unrolled(
        &mut self,
        count: &Count,
        first: Vec<Option<Val>>,
        body: &Region,
        results: &[ValueId],
        how: &Carries,
    ) -> R<()> {
        let mut carried = self.firsts(first, how, results);
        for k in 0..count.steps {
            let iv = count
                .lower
                .add(&Index::constant(count.step * k))
                .expect("a constant adds no pieces");
            self.define(body.args[0], Val::Index(iv));
            for (arg, val) in body.args[1..].iter().zip(carried) {
                self.define(*arg, val);
            }
            self.region(body)?;
            carried = body
                .yields
                .iter()
                .map(|id| self.val(*id))
                .collect::<R<_>>()?;
        }
        for (result, val) in results.iter().zip(carried) {
            self.define(*result, val);
        }
        Ok(())
    }

    /// A carried value that moves by a constant, at step `k`, and after the last step.
    #[allow(clippy::too_many_arguments)] // one line, and where it stands
    fn line(
        &mut self,
        first: &Val,
        step: ValueId,
        factor: i128,
        body: &Region,
        k: &Index,
        count: &Count,
        ty: Ty,
    ) -> Option<(Index, Index)> {
        let constant = body
            .ops
            .iter()
            .find(|op| op.results.contains(&step))
            .map(|op| &op.kind);
        let by = match constant {
            Some(OpKind::Constant(crate::tree::Const::Int(value))) => *value,
            Some(_) => return None,
            None => match self.val(step).ok()? {
                Val::Index(index) => index.as_constant()?,
                Val::Condition(_) | Val::Region(..) | Val::Choice(..) | Val::Tensor(_) => {
                    return None;
                }
            },
        };
        let Val::Index(first) = first else {
            return None;
        };
        let now = first.add(&k.scale(by * factor))?;
        let end = first.add(&Index::constant(by * factor * count.steps))?;
        let (least, greatest) = ty.int_range();
        let fits = |x: &Index| least <= x.range().0 && x.range().1 <= greatest;
        (fits(&now) && fits(&end)).then_some((now, end))
    }

    /// The loop as a dimension; false if a carried line cannot be followed.
    fn as_dimension(
        &mut self,
        count: &Count,
        first: &[Option<Val>],
        body: &Region,
        results: &[ValueId],
        how: &Carries,
    ) -> R<bool> {
        let dim = self.new_dim(0, count.steps);
        self.unordered.insert(dim);
        let k = Index::dim(dim, &self.domain);
        let iv = k
            .scale(count.step)
            .add(&count.lower)
            .expect("a new dimension adds no pieces");
        self.define(body.args[0], Val::Index(iv));
        let mut after: Vec<Option<Val>> = vec![None; results.len()];
        for (n, carried) in how.carried.iter().enumerate() {
            let arg = body.args[n + 1];
            match (carried, &first[n]) {
                (Carried::Same, Some(val)) => {
                    self.define(arg, val.clone());
                    after[n] = Some(val.clone());
                }
                (Carried::Line { step, factor }, Some(val)) => {
                    let ty = self.kernel.ty(arg);
                    let Some((now, end)) = self.line(val, *step, *factor, body, &k, count, ty)
                    else {
                        return Ok(false);
                    };
                    if count.behind.is_some() && self.uses[results[n].index()] > 0 {
                        return Ok(false);
                    }
                    self.define(arg, Val::Index(now));
                    after[n] = Some(Val::Index(end));
                }
                (Carried::Fold { .. }, _) => {}
                (Carried::Last, Some(_)) if count.behind.is_none() => {}
                (Carried::Last, _) => return Ok(false),
                (Carried::Order, _) | (_, None) => return Ok(false),
            }
        }
        let outer = std::mem::replace(&mut self.from_nothing, how.from_nothing.clone());
        for (id, fold) in &how.nothing {
            let nothing = self.identity(*fold, self.kernel.ty(*id));
            self.define(*id, nothing);
        }
        let taken = self.step_taken(count, &k);
        self.while_taken(&taken, |this| {
            for op in &body.ops {
                if !op.results.first().is_some_and(|r| how.folding.contains(r)) {
                    this.op(op)?;
                }
            }
            Ok(())
        })?;
        let taken = taken.map(|(t, _)| t);
        self.from_nothing = outer;
        for (n, carried) in how.carried.iter().enumerate() {
            if *carried == Carried::Last {
                // What the last step gives, without the dimension.
                self.domain.insert(dim, (count.steps - 1, count.steps));
                after[n] = Some(match self.val(body.yields[n])? {
                    Val::Tensor(t) => {
                        let kept: Vec<Dim> =
                            t.dims.iter().map(|d| d.0).filter(|d| *d != dim).collect();
                        Val::Tensor(self.squeeze(&t, &kept))
                    }
                    Val::Index(index) => Val::Index(index),
                    other => {
                        let t = self.materialize(&other, element(self.kernel.ty(results[n])));
                        let kept: Vec<Dim> =
                            t.dims.iter().map(|d| d.0).filter(|d| *d != dim).collect();
                        Val::Tensor(self.squeeze(&t, &kept))
                    }
                });
                self.domain.insert(dim, (0, count.steps));
            }
            if let Carried::Fold { fold, links } = carried {
                let ty = self.kernel.ty(results[n]);
                let sum = self.fold_over(dim, *fold, links, ty, taken.as_ref())?;
                after[n] = Some(match &first[n] {
                    None => Val::Tensor(sum),
                    Some(val) => {
                        let val = self.materialize(val, element(ty));
                        self.fold_two(*fold, &val, &sum)?
                    }
                });
            }
        }
        self.unordered.remove(&dim);
        self.domain.remove(&dim);
        for (result, val) in results.iter().zip(after) {
            self.define(*result, val.expect("every carried value has an end"));
        }
        Ok(true)
    }

    /// Which threads take step `k`, where not all do, and the function that is negative for them.
    fn step_taken(&mut self, count: &Count, k: &Index) -> Option<(T, Index)> {
        let behind = count
            .behind
            .as_ref()?
            .add(&k.scale(count.step))
            .expect("a new dimension adds no pieces");
        let behind = behind.restrict(&self.domain);
        let val = self.negative(&behind);
        Some((self.materialize(&val, ElementType::Pred), behind))
    }

    fn while_taken(
        &mut self,
        taken: &Option<(T, Index)>,
        run: impl FnOnce(&mut Self) -> R<()>,
    ) -> R<()> {
        let Some((mask, behind)) = taken else {
            return run(self);
        };
        self.assumed.push(behind.clone());
        self.taking_part(mask, run)?;
        self.assumed.pop();
        Ok(())
    }

    fn fold_two(&mut self, fold: Fold, a: &T, b: &T) -> R<Val> {
        if self.f_element(a) == ElementType::Pred {
            let op = match fold.0 {
                BinaryOp::AndI => Hlo::And,
                BinaryOp::OrI => Hlo::Or,
                _ => Hlo::Xor,
            };
            return Ok(Val::Tensor(self.hlo(op, a, b)));
        }
        match fold.0 {
            BinaryOp::AddF
            | BinaryOp::MulF
            | BinaryOp::MinNumF
            | BinaryOp::MaxNumF
            | BinaryOp::MinimumF
            | BinaryOp::MaximumF => Ok(Val::Tensor(self.float_tensors(fold.0, a, b))),
            other => self.integer_tensors(other, a, b),
        }
    }

    fn f_element(&self, t: &T) -> ElementType {
        self.frames[t.frame].func.tensor(t.value).element
    }

    /// All links of all steps along `dim`, folded.
    fn fold_over(
        &mut self,
        dim: Dim,
        fold: Fold,
        links: &[Link],
        ty: Ty,
        taken: Option<&T>,
    ) -> R<T> {
        let mut total: Option<T> = None; // folded over `dim`
        let mut pending: Option<T> = None; // still along `dim`
        let join = |this: &mut Self, old: Option<T>, new: T| -> R<Option<T>> {
            match old {
                None => Ok(Some(new)),
                Some(old) => match this.fold_two(fold, &old, &new)? {
                    Val::Tensor(t) => Ok(Some(t)),
                    Val::Index(_) | Val::Condition(_) | Val::Region(..) | Val::Choice(..) => {
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
                    let nothing = self.identity(fold, ty);
                    let taken = Val::Tensor(taken.clone());
                    let chosen = self.choose(ty, &taken, &Val::Tensor(t), &nothing)?;
                    self.materialize(&chosen, element(ty))
                }
            };
            pending = join(self, pending, t)?;
        }
        if let Some(t) = pending {
            let t = self.reduce(dim, fold, &t, ty)?;
            total = join(self, total, t)?;
        }
        total.ok_or_else(|| Error::ours("tensor-fold", "a fold without links").into())
    }

    /// The sum over `dim` of `a * b` as a `dot_general`, where neither has all dimensions of the other.
    fn contraction(&mut self, dim: Dim, a: &T, b: &T) -> Option<T> {
        let has = |t: &T, d: Dim| t.dims.iter().any(|x| x.0 == d);
        let free = |x: &T, y: &T| x.dims.iter().any(|d| d.0 != dim && !has(y, d.0));
        if !has(a, dim) || !has(b, dim) || !free(a, b) || !free(b, a) {
            return None;
        }
        let (a, b) = (self.restrict(a), self.restrict(b));
        let at = |t: &T, d: Dim| {
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

    fn reduce(&mut self, dim: Dim, fold: Fold, t: &T, ty: Ty) -> R<T> {
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
            (matches!(fold.0, MinUi | MaxUi) && unsigned(e) != e).then(|| unsigned(e));
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
                return Err(self.not_yet(
                    "tensor-fold",
                    format!("a loop that folds truth values with `{}`", other.name()),
                ));
            }
        };
        // PTX's min and max pass over NaN: fold the numbers, and give NaN where there are none.
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

    /// The loop as one `while`: a counter, what is carried, the arrays it stores to, and whatever it reads.
    fn in_order(
        &mut self,
        count: &Count,
        first: Vec<Option<Val>>,
        body: &Region,
        results: &[ValueId],
        how: &Carries,
    ) -> R<()> {
        let first = self.firsts(first, how, results);
        let stored = self.stored_arrays(body);
        // Dimensions of what is carried: at first those of the first values, then more until they suffice.
        let mut shapes: Vec<Vec<Dim>> = Vec::new();
        for (val, id) in first.iter().zip(results) {
            let t = self.materialize(val, element(self.kernel.ty(*id)));
            shapes.push(t.dims.iter().map(|d| d.0).collect());
        }
        loop {
            let before = self.clone();
            match self.in_order_with(count, &first, body, results, how, &stored, &shapes)? {
                None => return Ok(()),
                Some(larger) => {
                    *self = before;
                    shapes = larger;
                }
            }
        }
    }

    /// `Some` if the carried values need more dimensions than `shapes`.
    #[allow(clippy::too_many_arguments)] // one loop, told once
    fn in_order_with(
        &mut self,
        count: &Count,
        first: &[Val],
        body: &Region,
        results: &[ValueId],
        how: &Carries,
        stored: &[usize],
        shapes: &[Vec<Dim>],
    ) -> R<Option<Vec<Vec<Dim>>>> {
        let dim = self.new_dim(0, count.steps);
        let k = Index::dim(dim, &self.domain);
        // Lines need not be carried.
        let mut lines: Vec<Option<(Index, Index)>> = Vec::new();
        for (n, carried) in how.carried.iter().enumerate() {
            lines.push(match carried {
                // Where threads stop at different steps, the end of a line has to be carried.
                Carried::Line { .. }
                    if count.behind.is_some() && self.uses[results[n].index()] > 0 =>
                {
                    None
                }
                Carried::Line { step, factor } => {
                    let ty = self.kernel.ty(body.args[n + 1]);
                    self.line(&first[n], *step, *factor, body, &k, count, ty)
                }
                Carried::Same | Carried::Last | Carried::Fold { .. } | Carried::Order => None,
            });
        }
        let kept: Vec<usize> = (0..results.len())
            .filter(|n| lines[*n].is_none() && how.carried[*n] != Carried::Same)
            .collect();
        let i64_scalar = TensorType {
            element: ElementType::I64,
            shape: vec![],
        };
        let mut inits = vec![self.f().scalar(ElementType::I64, Scalar::Int(0))];
        let mut func = Func::new("body");
        let counter = func.parameter(i64_scalar);
        let mut params: Vec<Value> = Vec::new();
        for &n in &kept {
            let e = element(self.kernel.ty(results[n]));
            let t = self.materialize(&first[n], e);
            let init = self.fit(&t, &shapes[n]);
            params.push(func.parameter(self.f().tensor(init).clone()));
            inits.push(init);
        }
        let mut array_params = Vec::new();
        for &array in stored {
            let (value, frame) = (self.arrays[array].value, self.arrays[array].frame);
            let init = self.import(value, frame);
            array_params.push(func.parameter(self.f().tensor(init).clone()));
            inits.push(init);
        }
        let arrays_before: Vec<_> = stored.iter().map(|a| self.arrays[*a].clone()).collect();
        self.frames.push(Frame::new(func));
        let depth = self.depth();
        for (&array, &param) in stored.iter().zip(&array_params) {
            (self.arrays[array].value, self.arrays[array].frame) = (param, depth);
        }
        self.counters.insert(dim, self.tensor(counter, Vec::new()));
        let iv = k
            .scale(count.step)
            .add(&count.lower)
            .expect("a new dimension adds no pieces");
        self.define(body.args[0], Val::Index(iv));
        for (n, line) in lines.iter().enumerate() {
            match line {
                Some((now, _)) => self.define(body.args[n + 1], Val::Index(now.clone())),
                None => self.define(body.args[n + 1], first[n].clone()),
            }
        }
        for (&n, &param) in kept.iter().zip(&params) {
            let t = self.over(param, &shapes[n]);
            self.define(body.args[n + 1], Val::Tensor(t));
        }
        let taken = self.step_taken(count, &k);
        self.while_taken(&taken, |this| this.region(body))?;
        let mut nexts = Vec::new();
        let mut larger = shapes.to_vec();
        for &n in &kept {
            let mut t = self.data(body.yields[n])?;
            if let Some((taken, _)) = &taken {
                let before = self.val(body.args[n + 1])?;
                let ty = self.kernel.ty(results[n]);
                let chosen =
                    self.choose(ty, &Val::Tensor(taken.clone()), &Val::Tensor(t), &before)?;
                t = self.materialize(&chosen, element(ty));
            }
            for (d, ..) in &t.dims {
                if !larger[n].contains(d) {
                    let at = larger[n]
                        .iter()
                        .position(|x| x > d)
                        .unwrap_or(larger[n].len());
                    larger[n].insert(at, *d);
                }
            }
            nexts.push(t);
        }
        if larger != shapes {
            return Ok(Some(larger));
        }
        let one = self.f().scalar(ElementType::I64, Scalar::Int(1));
        let mut next_values = vec![self.f().binary(Hlo::Add, counter, one)];
        for (&n, t) in kept.iter().zip(&nexts) {
            next_values.push(self.fit(t, &shapes[n]));
        }
        for &array in stored {
            let (value, frame) = (self.arrays[array].value, self.arrays[array].frame);
            next_values.push(self.import(value, frame));
        }
        let Frame {
            func: mut body_func,
            captures,
            ..
        } = self.frames.pop().expect("pushed above");
        for (outer, inner) in captures {
            inits.push(outer);
            next_values.push(inner);
        }
        body_func.results = next_values;
        let mut cond = Func::new("cond");
        let at = cond.parameter(TensorType {
            element: ElementType::I64,
            shape: vec![],
        });
        for init in &inits[1..] {
            let ty = self.f().tensor(*init).clone();
            cond.parameter(ty);
        }
        let end = cond.scalar(ElementType::I64, Scalar::Int(count.steps as i64));
        let go_on = cond.compare(Direction::Lt, at, end);
        cond.results = vec![go_on];
        let out = self.f().while_loop(&inits, cond, body_func);
        self.counters.remove(&dim);
        self.domain.remove(&dim);
        let depth = self.depth();
        for (n, line) in lines.iter().enumerate() {
            let val = match line {
                Some((_, end)) => Val::Index(end.clone()),
                None => first[n].clone(),
            };
            self.define(results[n], val);
        }
        for (place, &n) in kept.iter().enumerate() {
            let t = self.over(out[1 + place], &shapes[n]);
            self.define(results[n], Val::Tensor(t));
        }
        for (place, (&array, before)) in stored.iter().zip(arrays_before).enumerate() {
            let a = &mut self.arrays[array];
            let written = before.written || a.written;
            *a = super::lower::Array { written, ..before };
            (a.value, a.frame) = (out[1 + kept.len() + place], depth);
        }
        Ok(None)
    }

    fn stored_arrays(&self, region: &Region) -> Vec<usize> {
        let mut stored = Vec::new();
        region.walk(&mut |op| {
            if let (OpKind::Load { .. }, Some(fault)) = (&op.kind, self.fault)
                && !stored.contains(&fault)
            {
                stored.push(fault);
            }
            if let OpKind::Store { array, .. } | OpKind::AffineStore { array, .. } = &op.kind {
                let array = self.array_index(*array);
                if !stored.contains(&array) {
                    stored.push(array);
                }
            }
        });
        stored
    }
}

fn count_ops(region: &Region) -> usize {
    let mut count = 0;
    region.walk(&mut |op| {
        count += match &op.kind {
            OpKind::Constant(_) => 0,
            _ => 1,
        }
    });
    count
}
