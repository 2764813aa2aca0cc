//! Cooperation of the threads of a block: shared memory, barriers, shuffles, votes. Each test
//! compares with the values that the threads compute.

use raise::launch::{Arg, Launch};
use raise::program::{ArraySpec, LaunchSpec, Program, ProgramSpec};
use raise::source::{Source, Stage, emit, raise_program};
use stablehlo::ElementType::{self, F32, F64, I32};
use stablehlo::Literal;

/// Returns a launch of kernel `k` over arrays of `i32` (or `f32`, if the name starts with `f`):
/// name and length.
fn launch(arrays: &[(&str, usize)], grid: u32, block: [u32; 3]) -> Launch {
    let arg = |(name, len): &(&str, usize)| Arg::Array {
        name: (*name).to_owned(),
        element: if name.starts_with('f') { F32 } else { I32 },
        shape: vec![*len],
        offset: 0,
    };
    Launch {
        kernel: "k".to_owned(),
        grid: [grid, 1, 1],
        block,
        args: arrays.iter().map(arg).collect(),
        ..Launch::default()
    }
}

fn program(mlir: &str, launch: Launch) -> Result<Program, raise::error::Error> {
    let source = Source::parse("kernel.mlir", mlir.as_bytes().to_vec())
        .map_err(|(_, errors)| errors[0].clone())?;
    let arrays = launch.args.iter().map(|arg| match arg {
        Arg::Array {
            name,
            element,
            shape,
            ..
        } => ArraySpec {
            name: name.clone(),
            element: *element,
            shape: shape.clone(),
        },
        _ => unreachable!("arrays only"),
    });
    let spec = ProgramSpec {
        arrays: arrays.collect(),
        launches: vec![LaunchSpec {
            source: 0,
            launch,
            called: None,
        }],
        ..ProgramSpec::default()
    };
    raise_program(&[source], &spec).map_err(|errors| errors[0].clone())
}

/// Returns the written arrays after one launch on `x`, which is 3, 10, 17, …; the others are
/// initially -1.
#[track_caller]
fn run(mlir: &str, arrays: &[(&str, usize)], grid: u32, block: [u32; 3]) -> Vec<Vec<i64>> {
    let program = program(mlir, launch(arrays, grid, block)).expect("it is raised");
    let inputs: Vec<Literal> = program
        .inputs
        .iter()
        .map(|input| {
            let raise::program::Input::Array { name, .. } = input else {
                unreachable!("arrays only")
            };
            let len = arrays.iter().find(|a| a.0 == name).expect("given").1;
            let values: Vec<i64> = (0..len as i64)
                .map(|n| if name == "x" { x(n) } else { -1 })
                .collect();
            Literal::from_i64s(I32, [len], &values)
        })
        .collect();
    let results = stablehlo::eval(&program.func, &inputs).expect("it evaluates");
    results.iter().map(Literal::to_i64s).collect()
}

fn x(n: i64) -> i64 {
    7 * n + 3
}

/// Returns a kernel with `body` and the ids of a launch of 3 blocks of `block` threads.
fn kernel(arrays: &[(&str, usize)], block: usize, body: &str) -> String {
    let parameters: Vec<String> = arrays
        .iter()
        .map(|(name, len)| match name.strip_prefix("shared_") {
            None => format!("%{name}: memref<{len}xi32> {{reactant.name = \"{name}\"}}"),
            Some(name) => format!(
                "%{name}: memref<{len}xi32> {{reactant.name = \"{name}\", reactant.space = \"shared\"}}"
            ),
        })
        .collect();
    format!(
        "func.func @k({}) {{
  %b = gpu.block_id x {{reactant.extent = 3 : i64}}
  %t = gpu.thread_id x {{reactant.extent = {block} : i64}}
  %size = arith.constant {block} : index
  %first = arith.muli %b, %size : index
  %g = arith.addi %first, %t : index
  %all = arith.constant -1 : i32
  %c31 = arith.constant 31 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  {body}
  return
}}",
        parameters.join(", ")
    )
}

