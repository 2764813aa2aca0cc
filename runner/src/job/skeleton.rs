//! Creates the job that launches each kernel of some files once, with its sizes left to fill in:
//! `reactant-rs new`.
//!
//! Arguments have names from the CUDA source, from debug information or from the parameters of the
//! kernel file; their types follow from their uses in the kernels. Unknown values are written as
//! `UNKNOWN`, which reading a job reports (`super::unfilled`).

mod declaration;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::kernel_names;
use crate::raiser::{Kernel, Param, ParamKind, Source};

#[cfg(feature = "raise")]
pub(crate) use self::declaration::parameter_types;
pub(crate) use self::declaration::{Declared, declaration};
use super::unfilled::UNKNOWN;

/// A file of kernels.
pub struct KernelFile<'a> {
    /// Its path, as the job writes it.
    pub path: String,
    /// Its kernels.
    pub source: &'a Source,
    /// The CUDA C++ that it was compiled from, if known.
    pub cuda: Option<String>,
    /// Whether its functions contain their own loops, so that a launch has one thread.
    pub counts_itself: bool,
}

/// Returns the text of the job; `command` is the command line that created it.
pub fn text(command: &str, files: &[KernelFile]) -> String {
    let kernels = files.iter().flat_map(|file| &file.source.kernels);
    let names: Vec<&str> = kernels.map(|kernel| kernel.name.as_str()).collect();
    let mut draft = Draft::default();
    for file in files {
        for kernel in &file.source.kernels {
            draft.launch(file, kernel, &names);
        }
    }
    let paths: Vec<String> = files.iter().map(|file| quoted(&file.path)).collect();
    let mut text = format!(
        "# Written by `{}`.\n# Replace each {UNKNOWN:?}; until then every command says what belongs there.\n\nkernels = [{}]\n",
        command.replace('\n', " "),
        paths.join(", ")
    );
    for (title, lines) in [("scalars", &draft.scalars), ("arrays", &draft.arrays)] {
        if !lines.is_empty() {
            let _ = write!(text, "\n[{title}]\n{}", lines.concat());
        }
    }
    text += &draft.launches;
    text += "\n# For a time loop around the launches, each step of which may exchange arrays:\n\
             # [loop]\n# steps = 100\n# swap = [[\"a\", \"b\"]]\n";
    if !draft.written.is_empty() {
        let _ = write!(
            text,
            "\n[[output]]\nfile = \"results.nc\"\narrays = [{}]\n",
            draft.written.join(", ")
        );
    }
    text
}

/// The parts of a job while it is generated.
#[derive(Default)]
struct Draft {
    scalars: Vec<String>,
    arrays: Vec<String>,
    launches: String,
    /// The arrays that kernels may write, quoted.
    written: Vec<String>,
    /// The meaning of each name in use.
    taken: BTreeMap<String, ArgumentRole>,
}

/// The meaning of a name; arguments with the same meaning share a name.
#[derive(Clone, PartialEq)]
enum ArgumentRole {
    Scalar(String),
    Array(String),
}

impl Draft {
    fn launch(&mut self, file: &KernelFile, kernel: &Kernel, names: &[&str]) {
        let name = kernel_names::for_job(&kernel.name, names);
        let declared = declaration(file.cuda.as_deref(), kernel);
        let mut args = Vec::new();
        let mut notes = String::new();
        for (position, param) in kernel.params.iter().enumerate() {
            let declared = declared.get(position).cloned().unwrap_or_default();
            args.push(self.argument(kernel, position, param, &declared, &mut notes));
        }
        let size = match file.counts_itself {
            true => "1".to_owned(),
            false => quoted(UNKNOWN),
        };
        let _ = write!(
            self.launches,
            "\n[[launch]]\nkernel = {}\ngrid = {size}\nblock = {size}\n{notes}args = [{}]\n",
            quoted(&name),
            args.join(", ")
        );
    }

