//! Refusals of the tensor stage and their messages; the size of its programs does not depend on
//! trip counts.

use raise::error::Blame;
use raise::launch::{Arg, Launch, Races};
use raise::source::{Source, Stage, emit};
use stablehlo::ElementType::{self, F32, I32};

/// One array argument per entry: name and shape, of `f32` (or `i32`, if the name starts with `i`).
fn stablehlo(mlir: &str, arrays: &[(&str, &[usize])]) -> Result<String, raise::error::Error> {
    stablehlo_of(mlir, arrays, [1, 1, 1], [1, 1, 1])
}

/// Does the same as [`stablehlo`], for a launch with several threads.
fn stablehlo_of(
    mlir: &str,
    arrays: &[(&str, &[usize])],
    grid: [u32; 3],
    block: [u32; 3],
) -> Result<String, raise::error::Error> {
    let source = Source::parse("kernel.mlir", mlir.as_bytes().to_vec())
        .map_err(|(_, errors)| errors[0].clone())?;
    let arg = |(name, shape): &(&str, &[usize])| Arg::Array {
        name: (*name).to_owned(),
        element: if name.starts_with('i') { I32 } else { F32 },
        shape: shape.to_vec(),
        offset: 0,
    };
    let launch = Launch {
        kernel: "k".to_owned(),
        grid,
        block,
        args: arrays.iter().map(arg).collect(),
        races: Races::Refuse,
        ..Launch::default()
    };
    emit(&source, &launch, Stage::Stablehlo).map_err(|errors| errors[0].clone())
}

#[track_caller]
fn refused(mlir: &str, arrays: &[(&str, &[usize])], turn: Blame, code: &str, words: &str) {
    refused_by(stablehlo(mlir, arrays), turn, code, words);
}

#[track_caller]
fn refused_by(raised: Result<String, raise::error::Error>, turn: Blame, code: &str, words: &str) {
    let error = raised.expect_err("it is refused");
    assert_eq!((error.blame, error.code), (turn, code), "{error}");
    assert!(error.message.contains(words), "{error}");
    assert!(
        error.place.line_column.is_some() || !error.place.labels.is_empty(),
        "no place: {error:?}"
    );
}

#[test]
fn a_stencil_in_place_is_a_race() {
    let kernel = "func.func @k(%x: memref<100xf32>) {
      affine.parallel (%i) = (1) to (99) {
        %a = affine.load %x[%i - 1] : memref<100xf32>
        %b = affine.load %x[%i + 1] : memref<100xf32>
        %c = arith.addf %a, %b : f32
        affine.store %c, %x[%i] : memref<100xf32>
      }
      return
    }";
    refused(
        kernel,
        &[("x", &[100])],
        Blame::User,
        "race",
        "two threads read and write the same element of `x`",
    );
}

#[test]
fn an_update_of_ones_own_element_is_none() {
    let kernel = "func.func @k(%x: memref<100xf32>) {
      affine.parallel (%i, %j) = (0, 0) to (10, 10) {
        %a = affine.load %x[%i * 10 + %j] : memref<100xf32>
        %c = arith.addf %a, %a : f32
        affine.store %c, %x[%i * 10 + %j] : memref<100xf32>
      }
      return
    }";
    assert!(stablehlo(kernel, &[("x", &[10, 10])]).is_ok());
}

#[test]
fn even_and_odd_elements_do_not_meet() {
    let kernel = "func.func @k(%x: memref<100xf32>) {
      affine.parallel (%i) = (0) to (49) {
        %a = affine.load %x[%i * 2] : memref<100xf32>
        affine.store %a, %x[%i * 2 + 1] : memref<100xf32>
      }
      return
    }";
    assert!(stablehlo(kernel, &[("x", &[100])]).is_ok());
}

/// Raises a kernel that computes `y[i]` from `x` by the body, for `threads` threads; `%c` is `i`,
/// and `%flipped` is `i ^ 15` as `i32`.
fn flipped(threads: usize, body: &str) -> String {
    let kernel = format!(
        "func.func @k(%x: memref<32xf32>, %y: memref<32xf32>) {{
      affine.parallel (%i) = (0) to ({threads}) {{
        %c = arith.index_cast %i : index to i32
        %mask = arith.constant 15 : i32
        %flipped = arith.xori %c, %mask : i32
        {body}
      }}
      return
    }}"
    );
    stablehlo(&kernel, &[("x", &[32]), ("y", &[32])]).unwrap()
}

