//! Arrays with halos, and faces beside centres, share one frame.

use shard::{ExchangeKind, Mesh, shard};
use stablehlo::{BinaryOp, Direction, ElementType, Func, Scalar, TensorType, Value};

use crate::agree::agrees;

fn number(func: &mut Func, value: usize) -> Value {
    func.scalar(ElementType::I32, Scalar::Int(value as i64))
}

/// Fills the halo of `x`, of width `h`, from the other end, in both dimensions.
fn filled(func: &mut Func, mut x: Value, n: [usize; 2], h: usize) -> Value {
    let shape = func.shape(x).to_vec();
    for d in [0, 1] {
        for (from, to) in [(n[d], 0), (h, n[d] + h)] {
            let (mut start, mut limit) = (vec![0, 0], shape.clone());
            (start[d], limit[d]) = (from, from + h);
            let part = func.slice(x, &start, &limit, &[1, 1]);
            let zero = number(func, 0);
            let to = number(func, to);
            let at = [
                if d == 0 { to } else { zero },
                if d == 1 { to } else { zero },
            ];
            x = func.dynamic_update_slice(x, part, &at);
        }
    }
    x
}

/// Returns a five-point stencil of the interior.
fn diffused(func: &mut Func, x: Value, n: [usize; 2], h: usize) -> Value {
    let view = |func: &mut Func, dy: i64, dx: i64| {
        let start = [(h as i64 + dy) as usize, (h as i64 + dx) as usize];
        func.slice(x, &start, &[start[0] + n[0], start[1] + n[1]], &[1, 1])
    };
    let mut sum = view(func, 0, 0);
    for (dy, dx) in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1)] {
        let other = view(func, dy, dx);
        sum = func.binary(BinaryOp::Add, sum, other);
    }
    let ty = func.tensor(sum).clone();
    let sixth = func.splat(ty, Scalar::Float(0.125));
    let sum = func.binary(BinaryOp::Multiply, sum, sixth);
    let h = number(func, h);
    func.dynamic_update_slice(x, sum, &[h, h])
}

/// Returns steps of an array with a halo, with an interior array as data.
fn program(n: [usize; 2], h: usize, steps: i64) -> Func {
    let field = TensorType::new(ElementType::F32, [n[0] + 2 * h, n[1] + 2 * h]);
    let inner = TensorType::new(ElementType::F32, n);
    let count = TensorType::scalar(ElementType::I32);
    let begin = |name: &str| {
        let mut part = Func::new(name);
        let i = part.parameter(count.clone());
        let x = part.parameter(field.clone());
        let known = part.parameter(inner.clone());
        (part, i, x, known)
    };
    let (mut cond, i, ..) = begin("cond");
    let end = cond.scalar(ElementType::I32, Scalar::Int(steps));
    cond.results = vec![cond.compare(Direction::Lt, i, end)];
    let (mut body, i, x, known) = begin("body");
    let one = number(&mut body, 1);
    let next = body.binary(BinaryOp::Add, i, one);
    let x = filled(&mut body, x, n, h);
    let x = diffused(&mut body, x, n, h);
    let part = body.slice(x, &[h, h], &[h + n[0], h + n[1]], &[1, 1]);
    let part = body.binary(BinaryOp::Add, part, known);
    let at = number(&mut body, h);
    let x = body.dynamic_update_slice(x, part, &[at, at]);
    body.results = vec![next, x, known];
    let mut func = Func::new("main");
    let x = func.parameter(field);
    let known = func.parameter(inner);
    let zero = number(&mut func, 0);
    let all = func.while_loop(&[zero, x, known], cond, body);
    func.results = vec![all[1]];
    func
}

#[test]
fn halos_are_the_edges_of_the_first_and_the_last() {
    for (n, h) in [([16, 8], 1), ([13, 22], 2), ([9, 15], 3)] {
        let func = program(n, h, 3);
        agrees(&func);
        agrees(&optimize::simplify(&func));
    }
}

#[test]
fn halos_take_no_more_messages_than_periodic_fields() {
    for (mesh, n) in [
        ("2x4", [512, 512]),
        ("3x5", [512, 512]),
        ("8x16", [1024, 2048]),
    ] {
        for simple in [false, true] {
            let func = program(n, 3, 3);
            let func = match simple {
                true => optimize::simplify(&func),
                false => func,
            };
            let mesh = Mesh::parse(mesh).unwrap();
            let sharded = shard(&func, &mesh, &[None, None], &[None]).unwrap();
            assert_eq!(sharded.plan.replicated, []);
            let most = if simple { 6 } else { 8 };
            assert!(
                sharded.plan.count(ExchangeKind::Permute, 1) <= most,
                "{}",
                sharded.plan
            );
        }
    }
}

#[test]
fn faces_lie_beside_centres() {
    for [n, m] in [[16, 9], [13, 22], [9, 15]] {
        let mut func = Func::new("main");
        let centre = TensorType::new(ElementType::F64, [n, m]);
        let face = TensorType::new(ElementType::F64, [n, m + 1]);
        let (c, u) = (func.parameter(centre), func.parameter(face));
        let f = &mut func;
        let east = f.slice(u, &[0, 1], &[n, m + 1], &[1, 1]);
        let west = f.slice(u, &[0, 0], &[n, m], &[1, 1]);
        let flow = f.binary(BinaryOp::Subtract, east, west);
        let c = f.binary(BinaryOp::Add, c, flow);
        let right = f.slice(c, &[0, 1], &[n, m], &[1, 1]);
        let left = f.slice(c, &[0, 0], &[n, m - 1], &[1, 1]);
        let slope = f.binary(BinaryOp::Subtract, right, left);
        let (zero, one) = (number(f, 0), number(f, 1));
        let u = f.dynamic_update_slice(u, slope, &[zero, one]);
        f.results = vec![c, u];
        agrees(&func);
    }
}
