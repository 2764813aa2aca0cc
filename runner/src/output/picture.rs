//! PNG plots of one array: a map of two dimensions, or a line along one.

use std::path::PathBuf;
use std::sync::Once;

use plotters::style::{FontStyle, register_font};

use super::gathered::Whole;
use super::ruler::Ruler;
use super::{Snapshot, heatmap, line, numbered, write_whole};
use crate::fault::Result;
use crate::job::{About, Array, Job, Output};

/// The family name under which the built-in font is known; a machine without fonts can plot.
pub(super) const FONT: &str = "sans-serif";

/// Makes the built-in font known.
pub(super) fn with_font() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let registered = register_font(FONT, FontStyle::Normal, dejavu::sans::regular());
        assert!(registered.is_ok(), "the built-in font can be read");
    });
}

/// One picture, or one per snapshot.
pub(super) struct Pictures {
    pub path: PathBuf,
    pub output: Output,
    /// Digits of the step in the names of a series.
    pub series: Option<usize>,
}

/// One axis of a plot: what to call it, and where its cells are.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Axis {
    pub label: String,
    pub from: f64,
    pub spacing: f64,
    pub cells: usize,
}

impl Axis {
    fn of(job: &Job, array: &Array, axis: usize, cells: usize) -> Axis {
        let name = job.dims(array)[axis].clone();
        let Some(coordinate) = job.coordinate(&name) else {
            return Axis {
                label: name,
                from: 0.0,
                spacing: 1.0,
                cells,
            };
        };
        let label = labelled(&name, &coordinate.about);
        Axis {
            label,
            from: coordinate.from,
            spacing: coordinate.spacing,
            cells,
        }
    }

    /// How its numbers are written.
    pub fn ruler(&self) -> Ruler {
        let (low, high) = self.edges();
        Ruler::new(low, high)
    }

    /// Where the first cell begins and the last one ends.
    pub fn edges(&self) -> (f64, f64) {
        let first = self.from - 0.5 * self.spacing;
        (first, first + self.spacing * self.cells as f64)
    }
}

/// "sea surface height (m)".
fn labelled(name: &str, about: &About) -> String {
    let name = about.long_name.as_deref().unwrap_or(name);
    match about.units.as_deref() {
        Some(units) if units != "1" => format!("{name} ({units})"),
        _ => name.to_owned(),
    }
}

impl Whole for Pictures {
    fn arrays(&self) -> Vec<String> {
        vec![self.output.arrays[0].value.clone()]
    }

    fn write(&mut self, job: &Job, snapshot: &Snapshot) -> Result<()> {
        with_font();
        let name = &self.output.arrays[0].value;
        let array = job.array(name).expect("outputs name arrays of the job");
        let values = snapshot.array(name);
        let axes: Vec<Axis> = values
            .shape
            .iter()
            .enumerate()
            .map(|(axis, cells)| Axis::of(job, array, axis, *cells))
            .collect();
        let quantity = labelled(name, &array.about);
        let title = title(job, &quantity, snapshot.step);
        let path = self.series.map_or_else(
            || self.path.clone(),
            |digits| numbered(&self.path, snapshot.step, digits),
        );
        write_whole(&path, |path| match axes.as_slice() {
            [x] => line::draw(path, &title, &quantity, x, values),
            [y, x] => heatmap::draw(path, &title, &quantity, (x, y), values),
            _ => unreachable!("plots of other ranks are refused when the job is checked"),
        })
    }
}

/// "Periodic shallow water: sea surface height (m), step 2000".
fn title(job: &Job, quantity: &str, step: u64) -> String {
    let about = job.title.as_ref().map_or_else(
        || quantity.to_owned(),
        |title| format!("{title}: {quantity}"),
    );
    match &job.time {
        None => about,
        Some(time) => match time.dt {
            Some(dt) => {
                let units = time.time_units.as_deref().unwrap_or("seconds");
                let units = units.split(" since").next().unwrap_or(units);
                format!("{about}, after {} {units}", dt * step as f64)
            }
            None => format!("{about}, step {step}"),
        },
    }
}
