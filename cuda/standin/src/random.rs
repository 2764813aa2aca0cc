//! cuRAND's host API. All pseudorandom generators are Philox4x32-10, by kernels of
//! `cuda/libraries/random.cu`.

use std::collections::BTreeMap;
use std::ffi::{c_int, c_void};
use std::sync::{Mutex, PoisonError};

use crate::client::{self, Error};
use crate::copies;
use crate::device;
use crate::errors::{OUT_OF_MEMORY, SUCCESS as NO_ERROR};
use crate::kernels::{self, Arg, arguments, line};
use crate::memory;
use crate::protocol::Memory;

/// `curandStatus_t`.
type Status = u32;
/// `curandGenerator_t`.
type Handle = *mut c_void;

const SUCCESS: Status = 0;
const NOT_INITIALIZED: Status = 101;
const ALLOCATION_FAILED: Status = 102;
const TYPE_ERROR: Status = 103;
const OUT_OF_RANGE: Status = 104;
const LENGTH_NOT_MULTIPLE: Status = 105;
const LAUNCH_FAILURE: Status = 201;
const INTERNAL: Status = 999;

/// The default seed.
const FIRST_SEED: u64 = 0;
/// The number of words of a counter.
const WORDS: u64 = 4;
/// The largest number of values of one launch.
const MOST: u64 = 1 << 29;

/// A generator.
#[derive(Clone, Copy)]
struct Generator {
    stream: *mut c_void,
    seed: u64,
    /// The index of the next word.
    offset: u64,
    /// Whether it fills host memory.
    is_on_host: bool,
}

// SAFETY: this library does not dereference the stream.
unsafe impl Send for Generator {}

static GENERATORS: Mutex<BTreeMap<usize, Generator>> = Mutex::new(BTreeMap::new());

fn generators<T>(action: impl FnOnce(&mut BTreeMap<usize, Generator>) -> T) -> T {
    action(&mut GENERATORS.lock().unwrap_or_else(PoisonError::into_inner))
}

fn status_of(error: Error) -> Status {
    match error {
        NO_ERROR => SUCCESS,
        OUT_OF_MEMORY => ALLOCATION_FAILED,
        _ => LAUNCH_FAILURE,
    }
}

unsafe fn create(to: *mut Handle, kind: c_int, is_on_host: bool) -> Status {
    if to.is_null() {
        return NOT_INITIALIZED;
    }
    match kind {
        100..=199 => {}
        200..=299 => {
            client::say_once("quasirandom generators of cuRAND are not supported");
            return TYPE_ERROR;
        }
        _ => return TYPE_ERROR,
    }
    let generator = Generator {
        stream: std::ptr::null_mut(),
        seed: FIRST_SEED,
        offset: 0,
        is_on_host,
    };
    let key = Box::into_raw(Box::new(0_u64)).cast::<c_void>();
    generators(|all| all.insert(key as usize, generator));
    // SAFETY: the program passes a valid pointer for it.
    unsafe { to.write(key) };
    SUCCESS
}

fn change(handle: Handle, change: impl FnOnce(&mut Generator)) -> Status {
    generators(|all| match all.get_mut(&(handle as usize)) {
        Some(generator) => {
            change(generator);
            SUCCESS
        }
        None => NOT_INITIALIZED,
    })
}

/// Launches a kernel for the words from the generator's offset on, in portions.
fn fill(
    generator: &Generator,
    kernel: &str,
    to: u64,
    words: u64,
    bytes_of_word: u64,
    parameters: &[Arg],
) -> Result<(), Status> {
    let mut done = 0;
    while done < words {
        let count = (words - done).min(MOST);
        let at = generator.offset + done;
        let (first, skip) = (at / WORDS, at % WORDS);
        let mut args = arguments![
            to + done * bytes_of_word,
            count as i32,
            generator.seed as u32,
            (generator.seed >> 32) as u32,
            first as i64,
            skip as i32,
        ];
        args.extend(parameters);
        let threads = line((count + skip).div_ceil(WORDS) as i64);
        kernels::launch(kernel, generator.stream, threads, &args).map_err(status_of)?;
        done += count;
    }
    Ok(())
}

