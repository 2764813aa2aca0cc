//! cuBLASLt: products of matrices that descriptors specify, by the kernels of cuBLAS.

mod descriptors;
mod epilogue;

use std::ffi::{c_char, c_int, c_void};

use super::gemm::{Batch, Product};
use super::gemm_ex::scale_type;
use super::helpers::{self, helpers};
use super::scalars::{C32, C64};
use super::{
    Blas, Handle, INVALID, NOT_INITIALIZED, Operation, Result, SUCCESS, Status, UNSUPPORTED, end,
    handles, require, status_of,
};
use crate::client;
use crate::copies::Kind as CopyKind;
use crate::device;
use crate::graphs::{self, Action};
use crate::protocol::Region;
use descriptors::{Kind, LAYOUT, PREFERENCE, PRODUCT};
use epilogue::Epilogue;

/// `cublasLtMatmulAlgo_t` of the only algorithm.
const ALGORITHM: [u64; 8] = [1, 0, 0, 0, 0, 0, 0, 0];
/// The number of the only algorithm.
const ALGORITHM_ID: c_int = 0;

/// `cublasLtMatmulHeuristicResult_t`.
#[repr(C)]
pub struct HeuristicResult {
    algorithm: [u64; 8],
    workspace: usize,
    state: Status,
    waves: f32,
    reserved: [c_int; 4],
}

impl HeuristicResult {
    const ONLY: HeuristicResult = HeuristicResult {
        algorithm: ALGORITHM,
        workspace: 0,
        state: SUCCESS,
        waves: 1.0,
        reserved: [0; 4],
    };
}

/// A matrix, or a batch of matrices, in memory.
#[derive(Clone, Copy, PartialEq)]
struct Layout {
    /// A `cudaDataType`.
    element: c_int,
    is_by_rows: bool,
    extents: [i64; 2],
    leading: i64,
    /// The number of matrices.
    count: i64,
    /// The elements between two of them.
    step: i64,
}

impl Layout {
    /// # Safety
    /// The descriptor is a layout, or null.
    unsafe fn new(descriptor: *const c_void) -> Result<Layout> {
        // SAFETY: by the caller's contract.
        let get = |number| unsafe { LAYOUT.get(descriptor, number) };
        let layout = Layout {
            element: get(0)? as c_int,
            is_by_rows: get(1)? == 1,
            extents: [get(2)? as i64, get(3)? as i64],
            leading: get(4)? as i64,
            count: i64::from(get(5)? as c_int),
            step: get(6)? as i64,
        };
        let [rows, columns] = layout.extents;
        require(&[rows >= 0, columns >= 0, layout.count >= 1])?;
        Ok(layout)
    }

    /// Returns the extents of the matrix after an operation.
    fn extents_after(&self, operation: Operation) -> [i64; 2] {
        let [rows, columns] = self.extents;
        match operation.is_transposed {
            true => [columns, rows],
            false => [rows, columns],
        }
    }

    /// Returns the memory of the matrices.
    fn region(&self, address: u64) -> Region {
        let bytes = match self.element {
            2 | 14 => 2,
            0 => 4,
            1 | 4 => 8,
            _ => 16,
        };
        let [rows, columns] = self.extents;
        let (row, count) = if self.is_by_rows {
            (columns, rows)
        } else {
            (rows, columns)
        };
        Region {
            address,
            width: (row * bytes) as u64,
            height: count as u64,
            depth: self.count as u64,
            pitch: (self.leading * bytes) as u64,
            slice: (self.step * bytes) as u64,
        }
    }
}

/// A product without the addresses of its operands.
struct Plan {
    product: Product<c_void>,
    batch: Batch,
    types: [c_int; 3],
    compute: c_int,
    /// The type of alpha and beta.
    scale: c_int,
    scalars_on_device: bool,
    c: Layout,
    d: Layout,
    epilogue: Option<Epilogue>,
}

