//! Interprets the table's patterns: finds the row of an instruction, and the shapes of its
//! operands.

use super::forms;
use super::table::{GROUPS, Row};
use crate::tree::{Instruction, ScalarType};

/// The reason why an instruction matches none of the rows of its opcode.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// PTX has no such opcode.
    Opcode,
    /// No form of this opcode has the modifier with this index.
    Modifier(usize),
    /// Each modifier exists, but the one with this index cannot be combined with the others.
    Together(usize),
    /// One of these modifiers is missing.
    Missing(Vec<&'static str>),
}

/// Returns the row that matches an instruction's opcode and modifiers.
pub fn find(instruction: &Instruction) -> Result<&'static Row, Mismatch> {
    let rows = forms(&instruction.opcode);
    if rows.is_empty() {
        return Err(Mismatch::Opcode);
    }
    let operands = instruction.operands.len();
    let mut matching = rows
        .iter()
        .filter(|row| fits(row, &instruction.modifiers).is_ok());
    let count_fits = |row: &&&Row| operand_counts(row).contains(&operands);
    if let Some(row) = matching
        .clone()
        .find(count_fits)
        .or_else(|| matching.next())
    {
        return Ok(row);
    }
    let known = |modifier: &str| {
        rows.iter()
            .any(|row| groups(row).any(|group| group.has(modifier)))
    };
    if let Some(position) = instruction
        .modifiers
        .iter()
        .position(|modifier| !known(modifier))
    {
        return Err(Mismatch::Modifier(position));
    }
    // The row that matches the most modifiers explains the error best.
    let mismatches = rows
        .iter()
        .filter_map(|row| fits(row, &instruction.modifiers).err());
    let mut missing: Vec<&str> = Vec::new();
    let mut furthest = 0;
    for mismatch in mismatches {
        match mismatch {
            Mismatch::Missing(choices) => missing.extend(choices),
            Mismatch::Together(position) => furthest = furthest.max(position),
            Mismatch::Opcode | Mismatch::Modifier(_) => {}
        }
    }
    if missing.is_empty() {
        return Err(Mismatch::Together(furthest));
    }
    let mut seen = Vec::new();
    missing.retain(|choice| {
        !seen.contains(choice) && {
            seen.push(*choice);
            true
        }
    });
    Err(Mismatch::Missing(missing))
}

/// Returns all modifiers that some form of the opcode has.
pub fn all_modifiers(opcode: &str) -> Vec<&'static str> {
    let rows = forms(opcode);
    let mut all: Vec<&str> = rows
        .iter()
        .flat_map(|row| groups(row))
        .flat_map(|group| group.choices())
        .collect();
    all.sort_unstable();
    all.dedup();
    all
}

#[derive(Clone, Copy)]
struct Group {
    text: &'static str,
    optional: bool,
}

impl Group {
    fn choices(self) -> Vec<&'static str> {
        let mut choices = Vec::new();
        for choice in self.text.split('|') {
            match choice.strip_prefix('@') {
                Some(name) => {
                    let list = GROUPS
                        .iter()
                        .find(|(group, _)| *group == name)
                        .map_or("", |(_, list)| list);
                    choices.extend(list.split('|'));
                }
                None => choices.push(choice),
            }
        }
        choices
    }

    fn has(self, modifier: &str) -> bool {
        self.text == "*" || self.choices().contains(&modifier)
    }
}

fn groups(row: &Row) -> impl Iterator<Item = Group> + use<> {
    row.modifiers.split_whitespace().map(|word| {
        let text = word.strip_suffix('?').unwrap_or(word);
        Group {
            text,
            optional: text != word || word == "*",
        }
    })
}

/// Returns the choices of each group of a row's modifiers; `None` for an optional group.
pub fn choices(row: &Row) -> Vec<Vec<Option<&'static str>>> {
    let of = |group: Group| {
        let none = group.optional.then_some(None);
        none.into_iter()
            .chain(group.choices().into_iter().map(Some))
            .collect()
    };
    groups(row).map(of).collect()
}

