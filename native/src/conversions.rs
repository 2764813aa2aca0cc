//! Conversions between floats that LLVM calls by name where the processor has no instruction for
//! them. The libraries of older compilers lack them.

use std::ffi::{CStr, c_void};
use std::sync::Once;

use half::{bf16, f16};
use inkwell::llvm_sys::support::LLVMAddSymbol;

/// Makes the functions known to all machine code that is compiled afterwards.
pub fn provide() {
    static PROVIDED: Once = Once::new();
    let functions: [(&CStr, usize); 5] = [
        (c"__truncsfbf2", bf16_of_f32 as *const () as usize),
        (c"__truncdfbf2", bf16_of_f64 as *const () as usize),
        (c"__truncsfhf2", f16_of_f32 as *const () as usize),
        (c"__truncdfhf2", f16_of_f64 as *const () as usize),
        (c"__extendhfsf2", f32_of_f16 as *const () as usize),
    ];
    PROVIDED.call_once(|| {
        for (name, function) in functions {
            // SAFETY: the name ends with a zero, and LLVM copies it.
            unsafe { LLVMAddSymbol(name.as_ptr(), function as *mut c_void) };
        }
    });
}

/// A 16-bit float as LLVM passes it: in the low half of the register of an `f32`.
fn passed(bits: u16) -> f32 {
    f32::from_bits(bits.into())
}

/// Rounds to `f32` so that a second rounding, to 16 bits, is the only one that counts: a number
/// that is not exact gets an odd last bit.
fn rounded_to_odd(value: f64) -> f32 {
    let near = value as f32;
    if near.is_nan() || f64::from(near) == value {
        return near;
    }
    let is_above = f64::from(near).abs() > value.abs();
    let below = near.to_bits() - u32::from(is_above);
    f32::from_bits(below | 1)
}

extern "C" fn bf16_of_f32(value: f32) -> f32 {
    passed(bf16::from_f32(value).to_bits())
}

extern "C" fn bf16_of_f64(value: f64) -> f32 {
    passed(bf16::from_f32(rounded_to_odd(value)).to_bits())
}

extern "C" fn f16_of_f32(value: f32) -> f32 {
    passed(f16::from_f32(value).to_bits())
}

extern "C" fn f16_of_f64(value: f64) -> f32 {
    passed(f16::from_f32(rounded_to_odd(value)).to_bits())
}

extern "C" fn f32_of_f16(value: f32) -> f32 {
    f16::from_bits(value.to_bits() as u16).to_f32()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_64_bits_are_rounded_once() {
        // Halfway between two neighbours, and as little beside it as an `f64` can tell.
        let (least, half) = (2f64.powi(-52), 1.0 + 2f64.powi(-8));
        for (value, bits) in [
            (half - least, 0x3f80),
            (half, 0x3f80),
            (half + least, 0x3f81),
        ] {
            assert_eq!(bf16_of_f64(value).to_bits(), bits, "{value:e}");
        }
        let half = 1.0 + 2f64.powi(-11);
        for (value, bits) in [
            (half - least, 0x3c00),
            (half, 0x3c00),
            (half + least, 0x3c01),
        ] {
            assert_eq!(f16_of_f64(value).to_bits(), bits, "{value:e}");
            assert_eq!(f16_of_f64(-value).to_bits(), bits | 0x8000, "{value:e}");
        }
        for (value, bits) in [(1e300, 0x7c00), (1e-300, 0), (f64::NEG_INFINITY, 0xfc00)] {
            assert_eq!(f16_of_f64(value).to_bits(), bits, "{value:e}");
        }
    }
}
