//! The functions that run one thread and one block, as wrappers of the kernel's body.

use super::super::{held, quoted};
use super::interface::{
    ALLOCATE, BARRIER, Block, CHECK, EXCHANGE, EXIT, FREE, LIBRARY, NEXT_PHASE, PRINT, RUN_BLOCK,
    RUN_THREAD, SURFACE, TEXEL, TEXTURE, TRAP, Thread, YIELD,
};
use super::{DYNAMIC, Parts, THREAD};
use ptx::tree::{Function, Param};
use std::fmt::Write;
use std::mem::offset_of;

/// Returns the offset of each parameter, and the total size in bytes.
pub(super) fn param_layout(kernel: &Function) -> (Vec<usize>, usize) {
    let mut end = 0_usize;
    let offsets = kernel.params.iter().map(|param| {
        let align = (param.align as usize).max(natural_align(param));
        let start = end.next_multiple_of(align);
        end = start + param.bytes();
        start
    });
    let offsets: Vec<usize> = offsets.collect();
    (offsets, end)
}

fn natural_align(param: &Param) -> usize {
    match param.array_bytes {
        Some(_) => 1,
        None => param.ty.bytes().max(1),
    }
}

/// Returns `i8, ptr POINTER, i64 OFFSET`, the operands of a `getelementptr`.
pub(super) fn at(pointer: &str, offset: usize) -> String {
    format!("getelementptr i8, ptr {pointer}, i64 {offset}")
}

/// Metadata: an empty node; the weights of an unlikely branch; the group of [`INDEPENDENT`]
/// accesses; the loop over threads, in which that group has no dependences.
pub(super) const METADATA: &str = "!0 = !{}
!1 = !{!\"branch_weights\", i32 10000, i32 1}
!2 = distinct !{}
!3 = distinct !{!3, !4}
!4 = !{!\"llvm.loop.parallel_accesses\", !2}
";

/// Returns the functions that run a thread and a block.
pub(super) fn entry(kernel: &Function, offsets: &[usize], parts: &Parts) -> String {
    let block = offset_of!(Thread, block);
    let (params, given) = param_loads(kernel, offsets);
    let kernel = quoted(&kernel.name);
    if parts.runs_blocks {
        return format!(
            "define void @{RUN_BLOCK}(ptr %block) {{
  %thread = alloca [{} x i8], align 16
  %block.at = {}
  store ptr %block, ptr %block.at
{params}  call void @{kernel}({given})
  ret void
}}

",
            size_of::<Thread>(),
            at("%thread", block),
        );
    }
    let mut text = format!(
        "define void @{RUN_THREAD}(ptr %thread) {{\n  \
           %block.at = {}\n  \
           %block = load ptr, ptr %block.at\n\
         {params}  call void @{kernel}({given})\n  ret void\n}}\n\n",
        at("%thread", block),
    );
    if parts.waits {
        return text;
    }
    text.clear();
    let size = offset_of!(Block, size);
    let _ = write!(
        text,
        "define void @{RUN_BLOCK}(ptr %block) {{
entry:
  %thread = alloca [{bytes} x i8], align 16
  %block.at = {block_at}
  store ptr %block, ptr %block.at
  %width.at = {width}
  %width = load i32, ptr %width.at, !invariant.load !0
  %height.at = {height}
  %height = load i32, ptr %height.at, !invariant.load !0
  %depth.at = {depth}
  %depth = load i32, ptr %depth.at, !invariant.load !0
  %y.at = {y}
  %z.at = {z}
  %linear.at = {linear}
{params}  br label %planes
planes:
  %z = phi i32 [ 0, %entry ], [ %z.next, %planes.next ]
  br label %rows
rows:
  %y = phi i32 [ 0, %planes ], [ %y.next, %rows.next ]
  %z.height = mul i32 %z, %height
  %row = add i32 %z.height, %y
  %first = mul i32 %row, %width
  br label %threads
threads:
  %x = phi i32 [ 0, %rows ], [ %x.next, %threads ]
  store i32 %x, ptr %thread
  store i32 %y, ptr %y.at
  store i32 %z, ptr %z.at
  %linear = add i32 %first, %x
  store i32 %linear, ptr %linear.at
  call void @{kernel}({given})
  %x.next = add i32 %x, 1
  %x.more = icmp ult i32 %x.next, %width
  br i1 %x.more, label %threads, label %rows.next, !llvm.loop !3
rows.next:
  %y.next = add i32 %y, 1
  %y.more = icmp ult i32 %y.next, %height
  br i1 %y.more, label %rows, label %planes.next
planes.next:
  %z.next = add i32 %z, 1
  %z.more = icmp ult i32 %z.next, %depth
  br i1 %z.more, label %planes, label %done
done:
  ret void
}}

