//! Computes shifted copies of an expression once (common subexpression elimination up to offsets).
//!
//! A kernel that takes the difference of two fluxes computes both in full, one of them shifted by a
//! cell: each flux is computed twice, in one thread and in the next. As arrays these are two values
//! that no local rule recognises as nearly equal. Where computing an element costs more than
//! storing it, the boxes of a [field](super::fields) that are read are computed as one larger box
//! and sliced.
//!
//! The transformation is bit exact.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use stablehlo::{Func, Op, Value};

use super::cut::{SMALL, cost};
use super::fields::{Box, Fields, Kind};
use crate::Target;
use crate::costs;
use crate::index_box::IndexBox;

/// Computes fields in larger boxes where that saves work on `target`; not inside loop bodies.
pub(super) fn shared(func: &Func, target: Target) -> Func {
    let fields = Fields::of(func);
    let wanted = Wanted::of(func, &fields, target);
    match wanted.boxes.is_empty() {
        true => func.clone(),
        false => wanted.write(func),
    }
}

/// The boxes that are read of each field.
struct Wanted<'a> {
    fields: &'a Fields,
    /// The boxes of each field that are computed.
    regions: Vec<BTreeSet<IndexBox>>,
    /// Maps a box that is read to the larger one that it is sliced from.
    boxes: HashMap<Box, IndexBox>,
}

impl<'a> Wanted<'a> {
    fn of(func: &Func, fields: &'a Fields, target: Target) -> Wanted<'a> {
        let mut wanted = Wanted {
            fields,
            regions: vec![BTreeSet::new(); fields.all.len()],
            boxes: HashMap::new(),
        };
        let is_stored = |v: Value| {
            let place = &fields.places[v.index()];
            fields.all[place.field].kind == Kind::Stored(v)
        };
        let stored: Vec<bool> = func.values().map(is_stored).collect();
        for value in func.results.iter().chain(func.parameters()) {
            wanted.want(fields.box_of(func, *value));
        }
        for field in (0..fields.all.len()).rev() {
            let all = std::mem::take(&mut wanted.regions[field]);
            if all.is_empty() {
                continue;
            }
            let computed = match &fields.all[field].kind {
                Kind::Stored(value) => {
                    for operand in func.op(*value).operands() {
                        wanted.want(fields.box_of(func, operand));
                    }
                    all
                }
                Kind::Elementwise(_) if all.len() > 1 => {
                    let example = fields.example[field];
                    let storing = costs::storing(func.tensor(example).element, target);
                    let each = cost(func, example, &stored, MOST * storing, target);
                    let boxes = boxes(&all, each, storing);
                    let whole = |region: &IndexBox| boxes.get(region).unwrap_or(region).clone();
                    let computed = all.iter().map(whole).collect();
                    let boxes = boxes.into_iter();
                    (wanted.boxes).extend(boxes.map(|(part, whole)| ((field, part), whole)));
                    computed
                }
                _ => all, // computed as read
            };
            for region in &computed {
                fields
                    .reads(field, region)
                    .for_each(|read| wanted.want(read));
            }
            wanted.regions[field] = computed;
        }
        wanted
    }

    fn want(&mut self, (field, region): Box) {
        self.regions[field].insert(region);
    }

    fn write(&self, func: &Func) -> Func {
        let mut out = Func::with_signature_of(func);
        let fields = self.fields;
        let mut known = HashMap::new();
        for (field, regions) in self.regions.iter().enumerate() {
            for region in regions {
                out.set_loc(func.loc(fields.example[field]));
                let mut place = (field, region.clone());
                if let Kind::Stored(value) = fields.all[field].kind {
                    place = fields.box_of(func, value);
                }
                if !known.contains_key(&place) {
                    let value = self.compute(func, &mut out, &mut known, &place);
                    known.insert(place, value);
                }
            }
        }
        let results = func.results.iter();
        let results =
            results.map(|v| self.read(func, &mut out, &mut known, fields.box_of(func, *v)));
        let results = results.collect();
        out.results = results;
        out
    }

    fn compute(
        &self,
        func: &Func,
        out: &mut Func,
        known: &mut HashMap<Box, Value>,
        (field, region): &Box,
    ) -> Value {
        let fields = self.fields;
        let mut all = |out: &mut Func, reads: &mut dyn Iterator<Item = Box>| -> Vec<Value> {
            let values = reads.map(|read| self.read(func, out, known, read));
            values.collect()
        };
        let Kind::Stored(value) = fields.all[*field].kind else {
            let operands = all(out, &mut fields.reads(*field, region));
            return fields.write(out, *field, region, &operands);
        };
        let op = func.op(value);
        if let Op::Parameter { index } = op {
            return out.parameters()[*index];
        }
        let operands = op.operands().into_iter();
        let operands = all(out, &mut operands.map(|v| fields.box_of(func, v)));
        let mut operands = operands.into_iter();
        let op = op.map_operands(|_| operands.next().expect("one for each"));
        out.push(op).expect("it fitted before")
    }

    /// Returns a box of a field: a value already written, or a slice of one.
    fn read(
        &self,
        func: &Func,
        out: &mut Func,
        known: &mut HashMap<Box, Value>,
        place: Box,
    ) -> Value {
        let field = place.0;
        if let Some(value) = known.get(&place) {
            return *value;
        }
        let whole = match &self.fields.all[field].kind {
            Kind::Stored(value) => self.fields.box_of(func, *value).1,
            _ => self.boxes[&place].clone(),
        };
        let part = place.1.seen_from(&whole.start);
        let ones = vec![1; part.start.len()];
        let value = out.slice(known[&(field, whole)], &part.start, &part.limit, &ones);
        known.insert(place, value);
        value
    }
}

/// Limit on the cost of an element that is counted, in multiples of the cost of storing it.
const MOST: f64 = 64.0;
/// Fields of which more boxes are read are left alone.
const MANY: usize = 64;

/// Maps boxes to the larger boxes that they are better sliced from, given the cost `each` of an
/// element and of `storing` it.
fn boxes(wanted: &BTreeSet<IndexBox>, each: f64, storing: f64) -> BTreeMap<IndexBox, IndexBox> {
    let mut found = BTreeMap::new();
    if wanted.len() > MANY || each < storing {
        return found;
    }
    let mut groups: Vec<(IndexBox, Vec<&IndexBox>)> = (wanted.iter())
        .map(|region| (region.clone(), vec![region]))
        .collect();
    // Merge two groups that together fill their hull.
    while let Some((one, other)) = touching(&groups) {
        let (region, more) = groups.swap_remove(other);
        let group = &mut groups[one];
        group.0 = group.0.hull(&region);
        group.1.extend(more);
    }
    for (whole, parts) in groups {
        let apart: usize = parts.iter().map(|part| part.volume()).sum();
        let saved = apart.saturating_sub(whole.volume()) as f64 * each;
        if parts.len() > 1 && whole.volume() >= SMALL && saved > whole.volume() as f64 * storing {
            found.extend(parts.into_iter().map(|part| (part.clone(), whole.clone())));
        }
    }
    found
}

/// Returns two groups, the second one later, whose volumes add up to at least that of their hull.
fn touching(groups: &[(IndexBox, Vec<&IndexBox>)]) -> Option<(usize, usize)> {
    let fill = |a: &IndexBox, b: &IndexBox| a.hull(b).volume() <= a.volume() + b.volume();
    (0..groups.len()).find_map(|one| {
        let other = (one + 1..groups.len()).find(|other| fill(&groups[one].0, &groups[*other].0));
        other.map(|other| (one, other))
    })
}
