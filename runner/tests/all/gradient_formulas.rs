//! Derivatives with respect to scalars from which a job computes other scalars: against difference
//! quotients of whole jobs, read again for each value.

use std::path::Path;

use runner::arrays::HostArray;
use runner::compile::TensorProgram;
use runner::device::Interpreter;
use runner::fault::{Faults, Result};
use runner::gradient::call::{Callable, Values, first_value};
use runner::gradient::quotients::converted;
use runner::gradient::{Built, Parameter, Primal, Request};
use runner::job::{Argument, Job, Located, read};
use runner::program::Input;
use runner::report::render;
use stablehlo::{BinaryOp, ElementType, Func, TensorType, UnaryOp};

const TARGET: optimize::Target = optimize::Target::Cpu;

/// The step of [`raised`] on `T`: `c` is computed from `dt` and `dx`, and `dt` is passed both
/// directly and within an expression.
const JOB: &str = r#"
kernels = ["k.ptx"]
[scalars]
n = 3
dt = 0.3
dx = "1.5"
far = "dx * n"
c = "dt / dx^2 + if(far > 100, dt, 0)"
amp = 0.7
twice = { value = "2 * amp" }
lambda = 0.9
unused = 4.5
[coordinates.x]
from = "-dx / 3"
spacing = "far / 9"
[coordinates.y]
spacing = 0.5
[arrays.T]
dtype = "TYPE"
shape = [4, 7]
dims = ["y", "x"]
halo = [0, 1]
init = { expr = "amp * sin(x + y) + min(twice, j + 0.2)^2 / (4 + i)" }
[arrays.seen]
dtype = "TYPE"
shape = [5]
dims = ["x"]
init = { expr = "cos(2 * x) * lambda" }
[arrays.count]
dtype = "i32"
shape = [4]
[[launch]]
kernel = "k"
grid = 1
block = 32
args = ["T", "c", "dt", { value = "-3 * dt^2", type = "TYPE" }, { struct = ["n", { value = "c * amp", type = "TYPE" }] }]
[objective.J]
expr = "EXPR"
[gradient]
of = "J"
"#;

const EXPR: &str = "sum((T - seen)^2 * x) + lambda * twice / c";

fn job(ty: &str, changes: &[(&str, &str)]) -> Job {
    let mut text = JOB.replace("TYPE", ty).replace("EXPR", EXPR);
    for (from, to) in changes {
        assert!(text.contains(from), "{from}");
        text = text.replace(from, to);
    }
    read::read("job.toml", &text, Path::new("")).unwrap_or_else(|f| panic!("{}", shown(&f)))
}

fn shown(faults: &Faults) -> String {
    render(faults, false, 100)
}

fn scalar(name: &str, element: ElementType, value: f64) -> Input {
    Input::Scalar {
        name: name.into(),
        element,
        value,
    }
}

/// Names the kernel arguments as raising does.
fn raised(job: &Job) -> TensorProgram {
    let element = job.array("T").unwrap().element;
    let literal = |argument: &Argument| match argument {
        Argument::Literal(number, _, _) => number.as_f64(),
        _ => panic!("a number"),
    };
    let args = &job.launches[0].args;
    let Argument::Struct(fields) = &args[4].value else {
        panic!("a structure")
    };
    let number = |name: &str| job.scalar(name).unwrap().value.as_f64();
    let inputs = vec![
        scalar("c", element, number("c")),
        scalar("dt", element, number("dt")),
        scalar("launch_0_arg_3", element, literal(&args[3].value)),
        scalar("launch_0_arg_4_field_1", element, literal(&fields[1].value)),
        Input::Array {
            name: "T".into(),
            donated: false,
        },
    ];
    let mut func = Func::new("main");
    let ty = TensorType::new(element, [4, 7]);
    let mut by = [(); 4].map(|()| func.parameter(TensorType::scalar(element)));
    let t = func.parameter(ty);
    by = by.map(|x| func.broadcast_in_dim(x, &[4, 7], &[]));
    let mut parts =
        [UnaryOp::Tanh, UnaryOp::Sine, UnaryOp::Cosine, UnaryOp::Exp].map(|op| func.unary(op, t));
    for (part, by) in parts.iter_mut().zip(by) {
        *part = func.binary(BinaryOp::Multiply, *part, by);
    }
    let sum = |func: &mut Func, sum, part| func.binary(BinaryOp::Add, sum, part);
    let next = parts
        .into_iter()
        .fold(t, |all, part| sum(&mut func, all, part));
    func.results = vec![func.rotate(next, 1, 1)];
    TensorProgram {
        func,
        inputs,
        outputs: vec!["T".into()],
        checks: Vec::new(),
        until: false,
        fell_back: Vec::new(),
        allow: optimize::Allow::default(),
        own: Default::default(),
    }
}

