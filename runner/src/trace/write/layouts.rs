//! Determines the arrays in each block of memory: element types and shapes.

use super::super::elements;
use super::super::job::{Binding, Layout};
use super::super::recording::{Operation, Param, Shape};
use super::super::schedule::Term;
use super::bindings::each_pointer;
use super::{Writer, read};
use crate::element;
use crate::fault::Result;
use crate::raise_backend::shapes::flat;
use crate::raiser::Raiser;
use raise::shapes::InferredArray;
use stablehlo::ElementType;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

impl Writer<'_> {
    /// Returns the arrays with the types and shapes in which kernels use them, inferred from the
    /// job that was written with flat arrays.
    pub(super) fn shaped(
        &self,
        flat: &BTreeMap<u32, Vec<Layout>>,
        variables: &BTreeMap<u32, Binding>,
    ) -> Option<BTreeMap<u32, Vec<Layout>>> {
        let path = self.options.folder.join("job.toml");
        let inferred = inferred(&path, self.options.raiser);
        let inferred = inferred
            .map_err(|faults| {
                let reasons: Vec<String> = faults.iter().map(ToString::to_string).collect();
                tracing::info!("no shapes are inferred: {}", reasons.join("; "));
            })
            .ok()?;
        let mut shaped = flat.clone();
        for (block, layouts) in &mut shaped {
            let [whole] = layouts.as_slice() else {
                continue;
            };
            let Some(found) = inferred.get(&whole.name) else {
                continue;
            };
            let bytes = self.recording.block(*block).map_or(0, |block| block.bytes);
            let mut new = parts(whole, found);
            if let [only] = new.as_mut_slice() {
                only.notes.splice(0..0, self.note(*block));
            }
            let is_variable = variables.contains_key(block);
            if is_variable && new.len() != 1 || !self.holds_memory_operations(*block, &new, bytes) {
                continue;
            }
            if !new.is_empty() {
                *layouts = new;
            }
        }
        distinguish(&mut shaped);
        self.equalise(&mut shaped, flat);
        Some(shaped)
    }

    /// Returns whether each copy and fill of a block is within one of its arrays, and each pointer
    /// of a launch into the same one for all values of the indices.
    fn holds_memory_operations(&self, block: u32, arrays: &[Layout], bytes: u64) -> bool {
        if let [only] = arrays
            && only.start == 0
            && only.bytes() == bytes
        {
            return true;
        }
        let steps = self.schedule.steps.unwrap_or(1);
        let mut pointers_hold = true;
        let mut within = |term: &Term| {
            if let Term::Pointer(of, offset) = term
                && *of == block
            {
                let (least, greatest) = offset.range(steps);
                pointers_hold &= arrays.iter().any(|array| {
                    let start = array.start as i64;
                    let bytes = start..start + array.bytes() as i64;
                    bytes.contains(&least) && bytes.contains(&greatest)
                });
            }
        };
        let mut holds = true;
        let mut check = |place: &Term, shape: &Shape| {
            let Term::Pointer(of, offset) = place else {
                return;
            };
            if *of != block {
                return;
            }
            let size =
                shape.width + (shape.height - 1) * shape.pitch + (shape.depth - 1) * shape.slice;
            let start = offset.constant.max(0) as u64;
            holds &= offset.terms.is_empty()
                && arrays.iter().any(|array| {
                    array.start <= start && start + size <= array.start + array.bytes()
                });
        };
        for action in self.schedule.items.leaves() {
            match &self.recording.operations[action.operation as usize] {
                Operation::Write(shape) | Operation::Fill { to: shape, .. } => {
                    check(&action.terms[0], shape)
                }
                Operation::Copy { from, to } => {
                    check(&action.terms[0], from);
                    check(&action.terms[1], to);
                }
                Operation::Launch { .. } => action.terms.iter().for_each(&mut within),
                Operation::Read(_) => {}
            }
        }
        holds && pointers_hold
    }

    /// Gives the same shape to arrays that are exchanged, or copied as a whole.
    fn equalise(&self, shaped: &mut BTreeMap<u32, Vec<Layout>>, flat: &BTreeMap<u32, Vec<Layout>>) {
        let mut groups = self.cycles();
        for action in self.schedule.items.leaves() {
            if let (Operation::Copy { .. }, [Term::Pointer(from, _), Term::Pointer(to, _)]) = (
                &self.recording.operations[action.operation as usize],
                action.terms.as_slice(),
            ) {
                groups.push(vec![*from, *to]);
            }
        }
        let form = |layouts: &[Layout]| -> Vec<(u64, ElementType, Vec<u64>)> {
            let forms = layouts
                .iter()
                .map(|layout| (layout.start, layout.element, layout.shape.clone()));
            forms.collect()
        };
        for group in groups {
            let size = |block: &u32| self.recording.block(*block).map(|block| block.bytes);
            if group.iter().any(|block| size(block) != size(&group[0])) {
                continue;
            }
            // The most informative shape: of arrays that kernels use, the one with the highest
            // rank.
            let used = group
                .iter()
                .filter(|block| shaped.get(block) != flat.get(block));
            let rank = |block: &&u32| {
                shaped
                    .get(block)
                    .and_then(|all| all.first())
                    .map(|layout| layout.shape.len())
            };
            let Some(best) = used.max_by_key(rank).copied() else {
                continue;
            };
            let Some(chosen) = shaped.get(&best).cloned() else {
                continue;
            };
            for block in &group {
                let Some(layouts) = shaped.get_mut(block) else {
                    continue;
                };
                if form(layouts) == form(&chosen) {
                    continue;
                }
                let name = flat[block][0].name.clone();
                *layouts = chosen
                    .iter()
                    .enumerate()
                    .map(|(number, layout)| Layout {
                        name: part_name(&name, number, chosen.len()),
                        notes: Vec::new(),
                        ..layout.clone()
                    })
                    .collect();
            }
        }
    }

    /// Returns the fields of the structures in arrays of integers, by the array's name.
    pub(super) fn structures(
        &self,
        layouts: &BTreeMap<u32, Vec<Layout>>,
    ) -> Vec<(String, Vec<ElementType>)> {
        let mut found: BTreeMap<u32, BTreeSet<elements::ElementAccess>> = BTreeMap::new();
        let mut others = BTreeSet::new();
        for action in self.schedule.items.leaves() {
            let Operation::Launch { kernel, params, .. } =
                &self.recording.operations[action.operation as usize]
            else {
                continue;
            };
            let known = &self.recording.kernels[kernel];
            let module = &self.recording.modules[&known.module].tree;
            let mut terms = action.terms[3..].iter();
            for (place, param) in params.iter().enumerate() {
                if *param != Param::Pointer {
                    each_pointer(param, &mut terms, &mut |block| {
                        others.insert(block);
                    });
                    continue;
                }
                match terms.next() {
                    Some(Term::Pointer(block, offset)) if offset.constant() == Some(0) => {
                        let all = elements::accesses(module, &known.name, place);
                        found.entry(*block).or_default().extend(all);
                    }
                    Some(Term::Pointer(block, _)) => {
                        others.insert(*block);
                    }
                    _ => {}
                }
            }
        }
        let mut structures = Vec::new();
        for (block, accesses) in found {
            let Some([layout]) = layouts.get(&block).map(Vec::as_slice) else {
                continue;
            };
            if others.contains(&block) || element::is_float(layout.element) {
                continue;
            }
            if let Some(fields) = elements::fields(&accesses, layout.bytes()) {
                structures.push((layout.name.clone(), fields));
            }
        }
        structures
    }

    /// Returns the blocks of `layouts` in the order of their first use by the operations, so that
    /// operations which differ only in exchanged blocks have the same text.
    pub(super) fn order_of_use(&self, layouts: &BTreeMap<u32, Vec<Layout>>) -> Vec<u32> {
        let mut used = Vec::new();
        for action in self.schedule.items.leaves() {
            used.extend(action.terms.iter().filter_map(|term| match term {
                Term::Pointer(block, _) => Some(*block),
                _ => None,
            }));
            let operation = &self.recording.operations[action.operation as usize];
            if let Operation::Launch { variables, .. } = operation {
                used.extend(variables);
            }
        }
        let mut seen = BTreeSet::new();
        let all = used.into_iter().chain(layouts.keys().copied());
        all.filter(|block| layouts.contains_key(block) && seen.insert(*block))
            .collect()
    }

    /// Returns the remark on an array that is not exactly one block.
    fn note(&self, block: u32) -> Vec<String> {
        let note = self.recording.merged.note(block);
        note.map(str::to_owned).into_iter().collect()
    }

    /// Returns the flat array of each block.
    pub(super) fn layouts(
        &self,
        used: &BTreeSet<u32>,
        variables: &BTreeMap<u32, Binding>,
    ) -> BTreeMap<u32, Vec<Layout>> {
        let names = self.array_names(used);
        let mut elements = self.elements();
        for cycle in self.cycles() {
            let known = cycle.iter().find_map(|block| elements.get(block).copied());
            for block in known.iter().flat_map(|_| &cycle) {
                elements
                    .entry(*block)
                    .or_insert(known.unwrap_or(ElementType::U8));
            }
        }
        let mut layouts = BTreeMap::new();
        for block in used {
            if variables
                .get(block)
                .is_some_and(|binding| *binding != Binding::Array)
            {
                continue;
            }
            let Some(known) = self.recording.block(*block) else {
                continue;
            };
            let element = elements
                .get(block)
                .copied()
                .filter(|of| known.bytes % element::bytes(*of) as u64 == 0);
            let element = element.unwrap_or(ElementType::U8);
            let shape = vec![known.bytes / element::bytes(element) as u64];
            let layout = Layout {
                name: names[block].clone(),
                start: 0,
                element,
                shape,
                notes: self.note(*block),
            };
            layouts.insert(*block, vec![layout]);
        }
        layouts
    }

    /// Divides each allocation whose size is not a multiple of its element size, such as scratch
    /// memory, into its elements and the remaining bytes; otherwise its floats would be compared as
    /// bytes.
    pub(super) fn divide_rests(
        &self,
        layouts: &mut BTreeMap<u32, Vec<Layout>>,
        variables: &BTreeMap<u32, Binding>,
    ) {
        let elements = self.elements();
        let cycles = self.cycles();
        for (block, layouts) in layouts {
            let ([whole], Some(element)) = (layouts.as_slice(), elements.get(block)) else {
                continue;
            };
            let all = whole.bytes();
            let (count, rest) = (all / element.bytes() as u64, all % element.bytes() as u64);
            let is_exchanged = cycles.iter().any(|cycle| cycle.contains(block));
            if rest == 0 || count == 0 || is_exchanged || variables.contains_key(block) {
                continue;
            }
            let part = |number: usize, start: u64, element: ElementType, count: u64| Layout {
                name: part_name(&whole.name, number, 2),
                start,
                element,
                shape: vec![count],
                notes: Vec::new(),
            };
            let mut divided = vec![
                part(0, 0, *element, count),
                part(1, all - rest, ElementType::U8, rest),
            ];
            let note = "the bytes after the last element of the allocation";
            divided[1].notes.push(note.to_owned());
            if self.holds_memory_operations(*block, &divided, all) {
                *layouts = divided;
            }
        }
    }

    /// Returns the greatest common divisor of the offsets of all pointers into each block, and of
    /// the extents of its copies and fills, in bytes.
    fn units(&self) -> BTreeMap<u32, u64> {
        let mut units: BTreeMap<u32, u64> = BTreeMap::new();
        for action in self.schedule.items.leaves() {
            let shapes: [Option<&Shape>; 2] = match &self.recording.operations
                [action.operation as usize]
            {
                Operation::Write(shape) | Operation::Fill { to: shape, .. } => [Some(shape), None],
                Operation::Copy { from, to } => [Some(from), Some(to)],
                Operation::Launch { .. } | Operation::Read(_) => [None, None],
            };
            for (place, term) in action.terms.iter().enumerate() {
                let Term::Pointer(block, offset) = term else {
                    continue;
                };
                let unit = units.entry(*block).or_default();
                let mut divide = |bytes: u64| *unit = elements::gcd(*unit, bytes);
                divide(offset.constant.unsigned_abs());
                for (factor, _) in &offset.terms {
                    divide(factor.unsigned_abs());
                }
                if let Some(Some(shape)) = shapes.get(place) {
                    divide(shape.width);
                    if shape.line().is_none() {
                        divide(shape.pitch);
                        divide(shape.slice);
                    }
                }
            }
        }
        units
    }

    /// Returns the type that kernels use most for each block. Where pointers or copies begin
    /// between two such elements, as in memory that a pool gives to arrays of several types, it is
    /// the largest unsigned integer that none of them divides.
    fn elements(&self) -> BTreeMap<u32, ElementType> {
        let units = self.units();
        let mut votes: BTreeMap<u32, BTreeMap<&str, usize>> = BTreeMap::new();
        self.visit_pointers(&mut |kernel, place, block| {
            let param = kernel
                .params
                .get(place)
                .and_then(|param| param.element.as_deref());
            if let Some(of) = param.and_then(element::parse) {
                *votes
                    .entry(block)
                    .or_default()
                    .entry(element::name(of))
                    .or_default() += 1;
            }
        });
        let of = |(block, votes): (u32, BTreeMap<&str, usize>)| {
            let (name, _) = votes.into_iter().max_by_key(|(_, count)| *count)?;
            let element = element::parse(name)?;
            let unit = units.get(&block).copied().unwrap_or_default();
            Some(match unit.is_multiple_of(element::bytes(element) as u64) {
                true => (block, element),
                false => (block, element::unsigned(1 << unit.trailing_zeros().min(3))),
            })
        };
        votes.into_iter().filter_map(of).collect()
    }
}

