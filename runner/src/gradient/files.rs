//! Writes derivatives, and the inputs that minimize an objective, to files, with the code for
//! outputs.

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::Built;
use super::call::{Callable, Left};
use crate::arrays::HostArray;
use crate::arrays::hyperslab::Hyperslab;
use crate::arrays::summary::Summary;
use crate::device::Device;
use crate::fault::{Fault, Result, origin, suggest};
use crate::job::{About, Array, Init, Job, Located, Output};
use crate::number::Number;
use crate::output::format::format_of;
use crate::output::{Outputs, ProcessGroup, Snapshot, Which, Written};

/// Arrays that a command computes, to be written to files.
pub struct Named {
    /// The arrays; the first one is a scalar, which is written only together with others.
    pub arrays: Vec<Array>,
    /// The name of each array before the `=` of `NAME=FILE`.
    pub by: Vec<Option<String>>,
    /// The word for one of them in messages: `derivative`.
    pub what: &'static str,
    /// The same before a name: `derivative by`.
    pub what_by: &'static str,
}

/// The output files of a command.
pub struct Files {
    /// A job that declares the arrays as its own.
    job: Job,
    outputs: Outputs,
}

/// A summary of the objective or of a derivative; with several hosts, of its part on this host.
#[derive(Clone, Debug)]
pub struct ResultSummary {
    /// Its name.
    pub name: String,
    /// Its type.
    pub element: stablehlo::ElementType,
    /// Its extents, including the halo.
    pub shape: Vec<usize>,
    /// Its first element; nothing if another host holds it.
    pub first: Option<f64>,
    /// The statistics of its elements.
    pub summary: Summary,
    squares: f64,
}

impl ResultSummary {
    fn new(array: &Array) -> ResultSummary {
        ResultSummary {
            name: array.name.value.clone(),
            element: array.element,
            shape: array.shape.clone(),
            first: None,
            summary: Summary::default(),
            squares: 0.0,
        }
    }

    fn add(&mut self, slab: &Hyperslab, cells: &HostArray) {
        if slab.start.iter().all(|at| *at == 0) && !slab.is_empty() {
            self.first = Some(cells.get(0));
        }
        self.summary.add(&self.shape, slab, cells);
        self.squares += cells.values().map(|value| value * value).sum::<f64>();
    }

    /// The Euclidean norm.
    pub fn norm(&self) -> f64 {
        self.squares.sqrt()
    }
}

/// Returns the name of derivative `nth`: `dJ_dT0`, or `dJ_seed1` along the second listed direction.
pub fn name(built: &Built, nth: usize) -> String {
    let of = &built.objective;
    let name = match (built.derivatives[nth].as_deref(), built.mode.as_str()) {
        (None, _) => format!("d{of}"),
        (Some(by), "hessian-vector") => format!("d2{of}_d{by}"),
        (Some(by), _) => format!("d{of}_d{by}"),
    };
    match built.direction(nth) {
        Some(direction) => format!("{name}_seed{direction}"),
        None => name,
    }
}

/// Returns the name of derivative `nth` on the command line: `T0`, `T0_seed1`, `seed1`.
fn short(built: &Built, nth: usize) -> Option<String> {
    let by = built.derivatives[nth].clone();
    let Some(direction) = built.direction(nth) else {
        return by;
    };
    let by = by.map(|by| format!("{by}_")).unwrap_or_default();
    Some(format!("{by}seed{direction}"))
}

impl Named {
    /// Returns the objective and the derivatives.
    pub fn derivatives(job: &Job, built: &Built) -> Named {
        let mut arrays = vec![value(job, built)];
        let all = 0..built.derivatives.len();
        arrays.extend(all.clone().map(|nth| derivative(job, built, nth)));
        let by = all.map(|nth| short(built, nth));
        Named {
            arrays,
            by: [None].into_iter().chain(by).collect(),
            what: "derivative",
            what_by: "derivative by",
        }
    }

    /// Returns the objective, and the inputs of these names.
    pub fn inputs(job: &Job, built: &Built, names: &[String]) -> Named {
        let input = |name: &String| match job.array(name) {
            Some(array) => array.clone(),
            None => number(name.clone(), About::default()),
        };
        let arrays = [value(job, built)]
            .into_iter()
            .chain(names.iter().map(input));
        Named {
            arrays: arrays.collect(),
            by: [None]
                .into_iter()
                .chain(names.iter().cloned().map(Some))
                .collect(),
            what: "value",
            what_by: "value of",
        }
    }
}

