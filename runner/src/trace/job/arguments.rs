//! Writes the arguments of launches: numbers, pointers, structures, and variables of modules.

use std::collections::BTreeMap;

use stablehlo::ElementType;

use super::memory::ArrayElement;
use super::{Binding, Field, KernelText, Number, Scalar, Writer, number, sum_text};
use crate::arrays::HostArray;
use crate::job::skeleton::{key, plain, quoted};
use crate::kernel_names;
use crate::trace::loops::Value;
use crate::trace::recording::{Operation, Param, PointerPosition};
use crate::trace::schedule::{Action, Affine, Term};
use crate::trace::tables::{fields_of, variable_of};

/// The largest integer of a series: up to it, every integer is an `f64`.
const MOST_INTEGER: u64 = 1 << 53;

impl Writer<'_> {
    /// Returns the variables that a launch sets.
    pub(super) fn symbols(
        &mut self,
        action: &Action,
        kernel: u32,
        params: &[Param],
        variables: &[u32],
        structures: &[(u32, Param)],
    ) -> Result<Option<(String, String)>, String> {
        let mut terms = action.terms[3..].iter();
        let mut symbols = self.tables(kernel, params, &mut terms)?;
        let name_of = |block: &u32| {
            let block = self.on.recording.blocks.get(block)?;
            Some(block.variable.as_ref()?.1.clone())
        };
        for (block, structure) in structures {
            let mut name = name_of(block).unwrap_or_default();
            if self.on.recording.divided.contains(block) {
                name = fields_of(&name);
            }
            let value = match only_number(structure) {
                Some(number) => {
                    let is_typed = !matches!(number, Param::Int(4));
                    self.argument(number, &mut terms, Some(&plain(&name)), is_typed)?
                }
                None => {
                    let fields = self.struct_fields(structure, &mut terms)?;
                    self.structure(fields, Some(&name))
                }
            };
            symbols.push((name, value));
        }
        for variable in variables {
            if self.on.recording.is_structure(*variable, structures) {
                continue;
            }
            if self.on.recording.tables.contains(variable) {
                return Err(format!(
                    "`{}` is a structure in some launches and none in others",
                    name_of(variable).unwrap_or_default()
                ));
            }
            let Some(binding) = self.on.variables.get(variable) else {
                continue;
            };
            let Some((_, name)) = self
                .on
                .recording
                .blocks
                .get(variable)
                .and_then(|block| block.variable.clone())
            else {
                continue;
            };
            let value = match binding {
                Binding::Array => self.array(*variable)?,
                Binding::Struct(fields) => self.fields(fields)?,
            };
            symbols.push((name, value));
        }
        symbols.retain(|(name, value)| self.defaults.get(name) != Some(value));
        let text = self.symbols_text(&symbols);
        Ok((!symbols.is_empty()).then(|| ("symbols".to_owned(), text)))
    }

    /// Finds the variables that stand for one array, or for one number, in all launches with them,
    /// if these are several.
    pub(super) fn find_defaults(&mut self) {
        let mut uses: BTreeMap<String, (usize, Option<String>)> = BTreeMap::new();
        for action in self.on.schedule.items.leaves() {
            let operation = &self.on.recording.operations[action.operation as usize];
            for (name, value) in self.simple_symbols(action, operation) {
                let (count, known) = uses.entry(name).or_insert_with(|| (0, value.clone()));
                *count += 1;
                if *known != value {
                    *known = None;
                }
            }
        }
        let several = uses.into_iter().filter(|(_, (count, _))| *count > 1);
        self.defaults = several
            .filter_map(|(name, (_, value))| Some((name, value?)))
            .collect();
    }

    /// Returns the variables of a launch, each with the array or the constant number that it stands
    /// for, if it does.
    fn simple_symbols(
        &mut self,
        action: &Action,
        operation: &Operation,
    ) -> Vec<(String, Option<String>)> {
        let Operation::Launch {
            params,
            variables,
            structures,
            ..
        } = operation
        else {
            return Vec::new();
        };
        let recording = self.on.recording;
        let name_of = |block: &u32| Some(recording.blocks.get(block)?.variable.as_ref()?.1.clone());
        let mut terms = action.terms[3..].iter();
        for param in params {
            number(param, &mut terms);
        }
        let mut found = Vec::new();
        for (block, structure) in structures {
            let Some(name) = name_of(block) else { continue };
            let single = only_number(structure);
            let value = number(single.unwrap_or(structure), &mut terms);
            let text = single.zip(value).map(|(param, value)| {
                let text = self.number(value, Some(&plain(&name)));
                match param {
                    Param::Int(4) => text,
                    other => typed(&text, &type_name(other)),
                }
            });
            found.push((name, text));
        }
        for variable in variables {
            if !recording.is_structure(*variable, structures)
                && let Some(name) = name_of(variable)
                && let Some(Binding::Array) = self.on.variables.get(variable)
            {
                found.push((name, self.array(*variable).ok()));
            }
        }
        found
    }

    /// Returns the contents of memory with addresses that parameters point to, as symbols of the
    /// launch; see [`tables`](super::tables).
    pub(super) fn tables<'t>(
        &mut self,
        kernel: u32,
        params: &[Param],
        terms: &mut impl Iterator<Item = &'t Term>,
    ) -> Result<Vec<(String, String)>, String> {
        let known = &self.on.kernels[&kernel];
        let mut symbols = Vec::new();
        for (parameter, param) in params.iter().enumerate() {
            let name = known.params.get(parameter).cloned().flatten();
            let pointers: Vec<(u32, &Param)> = match param {
                Param::Struct { fields, .. } => {
                    fields.iter().map(|(at, field)| (*at, field)).collect()
                }
                _ => vec![(0, param)],
            };
            for (offset, pointer) in pointers {
                if !matches!(pointer, Param::Table { .. }) {
                    number(pointer, terms);
                    continue;
                }
                let fields = self.struct_fields(pointer, terms)?;
                let value = self.structure(fields, name.as_deref());
                let kernel = &self.on.recording.kernels[&kernel].name;
                let symbol = variable_of(kernel, PointerPosition { parameter, offset });
                symbols.push((symbol, value));
            }
        }
        Ok(symbols)
    }

    /// Formats the variables of the module with what they stand for.
    pub(super) fn symbols_text(&self, symbols: &[(String, String)]) -> String {
        let text = |(name, value): &(String, String)| {
            let name = match self.on.are_floats_open {
                true => name.clone(),
                false => self.variable_name(name),
            };
            format!("{} = {value}", key(&name))
        };
        let texts: Vec<String> = symbols.iter().map(text).collect();
        format!("{{ {} }}", texts.join(", "))
    }

    /// Returns the name of a variable for the job: as in C++, if that is unique.
    fn variable_name(&self, name: &str) -> String {
        let modules = self.on.recording.modules.values();
        let variables = modules.flat_map(|module| &module.tree.variables);
        let all: Vec<&str> = variables.map(|variable| variable.name.as_str()).collect();
        match all.contains(&name) {
            true => kernel_names::for_job(name, &all),
            false => name.to_owned(),
        }
    }

    /// Returns the array of a block, if it is a single array.
    pub(super) fn array(&self, block: u32) -> Result<String, String> {
        match self.on.layouts.get(&block).map(Vec::as_slice) {
            Some([layout]) => Ok(quoted(&layout.name)),
            _ => Err("a variable that holds several arrays".to_owned()),
        }
    }

    pub(super) fn fields(&self, fields: &[Field]) -> Result<String, String> {
        let mut texts = Vec::new();
        for field in fields {
            texts.push(match field {
                Field::Null => "\"null\"".to_owned(),
                Field::Number(value, ty) => typed(value, ty),
                Field::Pointer(block, offset) => {
                    let at = Affine {
                        constant: *offset,
                        terms: Vec::new(),
                    };
                    self.place(*block, &at)?.text()
                }
            });
        }
        Ok(format!("{{ struct = [{}] }}", texts.join(", ")))
    }

    pub(super) fn argument(
        &mut self,
        param: &Param,
        terms: &mut dyn Iterator<Item = &Term>,
        name: Option<&str>,
        is_field: bool,
    ) -> Result<String, String> {
        let typed = |value: String, ty: &str| match is_field {
            true => typed(&value, ty),
            false => value,
        };
        let mut next = || {
            terms
                .next()
                .ok_or_else(|| "a launch with too few values".to_owned())
        };
        Ok(match param {
            Param::Null => "\"null\"".to_owned(),
            Param::Table { fields, .. } => {
                for (_, field) in fields {
                    number(field, terms);
                }
                "\"null\"".to_owned()
            }
            Param::Unused(bytes) => format!("{{ unused = {bytes} }}"),
            Param::Pointer => match next()? {
                Term::Pointer(block, offset) => self.place(*block, offset)?.text(),
                _ => return Err("a pointer to blocks that vary in no simple way".to_owned()),
            },
            Param::Int(_) => {
                let ty = type_name(param);
                match next()? {
                    Term::Int(sum) => match sum.constant() {
                        Some(value) => typed(self.number(Number::Int(value), name), &ty),
                        None => typed(quoted(&sum_text(sum, 1)), &ty),
                    },
                    Term::Expression(text) => typed(quoted(text), &ty),
                    Term::Series(number) => typed(quoted(&self.series(*number, param)?), &ty),
                    Term::Float(_) | Term::Pointer(..) => {
                        return Err("an integer that is none".to_owned());
                    }
                }
            }
            Param::Float(bytes) => {
                let ty = type_name(param);
                match next()? {
                    // A separate scalar declares its own type.
                    Term::Float(bits) if self.on.are_floats_open => {
                        self.number(Number::Float(*bits, *bytes), name)
                    }
                    Term::Float(bits) => {
                        typed(self.number(Number::Float(*bits, *bytes), name), &ty)
                    }
                    Term::Expression(text) => typed(quoted(text), &ty),
                    Term::Series(number) => typed(quoted(&self.series(*number, param)?), &ty),
                    Term::Int(_) | Term::Pointer(..) => {
                        return Err("a float that is none".to_owned());
                    }
                }
            }
            Param::Struct { .. } => {
                let fields = self.struct_fields(param, terms)?;
                match is_field {
                    true => format!("{{ struct = [{fields}] }}"),
                    false => self.structure(fields, name),
                }
            }
        })
    }

    /// Returns the fields of a structure.
    pub(super) fn struct_fields(
        &mut self,
        param: &Param,
        terms: &mut dyn Iterator<Item = &Term>,
    ) -> Result<String, String> {
        let (Param::Struct { fields, bytes } | Param::Table { fields, bytes }) = param else {
            return Ok(String::new());
        };
        let align = fields.iter().map(|(_, field)| alignment(field)).max();
        let align = align.unwrap_or(1);
        let mut texts: Vec<String> = Vec::new();
        let mut rows = Rows::default();
        for (place, (at, field)) in fields.iter().enumerate() {
            if is_padding(*at, field, fields.get(place + 1), align, *bytes) {
                continue;
            }
            if let Param::Pointer = field {
                let Some(Term::Pointer(block, offset)) = terms.next() else {
                    return Err("a pointer to blocks that vary in no simple way".to_owned());
                };
                texts.extend(rows.add(self.place(*block, offset)?));
            } else {
                texts.extend(rows.take());
                texts.push(self.argument(field, terms, None, true)?);
            }
        }
        texts.extend(rows.take());
        Ok(texts.join(", "))
    }

    /// Returns a structure, by the name shared by all equal ones.
    pub(super) fn structure(&mut self, fields: String, name: Option<&str>) -> String {
        // The step and the index of a group are only available in launches.
        if fields.contains("value = \"") || fields.contains("offset = \"") {
            return format!("{{ struct = [{fields}] }}");
        }
        if let Some((known, _)) = self.structs.iter().find(|(_, known)| *known == fields) {
            return quoted(known);
        }
        let name = self.unique(name.unwrap_or("structure"));
        self.structs.push((name.clone(), fields));
        quoted(&name)
    }

    /// Returns a number, by the name of its scalar if it has one.
    pub(super) fn number(&mut self, number: Number, name: Option<&str>) -> String {
        if let (true, Number::Float(bits, bytes)) = (self.on.are_floats_open, number) {
            let name = format!("float_{}", self.written.floats.len());
            let value = match bytes {
                4 => f32::from_bits(bits as u32).into(),
                _ => f64::from_bits(bits),
            };
            self.written.floats.push((name.clone(), value, bytes));
            return quoted(&name);
        }
        let is_same =
            |scalar: &&Scalar| Some(scalar.name.as_str()) == name && scalar.value == number;
        match self.scalars.iter().find(is_same) {
            Some(scalar) => quoted(&scalar.name),
            None => number.text(),
        }
    }

    /// Returns the name of a series, which is written the first time.
    pub(super) fn series(&mut self, number: usize, param: &Param) -> Result<String, String> {
        let series = &self.on.schedule.series[number];
        let operation = |(operation, slot): (u32, usize)| {
            (&self.on.recording.operations[operation as usize], slot)
        };
        let (wanted, launched) = match series.of.map(operation) {
            Some((Operation::Launch { kernel, params, .. }, slot)) => {
                let kernel = &self.on.kernels[kernel];
                let launched = format!(", which launches of `{}` take,", kernel.name);
                (param_name(kernel, params, slot), launched)
            }
            Some(_) => (None, String::new()),
            None => (Some("runs".to_owned()), String::new()),
        };
        if let Some(name) = self.series_names.get(&number) {
            return Ok(name.clone());
        }
        let wanted = wanted.unwrap_or_else(|| format!("series_{number}"));
        let is_rounded = |value: &Value| matches!(value, Value::Int(value) if value.unsigned_abs() > MOST_INTEGER);
        if let Some(Value::Int(value)) = series.values.iter().find(|value| is_rounded(value)) {
            return Err(format!(
                "`{wanted}`{launched} is {value} in one step and other integers in others, which follow no formula; numbers of steps are exact up to 2^53"
            ));
        }
        let name = self.unique(&wanted);
        let values = series.values.iter().map(|value| match (value, param) {
            (Value::Int(value), _) => *value as f64,
            (Value::Float(bits), Param::Float(4)) => f64::from(f32::from_bits(*bits as u32)),
            (Value::Float(bits), _) => f64::from_bits(*bits),
            (Value::Pointer { .. }, _) => 0.0,
        });
        let bytes: Vec<u8> = values.flat_map(f64::to_le_bytes).collect();
        let array = HostArray {
            element: ElementType::F64,
            shape: vec![series.values.len()],
            bytes,
        };
        self.written.series.push((name.clone(), array));
        self.series_names.insert(number, name.clone());
        Ok(name)
    }
}