fn inferred(
    path: &Path,
    raiser: &dyn Fn() -> Box<dyn Raiser>,
) -> Result<BTreeMap<String, Vec<InferredArray>>> {
    let (job, bound) = read(path, raiser)?;
    let found = flat(&job, &bound)?;
    let names = job.arrays.iter().map(|array| array.name.value.clone());
    Ok(names.zip(found.inferred).collect())
}

/// Returns the arrays that an allocation holds.
fn parts(whole: &Layout, found: &[InferredArray]) -> Vec<Layout> {
    let readable = |note: &String| crate::kernel_names::readable(note).into_owned();
    let part = |(number, array): (usize, &InferredArray)| Layout {
        name: part_name(&whole.name, number, found.len()),
        start: array.start,
        element: array.element,
        shape: array.shape.clone(),
        // The first reason is enough.
        notes: array.notes.iter().take(1).map(readable).collect(),
    };
    found.iter().enumerate().map(part).collect()
}

/// Renames parts of allocations that have the name of another array.
fn distinguish(layouts: &mut BTreeMap<u32, Vec<Layout>>) {
    let wholes = layouts.values().filter(|layouts| layouts.len() == 1);
    let mut taken: BTreeSet<String> = wholes.flatten().map(|layout| layout.name.clone()).collect();
    for parts in layouts.values_mut().filter(|layouts| layouts.len() > 1) {
        for part in parts {
            let longer = (0..).map(|count| format!("{}{}", part.name, "_".repeat(count)));
            let mut names = longer.filter(|name| !taken.contains(name));
            part.name = names.next().unwrap_or_default();
            taken.insert(part.name.clone());
        }
    }
}

fn part_name(whole: &str, number: usize, count: usize) -> String {
    match count {
        1 => whole.to_owned(),
        _ => format!("{whole}_{number}"),
    }
}
