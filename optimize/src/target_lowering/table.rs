//! The forms of periodic reads and of updates, and the choice of the fastest by the target's table.

use super::Target;
use crate::costs::{ShiftForm, Table};

/// A way to write an array computed from periodic shifts of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// The interior, in which nothing wraps, padded; the strips at the edges are written into it.
    StripsWritten,
    /// The same interior and strips, concatenated.
    StripsConcatenated,
    /// Each rotate as a select between two padded slices.
    SelectOfPads,
    /// Each array extended periodically at its ends; shifts are slices of that.
    WrapPad,
    /// Each rotate as two slices, concatenated.
    Roll,
    /// Each rotate as a gather by computed and wrapped indices: nothing is copied, but reads are
    /// not contiguous.
    Gathered,
}

impl Form {
    /// All forms.
    pub(crate) const ALL: [Form; 6] = [
        Form::StripsWritten,
        Form::StripsConcatenated,
        Form::SelectOfPads,
        Form::WrapPad,
        Form::Roll,
        Form::Gathered,
    ];

    /// Returns the name of the form in the tables.
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

    /// Returns whether the form needs an interior in which nothing wraps.
    const fn has_strips(self) -> bool {
        matches!(self, Form::StripsWritten | Form::StripsConcatenated)
    }
}

/// How shifts are to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Style {
    /// The target for which the fastest form is chosen.
    pub(crate) target: Target,
    /// A form to use instead of the fastest one.
    pub(crate) only: Option<Form>,
}

/// A way to write a computed box into an array at a fixed position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Update {
    /// A select by mask between the padded box and the array; one kernel, on all cores.
    SelectByMask,
    /// `dynamic_update_slice`.
    InPlace,
}

impl Style {
    /// Returns the fastest form for a function with `rotates` rotates, none of which wraps in a
    /// fraction `interior` of the array.
    pub(super) fn form(self, rotates: usize, interior: f64) -> Form {
        if let Some(only) = self.only {
            return match only.has_strips() && interior == 0.0 {
                true => Form::SelectOfPads,
                false => only,
            };
        }
        let forms = &Table::of(self.target).forms;
        // The row measured with this number of rotates, the next larger one, or the largest.
        let counts = || forms.iter().map(|row| row.rotates);
        let count = counts().filter(|count| *count >= rotates).min();
        let count = count.or(counts().max());
        let fits = |row: &&ShiftForm| Some(row.rotates) == count && interior >= row.least_interior;
        let best = (forms.iter().filter(fits)).min_by(|a, b| a.took.total_cmp(&b.took));
        let named = |row: &ShiftForm| Form::ALL.into_iter().find(|form| form.name() == row.form);
        best.and_then(named).unwrap_or(Form::Roll)
    }

    /// Returns how to write a box that covers the fraction `share` of the array.
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
            // For any number of rotates there is a form that needs no interior.
            let style = Style { target, only: None };
            for rotates in [1, 5, 100] {
                assert!(!style.form(rotates, 0.0).has_strips());
            }
        }
    }
}
