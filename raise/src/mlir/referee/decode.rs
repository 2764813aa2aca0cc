//! Decoding of a parsed module: the same ops, with operands as slot numbers and attributes read.

use std::collections::{BTreeMap, HashMap};

use melior::ir::attribute::{
    DenseI32ArrayAttribute, FlatSymbolRefAttribute, FloatAttribute, TypeAttribute,
};
use melior::ir::block::BlockLike;
use melior::ir::operation::OperationLike;
use melior::ir::r#type::{IntegerType, MemRefType};
use melior::ir::{
    AffineExpr as Expr, BlockRef, Module, OperationRef, RegionRef, ShapedTypeLike, TypeLike,
    Value as MlirValue, ValueLike,
};

use super::arithmetic::{Number, Value};
use super::unknown;
use crate::error::{Error, Result};
use crate::kernel_ir::{FloatPredicate, IntPredicate};
use crate::mlir::attributes::{
    axis, groups, integer, integers, map_of, predicate, reduction_kinds, result_type, rmw_kind,
    set_of, steps, unread,
};
use crate::mlir::import::IDS;
use crate::mlir::location::{self, Files};
use crate::mlir::memory::dense_bytes;
use crate::mlir::strings::string;
use crate::mlir::walk::{blocks_in, is_one_of, ops_in};
use crate::mlir::{arguments, llvm_ops, types};

/// The type of a value.
#[derive(Clone, Debug)]
pub(super) enum Type {
    Number(Number),
    MemRef {
        element: Number,
        /// `None` where dynamic.
        sizes: Vec<Option<i64>>,
    },
    Other,
}

/// The functions and variables that a launch may need.
#[derive(Debug, Default)]
pub(super) struct Program {
    pub entry: String,
    pub functions: BTreeMap<String, Function>,
    /// Initial bytes, element and extents of each variable.
    pub globals: BTreeMap<String, (Vec<u8>, Number, Vec<i64>)>,
    /// The number of values.
    pub slots: usize,
    /// Whether a function uses thread ids.
    pub asks_ids: bool,
}

#[derive(Debug)]
pub(super) struct Function {
    pub parameters: Vec<Type>,
    pub body: Vec<Block>,
}

#[derive(Debug)]
pub(super) struct Block {
    pub args: Vec<usize>,
    pub insts: Vec<Inst>,
}

/// One op.
#[derive(Debug)]
pub(super) struct Inst {
    pub name: String,
    pub operands: Vec<usize>,
    pub results: Vec<usize>,
    /// The types of the results.
    pub types: Vec<Type>,
    pub regions: Vec<Vec<Block>>,
    /// Block, first operand and number of operands of each successor.
    pub successors: Vec<(usize, usize, usize)>,
    pub extra: Extra,
    pub line: u32,
    pub column: u32,
}

