//! Code that a compiler unrolled: which of it is one loop at the affine stage, and that its results
//! are those of the ops one by one.

use raise::launch::{Arg, Launch};
use raise::program::ArraySpec;
use raise::source::{Source, Stage, emit, interpret, raise_program};
use stablehlo::ElementType;

use crate::evaluate::{evaluate, one_launch};

/// The number of elements of the arrays `x` and `y`.
const LEN: usize = 32;

/// Returns the affine stage of a kernel `k` of two arrays.
fn affine(body: &str) -> String {
    compared(body, Stage::Affine)
}

/// Returns a stage of a kernel `k` of two arrays, after comparing the results of its tensor program
/// with those of the ops one by one.
fn compared(body: &str, stage: Stage) -> String {
    let text = format!(
        "func.func @k(%x: memref<{LEN}xf32>, %y: memref<{LEN}xf32>) {{\n{body}\n  return\n}}\n"
    );
    let array = |name: &str| ArraySpec {
        name: name.to_owned(),
        element: ElementType::F32,
        shape: vec![LEN],
    };
    let arrays = vec![array("x"), array("y")];
    let args = arrays.iter().map(|array| Arg::Array {
        name: array.name.clone(),
        element: array.element,
        shape: array.shape.clone(),
        offset: 0,
    });
    let launch = Launch {
        kernel: "k".to_owned(),
        grid: [1; 3],
        block: [1; 3],
        args: args.collect(),
        ..Launch::default()
    };
    let source = Source::parse("k.mlir", text.into_bytes());
    let source = source
        .map_err(|errors| format!("{errors:?}"))
        .expect("it parses");
    let stage = emit(&source, &launch, stage).expect("it is raised");

    let values = |seed: usize| -> Vec<u8> {
        let value = |at: usize| ((at * 37 + seed) % 23) as f32 / 16.0 - 0.5;
        (0..LEN).flat_map(|at| value(at).to_le_bytes()).collect()
    };
    let spec = one_launch(arrays, launch);
    let mut raised = vec![values(3), values(11)];
    let mut one_by_one = raised.clone();
    let sources = [source];
    let program = raise_program(&sources, &spec).expect("it is raised");
    assert!(matches!(evaluate(&program, &spec, &mut raised), Ok(None)));
    interpret(&sources, &spec, &mut one_by_one, 1).expect("it runs");
    assert!(raised == one_by_one, "{stage}");
    stage
}

/// `y[at] = y[at] - x[at] * last`, of which the difference becomes `%l{at}`.
fn step(at: usize, last: &str) -> String {
    format!(
        "  %x{at} = affine.load %x[{at}] : memref<{LEN}xf32>
  %p{at} = arith.mulf %x{at}, {last} : f32
  %y{at} = affine.load %y[{at}] : memref<{LEN}xf32>
  %l{at} = arith.subf %y{at}, %p{at} : f32
  affine.store %l{at}, %y[{at}] : memref<{LEN}xf32>
"
    )
}

/// Steps from element 22 down to `to`, after `%l23`.
fn steps(to: usize) -> String {
    let first = format!("  %l23 = affine.load %y[23] : memref<{LEN}xf32>\n");
    let all = (to..23).rev();
    first
        + &all
            .map(|at| step(at, &format!("%l{}", at + 1)))
            .collect::<String>()
}

#[test]
fn straight_line_steps_are_a_loop() {
    let text = affine(&steps(0));
    assert!(text.contains("0 to 23"), "{text}");
    assert_eq!(text.matches("affine.store").count(), 1, "{text}");
}

#[test]
fn a_few_steps_stay() {
    let text = affine(&steps(20));
    assert_eq!(text.matches("affine.store").count(), 3, "{text}");
}

#[test]
fn values_of_steps_that_are_used_elsewhere_are_loaded_again() {
    let used = steps(16) + &format!("  affine.store %l18, %y[30] : memref<{LEN}xf32>\n");
    let text = affine(&used);
    assert!(text.contains("0 to 7"), "{text}");
    assert_eq!(text.matches("affine.store").count(), 2, "{text}");
}

#[test]
fn steps_whose_values_no_element_holds_stay() {
    let used = steps(16) + &format!("  affine.store %p18, %y[30] : memref<{LEN}xf32>\n");
    let text = affine(&used);
    assert!(!text.contains("0 to 7"), "{text}");
    // The element holds another value when it is used.
    let late = format!(
        "  %late = arith.addf %l16, %l16 : f32
  affine.store %late, %y[18] : memref<{LEN}xf32>
"
    );
    let used = steps(16) + &late + &format!("  affine.store %l18, %y[30] : memref<{LEN}xf32>\n");
    let text = affine(&used);
    assert!(!text.contains("0 to 7"), "{text}");
}

