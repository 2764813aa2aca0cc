//! A kernel for this machine's processor: the text of a module in which threads, blocks and memory
//! are those of a caller that runs it natively.
//!
//! In: a checked PTX tree and the name of a kernel. Out: [`CpuKernel`], whose module defines
//! [`RUN_THREAD`], one thread of the kernel, and [`RUN_BLOCK`], all threads of a block one after the
//! other. Addresses are the machine's own: arrays, variables, shared memory (below 4 GiB, since PTX
//! may keep such an address in 32 bits) and the stack. Each takes a pointer, to a [`Thread`] or to a
//! [`Block`]; what a thread cannot do alone is a call of a function that the caller provides, whose
//! names are constants of this module.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::mem::offset_of;

use interpreter::matrix::Multiply;
use libdevice::helpers;
use ptx::tree::{Function, Initializer, Operand, Param, ScalarType, Space, Spanned, Variable};

use super::body::Body;
use super::indirect::function_address;
use super::instruction::Done;
use super::thread_loops::{Block as PhaseBlock, End, Next, Phase, Phases};
use super::{Writer, held, passed_params, quoted, storage, variables};
use crate::error::{Error, Span};

/// `void (ptr thread)`: runs the kernel for one thread. It is there if threads wait for one another.
pub const RUN_THREAD: &str = "reactant_run_thread";
/// `void (ptr block)`: runs the kernel for the threads of a block in their order. It is there if no
/// thread waits for another.
pub const RUN_BLOCK: &str = "reactant_run_block";
/// `{ i64, i64 } (ptr thread, i32 site, i32 kind, i32 mask, i64 value, i64 second, i64 third)`: an
/// instruction of a warp; `kind` is one of [`Exchange`].
pub const EXCHANGE: &str = "reactant_exchange";
/// `i32 (ptr thread, i32 site, i32 kind, i32 barrier, i32 threads, i32 vote)`: waits at a barrier of
/// the block; `kind` is one of [`Vote`], `threads` is 0 for all of the block.
pub const BARRIER: &str = "reactant_barrier";
/// `void (ptr block, i32 x, i32 y, i32 z, i64 address, i32 site)`: an access that is not within the
/// bounds which its site knows. It returns if the access may be made.
pub const CHECK: &str = "reactant_check";
/// `void (ptr thread, i32 site)`: a trap or an assertion that failed. It does not return.
pub const TRAP: &str = "reactant_trap";
/// `void (ptr thread)`: a load or an atomic that may wait for what another thread does; others of
/// the block, and other blocks, may run.
pub const YIELD: &str = "reactant_yield";
/// `void (ptr thread)`: the end of a thread, in a function that was called. It does not return.
pub const EXIT: &str = "reactant_exit";
/// `i64 (ptr name, ptr arguments, i64 count)`: a function of libdevice, with the bits of its
/// arguments and of its result. The name ends with a zero byte.
pub const LIBRARY: &str = "reactant_library";
/// `{ i64, i64 } (ptr thread, i64 handle, i32 index, i32 site)`: the four channels of a texel, 32 bits
/// each.
pub const TEXEL: &str = "reactant_texel";
/// `{ i64, i64 } (ptr thread, i64 handle, i32 dims, float x, float y, float z, i32 layer, i32 site)`:
/// the four channels of what a texture object gives, 32 bits each. No layer is -1.
pub const TEXTURE: &str = "reactant_texture";
/// `i64 (ptr thread, i64 handle, i32 bytes, i32 x, i32 y, i32 z, i32 mode, i32 site)`: the address of
/// an element of a surface object; `x` counts bytes. 0 for one outside, where the mode is
/// [`SURFACE_ZERO`].
pub const SURFACE: &str = "reactant_surface";
/// Elements outside of a surface are an error.
pub const SURFACE_TRAPS: u32 = 0;
/// Those at its edge stand for them.
pub const SURFACE_CLAMPS: u32 = 1;
/// They read as zero, and are not written.
pub const SURFACE_ZERO: u32 = 2;
/// `i32 (ptr thread, i64 format, i64 arguments)`: `vprintf`.
pub const PRINT: &str = "reactant_print";
/// `i64 (ptr thread, i64 bytes)`: `malloc`.
pub const ALLOCATE: &str = "reactant_allocate";
/// `void (ptr thread, i64 address)`: `free`.
pub const FREE: &str = "reactant_free";

