//! Floating-point semantics: each row of docs/floats.md by default, with `--exact`, and in the
//! interpreter of tensor programs.
#![cfg(feature = "raise")]

use std::path::Path;

use crate::common::{ends, reactant};
use runner::arrays::{HostArray, npy};
use stablehlo::ElementType;

const PTX: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/floats/floats.ptx");
/// The number of threads.
const N: usize = 512;

/// The modes of a run.
const DEFAULT: &[&str] = &[];
const EXACT: &[&str] = &["--exact"];
const EVALUATED: &[&str] = &["--exact", "--target", "interpreter"];
const ALL: [&[&str]; 3] = [DEFAULT, EXACT, EVALUATED];

/// An argument of a kernel.
enum Given {
    F64(Vec<f64>),
    F32(Vec<f32>),
    /// A scalar.
    Number(&'static str),
    /// An output array of an element type.
    Out(ElementType),
}

use Given::{F32, F64, Number, Out};
const D: Given = Out(ElementType::F64);
const S: Given = Out(ElementType::F32);
const I: Given = Out(ElementType::I32);

/// Runs a kernel of the file; returns the output arrays as bits.
fn run(kernel: &str, how: &[&str], arguments: &[Given]) -> Vec<Vec<u64>> {
    run_with_messages(kernel, how, arguments).0
}

/// Runs a kernel of the file; returns the output arrays as bits, and the messages.
fn run_with_messages(kernel: &str, how: &[&str], arguments: &[Given]) -> (Vec<Vec<u64>>, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = |nth: usize| folder.path().join(format!("a{nth}.npy"));
    let mut command = reactant();
    command.args([
        "run", PTX, "--kernel", kernel, "--grid", "4", "--block", "128",
    ]);
    command.args(how);
    for (nth, argument) in arguments.iter().enumerate() {
        let (element, bytes): (_, Vec<u8>) = match argument {
            F64(all) => (
                ElementType::F64,
                all.iter().flat_map(|x| x.to_le_bytes()).collect(),
            ),
            F32(all) => (
                ElementType::F32,
                all.iter().flat_map(|x| x.to_le_bytes()).collect(),
            ),
            Number(text) => {
                command.arg("--arg").arg(format!("a{nth}={text}"));
                continue;
            }
            Out(element) => {
                let name = format!("{element:?}").to_lowercase();
                command
                    .arg("--arg")
                    .arg(format!("a{nth}={name}[{N}]:zeros"));
                command
                    .arg("--output")
                    .arg(format!("a{nth}={}", path(nth).display()));
                continue;
            }
        };
        let count = bytes.len() / element.bytes();
        let array = HostArray {
            element,
            shape: vec![count],
            bytes,
        };
        let mut file = std::fs::File::create(path(nth)).unwrap();
        npy::write(&mut file, &array).unwrap();
        let name = format!("{element:?}").to_lowercase();
        let given = format!("a{nth}={name}[{count}]:@{}", path(nth).display());
        command.arg("--arg").arg(given);
    }
    let (_, messages) = ends(&mut command, 0);
    let written = arguments
        .iter()
        .enumerate()
        .filter_map(|(nth, argument)| match argument {
            Out(element) => Some(bits(&path(nth), *element)),
            F64(_) | F32(_) | Number(_) => None,
        });
    (written.collect(), messages)
}

fn bits(path: &Path, element: ElementType) -> Vec<u64> {
    let array = npy::read_file(path, element, &[N]).unwrap();
    let each = array.bytes.chunks(element.bytes());
    let bits = each.map(|bytes| {
        let mut all = [0; 8];
        all[..bytes.len()].copy_from_slice(bytes);
        u64::from_le_bytes(all)
    });
    bits.collect()
}

fn doubles(of: impl Fn(usize) -> f64) -> Vec<u64> {
    (0..N).map(|t| of(t).to_bits()).collect()
}

fn singles(of: impl Fn(usize) -> f32) -> Vec<u64> {
    (0..N).map(|t| u64::from(of(t).to_bits())).collect()
}

fn integers(of: impl Fn(usize) -> i32) -> Vec<u64> {
    (0..N).map(|t| u64::from(of(t) as u32)).collect()
}

#[track_caller]
fn same(what: &str, how: &[&str], got: &[u64], expected: &[u64]) {
    let differ: Vec<usize> = (0..N).filter(|t| got[*t] != expected[*t]).collect();
    let first = differ.first().map(|t| (*t, got[*t], expected[*t]));
    assert!(
        differ.is_empty(),
        "{what} {how:?}: {} of {N} differ; the first, what it is and should be: {first:x?}",
        differ.len()
    );
}

/// Compares differently rounded floats, up to `most` ulp.
#[track_caller]
fn near(what: &str, got: &[u64], expected: &[u64], most: u64) {
    for (t, (got, expected)) in got.iter().zip(expected).enumerate() {
        let apart = got.abs_diff(*expected);
        assert!(
            apart <= most,
            "{what}: element {t} is {got:x}, not {expected:x}"
        );
    }
}

/// Random values of many magnitudes, optionally of both signs.
fn random(seed: u64, signed: bool) -> Vec<f64> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let number = |_| {
        let size = (0.5 + (next() >> 11) as f64 / (1_u64 << 53) as f64)
            * 2f64.powi((next() % 9) as i32 - 4);
        match signed && next() % 2 == 0 {
            true => -size,
            false => size,
        }
    };
    (0..N).map(number).collect()
}

