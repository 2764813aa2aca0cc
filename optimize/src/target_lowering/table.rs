//! Which form of periodic reads, and of updates, is fastest where: the target's table knows.

use super::Target;
use crate::costs::{ShiftForm, Table};

/// A way to write an array computed from periodic shifts of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// The part that wraps nowhere, padded; the strips at the edges written into it.
    StripsWritten,
    /// The same part and strips, one behind the other.
    StripsConcatenated,
    /// Each rotate a choice between two padded slices.
    SelectOfPads,
    /// Each array continued periodically at its ends, then slices of that.
    WrapPad,
    /// Each rotate two slices, one behind the other.
    Roll,
    /// Each element read at its place, counted and wrapped: nothing is copied, but every read is anywhere.
    Gathered,
}

impl Form {
    /// All of them.
    pub(crate) const ALL: [Form; 6] = [
        Form::StripsWritten,
        Form::StripsConcatenated,
        Form::SelectOfPads,
        Form::WrapPad,
        Form::Roll,
        Form::Gathered,
    ];

    /// What tables call it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Form::StripsWritten => "strips written",
            Form::StripsConcatenated => "strips concatenated",
            Form::SelectOfPads => "selects of pads",
            Form::WrapPad => "wrapped",
            Form::Roll => "rolls",
            Form::Gathered => "gathered",
        }
    }

    /// Whether it takes an interior in which nothing wraps.
    const fn has_strips(self) -> bool {
        matches!(self, Form::StripsWritten | Form::StripsConcatenated)
    }
}

/// How shifts are to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Style {
    /// As is fastest there.
    pub(crate) target: Target,
    /// In this form, whatever is fastest.
    pub(crate) only: Option<Form>,
}

/// A way to write a computed box into an array at a fixed place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Update {
    /// The box, padded, where a mask says so; one kernel, on all cores.
    SelectByMask,
    /// `dynamic_update_slice`.
    InPlace,
}

impl Style {
    /// The fastest form for so many rotates in a function, where `interior` is the share in which none wraps.
    pub(super) fn form(self, rotates: usize, interior: f64) -> Form {
        if let Some(only) = self.only {
            return match only.has_strips() && interior == 0.0 {
                true => Form::SelectOfPads,
                false => only,
            };
        }
        let forms = &Table::of(self.target).forms;
        // As many rotates were measured, or the next larger number, or the largest.
        let counts = || forms.iter().map(|row| row.rotates);
        let count = counts().filter(|count| *count >= rotates).min();
        let count = count.or(counts().max());
        let fits = |row: &&ShiftForm| Some(row.rotates) == count && interior >= row.least_interior;
        let best = (forms.iter().filter(fits)).min_by(|a, b| a.took.total_cmp(&b.took));
        let named = |row: &ShiftForm| Form::ALL.into_iter().find(|form| form.name() == row.form);
        best.and_then(named).unwrap_or(Form::Roll)
    }

    /// How to write a box that covers `share` of the array.
    pub(super) fn update(self, share: f64) -> Update {
        let rows = &Table::of(self.target).updates;
        let row = rows.iter().find(|row| share >= row.least_share);
        match row.is_some_and(|row| row.form == "select by mask") {
            true => Update::SelectByMask,
            false => Update::InPlace,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_name_forms() {
        for target in [Target::Cpu, Target::Cuda, Target::Tpu] {
            let table = Table::of(target);
            for row in &table.forms {
                assert!(
                    Form::ALL.iter().any(|form| form.name() == row.form),
                    "{row:?}"
                );
            }
            for row in &table.updates {
                assert!(
                    ["select by mask", "in place"].contains(&row.form.as_str()),
                    "{row:?}"
                );
            }
            // Whatever is asked for, there is a form that needs no interior.
            let style = Style { target, only: None };
            for rotates in [1, 5, 100] {
                assert!(!style.form(rotates, 0.0).has_strips());
            }
        }
    }
}
