//! Kernels that perform `cudaMemcpy` and `cudaMemset`, for jobs in which these happen between
//! launches.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use stablehlo::ElementType;

use crate::element;

/// The operation of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Task {
    /// Copies elements.
    Copy,
    /// Writes one value to elements.
    Fill,
}

/// A kernel for elements of a type, in a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct MemoryKernel {
    /// The operation.
    pub task: Task,
    /// The size of an element in bytes.
    pub bytes: usize,
    /// Whether elements are floats.
    pub is_float: bool,
    /// Whether elements are in a box; otherwise they are consecutive.
    pub is_box: bool,
}

impl MemoryKernel {
    /// Returns the kernel for this type.
    pub fn new(task: Task, of: ElementType, is_box: bool) -> MemoryKernel {
        MemoryKernel {
            task,
            bytes: element::bytes(of),
            is_float: element::is_float(of) && element::bytes(of) >= 4,
            is_box,
        }
    }

    /// Returns the type in PTX.
    fn ty(self) -> String {
        let letter = if self.is_float { 'f' } else { 'u' };
        format!("{letter}{}", 8 * self.bytes)
    }

    /// Returns the name.
    pub fn name(self) -> String {
        let task = match self.task {
            Task::Copy => "copy",
            Task::Fill => "fill",
        };
        let shape = if self.is_box { "_box" } else { "" };
        format!("{task}{shape}_{}", self.ty())
    }

    fn text(self) -> String {
        match self.is_box {
            true => self.of_box(),
            false => self.of_line(),
        }
    }

    /// Returns the text of a kernel for consecutive elements. Parameters: the destination, the
    /// source or the value, and the number of elements.
    fn of_line(self) -> String {
        let (ty, bytes, register) = (self.ty(), self.bytes, self.register());
        let name = self.name();
        let (parameter, load) = match self.task {
            Task::Copy => (
                "from".to_owned(),
                format!(
                    "    ld.param.u64 %rd4, [from];\n    add.s64 %rd5, %rd4, %rd2;\n    ld.global.{ty} %v, [%rd5];"
                ),
            ),
            Task::Fill => (
                "value".to_owned(),
                format!("    ld.param.{ty} %v, [value];"),
            ),
        };
        let of = match self.task {
            Task::Copy => "u64",
            Task::Fill => &ty,
        };
        format!(
            ".visible .entry {name}(
    .param .u64 to,
    .param .{of} {parameter},
    .param .u32 n
) {{
    .reg .pred %p<2>;
    .reg .b32 %r<6>;
    .reg .b64 %rd<6>;
    .reg .{register} %v;
    mov.u32 %r1, %ctaid.x;
    mov.u32 %r2, %ntid.x;
    mov.u32 %r3, %tid.x;
    mad.lo.s32 %r4, %r1, %r2, %r3;
    ld.param.u32 %r5, [n];
    setp.ge.u32 %p1, %r4, %r5;
    @%p1 bra DONE;
    mul.wide.u32 %rd2, %r4, {bytes};
{load}
    ld.param.u64 %rd1, [to];
    add.s64 %rd3, %rd1, %rd2;
    st.global.{ty} [%rd3], %v;
DONE:
    ret;
}}
"
        )
    }

    fn register(self) -> String {
        // There are no 8-bit registers.
        match self.bytes {
            1 => "u16".to_owned(),
            _ => self.ty(),
        }
    }

    /// Returns the text of a kernel for a box. Parameters: the destination; the source or the
    /// value; the extents in x, y and z; the row and slice pitches in elements of the destination,
    /// then of the source.
    fn of_box(self) -> String {
        let (ty, bytes, register) = (self.ty(), self.bytes, self.register());
        let name = self.name();
        let value = match self.task {
            Task::Copy => "    .param .u64 from".to_owned(),
            Task::Fill => format!("    .param .{ty} value"),
        };
        let load = match self.task {
            Task::Copy => format!(
                "    ld.param.u64 %rd4, [from];
    ld.param.u32 %r14, [from_row];
    ld.param.u32 %r15, [from_slice];
    mad.lo.s32 %r16, %r4, %r14, %r1;
    mad.lo.s32 %r17, %r5, %r15, %r16;
    mul.wide.u32 %rd5, %r17, {bytes};
    add.s64 %rd6, %rd4, %rd5;
    ld.global.{ty} %v, [%rd6];"
            ),
            Task::Fill => format!("    ld.param.{ty} %v, [value];"),
        };
        let more = match self.task {
            Task::Copy => ",\n    .param .u32 from_row,\n    .param .u32 from_slice",
            Task::Fill => "",
        };
        format!(
            ".visible .entry {name}(
    .param .u64 to,
{value},
    .param .u32 width,
    .param .u32 height,
    .param .u32 depth,
    .param .u32 to_row,
    .param .u32 to_slice{more}
) {{
    .reg .pred %p<4>;
    .reg .b32 %r<18>;
    .reg .b64 %rd<7>;
    .reg .{register} %v;
    mov.u32 %r6, %ctaid.x;
    mov.u32 %r7, %ntid.x;
    mov.u32 %r8, %tid.x;
    mad.lo.s32 %r1, %r6, %r7, %r8;
    mov.u32 %r4, %ctaid.y;
    mov.u32 %r5, %ctaid.z;
    ld.param.u32 %r2, [width];
    ld.param.u32 %r3, [height];
    ld.param.u32 %r9, [depth];
    setp.ge.u32 %p1, %r1, %r2;
    @%p1 bra DONE;
    setp.ge.u32 %p2, %r4, %r3;
    @%p2 bra DONE;
    setp.ge.u32 %p3, %r5, %r9;
    @%p3 bra DONE;
{load}
    ld.param.u64 %rd1, [to];
    ld.param.u32 %r10, [to_row];
    ld.param.u32 %r11, [to_slice];
    mad.lo.s32 %r12, %r4, %r10, %r1;
    mad.lo.s32 %r13, %r5, %r11, %r12;
    mul.wide.u32 %rd2, %r13, {bytes};
    add.s64 %rd3, %rd1, %rd2;
    st.global.{ty} [%rd3], %v;
DONE:
    ret;
}}
"
        )
    }
}

/// Returns the text of a file with these kernels.
pub fn text(kernels: &BTreeSet<MemoryKernel>) -> String {
    let mut text = ".version 7.0\n.target sm_80\n.address_size 64\n".to_owned();
    for kernel in kernels {
        let _ = write!(text, "\n{}", kernel.text());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kernels_are_legal_ptx() {
        let types = [ElementType::F64, ElementType::F32, ElementType::U8];
        let kernels = [Task::Copy, Task::Fill].into_iter();
        let kernels = kernels.flat_map(|task| types.map(|of| (task, of)));
        let kernels = kernels
            .flat_map(|(task, of)| [true, false].map(|is_box| MemoryKernel::new(task, of, is_box)))
            .collect();
        let (module, mut errors) = ptx::parse(&text(&kernels));
        errors.extend(ptx::check(&module));
        assert_eq!(
            errors
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<String>>(),
            Vec::<String>::new()
        );
        assert_eq!(module.kernels().count(), 12);
    }
}
