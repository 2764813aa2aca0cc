//! Forms that read the array through windows.

use stablehlo::{
    BinaryOp, Combiner, ConvolutionDims, Edge, Func, Literal, Scalar, Stencil, TensorType, Value,
    Window,
};

use super::views::{pad_along, range};

/// The smallest regular grid that contains all offsets: the first offset, the spacing and the
/// number of offsets in each dimension.
struct Lattice {
    first: Vec<i64>,
    step: Vec<i64>,
    count: Vec<usize>,
}

/// Windows with more positions are not written.
const MOST_PLACES: usize = 1 << 12;

impl Lattice {
    fn of(stencil: &Stencil) -> Option<Lattice> {
        let (mut first, mut step, mut count) = (Vec::new(), Vec::new(), Vec::new());
        for d in 0..stencil.shape.len() {
            let offsets = || stencil.taps.iter().map(|tap| tap.offsets[d]);
            let (low, high) = (offsets().min()?, offsets().max()?);
            let gcd = offsets().fold(0, |gcd, o| gcd_of(gcd, o - low)).max(1);
            first.push(low);
            step.push(gcd);
            count.push(usize::try_from((high - low) / gcd).ok()?.checked_add(1)?);
        }
        let places = count
            .iter()
            .try_fold(1usize, |all, n| all.checked_mul(*n))?;
        (places <= MOST_PLACES).then_some(Lattice { first, step, count })
    }

    /// Returns the row-major position of a tap in the window.
    fn place(&self, offsets: &[i64]) -> usize {
        let along = offsets.iter().zip(&self.first).zip(&self.step);
        let along = along.map(|((o, first), step)| ((o - first) / step) as usize);
        along
            .zip(&self.count)
            .fold(0, |place, (at, n)| place * n + at)
    }
}

fn gcd_of(a: i64, b: i64) -> i64 {
    if b == 0 { a.abs() } else { gcd_of(b, a % b) }
}

/// Returns the part of the array that the windows cover, extended beyond its ends, so that the
/// window needs no padding.
fn covered(func: &mut Func, operand: Value, stencil: &Stencil, lattice: &Lattice) -> Value {
    let mut all = operand;
    for (d, edge) in stencil.edges.iter().enumerate() {
        let (low, high) = stencil.reach(d, func.shape(operand)[d]);
        all = match edge {
            Edge::Valid => all,
            Edge::Zero => pad_along(func, all, d, low as i64, high as i64),
            Edge::Periodic => func.wrap(all, d, low, high),
            Edge::Extend => func.extend(all, d, low, high),
        };
        let start = stencil.start[d] + lattice.first[d] + low as i64;
        let width = (lattice.count[d] - 1) * lattice.step[d] as usize;
        all = range(func, all, d, start as usize, stencil.shape[d] + width);
    }
    all
}

fn window(lattice: &Lattice) -> Window {
    let mut window = Window::plain(lattice.count.len());
    window.window_dilations = lattice.step.iter().map(|step| *step as usize).collect();
    window
}

/// Writes window sums times the coefficient; `None` if the coefficients differ or the taps do not
/// fill the window.
pub(super) fn windows(func: &mut Func, operand: Value, stencil: &Stencil) -> Option<Value> {
    let lattice = Lattice::of(stencil)?;
    let coefficient = stencil.taps[0].coefficient.as_constant()?;
    let equal = |tap: &stablehlo::Tap| tap.coefficient == stencil.taps[0].coefficient;
    let mut places: Vec<usize> = (stencil.taps.iter())
        .map(|tap| lattice.place(&tap.offsets))
        .collect();
    places.sort_unstable();
    let all = lattice.count.iter().product::<usize>();
    if !stencil.taps.iter().all(equal) || !places.into_iter().eq(0..all) {
        return None;
    }
    let covered = covered(func, operand, stencil, &lattice);
    let zero = super::taps::zero(func, operand);
    let window = window(&lattice);
    let sums = func.reduce_window(covered, zero, &lattice.count, window, Combiner::Add);
    if coefficient == 1.0 {
        return Some(sums);
    }
    let factor = func.splat(func.tensor(sums).clone(), Scalar::Float(coefficient));
    Some(func.binary(BinaryOp::Multiply, factor, sums))
}

/// Writes a convolution with one channel; `None` if a coefficient is not constant.
pub(super) fn convolution(func: &mut Func, operand: Value, stencil: &Stencil) -> Option<Value> {
    let lattice = Lattice::of(stencil)?;
    let mut kernel = vec![0.0; lattice.count.iter().product()];
    for tap in &stencil.taps {
        kernel[lattice.place(&tap.offsets)] += tap.coefficient.as_constant()?;
    }
    let element = func.tensor(operand).element;
    let covered = covered(func, operand, stencil, &lattice);
    let one_channel = |shape: &[usize]| [&[1, 1], shape].concat();
    let image = one_channel(func.shape(covered));
    let image = func.reshape(covered, &image);
    let ty = TensorType::new(element, one_channel(&lattice.count));
    let kernel = func.constant(Literal::from_f64s(element, ty.shape, &kernel));
    let dims = ConvolutionDims::channels_first(lattice.count.len());
    let result = func.convolution(image, kernel, window(&lattice), dims);
    Some(func.reshape(result, &stencil.shape))
}
