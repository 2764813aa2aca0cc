//! Interaction of threads: shuffles, votes, barriers, and data races.

use interpreter::{Arg, Kernel, Options, Stats};
use ptx::error::Result;

/// Runs lines in which `%r1` is the thread's number; returns every thread's `%r0`.
fn threads(lines: &str, count: u32) -> Result<(Vec<u32>, Stats)> {
    let text = format!(
        ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 x)\n{{\n\
         .reg .pred %p<4>; .reg .b32 %r<8>; .reg .b64 %rd<8>; .shared .align 4 .b8 tile[1024];\n\
         ld.param.u64 %rd1, [x]; mov.u32 %r1, %tid.x; mul.wide.u32 %rd2, %r1, 4; add.s64 %rd3, %rd1, %rd2;\n\
         mov.u32 %r6, tile; shl.b32 %r7, %r1, 2; add.u32 %r7, %r6, %r7;\n\
         {lines}\nst.global.u32 [%rd3], %r0;\nret;\n}}\n"
    );
    let (module, errors) = ptx::parse(&text);
    assert_eq!(errors, [], "{lines}");
    assert_eq!(ptx::check(&module), [], "{lines}");
    let mut arrays = [vec![0; 4 * count as usize]];
    let options = Options {
        races: true,
        ..Options::default()
    };
    let kernel = Kernel::new(&module, "k").unwrap();
    let stats = kernel.launch(
        [1; 3],
        [count, 1, 1],
        &[Arg::Array(0)],
        &mut arrays,
        &options,
    )?;
    let values = arrays[0]
        .chunks(4)
        .map(|chunk| u32::from_le_bytes(chunk.try_into().unwrap()));
    Ok((values.collect(), stats))
}

fn check(lines: &str, count: u32, expected: impl Fn(u32) -> u32) {
    let (values, _) = threads(lines, count).unwrap();
    let expected: Vec<u32> = (0..count).map(expected).collect();
    assert_eq!(values, expected, "{lines}");
}

#[test]
fn shuffles() {
    check("shfl.sync.down.b32 %r0, %r1, 3, 31, -1;", 64, |t| {
        if t % 32 + 3 < 32 { t + 3 } else { t }
    });
    check("shfl.sync.up.b32 %r0, %r1, 3, 0, -1;", 64, |t| {
        if t % 32 >= 3 { t - 3 } else { t }
    });
    check("shfl.sync.bfly.b32 %r0, %r1, 5, 31, -1;", 32, |t| t ^ 5);
    check("shfl.sync.idx.b32 %r0, %r1, 7, 31, -1;", 64, |t| {
        t / 32 * 32 + 7
    });
    // Segments of 8 lanes: the mask in the upper byte.
    check("shfl.sync.idx.b32 %r0, %r1, 3, 0x181F, -1;", 32, |t| {
        t / 8 * 8 + 3
    });
    check("shfl.sync.down.b32 %r0, %r1, 6, 0x181F, -1;", 32, |t| {
        if t % 8 + 6 < 8 { t + 6 } else { t }
    });
    check(
        "shfl.sync.down.b32 %r2|%p1, %r1, 1, 31, -1; selp.u32 %r0, 1, 0, %p1;",
        32,
        |t| u32::from(t < 31),
    );
}

#[test]
fn votes_and_reductions() {
    let odd = "and.b32 %r2, %r1, 1; setp.ne.u32 %p1, %r2, 0;";
    check(
        &format!("{odd} vote.sync.ballot.b32 %r0, %p1, -1;"),
        32,
        |_| 0xAAAA_AAAA,
    );
    check(
        &format!("{odd} vote.sync.any.pred %p2, %p1, -1; selp.u32 %r0, 1, 0, %p2;"),
        32,
        |_| 1,
    );
    check(
        &format!("{odd} vote.sync.all.pred %p2, %p1, -1; selp.u32 %r0, 1, 0, %p2;"),
        32,
        |_| 0,
    );
    check(
        &format!("{odd} vote.sync.uni.pred %p2, %p1, -1; selp.u32 %r0, 1, 0, %p2;"),
        32,
        |_| 0,
    );
    check("redux.sync.add.s32 %r0, %r1, -1;", 32, |_| 496);
    check("redux.sync.max.u32 %r0, %r1, -1;", 40, |t| {
        if t < 32 { 31 } else { 39 }
    });
    check(
        "shr.u32 %r2, %r1, 4; match.any.sync.b32 %r0, %r2, -1;",
        32,
        |t| if t < 16 { 0xFFFF } else { 0xFFFF_0000 },
    );
    check("match.all.sync.b32 %r0|%p1, %r1, -1;", 32, |_| 0);
    check("mov.u32 %r0, %lanemask_lt;", 64, |t| (1 << (t % 32)) - 1);
    check("mov.u32 %r0, %lanemask_ge;", 32, |t| u32::MAX << t);
    check("bar.red.popc.u32 %r0, 0, 1;", 48, |_| 48);
}

