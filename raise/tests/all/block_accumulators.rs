//! Accumulators of a block in shared memory: which of them are replaced by the array to which they
//! are added, and that the results are those of the threads.

use raise::launch::{Arg, Launch, Races};
use raise::program::{ArraySpec, Input};
use raise::source::{Source, Stage, emit, raise_program};
use stablehlo::ElementType::I32;
use stablehlo::{Literal, eval};

use crate::evaluate::one_launch;

const BLOCKS: usize = 3;
const THREADS: usize = 20;
const BINS: usize = 16;

/// A kernel whose blocks accumulate in `own`. Thread `%t` of block `%b` has the value `%v`, and the
/// index `%k` in `own`.
struct Blocks {
    /// Elements of the array `y` of all blocks.
    total: usize,
    set: &'static str,
    first_barrier: &'static str,
    update: &'static str,
    second_barrier: &'static str,
    flush: &'static str,
    index: &'static str,
}

const SET: &str = "affine.store %zero, %own[%t] : memref<16xi32>";
const ADD: &str =
    "%old = \"ptx.atom\"(%own, %k, %one) {op = \"add\"} : (memref<16xi32>, index, i32) -> (i32)";
const FLUSH: &str = "%mine = affine.load %own[%t] : memref<16xi32>
    %before = \"ptx.atom\"(%y, %t, %mine) {op = \"add\"} : (memref<16xi32>, index, i32) -> (i32)";
const MASKED: &str = "%low = arith.andi %v, %c15 : i32
  %k = arith.index_cast %low : i32 to index";

const COUNTERS: Blocks = Blocks {
    total: BINS,
    set: SET,
    first_barrier: "gpu.barrier",
    update: ADD,
    second_barrier: "gpu.barrier",
    flush: FLUSH,
    index: MASKED,
};

fn value(number: usize) -> i64 {
    (number * number % 37) as i64 - 5
}

/// The bin of a value.
fn bin(value: i64) -> usize {
    value.rem_euclid(BINS as i64) as usize
}

impl Blocks {
    fn text(&self) -> String {
        let Blocks {
            total,
            set,
            first_barrier,
            update,
            second_barrier,
            flush,
            index,
        } = self;
        format!(
            "func.func @k(%x: memref<60xi32> {{reactant.name = \"x\"}}, %y: memref<{total}xi32> {{reactant.name = \"y\"}}, \
             %own: memref<16xi32> {{reactant.name = \"own\", reactant.space = \"shared\"}}) {{
  %b = gpu.block_id x {{reactant.extent = 3 : i64}}
  %t = gpu.thread_id x {{reactant.extent = 20 : i64}}
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %less = arith.constant -1 : i32
  %c15 = arith.constant 15 : i32
  %least = arith.constant -2147483648 : i32
  affine.if affine_set<(d0) : (15 - d0 >= 0)>(%t) {{
    {set}
  }}
  {first_barrier}
  %v = affine.load %x[%b * 20 + %t] : memref<60xi32>
  {index}
  {update}
  {second_barrier}
  affine.if affine_set<(d0) : (15 - d0 >= 0)>(%t) {{
    {flush}
  }}
  return
}}"
        )
    }

    /// Returns whether the atomics of the block update `y`, and `y` after a launch.
    fn raised(&self, x: impl Fn(usize) -> i64) -> (bool, Option<Vec<i64>>) {
        let text = self.text();
        let source = Source::parse("k.mlir", text.clone().into_bytes());
        let source = source.unwrap_or_else(|(_, errors)| panic!("{errors:?}\n{text}"));
        let array = |name: &str, len: usize| ArraySpec {
            name: name.to_owned(),
            element: I32,
            shape: vec![len],
        };
        let arrays = vec![array("x", BLOCKS * THREADS), array("y", self.total)];
        let args = arrays.iter().map(|array| Arg::Array {
            name: array.name.clone(),
            element: array.element,
            shape: array.shape.clone(),
            offset: 0,
        });
        let launch = Launch {
            kernel: "k".to_owned(),
            grid: [BLOCKS as u32, 1, 1],
            block: [THREADS as u32, 1, 1],
            args: args.collect(),
            races: Races::Refuse,
            ..Launch::default()
        };
        let stage = emit(&source, &launch, Stage::Parallel).expect("it reaches the stage");
        let spec = one_launch(arrays, launch);
        let result = raise_program(&[source], &spec).ok().map(|program| {
            let input = |input: &Input| match input {
                Input::Array { name, .. } if name == "x" => {
                    let all: Vec<i64> = (0..BLOCKS * THREADS).map(&x).collect();
                    Literal::from_i64s(I32, [all.len()], &all)
                }
                _ => Literal::from_i64s(I32, [self.total], &vec![2; self.total]),
            };
            let inputs: Vec<Literal> = program.inputs.iter().map(input).collect();
            eval(&program.func, &inputs).expect("it evaluates")[0].to_i64s()
        });
        (!stage.contains("gpu.barrier"), result)
    }

    /// Asserts that the accumulator is replaced, and that `y`, which starts at 2, becomes `y`.
    #[track_caller]
    fn is_replaced(&self, y: &[i64]) {
        assert_eq!(self.raised(value), (true, Some(y.to_vec())));
    }

    /// Asserts that the accumulator remains.
    #[track_caller]
    fn remains(&self) -> Option<Vec<i64>> {
        let (replaced, result) = self.raised(value);
        assert!(!replaced);
        result
    }
}

