//! Builds the body of the time loop: actions, inner loops and the terms of their arguments.

use super::super::loops::{Binding, Leaf, Loop, Node, Sequence, Value};
use super::super::recording::{Operation, Param};
use super::super::runs;
use super::terms::{
    Affine, Index, Term, affine, block_of, constant, depth, execution, expression, leafs,
};
use super::{
    Action, Builder, Group, GroupOptions, HostRead, Item, MOST_ITEMS, MOST_UNROLLED, NotWritable,
    Series,
};

/// Returns whether this value of a launch belongs to a structure.
fn is_in_structure(params: &[Param], number: usize) -> bool {
    // The grid precedes the parameters.
    let mut at = 3;
    for param in params {
        let count = param.values();
        if (at..at + count).contains(&number) {
            return matches!(param, Param::Struct { .. } | Param::Table { .. });
        }
        at += count;
    }
    false
}

/// Returns the message that a job would be too long.
pub(super) fn too_many() -> String {
    format!(
        "the program does more than {MOST_ITEMS} different things on the device, which no loop describes"
    )
}

/// The largest number of executions whose values are compared.
const MOST_COMPARED: usize = 4096;

/// Returns the value that a slot has in all iterations of the loops on which nothing may depend;
/// those around them are at one iteration.
fn repeated(slot: &Sequence, indices: &[Index]) -> Option<Value> {
    let mut executions = vec![0];
    for index in indices {
        let count = index.count();
        let own = match index {
            Index::Fixed(at, _) => *at as u64..*at as u64 + 1,
            Index::Repeated(_) => 0..count,
            _ => return None,
        };
        if count == 0 || executions.len() * own.clone().count() > MOST_COMPARED {
            return None;
        }
        executions = executions
            .iter()
            .flat_map(|before| own.clone().map(move |at| before * count + at))
            .collect();
    }
    let at = vec![0; indices.len()];
    let mut values = executions.iter().map(|number| slot.value(&at, *number));
    let first = values.next()?;
    values.all(|value| value == first).then_some(first)
}

