//! Loops over levels one behind the other, and what lies between them, in strips of columns.
//!
//! Where columns meet at the end of a step, in a sum of all of them say, the loop over steps stays as it is; but what comes before is still
//! taken a strip at a time, from the first level of the first loop to the last of the last. What is inside: loops in which no column
//! sees another, what is computed from them as long as none does, and what is only computed for them. What needs columns that met is
//! behind. Outside stay parts of larger arrays that are read, and what is written into those.

use std::collections::{BTreeMap, BTreeSet};

use stablehlo::{BinaryOp, Compiled, Direction, ElementType, Func, Op, Scalar, Type, Value};

use super::columns::{ColumnDim, Columns, along, columns};
use super::narrow::narrowed;
use super::{FEW, VECTOR, fitting_width, updates};
use crate::inline::push;
use crate::ops::is_elementwise_or_bits;
use crate::rewrite::uses;

/// Ops that are taken together, and how they are cut.
pub(super) struct TiledOps<'a> {
    func: &'a Func,
    /// By value.
    place: Vec<RegionOrder>,
    /// What it is given, and where the columns are.
    inputs: Vec<(Value, ColumnDim)>,
    /// What others need of it.
    outputs: Vec<(Value, ColumnDim)>,
    /// All of it, as a function.
    callee: Func,
    count: usize,
    width: usize,
}

/// Where an op is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RegionOrder {
    /// It needs nothing of the region.
    Before,
    Inside,
    /// It needs something that the region gives.
    Behind,
}

