//! Products of two matrices, and batches of products.

use super::scalars::{C32, C64, Scalar, conjugations};
use super::{Blas, Operation, Result, UNSUPPORTED, exports, narrow_all, plane, require, status_of};
use crate::client;
use crate::kernels::{self, Arg, arguments, blocks};

/// The largest z dimension of a grid.
const MOST_LAYERS: i64 = 65535;

/// The numbers of rows and columns that a thread of `gemm_tile` computes.
const TILE: i64 = 4;

/// The addressing of the matrices of a batch.
#[derive(Clone, Copy)]
pub enum Batch {
    /// A single product.
    One,
    /// A batch with these strides in elements for A, B and C, and its size.
    Strided([i64; 3], i64),
    /// A batch given by this number of pointers in device memory.
    Pointers(i64),
}

/// The operands of a matrix product; for a batch of pointers, the lists of pointers.
pub struct Product<T> {
    pub operations: [Operation; 2],
    /// The extents m, n and k.
    pub extents: [i64; 3],
    pub alpha: *const T,
    /// A matrix, and its leading dimension.
    pub a: (*const T, i64),
    pub b: (*const T, i64),
    pub beta: *const T,
    pub c: (*mut T, i64),
}

impl<T> Product<T> {
    /// Returns the product described by the arguments of a function of the family `gemm`.
    pub fn new(
        [transa, transb]: [i64; 2],
        extents: [i64; 3],
        alpha: *const T,
        a: (*const T, i64),
        b: (*const T, i64),
        beta: *const T,
        c: (*mut T, i64),
    ) -> Result<Product<T>> {
        Ok(Product {
            operations: [Operation::new(transa)?, Operation::new(transb)?],
            extents,
            alpha,
            a,
            b,
            beta,
            c,
        })
    }

    /// Returns the same product with elements of type `U`.
    pub fn cast<U>(self) -> Product<U> {
        Product {
            operations: self.operations,
            extents: self.extents,
            alpha: self.alpha.cast(),
            a: (self.a.0.cast(), self.a.1),
            b: (self.b.0.cast(), self.b.1),
            beta: self.beta.cast(),
            c: (self.c.0.cast(), self.c.1),
        }
    }

    /// Checks the extents and the leading dimensions.
    pub fn require(&self) -> Result<()> {
        let [of_a, of_b] = self.operations;
        let [m, n, k] = self.extents;
        require(&[
            m >= 0 && n >= 0 && k >= 0,
            self.a.1 >= of_a.rows_in_memory([m, k]).max(1),
            self.b.1 >= of_b.rows_in_memory([k, n]).max(1),
            self.c.1 >= m.max(1),
        ])
    }
}

impl<T: Scalar> Product<T> {
    /// # Safety
    /// The scalars are on the host or on the device according to the handle.
    pub unsafe fn launch(self, blas: &Blas, batch: Batch) -> Result<()> {
        let [of_a, of_b] = self.operations;
        let [m, n, mut k] = self.extents;
        self.require()?;
        let layers = match batch {
            Batch::One => 1,
            Batch::Strided(_, count) | Batch::Pointers(count) => count,
        };
        require(&[layers >= 0])?;
        if m == 0 || n == 0 || layers == 0 {
            return Ok(());
        }
        // SAFETY: by the caller's contract.
        let (alpha, beta) = unsafe {
            if blas.is_zero(self.alpha)? {
                k = 0;
            }
            (blas.scalar(self.alpha)?, blas.scalar(self.beta)?)
        };
        let sizes = narrow_all([m, n, k])?;
        let leading = narrow_all([self.a.1, self.b.1, self.c.1])?;
        let is_raised = client::with(|client| Ok(client.is_raised)).map_err(status_of)?;
        let (batch, kind, tile) = match batch {
            Batch::One if !is_raised => (Batch::Strided([0; 3], 1), "tile_", TILE),
            Batch::Strided(..) if !is_raised => (batch, "tile_", TILE),
            Batch::One => (batch, "", 1),
            Batch::Strided(..) => (batch, "strided_", 1),
            Batch::Pointers(_) => (batch, "batched_", 1),
        };
        let name = format!("gemm_{kind}{}{}", of_a.letter(), of_b.letter());
        let mut from = 0;
        while from < layers {
            let count = (layers - from).min(MOST_LAYERS);
            // Pointers of lists have 8 bytes each.
            let at = |address: u64, step: i64| match batch {
                Batch::One => address,
                Batch::Strided(..) => {
                    address.wrapping_add((from * step) as u64 * size_of::<T>() as u64)
                }
                Batch::Pointers(_) => address + 8 * from as u64,
            };
            let steps = match batch {
                Batch::Strided(steps, _) => steps,
                Batch::One | Batch::Pointers(_) => [0; 3],
            };
            let step = |operand: usize| match batch {
                Batch::Strided(..) => arguments![steps[operand]],
                Batch::One | Batch::Pointers(_) => Vec::new(),
            };
            let mut args: Vec<Arg> = sizes.into_iter().map(Arg::from).collect();
            args.extend(&alpha);
            args.extend(arguments![at(self.a.0 as u64, steps[0]), leading[0]]);
            args.extend(step(0));
            args.extend(arguments![at(self.b.0 as u64, steps[1]), leading[1]]);
            args.extend(step(1));
            args.extend(&beta);
            args.extend(arguments![at(self.c.0 as u64, steps[2]), leading[2]]);
            args.extend(step(2));
            args.extend(conjugations::<T>(&[of_a.is_conjugated, of_b.is_conjugated]));
            let threads = match tile {
                1 => plane(m, n, count)?,
                _ => kernels::plane_of([4, 4], blocks(m, tile), blocks(n, tile), count)
                    .ok_or(UNSUPPORTED)?,
            };
            blas.launch_scaled::<T>(&name, threads, &args)?;
            from += count;
        }
        Ok(())
    }
}