/// The attributes of an op.
#[derive(Debug)]
pub(super) enum Extra {
    None,
    Constant(Value),
    Map(Map),
    Set(Set),
    Ints(Vec<i64>),
    Predicate(&'static str),
    Symbol(String),
    /// The kind of an atomic, and its index map.
    Atomic(String, Map),
    /// Bounds of a loop; groups and reductions of a parallel one.
    Loop {
        lower: Map,
        upper: Map,
        steps: Vec<i64>,
        groups: [Vec<usize>; 2],
        reductions: Vec<(&'static str, Number)>,
    },
    /// Static offsets, sizes and strides; `i64::MIN` stands for an operand.
    Views([Vec<i64>; 3]),
    /// The operands of a `getelementptr` with the bytes by which each is scaled, and a constant in
    /// bytes.
    Steps(Vec<(usize, i64)>, i64),
}

/// An affine expression.
#[derive(Debug)]
enum Affine {
    /// A dimension, or, numbered after these, a symbol.
    Input(usize),
    Constant(i64),
    Add(Box<Affine>, Box<Affine>),
    Mul(Box<Affine>, Box<Affine>),
    Mod(Box<Affine>, Box<Affine>),
    FloorDiv(Box<Affine>, Box<Affine>),
    CeilDiv(Box<Affine>, Box<Affine>),
}

#[derive(Debug)]
pub(super) struct Map {
    pub inputs: usize,
    results: Vec<Affine>,
}

#[derive(Debug)]
pub(super) struct Set {
    /// Expressions that are zero (`true`) or nonnegative (`false`).
    constraints: Vec<(Affine, bool)>,
}

impl Affine {
    fn new(of: Expr, dims: usize) -> Result<Affine> {
        if of.is_dim() {
            return Ok(Affine::Input(of.dim_position()));
        }
        if of.is_symbol() {
            return Ok(Affine::Input(dims + of.symbol_position()));
        }
        if of.is_constant() {
            return Ok(Affine::Constant(of.constant_value()));
        }
        let two = [of.lhs(), of.rhs()].map(|side| Affine::new(side, dims).map(Box::new));
        let [lhs, rhs] = two;
        let (lhs, rhs) = (lhs?, rhs?);
        Ok(if of.is_add() {
            Affine::Add(lhs, rhs)
        } else if of.is_mul() {
            Affine::Mul(lhs, rhs)
        } else if of.is_mod() {
            Affine::Mod(lhs, rhs)
        } else if of.is_floor_div() {
            Affine::FloorDiv(lhs, rhs)
        } else {
            Affine::CeilDiv(lhs, rhs)
        })
    }

    fn eval(&self, inputs: &[i64]) -> Result<i64> {
        let both = |a: &Affine, b: &Affine| Ok((a.eval(inputs)?, b.eval(inputs)?));
        let divided = |a: &Affine, b: &Affine| match both(a, b)? {
            (_, by) if by <= 0 => Err(Error::user("mlir-referee", "a division by zero in a map")),
            values => Ok(values),
        };
        let value = match self {
            Affine::Input(number) => inputs.get(*number).copied(),
            Affine::Constant(value) => Some(*value),
            Affine::Add(a, b) => both(a, b).map(|(a, b)| a.checked_add(b))?,
            Affine::Mul(a, b) => both(a, b).map(|(a, b)| a.checked_mul(b))?,
            Affine::Mod(a, b) => divided(a, b).map(|(a, b)| Some(a.rem_euclid(b)))?,
            Affine::FloorDiv(a, b) => divided(a, b).map(|(a, b)| Some(a.div_euclid(b)))?,
            Affine::CeilDiv(a, b) => divided(a, b)
                .map(|(a, b)| Some(a.div_euclid(b) + i64::from(a.rem_euclid(b) != 0)))?,
        };
        value.ok_or_else(|| Error::user("mlir-referee", "an affine map overflows"))
    }
}

impl Map {
    fn new(operation: OperationRef, name: &str) -> Result<Map> {
        let map = map_of(operation, name)?;
        let dims = map.dim_count();
        let results = (0..map.result_count())
            .map(|result| Affine::new(map.result(result).map_err(unread)?, dims))
            .collect::<Result<_>>()?;
        Ok(Map {
            inputs: map.input_count(),
            results,
        })
    }

    pub(super) fn eval(&self, inputs: &[i64]) -> Result<Vec<i64>> {
        self.results
            .iter()
            .map(|result| result.eval(inputs))
            .collect()
    }
}

impl Set {
    fn new(operation: OperationRef) -> Result<Set> {
        let set = set_of(operation)?;
        let constraints = set.constraints.into_iter();
        let constraints = constraints
            .map(|(expr, zero)| Ok((Affine::new(expr, set.dims)?, zero)))
            .collect::<Result<_>>()?;
        Ok(Set { constraints })
    }

    pub(super) fn contains(&self, inputs: &[i64]) -> Result<bool> {
        for (expr, zero) in &self.constraints {
            let value = expr.eval(inputs)?;
            if if *zero { value != 0 } else { value < 0 } {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Decodes the functions of `module`; `entry` is the launched one.
pub(super) fn program(module: &Module, entry: &str) -> Result<Program> {
    let mut decoder = Decoder::default();
    let mut program = Program {
        entry: entry.to_owned(),
        ..Program::default()
    };
    for (function, block) in arguments::bodies(module) {
        let parameters = (0..block.argument_count())
            .map(|number| {
                block
                    .argument(number)
                    .map(|argument| of_type(argument.r#type()))
            })
            .collect::<Result<_, _>>()
            .map_err(unread)?;
        let region = function.region(0).map_err(unread)?;
        let body = decoder.region(region)?;
        program
            .functions
            .insert(arguments::name(function), Function { parameters, body });
    }
    if !program.functions.contains_key(entry) {
        return Err(Error::user(
            "no-such-kernel",
            format!("there is no function `{entry}`"),
        ));
    }
    for operation in ops_in(module.body()) {
        if is_one_of(operation, &["memref.global"])
            && let Some(global) = global(operation)
        {
            program.globals.insert(arguments::name(operation), global);
        }
    }
    program.slots = decoder.slots.len();
    program.asks_ids = decoder.asks_ids;
    Ok(program)
}

fn global(operation: OperationRef) -> Option<(Vec<u8>, Number, Vec<i64>)> {
    let ty = TypeAttribute::try_from(operation.attribute("type").ok()?)
        .ok()?
        .value();
    let Type::MemRef { element, sizes } = of_type(ty) else {
        return None;
    };
    let sizes: Vec<i64> = sizes.into_iter().collect::<Option<_>>()?;
    let count = sizes.iter().product::<i64>() as usize;
    let value = operation.attribute("initial_value").ok()?;
    let ours = types::memref(ty)?.0;
    let bytes = match dense_bytes(&value, ours, count) {
        Some(bytes) => bytes,
        None if value.to_string() == "unit" => vec![0; count * element.bytes()],
        None => return None,
    };
    Some((bytes, element, sizes))
}

#[derive(Default)]
struct Decoder {
    /// The slots of MLIR's values, by address.
    slots: HashMap<usize, usize>,
    asks_ids: bool,
}

impl Decoder {
    fn slot(&mut self, value: MlirValue) -> usize {
        let next = self.slots.len();
        *self
            .slots
            .entry(value.to_raw().ptr as usize)
            .or_insert(next)
    }

    fn region(&mut self, region: RegionRef) -> Result<Vec<Block>> {
        let blocks: Vec<BlockRef> = blocks_in(region).collect();
        let places: Vec<usize> = blocks
            .iter()
            .map(|block| block.to_raw().ptr as usize)
            .collect();
        blocks
            .iter()
            .map(|block| self.block(*block, &places))
            .collect()
    }

    fn block(&mut self, block: BlockRef, places: &[usize]) -> Result<Block> {
        let mut args = Vec::new();
        for number in 0..block.argument_count() {
            args.push(self.slot(block.argument(number).map_err(unread)?.into()));
        }
        let insts = ops_in(block)
            .map(|operation| self.inst(operation, places))
            .collect::<Result<_>>()?;
        Ok(Block { args, insts })
    }

    fn inst(&mut self, operation: OperationRef, places: &[usize]) -> Result<Inst> {
        let name = operation.name();
        let name = name.as_string_ref().as_str().unwrap_or_default().to_owned();
        self.asks_ids |= is_one_of(operation, &IDS);
        let loc = location::of(operation.location(), Files::All);
        let operands: Vec<usize> = operation.operands().map(|value| self.slot(value)).collect();
        let results = operation
            .results()
            .map(|result| self.slot(result.into()))
            .collect();
        let types = operation
            .results()
            .map(|result| of_type(result.r#type()))
            .collect();
        let regions = operation
            .regions()
            .map(|region| self.region(region))
            .collect::<Result<_>>()?;
        let successors = successors(operation, &name, operands.len(), places);
        let extra = extra(operation, &name).map_err(|error| error.at_line(loc.line, loc.column))?;
        Ok(Inst {
            name,
            operands,
            results,
            types,
            regions,
            successors,
            extra,
            line: loc.line,
            column: loc.column,
        })
    }
}

fn successors(
    operation: OperationRef,
    name: &str,
    operands: usize,
    places: &[usize],
) -> Vec<(usize, usize, usize)> {
    let count = operation.successor_count();
    let block = |number: usize| {
        let raw = operation.successor(number).ok()?.to_raw().ptr as usize;
        places.iter().position(|place| *place == raw)
    };
    let mut first = 0;
    let mut sizes = vec![operands];
    if count == 2 {
        let segments = operation.attribute("operandSegmentSizes").ok();
        let segments = segments.and_then(|sizes| DenseI32ArrayAttribute::try_from(sizes).ok());
        let size = |at: usize| {
            let size = segments.as_ref().and_then(|sizes| sizes.element(at).ok());
            size.map_or(0, |size| size as usize)
        };
        (first, sizes) = (1, vec![size(1), size(2)]);
    }
    let mut all = Vec::new();
    for number in 0..count {
        let size = sizes.get(number).copied().unwrap_or(0);
        if let Some(block) = block(number) {
            all.push((block, first, size));
        }
        first += size;
    }
    debug_assert!(all.len() == count, "`{name}` leads out of its region");
    all
}

fn of_type(ty: melior::ir::Type) -> Type {
    if let Some(number) = number(ty) {
        return Type::Number(number);
    }
    let Ok(memref) = MemRefType::try_from(ty) else {
        return Type::Other;
    };
    let Some(element) = number(memref.element()) else {
        return Type::Other;
    };
    Type::MemRef {
        element,
        sizes: types::extents(&memref),
    }
}

fn number(ty: melior::ir::Type) -> Option<Number> {
    if ty.is_index() {
        return Some(Number::Int(64));
    }
    let floats = [
        (ty.is_f32(), Number::F32),
        (ty.is_f64(), Number::F64),
        (ty.is_f16(), Number::F16),
        (ty.is_bf16(), Number::BF16),
    ];
    if let Some((_, float)) = floats.into_iter().find(|(is, _)| *is) {
        return Some(float);
    }
    let integer = IntegerType::try_from(ty).ok()?;
    (integer.width() <= 64).then(|| Number::Int(integer.width()))
}

fn extra(operation: OperationRef, name: &str) -> Result<Extra> {
    Ok(match name {
        "arith.constant" | "llvm.mlir.constant" | "index.constant" => {
            let value = operation.attribute("value").map_err(unread)?;
            let ty = of_type(result_type(operation)?);
            let Type::Number(number) = ty else {
                return Ok(Extra::None); // reported when it is run
            };
            let value = match (number, integer(value)) {
                (Number::Int(_), Some(value)) => Value::int(value.into(), number),
                _ => {
                    let value = FloatAttribute::try_from(value).map_err(|_| unknown(name))?;
                    Value::float(value.value(), number)
                }
            };
            Extra::Constant(value)
        }
        "affine.load" | "affine.store" | "affine.apply" | "affine.min" | "affine.max" => {
            Extra::Map(Map::new(operation, "map")?)
        }
        "affine.if" => Extra::Set(Set::new(operation)?),
        "affine.for" => Extra::Loop {
            lower: Map::new(operation, "lowerBoundMap")?,
            upper: Map::new(operation, "upperBoundMap")?,
            steps: vec![
                integer(operation.attribute("step").map_err(unread)?)
                    .ok_or_else(|| unknown(name))?,
            ],
            groups: Default::default(),
            reductions: Vec::new(),
        },
        "affine.parallel" => parallel(operation)?,
        "affine.delinearize_index" => {
            let mut basis = integers(operation, "static_basis")?;
            if basis.contains(&i64::MIN) {
                return Err(unknown("affine.delinearize_index of values"));
            }
            if basis.len() + 1 == operation.result_count() {
                basis.insert(0, 1);
            }
            Extra::Ints(basis)
        }
        "arith.cmpi" | "llvm.icmp" => {
            Extra::Predicate(predicate(operation, IntPredicate::ALL)?.name())
        }
        "arith.cmpf" | "llvm.fcmp" => {
            Extra::Predicate(predicate(operation, FloatPredicate::ALL)?.name())
        }
        "memref.atomic_rmw" => {
            let kind = operation.attribute("kind").ok().and_then(rmw_kind);
            Extra::Symbol(kind.ok_or_else(|| unknown(name))?.to_owned())
        }
        "enzyme.affine_atomic_rmw" => {
            let kind = operation.attribute("kind").ok().and_then(string);
            Extra::Atomic(
                kind.ok_or_else(|| unknown(name))?,
                Map::new(operation, "map")?,
            )
        }
        "func.call" | "llvm.call" | "memref.get_global" => {
            let attribute = if name.ends_with("call") {
                "callee"
            } else {
                "name"
            };
            let symbol = operation.attribute(attribute).map_err(|_| unknown(name))?;
            let symbol = FlatSymbolRefAttribute::try_from(symbol).map_err(unread)?;
            Extra::Symbol(symbol.value().to_owned())
        }
        "memref.subview" | "memref.reinterpret_cast" => {
            let of = |name: &str| integers(operation, name);
            Extra::Views([
                of("static_offsets")?,
                of("static_sizes")?,
                of("static_strides")?,
            ])
        }
        "llvm.getelementptr" => {
            let (steps, constant) = llvm_ops::steps(operation)?;
            Extra::Steps(steps, constant)
        }
        "scf.index_switch" => Extra::Ints(integers(operation, "cases")?),
        "gpu.block_id" | "gpu.thread_id" | "gpu.global_id" | "gpu.block_dim" | "gpu.grid_dim" => {
            Extra::Ints(vec![axis(operation)?.into()])
        }
        _ => Extra::None,
    })
}

fn parallel(operation: OperationRef) -> Result<Extra> {
    let steps = steps(operation)?;
    let groups = |name: &str| groups(operation, name, steps.len());
    let groups = [groups("lowerBoundsGroups")?, groups("upperBoundsGroups")?];
    let reductions = reduction_kinds(operation)?
        .into_iter()
        .zip(operation.results())
        .map(|(kind, result)| match of_type(result.r#type()) {
            Type::Number(number) => Ok((kind, number)),
            _ => Err(unknown("affine.parallel")),
        })
        .collect::<Result<_>>()?;
    Ok(Extra::Loop {
        lower: Map::new(operation, "lowerBoundsMap")?,
        upper: Map::new(operation, "upperBoundsMap")?,
        steps,
        groups,
        reductions,
    })
}
