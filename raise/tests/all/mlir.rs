//! A user's MLIR is read at the stage of its dialects; errors in it have a location.

use raise::error::Blame;
use raise::kernel_ir::{Buffer, KernelArg, Space, Ty, float_bits, interpret};
use raise::launch::{Arg, Launch};
use raise::mlir::{self, Function, Parameter, Stage};
use raise::{affine, parallel, scf};
use stablehlo::ElementType;

fn launch(kernel: &str, args: Vec<Arg>) -> Launch {
    Launch {
        kernel: kernel.into(),
        grid: [2, 1, 1],
        block: [4, 1, 1],
        args,
        ..Launch::default()
    }
}

fn array(name: &str, shape: &[usize]) -> Arg {
    Arg::Array {
        name: name.into(),
        element: ElementType::F32,
        shape: shape.to_vec(),
        offset: 0,
    }
}

const SCALE: &str = r#"
func.func @scale(%x: memref<?xf32>, %n: i32, %a: f32) {
  %b = gpu.block_id x
  %d = gpu.block_dim x
  %t = gpu.thread_id x
  %o = arith.muli %b, %d : index
  %g = arith.addi %o, %t : index
  %i = arith.index_cast %g : index to i32
  %in = arith.cmpi slt, %i, %n : i32
  cf.cond_br %in, ^body, ^exit
^body:
  %v = memref.load %x[%g] : memref<?xf32>
  %w = arith.mulf %a, %v : f32
  memref.store %w, %x[%g] : memref<?xf32>
  cf.br ^exit
^exit:
  return
}
"#;