/// Returns 2 and the sums of `by` for each bin of values of blocks `0..blocks`.
fn sums(by: impl Fn(i64) -> i64) -> Vec<i64> {
    let mut sums = vec![2; BINS];
    for number in 0..BLOCKS * THREADS {
        sums[bin(value(number))] += by(value(number));
    }
    sums
}

#[test]
fn counters_of_a_block_are_those_of_all_blocks() {
    COUNTERS.is_replaced(&sums(|_| 1));
}

#[test]
fn sums_of_values() {
    let update =
        "%old = \"ptx.atom\"(%own, %k, %v) {op = \"add\"} : (memref<16xi32>, index, i32) -> (i32)";
    Blocks { update, ..COUNTERS }.is_replaced(&sums(|value| value));
}

/// An index outside the shared array is outside the other one too.
#[test]
fn indices_of_unknown_range_in_arrays_of_one_extent() {
    let index = "%k = arith.index_cast %v : i32 to index";
    let blocks = Blocks { index, ..COUNTERS };
    let (replaced, y) = blocks.raised(|number| number as i64 % 16);
    let counts = (0..16).map(|bin| 2 + if bin < 12 { 4 } else { 3 });
    assert_eq!((replaced, y), (true, Some(counts.collect())));
}

#[test]
fn counters_of_a_block_are_a_part_of_an_array() {
    let flush = "%mine = affine.load %own[%t] : memref<16xi32>
    %to = affine.apply affine_map<(d0, d1) -> (d0 * 16 + d1)>(%b, %t)
    %before = \"ptx.atom\"(%y, %to, %mine) {op = \"add\"} : (memref<48xi32>, index, i32) -> (i32)";
    let total = BLOCKS * BINS;
    let blocks = Blocks {
        total,
        flush,
        ..COUNTERS
    };
    let mut y = vec![2; total];
    for number in 0..BLOCKS * THREADS {
        y[number / THREADS * BINS + bin(value(number))] += 1;
    }
    blocks.is_replaced(&y);
    // An index outside the part of a block may be inside the array.
    let index = "%k = arith.index_cast %v : i32 to index";
    Blocks { index, ..blocks }.remains();
}

