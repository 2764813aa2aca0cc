//! cuFFT: a plan is a list of passes, which its execution launches as kernels of
//! `cuda/libraries/fft.cu`.

mod plan;
mod tables;
mod unsupported;

use std::collections::BTreeMap;
use std::ffi::{c_int, c_void};
use std::sync::{Arc, Mutex, PoisonError};

use crate::client::Error;
use crate::device;
use crate::errors::{OUT_OF_MEMORY, SUCCESS as NO_ERROR};
use plan::{Kind, Layout, Plan};

/// `cufftResult`.
pub type Status = u32;
/// `cufftHandle`.
type Handle = c_int;

const SUCCESS: Status = 0;
const INVALID_PLAN: Status = 1;
const ALLOC_FAILED: Status = 2;
const INVALID_TYPE: Status = 3;
const INVALID: Status = 4;
const EXEC_FAILED: Status = 6;
const SETUP_FAILED: Status = 7;
const INVALID_SIZE: Status = 8;
const UNSUPPORTED: Status = 16;

pub type Result<T> = std::result::Result<T, Status>;

fn status_of(error: Error) -> Status {
    match error {
        NO_ERROR => SUCCESS,
        OUT_OF_MEMORY => ALLOC_FAILED,
        _ => EXEC_FAILED,
    }
}

fn code(result: Result<()>) -> Status {
    result.err().unwrap_or(SUCCESS)
}

/// The state of a handle.
#[derive(Clone)]
struct Entry {
    stream: *mut c_void,
    plan: Option<Arc<Plan>>,
}

// SAFETY: this library does not dereference the stream.
unsafe impl Send for Entry {}

static PLANS: Mutex<BTreeMap<Handle, Entry>> = Mutex::new(BTreeMap::new());

fn plans<T>(action: impl FnOnce(&mut BTreeMap<Handle, Entry>) -> T) -> T {
    action(&mut PLANS.lock().unwrap_or_else(PoisonError::into_inner))
}

fn entry(handle: Handle) -> Result<Entry> {
    plans(|all| all.get(&handle).cloned()).ok_or(INVALID_PLAN)
}

fn new_handle(plan: Option<Arc<Plan>>) -> Handle {
    plans(|all| {
        let handle = all.last_key_value().map_or(1, |(last, _)| last + 1);
        let stream = std::ptr::null_mut();
        all.insert(handle, Entry { stream, plan });
        handle
    })
}

/// Assigns a plan to a handle, and returns the size of its work area.
unsafe fn make(handle: Handle, plan: Result<Plan>, bytes: *mut usize) -> Status {
    let plan = match plan {
        Ok(plan) => plan,
        Err(status) => return status,
    };
    if !bytes.is_null() {
        // SAFETY: the program passes a valid pointer for it.
        unsafe { bytes.write(plan.work_bytes()) };
    }
    plans(|all| match all.get_mut(&handle) {
        Some(entry) => {
            entry.plan = Some(Arc::new(plan));
            SUCCESS
        }
        None => INVALID_PLAN,
    })
}

/// Creates a handle with a plan.
unsafe fn put(to: *mut Handle, plan: Result<Plan>) -> Status {
    if to.is_null() {
        return INVALID;
    }
    match plan {
        Ok(plan) => {
            // SAFETY: the program passes a valid pointer for it.
            unsafe { to.write(new_handle(Some(Arc::new(plan)))) };
            SUCCESS
        }
        Err(status) => status,
    }
}

/// Returns a plan for contiguous arrays.
fn simple(lengths: &[i64], kind: c_int, batch: i64) -> Result<Plan> {
    let kind = Kind::new(kind)?;
    Plan::new(lengths, kind, batch, [None, None])
}

/// Reads a list of integers of the program, as long as the rank.
unsafe fn list<N: Copy + Into<i64>>(from: *const N, rank: c_int) -> Option<Vec<i64>> {
    (!from.is_null()).then(|| {
        (0..rank as usize)
            // SAFETY: the program passes as many.
            .map(|place| unsafe { *from.add(place) }.into())
            .collect()
    })
}

/// Returns a plan for arrays of any layout.
unsafe fn many<N: Copy + Into<i64>>(
    rank: c_int,
    lengths: *const N,
    (in_embed, in_stride, in_distance): (*const N, N, N),
    (out_embed, out_stride, out_distance): (*const N, N, N),
    kind: c_int,
    batch: N,
) -> Result<Plan> {
    if !(1..=3).contains(&rank) {
        return Err(INVALID_SIZE);
    }
    let kind = Kind::new(kind)?;
    // SAFETY: the program passes valid lists.
    let (lengths, ins, outs) = unsafe {
        (
            list(lengths, rank).ok_or(INVALID)?,
            list(in_embed, rank),
            list(out_embed, rank),
        )
    };
    let layout = |embed: Option<Vec<i64>>, stride: N, distance: N| {
        embed.map(|embed| Layout {
            embed,
            stride: stride.into(),
            distance: distance.into(),
        })
    };
    let layouts = [
        layout(ins, in_stride, in_distance),
        layout(outs, out_stride, out_distance),
    ];
    Plan::new(&lengths, kind, batch.into(), layouts)
}

