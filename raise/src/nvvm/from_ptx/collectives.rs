//! Atomics, warp operations, barriers and fences, as LLVM's own operations; `nvvm::threads`
//! rewrites them for later stages.

use super::body::Body;
use super::computed;
use super::instruction::{Done, Form};
use ScalarType::{B32, Pred, U32};
use ptx::tree::{Operand, ScalarType, Spanned};

impl Body<'_> {
    /// Emits an instruction by which threads interact.
    pub fn lower_collective(&mut self, form: &Form<'_>) -> Done {
        match form.instruction.opcode.as_str() {
            "atom" | "red" => self.atomic(form),
            "shfl" => self.shuffle(form),
            "vote" => self.vote(form),
            "match" => self.matching(form),
            "redux" => self.reduction(form),
            "activemask" => {
                form.done()?;
                let value = self.meet("i32", "activemask", String::new());
                self.write(form, 0, &value, B32)
            }
            "elect" => self.elect(form),
            "bar" | "barrier" => self.barrier(form),
            _ => {
                // For all orders and scopes: no other thread runs in between.
                form.take_all(|modifier| !modifier.contains("proxy"));
                form.done()?;
                self.effect("fence seq_cst");
                Ok(())
            }
        }
    }

    /// Emits a collective instruction as a call of LLVM's function for it, with arguments `given`.
    fn meet(&mut self, result: &str, name: &str, given: String) -> String {
        if self.cpu.is_some() {
            return self.meet_on_cpu(name, &given);
        }
        let call = format!("call {result} @llvm.nvvm.{name}({given})");
        match result {
            "void" => {
                self.effect(call);
                String::new()
            }
            _ => self.value(call),
        }
    }

    /// Emits `atom` or `red`, with any order and scope.
    fn atomic(&mut self, form: &Form<'_>) -> Done {
        if self.cpu.is_some() && ptx::spins::may_spin(self.function, form.instruction) {
            self.let_others_run();
        }
        take_order_and_scope(form);
        let has = |order: &str| form.instruction.has(order) || form.instruction.has("acq_rel");
        let (releases, acquires) = (has("release"), has("acquire"));
        if self.cpu.is_some() && releases {
            self.effect("fence release");
        }
        let name = form.take_one(&[
            "add", "min", "max", "and", "or", "xor", "exch", "cas", "inc", "dec",
        ]);
        let is_vector = form.take_one(&["v2", "v4", "v8"]).is_some();
        form.done()?;
        let ty = form.ty()?;
        if is_vector {
            self.vector_atomic(form, ty, name)?;
        } else {
            self.scalar_atomic(form, ty, name)?;
        }
        if self.cpu.is_some() && acquires {
            self.effect("fence acquire");
        }
        Ok(())
    }

    fn scalar_atomic(&mut self, form: &Form<'_>, ty: ScalarType, name: Option<&str>) -> Done {
        let first = usize::from(form.instruction.opcode == "atom");
        let pointer = self.pointer(form.operand(first)?, 0)?;
        self.note_atomic(&pointer, ty.bytes());
        let a = self.read(form, first + 1, ty)?;
        let ll = computed(ty);
        let before = match (name, ty.is_float(), ty.is_signed()) {
            (Some("cas"), ..) => {
                let b = self.read(form, first + 2, ty)?;
                let pair = self.value(format_args!(
                    "cmpxchg ptr {pointer}, {ll} {a}, {ll} {b} monotonic monotonic"
                ));
                self.value(format_args!("extractvalue {{ {ll}, i1 }} {pair}, 0"))
            }
            (Some(name), is_float, is_signed) => {
                let operation = match name {
                    "add" if is_float => "fadd",
                    "min" | "max" if is_float => return Err(form.unsupported()),
                    "min" if !is_signed => "umin",
                    "max" if !is_signed => "umax",
                    "exch" => "xchg",
                    "inc" => "uinc_wrap",
                    "dec" => "udec_wrap",
                    other => other,
                };
                self.value(format_args!(
                    "atomicrmw {operation} ptr {pointer}, {ll} {a} monotonic"
                ))
            }
            (None, ..) => return Err(form.unsupported()),
        };
        match first {
            0 => Ok(()),
            _ => self.write(form, 0, &before, ty),
        }
    }

    /// Emits `atom.v2.f32` and similar: "atomicity is guaranteed separately for each of the
    /// individual scalar elements" (PTX ISA 9.0, 9.7.13.5 and 9.7.13.7).
    fn vector_atomic(&mut self, form: &Form<'_>, ty: ScalarType, name: Option<&str>) -> Done {
        let first = usize::from(form.instruction.opcode == "atom");
        let parts = |operand: &'_ Spanned<Operand>| match &operand.node {
            Operand::Vector(parts) => Some(parts.clone()),
            _ => None,
        };
        let given = parts(form.operand(first + 1)?).ok_or_else(|| form.unsupported())?;
        if name != Some("add") || !ty.is_float() {
            return Err(form.unsupported());
        }
        // All values are read before the first result is written: their registers may be the same.
        let mut before = Vec::new();
        for (number, part) in given.iter().enumerate() {
            let value = self.read_operand(part, ty)?;
            let pointer = self.pointer(form.operand(first)?, (number * ty.bytes()) as i64)?;
            self.note_atomic(&pointer, ty.bytes());
            before.push(self.value(format_args!(
                "atomicrmw fadd ptr {pointer}, {value_type} {value} monotonic",
                value_type = computed(ty)
            )));
        }
        if first == 0 {
            return Ok(());
        }
        let results = parts(form.operand(0)?).ok_or_else(|| form.unsupported())?;
        for (result, value) in results.iter().zip(&before) {
            self.write_operand(result, value, ty)?;
        }
        Ok(())
    }

    /// Emits `atom` or `red` on a pair: one atomic for each half, as PTX specifies.
    pub fn atomic_pair(&mut self, form: &Form<'_>, half: ScalarType) -> Done {
        take_order_and_scope(form);
        let name = form.take_one(&["add"]);
        form.done()?;
        if name.is_none() || !half.is_float() {
            return Err(form.unsupported());
        }
        let first = usize::from(form.instruction.opcode == "atom");
        let halves = self.halves_of(form, first + 1, half)?;
        let mut before = Vec::new();
        for (value, offset) in halves.iter().zip([0, half.bytes() as i64]) {
            let pointer = self.pointer(form.operand(first)?, offset)?;
            self.note_atomic(&pointer, half.bytes());
            before.push(self.value(format_args!(
                "atomicrmw fadd ptr {pointer}, {} {value} monotonic",
                computed(half)
            )));
        }
        match first {
            0 => Ok(()),
            _ => self.write_halves(form, &before, half),
        }
    }

    /// Emits `shfl.sync.mode.b32 d|p, a, b, c, mask`; the older form has no mask.
    fn shuffle(&mut self, form: &Form<'_>) -> Done {
        let mask = self.mask(form, 4)?;
        let mode = form.take_one(&["up", "down", "bfly", "idx"]);
        form.done()?;
        let mode = mode.ok_or_else(|| form.unsupported())?;
        let (a, b, c) = (
            self.read(form, 1, B32)?,
            self.read(form, 2, B32)?,
            self.read(form, 3, B32)?,
        );
        let name = format!("shfl.sync.{mode}.i32p");
        let given = format!("i32 {mask}, i32 {a}, i32 {b}, i32 {c}");
        let pair = self.meet("{ i32, i1 }", &name, given);
        self.write_pair(form, &pair)
    }

    /// Returns the mask of a `.sync` instruction; all lanes for one without.
    fn mask(&mut self, form: &Form<'_>, index: usize) -> Result<String, Box<crate::error::Error>> {
        match form.take("sync") {
            true => self.read(form, index, B32),
            false => Ok("-1".to_string()),
        }
    }

    /// Writes `{ i32, i1 }` to `d` or `d|p`.
    fn write_pair(&mut self, form: &Form<'_>, pair: &str) -> Done {
        let whole = self.value(format_args!("extractvalue {{ i32, i1 }} {pair}, 0"));
        let operand = form.operand(0)?;
        let Operand::PredicatePair(name, predicate) = &operand.node else {
            return self.write_operand(operand, &whole, B32);
        };
        let flag = self.value(format_args!("extractvalue {{ i32, i1 }} {pair}, 1"));
        self.write_named(name, operand.span, &whole, B32)?;
        self.write_named(predicate, operand.span, &flag, Pred)
    }

    fn vote(&mut self, form: &Form<'_>) -> Done {
        let mask = self.mask(form, 2)?;
        let name = form.take_one(&["all", "any", "uni", "ballot"]);
        form.done()?;
        let name = name.ok_or_else(|| form.unsupported())?;
        let predicate = self.read(form, 1, Pred)?;
        let (result, ty) = match name {
            "ballot" => ("i32", B32),
            _ => ("i1", Pred),
        };
        let given = format!("i32 {mask}, i1 {predicate}");
        let value = self.meet(result, &format!("vote.{name}.sync"), given);
        self.write(form, 0, &value, ty)
    }

    fn matching(&mut self, form: &Form<'_>) -> Done {
        let mask = self.mask(form, 2)?;
        let all = form.take_one(&["any", "all"]) == Some("all");
        form.done()?;
        let ty = form.ty()?;
        let int = computed(ty);
        let a = self.read(form, 1, ty)?;
        if all {
            let given = format!("i32 {mask}, {int} {a}");
            let pair = self.meet("{ i32, i1 }", &format!("match.all.sync.{int}p"), given);
            return self.write_pair(form, &pair);
        }
        let given = format!("i32 {mask}, {int} {a}");
        let value = self.meet("i32", &format!("match.any.sync.{int}"), given);
        self.write(form, 0, &value, B32)
    }

    fn reduction(&mut self, form: &Form<'_>) -> Done {
        let mask = self.mask(form, 2)?;
        let name = form.take_one(&["add", "min", "max", "and", "or", "xor"]);
        let (is_magnitude, nan_wins) = (form.take("abs"), form.take("NaN"));
        form.done()?;
        let (ty, name) = (form.ty()?, name.ok_or_else(|| form.unsupported())?);
        if ty.is_float() {
            return self.float_reduction(form, name, &mask, [is_magnitude, nan_wins]);
        }
        let sign = match name {
            "min" | "max" if !ty.is_signed() => "u",
            _ => "",
        };
        let a = self.read(form, 1, ty)?;
        let given = format!("i32 {a}, i32 {mask}");
        let value = self.meet("i32", &format!("redux.sync.{sign}{name}"), given);
        self.write(form, 0, &value, ty)
    }

    /// Emits `redux.sync.min{.abs}{.NaN}.f32` as the minimum of integers in the order of the floats
    /// with these bits: -0 is below +0, and a NaN, which loses or wins, is an integer that no other
    /// float has. A NaN result is the canonical one.
    fn float_reduction(
        &mut self,
        form: &Form<'_>,
        name: &str,
        mask: &str,
        [is_magnitude, nan_wins]: [bool; 2],
    ) -> Done {
        let (least, greatest) = ("-2147483648", "2147483647");
        let nan = match (name, nan_wins) {
            ("min", true) | ("max", false) => least,
            ("min", false) | ("max", true) => greatest,
            _ => return Err(form.unsupported()),
        };
        let mut bits = self.read(form, 1, B32)?;
        if is_magnitude {
            bits = self.value(format_args!("and i32 {bits}, {greatest}"));
        }
        let ordered = self.in_order_of_floats(&bits);
        let is_nan = self.is_nan(&bits);
        let key = self.value(format_args!("select i1 {is_nan}, i32 {nan}, i32 {ordered}"));
        let given = format!("i32 {key}, i32 {mask}");
        let found = self.meet("i32", &format!("redux.sync.{name}"), given);
        let bits = self.in_order_of_floats(&found);
        let is_nan = self.is_nan(&bits);
        let value = self.value(format_args!(
            "select i1 {is_nan}, i32 {greatest}, i32 {bits}"
        ));
        self.write(form, 0, &value, B32)
    }

    /// Converts the bits of a float to an integer with the same order, and back.
    fn in_order_of_floats(&mut self, bits: &str) -> String {
        let sign = self.value(format_args!("ashr i32 {bits}, 31"));
        let rest = self.value(format_args!("and i32 {sign}, 2147483647"));
        self.value(format_args!("xor i32 {bits}, {rest}"))
    }

    /// Returns whether the bits are those of a NaN.
    fn is_nan(&mut self, bits: &str) -> String {
        let rest = self.value(format_args!("and i32 {bits}, 2147483647"));
        self.value(format_args!("icmp ugt i32 {rest}, 2139095040"))
    }

    /// Emits `elect.sync d|p, mask`: the lowest lane of the mask is elected.
    fn elect(&mut self, form: &Form<'_>) -> Done {
        let mask = self.mask(form, 1)?;
        form.done()?;
        let leader = self.value(format_args!(
            "call i32 @llvm.cttz.i32(i32 {mask}, i1 false)"
        ));
        let lane = self.special_register("i32", "laneid");
        let is_leader = self.value(format_args!("icmp eq i32 {lane}, {leader}"));
        let pair = self.value(format_args!(
            "insertvalue {{ i32, i1 }} poison, i32 {leader}, 0"
        ));
        let pair = self.value(format_args!(
            "insertvalue {{ i32, i1 }} {pair}, i1 {is_leader}, 1"
        ));
        self.write_pair(form, &pair)
    }

    /// Emits `bar` or `barrier`, of the warp or the block, with a number and optionally a count of
    /// threads.
    fn barrier(&mut self, form: &Form<'_>) -> Done {
        // `bar` is always aligned.
        let is_aligned = form.take("aligned") || form.instruction.opcode == "bar";
        form.take_all(|modifier| modifier == "cta");
        let is_warp = form.take("warp");
        let reduces = form.take("red");
        let syncs = form.take("sync");
        let operation = form.take_one(&["popc", "and", "or"]);
        form.done()?;
        if is_warp {
            let mask = self.read(form, 0, B32)?;
            self.meet("void", "bar.warp.sync", format!("i32 {mask}"));
            return Ok(());
        }
        let first = usize::from(reduces);
        let count = form.instruction.operands.len();
        let number = self.read(form, first, U32)?;
        let is_counted = count > 1 + 2 * first;
        let aligned = if is_aligned { ".aligned" } else { "" };
        let (how, threads) = match is_counted {
            true => {
                let threads = self.read(form, first + 1, U32)?;
                ("count", format!(", i32 {threads}"))
            }
            false => ("all", String::new()),
        };
        if syncs {
            let name = format!("barrier.cta.sync{aligned}.{how}");
            self.meet("void", &name, format!("i32 {number}{threads}"));
            return Ok(());
        }
        let operation = operation.ok_or_else(|| form.unsupported())?;
        let predicate = self.read(form, count - 1, Pred)?;
        let (result, ty) = match operation {
            "popc" => ("i32", U32),
            _ => ("i1", Pred),
        };
        let name = format!("barrier.cta.red.{operation}{aligned}.{how}");
        let given = format!("i32 {number}{threads}, i1 {predicate}");
        let value = self.meet(result, &name, given);
        self.write(form, 0, &value, ty)
    }
}

/// Ignores order and scope: no other thread runs in between.
fn take_order_and_scope(form: &Form<'_>) {
    form.take_all(|modifier| {
        [
            "weak",
            "relaxed",
            "acquire",
            "release",
            "acq_rel",
            "volatile",
            "cta",
            "cluster",
            "gpu",
            "sys",
            "global",
            "shared",
            "shared::cta",
            "noftz",
            "L2::cache_hint",
        ]
        .contains(&modifier)
    });
}