",
        bytes = size_of::<Thread>(),
        block_at = at("%thread", block),
        width = at("%block", size),
        height = at("%block", size + 4),
        depth = at("%block", size + 8),
        y = at("%thread", 4),
        z = at("%thread", 8),
        linear = at("%thread", offset_of!(Thread, linear)),
    );
    text
}

/// Returns loads of a kernel's parameters from those of `%block`, and the arguments of the kernel.
fn param_loads(kernel: &Function, offsets: &[usize]) -> (String, String) {
    let mut text = format!(
        "  %params.at = {}\n  %params = load ptr, ptr %params.at, !invariant.load !0\n",
        at("%block", offset_of!(Block, params))
    );
    let mut given = vec!["ptr %thread".to_owned()];
    for (number, (param, offset)) in kernel.params.iter().zip(offsets).enumerate() {
        let _ = writeln!(text, "  %at.{number} = {}", at("%params", *offset));
        if param.array_bytes.is_some() {
            given.push(format!("ptr %at.{number}"));
            continue;
        }
        let ty = held(param);
        let _ = writeln!(
            text,
            "  %p.{number} = load {ty}, ptr %at.{number}, align 1, !invariant.load !0"
        );
        given.push(format!("{ty} %p.{number}"));
    }
    (text, given.join(", "))
}

/// Returns the functions of this module that kernels call, and their dependencies.
pub(super) fn prelude(parts: &Parts) -> String {
    let block = format!(
        "  %block.at = {}\n  %block = load ptr, ptr %block.at\n",
        at("%t", offset_of!(Thread, block))
    );
    let load = |from: &str, ty: &str, offset: usize| {
        format!(
            "  %at = {}\n  %v = load {ty}, ptr %at, !invariant.load !0\n",
            at(from, offset)
        )
    };
    let sreg = |name: &str, body: &str| {
        format!(
            "define internal i32 @\"cpu.read.ptx.sreg.{name}\"(ptr %t) alwaysinline {{\n{body}  ret i32 %v\n}}\n"
        )
    };
    let mut all = String::new();
    for (axis, name) in ["x", "y", "z"].iter().enumerate() {
        let own = format!("  %at = {}\n  %v = load i32, ptr %at\n", at("%t", 4 * axis));
        all += &sreg(&format!("tid.{name}"), &own);
        for (register, offset) in [
            ("ctaid", offset_of!(Block, index)),
            ("nctaid", offset_of!(Block, grid)),
            ("ntid", offset_of!(Block, size)),
        ] {
            let body = block.clone() + &load("%block", "i32", offset + 4 * axis);
            all += &sreg(&format!("{register}.{name}"), &body);
        }
    }
    let linear = format!(
        "  %at = {}\n  %n = load i32, ptr %at\n",
        at("%t", offset_of!(Thread, linear))
    );
    let lane = linear.clone() + "  %l = and i32 %n, 31\n";
    for (register, more) in [
        ("laneid", "  %v = add i32 %l, 0\n"),
        ("lanemask.eq", "  %v = shl i32 1, %l\n"),
        ("lanemask.ge", "  %v = shl i32 -1, %l\n"),
        (
            "lanemask.lt",
            "  %g = shl i32 -1, %l\n  %v = xor i32 %g, -1\n",
        ),
        (
            "lanemask.gt",
            "  %s = shl i32 -1, %l\n  %v = shl i32 %s, 1\n",
        ),
        (
            "lanemask.le",
            "  %s = shl i32 -1, %l\n  %g = shl i32 %s, 1\n  %v = xor i32 %g, -1\n",
        ),
    ] {
        all += &sreg(register, &(lane.clone() + more));
    }
    all += &sreg("warpid", &(linear + "  %v = lshr i32 %n, 5\n"));
    let size = offset_of!(Block, size);
    let mut warps = block.clone();
    for (name, axis) in [("w", 0), ("h", 1), ("d", 2)] {
        let _ = write!(
            warps,
            "  %{name}.at = {}\n  %{name} = load i32, ptr %{name}.at, !invariant.load !0\n",
            at("%block", size + 4 * axis)
        );
    }
    warps += "  %wh = mul i32 %w, %h\n  %whd = mul i32 %wh, %d\n  %up = add i32 %whd, 31\n  %v = lshr i32 %up, 5\n";
    all += &sreg("nwarpid", &warps);
    let dynamic = block.clone() + &load("%block", "i32", offset_of!(Block, dynamic_shared));
    all += &sreg("dynamic.smem.size", &dynamic);
    let total = dynamic.replace("%v = load", "%n = load")
        + &format!("  %v = add i32 %n, {}\n", parts.shared_bytes);
    all += &sreg("total.smem.size", &total);
    all += "define internal i64 @\"cpu.read.ptx.sreg.clock64\"(ptr %t) alwaysinline {\n  \
              %v = call i64 @llvm.readcyclecounter()\n  ret i64 %v\n}\n\
            declare i64 @llvm.readcyclecounter()\n\
            define internal i32 @\"cpu.read.ptx.sreg.clock\"(ptr %t) alwaysinline {\n  \
              %c = call i64 @llvm.readcyclecounter()\n  %v = trunc i64 %c to i32\n  ret i32 %v\n}\n";
    let _ = write!(
        all,
        "define internal i64 @\"cpu.shared\"(ptr %t) alwaysinline {{\n{block}{}  ret i64 %v\n}}\n",
        load("%block", "i64", offset_of!(Block, shared))
    );
    let _ = write!(
        all,
        "define internal i64 @\"cpu.workspace\"(ptr %t) alwaysinline {{\n{block}{}  ret i64 %v\n}}\n",
        load("%block", "i64", offset_of!(Block, workspace))
    );
    let _ = write!(
        all,
        "define internal i64 @\"{DYNAMIC}\"(ptr %t) alwaysinline {{\n  \
           %s = call i64 @\"cpu.shared\"(ptr %t)\n  %v = add i64 %s, {}\n  ret i64 %v\n}}\n",
        parts.shared_bytes
    );
    let _ = write!(
        all,
        "define internal i64 @\"cpu.variable\"(ptr %t, i64 %n) alwaysinline {{\n{block}{}  \
           %a = getelementptr i64, ptr %v, i64 %n\n  \
           %address = load i64, ptr %a, !invariant.load !0\n  ret i64 %address\n}}\n",
        load("%block", "ptr", offset_of!(Block, variables))
    );
    all += &check(&block);
    let _ = write!(
        all,
        "declare void @{CHECK}(ptr, i32, i32, i32, i64, i32)\n\
         declare void @{TRAP}(ptr, i32) noreturn\n\
         declare void @{EXIT}(ptr) noreturn\n\
         declare void @{YIELD}(ptr)\n\
         declare {{ i64, i64 }} @{EXCHANGE}(ptr, i32, i32, i32, i64, i64, i64)\n\
         declare i32 @{BARRIER}(ptr, i32, i32, i32, i32, i32)\n\
         declare i32 @{NEXT_PHASE}(ptr)\n\
         declare i64 @{LIBRARY}(ptr, ptr, i64)\n\
         declare {{ i64, i64 }} @{TEXEL}(ptr, i64, i32, i32)\n\
         declare {{ i64, i64 }} @{TEXTURE}(ptr, i64, i32, float, float, float, i32, i32)\n\
         declare i64 @{SURFACE}(ptr, i64, i32, i32, i32, i32, i32, i32)\n\
         declare i32 @{PRINT}(ptr, i64, i64)\n\
         declare i64 @{ALLOCATE}(ptr, i64)\n\
         declare void @{FREE}(ptr, i64)\n"
    );
    all
}

