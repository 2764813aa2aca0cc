//! Reads `job.toml` as a [`Job`]; reports all errors at once, each at its line.

use std::path::{Path, PathBuf};

use toml::de::{DeTable, DeValue};

use super::keys;
use super::read_arrays::Context;
use super::read_gradient::Parts;
use super::read_launches::Names;
use super::read_series::Beside;
use super::scope::Scope;
use super::tables::{Fields, Inherited, Reader, Value, formula};
use super::*;
use crate::fault::{Faults, Result, origin};
use crate::output::format::format_of;

/// Reads the job file at `path`.
pub fn read_file(path: &Path) -> Result<Job> {
    let text =
        std::fs::read_to_string(path).map_err(|error| Fault::file("read the job", path, &error))?;
    let folder = path.parent().unwrap_or(Path::new(""));
    read(&path.display().to_string(), &text, folder)
}

/// Reads a job from `text`; files in it are relative to `folder`.
pub fn read(name: &str, text: &str, folder: &Path) -> Result<Job> {
    let mut reader = Reader {
        origin: origin(name, text),
        faults: Vec::new(),
        races: super::Races::default(),
        warp_synchronous: false,
        declared: Vec::new(),
        of_users: Vec::new(),
        structs: Vec::new(),
    };
    let (root, errors) = DeTable::parse_recoverable(text);
    for error in errors {
        let at = error.span().unwrap_or(0..0);
        reader.fault(
            "job-not-toml",
            at,
            format!("this is not TOML: {}", error.message()),
            "here",
        );
    }
    reader.unfilled(root.get_ref());
    Faults::check(std::mem::take(&mut reader.faults))?;
    let mut job = reader.job(root.get_ref(), folder);
    Faults::check(std::mem::take(&mut reader.faults))?;
    Faults::check(std::mem::take(&mut reader.of_users))?;
    job.settle_steps();
    super::check::check(&job)?;
    crate::until::read(&job, &mut Default::default())?;
    crate::until::conditions(&job, &mut Default::default())?;
    Ok(job)
}

impl Reader {
    fn job(&mut self, root: &DeTable, folder: &Path) -> Job {
        let fields = self.known(root, 0..0, "a job", &keys::JOB.names());
        let races = fields.get("races").and_then(|value| self.races(value));
        self.races = races.unwrap_or_default();
        self.warp_synchronous = self.flag(&fields, "assume_warp_synchronous");
        let scalars = self.scalars(&fields);
        let scope = Scope::of_scalars(&scalars);
        let coordinates = self.coordinates(&fields, &scope, &scalars);
        let [of_arrays, of_launches] = self.defaults(&fields);
        let arrays = self.arrays(
            &fields,
            &of_arrays,
            &Context {
                scope: &scope,
                scalars: &scalars,
                coordinates: &coordinates,
                folder,
            },
        );
        let time = fields
            .get("loop")
            .and_then(|value| self.time_loop(value, &scope));
        let series = self.series(
            &fields,
            &Beside {
                scalars: &scalars,
                arrays: &arrays,
                steps: match fields.get("loop") {
                    Some(_) => time.as_ref().map(|time| time.steps),
                    None => Some(1),
                },
                folder,
            },
        );
        let names = Names {
            scope: &scope,
            scalars: &scalars,
            series: &series,
            arrays: &arrays,
            indices: &[],
            dt: time.as_ref().and_then(|time| time.dt),
        };
        self.structs(&fields, &names);
        let parts = Parts {
            scope: &scope,
            scalars: &scalars,
            series: &series,
            coordinates: &coordinates,
            arrays: &arrays,
            folder,
        };
        let objectives = self.objectives(&fields, &parts);
        let gradient = fields
            .get("gradient")
            .and_then(|value| self.gradient(value, &parts));
        let minimize = fields
            .get("minimize")
            .and_then(|value| self.minimize(value, &parts));
        let (launches, schedule) = self.launches(&fields, &of_launches, &names);
        Job {
            origin: self.origin.clone(),
            title: self.optional_string(&fields, "title"),
            kernels: self.kernels(&fields, folder),
            cuda_flags: self.cuda_flags(&fields, folder),
            launches,
            schedule,
            time,
            outputs: self.outputs(&fields, &scope),
            mesh: fields.get("mesh").and_then(|value| self.mesh(value)),
            restart: fields
                .get("restart")
                .and_then(|value| self.restart(value, &scope)),
            recorded: fields
                .get("recorded")
                .and_then(|value| self.recorded(value, folder)),
            fallback: self.fallback(&fields),
            objectives,
            gradient,
            minimize,
            passes: Default::default(),
            scalars,
            series,
            coordinates,
            arrays,
        }
    }

