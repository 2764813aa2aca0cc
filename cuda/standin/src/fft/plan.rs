//! Plans: the decomposition of a transform into passes.

use std::ffi::{c_int, c_void};

use super::{ALLOC_FAILED, INVALID, INVALID_SIZE, INVALID_TYPE, Result, SETUP_FAILED, UNSUPPORTED};
use super::{status_of, tables};
use crate::client;
use crate::copies;
use crate::graphs;
use crate::kernels::{self, Arg, arguments};
use crate::memory;
use crate::protocol::{Memory, Region};

/// The largest prime factor that is transformed by its definition; lengths with a larger one use
/// Bluestein's algorithm.
const MOST_DIRECT: i64 = 64;
/// The largest z dimension of a grid.
const MOST_LAYERS: i64 = 65535;

/// `cufftType`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    R2C,
    C2R,
    C2C,
    D2Z,
    Z2D,
    Z2Z,
}

impl Kind {
    pub fn new(number: c_int) -> Result<Kind> {
        match number {
            0x2a => Ok(Kind::R2C),
            0x2c => Ok(Kind::C2R),
            0x29 => Ok(Kind::C2C),
            0x6a => Ok(Kind::D2Z),
            0x6c => Ok(Kind::Z2D),
            0x69 => Ok(Kind::Z2Z),
            _ => Err(INVALID_TYPE),
        }
    }

    fn is_double(self) -> bool {
        matches!(self, Kind::D2Z | Kind::Z2D | Kind::Z2Z)
    }

    fn is_from_real(self) -> bool {
        matches!(self, Kind::R2C | Kind::D2Z)
    }

    fn is_to_real(self) -> bool {
        matches!(self, Kind::C2R | Kind::Z2D)
    }
}

/// The layout of an array: the extents of its storage, and the strides between elements and between
/// the arrays of a batch.
#[derive(Clone, PartialEq, Eq)]
pub struct Layout {
    pub embed: Vec<i64>,
    pub stride: i64,
    pub distance: i64,
}

/// The algorithm for one dimension.
enum Method {
    /// Cooley-Tukey passes with these radices; the table has the roots of unity.
    Factors { radices: Vec<i64>, roots: u64 },
    /// Bluestein's algorithm with a convolution of this length.
    Chirp {
        size: i64,
        radices: Vec<i64>,
        roots: u64,
        chirp: u64,
        factor: u64,
    },
}

/// A transform of a batch of arrays.
pub struct Plan {
    kind: Kind,
    /// The lengths, padded with leading ones to three.
    lengths: [i64; 3],
    batch: i64,
    methods: Vec<(usize, Method)>,
    input: Layout,
    output: Layout,
    /// Whether the layout of real arrays is the default: rows are then padded for in-place
    /// transforms.
    real_is_open: bool,
    /// Two work arrays, for passes that cannot write to the result.
    work: [u64; 2],
    work_bytes: usize,
    /// Two work arrays of Bluestein's algorithm.
    chirp_work: [u64; 2],
    /// The memory that is freed with the plan.
    owned: Vec<u64>,
}

impl Drop for Plan {
    fn drop(&mut self) {
        for address in &self.owned {
            memory::free(*address as *mut c_void);
        }
    }
}

/// Returns the factors of a length: fours first, then primes; `None` if one is too large.
fn factors(mut n: i64) -> Option<Vec<i64>> {
    let mut found = Vec::new();
    while n % 4 == 0 {
        found.push(4);
        n /= 4;
    }
    let mut factor = 2;
    while n > 1 {
        if factor > MOST_DIRECT {
            return None;
        }
        while n % factor == 0 {
            found.push(factor);
            n /= factor;
        }
        factor += 1;
    }
    Some(found)
}

/// The location of an array between passes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Buffer {
    Input,
    Output,
    Work(usize),
    Chirp(usize),
}

/// A kernel launch of a plan.
struct Pass {
    kernel: String,
    from: Buffer,
    to: Buffer,
    /// The numbers of columns, rows and layers of threads.
    threads: [i64; 3],
    /// The layer stride of each array in bytes.
    layer_bytes: [i64; 2],
    args: Vec<Arg>,
}

