//! Writes the costs of a search per iteration: to a plot, to NetCDF, Zarr or NumPy files, or as
//! comma-separated values.

use std::path::{Path, PathBuf};

use stablehlo::ElementType::{self, F64, I64};

use super::Row;
use crate::arrays::HostArray;
use crate::fault::{Fault, Result, origin, why};
use crate::job::{About, Array, Coordinate, Init, Job, Located, Output};
use crate::lock::Lock;
use crate::number::Number;
use crate::output::format::{NPZ, format_of};
use crate::output::{Outputs, Snapshot, Written, curve, probe};
use crate::whole::write_whole;

/// The name of the dimension.
const ITERATION: &str = "iteration";

/// The output files for the costs.
pub struct Curve {
    /// The job from which the outputs are written.
    job: Job,
    objective: About,
    name: String,
    files: Vec<PathBuf>,
    history: String,
    /// The locks of the files, held until the search ends.
    locks: Vec<Lock>,
}

type Column = (&'static str, ElementType, &'static str, fn(&Row) -> f64);

const COLUMNS: [Column; 5] = [
    ("cost", F64, "", |row| row.cost),
    (
        "gradient_norm",
        F64,
        "norm of the gradient by what is searched, in its scales",
        |row| row.gradient_norm,
    ),
    (
        "step",
        F64,
        "root mean square of the change, in scales",
        |row| row.step,
    ),
    ("evaluations", I64, "evaluations so far", |row| {
        row.evaluations as f64
    }),
    (
        "background",
        F64,
        "the distance from the first values, as a part of the cost",
        |row| row.background,
    ),
];

impl Curve {
    /// Checks that `files` can be written, relative to `folder`.
    pub fn plan(
        job: &Job,
        (name, objective): (&str, About),
        files: &[PathBuf],
        folder: Option<&Path>,
        history: &str,
    ) -> Result<Curve> {
        if let Some(folder) = folder {
            std::fs::create_dir_all(folder)
                .map_err(|error| Fault::file("create the output folder", folder, &error))?;
        }
        let within = |file: &PathBuf| folder.map_or_else(|| file.clone(), |f| f.join(file));
        let mut curve = Curve {
            job: job.clone(),
            objective,
            name: name.to_owned(),
            files: files.iter().map(within).collect(),
            history: history.to_owned(),
            locks: Vec::new(),
        };
        for file in &curve.files {
            if is_csv(file) {
                let unwritable = |reason| {
                    let message = format!("cannot write `{}`: {reason}", file.display());
                    Fault::user("unwritable-output", message)
                };
                probe(file).map_err(unwritable)?;
                continue;
            }
            match format_of(file) {
                Ok(format) if !format.holds_several_arrays() && !format.is_plot() => {
                    let message =
                        format!("`{}` holds one array; a curve has several", file.display());
                    let help = "`.png`, `.csv`, `.nc`, `.npz` or `.zarr`";
                    return Err(Fault::usage("curve-output", message).help(help).into());
                }
                Ok(_) => {}
                Err(message) => {
                    let help = "`.png`, `.csv`, `.nc`, `.npz` or `.zarr`";
                    return Err(Fault::usage("curve-output", message).help(help).into());
                }
            }
            Outputs::plan(&curve.described(1, file), None, history)?;
        }
        for file in &curve.files {
            curve.locks.extend(Lock::of(file)?);
        }
        Ok(curve)
    }

    /// Writes the rows known so far.
    pub fn write(&self, rows: &[Row]) -> Result<Vec<Written>> {
        let mut written = Vec::new();
        for file in &self.files {
            let is_png = format_of(file).is_ok_and(|format| format.is_plot());
            match (is_csv(file), is_png) {
                (true, _) => write_whole(file, |file| {
                    std::fs::write(file, csv(rows)).map_err(|error| why(&error))
                })?,
                (_, true) => self.draw(file, rows)?,
                _ => self.put(file, rows)?,
            }
            written.push(Written {
                path: file.clone(),
                snapshots: 1,
                series: false,
            });
        }
        Ok(written)
    }

