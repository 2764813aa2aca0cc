//! The contents of an output file by the Climate and Forecast conventions, version 1.11; NetCDF and
//! Zarr both write them.
//!
//! There is an unlimited dimension `time`, a variable per array, and a coordinate variable per
//! dimension that the job describes. Halo cells are omitted.

use std::collections::BTreeMap;

use stablehlo::ElementType::{self, *};

use crate::job::{About, Array, Job, Output, STEP, TIME};

const CONVENTIONS: &str = "CF-1.11";

/// The name and the text of an attribute.
pub(super) type Attribute = (&'static str, String);

/// The description of a file.
pub(super) struct Description {
    /// The global attributes.
    pub attributes: Vec<Attribute>,
    /// Its variables, in order.
    pub variables: Vec<Variable>,
    /// The duration of a step in units of time, if the job has a time loop.
    pub time_per_step: Option<f64>,
}

/// A variable of a file.
pub(super) struct Variable {
    pub name: String,
    /// The names of its dimensions; the first is [`TIME`] if the variable has an entry for each
    /// snapshot.
    pub dims: Vec<String>,
    /// Its extents, without the time dimension.
    pub shape: Vec<usize>,
    pub element: ElementType,
    pub attributes: Vec<Attribute>,
    pub holds: Holds,
}

/// The source of a variable's values.
pub(super) enum Holds {
    /// The time of each snapshot.
    Time,
    /// The number of steps before each snapshot.
    Step,
    /// These coordinate values.
    Coordinate(Vec<f64>),
    /// The job's array of the same name.
    Array,
}

/// Returns the time after `step` steps of `time_per_step`, computed in decimal: 3 steps of 0.1 take
/// 0.3, not 0.30000000000000004.
pub(super) fn time_at(step: u64, time_per_step: f64) -> f64 {
    crate::number::times(step, time_per_step)
}

impl Variable {
    /// Returns whether it has an entry for each snapshot.
    pub fn grows(&self) -> bool {
        self.dims.first().is_some_and(|dim| dim == TIME)
    }
}

impl Description {
    /// Returns the description of `output`.
    pub fn of(job: &Job, output: &Output, history: &str) -> Description {
        let mut attributes = vec![("Conventions", CONVENTIONS.to_owned())];
        attributes.extend(job.title.clone().map(|title| ("title", title)));
        attributes.push((
            "source",
            concat!("reactant-rs ", env!("CARGO_PKG_VERSION")).to_owned(),
        ));
        attributes.push(("history", history.to_owned()));
        let mut variables = Vec::new();
        if job.time.is_some() {
            variables.extend(time(job));
        }
        let mut sizes = BTreeMap::new();
        for name in &output.arrays {
            if let Some(array) = job.array(&name.value) {
                variables.extend(of_array(job, array, &mut sizes));
            }
        }
        Description {
            attributes,
            variables,
            time_per_step: job.time.as_ref().map(|time| time.dt.unwrap_or(1.0)),
        }
    }

    /// Returns the dimensions and their extents; the unlimited dimension has none.
    pub fn dimensions(&self) -> Vec<(&str, Option<usize>)> {
        let mut all: Vec<(&str, Option<usize>)> = Vec::new();
        for variable in &self.variables {
            let grows = variable.grows().then_some(None);
            let extents = grows
                .into_iter()
                .chain(variable.shape.iter().map(|n| Some(*n)));
            for (dim, extent) in variable.dims.iter().zip(extents) {
                if all.iter().all(|(known, _)| known != dim) {
                    all.push((dim, extent));
                }
            }
        }
        all
    }
}

/// Returns the variable of an array, preceded by the coordinate variables of new dimensions.
fn of_array(job: &Job, array: &Array, sizes: &mut BTreeMap<String, usize>) -> Vec<Variable> {
    let shape = array.interior();
    // Dimensions without names are called `dim_0`, …, or `dim_0_of_NAME` where a dimension of
    // another size has that name.
    let own = |(name, size): (String, &usize)| {
        let taken = sizes.get(&name).is_some_and(|known| known != size);
        match array.dims.is_none() && taken {
            true => format!("{name}_of_{}", array.name.value),
            false => name,
        }
    };
    let mut dims: Vec<String> = job.dims(array).into_iter().zip(&shape).map(own).collect();
    let mut variables = Vec::new();
    for (name, size) in dims.iter().zip(&shape) {
        if sizes.insert(name.clone(), *size).is_none() {
            variables.extend(coordinate(job, name, *size));
        }
    }
    if job.time.is_some() {
        dims.insert(0, TIME.to_owned());
    }
    variables.push(Variable {
        name: array.name.value.clone(),
        dims,
        shape,
        element: array.element,
        attributes: described(&array.name.value, &array.about),
        holds: Holds::Array,
    });
    variables
}

fn time(job: &Job) -> [Variable; 2] {
    let time = job.time.as_ref();
    let has_dt = time.is_some_and(|time| time.dt.is_some());
    let units = time.and_then(|time| time.time_units.clone());
    let is_time = has_dt || units.is_some();
    let long_name = if is_time {
        "time"
    } else {
        "number of the step"
    };
    let mut attributes = vec![
        ("long_name", long_name.to_owned()),
        ("axis", "T".to_owned()),
    ];
    if is_time {
        attributes.push(("standard_name", "time".to_owned()));
    }
    if let Some(units) = units {
        if units.contains(" since ") {
            attributes.push(("calendar", "standard".to_owned()));
        }
        attributes.push(("units", units));
    }
    let variable = |name: &str, element, attributes, holds| Variable {
        name: name.to_owned(),
        dims: vec![TIME.to_owned()],
        shape: Vec::new(),
        element,
        attributes,
        holds,
    };
    let step = vec![("long_name", "number of the step".to_owned())];
    [
        variable(TIME, F64, attributes, Holds::Time),
        variable(STEP, I64, step, Holds::Step),
    ]
}

fn coordinate(job: &Job, name: &str, size: usize) -> Option<Variable> {
    let coordinate = job.coordinate(name)?;
    let values = (0..size).map(|index| coordinate.at(index as f64));
    let mut attributes = described(name, &coordinate.about);
    let axis = axis(name, &coordinate.about);
    if let (None, Some((_, standard_name))) = (
        &coordinate.about.standard_name,
        horizontal(&coordinate.about),
    ) {
        attributes.push(("standard_name", standard_name.to_owned()));
    }
    attributes.extend(axis.map(|axis| ("axis", axis.to_owned())));
    if axis == Some("Z") {
        // CF requires it for vertical coordinates.
        let standard_name = coordinate.about.standard_name.as_deref();
        let is_depth = matches!(standard_name, Some("depth" | "air_pressure"));
        attributes.push(("positive", if is_depth { "down" } else { "up" }.to_owned()));
    }
    Some(Variable {
        name: name.to_owned(),
        dims: vec![name.to_owned()],
        shape: vec![size],
        element: F64,
        attributes,
        holds: Holds::Coordinate(values.collect()),
    })
}

/// Returns the axis of a longitude or a latitude, by its units, and its CF name.
fn horizontal(about: &About) -> Option<(&'static str, &'static str)> {
    match about.units.as_deref()? {
        "degrees_east" | "degree_east" | "degrees_E" => Some(("X", "longitude")),
        "degrees_north" | "degree_north" | "degrees_N" => Some(("Y", "latitude")),
        _ => None,
    }
}

/// Returns the spatial axis of a coordinate: by its units, by its standard name, or by a name such
/// as `x`, `y`, `z` or `z_face`.
fn axis(name: &str, about: &About) -> Option<&'static str> {
    if let Some((axis, _)) = horizontal(about) {
        return Some(axis);
    }
    let vertical = ["depth", "height", "altitude", "air_pressure"];
    if let Some(standard_name) = &about.standard_name
        && (vertical.contains(&standard_name.as_str())
            || standard_name.starts_with("height_above_"))
    {
        return Some("Z");
    }
    let stem = name.split('_').next()?;
    let axes = [("x", "X"), ("y", "Y"), ("z", "Z")];
    let found = axes.into_iter().find(|(known, _)| *known == stem);
    found.map(|(_, axis)| axis)
}

/// Returns the attributes; a variable always has a `long_name`, and `units` only if the job gives
/// them.
fn described(name: &str, about: &About) -> Vec<Attribute> {
    let long_name = about.long_name.clone().unwrap_or_else(|| name.to_owned());
    let mut attributes = vec![("long_name", long_name)];
    attributes.extend(
        about
            .standard_name
            .clone()
            .map(|name| ("standard_name", name)),
    );
    attributes.extend(about.units.clone().map(|units| ("units", units)));
    attributes
}
