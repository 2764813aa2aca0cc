//! Atomics as tensor ops: each kernel is raised, evaluated, and compared with a sequential
//! execution of the threads.

use raise::launch::{Arg, Launch};
use raise::program::{ArraySpec, LaunchSpec, ProgramSpec};
use raise::source::{Source, raise_program};
use stablehlo::{ElementType, Literal};

/// Evaluates the one kernel of `mlir` on arrays of (name, contents), and returns them.
fn run(mlir: &str, arrays: &[(&str, Literal)]) -> Vec<Literal> {
    let source = Source::parse("kernel.mlir", mlir.as_bytes().to_vec()).unwrap();
    let arg = |(name, contents): &(&str, Literal)| Arg::Array {
        name: (*name).to_owned(),
        element: contents.element(),
        shape: contents.shape().to_vec(),
        offset: 0,
    };
    let launch = Launch {
        kernel: "k".to_owned(),
        grid: [1, 1, 1],
        block: [1, 1, 1],
        args: arrays.iter().map(arg).collect(),
        ..Launch::default()
    };
    let spec = ProgramSpec {
        arrays: arrays
            .iter()
            .map(|(name, contents)| ArraySpec {
                name: (*name).to_owned(),
                element: contents.element(),
                shape: contents.shape().to_vec(),
            })
            .collect(),
        launches: vec![LaunchSpec {
            source: 0,
            launch,
            called: None,
        }],
        ..ProgramSpec::default()
    };
    let program = raise_program(&[source], &spec).unwrap();
    let inputs: Vec<Literal> = arrays.iter().map(|a| a.1.clone()).collect();
    let results = stablehlo::eval(&program.func, &inputs).unwrap();
    let mut out = inputs;
    for (name, result) in program.outputs.iter().zip(results) {
        let place = arrays.iter().position(|a| a.0 == name).unwrap();
        out[place] = result;
    }
    out
}

fn ints(values: &[i64]) -> Literal {
    Literal::from_i64s(ElementType::I32, [values.len()], values)
}

fn floats(values: &[f64]) -> Literal {
    Literal::from_f64s(ElementType::F32, [values.len()], values)
}

/// Returns a kernel in which threads 0..12 apply `op` with value `v(i)` to element `at`; the old
/// values go to `o`.
fn kernel(op: &str, at: &str) -> String {
    format!(
        "func.func @k(%x: memref<4xi32>, %v: memref<12xi32>, %o: memref<12xi32>) {{
          %zero = arith.constant 0 : index
          affine.parallel (%i) = (0) to (12) {{
            %a = affine.load %v[%i] : memref<12xi32>
            %four = arith.constant 4 : index
            %c4 = arith.constant 4 : i32
            %part = arith.remui %i, %four : index
            %data = arith.remui %a, %c4 : i32
            %where = arith.index_cast %data : i32 to index
            %old = \"ptx.atom\"(%x, {at}, %a) {{op = \"{op}\"}} : (memref<4xi32>, index, i32) -> i32
            affine.store %old, %o[%i] : memref<12xi32>
          }}
          return
        }}"
    )
}

/// Returns `x` after a sequential execution of the threads, and the old value that each returned.
fn in_order(op: &str, at: &str, x: &[i64], v: &[i64]) -> (Vec<i64>, Vec<i64>) {
    let mut x: Vec<i32> = x.iter().map(|x| *x as i32).collect();
    let mut seen = Vec::new();
    for (i, &v) in v.iter().enumerate() {
        let v = v as i32;
        let place = match at {
            "%zero" => 0,
            "%part" => i % 4,
            _ => v as u32 as usize % 4,
        };
        let old = x[place];
        seen.push(old as i64);
        let (u, w) = (old as u32, v as u32);
        x[place] = match op {
            "add" => old.wrapping_add(v),
            "smin" => old.min(v),
            "smax" => old.max(v),
            "umin" => u.min(w) as i32,
            "umax" => u.max(w) as i32,
            "and" => old & v,
            "or" => old | v,
            "xor" => old ^ v,
            "exch" => v,
            "inc" => (if u >= w { 0 } else { u + 1 }) as i32,
            "dec" => (if u == 0 || u > w { w } else { u - 1 }) as i32,
            other => panic!("{other}"),
        };
    }
    (x.iter().map(|x| *x as i64).collect(), seen)
}

const OPS: [&str; 11] = [
    "add", "smin", "smax", "umin", "umax", "and", "or", "xor", "exch", "inc", "dec",
];
const X: [i64; 4] = [7, -3, 0, 1 << 20];
const V: [i64; 12] = [3, -5, 8, 2, 11, 0, -9, 6, 6, 1, 19, 4];

#[test]
fn every_op_at_every_kind_of_address() {
    for op in OPS {
        for at in ["%zero", "%part", "%where"] {
            let (x, seen) = in_order(op, at, &X, &V);
            let text = kernel(op, at);
            let arrays = [("x", ints(&X)), ("v", ints(&V)), ("o", ints(&[0; 12]))];
            let out = run(&text, &arrays);
            assert_eq!((&out[0], &out[2]), (&ints(&x), &ints(&seen)), "{op} {at}");
            // The same without using the old values.
            let text = text.replace("affine.store %old, %o[%i] : memref<12xi32>", "");
            assert_eq!(run(&text, &arrays)[0], ints(&x), "{op} {at}");
        }
    }
}

