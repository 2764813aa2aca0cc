//! Generates the PTX of a group's kernel, and lists its arrays.

use super::table::{Group, Kind, Line};
use std::fmt::Write;

/// The number of threads of a block; there is a thread per sample.
pub const BLOCK: usize = 32;

/// An array of the kernel, with an element per thread.
pub struct Array {
    /// The parameter's name.
    pub name: String,
    /// The number of bits of an element, which is an unsigned integer.
    pub bits: u32,
}

/// The beginning of a file of kernels.
pub const HEADER: &str = ".version 9.0\n.target sm_100\n.address_size 64\n";

/// The kernel of some lines of a group.
pub struct Kernel {
    /// Its entry function, without [`HEADER`].
    pub text: String,
    /// The arrays of operands, then those of results.
    pub arrays: Vec<Array>,
    /// The number of threads of the launch.
    pub threads: usize,
}

/// Returns the name of operand `number`.
fn operand_name(number: usize) -> char {
    char::from(b'a' + number as u8)
}

/// Returns the letter of the registers with this many bits.
fn letter(bits: u32) -> char {
    match bits {
        16 => 'h',
        32 => 'w',
        _ => 'd',
    }
}

/// Writes kernel `name`, which stores the result of each line.
pub fn kernel(group: &Group, lines: &[&Line], name: &str) -> Kernel {
    let mut arrays = Vec::new();
    for (number, kind) in group.operands.iter().enumerate() {
        arrays.push(Array {
            name: operand_name(number).to_string(),
            bits: kind.register(),
        });
    }
    for (number, line) in lines.iter().enumerate() {
        arrays.push(Array {
            name: format!("r{number}"),
            bits: line.result.register(),
        });
    }
    let params: Vec<_> = arrays
        .iter()
        .map(|array| format!(".param .u64 {}", array.name))
        .collect();
    let mut text = format!(
        ".visible .entry {name}({})\n{{\n\
         .reg .pred %p<4>;\n.reg .b16 %h<{count}>;\n.reg .b32 %w<{count}>, %t<4>, %i<4>;\n.reg .b64 %d<{count}>, %x<4>;\n\
         mov.u32 %i0, %ctaid.x;\nmov.u32 %i1, %tid.x;\nmad.lo.s32 %i2, %i0, {BLOCK}, %i1;\n",
        params.join(", "),
        count = arrays.len(),
    );
    let mut names = Vec::new();
    for (number, array) in arrays.iter().enumerate() {
        let bytes = array.bits / 8;
        let register = format!("%{}{number}", letter(array.bits));
        let address = format!(
            "ld.param.u64 %x0, [{}];\nmul.wide.s32 %x1, %i2, {bytes};\nadd.s64 %x2, %x0, %x1;\n",
            array.name
        );
        let Some(line) = number.checked_sub(group.operands.len()).map(|n| lines[n]) else {
            let _ = writeln!(
                text,
                "{address}ld.global.b{} {register}, [%x2];",
                array.bits
            );
            names.push(register);
            continue;
        };
        let mut body = line.text.replace("$r", &register);
        for (operand, name) in names.iter().enumerate() {
            body = body.replace(&format!("${}", operand_name(operand)), name);
        }
        let _ = writeln!(
            text,
            "{body}\n{address}st.global.b{} [%x2], {register};",
            array.bits
        );
    }
    text.push_str("ret;\n}\n");
    Kernel {
        text,
        arrays,
        threads: group.samples.len().next_multiple_of(BLOCK),
    }
}

/// Returns the bytes of operand `number` for all threads; threads beyond the samples use the first
/// one.
pub fn operand_bytes(group: &Group, number: usize, threads: usize) -> Vec<u8> {
    let kind: Kind = group.operands[number];
    let first = &group.samples[0];
    (0..threads)
        .flat_map(|thread| {
            let sample = group.samples.get(thread).unwrap_or(first);
            sample[number].to_le_bytes()[..kind.register() as usize / 8].to_vec()
        })
        .collect()
}

/// Returns the elements of an array.
pub fn elements(bytes: &[u8], bits: u32) -> Vec<u64> {
    bytes
        .chunks(bits as usize / 8)
        .map(|element| {
            let mut whole = [0; 8];
            whole[..element.len()].copy_from_slice(element);
            u64::from_le_bytes(whole)
        })
        .collect()
}
