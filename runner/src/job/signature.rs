//! The signature of a program that is given as text: the names and types of its parameters and
//! results.

use std::collections::BTreeSet;
use std::path::Path;

use stablehlo::{Source, TensorType};

use super::sizes::check_name;
use super::{About, Array, Init, Job, Located};
use crate::arrays::type_name;
use crate::fault::Origin;
use crate::number::Number;

/// A parameter or a result.
#[derive(Clone, Debug, PartialEq)]
pub struct Slot {
    /// Its name in the text if that is a plain one; otherwise `in0`, `out0`, …
    pub name: String,
    /// The other names that users may use for it.
    pub aliases: Vec<String>,
    /// Its type.
    pub ty: TensorType,
}

/// The parameters and the results of a program, in order.
#[derive(Clone, Debug, PartialEq)]
pub struct Signature {
    /// The parameters.
    pub inputs: Vec<Slot>,
    /// The results.
    pub outputs: Vec<Slot>,
}

impl Slot {
    fn new(prefix: &str, place: usize, named: Option<String>, ty: TensorType) -> Slot {
        let position = format!("{prefix}{place}");
        let aliases = vec![place.to_string(), format!("arg{place}"), position.clone()];
        Slot {
            name: named.unwrap_or(position),
            aliases,
            ty,
        }
    }

    /// Returns the type in the syntax of the command line: `f32[64,32]`; `f32` for a scalar.
    pub fn type_name(&self) -> String {
        type_name(self.ty.element, &self.ty.shape)
    }

    /// Returns it as an array of a job with the initial value `init`.
    pub fn array(&self, init: Located<Init>) -> Array {
        Array {
            name: Located::new(self.name.clone(), 0..0),
            element: self.ty.element,
            shape: self.ty.shape.clone(),
            dims: None,
            halo: vec![0; self.ty.shape.len()],
            init,
            about: About::default(),
            hidden: false,
        }
    }
}

/// Returns the index of the slot that `name` names.
pub fn place(slots: &[Slot], name: &str) -> Option<usize> {
    let is_named = |slot: &Slot| slot.name == name;
    let is_alias = |slot: &Slot| slot.aliases.iter().any(|alias| alias == name);
    let named = slots.iter().position(is_named);
    named.or_else(|| slots.iter().position(is_alias))
}

impl Signature {
    /// Returns the signature of a program that was read.
    pub fn of(source: &Source) -> Signature {
        let mut taken = BTreeSet::new();
        let mut plain = |name: Option<&String>| {
            let name = name.filter(|name| is_plain(name))?;
            taken.insert(name.clone()).then(|| name.clone())
        };
        let params = source.func.params().iter().enumerate();
        let inputs = params.map(|(place, param)| {
            let named = plain(param.name.as_ref());
            Slot::new("in", place, named, param.ty.clone())
        });
        let inputs: Vec<Slot> = inputs.collect();
        let infos = source.result_info.iter();
        let results = source.func.result_types().into_iter().zip(infos);
        let outputs = results.enumerate().map(|(place, (ty, info))| {
            let named = plain(info.as_ref());
            Slot::new("out", place, named, ty)
        });
        Signature {
            outputs: outputs.collect(),
            inputs,
        }
    }

    /// Returns the parameters of the program, for messages: ``takes `in0` f32[64,32], `scale`
    /// f32``.
    pub fn takes(&self) -> String {
        match self.inputs.as_slice() {
            [] => "the program takes no arguments".to_owned(),
            inputs => format!("the program takes {}", listed(inputs)),
        }
    }

    /// Creates a job whose arrays are the parameters, initially zero, and the results.
    pub fn job(&self, file: &Path, origin: Origin) -> Job {
        let zeros = || Located::new(Init::Constant(Number::Int(0)), 0..0);
        let slots = self.inputs.iter().chain(&self.outputs);
        Job {
            origin,
            title: None,
            kernels: vec![Located::new(file.to_path_buf(), 0..0)],
            cuda_flags: Vec::new(),
            scalars: Vec::new(),
            series: Vec::new(),
            coordinates: Vec::new(),
            arrays: slots.map(|slot| slot.array(zeros())).collect(),
            launches: Vec::new(),
            schedule: None,
            time: None,
            outputs: Vec::new(),
            mesh: None,
            restart: None,
            recorded: None,
            fallback: Default::default(),
            objectives: Vec::new(),
            gradient: None,
            minimize: None,
            passes: Default::default(),
        }
    }
}

/// Lists slots with their types: `` `in0` f32[64,32], `scale` f32 ``.
pub fn listed(slots: &[Slot]) -> String {
    let one = |slot: &Slot| format!("`{}` {}", slot.name, slot.type_name());
    let all: Vec<String> = slots.iter().map(one).collect();
    all.join(", ")
}

/// Returns whether a name of the text can be used on the command line, and is not one of the names
/// by position.
fn is_plain(name: &str) -> bool {
    let is_letter = |c: char| c.is_alphanumeric() || c == '_';
    let digits = |rest: &str| rest.chars().all(|c| c.is_ascii_digit());
    let is_position = ["in", "out", "arg", ""]
        .iter()
        .any(|prefix| name.strip_prefix(prefix).is_some_and(digits));
    check_name(name).is_ok() && name.chars().all(is_letter) && !is_position
}
