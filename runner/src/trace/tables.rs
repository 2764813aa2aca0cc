//! Replaces parameters, and fields of structures, that point to memory with addresses:
//! `float **rows`, `Grid *grid`.
//!
//! A job has no addresses. The contents of such memory at a launch become part of the launch, as a
//! structure in a variable of the module that the kernel reads in place of the memory.

use std::collections::BTreeMap;

use super::recording::{Kernel, PointerPosition, Recording};

/// Returns the name of the variable that replaces the memory to which a pointer given to a kernel
/// points.
pub fn variable_of(kernel: &str, place: PointerPosition) -> String {
    let PointerPosition { parameter, offset } = place;
    match offset {
        0 => format!("{kernel}_pointee_{parameter}"),
        _ => format!("{kernel}_pointee_{parameter}_{offset}"),
    }
}

/// Returns the name of the variable that holds the fields of a variable which is divided.
pub fn fields_of(variable: &str) -> String {
    format!("{variable}_fields")
}

/// Returns the divided variables of a module, with their sizes in bytes.
pub fn divided(recording: &Recording, module: usize) -> Vec<(String, u64)> {
    let blocks = recording.divided.iter();
    let blocks = blocks.filter_map(|block| recording.blocks.get(block));
    let own = blocks.filter_map(|block| {
        let (_, name) = block.variable.as_ref().filter(|(of, _)| *of == module)?;
        Some((name.clone(), block.bytes))
    });
    own.collect()
}

/// Returns the text of a module in which kernels read the fields of divided variables from
/// variables of their own.
pub fn with_fields(text: &str, module: usize, recording: &Recording) -> String {
    let mut text = text.to_owned();
    for (name, bytes) in divided(recording, module) {
        let fields = fields_of(&name);
        text = text.replace(&format!("[{name}]"), &format!("[{fields}]"));
        text = text.replace(&format!("[{name}+"), &format!("[{fields}+"));
        text = declared(&text, &format!(".const .align 16 .b8 {fields}[{bytes}];"));
    }
    text
}

/// Returns the text of a module with a declaration more.
fn declared(text: &str, declaration: &str) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let size = lines
        .iter()
        .position(|line| line.starts_with(".address_size"));
    if let Some(size) = size {
        lines.insert(size + 1, declaration);
    }
    lines.join("\n") + "\n"
}

/// Returns the text of a module in which kernels read these variables.
///
/// - errors: kernels that use such a parameter in another way too
pub fn with_variables(text: &str, module: usize, recording: &Recording) -> Result<String, String> {
    let mut text = with_fields(text, module, recording);
    let kernels = recording.kernels.values();
    for kernel in kernels.filter(|kernel| kernel.module == module) {
        for (place, bytes) in &kernel.tables {
            if kernel.others.contains(place) {
                return Err(failed(kernel, *place, "and in other launches none"));
            }
            text = with_variable(&text, kernel, *place, *bytes)?;
        }
    }
    Ok(text)
}

/// Returns the pointers of a kernel that have pointed to memory with addresses in every launch,
/// with the greatest size of that memory.
pub fn always(kernel: &Kernel) -> BTreeMap<PointerPosition, u32> {
    let mut all = kernel.tables.clone();
    all.retain(|place, _| !kernel.others.contains(place));
    all
}

/// Returns the text of a module in which a kernel reads the variables of [`always`].
///
/// - errors: it uses such a parameter in another way too
pub fn with_variables_of(text: &str, kernel: &Kernel) -> Result<String, String> {
    let mut text = text.to_owned();
    for (place, bytes) in always(kernel) {
        text = with_variable(&text, kernel, place, bytes)?;
    }
    Ok(text)
}

fn failed(kernel: &Kernel, place: PointerPosition, why: &str) -> String {
    let readable = crate::kernel_names::readable(&kernel.name);
    let PointerPosition { parameter, offset } = place;
    let pointer = match offset {
        0 => format!("parameter {parameter}"),
        _ => format!("the field at byte {offset} of parameter {parameter}"),
    };
    format!("`{readable}` reads addresses from memory that {pointer} points to, {why}")
}

fn with_variable(
    text: &str,
    kernel: &Kernel,
    place: PointerPosition,
    bytes: u32,
) -> Result<String, String> {
    let failed = |why: &str| failed(kernel, place, why);
    let (tree, _) = ptx::parse(text);
    let of_kernel = ptx::find_kernel(&tree, &kernel.name).ok();
    let param = of_kernel.and_then(|kernel| kernel.params.get(place.parameter));
    let param = &param.ok_or_else(|| failed("which has no name"))?.name;
    let variable = variable_of(&kernel.name, place);
    let mut lines = Vec::new();
    let mut is_own = false;
    for line in text.lines() {
        // Kernels of a library have parameters of the same names.
        if [".entry ", ".func "].iter().any(|word| line.contains(word)) {
            is_own = mentions(line, &kernel.name);
        }
        let is_declared = line.contains(".param ");
        if !is_own || is_declared || !mentions(line, param) {
            lines.push(line.to_owned());
            continue;
        }
        let load = Load::parse(line, param).ok_or_else(|| failed("in a way that is not known"))?;
        if !load.covers(place.offset) {
            lines.push(line.to_owned());
            continue;
        }
        let registers = load.pointers();
        let registers = registers.ok_or_else(|| failed("and loads it in parts"))?;
        for (at, register) in registers {
            if at == place.offset {
                lines.push(format!("\tmov.u64 \t{register}, {variable};"));
                lines.push(format!("\tcvta.global.u64 \t{register}, {register};"));
            } else {
                lines.push(format!("\tld.param.u64 \t{register}, [{param}+{at}];"));
            }
        }
    }
    let declaration = format!(".global .align 16 .b8 {variable}[{bytes}];");
    Ok(declared(&lines.join("\n"), &declaration))
}