/// Half of the warp takes a branch: only the lanes in the mask participate.
#[test]
fn parts_of_a_warp() {
    let split = "mov.u32 %r0, 99; setp.ge.u32 %p1, %r1, 16; @%p1 bra HIGH;\n";
    let lines = format!(
        "{split} shfl.sync.idx.b32 %r0, %r1, 5, 31, 0xFFFF; bra DONE;\nHIGH:\nredux.sync.min.u32 %r0, %r1, 0xFFFF0000;\nDONE:"
    );
    check(&lines, 32, |t| if t < 16 { 5 } else { 16 });
    let lines = format!("{split} activemask.b32 %r0; bra DONE;\nHIGH:\nactivemask.b32 %r0;\nDONE:");
    check(&lines, 32, |t| if t < 16 { 0xFFFF } else { 0xFFFF_0000 });
    // The other half never arrives.
    let lines =
        format!("{split} shfl.sync.idx.b32 %r0, %r1, 5, 31, -1;\nbar.sync 0;\nHIGH:\nbar.sync 0;");
    assert_eq!(threads(&lines, 32).unwrap_err().code, "simt-deadlock");
}

/// Threads that have returned do not block a barrier.
#[test]
fn early_return() {
    let lines = "mov.u32 %r0, 1; setp.ge.u32 %p1, %r1, 40; @%p1 ret; bar.sync 0;";
    let (values, stats) = threads(lines, 64).unwrap();
    assert_eq!(values.iter().sum::<u32>(), 40);
    assert_eq!((stats.barriers, stats.threads), (1, 64));
}

/// A barrier is one of 16, whatever the instruction: warps may wait for one another at different
/// ones, and `barrier.sync` may be executed by a part of a warp.
#[test]
fn threads_meet_at_different_instructions() {
    for (half, barrier) in [(32, "bar.sync"), (16, "barrier.sync")] {
        let lines = format!(
            "st.shared.u32 [%r7], %r1; setp.ge.u32 %p1, %r1, {half}; @%p1 bra HIGH;\n\
             {barrier} 0;\nxor.b32 %r2, %r7, 32; ld.shared.u32 %r0, [%r2]; bra DONE;\n\
             HIGH:\n{barrier} 0;\nxor.b32 %r2, %r7, 32; ld.shared.u32 %r0, [%r2]; add.u32 %r0, %r0, 100;\nDONE:"
        );
        check(&lines, 64, |t| (t ^ 8) + if t < half { 0 } else { 100 });
    }
}

/// Some of the threads synchronise at a separate barrier.
#[test]
fn named_barriers() {
    let lines = "setp.ge.u32 %p1, %r1, 32; @%p1 bra HIGH;\nst.shared.u32 [%r7], %r1; bar.sync 1, 32; xor.b32 %r2, %r7, 4;\n\
                 ld.shared.u32 %r0, [%r2]; bra DONE;\nHIGH:\nbar.sync 2, 32; mov.u32 %r0, 7;\nDONE:\nbar.sync 0;";
    check(lines, 64, |t| if t < 32 { t ^ 1 } else { 7 });
}

const REVERSE: &str =
    "sub.u32 %r2, 63, %r1; shl.b32 %r2, %r2, 2; add.u32 %r2, %r6, %r2; ld.shared.u32 %r0, [%r2];";