/// Pointers to constant places of one array, at equal distances.
#[derive(Default)]
struct Rows {
    all: Vec<ArrayElement>,
}

impl Rows {
    /// The smallest number of pointers that are written together.
    const FEWEST: usize = 4;

    /// Returns the elements between two pointers, the second of which is behind the first.
    fn distance(first: &ArrayElement, second: &ArrayElement) -> Option<i64> {
        let (array, from) = first.constant()?;
        let (same, to) = second.constant()?;
        (array == same && to > from).then_some(to - from)
    }

    /// Returns the elements between two of them, if there are two.
    fn stride(&self) -> Option<i64> {
        let [first, second, ..] = self.all.as_slice() else {
            return None;
        };
        Rows::distance(first, second)
    }

    /// Adds the next pointer; returns the texts of those before it if it does not continue them.
    fn add(&mut self, next: ArrayElement) -> Vec<String> {
        let distance = self.all.last().and_then(|last| Rows::distance(last, &next));
        let stride = self.stride();
        let continues = match distance {
            None => self.all.is_empty(),
            Some(_) => stride.is_none() || stride == distance,
        };
        let before = if continues { Vec::new() } else { self.take() };
        self.all.push(next);
        before
    }

    /// Removes the pointers, and returns their texts.
    fn take(&mut self) -> Vec<String> {
        let stride = self.stride();
        let all = std::mem::take(&mut self.all);
        if all.len() >= Self::FEWEST
            && let Some(stride) = stride
            && let Some((array, offset)) = all[0].constant()
        {
            let offset = match offset {
                0 => String::new(),
                _ => format!(", offset = {offset}"),
            };
            let (array, count) = (quoted(array), all.len());
            return vec![format!(
                "{{ array = {array}{offset}, rows = {count}, stride = {stride} }}"
            )];
        }
        all.iter().map(ArrayElement::text).collect()
    }
}