fn random_f32(seed: u64) -> Vec<f32> {
    random(seed, true).into_iter().map(|x| x as f32).collect()
}

#[test]
fn quotients_that_decide_are_exact_and_others_with_exact() {
    let x: Vec<f64> = (0..N).map(|t| 49.0 * (t + 1) as f64).collect();
    let y: Vec<f32> = (0..N).map(|t| 41.0 * (t + 1) as f32).collect();
    let table: Vec<f32> = (0..N).map(|t| t as f32 * 0.5).collect();
    for how in ALL {
        let given = [
            F64(x.clone()),
            F32(y.clone()),
            F32(table.clone()),
            D,
            S,
            I,
            I,
            S,
            S,
            Number("41.0"),
        ];
        let got = run("quotients", how, &given);
        let by_literal = doubles(|t| x[t] / 7.0);
        match how {
            [] => near("x / 7", &got[0], &by_literal, 1),
            _ => same("x / 7", how, &got[0], &by_literal),
        }
        same("y / e", how, &got[1], &singles(|t| y[t] / 41.0));
        same(
            "int(x / 49)",
            how,
            &got[2],
            &integers(|t| (x[t] / 49.0) as i32),
        );
        same(
            "int(y / e)",
            how,
            &got[3],
            &integers(|t| (y[t] / 41.0) as i32),
        );
        same(
            "floor(t / 41)",
            how,
            &got[4],
            &singles(|t| (t as f32 / 41.0).floor()),
        );
        let element = singles(|t| table[(t as f32 / 41.0) as usize]);
        same("table[t / 41]", how, &got[5], &element);
    }
}

#[test]
fn quotients_of_quotients_are_exact_with_exact() {
    let (x, y, z) = (random(1, true), random(2, false), random(3, false));
    let expected = [
        doubles(|t| (x[t] / y[t]) / z[t]),
        doubles(|t| x[t] / (y[t] / z[t])),
        doubles(|t| x[t] / y[t].sqrt()),
    ];
    for how in ALL {
        let given = [F64(x.clone()), F64(y.clone()), F64(z.clone()), D, D, D];
        for (got, expected) in run("chained", how, &given).iter().zip(&expected) {
            match how {
                [] => near("chained", got, expected, 3),
                _ => same("chained", how, got, expected),
            }
        }
    }
}

#[test]
fn products_and_sums_are_fused_where_ptx_says_so() {
    let [x, y] = [4, 5].map(|seed| random(seed, true));
    let [a, b] = [6, 7].map(random_f32);
    // Half of them nearly cancel.
    let z: Vec<f64> = (0..N)
        .map(|t| {
            if t % 2 == 0 {
                -x[t] * y[t] * (1.0 + 1e-9)
            } else {
                x[t]
            }
        })
        .collect();
    let c: Vec<f32> = (0..N)
        .map(|t| if t % 2 == 0 { -a[t] * b[t] } else { b[t] })
        .collect();
    let given = || {
        let f64s = [&x, &y, &z].map(|all| F64(all.clone()));
        let f32s = [&a, &b, &c].map(|all| F32(all.clone()));
        f64s.into_iter()
            .chain(f32s)
            .chain([D, S])
            .collect::<Vec<Given>>()
    };
    for how in [EXACT, EVALUATED] {
        let fused = run("fused", how, &given());
        same(
            "fma of f64",
            how,
            &fused[0],
            &doubles(|t| x[t].mul_add(y[t], z[t])),
        );
        same(
            "fma of f32",
            how,
            &fused[1],
            &singles(|t| a[t].mul_add(b[t], c[t])),
        );
        let separate = run("separate", how, &given());
        same("f64", how, &separate[0], &doubles(|t| x[t] * y[t] + z[t]));
        same("f32", how, &separate[1], &singles(|t| a[t] * b[t] + c[t]));
    }
    // By default each element has one or two roundings.
    let once = [
        doubles(|t| x[t].mul_add(y[t], z[t])),
        singles(|t| a[t].mul_add(b[t], c[t])),
    ];
    let twice = [
        doubles(|t| x[t] * y[t] + z[t]),
        singles(|t| a[t] * b[t] + c[t]),
    ];
    for kernel in ["fused", "separate"] {
        let got = run(kernel, DEFAULT, &given());
        for place in 0..2 {
            let one_of = |t: &usize| {
                let got = got[place][*t];
                got == once[place][*t] || got == twice[place][*t]
            };
            let other = (0..N).find(|t| !one_of(t));
            assert_eq!(other, None, "{kernel}, result {place}");
        }
    }
}

