//! Selects by index between an array and a single row: the row is sent only to where it is used.

use shard::{ExchangeKind, Mesh, Sharded, shard};
use stablehlo::{Direction, ElementType, Func, Scalar, TensorType, Value};

use crate::agree::{MESHES, fault};

/// The indices of a dimension where the predicate holds.
type Holds = (Direction, usize);

/// Writes `holds(i) ? x[row] : x[.. + moved]` in dimension `d` of a field with a halo of one cell,
/// as kernels write a periodic boundary.
fn seam(func: &mut Func, x: Value, d: usize, row: usize, holds: Holds, flipped: bool) -> Value {
    let whole = func.shape(x).to_vec();
    let inner = [whole[0] - 2, whole[1] - 2];
    let (mut start, mut limit) = (vec![1, 1], vec![whole[0] - 1, whole[1] - 1]);
    (start[d], limit[d]) = (0, inner[d]);
    let moved = func.slice(x, &start, &limit, &[1, 1]);
    (start[d], limit[d]) = (row, row + 1);
    let row = func.slice(x, &start, &limit, &[1, 1]);
    let other = 1 - d;
    let row = func.reshape(row, &[inner[other]]);
    let row = func.broadcast_in_dim(row, &inner, &[other]);
    let places = func.iota(ElementType::I32, &[inner[d]], 0);
    let ty = TensorType::new(ElementType::I32, [inner[d]]);
    let bound = func.splat(ty, Scalar::Int(holds.1 as i64));
    let pred = func.compare(holds.0, places, bound);
    let pred = func.broadcast_in_dim(pred, &inner, &[d]);
    match flipped {
        false => func.select(pred, row, moved),
        true => func.select(pred, moved, row),
    }
}

fn program(n: [usize; 2], d: usize, row: usize, holds: Holds, flipped: bool) -> Func {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(ElementType::F32, [n[0] + 2, n[1] + 2]));
    let moved = seam(&mut func, x, d, row, holds, flipped);
    let one = func.scalar(ElementType::I32, Scalar::Int(1));
    func.results = vec![func.dynamic_update_slice(x, moved, &[one, one])];
    func
}

fn sharded(func: &Func, mesh: &str) -> Sharded {
    shard(func, &Mesh::parse(mesh).unwrap(), &[None], &[Some(0)]).unwrap()
}

#[test]
fn rows_of_rings_and_others_come_as_on_one_device() {
    for n in [[7usize, 13], [16, 40], [1, 24]] {
        for d in [0, 1] {
            for (holds, flipped) in [
                ((Direction::Lt, 1), false),
                ((Direction::Gt, 0), true),
                ((Direction::Ge, n[d] - 1), false),
                ((Direction::Lt, n[d].div_ceil(2)), false),
                ((Direction::Eq, n[d] / 2), false),
                ((Direction::Ne, n[d] / 2), true),
                ((Direction::Eq, n[d] / 2), true), // on both sides: remains a select
                ((Direction::Lt, n[d] + 1), false), // everywhere
                ((Direction::Lt, 0), false),       // nowhere
            ] {
                for row in [0, 1, n[d]] {
                    let func = program(n, d, row, holds, flipped);
                    for mesh in MESHES {
                        let found = fault(&func, mesh, &[None], false);
                        let of = format!("{n:?} {d} {row} {holds:?} {flipped} on {mesh}");
                        assert_eq!(found, None, "{of}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_seam_of_a_ring_is_messages_of_one_row() {
    for d in [0, 1] {
        let n = [48, 64];
        let func = program(n, d, n[d], (Direction::Lt, 1), false);
        for mesh in ["2x4", "4x8"] {
            let plan = sharded(&func, mesh).plan;
            assert_eq!(plan.replicated, [], "{plan}");
            let is_permute = |e: &shard::Exchange| e.kind == ExchangeKind::Permute;
            assert!(plan.exchanges.iter().all(is_permute), "{plan}");
            // The neighbour's edge, and the wrap-around; blocks differ in size.
            assert!(plan.exchanges.len() <= 2, "{plan}");
            let across = n[1 - d] / Mesh::parse(mesh).unwrap().axes[1 - d].size + 2;
            let is_row = |e: &shard::Exchange| e.bytes <= 8 * across;
            assert!(plan.exchanges.iter().all(is_row), "{plan}");
        }
    }
}
