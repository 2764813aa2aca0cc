//! Control of subnormal numbers, which XLA's CPU plugin flushes to zero.
//!
//! PTX preserves them unless an instruction has `.ftz`. The plugin has no option for it: around
//! each run, and for the lifetime of each of its threads, it sets the processor's flush-to-zero and
//! denormals-are-zero bits, and then the rounding mode, by the C library's `fesetround`. This
//! module interposes that function, and clears the bits again where a job requests CUDA's bits,
//! where a program has a subnormal constant, and where it runs native code. Otherwise they stay
//! set: fields that spread from zeros are full of subnormals, with which the shallow-water example
//! takes 3.3 times as long.
//!
//! The processor records on each thread that a result was flushed. The plugin restores the mode at
//! the end of a run, and of a thread of its pool, by the same function, which reads that status
//! flag: once the client is destroyed, [`were_flushed`] covers everything that it ran. Operands
//! that are treated as zero set no flag; `look_at` finds them in the arrays that are uploaded.

use std::ffi::{c_int, c_void};
use std::sync::atomic::{AtomicBool, AtomicPtr, Ordering};

use stablehlo::ElementType;

/// Whether the plugin's threads preserve subnormals.
static KEPT: AtomicBool = AtomicBool::new(false);

/// Whether a result was flushed, or an operand treated as zero.
static FLUSHED: AtomicBool = AtomicBool::new(false);

/// Returns whether a completed run, or a thread that has ended, treated a subnormal as zero.
///
/// The plugin's pool of threads ends when its client is destroyed.
pub fn were_flushed() -> bool {
    FLUSHED.load(Ordering::Relaxed)
}

/// Clears the status flag of this thread, before the plugin runs a program: the process's own
/// computations are not flushed.
pub(crate) fn clear_note() {
    take_note();
}

/// Looks for subnormals in the elements of an array that is uploaded.
pub(crate) fn look_at(element: ElementType, bytes: &[u8]) {
    if KEPT.load(Ordering::Relaxed) || were_flushed() {
        return;
    }
    // Without the sign bit, a subnormal is greater than zero and less than the least normal number.
    let is_found = match element {
        ElementType::F32 => (bytes.chunks_exact(4))
            .map(|bytes| u32::from_le_bytes(bytes.try_into().expect("four bytes")) << 1)
            .any(|bits| bits.wrapping_sub(1) < (1 << 24) - 1),
        ElementType::F64 => (bytes.chunks_exact(8))
            .map(|bytes| u64::from_le_bytes(bytes.try_into().expect("eight bytes")) << 1)
            .any(|bits| bits.wrapping_sub(1) < (1 << 53) - 1),
        _ => false,
    };
    if is_found {
        FLUSHED.store(true, Ordering::Relaxed);
    }
}

/// Makes the plugin's threads preserve subnormals, from the next run on.
pub fn keep_them() {
    KEPT.store(true, Ordering::Relaxed);
}

/// Returns whether a constant of a StableHLO program is a subnormal `f32` or `f64`.
pub fn are_in(text: &str) -> bool {
    let mut lines = text.lines();
    lines.any(|line| line.contains("stablehlo.constant") && is_in_constant(line))
}