unsafe fn gemm<T: Scalar>(
    blas: &Blas,
    transa: i64,
    transb: i64,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const T,
    a: *const T,
    lda: i64,
    b: *const T,
    ldb: i64,
    beta: *const T,
    c: *mut T,
    ldc: i64,
) -> Result<()> {
    let (operations, extents) = ([transa, transb], [m, n, k]);
    let product = Product::new(
        operations,
        extents,
        alpha,
        (a, lda),
        (b, ldb),
        beta,
        (c, ldc),
    )?;
    // SAFETY: the program passes pointers to valid scalars.
    unsafe { product.launch(blas, Batch::One) }
}

unsafe fn gemm_strided<T: Scalar>(
    blas: &Blas,
    transa: i64,
    transb: i64,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const T,
    a: *const T,
    lda: i64,
    step_a: i64,
    b: *const T,
    ldb: i64,
    step_b: i64,
    beta: *const T,
    c: *mut T,
    ldc: i64,
    step_c: i64,
    count: i64,
) -> Result<()> {
    let (operations, extents) = ([transa, transb], [m, n, k]);
    let product = Product::new(
        operations,
        extents,
        alpha,
        (a, lda),
        (b, ldb),
        beta,
        (c, ldc),
    )?;
    // SAFETY: the program passes pointers to valid scalars.
    unsafe { product.launch(blas, Batch::Strided([step_a, step_b, step_c], count)) }
}

unsafe fn gemm_batched<T: Scalar>(
    blas: &Blas,
    transa: i64,
    transb: i64,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const T,
    a: *const T,
    lda: i64,
    b: *const T,
    ldb: i64,
    beta: *const T,
    c: *mut T,
    ldc: i64,
    count: i64,
) -> Result<()> {
    let (operations, extents) = ([transa, transb], [m, n, k]);
    let product = Product::new(
        operations,
        extents,
        alpha,
        (a, lda),
        (b, ldb),
        beta,
        (c, ldc),
    )?;
    // SAFETY: the program passes pointers to valid scalars.
    unsafe { product.launch(blas, Batch::Pointers(count)) }
}

/// Computes a batch of matrix-vector products as products of a row and a matrix.
///
/// # Safety
/// The scalars are on the host or on the device according to the handle.
unsafe fn rows_times<T: Scalar>(
    blas: &Blas,
    trans: i64,
    [m, n]: [i64; 2],
    alpha: *const T,
    (a, lda): (*const T, i64),
    (x, incx): (*const T, i64),
    beta: *const T,
    (y, incy): (*mut T, i64),
    batch: Batch,
) -> Result<()> {
    let operation = Operation::new(trans)?;
    require(&[m >= 0 && n >= 0, lda >= m.max(1), incx != 0, incy != 0])?;
    if incx < 0 || incy < 0 {
        client::say_once("batches of cuBLAS's gemv with negative increments are not supported");
        return Err(UNSUPPORTED);
    }
    if m == 0 || n == 0 {
        return Ok(());
    }
    let (results, summed) = match operation.is_transposed {
        true => (n, m),
        false => (m, n),
    };
    let of_matrix = Operation {
        is_transposed: !operation.is_transposed,
        is_conjugated: operation.is_conjugated,
    };
    let product = Product {
        operations: [Operation::new(0)?, of_matrix],
        extents: [1, results, summed],
        alpha,
        a: (x, incx),
        b: (a, lda),
        beta,
        c: (y, incy),
    };
    // SAFETY: by the caller's contract.
    unsafe { product.launch(blas, batch) }
}