/// Generates `count` values of `words` words each; a value has `bytes` bytes.
unsafe fn generate(
    handle: Handle,
    kernel: &str,
    to: *mut c_void,
    count: usize,
    [words, bytes]: [u64; 2],
    parameters: &[Arg],
) -> Status {
    let Some(mut generator) = generators(|all| all.get(&(handle as usize)).copied()) else {
        return NOT_INITIALIZED;
    };
    if to.is_null() && count > 0 {
        return OUT_OF_RANGE;
    }
    let all = count as u64 * words;
    // Values of two words begin at even offsets.
    generator.offset = generator.offset.next_multiple_of(words);
    let done = match generator.is_on_host {
        false => fill(
            &generator,
            kernel,
            to as u64,
            all,
            bytes / words,
            parameters,
        ),
        // SAFETY: the program passes valid memory.
        true => unsafe { fill_host(&generator, kernel, to, count, [words, bytes], parameters) },
    };
    match done {
        Ok(()) => change(handle, |kept| kept.offset = generator.offset + all),
        Err(status) => status,
    }
}

/// As [`generate`], into host memory by way of device memory.
unsafe fn fill_host(
    generator: &Generator,
    kernel: &str,
    to: *mut c_void,
    count: usize,
    [words, bytes]: [u64; 2],
    parameters: &[Arg],
) -> Result<(), Status> {
    let all = count * bytes as usize;
    if all == 0 {
        return Ok(());
    }
    let own = client::allocate(all as u64, Memory::Device, "cuRAND".to_owned());
    let own = own.map_err(status_of)?;
    let words_in_all = count as u64 * words;
    let filled = fill(
        generator,
        kernel,
        own,
        words_in_all,
        bytes / words,
        parameters,
    );
    let filled = filled.and_then(|()| {
        // SAFETY: by the caller's contract.
        match unsafe { copies::line(to, own as *const c_void, all, 4) } {
            NO_ERROR => Ok(()),
            error => Err(status_of(error)),
        }
    });
    memory::free(own as *mut c_void);
    filled
}

/// Defines functions that return a status.
macro_rules! functions {
    ($(fn $name:ident ($($arg:ident: $ty:ty),* $(,)?) $body:block)*) => {$(
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($($arg: $ty),*) -> Status {
            // SAFETY: the program satisfies the documented contract of the function.
            #[allow(unused_unsafe, reason = "some bodies need it")]
            unsafe { $body }
        }
    )*};
}

