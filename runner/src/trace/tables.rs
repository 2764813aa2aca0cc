//! Replaces parameters that point to memory with addresses: `float **rows`, `Grid *grid`.
//!
//! A job has no addresses. The contents of such memory at a launch become part of the launch, as a
//! structure in a variable of the module that the kernel reads in place of the memory.

use std::collections::BTreeMap;

use super::recording::{Kernel, Recording};

/// Returns the name of the variable that replaces the memory to which a parameter of a kernel
/// points.
pub fn variable_of(kernel: &str, number: usize) -> String {
    format!("{kernel}_pointee_{number}")
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
        for (number, bytes) in &kernel.tables {
            if kernel.others.contains(number) {
                return Err(failed(kernel, *number, "and in other launches none"));
            }
            text = with_variable(&text, kernel, *number, *bytes)?;
        }
    }
    Ok(text)
}

/// Returns the parameters of a kernel that have pointed to memory with addresses in every launch,
/// with the greatest size of that memory.
pub fn always(kernel: &Kernel) -> BTreeMap<usize, u32> {
    let mut all = kernel.tables.clone();
    all.retain(|number, _| !kernel.others.contains(number));
    all
}

/// Returns the text of a module in which a kernel reads the variables of [`always`].
///
/// - errors: it uses such a parameter in another way too
pub fn with_variables_of(text: &str, kernel: &Kernel) -> Result<String, String> {
    let mut text = text.to_owned();
    for (number, bytes) in always(kernel) {
        text = with_variable(&text, kernel, number, bytes)?;
    }
    Ok(text)
}

fn failed(kernel: &Kernel, number: usize, why: &str) -> String {
    let readable = crate::kernel_names::readable(&kernel.name);
    format!("`{readable}` reads addresses from memory that parameter {number} points to, {why}")
}

fn with_variable(text: &str, kernel: &Kernel, number: usize, bytes: u32) -> Result<String, String> {
    let failed = |why: &str| failed(kernel, number, why);
    let (tree, _) = ptx::parse(text);
    let of_kernel = ptx::find_kernel(&tree, &kernel.name).ok();
    let param = of_kernel.and_then(|kernel| kernel.params.get(number));
    let name = &param.ok_or_else(|| failed("which has no name"))?.name;
    let variable = variable_of(&kernel.name, number);
    let mut lines = Vec::new();
    for line in text.lines() {
        if let Some(register) = register_of(line, name) {
            lines.push(format!("\tmov.u64 \t{register}, {variable};"));
            lines.push(format!("\tcvta.global.u64 \t{register}, {register};"));
            continue;
        }
        if line.contains(&format!("[{name}")) {
            return Err(failed("in a way that is not known"));
        }
        lines.push(line.to_owned());
    }
    let declaration = format!(".global .align 16 .b8 {variable}[{bytes}];");
    Ok(declared(&lines.join("\n"), &declaration))
}

/// Returns the register into which a line loads a parameter.
fn register_of<'a>(line: &'a str, param: &str) -> Option<&'a str> {
    let rest = line.trim().strip_prefix("ld.param.")?;
    let rest = rest.strip_prefix("u64").or(rest.strip_prefix("b64"))?;
    let (register, from) = rest.trim().split_once(',')?;
    (from.trim() == format!("[{param}];")).then_some(register.trim())
}
