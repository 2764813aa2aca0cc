//! Variables that list the rows of one array, one behind the other: `double **rows`.
//!
//! The address that is loaded from such a variable is the address of the first row plus the index
//! times the distance of two rows, so that `rows[i][j]` is as good as `data[i * nx + j]`.

use std::collections::{HashMap, HashSet};

use llvm::{Builder, ModuleRef, Opcode, Value};

use crate::launch::Arg;

/// The size of an address in bytes.
const ADDRESS: i64 = 8;

/// Returns the distance of two rows in bytes, if the fields of a structure are the addresses of
/// three rows or more of one array, in their order and at equal distances.
pub fn distance(fields: &[(usize, Arg)]) -> Option<i64> {
    let row = |number: usize, (at, field): &(usize, Arg)| match field {
        Arg::Array {
            name,
            element,
            offset,
            ..
        } if *at == number * ADDRESS as usize => {
            Some((name.clone(), (offset * element.bytes()) as i64))
        }
        _ => None,
    };
    let rows = fields.iter().enumerate();
    let rows = rows.map(|(number, field)| row(number, field));
    let rows: Vec<(String, i64)> = rows.collect::<Option<_>>()?;
    let [first, second, _, ..] = rows.as_slice() else {
        return None;
    };
    let distance = second.1 - first.1;
    let mut pairs = rows.windows(2);
    let are_equal = pairs.all(|pair| pair[0].0 == pair[1].0 && pair[1].1 - pair[0].1 == distance);
    (are_equal && distance > 0).then_some(distance)
}

/// The loads of a function from a variable.
pub struct Loads {
    variable: Value,
    /// The addresses in the variable.
    addresses: HashSet<Value>,
    all: Vec<Value>,
}

impl Loads {
    /// Returns the loads, if the function only loads whole addresses from the variable.
    pub fn of(unit: ModuleRef, function: Value, variable: Value) -> Option<Loads> {
        use Opcode::*;
        let own: HashSet<Value> = function.instructions().into_iter().collect();
        let mut all = Vec::new();
        let mut waiting = vec![variable];
        let mut seen = HashSet::new();
        while let Some(address) = waiting.pop() {
            if !seen.insert(address) {
                continue;
            }
            for user in address.users() {
                let opcode = user.opcode().or(user.constant_opcode());
                if user.opcode().is_some() && !own.contains(&user) {
                    continue;
                }
                match opcode {
                    Some(LLVMLoad) if user.ty().is_pointer() || is_word(user) => all.push(user),
                    Some(LLVMGetElementPtr) => {
                        unit.gep_offset(user)?;
                        waiting.push(user);
                    }
                    Some(
                        LLVMAdd | LLVMAddrSpaceCast | LLVMBitCast | LLVMPtrToInt | LLVMIntToPtr,
                    ) => {
                        waiting.push(user);
                    }
                    Some(_) => return None,
                    None => {} // such as the list of used variables
                }
            }
        }
        // The other operand of a sum is an index.
        let adds_two = |value: &Value| value.operands().iter().all(|from| seen.contains(from));
        let mut sums = seen.iter().filter(|value| {
            let opcode = value.opcode().or(value.constant_opcode());
            opcode == Some(LLVMAdd)
        });
        if sums.any(adds_two) {
            return None;
        }
        Some(Loads {
            variable,
            addresses: seen,
            all,
        })
    }

    /// Replaces the loaded addresses by those of the rows of the array at `first`.
    pub fn replace(&self, unit: ModuleRef, builder: &Builder, first: Value, distance: i64) {
        let mut offsets = Offsets {
            unit,
            builder,
            addresses: &self.addresses,
            known: HashMap::from([(self.variable, unit.int(64).zero())]),
        };
        for load in &self.all {
            let at = offsets.of(load.operand(0), *load);
            let builder = builder.before(*load);
            let place = match distance % ADDRESS {
                0 => builder.mul(at, distance / ADDRESS),
                _ => {
                    let size = unit.int(64).int(ADDRESS.into());
                    let number = builder.binary(Opcode::LLVMSDiv, at, size);
                    builder.mul(number, distance)
                }
            };
            let row = builder.element_address(unit.int(8), builder.generic(first), place);
            let row = match load.ty().is_pointer() {
                true => builder.in_space_of(row, load.ty()),
                false => builder.cast(Opcode::LLVMPtrToInt, row, load.ty()),
            };
            load.replace_uses(row);
            load.erase();
        }
    }
}

fn is_word(value: Value) -> bool {
    value.ty().is_int() && value.ty().bits() == 64
}

/// The offsets of addresses in the variable, in bytes.
struct Offsets<'a> {
    unit: ModuleRef,
    builder: &'a Builder,
    addresses: &'a HashSet<Value>,
    known: HashMap<Value, Value>,
}

impl Offsets<'_> {
    /// Returns the offset of an address, which is computed before `user`.
    fn of(&mut self, address: Value, user: Value) -> Value {
        use Opcode::*;
        if let Some(known) = self.known.get(&address) {
            return *known;
        }
        let i64 = self.unit.int(64);
        let here = match address.opcode() {
            Some(_) => address,
            None => user,
        };
        let offset = match address.opcode().or(address.constant_opcode()) {
            Some(LLVMAdd) => {
                let mut operands = [0, 1].map(|number| address.operand(number));
                if !self.addresses.contains(&operands[0]) {
                    operands.swap(0, 1);
                }
                let from = self.of(operands[0], here);
                self.builder.before(here).add(from, operands[1])
            }
            Some(LLVMGetElementPtr) => {
                let mut sum = self.of(address.operand(0), here);
                let (constant, terms) = self.unit.gep_offset(address).unwrap_or_default();
                let builder = self.builder.before(here);
                for (index, scale) in terms {
                    let index = builder.resize_signed(index, i64);
                    sum = builder.add(sum, builder.mul(index, scale as i64));
                }
                builder.add(sum, i64.int(constant.into()))
            }
            _ => self.of(address.operand(0), here),
        };
        // What is computed before a user of a constant is not known to other users.
        if address.opcode().is_some() {
            self.known.insert(address, offset);
        }
        offset
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stablehlo::ElementType;

    fn rows(places: &[(&str, usize)]) -> Vec<(usize, Arg)> {
        let field = |(number, (name, offset)): (usize, &(&str, usize))| {
            let array = Arg::Array {
                name: (*name).to_owned(),
                element: ElementType::F32,
                shape: vec![100],
                offset: *offset,
            };
            (8 * number, array)
        };
        places.iter().enumerate().map(field).collect()
    }

    #[test]
    fn rows_have_equal_distances_in_one_array() {
        assert_eq!(distance(&rows(&[("u", 1), ("u", 8), ("u", 15)])), Some(28));
        assert_eq!(distance(&rows(&[("u", 0), ("u", 7)])), None);
        assert_eq!(distance(&rows(&[("u", 0), ("u", 7), ("v", 14)])), None);
        assert_eq!(distance(&rows(&[("u", 0), ("u", 7), ("u", 15)])), None);
        assert_eq!(distance(&rows(&[("u", 14), ("u", 7), ("u", 0)])), None);
        let mut apart = rows(&[("u", 0), ("u", 7), ("u", 14)]);
        apart[2].0 = 24;
        assert_eq!(distance(&apart), None);
        apart[2] = (16, Arg::Int(3));
        assert_eq!(distance(&apart), None);
    }
}
