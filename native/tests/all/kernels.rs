//! Small kernels: results and error messages of native code.

use interpreter::{Arg, Options, Variables};
use native::{Accesses, Kernel, Launch};
use ptx::error::Error;

/// Returns a kernel of `u32` arrays `x` and `y`, with declared registers.
fn module(body: &str) -> (ptx::Module, String) {
    module_with("", body)
}

/// Returns such a kernel in a file with further declarations.
fn module_with(declarations: &str, body: &str) -> (ptx::Module, String) {
    let text = format!(
        ".version 8.0\n.target sm_80\n.address_size 64\n{declarations}\n\
         .visible .entry k(.param .u64 x, .param .u64 y, .param .u32 n) {{\n\
         .reg .pred %p<4>;\n.reg .b32 %r<20>;\n.reg .b64 %d<10>;\n.reg .f32 %f<8>;\n\
         .shared .align 4 .b8 tile[256];\n\
         ld.param.u64 %d1, [x];\nld.param.u64 %d2, [y];\nld.param.u32 %r1, [n];\n\
         mov.u32 %r2, %tid.x;\nmov.u32 %r3, %ctaid.x;\nmov.u32 %r4, %ntid.x;\n\
         mad.lo.s32 %r5, %r3, %r4, %r2;\nmul.wide.s32 %d3, %r5, 4;\n\
         add.s64 %d4, %d1, %d3;\nadd.s64 %d5, %d2, %d3;\n{body}\nret;\n}}\n"
    );
    let (module, errors) = ptx::parse(&text);
    assert!(errors.is_empty(), "{errors:?}");
    (module, text)
}

/// Runs it on arrays of these sizes; `x` counts up from 0. A fault is formatted by `told`.
fn run(
    body: &str,
    grid_and_block: [u32; 2],
    sizes: [usize; 2],
    accesses: Accesses,
) -> Result<Vec<u32>, Vec<String>> {
    run_module(module(body), grid_and_block, sizes, accesses)
}

fn run_module(
    (module, text): (ptx::Module, String),
    [grid, block]: [u32; 2],
    sizes: [usize; 2],
    accesses: Accesses,
) -> Result<Vec<u32>, Vec<String>> {
    let kernel = Kernel::compile(&module, "k", accesses).expect("it compiles");
    let x = (0..sizes[0] as u32).flat_map(u32::to_le_bytes).collect();
    let mut arrays = [x, vec![0; 4 * sizes[1]]];
    let launch = Launch {
        grid: [grid, 1, 1],
        block: [block, 1, 1],
        args: &[Arg::Array(0), Arg::Array(1), Arg::Int(sizes[1] as i128)],
        options: &Options::default(),
    };
    kernel
        .launch(&launch, &mut arrays, &mut Variables::default())
        .map_err(|error| told(&error, &text))?;
    let words = arrays[1].chunks_exact(4);
    Ok(words
        .map(|word| u32::from_le_bytes(word.try_into().expect("4 bytes")))
        .collect())
}

/// Returns code and message, and for each label the line of PTX and the label's text.
fn told(error: &Error, text: &str) -> Vec<String> {
    let mut told = vec![format!("{}: {}", error.code, error.message)];
    for label in &error.place.labels {
        let line = text[label.span.start..].lines().next().unwrap_or_default();
        told.push(format!("{line} <- {}", label.text));
    }
    told
}

const REVERSE: &str = "mul.lo.s32 %r6, %r2, 4;\nmov.u32 %r7, tile;\nadd.s32 %r8, %r7, %r6;\n\
    ld.global.u32 %r9, [%d4];\nst.shared.u32 [%r8], %r9;\nbar.sync 0;\n\
    sub.s32 %r10, %r4, %r2;\nsub.s32 %r10, %r10, 1;\nmul.lo.s32 %r10, %r10, 4;\n\
    add.s32 %r11, %r7, %r10;\nld.shared.u32 %r12, [%r11];\nst.global.u32 [%d5], %r12;";

#[test]
fn threads_meet_at_barriers_and_share_memory() {
    for accesses in [Accesses::Checked, Accesses::Unchecked] {
        let y = run(REVERSE, [3, 50], [150, 150], accesses);
        let expected = (0..150).map(|i| i / 50 * 50 + 49 - i % 50).collect();
        assert_eq!(y, Ok(expected));
    }
}

