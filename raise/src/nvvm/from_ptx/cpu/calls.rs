//! Instructions that a thread cannot execute alone, as calls of functions that the caller provides.

use super::super::body::Body;
use super::super::instruction::Done;
use super::super::memory::bits_of;
use super::interface::{
    ALLOCATE, AT_BARRIER, BARRIER, CallKind, CallSite, EXCHANGE, EXCHANGES, EXIT, Exchange, FREE,
    LIBRARY, Meetings, PRINT, SURFACE, TEXEL, TEXTURE, TRAP, Vote, YIELD,
};
use super::{DYNAMIC, INDEPENDENT, MEETING_THREADS, Meeting, THREAD};
use crate::error::{Error, Span};
use interpreter::matrix::Multiply;
use ptx::tree::{Operand, ScalarType, Space, Spanned, Variable};
use std::mem::offset_of;

impl Body<'_> {
    /// Returns the first argument of every function of the file; `None` for a kernel that is
    /// raised.
    pub(in crate::nvvm::from_ptx) fn thread_argument(&self) -> Option<String> {
        self.cpu.is_some().then(|| format!("ptr {THREAD}"))
    }

    /// Adds a site for the current instruction; returns its index.
    pub(in crate::nvvm::from_ptx) fn site(&mut self, kind: CallKind) -> usize {
        let site = CallSite {
            span: self.span,
            kind,
        };
        let Some(parts) = &mut self.cpu else { return 0 };
        parts.sites.push(site);
        parts.sites.len() - 1
    }

    /// Emits the check of an access of `bytes` bytes at `pointer`.
    pub(in crate::nvvm::from_ptx) fn check_access(
        &mut self,
        pointer: &str,
        bytes: usize,
        verb: &'static str,
    ) {
        if !self.cpu.as_ref().is_some_and(|parts| parts.checked) {
            return;
        }
        let bytes = bytes as u32;
        let site = self.site(CallKind::Access { verb, bytes });
        let address = self.value(format_args!("ptrtoint ptr {pointer} to i64"));
        self.effect(format_args!(
            "call void @\"cpu.check\"(ptr {THREAD}, i64 {address}, i64 {bytes}, i32 {site})"
        ));
    }

    /// Records an atomic of `bytes` bytes at `pointer`.
    pub(in crate::nvvm::from_ptx) fn note_atomic(&mut self, pointer: &str, bytes: usize) {
        if let Some(parts) = &mut self.cpu {
            parts.has_atomics = true;
        }
        self.check_access(pointer, bytes, "updates");
    }

    /// Returns the value of a special register, by its LLVM name.
    pub(in crate::nvvm::from_ptx) fn special_register_on_cpu(
        &mut self,
        ty: &str,
        name: &str,
    ) -> String {
        self.value(format_args!(
            "call {ty} @\"cpu.read.ptx.sreg.{name}\"(ptr {THREAD})"
        ))
    }

    /// Returns `%envreg1` or `%envreg2`: the halves of the workspace address at which the blocks of
    /// a cooperative launch synchronise, the high one first.
    pub(in crate::nvvm::from_ptx) fn workspace_half(&mut self, name: &str) -> String {
        if let Some(parts) = &mut self.cpu {
            parts.is_cooperative = true;
        }
        let address = self.value(format_args!("call i64 @\"cpu.workspace\"(ptr {THREAD})"));
        let half = match name {
            "envreg1" => self.value(format_args!("lshr i64 {address}, 32")),
            _ => address,
        };
        self.cut(&half, "i32")
    }

    /// Returns the address of a variable in shared, constant or global memory, an `i64`; `name` is
    /// its name in the module.
    pub(in crate::nvvm::from_ptx) fn variable_on_cpu(
        &mut self,
        variable: &Variable,
        name: &str,
        is_dynamic: bool,
    ) -> Result<String, Box<Error>> {
        let tree = self.tree;
        let Some(parts) = &mut self.cpu else {
            return Ok(String::new());
        };
        if is_dynamic {
            parts.has_dynamic_shared = true;
            return Ok(self.value(format_args!("call i64 @\"{DYNAMIC}\"(ptr {THREAD})")));
        }
        if variable.space == Space::Shared {
            let start = parts.shared(variable, name);
            let base = self.value(format_args!("call i64 @\"cpu.shared\"(ptr {THREAD})"));
            return Ok(self.value(format_args!("add i64 {base}, {start}")));
        }
        let number = parts.variable(tree, variable, name)?;
        Ok(self.value(format_args!(
            "call i64 @\"cpu.variable\"(ptr {THREAD}, i64 {number})"
        )))
    }

    /// Rejects the address of an array on the stack in fewer bits than it has.
    pub(in crate::nvvm::from_ptx) fn check_local_width(
        &self,
        name: &str,
        ty: ScalarType,
        span: Span,
    ) -> Done {
        let is_local = |variable: &Variable| variable.space == Space::Local;
        let is_narrow = self.cpu.is_some() && ty.bits() < 64;
        if is_narrow && self.function.variable(name).is_some_and(is_local) {
            let message = format!(
                "the address of `{name}` in {} bits is not supported yet on the CPU",
                ty.bits()
            );
            return Err(Error::unsupported("ptx-variable", message)
                .at(span, "used here")
                .into());
        }
        Ok(())
    }

    /// Emits a `trap`, or a failed assertion.
    pub(in crate::nvvm::from_ptx) fn trap_on_cpu(&mut self, message: Option<String>) {
        let site = self.site(CallKind::Trap(message));
        self.effect(format_args!("call void @{TRAP}(ptr {THREAD}, i32 {site})"));
        self.terminate("unreachable");
    }

    /// Emits the end of the thread, in a function.
    pub(in crate::nvvm::from_ptx) fn exit_on_cpu(&mut self) {
        if let Some(parts) = &mut self.cpu {
            parts.waits = true;
        }
        self.effect(format_args!("call void @{EXIT}(ptr {THREAD})"));
        self.terminate("unreachable");
    }

    /// Returns the four channels of a texel, an `i32` each.
    pub(in crate::nvvm::from_ptx) fn texel_on_cpu(
        &mut self,
        handle: &str,
        index: &str,
    ) -> Vec<String> {
        let verb = "reads the texture at";
        let site = self.site(CallKind::Access { verb, bytes: 1 });
        let both = self.value(format_args!(
            "call {{ i64, i64 }} @{TEXEL}(ptr {THREAD}, i64 {handle}, i32 {index}, i32 {site})"
        ));
        self.channels(&both)
    }

    /// Returns the four channels that a texture object gives at float coordinates.
    pub(in crate::nvvm::from_ptx) fn sample_on_cpu(
        &mut self,
        handle: &str,
        coordinates: &[String],
        layer: &str,
    ) -> Vec<String> {
        let verb = "reads the texture at";
        let site = self.site(CallKind::Access { verb, bytes: 1 });
        let at = |axis: usize| coordinates.get(axis).map_or("0.0", String::as_str);
        let both = self.value(format_args!(
            "call {{ i64, i64 }} @{TEXTURE}(ptr {THREAD}, i64 {handle}, i32 {}, float {}, float {}, float {}, i32 {layer}, i32 {site})",
            coordinates.len(), at(0), at(1), at(2)
        ));
        self.channels(&both)
    }

    /// Returns the address of an element of a surface, an `i64`.
    pub(in crate::nvvm::from_ptx) fn surface_on_cpu(
        &mut self,
        handle: &str,
        bytes: usize,
        [x, y, z]: [&str; 3],
        mode: u32,
    ) -> String {
        let verb = "accesses the surface at";
        let site = self.site(CallKind::Access { verb, bytes: 1 });
        self.value(format_args!(
            "call i64 @{SURFACE}(ptr {THREAD}, i64 {handle}, i32 {bytes}, i32 {x}, i32 {y}, i32 {z}, i32 {mode}, i32 {site})"
        ))
    }

    /// Returns the four channels from the caller's result.
    pub(super) fn channels(&mut self, both: &str) -> Vec<String> {
        let mut channels = Vec::new();
        for half in 0..2 {
            let half = self.value(format_args!("extractvalue {{ i64, i64 }} {both}, {half}"));
            channels.push(self.cut(&half, "i32"));
            let high = self.value(format_args!("lshr i64 {half}, 32"));
            channels.push(self.cut(&high, "i32"));
        }
        channels
    }

    /// Emits a yield before an instruction that may wait for another thread, so that others can
    /// run.
    pub(in crate::nvvm::from_ptx) fn let_others_run(&mut self) {
        let Some(parts) = &mut self.cpu else { return };
        parts.waits = true;
        self.effect(format_args!("call void @{YIELD}(ptr {THREAD})"));
    }

    /// Emits `vprintf`; returns the number of values it wrote, an `i32`.
    pub(in crate::nvvm::from_ptx) fn print_on_cpu(&mut self, format: &str, given: &str) -> String {
        self.value(format_args!(
            "call i32 @{PRINT}(ptr {THREAD}, i64 {format}, i64 {given})"
        ))
    }

    /// Emits `malloc`; returns the address, an `i64`.
    pub(in crate::nvvm::from_ptx) fn allocate_on_cpu(&mut self, bytes: &str) -> String {
        self.value(format_args!(
            "call i64 @{ALLOCATE}(ptr {THREAD}, i64 {bytes})"
        ))
    }

    /// Emits `free`.
    pub(in crate::nvvm::from_ptx) fn free_on_cpu(&mut self, address: &str) {
        self.effect(format_args!(
            "call void @{FREE}(ptr {THREAD}, i64 {address})"
        ));
    }

    /// Emits a call of a function of libdevice; `given` are its arguments with their types.
    pub(in crate::nvvm::from_ptx) fn library_on_cpu(
        &mut self,
        name: &str,
        result: &str,
        given: &[String],
    ) -> String {
        let text = format!("@\"name {name}\"");
        self.declared.insert(
            text.clone(),
            format!(
                "{text} = private constant [{} x i8] c\"{name}\\00\"",
                name.len() + 1
            ),
        );
        let count = given.len();
        let number = self.fresh();
        let room = self.array_slot(
            &format!("(arguments {number})"),
            &format!("[{count} x i64]"),
        );
        for (number, argument) in given.iter().enumerate() {
            let (ty, value) = argument.split_once(' ').unwrap_or(("i64", "0"));
            let bits = self.widened(ty, value);
            let at = self.byte(&room, 8 * number as i64);
            self.effect(format_args!("store i64 {bits}, ptr {at}"));
        }
        let value = self.value(format_args!(
            "call i64 @{LIBRARY}(ptr {text}, ptr {room}, i64 {count})"
        ));
        self.cut(&value, result)
    }

    /// Emits a call of `sincos` or similar, which stores two values; returns whether `name` is one
    /// of them.
    pub(in crate::nvvm::from_ptx) fn sine_cosine_on_cpu(
        &mut self,
        name: &str,
        arguments: &[Spanned<Operand>],
    ) -> Result<bool, Box<Error>> {
        let short = name.strip_prefix("__nv_").unwrap_or_default();
        let short = short.strip_prefix("fast_").unwrap_or(short);
        let (Some(suffix), [x, sine, cosine]) = (short.strip_prefix("sincos"), arguments) else {
            return Ok(false);
        };
        let (ty, bits) = match suffix.ends_with('f') {
            true => ("float", 32),
            false => ("double", 64),
        };
        let (x, held) = self.argument(x, bits)?;
        let x = self.as_held(&x, held, ty);
        for (function, place) in [("sin", sine), ("cos", cosine)] {
            let function = format!("__nv_{function}{suffix}");
            let value = self.library_on_cpu(&function, ty, &[format!("{ty} {x}")]);
            let (address, _) = self.argument(place, 64)?;
            let pointer = self.value(format_args!("inttoptr i64 {address} to ptr"));
            self.check_access(&pointer, bits as usize / 8, "writes");
            self.effect(format_args!("store {ty} {value}, ptr {pointer}, align 1"));
        }
        Ok(true)
    }

    /// Returns a value of LLVM type `ty` as the low bits of an `i64`.
    fn widened(&mut self, ty: &str, value: &str) -> String {
        let bits = bits_of(ty);
        let mut value = value.to_owned();
        if !ty.starts_with('i') {
            value = self.value(format_args!("bitcast {ty} {value} to i{bits}"));
        }
        self.resize(&value, bits, 64)
    }

    /// Returns the low bits of an `i64` as LLVM type `ty`.
    fn cut(&mut self, value: &str, ty: &str) -> String {
        let bits = bits_of(ty);
        let value = self.resize(value, 64, bits);
        match ty.starts_with('i') {
            true => value,
            false => self.value(format_args!("bitcast i{bits} {value} to {ty}")),
        }
    }

    /// Emits a collective instruction: `name` is LLVM's function for it, with arguments `given`.
    pub(in crate::nvvm::from_ptx) fn meet_on_cpu(&mut self, name: &str, given: &str) -> String {
        let is_aligned = name.contains(".aligned");
        let part = self.meeting();
        let site = match part {
            Meeting::Results => 0, // that of the arrival
            Meeting::Whole | Meeting::Arrival => self.site(CallKind::Wait { is_aligned }),
        };
        let given: Vec<(String, String)> = given
            .split(", ")
            .filter_map(|one| one.split_once(' '))
            .map(|(ty, value)| (ty.to_owned(), value.to_owned()))
            .collect();
        match name.strip_prefix("barrier.cta.") {
            Some(kind) => self.barrier_on_cpu(site, kind, &given),
            None => self.exchange_on_cpu(site, name, given),
        }
    }

    /// Returns the part of a meeting that is emitted.
    fn meeting(&mut self) -> Meeting {
        let Some(parts) = &mut self.cpu else {
            return Meeting::Whole;
        };
        match parts.meeting {
            Meeting::Whole => parts.waits = true,
            Meeting::Arrival | Meeting::Results => parts.meets = true,
        }
        parts.meeting
    }

    /// Emits a store to the element of the present thread in an array of [`Meetings`].
    fn note(&mut self, array: usize, ty: &str, value: &str) {
        let at = self.element_of_meetings(array, ty);
        self.effect(format_args!("store {ty} {value}, ptr {at}{INDEPENDENT}"));
    }

    /// Emits the arrival of the present thread at a meeting, for [`Meetings`].
    fn arrive_at_meeting(&mut self, site: usize, kind: u32, mask: &str, values: &[String]) {
        self.note(offset_of!(Meetings, site), "i32", &site.to_string());
        self.note(offset_of!(Meetings, kind), "i32", &kind.to_string());
        self.note(offset_of!(Meetings, mask), "i32", mask);
        for (array, value) in values.iter().enumerate() {
            let array = offset_of!(Meetings, values) + array * 8 * MEETING_THREADS;
            self.note(array, "i64", value);
        }
    }

    /// Emits loads of the results of the meeting that the present thread has left.
    fn results_of_meeting(&mut self) -> [String; 2] {
        [0, 1].map(|number| {
            let array = offset_of!(Meetings, results) + number * 8 * MEETING_THREADS;
            let at = self.element_of_meetings(array, "i64");
            self.value(format_args!("load i64, ptr {at}{INDEPENDENT}"))
        })
    }

    /// Emits a product of matrices that the lanes of the warp hold.
    pub(in crate::nvvm::from_ptx) fn multiply_on_cpu(
        &mut self,
        multiply: Multiply,
        held: &str,
        results: &str,
    ) {
        let site = self.site(CallKind::Wait { is_aligned: true });
        let Some(parts) = &mut self.cpu else { return };
        parts.waits = true;
        parts.products.push(multiply);
        let number = parts.products.len() - 1;
        let addresses = [held, results]
            .map(|pointer| self.value(format_args!("ptrtoint ptr {pointer} to i64")));
        self.value(format_args!(
            "call {{ i64, i64 }} @{EXCHANGE}(ptr {THREAD}, i32 {site}, i32 {}, i32 -1, i64 {}, i64 {}, i64 {number})",
            Exchange::Multiply as i32, addresses[0], addresses[1]
        ));
    }

    /// Returns the address provided by lane `source`, an `i64`.
    pub(in crate::nvvm::from_ptx) fn address_of_lane_on_cpu(
        &mut self,
        own: &str,
        source: &str,
    ) -> String {
        let site = self.site(CallKind::Wait { is_aligned: true });
        if let Some(parts) = &mut self.cpu {
            parts.waits = true;
        }
        let source = self.value(format_args!("zext i32 {source} to i64"));
        let pair = self.value(format_args!(
            "call {{ i64, i64 }} @{EXCHANGE}(ptr {THREAD}, i32 {site}, i32 {}, i32 -1, i64 {own}, i64 {source}, i64 31)",
            Exchange::ShuffleIndex as i32
        ));
        self.value(format_args!("extractvalue {{ i64, i64 }} {pair}, 0"))
    }

    fn barrier_on_cpu(&mut self, site: usize, kind: &str, given: &[(String, String)]) -> String {
        let is_counted = kind.ends_with(".count");
        let threads = if is_counted { &given[1].1 } else { "0" };
        let vote = match kind.split('.').nth(1) {
            Some("popc") => Vote::Count,
            Some("and") => Vote::And,
            Some("or") => Vote::Or,
            _ => Vote::Nothing,
        };
        let predicate = match vote {
            Vote::Nothing => "0".to_owned(),
            _ => {
                let last = &given[given.len() - 1].1;
                self.value(format_args!("zext i1 {last} to i32"))
            }
        };
        let result = match self.meeting() {
            Meeting::Whole => self.value(format_args!(
                "call i32 @{BARRIER}(ptr {THREAD}, i32 {site}, i32 {}, i32 {}, i32 {threads}, i32 {predicate})",
                vote as i32, given[0].1
            )),
            Meeting::Arrival => {
                let values = [threads.to_owned(), predicate];
                let values = values.map(|value| self.value(format_args!("zext i32 {value} to i64")));
                self.arrive_at_meeting(site, AT_BARRIER + vote as u32, &given[0].1, &values);
                "zeroinitializer".to_owned()
            }
            Meeting::Results => {
                let [first, _] = self.results_of_meeting();
                self.cut(&first, "i32")
            }
        };
        match vote {
            Vote::And | Vote::Or => self.value(format_args!("trunc i32 {result} to i1")),
            Vote::Nothing | Vote::Count => result,
        }
    }

    fn exchange_on_cpu(
        &mut self,
        site: usize,
        name: &str,
        mut given: Vec<(String, String)>,
    ) -> String {
        let found = EXCHANGES.iter().find(|(known, _)| {
            name == *known
                || name
                    .strip_prefix(known)
                    .is_some_and(|rest| rest.starts_with('.'))
        });
        let Some((_, kind)) = found else {
            return String::new();
        };
        if name.starts_with("redux") {
            given.swap(0, 1); // LLVM has the mask last
        }
        let mask = given.first().map_or("-1", |(_, value)| value).to_owned();
        let mut values = Vec::new();
        for (ty, value) in given.iter().skip(1) {
            values.push(self.widened(ty, value));
        }
        values.resize(3, "0".to_owned());
        let [first, second] = match self.meeting() {
            Meeting::Whole => {
                let pair = self.value(format_args!(
                    "call {{ i64, i64 }} @{EXCHANGE}(ptr {THREAD}, i32 {site}, i32 {}, i32 {mask}, i64 {}, i64 {}, i64 {})",
                    *kind as i32, values[0], values[1], values[2]
                ));
                [0, 1].map(|half| {
                    self.value(format_args!("extractvalue {{ i64, i64 }} {pair}, {half}"))
                })
            }
            Meeting::Arrival => {
                self.arrive_at_meeting(site, *kind as u32, &mask, &values);
                [0, 1].map(|_| "zeroinitializer".to_owned())
            }
            Meeting::Results => self.results_of_meeting(),
        };
        match kind {
            Exchange::VoteAll | Exchange::VoteAny | Exchange::VoteUniform => self.cut(&first, "i1"),
            Exchange::ShuffleUp
            | Exchange::ShuffleDown
            | Exchange::ShuffleButterfly
            | Exchange::ShuffleIndex
            | Exchange::MatchAll => {
                let first = self.cut(&first, "i32");
                let second = self.cut(&second, "i1");
                let both = self.value(format_args!(
                    "insertvalue {{ i32, i1 }} poison, i32 {first}, 0"
                ));
                self.value(format_args!(
                    "insertvalue {{ i32, i1 }} {both}, i1 {second}, 1"
                ))
            }
            _ => self.cut(&first, "i32"),
        }
    }
}
