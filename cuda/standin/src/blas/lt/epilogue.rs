//! What cuBLASLt does to a product: a bias for each row, and an activation.

use std::ffi::{c_int, c_void};

use super::super::{Result, UNSUPPORTED, narrow_all, plane, require, status_of};
use super::Layout;
use super::descriptors::PRODUCT;
use crate::client;
use crate::kernels::{self, arguments};

/// The bits of a `cublasLtEpilogue_t`.
const RELU: u64 = 2;
const BIAS: u64 = 4;
const GELU: u64 = 32;

/// The number that stands for the type of D.
const SAME_TYPE: c_int = -1;

/// An epilogue other than none.
#[derive(Clone, Copy)]
pub struct Epilogue {
    /// The type of the elements, as kernels name it.
    element: &'static str,
    /// As the kernels number it.
    activation: i32,
    /// The address of the bias, and the elements between those of two products.
    bias: Option<(u64, i64)>,
}

impl Epilogue {
    /// Reads the epilogue of a product with this result.
    ///
    /// - errors: types and orders that are not supported; no bias where there is to be one
    ///
    /// # Safety
    /// It is the descriptor of a product.
    pub unsafe fn new(descriptor: *const c_void, d: &Layout) -> Result<Option<Epilogue>> {
        // SAFETY: by the caller's contract.
        let get = |number| unsafe { PRODUCT.get(descriptor, number) };
        let bits = get(7)?;
        if bits & (RELU | BIAS | GELU) == 0 {
            return Ok(None);
        }
        let (bias, step) = (get(8)?, get(10)? as i64);
        let bias_type = get(26)? as c_int;
        let element = match d.element {
            0 => Some("s"),
            1 => Some("d"),
            2 => Some("f16"),
            14 => Some("bf16"),
            _ => None,
        };
        let has_type = bits & BIAS == 0 || bias_type == SAME_TYPE || bias_type == d.element;
        let (Some(element), true, false) = (element, has_type, d.is_by_rows) else {
            client::say_once(&format!(
                "an epilogue of cublasLtMatmul for D of type {} (cudaDataType), {}, with a bias of type {bias_type} (-1: that of D) is not supported: real types, by columns, with a bias of the same type are",
                d.element,
                if d.is_by_rows {
                    "by rows"
                } else {
                    "by columns"
                },
            ));
            return Err(UNSUPPORTED);
        };
        Ok(Some(Epilogue {
            element,
            activation: match bits & (RELU | GELU) {
                RELU => 1,
                GELU => 2,
                _ => 0,
            },
            bias: (bits & BIAS != 0).then_some((bias, step)),
        }))
    }

    /// Launches it on D, which contains the product.
    pub fn launch(&self, stream: *mut c_void, d: &Layout, to: *mut c_void) -> Result<()> {
        let [m, n] = d.extents;
        if m == 0 || n == 0 {
            return Ok(());
        }
        let threads = plane(m, n, d.count)?;
        let [m, n, leading] = narrow_all([m, n, d.leading])?;
        let mut args = arguments![m, n, self.activation];
        let kernel = match self.bias {
            None => "epilogue",
            Some((bias, step)) => {
                require(&[bias != 0])?;
                args.extend(arguments![bias, step]);
                "epilogue_bias"
            }
        };
        args.extend(arguments![to, leading, d.step]);
        let name = format!("blas_{kernel}_{}", self.element);
        kernels::launch(&name, stream, threads, &args).map_err(status_of)
    }
}
