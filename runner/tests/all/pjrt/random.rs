//! Random programs give the same results on the device before and after optimization, equal to
//! those of the interpreter.
//!
//! They compute with small values that nothing rounds, so that contraction and flushing on the
//! device do not matter; a zero may have either sign, as XLA's minimum and maximum return either.
//! Programs whose values do not stay small are skipped. Many are compiled as one, which takes a
//! fraction of the time. `REACTANT_TEST_SEED=7 REACTANT_TEST_CASES=20000` tests others; a failing
//! program is reduced.

use std::sync::{Arc, Mutex};

use optimize::{Target, choose_forms, simplify};
use pjrt::{Buffer, Client, CompileOptions, FlagValue};
use stablehlo::{
    BinaryOp, Callees, Direction, ElementType, Func, Literal, Op, Scalar, Type, UnaryOp, Value,
    eval,
};
use testkit::cut_down::{cut_down, numbers};
use testkit::generate::Choices;
use testkit::programs;

use super::client;

/// The number of programs that are compiled as one.
const TOGETHER: u64 = 50;

/// A program, its inputs, and its results in the interpreter.
struct Case {
    seed: u64,
    func: Func,
    inputs: Vec<Literal>,
    expected: Vec<Literal>,
}

impl Case {
    /// Returns `None` if the program does not compute with small values.
    fn new(seed: u64) -> Option<Case> {
        let numbers = numbers(seed);
        let mut choices = Choices(&numbers);
        let func = programs::func(&mut choices, 12, programs::Arithmetic::Small);
        let inputs = inputs(&func, &mut choices);
        let mut look = func.clone();
        let is_array = |v: &Value| matches!(func.ty(*v), Type::Tensor(_));
        look.results = func.values().filter(is_array).collect();
        let all = eval(&look, &inputs).expect("it has no custom calls");
        let of = |value: Value| {
            let place = look.results.iter().position(|known| *known == value);
            all[place.expect("an array")].to_f64s()
        };
        // XLA folds `maximum(clamp(least, x, greatest), least)` to the clamp, which is wrong for
        // `least > greatest`. Neither raising nor differentiation emits a clamp.
        let crosses = |value: Value| match func.op(value) {
            Op::Clamp { min, max, .. } => {
                let (min, max) = (of(*min), of(*max));
                let pairs = 0..min.len().max(max.len());
                let mut pairs = pairs.map(|n| (min[n % min.len()], max[n % max.len()]));
                pairs.any(|(min, max)| min > max)
            }
            _ => false,
        };
        // The plugin's constant folding of quotients and remainders ends the process if the divisor
        // is zero. The optimizer folds them first, except for a divisor that only the plugin finds
        // to be constant.
        let is_folded = |value: Value| match func.op(value) {
            Op::Binary(BinaryOp::Divide | BinaryOp::Remainder, x, y) => {
                let (x, y) = (of(*x), of(*y));
                let is_splat = x.windows(2).all(|pair| pair[0] == pair[1]);
                func.tensor(value).element.is_integer() && is_splat && y.contains(&0.0)
            }
            _ => false,
        };
        if func
            .values()
            .any(|value| crosses(value) || is_folded(value))
        {
            return None;
        }
        let expected = eval(&func, &inputs).expect("it has no custom calls");
        all.iter().all(is_small).then_some(Case {
            seed,
            func,
            inputs,
            expected,
        })
    }
}

/// Returns whether sums of a few of the values are exact.
fn is_small(x: &Literal) -> bool {
    let most = match x.element() {
        ElementType::BF16 => 16.0,
        ElementType::F16 => 64.0,
        ElementType::F32 | ElementType::F64 => 65536.0,
        _ => return true, // integers are exact
    };
    let is_small = |x: f64| !x.is_finite() || x.abs() <= most && (x * 8.0).fract() == 0.0;
    x.to_f64s().into_iter().all(is_small)
}

fn inputs(func: &Func, choices: &mut Choices) -> Vec<Literal> {
    let input = |param: &stablehlo::Param| {
        let ty = &param.ty;
        let elements: Vec<Scalar> = (0..ty.count())
            .map(|_| Scalar::Int(choices.below(9) as i64 - 4))
            .collect();
        Literal::from_scalars(ty.element, ty.shape.clone(), elements)
    };
    func.params().iter().map(input).collect()
}

fn on_device(client: &Client, func: &Func, inputs: &[Literal]) -> Result<Vec<Literal>, String> {
    // LLVM takes most of the compile time.
    let options = CompileOptions::default()
        .with_flag("xla_backend_optimization_level", FlagValue::Int(0))
        .with_flag("xla_llvm_disable_expensive_passes", FlagValue::Bool(true));
    compiled_with(client, func, inputs, |_| options)
}