#[test]
fn threads_that_wait_for_a_store_let_others_run() {
    // The first thread waits until the last one has stored to shared memory.
    let body = "mov.u32 %r7, tile;\nsetp.eq.s32 %p1, %r2, 63;\n@%p1 st.volatile.shared.u32 [%r7], 5;\n\
        WAIT:\nld.volatile.shared.u32 %r8, [%r7];\nsetp.eq.s32 %p2, %r8, 0;\n@%p2 bra WAIT;\n\
        st.global.u32 [%d5], %r8;";
    let y = run(body, [2, 64], [128, 128], Accesses::Unchecked);
    assert_eq!(y, Ok(vec![5; 128]));
}

#[test]
fn lanes_that_exchange_values_by_volatile_accesses_run_in_lockstep() {
    // Prefix sums of each warp without `bar.warp.sync`: each lane adds the value of the lane
    // that is 1, 2, 4, 8 and 16 in front of it, by elements that are zero in front of the first
    // lane.
    let mut body = String::from(
        "and.b32 %r6, %r2, 31;\nshl.b32 %r7, %r2, 1;\nsub.s32 %r7, %r7, %r6;\n\
         shl.b32 %r7, %r7, 2;\nmov.u32 %r8, tile;\nadd.s32 %r8, %r8, %r7;\n\
         st.volatile.shared.u32 [%r8], 0;\nst.volatile.shared.u32 [%r8+128], 1;\n",
    );
    for before in [1, 2, 4, 8, 16] {
        body += &format!(
            "ld.volatile.shared.u32 %r9, [%r8+128];\nld.volatile.shared.u32 %r10, [%r8+{}];\n\
             add.s32 %r9, %r9, %r10;\nst.volatile.shared.u32 [%r8+128], %r9;\n",
            128 - 4 * before
        );
    }
    body += "st.global.u32 [%d5], %r9;";
    let expected: Vec<u32> = (0..96).map(|i| i % 32 + 1).collect();
    for accesses in [Accesses::Checked, Accesses::Unchecked] {
        let y = run(&body, [3, 32], [96, 96], accesses);
        assert_eq!(y, Ok(expected.clone()));
    }
}

#[test]
fn blocks_that_wait_for_later_blocks_let_them_run() {
    // Each block waits until all 300 have counted themselves in `x[0]`, by loads or by an atomic.
    let loads = "ld.acquire.gpu.global.u32 %r8, [%d1];";
    let atomics = "atom.global.or.b32 %r8, [%d1], 0;";
    for wait in [loads, atomics] {
        let body = format!(
            "setp.ne.s32 %p1, %r2, 0;\n@%p1 bra MEET;\nred.release.gpu.global.add.u32 [%d1], 1;\n\
             WAIT:\n{wait}\nsetp.lt.u32 %p2, %r8, 300;\n@%p2 bra WAIT;\n\
             MEET:\nbar.sync 0;\nld.global.u32 %r9, [%d1];\nst.global.u32 [%d5], %r9;"
        );
        let y = run(&body, [300, 32], [1, 9600], Accesses::Checked);
        assert_eq!(y, Ok(vec![300; 9600]));
    }
}

#[test]
fn threads_of_one_block_take_turns_at_a_lock() {
    let body = "LOCK:\natom.global.cas.b32 %r8, [%d1], 0, 1;\nsetp.ne.u32 %p2, %r8, 0;\n@%p2 bra LOCK;\n\
        ld.global.u32 %r9, [%d1+4];\nadd.u32 %r9, %r9, 1;\nbar.warp.sync 0;\n\
        st.global.u32 [%d1+4], %r9;\nst.global.u32 [%d5], %r9;\natom.global.exch.b32 %r8, [%d1], 0;";
    let body = body.replace("bar.warp.sync 0;\n", "");
    let y = run(&body, [3, 32], [2, 96], Accesses::Checked);
    assert_eq!(y, Ok((2..98).collect()));
}

#[test]
fn lanes_exchange_values() {
    let body = "ld.global.u32 %r6, [%d4];\n\
        shfl.sync.bfly.b32 %r7|%p1, %r6, 1, 31, -1;\nst.global.u32 [%d5], %r7;";
    let y = run(body, [1, 64], [64, 64], Accesses::Checked);
    assert_eq!(y, Ok((0..64).map(|i| i ^ 1).collect()));
}

