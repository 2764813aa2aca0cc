//! Conflict detection by tracing the threads of a kernel, where index functions do not suffice.
//!
//! Input: the kernel, and two ops that access one array. Output: that no two threads ever conflict
//! through them, or two threads that surely do. Every thread is run as described at
//! [`trace_accesses`], once for all queries about an array.

use super::access::{Access, ElementUse};
use super::lower::Lower;
use crate::kernel_ir::{
    AccessKind, AccessSite, AccessTrace, KernelArg, Loc, OpKind, Role, Space, TraceQuery,
    trace_accesses,
};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// The tables of the arrays traced so far; `None` if the threads cannot be traced.
pub(super) type Known = Rc<RefCell<BTreeMap<usize, Option<Rc<ConflictTable>>>>>;

/// For one array, the ops that access it, and through which of them threads conflict.
#[derive(Debug)]
pub(super) struct ConflictTable {
    sites: Vec<AccessSite>,
    /// For each pair of sites, the second not before the first.
    met: Pairs,
    /// The same, with only one thread of each set of threads that do the same.
    met_by_originals: Pairs,
}

type Pairs = BTreeMap<(usize, usize), Conflict>;

/// The conflicts between two ops.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Conflict {
    /// No two threads conflict through them.
    Never,
    /// It depends on data; the given threads conflict if data lets both execute the ops.
    Unknown(Option<Witness>),
    /// The given threads conflict whatever the data.
    Surely(Witness),
}

/// Two conflicting threads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Witness {
    /// The element, counted from the start of the array.
    pub element: i64,
    /// Their numbers in the launch: the thread at the first op of the query, and the one at the
    /// second.
    pub threads: [u32; 2],
}

type OfThread = crate::kernel_ir::ElementAccess;

impl ConflictTable {
    fn new(touches: AccessTrace, own: bool) -> ConflictTable {
        let met = ConflictTable::pairs(&touches, own, true);
        let met_by_originals = match touches.all.iter().any(|t| t.copy) {
            true => ConflictTable::pairs(&touches, own, false),
            false => met.clone(),
        };
        ConflictTable {
            sites: touches.sites,
            met,
            met_by_originals,
        }
    }

    /// Returns the pairs of sites through which threads conflict; threads that do the same as
    /// another count only if `copies`.
    fn pairs(touches: &AccessTrace, own: bool, copies: bool) -> Pairs {
        let mut all = touches.all.clone();
        all.retain(|t| copies || !t.copy);
        // If `own`, each block has its own array.
        let place = |t: &OfThread| (if own { t.block } else { 0 }, t.element);
        all.sort_unstable_by_key(|t| {
            let (block, element) = place(t);
            let warp = (t.warp, t.warp_phase);
            let order = (t.grid_phase, t.block, t.phase, warp, t.thread);
            (block, element, t.site, order)
        });
        let sites = &touches.sites;
        let mut met = BTreeMap::new();
        for a in 0..sites.len() {
            for b in a..sites.len() {
                if sites[a].how != AccessKind::Read || sites[b].how != AccessKind::Read {
                    let data = touches.anywhere[a] || touches.anywhere[b];
                    met.insert(
                        (a, b),
                        if data {
                            Conflict::Unknown(None)
                        } else {
                            Conflict::Never
                        },
                    );
                }
            }
        }
        for group in all.chunk_by(|x, y| place(x) == place(y)) {
            let of_sites: Vec<&[OfThread]> = group.chunk_by(|x, y| x.site == y.site).collect();
            for (k, a) in of_sites.iter().enumerate() {
                for b in &of_sites[k..] {
                    let pair = (a[0].site as usize, b[0].site as usize);
                    if let Some(known) = met.get_mut(&pair)
                        && !matches!(known, Conflict::Surely(_))
                    {
                        match meet(a, b) {
                            None => {}
                            // A barrier for a part of a warp may separate them.
                            Some(_) if touches.waits_in_part => {
                                *known = Conflict::Unknown(None);
                            }
                            Some(witness) => *known = surely(a, b, witness),
                        }
                    }
                }
            }
        }
        met
    }

    /// Determines whether threads conflict through two ops, each given by its kind of access and
    /// location. Threads that do the same as another count only if `copies`.
    fn ask(&self, a: (ElementUse, Loc), b: (ElementUse, Loc), copies: bool) -> Conflict {
        let at = |(touch, loc): (ElementUse, Loc)| {
            let how = match touch {
                ElementUse::Read | ElementUse::Pretest(_) => AccessKind::Read,
                ElementUse::Write => AccessKind::Write,
                ElementUse::Atomic { .. } => AccessKind::Atomic,
            };
            self.sites.binary_search(&AccessSite { how, loc }).ok()
        };
        let (Some(a), Some(b)) = (at(a), at(b)) else {
            return Conflict::Unknown(None);
        };
        let known = match copies {
            true => &self.met,
            false => &self.met_by_originals,
        };
        let met = known.get(&(a.min(b), a.max(b)));
        let mut met = met.cloned().unwrap_or(Conflict::Unknown(None));
        if let (Conflict::Surely(witness) | Conflict::Unknown(Some(witness)), true) =
            (&mut met, a > b)
        {
            witness.threads.swap(0, 1);
        }
        met
    }
}

