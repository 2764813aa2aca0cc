//! Assigns addresses to variables in shared memory, in constant memory, or in separate allocations.

use super::{Decoded, immediate};
use crate::memory::{CONSTANT_WINDOW, SHARED_WINDOW, address_of};
use ptx::error::Error;
use ptx::tree::*;
use std::collections::HashMap;

/// The addresses of variables.
pub(super) struct Layout {
    /// Keyed by function (`None` for file scope) and name: the state space, and the address in it.
    addresses: HashMap<(Option<String>, String), (Space, u64)>,
    pub constants: Vec<u8>,
    /// Name, first byte and size of each variable among them.
    pub constant_places: Vec<(String, usize, usize)>,
    pub globals: Vec<(String, Vec<u8>)>,
    pub shared_bytes: usize,
}

impl Layout {
    /// Assigns addresses to the variables at file scope, and to those of `functions`.
    pub fn new(variables: &[&Variable], functions: &[&Function]) -> Decoded<Layout> {
        let empty = HashMap::new();
        let mut layout = Layout {
            addresses: empty,
            constants: Vec::new(),
            constant_places: Vec::new(),
            globals: Vec::new(),
            shared_bytes: 0,
        };
        let inner = functions.iter().flat_map(|function| {
            function
                .variables
                .iter()
                .map(|variable| (Some(function.name.clone()), variable))
        });
        let all: Vec<(Option<String>, &Variable)> = variables
            .iter()
            .map(|variable| (None, *variable))
            .chain(inner)
            .collect();
        let open = |variable: &Variable| variable.dims.contains(&None);
        for (scope, variable) in all.iter().filter(|(_, variable)| !open(variable)) {
            layout.place(scope.clone(), variable);
        }
        // All shared arrays without a size begin after the others.
        layout.shared_bytes = layout.shared_bytes.next_multiple_of(16);
        for (scope, variable) in all
            .iter()
            .filter(|(_, variable)| open(variable) && variable.space == Space::Shared)
        {
            let address = layout.shared_bytes as u64;
            layout.addresses.insert(
                (scope.clone(), variable.name.clone()),
                (Space::Shared, address),
            );
        }
        for (scope, variable) in all {
            layout.initialise(scope, variable)?;
        }
        Ok(layout)
    }

    fn place(&mut self, scope: Option<String>, variable: &Variable) {
        let bytes = variable.bytes() as usize;
        let align = variable.align.max(1) as usize;
        let address = match variable.space {
            Space::Shared => {
                let start = self.shared_bytes.next_multiple_of(align);
                self.shared_bytes = start + bytes;
                start as u64
            }
            Space::Const => {
                let start = self.constants.len().next_multiple_of(align);
                self.constants.resize(start + bytes, 0);
                self.constant_places
                    .push((variable.name.clone(), start, bytes));
                start as u64
            }
            Space::Global => {
                self.globals.push((variable.name.clone(), vec![0; bytes]));
                address_of(self.globals.len() - 1)
            }
            // On the stack of each thread.
            Space::Local | Space::Param | Space::Generic => return,
        };
        self.addresses
            .insert((scope, variable.name.clone()), (variable.space, address));
    }

    /// Returns state space and address of a variable that `function` refers to.
    pub fn find(&self, function: &str, name: &str) -> Option<(Space, u64)> {
        let inner = self
            .addresses
            .get(&(Some(function.to_owned()), name.to_owned()));
        inner
            .or_else(|| self.addresses.get(&(None, name.to_owned())))
            .copied()
    }

    fn initialise(&mut self, scope: Option<String>, variable: &Variable) -> Decoded<()> {
        if variable.init.is_empty() {
            return Ok(());
        }
        let Some(&(space, address)) = self.addresses.get(&(scope, variable.name.clone())) else {
            return Ok(());
        };
        let size = variable.ty.bytes();
        let mut bytes = Vec::with_capacity(variable.init.len() * size);
        for value in &variable.init {
            let value = match value {
                Initializer::Value(value) => immediate(*value, variable.ty),
                Initializer::Address {
                    symbol,
                    offset,
                    generic,
                    mask,
                } => {
                    let Some(&(space, address)) = self.addresses.get(&(None, symbol.clone()))
                    else {
                        let message = format!(
                            "the address of `{symbol}` in an initialiser is not supported yet"
                        );
                        let error = Error::unsupported("simt-not-yet", message);
                        return Err(Box::new(error.at(variable.span, "initialised here")));
                    };
                    let window = match space {
                        Space::Const if *generic => CONSTANT_WINDOW,
                        Space::Shared if *generic => SHARED_WINDOW,
                        _ => 0,
                    };
                    let address = (address + window).wrapping_add(*offset as u64);
                    match mask {
                        Some(mask) => (address & mask).unbounded_shr(mask.trailing_zeros()),
                        None => address,
                    }
                }
            };
            bytes.extend_from_slice(&value.to_le_bytes()[..size.min(8)]);
        }
        let memory = match space {
            Space::Const => &mut self.constants[address as usize..],
            Space::Global => &mut self.globals[(address >> 40) as usize - 1].1[..],
            _ => return Ok(()),
        };
        let room = memory.len().min(variable.bytes() as usize);
        if bytes.len() > room {
            let message = format!(
                "`{}` has {} bytes of values for {room} bytes",
                variable.name,
                bytes.len()
            );
            let error = Error::user("ptx-initializer", message);
            return Err(Box::new(error.at(variable.span, "too many values")));
        }
        memory[..bytes.len()].copy_from_slice(&bytes);
        Ok(())
    }
}
