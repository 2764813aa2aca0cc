//! Delinearization: rewrites a flat element index as one subscript per dimension of an array.
//!
//! `base + i + nx * (j + ny * k)` is split by the declared shape. Where two dimensions of the
//! launch remain in one subscript (a chunk per thread of a flat array, say), the view gets one more
//! stride. Returns `None` if no strides keep every subscript inside its extent: then the access is
//! a gather.

use super::index::{Dim, Index};
use std::collections::BTreeSet;

/// A view of an array with shape `shape` (row-major over the same elements), and the subscripts of
/// an access in it.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// Extents, the slowest-varying first. Their product may exceed the array's size: the rest is
    /// padding.
    pub shape: Vec<usize>,
    /// One subscript per extent, inside the extent, each depending on at most one dimension besides
    /// `counters`.
    pub subscripts: Vec<Index>,
}

/// Splits `index` into the subscripts of a view of an array of shape `declared`. `counters` are
/// dimensions that are run-time scalars: any number of them may appear in one subscript. `index`
/// must not be negative. `None` if no strides that were tried separate the dimensions.
pub fn delinearize(index: &Index, declared: &[usize], counters: &BTreeSet<Dim>) -> Option<View> {
    let total: usize = declared.iter().product();
    let strides = |shape: &[usize]| {
        let mut strides = vec![1i128; shape.len().max(1)];
        for k in (0..shape.len().saturating_sub(1)).rev() {
            strides[k] = strides[k + 1] * shape[k + 1] as i128;
        }
        strides
    };
    let declared = if declared.is_empty() {
        &[1][..]
    } else {
        declared
    };
    for start in [strides(declared), vec![1]] {
        let mut strides = start;
        for _ in 0..6 {
            let Some(subscripts) = distribute(index, &strides) else {
                break;
            };
            let crowded = subscripts
                .iter()
                .position(|s| s.terms.keys().filter(|d| !counters.contains(d)).count() > 1);
            let Some(k) = crowded else {
                return Some(View {
                    shape: extents(&strides, &subscripts, total),
                    subscripts,
                });
            };
            let Some(stride) = finer_stride(&subscripts[k], counters) else {
                break;
            };
            let stride = stride * strides[k];
            if stride == strides[k]
                || (k > 0 && (stride >= strides[k - 1] || strides[k - 1] % stride != 0))
            {
                break;
            }
            strides.insert(k, stride);
        }
    }
    None
}

/// Returns the subscripts of `index` in an array of `shape`, if each is inside its extent; any
/// number of dimensions may appear in one.
pub fn through(index: &Index, shape: &[usize]) -> Option<View> {
    let mut strides = vec![1i128; shape.len()];
    for k in (0..shape.len().saturating_sub(1)).rev() {
        strides[k] = strides[k + 1] * shape[k + 1] as i128;
    }
    let subscripts = distribute(index, &strides)?;
    let shape = shape.to_vec();
    Some(View { shape, subscripts })
}

/// Returns the stride of the slowest-varying dimension in a subscript with several dimensions.
fn finer_stride(subscript: &Index, counters: &BTreeSet<Dim>) -> Option<i128> {
    let slopes = subscript
        .terms
        .iter()
        .filter(|(d, _)| !counters.contains(d))
        .map(|(_, pieces)| {
            let slopes = pieces.0.iter().map(|p| p.slope.abs()).filter(|s| *s != 0);
            slopes.min().unwrap_or(1)
        });
    slopes.max()
}