/// One thread, as the module reads it.
#[repr(C)]
pub struct Thread {
    /// `threadIdx`.
    pub index: [u32; 3],
    /// Its number in the block; `x` counts fastest.
    pub linear: u32,
    /// Its block.
    pub block: *mut Block,
    /// For the caller's own use.
    pub own: *mut std::ffi::c_void,
}

/// One block, as the module reads it.
#[repr(C)]
pub struct Block {
    /// `blockIdx`.
    pub index: [u32; 3],
    /// `gridDim`.
    pub grid: [u32; 3],
    /// `blockDim`.
    pub size: [u32; 3],
    /// Bytes of shared memory that the launch adds.
    pub dynamic_shared: u32,
    /// The address of its shared memory, below 4 GiB.
    pub shared: u64,
    /// The bytes of the kernel's parameters.
    pub params: *const u8,
    /// The addresses of the module's variables, in the order of [`CpuKernel::variables`].
    pub variables: *const u64,
    /// The address by which the blocks of a cooperative launch meet.
    pub workspace: u64,
    /// The first address that each site may access, and the one behind the last.
    pub bounds: *mut [u64; 2],
    /// For the caller's own use.
    pub own: *mut std::ffi::c_void,
}

/// What lanes of a warp do together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
#[expect(missing_docs, reason = "these are the names of PTX's instructions")]
pub enum Exchange {
    ShuffleUp,
    ShuffleDown,
    ShuffleButterfly,
    ShuffleIndex,
    VoteAll,
    VoteAny,
    VoteUniform,
    Ballot,
    MatchAny,
    MatchAll,
    ActiveMask,
    Sync,
    ReduceAdd,
    ReduceMin,
    ReduceMax,
    ReduceUnsignedMin,
    ReduceUnsignedMax,
    ReduceAnd,
    ReduceOr,
    ReduceXor,
    /// A product of matrices: the addresses of a lane's registers and of its results, and the number
    /// of the product among [`CpuKernel::products`].
    Multiply,
}

/// The functions of LLVM's that stand for them, without what tells their types.
const EXCHANGES: &[(&str, Exchange)] = &[
    ("shfl.sync.up", Exchange::ShuffleUp),
    ("shfl.sync.down", Exchange::ShuffleDown),
    ("shfl.sync.bfly", Exchange::ShuffleButterfly),
    ("shfl.sync.idx", Exchange::ShuffleIndex),
    ("vote.all.sync", Exchange::VoteAll),
    ("vote.any.sync", Exchange::VoteAny),
    ("vote.uni.sync", Exchange::VoteUniform),
    ("vote.ballot.sync", Exchange::Ballot),
    ("match.any.sync", Exchange::MatchAny),
    ("match.all.sync", Exchange::MatchAll),
    ("activemask", Exchange::ActiveMask),
    ("bar.warp.sync", Exchange::Sync),
    ("redux.sync.add", Exchange::ReduceAdd),
    ("redux.sync.min", Exchange::ReduceMin),
    ("redux.sync.max", Exchange::ReduceMax),
    ("redux.sync.umin", Exchange::ReduceUnsignedMin),
    ("redux.sync.umax", Exchange::ReduceUnsignedMax),
    ("redux.sync.and", Exchange::ReduceAnd),
    ("redux.sync.or", Exchange::ReduceOr),
    ("redux.sync.xor", Exchange::ReduceXor),
    ("(product)", Exchange::Multiply),
];

