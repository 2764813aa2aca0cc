//! The body of a kernel whose threads wait for one another, as loops over the threads of a block:
//! one for each phase.

use super::super::body::Body;
use super::super::storage;
use super::super::thread_loops::{Block as PhaseBlock, End, Next, Phase, Phases};
use super::entry::at;
use super::interface::{Block, ENDED, Meetings, NEXT_PHASE, Thread, WAITS};
use super::{INDEPENDENT, KeptArrays, MOST_THREADS, Meeting, THREAD};
use ptx::tree::Instruction;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::mem::offset_of;

impl Body<'_> {
    /// Emits the kernel as phases: a loop over the threads of the block for each. Registers that
    /// are live between phases are saved in arrays, with an element for each thread.
    pub(in crate::nvvm::from_ptx) fn thread_loops(&mut self, phases: &Phases<'_>) {
        if let Some(parts) = &mut self.cpu {
            parts.runs_blocks = true;
        }
        let sizes =
            ["x", "y", "z"].map(|axis| self.special_register("i32", &format!("ntid.{axis}")));
        let plane = self.value(format_args!("mul i32 {}, {}", sizes[0], sizes[1]));
        let threads = self.value(format_args!("mul i32 {plane}, {}", sizes[2]));
        let mut arrays = BTreeMap::new();
        for name in phases.kept() {
            let Ok(ty) = self.register_type(name, self.span) else {
                continue;
            };
            let element = match storage(ty) {
                "i1" => "i8",
                other => other,
            };
            let array = self.value(format_args!("alloca {element}, i32 {threads}, align 64"));
            if let Some(parts) = &mut self.cpu {
                parts.local_bytes += MOST_THREADS * ty.bytes().max(1) + 64;
            }
            arrays.insert(name.to_owned(), (array, element, storage(ty)));
        }
        let are_apart = matches!(phases.phases[0].next, Next::Each);
        if are_apart {
            let _ = writeln!(
                self.text,
                "  %of.block.at = {}
  %of.block = load ptr, ptr %of.block.at
  %meetings.at = {}
  %meetings = load ptr, ptr %meetings.at, !invariant.load !0
  %all.threads.at = {}
  %all.threads = load ptr, ptr %all.threads.at, !invariant.load !0",
                at(THREAD, offset_of!(Thread, block)),
                at("%of.block", offset_of!(Block, meetings)),
                at("%of.block", offset_of!(Block, threads))
            );
        }
        self.terminate("br label %phase.0");
        for (number, phase) in phases.phases.iter().enumerate() {
            self.begin_phase(number, phases, phase, &arrays, &sizes);
            for block in &phase.blocks {
                self.phase_block(number, phases, *block);
            }
            self.end_phase(number, phases, phase, &arrays, (&sizes, &threads));
        }
        if are_apart {
            self.next_phase(phases.phases.len());
        }
        self.label("phases.done");
        self.terminate("ret void");
    }

    /// Emits the choice of the phase that is executed next, if each thread has its own.
    fn next_phase(&mut self, count: usize) {
        self.label("phases.next");
        let next = self.value(format_args!("call i32 @{NEXT_PHASE}(ptr %of.block)"));
        // No phase leads to the first one.
        let cases = (1..count).map(|number| format!("i32 {number}, label %phase.{number}"));
        let cases: Vec<String> = cases.collect();
        self.terminate(format_args!(
            "switch i32 {next}, label %phases.done [ {} ]",
            cases.join(" ")
        ));
    }

    /// Emits the phase with which a thread continues, and the end of the present phase.
    fn go_to_phase(&mut self, number: usize, next: u32) {
        let at = self.element_of_meetings(offset_of!(Meetings, phase), "i32");
        self.effect(format_args!(
            "store i32 {}, ptr {at}{INDEPENDENT}",
            next as i32
        ));
        self.terminate(format_args!("br label %end.{number}"));
    }

    /// Returns the address of the element of the present thread in an array of [`Meetings`].
    pub(super) fn element_of_meetings(&mut self, array: usize, ty: &str) -> String {
        let at = self.byte(THREAD, offset_of!(Thread, linear) as i64);
        let number = self.value(format_args!("load i32, ptr {at}"));
        let array = self.byte("%meetings", array as i64);
        self.value(format_args!(
            "getelementptr inbounds {ty}, ptr {array}, i32 {number}"
        ))
    }

    /// Emits a part of a meeting.
    fn part_of_meeting(&mut self, part: Meeting, instruction: &Instruction) {
        if let Some(parts) = &mut self.cpu {
            parts.meeting = part;
        }
        self.guarded(instruction);
        if let Some(parts) = &mut self.cpu {
            parts.meeting = Meeting::Whole;
        }
    }

    /// Emits the start of the loops over the threads of a block, along its three axes.
    fn begin_loops(&mut self, number: usize, width: &str, height: &str) {
        let n = number;
        let text = format!(
            "phase.{n}:
  br label %planes.{n}
planes.{n}:
  %z.{n} = phi i32 [ 0, %phase.{n} ], [ %z.next.{n}, %planes.next.{n} ]
  br label %rows.{n}
rows.{n}:
  %y.{n} = phi i32 [ 0, %planes.{n} ], [ %y.next.{n}, %rows.next.{n} ]
  %z.height.{n} = mul i32 %z.{n}, {height}
  %row.{n} = add i32 %z.height.{n}, %y.{n}
  %first.{n} = mul i32 %row.{n}, {width}
  br label %threads.{n}
threads.{n}:
  %x.{n} = phi i32 [ 0, %rows.{n} ], [ %x.next.{n}, %thread.next.{n} ]
  store i32 %x.{n}, ptr {THREAD}
  %y.at.{n} = {y}
  store i32 %y.{n}, ptr %y.at.{n}
  %z.at.{n} = {z}
  store i32 %z.{n}, ptr %z.at.{n}
  %linear.{n} = add nuw nsw i32 %first.{n}, %x.{n}
  %linear.at.{n} = {linear}
  store i32 %linear.{n}, ptr %linear.at.{n}
",
            y = at(THREAD, 4),
            z = at(THREAD, 8),
            linear = at(THREAD, offset_of!(Thread, linear)),
        );
        self.text += &text;
    }

    /// Emits the start of one loop over all threads of a block, which are in memory.
    fn begin_loop_apart(&mut self, number: usize) {
        let n = number;
        let bytes = size_of::<Thread>();
        let text = format!(
            "phase.{n}:
  br label %threads.{n}
threads.{n}:
  %linear.{n} = phi i32 [ 0, %phase.{n} ], [ %x.next.{n}, %thread.next.{n} ]
  %linear.wide.{n} = zext i32 %linear.{n} to i64
  %thread.{n} = getelementptr inbounds [{bytes} x i8], ptr %all.threads, i64 %linear.wide.{n}
  %index.{n} = load i128, ptr %thread.{n}, align 4, !invariant.load !0
  store i128 %index.{n}, ptr {THREAD}, align 4
",
        );
        self.text += &text;
    }

    fn begin_phase(
        &mut self,
        number: usize,
        phases: &Phases<'_>,
        phase: &Phase<'_>,
        arrays: &KeptArrays,
        [width, height, _]: &[String; 3],
    ) {
        match phase.next {
            Next::Each => self.begin_loop_apart(number),
            Next::Phase(_) | Next::Branch(..) => self.begin_loops(number, width, height),
        }
        let n = number;
        self.ended = false;
        if number > 0 && matches!(phase.next, Next::Each) {
            let at = self.element_of_meetings(offset_of!(Meetings, phase), "i32");
            let own = self.value(format_args!("load i32, ptr {at}{INDEPENDENT}"));
            let is_here = self.value(format_args!("icmp eq i32 {own}, {n}"));
            self.terminate(format_args!(
                "br i1 {is_here}, label %here.{n}, label %thread.next.{n}"
            ));
            self.label(&format!("here.{n}"));
        }
        let (kept, again) = phases.begins_with(phase);
        for name in kept {
            let Some((array, element, ty)) = arrays.get(name).cloned() else {
                continue;
            };
            let slot = self.slot(name, ty);
            if number == 0 {
                self.effect(format_args!("store {ty} zeroinitializer, ptr {slot}"));
                continue;
            }
            let at = self.value(format_args!(
                "getelementptr inbounds {element}, ptr {array}, i32 %linear.{n}"
            ));
            let mut value = self.value(format_args!("load {element}, ptr {at}{INDEPENDENT}"));
            if element != ty {
                value = self.value(format_args!("trunc {element} {value} to {ty}"));
            }
            self.effect(format_args!("store {ty} {value}, ptr {slot}"));
        }
        for instruction in again {
            self.guarded(instruction);
        }
        self.terminate(format_args!("br label %block.{}", phase.head));
    }

    /// Emits one block of a phase with its branches; a target outside the phase is after its end.
    fn phase_block(&mut self, number: usize, phases: &Phases<'_>, block: usize) {
        self.label(&format!("block.{block}"));
        let PhaseBlock {
            begins,
            instructions,
            end,
        } = &phases.blocks[block];
        if let Some(meeting) = begins {
            self.part_of_meeting(Meeting::Results, meeting);
        }
        for instruction in instructions {
            self.guarded(instruction);
        }
        if self.ended {
            return;
        }
        if matches!(phases.phases[number].next, Next::Each) {
            return self.end_of_block_apart(number, phases, block);
        }
        let is_left = phases.phases[number].branches_at == Some(block);
        let label = |to: Option<usize>| match to {
            Some(to) if phases.phase_of[to] == number => format!("block.{to}"),
            _ => format!("end.{number}"),
        };
        match *end {
            _ if is_left => self.terminate(format_args!("br label %end.{number}")),
            End::Barrier(_) | End::Meeting(..) => {
                self.terminate(format_args!("br label %end.{number}"));
            }
            End::Goto(to) => self.terminate(format_args!("br label %{}", label(to))),
            End::Branch {
                guard,
                taken,
                other,
            } => {
                let condition = self.guard(guard);
                self.terminate(format_args!(
                    "br i1 {condition}, label %{}, label %{}",
                    label(taken),
                    label(other)
                ));
            }
        }
    }

    /// Emits the end of a block if each thread has its own phase.
    fn end_of_block_apart(&mut self, number: usize, phases: &Phases<'_>, block: usize) {
        let phase_of = |to: Option<usize>| to.map_or(ENDED, |to| phases.phase_of[to] as u32);
        let inside = |to: Option<usize>| to.filter(|to| phases.phase_of[*to] == number);
        match phases.blocks[block].end {
            End::Barrier(to) => self.go_to_phase(number, phase_of(to)),
            End::Meeting(meeting, to) => {
                self.part_of_meeting(Meeting::Arrival, meeting);
                self.go_to_phase(number, phase_of(Some(to)) | WAITS);
            }
            End::Goto(to) => match inside(to) {
                Some(to) => self.terminate(format_args!("br label %block.{to}")),
                None => self.go_to_phase(number, phase_of(to)),
            },
            End::Branch {
                guard,
                taken,
                other,
            } => {
                let condition = self.guard(guard);
                let label = |to, side| match inside(to) {
                    Some(to) => format!("block.{to}"),
                    None => format!("from.{block}.{side}"),
                };
                self.terminate(format_args!(
                    "br i1 {condition}, label %{}, label %{}",
                    label(taken, 0),
                    label(other, 1)
                ));
                for (side, to) in [taken, other].into_iter().enumerate() {
                    if inside(to).is_none() {
                        self.label(&label(to, side));
                        self.go_to_phase(number, phase_of(to));
                    }
                }
            }
        }
    }

    fn end_phase(
        &mut self,
        number: usize,
        phases: &Phases<'_>,
        phase: &Phase<'_>,
        arrays: &KeptArrays,
        ([width, height, depth], count): (&[String; 3], &str),
    ) {
        let n = number;
        let _ = writeln!(self.text, "end.{n}:");
        self.ended = false;
        let mut left = phases.ends_with(phase);
        if let Next::Branch(guard, ..) = phase.next {
            // Also if the phase only reads or recomputes it.
            left.retain(|name| *name != guard.register);
            left.push(&guard.register);
        }
        let mut condition_at = None;
        for name in left {
            let Some((array, element, ty)) = arrays.get(name).cloned() else {
                continue;
            };
            let slot = self.slot(name, ty);
            let mut value = self.value(format_args!("load {ty}, ptr {slot}"));
            if element != ty {
                value = self.value(format_args!("zext {ty} {value} to {element}"));
            }
            let at = self.value(format_args!(
                "getelementptr inbounds {element}, ptr {array}, i32 %linear.{n}"
            ));
            self.effect(format_args!(
                "store {element} {value}, ptr {at}{INDEPENDENT}"
            ));
            condition_at = Some(array);
        }
        if matches!(phase.next, Next::Each) {
            let _ = write!(
                self.text,
                "  br label %thread.next.{n}
thread.next.{n}:
  %x.next.{n} = add nuw nsw i32 %linear.{n}, 1
  %x.more.{n} = icmp ult i32 %x.next.{n}, {count}
  br i1 %x.more.{n}, label %threads.{n}, label %phases.next, !llvm.loop !3
"
            );
            self.ended = true;
            return;
        }
        let _ = write!(
            self.text,
            "  br label %thread.next.{n}
thread.next.{n}:
  %x.next.{n} = add nuw nsw i32 %x.{n}, 1
  %x.more.{n} = icmp ult i32 %x.next.{n}, {width}
  br i1 %x.more.{n}, label %threads.{n}, label %rows.next.{n}, !llvm.loop !{loop_number}
rows.next.{n}:
  %y.next.{n} = add nuw nsw i32 %y.{n}, 1
  %y.more.{n} = icmp ult i32 %y.next.{n}, {height}
  br i1 %y.more.{n}, label %rows.{n}, label %planes.next.{n}
planes.next.{n}:
  %z.next.{n} = add nuw nsw i32 %z.{n}, 1
  %z.more.{n} = icmp ult i32 %z.next.{n}, {depth}
  br i1 %z.more.{n}, label %planes.{n}, label %next.{n}
next.{n}:
",
            loop_number = 3,
        );
        let label = |to: Option<usize>| match to {
            Some(to) => format!("phase.{to}"),
            None => "phases.done".to_owned(),
        };
        match phase.next {
            Next::Phase(to) => self.terminate(format_args!("br label %{}", label(to))),
            Next::Each => {}
            Next::Branch(guard, taken, other) => {
                // It is the same for all threads: use that of the first one.
                let array = condition_at.unwrap_or_default();
                let byte = self.value(format_args!("load i8, ptr {array}"));
                let mut condition = self.value(format_args!("trunc i8 {byte} to i1"));
                if guard.negated {
                    condition = self.value(format_args!("xor i1 {condition}, true"));
                }
                self.terminate(format_args!(
                    "br i1 {condition}, label %{}, label %{}",
                    label(taken),
                    label(other)
                ));
            }
        }
    }
}
