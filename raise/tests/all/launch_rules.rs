//! Launches with threads that differ only in indices that the kernel does not use, and accesses
//! that only some threads make: the raiser must agree with the thread-by-thread interpreter, which
//! detects races and accesses outside of memory.
//!
//! The kernels are in `launches/`, each as nvcc's older and newer PTX and as clang's LLVM IR.

use std::path::Path;

use raise::error::Blame;
use raise::launch::{Arg, Launch, Races};
use raise::program::{ArraySpec, ProgramSpec};
use raise::source::{Source, raise_program};
use stablehlo::ElementType;

use crate::evaluate::{evaluate, one_launch};

use ElementType::{F32, F64, I32, U32, U64};

/// A kernel, its arguments, its grid and block, and the expected result.
type Case = (&'static str, Vec<Given>, ([u32; 3], [u32; 3]), Said);

/// The result of the raiser and of the interpreter for a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Said {
    /// No error, and the results agree.
    Fine,
    /// Threads race.
    Race,
    /// The raiser cannot decide; the interpreter finds no race.
    Undecided,
    /// The raiser refuses it; in the interpreter all threads that store to an element store the
    /// same value.
    Stricter,
    /// Threads store the same sequence of values to an element, and no thread reads it: its final
    /// value is the last of them.
    Overwritten,
    /// An access outside of an array, before or while the program runs.
    Outside,
}
use Said::{Fine, Outside, Overwritten, Race, Stricter, Undecided};