    /// Declares the argument of a parameter, and returns its name in the launch.
    fn argument(
        &mut self,
        kernel: &Kernel,
        position: usize,
        param: &Param,
        declared: &Declared,
        notes: &mut String,
    ) -> String {
        let wanted = declared.name.clone().or_else(|| own_name(kernel, param));
        let wanted = wanted.unwrap_or_else(|| format!("{}_{position}", plain(&kernel.name)));
        match param.kind {
            ParamKind::Pointer | ParamKind::Unknown64 => {
                let element = declared.element.clone().or_else(|| param.element.clone());
                let element = element.unwrap_or_else(|| UNKNOWN.to_owned());
                let (name, is_new) =
                    self.name(kernel, wanted, ArgumentRole::Array(element.clone()));
                if is_new {
                    let extents = param.extents.iter().map(|extent| match extent {
                        Some(extent) => extent.to_string(),
                        None => quoted(UNKNOWN),
                    });
                    let mut extents: Vec<String> = extents.collect();
                    if extents.is_empty() {
                        extents.push(quoted(UNKNOWN));
                    }
                    let note = match param.kind {
                        ParamKind::Unknown64 => "  # or a 64-bit integer: then it is a scalar",
                        _ => "",
                    };
                    self.arrays.push(format!(
                        "{} = {{ dtype = {}, shape = [{}] }}{note}\n",
                        key(&name),
                        quoted(&element),
                        extents.join(", ")
                    ));
                }
                let name = quoted(&name);
                if !declared.is_const && !self.written.contains(&name) {
                    self.written.push(name.clone());
                }
                name
            }
            ParamKind::Int { .. } | ParamKind::Float { .. } => {
                let what = param.kind.to_string();
                let (name, is_new) = self.name(kernel, wanted, ArgumentRole::Scalar(what.clone()));
                if is_new {
                    let (key, value) = (key(&name), quoted(UNKNOWN));
                    self.scalars.push(format!("{key} = {value}  # {what}\n"));
                }
                quoted(&name)
            }
            ParamKind::Struct { bytes } => {
                let _ = writeln!(
                    notes,
                    "# `{wanted}` is a structure of {bytes} bytes: its fields in their order, each a name of a scalar or an array, or a number"
                );
                format!("{{ struct = [{}] }}", quoted(UNKNOWN))
            }
        }
    }

    /// Returns the name for `meaning`: `wanted`, or if that has another meaning, `wanted` with the
    /// kernel's name and a number. Also returns whether the name is new.
    fn name(&mut self, kernel: &Kernel, wanted: String, meaning: ArgumentRole) -> (String, bool) {
        let plain = plain(&kernel.name);
        let longer = format!("{plain}_{wanted}");
        let numbered = (2..).map(|number| format!("{plain}_{wanted}_{number}"));
        let tried = [wanted.clone(), longer].into_iter().chain(numbered);
        for name in tried {
            match self.taken.get(&name) {
                Some(known) if *known == meaning => return (name, false),
                Some(_) => continue,
                None => {
                    self.taken.insert(name.clone(), meaning);
                    return (name, true);
                }
            }
        }
        unreachable!("there is always a further number")
    }
}

/// Returns the name of a parameter in the kernel file, if it is more than a number.
pub(crate) fn own_name(kernel: &Kernel, param: &Param) -> Option<String> {
    let is_word = |name: &str| {
        let mut chars = name.chars();
        chars
            .next()
            .is_some_and(|c| c.is_ascii_alphabetic() || c == '_')
            && chars.all(|c| c.is_ascii_alphanumeric() || c == '_')
    };
    let is_numbered = |name: &str, prefix: &str| {
        let number = name.strip_prefix(prefix);
        number.is_some_and(|number| number.chars().all(|c| c.is_ascii_digit()))
    };
    let name = param.name.strip_suffix(".coerce").unwrap_or(&param.name);
    let is_own = is_word(name)
        && !is_numbered(name, &format!("{}_param_", kernel.name))
        && !is_numbered(name, "arg");
    is_own.then(|| name.to_owned())
}

/// Returns the base name of a kernel: without namespaces and template arguments.
pub(crate) fn plain(name: &str) -> String {
    let short = kernel_names::short(name);
    let before = short.split('<').next().unwrap_or_default();
    let last = before.rsplit("::").next().unwrap_or_default();
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    last.chars().filter(|c| is_part(*c)).collect()
}

/// Returns a text as a TOML string.
pub(crate) fn quoted(text: &str) -> String {
    toml::Value::from(text).to_string()
}

/// Returns a name as a TOML key.
pub(crate) fn key(name: &str) -> String {
    let is_bare = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    match name.chars().all(is_bare) {
        true => name.to_owned(),
        false => quoted(name),
    }
}