/// A loop whose only meeting is a shuffle, in a branch that some warps take, behind the end of some
/// threads, with a barrier and a vote.
#[test]
fn warps_meet_in_loops_and_branches() {
    let body = "setp.ge.u32 %p1, %r2, 84;\n@%p1 bra END;\nld.global.u32 %r6, [%d4];\n\
        setp.lt.u32 %p2, %r2, 32;\n@%p2 bra OTHER;\nmov.u32 %r7, 16;\n\
        LOOP:\nshfl.sync.bfly.b32 %r8, %r6, %r7, 31, -1;\nadd.u32 %r6, %r6, %r8;\n\
        shr.u32 %r7, %r7, 1;\nsetp.ne.u32 %p3, %r7, 0;\n@%p3 bra LOOP;\nbra MEET;\n\
        OTHER:\nand.b32 %r8, %r6, 1;\nsetp.ne.u32 %p3, %r8, 0;\n\
        vote.sync.ballot.b32 %r6, %p3, -1;\n@%p3 bra ODD;\nbar.warp.sync 0x55555555;\n\
        add.u32 %r6, %r6, 1;\nODD:\n\
        MEET:\nmov.u32 %r9, tile;\nsetp.eq.u32 %p1, %r2, 83;\n@%p1 st.shared.u32 [%r9], 1000;\n\
        barrier.sync 0;\nld.shared.u32 %r10, [%r9];\nadd.u32 %r6, %r6, %r10;\n\
        st.global.u32 [%d5], %r6;\nEND:";
    let sum = |warp: u32| (32 * warp..84.min(32 * warp + 32)).sum::<u32>();
    // In the last warp, whose other lanes have ended, a lane adds what the lanes that are there
    // have, and 0 of the others.
    let mut last: Vec<u32> = (0..32)
        .map(|lane| if lane < 20 { 64 + lane } else { 0 })
        .collect();
    for distance in [16, 8, 4, 2, 1] {
        let before = last.clone();
        for (lane, value) in last.iter_mut().enumerate().take(20) {
            let other = lane ^ distance;
            *value += if other < 20 { before[other] } else { 0 };
        }
    }
    let expected = |thread: u32| match thread {
        84.. => 0,
        64.. => 1000 + last[thread as usize - 64],
        32.. => 1000 + sum(1),
        _ => 1000_u32.wrapping_add(0xaaaa_aaaa + u32::from(thread.is_multiple_of(2))),
    };
    let expected: Vec<u32> = (0..96).map(expected).collect();
    for accesses in [Accesses::Checked, Accesses::Unchecked] {
        assert_eq!(run(body, [1, 96], [96, 96], accesses).unwrap(), expected);
    }
}

#[test]
fn blocks_that_run_in_parallel_give_what_they_give_in_order() {
    let body = "ld.global.u32 %r6, [%d4];\nmul.lo.u32 %r6, %r6, 3;\nst.global.u32 [%d5], %r6;";
    let n = 1 << 17;
    let y = run(body, [n / 128, 128], [n as usize; 2], Accesses::Unchecked);
    assert_eq!(y, Ok((0..n).map(|i| 3 * i).collect()));
}

#[test]
fn threads_that_wrap_around_read_what_they_ask_for() {
    // y[i] = x[4096 + 256 block + index], where the index is masked, truncated, or a remainder, so
    // that it wraps around among the threads of a block.
    let masked = "add.u32 %r7, %r5, 15;\nand.b32 %r7, %r7, 15;";
    let cut = "add.u32 %r7, %r5, 240;\ncvt.u32.u8 %r7, %r7;";
    let shifted = "shl.b32 %r7, %r5, 28;\nshr.u32 %r7, %r7, 28;";
    let remainder = "rem.u32 %r7, %r5, 16;";
    let signed = "add.u32 %r7, %r5, 100;\ncvt.s32.s8 %r7, %r7;";
    type Index = fn(u32) -> i32;
    let indices: [(&str, &str, Index); 5] = [
        (masked, "u32", |i| (i as i32 + 15) % 16),
        (cut, "u32", |i| (i as i32 + 240) % 256),
        (shifted, "u32", |i| i as i32 % 16),
        (remainder, "u32", |i| i as i32 % 16),
        (signed, "s32", |i| (i + 100) as i8 as i32),
    ];
    for (index, ty, value) in indices {
        let body = format!(
            "{index}\nshl.b32 %r6, %r3, 8;\nor.b32 %r6, %r6, 4096;\nadd.s32 %r7, %r6, %r7;\n\
             mul.wide.{ty} %d6, %r7, 4;\nadd.s64 %d6, %d1, %d6;\nld.global.u32 %r8, [%d6];\n\
             st.global.u32 [%d5], %r8;"
        );
        for accesses in [Accesses::Checked, Accesses::Unchecked] {
            let y = run(&body, [2, 64], [8192, 128], accesses);
            let read = (0..128u32).map(|i| (4096 + (i / 64 * 256) as i32 + value(i)) as u32);
            assert_eq!(y, Ok(read.collect()), "{index}");
        }
    }
}