#[test]
fn the_greatest_value() {
    let blocks = Blocks {
        set: "affine.store %least, %own[%t] : memref<16xi32>",
        update: "%old = \"ptx.atom\"(%own, %k, %v) {op = \"smax\"} : (memref<16xi32>, index, i32) -> (i32)",
        flush: "%mine = affine.load %own[%t] : memref<16xi32>
    %before = \"ptx.atom\"(%y, %t, %mine) {op = \"smax\"} : (memref<16xi32>, index, i32) -> (i32)",
        ..COUNTERS
    };
    let mut y = vec![2; BINS];
    for number in 0..BLOCKS * THREADS {
        let most = &mut y[bin(value(number))];
        *most = value(number).max(*most);
    }
    blocks.is_replaced(&y);
    // Zero is not the least value.
    let set = SET;
    let greatest = Blocks { set, ..blocks }.remains();
    assert_eq!(
        greatest,
        Some(y.iter().map(|most| (*most).max(0)).collect())
    );
}

/// A flush of elements for which `predicate` holds in comparison with `limit`.
fn guarded(predicate: &str, limit: &str) -> &'static str {
    let flush = format!(
        "%mine = affine.load %own[%t] : memref<16xi32>
    %is = arith.cmpi {predicate}, %mine, {limit} : i32
    scf.if %is {{
      %before = \"ptx.atom\"(%y, %t, %mine) {{op = \"add\"}} : (memref<16xi32>, index, i32) -> (i32)
    }}"
    );
    flush.leak()
}

#[test]
fn zeros_are_not_added() {
    for (predicate, limit) in [
        ("ne", "%zero"),
        ("sgt", "%zero"),
        ("sge", "%one"),
        ("ugt", "%zero"),
        ("uge", "%one"),
    ] {
        let flush = guarded(predicate, limit);
        Blocks { flush, ..COUNTERS }.is_replaced(&sums(|_| 1));
    }
}

#[test]
fn other_elements_are_not_added() {
    for (predicate, limit) in [
        ("ne", "%one"),
        ("eq", "%one"),
        ("sgt", "%one"),
        ("sge", "%c15"),
        ("slt", "%one"),
        ("ugt", "%one"),
    ] {
        let flush = guarded(predicate, limit);
        let y = Blocks { flush, ..COUNTERS }.remains();
        let mut sums = vec![2; BINS];
        for block in 0..BLOCKS {
            let mut own = [0_i64; BINS];
            for thread in 0..THREADS {
                own[bin(value(block * THREADS + thread))] += 1;
            }
            let limit = match limit {
                "%one" => 1,
                _ => 15,
            };
            for (sum, own) in sums.iter_mut().zip(own) {
                let is_added = match predicate {
                    "ne" => own != limit,
                    "eq" => own == limit,
                    "slt" => own < limit,
                    "sge" => own >= limit,
                    _ => own > limit,
                };
                *sum += if is_added { own } else { 0 };
            }
        }
        assert_eq!(y, Some(sums), "{predicate} {limit}");
    }
}

#[test]
fn sums_that_may_be_negative_are_not_added() {
    let flush = guarded("sgt", "%zero");
    let update = "%old = \"ptx.atom\"(%own, %k, %less) {op = \"add\"} : (memref<16xi32>, index, i32) -> (i32)";
    let blocks = Blocks {
        update,
        flush,
        ..COUNTERS
    };
    assert_eq!(blocks.remains(), Some(vec![2; BINS]));
    let update =
        "%old = \"ptx.atom\"(%own, %k, %v) {op = \"add\"} : (memref<16xi32>, index, i32) -> (i32)";
    Blocks { update, ..blocks }.remains();
}

/// The counts of 2^30 for each of 20 threads wrap around.
#[test]
fn sums_that_wrap_around_are_not_added() {
    let flush = guarded("sgt", "%zero");
    let update = "%many = arith.constant 1073741824 : i32
  %old = \"ptx.atom\"(%own, %k, %many) {op = \"add\"} : (memref<16xi32>, index, i32) -> (i32)";
    let blocks = Blocks {
        update,
        flush,
        ..COUNTERS
    };
    blocks.remains();
}