/// The steps would follow the load that follows one of their stores.
#[test]
fn steps_do_not_pass_a_load_of_what_they_store() {
    let late = format!(
        "  %z = affine.load %y[18] : memref<{LEN}xf32>
  affine.store %z, %x[30] : memref<{LEN}xf32>
"
    );
    let text = affine(&(steps(18) + &late + &step(17, "%l18") + &step(16, "%l17")));
    assert!(!text.contains("0 to 7"), "{text}");
}

/// A column down and up again in registers, which is stored at the end.
#[test]
fn two_sweeps_in_registers_are_two_loops() {
    let mut text = format!("  %first = affine.load %x[31] : memref<{LEN}xf32>\n");
    text += "  %l0 = arith.addf %first, %first : f32\n";
    let load = |at: usize| format!("  %x{at} = affine.load %x[{at}] : memref<{LEN}xf32>\n");
    for at in 1..9 {
        text += &load(at + 9);
        text += &format!("  %l{at} = arith.mulf %x{}, %l{} : f32\n", at + 9, at - 1);
    }
    text += "  %m8 = arith.addf %l8, %l8 : f32\n";
    for at in (0..8).rev() {
        text += &load(at);
        text += &format!("  %p{at} = arith.mulf %x{at}, %m{} : f32\n", at + 1);
        text += &format!("  %m{at} = arith.subf %l{at}, %p{at} : f32\n");
    }
    for at in 0..9 {
        text += &format!("  affine.store %m{at}, %y[{at}] : memref<{LEN}xf32>\n");
    }
    let text = affine(&text);
    assert!(text.contains("0 to 7") && text.contains("0 to 8"), "{text}");
}

/// Two steps and one that the last iteration lacks; the second loads what it has just stored.
#[test]
fn a_loop_whose_last_iteration_lacks_a_step_is_rerolled() {
    let text = affine(&format!(
        "  %first = affine.load %y[0] : memref<{LEN}xf32>
  %none = ub.poison : f32
  %end = affine.for %i = 0 to 4 iter_args(%a = %first) -> (f32) {{
    %x0 = affine.load %x[%i * 2 + 1] : memref<{LEN}xf32>
    %p0 = arith.mulf %x0, %a : f32
    affine.store %p0, %y[%i * 2 + 1] : memref<{LEN}xf32>
    %next = affine.if affine_set<(d0) : (d0 - 3 == 0)>(%i) -> (f32) {{
      affine.yield %none : f32
    }} else {{
      %x1 = affine.load %x[%i * 2 + 2] : memref<{LEN}xf32>
      %p1 = arith.mulf %x1, %p0 : f32
      affine.store %p1, %y[%i * 2 + 2] : memref<{LEN}xf32>
      %again = affine.load %y[%i * 2 + 2] : memref<{LEN}xf32>
      affine.yield %again : f32
    }}
    affine.yield %next : f32
  }}"
    ));
    assert!(text.contains("0 to 7"), "{text}");
    assert_eq!(text.matches("affine.store").count(), 1, "{text}");
}

/// An unrolled recurrence that begins each iteration with a load of what the one before stored, and
/// the step that is left over.
#[test]
fn a_recurrence_through_memory_is_rerolled() {
    let text = affine(&format!(
        "  affine.for %i = 0 to 4 {{
    %a = affine.load %y[%i * 2] : memref<{LEN}xf32>
    %x0 = affine.load %x[%i * 2] : memref<{LEN}xf32>
    %p0 = arith.mulf %x0, %a : f32
    affine.store %p0, %y[%i * 2 + 1] : memref<{LEN}xf32>
    %x1 = affine.load %x[%i * 2 + 1] : memref<{LEN}xf32>
    %p1 = arith.mulf %x1, %p0 : f32
    affine.store %p1, %y[%i * 2 + 2] : memref<{LEN}xf32>
  }}
  %b = affine.load %y[8] : memref<{LEN}xf32>
  %x8 = affine.load %x[8] : memref<{LEN}xf32>
  %p8 = arith.mulf %x8, %b : f32
  affine.store %p8, %y[9] : memref<{LEN}xf32>"
    ));
    assert!(text.contains("0 to 9"), "{text}");
    assert_eq!(text.matches("affine.store").count(), 1, "{text}");
}

/// Tiles of eight, eight and four elements, of which every fourth is doubled.
#[test]
fn a_loop_in_a_smaller_last_tile_is_counted() {
    let text = affine(&format!(
        "  %c0 = arith.constant 0 : i32
  %c4 = arith.constant 4 : i32
  %c3 = arith.constant 3 : i32
  %c12 = arith.constant 12 : i32
  %c20 = arith.constant 20 : i32
  %from = arith.constant 0 : index
  %by = arith.constant 1 : index
  %to = arith.constant 3 : index
  scf.for %t = %from to %to step %by {{
    %tile = arith.index_cast %t : index to i32
    %first = arith.shli %tile, %c3 : i32
    %most = arith.maxui %first, %c12 : i32
    %n = arith.subi %c20, %most : i32
    %end = scf.while (%j = %c0) : (i32) -> (i32) {{
      %at = arith.addi %first, %j : i32
      %k = arith.index_cast %at : i32 to index
      %a = memref.load %x[%k] : memref<{LEN}xf32>
      %b = arith.addf %a, %a : f32
      memref.store %b, %y[%k] : memref<{LEN}xf32>
      %next = arith.addi %j, %c4 : i32
      %more = arith.cmpi ne, %next, %n : i32
      scf.condition(%more) %next : i32
    }} do {{
    ^bb0(%j: i32):
      scf.yield %j : i32
    }}
  }}"
    ));
    assert!(!text.contains("scf.while"), "{text}");
}

