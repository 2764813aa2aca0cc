//! The properties of the device that programs can query.

use std::ffi::{CStr, c_int};
use std::sync::atomic::AtomicUsize;

use crate::errors::INVALID_VALUE;
use crate::launch::MOST_SHARED;
use crate::protocol::{Device, Function};
use crate::{client::Error, memory, sys};

/// Limits that programs may query and set, without effect here: the stack size of a thread, the
/// sizes of the buffer of `printf` and of the heap of `malloc`, depth and number of launches by
/// kernels, L2 fetch granularity, and persisting L2 cache size.
static LIMITS: [AtomicUsize; 7] = [
    AtomicUsize::new(1 << 10),
    AtomicUsize::new(1 << 20),
    AtomicUsize::new(8 << 20),
    AtomicUsize::new(2),
    AtomicUsize::new(2048),
    AtomicUsize::new(128),
    AtomicUsize::new(0),
];

/// Returns the limit of that number.
pub fn limit(number: c_int) -> Option<&'static AtomicUsize> {
    LIMITS.get(usize::try_from(number).ok()?)
}

/// The maximum number of threads of a multiprocessor.
const THREADS: u32 = 2048;
/// The maximum number of blocks of a multiprocessor.
const BLOCKS: u32 = 32;
/// The shared memory of a block without opting in to more.
const SHARED: u32 = 48 << 10;
const REGISTERS: c_int = 65536;
const CLOCK_KHZ: c_int = 1_410_000;
const MEMORY_CLOCK_KHZ: c_int = 1_215_000;
const BUS_BITS: c_int = 5120;
const L2_BYTES: c_int = 40 << 20;
/// The CUDA versions of the libraries.
const VERSIONS: [(&CStr, c_int); 3] = [
    (c"libcudart.so.13", 13000),
    (c"libcudart.so.12", 12080),
    (c"libcudart.so.11.0", 11080),
];
/// The version of the driver.
pub const DRIVER_VERSION: c_int = 13000;

/// Returns the version of the runtime that the program was linked with.
pub fn runtime_version() -> c_int {
    for (library, version) in VERSIONS {
        // SAFETY: the name ends with a zero byte; nothing is loaded.
        let loaded = unsafe { sys::dlopen(library.as_ptr(), sys::RTLD_LAZY | sys::RTLD_NOLOAD) };
        if !loaded.is_null() {
            // SAFETY: it was opened above.
            unsafe { sys::dlclose(loaded) };
            return version;
        }
    }
    DRIVER_VERSION
}

/// Returns the value of a device attribute, by CUDA's number. Attributes of textures and of missing
/// features are 0.
pub fn attribute(device: &Device, number: c_int) -> Result<c_int, Error> {
    Ok(match number {
        1..=3 => 1024,
        4 => 64,
        5 => i32::MAX,
        6 | 7 => 65535,
        8 => SHARED as c_int,
        9 => 65536,
        10 => 32,
        11 => i32::MAX,
        12 | 82 => REGISTERS,
        13 => CLOCK_KHZ,
        14 => 512,
        15 | 19 | 31 | 40 | 41 | 78 | 79 | 80 | 83 | 90 | 95 | 99 => 1,
        16 => device.multiprocessors as c_int,
        35 => 0,
        36 => MEMORY_CLOCK_KHZ,
        37 => BUS_BITS,
        38 => L2_BYTES,
        39 => THREADS as c_int,
        51 => memory::PITCH as c_int,
        75 => device.capability[0] as c_int,
        76 => device.capability[1] as c_int,
        81 => (MOST_SHARED + 1024) as c_int,
        87 => 2,
        97 => MOST_SHARED as c_int,
        106 => BLOCKS as c_int,
        111 => 1024,
        115 => 1,
        0 => return Err(INVALID_VALUE),
        n if !(0..=512).contains(&n) => return Err(INVALID_VALUE),
        _ => 0,
    })
}

/// Returns the number of blocks of a kernel that fit on a multiprocessor.
pub fn occupancy(function: &Function, threads: c_int, shared: usize) -> c_int {
    let threads = (threads.max(1) as u32).next_multiple_of(32);
    if threads > 1024 {
        return 0;
    }
    let shared = function.shared + shared as u32;
    let by_shared = MOST_SHARED.checked_div(shared).unwrap_or(BLOCKS);
    (THREADS / threads).min(BLOCKS).min(by_shared) as c_int
}

/// Writes the fields of a C structure in order.
struct Fields {
    to: *mut u8,
    at: usize,
}

impl Fields {
    fn put<T>(&mut self, value: T) {
        self.at = self.at.next_multiple_of(align_of::<T>());
        // SAFETY: the structure has a field of this type here.
        unsafe { self.to.add(self.at).cast::<T>().write(value) };
        self.at += size_of::<T>();
    }