impl Plan {
    /// Reads the descriptors of a product D = alpha op(A) op(B) + beta C.
    ///
    /// - errors: extents that do not fit; types and layouts that are not supported
    ///
    /// # Safety
    /// The first is a descriptor of a product, the others are layouts, or null.
    unsafe fn new(descriptor: *const c_void, [a, b, c, d]: [*const c_void; 4]) -> Result<Plan> {
        // SAFETY: by the caller's contract.
        let (get, [a, b, c, d]) = unsafe {
            let layouts = [
                Layout::new(a)?,
                Layout::new(b)?,
                Layout::new(c)?,
                Layout::new(d)?,
            ];
            (|number| PRODUCT.get(descriptor, number), layouts)
        };
        let (compute, scale) = (get(0)? as c_int, get(1)? as c_int);
        let mut operations = [
            Operation::new(get(3)? as i64)?,
            Operation::new(get(4)? as i64)?,
        ];
        let [m, k] = a.extents_after(operations[0]);
        let [same_k, n] = b.extents_after(operations[1]);
        let counts = [a.count, b.count, c.count];
        require(&[
            k == same_k,
            d.extents == [m, n],
            c.extents == [m, n],
            counts == [d.count; 3],
        ])?;
        let types = [a.element, b.element, d.element];
        // Types of sums begin at 64; `cublasGemmEx` accepts those of CUDA 10 as well.
        require(&[compute >= 64])?;
        if scale != scale_type("cublasLtMatmul", types, compute)? {
            client::say_once(&format!(
                "cublasLtMatmul with scalars of type {scale} (cudaDataType) for operands of type {} summed in {compute} (cublasComputeType_t) is not supported",
                a.element
            ));
            return Err(UNSUPPORTED);
        }
        if c.element != d.element || c.is_by_rows != d.is_by_rows {
            client::say_once(
                "cublasLtMatmul whose C and D have different types or orders is not supported",
            );
            return Err(UNSUPPORTED);
        }
        // A matrix by rows is its transpose by columns.
        for (operation, layout) in operations.iter_mut().zip([a, b]) {
            operation.is_transposed ^= layout.is_by_rows;
        }
        let mut factors = [a, b];
        let mut extents = [m, n, k];
        if d.is_by_rows {
            // The transpose of the product is the product of the transposes in the other order.
            operations
                .iter_mut()
                .for_each(|operation| operation.is_transposed ^= true);
            operations.reverse();
            factors.reverse();
            extents = [n, m, k];
        }
        let product = Product {
            operations,
            extents,
            alpha: std::ptr::null(),
            a: (std::ptr::null(), factors[0].leading),
            b: (std::ptr::null(), factors[1].leading),
            beta: std::ptr::null(),
            c: (std::ptr::null_mut(), d.leading),
        };
        product.require()?;
        let contiguous = if c.is_by_rows { n } else { m };
        require(&[c.leading >= contiguous.max(1)])?;
        let batch = match d.count {
            1 => Batch::One,
            count => Batch::Strided([factors[0].step, factors[1].step, d.step], count),
        };
        Ok(Plan {
            product,
            batch,
            types,
            compute,
            scale,
            scalars_on_device: get(2)? == 1,
            c,
            d,
            // SAFETY: by the caller's contract.
            epilogue: unsafe { Epilogue::new(descriptor, &d) }?,
        })
    }

    /// Returns whether beta is known to be zero before the launch.
    ///
    /// # Safety
    /// It is a scalar of the type of the plan, on the host or on the device.
    unsafe fn has_no_c(&self, blas: &Blas, beta: *const c_void) -> Result<bool> {
        // SAFETY: by the caller's contract.
        unsafe {
            match self.scale {
                0 => blas.is_zero(beta.cast::<f32>()),
                1 => blas.is_zero(beta.cast::<f64>()),
                4 => blas.is_zero(beta.cast::<C32>()),
                5 => blas.is_zero(beta.cast::<C64>()),
                // Half precision has two zeros.
                _ if self.scalars_on_device => Ok(false),
                _ => blas
                    .value(beta.cast::<u16>())
                    .map(|bits| bits & 0x7fff == 0),
            }
        }
    }

