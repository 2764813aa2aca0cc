//! Every computing instruction of the opcode table: raised to a tensor program, which is evaluated
//! on boundary values and compared with the thread-by-thread interpreter.
//!
//! A row is tested for each of its types, with each of its modifiers. Permitted differences are in
//! [`allowed`], expected refusals in [`REFUSED`].

use std::fmt::Write;

use ptx::opcodes::{self, Row, Shape, Want};
use ptx::tree::{Instruction, ScalarType};
use raise::launch::{Arg, Launch};
use raise::program::{ArraySpec, LaunchSpec, ProgramSpec};
use raise::source::{Source, interpret, raise_program};
use stablehlo::{ElementType, Literal};

/// The number of threads; each has its own operands.
const THREADS: usize = 256;

/// Instructions that do not compute from registers to registers.
const OTHERS: &[&str] = &[
    "mov",
    "ld",
    "ldu",
    "st",
    "cvta",
    "isspacep",
    "bra",
    "brx",
    "call",
    "ret",
    "exit",
    "trap",
    "brkpt",
    "nanosleep",
    "pmevent",
    "bar",
    "barrier",
    "membar",
    "fence",
    "atom",
    "red",
    "shfl",
    "vote",
    "match",
    "activemask",
    "redux",
    "elect",
    "prefetch",
    "prefetchu",
    "cp",
    "mbarrier",
    "ldmatrix",
    "mma",
    "wmma",
    "suld",
    "sust",
    // The carry flag passes between two instructions.
    "addc",
    "subc",
    "madc",
];

/// Prefixes of instructions that are refused, and the reason.
const REFUSED: &[(&str, &str)] = &[(
    "tex.",
    "its array is bound to an argument that is a number here",
)];

/// Prefixes of instructions that the interpreter cannot run: they are only raised.
const NOT_INTERPRETED: &[&str] = &["set.", "setp."];

/// One instruction as text, and the type of its result.
struct Variant {
    name: String,
    instruction: Instruction,
    row: &'static Row,
}

/// Returns the variants of all rows: each type, with one other modifier at a time.
fn variants(opcode: impl Fn(&str) -> bool) -> Vec<Variant> {
    let mut all: Vec<Variant> = Vec::new();
    for row in opcodes::rows()
        .filter(|row| !row.later && !OTHERS.contains(&row.opcode) && opcode(row.opcode))
    {
        let groups = opcodes::choices(row);
        let is_type = |choice: &Option<&str>| {
            choice.is_some_and(|choice| ScalarType::from_name(choice).is_some())
        };
        let mut combinations: Vec<Vec<Option<&str>>> = vec![Vec::new()];
        for group in groups.iter().filter(|group| group.iter().any(is_type)) {
            combinations = combinations
                .iter()
                .flat_map(|base| {
                    group
                        .iter()
                        .map(|choice| [base.clone(), vec![*choice]].concat())
                })
                .collect();
        }
        for types in combinations {
            let mut types = types.into_iter();
            let base: Vec<_> = groups
                .iter()
                .map(|group| match group.iter().any(is_type) {
                    true => types.next().flatten(),
                    false => group[0],
                })
                .collect();
            let mut add = |modifiers: &[Option<&str>]| {
                if let Some(variant) = variant(row, modifiers)
                    && all.iter().all(|known| known.name != variant.name)
                {
                    all.push(variant);
                }
            };
            add(&base);
            for (at, group) in groups.iter().enumerate() {
                for choice in group.iter().filter(|_| !group.iter().any(is_type)) {
                    let mut changed = base.clone();
                    changed[at] = *choice;
                    add(&changed);
                }
            }
        }
    }
    all
}

