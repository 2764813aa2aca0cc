//! Reductions: on the device first, then over devices.

use crate::error::CODE;
use stablehlo::{Collective, Combiner, Direction, ElementType, Groups, Op, Scalar, Value};

use super::ops::Written;
use super::pieces::both;
use super::{Emitter, Pending};
use crate::ranges::Span;
use crate::sharding_rule::{AccessPattern, DimMap};
use crate::{Error, Exchange, ExchangeKind};

impl Emitter<'_, '_> {
    /// Returns the array with `fill` in elements that the device does not own, in reduced
    /// dimensions.
    pub(super) fn owned(
        &mut self,
        result: &Written,
        slot: usize,
        array: Value,
        fill: Scalar,
    ) -> Value {
        let Some(read) = self.needs.reads.get(&(result.value, slot)).cloned() else {
            return array;
        };
        let shape = self.out.shape(array).to_vec();
        let mut mask = None;
        for (dim, map) in result.recipe.slots[slot].clone().iter().enumerate() {
            if let (DimMap::Own { .. }, Some(want)) = (map, &read.wants[dim]) {
                let window = want.need.window(&want.frame);
                let inside = self.mask(&shape, dim, &want.frame, window, &want.need.spans);
                mask = both(self, mask, inside);
            }
        }
        match mask {
            None => array,
            Some(mask) => {
                let ty = self.out.tensor(array).clone();
                let fill = self.out.splat(ty, fill);
                self.out.select(mask, array, fill)
            }
        }
    }

    /// Returns the mesh axes over which the partial results of a reduction are reduced.
    pub(super) fn axes_together(&self, value: Value) -> Vec<usize> {
        let (Op::Reduce { .. } | Op::DotGeneral { .. }) = self.func.op(value) else {
            return Vec::new();
        };
        let read = self.needs.reads.get(&(value, 0));
        let recipe = self.needs.recipes[value.index()].as_ref();
        let Some((read, recipe)) = read.zip(recipe) else {
            return Vec::new();
        };
        let maps = recipe.slots[0].iter().zip(&read.wants);
        let own = maps.filter_map(|(map, want)| match map {
            DimMap::Own { .. } => want.as_ref(),
            _ => None,
        });
        own.flat_map(|want| want.frame.axes.clone()).collect()
    }

    /// Returns these axes, and for a result of a loop those of its partial sums; none for values
    /// that remain partial sums.
    pub(super) fn put_together_along(&self, value: Value) -> Vec<usize> {
        let (tree, apart) = (self.shared.tree, &self.shared.apart);
        if apart.contains_key(&(self.number, value)) {
            return Vec::new();
        }
        let Op::Result { of, index } = self.func.op(value) else {
            return self.axes_together(value);
        };
        let carried = tree.inside.get(&(self.number, *of)).and_then(|inside| {
            let body = *inside.get(1)?;
            let parameter = tree.funcs[body].parameters().get(*index)?;
            apart.get(&(body, *parameter))
        });
        carried.cloned().unwrap_or_default()
    }

    /// Converts `array`, which is `value` on the device, to partial sums over `axes`: a replicated
    /// value counts on the first device only.
    pub(super) fn as_apart(&mut self, value: Value, array: Value, axes: &[usize]) -> Value {
        let is_apart = self.shared.apart.contains_key(&(self.number, value));
        if is_apart || self.func.is_zero(value) {
            return array;
        }
        let (position, first) = (self.position(axes), self.number(0));
        let is_first = self.out.compare(Direction::Eq, position, first);
        let ty = self.out.tensor(array).clone();
        let nothing = self.out.splat(ty, Scalar::Int(0));
        self.out.select(is_first, array, nothing)
    }

    /// Writes one all_reduce for all partial results with the same combiner and axes.
    pub(super) fn put_together(&mut self) {
        let mut left = std::mem::take(&mut self.pending);
        while let Some(first) = left.first() {
            let (axes, combiner) = (first.axes.clone(), first.combiner);
            let element = self.out.tensor(first.part).element;
            let (group, rest): (Vec<Pending>, Vec<Pending>) = left.into_iter().partition(|p| {
                let alike = p.combiner == combiner && p.axes == axes;
                alike && self.out.tensor(p.part).element == element
            });
            left = rest;
            let counts: Vec<usize> = group
                .iter()
                .map(|p| self.out.tensor(p.part).count())
                .collect();
            let all = match &group[..] {
                [one] => one.part,
                _ => {
                    let flat = group.iter().zip(&counts);
                    let flat: Vec<Value> = flat
                        .map(|(p, count)| self.out.reshape(p.part, &[*count]))
                        .collect();
                    self.out.concatenate(&flat, 0)
                }
            };
            let ordered = self.in_order(all, combiner);
            let all = ordered.unwrap_or(all);
            let travels = self.out.tensor(all).element;
            let row = Exchange {
                kind: ExchangeKind::AllReduce,
                axes: self.names(&axes),
                arrays: group.len(),
                values: group
                    .iter()
                    .map(|p| self.shared.tree.sent_value(self.number, p.value))
                    .collect(),
                bytes: counts.iter().sum::<usize>() * travels.bytes(),
                messages: self.shared.mesh.devices(),
                group: self.shared.mesh.parts(&axes),
                depth: self.shared.depth,
            };
            let groups = self.shared.mesh.rows(&axes);
            let all = match combiner {
                Combiner::And | Combiner::Or | Combiner::Xor if element != ElementType::Pred => {
                    self.gathered_bits(all, groups, combiner, row)
                }
                combiner => self.collective(all, Collective::AllReduce { groups, combiner }, row),
            };
            let all = match ordered {
                Some(_) => self.floats_of(all, element),
                None => all,
            };
            let mut start = 0;
            for (pending, count) in group.iter().zip(&counts) {
                let mut array = all;
                if group.len() > 1 {
                    let shape = self.out.shape(pending.part).to_vec();
                    array = self.out.slice(all, &[start], &[start + count], &[1]);
                    array = self.out.reshape(array, &shape);
                    start += count;
                }
                if let (Some(init), Some(op)) = (pending.init, combiner.binary()) {
                    let init = self.spread(init, array);
                    array = self.out.binary(op, init, array);
                }
                self.base[pending.value.index()] = Some(array);
            }
        }
    }