fn call(job: &Job, built: &Built) -> Values {
    let callable = Callable::compile(&Interpreter, built, &[]).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    let given = |parameter: &Parameter| -> Result<HostArray> { first_value(job, parameter) };
    runtime
        .unwrap()
        .block_on(callable.call(&given))
        .unwrap_or_else(|faults| panic!("{}", shown(&faults)))
}

fn with<T>(job: &Job, flag: &str, todo: impl FnOnce(&Primal) -> Result<T>) -> Result<T> {
    let (request, raised) = (Request::new(job, flag)?, raised(job));
    todo(&Primal::new(job, &raised, &request)?)
}

/// Returns the objective of the job as in a run, where all scalars are computed before it.
fn objective(job: &Job) -> HostArray {
    with(job, "J:T", |primal| {
        Ok(call(job, &primal.value(TARGET)?).objective)
    })
    .unwrap_or_else(|faults| panic!("{}", shown(&faults)))
}

fn derivatives(job: &Job, flag: &str) -> Values {
    with(job, flag, |primal| {
        Ok(call(job, &primal.reverse(&[], TARGET)?))
    })
    .unwrap_or_else(|faults| panic!("{flag}: {}", shown(&faults)))
}

/// The scalars: `name = value` in the job, and the text with other values.
const NUMBERS: &[(&str, &str, f64)] = &[
    ("dt", "dt = 0.3", 0.3),
    ("dx", "dx = \"1.5\"", 1.5),
    ("amp", "amp = 0.7", 0.7),
    ("lambda", "lambda = 0.9", 0.9),
];

/// Returns the difference quotient of `of` a job with respect to the scalar at `text`.
fn quotient(text: &str, value: f64, more: &[(&str, &str)], of: &dyn Fn(&Job) -> f64) -> f64 {
    let name = text.split(' ').next().unwrap();
    let h = 1e-5;
    let ends = [h, -h].map(|by| {
        let to = format!("{name} = {:?}", value + by);
        let changes = [more, &[(text, to.as_str())]].concat();
        of(&job("f64", &changes))
    });
    (ends[0] - ends[1]) / (2.0 * h)
}

fn assert_near(a: f64, b: f64, tolerance: f64, what: &str) {
    assert!(
        (a - b).abs() <= tolerance * b.abs().max(1.0),
        "{what}: {a} {b}"
    );
}

#[test]
fn derivatives_are_by_way_of_all_that_is_computed() {
    let whole = job("f64", &[]);
    for (name, text, value) in NUMBERS {
        let found = derivatives(&whole, &format!("J:{name}"));
        let quotient = quotient(text, *value, &[], &|job| objective(job).get(0));
        assert!(quotient.abs() > 1e-3, "{name}: {quotient}");
        assert_near(found.derivatives[0].get(0), quotient, 1e-8, name);
        let forward = with(&whole, &format!("J:{name}"), |primal| {
            Ok(call(&whole, &primal.forward(&[], TARGET)?))
        });
        let forward = forward.unwrap_or_else(|faults| panic!("{}", shown(&faults)));
        assert_near(
            forward.derivatives[0].get(0),
            found.derivatives[0].get(0),
            1e-13,
            name,
        );
    }
    // All at once: none of them is computed from another.
    let all = derivatives(&whole, "J:dt,dx,amp,lambda");
    for (place, (name, ..)) in NUMBERS.iter().enumerate() {
        let one = derivatives(&whole, &format!("J:{name}"));
        assert_near(
            all.derivatives[place].get(0),
            one.derivatives[0].get(0),
            1e-13,
            name,
        );
    }
}

#[test]
fn second_derivatives_are_too() {
    let whole = job("f64", &[]);
    for (name, text, value) in NUMBERS {
        let flag = format!("J:{name}");
        let second = with(&whole, &flag, |primal| {
            Ok(call(&whole, &primal.hessian_vector(&[], TARGET)?))
        });
        let second = second.unwrap_or_else(|faults| panic!("{}", shown(&faults)));
        let first = |job: &Job| derivatives(job, &flag).derivatives[0].get(0);
        let quotient = quotient(text, *value, &[], &first);
        assert_near(second.derivatives[0].get(0), quotient, 1e-7, name);
    }
}

#[test]
fn the_objective_has_the_bits_that_it_has_otherwise() {
    for ty in ["f32", "f64"] {
        let whole = job(ty, &[]);
        let plain = objective(&whole);
        for flag in ["J:dt", "J:dx", "J:amp", "J:lambda", "J:dt,dx,amp,lambda,T"] {
            assert_eq!(derivatives(&whole, flag).objective, plain, "{ty}, {flag}");
        }
    }
}