#[test]
fn an_access_outside_of_an_array_is_named() {
    let body = "ld.global.u32 %r6, [%d4+8];\nst.global.u32 [%d5], %r6;";
    let fault = run(body, [2, 50], [100, 100], Accesses::Checked).unwrap_err();
    assert_eq!(
        fault,
        [
            "simt-out-of-bounds: access outside of `x`",
            "ld.global.u32 %r6, [%d4+8]; <- thread (48, 0, 0) of block (1, 0, 0) reads element 100 of `x`, which has 100 of 4 bytes",
        ]
    );
    let far = "mov.u64 %d6, 4096;\nst.global.u32 [%d6], %r5;";
    let fault = run(far, [1, 1], [1, 1], Accesses::Checked).unwrap_err();
    assert_eq!(
        fault,
        [
            "simt-no-array: access to memory that belongs to no array",
            "st.global.u32 [%d6], %r5; <- thread (0, 0, 0) of block (0, 0, 0) writes address 0x1000: a null pointer, or close to one",
        ]
    );
    let odd = "ld.global.u32 %r6, [%d4+2];\nst.global.u32 [%d5], %r6;";
    let fault = run(odd, [1, 1], [2, 2], Accesses::Checked).unwrap_err();
    assert_eq!(
        fault,
        [
            "simt-misaligned: misaligned access to `x`",
            "ld.global.u32 %r6, [%d4+2]; <- thread (0, 0, 0) of block (0, 0, 0) reads byte 2, which is no multiple of 4",
        ]
    );
    let beyond = REVERSE.replace("%r7, tile", "%r7, tile+252");
    let fault = run(&beyond, [1, 2], [2, 2], Accesses::Checked).unwrap_err();
    assert_eq!(
        fault[0],
        "simt-out-of-bounds: access outside of shared memory"
    );
}

#[test]
fn a_trap_ends_the_launch() {
    let body = "setp.eq.s32 %p1, %r5, 70;\n@%p1 trap;\nst.global.u32 [%d5], %r5;";
    for accesses in [Accesses::Checked, Accesses::Unchecked] {
        let fault = run(body, [2, 50], [100, 100], accesses).unwrap_err();
        assert_eq!(
            fault,
            [
                "simt-trap: the kernel executed `trap`",
                "@%p1 trap; <- by thread (20, 0, 0) of block (1, 0, 0)",
            ]
        );
    }
}

#[test]
fn threads_that_wait_for_ever_are_named() {
    let masks =
        "setp.lt.s32 %p1, %r2, 16;\n@%p1 bra SKIP;\nbar.warp.sync 0xffffffff;\nSKIP:\nbar.sync 0;";
    let fault = run(masks, [1, 32], [32, 32], Accesses::Unchecked).unwrap_err();
    assert_eq!(
        fault,
        [
            "simt-deadlock: threads wait for one another and nobody can go on",
            "bar.warp.sync 0xffffffff; <- thread (16, 0, 0) of block (0, 0, 0) and 15 more wait here",
            "bar.sync 0; <- thread (0, 0, 0) of block (0, 0, 0) and 15 more wait here",
        ]
    );
    let apart =
        "setp.lt.s32 %p1, %r2, 16;\n@%p1 bra OTHER;\nbar.sync 0;\nret;\nOTHER:\nbar.sync 0;";
    let fault = run(apart, [1, 32], [32, 32], Accesses::Unchecked).unwrap_err();
    assert_eq!(
        fault[0],
        "simt-divergent-barrier: threads of one block wait at different barriers"
    );
}

/// A barrier is one of 16, whatever the instruction: warps may wait for one another at different
/// ones, and `barrier.sync` may be executed by a part of a warp.
#[test]
fn threads_meet_at_different_instructions() {
    for (half, barrier) in [(32, "bar.sync"), (16, "barrier.sync")] {
        let body = format!(
            "mov.u32 %r6, tile;\nshl.b32 %r7, %r2, 2;\nadd.u32 %r7, %r6, %r7;\nxor.b32 %r8, %r7, 32;\n\
             st.shared.u32 [%r7], %r2;\nsetp.ge.u32 %p1, %r2, {half};\n@%p1 bra HIGH;\n\
             {barrier} 0;\nld.shared.u32 %r9, [%r8];\nbra DONE;\n\
             HIGH:\n{barrier} 0;\nld.shared.u32 %r9, [%r8];\nadd.u32 %r9, %r9, 100;\n\
             DONE:\nst.global.u32 [%d5], %r9;"
        );
        let expected: Vec<u32> = (0..64)
            .map(|t| (t ^ 8) + if t < half { 0 } else { 100 })
            .collect();
        for accesses in [Accesses::Checked, Accesses::Unchecked] {
            assert_eq!(run(&body, [1, 64], [64, 64], accesses).unwrap(), expected);
        }
    }
}