fn variant(row: &'static Row, modifiers: &[Option<&str>]) -> Option<Variant> {
    let modifiers: Vec<String> = modifiers.iter().flatten().map(|m| m.to_string()).collect();
    let has = |name: &str| modifiers.iter().any(|m| m == name);
    let instruction = Instruction {
        guard: None,
        opcode: row.opcode.to_owned(),
        modifiers: modifiers.clone(),
        operands: Vec::new(),
        span: Default::default(),
        opcode_span: Default::default(),
        loc: None,
    };
    // `.xorsign` and `.abs` require each other; `.ftz` applies to single and half precision; other
    // combinations do not exist in PTX.
    let types: Vec<_> = instruction.types().collect();
    let flushes = ["f16", "f16x2", "f32", "f32x2"];
    let is_pair = |ty: &ScalarType| ty.name().ends_with("x2");
    let is_16_bits = |ty: &ScalarType| matches!(ty.name(), "u16" | "s16");
    let is_wrong = has("xorsign") != has("abs")
        || has("ftz") && !types.iter().any(|ty| flushes.contains(&ty.name()))
        || ["tf32", "rna", "satfinite", "rs"].into_iter().any(has)
        || has("cc") && types.iter().any(is_16_bits)
        || has("relu") && types.iter().any(|ty| ty.name() == "u16x2")
        || row.opcode == "set"
            && types[0] != types[1]
            && types.iter().any(is_pair)
            && types[0].bits() != 32
        || row.opcode == "set" && types.iter().all(&is_pair) && types[0] != types[1]
        || row.opcode == "set" && is_pair(&types[0]) && !is_pair(&types[1])
        || row.opcode == "cvt" && !converts(&instruction, &types);
    let name = format!("{}.{}", row.opcode, modifiers.join("."));
    (!is_wrong).then_some(Variant {
        name,
        instruction,
        row,
    })
}

/// Returns whether PTX has this conversion: a rounding modifier is present exactly where one is
/// needed.
fn converts(instruction: &Instruction, types: &[ScalarType]) -> bool {
    let [to, from] = types else { return false };
    let has = |name: &str| instruction.has(name);
    let float_rounding = ["rn", "rz", "rm", "rp"].iter().any(|name| has(name));
    let integer_rounding = ["rni", "rzi", "rmi", "rpi"].iter().any(|name| has(name));
    let is_pair = matches!(to.name(), "f16x2" | "bf16x2");
    let narrows = is_pair || to.bits() < from.bits() || to.bits() == from.bits() && to != from;
    let rounding = match (to.is_float(), from.is_float()) {
        (_, true) if is_pair => float_rounding,
        (false, false) => !float_rounding && !integer_rounding,
        (true, false) => float_rounding,
        (false, true) => integer_rounding,
        (true, true) if narrows => float_rounding,
        (true, true) if to == from => !float_rounding,
        (true, true) => !float_rounding && !integer_rounding,
    };
    let flushes = !has("ftz") || types.contains(&ScalarType::F32);
    let is_half = matches!(to.name(), "f16" | "bf16" | "f16x2" | "bf16x2");
    let relu = !has("relu") || is_half && *from == ScalarType::F32 && has("rn");
    let exotic = matches!(to, ScalarType::BF16) && !from.is_float() && from.bits() == 64
        || matches!(to, ScalarType::F16) && !from.is_float() && from.bits() == 64 && !has("rn");
    rounding && flushes && relu && !exotic
}