const SHARED: [(&str, usize); 3] = [("x", 60), ("y", 60), ("shared_s", 20)];

/// Each block reverses its 20 elements through a data-dependent flat index, so that the shared
/// memory is not forwarded.
const SWAP_PAIRS: &str = "
  %v = memref.load %x[%g] : memref<60xi32>
  memref.store %v, %s[%t] : memref<20xi32>
  gpu.barrier
  %seven = arith.constant 7 : i32
  %i = arith.divsi %v, %seven : i32
  %j = arith.index_cast %i : i32 to index
  %k = arith.remsi %j, %size : index
  %w = memref.load %s[%k] : memref<20xi32>
  memref.store %w, %y[%g] : memref<60xi32>";

#[test]
fn shared_memory_read_at_data() {
    let text = kernel(&SHARED, 20, SWAP_PAIRS);
    let y = &run(&text, &SHARED[..2], 3, [20, 1, 1])[0];
    assert_eq!(y, &(0..60).map(x).collect::<Vec<_>>());
}

#[test]
fn a_missing_barrier_is_a_race() {
    let body = SWAP_PAIRS.replace("gpu.barrier", "");
    let text = kernel(&SHARED, 20, &body);
    let refusing = Launch {
        races: raise::launch::Races::Refuse,
        ..launch(&SHARED[..2], 3, [20, 1, 1])
    };
    let error = program(&text, refusing).expect_err("a race");
    assert_eq!(error.code, "race", "{error}");
}

#[test]
fn a_barrier_in_a_branch_some_threads_take() {
    let body = "
  %c = arith.cmpi ult, %t, %c2 : index
  scf.if %c {
    %v = memref.load %x[%g] : memref<60xi32>
    memref.store %v, %s[%t] : memref<20xi32>
    gpu.barrier
  }
  %w = memref.load %s[%c1] : memref<20xi32>
  memref.store %w, %y[%g] : memref<60xi32>";
    let text = kernel(&SHARED, 20, body);
    let error = program(&text, launch(&SHARED[..2], 3, [20, 1, 1])).expect_err("divergent");
    assert_eq!(error.code, "barrier-divergence", "{error}");
}

/// A kernel with nested data-dependent loops: each thread counts from 0 to its data, and in each
/// iteration from 0 to at most 3; `{BEHIND}`, `{OUTER}` and `{INNER}` are replaced by a barrier or
/// nothing.
const LOOPS_OF_DATA: &str = "
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %v = memref.load %x[%g] : memref<60xi32>
  %n = arith.remsi %v, %three : i32
  %sum:2 = scf.while (%i = %zero, %s0 = %zero) : (i32, i32) -> (i32, i32) {
    {OUTER}
    %in:2 = scf.while (%j = %zero, %s1 = %s0) : (i32, i32) -> (i32, i32) {
      {INNER}
      %s2 = arith.addi %s1, %one : i32
      %j2 = arith.addi %j, %j : i32
      %j3 = arith.addi %j2, %one : i32
      %more = arith.cmpi slt, %j3, %n : i32
      scf.condition(%more) %j3, %s2 : i32, i32
    } do {
    ^bb0(%j4: i32, %s3: i32):
      scf.yield %j4, %s3 : i32, i32
    }
    %i2 = arith.addi %i, %i : i32
    %i3 = arith.addi %i2, %one : i32
    %again = arith.cmpi slt, %i3, %n : i32
    scf.condition(%again) %i3, %in#1 : i32, i32
  } do {
  ^bb0(%i4: i32, %s4: i32):
    scf.yield %i4, %s4 : i32, i32
  }
  memref.store %sum#1, %s[%t] : memref<20xi32>
  {BEHIND}
  %last = arith.constant 19 : index
  %other = arith.subi %last, %t : index
  %w = memref.load %s[%other] : memref<20xi32>
  memref.store %w, %y[%g] : memref<60xi32>";