#[test]
fn counters_of_one_limit_are_counted() {
    for op in ["inc", "dec"] {
        for (old, limit) in [(0, 4), (2, 4), (9, 4), (5, 100), (3, -1)] {
            let text = kernel(op, "%zero")
                .replace("%zero, %a)", "%zero, %limit)")
                .replace(
                    "%zero = ",
                    &format!("%limit = arith.constant {limit} : i32\n%zero = "),
                );
            let (x, seen) = in_order(op, "%zero", &[old, 0, 0, 0], &[limit; 12]);
            let arrays = [
                ("x", ints(&[old, 0, 0, 0])),
                ("v", ints(&V)),
                ("o", ints(&[0; 12])),
            ];
            let out = run(&text, &arrays);
            assert_eq!(
                (&out[0], &out[2]),
                (&ints(&x), &ints(&seen)),
                "{op} {old} {limit}"
            );
        }
    }
}

#[test]
fn min_and_max_pass_over_nan() {
    let nan = f64::NAN;
    for (op, at, expected) in [
        ("fmin", "%zero", [-2.0, nan, 1.0]),
        ("fmax", "%zero", [5.0, nan, 1.0]),
        ("fmin", "%where", [-2.0, 5.0, 1.0]),
        ("fmax", "%where", [3.0, 5.0, 1.0]),
    ] {
        let text = format!(
            "func.func @k(%x: memref<3xf32>, %v: memref<4xf32>, %p: memref<4xi32>) {{
              %zero = arith.constant 0 : index
              affine.parallel (%i) = (0) to (4) {{
                %a = affine.load %v[%i] : memref<4xf32>
                %q = affine.load %p[%i] : memref<4xi32>
                %where = arith.index_cast %q : i32 to index
                %old = \"ptx.atom\"(%x, {at}, %a) {{op = \"{op}\"}} : (memref<3xf32>, index, f32) -> f32
              }}
              return
            }}"
        );
        let arrays = [
            ("x", floats(&[nan, nan, 1.0])),
            ("v", floats(&[3.0, nan, 5.0, -2.0])),
            ("p", ints(&[0, 2, 1, 0])),
        ];
        let out = run(&text, &arrays)[0].to_f64s();
        for (a, b) in out.iter().zip(expected) {
            assert!(*a == b || (a.is_nan() && b.is_nan()), "{op} {at}: {out:?}");
        }
    }
}

#[test]
fn threads_that_are_masked_out_change_nothing() {
    let text = "func.func @k(%x: memref<3xf32>, %v: memref<4xf32>, %p: memref<4xi32>) {
      %zero = arith.constant 0 : index
      %none = arith.constant 0 : i32
      affine.parallel (%i) = (0) to (4) {
        %a = affine.load %v[%i] : memref<4xf32>
        %q = affine.load %p[%i] : memref<4xi32>
        %go = arith.cmpi sge, %q, %none : i32
        scf.if %go {
          %where = arith.index_cast %q : i32 to index
          %old = \"ptx.atom\"(%x, %where, %a) {op = \"fadd\"} : (memref<3xf32>, index, f32) -> f32
          %other = \"ptx.atom\"(%x, %zero, %a) {op = \"fadd\"} : (memref<3xf32>, index, f32) -> f32
        }
      }
      return
    }";
    let arrays = [
        ("x", floats(&[0.5, 1.0, -0.0])),
        ("v", floats(&[3.0, 7.0, 5.0, 2.0])),
        ("p", ints(&[1, -7, 1, 0])),
    ];
    assert_eq!(run(text, &arrays)[0].to_f64s(), [12.5, 9.0, -0.0]);
}

#[test]
fn a_loop_that_became_a_dimension_is_reduced_too() {
    let text = "func.func @k(%x: memref<3xf32>, %v: memref<12xf32>) {
      affine.parallel (%i) = (0) to (3) {
        affine.for %k = 0 to 4 {
          %a = affine.load %v[%i * 4 + %k] : memref<12xf32>
          %old = \"ptx.atom\"(%x, %i, %a) {op = \"fadd\"} : (memref<3xf32>, index, f32) -> f32
        }
      }
      return
    }";
    let values: Vec<f64> = (0..12).map(f64::from).collect();
    let arrays = [("x", floats(&[0.5, 1.0, 0.0])), ("v", floats(&values))];
    assert_eq!(run(text, &arrays)[0].to_f64s(), [6.5, 23.0, 38.0]);
}

#[test]
fn two_atomics_of_a_loop_keep_their_order() {
    // x = max(x + 1, v) in each iteration: not the sum of all, followed by the maximum.
    let text = "func.func @k(%x: memref<3xi32>, %v: memref<60xi32>) {
      %one = arith.constant 1 : i32
      affine.parallel (%i) = (0) to (3) {
        affine.for %k = 0 to 20 {
          %a = affine.load %v[%i * 20 + %k] : memref<60xi32>
          %o = \"ptx.atom\"(%x, %i, %one) {op = \"add\"} : (memref<3xi32>, index, i32) -> i32
          %p = \"ptx.atom\"(%x, %i, %a) {op = \"smax\"} : (memref<3xi32>, index, i32) -> i32
        }
      }
      return
    }";
    let values: Vec<i64> = (0..60).map(|k| (k * 37) % 50).collect();
    let expected = [0usize, 1, 2].map(|i| {
        let row = &values[i * 20..][..20];
        row.iter().fold(0, |x, v| (x + 1).max(*v))
    });
    let arrays = [("x", ints(&[0; 3])), ("v", ints(&values))];
    assert_eq!(run(text, &arrays)[0], ints(&expected));
}