/// Returns boundary values of a type, as bits.
fn edges(ty: ScalarType) -> Vec<u64> {
    let ints = |bits: u32| {
        let top = 1u64 << (bits - 1);
        let all = u64::MAX >> (64 - bits);
        let mut edges = vec![
            0,
            1,
            2,
            7,
            15,
            31,
            32,
            33,
            63,
            100,
            0x80,
            0xff,
            top - 1,
            top,
            top + 1,
        ];
        edges.extend([all - 1, all, all / 3, all / 5 * 2, 0x1234_5678_9abc_def1]);
        edges.into_iter().map(|edge| edge & all).collect()
    };
    match ty.name() {
        "pred" => vec![0, 1],
        "f16" => [
            0.0,
            -0.0,
            1.0,
            -1.5,
            0.333,
            6.1e-5,
            3e-6,
            65504.0,
            2.5,
            -3.5,
            1000.3,
            f32::INFINITY,
            f32::NEG_INFINITY,
            f32::NAN,
        ]
        .map(|x| half::f16::from_f32(x).to_bits().into())
        .to_vec(),
        "bf16" => [
            0.0,
            -0.0,
            1.0,
            -1.5,
            0.333,
            1e-38,
            3e38,
            2.5,
            -3.5,
            1000.3,
            77.0,
            f32::INFINITY,
            f32::NEG_INFINITY,
            f32::NAN,
        ]
        .map(|x| half::bf16::from_f32(x).to_bits().into())
        .to_vec(),
        "f32" => [
            0.0,
            -0.0,
            1.0,
            -1.5,
            0.1,
            -0.1,
            2.5,
            3.5,
            -2.5,
            1e-45,
            -1e-40,
            1.2e-38,
            f32::MAX,
            -7e9,
            2147483648.0,
            4294967040.0,
            8388609.0,
            16777217.0,
            65519.0,
            65520.0,
            3.1e-5,
            300.7,
            5e18,
            1.0000001,
            f32::INFINITY,
            f32::NEG_INFINITY,
            f32::NAN,
        ]
        .map(|x: f32| x.to_bits().into())
        .to_vec(),
        "f64" => [
            0.0,
            -0.0,
            1.0,
            -1.5,
            0.1,
            2.5,
            3.5,
            -2.5,
            5e-324,
            1e-310,
            -2e-308,
            1e-45,
            3.3e-40,
            f64::MAX,
            3.4028235677973366e38,
            -7e9,
            2147483647.5,
            9.3e18,
            1.9e19,
            1.0000000596046448,
            f64::INFINITY,
            f64::NEG_INFINITY,
            f64::NAN,
        ]
        .map(|x: f64| x.to_bits())
        .to_vec(),
        "f16x2" | "bf16x2" | "u16x2" | "s16x2" => {
            let half = match ty.name() {
                "f16x2" => ScalarType::F16,
                "bf16x2" => ScalarType::BF16,
                _ => ScalarType::U16,
            };
            pairs(&edges(half), 16)
        }
        "f32x2" => pairs(&edges(ScalarType::F32), 32),
        _ => ints(ty.bits().min(64)),
    }
}

fn pairs(halves: &[u64], bits: u32) -> Vec<u64> {
    (0..64)
        .map(|k| {
            halves[k % halves.len()] | halves[(k * 5 + k / halves.len()) % halves.len()] << bits
        })
        .collect()
}

/// Returns the type of a source operand; `b32` where the instruction has no type for it.
fn operand_type(want: Want) -> ScalarType {
    match want {
        Want::Type(ty) => ty,
        Want::Any => ScalarType::B32,
    }
}

/// Returns operand `number` of thread `thread`: the first two enumerate all pairs of boundary
/// values, the third varies independently.
fn operand(ty: ScalarType, number: usize, thread: usize) -> u64 {
    let edges = edges(ty);
    let step = match number {
        0 => thread,
        1 => thread / edges.len() + thread,
        2 => thread * 7 + thread / 5,
        _ => thread * 3 + thread / 11,
    };
    edges[step % edges.len()]
}

/// Returns a register of the kernel below with the width of the type.
fn register(ty: ScalarType, number: usize) -> String {
    match ty.bits() {
        1 => format!("%p{number}"),
        16 => format!("%h{number}"),
        64 => format!("%rd{number}"),
        _ => format!("%r{number}"),
    }
}

