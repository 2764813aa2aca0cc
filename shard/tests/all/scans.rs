//! Scans in a split dimension whose order does not matter: block by block, combined with the total
//! of the blocks before.

use shard::{ExchangeKind, Mesh, shard};
use stablehlo::{BinaryOp, Combiner, Direction, ElementType, Func, Op, Scalar, TensorType, Value};

use crate::agree::{BY_BYTES, agrees, fault, fault_by, inputs};

struct Kind {
    element: ElementType,
    combiner: Combiner,
    reverse: bool,
    exclusive: bool,
}

fn kinds() -> Vec<Kind> {
    let mut kinds = Vec::new();
    for (element, combiners) in [
        (
            ElementType::I32,
            &[Combiner::Add, Combiner::Mul, Combiner::Xor, Combiner::Max][..],
        ),
        (
            ElementType::U8,
            &[Combiner::Add, Combiner::And, Combiner::Min],
        ),
        (ElementType::F64, &[Combiner::Min, Combiner::Max]),
    ] {
        for combiner in combiners {
            for way in 0..4 {
                kinds.push(Kind {
                    element,
                    combiner: *combiner,
                    reverse: way & 1 != 0,
                    exclusive: way & 2 != 0,
                });
            }
        }
    }
    kinds
}

fn scan(func: &mut Func, kind: &Kind, operand: Value, init: Value, dimension: usize) -> Value {
    let op = Op::Scan {
        operand,
        init,
        dimension,
        combiner: kind.combiner,
        reverse: kind.reverse,
        exclusive: kind.exclusive,
    };
    func.push(op).unwrap()
}

/// Returns scans of a line and a field, with elementwise and shifted uses.
fn program(kind: &Kind, shape: [usize; 2]) -> Func {
    let mut func = Func::new("main");
    let line = func.parameter(TensorType::new(kind.element, [shape[0]]));
    let x = func.parameter(TensorType::new(kind.element, shape));
    let init = func.parameter(TensorType::scalar(kind.element));
    let f = &mut func;
    let of_line = scan(f, kind, line, init, 0);
    let down = scan(f, kind, x, init, 0);
    let both = scan(f, kind, down, init, 1);
    let turned = f.rotate(both, 0, 1);
    let sum = f.binary(BinaryOp::Maximum, turned, x);
    let part = f.slice(down, &[1, 0], &[shape[0], shape[1]], &[1, 1]);
    f.results = vec![of_line, sum, part];
    func
}

#[test]
fn blocks_are_scanned_alone() {
    for kind in kinds() {
        for shape in [[16, 8], [9, 7], [17, 23], [1, 1], [2, 5]] {
            agrees(&program(&kind, shape));
        }
    }
}

#[test]
fn what_is_sent_is_a_line_of_each_device() {
    let kind = &kinds()[0];
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(kind.element, [64, 48]));
    let init = func.parameter(TensorType::scalar(kind.element));
    func.results = vec![scan(&mut func, kind, x, init, 0)];
    let asked = [Some(vec![Some("a".to_owned()), None]), None];
    let sharded = shard(&func, &Mesh::parse("8").unwrap(), &asked, &[None]).unwrap();
    let [only] = &sharded.plan.exchanges[..] else {
        panic!("{}", sharded.plan);
    };
    assert_eq!((only.kind, only.bytes), (ExchangeKind::AllGather, 48 * 4));
    assert_eq!(sharded.plan.replicated, []);
    assert_eq!(fault(&func, "8", &asked, false), None);
}

/// Returns a loop over the columns of `x`, forwards or backwards, that stores the total before or
/// after each element, and counts something else.
fn running(kind: &Kind, [n, m]: [usize; 2]) -> Func {
    let mut func = Func::new("main");
    let field = TensorType::new(kind.element, [n, m]);
    let line = TensorType::new(kind.element, [n]);
    let count = TensorType::scalar(ElementType::I32);
    let x = func.parameter(field.clone());
    let total = func.parameter(line.clone());
    let types = [count.clone(), line, field.clone(), field.clone(), count];
    let (mut cond, mut body) = (Func::new("cond"), Func::new("body"));
    for ty in &types {
        cond.parameter(ty.clone());
        body.parameter(ty.clone());
    }
    let number = |f: &mut Func, value| f.scalar(ElementType::I32, Scalar::Int(value));
    let (first, step, end, direction) = match kind.reverse {
        true => (m as i64 - 1, -1, 0, Direction::Ge),
        false => (0, 1, m as i64, Direction::Lt),
    };
    let (k, end) = (cond.parameters()[0], number(&mut cond, end));
    cond.results = vec![cond.compare(direction, k, end)];
    let b = &mut body;
    let [k, before, x_in, out, odd] = *b.parameters() else {
        unreachable!("five are carried")
    };
    let (zero, step) = (number(b, 0), number(b, step));
    let column = b.dynamic_slice(x_in, &[zero, k], &[n, 1]);
    let column = b.reshape(column, &[n]);
    let op = kind.combiner.binary().unwrap();
    let behind = b.binary(op, column, before);
    let written = if kind.exclusive { before } else { behind };
    let written = b.reshape(written, &[n, 1]);
    let out = b.dynamic_update_slice(out, written, &[zero, k]);
    let next = b.binary(BinaryOp::Add, step, k);
    let odd = b.binary(BinaryOp::Subtract, k, odd);
    b.results = vec![next, behind, x_in, out, odd];
    let (first, seven) = (number(&mut func, first), number(&mut func, 7));
    let all = func.while_loop(&[first, total, x, x, seven], cond, body);
    func.results = vec![all[1], all[3], all[4], all[0]];
    func
}

/// Requests that columns are split over devices.
fn columns(func: &Func) -> Vec<Option<shard::Asked>> {
    let over = |rank: usize| {
        (0..rank)
            .map(|d| (d == 1).then(|| "a".to_owned()))
            .collect()
    };
    func.params()
        .iter()
        .map(|p| Some(over(p.ty.rank())))
        .collect()
}

#[test]
fn loops_that_run_up_totals_are_scans() {
    for kind in kinds() {
        for shape in [[3, 16], [1, 13], [4, 5]] {
            let func = running(&kind, shape);
            for (mesh, costs) in [
                ("2", None),
                ("4", Some(&BY_BYTES)),
                ("5x2", Some(&BY_BYTES)),
            ] {
                let (asked, given) = (columns(&func), inputs(&func, 7));
                let found = fault_by(&func, mesh, &asked, &given, false, costs);
                assert!(found.is_none(), "{}\n{func}", found.unwrap());
            }
        }
    }
    // One gather of totals, outside of loops.
    let func = running(&kinds()[0], [300, 65536]);
    let next = vec![None; func.results.len()];
    let sharded = shard(&func, &Mesh::parse("8").unwrap(), &columns(&func), &next).unwrap();
    let gathers = sharded.plan.count(ExchangeKind::AllGather, 0);
    let reductions = sharded.plan.count(ExchangeKind::AllReduce, 0);
    assert_eq!((gathers, reductions), (1, 1), "{}", sharded.plan);
    assert_eq!(sharded.plan.exchanges.len(), 2);
}

/// Float sums remain in their loop.
#[test]
fn sums_of_floats_are_no_scans() {
    let kind = Kind {
        element: ElementType::F32,
        combiner: Combiner::Add,
        reverse: false,
        exclusive: false,
    };
    let func = running(&kind, [3, 16]);
    for mesh in ["2", "4", "5x2"] {
        assert_eq!(fault(&func, mesh, &columns(&func), false), None);
    }
}