#[test]
fn integers_are_made_of_sums_rounded_as_ptx_says() {
    // With the rounding error of the product, the sum is 1, or slightly less or more.
    let [a, b] = [20, 21].map(|seed| {
        random_f32(seed)
            .into_iter()
            .map(|x| 40.0 * x)
            .collect::<Vec<f32>>()
    });
    let c: Vec<f32> = (0..N).map(|t| 1.0 - a[t] * b[t]).collect();
    let fused = integers(|t| a[t].mul_add(b[t], c[t]) as i32);
    let separate = integers(|t| (a[t] * b[t] + c[t]) as i32);
    assert_ne!(fused, separate, "the case shows a difference");
    for how in ALL {
        let given = [F32(a.clone()), F32(b.clone()), F32(c.clone()), I, I];
        let got = run("places", how, &given);
        same("int(fma)", how, &got[0], &fused);
        same("int(product + sum)", how, &got[1], &separate);
    }
}

#[test]
fn rounding_errors_are_exact() {
    let (x, y) = (random(8, true), random(9, false));
    for how in ALL {
        let got = run(
            "errors",
            how,
            &[F64(x.clone()), F64(y.clone()), D, D, D, D, D, D],
        );
        same("product", how, &got[0], &doubles(|t| x[t] * y[t]));
        same(
            "its error",
            how,
            &got[1],
            &doubles(|t| x[t].mul_add(y[t], -(x[t] * y[t]))),
        );
        same("quotient", how, &got[2], &doubles(|t| x[t] / y[t]));
        same(
            "its error",
            how,
            &got[3],
            &doubles(|t| (-(x[t] / y[t])).mul_add(y[t], x[t])),
        );
        same("root", how, &got[4], &doubles(|t| y[t].sqrt()));
        same(
            "its error",
            how,
            &got[5],
            &doubles(|t| (-y[t].sqrt()).mul_add(y[t].sqrt(), y[t])),
        );
    }
}

#[test]
fn the_rest_of_a_whole_number_of_periods_is_exact() {
    let (x, y) = (random(21, true), random(22, false));
    let (u, v) = (random_f32(23), random_f32(24));
    // As many periods as fit in an integer.
    let u: Vec<f32> = (0..N).map(|t| u[t] % (1e6 * v[t])).collect();
    for how in ALL {
        let given = [
            F64(x.clone()),
            F64(y.clone()),
            F32(u.clone()),
            F32(v.clone()),
            D,
            D,
            S,
            S,
        ];
        let got = run("periods", how, &given);
        let left = |t: usize, whole: f64| (-whole).mul_add(y[t], x[t]);
        same(
            "floor",
            how,
            &got[0],
            &doubles(|t| left(t, (x[t] / y[t]).floor())),
        );
        let nearest = |t: usize| (x[t] / y[t]).round_ties_even();
        same("rint", how, &got[1], &doubles(|t| left(t, nearest(t))));
        let left = |t: usize, whole: f32| (-whole).mul_add(v[t], u[t]);
        same(
            "floorf",
            how,
            &got[2],
            &singles(|t| left(t, (u[t] / v[t]).floor())),
        );
        let counted = |t: usize| (u[t] / v[t]) as i32 as f32;
        same("int", how, &got[3], &singles(|t| left(t, counted(t))));
    }
}

#[test]
fn a_sum_with_zero_is_no_negative_zero() {
    let x: Vec<f64> = (0..N).map(|t| [0.0, -0.0, 1.0, -1.0][t % 4]).collect();
    for how in ALL {
        let got = run("zeros", how, &[F64(x.clone()), D, I]);
        same("x + 0", how, &got[0], &doubles(|t| x[t] + 0.0));
        let negative = integers(|t| i32::from((x[t] + 0.0).is_sign_negative()));
        same("1 / (x + 0) < 0", how, &got[1], &negative);
    }
}