    /// Launches the product on a stream.
    ///
    /// # Safety
    /// The scalars have the type of the plan, on the host or on the device.
    unsafe fn launch(
        self,
        stream: *mut c_void,
        [alpha, beta]: [*const c_void; 2],
        [a, b, c]: [*const c_void; 3],
        d: *mut c_void,
    ) -> Result<()> {
        require(&[!alpha.is_null(), !beta.is_null(), !d.is_null()])?;
        let blas = Blas::of_stream(stream, self.scalars_on_device);
        // SAFETY: by the caller's contract.
        let reads_c = !unsafe { self.has_no_c(&blas, beta) }?;
        if reads_c {
            require(&[!c.is_null()])?;
            self.bring(stream, c, d)?;
        }
        let (a, b) = if self.d.is_by_rows { (b, a) } else { (a, b) };
        let product = Product {
            alpha,
            beta,
            a: (a, self.product.a.1),
            b: (b, self.product.b.1),
            c: (d, self.product.c.1),
            ..self.product
        };
        // SAFETY: by the caller's contract.
        unsafe {
            product.launch_as(
                &blas,
                "cublasLtMatmul",
                self.types,
                self.compute,
                self.batch,
            )
        }?;
        match &self.epilogue {
            Some(epilogue) => epilogue.launch(stream, &self.d, d),
            None => Ok(()),
        }
    }

    /// Copies C to D, which the kernels update in place.
    fn bring(&self, stream: *mut c_void, c: *const c_void, d: *mut c_void) -> Result<()> {
        let (from, to) = (self.c.region(c as u64), self.d.region(d as u64));
        if from.address == to.address {
            return require(&[self.c == self.d]);
        }
        let is_forward = |layout: &Layout| layout.count == 1 || layout.step >= 0;
        require(&[is_forward(&self.c), is_forward(&self.d)])?;
        if from.bytes() == 0 {
            return Ok(());
        }
        let copy = Action::Copy {
            to,
            from,
            kind: CopyKind::DeviceToDevice,
        };
        match graphs::submit(stream, copy) {
            0 => Ok(()),
            error => Err(status_of(error)),
        }
    }
}

fn check_handle(handle: Handle) -> Result<()> {
    match handles(|all| all.contains_key(&(handle as usize))) {
        true => Ok(()),
        false => Err(NOT_INITIALIZED),
    }
}

/// Sets an attribute of a descriptor.
///
/// # Safety
/// The descriptor is of that kind.
unsafe fn set<T>(kind: &Kind, descriptor: *mut c_void, number: c_int, value: T) -> Result<()> {
    let from = (&raw const value).cast();
    // SAFETY: by the caller's contract.
    unsafe { kind.set(descriptor, number, from, size_of::<T>()) }
}

/// Makes a descriptor, lets `define` set its attributes, and writes it to `to`.
///
/// # Safety
/// The program passes a valid pointer, or null.
unsafe fn create(
    to: *mut *mut c_void,
    kind: &Kind,
    define: impl FnOnce(*mut c_void) -> Result<()>,
) -> Result<()> {
    require(&[!to.is_null()])?;
    let descriptor = kind.make();
    let defined = define(descriptor);
    // SAFETY: by the caller's contract; the descriptor was made above.
    unsafe {
        match defined {
            Ok(()) => to.write(descriptor),
            Err(_) => kind.free(descriptor),
        }
    }
    defined
}

/// As [`create`], in the program's memory of that many bytes.
///
/// # Safety
/// It has that many bytes, or is null.
unsafe fn define_in(
    descriptor: *mut c_void,
    bytes: usize,
    kind: &Kind,
    define: impl FnOnce(*mut c_void) -> Result<()>,
) -> Result<()> {
    // SAFETY: by the caller's contract.
    unsafe { kind.fill_provided(descriptor, bytes) }?;
    define(descriptor)
}