fn with_barrier(place: &str) -> String {
    let put = |text: String, here: &str| {
        let barrier = if here == place { "gpu.barrier" } else { "" };
        text.replace(&format!("{{{here}}}"), barrier)
    };
    let body = ["BEHIND", "OUTER", "INNER"]
        .iter()
        .fold(LOOPS_OF_DATA.to_owned(), |text, here| put(text, here));
    kernel(&SHARED, 20, &body)
}

#[test]
fn a_barrier_behind_loops_that_threads_leave_one_by_one() {
    let y = &run(&with_barrier("BEHIND"), &SHARED[..2], 3, [20, 1, 1])[0];
    let turns = |n: i64| if n % 3 == 2 { 2 } else { 1 };
    let expected = |n: i64| turns(x(n)) * turns(x(n));
    let other = |n: i64| n / 20 * 20 + 19 - n % 20;
    assert_eq!(y, &(0..60).map(|n| expected(other(n))).collect::<Vec<_>>());
}

#[test]
fn a_barrier_in_loops_that_threads_leave_one_by_one() {
    for place in ["OUTER", "INNER"] {
        let text = with_barrier(place);
        let error = program(&text, launch(&SHARED[..2], 3, [20, 1, 1])).expect_err("divergent");
        assert_eq!(error.code, "barrier-divergence", "{place}: {error}");
        let line = text.lines().position(|line| line.contains("gpu.barrier"));
        let line = line.expect("it is there") as u32 + 1;
        assert_eq!(
            error.place.line_column.map(|at| at.0),
            Some(line),
            "{place}"
        );
    }
}

#[test]
fn a_sum_in_a_tree_of_uniform_turns() {
    // Five iterations with half as many threads in each; of the 20 elements, 16 to 31 are partly
    // missing.
    let body = "
  %zero = arith.constant 0 : i32
  %v = memref.load %x[%g] : memref<60xi32>
  memref.store %v, %s[%t] : memref<20xi32>
  gpu.barrier
  affine.for %k = 0 to 5 {
    %one = arith.constant 1 : index
    %four = arith.constant 4 : index
    %d = arith.subi %four, %k : index
    %h = arith.shli %one, %d : index
    %to = arith.addi %t, %h : index
    %inside = arith.cmpi ult, %to, %size : index
    %low = arith.cmpi ult, %t, %h : index
    %both = arith.andi %inside, %low : i1
    scf.if %both {
      %a = memref.load %s[%t] : memref<20xi32>
      %b2 = memref.load %s[%to] : memref<20xi32>
      %sum = arith.addi %a, %b2 : i32
      memref.store %sum, %s[%t] : memref<20xi32>
    }
    gpu.barrier
  }
  %total = memref.load %s[%c0] : memref<20xi32>
  memref.store %total, %y[%g] : memref<60xi32>";
    let text = kernel(&SHARED, 20, body);
    let y = &run(&text, &SHARED[..2], 3, [20, 1, 1])[0];
    let expected = |b: i64| (20 * b..20 * b + 20).map(x).sum::<i64>();
    assert_eq!(y, &(0..60).map(|n| expected(n / 20)).collect::<Vec<_>>());
}

const WARPS: [(&str, usize); 2] = [("x", 120), ("y", 120)];

#[test]
fn a_warp_sums_by_halves() {
    let mut body = "%v0 = memref.load %x[%g] : memref<120xi32>\n".to_owned();
    for (n, by) in [16, 8, 4, 2, 1].into_iter().enumerate() {
        body += &format!(
            "%by{n} = arith.constant {by} : i32
  %w{n}, %p{n} = \"ptx.shfl\"(%v{n}, %by{n}, %c31, %all) {{op = \"down\"}} : (i32, i32, i32, i32) -> (i32, i1)
  %v{} = arith.addi %v{n}, %w{n} : i32\n",
            n + 1
        );
    }
    body += "memref.store %v5, %y[%g] : memref<120xi32>";
    let text = kernel(&WARPS, 40, &body);
    let y = &run(&text, &WARPS, 3, [40, 1, 1])[0];
    for block in 0..3 {
        let first = 40 * block;
        assert_eq!(y[first as usize], (first..first + 32).map(x).sum::<i64>());
    }
}