#[test]
fn constants_are_taken_one_by_one() {
    let x = random_f32(10);
    let y: Vec<f64> = random(11, true)
        .into_iter()
        .enumerate()
        .map(|(t, y)| y * 10f64.powi((t % 20) as i32 - 6))
        .collect();
    for how in ALL {
        let got = run(
            "constants",
            how,
            &[F32(x.clone()), F64(y.clone()), S, S, D, D, S],
        );
        let expected = singles(|t| (x[t] + 12_582_912.0) + -12_582_912.0);
        same("rounded", how, &got[0], &expected);
        let magic = 6_755_399_441_055_744.0;
        same(
            "rounded f64",
            how,
            &got[3],
            &doubles(|t| (y[t] + magic) + -magic),
        );
        same(
            "scaled",
            how,
            &got[1],
            &singles(|t| (x[t] * 3.0e38) * 1.0e-38),
        );
        same(
            "scaled f64",
            how,
            &got[2],
            &doubles(|t| (y[t] * 1e300) * 1e-300),
        );
        let quotient = singles(|t| (x[t] * 3.0e38) / 3.0e37);
        match how {
            [] => near("scaled by a quotient", &got[4], &quotient, 1),
            _ => same("scaled by a quotient", how, &got[4], &quotient),
        }
        if how.is_empty() {
            continue; // the difference is of the split halves, not of their sum
        }
        let got = run("halves", how, &[F64(y.clone()), D]);
        let half = |y: f64| {
            let c = 134_217_729.0 * y;
            c - (c - y)
        };
        same("halves", how, &got[0], &doubles(|t| half(y[t])));
    }
}

#[test]
fn subnormals_are_kept_with_exact() {
    let (x, y) = (random(12, true), random_f32(13));
    for how in [EXACT, EVALUATED] {
        let got = run(
            "subnormals",
            how,
            &[
                F64(x.clone()),
                F32(y.clone()),
                D,
                Out(ElementType::I64),
                S,
                S,
            ],
        );
        same("f64", how, &got[0], &doubles(|t| x[t] * 1e-310));
        same("its bits", how, &got[1], &doubles(|t| x[t] * 1e-310));
        same("f32", how, &got[2], &singles(|t| y[t] * 1e-42));
        same(
            "f32 and back",
            how,
            &got[3],
            &singles(|t| (y[t] * 1e-42) * 1e10),
        );
    }
}

/// Multiples of 41, among them some whose product with the reciprocal of 41 is less than the
/// quotient.
fn multiples() -> Vec<f32> {
    let multiples: Vec<f32> = (1..=N).map(|k| 41.0 * k as f32).collect();
    let is_less = |x: &&f32| (**x * (1.0 / 41.0)).floor() < **x / 41.0;
    assert!(multiples.iter().filter(is_less).count() > 10);
    multiples
}

#[test]
fn a_quotient_that_another_kernel_makes_an_integer_of_is_exact() {
    let folder = tempfile::tempdir().unwrap();
    let array = HostArray {
        element: ElementType::F32,
        shape: vec![N],
        bytes: multiples().iter().flat_map(|x| x.to_le_bytes()).collect(),
    };
    let mut file = std::fs::File::create(folder.path().join("x.npy")).unwrap();
    npy::write(&mut file, &array).unwrap();
    let kernels = PTX.replace('\\', "/");
    let job = format!(
        r#"kernels = ["{kernels}"]
[arrays]
x = {{ dtype = "f32", shape = [{N}], init = {{ file = "x.npy" }} }}
q = {{ dtype = "f32", shape = [{N}], init = "zeros" }}
cell = {{ dtype = "i32", shape = [{N}], init = "zeros" }}
[[launch]]
kernel = "quotient"
grid = 4
block = 128
args = ["x", "q"]
[[launch]]
kernel = "cells"
grid = 4
block = 128
args = ["q", "cell"]
[[output]]
file = "cell.npy"
arrays = ["cell"]
"#
    );
    std::fs::write(folder.path().join("job.toml"), job).unwrap();
    let mut command = reactant();
    command.current_dir(folder.path());
    ends(command.args(["run", "job.toml", "--output-dir", "."]), 0);
    let got = bits(&folder.path().join("cell.npy"), ElementType::I32);
    same("cells", DEFAULT, &got, &integers(|t| t as i32 + 1));
}

#[test]
fn a_quotient_in_shared_memory_that_becomes_an_integer_is_exact() {
    let got = run("shared_cells", DEFAULT, &[F32(multiples()), I]);
    let mirrored = |t: usize| (t / 128 * 128 + 127 - t % 128) as i32 + 1;
    same("cells", DEFAULT, &got[0], &integers(mirrored));
}