#[test]
fn all_bits_turned_over_are_a_difference() {
    let reversed = "%j = arith.index_cast %flipped : i32 to index
        %a = memref.load %x[%j] : memref<32xf32>
        affine.store %a, %y[%i] : memref<32xf32>";
    for threads in [1, 2, 11, 16] {
        let text = flipped(threads, reversed);
        assert!(!text.contains("xor") && !text.contains("gather"), "{text}");
    }
    let text = flipped(17, reversed); // 16 is 31 then
    assert!(text.contains("xor"), "{text}");
}

#[test]
fn a_guard_by_bits_turned_over_is_a_range() {
    let guarded = "%least = arith.minui %c, %flipped : i32
        %three = arith.constant 3 : i32
        %inside = arith.cmpi uge, %least, %three : i32
        %a = affine.load %x[%i] : memref<32xf32>
        %b = arith.mulf %a, %a : f32
        %chosen = arith.select %inside, %a, %b : f32
        affine.store %chosen, %y[%i] : memref<32xf32>";
    let text = flipped(16, guarded);
    assert!(!text.contains("minimum"), "{text}");
    assert!(flipped(17, guarded).contains("minimum"));
}

#[test]
fn a_store_of_all_threads_to_one_element_is_a_race() {
    let kernel = "func.func @k(%x: memref<100xf32>, %y: memref<1xf32>) {
      affine.parallel (%i) = (0) to (100) {
        %a = affine.load %x[%i] : memref<100xf32>
        affine.store %a, %y[0] : memref<1xf32>
      }
      return
    }";
    refused(
        kernel,
        &[("x", &[100]), ("y", &[1])],
        Blame::User,
        "race",
        "several threads store to the same element of `y`",
    );
}

#[test]
fn an_array_that_is_too_small_is_named() {
    let kernel = "func.func @k(%x: memref<100xf32>, %y: memref<100xf32>) {
      affine.parallel (%i) = (0) to (100) {
        %a = affine.load %x[%i + 1] : memref<100xf32>
        affine.store %a, %y[%i] : memref<100xf32>
      }
      return
    }";
    refused(
        kernel,
        &[("x", &[100]), ("y", &[100])],
        Blame::User,
        "out-of-bounds",
        "reaches element 100 of `x`, which has 100",
    );
}

/// The guard bounds the low bits of a data-dependent value, which may be 256 or more.
#[test]
fn a_guard_on_a_narrowed_number_says_nothing_of_the_wide_one() {
    let kernel = "func.func @k(%i: memref<100xi32>, %x: memref<700xf32>) {
      %t = gpu.global_id x {reactant.extent = 100 : i64}
      %b = affine.load %i[%t] : memref<100xi32>
      %c = arith.index_cast %b : i32 to index
      %d = arith.index_cast %c : index to i8
      %zero = arith.constant 0 : i8
      %four = arith.constant 4 : i8
      %p = arith.cmpi sge, %d, %zero : i8
      %q = arith.cmpi slt, %d, %four : i8
      %r = arith.andi %p, %q : i1
      scf.if %r {
        %k = arith.constant 4 : index
        %m = arith.muli %t, %k : index
        %s = arith.addi %m, %c : index
        %w = arith.index_cast %t : index to i32
        %v = arith.sitofp %w : i32 to f32
        memref.store %v, %x[%s] : memref<700xf32>
      }
      return
    }";
    refused_by(
        stablehlo_of(
            kernel,
            &[("i", &[100]), ("x", &[700])],
            [4, 1, 1],
            [25, 1, 1],
        ),
        Blame::User,
        "race",
        "cannot be decided",
    );
}

#[test]
fn a_store_at_an_index_that_is_data_needs_a_promise() {
    let kernel = "func.func @k(%x: memref<100xf32>, %i: memref<100xi32>) {
      %t = gpu.global_id x {reactant.extent = 100 : i64}
      %a = affine.load %x[%t] : memref<100xf32>
      %b = affine.load %i[%t] : memref<100xi32>
      %c = arith.index_cast %b : i32 to index
      memref.store %a, %x[%c] : memref<100xf32>
      return
    }";
    refused_by(
        stablehlo_of(
            kernel,
            &[("x", &[100]), ("i", &[100])],
            [4, 1, 1],
            [25, 1, 1],
        ),
        Blame::User,
        "race",
        "cannot be decided",
    );
}