impl Files {
    /// Checks that the files `wanted` (`FILE`, or `NAME=FILE` for one array), relative to `folder`,
    /// can be written.
    pub fn plan(
        job: &Job,
        named: Named,
        wanted: &[String],
        folder: Option<&Path>,
        history: &str,
    ) -> Result<Files> {
        let mut text = String::new();
        let mut outputs = Vec::new();
        for wanted in wanted {
            text.push_str("-o ");
            let at = text.len()..text.len() + wanted.len();
            text.push_str(wanted);
            text.push(' ');
            outputs.push(named.output(wanted, at)?);
        }
        let job = Job {
            origin: origin("the command line", text.trim_end()),
            title: job.title.clone(),
            arrays: named.arrays,
            outputs,
            time: None,
            ..job.clone()
        };
        let outputs = Outputs::plan(&job, folder, history)?;
        Ok(Files { job, outputs })
    }

    /// Locks the files; see [`Outputs::locked`].
    pub fn locked(self) -> Result<Files> {
        let outputs = self.outputs.locked()?;
        Ok(Files { outputs, ..self })
    }

    /// Returns the files for one of several processes. All of them write to Zarr stores; all but
    /// the first write their other files to `elsewhere`.
    pub fn among(self, together: Arc<dyn ProcessGroup>, elsewhere: &Path) -> Result<Files> {
        let outputs = self.outputs.among(together, elsewhere)?;
        Ok(Files { outputs, ..self })
    }

    /// Writes all arrays; `values` are in their order.
    pub fn write(&mut self, values: &[HostArray]) -> Result<Vec<Written>> {
        let mut arrays: Vec<(String, HostArray)> = Vec::new();
        for (array, value) in self.job.arrays.iter_mut().zip(values) {
            array.element = value.element;
            arrays.push((array.name.value.clone(), value.clone()));
        }
        self.outputs.open(&self.job, &|_| None, None)?;
        let snapshot = Snapshot {
            step: 0,
            arrays: &arrays,
        };
        self.outputs.write(&self.job, &snapshot, true)?;
        Ok(self.written())
    }

    /// Returns the summaries of `values`, which have been written.
    pub fn seen(&self, values: &[HostArray]) -> Vec<ResultSummary> {
        let of = self.job.arrays.iter().zip(values);
        let seen = of.map(|(array, value)| {
            let mut seen = ResultSummary::new(array);
            seen.add(&Hyperslab::whole(&value.shape), value);
            seen
        });
        seen.collect()
    }

    /// Writes arrays that are on devices, block by block: each host writes its own blocks to Zarr
    /// stores, the first host writes the other files.
    pub async fn write_parts<D: Device>(
        &mut self,
        callable: &Callable<'_, D>,
        left: &Left<D>,
    ) -> Result<Vec<ResultSummary>> {
        let elements = callable.elements(left).await?;
        for (array, element) in self.job.arrays.iter_mut().zip(elements) {
            array.element = element;
        }
        let (job, outputs) = (&self.job, &mut self.outputs);
        let block = |name: &str| {
            let nth = job.arrays.iter().position(|a| a.name.value == name)?;
            callable.block(left, nth, &job.arrays[nth].halo)
        };
        outputs.open(job, &block, None)?;
        outputs.begin(job, 0, true)?;
        let is_all_here = callable.device().is_all_here();
        let here = match is_all_here {
            true => Which::All,
            false => Which::Shared,
        };
        let mut all = Vec::new();
        for (nth, array) in job.arrays.iter().enumerate() {
            let name = array.name.value.as_str();
            let mut seen = ResultSummary::new(array);
            let mut put = |slab: Hyperslab, cells: HostArray| {
                seen.add(&slab, &cells);
                match outputs.wants(name, here) {
                    true => outputs.put(job, name, &slab, cells, here),
                    false => Ok(()),
                }
            };
            callable.each(left, nth, is_all_here, &mut put).await?;
            if !is_all_here && outputs.wants(name, Which::Own) {
                let mut put = |slab: Hyperslab, cells: HostArray| {
                    outputs.put(job, name, &slab, cells, Which::Own)
                };
                callable.each(left, nth, true, &mut put).await?;
            }
            all.push(seen);
        }
        outputs.end(job)?;
        Ok(all)
    }

    /// Returns the files written so far.
    pub fn written(&self) -> Vec<Written> {
        self.outputs.written(&self.job)
    }
}