#[test]
fn votes_count_who_runs() {
    let body = "
  %v = memref.load %x[%g] : memref<120xi32>
  %two = arith.constant 2 : i32
  %bit = arith.andi %v, %two : i32
  %p = arith.cmpi eq, %bit, %two : i32
  %c3 = arith.constant 3 : index
  %runs = arith.cmpi uge, %t, %c3 : index
  scf.if %runs {
    %m = \"ptx.activemask\"() : () -> i32
    %w = \"ptx.vote\"(%p, %m) {op = \"ballot\"} : (i1, i32) -> i32
    memref.store %w, %y[%g] : memref<120xi32>
  }";
    let text = kernel(&WARPS, 40, body);
    let y = &run(&text, &WARPS, 3, [40, 1, 1])[0];
    for n in 0..120i64 {
        let (block, thread) = (n / 40, n % 40);
        let lanes = thread / 32 * 32..(thread / 32 * 32 + 32).min(40);
        let mut bits = 0u32;
        for lane in lanes.filter(|lane| *lane >= 3 && x(40 * block + lane) & 2 != 0) {
            bits |= 1 << (lane % 32);
        }
        let expected = if thread < 3 {
            -1
        } else {
            i64::from(bits as i32)
        };
        assert_eq!(y[n as usize], expected, "thread {n}");
    }
}

#[test]
fn lanes_from_data_and_segments() {
    let body = "
  %v = memref.load %x[%g] : memref<120xi32>
  %c = arith.constant 6175 : i32
  %w, %p = \"ptx.shfl\"(%v, %v, %c, %all) {op = \"idx\"} : (i32, i32, i32, i32) -> (i32, i1)
  memref.store %w, %y[%g] : memref<120xi32>";
    let text = kernel(&WARPS, 40, body);
    let y = &run(&text, &WARPS, 3, [40, 1, 1])[0];
    for n in 0..120i64 {
        let (block, thread) = (n / 40, n % 40);
        let from = thread / 8 * 8 + x(n) % 8; // 6175 is 0x181f: segments of eight lanes
        assert_eq!(y[n as usize], x(40 * block + from), "thread {n}");
    }
}

#[test]
fn matches_reductions_and_counts_of_a_block() {
    let body = "
  %v = memref.load %x[%g] : memref<120xi32>
  %three = arith.constant 3 : i32
  %k = arith.remsi %v, %three : i32
  %m = \"ptx.match\"(%k, %all) {op = \"any\"} : (i32, i32) -> i32
  %r = \"ptx.redux\"(%v, %m) {op = \"umax\"} : (i32, i32) -> i32
  %zero = arith.constant 0 : i32
  %p = arith.cmpi eq, %k, %zero : i32
  %n = \"ptx.barrier_red\"(%p) {op = \"popc\"} : (i1) -> i32
  %s = arith.addi %r, %n : i32
  memref.store %s, %y[%g] : memref<120xi32>";
    let text = kernel(&WARPS, 40, body);
    let y = &run(&text, &WARPS, 3, [40, 1, 1])[0];
    for n in 0..120i64 {
        let (block, thread) = (n / 40, n % 40);
        let value = |lane: i64| x(40 * block + lane);
        let lanes = thread / 32 * 32..(thread / 32 * 32 + 32).min(40);
        let most = lanes.map(value).filter(|v| v % 3 == x(n) % 3).max();
        let count = (0..40).filter(|lane| value(*lane) % 3 == 0).count() as i64;
        assert_eq!(y[n as usize], most.unwrap_or(0) + count, "thread {n}");
    }
}

#[test]
fn the_roles_of_dimensions_are_read_back() {
    let text = kernel(&SHARED, 20, SWAP_PAIRS);
    let source = Source::parse("kernel.mlir", text.into_bytes()).expect("it parses");
    let launch = launch(&SHARED[..2], 3, [20, 1, 1]);
    let parallel = emit(&source, &launch, Stage::Parallel).expect("it is raised");
    assert!(
        parallel.contains("reactant.roles = [\"block.x\", \"thread.x\"]"),
        "{parallel}"
    );
    let again = Source::parse("kernel.mlir", parallel.clone().into_bytes()).expect("it parses");
    assert_eq!(
        emit(&again, &launch, Stage::Parallel).expect("again"),
        parallel
    );
}