    /// Reads `[defaults]`: the keys that arrays and launches inherit.
    fn defaults<'t>(&mut self, root: &Fields<'t>) -> [Vec<Inherited<'t>>; 2] {
        let fields = root.get("defaults").and_then(|value| {
            self.fields(value, value.span(), "[defaults]", &keys::DEFAULTS.names())
        });
        let mut inherited = |key: &str, section: &'static keys::Section| {
            let value = fields.as_ref().and_then(|fields| fields.get(key));
            let what = format!("[defaults.{key}]");
            let keys = section.names();
            let table = value.and_then(|value| self.fields(value, value.span(), &what, &keys));
            table.map_or(Vec::new(), |table| table.passed_on(section.names()))
        };
        [
            inherited("array", &keys::ARRAY_DEFAULTS),
            inherited("launch", &keys::LAUNCH_DEFAULTS),
        ]
    }

    /// Reads `[mesh]`: its axes, and how arrays are distributed over them.
    fn mesh(&mut self, value: &Value) -> Option<OnDevices> {
        let fields = self.fields(value, value.span(), "[mesh]", &keys::MESH.names())?;
        let axes = self.require(&fields, "axes")?;
        let text = self.string(axes, "`axes`")?;
        let mesh = match crate::mesh::parse(&text) {
            Ok(mesh) => mesh,
            Err(message) => {
                self.fault("job-bad-mesh", axes.span(), "this is no mesh", message);
                return None;
            }
        };
        let mut shard = Vec::new();
        if let Some(value) = fields.get("shard") {
            for (array, _, value) in self.entries(value, "`shard`") {
                if let Some(dims) = self.string(value, "how an array lies on the mesh") {
                    shard.push(format!("{array}={dims}"));
                }
            }
        }
        let most = fields.get("max_gather");
        let most = most.and_then(|value| self.bytes(value, "`max_gather`"));
        Some(OnDevices {
            mesh: Located::new(mesh, axes.span()),
            shard,
            max_gather: most.map(|bytes| bytes.value),
        })
    }

    /// Reads `[restart]`: the folder of restarts, and how often they are written.
    fn restart(&mut self, value: &Value, scope: &Scope) -> Option<Restart> {
        let fields = self.fields(value, value.span(), "[restart]", &keys::RESTART.names())?;
        let file = self.require(&fields, "file")?;
        let path = PathBuf::from(self.string(file, "`file`")?);
        if path.extension().is_none_or(|extension| extension != "zarr") {
            let message = format!(
                "restarts are Zarr: `{}` does not end in .zarr",
                path.display()
            );
            self.fault(
                "job-bad-restart",
                file.span(),
                message,
                "such as `restart.zarr`",
            );
        }
        Some(Restart {
            path: Located::new(path, file.span()),
            every: self.every(&fields, scope),
        })
    }

    /// Reads `every = 100`, if present.
    pub(super) fn every(&mut self, fields: &Fields, scope: &Scope) -> Option<Located<u64>> {
        let value = fields.own("every")?;
        let steps = self.integer(value, "`every`", scope, 1)?;
        let steps = u64::try_from(steps).unwrap_or(u64::MAX);
        Some(Located::new(steps, value.span()))
    }

    fn kernels(&mut self, fields: &Fields, folder: &Path) -> Vec<Located<PathBuf>> {
        let Some(value) = self.require(fields, "kernels") else {
            return Vec::new();
        };
        let Some(list) = self.list(value, "`kernels`", "a list of files") else {
            return Vec::new();
        };
        if list.is_empty() {
            self.fault(
                "job-missing-key",
                value.span(),
                "`kernels` names no file",
                "a `.ptx`, `.cu`, `.ll`, `.bc` or `.mlir` file",
            );
        }
        let mut kernels = Vec::new();
        for entry in list {
            if let Some(file) = self.string(entry, "a kernel file") {
                kernels.push(Located::new(folder.join(file), entry.span()));
            }
        }
        kernels
    }

    /// Reads the flags of the CUDA compiler. Folders of `-I` are relative to the job's.
    fn cuda_flags(&mut self, fields: &Fields, folder: &Path) -> Vec<String> {
        let Some(value) = fields.get("cuda_flags") else {
            return Vec::new();
        };
        let list = self.list(value, "`cuda_flags`", "a list of flags");
        let mut flags = Vec::new();
        for entry in list.unwrap_or_default() {
            let Some(flag) = self.string(entry, "a flag") else {
                continue;
            };
            flags.push(match flag.strip_prefix("-I") {
                Some(inside) if !inside.is_empty() => {
                    format!("-I{}", folder.join(inside).display())
                }
                Some(_) | None => flag,
            });
        }
        flags
    }

    /// Reads the scalars in order; an expression may use those above it.
    fn scalars(&mut self, fields: &Fields) -> Vec<Scalar> {
        let mut scalars = Vec::new();
        let mut scope = Scope::default();
        let Some(value) = fields.get("scalars") else {
            return scalars;
        };
        for (name, at, value) in self.entries(value, "`[scalars]`") {
            self.declared.push(name.clone());
            let what = format!("scalar `{name}`");
            let (number, element, formula, about) = match value.get_ref() {
                DeValue::Table(table) => {
                    let fields = self.known(table, at.clone(), &what, &keys::SCALAR.names());
                    let number = self.require(&fields, "value");
                    (
                        number.and_then(|value| self.number(value, &what, &scope)),
                        fields.get("type").and_then(|value| self.element(value)),
                        number.and_then(formula),
                        self.about(&fields),
                    )
                }
                _ => {
                    let number = self.number(value, &what, &scope);
                    (number, None, formula(value), About::default())
                }
            };
            let Some(number) = number else { continue };
            if let Some(Err(message)) = element.map(|element| number.encode(element)) {
                self.fault(
                    "job-bad-number",
                    value.span(),
                    format!("{what} does not fit its type"),
                    message,
                );
            }
            let scalar = Scalar {
                name: Located::new(name, at),
                value: number,
                element,
                formula,
                about,
            };
            scope.add_scalar(&scalar);
            scalars.push(scalar);
        }
        scalars
    }

    fn coordinates(
        &mut self,
        fields: &Fields,
        scope: &Scope,
        scalars: &[Scalar],
    ) -> Vec<Coordinate> {
        let mut coordinates = Vec::new();
        let Some(value) = fields.get("coordinates") else {
            return coordinates;
        };
        for (name, at, value) in self.entries(value, "`[coordinates]`") {
            let what = format!("[coordinates.{name}]");
            let Some(fields) = self.fields(value, at.clone(), &what, &keys::COORDINATE.names())
            else {
                continue;
            };
            if let Some(value) = fields.get("expr") {
                let curve = self.curve(&fields, value, scalars);
                coordinates.extend(curve.map(|curve| Coordinate {
                    name: Located::new(name, at),
                    from: curve.at(0.0),
                    spacing: curve.at(1.0) - curve.at(0.0),
                    formulas: [None, None],
                    curve: Some(curve),
                    about: self.about(&fields),
                }));
                continue;
            }
            let from = fields.get("from").map_or(Some(Number::Int(0)), |value| {
                self.number(value, "`from`", scope)
            });
            let spacing = self
                .require(&fields, "spacing")
                .and_then(|value| self.number(value, "`spacing`", scope));
            let about = self.about(&fields);
            if let (Some(from), Some(spacing)) = (from, spacing) {
                if spacing.as_f64() == 0.0 || !spacing.as_f64().is_finite() {
                    let at = fields
                        .get("spacing")
                        .map_or(at.clone(), |value| value.span());
                    self.fault(
                        "job-bad-number",
                        at,
                        format!("the spacing of `{name}` must not be 0"),
                        format!("this is {spacing}"),
                    );
                }
                let name = Located::new(name, at);
                coordinates.push(Coordinate {
                    name,
                    from: from.as_f64(),
                    spacing: spacing.as_f64(),
                    formulas: ["from", "spacing"].map(|key| fields.get(key).and_then(formula)),
                    curve: None,
                    about,
                });
            }
        }
        coordinates
    }

    /// Reads a coordinate as an expression of the index `i`.
    fn curve(&mut self, fields: &Fields, value: &Value, scalars: &[Scalar]) -> Option<Curve> {
        for key in ["from", "spacing"] {
            if let Some(other) = fields.get(key) {
                let message = format!("{} has both `expr` and `{key}`", fields.what);
                let label = "which one is meant?";
                self.fault("job-bad-coordinate", other.span(), message, label);
            }
        }
        let text = self.string(value, "`expr`")?;
        match Curve::new(&text, scalars) {
            Ok(curve) => Some(curve),
            Err(error) => {
                self.bad_expression(value, &text, error);
                None
            }
        }
    }

    fn time_loop(&mut self, value: &Value, scope: &Scope) -> Option<TimeLoop> {
        let fields = self.fields(value, value.span(), "[loop]", &keys::LOOP.names())?;
        let steps = self
            .require(&fields, "steps")
            .and_then(|value| self.integer(value, "`steps`", scope, 1));
        let dt = fields
            .get("dt")
            .and_then(|value| self.number(value, "`dt`", scope))
            .map(Number::as_f64);
        let time_units = self.optional_string(&fields, "time_units");
        let fail_on_nan = self.flag(&fields, "fail_on_nan");
        let until = fields
            .get("until")
            .and_then(|value| Some(Located::new(self.string(value, "`until`")?, value.span())));
        let swap = self.swap(&fields);
        let steps = u64::try_from(steps?)
            .ok()
            .filter(|steps| i64::try_from(*steps).is_ok());
        if steps.is_none() {
            self.fault(
                "job-bad-number",
                fields.at.clone(),
                "`steps` is too large",
                "at most 2^63 - 1",
            );
        }
        Some(TimeLoop {
            steps: steps?,
            until,
            swap,
            dt,
            time_units,
            fail_on_nan,
        })
    }

    /// Reads a list of names.
    pub(super) fn names(&mut self, value: &Value, what: &str) -> Vec<Located<String>> {
        let list = self
            .list(value, what, "a list of names")
            .unwrap_or_default();
        list.iter()
            .filter_map(|name| Some(Located::new(self.string(name, "a name")?, name.span())))
            .collect()
    }

    fn outputs(&mut self, fields: &Fields, scope: &Scope) -> Vec<Output> {
        let Some(value) = fields.get("output") else {
            return Vec::new();
        };
        let list = self
            .list(value, "`output`", "a list of tables: write `[[output]]`")
            .unwrap_or_default();
        list.iter()
            .filter_map(|value| self.output(value, scope))
            .collect()
    }

    fn output(&mut self, value: &Value, scope: &Scope) -> Option<Output> {
        let fields = self.fields(value, value.span(), "[[output]]", &keys::OUTPUT.names())?;
        let file = self.require(&fields, "file");
        let path = file.and_then(|value| {
            Some(Located::new(
                PathBuf::from(self.string(value, "`file`")?),
                value.span(),
            ))
        });
        let arrays = self
            .require(&fields, "arrays")
            .map(|value| self.names(value, "`arrays`"));
        let every = self.every(&fields, scope);
        let first = fields.get("first").and_then(|value| {
            if every.is_none() {
                let message = "`first` is the step of the first of several records";
                self.fault_help(
                    "job-bad-output",
                    value.span(),
                    message,
                    "add `every`".to_owned(),
                );
                return None;
            }
            self.integer(value, "`first`", scope, 0)
        });
        let index = fields
            .get("index")
            .map(|value| self.entries_of(value, scope))
            .unwrap_or_default();
        let path = path?;
        let format = format_of(&path.value);
        if let Err(message) = &format {
            self.fault("job-unknown-output", path.at.clone(), message, "here");
        }
        Some(Output {
            path,
            format: format.ok()?,
            arrays: arrays?,
            every,
            first: first.map_or(0, |first| u64::try_from(first).unwrap_or(u64::MAX)),
            index,
        })
    }
}
