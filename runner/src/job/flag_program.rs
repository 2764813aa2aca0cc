//! Creates the [`Job`] of a program that is given as text from `--arg` and `-o`.

use std::ops::Range;
use std::path::{Path, PathBuf};

use super::flags::{CommandLine, Parser};
use super::read_arrays::init_word;
use super::signature::{Signature, Slot, listed, place};
use super::sizes::parse_element;
use super::{Argument, Init, Job, Located, Output};
use crate::arrays::type_name;
use crate::fault::{Fault, Faults, Result, origin, suggest};
use crate::output::format::format_of;

/// The flags, as typed.
#[derive(Clone, Debug, Default)]
pub struct ProgramFlags {
    /// Every `--arg NAME=VALUE`.
    pub args: Vec<String>,
    /// Every `-o [NAME=]FILE`.
    pub outputs: Vec<String>,
}

/// Returns the job that runs a program with this signature once.
///
/// - errors: arguments that are missing, unknown, given twice, or of another type than the text's;
///   outputs that cannot be written
pub fn job(file: &Path, signature: &Signature, flags: &ProgramFlags) -> Result<Job> {
    let mut line = CommandLine::default();
    let file_at = line.add("", &file.display().to_string());
    let mut add = |flag: &str, values: &[String]| -> Vec<(String, Range<usize>)> {
        let added = values.iter().map(|value| line.add(flag, value));
        values.iter().cloned().zip(added).collect()
    };
    let args = add("--arg ", &flags.args);
    let outputs = add("-o ", &flags.outputs);
    let mut parser = Parser::new(origin("command line", line.text));
    parser.may_have_no_dimensions = true;
    let mut inits: Vec<Option<Located<Init>>> = vec![None; signature.inputs.len()];
    let mut is_named = vec![false; signature.inputs.len()];
    for (arg, at) in &args {
        let Some((place, value_at)) = parser.input_named(arg, at, signature) else {
            continue;
        };
        let slot = &signature.inputs[place];
        if is_named[place] {
            let message = format!("`{}` is given twice", slot.name);
            let help = "give each parameter one `--arg`";
            parser.fault("job-duplicate-name", at, message, help);
            continue;
        }
        is_named[place] = true;
        let init = parser.input_init(slot, &arg[value_at.start - at.start..], &value_at);
        inits[place] = init.map(|init| Located::new(init, value_at));
    }
    let outputs: Vec<Output> = outputs
        .iter()
        .filter_map(|(output, at)| parser.program_output(output, at, &signature.outputs))
        .collect();
    let (origin, mut faults) = parser.finish();
    let absent = signature.inputs.iter().zip(&is_named);
    let absent = absent.filter(|(_, is_named)| !**is_named);
    let absent: Vec<Slot> = absent.map(|(slot, _)| slot.clone()).collect();
    if !absent.is_empty() {
        let message = format!("no `--arg` gives {}", listed(&absent));
        let help = format!(
            "{}; write `--arg {}={}`",
            signature.takes(),
            absent[0].name,
            match absent[0].ty.shape.is_empty() {
                true => "1".to_owned(),
                false => format!("{}:ones", absent[0].type_name()),
            }
        );
        let fault = Fault::usage("missing-argument", message);
        faults.push(fault.at(&origin, file_at, "the program").help(help));
    }
    Faults::check(faults)?;
    let mut job = signature.job(file, origin);
    for (array, init) in job.arrays.iter_mut().zip(inits) {
        let Some(init) = init else {
            unreachable!("an argument without a value is a fault")
        };
        array.init = init;
    }
    job.outputs = outputs;
    super::check::check(&job)?;
    super::check::check_files(&job)?;
    Ok(job)
}

