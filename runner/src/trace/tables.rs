//! Replaces parameters that point to memory with addresses: `float **rows`, `Grid *grid`.
//!
//! A job has no addresses. The contents of such memory at a launch become part of the launch, as a
//! structure in a variable of the module that the kernel reads in place of the memory.

use super::recording::{Kernel, Recording};

/// Returns the name of the variable that replaces the memory to which a parameter of a kernel
/// points.
pub fn variable_of(kernel: &str, number: usize) -> String {
    format!("{kernel}_pointee_{number}")
}

/// Returns the text of a module in which kernels read these variables.
///
/// - errors: kernels that use such a parameter in another way too
pub fn with_variables(text: &str, module: usize, recording: &Recording) -> Result<String, String> {
    let mut text = text.to_owned();
    let kernels = recording.kernels.values();
    for kernel in kernels.filter(|kernel| kernel.module == module) {
        for (number, bytes) in &kernel.tables {
            text = with_variable(&text, kernel, *number, *bytes)?;
        }
    }
    Ok(text)
}

fn with_variable(text: &str, kernel: &Kernel, number: usize, bytes: u32) -> Result<String, String> {
    let readable = crate::kernel_names::readable(&kernel.name);
    let failed = |why: &str| {
        format!("`{readable}` reads addresses from memory that parameter {number} points to, {why}")
    };
    if kernel.others.contains(&number) {
        return Err(failed("and in other launches none"));
    }
    let (tree, _) = ptx::parse(text);
    let of_kernel = ptx::find_kernel(&tree, &kernel.name).ok();
    let param = of_kernel.and_then(|kernel| kernel.params.get(number));
    let name = &param.ok_or_else(|| failed("which has no name"))?.name;
    let variable = variable_of(&kernel.name, number);
    let mut lines = Vec::new();
    let mut is_declared = false;
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
        if !is_declared && line.starts_with(".address_size") {
            lines.push(format!(".global .align 16 .b8 {variable}[{bytes}];"));
            is_declared = true;
        }
    }
    Ok(lines.join("\n") + "\n")
}

/// Returns the register into which a line loads a parameter.
fn register_of<'a>(line: &'a str, param: &str) -> Option<&'a str> {
    let rest = line.trim().strip_prefix("ld.param.")?;
    let rest = rest.strip_prefix("u64").or(rest.strip_prefix("b64"))?;
    let (register, from) = rest.trim().split_once(',')?;
    (from.trim() == format!("[{param}];")).then_some(register.trim())
}