#[test]
fn a_launch_gives_names_sizes_and_constants() {
    let args = vec![
        array("x", &[7]),
        Arg::Int(7),
        Arg::Float {
            name: "a".into(),
            element: ElementType::F32,
            value: 2.0,
        },
    ];
    let (stage, kernel) = mlir::import(SCALE, Some(&launch("scale", args))).unwrap();
    assert_eq!(stage, Stage::Cf);
    let kernel =
        parallel::raise_parallel(affine::raise_affine(scf::raise_loops(kernel).unwrap()).unwrap())
            .unwrap();
    insta::assert_snapshot!(kernel, @r#"
    func.func @scale(%0: memref<7xf32> {reactant.name = "x", reactant.shape = array<i64: 7>}, %1: f32 {reactant.name = "a"}) {
      affine.parallel (%2) = (0) to (7) {
        %3 = affine.load %0[%2] : memref<7xf32>
        %4 = arith.mulf %1, %3 : f32
        affine.store %4, %0[%2] : memref<7xf32>
      }
      return
    }
    "#);
}

#[test]
fn parameters_are_known_without_a_launch() {
    let functions = mlir::functions(SCALE).unwrap();
    let scalar = |name: &str, ty| Parameter::Scalar {
        name: name.into(),
        ty,
        range: None,
    };
    let parameters = vec![
        Parameter::Array {
            name: "arg0".into(),
            element: Ty::F32,
            space: Space::Global,
            shape: vec![None],
            extents: vec![None],
        },
        scalar("arg1", Ty::I32),
        scalar("arg2", Ty::F32),
    ];
    assert_eq!(
        functions,
        [Function {
            name: "scale".into(),
            parameters
        }]
    );
}

#[test]
fn arguments_that_do_not_fit_are_refused() {
    let int = || Arg::Int(7);
    let float = || Arg::Float {
        name: "a".into(),
        element: ElementType::F32,
        value: 2.0,
    };
    let refused = |kernel: &str, args: Vec<Arg>| {
        let error = mlir::import(SCALE, Some(&launch(kernel, args))).unwrap_err();
        assert_eq!(error.blame, Blame::User);
        (error.code, error.message)
    };
    let x = || array("x", &[7]);
    insta::assert_debug_snapshot!([
        refused("scales", vec![x(), int(), float()]),
        refused("scale", vec![x(), int()]),
        refused("scale", vec![x(), int(), float(), int()]),
        refused("scale", vec![x(), float(), float()]),
        refused("scale", vec![int(), int(), float()]),
        refused("scale", vec![x(), x(), float()]),
    ], @r#"
    [
        (
            "no-such-kernel",
            "there is no function `scales`",
        ),
        (
            "launch-arguments",
            "`scale` has a parameter number 3, but 2 argument(s) are given",
        ),
        (
            "launch-arguments",
            "`scale` has 3 parameter(s), but 4 arguments are given",
        ),
        (
            "launch-argument-type",
            "parameter 2 takes an integer, `a` is none",
        ),
        (
            "launch-argument-type",
            "parameter 1 takes an array, `an integer` is none",
        ),
        (
            "launch-argument-type",
            "parameter 2 takes an integer, `x` is none",
        ),
    ]
    "#);
}

#[test]
fn affine_loops_over_several_dimensions_become_flat() {
    let text = r#"
#lower = affine_map<(d0)[s0] -> (d0 + s0)>
func.func @sum(%x: memref<3x4xf32>, %y: memref<3xf32>) {
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1 : index
  affine.for %i = 0 to 3 {
    %s = affine.for %j = 0 to 4 step 2 iter_args(%a = %z) -> (f32) {
      %v = affine.load %x[%i, %j + symbol(%one)] : memref<3x4xf32>
      %w = memref.load %x[%i, %j] : memref<3x4xf32>
      %b = arith.addf %v, %w : f32
      %c = arith.addf %a, %b : f32
      affine.yield %c : f32
    }
    affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%i)[%one] {
      affine.store %s, %y[%i] : memref<3xf32>
    }
  }
  return
}
"#;
    let (stage, kernel) = mlir::import(text, None).unwrap();
    assert_eq!(stage, Stage::Affine);
    let raised = parallel::raise_parallel(affine::raise_affine(kernel.clone()).unwrap()).unwrap();
    insta::assert_snapshot!(raised, @r#"
    func.func @sum(%0: memref<12xf32> {reactant.name = "arg0", reactant.shape = array<i64: 3, 4>}, %1: memref<3xf32> {reactant.name = "arg1", reactant.shape = array<i64: 3>}) {
      %2 = arith.constant 0.0 : f32
      affine.parallel (%3) = (1) to (3) {
        %4 = affine.for %5 = 0 to 2 iter_args(%6 = %2) -> (f32) {
          %7 = affine.load %0[%3 * 4 + %5 * 2 + 1] : memref<12xf32>
          %8 = affine.load %0[%3 * 4 + %5 * 2] : memref<12xf32>
          %9 = arith.addf %7, %8 : f32
          %10 = arith.addf %6, %9 : f32
          affine.yield %10 : f32
        }
        affine.store %4, %1[%3] : memref<3xf32>
      }
      return
    }
    "#);
    for kernel in [kernel, raised] {
        let x = (0..12).map(|k| float_bits(f64::from(k), Ty::F32)).collect();
        let mut buffers = [Buffer::Array(x), Buffer::Array(vec![0; 3])];
        interpret(&kernel, &mut buffers).unwrap();
        let expected = [0.0, 22.0, 38.0].map(|sum| float_bits(sum, Ty::F32));
        assert_eq!(buffers[1], Buffer::Array(expected.to_vec()));
    }
}

#[test]
fn what_is_there_already_is_kept() {
    let text = r#"
func.func @copy(%x: memref<6x5xf64>, %y: memref<5x6xf64>, %a: f64) {
  %two = arith.constant 2.0 : f64
  %b = arith.mulf %a, %two : f64
  affine.parallel (%i, %j) = (0, 0) to (6, 5) {
    %v = affine.load %x[%i, %j] : memref<6x5xf64>
    %w = arith.mulf %v, %b : f64
    affine.store %w, %y[%j, %i] : memref<5x6xf64>
  }
  return
}
"#;
    let (stage, kernel) = mlir::import(text, None).unwrap();
    assert_eq!(stage, Stage::Parallel);
    insta::assert_snapshot!(parallel::raise_parallel(kernel).unwrap(), @r#"
    func.func @copy(%0: memref<30xf64> {reactant.name = "arg0", reactant.shape = array<i64: 6, 5>}, %1: memref<30xf64> {reactant.name = "arg1", reactant.shape = array<i64: 5, 6>}, %2: f64 {reactant.name = "arg2"}) {
      %3 = arith.constant 2.0 : f64
      affine.parallel (%4, %5) = (0, 0) to (6, 5) {
        %6 = arith.mulf %2, %3 : f64
        %7 = affine.load %0[%4 * 5 + %5] : memref<30xf64>
        %8 = arith.mulf %7, %6 : f64
        affine.store %8, %1[%5 * 6 + %4] : memref<30xf64>
      }
      return
    }
    "#);
}

#[test]
fn switches_become_chains_of_ifs() {
    let text = r#"
func.func @pick(%y: memref<4xi32>) {
  %g = gpu.global_id x {reactant.extent = 4 : i64}
  %a = arith.constant 10 : i32
  %b = arith.constant 20 : i32
  %c = arith.constant 30 : i32
  %i = arith.index_cast %g : index to i32
  cf.switch %i : i32, [default: ^store(%a : i32), 1: ^one, 3: ^three]
^one:
  memref.store %a, %y[%g] : memref<4xi32>
  cf.br ^store(%b : i32)
^three:
  cf.br ^store(%c : i32)
^store(%v: i32):
  memref.store %v, %y[%g] : memref<4xi32>
  return
}
"#;
    let (_, kernel) = mlir::import(text, None).unwrap();
    let mut buffers = [Buffer::Array(vec![0; 4])];
    interpret(&kernel, &mut buffers).unwrap();
    assert_eq!(buffers[0], Buffer::Array(vec![10, 20, 10, 30]));
}

#[test]
fn what_we_lack_is_said_with_its_line() {
    let op = |line: &str| {
        let text = format!(
            "func.func @k(%x: memref<4xf32>, %i: index, %v: f32) {{\n  {line}\n  return\n}}\n"
        );
        let error = mlir::import(&text, None).unwrap_err();
        assert_eq!(
            error.place.line_column.map(|(line, _)| line),
            Some(2),
            "{error:?}"
        );
        (error.blame, error.message, error.help)
    };
    insta::assert_debug_snapshot!([
        op("%r = memref.atomic_rmw mulf %v, %x[%i] : (f32, memref<4xf32>) -> f32"),
        op("%a = memref.alloca(%i) : memref<?xf32>"),
        op("%a = affine.vector_load %x[%i] : memref<4xf32>, vector<2xf32>"),
        op("%q = arith.addf %v : f32"),
        op("%q = arith.adf %v, %v : f32"),
        op("%q = gpu.thread_id x"),
    ], @r#"
    [
        (
            Unsupported,
            "`memref.atomic_rmw mulf` cannot be raised yet",
            None,
        ),
        (
            Unsupported,
            "the size of this buffer is not known from the launch, which is not raised yet",
            None,
        ),
        (
            Unsupported,
            "`affine.vector_load` cannot be raised yet",
            None,
        ),
        (
            User,
            "MLIR: expected ','",
            None,
        ),
        (
            User,
            "MLIR: custom op 'arith.adf' is unknown",
            None,
        ),
        (
            User,
            "nothing says how many values `gpu.thread_id` takes",
            Some(
                "give a launch, or the attribute `reactant.extent`",
            ),
        ),
    ]
    "#);
}

#[test]
fn places_in_the_source_survive() {
    let text = r#"
func.func @k(%x: memref<4xf32>) {
  %g = gpu.global_id x {reactant.extent = 4 : i64} loc("kernel.ptx":5:3)
  %v = memref.load %x[%g] : memref<4xf32> loc("kernel.ptx":6:7)
  %w = arith.addf %v, %v : f32 loc(fused["kernel.ptx":7:1, "kernel.ptx":8:1])
  memref.store %w, %x[%g] : memref<4xf32>
  return
}
"#;
    let kernel = mlir::raise_to_scf(text).unwrap();
    let kernel = parallel::raise_parallel(affine::raise_affine(kernel).unwrap()).unwrap();
    insta::assert_snapshot!(format!("{kernel:#}"), @r#"
    func.func @k(%0: memref<4xf32> {reactant.name = "arg0", reactant.shape = array<i64: 4>}) {
      affine.parallel (%1) = (0) to (4) {
        %2 = affine.load %0[%1] : memref<4xf32> loc("k":6:7)
        %3 = arith.addf %2, %2 : f32 loc("k":7:1)
        affine.store %3, %0[%1] : memref<4xf32> loc(unknown)
      } loc("k":6:7)
      return
    }
    "#);
    assert!(matches!(kernel.args[0], KernelArg::Array { .. }));
}

#[test]
fn loops_that_test_first_are_counted_too() {
    let text = r#"
func.func @powers(%y: memref<8xf32>) {
  %g = gpu.global_id x {reactant.extent = 8 : i64}
  %n = arith.index_cast %g : index to i32
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %start = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %k, %p = scf.while (%i = %zero, %a = %start) : (i32, f32) -> (i32, f32) {
    %more = arith.cmpi slt, %i, %n : i32
    scf.condition(%more) %i, %a : i32, f32
  } do {
  ^bb0(%i: i32, %a: f32):
    %b = arith.mulf %a, %two : f32
    %j = arith.addi %i, %one : i32
    scf.yield %j, %b : i32, f32
  }
  %f = arith.sitofp %k : i32 to f32
  %s = arith.addf %f, %p : f32
  memref.store %s, %y[%g] : memref<8xf32>
  return
}
"#;
    let (stage, kernel) = mlir::import(text, None).unwrap();
    assert_eq!(stage, Stage::Scf);
    let raised = affine::raise_affine(scf::raise_loops(kernel.clone()).unwrap()).unwrap();
    insta::assert_snapshot!(raised, @r#"
    func.func @powers(%0: memref<8xf32> {reactant.name = "arg0", reactant.shape = array<i64: 8>}) {
      %1 = arith.constant 0 : i32
      %2 = arith.constant 1.0 : f32
      %3 = arith.constant 2.0 : f32
      %4 = arith.constant 0 : index
      %5 = gpu.global_id x {reactant.extent = 8 : i64}
      %6 = arith.index_cast %5 : index to i32
      %7 = arith.index_castui %6 : i32 to index
      %8 = arith.cmpi sgt, %6, %1 : i32
      %9 = arith.select %8, %7, %4 : index
      %10 = affine.for %11 = 0 to 7 iter_args(%12 = %2) -> (f32) {
        %13 = affine.if affine_set<(d0, d1) : (d0 + d1 * -1 - 1 >= 0)>(%5, %11) -> (f32) {
          %14 = arith.mulf %12, %3 : f32
          affine.yield %14 : f32
        } else {
          affine.yield %12 : f32
        }
        affine.yield %13 : f32
      }
      %15 = arith.index_cast %9 : index to i32
      %16 = arith.sitofp %15 : i32 to f32
      %17 = arith.addf %16, %10 : f32
      affine.store %17, %0[%5] : memref<8xf32>
      return
    }
    "#);
    for kernel in [kernel, raised] {
        let mut buffers = [Buffer::Array(vec![0; 8])];
        interpret(&kernel, &mut buffers).unwrap();
        let expected = (0..8)
            .map(|n| float_bits(f64::from(n + (1 << n)), Ty::F32))
            .collect();
        assert_eq!(buffers[0], Buffer::Array(expected));
    }
}

/// Ops of PTX that MLIR lacks, and memory that is not an array of the job, pass through MLIR's
/// passes unchanged.
#[test]
fn ptx_ops_and_scratch_memory() {
    let text = r#"
func.func @k(%x: memref<8xf32> {reactant.name = "x"},
             %s: memref<4xf32> {reactant.name = "s", reactant.space = "shared"},
             %c: memref<2xf32> {reactant.name = "c", reactant.space = "const", reactant.initial = "0000803f00000040"}) {
  %t = gpu.thread_id x {reactant.extent = 4 : i64}
  %i = arith.index_cast %t : index to i32
  %one = arith.constant 1 : i32
  %all = arith.constant -1 : i32
  %clamp = arith.constant 31 : i32
  %v = memref.load %x[%t] : memref<8xf32>
  %p = arith.cmpi slt, %i, %one : i32
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  %old = "ptx.atom"(%x, %t, %v) {op = "fadd"} : (memref<8xf32>, index, f32) -> f32
  "ptx.trap"() {op = "a \"message\""} : () -> ()
  cf.br ^bb2
^bb2:
  memref.store %v, %s[%t] : memref<4xf32>
  gpu.barrier
  %w, %valid = "ptx.shfl"(%i, %one, %clamp, %all) {op = "bfly"} : (i32, i32, i32, i32) -> (i32, i1)
  %b = "ptx.vote"(%valid, %all) {op = "ballot"} : (i1, i32) -> i32
  %a = "ptx.activemask"() : () -> i32
  return
}"#;
    let kernel = mlir::raise_to_scf(text).unwrap();
    let again = mlir::raise_to_scf(&kernel.to_string()).unwrap();
    assert_eq!(
        kernel.renumbered().to_string(),
        again.renumbered().to_string()
    );
    insta::assert_snapshot!(kernel);
}

/// An attribute that crashes MLIR's own parser.
#[test]
fn arrays_of_no_number_are_refused() {
    let text = |element: &str| {
        format!(
            "func.func @k() {{ \"x.y\"() {{a = array<{element}: 1>, b = \"array<index: 1>\"}} : () -> () return }}"
        )
    };
    for element in ["index", "i33", ""] {
        let error = mlir::raise_to_scf(&text(element)).unwrap_err();
        assert!(error.message.contains("fixed width"), "{element}: {error}");
    }
    mlir::verify(&text("i64")).unwrap();
}

/// An empty string, and one that is not UTF-8; fuzzing found a null pointer here.
#[test]
fn names_may_be_any_string() {
    let kernel = |name: &str| {
        format!("func.func @k(%x: memref<4xf32> {{reactant.name = \"{name}\"}}) {{ return }}")
    };
    for name in ["", "\\FF", "a b"] {
        let text = kernel(name);
        let found = mlir::raise_to_scf(&text).unwrap();
        assert_eq!(found.args[0].name(), name);
    }
}
