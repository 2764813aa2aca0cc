//! Checks whether the arrays and the program fit into the memory of a device: before the program is
//! compiled, which may take long, and again when its memory requirement is known.

use crate::arrays::{count, type_name};
use crate::bytes;
use crate::device::{Device, Memory};
use crate::element;
use crate::fault::{Fault, Result};
use crate::job::{Array, Job};
use crate::mesh::Placement;
use crate::program::{Input, Program};
use crate::report;

/// The bytes that a device needs at least while a program runs: an array for each parameter, and
/// one for each result that does not alias a parameter.
#[derive(Debug, Default)]
pub(super) struct Held {
    /// Name, type and bytes on a device of each array, the largest first.
    arrays: Vec<(String, String, u64)>,
    all: u64,
    devices: usize,
}

/// The number of rows of the table in an error.
const SHOWN: usize = 10;

impl Held {
    /// Returns the memory requirement of a job's arrays.
    pub fn of(job: &Job, program: &Program) -> Held {
        let mut held = Held {
            devices: program.devices(),
            ..Held::default()
        };
        let on = program.mesh.as_ref();
        let mut donated = 0;
        for (place, input) in program.inputs.iter().enumerate() {
            let Input::Array {
                name,
                donated: is_donated,
            } = input
            else {
                continue;
            };
            let placement = on.and_then(|on| on.inputs.get(place));
            if let Some(array) = job.array(name) {
                let bytes = held.add(array, placement, "");
                donated += if *is_donated { bytes } else { 0 };
            }
        }
        for (place, name) in program.outputs.iter().enumerate() {
            let placement = on.and_then(|on| on.outputs.get(place));
            let Some(array) = job.array(name) else {
                continue;
            };
            let bytes = bytes_of(array, placement);
            if bytes <= donated {
                donated -= bytes;
            } else {
                held.add(array, placement, " (result)");
            }
        }
        held.arrays.sort_by_key(|array| std::cmp::Reverse(array.2));
        held
    }

    fn add(&mut self, array: &Array, placement: Option<&Placement>, what: &str) -> u64 {
        let bytes = bytes_of(array, placement);
        let name = format!("{}{what}", array.name.value);
        let ty = type_name(array.element, &array.shape);
        self.arrays.push((name, ty, bytes));
        self.all = self.all.saturating_add(bytes);
        bytes
    }

    /// Returns an error if the arrays do not fit into the memory of a device.
    pub fn check(&self, device: &impl Device) -> Result<()> {
        match device.memory() {
            Some(memory) if self.all > memory.bytes => {
                let message = format!(
                    "the arrays take {}, and {}",
                    bytes::show(self.all),
                    self.room(&memory)
                );
                Err(self.refused(&message, "nothing was compiled yet").into())
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Returns an error if the compiled program, which `needs` this many bytes for arrays and
    /// temporary values, does not fit.
    pub fn check_program(&self, device: &impl Device, needs: Option<u64>) -> Result<()> {
        match (device.memory(), needs) {
            (Some(memory), Some(needs)) if needs > memory.bytes => {
                let message = format!(
                    "the program takes {}, {} of it for what it keeps besides its arrays, and {}",
                    bytes::show(needs),
                    bytes::show(needs.saturating_sub(self.all)),
                    self.room(&memory)
                );
                Err(self.refused(&message, "nothing was computed yet").into())
            }
            _ => Ok(()),
        }
    }

    fn room(&self, memory: &Memory) -> String {
        let each = if self.devices > 1 {
            "each device"
        } else {
            "the device"
        };
        format!("{each} has {} ({})", bytes::show(memory.bytes), memory.of)
    }

    fn refused(&self, message: &str, so_far: &str) -> Fault {
        let on_each = match self.devices {
            0 | 1 => "bytes".to_owned(),
            devices => format!("bytes on each of {devices}"),
        };
        let mut rows = vec![vec!["array".to_owned(), "type".to_owned(), on_each]];
        for (name, ty, bytes) in self.arrays.iter().take(SHOWN) {
            rows.push(vec![name.clone(), ty.clone(), bytes::show(*bytes)]);
        }
        let rest = &self.arrays[self.arrays.len().min(SHOWN)..];
        if !rest.is_empty() {
            let bytes = rest.iter().map(|(.., bytes)| bytes).sum();
            let name = format!("{} more", rest.len());
            rows.push(vec![name, String::new(), bytes::show(bytes)]);
        }
        let table = report::table(&rows);
        let help = format!(
            "{so_far}; smaller arrays, `--mesh` over several devices, or a device with more memory"
        );
        Fault::user("memory", format!("{message}:\n{}", table.trim_end())).help(help)
    }
}

fn bytes_of(array: &Array, placement: Option<&Placement>) -> u64 {
    let shape = placement.map_or(&array.shape, |placement| &placement.local);
    (count(shape) as u64).saturating_mul(element::bytes(array.element) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::Interpreter;

    fn held(each: u64) -> Held {
        let array = |n: u64| (format!("a{n}"), "f32[9]".to_owned(), each - n);
        Held {
            arrays: (0..12).map(array).collect(),
            all: each.saturating_mul(12),
            devices: 1,
        }
    }

    #[test]
    fn a_refusal_has_a_table_of_the_largest_arrays() {
        let most = u64::MAX / 12;
        let refused = held(most).check(&Interpreter).unwrap_err();
        let shown = crate::report::render(&refused, false, 200);
        for words in [
            "the arrays take",
            "all of this machine's memory",
            "a0 ",
            "a9 ",
            "2 more",
        ] {
            assert!(shown.contains(words), "{words}: {shown}");
        }
        assert!(!shown.contains("a10 "), "{shown}");
        assert!(held(100).check(&Interpreter).is_ok());
    }

    #[test]
    fn a_program_is_refused_for_what_it_keeps_besides() {
        let held = held(100);
        assert!(held.check_program(&Interpreter, Some(5000)).is_ok());
        assert!(held.check_program(&Interpreter, None).is_ok());
        let refused = held
            .check_program(&Interpreter, Some(u64::MAX))
            .unwrap_err();
        let shown = crate::report::render(&refused, false, 200);
        assert!(
            shown.contains("for what it keeps besides its arrays") && shown.contains("a0 "),
            "{shown}"
        );
    }
}