/// Returns the instruction with loads of its operands and a store of its result, and the types of
/// the operands and of the result.
fn body(variant: &Variant, place: usize) -> (String, Vec<ScalarType>, ScalarType) {
    let (shapes, _) = opcodes::shapes(variant.row, &variant.instruction);
    let mut text = String::new();
    let (mut operands, mut sources) = (Vec::new(), Vec::new());
    let mut result = ScalarType::B32;
    let mut stores = String::new();
    for shape in shapes
        .iter()
        .filter(|shape| !shape.optional || shape.shape == Shape::Condition)
    {
        let ty = operand_type(shape.want);
        if shape.optional
            && !["and", "or", "xor"]
                .iter()
                .any(|logic| variant.instruction.has(logic))
        {
            continue;
        }
        match shape.shape {
            Shape::Destination => {
                result = ty;
                let to = register(ty, 9);
                operands.push(to.clone());
                match ty.bits() {
                    64 => stores.push_str("mov.b64 %rd9, %rd9;\n"),
                    16 => stores.push_str("cvt.u64.u16 %rd9, %h9;\n"),
                    8 if ty.is_signed() => stores.push_str("cvt.u64.u32 %rd9, %r9;\n"),
                    1 => stores.push_str("selp.b64 %rd9, 1, 0, %p9;\n"),
                    _ => stores.push_str("cvt.u64.u32 %rd9, %r9;\n"),
                }
            }
            Shape::Predicates | Shape::WithPredicate => {
                let is_pair = shape.shape == Shape::WithPredicate;
                result = ScalarType::B64;
                if is_pair {
                    operands.push("%r9|%p8".to_string());
                    stores.push_str("cvt.u64.u32 %rd9, %r9;\n");
                } else if variant.instruction.opcode == "testp" {
                    operands.push("%p9".to_string());
                    stores.push_str("selp.b64 %rd9, 1, 0, %p9;\nsetp.ne.s32 %p8, 0, 0;\n");
                } else {
                    operands.push("%p9|%p8".to_string());
                    stores.push_str("selp.b64 %rd9, 1, 0, %p9;\n");
                }
                stores.push_str("selp.b64 %rd8, 0x100000000, 0, %p8;\nor.b64 %rd9, %rd9, %rd8;\n");
            }
            Shape::Source | Shape::Condition | Shape::Packed => {
                let number = sources.len();
                if variant.instruction.opcode == "lop3"
                    && number == 3
                    && !operands.contains(&"0x96".to_string())
                {
                    operands.push("0x96".to_string());
                    continue;
                }
                let ty = if shape.shape == Shape::Condition {
                    ScalarType::Pred
                } else {
                    ty
                };
                let from = register(ty, number);
                let _ = writeln!(
                    text,
                    "ld.global.u64 %rd10, [%rd15+{}];",
                    8 * (4 * place + number)
                );
                let _ = match ty.bits() {
                    64 => writeln!(text, "mov.b64 {from}, %rd10;"),
                    16 => writeln!(text, "cvt.u16.u64 {from}, %rd10;"),
                    1 => writeln!(text, "setp.ne.u64 {from}, %rd10, 0;"),
                    _ => writeln!(text, "cvt.u32.u64 {from}, %rd10;"),
                };
                operands.push(from);
                sources.push(ty);
            }
            Shape::Address | Shape::Label => unreachable!("no instruction here has one"),
        }
    }
    let _ = writeln!(text, "{} {};", variant.name, operands.join(", "));
    text.push_str(&stores);
    let _ = writeln!(text, "st.global.u64 [%rd16+{}], %rd9;", 8 * place);
    (text, sources, result)
}