#[test]
fn a_loop_that_data_ends_is_one_while() {
    let kernel = "func.func @k(%x: memref<100xf32>) {
      %one = arith.constant 1.0 : f32
      affine.parallel (%t) = (0) to (100) {
        %a = affine.load %x[%t] : memref<100xf32>
        %r = scf.while (%v = %a) : (f32) -> f32 {
          %more = arith.cmpf ogt, %v, %one : f32
          scf.condition(%more) %v : f32
        } do {
        ^bb0(%v: f32):
          %half = arith.subf %v, %one : f32
          scf.yield %half : f32
        }
        affine.store %r, %x[%t] : memref<100xf32>
      }
      return
    }";
    let text = stablehlo(kernel, &[("x", &[100])]).expect("it is raised");
    assert_eq!(text.matches("stablehlo.while").count(), 1, "{text}");
}

/// Returns a column integral, a prefix sum and a dot product, of `n` levels each.
fn loops(n: usize) -> String {
    format!(
        "func.func @k(%x: memref<{0}xf32>, %y: memref<{0}xf32>, %z: memref<7xf32>) {{
      %zero = arith.constant 0.0 : f32
      affine.parallel (%i) = (0) to (7) {{
        %s = affine.for %k = 0 to {1} iter_args(%a = %zero) -> f32 {{
          %v = affine.load %x[%k * 7 + %i] : memref<{0}xf32>
          %w = math.fma %v, %v, %a : f32
          affine.yield %w : f32
        }}
        affine.store %s, %z[%i] : memref<7xf32>
        %r = affine.for %k = 0 to {1} iter_args(%a = %zero) -> f32 {{
          %v = affine.load %x[%k * 7 + %i] : memref<{0}xf32>
          %w = arith.addf %v, %a : f32
          affine.store %w, %y[%k * 7 + %i] : memref<{0}xf32>
          affine.yield %w : f32
        }}
      }}
      return
    }}",
        7 * n,
        n
    )
}

#[test]
fn programs_do_not_grow_with_loops() {
    let ops = |n: usize| {
        let text = stablehlo(&loops(n), &[("x", &[n, 7]), ("y", &[n, 7]), ("z", &[7])])
            .expect("it is raised");
        text.lines().count()
    };
    assert_eq!(ops(10), ops(100));
    assert_eq!(ops(100), ops(1000));
}

#[test]
fn a_loop_known_while_raising_is_written_out_within_a_budget() {
    let whiles = |turns: usize| {
        let kernel = format!(
            "func.func @k(%x: memref<100xf32>) {{
      %one = arith.constant 1 : i32
      %none = arith.constant 0 : i32
      %all = arith.constant {} : i32
      affine.parallel (%t) = (0) to (50) {{
        %a = affine.load %x[%t] : memref<100xf32>
        %r:2 = scf.while (%s = %all, %v = %a) : (i32, f32) -> (i32, f32) {{
          %more = arith.cmpi sgt, %s, %none : i32
          scf.condition(%more) %s, %v : i32, f32
        }} do {{
        ^bb0(%s: i32, %v: f32):
          %half = arith.shrui %s, %one : i32
          %square = arith.mulf %v, %v : f32
          scf.yield %half, %square : i32, f32
        }}
        affine.store %r#1, %x[%t] : memref<100xf32>
      }}
      return
    }}",
            1u32 << (turns - 1)
        );
        let text = stablehlo(&kernel, &[("x", &[100])]).expect("it is raised");
        text.matches("stablehlo.while").count()
    };
    assert_eq!((whiles(8), whiles(20)), (0, 1));
}

/// Raises a PTX kernel of the examples to `stage`; arrays are `f32`.
fn example(name: &str, grid: [u32; 3], block: [u32; 3], args: Vec<Arg>, stage: Stage) -> String {
    let path = format!("../examples/kernels/{name}/{name}.ptx");
    at_stage(&path, name, grid, block, args, stage)
}

fn at_stage(
    path: &str,
    name: &str,
    grid: [u32; 3],
    block: [u32; 3],
    args: Vec<Arg>,
    stage: Stage,
) -> String {
    let path = format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
    let bytes = std::fs::read(path).expect("the example is there");
    let source = Source::parse("kernel.ptx", bytes).map_err(|(_, errors)| errors[0].clone());
    let launch = Launch {
        kernel: name.to_owned(),
        grid,
        block,
        args,
        ..Launch::default()
    };
    emit(&source.expect("it parses"), &launch, stage).expect("it is raised")
}

