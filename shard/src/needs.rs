//! The required range of each value on each device, computed backwards from the results.
//!
//! Each device computes a value where its readers need it, beyond its own block if they do, so that
//! only the inputs of a chain of ops are exchanged, once. A value itself is exchanged where it
//! would have to be computed too far beyond the block, or where it cannot be computed beyond.

use std::collections::HashMap;

use stablehlo::{Func, Op, Type, Value};

use crate::all_to_all::{AllToAll, deals};
use crate::costs::Reach;
use crate::ranges::{SMALL, ShardRanges, Split, limit};
use crate::required_range::{RequiredRange, own};
use crate::sharding_rule::{AccessPattern, DimMap, ShardingRule, recipe};

/// How one dimension of a copy made by communication relates to the original.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Moved {
    /// The dimension is whole; nothing is done.
    Whole,
    /// Gathered from all parts.
    Gather,
    /// The required range, at the coordinates of the original: each part has computed it, unless
    /// the value is exchanged.
    Near { need: ShardRanges },
    /// The required range, at coordinates that are lower by `shift` than those of the original.
    Part { shift: i64, need: ShardRanges },
}

/// A copy of a value made by communication.
#[derive(Clone, Debug)]
pub(crate) struct Product {
    pub(crate) value: Value,
    /// The first op that reads it; `None` for a result.
    pub(crate) reader: Option<Value>,
    pub(crate) dims: Vec<Moved>,
    /// The gathered dimensions that are swapped with another one, in this order.
    pub(crate) deals: Vec<AllToAll>,
}

/// How a reader obtains an operand.
#[derive(Clone, Debug)]
pub(crate) struct Read {
    pub(crate) value: Value,
    /// One of the products; or the value as it is computed, or exchanged in place.
    pub(crate) product: Option<usize>,
    /// For each dimension, the coordinate of the operand minus that of the reader.
    pub(crate) shifts: Vec<i64>,
    /// For each dimension the required range in the reader's coordinates; `None` if it is read
    /// whole.
    pub(crate) wants: Vec<Option<RequiredRange>>,
}

/// How the dimensions of an array are split; `None` for those that are whole.
pub(crate) type DimSplits = Vec<Option<Split>>;

/// How the values of a function are split.
pub(crate) struct Places {
    /// Indexed by value; empty for a tuple.
    pub(crate) of: Vec<DimSplits>,
    /// For a loop or a `case`, its operands and its results.
    pub(crate) inside: HashMap<Value, (Vec<DimSplits>, Vec<DimSplits>)>,
}

/// The ranges that are computed of each value, and the copies that are made of it by communication.
pub(crate) struct Needs {
    /// For each value and dimension; `None` if the value is not needed.
    pub(crate) of: Vec<Option<Vec<ShardRanges>>>,
    pub(crate) recipes: Vec<Option<ShardingRule>>,
    /// Keyed by reader and operand. An absent operand is not read.
    pub(crate) reads: HashMap<(Value, usize), Read>,
    pub(crate) results: Vec<Read>,
    pub(crate) products: Vec<Product>,
    /// The products that replace the value itself.
    pub(crate) exchanged: HashMap<Value, usize>,
}

/// Computes what is needed of the values of `func`, split as `places` says, for results that are
/// split as `results` says. No value is computed further than `reach` beyond its block.
pub(crate) fn needs(func: &Func, places: &Places, results: &[DimSplits], reach: Reach) -> Needs {
    let mut finder = Finder {
        func,
        places,
        reach,
        needs: Needs {
            of: vec![None; func.len()],
            recipes: vec![None; func.len()],
            reads: HashMap::new(),
            results: Vec::new(),
            products: Vec::new(),
            exchanged: HashMap::new(),
        },
    };
    for (value, place) in func.results.iter().zip(results) {
        let wants = place.iter().map(|split| split.as_ref().map(own));
        let read = finder.read(*value, None, wants.collect());
        finder.needs.results.push(read);
    }
    for value in func.values().rev() {
        if finder.needs.of[value.index()].is_some() {
            finder.value(value);
        }
    }
    finder.needs
}