/// Returns the only field of a structure, if it is a number that fills it.
pub(super) fn only_number(structure: &Param) -> Option<&Param> {
    let Param::Table { fields, bytes } = structure else {
        return None;
    };
    match fields.as_slice() {
        [(0, number @ (Param::Int(size) | Param::Float(size)))] if u32::from(*size) == *bytes => {
            Some(number)
        }
        _ => None,
    }
}

/// Returns the type of a number.
fn type_name(number: &Param) -> String {
    match number {
        Param::Int(bytes) => format!("i{}", 8 * u32::from(*bytes)),
        Param::Float(bytes) => format!("f{}", 8 * u32::from(*bytes)),
        _ => String::new(),
    }
}

fn typed(value: &str, ty: &str) -> String {
    format!("{{ value = {value}, type = \"{ty}\" }}")
}

/// Returns the alignment of a field in C.
fn alignment(field: &Param) -> u32 {
    match field {
        Param::Pointer | Param::Null => 8,
        Param::Int(bytes) | Param::Float(bytes) => u32::from(*bytes),
        Param::Struct { .. } | Param::Table { .. } | Param::Unused(_) => 1,
    }
}

/// Returns whether these unused bytes are C's padding between fields, or at the end of a structure
/// with this alignment.
fn is_padding(at: u32, field: &Param, next: Option<&(u32, Param)>, align: u32, bytes: u32) -> bool {
    match (field, next) {
        (Param::Unused(_), Some((end, next))) => at.next_multiple_of(alignment(next)) == *end,
        (Param::Unused(_), None) => at > 0 && at.next_multiple_of(align) == bytes,
        _ => false,
    }
}

/// Returns the name of the parameter that value `slot` of a launch belongs to.
fn param_name(kernel: &KernelText, params: &[Param], slot: usize) -> Option<String> {
    let mut at = 3;
    for (place, param) in params.iter().enumerate() {
        at += param.values();
        if slot < at {
            return kernel.params.get(place).cloned().flatten();
        }
    }
    None
}
