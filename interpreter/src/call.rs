//! Calls: arguments into the callee's frame, results back, and library functions.

use super::library::{self, Library};
use super::machine::{Fault, Frame, Shape, State, Thread};
use super::memory::Memory;
use super::noise;
use super::program::*;
use super::race::Who;

/// The most nested calls.
const MAX_FRAMES: usize = 1000;

impl Thread {
    /// Returns to the caller, and copies the results from the callee's frame.
    pub(super) fn return_results(&mut self, program: &Program) {
        let from = self.stack_base;
        let Some(frame) = self.frames.last() else {
            self.state = State::Exited;
            return;
        };
        let (caller, at) = (frame.code, frame.at);
        let Op::Call { call } = program.codes[caller].ops[at - 1] else {
            return;
        };
        let results = &program.codes[caller].calls[call as usize].results;
        let values: Vec<Vec<u8>> = results
            .iter()
            .map(|passed| {
                self.stack[from + passed.there as usize..][..passed.bytes as usize].to_vec()
            })
            .collect();
        self.leave();
        for (passed, value) in results.iter().zip(values) {
            self.deliver(passed.here, &value);
        }
    }

    fn deliver(&mut self, here: Passage, value: &[u8]) {
        match here {
            Passage::Stack(offset) => {
                self.stack[self.stack_base + offset as usize..][..value.len()]
                    .copy_from_slice(value);
            }
            Passage::Register(slot) => {
                let mut bits = [0; 8];
                bits[..value.len().min(8)].copy_from_slice(&value[..value.len().min(8)]);
                self.registers[self.base + slot as usize] = u64::from_le_bytes(bits);
            }
        }
    }

    fn fetch(&self, passed: &Passed) -> Vec<u8> {
        let bytes = passed.bytes as usize;
        match passed.here {
            Passage::Stack(offset) => {
                self.stack[self.stack_base + offset as usize..][..bytes].to_vec()
            }
            Passage::Register(slot) => {
                self.registers[self.base + slot as usize].to_le_bytes()[..bytes.min(8)].to_vec()
            }
        }
    }

    pub(super) fn call(
        &mut self,
        program: &Program,
        shape: &Shape,
        memory: &mut Memory,
        call: &Call,
    ) -> Result<(), Fault> {
        let args: Vec<Vec<u8>> = call.args.iter().map(|passed| self.fetch(passed)).collect();
        let library = match &call.callee {
            Callee::Function(callee) => {
                if self.frames.len() >= MAX_FRAMES {
                    return Err(Fault::TooDeep);
                }
                let frame = Frame {
                    code: self.code,
                    at: self.at,
                    base: self.base,
                    stack_base: self.stack_base,
                };
                self.frames.push(frame);
                self.enter(program, shape, *callee as usize);
                for (passed, value) in call.args.iter().zip(args) {
                    self.stack[self.stack_base + passed.there as usize..][..value.len()]
                        .copy_from_slice(&value);
                }
                return Ok(());
            }
            Callee::Library(library) => library,
        };
        let mut bits = Vec::with_capacity(args.len());
        for arg in &args {
            let mut word = [0; 8];
            word[..arg.len().min(8)].copy_from_slice(&arg[..arg.len().min(8)]);
            bits.push(u64::from_le_bytes(word));
        }
        let result = match library {
            Library::Pure(_, run) => run(&bits),
            Library::Real(_, run) => {
                let bytes = call.results.first().map_or(0, |passed| passed.bytes);
                noise::library(run(&bits), bytes as usize)
            }
            Library::Unary(run) => run(bits[0]),
            Library::Binary(run) => run(bits[0], bits[1]),
            Library::Fused(run) => run(bits[0], bits[1], bits[2]),
            Library::Convert(cast) => cast.run(bits[0]),
            Library::Print => 0,
            Library::AssertFail => return Err(Fault::Assertion),
            Library::SineCosine { single, of_pi } => {
                let who = self.who(shape, self.op());
                return self.sine_cosine(*single, *of_pi, &bits, memory, who);
            }
        };
        if let Some(passed) = call.results.first() {
            self.deliver(
                passed.here,
                &result.to_le_bytes()[..passed.bytes.min(8) as usize],
            );
        }
        Ok(())
    }

    fn sine_cosine(
        &mut self,
        single: bool,
        of_pi: bool,
        bits: &[u64],
        memory: &mut Memory,
        who: Who,
    ) -> Result<(), Fault> {
        let x = if single {
            f64::from(f32::from_bits(bits[0] as u32))
        } else {
            f64::from_bits(bits[0])
        };
        let values = match of_pi {
            true => [library::sine_of_pi(x), library::cosine_of_pi(x)],
            false => [x.sin(), x.cos()],
        };
        let bytes = if single { 4 } else { 8 };
        let access = Access {
            place: StateSpace::Generic,
            bytes,
            align: bytes,
            extend: 0,
        };
        for (value, address) in values.into_iter().zip(&bits[1..]) {
            let value = if single {
                u64::from((value as f32).to_bits())
            } else {
                value.to_bits()
            };
            let value = noise::library(value, bytes as usize);
            let stored = memory.store(access, *address, value, &mut self.stack, who);
            stored.map_err(|trouble| Fault::Memory(trouble, access))?;
        }
        Ok(())
    }
}