/// Runs some instructions and returns the results of the raised program and of the interpreter,
/// thread by thread, or the reason of failure.
fn run(variants: &[&Variant]) -> Result<[Vec<u64>; 2], String> {
    let count = variants.len();
    let mut text = format!(
        ".version 8.6\n.target sm_100\n.address_size 64\n.visible .entry k(.param .u64 in, .param .u64 out)\n{{\n\
         .reg .pred %p<10>;\n.reg .b16 %h<10>;\n.reg .b32 %r<20>;\n.reg .b64 %rd<20>;\n\
         ld.param.u64 %rd11, [in];\nld.param.u64 %rd12, [out];\nmov.u32 %r10, %ctaid.x;\nmov.u32 %r11, %ntid.x;\nmov.u32 %r12, %tid.x;\n\
         mad.lo.s32 %r13, %r10, %r11, %r12;\nmul.wide.u32 %rd13, %r13, {};\nadd.s64 %rd15, %rd11, %rd13;\n\
         mul.wide.u32 %rd14, %r13, {};\nadd.s64 %rd16, %rd12, %rd14;\n",
        32 * count,
        8 * count,
    );
    let mut inputs = vec![0u64; THREADS * count * 4];
    for (place, variant) in variants.iter().enumerate() {
        let (body, types, _) = body(variant, place);
        text.push_str(&body);
        for thread in 0..THREADS {
            for (number, ty) in types.iter().enumerate() {
                inputs[(thread * count + place) * 4 + number] = operand(*ty, number, thread);
            }
        }
    }
    text.push_str("ret;\n}\n");
    let shapes = [vec![THREADS, 4 * count], vec![THREADS, count]];
    let array = |name: &str, shape: &[usize]| Arg::Array {
        name: name.to_owned(),
        element: ElementType::U64,
        shape: shape.to_vec(),
        offset: 0,
    };
    let spec = |name: &str, shape: &[usize]| ArraySpec {
        name: name.to_owned(),
        element: ElementType::U64,
        shape: shape.to_vec(),
    };
    let launch = Launch {
        kernel: "k".to_owned(),
        grid: [2, 1, 1],
        block: [THREADS as u32 / 2, 1, 1],
        args: vec![array("in", &shapes[0]), array("out", &shapes[1])],
        ..Launch::default()
    };
    let spec = ProgramSpec {
        arrays: vec![spec("in", &shapes[0]), spec("out", &shapes[1])],
        launches: vec![LaunchSpec {
            source: 0,
            launch,
            called: None,
        }],
        ..ProgramSpec::default()
    };
    let said = |errors: Vec<raise::error::Error>| {
        errors
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join("; ")
    };
    let source = Source::parse("kernel.ptx", text.clone().into_bytes())
        .map_err(|(_, errors)| format!("not PTX: {}\n{text}", said(errors)))?;
    let bytes: Vec<u8> = inputs.iter().flat_map(|word| word.to_le_bytes()).collect();
    let zeros = vec![0u8; 8 * THREADS * count];
    let mut arrays = [bytes.clone(), zeros.clone()];
    let sources = [source];
    let program =
        raise_program(&sources, &spec).map_err(|errors| format!("not raised: {}", said(errors)))?;
    interpret(&sources, &spec, &mut arrays, 1)
        .map_err(|errors| format!("not interpreted: {}", said(errors)))?;
    let literals: Vec<Literal> = program
        .func
        .params()
        .iter()
        .zip(&program.inputs)
        .map(|(param, input)| {
            let raise::program::Input::Array { name, .. } = input else {
                unreachable!("there are only arrays")
            };
            let bytes = if name == "in" { &bytes } else { &zeros };
            Literal::from_bytes(ElementType::U64, param.ty.shape.clone(), bytes.clone())
        })
        .collect();
    let results = stablehlo::eval(&program.func, &literals).map_err(|error| error.to_string())?;
    let words = |bytes: &[u8]| {
        bytes
            .chunks(8)
            .map(|word| u64::from_le_bytes(word.try_into().expect("eight bytes")))
            .collect::<Vec<_>>()
    };
    Ok([words(&results[0].to_bytes()), words(&arrays[1])])
}

fn float(bits: u64, ty: ScalarType) -> f64 {
    match ty.name() {
        "f16" => half::f16::from_bits(bits as u16).to_f64(),
        "bf16" => half::bf16::from_bits(bits as u16).to_f64(),
        "f32" => f32::from_bits(bits as u32).into(),
        _ => f64::from_bits(bits),
    }
}

/// Returns whether `ours` is an acceptable result for `theirs`: all NaNs are equal; approximations,
/// and ops that StableHLO cannot fuse, have a tolerance.
fn allowed(variant: &Variant, ty: ScalarType, ours: u64, theirs: u64) -> bool {
    if ours == theirs {
        return true;
    }
    let half = match ty.name() {
        "f16x2" => Some((ScalarType::F16, 16)),
        "bf16x2" => Some((ScalarType::BF16, 16)),
        "f32x2" => Some((ScalarType::F32, 32)),
        _ => None,
    };
    if let Some((half, bits)) = half {
        let mask = (1u64 << bits) - 1;
        return allowed(variant, half, ours & mask, theirs & mask)
            && allowed(variant, half, ours >> bits & mask, theirs >> bits & mask);
    }
    if !ty.is_float() {
        return false;
    }
    let (a, b) = (float(ours, ty), float(theirs, ty));
    if a.is_nan() && b.is_nan() {
        return true;
    }
    let opcode = variant.instruction.opcode.as_str();
    let has = |name: &str| variant.instruction.has(name);
    let is_directed = ["rz", "rm", "rp"].iter().any(|name| has(name));
    // Fused and rounded to nearest: here the product is rounded separately, which a cancelling sum
    // shows.
    if matches!(opcode, "fma" | "mad") && !is_directed && ty.bits() >= 32 {
        return true;
    }
    // Fused in single precision and then rounded to `bf16`; a product may exceed the range of
    // single precision.
    if opcode == "fma" && ty == ScalarType::BF16 {
        return !(a.is_finite() && b.is_finite()) || ours.abs_diff(theirs) <= 1;
    }
    let is_rough = has("approx") || has("full");
    let close = match ty.name() {
        "f16" => 2e-3,
        "bf16" => 1.6e-2,
        _ => 2e-6,
    };
    is_rough && ((a - b).abs() <= close * b.abs() || (a - b).abs() < 1e-37)
}

