//! Forms chosen among alternatives give the same results on the device as the original program, in
//! less time.
//!
//! `cargo test --release -p runner --test pjrt chosen -- --ignored --nocapture` prints the times.

use std::time::{Duration, Instant};

use optimize::{Allow, Report, Semantics, Target, choose_forms_with, simplify_with};
use pjrt::{Buffer, CompileOptions};
use stablehlo::{
    BinaryOp, Combiner, ElementType, Func, Literal, Scalar, TensorType, UnaryOp, Value,
};

use super::client;

/// A program, the permitted transformations, and its extents for comparing results and for timing.
struct Row {
    name: &'static str,
    meaning: Semantics,
    sizes: [usize; 2],
    write: fn(&mut Func, usize),
}

#[rustfmt::skip] // tables stay aligned
const ROWS: [Row; 9] = [
    Row { name: "(A B) v",                      meaning: Semantics::FastMath, sizes: [97, 1000], write: chain },
    Row { name: "((A B) C) D, thin and wide",   meaning: Semantics::FastMath, sizes: [97, 1000], write: long_chain },
    Row { name: "(u vᵀ) w",                     meaning: Semantics::FastMath, sizes: [97, 3000], write: outer },
    Row { name: "diag(u) A v",                  meaning: Semantics::FastMath, sizes: [97, 2000], write: scaled },
    Row { name: "A B and Bᵀ Aᵀ",                meaning: Semantics::BitExact,   sizes: [97, 1000], write: both_ways },
    Row { name: "sum of u + vᵀ",                meaning: Semantics::FastMath, sizes: [97, 3000], write: outer_sum },
    Row { name: "sum of the rows of A B",       meaning: Semantics::FastMath, sizes: [97, 1000], write: summed },
    Row { name: "Aᵀ Bᵀ - Cᵀ, element by element", meaning: Semantics::BitExact, sizes: [97, 2000], write: turned },
    Row { name: "A, repeated, B",               meaning: Semantics::BitExact,   sizes: [47, 300],  write: repeated },
];

fn parameter(func: &mut Func, shape: &[usize]) -> Value {
    func.parameter(TensorType::new(ElementType::F32, shape))
}

fn multiply(func: &mut Func, a: Value, b: Value) -> Value {
    func.dot_general(a, b, (&[], &[]), (&[1], &[0]))
}

fn sum(func: &mut Func, of: Value, along: &[usize]) -> Value {
    let zero = func.scalar(ElementType::F32, Scalar::Float(0.0));
    func.reduce(of, zero, along, Combiner::Add)
}

fn chain(func: &mut Func, n: usize) {
    let (a, b) = (parameter(func, &[n, n]), parameter(func, &[n, n]));
    let v = parameter(func, &[n]);
    let ab = multiply(func, a, b);
    func.results = vec![func.dot_general(ab, v, (&[], &[]), (&[1], &[0]))];
}

fn long_chain(func: &mut Func, n: usize) {
    let thin = n / 20 + 1;
    let (a, b) = (parameter(func, &[n, thin]), parameter(func, &[thin, n]));
    let (c, d) = (parameter(func, &[n, thin]), parameter(func, &[thin, n]));
    let ab = multiply(func, a, b);
    let abc = multiply(func, ab, c);
    func.results = vec![multiply(func, abc, d)];
}

fn outer(func: &mut Func, n: usize) {
    let (u, v, w) = (
        parameter(func, &[n]),
        parameter(func, &[n]),
        parameter(func, &[n]),
    );
    let u = func.broadcast_in_dim(u, &[n, n], &[0]);
    let v = func.broadcast_in_dim(v, &[n, n], &[1]);
    let uv = func.binary(BinaryOp::Multiply, u, v);
    func.results = vec![func.dot_general(uv, w, (&[], &[]), (&[1], &[0]))];
}

fn scaled(func: &mut Func, n: usize) {
    let (u, v) = (parameter(func, &[n]), parameter(func, &[n]));
    let a = parameter(func, &[n, n]);
    let u = func.broadcast_in_dim(u, &[n, n], &[0]);
    let ua = func.binary(BinaryOp::Multiply, u, a);
    func.results = vec![func.dot_general(ua, v, (&[], &[]), (&[1], &[0]))];
}

fn both_ways(func: &mut Func, n: usize) {
    let (a, b) = (
        parameter(func, &[n, n + 1]),
        parameter(func, &[n + 1, n + 2]),
    );
    let ab = multiply(func, a, b);
    let (a, b) = (func.transpose(a, &[1, 0]), func.transpose(b, &[1, 0]));
    let ba = multiply(func, b, a);
    func.results = vec![ab, func.unary(UnaryOp::Negate, ba)];
}