fn array(name: &str, shape: &[usize]) -> Arg {
    Arg::Array {
        name: name.to_owned(),
        element: F32,
        shape: shape.to_vec(),
        offset: 0,
    }
}

#[test]
fn an_unrolled_matrix_product_is_one_contraction() {
    // 47 = 11 unrolled iterations of 4, and a remainder of 3; 45 has a remainder of 1, 44 none.
    for inner in [47, 45, 44] {
        let args = vec![
            array("a", &[33, inner]),
            array("b", &[inner, 29]),
            array("c", &[33, 29]),
            Arg::Int(33),
            Arg::Int(inner as i128),
            Arg::Int(29),
        ];
        let text = example("matmul", [2, 3, 1], [16, 16, 1], args, Stage::Stablehlo);
        assert_eq!(text.matches("stablehlo.dot_general").count(), 1, "{text}");
        assert_eq!(text.matches("stablehlo.slice").count(), 0, "{text}");
    }
}

#[test]
fn an_unrolled_row_sum_is_one_reduction() {
    for cols in [72, 73, 75] {
        let args = vec![
            array("x", &[101, cols]),
            array("sums", &[101]),
            Arg::Int(101),
            Arg::Int(cols as i128),
        ];
        let text = example("row_sum", [4, 1, 1], [32, 1, 1], args, Stage::Stablehlo);
        assert_eq!(text.matches("stablehlo.reduce").count(), 1, "{text}");
        assert_eq!(text.matches("stablehlo.slice").count(), 0, "{text}");
    }
}

/// Two copies of a loop body that stores what a neighbour's body reads are not rerolled if this
/// would change the order of accesses.
#[test]
fn copies_that_would_change_places_in_memory_stay() {
    let kernel = |second: usize| {
        format!(
            "func.func @k(%x: memref<101xf32>) {{
      affine.for %k = 0 to 50 {{
        %a = affine.load %x[%k * 2] : memref<101xf32>
        %b = affine.load %x[%k * 2 + 1] : memref<101xf32>
        %c = arith.mulf %a, %a : f32
        %d = arith.mulf %b, %b : f32
        affine.store %c, %x[%k * 2 + {}] : memref<101xf32>
        affine.store %d, %x[%k * 2 + {}] : memref<101xf32>
      }}
      return
    }}",
            second,
            second + 1
        )
    };
    let rolled = |second: usize| {
        let source = Source::parse("kernel.mlir", kernel(second).into_bytes())
            .map_err(|(_, errors)| errors[0].clone());
        let launch = Launch {
            kernel: "k".to_owned(),
            grid: [1, 1, 1],
            block: [1, 1, 1],
            args: vec![array("x", &[101])],
            ..Launch::default()
        };
        emit(&source.expect("it parses"), &launch, Stage::Affine)
            .expect("it is raised")
            .contains("to 100")
    };
    assert!(rolled(0), "each element is its own");
    assert!(!rolled(1), "the second step reads what the first stores");
}

/// Raises a corpus kernel for 37 columns (or rows) with `n` iterations in each.
fn corpus(form: &str, name: &str, element: ElementType, args: &str, n: usize) -> String {
    let shape = |by: usize| vec![by, 37];
    let args = args.split(' ').map(|arg| match arg {
        "columns" => Arg::Int(37),
        "steps" => Arg::Int(n as i128),
        "diagonal" => Arg::Int(3),
        "scalar" => Arg::Float {
            name: "scalar".to_owned(),
            element,
            value: 0.5,
        },
        _ => Arg::Array {
            name: arg.to_owned(),
            element: if arg.starts_with('i') { I32 } else { element },
            shape: shape(n),
            offset: 0,
        },
    });
    let path = format!("tests/kernels/loop_{name}.{form}.ptx");
    let (grid, block) = ([2, 1, 1], [32, 1, 1]);
    at_stage(&path, name, grid, block, args.collect(), Stage::Stablehlo)
}

fn ops_of(form: &str, name: &str, element: ElementType, args: &str, n: usize) -> usize {
    let text = corpus(form, name, element, args, n);
    text.matches("stablehlo.").count()
}

