//! Construction of a StableHLO `while`: its carried values, the arrays it stores to, and the outer
//! values it uses.

use super::builder::Frame;
use super::index::Dim;
use super::lane_values::DimTensor;
use super::lower::Lower;
use super::memory_model::Array;
use super::shadows::Level;
use crate::kernel_ir::{OpKind, PtxOp, Region};
use stablehlo::{Func, Value};

/// A `while` whose body is under construction.
pub(super) struct WhileBuilder {
    inits: Vec<Value>,
    /// The number of carried values in `inits`; the arrays follow them.
    carried: usize,
    stored: Vec<usize>,
    arrays_before: Vec<Array>,
}

impl Lower<'_> {
    /// Opens a `while` that carries `inits` and the arrays `stored`; returns the body's parameters
    /// for `inits`.
    pub(super) fn open_while(
        &mut self,
        mut inits: Vec<Value>,
        stored: &[usize],
    ) -> (WhileBuilder, Vec<Value>) {
        let carried = inits.len();
        for &array in stored {
            let (value, frame) = (
                self.memory.arrays[array].value,
                self.memory.arrays[array].frame,
            );
            inits.push(self.import(value, frame));
        }
        let mut body = Func::new("body");
        let mut params = Vec::new();
        for init in &inits {
            params.push(body.parameter(self.f().tensor(*init).clone()));
        }
        let arrays_before = stored
            .iter()
            .map(|a| self.memory.arrays[*a].clone())
            .collect();
        self.builder.opened += 1;
        let mut frame = Frame::new(body);
        frame.serial = self.builder.opened;
        self.builder.frames.push(frame);
        let depth = self.builder.depth();
        for (&array, &param) in stored.iter().zip(&params[carried..]) {
            (
                self.memory.arrays[array].value,
                self.memory.arrays[array].frame,
            ) = (param, depth);
        }
        params.truncate(carried);
        let turning = WhileBuilder {
            inits,
            carried,
            stored: stored.to_vec(),
            arrays_before,
        };
        (turning, params)
    }

    /// Closes the `while`: `nexts` are the next values of `inits`, and it continues as long as
    /// `go_on` holds for them and the arrays. Returns the final carried values.
    pub(super) fn close_while(
        &mut self,
        turning: WhileBuilder,
        mut nexts: Vec<Value>,
        go_on: impl FnOnce(&mut Func, &[Value]) -> Value,
    ) -> Vec<Value> {
        let WhileBuilder {
            mut inits,
            carried,
            stored,
            arrays_before,
        } = turning;
        for &array in &stored {
            let (value, frame) = (
                self.memory.arrays[array].value,
                self.memory.arrays[array].frame,
            );
            nexts.push(self.import(value, frame));
        }
        let Frame {
            func: mut body,
            captures,
            ..
        } = self.builder.frames.pop().expect("opened with the `while`");
        for (outer, inner) in captures {
            inits.push(outer);
            nexts.push(inner);
        }
        body.results = nexts;
        let mut cond = Func::new("cond");
        let mut params = Vec::new();
        for init in &inits {
            params.push(cond.parameter(self.f().tensor(*init).clone()));
        }
        let more = go_on(&mut cond, &params);
        cond.results = vec![more];
        let mut out = self.f().while_loop(&inits, cond, body);
        let depth = self.builder.depth();
        for (place, (&array, before)) in stored.iter().zip(arrays_before).enumerate() {
            let a = &mut self.memory.arrays[array];
            let written = before.written || a.written;
            *a = Array { written, ..before };
            (a.value, a.frame) = (out[carried + place], depth);
        }
        out.truncate(carried);
        out
    }

    /// Returns the arrays that `regions` write to, the shadows of those that are checked for races,
    /// and the fault if the regions read.
    pub(super) fn stored_arrays(&self, regions: &[&Region]) -> Vec<usize> {
        let mut stored = Vec::new();
        let mut add = |array: usize| {
            if !stored.contains(&array) {
                stored.push(array);
            }
        };
        for region in regions {
            region.walk(&mut |op| match &op.kind {
                OpKind::Load { array, .. } | OpKind::AffineLoad { array, .. } => {
                    self.memory.fault.into_iter().for_each(&mut add);
                    let shadows = self.memory.shadow_arrays(self.array_index(*array));
                    shadows.into_iter().for_each(&mut add);
                }
                OpKind::Store { array, .. } | OpKind::AffineStore { array, .. } => {
                    self.memory.fault.into_iter().for_each(&mut add);
                    let array = self.array_index(*array);
                    add(array);
                    self.memory
                        .shadow_arrays(array)
                        .into_iter()
                        .for_each(&mut add);
                }
                OpKind::Barrier => {
                    let cleared = self.memory.cleared_shadows(Level::Warp);
                    cleared.into_iter().for_each(&mut add);
                }
                OpKind::Ptx(ptx, operands) => {
                    self.memory.fault.into_iter().for_each(&mut add);
                    let level = match ptx {
                        PtxOp::WarpBarrier => Some(Level::Thread),
                        PtxOp::BarrierReduce(_) => Some(Level::Warp),
                        PtxOp::GridBarrier => Some(Level::Block),
                        _ => None,
                    };
                    let cleared = level.map(|level| self.memory.cleared_shadows(level));
                    cleared.into_iter().flatten().for_each(&mut add);
                    for operand in operands {
                        if let crate::kernel_ir::Ty::Array(_) = self.kernel.ty(*operand) {
                            let array = self.array_index(*operand);
                            add(array);
                            let shadows = self.memory.shadow_arrays(array);
                            shadows.into_iter().for_each(&mut add);
                        }
                    }
                }
                _ => {}
            });
        }
        stored
    }
}

/// Adds the dimensions of `t` to `dims` in sorted order.
pub(super) fn add_dims(dims: &mut Vec<Dim>, t: &DimTensor) {
    for (dim, ..) in &t.dims {
        if !dims.contains(dim) {
            let at = dims.iter().position(|d| d > dim).unwrap_or(dims.len());
            dims.insert(at, *dim);
        }
    }
}
