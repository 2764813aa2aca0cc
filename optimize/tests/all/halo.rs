//! Arrays with halos: for each kind of boundary and number of passes, a loop carries the interior
//! only, and results keep their bits.

use optimize::{Allow, Target, choose_forms, simplify_with};
use stablehlo::{ElementType, Func, Literal, Op, Type, Value, eval};
use testkit::halos::Edge::{self, Around, Fixed, Mirrored, Nearest, Opposite, Turned};
use testkit::halos::{Model, Order};

use crate::awkward::{self, inputs, same};

/// Returns whether a loop contains an array of this shape.
fn carries(func: &Func, shape: &[usize]) -> bool {
    let has_shape = |f: &Func, v: Value| matches!(f.ty(v), Type::Tensor(t) if t.shape == shape);
    func.values().any(|v| match func.op(v) {
        Op::While { body, .. } => body.values().any(|v| has_shape(body, v)),
        _ => false,
    })
}

fn check(model: &Model) {
    let before = model.program();
    before.verify().unwrap();
    let (after, report) = simplify_with(&before, &Allow::default());
    after.verify().unwrap();
    assert_eq!(report.gave_up, [""; 0], "{model:?}");
    let again = simplify_with(&after, &Allow::default()).0;
    assert_eq!(again.to_string(), after.to_string(), "{model:?}");
    if !model.edges.contains(&Fixed) {
        assert!(
            report.fired.contains_key("halo-state"),
            "{model:?}\n{after}"
        );
        assert!(!carries(&after, &model.shape()), "{model:?}\n{after}");
    }
    let targets = [Target::Cpu, Target::Cuda, Target::Tpu];
    let forms = targets.map(|target| choose_forms(&after, target));
    for steps in 0..4 {
        let mut all = inputs(&before, steps as u64, awkward::Floats::Awkward);
        all[0] = Literal::from_i64s(ElementType::I64, [], &[steps]);
        let expected = eval(&before, &all).unwrap();
        for func in [&after].into_iter().chain(&forms) {
            func.verify().unwrap();
            let got = eval(func, &all).unwrap();
            assert_eq!(
                same(&expected, &got),
                Ok(()),
                "{model:?}, {steps} steps\n{func}"
            );
        }
    }
}

fn check_all(sizes: &[usize], halos: &[usize], edges: &[&[Edge]]) {
    for (nth, edges) in edges.iter().enumerate() {
        for (k, halo) in halos.iter().enumerate() {
            for (o, order) in [Order::First, Order::Last, Order::Exchanged]
                .into_iter()
                .enumerate()
            {
                for bits in 0..4 {
                    let element = [ElementType::F32, ElementType::F64][(nth + k + o) % 2];
                    check(&Model {
                        element,
                        sizes: sizes.to_vec(),
                        halo: *halo,
                        edges: edges.to_vec(),
                        order,
                        corners: bits & 1 == 1,
                        by_cell: bits & 2 == 2,
                    });
                }
            }
        }
    }
}

#[test]
fn along_one_dimension() {
    check_all(
        &[7],
        &[1, 2, 3],
        &[
            &[Around],
            &[Nearest],
            &[Opposite],
            &[Mirrored],
            &[Turned],
            &[Fixed],
        ],
    );
    check_all(&[3], &[1, 3], &[&[Around], &[Nearest], &[Mirrored]]);
}

#[test]
fn along_two_dimensions() {
    let edges: [&[Edge]; 11] = [
        &[Around, Around],
        &[Nearest, Around],
        &[Around, Nearest],
        &[Nearest, Nearest],
        &[Fixed, Around],
        &[Opposite, Around],
        &[Nearest, Opposite],
        &[Mirrored, Mirrored],
        &[Turned, Around],
        &[Mirrored, Turned],
        &[Turned, Nearest],
    ];
    check_all(&[7, 5], &[1, 2, 3], &edges);
}

#[test]
fn along_three_dimensions() {
    let edges: [&[Edge]; 6] = [
        &[Around, Around, Around],
        &[Nearest, Around, Around],
        &[Nearest, Nearest, Around],
        &[Fixed, Nearest, Around],
        &[Around, Opposite, Around],
        &[Turned, Mirrored, Around],
    ];
    check_all(&[7, 5, 5], &[1, 2], &edges);
    check_all(&[5, 5, 7], &[3], &edges[1..2]);
}