/// Returns two different threads that no barrier orders, one from each side; both sides are sorted.
fn meet(a: &[OfThread], b: &[OfThread]) -> Option<Witness> {
    alike(a, b, |t| t.grid_phase).find_map(|(a, b)| {
        // Blocks are unordered, and so are the warps of a block.
        ends_apart(a, b, |t| t.block)
            .or_else(|| alike(a, b, |t| t.phase).find_map(|(a, b)| meet_in_phase(a, b)))
    })
}

/// Like [`meet`], for threads of one block in one epoch.
fn meet_in_phase(a: &[OfThread], b: &[OfThread]) -> Option<Witness> {
    let in_warp = |(a, b): (&[OfThread], &[OfThread])| ends_apart(a, b, |t| t.thread);
    ends_apart(a, b, |t| t.warp).or_else(|| alike(a, b, |t| t.warp_phase).find_map(in_warp))
}

/// Returns two accesses that differ in `by`, by which both sides are sorted. If neither end of one
/// side differs from the opposite end of the other, none do.
fn ends_apart(a: &[OfThread], b: &[OfThread], by: impl Fn(&OfThread) -> u32) -> Option<Witness> {
    let (a_last, b_last) = (a.len() - 1, b.len() - 1);
    let ends = [(&a[0], &b[b_last]), (&a[a_last], &b[0])];
    let (x, y) = ends.into_iter().find(|(x, y)| by(x) != by(y))?;
    Some(Witness {
        element: x.element,
        threads: [x.thread, y.thread],
    })
}

/// Returns the runs of both sides in which `by`, by which both are sorted, is equal.
fn alike<'a>(
    a: &'a [OfThread],
    b: &'a [OfThread],
    by: impl Fn(&OfThread) -> u32 + Copy + 'a,
) -> impl Iterator<Item = (&'a [OfThread], &'a [OfThread])> {
    let parts = a.chunk_by(move |x, y| by(x) == by(y));
    parts.filter_map(move |x| {
        let from = b.partition_point(|y| by(y) < by(&x[0]));
        let to = b.partition_point(|y| by(y) <= by(&x[0]));
        (from < to).then(|| (x, &b[from..to]))
    })
}

/// Returns the conflict between two ops, given `witness`, two threads that conflict unless data
/// prevents it.
fn surely(a: &[OfThread], b: &[OfThread], witness: Witness) -> Conflict {
    if a.iter().chain(b).all(|t| t.certain) {
        return Conflict::Surely(witness);
    }
    let certain = |of: &[OfThread]| of.iter().copied().filter(|t| t.certain).collect::<Vec<_>>();
    let (a, b) = (certain(a), certain(b));
    if a.is_empty() || b.is_empty() {
        return Conflict::Unknown(Some(witness));
    }
    meet(&a, &b).map_or(Conflict::Unknown(Some(witness)), Conflict::Surely)
}