/// Returns whether a line contains a name as a whole word.
fn mentions(line: &str, name: &str) -> bool {
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'%');
    let bytes = line.as_bytes();
    line.match_indices(name).any(|(start, _)| {
        let before = start.checked_sub(1).map(|at| bytes[at]);
        let after = bytes.get(start + name.len()).copied();
        !before.is_some_and(is_word) && !after.is_some_and(is_word)
    })
}

/// A line that loads from a parameter.
struct Load<'a> {
    offset: u32,
    ty: &'a str,
    registers: Vec<&'a str>,
}

impl<'a> Load<'a> {
    fn parse(line: &'a str, param: &str) -> Option<Load<'a>> {
        let rest = line.trim().strip_prefix("ld.param.")?;
        let (modifiers, rest) = rest.split_once(char::is_whitespace)?;
        let ty = modifiers.rsplit('.').next()?;
        let (registers, from) = rest.split_once('[')?;
        let from = from.trim_end().strip_suffix("];")?.trim();
        let offset = match from.strip_prefix(param)?.trim_start() {
            "" => 0,
            sum => sum.strip_prefix('+')?.trim().parse().ok()?,
        };
        let registers = registers.trim().strip_suffix(',')?.trim();
        let registers = registers.trim_start_matches('{').trim_end_matches('}');
        Some(Load {
            offset,
            ty,
            registers: registers.split(',').map(str::trim).collect(),
        })
    }

    /// Returns the size in bytes of each register.
    fn size(&self) -> u32 {
        let bits = self
            .ty
            .trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
        bits.parse().map_or(0, |bits: u32| bits / 8)
    }

    /// Returns whether it loads some of the eight bytes at an offset.
    fn covers(&self, offset: u32) -> bool {
        let end = self.offset + self.size() * self.registers.len() as u32;
        self.offset < offset + 8 && offset < end
    }

    /// Returns the offsets and the registers, if these hold eight bytes each.
    fn pointers(&self) -> Option<Vec<(u32, &'a str)>> {
        let at = |place: usize| self.offset + 8 * place as u32;
        let all = self.registers.iter().enumerate();
        let all = all.map(|(place, register)| (at(place), *register));
        matches!(self.ty, "u64" | "b64" | "s64").then(|| all.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_not_a_part_of_a_longer_one() {
        assert!(mentions("ld.param.u64 %rd1, [k_param_1];", "k_param_1"));
        assert!(mentions("mov.b64 %rd1, k_param_1;", "k_param_1"));
        assert!(!mentions("ld.param.u64 %rd1, [k_param_10];", "k_param_1"));
        assert!(!mentions("ld.param.u64 %rd1, [_k_param_1];", "k_param_1"));
    }

    #[test]
    fn a_parameter_of_one_kernel_is_replaced() {
        let kernel = |name: &str| {
            format!(
                ".visible .entry {name}(\n.param .u64 a\n)\n{{\nld.param.u64 %rd1, [a];\nret;\n}}\n"
            )
        };
        let text = format!(
            ".version 8.0\n.target sm_80\n.address_size 64\n{}{}",
            kernel("first"),
            kernel("second")
        );
        let second = Kernel {
            module: 0,
            name: "second".to_owned(),
            tables: BTreeMap::new(),
            others: Default::default(),
            accessed: Default::default(),
        };
        let position = PointerPosition {
            parameter: 0,
            offset: 0,
        };
        let written = with_variable(&text, &second, position, 16).unwrap();
        let (first, second) = written.split_once("second(").unwrap();
        assert!(first.contains("ld.param.u64 %rd1, [a];"), "{written}");
        assert!(
            second.contains("mov.u64 \t%rd1, second_pointee_0;"),
            "{written}"
        );
        assert!(!second.contains("ld.param"), "{written}");
    }

    #[test]
    fn loads_of_fields() {
        let line = "\tld.param.v2.b64 \t{%rd1, %rd2}, [k_param_0+16];";
        let load = Load::parse(line, "k_param_0").unwrap();
        assert_eq!(load.pointers(), Some(vec![(16, "%rd1"), (24, "%rd2")]));
        assert!(load.covers(9) && load.covers(24) && !load.covers(8) && !load.covers(32));
        let half = Load::parse("ld.param.u32 %r1, [k_param_0+20];", "k_param_0").unwrap();
        assert_eq!(half.pointers(), None);
        assert!(half.covers(16) && !half.covers(24));
        assert!(Load::parse("mov.b64 %rd1, k_param_0;", "k_param_0").is_none());
    }
}