/// Returns a function that sets the attributes of a layout.
fn layout(
    element: c_int,
    rows: u64,
    columns: u64,
    leading: i64,
) -> impl FnOnce(*mut c_void) -> Result<()> {
    move |descriptor| {
        // SAFETY: it is called with a layout.
        unsafe {
            set(&LAYOUT, descriptor, 0, element)?;
            set(&LAYOUT, descriptor, 2, rows)?;
            set(&LAYOUT, descriptor, 3, columns)?;
            set(&LAYOUT, descriptor, 4, leading)
        }
    }
}

/// Returns a function that sets the types of a product.
fn product(compute: c_int, scale: c_int) -> impl FnOnce(*mut c_void) -> Result<()> {
    move |descriptor| {
        // SAFETY: it is called with the descriptor of a product.
        unsafe {
            set(&PRODUCT, descriptor, 0, compute)?;
            set(&PRODUCT, descriptor, 1, scale)
        }
    }
}

/// Returns an error for types that no algorithm supports.
fn check_types(compute: c_int, scale: c_int, [a, b, c, d]: [c_int; 4]) -> Result<()> {
    let expected = scale_type("cublasLtMatmul", [a, b, d], compute)?;
    match expected == scale && c == d {
        true => Ok(()),
        false => Err(UNSUPPORTED),
    }
}