impl Lower<'_> {
    /// Determines whether two threads conflict through `a` and `b`, which access one array.
    /// Threads that do the same as another count only if `copies`.
    pub(super) fn encounter(&self, a: &Access, b: &Access, copies: bool) -> Conflict {
        let mut known = self.memory.encounters.borrow_mut();
        let known = known
            .entry(a.array)
            .or_insert_with(|| self.follow(a.array).map(Rc::new));
        match known {
            Some(known) => known.ask((a.touch, a.loc), (b.touch, b.loc), copies),
            None => Conflict::Unknown(None),
        }
    }

    fn follow(&self, array: usize) -> Option<ConflictTable> {
        let is_it = |number: &usize| self.memory.storage[*number] == Some(array);
        let numbers = 0..self.kernel.args.len();
        let mut shared = false;
        for number in numbers.clone().filter(is_it) {
            match &self.kernel.args[number] {
                KernelArg::Array { space, .. } => match space {
                    Space::Global | Space::Module { .. } => {}
                    Space::Shared => shared = true,
                    Space::Local => return None,
                },
                KernelArg::Scalar { .. } => {}
            }
        }
        let constant_arrays = numbers.clone().filter_map(|number| {
            let table = self
                .memory
                .constant_arrays
                .get(&self.memory.storage[number]?)?;
            Some((number, &table[..]))
        });
        let question = TraceQuery {
            kernel: self.kernel,
            target: numbers.clone().map(|number| is_it(&number)).collect(),
            shared,
            constant_arrays: constant_arrays.collect(),
        };
        trace_accesses(&question).map(|touches| ConflictTable::new(touches, shared))
    }

    /// Returns the name of a thread, for messages, from its number in the launch.
    pub(super) fn thread_name(&self, number: u32) -> String {
        let launch = self.kernel.body.ops.iter().find_map(|op| match &op.kind {
            OpKind::Parallel {
                lower,
                upper,
                roles,
                ..
            } => Some((lower, upper, roles)),
            _ => None,
        });
        let Some((lower, upper, roles)) = launch else {
            return format!("thread {number}");
        };
        let mut rest = i64::from(number);
        let mut point = lower.clone();
        for dim in (0..point.len()).rev() {
            let extent = upper[dim] - lower[dim];
            point[dim] += rest % extent;
            rest /= extent;
        }
        if roles.contains(&Role::Free) {
            let point: Vec<String> = point.iter().map(i64::to_string).collect();
            return match &point[..] {
                [one] => format!("thread {one}"),
                several => format!("thread ({})", several.join(", ")),
            };
        }
        // Dimensions with one role form one number.
        let mut names: Vec<(Role, i64)> = Vec::new();
        for (dim, role) in roles.iter().enumerate() {
            match names.iter_mut().find(|(known, _)| known == role) {
                Some((_, at)) => *at = *at * (upper[dim] - lower[dim]) + point[dim],
                None => names.push((*role, point[dim])),
            }
        }
        let of = |wanted: fn(&Role) -> bool| {
            let of = names.iter().filter(move |(role, _)| wanted(role));
            let of: Vec<String> = of.map(|(_, at)| at.to_string()).collect();
            match &of[..] {
                [one] => one.clone(),
                several => format!("({})", several.join(", ")),
            }
        };
        let thread = of(|role| matches!(role, Role::Thread(_)));
        match roles.iter().any(|role| matches!(role, Role::Block(_))) {
            true => {
                let block = of(|role| matches!(role, Role::Block(_)));
                format!("thread {thread} of block {block}")
            }
            false => format!("thread {thread}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a deterministic pseudo-random generator.
    fn numbers(seed: u64) -> impl FnMut(u64) -> u64 {
        let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        move |below| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 11) % below
        }
    }

    #[test]
    fn all_pairs_of_accesses_say_the_same() {
        let loc = |line| Loc { line, column: 1 };
        let sites = [
            (AccessKind::Read, 1),
            (AccessKind::Read, 2),
            (AccessKind::Write, 3),
            (AccessKind::Write, 4),
        ];
        let sites = sites.map(|(how, line)| AccessSite {
            how,
            loc: loc(line),
        });
        let mut seen = [0; 3];
        for seed in 0..4000 {
            let mut next = numbers(seed);
            let own = next(2) == 0;
            let mut all = Vec::new();
            for _ in 0..next(8) + 1 {
                let thread = next(8) as u32;
                all.push(OfThread {
                    element: next(2) as i64,
                    site: next(4) as u32,
                    block: thread / 4,
                    thread,
                    grid_phase: 0,
                    phase: next(2) as u32,
                    warp: thread / 2,
                    warp_phase: next(2) as u32,
                    certain: next(3) > 0,
                    copy: false,
                });
            }
            let pairs = |a: usize, b: usize, certain: bool| {
                let of = |site: usize| {
                    let of = all.iter().filter(move |t| t.site as usize == site);
                    of.filter(move |t| t.certain || !certain)
                };
                of(a).any(|x| {
                    of(b).any(|y| {
                        let same = x.element == y.element && (!own || x.block == y.block);
                        let in_warp = x.warp != y.warp || x.warp_phase == y.warp_phase;
                        let open = x.block != y.block || x.phase == y.phase && in_warp;
                        same && x.thread != y.thread && open
                    })
                })
            };
            let encounters = ConflictTable::new(
                AccessTrace {
                    sites: sites.to_vec(),
                    waits_in_part: false,
                    anywhere: vec![false; 4],
                    all: all.clone(),
                },
                own,
            );
            for (a, b) in [(0, 2), (1, 3), (2, 2), (2, 3), (3, 3)] {
                let touch = |site: usize| match sites[site].how {
                    AccessKind::Read => ElementUse::Read,
                    AccessKind::Write | AccessKind::Atomic => ElementUse::Write,
                };
                let asked = [a, b].map(|site| (touch(site), sites[site].loc));
                let met = encounters.ask(asked[0], asked[1], true);
                let case = match met {
                    Conflict::Never => 0,
                    Conflict::Unknown(_) => 1,
                    Conflict::Surely(_) => 2,
                };
                seen[case] += 1;
                let expected = match (pairs(a, b, false), pairs(a, b, true)) {
                    (_, true) => 2,
                    (true, false) => 1,
                    (false, false) => 0,
                };
                assert_eq!(case, expected, "seed {seed}, sites {a} and {b}: {all:?}");
            }
        }
        assert!(seen.iter().all(|times| *times > 100), "{seen:?}");
    }
}