impl<'a> TiledOps<'a> {
    /// The ops of `func` around its loops over levels, if there are some, in strips of as many columns as `width` says of the bytes that
    /// their arrays have, and those of one column.
    pub(super) fn of(
        func: &'a Func,
        width: &dyn Fn(usize, usize) -> Option<usize>,
    ) -> Option<TiledOps<'a>> {
        let live = uses(func);
        let mut counts = BTreeSet::new();
        for value in func.values().filter(|v| live[v.index()] > 0) {
            if let Op::While { inits, body, .. } = func.op(value)
                && updates(body)
            {
                let shapes = inits.iter().map(|v| func.shape(*v));
                counts.extend(shapes.flatten().copied());
            }
        }
        // Most columns first.
        let mut counts = counts.into_iter().rev();
        counts.find_map(|count| TiledOps::with_columns(func, &live, count, width))
    }

    fn with_columns(
        func: &'a Func,
        live: &[u32],
        count: usize,
        width: &dyn Fn(usize, usize) -> Option<usize>,
    ) -> Option<TiledOps<'a>> {
        let place = places(func, live, count)?;
        let mut region = TiledOps {
            func,
            place,
            inputs: Vec::new(),
            outputs: Vec::new(),
            callee: Func::new("strip"),
            count,
            width: 0,
        };
        region.write_callee(live);
        let alongs: Vec<ColumnDim> = region.inputs.iter().map(|(_, along)| *along).collect();
        let inside = columns(&region.callee, &alongs, count)?;
        for (nth, (value, wanted)) in region.outputs.iter_mut().enumerate() {
            *wanted = along(func.tensor(*value), count);
            let result = region.callee.results[nth];
            if !inside.can_be(&region.callee, result, *wanted) {
                return None;
            }
        }
        let arrays = || {
            let all = region.inputs.iter().chain(&region.outputs);
            all.filter_map(|(v, along)| Some((func.tensor(*v), (*along)?)))
        };
        let bytes: usize = arrays()
            .map(|(ty, _)| ty.count() * ty.element.bytes())
            .sum();
        let most = width(bytes, (bytes / count.max(1)).max(1))?;
        let in_rows = arrays().any(|(ty, along)| along + 1 == ty.rank());
        // Somewhat more than a cache is meant to hold are better than parts of vectors.
        let most = match in_rows && most < VECTOR && 2 * most >= VECTOR {
            true => VECTOR,
            false => most,
        };
        region.width = fitting_width(count, most, in_rows);
        (region.width * FEW <= count).then_some(region)
    }

    /// The ops inside as a function; what it is given, and what others need.
    fn write_callee(&mut self, live: &[u32]) {
        let func = self.func;
        let mut new: BTreeMap<Value, Value> = BTreeMap::new();
        for value in func.values().filter(|v| live[v.index()] > 0) {
            if self.place[value.index()] != RegionOrder::Inside {
                continue;
            }
            for operand in func.op(value).operands() {
                self.bring(operand, &mut new);
            }
            self.callee.set_loc(func.loc(value));
            let op = func.op(value).map_operands(|v| new[&v]);
            new.insert(value, push(&mut self.callee, op));
        }
        let mut needed: BTreeSet<Value> = func.results.iter().copied().collect();
        for value in func.values().filter(|v| live[v.index()] > 0) {
            if self.place[value.index()] != RegionOrder::Inside {
                needed.extend(func.op(value).operands());
            }
        }
        for value in needed {
            if self.place[value.index()] == RegionOrder::Inside {
                self.outputs.push((value, None));
                self.callee.results.push(new[&value]);
            }
        }
    }

    /// Makes an operand of what is inside known there.
    fn bring(&mut self, value: Value, new: &mut BTreeMap<Value, Value>) {
        if new.contains_key(&value) {
            return;
        }
        let func = self.func;
        let op = func.op(value);
        let known = if is_same_everywhere(func, value, self.count) {
            for operand in op.operands() {
                self.bring(operand, new);
            }
            push(&mut self.callee, op.map_operands(|v| new[&v]))
        } else {
            let ty = func.tensor(value).clone();
            self.inputs.push((value, along(&ty, self.count)));
            self.callee.parameter(ty)
        };
        new.insert(value, known);
    }

    /// The function, with the region in strips; `inside` is what becomes of bodies of others.
    pub(super) fn write(&self, inside: &dyn Fn(&Func) -> Func) -> Func {
        let func = self.func;
        let live = uses(func);
        let mut out = Func::with_signature_of(func);
        let mut new: Vec<Option<Value>> = vec![None; func.len()];
        for (parameter, value) in func.parameters().iter().zip(out.parameters().to_vec()) {
            new[parameter.index()] = Some(value);
        }
        for wanted in [
            RegionOrder::Before,
            RegionOrder::Inside,
            RegionOrder::Behind,
        ] {
            if wanted == RegionOrder::Inside {
                let inputs = self.inputs.iter().map(|(v, _)| new[v.index()]);
                let inputs: Option<Vec<Value>> = inputs.collect();
                let outputs = self.in_strips(&mut out, &inputs.expect("inputs are before"));
                for ((value, _), output) in self.outputs.iter().zip(outputs) {
                    new[value.index()] = Some(output);
                }
                continue;
            }
            for value in func.values().filter(|v| live[v.index()] > 0) {
                if self.place[value.index()] != wanted || new[value.index()].is_some() {
                    continue;
                }
                out.set_loc(func.loc(value));
                let at = |v: Value| new[v.index()].expect("it was written before");
                let op = func.op(value).map_bodies(&mut |body| inside(body));
                new[value.index()] = Some(push(&mut out, op.map_operands(at)));
            }
        }
        let result = |v: &Value| new[v.index()].expect("results are live");
        out.results = func.results.iter().map(result).collect();
        out
    }

    /// What the region gives, of `inputs`: what is left over first, by itself, and then strip by strip.
    fn in_strips(&self, out: &mut Func, inputs: &[Value]) -> Vec<Value> {
        let outputs = self.outputs.iter();
        let mut outputs: Vec<Value> = outputs
            .map(|(v, _)| out.splat(self.func.tensor(*v).clone(), Scalar::Int(0)))
            .collect();
        let rest = self.count % self.width;
        if rest > 0 {
            let zero = out.scalar(ElementType::I64, Scalar::Int(0));
            outputs = self.strip(out, (inputs, &outputs), zero, rest);
        }
        let at = out.scalar(ElementType::I64, Scalar::Int(rest as i64));
        let state = [inputs, &outputs, &[at]].concat();
        let (mut test, mut turn) = (Func::new("strips"), Func::new("strips"));
        for value in &state {
            test.parameter(out.tensor(*value).clone());
            turn.parameter(out.tensor(*value).clone());
        }
        let end = test.scalar(ElementType::I64, Scalar::Int(self.count as i64));
        let last = state.len() - 1;
        let at = test.parameters()[last];
        test.results = vec![test.compare(Direction::Lt, at, end)];
        let parameters = turn.parameters().to_vec();
        let (given, found) = parameters[..last].split_at(inputs.len());
        let at = parameters[last];
        let found = self.strip(&mut turn, (given, found), at, self.width);
        let width = turn.scalar(ElementType::I64, Scalar::Int(self.width as i64));
        let next = turn.binary(BinaryOp::Add, at, width);
        turn.results = [given, &found, &[next]].concat();
        let after = out.while_loop(&state, test, turn);
        after[inputs.len()..last].to_vec()
    }

    /// `outputs` with those of the `width` columns from the one `at` some place on.
    fn strip(
        &self,
        out: &mut Func,
        (inputs, outputs): (&[Value], &[Value]),
        at: Value,
        width: usize,
    ) -> Vec<Value> {
        let zero = out.scalar(ElementType::I64, Scalar::Int(0));
        let starts = |rank: usize, along: usize| -> Vec<Value> {
            let start = |d| if d == along { at } else { zero };
            (0..rank).map(start).collect()
        };
        let mut operands = Vec::new();
        for (value, (_, along)) in inputs.iter().zip(&self.inputs) {
            operands.push(match along {
                None => *value,
                Some(along) => {
                    let mut sizes = out.shape(*value).to_vec();
                    sizes[*along] = width;
                    let starts = starts(sizes.len(), *along);
                    out.dynamic_slice(*value, &starts, &sizes)
                }
            });
        }
        let alongs = |of: &[(Value, ColumnDim)]| of.iter().map(|(_, along)| *along).collect();
        let (given, wanted): (Vec<ColumnDim>, Vec<ColumnDim>) =
            (alongs(&self.inputs), alongs(&self.outputs));
        let callee = narrowed(&self.callee, &given, &wanted, self.count, width);
        let call = Op::Call {
            callee: callee.into(),
            operands,
            compiled: Compiled::OneKernel,
        };
        let call = push(out, call);
        let results = out.results_of(call);
        let all = outputs.iter().zip(&wanted).zip(results);
        let all = all.map(|((before, along), result)| match along {
            None => result,
            Some(along) => {
                let starts = starts(out.shape(result).len(), *along);
                out.dynamic_update_slice(*before, result, &starts)
            }
        });
        all.collect()
    }
}

