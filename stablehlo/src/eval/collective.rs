//! Collectives, computed once all devices have reached them.

use std::rc::Rc;

use super::data::{Array, Data, each};
use super::element::Element;
use super::indexing::combine;
use super::movement;
use crate::{Collective, Combiner, TensorType};

/// Returns the result of each device, of type `ty`, from the devices' operands.
pub(super) fn collective(
    collective: &Collective,
    arrays: &[Rc<Array>],
    ty: &TensorType,
) -> Vec<Rc<Array>> {
    let zeros = Rc::new(Array {
        shape: ty.shape.clone(),
        data: movement::zeros(ty.element, ty.count()),
    });
    let mut result = vec![zeros; arrays.len()];
    match collective {
        Collective::Permute { pairs } => {
            for (from, to) in pairs {
                result[*to] = arrays[*from].clone();
            }
        }
        Collective::AllReduce { groups, combiner } => {
            for group in groups {
                let mut members = group.iter().map(|device| arrays[*device].clone());
                let first = members.next().expect("a group has members");
                let all = members.fold(first, |all, next| Rc::new(both(*combiner, &all, &next)));
                group
                    .iter()
                    .for_each(|device| result[*device] = all.clone());
            }
        }
        Collective::AllGather { groups, dimension } => {
            for group in groups {
                let members: Vec<&Array> = group.iter().map(|device| &*arrays[*device]).collect();
                let all = Rc::new(behind(&members, ty, *dimension));
                group
                    .iter()
                    .for_each(|device| result[*device] = all.clone());
            }
        }
        Collective::AllToAll {
            groups,
            split,
            concat,
        } => {
            for group in groups {
                for (nth, device) in group.iter().enumerate() {
                    let parts = group
                        .iter()
                        .map(|from| part(&arrays[*from], *split, nth, group));
                    let parts: Vec<Array> = parts.collect();
                    let parts: Vec<&Array> = parts.iter().collect();
                    result[*device] = Rc::new(behind(&parts, ty, *concat));
                }
            }
        }
    }
    result
}

fn both(combiner: Combiner, one: &Array, other: &Array) -> Array {
    let data = each!(&one.data, x => {
        let combine = combine(combiner);
        let pairs = x.iter().zip(Element::of(&other.data));
        Element::wrap(pairs.map(|(x, y)| combine(*x, *y)).collect())
    });
    let shape = one.shape.clone();
    Array { shape, data }
}

fn behind(arrays: &[&Array], ty: &TensorType, dimension: usize) -> Array {
    let shape = ty.shape.clone();
    let data = movement::concatenate(arrays, ty, dimension);
    Array { shape, data }
}

/// Returns part `nth` of an array split along a dimension into one part per device of `group`.
fn part(array: &Array, dimension: usize, nth: usize, group: &[usize]) -> Array {
    let mut shape = array.shape.clone();
    shape[dimension] /= group.len();
    let mut start = vec![0; shape.len()];
    start[dimension] = nth * shape[dimension];
    let ty = TensorType::new(array.data.element(), shape.clone());
    let data = movement::slice(array, &ty, &start, &vec![1; shape.len()]);
    Array { shape, data }
}
