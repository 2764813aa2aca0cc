//! The loops of a function and an order of its ops, by which lanes in lockstep that are ahead are
//! distinguished from those that are behind.

use crate::program::{Code, Loop, Op};

/// Returns the loops, outer ones before those inside them. Each begins at an [`Op::Mark`].
pub(super) fn find(code: &Code) -> Vec<Loop> {
    let count = code.ops.len();
    let reached = reached_without(code, None);
    let mut loops = Vec::new();
    for (start, op) in code.ops.iter().enumerate() {
        if !matches!(op, Op::Mark) || !reached[start] {
            continue;
        }
        // An op is the source of a back edge if the loop's start dominates it.
        let others = reached_without(code, Some(start));
        let leads_back = |from: &usize| {
            reached[*from] && !others[*from] && successors(code, *from).contains(&start)
        };
        let mut waiting: Vec<usize> = (0..count).filter(leads_back).collect();
        if waiting.is_empty() {
            continue;
        }
        let mut before: Vec<Vec<usize>> = vec![Vec::new(); count];
        for from in 0..count {
            for to in successors(code, from) {
                before[to].push(from);
            }
        }
        let mut ops = vec![false; count];
        ops[start] = true;
        while let Some(at) = waiting.pop() {
            if !std::mem::replace(&mut ops[at], true) {
                waiting.extend(&before[at]);
            }
        }
        loops.push(Loop {
            start: start as u32,
            ops,
        });
    }
    let size = |found: &Loop| found.ops.iter().filter(|is_in| **is_in).count();
    loops.sort_by_key(|found| std::cmp::Reverse(size(found)));
    loops
}

/// Returns a number for each op, lower than those of its successors, except for the start of a
/// loop. The ops of a loop come before those after its exits.
pub(super) fn order(code: &Code, loops: &[Loop]) -> Vec<u32> {
    let count = code.ops.len();
    let depth = |op: usize| loops.iter().filter(|around| around.ops[op]).count();
    let mut numbers = vec![u32::MAX; count];
    let mut seen = vec![false; count];
    let mut next = count as u32;
    // Ops, each with its unvisited successors; exits of a loop are visited first.
    let mut path: Vec<(usize, Vec<usize>)> = Vec::new();
    let open = |op: usize| {
        let mut to = successors(code, op);
        to.sort_by_key(|to| std::cmp::Reverse(depth(*to)));
        (op, to)
    };
    seen[0] = true;
    path.push(open(0));
    while let Some((op, waiting)) = path.last_mut() {
        match waiting.pop() {
            Some(to) if !std::mem::replace(&mut seen[to], true) => path.push(open(to)),
            Some(_) => {}
            None => {
                next -= 1;
                numbers[*op] = next;
                path.pop();
            }
        }
    }
    numbers
}

/// Returns the successors of an op.
fn successors(code: &Code, op: usize) -> Vec<usize> {
    let mut to = match code.ops[op] {
        Op::Jump { target } | Op::Branch { target, .. } => vec![target as usize],
        Op::Indexed { table, .. } => {
            let table = &code.tables[table as usize];
            table.iter().map(|target| *target as usize).collect()
        }
        _ => Vec::new(),
    };
    let goes_on = !matches!(
        code.ops[op],
        Op::Jump { .. } | Op::Indexed { .. } | Op::Exit | Op::Return | Op::Trap
    );
    if goes_on && op + 1 < code.ops.len() {
        to.push(op + 1);
    }
    to
}

/// Returns which ops are reachable from the first one without passing `avoided`.
fn reached_without(code: &Code, avoided: Option<usize>) -> Vec<bool> {
    let mut seen = vec![false; code.ops.len()];
    let mut waiting = vec![0];
    while let Some(at) = waiting.pop() {
        if Some(at) != avoided && !std::mem::replace(&mut seen[at], true) {
            waiting.extend(successors(code, at));
        }
    }
    seen
}
