//! Batched loops, choices and calls.

use std::sync::Arc;

use stablehlo::{
    BinaryOp, Combiner, Compiled, Counted, Direction, ElementType, Func, Op, Scalar, TensorType,
    Value,
};

use super::{Item, Writer, flags, with_operands};
use crate::control::build::{count, less, load, loop_of, plus, stack, store};

/// Adds parameters of the types of `all` to `func`.
fn parameters(func: &mut Func, outer: &Func, all: &[Item]) -> Vec<Item> {
    let each = all.iter().map(|item| Item {
        value: func.parameter(outer.tensor(item.value).clone()),
        ..*item
    });
    each.collect()
}

impl Writer<'_> {
    /// Returns the items, batched where the flags require it.
    fn at_least(&mut self, items: &[Item], flags: &[bool]) -> Vec<Item> {
        let each = items.iter().zip(flags).map(|(item, many)| match many {
            true => Item::many(self.many(*item)),
            false => *item,
        });
        each.collect()
    }

    /// Returns a writer for a region.
    fn inside<'a>(&self, out: &'a mut Func) -> Writer<'a> {
        Writer::new(out, self.size)
    }

    pub(super) fn while_loop(
        &mut self,
        inits: &[Item],
        cond: &Func,
        body: &Func,
        live: Option<Value>,
    ) -> Vec<Item> {
        let given: Vec<bool> = inits.iter().map(|item| item.many).collect();
        let (carried, apart) = flags::carried(cond, body, &given);
        let inits = self.at_least(inits, &carried);
        match apart {
            false => self.together(&inits, cond, body, live),
            true => self.lock_step(&inits, cond, body, live),
        }
    }

    /// Writes a loop whose condition is the same for all instances.
    fn together(
        &mut self,
        inits: &[Item],
        cond: &Func,
        body: &Func,
        live: Option<Value>,
    ) -> Vec<Item> {
        let values: Vec<Value> = inits.iter().map(|item| item.value).collect();
        let mut all = inits.to_vec();
        all.extend(live.map(Item::many));
        // If no instance is live, the loop might never end.
        let counted = Counted {
            outer: self.out,
            inits: &values,
            cond,
            body,
        };
        let unbounded = counted.at_most().is_none();
        if let Some(live) = live.filter(|_| unbounded) {
            all.push(Item::one(self.any(live)));
        }
        let own = inits.len();
        let (mut test, mut step) = (Func::new(&cond.name), Func::new(&body.name));
        let state = parameters(&mut test, self.out, &all);
        let live_there = live.map(|_| state[own].value);
        let goes_on = self.inside(&mut test).func(cond, &state[..own], live_there);
        let mut goes_on = goes_on[0].value;
        if let Some(somebody) = state.get(own + 1) {
            goes_on = test.binary(BinaryOp::And, goes_on, somebody.value);
        }
        test.results = vec![goes_on];
        let state = parameters(&mut step, self.out, &all);
        let live_there = live.map(|_| state[own].value);
        let mut writer = self.inside(&mut step);
        let next = writer.func(body, &state[..own], live_there);
        let flags: Vec<bool> = inits.iter().map(|item| item.many).collect();
        let next = writer.at_least(&next, &flags);
        let kept = next.iter().chain(&state[own..]);
        step.results = kept.map(|item| item.value).collect();
        self.looped(&all, test, step, own)
    }

    /// Writes a lock-step loop: it runs while any instance continues; the others keep their values.
    fn lock_step(
        &mut self,
        inits: &[Item],
        cond: &Func,
        body: &Func,
        live: Option<Value>,
    ) -> Vec<Item> {
        let own = inits.len();
        let goes_on = self.func(cond, inits, live)[0];
        let mut alive = self.many(goes_on);
        if let Some(live) = live {
            alive = self.out.binary(BinaryOp::And, alive, live);
        }
        let mut all = inits.to_vec();
        all.push(Item::many(alive));
        let (mut test, mut step) = (Func::new(&cond.name), Func::new(&body.name));
        let state = parameters(&mut test, self.out, &all);
        test.results = vec![self.inside(&mut test).any(state[own].value)];
        let state = parameters(&mut step, self.out, &all);
        let mut writer = self.inside(&mut step);
        let alive = state[own].value;
        let after = writer.func(body, &state[..own], Some(alive));
        let mut next = Vec::with_capacity(own);
        for (place, (before, after)) in state.iter().zip(&after).enumerate() {
            if body.gives_back(place) {
                next.push(*before);
                continue;
            }
            let after = writer.many(*after);
            let shape = writer.out.shape(after)[1..].to_vec();
            let alive = writer.spread(Item::many(alive), &shape);
            let kept = writer.out.select(alive, after, before.value);
            next.push(Item::many(kept));
        }
        let goes_on = writer.func(cond, &next, Some(alive))[0];
        let goes_on = writer.many(goes_on);
        let alive = step.binary(BinaryOp::And, alive, goes_on);
        step.results = next.iter().map(|item| item.value).chain([alive]).collect();
        self.looped(&all, test, step, own)
    }

    fn looped(&mut self, all: &[Item], cond: Func, body: Func, own: usize) -> Vec<Item> {
        let values: Vec<Value> = all.iter().map(|item| item.value).collect();
        let results = self.out.while_loop(&values, cond, body).into_iter();
        let each = results
            .zip(all)
            .map(|(value, item)| Item { value, ..*item });
        each.take(own).collect()
    }

    /// Returns whether any instance's flag is true.
    fn any(&mut self, flags: Value) -> Value {
        let none = self.out.scalar(ElementType::Pred, Scalar::Int(0));
        self.out.reduce(flags, none, &[0], Combiner::Or)
    }

    pub(super) fn case(
        &mut self,
        index: Item,
        branches: &[Func],
        operands: &[Item],
        live: Option<Value>,
    ) -> Vec<Item> {
        if index.many {
            return self.all_branches(index.value, branches, operands, live);
        }
        let given: Vec<bool> = operands.iter().map(|item| item.many).collect();
        let flags = flags::chosen(branches, false, &given);
        let mut all = operands.to_vec();
        all.extend(live.map(Item::many));
        let own = operands.len();
        let write = |branch: &Func| {
            let mut func = Func::new(&branch.name);
            let state = parameters(&mut func, self.out, &all);
            let live = live.map(|_| state[own].value);
            let mut writer = self.inside(&mut func);
            let results = writer.func(branch, &state[..own], live);
            let results = writer.at_least(&results, &flags);
            func.results = results.iter().map(|item| item.value).collect();
            func
        };
        let written: Vec<Func> = branches.iter().map(write).collect();
        let values: Vec<Value> = all.iter().map(|item| item.value).collect();
        let results = self.out.case(index.value, written, &values).into_iter();
        let each = results.zip(flags).map(|(value, many)| Item { value, many });
        each.collect()
    }

    /// Writes all branches, and selects for each instance the results of its own.
    fn all_branches(
        &mut self,
        index: Value,
        branches: &[Func],
        operands: &[Item],
        live: Option<Value>,
    ) -> Vec<Item> {
        let last = branches.len() - 1;
        let mut others: Option<Value> = None;
        let mut chosen: Vec<(Value, Vec<Item>)> = Vec::with_capacity(branches.len());
        for (nth, branch) in branches.iter().enumerate() {
            let mine = match nth == last {
                false => {
                    let ty = self.out.tensor(index).clone();
                    let nth = self.out.splat(ty, Scalar::Int(nth as i64));
                    let mine = self.out.compare(Direction::Eq, index, nth);
                    others = Some(match others {
                        None => mine,
                        Some(others) => self.out.binary(BinaryOp::Or, others, mine),
                    });
                    mine
                }
                // An index out of range selects the last branch.
                true => match others {
                    Some(others) => self.out.unary(stablehlo::UnaryOp::Not, others),
                    None => {
                        let ty = TensorType::new(ElementType::Pred, [self.size]);
                        self.out.splat(ty, Scalar::Int(1))
                    }
                },
            };
            let there = match live {
                Some(live) => self.out.binary(BinaryOp::And, live, mine),
                None => mine,
            };
            let results = self.func(branch, operands, Some(there));
            chosen.push((mine, results));
        }
        let (_, mut results) = chosen.pop().expect("at least one branch");
        for (mine, theirs) in chosen {
            for (result, their) in results.iter_mut().zip(theirs) {
                let (their, other) = (self.many(their), self.many(*result));
                let shape = self.out.shape(their)[1..].to_vec();
                let mine = self.spread(Item::many(mine), &shape);
                *result = Item::many(self.out.select(mine, their, other));
            }
        }
        for result in &mut results {
            *result = Item::many(self.many(*result));
        }
        results
    }

    pub(super) fn call(
        &mut self,
        callee: &Arc<Func>,
        compiled: Compiled,
        operands: &[Item],
        live: Option<Value>,
    ) -> Vec<Item> {
        if live.is_some() {
            return self.func(callee, operands, live);
        }
        let given: Vec<bool> = operands.iter().map(|item| item.many).collect();
        let key = (Arc::as_ptr(callee), given.clone());
        let flags = flags::results(callee, &given);
        let written = match self.callees.get(&key) {
            Some((_, written)) => written.clone(),
            None => {
                let mut func = Func::new(&callee.name);
                let state = parameters(&mut func, self.out, operands);
                let results = self.inside(&mut func).func(callee, &state, None);
                func.results = results.iter().map(|item| item.value).collect();
                let written = Arc::new(func);
                self.callees.insert(key, (callee.clone(), written.clone()));
                written
            }
        };
        let tuple = self.push(Op::Call {
            callee: written,
            operands: operands.iter().map(|item| item.value).collect(),
            compiled,
        });
        let results = self.out.results_of(tuple).into_iter();
        let each = results.zip(flags).map(|(value, many)| Item { value, many });
        each.collect()
    }

    /// Writes an op that cannot be batched as a loop over the instances.
    pub(super) fn one_by_one(&mut self, func: &Func, value: Value, x: &[Item]) -> Vec<Item> {
        let types = func.ty(value).tensors();
        if self.size == 0 {
            let each = types.iter().map(|ty| Item::many(self.empty(ty)));
            return each.collect();
        }
        let mut all = vec![count(self.out, 0)];
        all.extend(x.iter().map(|item| item.value));
        for ty in types {
            all.push(stack(self.out, self.size, ty));
        }
        let first = 1 + x.len();
        let results = loop_of(
            self.out,
            &all,
            |cond, state| {
                let end = count(cond, self.size as i64);
                less(cond, state[0], end)
            },
            |body, state| {
                let nth = state[0];
                let operands = x
                    .iter()
                    .zip(&state[1..])
                    .map(|(item, value)| match item.many {
                        true => load(body, *value, nth),
                        false => *value,
                    });
                let operands: Vec<Value> = operands.collect();
                let op = with_operands(func.op(value), &operands);
                let tuple = body.push(op).expect("of one as before");
                let results = body.results_of(tuple);
                let stored = results.iter().zip(&state[first..]);
                let stored: Vec<Value> = stored
                    .map(|(result, stack)| store(body, *stack, *result, nth))
                    .collect();
                let next = plus(body, nth, 1);
                [&[next], &state[1..first], &stored].concat()
            },
        );
        results[first..].iter().map(|v| Item::many(*v)).collect()
    }
}