#[test]
fn a_barrier_orders_what_would_be_a_race() {
    check(
        &format!("st.shared.u32 [%r7], %r1; bar.sync 0; {REVERSE}"),
        64,
        |t| 63 - t,
    );
    let error = threads(&format!("st.shared.u32 [%r7], %r1; {REVERSE}"), 64).unwrap_err();
    assert_eq!((error.code, error.place.labels.len()), ("simt-race", 2));
}

#[test]
fn within_a_warp_its_own_barrier_is_enough() {
    let exchange = "xor.b32 %r2, %r7, 4; ld.shared.u32 %r0, [%r2];";
    check(
        &format!("st.shared.u32 [%r7], %r1; bar.warp.sync -1; {exchange}"),
        64,
        |t| t ^ 1,
    );
    assert_eq!(
        threads(&format!("st.shared.u32 [%r7], %r1; {exchange}"), 64)
            .unwrap_err()
            .code,
        "simt-race"
    );
    // But not between warps.
    assert_eq!(
        threads(
            &format!("st.shared.u32 [%r7], %r1; bar.warp.sync -1; {REVERSE}"),
            64
        )
        .unwrap_err()
        .code,
        "simt-race"
    );
}

#[test]
fn what_is_no_race() {
    // All write the same value.
    check(
        "st.shared.u32 [tile], 5; bar.sync 0; ld.shared.u32 %r0, [tile];",
        64,
        |_| 5,
    );
    // Atomics do not race with each other.
    check(
        "red.shared.add.u32 [tile], 2; bar.sync 0; ld.shared.u32 %r0, [tile];",
        64,
        |_| 128,
    );
    // All read.
    check("ld.shared.u32 %r0, [tile];", 64, |_| 0);
    // An atomic and a plain load are a race.
    let lines = "red.shared.add.u32 [tile], 2; ld.shared.u32 %r0, [tile];";
    assert_eq!(threads(lines, 64).unwrap_err().code, "simt-race");
}

/// Lanes in lockstep reconverge after a branch inside of a loop, in any order of its blocks in the
/// file.
#[test]
fn lanes_in_lockstep_wait_for_one_another() {
    let text = "
.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 y)
{
    .reg .pred %p<4>;
    .reg .b32 %r<20>;
    .reg .b64 %rd<4>;
    .shared .align 4 .b8 s[128];
    ld.param.u64 %rd1, [y];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd2, %r1, 4;
    add.s64 %rd3, %rd1, %rd2;
    mov.u32 %r2, s;
    mad.lo.u32 %r3, %r1, 4, %r2;
    xor.b32 %r4, %r1, 1;
    mad.lo.u32 %r5, %r4, 4, %r2;
    setp.eq.u32 %p1, %r1, 0;
    mov.u32 %r6, 0;
    mov.u32 %r7, 0;
    bra HEAD;
NEXT:
    add.u32 %r7, %r7, 1;
    setp.lt.u32 %p2, %r7, 3;
    @%p2 bra HEAD;
    bra DONE;
EXTRA:
    ld.volatile.shared.u32 %r8, [%r2+20];
    add.u32 %r6, %r6, %r8;
    bra NEXT;
HEAD:
    add.u32 %r9, %r1, %r7;
    st.volatile.shared.u32 [%r3], %r9;
    ld.volatile.shared.u32 %r10, [%r5];
    add.u32 %r6, %r6, %r10;
    @%p1 bra EXTRA;
    bra NEXT;
DONE:
    st.global.u32 [%rd3], %r6;
    ret;
}";
    let (module, errors) = ptx::parse(text);
    assert!(errors.is_empty(), "{errors:?}");
    let mut arrays = vec![vec![0; 128]];
    Kernel::in_lockstep(&module, "k")
        .unwrap()
        .launch(
            [1; 3],
            [32, 1, 1],
            &[Arg::Array(0)],
            &mut arrays,
            &Options::default(),
        )
        .unwrap();
    let sums: Vec<u32> = arrays[0]
        .chunks(4)
        .map(|bytes| u32::from_le_bytes(bytes.try_into().unwrap()))
        .collect();
    let expected = |lane: u32| 3 * (lane ^ 1) + 3 + if lane == 0 { 3 * 5 + 3 } else { 0 };
    assert_eq!(sums, (0..32).map(expected).collect::<Vec<_>>());
}