functions! {
    fn curandCreateGenerator(to: *mut Handle, kind: c_int) { create(to, kind, false) }
    fn curandCreateGeneratorHost(to: *mut Handle, kind: c_int) { create(to, kind, true) }
    fn curandDestroyGenerator(handle: Handle) {
        if generators(|all| all.remove(&(handle as usize))).is_some() { SUCCESS } else { NOT_INITIALIZED }
    }
    fn curandSetStream(handle: Handle, stream: *mut c_void) { change(handle, |generator| generator.stream = stream) }
    fn curandSetPseudoRandomGeneratorSeed(handle: Handle, seed: u64) {
        change(handle, |generator| {
            generator.seed = seed;
            generator.offset = 0;
        })
    }
    fn curandSetGeneratorOffset(handle: Handle, offset: u64) { change(handle, |generator| generator.offset = offset) }
    fn curandSetGeneratorOrdering(handle: Handle, order: c_int) {
        if !(100..=104).contains(&order) { return OUT_OF_RANGE }
        change(handle, |_| ())
    }
    fn curandGenerateSeeds(handle: Handle) { change(handle, |_| ()) }
    fn curandGetVersion(version: *mut c_int) {
        if version.is_null() { return OUT_OF_RANGE }
        version.write(device::runtime_version() / 1000 * 1000);
        SUCCESS
    }
    fn curandGetProperty(number: c_int, value: *mut c_int) {
        if value.is_null() || !(0..=2).contains(&number) { return OUT_OF_RANGE }
        value.write(if number == 0 { 10 } else { 0 });
        SUCCESS
    }

    fn curandGenerate(handle: Handle, to: *mut u32, count: usize) { generate(handle, "random_u32", to.cast(), count, [1, 4], &[]) }
    fn curandGenerateLongLong(handle: Handle, to: *mut u64, count: usize) { generate(handle, "random_u64", to.cast(), count, [2, 8], &[]) }
    fn curandGenerateUniform(handle: Handle, to: *mut f32, count: usize) { generate(handle, "random_uniform_f32", to.cast(), count, [1, 4], &[]) }
    fn curandGenerateUniformDouble(handle: Handle, to: *mut f64, count: usize) { generate(handle, "random_uniform_f64", to.cast(), count, [2, 8], &[]) }
    fn curandGenerateNormal(handle: Handle, to: *mut f32, count: usize, mean: f32, deviation: f32) {
        if !count.is_multiple_of(2) { return LENGTH_NOT_MULTIPLE }
        generate(handle, "random_normal_f32", to.cast(), count, [1, 4], &arguments![mean, deviation])
    }
    fn curandGenerateNormalDouble(handle: Handle, to: *mut f64, count: usize, mean: f64, deviation: f64) {
        if !count.is_multiple_of(2) { return LENGTH_NOT_MULTIPLE }
        generate(handle, "random_normal_f64", to.cast(), count, [2, 8], &arguments![mean, deviation])
    }
    fn curandGenerateLogNormal(handle: Handle, to: *mut f32, count: usize, mean: f32, deviation: f32) {
        if !count.is_multiple_of(2) { return LENGTH_NOT_MULTIPLE }
        generate(handle, "random_log_normal_f32", to.cast(), count, [1, 4], &arguments![mean, deviation])
    }
    fn curandGenerateLogNormalDouble(handle: Handle, to: *mut f64, count: usize, mean: f64, deviation: f64) {
        if !count.is_multiple_of(2) { return LENGTH_NOT_MULTIPLE }
        generate(handle, "random_log_normal_f64", to.cast(), count, [2, 8], &arguments![mean, deviation])
    }
    fn curandGeneratePoisson(handle: Handle, to: *mut u32, count: usize, mean: f64) {
        if !(mean > 0.0 && mean < 400_000.0) { return OUT_OF_RANGE }
        poisson(handle, to, count, mean)
    }
}

/// Poisson values use a separate counter each.
unsafe fn poisson(handle: Handle, to: *mut u32, count: usize, mean: f64) -> Status {
    let Some(mut generator) = generators(|all| all.get(&(handle as usize)).copied()) else {
        return NOT_INITIALIZED;
    };
    if generator.is_on_host || count as u64 > MOST {
        client::say_once(
            "curandGeneratePoisson of a host generator, or of more than 2^29 numbers, is not supported",
        );
        return INTERNAL;
    }
    generator.offset = generator.offset.next_multiple_of(WORDS);
    let args = arguments![
        to,
        count as i32,
        generator.seed as u32,
        (generator.seed >> 32) as u32,
        (generator.offset / WORDS) as i64,
        0_i32,
        mean,
    ];
    let threads = line(count as i64);
    match kernels::launch("random_poisson", generator.stream, threads, &args) {
        Ok(()) => change(handle, |kept| {
            kept.offset = generator.offset + WORDS * count as u64;
        }),
        Err(error) => status_of(error),
    }
}

macro_rules! unsupported {
    ($($name:ident)*) => {$(
        #[unsafe(no_mangle)]
        pub extern "C" fn $name() -> Status {
            client::say_once(concat!("the program calls `", stringify!($name), "`, which is not supported"));
            INTERNAL
        }
    )*};
}

unsupported! {
    curandCreatePoissonDistribution curandDestroyDistribution curandGeneratePoissonMethod
    curandGenerateBinomial curandGenerateBinomialMethod curandGetDirectionVectors32
    curandGetDirectionVectors64 curandGetScrambleConstants32 curandGetScrambleConstants64
    curandSetQuasiRandomGeneratorDimensions
}