/// Returns the results on the device of a program compiled with options chosen from its text.
pub(crate) fn compiled_with(
    client: &Client,
    func: &Func,
    inputs: &[Literal],
    options: impl FnOnce(&str) -> CompileOptions,
) -> Result<Vec<Literal>, String> {
    let text = func.to_stablehlo();
    let program = client.compile(&text, &options(&text));
    let program = program.map_err(|error| format!("{error}\n{text}"))?;
    let device = &client.addressable_devices().unwrap()[0];
    let put = |x: &Literal| {
        let buffer = device.buffer(&x.to_bytes(), x.element(), x.shape());
        buffer.unwrap()
    };
    let inputs: Vec<Buffer> = inputs.iter().map(put).collect();
    let results = program.run(&inputs.iter().collect::<Vec<_>>()).unwrap();
    let types = func.result_types();
    let read = results.iter().zip(types).map(|(result, ty)| {
        let bytes = result.to_host().unwrap();
        Literal::from_bytes(ty.element, ty.shape, bytes)
    });
    Ok(read.collect())
}

/// Returns one program that computes the results of all of these.
pub(crate) fn together<'a>(funcs: impl IntoIterator<Item = &'a Func>) -> Func {
    let mut all = Func::new("main");
    for func in funcs {
        let types = func.params().iter().map(|param| param.ty.clone());
        let arguments: Vec<Value> = types.map(|ty| all.parameter(ty)).collect();
        let results = func.rewritten_into(&mut all, &arguments, |all, _, op| {
            all.push(op).expect("it fitted before")
        });
        all.results.extend(results);
    }
    all
}

fn same(expected: &[Literal], got: &[Literal]) -> Result<(), String> {
    for (nth, (expected, got)) in expected.iter().zip(got).enumerate() {
        let zero_or_same = |x: f64, y: f64| x == y || x.is_nan() && y.is_nan();
        let good = expected == got
            || ElementType::is_float(expected.element())
                && (expected.to_f64s().into_iter())
                    .zip(got.to_f64s())
                    .all(|(x, y)| zero_or_same(x, y));
        if !good {
            return Err(format!("result {nth}: {expected} became {got}"));
        }
    }
    Ok(())
}

/// The same without constructs that the CPU plugin handles incorrectly: constant divisions by zero
/// end the process. Nor is there an update next to a read of its operand: with a reshape, it is
/// performed in place nevertheless.
fn careful(func: &Func, callees: &mut Callees) -> Func {
    func.rewritten(|out, _, op| match op {
        Op::Binary(op @ (BinaryOp::Divide | BinaryOp::Remainder), x, y)
            if out.tensor(x).element.is_integer() =>
        {
            let ty = out.tensor(x).clone();
            let [zero, one, minus] = [0, 1, -1].map(|n| out.splat(ty.clone(), Scalar::Int(n)));
            let by_zero = out.compare(Direction::Eq, y, zero);
            let mut by = out.select(by_zero, one, y);
            let mut otherwise = None;
            if is_signed(out, x) {
                let by_minus = out.compare(Direction::Eq, y, minus);
                by = out.select(by_minus, one, by);
                otherwise = Some(by_minus);
            }
            let is_divide = op == BinaryOp::Divide;
            let mut result = out.binary(op, x, by);
            if let Some(by_minus) = otherwise {
                let negated = out.unary(UnaryOp::Negate, x);
                result = out.select(by_minus, if is_divide { negated } else { zero }, result);
            }
            out.select(by_zero, if is_divide { minus } else { x }, result)
        }
        Op::DynamicUpdateSlice {
            operand,
            update,
            starts,
        } => {
            let mut callee = Func::new("update");
            let mut parameter = |v: &Value| callee.parameter(out.tensor(*v).clone());
            let [whole, part] = [&operand, &update].map(&mut parameter);
            let at: Vec<Value> = starts.iter().map(parameter).collect();
            callee.results = vec![callee.dynamic_update_slice(whole, part, &at)];
            let operands: Vec<Value> = [operand, update].into_iter().chain(starts).collect();
            out.call(Arc::new(callee), &operands)[0]
        }
        op => {
            let op = op.map_functions(callees, &mut careful);
            out.push(op).expect("it fitted before")
        }
    })
}

fn is_signed(func: &Func, value: Value) -> bool {
    let element = func.tensor(value).element;
    element.is_integer() && element.is_signed()
}

/// The form that is run on the device.
#[derive(Clone, Copy, Debug)]
enum Form {
    AsItWas,
    Optimized,
}

impl Form {
    fn of(self, func: &Func) -> Func {
        match self {
            // The optimizer folds constants, so its output needs no such care.
            Form::AsItWas => careful(func, &mut Callees::default()),
            Form::Optimized => choose_forms(&simplify(func), Target::Cpu),
        }
    }

