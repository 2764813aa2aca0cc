//! Writes the program of one device, from the required ranges.

mod edges;
mod exchange;
mod extremes;
mod gathers;
mod mirror;
mod ops;
mod pieces;
mod scans;
mod sums;

use std::collections::HashMap;

use crate::error::CODE;
use stablehlo::{Collective, Combiner, Func, Op, Type, Value};

use crate::classes::Tree;
use crate::costs::Reach;
use crate::needs::{DimSplits, Moved, Needs, Places, Read, needs};
use crate::ranges::{ShardRanges, Split, Window};
use crate::{Error, Exchange, Mesh, ShardingPlan};

/// The state shared by all functions of a program.
pub(crate) struct Shared<'a> {
    pub(crate) tree: &'a Tree<'a>,
    pub(crate) mesh: &'a Mesh,
    /// Indexed by function.
    pub(crate) places: Vec<Places>,
    /// By function and value, the values that are kept as partial sums, with the mesh axes to
    /// reduce them over.
    pub(crate) apart: HashMap<(usize, Value), Vec<usize>>,
    /// How far beyond their blocks values are computed at most.
    pub(crate) reach: Reach,
    pub(crate) plan: ShardingPlan,
    /// The channel of the last collective.
    pub(crate) channel: u64,
    /// The number of loops around the current position.
    pub(crate) depth: usize,
}

/// Writes what each device computes of function `number`, whose results are to be split as in
/// `results`.
pub(crate) fn emit(
    shared: &mut Shared,
    number: usize,
    results: &[DimSplits],
) -> Result<Func, Error> {
    let func = shared.tree.funcs[number];
    let needs = needs(func, &shared.places[number], results, shared.reach);
    let mut out = Func::new(func.name.clone());
    for (index, parameter) in func.parameters().iter().enumerate() {
        let mut ty = func.tensor(*parameter).clone();
        for (d, split) in shared.places[number].of[parameter.index()]
            .iter()
            .enumerate()
        {
            if let Some(split) = split {
                ty.shape[d] = split.own().window(&split.frame).size as usize;
            }
        }
        out.parameter(ty);
        let param = &func.params()[index];
        if let Some(name) = &param.name {
            out.set_parameter_name(index, name.clone());
        }
        for (name, text) in &param.attributes {
            out.add_parameter_attribute(index, name.clone(), text.clone());
        }
    }
    let mut emitter = Emitter {
        number,
        func,
        base: vec![None; func.len()],
        tuples: HashMap::new(),
        made: vec![None; needs.products.len()],
        needs,
        pending: Vec::new(),
        positions: HashMap::new(),
        out,
        shared,
    };
    emitter.all()?;
    let windows: Vec<Vec<Option<Window>>> = results
        .iter()
        .map(|place| {
            let own = |split: &Option<Split>| {
                let split = split.as_ref()?;
                Some(split.own().window(&split.frame))
            };
            place.iter().map(own).collect()
        })
        .collect();
    for (read, windows) in emitter.needs.results.clone().iter().zip(&windows) {
        let result = emitter.read(read, windows);
        emitter.out.results.push(result);
    }
    Ok(emitter.out)
}

/// A partial result, to be reduced over devices.
struct Pending {
    value: Value,
    part: Value,
    axes: Vec<usize>,
    combiner: Combiner,
    /// The value that is combined with the reduced result, if any.
    init: Option<Value>,
}

struct Emitter<'a, 'b> {
    number: usize,
    func: &'a Func,
    needs: Needs,
    shared: &'b mut Shared<'a>,
    out: Func,
    /// The computed values.
    base: Vec<Option<Value>>,
    tuples: HashMap<Value, Vec<Value>>,
    /// The products of communication.
    made: Vec<Option<Value>>,
    /// Partial results, to be reduced over devices.
    pending: Vec<Pending>,
    /// The device's position on combinations of mesh axes.
    positions: HashMap<Vec<usize>, Value>,
}

impl Emitter<'_, '_> {
    fn place(&self, value: Value) -> &DimSplits {
        &self.shared.places[self.number].of[value.index()]
    }

    /// Returns the windows of a value as it is computed; `None` for dimensions that are whole.
    fn windows(&self, value: Value) -> Vec<Option<Window>> {
        let empty = Vec::new();
        let needs: &Vec<ShardRanges> = self.needs.of[value.index()].as_ref().unwrap_or(&empty);
        let dims = self.place(value).iter().zip(needs);
        dims.map(|(split, need)| split.as_ref().map(|split| need.window(&split.frame)))
            .collect()
    }