impl Named {
    fn output(&self, wanted: &str, at: Range<usize>) -> Result<Output> {
        let (by, file) = match wanted.split_once('=') {
            Some((by, file)) => (Some(by), file),
            None => (None, wanted),
        };
        let path = PathBuf::from(file);
        let format =
            format_of(&path).map_err(|message| Fault::usage("gradient-output", message))?;
        let rest = &self.arrays[1..];
        let chosen: Vec<&Array> = match by {
            None => match (format.holds_several_arrays(), rest) {
                (true, _) => self.arrays.iter().collect(),
                (false, [only]) => vec![only],
                (false, _) => {
                    let message = format!(
                        "`{file}` holds one array, and there are {} {}s",
                        rest.len(),
                        self.what
                    );
                    let first = self.by.iter().flatten().next();
                    let first = first.map_or("NAME", String::as_str);
                    let help = format!("say which one: `-o {first}={file}`");
                    return Err(Fault::usage("gradient-output", message).help(help).into());
                }
            },
            Some(by) => {
                let found = self.by.iter().position(|name| name.as_deref() == Some(by));
                let Some(found) = found else {
                    let known = self.by.iter().flatten().map(String::as_str);
                    let message = format!("there is no {} `{by}`", self.what_by);
                    return Err(Fault::usage("gradient-output", message)
                        .help(suggest(by, "name", known))
                        .into());
                };
                vec![&self.arrays[found]]
            }
        };
        if format.is_plot() && !(1..=2).contains(&chosen[0].shape.len()) {
            let message = format!(
                "a plot needs one or two dimensions; `{}` has {}",
                chosen[0].name.value,
                chosen[0].shape.len()
            );
            return Err(Fault::usage("gradient-output", message).into());
        }
        Ok(Output {
            path: Located::new(path, at.clone()),
            format,
            arrays: chosen
                .iter()
                .map(|array| Located::new(array.name.value.clone(), at.clone()))
                .collect(),
            every: None,
            first: 0,
            index: Vec::new(),
        })
    }
}

/// Returns the metadata of the objective.
pub fn about(job: &Job, built: &Built) -> About {
    let objective = job
        .objectives
        .iter()
        .find(|o| o.name.value == built.objective);
    let array = job.array(&built.objective).map(|array| array.about.clone());
    objective
        .map(|o| o.about.clone())
        .or(array)
        .unwrap_or_default()
}

/// Returns the objective as an array of rank zero.
fn value(job: &Job, built: &Built) -> Array {
    number(built.objective.clone(), about(job, built))
}

fn number(name: String, about: About) -> Array {
    Array {
        name: Located::new(name, 0..0),
        element: stablehlo::ElementType::F64,
        shape: Vec::new(),
        dims: None,
        halo: Vec::new(),
        init: Located::new(Init::Constant(Number::Int(0)), 0..0),
        about,
        hidden: false,
    }
}

/// Returns a derivative as an array, in units of the objective per unit of its variable.
fn derivative(job: &Job, built: &Built, nth: usize) -> Array {
    let (of, name) = (about(job, built), name(built, nth));
    let along = match built.direction(nth) {
        Some(direction) => format!("seed {direction}"),
        None => "the seeds".to_owned(),
    };
    let Some(by) = built.derivatives[nth].as_deref() else {
        let long_name = format!("derivative of {} along {along}", built.objective);
        let about = About {
            long_name: Some(long_name),
            units: of.units,
            standard_name: None,
        };
        return number(name, about);
    };
    let array = job.array(by);
    let of_input = array.map(|array| &array.about);
    let of_input = of_input.or(job.scalar(by).map(|scalar| &scalar.about));
    let what = of_input.and_then(|about| about.long_name.as_deref());
    let what = match (array, what.unwrap_or(by)) {
        (Some(_), what) => format!("the first value of {what}"),
        (None, what) => what.to_owned(),
    };
    let long_name = match built.mode.as_str() {
        "hessian-vector" => format!(
            "derivative along {along} of the derivative of {} by {what}",
            built.objective
        ),
        _ => format!("derivative of {} by {what}", built.objective),
    };
    let per = of_input.and_then(|about| about.units.as_deref());
    let about = About {
        units: units(of.units.as_deref(), per),
        long_name: Some(long_name),
        standard_name: None,
    };
    match array {
        None => number(name, about),
        Some(array) => Array {
            name: Located::new(name, 0..0),
            about,
            ..array.clone()
        },
    }
}

/// Returns the units of a quotient, as UDUNITS reads them: `m2` per `m s-1` is `m2 (m s-1)-1`.
/// Returns nothing unless both are given.
fn units(of: Option<&str>, per: Option<&str>) -> Option<String> {
    let plain = |units: &&str| *units != "1";
    match (Some(of?).filter(plain), Some(per?).filter(plain)) {
        (None, None) => Some("1".to_owned()),
        (Some(of), None) => Some(of.to_owned()),
        (of, Some(per)) => {
            let is_symbol = per.chars().all(char::is_alphabetic);
            let per = if is_symbol {
                format!("{per}-1")
            } else {
                format!("({per})-1")
            };
            Some(of.map_or(per.clone(), |of| format!("{of} {per}")))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::units;

    #[test]
    fn units_of_derivatives() {
        assert_eq!(
            units(Some("m2"), Some("m s-1")).as_deref(),
            Some("m2 (m s-1)-1")
        );
        assert_eq!(units(Some("1"), Some("K")).as_deref(), Some("K-1"));
        assert_eq!(units(Some("m"), Some("1")).as_deref(), Some("m"));
        assert_eq!(units(Some("1"), Some("1")).as_deref(), Some("1"));
        assert_eq!(units(Some("m"), None), None);
        assert_eq!(units(None, None), None);
    }
}