const HEAP: &str =
    ".extern .func (.param .b64 r) malloc (.param .b64 a);\n.extern .func free (.param .b64 a);";

/// Returns code that stores to allocated memory at an offset, and loads from there.
fn through_the_heap(offset: u32) -> String {
    format!(
        "{{ .param .b64 p0; .param .b64 q0; st.param.b64 [p0], 8;\n\
         call.uni (q0), malloc, (p0);\nld.param.b64 %d6, [q0]; }}\n\
         st.u32 [%d6+{offset}], %r5;\nld.u32 %r6, [%d6+{offset}];\nst.global.u32 [%d5], %r6;\n\
         {{ .param .b64 p1; st.param.b64 [p1], %d6;\ncall.uni free, (p1); }}"
    )
}

#[test]
fn kernels_allocate_memory() {
    for accesses in [Accesses::Checked, Accesses::Unchecked] {
        let module = module_with(HEAP, &through_the_heap(4));
        let y = run_module(module, [3, 50], [150, 150], accesses);
        assert_eq!(y, Ok((0..150).collect()));
    }
    let module = module_with(HEAP, &through_the_heap(8));
    let fault = run_module(module, [1, 1], [1, 1], Accesses::Checked).unwrap_err();
    assert!(fault[0].starts_with("simt-no-array"), "{fault:?}");
}

const TABLE: &str = ".func (.param .b32 r) twice (.param .b32 a) { .reg .b32 %r<2>;\n\
    ld.param.b32 %r1, [a];\nadd.s32 %r1, %r1, %r1;\nst.param.b32 [r], %r1;\nret; }\n\
    .func (.param .b32 r) next (.param .b32 a) { .reg .b32 %r<2>;\n\
    ld.param.b32 %r1, [a];\nadd.s32 %r1, %r1, 1;\nst.param.b32 [r], %r1;\nret; }\n\
    .func other (.param .b32 a) { ret; }\n\
    .global .align 8 .u64 table[3] = {twice, next, other};";

/// Returns code that calls the function in a table at an index.
fn through_the_table(index: &str) -> String {
    format!(
        "mul.wide.u32 %d6, {index}, 8;\nmov.u64 %d7, table;\nadd.s64 %d7, %d7, %d6;\n\
         ld.global.u64 %d8, [%d7];\n\
         {{ .param .b32 p0; .param .b32 q0; st.param.b32 [p0], %r5;\n\
         prototype: .callprototype (.param .b32 _) _ (.param .b32 _);\n\
         call (q0), %d8, (p0), prototype;\nld.param.b32 %r7, [q0]; }}\n\
         st.global.u32 [%d5], %r7;"
    )
}

#[test]
fn functions_are_called_through_pointers() {
    let body = format!("and.b32 %r6, %r5, 1;\n{}", through_the_table("%r6"));
    for accesses in [Accesses::Checked, Accesses::Unchecked] {
        let y = run_module(module_with(TABLE, &body), [3, 50], [150, 150], accesses);
        let expected = (0..150).map(|i| if i % 2 == 0 { 2 * i } else { i + 1 });
        assert_eq!(y, Ok(expected.collect()));
    }
    let body = format!("mov.u32 %r6, 2;\n{}", through_the_table("%r6"));
    let fault = run_module(
        module_with(TABLE, &body),
        [1, 1],
        [1, 1],
        Accesses::Unchecked,
    );
    assert_eq!(
        fault.unwrap_err()[0],
        "simt-trap: a call through a pointer that is no function of this type: `trap`"
    );
}

#[test]
fn what_is_not_supported_names_the_instruction() {
    let (module, _) =
        module("tex.cube.v4.f32.f32 {%f1, %f2, %f3, %f4}, [%d1, {%f5, %f5, %f5, %f5}];");
    let errors = Kernel::compile(&module, "k", Accesses::Checked)
        .err()
        .unwrap();
    assert_eq!(
        errors[0].message,
        "`tex.cube.v4.f32.f32` is not supported yet (textures)"
    );
}
