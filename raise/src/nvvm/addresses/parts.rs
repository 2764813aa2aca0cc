//! Splits shared arrays that hold data of several types into separate variables.
//!
//! Dynamic shared memory is one array of bytes, which kernels divide: `float *a = (float *)smem;`,
//! `int *b = (int *)(smem + n * 4);`. With a single element type, that of the narrowest access, a
//! wider access combines several elements, and a wider atomic is impossible.
//!
//! If the launch determines the bytes that each access may reach, accesses that may reach the same
//! bytes belong to one part. Otherwise an array is divided only if an atomic could not be raised
//! without it, by the constants in the addresses: `b[bin]` is assumed to stay between `b` and the
//! next part. If it does not, it is out of bounds, which the program checks at run time.

use llvm::{Builder, ModuleRef, Opcode, Value};

use super::arrays::{self, Array, Kind};
use super::origin::{Origins, accessed, base_and_offset};
use super::units::accessed_type;
use crate::error::Error;
use crate::launch::Launch;
use crate::nvvm::ids::Id;
use crate::nvvm::threads;

/// Splits the shared arrays in which accesses of different widths are in separate parts.
pub fn divide(unit: ModuleRef, function: Value, launch: &Launch) -> Result<(), Vec<Error>> {
    let arrays = arrays::find(unit, function, launch)?;
    let is_shared = |array: &Array| matches!(array.kind, Kind::Shared);
    if !arrays.iter().any(is_shared) {
        return Ok(());
    }
    let origins = Origins::find(function, &arrays);
    let instructions = function.instructions();
    for (number, array) in arrays.iter().enumerate() {
        if !is_shared(array) {
            continue;
        }
        let accesses: Vec<Reach> = instructions
            .iter()
            .filter(|value| accessed(**value).and_then(|at| origins.array(at)) == Some(number))
            .map(|value| Reach::of(unit, *value, launch, &origins))
            .collect();
        if let Some(parts) = parts(&accesses, array.bytes as i128) {
            write(unit, array, &accesses, &parts);
        }
    }
    Ok(())
}

/// An access to shared memory.
struct Reach {
    access: Value,
    /// The size of its scalar in bytes.
    width: i128,
    /// The first byte it may reach, if known, otherwise the constant in its address.
    start: i128,
    /// The first byte it may reach and one past the last, if known.
    reach: Option<(i128, i128)>,
}

/// A range of bytes of an array.
struct ByteSpan {
    from: i128,
    to: i128,
    narrowest: i128,
}

impl Reach {
    fn of(unit: ModuleRef, access: Value, launch: &Launch, origins: &Origins) -> Reach {
        let ty = accessed_type(access);
        let scalar = ty.vector().map_or(ty, |(scalar, _)| scalar);
        let address = accessed(access).expect("an access has an address");
        let bounds = Bounds {
            unit,
            launch,
            origins,
        };
        let range = bounds.range(address, DEPTH);
        let constant = || bounds.constant_part(address, DEPTH, &mut Vec::new());
        let start = range.map(|(from, _)| from).or_else(constant);
        Reach {
            access,
            width: unit.size_of(scalar) as i128,
            start: start.unwrap_or(0),
            reach: range.map(|(from, last)| (from, last + unit.size_of(ty) as i128)),
        }
    }
}

/// Returns the parts of an array of `bytes` bytes, if it is to be split.
fn parts(accesses: &[Reach], bytes: i128) -> Option<Vec<ByteSpan>> {
    let narrowest = accesses.iter().map(|access| access.width).min()?;
    if accesses.iter().all(|access| access.width == narrowest) {
        return None;
    }
    let spans = accesses.iter().map(|access| {
        let (from, to) = access.reach?;
        (from >= 0 && to <= bytes).then_some((from, to, access.width))
    });
    let lacking = |access: &Reach| threads::is_atomic(access.access) && access.width != narrowest;
    let by_reach = spans
        .collect::<Option<Vec<_>>>()
        .and_then(|spans| join(spans, bytes));
    by_reach.or_else(|| {
        let spans = accesses.iter().map(|access| {
            let (from, width) = (access.start, access.width);
            (from, from + width, width)
        });
        let needed = accesses.iter().any(lacking);
        needed.then(|| join(spans.collect(), bytes)).flatten()
    })
}

