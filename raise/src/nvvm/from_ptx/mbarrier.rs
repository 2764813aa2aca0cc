//! `mbarrier` for the host's processor, where the threads of a block run alternately.
//!
//! An object is 64 bits: the parity of its phase in the highest one, then 31 bits with the number
//! of arrivals that a phase needs, then 32 with the number of pending arrivals. The state that an
//! arrival returns is the object before it.

use super::body::Body;
use super::instruction::{Done, Form};
use ptx::tree::{Operand, ScalarType};

impl Body<'_> {
    /// Emits `mbarrier`.
    pub fn mbarrier(&mut self, form: &Form<'_>) -> Done {
        form.take_all(|modifier| {
            let known = [
                "shared",
                "shared::cta",
                "release",
                "acquire",
                "relaxed",
                "cta",
                "cluster",
                "noComplete",
            ];
            known.contains(&modifier)
        });
        let operations = [
            "init",
            "inval",
            "arrive",
            "arrive_drop",
            "test_wait",
            "try_wait",
            "pending_count",
        ];
        let operation = form.take_one(&operations);
        let by_parity = form.take("parity");
        form.done()?;
        match operation {
            Some("init") => {
                let count = self.read(form, 1, ScalarType::U32)?;
                let count = self.value(format_args!("zext i32 {count} to i64"));
                let expected = self.value(format_args!("shl i64 {count}, 32"));
                let object = self.value(format_args!("or i64 {expected}, {count}"));
                let pointer = self.mbarrier_object(form, 0)?;
                self.effect(format_args!("store i64 {object}, ptr {pointer}"));
                Ok(())
            }
            Some("inval") => Ok(()),
            Some(name @ ("arrive" | "arrive_drop")) => {
                let gives = !matches!(form.operand(0)?.node, Operand::Address { .. });
                let at = usize::from(gives);
                let before = self.arrive(form, at, name == "arrive_drop")?;
                match gives {
                    true => self.write(form, 0, &before, ScalarType::B64),
                    false => Ok(()),
                }
            }
            Some("pending_count") => {
                let state = self.read(form, 1, ScalarType::B64)?;
                let count = self.value(format_args!("trunc i64 {state} to i32"));
                self.write(form, 0, &count, ScalarType::U32)
            }
            Some("test_wait" | "try_wait") => {
                self.let_others_run();
                let pointer = self.mbarrier_object(form, 1)?;
                let object = self.value(format_args!("load volatile i64, ptr {pointer}"));
                let phase = self.value(format_args!("lshr i64 {object}, 63"));
                let other = match by_parity {
                    true => {
                        let parity = self.read(form, 2, ScalarType::U32)?;
                        let parity = self.value(format_args!("and i32 {parity}, 1"));
                        self.value(format_args!("zext i32 {parity} to i64"))
                    }
                    false => {
                        let state = self.read(form, 2, ScalarType::B64)?;
                        self.value(format_args!("lshr i64 {state}, 63"))
                    }
                };
                let passed = self.value(format_args!("icmp ne i64 {phase}, {other}"));
                self.write(form, 0, &passed, ScalarType::Pred)
            }
            _ => Err(form.unsupported()),
        }
    }

    /// Emits `cp.async.mbarrier.arrive`: all copies are complete. Without `.noinc` the count is
    /// incremented and then decremented.
    pub(super) fn arrive_after_copies(&mut self, form: &Form<'_>) -> Done {
        form.take_all(|modifier| ["async", "arrive", "shared", "shared::cta"].contains(&modifier));
        let counts = form.take("noinc");
        form.done()?;
        if counts {
            self.arrive(form, 0, false)?;
        }
        Ok(())
    }

    fn mbarrier_object(
        &mut self,
        form: &Form<'_>,
        at: usize,
    ) -> Result<String, Box<crate::error::Error>> {
        let pointer = self.pointer(form.operand(at)?, 0)?;
        self.check_access(&pointer, 8, "updates");
        Ok(pointer)
    }

    /// Emits an arrival at the object whose address is operand `at`; returns the object before it.
    fn arrive(
        &mut self,
        form: &Form<'_>,
        at: usize,
        drops: bool,
    ) -> Result<String, Box<crate::error::Error>> {
        let count = match form.instruction.operands.len() > at + 1 {
            true => {
                let count = self.read(form, at + 1, ScalarType::U32)?;
                self.value(format_args!("zext i32 {count} to i64"))
            }
            false => "1".to_owned(),
        };
        let pointer = self.mbarrier_object(form, at)?;
        let before = self.value(format_args!("load volatile i64, ptr {pointer}"));
        let mut object = before.clone();
        if drops {
            let gone = self.value(format_args!("shl i64 {count}, 32"));
            object = self.value(format_args!("sub i64 {object}, {gone}"));
        }
        let expected = self.value(format_args!("lshr i64 {object}, 32"));
        let expected = self.value(format_args!("and i64 {expected}, 2147483647"));
        let both = self.value(format_args!("mul i64 {expected}, 4294967297"));
        let phase = self.value(format_args!("and i64 {object}, -9223372036854775808"));
        let flipped = self.value(format_args!("xor i64 {phase}, -9223372036854775808"));
        let next = self.value(format_args!("or i64 {flipped}, {both}"));
        let left = self.value(format_args!("sub i64 {object}, {count}"));
        let pending = self.value(format_args!("and i64 {left}, 4294967295"));
        let is_over = self.value(format_args!("icmp eq i64 {pending}, 0"));
        let after = self.value(format_args!("select i1 {is_over}, i64 {next}, i64 {left}"));
        self.effect(format_args!("store volatile i64 {after}, ptr {pointer}"));
        Ok(before)
    }
}
