//! Byte-addressed memory, with memrefs and pointers into it.

use super::arithmetic::{Number, Value};
use super::decode::{Extra, Inst, Type};
use super::{Machine, unknown};
use crate::error::{Error, Result};

/// All buffers: the given arrays, then those that the function allocates.
pub(super) struct Memory {
    pub buffers: Vec<Vec<u8>>,
}

/// Some elements of a buffer.
#[derive(Clone, Debug)]
pub(super) struct MemRef {
    pub buffer: usize,
    /// The start, in bytes.
    pub byte: i64,
    pub element: Number,
    pub sizes: Vec<i64>,
    /// In elements.
    pub strides: Vec<i64>,
}

impl MemRef {
    /// Returns a row-major memref from `byte` on.
    pub(super) fn whole(buffer: usize, byte: i64, element: Number, sizes: Vec<i64>) -> MemRef {
        let mut strides = vec![1; sizes.len()];
        for axis in (1..sizes.len()).rev() {
            strides[axis - 1] = strides[axis] * sizes[axis];
        }
        MemRef {
            buffer,
            byte,
            element,
            sizes,
            strides,
        }
    }
}

/// Returns the extents of a memref bound to an array of `shape`, with `total` elements.
pub(super) fn filled(sizes: &[Option<i64>], shape: &[usize], total: usize) -> Option<Vec<i64>> {
    let shape: Vec<i64> = shape.iter().map(|extent| *extent as i64).collect();
    let filled: Vec<i64> = if let [None] = sizes {
        vec![total as i64]
    } else if sizes.len() == shape.len() {
        sizes
            .iter()
            .zip(shape)
            .map(|(size, given)| size.unwrap_or(given))
            .collect()
    } else {
        sizes.iter().copied().collect::<Option<_>>()?
    };
    (filled.iter().product::<i64>() == total as i64).then_some(filled)
}

/// Returns whether it is an op on memory outside the memref dialect.
pub(super) fn is_pointer_op(name: &str) -> bool {
    let of_llvm = [
        "llvm.load",
        "llvm.store",
        "llvm.getelementptr",
        "llvm.addrspacecast",
    ];
    let foreign = ["pointer2memref", "memref2pointer", "subindex"];
    of_llvm.contains(&name)
        || ["enzymexla.", "polygeist."].iter().any(|dialect| {
            name.strip_prefix(dialect)
                .is_some_and(|short| foreign.contains(&short))
        })
}

impl Memory {
    pub(super) fn allocate(&mut self, bytes: Vec<u8>) -> usize {
        self.buffers.push(bytes);
        self.buffers.len() - 1
    }

    fn place(&self, memref: &MemRef, indices: &[i64]) -> Result<i64> {
        for (index, size) in indices.iter().zip(&memref.sizes) {
            if index < &0 || index >= size {
                return Err(Error::user(
                    "mlir-bounds",
                    format!("index {index} along a dimension of {size} elements"),
                ));
            }
        }
        let elements: i64 = indices
            .iter()
            .zip(&memref.strides)
            .map(|(i, by)| i * by)
            .sum();
        Ok(memref.byte + elements * memref.element.bytes() as i64)
    }

    fn bytes(&mut self, buffer: usize, byte: i64, count: usize) -> Result<&mut [u8]> {
        let length = self.buffers[buffer].len();
        usize::try_from(byte)
            .ok()
            .and_then(|byte| self.buffers[buffer].get_mut(byte..byte + count))
            .ok_or_else(|| {
                Error::user(
                    "mlir-bounds",
                    format!("byte {byte} of an array of {length} bytes"),
                )
            })
    }

    pub(super) fn load(&mut self, memref: &MemRef, indices: &[i64]) -> Result<Value> {
        let byte = self.place(memref, indices)?;
        self.read(memref.buffer, byte, memref.element)
    }

    pub(super) fn store(&mut self, memref: &MemRef, indices: &[i64], value: &Value) -> Result<()> {
        let byte = self.place(memref, indices)?;
        self.write(memref.buffer, byte, memref.element, value)
    }

    fn read(&mut self, buffer: usize, byte: i64, number: Number) -> Result<Value> {
        let mut raw = [0; 8];
        let count = number.bytes();
        raw[..count].copy_from_slice(self.bytes(buffer, byte, count)?);
        Ok(Value::from_bits(u64::from_le_bytes(raw), number))
    }