impl Parser {
    /// Returns the parameter that `NAME=VALUE` names, and the location of its value.
    fn input_named(
        &mut self,
        arg: &str,
        at: &Range<usize>,
        signature: &Signature,
    ) -> Option<(usize, Range<usize>)> {
        let Some((name, _)) = arg.split_once('=') else {
            let message = format!("cannot read `--arg {arg}`");
            let help = "write `--arg NAME=VALUE`, such as `--arg 0=0.5` or \
                        `--arg 'in0=f32[64]:@x.npy'`";
            self.fault("bad-flag", at, message, help);
            return None;
        };
        let name_at = at.start..at.start + name.len();
        let found = place(&signature.inputs, name);
        if found.is_none() {
            let message = format!("the program has no parameter `{name}`");
            self.fault("unknown-argument", &name_at, message, signature.takes());
        }
        Some((found?, name_at.end + 1..at.end))
    }

    /// Parses the initial value of a parameter: `TYPE[D0,D1,…]:INIT`, a number, or INIT alone,
    /// which has the parameter's own type.
    fn input_init(&mut self, slot: &Slot, value: &str, at: &Range<usize>) -> Option<Init> {
        let is_file = value.starts_with('@');
        if is_file || value.starts_with("const=") || init_word(value).is_some() {
            return self.init(value, slot.ty.element, at);
        }
        let name = Located::new(slot.name.clone(), at.clone());
        if value.contains('[') {
            let Argument::Array(_) = self.array(name, value, at)? else {
                return None;
            };
            let array = self.arrays.pop()?;
            if (array.element, &array.shape) != (slot.ty.element, &slot.ty.shape) {
                let given = type_name(array.element, &array.shape);
                return self.other_type(slot, &given, at);
            }
            return Some(array.init.value);
        }
        if let Some((digits, ty)) = value.split_once(':')
            && let Ok(element) = parse_element(ty)
            && element != slot.ty.element
        {
            let at = at.start + digits.len() + 1..at.end;
            return self.other_type(slot, &type_name(element, &[]), &at);
        }
        self.scalar(name, value, at)?;
        let number = self.scalars.pop()?.value;
        if !slot.ty.shape.is_empty() {
            return self.other_type(slot, "one number", at);
        }
        if let Err(message) = number.encode(slot.ty.element) {
            let help = format!("`{}` is {}", slot.name, slot.type_name());
            self.fault("job-bad-number", at, message, help);
            return None;
        }
        Some(Init::Constant(number))
    }

    /// Reports a value whose type differs from the parameter's.
    fn other_type(&mut self, slot: &Slot, given: &str, at: &Range<usize>) -> Option<Init> {
        let (name, own) = (&slot.name, slot.type_name());
        let message = format!("`{name}` is {own} in the program, but {given} is given");
        let help = format!("give {own}: the program is compiled for these types and shapes");
        self.fault("argument-type", at, message, help);
        None
    }

    /// Parses `NAME=FILE`, or `FILE` for all results.
    fn program_output(&mut self, text: &str, at: &Range<usize>, slots: &[Slot]) -> Option<Output> {
        let (name, file) = match text.split_once('=') {
            Some((name, file)) => (Some(name), file),
            None => (None, text),
        };
        let name_at = at.start..at.start + name.map_or(0, str::len);
        let file_at = at.end - file.len()..at.end;
        let chosen: Vec<&Slot> = match name {
            None => slots.iter().collect(),
            Some(name) => match place(slots, name) {
                Some(place) => vec![&slots[place]],
                None => {
                    let message = format!("the program has no result `{name}`");
                    let known = slots.iter().map(|slot| slot.name.as_str());
                    let help = suggest(name, "result", known);
                    self.fault("unknown-result", &name_at, message, help);
                    return None;
                }
            },
        };
        let path = PathBuf::from(file);
        match format_of(&path) {
            Ok(format) => Some(Output {
                path: Located::new(path, file_at),
                format,
                arrays: chosen
                    .iter()
                    .map(|slot| Located::new(slot.name.clone(), name_at.clone()))
                    .collect(),
                every: None,
                first: 0,
                index: Vec::new(),
            }),
            Err(message) => {
                let help = "write `-o out0=y.npy`, or `-o results.npz` for all results";
                self.fault("job-unknown-output", &file_at, message, help);
                None
            }
        }
    }
}