/// An argument, with the initial contents of an array.
#[derive(Clone, Copy)]
enum Given {
    Int(i64),
    Array(&'static str, ElementType, usize, fn(usize) -> f64),
}
use Given::{Array, Int};

const ZEROS: fn(usize) -> f64 = |_| 0.0;
const IOTA: fn(usize) -> f64 = |i| i as f64;

struct Launched {
    kernel: &'static str,
    args: Vec<Given>,
    grid: [u32; 3],
    block: [u32; 3],
    shared_bytes: u32,
}

const FORMS: [&str; 3] = ["sm_80.ptx", "sm_120.ptx", "ll"];

fn source(file: &str, form: &str) -> Source {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/launches");
    Source::read(&folder.join(format!("{file}.{form}"))).expect("a kernel file")
}

fn spec(launched: &Launched, races: Races) -> ProgramSpec {
    let (mut arrays, mut args) = (Vec::new(), Vec::new());
    for given in &launched.args {
        args.push(match *given {
            Int(value) => Arg::Int(value.into()),
            Array(name, element, len, _) => {
                let (name, shape) = (name.to_owned(), vec![len]);
                arrays.push(ArraySpec {
                    name: name.clone(),
                    element,
                    shape: shape.clone(),
                });
                Arg::Array {
                    name,
                    element,
                    shape,
                    offset: 0,
                }
            }
        });
    }
    let launch = Launch {
        kernel: launched.kernel.to_owned(),
        grid: launched.grid,
        block: launched.block,
        args,
        shared_bytes: launched.shared_bytes,
        // These store at a data-dependent index, which differs for each thread.
        races: match ["k7", "negative"].contains(&launched.kernel) {
            true => Races::Assume,
            false => races,
        },
        ..Launch::default()
    };
    one_launch(arrays, launch)
}

fn contents(launched: &Launched) -> Vec<Vec<u8>> {
    let of = |given: &Given| match *given {
        Int(_) => None,
        Array(_, element, len, fill) => Some(
            (0..len)
                .flat_map(|at| match element {
                    F32 => (fill(at) as f32).to_le_bytes().to_vec(),
                    F64 => fill(at).to_le_bytes().to_vec(),
                    U64 => (fill(at) as u64).to_le_bytes().to_vec(),
                    _ => (fill(at) as i32).to_le_bytes().to_vec(),
                })
                .collect(),
        ),
    };
    launched.args.iter().filter_map(of).collect()
}

/// Returns the raiser's result, the arrays afterwards, and the error message.
fn raised(source: Source, launched: &Launched, races: Races) -> (Said, Vec<Vec<u8>>, String) {
    let spec = spec(launched, races);
    let mut arrays = contents(launched);
    let program = match raise_program(&[source], &spec) {
        Ok(program) => program,
        Err(errors) => {
            let error = &errors[0];
            let text = format!("{error} {:?} {:?}", error.place.lines, error.help);
            assert_eq!(error.blame, Blame::User, "{text}");
            assert!(
                error.place.line_column.is_some_and(|at| at.0 > 0),
                "no line: {text}"
            );
            assert!(error.help.is_some(), "no way out: {text}");
            let said = match error.code {
                "race" if text.contains("--races assume") => Undecided,
                "race" => Race,
                "out-of-bounds" => Outside,
                code => panic!("{code}: {text}"),
            };
            return (said, arrays, text);
        }
    };
    if let Some(check) = evaluate(&program, &spec, &mut arrays).expect("a program") {
        assert!(
            check.line > 0 && check.kernel == launched.kernel,
            "{check:?}"
        );
        let said = if check.race.is_some() { Race } else { Outside };
        return (said, arrays, format!("{check:?}"));
    }
    (Fine, arrays, String::new())
}

/// Returns the interpreter's result, the arrays afterwards, and the error message.
fn interpreted(source: &Source, launched: &Launched, races: bool) -> (Said, Vec<Vec<u8>>, String) {
    let text = match source.text.contains("target triple") {
        true => raise::nvvm::to_ptx(&source.text, &source.name).expect("LLVM's PTX"),
        false => source.text.clone(),
    };
    let (module, errors) = ptx::parse(&text);
    assert!(errors.is_empty(), "{errors:?}");
    let mut arrays = contents(launched);
    let mut number = 0;
    let arg = |given: &Given| match given {
        Int(value) => interpreter::Arg::Int((*value).into()),
        Array(..) => {
            number += 1;
            interpreter::Arg::Array(number - 1)
        }
    };
    let args: Vec<interpreter::Arg> = launched.args.iter().map(arg).collect();
    let options = interpreter::Options {
        races,
        shared_bytes: launched.shared_bytes as usize,
        ..interpreter::Options::default()
    };
    let kernel = interpreter::Kernel::new(&module, launched.kernel).expect("a kernel");
    let (grid, block) = (launched.grid, launched.block);
    match kernel.launch(grid, block, &args, &mut arrays, &options) {
        Ok(_) => (Fine, arrays, String::new()),
        Err(error) => {
            let said = match error.code {
                "simt-race" => Race,
                "simt-out-of-bounds" | "simt-no-array" => Outside,
                code => panic!("{code}: {error}"),
            };
            (said, arrays, error.to_string())
        }
    }
}

/// Compares the two for every form of the kernel, and with the expected result.
fn compare(file: &str, launched: &Launched, expected: Said, wrong: &mut Vec<String>) {
    for form in FORMS {
        let source = source(file, form);
        let name = format!(
            "{}.{form} grid {:?} block {:?}",
            launched.kernel, launched.grid, launched.block
        );
        let expected = of_form(launched.kernel, form, expected);
        let (by_threads, by_raiser) = match expected {
            Undecided => (Fine, Undecided),
            Stricter => (Fine, Race),
            Overwritten => (Race, Fine),
            both => (both, both),
        };
        let (said, _, why) = interpreted(&source, launched, true);
        if said != by_threads {
            wrong.push(format!("{name}: the interpreter says {said:?} {why}"));
        }
        if by_raiser == Undecided {
            let (said, ours, why) = raised(source.clone(), launched, Races::Check);
            if said != Fine {
                wrong.push(format!("{name}: {said:?} while it runs {why}"));
            } else if ours != interpreted(&source, launched, false).1 {
                wrong.push(format!("{name}: checked, the results differ"));
            }
        }
        let (said, ours, why) = raised(source.clone(), launched, Races::Refuse);
        if said != by_raiser {
            wrong.push(format!("{name}: {said:?} instead of {by_raiser:?} {why}"));
        } else if said == Fine && ours != interpreted(&source, launched, false).1 {
            wrong.push(format!("{name}: the results differ"));
        }
    }
}

/// Returns the expected result for a form of a kernel: compilers keep values in registers that the
/// source has in memory.
fn of_form(kernel: &str, form: &str, expected: Said) -> Said {
    match (kernel, form, expected) {
        // nvcc keeps the sum in a register and stores it after each term; clang loads it again.
        ("summed" | "own_row", "sm_80.ptx" | "sm_120.ptx", Race) => Overwritten,
        // clang selects the value and stores it once.
        ("either", "ll", Undecided) => Fine,
        _ => expected,
    }
}

fn done(wrong: &[String]) {
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

/// Returns launches of `grid` blocks of `block` threads in x, with several threads in dimensions
/// that the kernel does not use.
fn with_duplicates(grid: u32, block: u32) -> Vec<([u32; 3], [u32; 3])> {
    vec![
        ([grid, 1, 1], [block, 8, 1]),
        ([grid, 3, 1], [block, 1, 1]),
        ([grid, 1, 2], [block, 4, 2]),
        ([grid, 2, 2], [block, 1, 3]),
    ]
}

/// Threads in y and z that the kernel does not use: 100 elements, by blocks of 32 and of 8.
#[test]
fn threads_that_differ_in_unused_indices() {
    let n = Int(100);
    let x = Array("x", F32, 201, IOTA);
    let a = Array("a", F32, 700, |i| ((i * 7) % 43) as f64);
    let to = Array("to", I32, 100, |i| ((i * 37) % 100) as f64);
    let cases: Vec<(&str, Vec<Given>, Said)> = vec![
        ("add_in_place", vec![x, n], Race),
        ("add_row_zero", vec![x, n], Fine),
        ("copy", vec![a, x, n], Fine),
        ("strided", vec![a, x, n], Fine),
        ("scattered", vec![to, a, x, n], Undecided),
        ("guarded", vec![a, x, n], Fine),
        ("either", vec![a, x, n], Undecided),
        ("summed", vec![a, x, n, Int(7)], Race),
        ("summed_apart", vec![a, x, n, Int(7)], Fine),
        (
            "columns",
            vec![a, Array("x", F32, 700, IOTA), n, Int(7)],
            Fine,
        ),
        ("rows", vec![a, Array("x", F32, 700, IOTA), n, Int(7)], Fine),
        ("count", vec![x, Array("c", I32, 101, ZEROS), n], Fine),
        (
            "ticket",
            vec![Array("c", I32, 1, ZEROS), Array("o", I32, 1700, ZEROS), n],
            Fine,
        ),
        ("flag", vec![Array("f", I32, 1, ZEROS), a, n], Fine),
        (
            "local",
            vec![a, x, n, Array("pick", I32, 5, |i| ((i * 3) % 5) as f64)],
            Fine,
        ),
        ("tile", vec![a, x, n], Fine),
        ("tile_add", vec![a, x, n], Race),
        ("tile_count", vec![a, x, n], Fine),
        ("vote", vec![a, Array("x", U32, 100, ZEROS), n], Fine),
        ("shuffle", vec![a, x, n], Fine),
        ("halves", vec![x, n], Fine),
        (
            "exchange",
            vec![Array("c", I32, 100, IOTA), Array("o", I32, 100, ZEROS), n],
            Race,
        ),
    ];
    let mut wrong = Vec::new();
    for (kernel, args, expected) in cases {
        let shapes = with_duplicates(4, 32)
            .into_iter()
            .chain([([4, 1, 1], [32, 1, 1])]);
        for (grid, block) in shapes {
            // Shared memory is shared by the threads of one block only.
            let in_block = block[1] * block[2] > 1;
            let several = grid[1] * grid[2] * block[1] * block[2] > 1;
            let expected = match (kernel, expected) {
                ("tile_add", _) if !in_block => Fine,
                // Atomics on shared memory, shuffles and votes distinguish threads that do the
                // same.
                ("tile_count", Fine) if grid[1] * grid[2] > 1 => Stricter,
                ("vote" | "shuffle", Fine) if in_block => Stricter,
                ("scattered", Undecided) => Undecided,
                (_, Race | Undecided) if !several => Fine,
                (_, expected) => expected,
            };
            let launched = Launched {
                kernel,
                args: args.clone(),
                grid,
                block,
                shared_bytes: 0,
            };
            compare("duplicates", &launched, expected, &mut wrong);
        }
    }
    done(&wrong);
}

/// Blocks or threads in x that the kernel does not use, and kernels that use no index at all.
#[test]
fn blocks_or_threads_that_the_kernel_does_not_use() {
    let x = Array("x", F32, 201, IOTA);
    let cases: [(&str, [u32; 3], [u32; 3], Said); 8] = [
        ("nobody", [1, 1, 1], [1, 1, 1], Fine),
        ("nobody", [5, 1, 1], [1, 1, 1], Race),
        ("nobody", [1, 1, 1], [32, 1, 1], Race),
        ("constant", [5, 2, 1], [32, 2, 1], Fine),
        ("block_only", [7, 1, 1], [1, 1, 1], Fine),
        ("block_only", [7, 1, 1], [4, 1, 1], Race),
        ("thread_only", [1, 1, 1], [33, 1, 1], Fine),
        ("thread_only", [2, 1, 1], [33, 1, 1], Race),
    ];
    let mut wrong = Vec::new();
    for (kernel, grid, block, expected) in cases {
        let launched = Launched {
            kernel,
            args: vec![x],
            grid,
            block,
            shared_bytes: 0,
        };
        compare("duplicates", &launched, expected, &mut wrong);
    }
    let a = Array("a", F32, 700, |i| ((i * 7) % 43) as f64);
    for (rows, expected) in [(8, Race), (1, Fine)] {
        let launched = Launched {
            kernel: "own_row",
            args: vec![a, x, Int(100), Int(7)],
            grid: [4, 1, 1],
            block: [32, rows, 1],
            shared_bytes: 0,
        };
        compare("duplicates", &launched, expected, &mut wrong);
    }
    let launched = Launched {
        kernel: "tile_sum",
        args: vec![a, x, Int(100)],
        grid: [4, 1, 1],
        block: [32, 8, 1],
        shared_bytes: 0,
    };
    compare("duplicates", &launched, Fine, &mut wrong);
    done(&wrong);
}

/// Lanes of a warp are numbered over all dimensions of a block.
#[test]
fn warps_of_blocks_with_several_dimensions() {
    let mut wrong = Vec::new();
    for (grid, block) in [
        ([3, 1, 1], [8, 4, 2]),
        ([1, 2, 1], [32, 8, 1]),
        ([2, 3, 1], [16, 4, 1]),
    ] {
        let launched = Launched {
            kernel: "lanes",
            args: vec![
                Array("a", F32, 768, |i| ((i * 7) % 43) as f64),
                Array("x", F32, 768, ZEROS),
                Array("b", U32, 768, ZEROS),
            ],
            grid,
            block,
            shared_bytes: 0,
        };
        compare("duplicates", &launched, Fine, &mut wrong);
    }
    done(&wrong);
}

/// Data-dependent accesses: inside an array of one length, outside of one of another.
#[test]
fn accesses_that_only_some_threads_make() {
    let half = |i: usize| (i % 2) as f64;
    let decay = |i: usize| if i == 5 { 1.0 } else { 0.1 };
    let b = |len| Array("b", F64, len, half);
    let a = |len| Array("a", F64, len, IOTA);
    let y = |len| Array("y", F64, len, ZEROS);
    let idx = |most: fn(usize) -> f64| Array("idx", I32, 512, most);
    let u = |len| Array("a", U64, len, IOTA);
    let n = Int(400);
    let two = ([2, 1, 1], [256, 1, 1]);
    let square = ([3, 3, 1], [8, 8, 1]);
    let many = ([13, 1, 1], [32, 1, 1]);
    #[rustfmt::skip] // a table
    let cases: Vec<Case> = vec![
        ("k", vec![a(484)], square, Fine),
        ("k", vec![a(483)], square, Outside),
        ("k1", vec![a(512)], two, Fine),
        ("k1", vec![a(511)], two, Outside),
        ("k4", vec![a(512), b(512)], two, Fine),
        ("k4", vec![a(511), b(512)], two, Outside),
        ("k4", vec![a(400), b(512)], two, Outside),
        ("k5", vec![a(576), b(576)], square, Fine),
        ("k5", vec![a(575), b(576)], square, Outside),
        ("k5", vec![a(480), b(480)], square, Outside),
        ("k6", vec![a(512), b(512), y(512)], two, Fine),
        ("k6", vec![a(511), b(512), y(512)], two, Outside),
        ("k7", vec![a(512), b(512), idx(|i| ((i * 5) % 512) as f64)], two, Fine),
        ("k7", vec![a(511), b(512), idx(|i| ((i * 5) % 512) as f64)], two, Outside),
        ("negative", vec![a(400), b(400), idx(|i| (i % 2) as f64), n], many, Fine),
        ("negative", vec![a(400), b(400), idx(|i| (i % 2 * 2) as f64), n], many, Outside),
        ("load_masked", vec![a(403), b(400), y(400), n], many, Fine),
        ("load_masked", vec![a(402), b(400), y(400), n], many, Outside),
        ("load_before", vec![a(399), b(400), y(400), n], many, Fine),
        ("load_before", vec![a(399), Array("b", F64, 400, |_| 1.0), y(400), n], many, Outside),
        ("load_select", vec![a(403), b(400), y(400), n], many, Fine),
        ("load_select", vec![a(402), b(400), y(400), n], many, Outside),
        ("in_loop", vec![Array("b", F64, 400, decay), y(2406), n, Int(0)], many, Fine),
        ("in_loop", vec![Array("b", F64, 400, decay), y(2405), n, Int(0)], many, Outside),
        ("in_for", vec![b(400), y(400), n, Int(3)], many, Fine),
        ("in_for", vec![b(400), y(399), n, Int(3)], many, Outside),
        ("loop_load", vec![b(1600), y(400), Array("first", I32, 401, |i| (i * 4) as f64), n], many, Fine),
        ("loop_load", vec![b(1599), y(400), Array("first", I32, 401, |i| (i * 4) as f64), n], many, Outside),
        ("shared_tile", vec![b(400), y(400), n], many, Fine),
        ("shared_mirror", vec![b(400), y(400), n], many, Outside),
        ("private_array", vec![b(400), y(400), idx(|i| (i % 4) as f64), n], many, Fine),
        ("private_array", vec![b(400), y(400), idx(|i| (i % 5) as f64), n], many, Outside),
        ("private_store", vec![b(400), y(400), idx(|i| (i % 4) as f64), n], many, Fine),
        ("private_store", vec![b(400), y(400), idx(|i| (i % 4) as f64 - 1.0), n], many, Fine),
        ("private_store", vec![b(400), y(400), idx(|i| (i % 5) as f64), n], many, Outside),
        ("constants", vec![b(8), y(8), Int(8)], many, Fine),
        ("constants", vec![b(10), y(10), Int(10)], many, Outside),
        ("add_masked", vec![u(512), b(512)], two, Fine),
        ("add_masked", vec![u(511), b(512)], two, Outside),
        ("exch_masked", vec![u(512), b(512), Array("y", U64, 512, ZEROS)], two, Fine),
        ("exch_masked", vec![u(511), b(512), Array("y", U64, 512, ZEROS)], two, Outside),
        ("row_cross", vec![a(15), b(416), Int(5)], many, Fine),
        ("row_cross", vec![a(14), b(416), Int(5)], many, Outside),
        ("early", vec![a(512), b(512), n], two, Fine),
        ("early", vec![a(511), b(512), n], two, Outside),
        ("vec2", vec![a(800), b(400), n], many, Fine),
        ("vec2", vec![a(799), b(400), n], many, Outside),
    ];
    let mut wrong = Vec::new();
    for (kernel, args, (grid, block), expected) in cases {
        let launched = Launched {
            kernel,
            args,
            grid,
            block,
            shared_bytes: 0,
        };
        compare("bounds", &launched, expected, &mut wrong);
    }
    for (bytes, expected) in [(256, Fine), (248, Outside)] {
        let launched = Launched {
            kernel: "shared_dynamic",
            args: vec![b(400), y(400), n],
            grid: [13, 1, 1],
            block: [32, 1, 1],
            shared_bytes: bytes,
        };
        compare("bounds", &launched, expected, &mut wrong);
    }
    done(&wrong);
}

/// The interpreter names the array of an access outside of it as the job does.
#[test]
fn an_access_outside_names_the_array() {
    let launched = Launched {
        kernel: "copy",
        args: vec![
            Array("temperature", F32, 99, IOTA),
            Array("x", F32, 201, ZEROS),
            Int(100),
        ],
        grid: [4, 1, 1],
        block: [32, 1, 1],
        shared_bytes: 0,
    };
    let spec = spec(&launched, Races::Refuse);
    let source = source("duplicates", "sm_80.ptx");
    let mut arrays = contents(&launched);
    let errors = raise::source::interpret(&[source], &spec, &mut arrays, 1).expect_err("outside");
    assert_eq!(errors[0].code, "simt-out-of-bounds");
    let said = errors[0].to_string();
    assert!(said.contains("access outside of `temperature`"), "{said}");
}