    fn draw(&self, file: &Path, rows: &[Row]) -> Result<()> {
        let label = |what: &str| match self.objective.units.as_deref() {
            Some(units) if units != "1" => format!("{what} ({units})"),
            _ => what.to_owned(),
        };
        let title = match &self.job.title {
            Some(title) => format!("{title}: {}", self.name),
            None => self.name.clone(),
        };
        let points = |column: fn(&Row) -> f64| -> Vec<(f64, f64)> {
            let points = rows.iter().map(|row| (row.iteration as f64, column(row)));
            points.collect()
        };
        let lines = [
            (self.name.as_str(), points(|row| row.cost)),
            ("norm of its gradient", points(|row| row.gradient_norm)),
        ];
        curve::draw(file, &title, (ITERATION, &label(&self.name)), &lines)
    }

    fn put(&self, file: &Path, rows: &[Row]) -> Result<()> {
        let job = self.described(rows.len(), file);
        let mut arrays = Vec::new();
        for (name, element, _, column) in COLUMNS {
            let mut bytes = Vec::new();
            for row in rows {
                crate::number::push(column(row), element, &mut bytes);
            }
            let shape = vec![rows.len()];
            arrays.push((
                name.to_owned(),
                HostArray {
                    element,
                    shape,
                    bytes,
                },
            ));
        }
        let mut outputs = Outputs::plan(&job, None, &self.history)?;
        outputs.open(&job, &|_| None, None)?;
        let snapshot = Snapshot {
            step: 0,
            arrays: &arrays,
        };
        outputs.write(&job, &snapshot, true)
    }

    /// Returns a job whose arrays are the columns.
    fn described(&self, rows: usize, file: &Path) -> Job {
        let array = |(name, element, long_name, _): Column| Array {
            name: Located::new(name.to_owned(), 0..0),
            element,
            shape: vec![rows],
            dims: Some(vec![ITERATION.to_owned()]),
            halo: vec![0],
            init: Located::new(Init::Constant(Number::Int(0)), 0..0),
            about: self.about(name, long_name),
            hidden: false,
        };
        let text = file.display().to_string();
        let at = 0..text.len();
        let arrays = COLUMNS.map(array).to_vec();
        let named = arrays.iter().map(|array| array.name.value.clone());
        let output = Output {
            path: Located::new(file.to_path_buf(), at.clone()),
            format: format_of(file).unwrap_or(&NPZ),
            arrays: named.map(|name| Located::new(name, at.clone())).collect(),
            every: None,
            first: 0,
            index: Vec::new(),
        };
        Job {
            origin: origin("the command line", text),
            outputs: vec![output],
            coordinates: vec![Coordinate {
                name: Located::new(ITERATION.to_owned(), 0..0),
                from: 0.0,
                spacing: 1.0,
                formulas: [None, None],
                curve: None,
                about: About {
                    long_name: Some("number of the iteration".to_owned()),
                    ..About::default()
                },
            }],
            time: None,
            arrays,
            ..self.job.clone()
        }
    }

    fn about(&self, column: &str, long_name: &str) -> About {
        let is_cost = column == "cost";
        let of_cost = || {
            self.objective
                .long_name
                .clone()
                .unwrap_or_else(|| self.name.clone())
        };
        let units = match column {
            "cost" | "gradient_norm" | "background" => self.objective.units.clone(),
            _ => None,
        };
        About {
            long_name: Some(match is_cost {
                true => of_cost(),
                false => long_name.to_owned(),
            }),
            units,
            standard_name: None,
        }
    }
}

fn is_csv(file: &Path) -> bool {
    file.extension().is_some_and(|extension| extension == "csv")
}

fn csv(rows: &[Row]) -> String {
    let mut text = format!("{ITERATION},{}\n", COLUMNS.map(|(name, ..)| name).join(","));
    for row in rows {
        let values = COLUMNS.map(|(_, _, _, column)| column(row).to_string());
        text.push_str(&format!("{},{}\n", row.iteration, values.join(",")));
    }
    text
}