    fn ints(&mut self, values: &[c_int]) {
        for value in values {
            self.put(*value);
        }
    }
}

/// Fills `cudaDeviceProp`, whose fields differ between versions of CUDA.
///
/// # Safety
/// `to` is a structure of that version.
pub unsafe fn properties(device: &Device, to: *mut u8, version: c_int) {
    let is_old = version < 13000;
    let mut fields = Fields { to, at: 0 };
    let mut name = [0_u8; 256];
    for (to, from) in name[..255].iter_mut().zip(device.name.bytes()) {
        *to = from;
    }
    fields.put(name);
    fields.put(*b"reactant-rs host");
    fields.put([0_u8; 8]);
    fields.put(0_u32);
    fields.put(device.memory as usize);
    fields.put(SHARED as usize);
    fields.ints(&[REGISTERS, 32]);
    fields.put(i32::MAX as usize);
    fields.ints(&[1024, 1024, 1024, 64, i32::MAX, 65535, 65535]);
    if is_old {
        fields.put(CLOCK_KHZ);
    }
    fields.put(65536_usize);
    fields.ints(&[device.capability[0] as c_int, device.capability[1] as c_int]);
    fields.put(512_usize);
    fields.put(memory::PITCH);
    if is_old {
        // deviceOverlap
        fields.put(1);
    }
    fields.put(device.multiprocessors as c_int);
    if is_old {
        // kernelExecTimeoutEnabled
        fields.put(0);
    }
    // integrated, canMapHostMemory
    fields.ints(&[0, 1]);
    if is_old {
        // computeMode
        fields.put(0);
    }
    // maxTexture1D, maxTexture1DMipmap, and in the old structure maxTexture1DLinear
    fields.ints(&[0, 0]);
    if is_old {
        fields.put(0);
    }
    // Textures and surfaces up to maxSurfaceCubemapLayered.
    fields.ints(&[0; 37]);
    fields.put(512_usize);
    // concurrentKernels, ECCEnabled, bus, device, domain, tccDriver, asyncEngineCount,
    // unifiedAddressing
    fields.ints(&[1, 0, 0, 0, 0, 0, 1, 1]);
    if is_old {
        fields.put(MEMORY_CLOCK_KHZ);
    }
    // memoryBusWidth, l2CacheSize, persistingL2CacheMaxSize, maxThreadsPerMultiProcessor,
    // streamPrioritiesSupported, globalL1CacheSupported, localL1CacheSupported
    fields.ints(&[BUS_BITS, L2_BYTES, 0, THREADS as c_int, 1, 1, 1]);
    fields.put((MOST_SHARED + 1024) as usize);
    // regsPerMultiprocessor, managedMemory, isMultiGpuBoard, multiGpuBoardGroupID,
    // hostNativeAtomicSupported
    fields.ints(&[REGISTERS, 1, 0, 0, 0]);
    if is_old {
        // singleToDoublePrecisionPerfRatio
        fields.put(2);
    }
    // pageableMemoryAccess, concurrentManagedAccess, computePreemptionSupported,
    // canUseHostPointerForRegisteredMem, cooperativeLaunch
    fields.ints(&[0, 0, 1, 0, 1]);
    if is_old {
        // cooperativeMultiDeviceLaunch
        fields.put(0);
    }
    fields.put(MOST_SHARED as usize);
    // pageableMemoryAccessUsesHostPageTables, directManagedMemAccessFromHost,
    // maxBlocksPerMultiProcessor, accessPolicyMaxWindowSize
    fields.ints(&[0, 0, BLOCKS as c_int, 0]);
    fields.put(1024_usize);
    if version >= 12000 {
        // hostRegisterSupported, sparseCudaArraySupported, hostRegisterReadOnlySupported,
        // timelineSemaphoreInteropSupported, memoryPoolsSupported; what follows stays 0
        fields.ints(&[1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
    }
}

/// Fills `cudaFuncAttributes`, up to the last field that all versions of CUDA have.
///
/// # Safety
/// `to` is such a structure.
pub unsafe fn function_attributes(device: &Device, function: &Function, to: *mut u8) {
    let mut fields = Fields { to, at: 0 };
    fields.put(function.shared as usize);
    fields.put(function.constant as usize);
    fields.put(function.local as usize);
    let most_threads = match function.most_threads {
        0 => 1024,
        most => most as c_int,
    };
    let architecture = (10 * device.capability[0] + device.capability[1]) as c_int;
    fields.ints(&[most_threads, 32, architecture, architecture, 0]);
    fields.ints(&[
        (MOST_SHARED - function.shared.min(MOST_SHARED)) as c_int,
        -1,
    ]);
}