helpers! {
    fn cublasLtCreate(handle: *mut Handle) { helpers::cublasCreate_v2(handle) }
    fn cublasLtDestroy(handle: Handle) { helpers::cublasDestroy_v2(handle) }
    fn cublasLtGetProperty(number: c_int, value: *mut c_int) { helpers::cublasGetProperty(number, value) }

    // Descriptors.
    fn cublasLtMatrixLayoutCreate(to: *mut *mut c_void, element: c_int, rows: u64, columns: u64, leading: i64) {
        end(create(to, &LAYOUT, layout(element, rows, columns, leading)))
    }
    fn cublasLtMatrixLayoutInit_internal(descriptor: *mut c_void, bytes: usize, element: c_int, rows: u64, columns: u64, leading: i64) {
        end(define_in(descriptor, bytes, &LAYOUT, layout(element, rows, columns, leading)))
    }
    fn cublasLtMatrixLayoutDestroy(descriptor: *mut c_void) { LAYOUT.free(descriptor); SUCCESS }
    fn cublasLtMatrixLayoutSetAttribute(descriptor: *mut c_void, number: c_int, from: *const c_void, bytes: usize) {
        end(LAYOUT.set(descriptor, number, from, bytes))
    }
    fn cublasLtMatrixLayoutGetAttribute(descriptor: *const c_void, number: c_int, to: *mut c_void, bytes: usize, written: *mut usize) {
        end(LAYOUT.read(descriptor, number, to, bytes, written))
    }
    fn cublasLtMatmulDescCreate(to: *mut *mut c_void, compute: c_int, scale: c_int) { end(create(to, &PRODUCT, product(compute, scale))) }
    fn cublasLtMatmulDescInit_internal(descriptor: *mut c_void, bytes: usize, compute: c_int, scale: c_int) {
        end(define_in(descriptor, bytes, &PRODUCT, product(compute, scale)))
    }
    fn cublasLtMatmulDescDestroy(descriptor: *mut c_void) { PRODUCT.free(descriptor); SUCCESS }
    fn cublasLtMatmulDescSetAttribute(descriptor: *mut c_void, number: c_int, from: *const c_void, bytes: usize) {
        end(PRODUCT.set(descriptor, number, from, bytes))
    }
    fn cublasLtMatmulDescGetAttribute(descriptor: *const c_void, number: c_int, to: *mut c_void, bytes: usize, written: *mut usize) {
        end(PRODUCT.read(descriptor, number, to, bytes, written))
    }
    fn cublasLtMatmulPreferenceCreate(to: *mut *mut c_void) { end(create(to, &PREFERENCE, |_| Ok(()))) }
    fn cublasLtMatmulPreferenceInit_internal(descriptor: *mut c_void, bytes: usize) { end(define_in(descriptor, bytes, &PREFERENCE, |_| Ok(()))) }
    fn cublasLtMatmulPreferenceDestroy(descriptor: *mut c_void) { PREFERENCE.free(descriptor); SUCCESS }
    fn cublasLtMatmulPreferenceSetAttribute(descriptor: *mut c_void, number: c_int, from: *const c_void, bytes: usize) {
        end(PREFERENCE.set(descriptor, number, from, bytes))
    }
    fn cublasLtMatmulPreferenceGetAttribute(descriptor: *const c_void, number: c_int, to: *mut c_void, bytes: usize, written: *mut usize) {
        end(PREFERENCE.read(descriptor, number, to, bytes, written))
    }

    // Algorithms.
    fn cublasLtMatmulAlgoGetHeuristic(handle: Handle, descriptor: *const c_void, a: *const c_void, b: *const c_void, c: *const c_void, d: *const c_void, _preference: *const c_void, room: c_int, found: *mut HeuristicResult, count: *mut c_int) {
        if found.is_null() || count.is_null() || room < 1 { return INVALID }
        *count = 0;
        end(check_handle(handle).and_then(|()| Plan::new(descriptor, [a, b, c, d])).map(|_| {
            found.write(HeuristicResult::ONLY);
            *count = 1;
        }))
    }
    fn cublasLtMatmulAlgoCheck(handle: Handle, descriptor: *const c_void, a: *const c_void, b: *const c_void, c: *const c_void, d: *const c_void, algorithm: *const [u64; 8], found: *mut HeuristicResult) {
        if found.is_null() || algorithm.is_null() || *algorithm != ALGORITHM { return INVALID }
        end(check_handle(handle).and_then(|()| Plan::new(descriptor, [a, b, c, d])).map(|_| found.write(HeuristicResult::ONLY)))
    }
    fn cublasLtMatmulAlgoGetIds(handle: Handle, compute: c_int, scale: c_int, a: c_int, b: c_int, c: c_int, d: c_int, room: c_int, ids: *mut c_int, count: *mut c_int) {
        if ids.is_null() || count.is_null() || room < 1 { return INVALID }
        *count = 0;
        end(check_handle(handle).and_then(|()| check_types(compute, scale, [a, b, c, d])).map(|()| {
            ids.write(ALGORITHM_ID);
            *count = 1;
        }))
    }
    fn cublasLtMatmulAlgoInit(handle: Handle, compute: c_int, scale: c_int, a: c_int, b: c_int, c: c_int, d: c_int, id: c_int, algorithm: *mut [u64; 8]) {
        if algorithm.is_null() || id != ALGORITHM_ID { return INVALID }
        end(check_handle(handle).and_then(|()| check_types(compute, scale, [a, b, c, d])).map(|()| algorithm.write(ALGORITHM)))
    }

    fn cublasLtMatmul(handle: Handle, descriptor: *const c_void, alpha: *const c_void, a: *const c_void, of_a: *const c_void, b: *const c_void, of_b: *const c_void, beta: *const c_void, c: *const c_void, of_c: *const c_void, d: *mut c_void, of_d: *const c_void, _algorithm: *const [u64; 8], _workspace: *mut c_void, _bytes: usize, stream: *mut c_void) {
        let plan = check_handle(handle).and_then(|()| Plan::new(descriptor, [of_a, of_b, of_c, of_d]));
        end(plan.and_then(|plan| plan.launch(stream, [alpha, beta], [a, b, c], d)))
    }
}

#[unsafe(no_mangle)]
pub extern "C" fn cublasLtGetVersion() -> usize {
    device::runtime_version() as usize * 10
}

#[unsafe(no_mangle)]
pub extern "C" fn cublasLtGetCudartVersion() -> usize {
    device::runtime_version() as usize
}

#[unsafe(no_mangle)]
pub extern "C" fn cublasLtGetStatusName(status: Status) -> *const c_char {
    helpers::cublasGetStatusName(status)
}

#[unsafe(no_mangle)]
pub extern "C" fn cublasLtGetStatusString(status: Status) -> *const c_char {
    helpers::cublasGetStatusString(status)
}
