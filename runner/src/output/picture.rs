//! Plots an array as PNG: a map of two dimensions, or a line of one.

use std::sync::Once;

use plotters::style::{FontStyle, register_font};

use super::gathered::{SnapshotFiles, Whole};
use super::ruler::Ruler;
use super::{Snapshot, heatmap, line};
use crate::arrays::HostArray;
use crate::arrays::hyperslab::Hyperslab;
use crate::fault::Result;
use crate::job::{About, Array, Job, Located, entry_of};
use crate::whole::write_one_of;

/// The family name of the built-in font, with which machines without fonts can plot.
pub(super) const FONT: &str = "sans-serif";

/// Registers the built-in font.
pub(super) fn with_font() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let registered = register_font(FONT, FontStyle::Normal, dejavu::sans::regular());
        assert!(registered.is_ok(), "the built-in font can be read");
    });
}

/// A writer of one plot, or one per snapshot.
pub(super) struct Pictures(pub SnapshotFiles);

/// An axis of a plot: its label, and the coordinates of its cells.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Axis {
    pub label: String,
    pub centres: Vec<f64>,
    /// The bounds of cells, half-way between centres, and the end of the last one.
    bounds: Vec<f64>,
    is_even: bool,
}

impl Axis {
    fn of(job: &Job, array: &Array, axis: usize, cells: usize) -> Axis {
        let name = job.dims(array)[axis].clone();
        let coordinate = job.coordinate(&name);
        let at = |index: f64| coordinate.map_or(index, |coordinate| coordinate.at(index));
        let is_even = coordinate.is_none_or(|coordinate| coordinate.curve.is_none());
        let centres: Vec<f64> = (0..cells).map(|cell| at(cell as f64)).collect();
        let between = |face: usize| match is_even || centres.len() < 2 {
            true => at(face as f64 - 0.5),
            // The outermost bounds mirror the neighbouring ones about the first and the last
            // centre.
            false => {
                let low = face.clamp(1, cells - 1);
                let half = 0.5 * (centres[low] - centres[low - 1]);
                let middle = centres[low - 1] + half;
                middle + 2.0 * half * (face as f64 - low as f64)
            }
        };
        let bounds = (0..=cells).map(between).collect();
        let label = match coordinate {
            Some(coordinate) => labelled(&name, &coordinate.about),
            None => name,
        };
        Axis {
            label,
            bounds,
            centres,
            is_even,
        }
    }

    /// Returns the cell at pixel `pixel` of `pixels`.
    pub fn cell(&self, pixel: u32, pixels: u32) -> usize {
        let last = self.centres.len() - 1;
        if self.is_even {
            let even = pixel as usize * self.centres.len() / pixels as usize;
            return even.min(last);
        }
        let (low, high) = self.edges();
        let here = low + (high - low) * (f64::from(pixel) + 0.5) / f64::from(pixels);
        let is_before = |bound: &&f64| (**bound < here) == (low < high);
        let before = self.bounds[1..].iter().take_while(is_before).count();
        before.min(last)
    }

    /// Returns the formatter of its tick labels.
    pub fn ruler(&self) -> Ruler {
        let (low, high) = self.edges();
        Ruler::new(low, high)
    }

    /// Returns the start of the first cell and the end of the last one.
    pub fn edges(&self) -> (f64, f64) {
        (self.bounds[0], self.bounds[self.bounds.len() - 1])
    }
}

/// A slice of an array with fewer dimensions.
struct Section {
    slab: Hyperslab,
    /// The remaining dimensions.
    shown: Vec<usize>,
    /// The position of the slice: ", x = 6e5 m".
    at: String,
}

impl Section {
    fn of(job: &Job, array: &Array, index: &[(Located<String>, i64)]) -> Section {
        let mut slab = Hyperslab::whole(&array.interior());
        let (mut shown, mut at) = (Vec::new(), String::new());
        for (axis, dim) in job.dims(array).into_iter().enumerate() {
            let Some((_, entry)) = index.iter().find(|(known, _)| known.value == dim) else {
                shown.push(axis);
                continue;
            };
            let entry = entry_of(*entry, slab.count[axis]).expect("it was checked");
            (slab.start[axis], slab.count[axis]) = (entry, 1);
            let place = match job.coordinate(&dim) {
                Some(coordinate) => {
                    let units = coordinate.about.units.as_deref().unwrap_or_default();
                    let units = if units == "1" { "" } else { units };
                    let value = coordinate.at(entry as f64);
                    format!("{} {units}", Ruler::new(value, value).short(value))
                }
                None => entry.to_string(),
            };
            at.push_str(&format!(", {dim} = {}", place.trim_end()));
        }
        Section { slab, shown, at }
    }

    fn cut(&self, values: &HostArray) -> HostArray {
        let part = values.cut(&self.slab);
        HostArray {
            shape: self.shown.iter().map(|axis| part.shape[*axis]).collect(),
            ..part
        }
    }
}

/// Returns a label such as "sea surface height (m)".
fn labelled(name: &str, about: &About) -> String {
    let name = about.long_name.as_deref().unwrap_or(name);
    match about.units.as_deref() {
        Some(units) if units != "1" => format!("{name} ({units})"),
        _ => name.to_owned(),
    }
}

impl Whole for Pictures {
    fn arrays(&self) -> Vec<String> {
        vec![self.0.output.arrays[0].value.clone()]
    }

    fn write(&mut self, job: &Job, snapshot: &Snapshot) -> Result<()> {
        with_font();
        let name = &self.0.output.arrays[0].value;
        let array = job.array(name).expect("outputs name arrays of the job");
        let section = Section::of(job, array, &self.0.output.index);
        let values = &section.cut(snapshot.array(name));
        let axes = section.shown.iter().zip(&values.shape);
        let axes: Vec<Axis> = axes
            .map(|(axis, cells)| Axis::of(job, array, *axis, *cells))
            .collect();
        let quantity = labelled(name, &array.about);
        let title = title(job, &format!("{quantity}{}", section.at), snapshot.step);
        let path = self.0.at(snapshot.step);
        write_one_of(&self.0.path, &path, |path| match axes.as_slice() {
            [x] => line::draw(path, &title, &quantity, x, values),
            [y, x] => heatmap::draw(path, &title, &quantity, (x, y), values),
            _ => unreachable!("plots of other ranks are refused when the job is checked"),
        })
    }
}

/// Returns a title such as "Periodic shallow water: sea surface height (m), step 2000".
fn title(job: &Job, quantity: &str, step: u64) -> String {
    let about = job.title.as_ref().map_or_else(
        || quantity.to_owned(),
        |title| format!("{title}: {quantity}"),
    );
    match &job.time {
        None => about,
        Some(time) => match time.dt {
            Some(dt) => {
                let units = time.time_units.as_deref().unwrap_or_default();
                let units = units.split(" since").next().unwrap_or(units);
                let after = format!("{about}, after {} {units}", crate::number::times(step, dt));
                after.trim_end().to_owned()
            }
            None => format!("{about}, step {step}"),
        },
    }
}
