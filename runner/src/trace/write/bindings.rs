//! Determines the bindings of variables, the names of arrays, and the blocks that launches use.

use super::super::fields;
use super::super::job::{Binding, Field, reserved_names};
use super::super::recording::{Block, Operation, Param};
use super::super::schedule::Term;
use super::Writer;
use crate::job::skeleton::plain;
use crate::raiser::Kernel;
use std::collections::{BTreeMap, BTreeSet};

impl Writer<'_> {
    /// Returns the bindings of the variables that kernels, copies or fills write or read, or that
    /// the host reads.
    pub(super) fn variables(&self) -> BTreeMap<u32, Binding> {
        let reads = self.schedule.reads.iter();
        let mut given: BTreeSet<u32> = reads.map(|read| read.block).collect();
        for action in self.schedule.items.leaves() {
            let operation = &self.recording.operations[action.operation as usize];
            match operation {
                Operation::Write(_) => continue,
                Operation::Launch { variables, .. } => given.extend(variables),
                _ => {}
            }
            given.extend(action.terms.iter().filter_map(|term| match term {
                Term::Pointer(block, _) => Some(*block),
                _ => None,
            }));
        }
        let structures = self.structures_only();
        let is_variable = |block: &u32| {
            !self.recording.tables.contains(block)
                && !structures.contains(block)
                && self
                    .recording
                    .blocks
                    .get(block)
                    .is_some_and(|block| block.variable.is_some())
        };
        let variables = given.into_iter().filter(is_variable);
        variables
            .map(|block| (block, self.binding(block)))
            .collect()
    }

    /// Returns the variables that are structures in each launch that uses them.
    fn structures_only(&self) -> BTreeSet<u32> {
        let (mut structured, mut others) = (BTreeSet::new(), BTreeSet::new());
        for action in self.schedule.items.leaves() {
            let operation = &self.recording.operations[action.operation as usize];
            if let Operation::Launch {
                variables,
                structures,
                ..
            } = operation
            {
                let is_structure = |block: &&u32| self.recording.is_structure(**block, structures);
                let (own, rest): (Vec<u32>, Vec<u32>) = variables.iter().partition(is_structure);
                structured.extend(own);
                others.extend(rest);
            }
        }
        structured.difference(&others).copied().collect()
    }

    /// Returns the binding of a variable: a structure if its fields have several types, otherwise
    /// an array.
    pub(super) fn binding(&self, number: u32) -> Binding {
        let Some(Block {
            bytes,
            variable: Some((module, name)),
            ..
        }) = self.recording.block(number)
        else {
            return Binding::Array;
        };
        if self.recording.divided.contains(&number) {
            return Binding::Array;
        }
        let addresses = self.recording.addresses.get(&number);
        let fields = self.fields_of_variable(*module, name);
        let first = fields.first().map(|field| (field.bytes, field.is_float));
        let is_mixed = fields
            .iter()
            .any(|field| Some((field.bytes, field.is_float)) != first);
        let has_addresses = addresses.is_some_and(|addresses| !addresses.is_empty());
        if !is_mixed && !has_addresses {
            return Binding::Array;
        }
        let empty = vec![0; *bytes as usize];
        let image = self.schedule.initial.get(&number).unwrap_or(&empty);
        let mut all = Vec::new();
        let mut at = 0;
        while at < *bytes as u32 {
            if let Some((_, block, offset)) = addresses
                .into_iter()
                .flatten()
                .find(|(place, ..)| *place == at)
            {
                let (array, offset) = self.recording.merged.place(*block, *offset);
                all.push(Field::Pointer(array, offset));
                at += 8;
                continue;
            }
            let field = fields.iter().find(|field| field.offset == at);
            // Bytes that no kernel reads individually are covered by words of the largest possible
            // size.
            let next = fields.iter().map(|field| field.offset);
            let next = next.chain(addresses.into_iter().flatten().map(|(place, ..)| *place));
            let end = next
                .filter(|next| *next > at)
                .min()
                .unwrap_or(*bytes as u32);
            let fits = |size: &u32| at.is_multiple_of(*size) && at + size <= end;
            let word = [8, 4, 2].into_iter().find(fits).unwrap_or(1);
            let size = field.map_or(word, |field| field.bytes);
            let own = &image[at as usize..(at + size).min(*bytes as u32) as usize];
            all.push(match field {
                Some(field) if field.is_address && own.iter().all(|byte| *byte == 0) => Field::Null,
                Some(field) => number_field(own, field.is_float),
                None => number_field(own, false),
            });
            at += size;
        }
        Binding::Struct(all)
    }

    /// Returns the fields that the kernels of a module read of a variable.
    fn fields_of_variable(&self, module: usize, name: &str) -> Vec<fields::Field> {
        let Some(of) = self.recording.modules.get(&module) else {
            return Vec::new();
        };
        let mut all: BTreeMap<u32, fields::Field> = BTreeMap::new();
        for kernel in self
            .recording
            .kernels
            .values()
            .filter(|kernel| kernel.module == module)
        {
            for field in fields::read_variable(&of.tree, &kernel.name, name).all {
                all.entry(field.offset).or_insert(field);
            }
        }
        all.into_values().collect()
    }

    /// Returns the blocks that the job has arrays for.
    pub(super) fn used_blocks(&self, variables: &BTreeMap<u32, Binding>) -> BTreeSet<u32> {
        let mut used = BTreeSet::new();
        for action in self.schedule.items.leaves() {
            // What only the host writes is of no use.
            let operation = &self.recording.operations[action.operation as usize];
            if matches!(operation, Operation::Write(_)) {
                continue;
            }
            used.extend(action.terms.iter().filter_map(|term| match term {
                Term::Pointer(block, _) => Some(*block),
                _ => None,
            }));
        }
        used.extend(self.cycles().into_iter().flatten());
        used.extend(
            variables
                .iter()
                .filter(|(_, binding)| **binding == Binding::Array)
                .map(|(block, _)| *block),
        );
        for fields in variables.values() {
            if let Binding::Struct(fields) = fields {
                used.extend(fields.iter().filter_map(|field| match field {
                    Field::Pointer(block, _) => Some(*block),
                    _ => None,
                }));
            }
        }
        used
    }

    /// Returns the cycles of exchanged blocks.
    pub(super) fn cycles(&self) -> Vec<Vec<u32>> {
        let of_groups = self.schedule.items.groups();
        let of_groups = of_groups.flat_map(|group| &group.options.swap.cycles);
        let of_steps = &self.schedule.swap.cycles;
        of_steps.iter().chain(of_groups).cloned().collect()
    }

    /// Calls `call` for each pointer argument of a launch, with the kernel and the index of the
    /// parameter.
    pub(super) fn visit_pointers(&self, call: &mut dyn FnMut(&Kernel, usize, u32)) {
        for action in self.schedule.items.leaves() {
            let Operation::Launch { kernel, params, .. } =
                &self.recording.operations[action.operation as usize]
            else {
                continue;
            };
            let Some(known) = self.kernels.get(kernel) else {
                continue;
            };
            let mut terms = action.terms[3..].iter();
            for (place, param) in params.iter().enumerate() {
                each_pointer(param, &mut terms, &mut |block| call(known, place, block));
            }
        }
    }

    /// Returns a name for each block: that of the parameter that it is most often passed to.
    pub(super) fn array_names(&self, used: &BTreeSet<u32>) -> BTreeMap<u32, String> {
        let mut votes: BTreeMap<u32, BTreeMap<String, usize>> = BTreeMap::new();
        let by_name: BTreeMap<&str, u32> = self
            .kernels
            .iter()
            .map(|(number, kernel)| (kernel.name.as_str(), *number))
            .collect();
        self.visit_pointers(&mut |kernel, place, block| {
            let known = by_name
                .get(kernel.name.as_str())
                .and_then(|number| self.known.get(number));
            if let Some(Some(name)) = known.and_then(|known| known.params.get(place)) {
                *votes
                    .entry(block)
                    .or_default()
                    .entry(name.clone())
                    .or_default() += 1;
            }
        });
        // Arrays behind pointers that are variables of a module.
        for (variable, addresses) in &self.recording.addresses {
            if let ([(0, block, offset)], Some(of)) =
                (addresses.as_slice(), self.recording.blocks.get(variable))
                && let (8, Some((_, name))) = (of.bytes, &of.variable)
            {
                let (array, _) = self.recording.merged.place(*block, *offset);
                let plain = BTreeMap::from([(plain(name), 1)]);
                votes.entry(array).or_insert(plain);
            }
        }
        let mut taken = reserved_names(self.schedule);
        let mut names = BTreeMap::new();
        let mut unnamed = 0..;
        for block in used {
            let variable = self
                .recording
                .blocks
                .get(block)
                .and_then(|block| block.variable.as_ref());
            let best = votes
                .get(block)
                .and_then(|votes| votes.iter().max_by_key(|(_, count)| **count))
                .map(|(name, _)| name.clone());
            let wanted = match variable {
                Some((_, name)) => plain(name),
                None => best.unwrap_or_else(|| {
                    let number: u32 = unnamed.next().unwrap_or_default();
                    format!("array_{number}")
                }),
            };
            let numbered = (2..).map(|number| format!("{wanted}_{number}"));
            let mut tried = std::iter::once(wanted.clone()).chain(numbered);
            let name = tried.find(|name| !taken.contains(name)).unwrap_or(wanted);
            taken.insert(name.clone());
            names.insert(*block, name);
        }
        names
    }
}