fn outer_sum(func: &mut Func, n: usize) {
    let (u, v) = (parameter(func, &[n]), parameter(func, &[n]));
    let u = func.broadcast_in_dim(u, &[n, n], &[0]);
    let v = func.broadcast_in_dim(v, &[n, n], &[1]);
    let all = func.binary(BinaryOp::Add, u, v);
    func.results = vec![sum(func, all, &[0, 1])];
}

fn summed(func: &mut Func, n: usize) {
    let (a, b) = (parameter(func, &[n, n]), parameter(func, &[n, n]));
    let ab = multiply(func, a, b);
    func.results = vec![sum(func, ab, &[0])];
}

fn turned(func: &mut Func, n: usize) {
    let [a, b, c] = [(); 3].map(|()| parameter(func, &[n, n + 1]));
    let [a, b, c] = [a, b, c].map(|v| func.transpose(v, &[1, 0]));
    let product = func.binary(BinaryOp::Multiply, a, b);
    func.results = vec![func.binary(BinaryOp::Subtract, product, c)];
}

fn repeated(func: &mut Func, n: usize) {
    let (a, b) = (parameter(func, &[n, n]), parameter(func, &[n, n]));
    let a = func.broadcast_in_dim(a, &[8, n, n], &[1, 2]);
    func.results = vec![func.dot_general(a, b, (&[], &[]), (&[2], &[0]))];
}

/// Returns the program without and with the choice of forms.
fn both(row: &Row, n: usize) -> [Func; 2] {
    let mut func = Func::new("main");
    (row.write)(&mut func, n);
    let allow = match row.meaning {
        Semantics::BitExact => Allow::default(),
        Semantics::FastMath => Allow::fast_math_everywhere(&func),
    };
    let simple = simplify_with(&func, &allow).0;
    let mut report = Report::default();
    let chosen = choose_forms_with(&simple, Target::Cpu, row.meaning, &mut report);
    let better = report.saturated.iter().filter(|s| s.seconds.is_some());
    assert_eq!(better.count(), 1, "{}: {report:?}\n{chosen}", row.name);
    [simple.legalize(), chosen]
}

/// An input whose values cause no rounding.
fn input(ty: &TensorType) -> Literal {
    let number = |i| Scalar::Float(((i * 7 + i / 5) % 5) as f64 - 2.0);
    let all: Vec<Scalar> = (0..ty.count()).map(number).collect();
    Literal::from_scalars(ty.element, ty.shape.clone(), all)
}

#[test]
fn what_is_chosen_gives_the_same() {
    let client = client();
    let device = &client.addressable_devices().unwrap()[0];
    for row in &ROWS {
        let [was, is] = both(row, row.sizes[0]).map(|func| {
            let inputs = func.params().iter().map(|param| input(&param.ty));
            let put = |x: Literal| {
                device
                    .buffer(&x.to_bytes(), x.element(), x.shape())
                    .unwrap()
            };
            let inputs: Vec<Buffer> = inputs.map(put).collect();
            let program = client.compile(&func.to_stablehlo(), &CompileOptions::default());
            let program = program.unwrap_or_else(|error| panic!("{error}\n{func}"));
            let results = program.run(&inputs.iter().collect::<Vec<_>>()).unwrap();
            let bytes = results
                .iter()
                .map(|result| super::floats(&result.to_host().unwrap()));
            bytes.collect::<Vec<_>>()
        });
        assert_eq!(was, is, "{}", row.name);
    }
}

#[test]
#[ignore = "measures"]
fn what_is_chosen_is_faster() {
    let client = client();
    let device = &client.addressable_devices().unwrap()[0];
    for row in &ROWS {
        let funcs = both(row, row.sizes[1]);
        let inputs = funcs[0].params().iter().map(|param| input(&param.ty));
        let put = |x: Literal| {
            device
                .buffer(&x.to_bytes(), x.element(), x.shape())
                .unwrap()
        };
        let inputs: Vec<Buffer> = inputs.map(put).collect();
        let inputs: Vec<&Buffer> = inputs.iter().collect();
        let compile =
            |func: &Func| client.compile(&func.to_stablehlo(), &CompileOptions::default());
        let programs = funcs.each_ref().map(|func| compile(func).unwrap());
        let mut times = [Vec::new(), Vec::new()];
        for _ in 0..15 {
            for (program, times) in programs.iter().zip(&mut times) {
                let start = Instant::now();
                for result in program.run(&inputs).unwrap() {
                    result.to_host().unwrap();
                }
                times.push(start.elapsed());
            }
        }
        let [was, is] = times.map(|mut times: Vec<Duration>| {
            times.sort_unstable();
            times[times.len() / 4].as_secs_f64() * 1e3
        });
        println!(
            "{:32} {was:8.3} ms, {is:8.3} ms: {:6.1} ×",
            row.name,
            was / is
        );
    }
}