#[test]
fn the_best_and_where_it_is_are_reductions() {
    const F64: ElementType = ElementType::F64;
    for (name, element, args) in [
        ("argmin", F32, "a i_least i_most lo hi columns steps"),
        ("argmin_nan", F32, "a i_at i_bits columns steps"),
        ("argmax_abs", F64, "a i_pivot size columns steps diagonal"),
    ] {
        for form in ["sm_80", "sm_120"] {
            // With and without a remainder of nvcc's unrolling by four.
            for n in [19, 20, 21, 22, 500] {
                let text = corpus(form, name, element, args, n);
                assert!(!text.contains("stablehlo.while"), "{name}.{form}: {text}");
            }
        }
    }
    // A value after a NaN counts as greater, which requires the order of the loop.
    let text = corpus(
        "sm_80",
        "argmax_unordered",
        F32,
        "a i_at i_bits columns steps",
        20,
    );
    assert_eq!(text.matches("stablehlo.while").count(), 1, "{text}");
}

#[test]
fn programs_of_unrolled_kernels_do_not_grow_with_their_loops() {
    for (name, element, args) in [
        ("argmin", F32, "a i_least i_most lo hi columns steps"),
        (
            "guarded_folds",
            F32,
            "a sum i_count most columns steps scalar",
        ),
        ("prefix_sum", F32, "i_a i_out x y columns steps"),
        (
            "thomas",
            ElementType::F64,
            "kappa rhs x work columns steps scalar",
        ),
        ("early_return", F32, "a out i_where columns steps"),
        ("nested_while", F32, "i_a i_out columns steps"),
    ] {
        for form in ["sm_80", "sm_120"] {
            let [few, some, many] = [10, 100, 1000].map(|n| ops_of(form, name, element, args, n));
            let close = |a: usize, b: usize| a.abs_diff(b) * 4 <= a.max(b);
            assert!(
                close(some, many),
                "{name}.{form}: {some} ops at 100, {many} at 1000"
            );
            assert!(
                few <= 10 * many,
                "{name}.{form}: {few} ops at 10, {many} at 1000"
            );
        }
    }
}

/// Returns a kernel that updates `x[i, j]` of one colour from the neighbours at `at`, with a thread
/// for each of `n` by `n` cells.
fn sweep(n: usize, at: &str) -> String {
    format!(
        "func.func @k(%x: memref<{size}xf32>) {{
      %i = gpu.global_id y {{reactant.extent = {n} : i64}}
      %j = gpu.global_id x {{reactant.extent = {n} : i64}}
      affine.if affine_set<(d0, d1) : (d0 - 1 >= 0, d1 - 1 >= 0, {last} - d0 >= 0, {last} - d1 >= 0, (d0 + d1) mod 2 - 1 >= 0)>(%i, %j) {{
        %a = affine.load %x[{at}] : memref<{size}xf32>
        affine.store %a, %x[%i * {n} + %j] : memref<{size}xf32>
      }}
      return
    }}",
        size = n * n,
        last = n - 2,
    )
}

/// Raises [`sweep`] for blocks of up to 25 by 25 threads.
fn swept(n: usize, at: &str) -> Result<String, raise::error::Error> {
    let blocks = n.div_ceil(25) as u32;
    let threads = n as u32 / blocks;
    let (grid, block) = ([blocks, blocks, 1], [threads, threads, 1]);
    stablehlo_of(&sweep(n, at), &[("x", &[n, n])], grid, block)
}

#[test]
fn cells_of_one_colour_do_not_meet_however_many_there_are() {
    for n in [19, 5000] {
        for at in [format!("%i * {n} + %j + 1"), format!("%i * {n} + %j - {n}")] {
            swept(n, &at).unwrap_or_else(|e| panic!("{at}: {e}"));
        }
    }
}

#[test]
fn cells_of_one_colour_meet_along_a_diagonal() {
    let proved = "two threads read and write the same element of `x`";
    let undecided = "two threads may read and write the same element of `x`";
    for (n, words) in [(19, proved), (5000, undecided)] {
        let raised = swept(n, &format!("%i * {n} + %j + {n} + 1"));
        refused_by(raised, Blame::User, "race", words);
    }
}

