//! Loop rotation: an iteration's first addition to a carried array is moved into the previous
//! iteration, on the CPU.

use optimize::{Report, Semantics, Target, choose_forms_with};
use stablehlo::{BinaryOp, Direction, ElementType, Func, Literal, Scalar, TensorType, eval};

const F64: ElementType = ElementType::F64;
const I64: ElementType = ElementType::I64;
/// The number of stored states.
const STATES: usize = 6;

/// Variations of the loop of [`backwards`].
#[derive(Clone, Copy, PartialEq)]
enum Also {
    Nothing,
    /// The adjoint from before the addition is summed up.
    ReadsTheGiven,
    /// The states are written to.
    ChangesTheStates,
    /// The added term is shifted.
    AddsNeighbours,
    /// The sum is not read at other positions.
    StaysBeside,
}

/// A loop over steps from `last` down to 0. Adds the misfit of the state after the step to the
/// adjoint, and replaces the adjoint by the result times the state before the step, minus its
/// neighbours. Also sums all misfits.
fn backwards(n: usize, also: Also) -> Func {
    let mut func = Func::new("main");
    let (field, kept) = (
        TensorType::new(F64, [n, n]),
        TensorType::new(F64, [STATES, n, n]),
    );
    let last = func.parameter(TensorType::scalar(I64));
    let states = func.parameter(kept.clone());
    let data = func.parameter(field.clone());
    let adjoint = func.parameter(field.clone());
    let types = [
        TensorType::scalar(I64),
        kept,
        field.clone(),
        field.clone(),
        field.clone(),
    ];
    let mut cond = Func::new("more");
    let mut body = Func::new("step");
    for ty in &types {
        cond.parameter(ty.clone());
        body.parameter(ty.clone());
    }
    let zero = cond.scalar(I64, Scalar::Int(0));
    cond.results = vec![cond.compare(Direction::Ge, cond.parameters()[0], zero)];
    let &[step, states_in, data_in, adjoint_in, sum_in] = body.parameters() else {
        unreachable!("five were added");
    };
    let [zero, one] = [0, 1].map(|k| body.scalar(I64, Scalar::Int(k)));
    let behind = body.binary(BinaryOp::Add, step, one);
    let [before, behind] = [step, behind].map(|at| {
        let state = body.dynamic_slice(states_in, &[at, zero, zero], &[1, n, n]);
        body.reshape(state, &[n, n])
    });
    let mut misfit = body.binary(BinaryOp::Subtract, behind, data_in);
    let sum = body.binary(BinaryOp::Add, sum_in, misfit);
    if also == Also::AddsNeighbours {
        misfit = body.rotate(misfit, 0, 1);
    }
    let begun = body.binary(BinaryOp::Add, adjoint_in, misfit);
    let mut left = body.binary(BinaryOp::Multiply, begun, before);
    if also != Also::StaysBeside {
        for (axis, by) in [(0, 1), (0, -1), (1, 1), (1, -1)] {
            let neighbour = body.rotate(begun, axis, by);
            left = body.binary(BinaryOp::Subtract, left, neighbour);
        }
    }
    let sum = match also {
        Also::ReadsTheGiven => body.binary(BinaryOp::Add, sum, adjoint_in),
        _ => sum,
    };
    let states_left = match also {
        Also::ChangesTheStates => {
            let row = body.reshape(left, &[1, n, n]);
            body.dynamic_update_slice(states_in, row, &[zero, zero, zero])
        }
        _ => states_in,
    };
    let next = body.binary(BinaryOp::Subtract, step, one);
    body.results = vec![next, states_left, data_in, left, sum];
    let nothing = func.splat(field, Scalar::Float(0.0));
    let done = func.while_loop(&[last, states, data, adjoint, nothing], cond, body);
    func.results = vec![done[3], done[4]];
    func
}

/// Returns the function for `target`, and the number of rotated additions.
fn chosen(func: &Func, target: Target) -> (Func, usize) {
    let mut report = Report::default();
    let after = choose_forms_with(func, target, Semantics::BitExact, &mut report);
    assert_eq!(after.verify(), Ok(()));
    let begun = report.decided.iter().find(|d| d.name == "begun-before");
    (after, begun.map_or(0, |decision| decision.times))
}

fn inputs(func: &Func, last: i64) -> Vec<Literal> {
    let params = func.params().iter().enumerate();
    let input = |(nth, param): (usize, &stablehlo::Param)| {
        if param.ty.element == I64 {
            return Literal::from_i64s(I64, [], &[last]);
        }
        let element = |k: usize| ((k + 5 * nth) * 7919 % 101) as f64 / 70.0 - 0.5;
        let elements: Vec<f64> = (0..param.ty.count()).map(element).collect();
        Literal::from_f64s(F64, param.ty.shape.clone(), &elements)
    };
    params.map(input).collect()
}

#[test]
fn the_sum_is_carried_and_the_last_step_leaves_it_out() {
    let func = backwards(128, Also::Nothing);
    let (after, begun) = chosen(&func, Target::Cpu);
    assert_eq!(begun, 1, "{after}");
    // No step, one, two, and as many as there are states for.
    for last in [-1, 0, 1, STATES as i64 - 2] {
        let given = inputs(&func, last);
        assert_eq!(eval(&after, &given), eval(&func, &given), "from {last}");
    }
}

#[test]
fn what_is_no_gain_stays() {
    for also in [
        Also::ReadsTheGiven,
        Also::ChangesTheStates,
        Also::AddsNeighbours,
        Also::StaysBeside,
    ] {
        assert_eq!(chosen(&backwards(128, also), Target::Cpu).1, 0);
    }
    assert_eq!(chosen(&backwards(127, Also::Nothing), Target::Cpu).1, 0);
    for target in [Target::Cuda, Target::Tpu] {
        assert_eq!(chosen(&backwards(128, Also::Nothing), target).1, 0);
    }
}