impl Exchange {
    /// The exchange of that number.
    pub fn of(number: i32) -> Option<Exchange> {
        let all = EXCHANGES.iter().map(|(_, exchange)| *exchange);
        all.into_iter().find(|exchange| *exchange as i32 == number)
    }
}

/// What a barrier gives each thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum Vote {
    /// Nothing.
    Nothing,
    /// How many threads bring a true predicate.
    Count,
    /// Whether all do.
    And,
    /// Whether any does.
    Or,
}

impl Vote {
    /// The kind of that number.
    pub fn of(number: i32) -> Option<Vote> {
        let all = [Vote::Nothing, Vote::Count, Vote::And, Vote::Or];
        all.into_iter().find(|vote| *vote as i32 == number)
    }
}

/// A place in the PTX that may wait or fail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallSite {
    /// The instruction.
    pub span: Span,
    /// What it does.
    pub kind: CallKind,
}

/// What an instruction does that the caller has a part in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CallKind {
    /// It accesses memory.
    Access {
        /// "reads", "writes" or "updates".
        verb: &'static str,
        /// Bytes of one access, a power of two; its address must be a multiple of it.
        bytes: u32,
    },
    /// It waits for other threads.
    Wait,
    /// It is a `trap`, or an assertion with this message.
    Trap(Option<String>),
}

/// A variable of the file in global or constant memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CpuVariable {
    /// Its name.
    pub name: String,
    /// What it holds at first.
    pub initial: Vec<u8>,
    /// Where it holds addresses at first.
    pub addresses: Vec<InitialAddress>,
}

/// An address of a variable in the initial value of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InitialAddress {
    /// The first byte of it.
    pub at: usize,
    /// The bytes that hold it.
    pub bytes: usize,
    /// The number of the variable.
    pub variable: usize,
    /// What is added to its address.
    pub offset: i64,
    /// Of the address, the bits that are kept, from the lowest that is one.
    pub mask: Option<u64>,
}

/// A kernel as text of LLVM's, and what running it takes.
#[derive(Clone, Debug)]
pub struct CpuKernel {
    /// The module.
    pub text: String,
    /// The first byte of each parameter among the bytes of all.
    pub param_offsets: Vec<usize>,
    /// The bytes of all parameters.
    pub param_bytes: usize,
    /// Bytes of shared memory that the file declares. What a launch adds begins behind them.
    pub shared_bytes: usize,
    /// Whether it has shared memory whose size the launch decides.
    pub has_dynamic_shared: bool,
    /// The variables that it uses.
    pub variables: Vec<CpuVariable>,
    /// The places that calls name by number.
    pub sites: Vec<CallSite>,
    /// The products of matrices, which exchanges name by number.
    pub products: Vec<Multiply>,
    /// Whether threads wait for one another, or end inside of functions.
    pub waits: bool,
    /// Whether it has atomics.
    pub has_atomics: bool,
    /// Whether it reads the address by which the blocks of a cooperative launch meet.
    pub is_cooperative: bool,
    /// Bytes that a thread needs on its stack for arrays of its own.
    pub local_bytes: usize,
}

/// A variable of a module in global or constant memory, followed by those whose addresses its
/// initial value holds.
///
/// - errors: there is no such variable; an initial value that is not supported
pub fn variable_values(tree: &ptx::Module, name: &str) -> Result<Vec<CpuVariable>, Error> {
    let found = tree
        .variable(name)
        .filter(|variable| matches!(variable.space, Space::Global | Space::Const));
    let Some(variable) = found else {
        let message = format!("the module has no variable `{name}` in global or constant memory");
        return Err(Error::user("ptx-no-variable", message));
    };
    let mut parts = Parts::default();
    parts
        .variable(tree, variable, name)
        .map_err(|error| *error)?;
    Ok(parts.variables)
}