    /// Returns the windows of a product.
    fn product_windows(&self, product: usize) -> Vec<Option<Window>> {
        let product = &self.needs.products[product];
        let dims = product.dims.iter().zip(self.place(product.value));
        let windows = dims.map(|(moved, split)| match (moved, split) {
            (Moved::Part { need, .. } | Moved::Near { need }, Some(split)) => {
                Some(need.window(&split.frame))
            }
            _ => None,
        });
        let mut windows: Vec<Option<Window>> = windows.collect();
        for deal in &product.deals {
            windows[deal.dealt] = Some(deal.want.need.window(&deal.want.frame));
        }
        windows
    }

    /// Writes everything that is needed, in stages: all exchanges at one point are combined.
    fn all(&mut self) -> Result<(), Error> {
        let products = self.needs.products.len();
        let mut products_of: HashMap<Value, Vec<usize>> = HashMap::new();
        let mut is_free = vec![false; products];
        for (product, is_free) in is_free.iter_mut().enumerate() {
            let value = self.needs.products[product].value;
            products_of.entry(value).or_default().push(product);
            *is_free = !self.communicates(product);
        }
        // The stage in which a value is computed, and that in which it can be read: partial results
        // are reduced in between.
        let mut stage: Vec<usize> = Vec::with_capacity(self.func.len());
        let mut ready: Vec<usize> = Vec::with_capacity(self.func.len());
        let mut product_stage = vec![0; products];
        for value in self.func.values() {
            let operands = self.func.op(value).operands();
            let mut own = 0;
            for (slot, operand) in operands.iter().enumerate() {
                let at = match self.needs.reads.get(&(value, slot)) {
                    Some(read) => match self.source(read) {
                        Some(product) => product_stage[product],
                        None => ready[operand.index()],
                    },
                    None if matches!(self.func.op(value), Op::Result { .. }) => {
                        ready[operand.index()]
                    }
                    None => 0,
                };
                own = own.max(at);
            }
            stage.push(own);
            own += usize::from(!self.put_together_along(value).is_empty());
            ready.push(own);
            for product in products_of.get(&value).into_iter().flatten() {
                product_stage[*product] = own + usize::from(!is_free[*product]);
            }
        }
        let stages = product_stage.iter().chain(&ready).copied();
        let last = stages.max().unwrap_or(0);
        for now in 0..=last {
            self.put_together();
            let group: Vec<usize> = (0..products)
                .filter(|p| product_stage[*p] == now && !is_free[*p])
                .collect();
            self.exchange(&group)?;
            for value in self.func.values() {
                if stage[value.index()] == now && self.needs.of[value.index()].is_some() {
                    self.out.set_loc(self.func.loc(value));
                    self.value(value)?;
                }
                if ready[value.index()] != now || self.base[value.index()].is_none() {
                    continue;
                }
                for product in products_of.get(&value).into_iter().flatten() {
                    if is_free[*product] {
                        self.exchange(&[*product])?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Returns the product that is read, if it is one.
    fn source(&self, read: &Read) -> Option<usize> {
        let exchanged = || self.needs.exchanged.get(&read.value).copied();
        read.product.or_else(exchanged)
    }

    fn value(&mut self, value: Value) -> Result<(), Error> {
        match (self.func.op(value), self.func.ty(value)) {
            (_, Type::Tuple(_)) => {
                let all = self.tuple(value)?;
                self.tuples.insert(value, all);
            }
            (Op::Parameter { index }, _) => {
                self.base[value.index()] = Some(self.out.parameters()[*index]);
            }
            (Op::Result { of, index }, _) => {
                let part = self.tuples[of][*index];
                let axes = self.put_together_along(value);
                match axes.is_empty() {
                    true => self.base[value.index()] = Some(part),
                    false => self.pending.push(Pending {
                        value,
                        part,
                        axes,
                        combiner: Combiner::Add,
                        init: None,
                    }),
                }
            }
            _ => {
                let array = self.computed(value)?;
                // A partial result is known only after its reduction.
                if self.pending.iter().all(|pending| pending.value != value) {
                    self.base[value.index()] = Some(array);
                }
            }
        }
        Ok(())
    }

    fn inner(
        &mut self,
        value: Value,
        nth: usize,
        results: &[DimSplits],
        deeper: bool,
    ) -> Result<Func, Error> {
        let number = self.shared.tree.inside[&(self.number, value)][nth];
        self.shared.depth += usize::from(deeper);
        let func = emit(self.shared, number, results);
        self.shared.depth -= usize::from(deeper);
        func
    }

    /// Writes a loop, a `case` or a sort, and returns its results.
    fn tuple(&mut self, value: Value) -> Result<Vec<Value>, Error> {
        let op = self.func.op(value);
        let count = op.operands().len();
        let mut operands = Vec::new();
        for slot in 0..count {
            operands.push(self.own_operand(value, slot));
        }
        let tuple = match op {
            Op::While { .. } => {
                let body = self.shared.tree.inside[&(self.number, value)][1];
                let carried = self.shared.tree.funcs[body].parameters();
                for (slot, parameter) in carried.iter().enumerate() {
                    if let Some(axes) = self.shared.apart.get(&(body, *parameter)).cloned() {
                        let init = self.func.op(value).operands()[slot];
                        operands[slot] = self.as_apart(init, operands[slot], &axes);
                    }
                }
                let gives = self.shared.places[self.number].inside[&value].1.clone();
                let cond = self.inner(value, 0, &[Vec::new()], true)?;
                let body = self.inner(value, 1, &gives, true)?;
                Op::While {
                    inits: operands,
                    cond: Box::new(cond),
                    body: Box::new(body),
                }
            }
            Op::Case { branches, .. } => {
                let gives = self.shared.places[self.number].inside[&value].1.clone();
                let branches: Result<Vec<Func>, Error> = (0..branches.len())
                    .map(|nth| self.inner(value, nth, &gives, false))
                    .collect();
                Op::Case {
                    index: operands[0],
                    branches: branches?,
                    operands: operands[1..].to_vec(),
                }
            }
            Op::Sort {
                operands: old,
                dimension,
                order,
                is_stable,
            } => {
                let first = old[0];
                let tuple = self.push(
                    value,
                    Op::Sort {
                        operands,
                        dimension: *dimension,
                        order: *order,
                        is_stable: *is_stable,
                    },
                )?;
                let mut all = self.out.results_of(tuple);
                // The sort ran on the whole dimension: each device takes its own part.
                if let Some(split) = self.place(first)[*dimension].clone() {
                    let window = split.own().window(&split.frame);
                    for result in &mut all {
                        *result = self.localized(
                            *result,
                            *dimension,
                            &split.frame,
                            split.offset,
                            window,
                            false,
                        );
                    }
                }
                return Ok(all);
            }
            other => {
                let message = format!("{} cannot be shared out", other.name());
                return Err(Error::unsupported(CODE, message).at(self.func.loc(value)));
            }
        };
        let tuple = self.push(value, tuple)?;
        Ok(self.out.results_of(tuple))
    }

    /// Returns an operand in the layout that its reader requires.
    fn own_operand(&mut self, value: Value, slot: usize) -> Value {
        match self.needs.reads.get(&(value, slot)).cloned() {
            Some(read) => {
                let window = |want: &Option<crate::required_range::RequiredRange>| {
                    let want = want.as_ref()?;
                    Some(want.need.window(&want.frame))
                };
                let windows: Vec<Option<Window>> = read.wants.iter().map(window).collect();
                self.read(&read, &windows)
            }
            None => {
                // No device owns any element of it.
                let operand = self.func.op(value).operands()[slot];
                let mut ty = self.func.tensor(operand).clone();
                for (d, split) in self.place(operand).iter().enumerate() {
                    if let Some(split) = split {
                        ty.shape[d] = split.own().window(&split.frame).size as usize;
                    }
                }
                self.out.splat(ty, stablehlo::Scalar::Int(0))
            }
        }
    }

    /// Returns what `read` reads, in the reader's windows; `None` for dimensions that are read
    /// whole.
    fn read(&mut self, read: &Read, windows: &[Option<Window>]) -> Value {
        let (array, has) = match self.source(read) {
            Some(product) => (self.made[product], self.product_windows(product)),
            None => (self.base[read.value.index()], self.windows(read.value)),
        };
        let array = array.expect("it was written before");
        let mut starts = Vec::new();
        let mut sizes = Vec::new();
        for (d, window) in windows.iter().enumerate() {
            match (window, has[d]) {
                (Some(window), Some(has)) => {
                    starts.push(window.start + read.shifts[d] - has.start);
                    sizes.push(window.size);
                }
                _ => {
                    starts.push(0);
                    sizes.push(self.out.shape(array)[d] as i64);
                }
            }
        }
        let mut array = self.taken(array, &starts, &sizes);
        for (d, window) in windows.iter().enumerate() {
            if let (Some(window), None, Some(want)) = (window, has[d], &read.wants[d]) {
                let ring = want.need.ring;
                array = self.localized(array, d, &want.frame.clone(), want.offset, *window, ring);
            }
        }
        array
    }

    fn push(&mut self, value: Value, op: Op) -> Result<Value, Error> {
        self.out.push(op).map_err(|error| {
            Error::internal(CODE, format!("a part of an op is wrong: {error}"))
                .at(self.func.loc(value))
        })
    }

    /// Writes a collective, and adds a row to the plan.
    fn collective(&mut self, operand: Value, collective: Collective, row: Exchange) -> Value {
        self.shared.channel += 1;
        self.shared.plan.exchanges.push(row);
        self.out
            .collective(operand, collective, self.shared.channel)
    }
}