    fn write(&mut self, buffer: usize, byte: i64, number: Number, value: &Value) -> Result<()> {
        let raw = value.bits()?.to_le_bytes();
        let count = number.bytes();
        self.bytes(buffer, byte, count)?
            .copy_from_slice(&raw[..count]);
        Ok(())
    }
}

impl Machine<'_, '_> {
    pub(super) fn memory_op(&mut self, inst: &Inst) -> Result<Vec<Value>> {
        let name = inst.name.as_str();
        let short = name.rsplit_once('.').map_or(name, |(_, short)| short);
        let one = |value| Ok(vec![value]);
        let of_llvm = name.starts_with("llvm.");
        match short {
            "load" if of_llvm => {
                let (buffer, byte) = self.pointer(inst, 0)?;
                let Some(Type::Number(number)) = inst.types.first() else {
                    return Err(unknown(name));
                };
                one(self.memory.read(buffer, byte, *number)?)
            }
            "store" if of_llvm => {
                let value = self.get(inst, 0)?.clone();
                let (buffer, byte) = self.pointer(inst, 1)?;
                self.memory.write(buffer, byte, value.number(), &value)?;
                Ok(vec![])
            }
            "getelementptr" => {
                let (buffer, byte) = self.pointer(inst, 0)?;
                let Extra::Steps(steps, constant) = &inst.extra else {
                    return Err(unknown(name));
                };
                let mut at = byte + constant;
                for (operand, size) in steps {
                    at += self.index(inst, *operand)? * size;
                }
                one(Value::Pointer(buffer, at))
            }
            "addrspacecast" | "memory_space_cast" | "assume_alignment" => {
                let value = self.get(inst, 0)?.clone();
                Ok(inst.results.iter().map(|_| value.clone()).collect())
            }
            "load" => {
                let memref = self.memref(inst, 0)?;
                let at = self.indices(inst, 1)?;
                one(self.memory.load(&memref, &at)?)
            }
            "store" => {
                let memref = self.memref(inst, 1)?;
                let at = self.indices(inst, 2)?;
                let value = self.get(inst, 0)?.clone();
                self.memory.store(&memref, &at, &value)?;
                Ok(vec![])
            }
            "alloc" | "alloca" => {
                let (element, sizes) = self.extents(inst, 0)?;
                let count = sizes.iter().product::<i64>().max(0) as usize;
                let buffer = self.memory.allocate(vec![0; count * element.bytes()]);
                one(Value::MemRef(MemRef::whole(buffer, 0, element, sizes)))
            }
            "dealloc" | "prefetch" => Ok(vec![]),
            "dim" => {
                let memref = self.memref(inst, 0)?;
                let size = usize::try_from(self.index(inst, 1)?).ok();
                let size = size.and_then(|axis| memref.sizes.get(axis));
                one(Value::of_index(*size.ok_or_else(|| unknown(name))?))
            }
            "rank" => one(Value::of_index(self.memref(inst, 0)?.sizes.len() as i64)),
            "cast" => one(Value::MemRef(self.memref(inst, 0)?)),
            "collapse_shape" | "expand_shape" => {
                let memref = self.memref(inst, 0)?;
                let Some(Type::MemRef { sizes, .. }) = inst.types.first() else {
                    return Err(unknown(name));
                };
                let total: i64 = memref.sizes.iter().product();
                let known: i64 = sizes.iter().flatten().product();
                let sizes = sizes
                    .iter()
                    .map(|size| size.unwrap_or(total / known.max(1)))
                    .collect();
                one(Value::MemRef(MemRef::whole(
                    memref.buffer,
                    memref.byte,
                    memref.element,
                    sizes,
                )))
            }
            "subview" | "reinterpret_cast" => one(Value::MemRef(self.strided(inst, short)?)),
            "copy" => {
                let (from, to) = (self.memref(inst, 0)?, self.memref(inst, 1)?);
                let zeros = vec![0; from.sizes.len()];
                let ones = vec![1; from.sizes.len()];
                for point in super::points(&zeros, &from.sizes, &ones) {
                    let value = self.memory.load(&from, &point)?;
                    self.memory.store(&to, &point, &value)?;
                }
                Ok(vec![])
            }
            "atomic_rmw" => {
                let memref = self.memref(inst, 1)?;
                let at = self.indices(inst, 2)?;
                let Extra::Symbol(kind) = &inst.extra else {
                    return Err(unknown(name));
                };
                let value = self.get(inst, 0)?.clone();
                let before = self.memory.load(&memref, &at)?;
                let after = super::arithmetic::combine(kind, &before, &value)?;
                self.memory.store(&memref, &at, &after)?;
                one(before)
            }
            "pointer2memref" => {
                let (buffer, byte) = self.pointer(inst, 0)?;
                let Some(Type::MemRef { element, sizes }) = inst.types.first() else {
                    return Err(unknown(name));
                };
                let rest = self.memory.buffers[buffer].len() as i64 / element.bytes() as i64;
                let known: i64 = sizes.iter().flatten().product();
                // A dynamic extent may reach beyond the array: each access is checked.
                let sizes = sizes
                    .iter()
                    .map(|size| size.unwrap_or(rest / known.max(1)))
                    .collect();
                one(Value::MemRef(MemRef::whole(buffer, byte, *element, sizes)))
            }
            "memref2pointer" => {
                let memref = self.memref(inst, 0)?;
                one(Value::Pointer(memref.buffer, memref.byte))
            }
            "subindex" => {
                let mut memref = self.memref(inst, 0)?;
                let index = self.index(inst, 1)?;
                let Some(Type::MemRef { sizes, .. }) = inst.types.first() else {
                    return Err(unknown(name));
                };
                let stride = *memref.strides.first().ok_or_else(|| unknown(name))?;
                memref.byte += index * stride * memref.element.bytes() as i64;
                if sizes.len() < memref.sizes.len() {
                    memref.sizes.remove(0);
                    memref.strides.remove(0);
                } else {
                    memref.sizes[0] -= index;
                }
                one(Value::MemRef(memref))
            }
            _ => Err(unknown(name)),
        }
    }

