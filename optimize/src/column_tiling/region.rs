//! Tiles consecutive loops over levels, and the ops between them, into strips of columns.
//!
//! If columns are combined at the end of a step, for instance in a sum over all of them, the loop
//! over steps is not tiled; but the ops before that are computed strip by strip, from the first
//! level of the first loop to the last level of the last. The region contains loops in which
//! columns are independent, the ops that depend on them while columns stay independent, and the ops
//! that only the region needs. Ops that depend on combined columns follow it. Reads of parts of
//! larger arrays, and writes into these, stay outside.

use std::collections::{BTreeMap, BTreeSet};

use stablehlo::{BinaryOp, Compiled, Direction, ElementType, Func, Op, Scalar, Type, Value};

use super::columns::{ColumnDim, Columns, along, columns};
use super::narrow::narrowed;
use super::{FEW, VECTOR, fitting_width, updates};
use crate::inline::push;
use crate::ops::is_elementwise_or_bits;
use crate::rewrite::uses;

/// The ops that are tiled together, and how.
pub(super) struct TiledOps<'a> {
    func: &'a Func,
    /// The position of each value relative to the region.
    place: Vec<RegionOrder>,
    /// The values it takes, and their column dimensions.
    inputs: Vec<(Value, ColumnDim)>,
    /// The values it computes for others, and their column dimensions.
    outputs: Vec<(Value, ColumnDim)>,
    /// The region as a function of all columns.
    callee: Func,
    count: usize,
    width: usize,
}

/// The position of an op relative to the region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RegionOrder {
    /// Does not depend on the region.
    Before,
    Inside,
    /// Depends on the region.
    Behind,
}

impl<'a> TiledOps<'a> {
    /// Returns the region around the loops over levels in `func`, if there are any. `width` returns
    /// the number of columns of a strip, given the bytes of the arrays and of one column.
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
        // Largest number of columns first.
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
        // A strip somewhat larger than its share of the cache is better than a part of a vector.
        let most = match in_rows && most < VECTOR && 2 * most >= VECTOR {
            true => VECTOR,
            false => most,
        };
        region.width = fitting_width(count, most, in_rows);
        (region.width * FEW <= count).then_some(region)
    }

    /// Writes the ops inside as a function, and collects its inputs and outputs.
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

    /// Makes an operand of an op inside available there.
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

    /// Writes the function with the region in strips; `inside` rewrites the bodies of other ops.
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

    /// Computes the outputs of the region from `inputs`: the remainder first, then strip by strip.
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

    /// Writes `width` columns from position `at` on into `outputs`.
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

/// Returns whether a value is the same for all columns and rewritten where it is needed, rather
/// than passed.
fn is_same_everywhere(func: &Func, value: Value, count: usize) -> bool {
    match func.op(value) {
        Op::Constant(literal) => literal.splat_value().is_some(),
        Op::Iota {
            shape, dimension, ..
        } => shape[*dimension] != count,
        Op::BroadcastInDim { operand, .. } => !func.shape(*operand).contains(&count),
        _ => false, // passed
    }
}

/// Returns the position of each op, if there is a region with this many columns.
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
        // An input has its columns in the dimension with as many elements as there are columns.
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
                // A history of steps stays outside: a write into an array that the region only
                // writes.
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
                _ => false, // not needed inside
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

/// Adds ops that only the region needs.
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
