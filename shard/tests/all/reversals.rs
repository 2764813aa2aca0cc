//! Reversals of split dimensions: opposite devices swap their blocks, and nothing is gathered.

use shard::{ExchangeKind, Mesh, ShardingPlan, shard};
use stablehlo::{BinaryOp, Direction, ElementType, Func, Literal, Scalar, TensorType, Value};

use crate::agree::{agrees, agrees_on};

const SIZES: [[usize; 2]; 7] = [[16, 8], [9, 7], [17, 23], [8, 5], [30, 15], [1, 13], [0, 6]];

fn of(shape: [usize; 2], write: &dyn Fn(&mut Func, Value) -> Vec<Value>) -> Func {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(ElementType::F64, shape));
    func.results = write(&mut func, x);
    func
}

/// Checks agreement on every mesh, for every size.
#[track_caller]
fn everywhere(write: &dyn Fn(&mut Func, Value) -> Vec<Value>) {
    for shape in SIZES {
        agrees(&of(shape, write));
    }
}

/// Returns the plan of a function of one field, with the requested axes.
fn plan(func: &Func, mesh: &str, axes: Option<[Option<&str>; 2]>) -> ShardingPlan {
    let axes = axes.map(|axes| axes.map(|axis| axis.map(str::to_owned)).to_vec());
    let next = vec![None; func.results.len()];
    let sharded = shard(func, &Mesh::parse(mesh).unwrap(), &[axes], &next);
    sharded.unwrap().plan
}

#[test]
fn each_dimension_and_both() {
    everywhere(&|f, x| {
        [&[0][..], &[1], &[0, 1], &[1, 0]]
            .map(|dims| f.reverse(x, dims))
            .into()
    });
}

#[test]
fn beside_what_was_reversed() {
    everywhere(&|f, x| {
        let back = f.reverse(x, &[0]);
        let again = f.reverse(back, &[0, 1]);
        vec![
            f.binary(BinaryOp::Subtract, x, back),
            f.binary(BinaryOp::Multiply, again, back),
        ]
    });
}

#[test]
fn halos_of_reversals_and_reversals_of_halos() {
    everywhere(&|f, x| {
        let back = f.reverse(x, &[1]);
        let turned = f.rotate(back, 1, 1);
        let sum = f.binary(BinaryOp::Add, back, turned);
        let wide = match f.shape(x)[0] {
            0 => x, // an empty array has no edge
            _ => f.extend(x, 0, 2, 1),
        };
        let wide = f.reverse(wide, &[0]);
        let zero = f.scalar(ElementType::F64, Scalar::Float(0.5));
        let padded = f.pad(sum, zero, &[1, 2], &[0, 3], &[0, 0]);
        vec![sum, wide, f.reverse(padded, &[0, 1])]
    });
}

#[test]
fn parts_of_reversals() {
    for shape in SIZES.into_iter().filter(|shape| shape[0] >= 8) {
        agrees(&of(shape, &|f, x| {
            let [rows, columns] = shape;
            let back = f.reverse(x, &[0]);
            let first = f.slice(back, &[0, 0], &[3, columns], &[1, 1]);
            let inner = f.slice(x, &[2, 1], &[rows - 1, columns], &[1, 1]);
            let both = f.concatenate(&[first, back], 0);
            vec![first, f.reverse(inner, &[0, 1]), both]
        }));
    }
}

#[test]
fn in_loops() {
    for shape in SIZES {
        let mut func = Func::new("main");
        let x = func.parameter(TensorType::new(ElementType::F64, shape));
        let ty = [ElementType::I32, ElementType::F64];
        let ty = [TensorType::scalar(ty[0]), TensorType::new(ty[1], shape)];
        let mut cond = Func::new("cond");
        let given: Vec<Value> = ty.iter().map(|ty| cond.parameter(ty.clone())).collect();
        let three = cond.scalar(ElementType::I32, Scalar::Int(3));
        cond.results = vec![cond.compare(Direction::Lt, given[0], three)];
        let mut body = Func::new("body");
        let given: Vec<Value> = ty.iter().map(|ty| body.parameter(ty.clone())).collect();
        let one = body.scalar(ElementType::I32, Scalar::Int(1));
        let next = body.binary(BinaryOp::Add, given[0], one);
        let back = body.reverse(given[1], &[0]);
        let near = body.rotate(given[1], 1, 1);
        body.results = vec![next, body.binary(BinaryOp::Subtract, back, near)];
        let zero = func.constant(Literal::scalar(ElementType::I32, Scalar::Int(0)));
        func.results = vec![func.while_loop(&[zero, x], cond, body)[1]];
        agrees_on(&func, &["2x2", "3x5", "4"], false);
    }
}

/// With blocks of equal length: one message. Otherwise the result is shifted as well.
#[test]
fn how_much_is_sent() {
    let one = |shape, dims: &'static [usize]| {
        of(shape, &|f, x| {
            let back = f.reverse(x, dims);
            vec![f.binary(BinaryOp::Add, x, back)]
        })
    };
    #[rustfmt::skip] // tables stay aligned
    let rows: &[([usize; 2], &'static [usize], &str, usize)] = &[
        ([64, 32], &[0],    "4",    1),
        ([64, 32], &[0],    "2x2",  1),
        ([64, 32], &[0, 1], "2x4",  2),
        ([60, 30], &[0, 1], "3x5",  2),
        ([63, 32], &[0],    "4",    2),
        ([61, 31], &[0, 1], "3x5",  4),
    ];
    for (shape, dims, mesh, most) in rows {
        let axes = [Some("a"), (*mesh != "4").then_some("b")];
        let plan = plan(&one(*shape, dims), mesh, Some(axes));
        let kinds = plan.exchanges.iter().map(|e| e.kind);
        assert!(
            kinds.clone().all(|kind| kind == ExchangeKind::Permute),
            "{shape:?} on {mesh}\n{plan}"
        );
        assert_eq!(kinds.count(), *most, "{shape:?} on {mesh}\n{plan}");
        assert_eq!(plan.replicated, []);
    }
    let rows = Some([Some("a"), None]);
    let odd = plan(&one([63, 32], &[0]), "3", rows);
    assert_eq!(
        odd.exchanges[0].messages, 2,
        "the middle one keeps what it has\n{odd}"
    );
    let columns = plan(&one([64, 32], &[0]), "4", None);
    assert_eq!(
        columns.exchanges,
        [],
        "the other dimension lies over the mesh"
    );
}