impl Plan {
    /// Returns a plan; `layouts` are those of input and output, where they are not contiguous.
    pub fn new(
        lengths: &[i64],
        kind: Kind,
        batch: i64,
        layouts: [Option<Layout>; 2],
    ) -> Result<Plan> {
        let fits = |n: &i64| (1..=i64::from(i32::MAX)).contains(n);
        if !lengths.iter().all(fits) || batch < 1 {
            return Err(INVALID_SIZE);
        }
        let mut all = [1; 3];
        all[3 - lengths.len()..].copy_from_slice(lengths);
        let half = all[2] / 2 + 1;
        let contiguous = |last: i64| Layout {
            embed: vec![all[0], all[1], last],
            stride: 1,
            distance: all[0] * all[1] * last,
        };
        let with_ones = |layout: Layout| Layout {
            embed: [vec![1; 3 - layout.embed.len()], layout.embed].concat(),
            ..layout
        };
        let [input, output] = layouts.map(|layout| layout.map(with_ones));
        let real_is_open = match kind.is_from_real() {
            true => input.is_none(),
            false => kind.is_to_real() && output.is_none(),
        };
        let input =
            input.unwrap_or_else(|| contiguous(if kind.is_to_real() { half } else { all[2] }));
        let output =
            output.unwrap_or_else(|| contiguous(if kind.is_from_real() { half } else { all[2] }));
        for layout in [&input, &output] {
            let ones = layout.embed[1..].iter().all(|extent| *extent >= 1);
            if !ones || layout.stride < 1 || layout.distance < 0 {
                return Err(INVALID);
            }
        }
        let elements = all
            .iter()
            .try_fold(batch, |product, n| product.checked_mul(*n));
        let elements = elements
            .filter(|count| *count <= 1 << 40)
            .ok_or(INVALID_SIZE)?;
        let complex = if kind.is_double() { 16 } else { 8 };
        let mut plan = Plan {
            kind,
            lengths: all,
            batch,
            methods: Vec::new(),
            input,
            output,
            real_is_open,
            work: [0; 2],
            work_bytes: (2 * elements * complex) as usize,
            chirp_work: [0; 2],
            owned: Vec::new(),
        };
        for buffer in 0..2 {
            plan.work[buffer] = plan.allocate(elements * complex)?;
        }
        let mut chirp_elements = 0;
        for axis in [2, 1, 0] {
            if all[axis] == 1 {
                continue;
            }
            let method = plan.method(all[axis])?;
            if let Method::Chirp { size, .. } = &method {
                chirp_elements = chirp_elements.max(elements / all[axis] * size);
            }
            plan.methods.push((axis, method));
        }
        if chirp_elements > 0 {
            for buffer in 0..2 {
                plan.chirp_work[buffer] = plan.allocate(chirp_elements * complex)?;
            }
        }
        Ok(plan)
    }

    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Returns the size of the plan's work area in bytes.
    pub fn work_bytes(&self) -> usize {
        self.work_bytes
    }

    fn allocate(&mut self, bytes: i64) -> Result<u64> {
        let site = "cuFFT".to_owned();
        let address = client::allocate(bytes as u64, Memory::Device, site);
        let address = address.map_err(|error| match status_of(error) {
            ALLOC_FAILED => ALLOC_FAILED,
            _ => SETUP_FAILED,
        })?;
        self.owned.push(address);
        Ok(address)
    }

    /// Stores a table in device memory.
    fn table(&mut self, numbers: &[tables::Number]) -> Result<u64> {
        let parts = numbers.iter().flatten();
        let bytes: Vec<u8> = match self.kind.is_double() {
            true => parts.flat_map(|part| part.to_le_bytes()).collect(),
            false => parts
                .flat_map(|part| (*part as f32).to_le_bytes())
                .collect(),
        };
        let address = self.allocate(bytes.len() as i64)?;
        // SAFETY: this function owns the table, and the memory has its size.
        match unsafe {
            copies::line(
                address as *mut c_void,
                bytes.as_ptr().cast(),
                bytes.len(),
                1,
            )
        } {
            0 => Ok(address),
            _ => Err(SETUP_FAILED),
        }
    }