    /// Combines bits of all devices on each device after a gather: no XLA backend has an all_reduce
    /// for them.
    fn gathered_bits(
        &mut self,
        part: Value,
        groups: Groups,
        combiner: Combiner,
        row: Exchange,
    ) -> Value {
        let shape = self.out.shape(part).to_vec();
        let element = self.out.tensor(part).element;
        let line: Vec<usize> = std::iter::once(1).chain(shape).collect();
        let part = self.out.reshape(part, &line);
        let kind = ExchangeKind::AllGather;
        let gather = Collective::AllGather {
            groups,
            dimension: 0,
        };
        let all = self.collective(part, gather, Exchange { kind, ..row });
        let identity = combiner.identity(element).unwrap_or(Scalar::Int(0));
        let identity = self.out.scalar(element, identity);
        self.out.reduce(all, identity, &[0], combiner)
    }

    pub(super) fn reduced(&mut self, result: &Written, op: &Op) -> Result<Value, Error> {
        let Op::Reduce {
            dimensions,
            combiner,
            ..
        } = op
        else {
            return Err(Error::internal(CODE, "not a reduction"));
        };
        let (operand, init) = (self.operand(result, 0), self.operand(result, 1));
        let element = self.out.tensor(operand).element;
        let axes = self.axes_together(result.value);
        let (Some(identity), false) = (combiner.identity(element), axes.is_empty()) else {
            return Ok(self.out.reduce(operand, init, dimensions, *combiner));
        };
        let masked = self.owned(result, 0, operand, identity);
        let none = self.out.scalar(element, identity);
        let part = self.out.reduce(masked, none, dimensions, *combiner);
        if self.put_together_along(result.value).is_empty() {
            return Ok(part);
        }
        let plain = matches!(self.out.op(init), Op::Constant(literal)
            if literal.splat_value() == stablehlo::Literal::scalar(element, identity).splat_value());
        self.pending.push(Pending {
            value: result.value,
            part,
            axes,
            combiner: *combiner,
            init: (!plain).then_some(init),
        });
        Ok(part)
    }

    pub(super) fn windowed(&mut self, result: &Written, op: &Op) -> Result<Value, Error> {
        let Op::ReduceWindow {
            operand,
            window_dimensions,
            window,
            combiner,
            ..
        } = op
        else {
            return Err(Error::internal(CODE, "not a reduction of windows"));
        };
        let (mut array, init) = (self.operand(result, 0), self.operand(result, 1));
        let mut window = window.clone();
        let shape = self.out.shape(array).to_vec();
        let mut mask = None;
        for (dim, has) in self.slot_windows(result, 0).into_iter().enumerate() {
            let (Some(has), Some(split)) = (has, &result.place[dim]) else {
                continue;
            };
            if matches!(
                result.recipe.slots[0][dim],
                DimMap::Along {
                    how: AccessPattern::Same,
                    ..
                }
            ) {
                continue;
            }
            let start = split.offset + window.low[dim];
            let span = Span {
                start,
                end: start + self.func.shape(*operand)[dim] as i64,
            };
            let frame = split.frame.clone();
            let spans = vec![span; frame.parts as usize];
            let inside = self.mask(&shape, dim, &frame, has, &spans);
            mask = both(self, mask, inside);
            (window.low[dim], window.high[dim]) = (0, 0);
        }
        if let Some(mask) = mask {
            let ty = self.out.tensor(array).clone();
            let fill = match combiner {
                // Adding -0 keeps the sign of a zero.
                Combiner::Add if ty.element.is_float() => Scalar::Float(-0.0),
                _ => combiner.identity(ty.element).unwrap_or(Scalar::Int(0)),
            };
            let fill = self.out.splat(ty, fill);
            array = self.out.select(mask, array, fill);
        }
        self.push(
            result.value,
            Op::ReduceWindow {
                operand: array,
                init,
                window_dimensions: window_dimensions.clone(),
                window,
                combiner: *combiner,
            },
        )
    }

    pub(super) fn contracted(&mut self, result: &Written, op: &Op) -> Result<Value, Error> {
        let (mut lhs, mut rhs) = (self.operand(result, 0), self.operand(result, 1));
        let axes = self.axes_together(result.value);
        if !axes.is_empty() {
            lhs = self.owned(result, 0, lhs, Scalar::Int(0));
            rhs = self.owned(result, 1, rhs, Scalar::Int(0));
        }
        let mut operands = [lhs, rhs].into_iter();
        let op = op.map_operands(|_| operands.next().expect("two"));
        let part = self.push(result.value, op)?;
        if !self.put_together_along(result.value).is_empty() {
            self.pending.push(Pending {
                value: result.value,
                part,
                axes,
                combiner: Combiner::Add,
                init: None,
            });
        }
        Ok(part)
    }
}