/// Returns the first choice of every required group.
#[cfg(test)]
pub(super) fn first_choices(row: &Row) -> Vec<&'static str> {
    let required = groups(row).filter(|group| !group.optional);
    required.map(|group| group.choices()[0]).collect()
}

fn fits(row: &Row, modifiers: &[String]) -> Result<(), Mismatch> {
    let groups: Vec<Group> = groups(row).collect();
    let mut used = vec![false; groups.len()];
    for (position, modifier) in modifiers.iter().enumerate() {
        let group = (0..groups.len()).find(|&group| {
            (!used[group] || groups[group].text == "*") && groups[group].has(modifier)
        });
        match group {
            Some(group) => used[group] = true,
            None => return Err(Mismatch::Together(position)),
        }
    }
    match (0..groups.len()).find(|&group| !used[group] && !groups[group].optional) {
        Some(group) => Err(Mismatch::Missing(groups[group].choices())),
        None => Ok(()),
    }
}

/// The shape of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// `d`, `D`, `x`, `X`
    Destination,
    /// `s`, `S`, `y`, `Y`
    Source,
    /// `w`
    Packed,
    /// `e`
    WithPredicate,
    /// `p`
    Predicates,
    /// `c`
    Condition,
    /// `m`
    Address,
    /// `l`
    Label,
}

/// The type an operand should have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    /// This one.
    Type(ScalarType),
    /// Any type: the instruction has none.
    Any,
}

/// An operand of a row, for an instruction with given modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OperandShape {
    /// Its shape.
    pub shape: Shape,
    /// Its type.
    pub want: Want,
    /// Whether the register may be wider than the type.
    pub wider: bool,
    /// Whether it is a vector if the instruction has `.v2`, `.v4`, `.v8`.
    pub vector: bool,
    /// Whether it is optional.
    pub optional: bool,
}

/// Returns the operands of `row`, and whether any others may follow.
pub fn shapes(row: &Row, instruction: &Instruction) -> (Vec<OperandShape>, bool) {
    let mut types = instruction.types();
    let (first, second) = (types.next(), types.next());
    let mut shapes = Vec::new();
    for word in row.operands.split_whitespace() {
        if word == "*" {
            return (shapes, true);
        }
        let (text, optional) = word
            .strip_suffix('?')
            .map_or((word, false), |text| (text, true));
        let (letter, ty) = text.split_once(':').unwrap_or((text, "T"));
        let shape = match letter {
            "d" | "D" | "x" | "X" => Shape::Destination,
            "s" | "S" | "y" | "Y" => Shape::Source,
            "w" => Shape::Packed,
            "e" => Shape::WithPredicate,
            "p" => Shape::Predicates,
            "c" => Shape::Condition,
            "m" => Shape::Address,
            "l" => Shape::Label,
            other => unreachable!("the opcode table has no operand letter `{other}`"),
        };
        let ty = match ty {
            "T" => first,
            "U" => second,
            "2" => first.and_then(double),
            name => ScalarType::from_name(name),
        };
        shapes.push(OperandShape {
            shape,
            want: ty.map_or(Want::Any, Want::Type),
            wider: matches!(letter, "D" | "S" | "X" | "Y"),
            vector: matches!(letter, "x" | "X" | "y" | "Y"),
            optional,
        });
    }
    (shapes, false)
}

/// Returns the possible numbers of operands of a row.
pub fn operand_counts(row: &Row) -> std::ops::RangeInclusive<usize> {
    let words: Vec<&str> = row.operands.split_whitespace().collect();
    if words.last() == Some(&"*") {
        return words.len() - 1..=usize::MAX;
    }
    words.iter().filter(|word| !word.ends_with('?')).count()..=words.len()
}

fn double(ty: ScalarType) -> Option<ScalarType> {
    Some(match ty {
        ScalarType::U16 => ScalarType::U32,
        ScalarType::S16 => ScalarType::S32,
        ScalarType::U32 => ScalarType::U64,
        ScalarType::S32 => ScalarType::S64,
        _ => return None,
    })
}