/// As `check-gradient` does.
#[test]
fn programs_of_f32_are_promoted() {
    let (narrow, wide) = (job("f32", &[]), job("f64", &[]));
    for flag in ["J:dt", "J:dx", "J:amp,lambda"] {
        let found = with(&narrow, flag, |primal| {
            let primal = primal.promoted().expect("it is of f32");
            let built = primal.reverse(&[], TARGET)?;
            let callable = Callable::compile(&Interpreter, &built, &[])?;
            let given = |parameter: &Parameter| -> Result<HostArray> {
                Ok(converted(
                    &first_value(&narrow, parameter)?,
                    ElementType::F64,
                ))
            };
            let runtime = tokio::runtime::Builder::new_current_thread().build();
            runtime.unwrap().block_on(callable.call(&given))
        });
        let found = found.unwrap_or_else(|faults| panic!("{}", shown(&faults)));
        let expected = derivatives(&wide, flag);
        for (a, b) in found.derivatives.iter().zip(&expected.derivatives) {
            assert_eq!(a.element, ElementType::F64);
            assert_near(a.get(0), b.get(0), 1e-5, flag);
        }
    }
}

#[test]
fn what_derivatives_are_by_is_held_while_others_change() {
    let whole = job("f64", &[]);
    let c = whole.scalar("c").unwrap().value.as_f64();
    let formula = "c = \"dt / dx^2 + if(far > 100, dt, 0)\"";
    let constant = format!("c = {c:?}");
    let changes = [(formula, constant.as_str())];
    let found = derivatives(&whole, "J:dt,c").derivatives[0].get(0);
    let partial = quotient("dt = 0.3", 0.3, &changes, &|job| objective(job).get(0));
    assert_near(found, partial, 1e-8, "c is held");
    let notes = |flag: &str| with(&whole, flag, |primal| Ok(primal.outline().notes)).unwrap();
    assert!(notes("J:dt,c")[0].contains("`c` itself"));
    assert!(notes("J:amp,T")[0].contains("`T` itself"));
    assert_eq!(notes("J:dt,dx,amp"), [""; 0]);
    // With the array as another input, its initial values are held constant too.
    let total = derivatives(&whole, "J:amp").derivatives[0].get(0);
    let found = derivatives(&whole, "J:amp,T");
    assert!((found.derivatives[0].get(0) - total).abs() > 1e-3);
}

#[test]
fn what_is_not_seen_is_refused() {
    let whole = job("f64", &[]);
    let refused = |job: &Job, flag: &str| {
        with(job, flag, |primal| {
            primal.derivatives(&[], TARGET).map(|_| ())
        })
        .map_or_else(|faults| shown(&faults), |()| "fine".to_owned())
    };
    let said = refused(&whole, "J:unused");
    assert!(said.contains("nothing takes the scalar `unused`"), "{said}");
    let said = refused(&whole, "J:n");
    assert!(said.contains("`n` is an integer"), "{said}");
    let said = refused(
        &job("f64", &[("expr = \"sum", "expr = \"0 * dt + sum")]),
        "J:dt,n",
    );
    assert!(said.contains("`n` is an integer"), "{said}");
    let rule_of = |args: &[&str]| {
        let args = args.join(", ");
        let rule = format!("reverse = {{ kernel = \"k\", args = [{args}] }}");
        format!("of = \"J\"\n[[gradient.kernel]]\nname = \"k\"\n{rule}\n")
    };
    let owned = |args: &[&str]| job("f64", &[("of = \"J\"\n", rule_of(args).as_str())]);
    let said = refused(&owned(&["{ adjoint = \"T\" }"]), "J:amp");
    assert!(
        said.contains("does not name a number") && said.contains("job.toml"),
        "{said}"
    );
    let given = owned(&["{ adjoint = \"T\" }", "\"2 * amp\""]);
    let said = refused(&given, "J:amp");
    assert!(said.contains("a rule is given a number"), "{said}");
    // Without a loop there is one step.
    for (every, word) in [("every = 2", "never evaluated"), ("every = 1", "fine")] {
        let when = format!("{every}\n[gradient]");
        let said = refused(&job("f64", &[("[gradient]", when.as_str())]), "J:T");
        assert!(said.contains(word), "{said}");
    }
    let (mut request, raised) = (Request::new(&whole, "J:amp").unwrap(), raised(&whole));
    request.checkpoint.segment = Some(Located::new(2, 0..0));
    let said = Primal::new(&whole, &raised, &request).map_or_else(|f| shown(&f), |_| "fine".into());
    assert!(
        said.contains("`T` starts from") && said.contains("segments"),
        "{said}"
    );
}