impl Builder<'_> {
    pub(super) fn items(
        &mut self,
        nodes: &[Node],
        indices: &mut Vec<Index>,
    ) -> Result<Vec<Item>, NotWritable> {
        let mut items = Vec::new();
        for node in nodes {
            match node {
                Node::Event(leaf) => {
                    if let Operation::Read(_) = self.operation(leaf.key) {
                        if !indices
                            .iter()
                            .any(|index| matches!(index, Index::Step(_) | Index::Outer(..)))
                        {
                            let first = leaf.slots[0].value(&vec![0; depth(&leaf.slots[0])], 0);
                            let reads = block_of(first).map(HostRead::at_end);
                            self.schedule.reads.extend(reads);
                        }
                        continue;
                    }
                    if self.fills_table(leaf) {
                        continue;
                    }
                    items.push(Item::Leaf(self.action(leaf, indices)?));
                }
                Node::Loop(inner) => items.extend(self.inner(inner, indices)?),
            }
        }
        Ok(items)
    }

    /// Returns whether an operation writes memory whose contents are part of the launches.
    fn fills_table(&self, leaf: &Leaf) -> bool {
        self.recording
            .fills_table(self.operation(leaf.key), |slot| {
                let slot = &leaf.slots[slot];
                block_of(slot.value(&vec![0; depth(slot)], 0))
            })
    }

    /// Returns the items of a loop inside or outside of the time loop.
    pub(super) fn inner(
        &mut self,
        inner: &Loop,
        indices: &mut Vec<Index>,
    ) -> Result<Vec<Item>, NotWritable> {
        if let Some(count) = inner.constant_count() {
            let saved = self.schedule.series.len();
            let unrolled = indices
                .iter()
                .filter(|index| matches!(index, Index::Unrolled(..)))
                .count();
            let name = match unrolled {
                0 => "m".to_owned(),
                more => format!("m_{more}"),
            };
            let ways = [
                Some(Index::Repeated(count)),
                (count <= MOST_UNROLLED).then(|| Index::Unrolled(name.clone(), count)),
            ];
            for way in ways.into_iter().flatten() {
                let unroll = matches!(way, Index::Unrolled(..)).then(|| name.clone());
                indices.push(way);
                let items = self.items(&inner.body, indices);
                indices.pop();
                match items {
                    Ok(items) if items.is_empty() => {
                        let mut names = Binding::default();
                        names.exchange(&inner.swap, count);
                        return match names == Binding::default() {
                            true => Ok(items),
                            // Without operations there is no group that exchanges blocks.
                            false => Err(NotWritable::Depends),
                        };
                    }
                    Ok(items) => {
                        return Ok(vec![Item::Group(Group {
                            items,
                            repeat: count,
                            options: GroupOptions {
                                unroll,
                                swap: inner.swap.clone(),
                                when: None,
                            },
                        })]);
                    }
                    Err(NotWritable::Depends) => self.schedule.series.truncate(saved),
                    Err(stop) => return Err(stop),
                }
            }
        }
        if indices.is_empty()
            && let Some(segments) = runs::segments(inner)
        {
            let mut items = Vec::new();
            for segment in &segments {
                items.extend(self.inner(segment, indices)?);
            }
            return Ok(items);
        }
        self.one_by_one(inner, indices)
    }

    /// Returns the items of an unrolled loop.
    fn one_by_one(
        &mut self,
        inner: &Loop,
        indices: &mut Vec<Index>,
    ) -> Result<Vec<Item>, NotWritable> {
        let fixed: Option<Vec<i64>> = indices
            .iter()
            .map(|index| match index {
                Index::Fixed(at, _) => Some(*at),
                _ => None,
            })
            .collect();
        let count = match (inner.constant_count(), fixed) {
            (Some(count), _) => count,
            (None, Some(at)) => match inner.count.value(&at, execution(indices)?.constant as u64) {
                Value::Int(count) => count.max(0) as u64,
                Value::Float(_) | Value::Pointer { .. } => 0,
            },
            (None, None) => return Err(NotWritable::Depends),
        };
        let is_constant = inner.constant_count().is_some();
        let mut all = Vec::new();
        for iteration in 0..count {
            // The execution number is not known where loops vary in length.
            let radix = if is_constant { count } else { 0 };
            indices.push(Index::Fixed(iteration as i64, radix));
            let items = self.items(&inner.body, indices);
            indices.pop();
            let items = items?;
            match inner.swap.cycles.is_empty() {
                true => all.extend(items),
                false => all.push(Item::Group(Group {
                    items,
                    repeat: 1,
                    options: GroupOptions {
                        swap: inner.swap.clone(),
                        ..GroupOptions::default()
                    },
                })),
            }
        }
        Ok(all)
    }

    pub(super) fn action(&mut self, leaf: &Leaf, indices: &[Index]) -> Result<Action, NotWritable> {
        self.items += 1;
        if self.items > MOST_ITEMS * 4 {
            return Err(NotWritable::Long(too_many()));
        }
        let mut terms = Vec::new();
        for (number, slot) in leaf.slots.iter().enumerate() {
            terms.push(self.term(leaf, number, slot, indices)?);
        }
        Ok(Action {
            operation: leaf.key as u32,
            terms,
        })
    }

    pub(super) fn term(
        &mut self,
        leaf: &Leaf,
        number: usize,
        slot: &Sequence,
        indices: &[Index],
    ) -> Result<Term, NotWritable> {
        match slot {
            Sequence::Constant(value) => Ok(constant(*value)),
            Sequence::Affine { first, strides } => {
                let term = affine(*first, strides, indices)?;
                // Structures of a job have no pointers that vary from step to step.
                if let Term::Pointer(_, offset) = &term
                    && offset.depends_on_step()
                    && let Operation::Launch { params, .. } = self.operation(leaf.key)
                    && is_in_structure(params, number)
                {
                    return Err(NotWritable::Depends);
                }
                Ok(term)
            }
            Sequence::Formula(_) | Sequence::Table(_) => {
                if let Some(value) = repeated(slot, indices) {
                    return Ok(constant(value));
                }
                let execution = execution(indices)?;
                if execution.terms.is_empty() {
                    let at: Vec<i64> = vec![0; indices.len()];
                    return Ok(constant(slot.value(&at, execution.constant as u64)));
                }
                let of = Some((leaf.key as u32, number));
                self.series(slot, &execution, indices, of)
            }
        }
    }

    /// Returns a value that varies from step to step.
    pub(super) fn series(
        &mut self,
        slot: &Sequence,
        execution: &Affine,
        indices: &[Index],
        of: Option<(u32, usize)>,
    ) -> Result<Term, NotWritable> {
        let steps: u64 = match indices
            .iter()
            .find(|index| matches!(index, Index::Step(_) | Index::Outer(..) | Index::Phase(..)))
        {
            Some(Index::Step(steps)) => *steps,
            Some(Index::Phase(..)) => self.schedule.steps.ok_or(NotWritable::Depends)?,
            Some(Index::Outer(outer, inner)) => outer * inner,
            _ => return Err(NotWritable::Depends),
        };
        let count = leafs(slot).max(1);
        let all: Vec<Value> = match slot {
            Sequence::Formula(formula) => formula.values().take(count as usize).collect(),
            _ => (0..count).map(|number| slot.value(&[], number)).collect(),
        };
        let mut values = Vec::new();
        for step in 0..steps {
            let number = execution.at(step).ok_or(NotWritable::Depends)?;
            // Where a phase does not run, the value is arbitrary.
            let number = number.rem_euclid(all.len() as i64) as usize;
            values.push(*all.get(number).ok_or(NotWritable::Depends)?);
        }
        if values
            .iter()
            .any(|value| matches!(value, Value::Pointer { .. }))
        {
            return Err(NotWritable::Depends);
        }
        if let Sequence::Formula(formula) = slot
            && let [Index::Step(_)] = indices
            && formula.every == 1
            && let Some(text) = expression(&formula.formula)
        {
            return Ok(Term::Expression(text));
        }
        let known = self
            .schedule
            .series
            .iter()
            .position(|series| series.values == values);
        Ok(Term::Series(known.unwrap_or_else(|| {
            self.schedule.series.push(Series { values, of });
            self.schedule.series.len() - 1
        })))
    }
}