/// What is gathered while functions are written.
#[derive(Debug, Default)]
pub(super) struct Parts {
    shared: Vec<(String, usize)>,
    shared_bytes: usize,
    has_dynamic_shared: bool,
    variables: Vec<CpuVariable>,
    sites: Vec<CallSite>,
    products: Vec<Multiply>,
    waits: bool,
    has_atomics: bool,
    is_cooperative: bool,
    local_bytes: usize,
    /// Whether accesses are checked.
    checked: bool,
    /// Whether the kernel's function runs all threads of a block.
    pub(super) runs_blocks: bool,
}

/// What marks accesses by which threads of a block do not depend on one another, since nothing
/// orders threads that do not wait. Accesses of arrays on the stack are not among them: all threads
/// that run in a loop have those at the same addresses.
pub(super) const INDEPENDENT: &str = ", !llvm.access.group !2";
/// How the pointer to the [`Thread`] is called in every function.
const THREAD: &str = "%\"(thread)\"";
/// Threads that a block may have.
const MOST_THREADS: usize = 1024;
/// The array of each register that is kept between phases: its address, the type of its elements,
/// and that of the register.
type KeptArrays = BTreeMap<String, (String, &'static str, &'static str)>;
/// The address at which dynamic shared memory begins.
const DYNAMIC: &str = "cpu.dynamic.shared";

/// The kernel `name` of `tree` for this machine.
///
/// Accesses that are `checked` call [`CHECK`] unless they lie within the bounds of their site.
///
/// - errors: instructions that are not supported, all of them
pub fn cpu_kernel(tree: &ptx::Module, name: &str, checked: bool) -> Result<CpuKernel, Vec<Error>> {
    let kernel = ptx::find_kernel(tree, name).map_err(|error| vec![error])?;
    let mut writer = Writer::new(tree, "", name);
    writer.cpu = Some(Parts {
        checked,
        ..Parts::default()
    });
    writer.function(kernel, passed_params(kernel), &[]);
    writer.write_wanted();
    if !writer.errors.is_empty() {
        return Err(writer.errors);
    }
    let parts = writer.cpu.take().unwrap_or_default();
    let (offsets, bytes) = param_layout(kernel);
    let mut module = prelude(&parts);
    module += &entry(kernel, &offsets, &parts);
    module += &writer.functions;
    for (name, declaration) in &writer.declared {
        module += &conversion(name).unwrap_or_else(|| declaration.clone());
        module.push('\n');
    }
    module += METADATA;
    Ok(CpuKernel {
        text: module,
        param_offsets: offsets,
        param_bytes: bytes,
        shared_bytes: parts.shared_bytes,
        has_dynamic_shared: parts.has_dynamic_shared,
        variables: parts.variables,
        sites: parts.sites,
        products: parts.products,
        waits: parts.waits,
        has_atomics: parts.has_atomics,
        is_cooperative: parts.is_cooperative,
        local_bytes: parts.local_bytes,
    })
}

/// The body of a `cvt` to an integer that is a call elsewhere: NaN gives the highest bit alone.
fn conversion(name: &str) -> Option<String> {
    let is_signed = helpers::is_signed_to_int(name)?;
    let (int, float) = name.rsplit_once('.')?;
    let bits: u32 = int.rsplit_once('.')?.1[1..].parse().ok()?;
    let ty = if float == "f64" { "double" } else { "float" };
    let sign = if is_signed { 's' } else { 'u' };
    Some(format!(
        "define internal i{bits} @{name}({ty} %x) alwaysinline {{
  %is.nan = fcmp uno {ty} %x, 0.0
  %v = call i{bits} @llvm.fpto{sign}i.sat.i{bits}.{float}({ty} %x)
  %result = select i1 %is.nan, i{bits} {nan}, i{bits} %v
  ret i{bits} %result
}}",
        nan = 1_u64 << (bits - 1)
    ))
}