/// Raises a kernel of the corpus to StableHLO.
fn of_corpus(name: &str, form: &str, grid: [u32; 3], block: [u32; 3], args: Vec<Arg>) -> String {
    of_corpus_kernel(name, name, form, grid, block, args)
}

/// Raises one of the kernels of a file of the corpus to StableHLO.
fn of_corpus_kernel(
    name: &str,
    kernel: &str,
    form: &str,
    grid: [u32; 3],
    block: [u32; 3],
    args: Vec<Arg>,
) -> String {
    let path = format!("{}/tests/kernels/{name}.{form}", env!("CARGO_MANIFEST_DIR"));
    let source = Source::read(std::path::Path::new(&path)).expect("it parses");
    let launch = Launch {
        kernel: kernel.to_owned(),
        grid,
        block,
        args,
        ..Launch::default()
    };
    emit(&source, &launch, Stage::Stablehlo).expect("it is raised")
}

fn array(name: &str, shape: &[usize]) -> Arg {
    Arg::Array {
        name: name.to_owned(),
        element: F32,
        shape: shape.to_vec(),
        offset: 0,
    }
}

const FORMS: [&str; 3] = ["sm_80.ptx", "sm_120.ptx", "ll"];

#[test]
fn a_tiled_product_is_one_contraction() {
    // Tiles of 16: three; six and a partial one, of which the loop takes two per iteration; four;
    // two; twelve and a partial one.
    for (m, n, k) in [
        (37, 29, 45),
        (21, 50, 100),
        (37, 29, 60),
        (20, 18, 29),
        (13, 14, 200),
    ] {
        for name in ["shared_matmul", "shared_matmul_padded"] {
            for form in FORMS {
                let mut args = vec![
                    array("A", &[m, k]),
                    array("B", &[k, n]),
                    array("C", &[m, n]),
                ];
                args.extend([m, n, k].map(|size| Arg::Int(size as i128)));
                let grid = [n.div_ceil(16) as u32, m.div_ceil(16) as u32, 1];
                let text = of_corpus(name, form, grid, [16, 16, 1], args);
                assert!(
                    text.contains("\"stablehlo.dot_general\"(%A, %B)"),
                    "{name} {form} {k}: {text}"
                );
                assert_eq!(text.matches("dot_general").count(), 1, "{name} {form} {k}");
                for op in [
                    "stablehlo.while",
                    "slice",
                    "gather",
                    "concatenate",
                    "select",
                ] {
                    assert!(!text.contains(op), "{name} {form} {k}: {text}");
                }
            }
        }
    }
}

#[test]
fn a_tiled_transpose_is_a_transpose() {
    for form in FORMS {
        let mut args = vec![array("in", &[29, 43]), array("out", &[43, 29])];
        args.extend([43, 29].map(Arg::Int));
        let text = of_corpus("shared_transpose", form, [3, 2, 1], [16, 16, 1], args);
        assert!(
            text.contains("\"stablehlo.transpose\"(%in)"),
            "{form}: {text}"
        );
        for op in [
            "stablehlo.while",
            "slice",
            "gather",
            "concatenate",
            "select",
        ] {
            assert!(!text.contains(op), "{form}: {text}");
        }
    }
}

#[test]
fn a_stencil_with_a_staged_halo_has_the_slices_of_the_plain_one() {
    for form in FORMS {
        let mut args = vec![array("u", &[107]), array("v", &[107])];
        args.push(Arg::Int(107));
        let text = of_corpus("shared_stencil_1d", form, [4, 1, 1], [32, 1, 1], args);
        for first in 0..3 {
            let slice = format!(
                "start_indices = array<i64: {first}>, limit_indices = array<i64: {}>",
                first + 105
            );
            assert!(text.contains(&slice), "{form}: {text}");
        }
        assert_eq!(text.matches("stablehlo.slice").count(), 3, "{form}: {text}");
        assert!(
            !text.contains("concatenate") && !text.contains("gather"),
            "{form}: {text}"
        );
    }
}