/// Tests all variants of some opcodes, a few in each kernel.
fn check(opcode: impl Fn(&str) -> bool) {
    let all = variants(opcode);
    let mut wrong = Vec::new();
    let mut count = 0;
    let mut try_all = |group: &[&Variant]| -> Result<(), String> {
        let [ours, theirs] = run(group)?;
        for (place, variant) in group.iter().enumerate() {
            let (_, types, result) = body(variant, place);
            count += 1;
            let differs = (0..THREADS).find(|thread| {
                let at = thread * group.len() + place;
                !allowed(variant, result, ours[at], theirs[at])
            });
            if let Some(thread) = differs {
                let at = thread * group.len() + place;
                let operands: Vec<_> = types
                    .iter()
                    .enumerate()
                    .map(|(number, ty)| format!("{:#x}", operand(*ty, number, thread)))
                    .collect();
                wrong.push(format!(
                    "{} of {}: {:#x}, not {:#x}",
                    variant.name,
                    operands.join(", "),
                    ours[at],
                    theirs[at]
                ));
            }
        }
        Ok(())
    };
    let mut refused = Vec::new();
    let known = |name: &str| REFUSED.iter().any(|(start, _)| name.starts_with(start));
    let (expected, rest): (Vec<_>, Vec<_>) = all.iter().partition(|variant| known(&variant.name));
    for group in rest.chunks(12) {
        if try_all(group).is_err() {
            for variant in group {
                let alone = NOT_INTERPRETED
                    .iter()
                    .any(|start| variant.name.starts_with(start));
                if let Err(why) = try_all(&[variant])
                    && !(alone && why.starts_with("not interpreted"))
                {
                    refused.push(format!("{}: {why}", variant.name));
                }
            }
        }
    }
    for variant in expected {
        if run(&[variant]).is_ok() {
            refused.push(format!(
                "{}: raised by now, so strike it from the list",
                variant.name
            ));
        }
    }
    assert!(
        wrong.is_empty() && refused.is_empty(),
        "of {count}, {} differ:\n{}\n{} are not tried:\n{}",
        wrong.len(),
        wrong.join("\n"),
        refused.len(),
        refused.join("\n")
    );
}

const BITS: &[&str] = &[
    "and", "or", "xor", "not", "cnot", "lop3", "shf", "shl", "shr", "prmt", "popc", "clz", "bfind",
    "fns", "brev", "bfe", "bfi", "szext", "bmsk",
];
const COMPARISONS: &[&str] = &["set", "setp", "selp", "slct", "testp"];
const FUNCTIONS: &[&str] = &[
    "rcp", "sqrt", "rsqrt", "sin", "cos", "lg2", "ex2", "tanh", "div",
];

#[test]
fn bits() {
    check(|opcode| BITS.contains(&opcode));
}

#[test]
fn comparisons_and_selections() {
    check(|opcode| COMPARISONS.contains(&opcode));
}

#[test]
fn quotients_roots_and_functions() {
    check(|opcode| FUNCTIONS.contains(&opcode));
}

#[test]
fn conversions() {
    check(|opcode| opcode == "cvt");
}

#[test]
fn arithmetic() {
    check(|opcode| {
        !BITS.contains(&opcode)
            && !COMPARISONS.contains(&opcode)
            && !FUNCTIONS.contains(&opcode)
            && opcode != "cvt"
    });
}