/// Partitions all bytes of an array by the ranges of accesses: first byte, one past the last, and
/// width. `None` if there is only one part.
fn join(mut spans: Vec<(i128, i128, i128)>, bytes: i128) -> Option<Vec<ByteSpan>> {
    spans.sort_unstable();
    let mut parts: Vec<ByteSpan> = Vec::new();
    for (from, to, narrowest) in spans {
        match parts.last_mut() {
            Some(part) if from < part.to => {
                part.to = part.to.max(to);
                part.narrowest = part.narrowest.min(narrowest);
            }
            _ => parts.push(ByteSpan {
                from,
                to,
                narrowest,
            }),
        }
    }
    // Adjacent accesses of one width belong to one part, as the elements of an unrolled loop do.
    parts.dedup_by(|next, part| next.narrowest == part.narrowest);
    for at in 0..parts.len() {
        parts[at].to = parts.get(at + 1).map_or(bytes, |next| next.from);
    }
    let whole = |part: &ByteSpan| {
        let bytes = part.to - part.from;
        part.from % part.narrowest == 0 && bytes > 0 && bytes % part.narrowest == 0
    };
    (parts.len() > 1 && parts.iter().all(whole) && parts[0].from >= 0).then_some(parts)
}

/// Redirects each access to a variable of its part.
fn write(unit: ModuleRef, array: &Array, accesses: &[Reach], parts: &[ByteSpan]) {
    let builder = Builder::new(unit);
    let variables: Vec<Value> = parts
        .iter()
        .map(|part| {
            let name = format!("{}+{}", array.name, part.from);
            unit.shared_variable(&name, (part.to - part.from) as u64)
        })
        .collect();
    let long = unit.int(64);
    for reach in accesses {
        let until = parts.partition_point(|part| part.from <= reach.start);
        let number = until.saturating_sub(1);
        let address = accessed(reach.access).expect("an access has an address");
        let builder = builder.before(reach.access);
        let index = match base_and_offset(unit, address) {
            Some((_, bytes)) => long.int(i128::from(bytes) - parts[number].from),
            None => {
                let number_of = |value| builder.cast(Opcode::LLVMPtrToInt, value, long);
                let bytes = builder.sub(number_of(address), number_of(array.value));
                builder.add(bytes, long.int(-parts[number].from))
            }
        };
        let mut address = builder.element_address(unit.int(8), variables[number], index);
        let operand = match reach.access.opcode() {
            Some(Opcode::LLVMStore) => 1,
            Some(Opcode::LLVMCall) => {
                address = builder.generic(address);
                0
            }
            _ => 0,
        };
        reach.access.set_operand(operand, address);
    }
}

/// The greatest depth to which an address or integer is followed.
const DEPTH: usize = 24;

/// Range analysis of integers and addresses; addresses are relative to the start of their array.
struct Bounds<'a> {
    unit: ModuleRef,
    launch: &'a Launch,
    origins: &'a Origins,
}