    fn method(&mut self, n: i64) -> Result<Method> {
        // Dimensions of equal length share a table.
        let known = self
            .methods
            .iter()
            .find(|(axis, _)| self.lengths[*axis] == n);
        if let Some((_, Method::Factors { radices, roots })) = known {
            let (radices, roots) = (radices.clone(), *roots);
            return Ok(Method::Factors { radices, roots });
        }
        if let Some(radices) = factors(n) {
            let roots = self.table(&tables::roots(n as u64))?;
            return Ok(Method::Factors { radices, roots });
        }
        let size = (2 * n - 1).next_power_of_two_i64();
        let radices = factors(size).ok_or(INVALID_SIZE)?;
        let chirp = tables::chirp(n as u64);
        let factor = tables::chirp_transform(&chirp, size as usize);
        Ok(Method::Chirp {
            size,
            radices,
            roots: self.table(&tables::roots(size as u64))?,
            chirp: self.table(&chirp)?,
            factor: self.table(&factor)?,
        })
    }

    fn real(&self) -> &'static str {
        if self.kind.is_double() { "f64" } else { "f32" }
    }

    fn kernel(&self, name: &str) -> String {
        format!("fft_{}_{name}", self.real())
    }

    /// Returns the size of a complex number in bytes.
    fn complex(&self) -> i64 {
        if self.kind.is_double() { 16 } else { 8 }
    }

    /// Returns the number of rows of all arrays, where the last dimension is a row.
    fn rows(&self) -> i64 {
        self.batch * self.lengths[0] * self.lengths[1]
    }

    /// Returns a pass that copies between the layout of the program's array and a contiguous one.
    fn layout_pass(
        &self,
        name: &str,
        from: Buffer,
        to: Buffer,
        layout: &Layout,
        last: i64,
        bytes: [i64; 2],
    ) -> Result<Pass> {
        let small = |number: i64| i32::try_from(number).map_err(|_| UNSUPPORTED);
        let rows = self.lengths[0] * self.lengths[1];
        let mut args = arguments![small(rows)?, small(self.lengths[1])?, small(last)?];
        args.extend(arguments![small(layout.embed[1])?, small(layout.embed[2])?]);
        args.extend(arguments![small(layout.stride)?, layout.distance]);
        Ok(Pass {
            kernel: self.kernel(name),
            from,
            to,
            threads: [last, rows, self.batch],
            layer_bytes: bytes,
            args,
        })
    }

    /// Adds the passes of one dimension, starting from buffer `at`; returns the last buffer.
    fn transform(
        &self,
        passes: &mut Vec<Pass>,
        (axis, method): &(usize, Method),
        extents: [i64; 3],
        mut at: Buffer,
        sign: c_int,
    ) -> Result<Buffer> {
        let n = extents[*axis];
        let outer = self.batch * extents[..*axis].iter().product::<i64>();
        let inner: i64 = extents[*axis + 1..].iter().product();
        let complex = self.complex();
        let small = |number: i64| i32::try_from(number).map_err(|_| UNSUPPORTED);
        match method {
            Method::Factors { radices, roots } => {
                let shape = [outer, n, inner];
                self.factor_passes(passes, radices, *roots, shape, &mut at, sign, Buffer::Work)?;
            }
            Method::Chirp {
                size,
                radices,
                roots,
                chirp,
                factor,
            } => {
                let columns = small(inner)?;
                let mut args = arguments![*chirp, small(n)?, small(*size)?, columns];
                args.extend(arguments![sign]);
                passes.push(Pass {
                    kernel: self.kernel("chirp_in"),
                    from: at,
                    to: Buffer::Chirp(0),
                    threads: [inner, *size, outer],
                    layer_bytes: [n * inner * complex, size * inner * complex],
                    args: args.clone(),
                });
                at = Buffer::Chirp(0);
                let shape = [outer, *size, inner];
                self.factor_passes(passes, radices, *roots, shape, &mut at, -1, Buffer::Chirp)?;
                passes.push(Pass {
                    kernel: self.kernel("multiply"),
                    from: at,
                    to: at,
                    threads: [inner, *size, outer],
                    layer_bytes: [size * inner * complex; 2],
                    args: arguments![*factor, small(*size)?, columns],
                });
                self.factor_passes(passes, radices, *roots, shape, &mut at, 1, Buffer::Chirp)?;
                passes.push(Pass {
                    kernel: self.kernel("chirp_out"),
                    from: at,
                    to: Buffer::Work(0),
                    threads: [inner, n, outer],
                    layer_bytes: [size * inner * complex, n * inner * complex],
                    args,
                });
                at = Buffer::Work(0);
            }
        }
        Ok(at)
    }

    fn factor_passes(
        &self,
        passes: &mut Vec<Pass>,
        radices: &[i64],
        roots: u64,
        [outer, n, inner]: [i64; 3],
        at: &mut Buffer,
        sign: c_int,
        buffer: fn(usize) -> Buffer,
    ) -> Result<()> {
        let small = |number: i64| i32::try_from(number).map_err(|_| UNSUPPORTED);
        let mut done = 1;
        for radix in radices {
            let rest = n / (done * radix);
            let columns = rest * inner;
            let to = if *at == buffer(0) {
                buffer(1)
            } else {
                buffer(0)
            };
            let is_written_out = *radix <= 5;
            let mut args = arguments![roots];
            if !is_written_out {
                args.extend(arguments![small(*radix)?]);
            }
            args.extend(arguments![
                small(done)?,
                small(columns)?,
                small(rest)?,
                sign
            ]);
            passes.push(Pass {
                kernel: match is_written_out {
                    true => self.kernel(&format!("radix{radix}")),
                    false => self.kernel("radix"),
                },
                from: *at,
                to,
                threads: [
                    columns,
                    if is_written_out { done } else { done * radix },
                    outer,
                ],
                layer_bytes: [n * inner * self.complex(); 2],
                args,
            });
            *at = to;
            done *= radix;
        }
        Ok(())
    }

    /// Returns all launches of an execution.
    fn passes(&self, sign: c_int, is_in_place: bool) -> Result<Vec<Pass>> {
        let mut passes = Vec::new();
        let complex = self.complex();
        let [n0, n1, n2] = self.lengths;
        let half = n2 / 2 + 1;
        let padded = Layout {
            embed: vec![n0, n1, 2 * half],
            stride: 1,
            distance: n0 * n1 * 2 * half,
        };
        let is_padded = is_in_place && self.real_is_open;
        let input = if is_padded && self.kind.is_from_real() {
            &padded
        } else {
            &self.input
        };
        let output = if is_padded && self.kind.is_to_real() {
            &padded
        } else {
            &self.output
        };
        let small = |number: i64| i32::try_from(number).map_err(|_| UNSUPPORTED);
        let is_contiguous = |layout: &Layout, last: i64| {
            layout.stride == 1
                && layout.embed[2] == last
                && (n0 == 1 || layout.embed[1] == n1)
                && (self.batch == 1 || layout.distance == n0 * n1 * last)
        };
        let rows = self.rows();
        let mut at = Buffer::Input;
        let mut extents = self.lengths;
        // Input: copied to contiguous complex numbers.
        let in_last = if self.kind.is_to_real() { half } else { n2 };
        let all = n0 * n1 * in_last * complex;
        let in_bytes = input.distance
            * if self.kind.is_from_real() {
                complex / 2
            } else {
                complex
            };
        if self.kind.is_from_real() {
            passes.push(self.layout_pass(
                "from_real",
                at,
                Buffer::Work(0),
                input,
                n2,
                [in_bytes, all],
            )?);
            at = Buffer::Work(0);
        } else if !is_contiguous(input, in_last) {
            passes.push(self.layout_pass(
                "gather",
                at,
                Buffer::Work(0),
                input,
                in_last,
                [in_bytes, all],
            )?);
            at = Buffer::Work(0);
        }
        let other = |at: Buffer| {
            if at == Buffer::Work(0) {
                Buffer::Work(1)
            } else {
                Buffer::Work(0)
            }
        };
        // The last dimension is transformed first, except in transforms to real numbers.
        let (last, others): (Vec<_>, Vec<_>) =
            self.methods.iter().partition(|(axis, _)| *axis == 2);
        if self.kind.is_to_real() {
            extents[2] = half;
            for method in others {
                at = self.transform(&mut passes, method, extents, at, sign)?;
            }
            passes.push(Pass {
                kernel: self.kernel("complete"),
                from: at,
                to: other(at),
                threads: [n2, rows, 1],
                layer_bytes: [0; 2],
                args: arguments![small(n2)?, small(half)?, small(rows)?],
            });
            at = other(at);
            extents[2] = n2;
            for method in last {
                at = self.transform(&mut passes, method, extents, at, sign)?;
            }
        } else {
            for method in last {
                at = self.transform(&mut passes, method, extents, at, sign)?;
            }
            if self.kind.is_from_real() {
                passes.push(Pass {
                    kernel: self.kernel("keep_half"),
                    from: at,
                    to: other(at),
                    threads: [half, rows, 1],
                    layer_bytes: [0; 2],
                    args: arguments![small(n2)?, small(half)?, small(rows)?],
                });
                at = other(at);
                extents[2] = half;
            }
            for method in others {
                at = self.transform(&mut passes, method, extents, at, sign)?;
            }
        }
        // Output: copied to the layout of the result.
        let out_last = extents[2];
        let all = n0 * n1 * out_last * complex;
        let out_bytes = output.distance
            * if self.kind.is_to_real() {
                complex / 2
            } else {
                complex
            };
        if self.kind.is_to_real() {
            passes.push(self.layout_pass(
                "to_real",
                at,
                Buffer::Output,
                output,
                n2,
                [all, out_bytes],
            )?);
        } else if !is_contiguous(output, out_last) {
            passes.push(self.layout_pass(
                "scatter",
                at,
                Buffer::Output,
                output,
                out_last,
                [all, out_bytes],
            )?);
        } else if let Some(pass) = passes.last_mut().filter(|pass| pass.from != pass.to) {
            pass.to = Buffer::Output;
        }
        Ok(passes)
    }

    /// Transforms `from` to `to`, which may be the same array.
    pub fn execute(&self, stream: *mut c_void, from: u64, to: u64, sign: c_int) -> Result<()> {
        let mut passes = self.passes(sign, from == to)?;
        if passes.is_empty() {
            // A transform of one element.
            let bytes = (self.batch * self.complex()) as u64;
            let copied = graphs::submit_copy(
                stream,
                Region::line(to, bytes),
                Region::line(from, bytes),
                3,
            );
            return match copied {
                0 => Ok(()),
                error => Err(status_of(error)),
            };
        }
        // A single pass in place: its threads could overwrite elements that others still read.
        if from == to && passes.len() == 1 {
            let rows = self.rows();
            passes[0].to = Buffer::Work(0);
            let bytes = (rows * self.output.embed[2] * self.complex()) as u64;
            self.launch(stream, from, to, &passes[0])?;
            let copied = graphs::submit_copy(
                stream,
                Region::line(to, bytes),
                Region::line(self.work[0], bytes),
                3,
            );
            return match copied {
                0 => Ok(()),
                error => Err(status_of(error)),
            };
        }
        for pass in &passes {
            self.launch(stream, from, to, pass)?;
        }
        Ok(())
    }

    fn launch(&self, stream: *mut c_void, from: u64, to: u64, pass: &Pass) -> Result<()> {
        let address = |buffer: Buffer| match buffer {
            Buffer::Input => from,
            Buffer::Output => to,
            Buffer::Work(number) => self.work[number],
            Buffer::Chirp(number) => self.chirp_work[number],
        };
        let [columns, rows, layers] = pass.threads;
        let x = columns.min(64).next_power_of_two_i64();
        let blocks = [[x, 64 / x], [x.min(4), 256]];
        let mut layer = 0;
        while layer < layers {
            let count = (layers - layer).min(MOST_LAYERS);
            let threads = blocks
                .into_iter()
                .find_map(|block| kernels::plane_of(block, columns, rows, count));
            let mut args = arguments![address(pass.from) + (layer * pass.layer_bytes[0]) as u64];
            if pass.from != pass.to {
                args.extend(arguments![
                    address(pass.to) + (layer * pass.layer_bytes[1]) as u64
                ]);
            }
            args.extend(&pass.args);
            let launched =
                kernels::launch(&pass.kernel, stream, threads.ok_or(UNSUPPORTED)?, &args);
            launched.map_err(status_of)?;
            layer += count;
        }
        Ok(())
    }
}

/// The next power of two of signed integers.
trait PowerOfTwo {
    fn next_power_of_two_i64(self) -> i64;
}

impl PowerOfTwo for i64 {
    fn next_power_of_two_i64(self) -> i64 {
        (self as u64).next_power_of_two() as i64
    }
}
