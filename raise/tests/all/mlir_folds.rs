//! Constants that MLIR folds: every float op of our tables at special values has the same result
//! whether its operands are constants or are loaded.
//!
//! LLVM leaves calls such as `log(-1)` and functions of libdevice as they are, and MLIR's
//! canonicalizer folds them; files of MLIR have constants of their own. Kernels are of MLIR, one
//! for each op and type.

use raise::kernel_ir::{BinaryOp, CastOp, UnaryOp};
use raise::launch::{Arg, Launch};
use raise::program::ArraySpec;
use raise::source::{Source, interpret, raise_program};
use stablehlo::ElementType;

use crate::evaluate::{evaluate, one_launch};

/// A float type: its name, its element type, and special values as bits.
struct Format {
    name: &'static str,
    element: ElementType,
    values: Vec<u64>,
}

/// Zeros, ones, values at the ends of domains, subnormal and huge values, infinities and NaN.
fn formats() -> [Format; 2] {
    let values = [
        0.0,
        1.0,
        0.5,
        0.75,
        2.5,
        1.5,
        3.0,
        1e-30,
        1e30,
        88.0,
        1000.0,
        f64::INFINITY,
    ];
    let signed = values.into_iter().flat_map(|value: f64| [value, -value]);
    let signed: Vec<f64> = signed.chain([f64::NAN]).collect();
    let f32s = [
        1,
        0x8000_0001,
        0x007f_ffff,
        0x0080_0000,
        0x7f7f_ffff,
        0xff7f_ffff,
    ];
    let f64s = [
        1,
        1 << 63 | 1,
        (1 << 52) - 1,
        1 << 52,
        f64::MAX.to_bits(),
        f64::MIN.to_bits(),
    ];
    let singles = signed
        .iter()
        .map(|value| u64::from((*value as f32).to_bits()));
    let doubles = signed.iter().map(|value| value.to_bits());
    [
        Format {
            name: "f32",
            element: ElementType::F32,
            values: singles.chain(f32s).collect(),
        },
        Format {
            name: "f64",
            element: ElementType::F64,
            values: doubles.chain(f64s).collect(),
        },
    ]
}

impl Format {
    fn bytes(&self, values: &[u64]) -> Vec<u8> {
        let size = self.element.bytes();
        values
            .iter()
            .flat_map(|bits| bits.to_le_bytes()[..size].to_vec())
            .collect()
    }

    fn value(&self, bits: u64) -> f64 {
        match self.element {
            ElementType::F32 => f32::from_bits(bits as u32).into(),
            _ => f64::from_bits(bits),
        }
    }
}

/// One evaluation of an op: its operands as indices into the values of the format.
type Sample = Vec<usize>;

/// An op with operands of one format.
struct Case<'a> {
    format: &'a Format,
    /// The op's text, with `$0`, `$1` … for its operands.
    text: String,
    /// The type of the result.
    result: &'static str,
    samples: Vec<Sample>,
}

/// A branch to a block of its own.
const BRANCH: &str = "  cf.br ^bb1\n^bb1:\n";