/// Returns the ops of a program, independent of their order and value names; only their kinds, if
/// `kinds`.
fn ops(text: &str, kinds: bool) -> Vec<String> {
    let nameless = |line: &str| {
        let mut parts = line.split('%');
        let first = parts.next().unwrap_or_default().to_owned();
        let digit = |c: char| c.is_ascii_digit();
        parts.fold(first, |line, part| {
            format!("{line}%{}", part.trim_start_matches(digit))
        })
    };
    let kind = |line: String| match kinds {
        true => line.split('"').nth(1).unwrap_or_default().to_owned(),
        false => line,
    };
    let mut ops: Vec<String> = text.lines().map(nameless).map(kind).collect();
    ops.sort();
    ops
}

/// Asserts that a kernel of the corpus and its version without shared memory, each with its tile,
/// raise to the same ops, for arrays of all `sizes`.
fn as_the_plain_one(name: &str, element: ElementType, tile: [u32; 2], sizes: &[[usize; 2]]) {
    for form in FORMS {
        for [nx, ny] in sizes.iter().copied() {
            let args = || {
                let sizes = [nx, ny].map(|size| Arg::Int(size as i128));
                let arrays = ["u", "v"].map(|name| Arg::Array {
                    name: name.to_owned(),
                    element,
                    shape: vec![ny, nx],
                    offset: 0,
                });
                arrays.into_iter().chain(sizes).collect::<Vec<_>>()
            };
            let launch = |kernel: &str, tile: [u32; 2], block: [u32; 2]| {
                let grid = [
                    (nx as u32).div_ceil(tile[0]),
                    (ny as u32).div_ceil(tile[1]),
                    1,
                ];
                let block = [block[0], block[1], 1];
                of_corpus_kernel(name, kernel, form, grid, block, args())
            };
            let block = match name {
                "shared_stencil_clamped" => [tile[0] + 2, tile[1] + 2],
                _ => tile,
            };
            let staged = launch(name, tile, block);
            let plain = launch(&name.replace("shared", "plain"), [8, 8], [8, 8]);
            assert!(!plain.contains("gather"), "{plain}");
            // The case in which a clamped index is the wall may include the adjacent cell or not.
            let kinds = name == "shared_stencil_clamped";
            let [staged, plain] = [&staged, &plain].map(|text| ops(text, kinds));
            assert_eq!(staged, plain, "{name} {form} {nx} x {ny}");
        }
    }
}

#[test]
fn a_stencil_with_a_staged_halo_in_two_dimensions_is_the_plain_one() {
    let odd = [[45, 27], [16, 8], [17, 9], [100, 64]];
    as_the_plain_one("shared_stencil_2d", F64, [16, 8], &odd);
}

#[test]
fn a_halo_of_two_cells_is_no_other() {
    as_the_plain_one(
        "shared_stencil_wide",
        F32,
        [16, 6],
        &[[43, 29], [64, 24], [37, 19]],
    );
}

#[test]
fn staged_corners_are_no_others() {
    as_the_plain_one(
        "shared_stencil_box",
        F64,
        [32, 4],
        &[[71, 27], [64, 16], [33, 5]],
    );
}

#[test]
fn tiles_that_overlap_are_clamped_as_the_whole() {
    as_the_plain_one(
        "shared_stencil_clamped",
        F32,
        [14, 6],
        &[[45, 27], [28, 12]],
    );
}

#[test]
fn a_halo_that_is_wrapped_around_is_a_rotated_array() {
    as_the_plain_one(
        "shared_stencil_wrapped",
        F64,
        [16, 8],
        &[[48, 24], [16, 32]],
    );
}

#[test]
fn a_tile_that_a_loop_fills_is_no_other() {
    as_the_plain_one(
        "shared_stencil_cooperative",
        F32,
        [16, 8],
        &[[45, 27], [32, 16], [17, 41]],
    );
}