    /// Returns the fault of a program in this form, if any.
    fn fault(self, client: &Client, func: &Func, inputs: &[Literal]) -> Option<String> {
        let expected = eval(func, inputs).ok()?;
        let got = on_device(client, &self.of(func), inputs);
        got.and_then(|got| same(&expected, &got)).err()
    }

    /// Returns the faults of the programs.
    fn faults(self, client: &Client, cases: &[Case]) -> Vec<String> {
        let written: Vec<Func> = cases.iter().map(|case| self.of(&case.func)).collect();
        let inputs: Vec<Literal> = cases.iter().flat_map(|case| case.inputs.clone()).collect();
        let expected = cases.iter().flat_map(|case| case.expected.clone());
        let expected: Vec<Literal> = expected.collect();
        let got = on_device(client, &together(&written), &inputs);
        if got.and_then(|got| same(&expected, &got)).is_ok() {
            return Vec::new();
        }
        let fault = |case: &Case| {
            let fault = |func: &Func, inputs: &[Literal]| self.fault(client, func, inputs);
            fault(&case.func, &case.inputs)?;
            let (small, why) = cut_down(&case.func, &case.inputs, &fault);
            Some(format!("seed {}, {self:?}: {why}\n{small}", case.seed))
        };
        let found: Vec<String> = cases.iter().filter_map(fault).take(3).collect();
        match found.is_empty() {
            false => found,
            true => vec![format!(
                "{self:?}: wrong together, right one by one, from seed {}",
                cases[0].seed
            )],
        }
    }
}

#[test]
fn optimizing_keeps_what_random_programs_compute() {
    let std::ops::Range { start: first, end } = testkit::seeds(2000);
    let client = client();
    let groups = Mutex::new((first..end).step_by(TOGETHER as usize));
    let found = Mutex::new((Vec::new(), 0));
    let work = || {
        loop {
            let Some(from) = groups.lock().unwrap().next() else {
                return;
            };
            let seeds = from..end.min(from + TOGETHER);
            let cases: Vec<Case> = seeds.filter_map(Case::new).collect();
            let forms = [Form::AsItWas, Form::Optimized];
            let forms = forms.into_iter().filter(|_| !cases.is_empty());
            let faults = forms.flat_map(|form| form.faults(&client, &cases));
            let faults: Vec<String> = faults.collect();
            let (failures, compared) = &mut *found.lock().unwrap();
            *compared += cases.len();
            failures.extend(faults);
            if failures.len() > 4 {
                return;
            }
        }
    };
    std::thread::scope(|scope| {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    let (failures, compared) = found.into_inner().unwrap();
    println!("{compared} programs");
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
    assert!(compared as u64 > (end - first) / 2, "most are small");
}

/// Tests a program before and after optimization.
fn agrees(client: &Client, func: &Func, inputs: &[Literal]) {
    let after = choose_forms(&simplify(func), Target::Cpu);
    let expected = on_device(client, &func.legalize(), inputs).unwrap();
    let got = on_device(client, &after, inputs).unwrap();
    assert_eq!(same(&expected, &got), Ok(()), "{func}\n{after}");
}

#[test]
fn whole_programs_give_the_same_on_the_device() {
    let client = client();
    for pass in optimize::program::all() {
        for seed in [3, 4] {
            let mut func = (pass.example)(5);
            func.name = "main".into();
            let numbers = numbers(seed);
            let inputs = inputs(&func, &mut Choices(&numbers));
            agrees(&client, &func, &inputs);
        }
    }
}

#[test]
fn halos_give_the_same_on_the_device() {
    use testkit::halos::Edge::{Around, Nearest};
    use testkit::halos::{Model, Order};
    let client = client();
    let sizes: [&[usize]; 3] = [&[9], &[7, 5], &[5, 4, 7]];
    let orders = [Order::First, Order::Last, Order::Exchanged];
    for (nth, (sizes, order)) in sizes
        .iter()
        .flat_map(|s| orders.map(|o| (s, o)))
        .enumerate()
    {
        let edges = [Around, Nearest, Around, Around];
        let model = Model {
            element: [ElementType::F32, ElementType::F64][nth % 2],
            sizes: sizes.to_vec(),
            halo: 1 + nth % 3,
            edges: edges[nth % 2..][..sizes.len()].to_vec(),
            order,
            corners: nth % 2 == 0,
            by_cell: nth % 4 > 1,
        };
        let func = model.program();
        let numbers = numbers(nth as u64);
        let mut inputs = inputs(&func, &mut Choices(&numbers));
        inputs[0] = Literal::from_i64s(ElementType::I64, [], &[nth as i64 % 4]);
        agrees(&client, &func, &inputs);
    }
}