impl Bounds<'_> {
    /// Returns the least and the greatest value.
    fn range(&self, value: Value, depth: usize) -> Option<(i128, i128)> {
        use Opcode::*;
        if let Some((_, bytes)) = base_and_offset(self.unit, value) {
            return Some((bytes.into(), bytes.into()));
        }
        if let Some(constant) = value.const_int() {
            return Some((constant.into(), constant.into()));
        }
        let depth = depth.checked_sub(1)?;
        let of = |index: usize| self.range(value.operand(index), depth);
        let constant = |index: usize| value.operand(index).const_int().map(i128::from);
        match value.opcode()? {
            LLVMBitCast | LLVMAddrSpaceCast | LLVMFreeze | LLVMPtrToInt | LLVMIntToPtr
            | LLVMSExt => of(0),
            LLVMTrunc => of(0).filter(|range| fits(*range, value)),
            LLVMZExt => match of(0).filter(|(least, _)| *least >= 0) {
                None if value.operand(0).ty().bits() <= 16 => {
                    Some((0, (1 << value.operand(0).ty().bits()) - 1))
                }
                known => known,
            },
            LLVMCall => {
                let id = Id::of_name(&value.callee_name()?)?;
                Some((0, i128::from(id.extent(self.launch)) - 1))
            }
            LLVMAdd => sum(of(0)?, of(1)?).filter(|range| fits(*range, value)),
            LLVMOr if value.disjoint() => sum(of(0)?, of(1)?).filter(|range| fits(*range, value)),
            LLVMSub => {
                let (least, greatest) = of(1)?;
                sum(of(0)?, (-greatest, -least)).filter(|range| fits(*range, value))
            }
            LLVMMul => scaled(of(0)?, constant(1)?).filter(|range| fits(*range, value)),
            LLVMShl => {
                let by = constant(1).filter(|by| (0..62).contains(by))?;
                scaled(of(0)?, 1 << by).filter(|range| fits(*range, value))
            }
            LLVMAnd => {
                let mask = constant(1).filter(|mask| *mask >= 0)?;
                Some((0, mask))
            }
            LLVMURem => Some((0, constant(1).filter(|by| *by > 0)? - 1)),
            LLVMLShr | LLVMAShr => {
                let (least, greatest) = of(0).filter(|(least, _)| *least >= 0)?;
                let by = constant(1).filter(|by| (0..62).contains(by))?;
                Some((least >> by, greatest >> by))
            }
            LLVMSelect => {
                let (a, b) = (of(1)?, of(2)?);
                Some((a.0.min(b.0), a.1.max(b.1)))
            }
            LLVMGetElementPtr => {
                let (constant, terms) = self.unit.gep_offset(value)?;
                let mut all = sum(of(0)?, (constant.into(), constant.into()))?;
                for (index, bytes) in terms {
                    all = sum(all, scaled(self.range(index, depth)?, bytes.into())?)?;
                }
                Some(all)
            }
            _ => None,
        }
    }

    /// Returns the constant added to an address, ignoring other terms; for an address that a loop
    /// increments, the initial value counts.
    fn constant_part(&self, value: Value, depth: usize, seen: &mut Vec<Value>) -> Option<i128> {
        use Opcode::*;
        if let Some((_, bytes)) = base_and_offset(self.unit, value) {
            return Some(bytes.into());
        }
        if let Some(constant) = value.const_int() {
            return Some(constant.into());
        }
        let depth = depth.checked_sub(1)?;
        let mut of = |value: Value| self.constant_part(value, depth, seen);
        match value.opcode() {
            Some(LLVMAdd) => Some(of(value.operand(0))? + of(value.operand(1))?),
            Some(LLVMOr) if value.disjoint() => Some(of(value.operand(0))? + of(value.operand(1))?),
            Some(LLVMGetElementPtr) => {
                let (constant, _) = self.unit.gep_offset(value)?;
                Some(of(value.operand(0))? + i128::from(constant))
            }
            Some(_) if self.origins.get(value).is_none() => Some(0),
            Some(
                LLVMBitCast | LLVMAddrSpaceCast | LLVMFreeze | LLVMPtrToInt | LLVMIntToPtr
                | LLVMTrunc | LLVMZExt | LLVMSExt,
            ) => of(value.operand(0)),
            Some(LLVMPHI) if !seen.contains(&value) => {
                seen.push(value);
                let incoming = value.incoming().into_iter();
                incoming
                    .filter_map(|(from, _)| self.constant_part(from, depth, seen))
                    .min()
            }
            Some(LLVMPHI) => None,
            _ => Some(0),
        }
    }
}

/// Returns whether the values of `range` are representable as signed integers of the type of
/// `value`.
fn fits((least, greatest): (i128, i128), value: Value) -> bool {
    match value.ty().bits() {
        0 => true, // an address
        bits => {
            let limit = 1i128 << (bits - 1);
            -limit <= least && greatest < limit
        }
    }
}

fn sum(a: (i128, i128), b: (i128, i128)) -> Option<(i128, i128)> {
    Some((a.0.checked_add(b.0)?, a.1.checked_add(b.1)?))
}

fn scaled((least, greatest): (i128, i128), by: i128) -> Option<(i128, i128)> {
    let (a, b) = (least.checked_mul(by)?, greatest.checked_mul(by)?);
    Some((a.min(b), a.max(b)))
}