/// Returns a number in a variable, with its type.
fn number_field(bytes: &[u8], is_float: bool) -> Field {
    let mut all = [0; 8];
    let count = bytes.len().min(8);
    all[..count].copy_from_slice(&bytes[..count]);
    let bits = u64::from_le_bytes(all);
    match (is_float, bytes.len()) {
        (true, 4) => Field::Number(format!("{:?}", f32::from_bits(bits as u32)), "f32"),
        (true, 8) => Field::Number(format!("{:?}", f64::from_bits(bits)), "f64"),
        (_, 8) => Field::Number((bits as i64).to_string(), "i64"),
        (_, 4) => Field::Number((bits as i32).to_string(), "i32"),
        (_, 2) => Field::Number((bits as i16).to_string(), "i16"),
        _ => Field::Number(bits.to_string(), "u8"),
    }
}

pub(super) fn each_pointer<'t>(
    param: &Param,
    terms: &mut impl Iterator<Item = &'t Term>,
    call: &mut dyn FnMut(u32),
) {
    match param {
        Param::Null | Param::Unused(_) => {}
        Param::Int(_) | Param::Float(_) => {
            terms.next();
        }
        Param::Pointer => {
            if let Some(Term::Pointer(block, _)) = terms.next() {
                call(*block);
            }
        }
        Param::Struct { fields, .. } | Param::Table { fields, .. } => {
            for (_, field) in fields {
                each_pointer(field, &mut *terms, call);
            }
        }
    }
}