#[test]
fn a_grid_stride_loop_has_to_step_over_all_threads() {
    let kernel = |stride: usize| {
        format!(
            "func.func @k(%x: memref<333xf32>, %y: memref<333xf32>) {{
      %zero = arith.constant 0.0 : f32
      affine.parallel (%i) = (0) to (48) {{
        %sum = affine.for %k = 0 to 6 iter_args(%s = %zero) -> (f32) {{
          %a = affine.load %x[%i + %k * {stride}] : memref<333xf32>
          %next = arith.addf %s, %a : f32
          affine.store %next, %y[%i + %k * {stride}] : memref<333xf32>
          affine.yield %next : f32
        }}
      }}
      return
    }}"
        )
    };
    let arrays: &[(&str, &[usize])] = &[("x", &[333]), ("y", &[333])];
    assert!(stablehlo(&kernel(48), arrays).is_ok());
    let words = "two threads both store to the same element of `y`";
    refused(&kernel(16), arrays, Blame::User, "race", words);
}

/// Returns a kernel whose threads compare a value with an element that the others change by
/// `atomic`.
fn looks(look: &str, atomic: &str) -> String {
    format!(
        "func.func @k(%x: memref<4xf32>, %v: memref<64xf32>, %i: memref<64xi32>, %y: memref<64xf32>) {{
      %t = gpu.global_id x {{reactant.extent = 64 : i64}}
      %b = affine.load %i[%t] : memref<64xi32>
      %c = arith.index_cast %b : i32 to index
      %a = affine.load %v[%t] : memref<64xf32>
      %old = memref.load %x[%c] : memref<4xf32>
      %is = arith.cmpf {look}, %a, %old : f32
      scf.if %is {{
        {atomic}
      }}
      return
    }}"
    )
}

#[test]
fn a_comparison_that_saves_an_atomic_may_meet_atomics_of_its_kind() {
    let arrays: &[(&str, &[usize])] = &[("x", &[4]), ("v", &[64]), ("i", &[64]), ("y", &[64])];
    let atomic = |op: &str| {
        let types = "(memref<4xf32>, index, f32) -> f32";
        format!("%r = \"ptx.atom\"(%x, %c, %a) {{op = \"{op}\"}} : {types}")
    };
    let also = format!(
        "{}\naffine.store %old, %y[%t] : memref<64xf32>",
        atomic("fmax")
    );
    let unguarded = looks("ogt", &atomic("fmax")).replace(
        "%is = ",
        "%s = \"ptx.atom\"(%x, %c, %a) {op = \"fmax\"} : (memref<4xf32>, index, f32) -> f32
      %is = ",
    );
    for kernel in [
        looks("ogt", &atomic("fmax")),
        looks("ugt", &atomic("fmax")),
        looks("olt", &atomic("fmin")),
    ] {
        stablehlo_of(&kernel, arrays, [2, 1, 1], [32, 1, 1])
            .unwrap_or_else(|e| panic!("{kernel}: {e}"));
    }
    // The comparison may fail where the atomic changes the element, or lets the value be seen, or
    // meets a maximum that replaces the NaN at which it looks.
    for kernel in [
        looks("olt", &atomic("fmax")),
        looks("ogt", &atomic("fadd")),
        looks("ogt", &also),
        unguarded,
    ] {
        let words = "read and write the same element of `x`";
        let raised = stablehlo_of(&kernel, arrays, [2, 1, 1], [32, 1, 1]);
        refused_by(raised, Blame::User, "race", words);
    }
}

#[test]
fn a_load_beside_a_compare_and_swap_is_a_race() {
    let kernel = "func.func @k(%x: memref<4xi32>, %i: memref<64xi32>, %y: memref<64xi32>) {
      %one = arith.constant 1 : i32
      %t = gpu.global_id x {reactant.extent = 64 : i64}
      %b = affine.load %i[%t] : memref<64xi32>
      %c = arith.index_cast %b : i32 to index
      %old = memref.load %x[%c] : memref<4xi32>
      affine.store %old, %y[%t] : memref<64xi32>
      %r = \"ptx.atom\"(%x, %c, %old, %one) {op = \"cas\"} : (memref<4xi32>, index, i32, i32) -> i32
      return
    }"
    .replace("%x", "%ix")
    .replace("%y", "%iy");
    let arrays: &[(&str, &[usize])] = &[("ix", &[4]), ("i", &[64]), ("iy", &[64])];
    let words = "read and write the same element of `ix`";
    let raised = stablehlo_of(&kernel, arrays, [2, 1, 1], [32, 1, 1]);
    refused_by(raised, Blame::User, "race", words);
}