/// Returns whether opposite parts swap their blocks.
fn is_mirrored(op: &Op, recipe: &ShardingRule) -> bool {
    match op {
        Op::Reverse { dimensions, .. } => dimensions.iter().any(|d| recipe.direct[*d]),
        _ => false,
    }
}

struct Finder<'a> {
    func: &'a Func,
    places: &'a Places,
    reach: Reach,
    needs: Needs,
}

impl Finder<'_> {
    fn place(&self, value: Value) -> &[Option<Split>] {
        &self.places.of[value.index()]
    }

    /// Determines how a reader obtains `value`, and adds the ranges that it requires.
    fn read(
        &mut self,
        value: Value,
        reader: Option<Value>,
        wants: Vec<Option<RequiredRange>>,
    ) -> Read {
        let places = self.place(value).to_vec();
        let mut dims = Vec::new();
        let mut shifts = Vec::new();
        let mut as_it_is = true;
        for (place, want) in places.iter().zip(&wants) {
            let (moved, shift) = match (place, want) {
                (None, _) => (Moved::Whole, 0),
                (Some(split), Some(want)) if split.frame.is_like(&want.frame) => {
                    let shift = split.offset - want.offset;
                    let need = want.need.moved(shift).within(split.range());
                    if need.is_near(split) {
                        (Moved::Near { need }, shift)
                    } else {
                        as_it_is = false;
                        let need = need.moved(-shift);
                        (Moved::Part { shift, need }, 0)
                    }
                }
                (Some(_), _) => {
                    as_it_is = false;
                    (Moved::Gather, 0)
                }
            };
            dims.push(moved);
            shifts.push(shift);
        }
        let product = match as_it_is {
            true => {
                let old = self.needs.of[value.index()]
                    .get_or_insert_with(|| vec![ShardRanges::default(); places.len()]);
                for (old, dim) in old.iter_mut().zip(&dims) {
                    if let Moved::Near { need } = dim {
                        old.add(need);
                    }
                }
                None
            }
            false => {
                let own = self.own(value);
                let old = self.needs.of[value.index()].get_or_insert_with(|| own.clone());
                for ((old, own), dim) in old.iter_mut().zip(&own).zip(&dims) {
                    old.add(own);
                    if let Moved::Near { need } = dim {
                        old.add(need);
                    }
                }
                let deals = deals(&places, &wants, &dims, self.func.shape(value));
                Some(self.product(value, reader, dims, deals))
            }
        };
        Read {
            value,
            product,
            shifts,
            wants,
        }
    }

    fn own(&self, value: Value) -> Vec<ShardRanges> {
        let own = |split: &Option<Split>| split.as_ref().map(Split::own).unwrap_or_default();
        self.place(value).iter().map(own).collect()
    }

    /// Extends a product that serves the reader too, or adds a new one.
    fn product(
        &mut self,
        value: Value,
        reader: Option<Value>,
        dims: Vec<Moved>,
        deals: Vec<AllToAll>,
    ) -> usize {
        let alike = |one: &Moved, other: &Moved| match (one, other) {
            (Moved::Part { shift, .. }, Moved::Part { shift: other, .. }) => shift == other,
            (Moved::Near { .. }, Moved::Near { .. }) => true,
            (one, other) => one == other,
        };
        let same = |product: &Product| {
            let moved = || product.dims.iter().zip(&dims).all(|(x, y)| alike(x, y));
            let dealt = || product.deals.iter().zip(&deals).all(|(x, y)| x.is_like(y));
            product.value == value && product.deals.len() == deals.len() && moved() && dealt()
        };
        let products = &mut self.needs.products;
        match products.iter().position(same) {
            Some(at) => {
                for (old, new) in products[at].dims.iter_mut().zip(&dims) {
                    match (old, new) {
                        (Moved::Part { need: old, .. }, Moved::Part { need, .. })
                        | (Moved::Near { need: old }, Moved::Near { need }) => old.add(need),
                        _ => {}
                    }
                }
                for (old, new) in products[at].deals.iter_mut().zip(&deals) {
                    old.want.need.add(&new.want.need);
                }
                at
            }
            None => {
                products.push(Product {
                    value,
                    reader,
                    dims,
                    deals,
                });
                products.len() - 1
            }
        }
    }

    /// Determines how `value`, whose required ranges are known, is computed from its operands, and
    /// whether it is exchanged.
    fn value(&mut self, value: Value) {
        let func = self.func;
        let op = func.op(value);
        if let Type::Tuple(_) = func.ty(value) {
            return self.tuple(value);
        }
        if let Op::Result { of, .. } = op {
            self.needs.of[of.index()] = Some(Vec::new());
        }
        let places = self.places;
        let recipe = recipe(func, value, &|v, d| places.of[v.index()][d].as_ref());
        let place = self.place(value).to_vec();
        let scanned = self.scanned_in_parts(value, &recipe);
        if let (Some(dim), Some(needed)) = (scanned, &mut self.needs.of[value.index()]) {
            let own = place[dim].as_ref().map(Split::own);
            own.iter().for_each(|own| needed[dim].add(own));
        }
        let needed = self.needs.of[value.index()].clone().unwrap_or_default();
        if self.is_exchanged(value, &recipe, &needed) {
            let dims = place.iter().zip(&needed).map(|(split, need)| match split {
                None => Moved::Whole,
                Some(_) => Moved::Part {
                    shift: 0,
                    need: need.clone(),
                },
            });
            let product = self.product(value, None, dims.collect(), Vec::new());
            self.needs.exchanged.insert(value, product);
            self.needs.of[value.index()] = Some(self.own(value));
        } else if matches!(op, Op::Parameter { .. } | Op::Result { .. }) {
            self.needs.of[value.index()] = Some(self.own(value)); // as it is received
        }
        let needed = self.needs.of[value.index()].clone().unwrap_or_default();
        for (slot, operand) in op.operands().into_iter().enumerate() {
            if let Type::Tuple(_) = func.ty(operand) {
                continue;
            }
            let mut wants = Vec::new();
            for (dim, map) in recipe.slots[slot].iter().enumerate() {
                wants.push(self.want(value, operand, dim, *map, &needed, &recipe));
            }
            // An operand of which nothing is needed is not read.
            let none =
                |want: &Option<RequiredRange>| want.as_ref().is_some_and(|w| w.need.is_empty());
            if wants.iter().any(none) {
                continue;
            }
            let read = self.read(operand, Some(value), wants);
            self.needs.reads.insert((value, slot), read);
        }
        self.needs.recipes[value.index()] = Some(recipe);
    }

    fn want(
        &self,
        value: Value,
        operand: Value,
        dim: usize,
        map: DimMap,
        needed: &[ShardRanges],
        recipe: &ShardingRule,
    ) -> Option<RequiredRange> {
        match map {
            DimMap::Whole => None,
            DimMap::Own { slot, dim: d } => {
                let first = self.func.op(value).operands()[slot];
                let split = self.place(first)[d].as_ref()?;
                let _ = (operand, dim);
                Some(own(split))
            }
            DimMap::Along { out, delta, how } => {
                let split = self.place(value)[out].as_ref()?;
                if !recipe.direct[out] {
                    return None;
                }
                let extent = self.func.shape(operand)[dim] as i64;
                Some(RequiredRange::along(
                    split,
                    &needed[out],
                    (delta, how),
                    extent,
                ))
            }
        }
    }

    /// Returns the dimension in which a scan runs block by block.
    fn scanned_in_parts(&self, value: Value, recipe: &ShardingRule) -> Option<usize> {
        let Op::Scan { dimension, .. } = self.func.op(value) else {
            return None;
        };
        let is_split = self.place(value)[*dimension].is_some();
        (is_split && recipe.direct[*dimension]).then_some(*dimension)
    }

    /// Returns whether it is a small slice in an unsplit dimension, as where a loop loads what it
    /// stored for an iteration.
    fn is_picked(&self, value: Value) -> bool {
        let Op::DynamicSlice { operand, sizes, .. } = self.func.op(value) else {
            return false;
        };
        let place = self.place(value);
        let extents = self.func.shape(*operand);
        (0..sizes.len()).any(|d| place[d].is_none() && sizes[d] < extents[d])
    }

    /// Returns whether the value is computed in its owners' blocks only, and then sent to the
    /// devices that need it.
    fn is_exchanged(&self, value: Value, recipe: &ShardingRule, needed: &[ShardRanges]) -> bool {
        let op = self.func.op(value);
        let places = self.place(value);
        let sources = matches!(
            op,
            Op::Parameter { .. }
                | Op::Result { .. }
                | Op::DotGeneral { .. }
                | Op::Convolution { .. }
                | Op::Scatter { .. }
                | Op::Gather { .. }
        );
        let sources = sources
            || self.scanned_in_parts(value, recipe).is_some()
            || self.is_picked(value)
            || is_mirrored(op, recipe);
        let reach = self.reach.of(self.func.tensor(value).count());
        let mut far = false;
        for (d, (split, need)) in places.iter().zip(needed).enumerate() {
            let Some(split) = split else {
                continue;
            };
            let beyond = need.beyond(split);
            if sources && (beyond > 0 || need.ring) {
                return true;
            }
            if need.ring && recipe.direct[d] && !self.can_ring(value, recipe, d) {
                return true;
            }
            let most = limit(&split.frame).min(split.frame.block / 2 + SMALL);
            far |= beyond > most.min(reach);
        }
        let computes = matches!(
            op,
            Op::Unary(..)
                | Op::Binary(..)
                | Op::Select { .. }
                | Op::Clamp { .. }
                | Op::Reduce { .. }
                | Op::ReduceWindow { .. }
                | Op::DynamicUpdateSlice { .. }
                | Op::Concatenate { .. }
                | Op::Pad { .. }
        );
        far && computes
            && !op
                .operands()
                .iter()
                .all(|v| self.place(*v).iter().all(Option::is_none))
    }

    /// Returns whether `value` can be computed periodically beyond its ends in dimension `d`, given
    /// operands that are periodic.
    fn can_ring(&self, value: Value, recipe: &ShardingRule, d: usize) -> bool {
        let operands = self.func.op(value).operands();
        let extent = self.func.shape(value)[d];
        let is_update = matches!(self.func.op(value), Op::DynamicUpdateSlice { .. });
        if is_update && recipe.slots[1][d] == DimMap::Whole {
            return false; // the start is not known
        }
        recipe.slots.iter().zip(operands).all(|(maps, operand)| {
            maps.iter().enumerate().all(|(dim, map)| match map {
                DimMap::Along { out, how, .. } if *out == d => {
                    matches!(how, AccessPattern::Same | AccessPattern::Rotate(_))
                        && self.func.shape(operand)[dim] == extent
                }
                _ => true,
            })
        })
    }

    /// Determines how the operands of a loop, a `case` or a sort are read: in the layouts that it
    /// has chosen.
    fn tuple(&mut self, value: Value) {
        let func = self.func;
        let places = self.places;
        let recipe = recipe(func, value, &|v, d| places.of[v.index()][d].as_ref());
        for (slot, operand) in func.op(value).operands().into_iter().enumerate() {
            let wants: Vec<Option<RequiredRange>> = match func.op(value) {
                Op::Sort { operands, .. } => {
                    let first = self.place(operands[0]);
                    let maps = recipe.slots[slot].iter().enumerate();
                    maps.map(|(d, map)| match map {
                        DimMap::Own { .. } => first[d].as_ref().map(own),
                        _ => None,
                    })
                    .collect()
                }
                Op::Case { .. } if slot == 0 => Vec::new(), // the index
                op => {
                    let first = usize::from(matches!(op, Op::Case { .. }));
                    let given = &self.places.inside[&value].0[slot - first];
                    given.iter().map(|split| split.as_ref().map(own)).collect()
                }
            };
            let read = self.read(operand, Some(value), wants);
            self.needs.reads.insert((value, slot), read);
        }
        self.needs.recipes[value.index()] = Some(recipe);
    }
}
