//! Rewriting of shuffles, votes, matches, reductions, reducing barriers, and lane ids.

use llvm::{Opcode, Value};

use super::{Memory, Speller, lacking};
use crate::error::Error;

/// The mask of the whole warp.
const ALL_LANES: i128 = -1;
/// The number of lanes of a warp.
const LANES: u32 = 32;

impl Speller<'_> {
    /// Rewrites `shfl.sync.down.i32(mask, value, lane, clamp)`; `i32p` also returns whether the
    /// source is in range; older forms have no mask.
    pub(super) fn shuffle(&self, value: Value, name: &str) -> Result<(), Box<Error>> {
        let mut words = name.split('.').peekable();
        let sync = words.next_if_eq(&"sync").is_some();
        let (Some(mode @ ("idx" | "up" | "down" | "bfly")), Some(ty)) =
            (words.next(), words.next())
        else {
            return Err(lacking(value));
        };
        let mut args = value.call_args();
        let mask = match sync {
            true => args.remove(0),
            false => self.unit.int(32).int(ALL_LANES),
        };
        let int = self.unit.int(32);
        let builder = self.builder.before(value);
        args[0] = builder.bitcast(args[0], int);
        args.push(mask);
        let pair = self.unit.structure(&[int, self.unit.int(1)]);
        let call = self.add(
            value,
            &format!("shfl.{mode}.i32"),
            &args,
            pair,
            Memory::Hidden,
        );
        let builder = self.builder.before(value);
        if !ty.ends_with('p') {
            let first = builder.extract_value(call, 0);
            value.replace_uses(builder.bitcast(first, value.ty()));
        } else if value.ty() == pair {
            value.replace_uses(call);
        } else {
            for user in value.users() {
                if !user.is(Opcode::LLVMExtractValue) {
                    return Err(lacking(value));
                }
                let builder = self.builder.before(user);
                let part = builder.extract_value(call, u32::from(user.ty().bits() == 1));
                user.replace_uses(builder.bitcast(part, user.ty()));
                user.erase();
            }
        }
        value.erase();
        Ok(())
    }

    /// Rewrites `vote.ballot.sync(mask, predicate)`; older forms have no mask.
    pub(super) fn vote(&self, value: Value, name: &str) -> Result<(), Box<Error>> {
        let mut words = name.split('.');
        let Some(op @ ("all" | "any" | "uni" | "ballot")) = words.next() else {
            return Err(lacking(value));
        };
        let mut args = value.call_args();
        if words.next() == Some("sync") {
            args.swap(0, 1);
        } else {
            args.push(self.unit.int(32).int(ALL_LANES));
        }
        self.replace(
            value,
            &format!("vote.{op}"),
            &args,
            value.ty(),
            Memory::Hidden,
        );
        Ok(())
    }

    /// Rewrites `match.any.sync.i32(mask, value)` and `match.all.sync.i32p(mask, value)`.
    pub(super) fn matching(&self, value: Value, name: &str) -> Result<(), Box<Error>> {
        let Some((op @ ("any" | "all"), _)) = name.split_once('.') else {
            return Err(lacking(value));
        };
        let mut args = value.call_args();
        args.swap(0, 1);
        let pair = self.unit.structure(&[self.unit.int(32), self.unit.int(1)]);
        let result = if op == "all" { pair } else { value.ty() };
        let name = format!("match.{op}.i{}", args[0].ty().bits());
        let call = self.add(value, &name, &args, result, Memory::Hidden);
        let whole = match value.ty() == result {
            true => call,
            false => self.builder.before(value).extract_value(call, 0),
        };
        value.replace_uses(whole);
        value.erase();
        Ok(())
    }

    /// Rewrites `redux.sync.umin(value, mask)`.
    pub(super) fn reduction(&self, value: Value, name: &str) -> Result<(), Box<Error>> {
        let op = match name.strip_prefix("sync.") {
            Some("min") => "smin",
            Some("max") => "smax",
            Some(op @ ("add" | "umin" | "umax" | "and" | "or" | "xor")) => op,
            _ => return Err(lacking(value)),
        };
        let args = value.call_args();
        let name = format!("redux.{op}.i32");
        self.replace(value, &name, &args, value.ty(), Memory::Hidden);
        Ok(())
    }

    /// Rewrites barriers of the whole block: `barrier.cta.sync.aligned.all(id)` stays, reductions
    /// become calls of our functions.
    pub(super) fn barrier(&self, value: Value, name: &str) -> Result<(), Box<Error>> {
        let words: Vec<_> = name
            .split('.')
            .filter(|word| *word != "aligned" && *word != "cta")
            .collect();
        let args = value.call_args();
        let threads: u32 = self.launch.block.iter().product();
        let counted = |count: Value| {
            let whole = threads.div_ceil(LANES) * LANES;
            let is_whole = count.const_uint() == Some(whole.into())
                || count.const_uint() == Some(threads.into());
            is_whole.then_some(()).ok_or_else(|| {
                Box::new(Error::unsupported(
                    "partial-barrier",
                    "barriers for a part of a block are not supported yet",
                ))
            })
        };
        match words.as_slice() {
            ["sync", "all"] | ["sync"] => Ok(()),
            ["sync", "count"] => {
                counted(args[1])?;
                let whole = "llvm.nvvm.barrier.cta.sync.aligned.all";
                let whole = self.unit.intrinsic(whole, &[]);
                self.builder.before(value).call(whole, &[args[0]]);
                value.erase();
                Ok(())
            }
            ["red", op @ ("popc" | "and" | "or"), all @ ("all" | "count")] => {
                if *all == "count" {
                    counted(args[1])?;
                }
                let predicate = args[args.len() - 1];
                let name = format!("barrier_red.{op}");
                self.replace(value, &name, &[predicate], value.ty(), Memory::All);
                Ok(())
            }
            _ => Err(lacking(value)),
        }
    }

    /// Replaces the special registers for lane and warp ids by arithmetic on the thread's index in
    /// its block.
    pub(super) fn lane(&self, value: Value, register: &str) -> Result<(), Box<Error>> {
        let known = [
            "laneid",
            "warpid",
            "nwarpid",
            "lanemask.eq",
            "lanemask.lt",
            "lanemask.le",
            "lanemask.gt",
            "lanemask.ge",
        ];
        if !known.contains(&register) {
            return Ok(());
        }
        let int = self.unit.int(32);
        let constant = |value: u32| int.int(value.into());
        let builder = self.builder.before(value);
        let [x, y, z] = self.launch.block;
        let mut thread = int.zero();
        for (axis, stride, extent) in [("x", 1, x), ("y", x, y), ("z", x * y, z)] {
            if extent > 1 {
                let name = format!("llvm.nvvm.read.ptx.sreg.tid.{axis}");
                let id = builder.call(self.unit.intrinsic(&name, &[]), &[]);
                thread = builder.add(thread, builder.mul(id, stride.into()));
            }
        }
        let lane = match x * y * z <= LANES {
            true => thread,
            false => builder.binary(Opcode::LLVMAnd, thread, constant(LANES - 1)),
        };
        let one = |shift: Value| builder.binary(Opcode::LLVMShl, constant(1), shift);
        let below = |mask: Value| builder.sub(mask, constant(1));
        let not = |mask: Value| builder.binary(Opcode::LLVMXor, mask, constant(u32::MAX));
        // Lanes up to this one: 2 << lane wraps to zero for the last, and its predecessor is all
        // ones.
        let up_to = || below(builder.binary(Opcode::LLVMShl, constant(2), lane));
        let result = match register {
            "laneid" => lane,
            "warpid" => builder.binary(Opcode::LLVMLShr, thread, constant(LANES.ilog2())),
            "nwarpid" => constant((x * y * z).div_ceil(LANES)),
            "lanemask.eq" => one(lane),
            "lanemask.lt" => below(one(lane)),
            "lanemask.le" => up_to(),
            "lanemask.gt" => not(up_to()),
            _ => not(below(one(lane))),
        };
        value.replace_uses(result);
        value.erase();
        Ok(())
    }
}