fn execute(
    handle: Handle,
    kind: Kind,
    from: *const c_void,
    to: *mut c_void,
    direction: c_int,
) -> Status {
    let done = entry(handle).and_then(|entry| {
        let plan = entry.plan.ok_or(INVALID_PLAN)?;
        if plan.kind() != kind {
            return Err(INVALID_TYPE);
        }
        if from.is_null() || to.is_null() || !matches!(direction, -1 | 1) {
            return Err(INVALID);
        }
        plan.execute(entry.stream, from as u64, to as u64, direction)
    });
    code(done)
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

unsafe fn put_bytes(to: *mut usize, plan: Result<Plan>) -> Status {
    match (plan, to.is_null()) {
        (Ok(plan), false) => {
            // SAFETY: the program passes a valid pointer for it.
            unsafe { to.write(plan.work_bytes()) };
            SUCCESS
        }
        (Ok(_), true) => INVALID,
        (Err(status), _) => status,
    }
}

functions! {
    fn cufftCreate(handle: *mut Handle) {
        if handle.is_null() { return INVALID }
        handle.write(new_handle(None));
        SUCCESS
    }
    fn cufftDestroy(handle: Handle) { if plans(|all| all.remove(&handle)).is_some() { SUCCESS } else { INVALID_PLAN } }
    fn cufftSetStream(handle: Handle, stream: *mut c_void) {
        plans(|all| match all.get_mut(&handle) {
            Some(entry) => { entry.stream = stream; SUCCESS }
            None => INVALID_PLAN,
        })
    }
    fn cufftSetAutoAllocation(handle: Handle, _is_automatic: c_int) { code(entry(handle).map(|_| ())) }
    fn cufftSetWorkArea(handle: Handle, _area: *mut c_void) { code(entry(handle).map(|_| ())) }
    fn cufftSetCompatibilityMode(handle: Handle, _mode: c_int) { code(entry(handle).map(|_| ())) }
    fn cufftGetVersion(version: *mut c_int) {
        if version.is_null() { return INVALID }
        version.write(match device::runtime_version() / 1000 { 11 => 10900, 12 => 11300, _ => 12000 });
        SUCCESS
    }
    fn cufftGetProperty(number: c_int, value: *mut c_int) {
        if value.is_null() || !(0..=2).contains(&number) { return INVALID }
        let major = match device::runtime_version() / 1000 { 11 => 10, 12 => 11, _ => 12 };
        value.write(if number == 0 { major } else { 0 });
        SUCCESS
    }

    fn cufftPlan1d(handle: *mut Handle, n: c_int, kind: c_int, batch: c_int) { put(handle, simple(&[n.into()], kind, batch.into())) }
    fn cufftPlan2d(handle: *mut Handle, n0: c_int, n1: c_int, kind: c_int) { put(handle, simple(&[n0.into(), n1.into()], kind, 1)) }
    fn cufftPlan3d(handle: *mut Handle, n0: c_int, n1: c_int, n2: c_int, kind: c_int) {
        put(handle, simple(&[n0.into(), n1.into(), n2.into()], kind, 1))
    }
    fn cufftPlanMany(handle: *mut Handle, rank: c_int, n: *const c_int, in_embed: *const c_int, in_stride: c_int, in_distance: c_int, out_embed: *const c_int, out_stride: c_int, out_distance: c_int, kind: c_int, batch: c_int) {
        put(handle, many(rank, n, (in_embed, in_stride, in_distance), (out_embed, out_stride, out_distance), kind, batch))
    }
    fn cufftMakePlan1d(handle: Handle, n: c_int, kind: c_int, batch: c_int, bytes: *mut usize) { make(handle, simple(&[n.into()], kind, batch.into()), bytes) }
    fn cufftMakePlan2d(handle: Handle, n0: c_int, n1: c_int, kind: c_int, bytes: *mut usize) { make(handle, simple(&[n0.into(), n1.into()], kind, 1), bytes) }
    fn cufftMakePlan3d(handle: Handle, n0: c_int, n1: c_int, n2: c_int, kind: c_int, bytes: *mut usize) {
        make(handle, simple(&[n0.into(), n1.into(), n2.into()], kind, 1), bytes)
    }
    fn cufftMakePlanMany(handle: Handle, rank: c_int, n: *const c_int, in_embed: *const c_int, in_stride: c_int, in_distance: c_int, out_embed: *const c_int, out_stride: c_int, out_distance: c_int, kind: c_int, batch: c_int, bytes: *mut usize) {
        make(handle, many(rank, n, (in_embed, in_stride, in_distance), (out_embed, out_stride, out_distance), kind, batch), bytes)
    }
    fn cufftMakePlanMany64(handle: Handle, rank: c_int, n: *const i64, in_embed: *const i64, in_stride: i64, in_distance: i64, out_embed: *const i64, out_stride: i64, out_distance: i64, kind: c_int, batch: i64, bytes: *mut usize) {
        make(handle, many(rank, n, (in_embed, in_stride, in_distance), (out_embed, out_stride, out_distance), kind, batch), bytes)
    }
    fn cufftEstimate1d(n: c_int, kind: c_int, batch: c_int, bytes: *mut usize) { put_bytes(bytes, simple(&[n.into()], kind, batch.into())) }
    fn cufftEstimate2d(n0: c_int, n1: c_int, kind: c_int, bytes: *mut usize) { put_bytes(bytes, simple(&[n0.into(), n1.into()], kind, 1)) }
    fn cufftEstimate3d(n0: c_int, n1: c_int, n2: c_int, kind: c_int, bytes: *mut usize) {
        put_bytes(bytes, simple(&[n0.into(), n1.into(), n2.into()], kind, 1))
    }
    fn cufftEstimateMany(rank: c_int, n: *const c_int, in_embed: *const c_int, in_stride: c_int, in_distance: c_int, out_embed: *const c_int, out_stride: c_int, out_distance: c_int, kind: c_int, batch: c_int, bytes: *mut usize) {
        put_bytes(bytes, many(rank, n, (in_embed, in_stride, in_distance), (out_embed, out_stride, out_distance), kind, batch))
    }
    fn cufftGetSize1d(_handle: Handle, n: c_int, kind: c_int, batch: c_int, bytes: *mut usize) { put_bytes(bytes, simple(&[n.into()], kind, batch.into())) }
    fn cufftGetSize2d(_handle: Handle, n0: c_int, n1: c_int, kind: c_int, bytes: *mut usize) { put_bytes(bytes, simple(&[n0.into(), n1.into()], kind, 1)) }
    fn cufftGetSize3d(_handle: Handle, n0: c_int, n1: c_int, n2: c_int, kind: c_int, bytes: *mut usize) {
        put_bytes(bytes, simple(&[n0.into(), n1.into(), n2.into()], kind, 1))
    }
    fn cufftGetSizeMany(_handle: Handle, rank: c_int, n: *const c_int, in_embed: *const c_int, in_stride: c_int, in_distance: c_int, out_embed: *const c_int, out_stride: c_int, out_distance: c_int, kind: c_int, batch: c_int, bytes: *mut usize) {
        put_bytes(bytes, many(rank, n, (in_embed, in_stride, in_distance), (out_embed, out_stride, out_distance), kind, batch))
    }
    fn cufftGetSize(handle: Handle, bytes: *mut usize) {
        match entry(handle).and_then(|entry| entry.plan.ok_or(INVALID_PLAN)) {
            Ok(plan) if !bytes.is_null() => { bytes.write(plan.work_bytes()); SUCCESS }
            Ok(_) => INVALID,
            Err(status) => status,
        }
    }

    fn cufftExecC2C(handle: Handle, from: *const c_void, to: *mut c_void, direction: c_int) { execute(handle, Kind::C2C, from, to, direction) }
    fn cufftExecZ2Z(handle: Handle, from: *const c_void, to: *mut c_void, direction: c_int) { execute(handle, Kind::Z2Z, from, to, direction) }
    fn cufftExecR2C(handle: Handle, from: *const c_void, to: *mut c_void) { execute(handle, Kind::R2C, from, to, -1) }
    fn cufftExecD2Z(handle: Handle, from: *const c_void, to: *mut c_void) { execute(handle, Kind::D2Z, from, to, -1) }
    fn cufftExecC2R(handle: Handle, from: *const c_void, to: *mut c_void) { execute(handle, Kind::C2R, from, to, 1) }
    fn cufftExecZ2D(handle: Handle, from: *const c_void, to: *mut c_void) { execute(handle, Kind::Z2D, from, to, 1) }
    fn cufftXtExec(handle: Handle, from: *const c_void, to: *mut c_void, direction: c_int) {
        match entry(handle).and_then(|entry| entry.plan.ok_or(INVALID_PLAN)) {
            Ok(plan) => {
                let direction = match plan.kind() { Kind::C2C | Kind::Z2Z => direction, Kind::R2C | Kind::D2Z => -1, Kind::C2R | Kind::Z2D => 1 };
                execute(handle, plan.kind(), from, to, direction)
            }
            Err(status) => status,
        }
    }
}