/// The first byte of each parameter, and the bytes of all.
fn param_layout(kernel: &Function) -> (Vec<usize>, usize) {
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

/// `i8, ptr POINTER, i64 OFFSET`, the operands of a `getelementptr`.
fn at(pointer: &str, offset: usize) -> String {
    format!("getelementptr i8, ptr {pointer}, i64 {offset}")
}

/// Empty; the weights of a branch that is hardly taken; the group of [`INDEPENDENT`] accesses; the
/// loop over threads, of which that group has no dependences.
const METADATA: &str = "!0 = !{}
!1 = !{!\"branch_weights\", i32 10000, i32 1}
!2 = distinct !{}
!3 = distinct !{!3, !4}
!4 = !{!\"llvm.loop.parallel_accesses\", !2}
";

/// The functions that run a thread and a block.
fn entry(kernel: &Function, offsets: &[usize], parts: &Parts) -> String {
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

/// Loads of a kernel's parameters from those of `%block`, and what the kernel is called with.
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

/// The functions of this module's that kernels call, and what they need.
fn prelude(parts: &Parts) -> String {
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

/// Calls [`CHECK`] for an access that is outside of the bounds that its site knows, or misaligned.
fn check(block: &str) -> String {
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

/// A function of the file.
pub(super) fn definition(result: &str, name: &str, params: &[String], body: &str) -> String {
    let mut all = vec![format!("ptr {THREAD}")];
    all.extend_from_slice(params);
    format!(
        "define internal {result} @{name}({}) alwaysinline {{\n{body}}}\n\n",
        all.join(", ")
    )
}

impl Parts {
    /// Counts the memory of an `alloca` of type `ty`, if it is an array of bytes.
    pub(super) fn count_alloca(&mut self, ty: &str) {
        let array = ty.strip_prefix('[').and_then(|ty| ty.split_once(' '));
        let bytes = array.and_then(|(bytes, _)| bytes.parse::<usize>().ok());
        self.local_bytes += bytes.unwrap_or(8);
    }

    /// The number of a variable of the file, which is added where it is new.
    fn variable(
        &mut self,
        tree: &ptx::Module,
        variable: &Variable,
        name: &str,
    ) -> Result<usize, Box<Error>> {
        if let Some(known) = self.variables.iter().position(|known| known.name == name) {
            return Ok(known);
        }
        let number = self.variables.len();
        self.variables.push(CpuVariable {
            name: name.to_owned(),
            initial: vec![0; variable.bytes() as usize],
            addresses: Vec::new(),
        });
        let size = variable.ty.bytes();
        for (place, value) in variable.init.iter().enumerate() {
            let at = place * size;
            if at + size > variable.bytes() as usize {
                let message = format!("`{name}` has more values than room for them");
                return Err(Error::user("ptx-initializer", message)
                    .at(variable.span, "declared here")
                    .into());
            }
            match value {
                Initializer::Value(value) => {
                    let bits = variables::bits(*value, variable.ty).to_le_bytes();
                    let bytes = size.min(8);
                    self.variables[number].initial[at..at + bytes].copy_from_slice(&bits[..bytes]);
                }
                Initializer::Address {
                    symbol,
                    offset,
                    mask,
                    ..
                } => {
                    let other = tree
                        .variable(symbol)
                        .filter(|other| matches!(other.space, Space::Global | Space::Const));
                    let Some(other) = other else {
                        if let Some(address) = function_address(tree, symbol) {
                            let whole = address.wrapping_add(*offset as u64);
                            let bits = match mask {
                                Some(mask) => (whole & mask).unbounded_shr(mask.trailing_zeros()),
                                None => whole,
                            };
                            let bytes = size.min(8);
                            self.variables[number].initial[at..at + bytes]
                                .copy_from_slice(&bits.to_le_bytes()[..bytes]);
                            continue;
                        }
                        let message = format!(
                            "the initial value of `{name}` holds the address of `{symbol}`, which is not supported yet"
                        );
                        return Err(Error::unsupported("address-in-initializer", message)
                            .at(variable.span, "this variable")
                            .into());
                    };
                    let address = InitialAddress {
                        at,
                        bytes: size.min(8),
                        variable: self.variable(tree, other, symbol)?,
                        offset: *offset,
                        mask: *mask,
                    };
                    self.variables[number].addresses.push(address);
                }
            }
        }
        Ok(number)
    }

    /// The first byte of an array in shared memory, which is placed where it is new.
    fn shared(&mut self, variable: &Variable, name: &str) -> usize {
        if let Some((_, start)) = self.shared.iter().find(|(known, _)| known == name) {
            return *start;
        }
        let align = (variable.align.max(1) as usize).max(variable.ty.bytes());
        let start = self.shared_bytes.next_multiple_of(align);
        // What a launch adds begins at a multiple of 16.
        self.shared_bytes = (start + variable.bytes() as usize).next_multiple_of(16);
        self.shared.push((name.to_owned(), start));
        start
    }
}

/// Instructions in their form for this machine's processor.
impl Body<'_> {
    /// Writes the kernel as phases: a loop over the threads of the block for each. What registers
    /// hold from one phase to the next is kept in arrays, an element for each thread.
    pub(super) fn thread_loops(&mut self, phases: &Phases<'_>) {
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
        self.terminate("br label %phase.0");
        for (number, phase) in phases.phases.iter().enumerate() {
            self.begin_phase(number, phases, phase, &arrays, &sizes);
            for block in &phase.blocks {
                self.phase_block(number, phases, *block);
            }
            self.end_phase(number, phases, phase, &arrays, &sizes);
        }
        self.label("phases.done");
        self.terminate("ret void");
    }

    fn begin_phase(
        &mut self,
        number: usize,
        phases: &Phases<'_>,
        phase: &Phase<'_>,
        arrays: &KeptArrays,
        [width, height, _]: &[String; 3],
    ) {
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
  %x.{n} = phi i32 [ 0, %rows.{n} ], [ %x.next.{n}, %end.{n} ]
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
        self.ended = false;
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

    /// One block of a phase, and where it leads: what is not of the phase is after its end.
    fn phase_block(&mut self, number: usize, phases: &Phases<'_>, block: usize) {
        self.label(&format!("block.{block}"));
        let PhaseBlock { instructions, end } = &phases.blocks[block];
        for instruction in instructions {
            self.guarded(instruction);
        }
        if self.ended {
            return;
        }
        let is_left = phases.phases[number].branches_at == Some(block);
        let label = |to: Option<usize>| match to {
            Some(to) if phases.phase_of[to] == number => format!("block.{to}"),
            _ => format!("end.{number}"),
        };
        match *end {
            _ if is_left => self.terminate(format_args!("br label %end.{number}")),
            End::Barrier(_) => self.terminate(format_args!("br label %end.{number}")),
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

    fn end_phase(
        &mut self,
        number: usize,
        phases: &Phases<'_>,
        phase: &Phase<'_>,
        arrays: &KeptArrays,
        [width, height, depth]: &[String; 3],
    ) {
        let n = number;
        let _ = writeln!(self.text, "end.{n}:");
        self.ended = false;
        let mut left = phases.ends_with(phase);
        if let Next::Branch(guard, ..) = phase.next {
            // Also one that the phase only reads, or computes again.
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
        let _ = write!(
            self.text,
            "  %x.next.{n} = add nuw nsw i32 %x.{n}, 1
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
            Next::Branch(guard, taken, other) => {
                // It is the same for all threads: that of the first one is taken.
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

    /// What every function of the file takes first; `None` for a kernel that is raised.
    pub(super) fn thread_argument(&self) -> Option<String> {
        self.cpu.is_some().then(|| format!("ptr {THREAD}"))
    }

    /// A number for the instruction that is being written.
    pub(super) fn site(&mut self, kind: CallKind) -> usize {
        let site = CallSite {
            span: self.span,
            kind,
        };
        let Some(parts) = &mut self.cpu else { return 0 };
        parts.sites.push(site);
        parts.sites.len() - 1
    }

    /// Checks an access of `bytes` bytes at `pointer`.
    pub(super) fn check_access(&mut self, pointer: &str, bytes: usize, verb: &'static str) {
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

    /// Keeps that there is an atomic, of `bytes` bytes at `pointer`.
    pub(super) fn note_atomic(&mut self, pointer: &str, bytes: usize) {
        if let Some(parts) = &mut self.cpu {
            parts.has_atomics = true;
        }
        self.check_access(pointer, bytes, "updates");
    }

    /// The value of a special register by LLVM's name of it.
    pub(super) fn special_register_on_cpu(&mut self, ty: &str, name: &str) -> String {
        self.value(format_args!(
            "call {ty} @\"cpu.read.ptx.sreg.{name}\"(ptr {THREAD})"
        ))
    }

    /// `%envreg1` or `%envreg2`: the halves of the address by which the blocks of a cooperative
    /// launch meet, the higher one first.
    pub(super) fn workspace_half(&mut self, name: &str) -> String {
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

    /// The address of a variable in shared, constant or global memory, an `i64`; the module calls
    /// it `name`.
    pub(super) fn variable_on_cpu(
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

    /// Refuses the address of an array on the stack in fewer bits than it has.
    pub(super) fn check_local_width(&self, name: &str, ty: ScalarType, span: Span) -> Done {
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

    /// A `trap`, or an assertion that failed.
    pub(super) fn trap_on_cpu(&mut self, message: Option<String>) {
        let site = self.site(CallKind::Trap(message));
        self.effect(format_args!("call void @{TRAP}(ptr {THREAD}, i32 {site})"));
        self.terminate("unreachable");
    }

    /// The end of the thread, in a function.
    pub(super) fn exit_on_cpu(&mut self) {
        if let Some(parts) = &mut self.cpu {
            parts.waits = true;
        }
        self.effect(format_args!("call void @{EXIT}(ptr {THREAD})"));
        self.terminate("unreachable");
    }

    /// The four channels of a texel, an `i32` each.
    pub(super) fn texel_on_cpu(&mut self, handle: &str, index: &str) -> Vec<String> {
        let verb = "reads the texture at";
        let site = self.site(CallKind::Access { verb, bytes: 1 });
        let both = self.value(format_args!(
            "call {{ i64, i64 }} @{TEXEL}(ptr {THREAD}, i64 {handle}, i32 {index}, i32 {site})"
        ));
        self.channels(&both)
    }

    /// The same of what a texture object gives at floats.
    pub(super) fn sample_on_cpu(
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

    /// The address of an element of a surface, an `i64`.
    pub(super) fn surface_on_cpu(
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

    /// The four channels that the caller has given.
    fn channels(&mut self, both: &str) -> Vec<String> {
        let mut channels = Vec::new();
        for half in 0..2 {
            let half = self.value(format_args!("extractvalue {{ i64, i64 }} {both}, {half}"));
            channels.push(self.cut(&half, "i32"));
            let high = self.value(format_args!("lshr i64 {half}, 32"));
            channels.push(self.cut(&high, "i32"));
        }
        channels
    }

    /// Before an instruction that may wait for what another thread does: threads take turns.
    pub(super) fn let_others_run(&mut self) {
        let Some(parts) = &mut self.cpu else { return };
        parts.waits = true;
        self.effect(format_args!("call void @{YIELD}(ptr {THREAD})"));
    }

    /// `vprintf`: how many values it wrote, an `i32`.
    pub(super) fn print_on_cpu(&mut self, format: &str, given: &str) -> String {
        self.value(format_args!(
            "call i32 @{PRINT}(ptr {THREAD}, i64 {format}, i64 {given})"
        ))
    }

    /// `malloc`: the address, an `i64`.
    pub(super) fn allocate_on_cpu(&mut self, bytes: &str) -> String {
        self.value(format_args!(
            "call i64 @{ALLOCATE}(ptr {THREAD}, i64 {bytes})"
        ))
    }

    /// `free`.
    pub(super) fn free_on_cpu(&mut self, address: &str) {
        self.effect(format_args!(
            "call void @{FREE}(ptr {THREAD}, i64 {address})"
        ));
    }

    /// A call of a function of libdevice; `given` are its arguments with their types.
    pub(super) fn library_on_cpu(&mut self, name: &str, result: &str, given: &[String]) -> String {
        let text = format!("@\"name {name}\"");
        self.declared.insert(
            text.clone(),
            format!(
                "{text} = private constant [{} x i8] c\"{name}\\00\"",
                name.len() + 1
            ),
        );
        let count = given.len();
        let room = self.value(format_args!("alloca [{} x i64]", count.max(1)));
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

    /// A call of `sincos` or its like, which stores two values; whether `name` is one of them.
    pub(super) fn sine_cosine_on_cpu(
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

    /// A value of LLVM type `ty` as the low bits of an `i64`.
    fn widened(&mut self, ty: &str, value: &str) -> String {
        let bits = super::memory::bits_of(ty);
        let mut value = value.to_owned();
        if !ty.starts_with('i') {
            value = self.value(format_args!("bitcast {ty} {value} to i{bits}"));
        }
        self.resize(&value, bits, 64)
    }

    /// The low bits of an `i64` as LLVM type `ty`.
    fn cut(&mut self, value: &str, ty: &str) -> String {
        let bits = super::memory::bits_of(ty);
        let value = self.resize(value, 64, bits);
        match ty.starts_with('i') {
            true => value,
            false => self.value(format_args!("bitcast i{bits} {value} to {ty}")),
        }
    }

    /// An instruction by which threads meet: the function of LLVM's for it, with what it is given.
    pub(super) fn meet_on_cpu(&mut self, name: &str, given: &str) -> String {
        let site = self.site(CallKind::Wait);
        if let Some(parts) = &mut self.cpu {
            parts.waits = true;
        }
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

    /// A product of the matrices that the lanes of the warp hold.
    pub(super) fn multiply_on_cpu(&mut self, multiply: Multiply, held: &str, results: &str) {
        let site = self.site(CallKind::Wait);
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

    /// The address that lane `source` brings, an `i64`.
    pub(super) fn address_of_lane_on_cpu(&mut self, own: &str, source: &str) -> String {
        let site = self.site(CallKind::Wait);
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
        let result = self.value(format_args!(
            "call i32 @{BARRIER}(ptr {THREAD}, i32 {site}, i32 {}, i32 {}, i32 {threads}, i32 {predicate})",
            vote as i32, given[0].1
        ));
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
        let mask = given.first().map_or("0", |(_, value)| value).to_owned();
        let mut values = Vec::new();
        for (ty, value) in given.iter().skip(1) {
            values.push(self.widened(ty, value));
        }
        values.resize(3, "0".to_owned());
        let pair = self.value(format_args!(
            "call {{ i64, i64 }} @{EXCHANGE}(ptr {THREAD}, i32 {site}, i32 {}, i32 {mask}, i64 {}, i64 {}, i64 {})",
            *kind as i32, values[0], values[1], values[2]
        ));
        let first = self.value(format_args!("extractvalue {{ i64, i64 }} {pair}, 0"));
        match kind {
            Exchange::VoteAll | Exchange::VoteAny | Exchange::VoteUniform => self.cut(&first, "i1"),
            Exchange::ShuffleUp
            | Exchange::ShuffleDown
            | Exchange::ShuffleButterfly
            | Exchange::ShuffleIndex
            | Exchange::MatchAll => {
                let first = self.cut(&first, "i32");
                let second = self.value(format_args!("extractvalue {{ i64, i64 }} {pair}, 1"));
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