/// Returns whether one of the elements in `dense<…> : tensor<…>` is subnormal.
fn is_in_constant(line: &str) -> bool {
    let dense = line.split_once("dense<").map(|(_, dense)| dense);
    let Some((elements, ty)) = dense.and_then(|dense| dense.split_once("> : tensor<")) else {
        return false;
    };
    let element = |name: &str| ty.split('>').next().is_some_and(|ty| ty.ends_with(name));
    let (least, digits) = match (element("f32"), element("f64")) {
        (true, _) => (f64::from(f32::MIN_POSITIVE), 8),
        (_, true) => (f64::MIN_POSITIVE, 16),
        _ => return false,
    };
    let is_subnormal = |x: f64| x != 0.0 && x.abs() < least;
    if let Some(bytes) = elements.strip_prefix("\"0x") {
        // The bytes of all elements, each little-endian.
        return bytes.as_bytes().chunks_exact(digits).any(|element| {
            let pairs = element.chunks_exact(2).rev().flatten();
            let hex: String = pairs.map(|digit| char::from(*digit)).collect();
            let bits = u64::from_str_radix(&hex, 16);
            bits.is_ok_and(|bits| match digits {
                8 => is_subnormal(f32::from_bits(bits as u32).into()),
                _ => is_subnormal(f64::from_bits(bits)),
            })
        });
    }
    let numbers = elements.split(['[', ']', ',', ' ']);
    numbers
        .filter_map(|number| number.parse().ok())
        .any(is_subnormal)
}

type SetRound = unsafe extern "C" fn(c_int) -> c_int;

/// Interposes the C library's `fesetround` for everything that this process loads: sets the
/// rounding mode, and makes the thread preserve subnormals if that is requested.
///
/// # Safety
/// As for the C function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fesetround(mode: c_int) -> c_int {
    static KNOWN: AtomicPtr<c_void> = AtomicPtr::new(std::ptr::null_mut());
    let mut next = KNOWN.load(Ordering::Relaxed);
    if next.is_null() {
        next = of_the_c_library();
        assert!(!next.is_null(), "the C library has no fesetround");
        KNOWN.store(next, Ordering::Relaxed);
    }
    // SAFETY: the function of that name has this type.
    let next = unsafe { std::mem::transmute::<*mut c_void, SetRound>(next) };
    // If subnormals are preserved, the flag is left from an earlier run, and the bits are cleared
    // below.
    if take_note() && !KEPT.load(Ordering::Relaxed) {
        FLUSHED.store(true, Ordering::Relaxed);
    }
    // SAFETY: by the caller's contract.
    let result = unsafe { next(mode) };
    if KEPT.load(Ordering::Relaxed) {
        keep();
    }
    result
}

/// Returns the C library's function that [`fesetround`] interposes.
fn of_the_c_library() -> *mut c_void {
    let name = c"fesetround".as_ptr();
    // SAFETY: a name that ends with 0.
    let next = unsafe { libc::dlsym(libc::RTLD_NEXT, name) };
    if !next.is_null() {
        return next;
    }
    // A program that is not linked with libm: plugins load it separately.
    // SAFETY: names that end with 0; the library is never closed.
    unsafe {
        let library = libc::dlopen(c"libm.so.6".as_ptr(), libc::RTLD_LAZY);
        match library.is_null() {
            true => library,
            false => libc::dlsym(library, name),
        }
    }
}

/// Returns the address of [`fesetround`]; the reference keeps it linked.
pub(super) fn linked() -> usize {
    fesetround as *const () as usize
}

/// Makes this thread compute with subnormals.
#[cfg(target_arch = "x86_64")]
fn keep() {
    /// The flush-to-zero and denormals-are-zero bits.
    const FLUSH: u32 = 0x8000 | 0x0040;
    let mut control = 0_u32;
    // SAFETY: reads and writes the control register of this thread's vector unit, through an
    // integer on the stack; Rust code assumes that subnormals are preserved.
    unsafe {
        std::arch::asm!("stmxcsr [{}]", in(reg) &raw mut control, options(nostack));
        control &= !FLUSH;
        std::arch::asm!("ldmxcsr [{}]", in(reg) &raw const control, options(nostack));
    }
}

/// Returns whether this thread flushes results and has flushed one; clears the status flag.
#[cfg(target_arch = "x86_64")]
fn take_note() -> bool {
    /// The flush-to-zero bit.
    const FLUSH: u32 = 0x8000;
    /// The underflow flag.
    const UNDERFLOW: u32 = 0x0010;
    let mut control = 0_u32;
    // SAFETY: as in `keep`; clearing the flag changes no result.
    unsafe { std::arch::asm!("stmxcsr [{}]", in(reg) &raw mut control, options(nostack)) };
    let is_noted = control & UNDERFLOW != 0;
    if is_noted {
        control &= !UNDERFLOW;
        // SAFETY: as above.
        unsafe { std::arch::asm!("ldmxcsr [{}]", in(reg) &raw const control, options(nostack)) };
    }
    is_noted && control & FLUSH != 0
}

