//! The bytes of a variable's initial value.

use llvm::{ModuleRef, Value};

/// Returns the bytes, without trailing zeros; if they contain an address, its text is the error.
pub fn bytes(unit: ModuleRef, variable: Value) -> Result<Vec<u8>, String> {
    let mut out = Vec::new();
    if let Some(value) = variable.initializer() {
        write(unit, value, 0, &mut out)?;
    }
    while out.last() == Some(&0) {
        out.pop();
    }
    Ok(out)
}

/// Writes `value` at byte `at`; bytes that are not written are zero.
fn write(unit: ModuleRef, value: Value, at: usize, out: &mut Vec<u8>) -> Result<(), String> {
    let ty = value.ty();
    if value.is_undef() || value.is_null() && !ty.is_pointer() {
        return Ok(());
    }
    if let Some(data) = value.raw_data(unit) {
        put(&data, at, out);
        return Ok(());
    }
    if let Some(bits) = value.const_uint() {
        put(&bits.to_le_bytes()[..unit.size_of(ty) as usize], at, out);
        return Ok(());
    }
    if value.const_float().is_some() {
        let bits = float_bits(unit, value).ok_or_else(|| said(value))?;
        put(&bits.to_le_bytes()[..unit.size_of(ty) as usize], at, out);
        return Ok(());
    }
    if ty.is_pointer() {
        return match value.is_null() {
            true => Ok(()),
            false => Err(said(value)),
        };
    }
    let (count, place): (usize, Box<dyn Fn(usize) -> usize>) =
        match (ty.fields(), ty.array_element()) {
            (Some(fields), _) => (
                fields.len(),
                Box::new(move |index| unit.field_offset(ty, index as u32) as usize),
            ),
            (None, Some(element)) => {
                let size = unit.size_of(element) as usize;
                (
                    (unit.size_of(ty) as usize).checked_div(size).unwrap_or(0),
                    Box::new(move |index| index * size),
                )
            }
            (None, None) => return Err(said(value)),
        };
    for index in 0..count {
        let part = value.element(index as u32).ok_or_else(|| said(value))?;
        write(unit, part, at + place(index), out)?;
    }
    Ok(())
}

fn put(bytes: &[u8], at: usize, out: &mut Vec<u8>) {
    if out.len() < at + bytes.len() {
        out.resize(at + bytes.len(), 0);
    }
    out[at..at + bytes.len()].copy_from_slice(bytes);
}

/// Returns the bits of a floating-point constant.
fn float_bits(unit: ModuleRef, value: Value) -> Option<u64> {
    let number = value.const_float()?;
    let is = |name: &str| -> bool { value.ty() == unit.float(name) };
    Some(if is("double") {
        number.to_bits()
    } else if is("float") {
        (number as f32).to_bits().into()
    } else if is("half") {
        half::f16::from_f64(number).to_bits().into()
    } else if is("bfloat") {
        half::bf16::from_f64(number).to_bits().into()
    } else {
        return None;
    })
}

/// Returns the text of a constant for errors: its name, if it has one.
fn said(value: Value) -> String {
    match value.name() {
        name if name.is_empty() => value.text(),
        name => format!("`{name}`"),
    }
}