impl Case<'_> {
    /// Returns a function that stores the result of each sample; the operands for which
    /// `is_constant` holds are constants, others are loaded. It begins with `branch`: MLIR's
    /// canonicalizer runs on functions of several blocks.
    fn function(&self, branch: &str, is_constant: impl Fn(usize) -> bool) -> String {
        let (from, to, n) = (self.format.name, self.result, self.samples.len());
        let count = self.format.values.len();
        let mut text =
            format!("func.func @k(%x: memref<{count}x{from}>, %y: memref<{n}x{to}>) {{\n");
        text += branch;
        for (at, bits) in self.format.values.iter().enumerate() {
            let width = 2 * self.format.element.bytes();
            text += &format!("  %k{at} = arith.constant 0x{bits:0width$X} : {from}\n");
            text += &format!("  %c{at} = arith.constant {at} : index\n");
            text += &format!("  %x{at} = memref.load %x[%c{at}] : memref<{count}x{from}>\n");
        }
        for (at, sample) in self.samples.iter().enumerate() {
            let mut op = self.text.clone();
            for (place, operand) in sample.iter().enumerate() {
                let kind = if is_constant(place) { 'k' } else { 'x' };
                op = op.replace(&format!("${place}"), &format!("%{kind}{operand}"));
            }
            text += &format!("  %r{at} = {op}\n  %i{at} = arith.constant {at} : index\n");
            text += &format!("  memref.store %r{at}, %y[%i{at}] : memref<{n}x{to}>\n");
        }
        text + "  return\n}\n"
    }

    fn element(&self) -> ElementType {
        match self.result {
            "f32" => ElementType::F32,
            "f64" => ElementType::F64,
            "i1" => ElementType::Pred,
            "i64" => ElementType::I64,
            _ => ElementType::I32,
        }
    }

    /// Returns the results, of the raised program or of the ops executed one by one.
    fn results(&self, text: String, is_raised: bool) -> Result<Vec<u64>, String> {
        let array = |name: &str, element, len| ArraySpec {
            name: name.to_owned(),
            element,
            shape: vec![len],
        };
        let arrays = vec![
            array("x", self.format.element, self.format.values.len()),
            array("y", self.element(), self.samples.len()),
        ];
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
        let size = self.element().bytes();
        let mut contents = vec![
            self.format.bytes(&self.format.values),
            vec![0; size * self.samples.len()],
        ];
        let spec = one_launch(arrays, launch);
        let source = Source::parse("k.mlir", text.into_bytes());
        let source = source.map_err(|errors| format!("{errors:?}"))?;
        match is_raised {
            true => {
                let program = raise_program(&[source], &spec);
                let program = program.map_err(|errors| format!("{:?}", errors[0]))?;
                let failed = evaluate(&program, &spec, &mut contents);
                assert!(matches!(failed, Ok(None)), "{failed:?}");
            }
            false => {
                let ended = interpret(&[source], &spec, &mut contents, 1);
                ended.map_err(|errors| format!("{:?}", errors[0]))?;
            }
        }
        let bits = |bytes: &[u8]| {
            let mut all = [0; 8];
            all[..bytes.len()].copy_from_slice(bytes);
            u64::from_le_bytes(all)
        };
        Ok(contents[1].chunks(size).map(bits).collect())
    }

    /// Returns whether two results agree: the same special values, and numbers within 8 units in
    /// the last place, since a constant is folded by the host's library.
    fn agree(&self, a: u64, b: u64) -> bool {
        let value = |bits: u64| match self.result {
            "f32" => Some(f64::from(f32::from_bits(bits as u32))),
            "f64" => Some(f64::from_bits(bits)),
            _ => None,
        };
        match (value(a), value(b)) {
            (Some(x), Some(y)) if x.is_nan() || y.is_nan() => x.is_nan() && y.is_nan(),
            (Some(x), Some(y)) if x == 0.0 || y == 0.0 || x.is_infinite() || y.is_infinite() => {
                a == b
            }
            (Some(x), Some(y)) => {
                x.is_sign_negative() == y.is_sign_negative() && a.abs_diff(b) <= 8
            }
            _ => a == b,
        }
    }

    /// Compares the results with constants with those of loaded operands.
    fn compare(&self, wrong: &mut Vec<String>) {
        let count = self.samples[0].len();
        let loaded = self.results(self.function("", |_| false), true);
        let loaded = loaded.unwrap_or_else(|error| panic!("{}: {error}", self.text));
        // Which operands are constants, as a mask; without any, the ops are executed one by one.
        for mask in 0..1 << count {
            let is_constant = |place: usize| mask >> place & 1 == 1;
            let branch = if mask > 0 { BRANCH } else { "" };
            let found = self.results(self.function(branch, is_constant), mask > 0);
            let found = found.unwrap_or_else(|error| panic!("{}: {error}", self.text));
            let pairs = found.iter().zip(&loaded).zip(&self.samples);
            for ((found, loaded), sample) in pairs.filter(|((a, b), _)| !self.agree(**a, **b)) {
                let operands: Vec<f64> = sample
                    .iter()
                    .map(|at| self.format.value(self.format.values[*at]))
                    .collect();
                let (text, from) = (&self.text, self.format.name);
                wrong.push(format!(
                    "{text} of {operands:?} ({from}), constants {mask:b}: {found:#x}, loaded {loaded:#x}"
                ));
            }
        }
    }
}