/// Returns whether this thread flushes results and has flushed one; clears the status flag.
#[cfg(target_arch = "aarch64")]
fn take_note() -> bool {
    /// The flush-to-zero bit.
    const FLUSH: u64 = 1 << 24;
    /// The underflow and the input-denormal flags.
    const NOTES: u64 = 1 << 3 | 1 << 7;
    // SAFETY: as in `keep`; clearing the flag changes no result.
    unsafe {
        let (control, mut status): (u64, u64);
        std::arch::asm!("mrs {}, fpcr", out(reg) control, options(nomem, nostack));
        std::arch::asm!("mrs {}, fpsr", out(reg) status, options(nomem, nostack));
        let is_noted = status & NOTES != 0;
        status &= !NOTES;
        std::arch::asm!("msr fpsr, {}", in(reg) status, options(nomem, nostack));
        is_noted && control & FLUSH != 0
    }
}

/// Other processors are not supported.
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
fn take_note() -> bool {
    false
}

/// Makes this thread compute with subnormals.
#[cfg(target_arch = "aarch64")]
fn keep() {
    /// The flush-to-zero bit.
    const FLUSH: u64 = 1 << 24;
    // SAFETY: reads and writes the control register of this thread's floating-point unit; Rust code
    // assumes that subnormals are preserved.
    unsafe {
        let mut control: u64;
        std::arch::asm!("mrs {}, fpcr", out(reg) control, options(nomem, nostack));
        control &= !FLUSH;
        std::arch::asm!("msr fpcr, {}", in(reg) control, options(nomem, nostack));
    }
}

/// Other processors are not supported: they compute as the plugin sets them.
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
fn keep() {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subnormal_constants_are_found() {
        let constant = |elements: &str, ty: &str| {
            format!(
                "%0 = \"stablehlo.constant\"() <{{value = dense<{elements}> : tensor<{ty}>}}> : () -> tensor<{ty}>"
            )
        };
        for (elements, ty, expected) in [
            ("1.0e-310", "f64", true),
            ("-1.0e-38", "4xf32", true),
            ("1.0e-38", "4xf64", false),
            ("[1.0, 0.0, 2.0e-39]", "3xf32", true),
            ("[1.0, -0.0, 2.0e-37]", "3xf32", false),
            ("\"0x0000803F01000000\"", "2xf32", true),
            ("\"0x0000803F00000080\"", "2xf32", false),
            ("1", "4xi32", false),
        ] {
            let text = constant(elements, ty);
            assert_eq!(are_in(&text), expected, "{text}");
        }
    }

    #[test]
    fn the_plugin_finds_this_function() {
        // SAFETY: a name that ends with 0.
        let found = unsafe { libc::dlsym(libc::RTLD_DEFAULT, c"fesetround".as_ptr()) };
        assert_eq!(found.addr(), linked());
    }

    #[cfg(target_arch = "x86_64")]
    #[test]
    fn a_thread_keeps_subnormals() {
        let tiny = || std::hint::black_box(f64::MIN_POSITIVE) * std::hint::black_box(0.5);
        let flush: u32 = 0x9fc0;
        // SAFETY: this thread's control register, which `keep` restores.
        unsafe { std::arch::asm!("ldmxcsr [{}]", in(reg) &raw const flush, options(nostack)) };
        let flushed = tiny();
        keep_them();
        // SAFETY: 0 is round-to-nearest.
        unsafe { fesetround(0) };
        assert_eq!(flushed, 0.0);
        assert!(tiny() > 0.0);
    }
}