/// Assigns every term to the slowest-varying subscript whose stride divides it, and the constant so
/// that all but the first subscript are inside their extents.
fn distribute(index: &Index, strides: &[i128]) -> Option<Vec<Index>> {
    let mut parts = vec![Index::constant(0); strides.len()]; // still in units of flat elements
    let mut rest = index.constant;
    for (dim, pieces) in &index.terms {
        let one = Index {
            constant: 0,
            terms: [(*dim, pieces.clone())].into(),
        };
        for (part, &stride) in parts.iter_mut().zip(strides) {
            let (quotient, remainder) = match one.div_rem(stride) {
                Some(both) => both,
                None => continue,
            };
            if let Some(constant) = remainder.as_constant() {
                *part = part.add(&quotient)?;
                rest += constant;
                break;
            }
        }
    }
    // Constants that result from a quotient belong to the whole index.
    for (part, &stride) in parts.iter_mut().zip(strides) {
        rest += part.constant * stride;
        part.constant = 0;
    }
    let inner_range = |parts: &[Index], k: usize| {
        let mut range = (0, 0);
        for (part, &stride) in parts.iter().zip(strides).skip(k + 1) {
            let (lo, hi) = part.range();
            range = (range.0 + lo * stride, range.1 + hi * stride);
        }
        range
    };
    for k in 0..strides.len() {
        let (inner_lo, inner_hi) = inner_range(&parts, k);
        let constant = (rest + inner_lo).div_euclid(strides[k]);
        parts[k].constant = constant;
        rest -= constant * strides[k];
        if rest + inner_hi >= strides[k] {
            return None;
        }
    }
    (rest == 0 && parts[0].range().0 >= 0).then_some(parts)
}

fn extents(strides: &[i128], subscripts: &[Index], total: usize) -> Vec<usize> {
    let mut shape = Vec::new();
    for k in 0..strides.len() {
        shape.push(match k {
            0 => {
                let needed = subscripts[0].range().1 as usize + 1;
                let whole = total / strides[0] as usize;
                needed.max(whole)
            }
            _ => (strides[k - 1] / strides[k]) as usize,
        });
    }
    shape
}

#[cfg(test)]
mod tests {
    use super::super::index::Domain;
    use super::*;

    fn dims(ranges: &[(i128, i128)]) -> (Domain, Vec<Index>) {
        let domain: Domain = ranges
            .iter()
            .enumerate()
            .map(|(k, r)| (Dim(k as u32), *r))
            .collect();
        let dims = domain.keys().map(|d| Index::dim(*d, &domain)).collect();
        (domain, dims)
    }

    fn show(view: &View) -> String {
        let subscripts = view.subscripts.iter().map(|s| {
            let terms = s
                .terms
                .iter()
                .map(|(d, p)| format!("{}*d{}", p.0[0].slope, d.0));
            format!(
                "{}{}",
                terms.map(|t| t + "+").collect::<String>(),
                s.constant
            )
        });
        format!(
            "{:?} [{}]",
            view.shape,
            subscripts.collect::<Vec<_>>().join(", ")
        )
    }

    #[test]
    fn neighbours_in_three_dimensions() {
        let (_, d) = dims(&[(1, 5), (1, 6), (1, 7)]);
        let flat = d[0]
            .scale(56)
            .add(&d[1].scale(8))
            .unwrap()
            .add(&d[2])
            .unwrap();
        let below = flat.add(&Index::constant(-57)).unwrap();
        let view = delinearize(&below, &[6, 7, 8], &BTreeSet::new()).unwrap();
        assert_eq!(show(&view), "[6, 7, 8] [1*d0+-1, 1*d1+0, 1*d2+-1]");
    }

    #[test]
    fn a_flat_array_is_split_by_slopes() {
        let (_, d) = dims(&[(0, 10), (0, 16)]);
        let chunk = d[0].scale(16).add(&d[1]).unwrap();
        assert_eq!(
            show(&delinearize(&chunk, &[160], &BTreeSet::new()).unwrap()),
            "[10, 16] [1*d0+0, 1*d1+0]"
        );
        assert_eq!(
            show(&delinearize(&chunk, &[163], &BTreeSet::new()).unwrap()),
            "[10, 16] [1*d0+0, 1*d1+0]"
        );
    }

    #[test]
    fn overlapping_windows_are_refused() {
        let (_, d) = dims(&[(0, 10), (0, 3)]);
        let window = d[0].add(&d[1]).unwrap();
        assert_eq!(delinearize(&window, &[12], &BTreeSet::new()), None);
    }
}