unsafe fn gemv_strided<T: Scalar>(
    blas: &Blas,
    trans: i64,
    m: i64,
    n: i64,
    alpha: *const T,
    a: *const T,
    lda: i64,
    step_a: i64,
    x: *const T,
    incx: i64,
    step_x: i64,
    beta: *const T,
    y: *mut T,
    incy: i64,
    step_y: i64,
    count: i64,
) -> Result<()> {
    let batch = Batch::Strided([step_x, step_a, step_y], count);
    // SAFETY: the program passes pointers to valid scalars.
    unsafe {
        rows_times(
            blas,
            trans,
            [m, n],
            alpha,
            (a, lda),
            (x, incx),
            beta,
            (y, incy),
            batch,
        )
    }
}

unsafe fn gemv_batched<T: Scalar>(
    blas: &Blas,
    trans: i64,
    m: i64,
    n: i64,
    alpha: *const T,
    a: *const T,
    lda: i64,
    x: *const T,
    incx: i64,
    beta: *const T,
    y: *mut T,
    incy: i64,
    count: i64,
) -> Result<()> {
    let batch = Batch::Pointers(count);
    // SAFETY: the program passes pointers to valid scalars.
    unsafe {
        rows_times(
            blas,
            trans,
            [m, n],
            alpha,
            (a, lda),
            (x, incx),
            beta,
            (y, incy),
            batch,
        )
    }
}

exports! {
    gemm(transa: i32, transb: i32, m: Int, n: Int, k: Int, alpha: *const T, a: *const T, lda: Int, b: *const T, ldb: Int, beta: *const T, c: *mut T, ldc: Int) {
        f32, cublasSgemm_v2 cublasSgemm_v2_64;
        f64, cublasDgemm_v2 cublasDgemm_v2_64;
        C32, cublasCgemm_v2 cublasCgemm_v2_64;
        C64, cublasZgemm_v2 cublasZgemm_v2_64;
        C32, cublasCgemm3m cublasCgemm3m_64;
        C64, cublasZgemm3m cublasZgemm3m_64;
    }
    gemm_strided(transa: i32, transb: i32, m: Int, n: Int, k: Int, alpha: *const T, a: *const T, lda: Int, step_a: i64, b: *const T, ldb: Int, step_b: i64, beta: *const T, c: *mut T, ldc: Int, step_c: i64, count: Int) {
        f32, cublasSgemmStridedBatched cublasSgemmStridedBatched_64;
        f64, cublasDgemmStridedBatched cublasDgemmStridedBatched_64;
        C32, cublasCgemmStridedBatched cublasCgemmStridedBatched_64;
        C64, cublasZgemmStridedBatched cublasZgemmStridedBatched_64;
        C32, cublasCgemm3mStridedBatched cublasCgemm3mStridedBatched_64;
    }
    gemm_batched(transa: i32, transb: i32, m: Int, n: Int, k: Int, alpha: *const T, a: *const T, lda: Int, b: *const T, ldb: Int, beta: *const T, c: *mut T, ldc: Int, count: Int) {
        f32, cublasSgemmBatched cublasSgemmBatched_64;
        f64, cublasDgemmBatched cublasDgemmBatched_64;
        C32, cublasCgemmBatched cublasCgemmBatched_64;
        C64, cublasZgemmBatched cublasZgemmBatched_64;
        C32, cublasCgemm3mBatched cublasCgemm3mBatched_64;
    }
    gemv_strided(trans: i32, m: Int, n: Int, alpha: *const T, a: *const T, lda: Int, step_a: i64, x: *const T, incx: Int, step_x: i64, beta: *const T, y: *mut T, incy: Int, step_y: i64, count: Int) {
        f32, cublasSgemvStridedBatched cublasSgemvStridedBatched_64;
        f64, cublasDgemvStridedBatched cublasDgemvStridedBatched_64;
        C32, cublasCgemvStridedBatched cublasCgemvStridedBatched_64;
        C64, cublasZgemvStridedBatched cublasZgemvStridedBatched_64;
    }
    gemv_batched(trans: i32, m: Int, n: Int, alpha: *const T, a: *const T, lda: Int, x: *const T, incx: Int, beta: *const T, y: *mut T, incy: Int, count: Int) {
        f32, cublasSgemvBatched cublasSgemvBatched_64;
        f64, cublasDgemvBatched cublasDgemvBatched_64;
        C32, cublasCgemvBatched cublasCgemvBatched_64;
        C64, cublasZgemvBatched cublasZgemvBatched_64;
    }
}