#[test]
fn an_integer_made_of_an_approximation_is_warned_of() {
    let x: Vec<f32> = (0..N).map(|t| 1.5 + t as f32).collect();
    let (_, messages) = run_with_messages("levels", DEFAULT, &[F32(x), I]);
    let line = |text: &str| text.contains("`levels` depends on `") && text.contains("log2");
    assert!(messages.lines().any(line), "{messages}");
    let (_, messages) = run_with_messages("halves", DEFAULT, &[F64(random(15, true)), D]);
    assert!(!messages.contains("depends on"), "{messages}");
}

#[test]
fn the_user_is_told_that_subnormals_were_flushed() {
    for (double, by, single, is_told) in [
        (2.0, 3.0, 4.0, false),
        (0.0, 3.0, 0.0, false),
        (1e-160, 1e-160, 4.0, true),
        (1e-20, 1e-20, 1e-20, true),
        (1e-310, 2.0, 4.0, true),
        (1.0, 2.0, 1e-40, true),
    ] {
        let doubles = [double, by, 0.0].map(|x| F64(vec![x; N]));
        let singles = [single, by as f32, 0.0].map(|x| F32(vec![x; N]));
        let mut arguments: Vec<Given> = doubles.into_iter().chain(singles).collect();
        arguments.extend([D, S]);
        let case = format!("{double} * {by}, {single} * {by}");
        let (by_default, messages) = run_with_messages("separate", DEFAULT, &arguments);
        let told = messages.contains("`--exact` keeps them");
        assert_eq!(told, is_told, "{case}: {messages}");
        let (exact, messages) = run_with_messages("separate", EXACT, &arguments);
        assert!(!messages.contains("--exact"), "{case}: {messages}");
        assert_eq!(by_default == exact, !is_told, "{case}");
    }
}

#[test]
fn sums_keep_the_order_of_a_loop_with_exact() {
    const M: usize = 37;
    let x: Vec<f32> = (0..M).flat_map(|k| random_f32(14 + k as u64)).collect();
    let row = |t: usize| &x[t * M..(t + 1) * M];
    for how in [EXACT, EVALUATED] {
        let got = run("ordered", how, &[F32(x.clone()), S, S, Number("37")]);
        same(
            "sum",
            how,
            &got[0],
            &singles(|t| row(t).iter().fold(0.0, |sum, x| sum + x)),
        );
        same(
            "dot",
            how,
            &got[1],
            &singles(|t| row(t).iter().fold(0.0, |sum, x| x.mul_add(*x, sum))),
        );
    }
}

#[test]
fn atomic_sums_and_fast_math_are_refused_with_exact() {
    let job = "../raise/tests/kernels/atomic_sums.toml";
    let (_, error) = ends(reactant().args(["run", job, "--exact"]), 1);
    assert!(error.contains("exact-order"), "{error}");
    assert!(error.contains("atom.global.add.f32"), "{error}");
    // Atomics whose results depend on the order of threads; a maximum does not.
    for (name, line) in [
        ("atomic_tickets", "atom.global.inc"),
        ("atomic_compaction", "atom.global.add"),
        ("atomic_exchange", "atom.global.exch"),
    ] {
        let job = format!("../raise/tests/kernels/{name}.toml");
        let (_, error) = ends(reactant().args(["run", &job, "--exact"]), 1);
        assert!(error.contains("exact-order"), "{error}");
        assert!(error.contains(line), "{error}");
    }
    let job = "../raise/tests/kernels/atomic_cas_float_max.toml";
    ends(reactant().args(["check", job, "--exact"]), 0);
    let (_, error) = ends(reactant().args(["run", job, "--exact", "--fast-math"]), 2);
    assert!(error.contains("exact-fast-math"), "{error}");
}

#[test]
fn approximations_are_refused_with_exact() {
    let mut command = reactant();
    command.args([
        "run",
        PTX,
        "--kernel",
        "approximate",
        "--grid",
        "4",
        "--block",
        "128",
        "--exact",
    ]);
    command.args(["--arg", "x=f32[512]:ones", "--arg", "o=f32[512]:zeros"]);
    let (_, error) = ends(&mut command, 1);
    assert!(error.contains("approximation"), "{error}");
    let lines = std::fs::read_to_string(PTX).unwrap();
    let line = lines
        .lines()
        .position(|line| line.contains("ex2.approx"))
        .expect("it is there")
        + 1;
    assert!(error.contains(&format!("floats.ptx:{line}")), "{error}");
}
