//! Separates a stencil over several dimensions into one pass per dimension.

use std::collections::BTreeMap;

use stablehlo::{Coefficient, Edge, ElementType, Stencil, Tap, TensorType};

/// Returns the tolerance for a coefficient that is replaced by a product, relative to the largest
/// coefficient: a few units in the last place, since coefficients are rounded themselves.
fn tolerance(element: ElementType) -> f64 {
    match element {
        ElementType::F64 => 1e-12,
        _ => 4.0 * f64::from(f32::EPSILON),
    }
}

/// Returns stencils in one dimension each that, applied one after the other to an array of type
/// `of`, compute `stencil`. Returns `None` if the coefficients are not products of one factor per
/// dimension, or not constant. The sums are rounded differently.
///
/// ```
/// use stablehlo::{Coefficient, Edge, ElementType, Stencil, Tap, TensorType};
///
/// let taps = (-1..=1).flat_map(|i: i64| (-1..=1).map(move |j: i64| Tap {
///     offsets: vec![i, j],
///     coefficient: Coefficient::constant(f64::from((2 - i.abs() as i32) * (2 - j.abs() as i32))),
/// }));
/// let stencil = Stencil {
///     start: vec![0, 0],
///     shape: vec![8, 8],
///     edges: vec![Edge::Zero; 2],
///     taps: taps.collect(),
/// };
/// let passes = optimize::separate(&stencil, &TensorType::new(ElementType::F32, [8, 8])).unwrap();
/// assert_eq!(passes.iter().map(|pass| pass.taps.len()).collect::<Vec<_>>(), [3, 3]);
/// ```
pub fn separate(stencil: &Stencil, of: &TensorType) -> Option<Vec<Stencil>> {
    let (shape, tolerance) = (&of.shape, tolerance(of.element));
    let rank = stencil.shape.len();
    let mut table: BTreeMap<&[i64], f64> = BTreeMap::new();
    for tap in &stencil.taps {
        *table.entry(&tap.offsets).or_default() += tap.coefficient.as_constant()?;
    }
    let (pivot, most) = (table.iter()).max_by(|a, b| a.1.abs().total_cmp(&b.1.abs()))?;
    let (pivot, most) = (pivot.to_vec(), *most);
    if !most.is_normal() || stencil.shape.contains(&0) {
        return None;
    }
    // For each dimension the offsets, and their weights relative to the pivot.
    let mut along: Vec<BTreeMap<i64, f64>> = vec![BTreeMap::new(); rank];
    for (offsets, coefficient) in &table {
        for d in 0..rank {
            let beside = (0..rank).all(|other| other == d || offsets[other] == pivot[other]);
            if beside {
                along[d].insert(offsets[d], coefficient / most);
            }
        }
    }
    if along.iter().map(BTreeMap::len).product::<usize>() != table.len() {
        return None;
    }
    for (offsets, coefficient) in &table {
        let mut product = most;
        for d in 0..rank {
            product *= along[d].get(&offsets[d])?;
        }
        if (product - coefficient).abs() > tolerance * most.abs() {
            return None;
        }
    }
    let dimensions: Vec<usize> = (0..rank).filter(|d| along[*d].len() > 1).collect();
    let (last, _) = dimensions
        .split_last()
        .filter(|(_, others)| !others.is_empty())?;
    let mut scale = most;
    for weights in &mut along {
        // The least weight becomes 1, so that small integers stay integers.
        let least = weights.values().map(|w| w.abs()).min_by(f64::total_cmp)?;
        weights.values_mut().for_each(|weight| *weight /= least);
        scale *= least;
    }
    let scaled = along[*last].values_mut();
    scaled.for_each(|weight| *weight *= scale);
    Some(chain(stencil, shape, &pivot, &dimensions, &along))
}

fn chain(
    stencil: &Stencil,
    shape: &[usize],
    pivot: &[i64],
    dimensions: &[usize],
    along: &[BTreeMap<i64, f64>],
) -> Vec<Stencil> {
    let rank = shape.len();
    // The position of the input's first element, and the input's extents.
    let (mut origin, mut size) = (vec![0; rank], shape.to_vec());
    let mut chain = Vec::new();
    for (nth, dimension) in dimensions.iter().enumerate() {
        let (mut start, mut to) = (stencil.start.clone(), stencil.shape.clone());
        let mut edges = vec![Edge::Valid; rank];
        for d in &dimensions[nth + 1..] {
            // The later passes need these elements, too.
            if stencil.reach(*d, shape[*d]) == (0, 0) {
                let offsets = along[*d].keys();
                let (low, high) = (offsets.clone().min(), offsets.max());
                let (low, high) = (low.copied().unwrap_or(0), high.copied().unwrap_or(0));
                start[*d] += low;
                to[*d] += (high - low) as usize;
            } else {
                (start[*d], to[*d]) = (0, shape[*d]);
            }
        }
        edges[*dimension] = stencil.edges[*dimension];
        let is_first = nth == 0;
        let taps = along[*dimension].iter().map(|(offset, weight)| {
            let mut offsets: Vec<i64> = vec![0; rank];
            offsets[*dimension] = *offset;
            Tap {
                offsets,
                coefficient: Coefficient::constant(*weight),
            }
        });
        let mut pass = Stencil {
            start: start.iter().zip(&origin).map(|(s, o)| s - o).collect(),
            shape: to.clone(),
            edges,
            taps: taps.collect(),
        };
        if is_first {
            // The first pass applies the offset of dimensions in which all taps have the same one.
            for d in (0..rank).filter(|d| !dimensions.contains(d)) {
                pass.edges[d] = stencil.edges[d];
                pass.taps
                    .iter_mut()
                    .for_each(|tap| tap.offsets[d] = pivot[d]);
            }
        }
        // A dimension that is kept whole keeps its origin; one that was cut starts at the cut.
        for d in 0..rank {
            let is_done = !dimensions[nth + 1..].contains(&d);
            let kept = !is_done && (start[d], to[d]) == (0, shape[d]);
            origin[d] = if kept { 0 } else { start[d] };
        }
        size.clone_from(&to);
        chain.push(pass);
    }
    chain
}