#[test]
fn another_initial_value_is_added_for_each_block() {
    let set = "affine.store %one, %own[%t] : memref<16xi32>";
    let y = Blocks { set, ..COUNTERS }.remains();
    let blocks = BLOCKS as i64;
    let more = sums(|_| 1).iter().map(|sum| sum + blocks).collect();
    assert_eq!(y, Some(more));
}

#[test]
fn elements_that_are_not_set_or_not_read() {
    let set = "affine.if affine_set<(d0) : (14 - d0 >= 0)>(%t) {
      affine.store %zero, %own[%t] : memref<16xi32>
    }";
    Blocks { set, ..COUNTERS }.remains();
    let flush = "%mine = affine.load %own[%t] : memref<16xi32>
    affine.if affine_set<(d0) : (14 - d0 >= 0)>(%t) {
      %before = \"ptx.atom\"(%y, %t, %mine) {op = \"add\"} : (memref<16xi32>, index, i32) -> (i32)
    }";
    let y = Blocks { flush, ..COUNTERS }.remains();
    let mut sums = sums(|_| 1);
    sums[15] = 2;
    assert_eq!(y, Some(sums));
}

#[test]
fn elements_that_are_added_twice() {
    let flush = "%mine = affine.load %own[%t] : memref<16xi32>
    %before = \"ptx.atom\"(%y, %t, %mine) {op = \"add\"} : (memref<16xi32>, index, i32) -> (i32)
    %again = \"ptx.atom\"(%y, %t, %mine) {op = \"add\"} : (memref<16xi32>, index, i32) -> (i32)";
    let y = Blocks { flush, ..COUNTERS }.remains();
    assert_eq!(y, Some(sums(|_| 2)));
}

#[test]
fn elements_that_are_added_in_another_order() {
    let flush = "%mine = affine.load %own[%t] : memref<16xi32>
    %to = affine.apply affine_map<(d0) -> (15 - d0)>(%t)
    %before = \"ptx.atom\"(%y, %to, %mine) {op = \"add\"} : (memref<16xi32>, index, i32) -> (i32)";
    let y = Blocks { flush, ..COUNTERS }.remains();
    let mut turned: Vec<i64> = sums(|_| 1);
    turned.reverse();
    assert_eq!(y, Some(turned));
}

#[test]
fn elements_that_have_another_use() {
    let flush = "%mine = affine.load %own[%t] : memref<16xi32>
    %before = \"ptx.atom\"(%y, %t, %mine) {op = \"add\"} : (memref<16xi32>, index, i32) -> (i32)
    affine.store %mine, %x[%b * 20 + %t] : memref<60xi32>";
    Blocks { flush, ..COUNTERS }.remains();
    // Here it is the result of the atomic that is used.
    let update =
        "%old = \"ptx.atom\"(%own, %k, %one) {op = \"add\"} : (memref<16xi32>, index, i32) -> (i32)
  affine.store %old, %x[%b * 20 + %t] : memref<60xi32>";
    Blocks { update, ..COUNTERS }.remains();
}

#[test]
fn another_operation() {
    let flush = "%mine = affine.load %own[%t] : memref<16xi32>
    %before = \"ptx.atom\"(%y, %t, %mine) {op = \"smax\"} : (memref<16xi32>, index, i32) -> (i32)";
    Blocks { flush, ..COUNTERS }.remains();
}

#[test]
fn an_array_with_other_accesses() {
    let update =
        "%old = \"ptx.atom\"(%own, %k, %one) {op = \"add\"} : (memref<16xi32>, index, i32) -> (i32)
  %other = \"ptx.atom\"(%y, %k, %one) {op = \"add\"} : (memref<16xi32>, index, i32) -> (i32)";
    let y = Blocks { update, ..COUNTERS }.remains();
    assert_eq!(y, Some(sums(|_| 2)));
}

#[test]
fn accesses_without_a_barrier_between_them() {
    // Each is a race; the other barrier remains.
    let (first_barrier, second_barrier) = ("", "");
    Blocks {
        first_barrier,
        ..COUNTERS
    }
    .remains();
    Blocks {
        second_barrier,
        ..COUNTERS
    }
    .remains();
}