/// Returns the function that calls [`CHECK`] for an access that is misaligned or outside the bounds
/// of its site.
pub(super) fn check(block: &str) -> String {
    let index = |axis: usize, name: &str| {
        format!(
            "  %{name}.at = {}\n  %{name} = load i32, ptr %{name}.at\n",
            at("%t", 4 * axis)
        )
    };
    format!(
        "define internal void @\"cpu.check\"(ptr %t, i64 %address, i64 %bytes, i32 %site) alwaysinline {{
{block}  %bounds.at = {bounds}
  %bounds = load ptr, ptr %bounds.at, !invariant.load !0
  %low.at = getelementptr [2 x i64], ptr %bounds, i32 %site
  %low = load i64, ptr %low.at
  %high.at = getelementptr i8, ptr %low.at, i64 8
  %high = load i64, ptr %high.at
  %end = add i64 %address, %bytes
  %above = icmp uge i64 %address, %low
  %below = icmp ule i64 %end, %high
  %within = and i1 %above, %below
  %mask = sub i64 %bytes, 1
  %rest = and i64 %address, %mask
  %aligned = icmp eq i64 %rest, 0
  %fine = and i1 %within, %aligned
  br i1 %fine, label %go, label %ask, !prof !1
ask:
{x}{y}{z}  call void @{CHECK}(ptr %block, i32 %x, i32 %y, i32 %z, i64 %address, i32 %site)
  br label %go
go:
  ret void
}}
",
        bounds = at("%block", offset_of!(Block, bounds)),
        x = index(0, "x"),
        y = index(1, "y"),
        z = index(2, "z"),
    )
}

/// Returns the definition of a function of the file.
pub(in crate::nvvm::from_ptx) fn definition(
    result: &str,
    name: &str,
    params: &[String],
    body: &str,
) -> String {
    let mut all = vec![format!("ptr {THREAD}")];
    all.extend_from_slice(params);
    format!(
        "define internal {result} @{name}({}) alwaysinline {{\n{body}}}\n\n",
        all.join(", ")
    )
}