fn alone(format: &Format) -> Vec<Sample> {
    (0..format.values.len()).map(|at| vec![at]).collect()
}

/// The values of which all pairs are taken, by their indices: zeros, ones, `-0.5`, `2.5`,
/// infinities, NaN, the least subnormal value and the largest values.
const FEW: [usize; 12] = [0, 1, 2, 3, 5, 8, 22, 23, 24, 25, 29, 30];

fn pairs() -> Vec<Sample> {
    FEW.into_iter()
        .flat_map(|a| FEW.map(|b| vec![a, b]))
        .collect()
}

fn is_of_floats(name: &str) -> bool {
    let of_integers = ["absi", "ctpop", "ctlz", "cttz"].map(|op| format!("math.{op}"));
    name.starts_with("math.") && !of_integers.contains(&name.to_owned())
        || name.starts_with("arith.") && name.ends_with('f')
}

fn assert_none(wrong: &[String]) {
    let (count, list) = (wrong.len(), wrong.join("\n"));
    assert!(wrong.is_empty(), "{count} wrong:\n{list}");
}

#[test]
fn ops_of_one_constant() {
    let mut wrong = Vec::new();
    for format in &formats() {
        let ty = format.name;
        for op in UnaryOp::ALL.iter().filter(|op| is_of_floats(op.name())) {
            let case = Case {
                format,
                text: format!("{} $0 : {ty}", op.name()),
                result: if op.is_predicate() { "i1" } else { ty },
                samples: alone(format),
            };
            case.compare(&mut wrong);
        }
    }
    assert_none(&wrong);
}

#[test]
fn ops_of_two_constants() {
    let mut wrong = Vec::new();
    for format in &formats() {
        let ty = format.name;
        for op in BinaryOp::ALL.iter().filter(|op| is_of_floats(op.name())) {
            let case = Case {
                format,
                text: format!("{} $0, $1 : {ty}", op.name()),
                result: ty,
                samples: pairs(),
            };
            case.compare(&mut wrong);
        }
    }
    assert_none(&wrong);
}

#[test]
fn comparisons_and_conversions_of_constants() {
    let mut wrong = Vec::new();
    for format in &formats() {
        let ty = format.name;
        let predicates = [
            "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule",
            "une", "uno",
        ];
        for predicate in predicates {
            let case = Case {
                format,
                text: format!("arith.cmpf {predicate}, $0, $1 : {ty}"),
                result: "i1",
                samples: pairs(),
            };
            case.compare(&mut wrong);
        }
        let (other, narrow) = match ty {
            "f32" => ("f64", CastOp::ExtF),
            _ => ("f32", CastOp::TruncF),
        };
        let casts = [
            (narrow, other),
            (CastOp::FpToSi, "i32"),
            (CastOp::FpToSi, "i64"),
            (CastOp::FpToUi, "i32"),
            (CastOp::FpToUi, "i64"),
            (CastOp::Bitcast, if ty == "f32" { "i32" } else { "i64" }),
        ];
        for (op, result) in casts {
            // Other floats have no integer in MLIR.
            let is_in_range = |sample: &Sample| {
                let value = format.value(format.values[sample[0]]);
                (-0.5..=1000.0).contains(&value) || !result.starts_with('i')
            };
            let mut samples = alone(format);
            if op != CastOp::Bitcast {
                samples.retain(is_in_range);
            }
            let case = Case {
                format,
                text: format!("{} $0 : {ty} to {result}", op.name()),
                result,
                samples,
            };
            case.compare(&mut wrong);
        }
    }
    assert_none(&wrong);
}