    fn pointer(&self, inst: &Inst, number: usize) -> Result<(usize, i64)> {
        match self.get(inst, number)? {
            Value::Pointer(buffer, byte) => Ok((*buffer, *byte)),
            _ => Err(unknown(&inst.name)),
        }
    }

    /// Returns element type and extents of an allocation; dynamic ones are operands `first..`.
    fn extents(&self, inst: &Inst, first: usize) -> Result<(Number, Vec<i64>)> {
        let Some(Type::MemRef { element, sizes }) = inst.types.first() else {
            return Err(unknown(&inst.name));
        };
        let mut next = first;
        let mut filled = Vec::new();
        for size in sizes {
            filled.push(match size {
                Some(size) => *size,
                None => {
                    next += 1;
                    self.index(inst, next - 1)?
                }
            });
        }
        Ok((*element, filled))
    }

    fn strided(&self, inst: &Inst, short: &str) -> Result<MemRef> {
        let source = self.memref(inst, 0)?;
        let Extra::Views(views) = &inst.extra else {
            return Err(unknown(&inst.name));
        };
        let mut next = 1;
        let mut values: Vec<Vec<i64>> = Vec::new();
        for list in views {
            let mut filled = Vec::new();
            for value in list {
                filled.push(match *value {
                    i64::MIN => {
                        next += 1;
                        self.index(inst, next - 1)?
                    }
                    value => value,
                });
            }
            values.push(filled);
        }
        let [offsets, sizes, strides] = &values[..] else {
            return Err(unknown(&inst.name));
        };
        let size = source.element.bytes() as i64;
        let mut view = source.clone();
        if short == "reinterpret_cast" {
            if source.byte != 0 {
                return Err(unknown("memref.reinterpret_cast of a view"));
            }
            view.byte = offsets.first().copied().unwrap_or(0) * size;
            (view.sizes, view.strides) = (sizes.clone(), strides.clone());
            return Ok(view);
        }
        for (offset, stride) in offsets.iter().zip(&source.strides) {
            view.byte += offset * stride * size;
        }
        let Some(Type::MemRef { sizes: kept, .. }) = inst.types.first() else {
            return Err(unknown(&inst.name));
        };
        let mut drop = sizes.len().saturating_sub(kept.len());
        (view.sizes, view.strides) = (vec![], vec![]);
        for ((size, stride), by) in sizes.iter().zip(strides).zip(&source.strides) {
            if drop > 0 && *size == 1 {
                drop -= 1;
                continue;
            }
            view.sizes.push(*size);
            view.strides.push(stride * by);
        }
        Ok(view)
    }
}