/// The inner loop carries a value, and stays.
#[test]
fn a_loop_around_a_recurrence_counts_together_with_the_threads() {
    let body = format!(
        "  %zero = arith.constant 0.0 : f32
  affine.parallel (%t) = (0) to (8) {{
    affine.for %r = 0 to 2 {{
      %end = affine.for %k = 0 to 2 iter_args(%a = %zero) -> (f32) {{
        %x1 = affine.load %x[%k * 16 + %r * 8 + %t] : memref<{LEN}xf32>
        %b = arith.addf %a, %x1 : f32
        affine.store %b, %y[%k * 16 + %r * 8 + %t] : memref<{LEN}xf32>
        affine.yield %b : f32
      }}
    }}
  }}"
    );
    let text = compared(&body, Stage::Parallel);
    assert!(text.contains("to (16)"), "{text}");
}

/// 24 steps, unrolled by four, of which the first of all has no element of `x`; `used` is the
/// element that the second step of an iteration multiplies.
fn without_first(used: &str) -> String {
    let step = |at: usize, element: &str, last: &str| {
        format!(
            "    %p{at} = arith.mulf {element}, {last} : f32
    %y{at} = affine.load %y[%i * 4 + {at}] : memref<{LEN}xf32>
    %l{at} = arith.subf %y{at}, %p{at} : f32
    affine.store %l{at}, %y[%i * 4 + {at}] : memref<{LEN}xf32>
"
        )
    };
    let load =
        |at: usize| format!("    %x{at} = affine.load %x[%i * 4 + {at}] : memref<{LEN}xf32>\n");
    let mut text = format!(
        "  %zero = arith.constant 0.0 : f32
  %two = arith.constant 2.0 : f32
  %end = affine.for %i = 0 to 6 iter_args(%last = %two) -> (f32) {{
    %x0 = affine.if affine_set<(d0) : (d0 == 0)>(%i) -> (f32) {{
      affine.yield %zero : f32
    }} else {{
      %a = affine.load %x[%i * 4] : memref<{LEN}xf32>
      affine.yield %a : f32
    }}
"
    );
    text += &step(0, "%x0", "%last");
    text += &(load(1) + &step(1, used, "%l0"));
    text += &(load(2) + &step(2, "%x2", "%l1"));
    text += &(load(3) + &step(3, "%x3", "%l2"));
    text + &format!(
        "    affine.yield %l3 : f32
  }}
  affine.store %end, %x[30] : memref<{LEN}xf32>
"
    )
}

#[test]
fn a_first_step_that_differs_precedes_the_loop() {
    let text = affine(&without_first("%x1"));
    assert!(text.contains("0 to 23"), "{text}");
    assert_eq!(text.matches("affine.store").count(), 3, "{text}");
    // Another step uses what is different in the first.
    let text = affine(&without_first("%x0"));
    assert!(text.contains("0 to 6"), "{text}");
}

/// Sums of all elements so far, in steps of two and a loop over the remaining ones.
#[test]
fn the_rest_of_a_recurrence_in_memory_is_merged() {
    let step = |from: &str, to: &str, name: &str| {
        format!(
            "    %x{name} = affine.load %x[{to}] : memref<{LEN}xf32>
    %b{name} = affine.load %y[{from}] : memref<{LEN}xf32>
    %s{name} = arith.addf %x{name}, %b{name} : f32
    affine.store %s{name}, %y[{to}] : memref<{LEN}xf32>
"
        )
    };
    let loops = |rest: &str| {
        let mut text = "  affine.for %i = 0 to 9 {\n".to_owned();
        text += &step("%i * 2", "%i * 2 + 1", "0");
        text += &step("%i * 2 + 1", "%i * 2 + 2", "1");
        text += "  }\n  affine.for %k = 0 to 3 {\n";
        text += &step(&format!("%k + {rest}"), "%k + 19", "2");
        text + "  }\n"
    };
    let text = affine(&loops("18"));
    assert!(text.contains("0 to 21"), "{text}");
    // It does not begin with what the loop before stored last.
    let text = affine(&loops("17"));
    assert!(
        text.contains("0 to 18") && text.contains("0 to 3"),
        "{text}"
    );
}