/// Whether it is written anew wherever it is needed, and never given: all columns see the same of it.
fn is_same_everywhere(func: &Func, value: Value, count: usize) -> bool {
    match func.op(value) {
        Op::Constant(literal) => literal.splat_value().is_some(),
        Op::Iota {
            shape, dimension, ..
        } => shape[*dimension] != count,
        Op::BroadcastInDim { operand, .. } => !func.shape(*operand).contains(&count),
        _ => false, // given
    }
}

/// Where each op is, if there is a region with this many columns.
fn places(func: &Func, live: &[u32], count: usize) -> Option<Vec<RegionOrder>> {
    let mut place = vec![RegionOrder::Before; func.len()];
    let mut found = Columns {
        count,
        of: vec![None; func.len()],
        tuples: Default::default(),
    };
    let mut is_read = vec![false; func.len()];
    for value in func.values().filter(|v| live[v.index()] > 0) {
        for operand in func.op(value).operands() {
            is_read[operand.index()] = true;
        }
    }
    let mut has_loop = false;
    for value in func.values().filter(|v| live[v.index()] > 0) {
        let op = func.op(value);
        // Of what is given, where it has as many elements as there are columns.
        if let Type::Tensor(ty) = func.ty(value)
            && !is_same_everywhere(func, value, count)
        {
            found.of[value.index()] = along(ty, count);
        }
        let operands = op.operands();
        let any = |wanted: RegionOrder| operands.iter().any(|v| place[v.index()] == wanted);
        let (reads, is_behind) = (any(RegionOrder::Inside), any(RegionOrder::Behind));
        let is_inside = !is_behind
            && match op {
                Op::While { inits, cond, body } if reads || updates(body) => {
                    let carried = found.carried(func, inits, cond, body);
                    match carried.filter(|all| all.iter().any(Option::is_some)) {
                        Some(carried) => {
                            has_loop |= updates(body);
                            found.tuples.insert(value, carried).is_none()
                        }
                        None => false,
                    }
                }
                Op::Result { of, index } if reads => {
                    found.of[value.index()] = found.tuples[of][*index];
                    true
                }
                // Kept of a step, in an array of all steps.
                Op::DynamicUpdateSlice { operand, .. }
                    if place[operand.index()] == RegionOrder::Before && !is_read[value.index()] =>
                {
                    false
                }
                _ if reads && matches!(func.ty(value), Type::Tensor(_)) => {
                    match found.fitting(func, value) {
                        Some(flow) => {
                            found.of[value.index()] = flow.result;
                            true
                        }
                        None => false,
                    }
                }
                _ => false, // it need not be
            };
        place[value.index()] = match (is_inside, reads || is_behind) {
            (true, _) => RegionOrder::Inside,
            (false, true) => RegionOrder::Behind,
            (false, false) => RegionOrder::Before,
        };
    }
    if !has_loop {
        return None;
    }
    only_for_it(func, live, &found, &mut place);
    Some(place)
}

/// Adds what is computed for the region only.
fn only_for_it(func: &Func, live: &[u32], found: &Columns, place: &mut [RegionOrder]) {
    let mut is_needed_elsewhere = vec![false; func.len()];
    for result in func.results.iter().chain(func.parameters()) {
        is_needed_elsewhere[result.index()] = true;
    }
    for value in func.values().rev().filter(|v| live[v.index()] > 0) {
        let op = func.op(value);
        let is_simple = is_elementwise_or_bits(func, op)
            || matches!(
                op,
                Op::BroadcastInDim { .. }
                    | Op::Reshape { .. }
                    | Op::Pad { .. }
                    | Op::DynamicUpdateSlice { .. }
            );
        let joins = place[value.index()] == RegionOrder::Before
            && is_simple
            && !is_needed_elsewhere[value.index()];
        let fits = |v: Value| {
            let flow = found.fitting(func, v);
            flow.is_some_and(|flow| flow.result == found.of[v.index()])
        };
        if joins && found.of[value.index()].is_some() && fits(value) {
            place[value.index()] = RegionOrder::Inside;
        }
        if place[value.index()] != RegionOrder::Inside {
            for operand in op.operands() {
                is_needed_elsewhere[operand.index()] = true;
            }
        }
    }
}
