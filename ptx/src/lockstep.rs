//! Detects lanes of a warp that pass values through shared memory without a barrier. Such kernels
//! are written for hardware on which lanes that have diverged run together again where their
//! branches join.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::registers_used::{names, read, written};
use crate::residues::Residues;
use crate::spins::{innermost_loop, may_spin};
use crate::tree::{
    AddressBase, Function, Immediate, Instruction, Operand, RegDecl, ScalarType, Spanned, Statement,
};

/// The largest number of statements that are examined.
const MOST_STATEMENTS: usize = 20_000;

/// The largest number of instructions from which an index is computed.
const DEEPEST: usize = 16;

/// An access of shared memory.
struct Access<'a> {
    at: usize,
    is_store: bool,
    base: &'a AddressBase,
    offset: i64,
    bytes: i64,
}

/// Returns the statements of a kernel before which the lanes of a warp must come together: loads
/// and stores of shared memory that may access what another lane has accessed since the last
/// barrier. Empty unless a load may read what another lane has stored. Accesses in a loop in which
/// threads may wait for a lock are none: the lane that has it would wait for the others.
///
/// Two accesses are of one thread if their address is the same register, computed from the thread
/// index or loaded, with the same value; if they are within the elements that each thread has for
/// itself (`s[tid * 8 + 3]`, `s[tid + 64 * i]`); or if one branch on `thread index == constant`
/// leads to both.
pub fn meetings(function: &Function) -> BTreeSet<usize> {
    let accesses = accesses(function);
    let has = |is_store: bool| accesses.iter().any(|access| access.is_store == is_store);
    if !has(true) || !has(false) || function.body.len() > MOST_STATEMENTS {
        return BTreeSet::new();
    }
    let Some(flow) = Flow::new(function) else {
        return BTreeSet::new();
    };
    let mut found = BTreeSet::new();
    flow.find(&accesses, true, &mut found);
    if !found.is_empty() {
        flow.find(&accesses, false, &mut found);
    }
    found
}

/// Returns whether lanes of a warp pass values through shared memory without a barrier: by plain
/// accesses, see [`meetings`], or by volatile ones, unless a thread may wait in a loop for what it
/// loads.
pub fn passes_values(function: &Function) -> bool {
    !meetings(function).is_empty() || passes_volatile_values(function)
}

fn passes_volatile_values(function: &Function) -> bool {
    let is_exchange = |one: &Instruction, opcode: &str| {
        one.opcode == opcode && one.has("volatile") && !one.has("global") && !one.has("local")
    };
    let has = |opcode: &str| function.instructions().any(|one| is_exchange(one, opcode));
    if !has("ld") || !has("st") {
        return false;
    }
    let loaded = derived(function, &|one| is_exchange(one, "ld"));
    let mut labels = BTreeSet::new();
    !function.body.iter().any(|statement| match statement {
        Statement::Label(name, _) => {
            labels.insert(name.as_str());
            false
        }
        Statement::Instruction(one) => {
            let is_back = one.opcode == "bra"
                && one.operands.iter().any(|operand| match &operand.node {
                    Operand::Symbol(label) => labels.contains(label.as_str()),
                    _ => false,
                });
            let guard = one.guard.as_ref();
            is_back && guard.is_some_and(|guard| loaded.contains(guard.register.as_str()))
        }
        Statement::Directive(_) => false,
    })
}

/// The register that receives the mask of lanes that come together; nothing reads it.
const MASK: &str = "%together";

/// Returns the kernel with an `activemask` before each of [`meetings`], which brings the lanes of a
/// warp together; `None` if there are none.
pub fn together(function: &Function) -> Option<Function> {
    let met = meetings(function);
    if met.is_empty() {
        return None;
    }
    let mut changed = function.clone();
    changed.registers.push(RegDecl {
        prefix: MASK.to_owned(),
        count: None,
        ty: ScalarType::B32,
        vector: None,
        span: function.name_span,
    });
    changed.body.clear();
    for (at, statement) in function.body.iter().enumerate() {
        if let Statement::Instruction(one) = statement
            && met.contains(&at)
        {
            let mask = Spanned {
                node: Operand::Register(MASK.to_owned()),
                span: one.span,
            };
            changed.body.push(Statement::Instruction(Instruction {
                guard: None,
                opcode: "activemask".to_owned(),
                modifiers: vec!["b32".to_owned()],
                operands: vec![mask],
                ..one.clone()
            }));
        }
        changed.body.push(statement.clone());
    }
    Some(changed)
}

/// Returns the plain loads and stores of shared memory.
fn accesses<'a>(function: &'a Function) -> Vec<Access<'a>> {
    let of = |(at, statement): (usize, &'a Statement)| {
        let Statement::Instruction(one) = statement else {
            return None;
        };
        let is_store = match one.opcode.as_str() {
            "ld" => false,
            "st" => true,
            _ => return None,
        };
        let is_shared = one.has("shared") || one.has("shared::cta");
        let Operand::Address { base, offset } = &one.operands.get(usize::from(!is_store))?.node
        else {
            return None;
        };
        (is_shared && !one.has("volatile")).then_some(Access {
            at,
            is_store,
            base,
            offset: *offset,
            bytes: bytes(one),
        })
    };
    function.body.iter().enumerate().filter_map(of).collect()
}

/// Returns the bytes that a load or store accesses.
fn bytes(one: &Instruction) -> i64 {
    let element = one.types().last().map_or(16, |ty| ty.bytes() as i64);
    let counts = [("v2", 2), ("v4", 4), ("v8", 8)];
    let count = counts.into_iter().find(|(name, _)| one.has(name));
    element * count.map_or(1, |(_, count)| count)
}

/// Returns whether lanes that come to an instruction continue together.
fn is_barrier(one: &Instruction) -> bool {
    match one.opcode.as_str() {
        "bar" | "barrier" => !one.has("arrive"),
        "shfl" | "vote" | "match" | "redux" | "activemask" | "mbarrier" | "wmma" | "mma" => true,
        "ld" => one.has("volatile"),
        _ => false,
    }
}

/// The statements of a kernel, and the facts about its registers.
struct Flow<'a> {
    function: &'a Function,
    /// The next statements of each.
    next: Vec<Vec<usize>>,
    writers: BTreeMap<&'a str, Vec<&'a Instruction>>,
    /// The registers that may differ between lanes.
    varying: BTreeSet<&'a str>,
    /// For each branch that one lane of a warp takes, the statements that only it leads to.
    single: Vec<BTreeSet<usize>>,
    /// The loops in which threads may wait for each other.
    waiting: Vec<Range<usize>>,
    residues: Residues<'a>,
    /// `tid.x`, and the other thread indices that are read.
    axes: Vec<&'static str>,
}

impl<'a> Flow<'a> {
    /// `None` for a kernel with indirect branches.
    fn new(function: &'a Function) -> Option<Flow<'a>> {
        let body = &function.body;
        let labels: BTreeMap<&str, usize> = body
            .iter()
            .enumerate()
            .filter_map(|(at, statement)| match statement {
                Statement::Label(name, _) => Some((name.as_str(), at)),
                Statement::Instruction(_) | Statement::Directive(_) => None,
            })
            .collect();
        let mut next = Vec::new();
        for (at, statement) in body.iter().enumerate() {
            let after = (at + 1 < body.len()).then_some(at + 1);
            let mut all: Vec<usize> = Vec::new();
            match statement {
                Statement::Instruction(one) => {
                    match (one.opcode.as_str(), one.operands.first()) {
                        ("brx", _) => return None,
                        ("bra", Some(to)) => match &to.node {
                            Operand::Symbol(label) => all.push(*labels.get(label.as_str())?),
                            _ => return None,
                        },
                        ("ret" | "exit", _) => {}
                        _ => all.extend(after),
                    }
                    if one.guard.is_some() && matches!(one.opcode.as_str(), "bra" | "ret" | "exit")
                    {
                        all.extend(after);
                    }
                }
                Statement::Label(..) | Statement::Directive(_) => all.extend(after),
            }
            next.push(all);
        }
        let mut writers: BTreeMap<&str, Vec<&Instruction>> = BTreeMap::new();
        for one in function.instructions() {
            for name in written(one) {
                writers.entry(name).or_default().push(one);
            }
        }
        let mut flow = Flow {
            function,
            next,
            writers,
            varying: varying(function),
            single: Vec::new(),
            waiting: Vec::new(),
            residues: Residues::of(function),
            axes: axes(function),
        };
        let places = 0..body.len();
        flow.waiting = places.filter_map(|at| flow.waiting_loop(at)).collect();
        flow.single = flow.single_lane_statements();
        Some(flow)
    }

    /// Returns the loop in which an atomic may wait for another thread.
    fn waiting_loop(&self, at: usize) -> Option<Range<usize>> {
        let one = self.instruction(at)?;
        may_spin(self.function, one).then(|| innermost_loop(self.function, at))?
    }

    fn instruction(&self, at: usize) -> Option<&'a Instruction> {
        match &self.function.body[at] {
            Statement::Instruction(one) => Some(one),
            Statement::Label(..) | Statement::Directive(_) => None,
        }
    }

    /// Adds the accesses that may conflict with an earlier one: loads after stores, or stores after
    /// loads. Lanes come together before each access in `found`.
    fn find(&self, accesses: &[Access<'a>], loads: bool, found: &mut BTreeSet<usize>) {
        let roots: Vec<BTreeSet<&str>> = accesses.iter().map(|one| self.roots(one.base)).collect();
        for (first, from) in accesses.iter().enumerate() {
            if from.is_store != loads {
                continue;
            }
            let may_meet = |second: usize| {
                let to = &accesses[second];
                let are_apart = !roots[first].is_empty()
                    && !roots[second].is_empty()
                    && roots[first].is_disjoint(&roots[second]);
                let is_one_lane = || {
                    let mut regions = self.single.iter();
                    regions.any(|region| region.contains(&from.at) && region.contains(&to.at))
                };
                let is_waiting = || self.waiting.iter().any(|range| range.contains(&to.at));
                let is_own = || roots[first] == roots[second] && self.are_of_one_lane(from, to);
                to.is_store != from.is_store
                    && !are_apart
                    && !is_one_lane()
                    && !is_waiting()
                    && !is_own()
            };
            let others: BTreeMap<usize, &Access<'_>> = (0..accesses.len())
                .filter(|second| may_meet(*second))
                .map(|second| (accesses[second].at, &accesses[second]))
                .collect();
            self.follow(from, &others, found);
        }
    }

    /// Returns whether two accesses of the same variables by different lanes of a warp are always
    /// of different elements: their addresses are `c * tid + a` and `c * tid + b` modulo at least
    /// `32 * c`, where `a` and `b` are less than `c` apart. A warp has 32 different `tid.x` unless
    /// threads use the other indices.
    fn are_of_one_lane(&self, from: &Access<'_>, to: &Access<'_>) -> bool {
        const LANES: i64 = 32;
        let of = |access: &Access<'_>| self.residues.address(access.base).moved(access.offset);
        let bits = of(from).bits.min(of(to).bits);
        let [from_at, to_at] = [of(from), of(to)].map(|residue| residue.modulo(bits));
        let stride = from_at.lanes.abs();
        let has_room = stride > 0 && 1 << bits >= LANES * stride;
        let apart = to_at.moved(-from_at.rest).rest;
        self.is_linear()
            && has_room
            && from_at.lanes == to_at.lanes
            && apart + to.bytes <= stride
            && -apart + from.bytes <= stride
    }

    /// Follows the paths from an access to the next barriers.
    fn follow(
        &self,
        from: &Access<'a>,
        others: &BTreeMap<usize, &Access<'a>>,
        found: &mut BTreeSet<usize>,
    ) {
        let own = match from.base {
            AddressBase::Register(name) if self.varying.contains(name.as_str()) => Some(name),
            _ => None,
        };
        // Places, and whether the register of the address has kept its value.
        let mut seen: BTreeSet<(usize, bool)> = BTreeSet::new();
        let after = |at: usize, kept| self.next[at].iter().map(move |next| (*next, kept));
        let mut waiting: Vec<(usize, bool)> = after(from.at, own.is_some()).collect();
        while let Some((at, kept)) = waiting.pop() {
            if found.contains(&at) || !seen.insert((at, kept)) {
                continue;
            }
            if let Some(to) = others.get(&at) {
                let is_own = kept && to.base == from.base && to.offset == from.offset;
                if !is_own {
                    found.insert(at);
                    continue;
                }
            }
            let one = self.instruction(at);
            if one.is_some_and(is_barrier) {
                continue;
            }
            let changes = one.is_some_and(|one| {
                let mut written = written(one).into_iter();
                written.any(|name| own.is_some_and(|own| own == name))
            });
            waiting.extend(after(at, kept && !changes));
        }
    }

    /// Returns the variables from whose addresses an address is computed.
    fn roots(&self, base: &'a AddressBase) -> BTreeSet<&'a str> {
        let mut roots = BTreeSet::new();
        let mut seen = BTreeSet::new();
        let mut waiting: Vec<&str> = Vec::new();
        match base {
            AddressBase::Symbol(name) => drop(roots.insert(name.as_str())),
            AddressBase::Register(name) => waiting.push(name),
            AddressBase::Absolute => {}
        }
        while let Some(name) = waiting.pop() {
            if !seen.insert(name) {
                continue;
            }
            for one in self.writers.get(name).into_iter().flatten() {
                if one.opcode == "ld" {
                    continue;
                }
                for operand in one.operands.iter().skip(1) {
                    match &operand.node {
                        Operand::Symbol(symbol) | Operand::SymbolOffset(symbol, _) => {
                            roots.insert(symbol);
                        }
                        other => waiting.extend(names(other)),
                    }
                }
            }
        }
        roots
    }

    /// Returns, for each branch on `thread index == constant`, the statements that only the lane
    /// with that index comes to.
    fn single_lane_statements(&self) -> Vec<BTreeSet<usize>> {
        let mut all = Vec::new();
        let whole = self.reached(None);
        for at in 0..self.next.len() {
            let Some(one) = self.instruction(at).filter(|one| one.opcode == "bra") else {
                continue;
            };
            let Some(guard) = &one.guard else { continue };
            let [taken, other] = self.next[at][..] else {
                continue;
            };
            let Some(is_equal) = self.is_one_lane(&guard.register) else {
                continue;
            };
            let to = if is_equal != guard.negated {
                taken
            } else {
                other
            };
            if taken != other {
                let rest = self.reached(Some((at, to)));
                all.push(whole.difference(&rest).copied().collect());
            }
        }
        all
    }

    /// Returns the statements that are reached without this step.
    fn reached(&self, without: Option<(usize, usize)>) -> BTreeSet<usize> {
        let mut reached = BTreeSet::new();
        let mut waiting = vec![0];
        while let Some(at) = waiting.pop() {
            if at < self.next.len() && reached.insert(at) {
                let next = self.next[at].iter().copied();
                waiting.extend(next.filter(|next| without != Some((at, *next))));
            }
        }
        reached
    }

    fn only_writer(&self, name: &str) -> Option<&'a Instruction> {
        match self.writers.get(name)?.as_slice() {
            [one] if one.guard.is_none() => Some(one),
            _ => None,
        }
    }

    /// Returns whether a predicate is true of one lane of each warp at most, or false of one at
    /// most; `None` otherwise.
    fn is_one_lane(&self, predicate: &str) -> Option<bool> {
        let one = self.only_writer(predicate)?;
        let is_equal = match one.opcode.as_str() {
            "setp" if one.has("eq") => true,
            "setp" if one.has("ne") => false,
            _ => return None,
        };
        let [_, index, constant] = one.operands.as_slice() else {
            return None;
        };
        let (Operand::Register(index), Operand::Immediate(Immediate::Int(constant))) =
            (&index.node, &constant.node)
        else {
            return None;
        };
        let has_all = || self.axes.iter().all(|axis| self.has_bits(index, axis, 0));
        let is_of_one =
            (self.is_linear() && self.is_index(index, 0)) || (*constant == 0 && has_all());
        is_of_one.then_some(is_equal)
    }

    /// Returns whether a register has the bits of this thread index, and possibly others, so that
    /// it is zero only where the index is.
    fn has_bits(&self, name: &str, axis: &str, depth: usize) -> bool {
        let Some(one) = self.only_writer(name).filter(|_| depth < DEEPEST) else {
            return false;
        };
        let mut parts = one.operands.iter().skip(1);
        matches!(one.opcode.as_str(), "mov" | "or")
            && parts.any(|part| match &part.node {
                Operand::Register(part) => self.has_bits(part, axis, depth + 1),
                Operand::SpecialRegister(part) => part.trim_start_matches('%') == axis,
                _ => false,
            })
    }

    /// Returns whether `tid.x` is the only thread index that is read: the lanes of a warp then have
    /// 32 different ones.
    fn is_linear(&self) -> bool {
        self.axes == ["tid.x"]
    }

    /// Returns whether a register differs between all lanes of a warp.
    fn is_index(&self, name: &str, depth: usize) -> bool {
        let Some(one) = self.only_writer(name).filter(|_| depth < DEEPEST) else {
            return false;
        };
        let operand = |number: usize| one.operands.get(number).map(|operand| &operand.node);
        let is_index = |number: usize| match operand(number) {
            Some(Operand::Register(name)) => self.is_index(name, depth + 1),
            Some(Operand::SpecialRegister(name)) => is_thread_index(name),
            _ => false,
        };
        let is_same = |number: usize| match operand(number) {
            Some(Operand::Register(name)) => !self.varying.contains(name.as_str()),
            Some(Operand::Immediate(_)) => true,
            Some(Operand::SpecialRegister(name)) => !is_thread_index(name),
            _ => false,
        };
        match one.opcode.as_str() {
            "mov" | "cvt" => is_index(1),
            "add" => (is_index(1) && is_same(2)) || (is_index(2) && is_same(1)),
            "mad" => one.has("lo") && is_same(1) && is_same(2) && is_index(3),
            "and" => {
                let mask = operand(2);
                let keeps_lane = |mask: i128| mask & 31 == 31;
                is_index(1)
                    && matches!(mask, Some(Operand::Immediate(Immediate::Int(mask))) if keeps_lane(*mask))
            }
            _ => false,
        }
    }
}

/// Returns `tid.x`, and the other thread indices that a kernel reads.
fn axes(function: &Function) -> Vec<&'static str> {
    let is_read = |axis: &str| {
        let mut all = function.instructions().flat_map(|one| &one.operands);
        all.any(|operand| match &operand.node {
            Operand::SpecialRegister(name) => name.trim_start_matches('%') == axis,
            _ => false,
        })
    };
    let others = ["tid.y", "tid.z"].into_iter();
    std::iter::once("tid.x")
        .chain(others.filter(|axis| is_read(axis)))
        .collect()
}

fn is_thread_index(name: &str) -> bool {
    let name = name.trim_start_matches('%');
    name == "tid.x" || name == "laneid"
}

/// Returns the registers that may differ between lanes: computed from the thread index, or loaded.
fn varying(function: &Function) -> BTreeSet<&str> {
    let is_source = |one: &Instruction| {
        let is_of_lane = |operand: &Operand| match operand {
            Operand::SpecialRegister(name) => {
                let name = name.trim_start_matches('%');
                name.starts_with("tid") || name.starts_with("lane")
            }
            _ => false,
        };
        let is_loaded = matches!(one.opcode.as_str(), "ld" | "atom" | "shfl") && !one.has("param");
        is_loaded || one.operands.iter().any(|operand| is_of_lane(&operand.node))
    };
    derived(function, &is_source)
}

/// Returns the registers computed from the results of certain instructions.
fn derived<'a>(
    function: &'a Function,
    is_source: &dyn Fn(&Instruction) -> bool,
) -> BTreeSet<&'a str> {
    let mut found: BTreeSet<&str> = BTreeSet::new();
    loop {
        let before = found.len();
        for one in function.instructions() {
            if is_source(one) || read(one).iter().any(|name| found.contains(name)) {
                found.extend(written(one));
            }
        }
        if found.len() == before {
            return found;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::meetings;
    use crate::tree::Statement;

    fn text(body: &str) -> String {
        format!(
            ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 y) {{
            .reg .pred %p<9>; .reg .b16 %h<4>; .reg .b32 %r<20>; .reg .f32 %f<9>; .shared .align 4 .b8 s[512]; .shared .align 4 .b8 t[512];
            mov.u32 %r1, %tid.x; shl.b32 %r2, %r1, 2; mov.u32 %r3, s; add.s32 %r4, %r3, %r2; {body} ret; }}"
        )
    }

    /// Returns the instructions before which lanes must come together.
    fn met(body: &str) -> Vec<String> {
        let text = text(body);
        let (module, errors) = crate::parse(&text);
        assert!(errors.is_empty(), "{errors:?}");
        let kernel = &module.functions[0];
        let of = |at: usize| match &kernel.body[at] {
            Statement::Instruction(one) => text[one.span.start..one.span.end].to_owned(),
            other => panic!("{other:?}"),
        };
        meetings(kernel).into_iter().map(of).collect()
    }

    #[test]
    fn loads_of_what_other_lanes_have_stored() {
        let neighbours =
            "st.shared.f32 [%r4], %f1; ld.shared.f32 %f2, [%r4+4]; st.shared.f32 [%r4], %f2;";
        let all = ["ld.shared.f32 %f2, [%r4+4]", "st.shared.f32 [%r4], %f2"];
        assert_eq!(met(neighbours), all);
        let after_branch = "setp.gt.u32 %p1, %r1, 16; @%p1 bra L; st.shared.f32 [%r4], %f1;
            L: setp.ne.s32 %p2, %r1, 0; @%p2 bra M; ld.shared.f32 %f2, [s+8]; M:";
        assert_eq!(met(after_branch), ["ld.shared.f32 %f2, [s+8]"]);
        let next_round = "L: st.shared.f32 [%r4], %f1; ld.shared.f32 %f2, [%r4];
            add.s32 %r4, %r4, 4; setp.lt.s32 %p1, %r4, %r2; @%p1 bra L;
            ld.shared.f32 %f3, [%r3+4];";
        let beyond = "mad.lo.s32 %r5, %r1, 16, %r3; st.shared.f32 [%r5], %f1; ld.shared.v2.f32 {%f2, %f3}, [%r5+12];";
        assert_eq!(met(beyond), ["ld.shared.v2.f32 {%f2, %f3}, [%r5+12]"]);
        let narrow = "shl.b32 %r6, %r5, 6; add.s32 %r7, %r4, %r6; st.shared.f32 [%r4], %f1; ld.shared.f32 %f2, [%r7];";
        assert_eq!(met(narrow), ["ld.shared.f32 %f2, [%r7]"]);
        let plane = "mov.u32 %r5, %tid.y; st.shared.f32 [%r4], %f1; ld.shared.f32 %f2, [%r4+512];";
        assert_eq!(met(plane), ["ld.shared.f32 %f2, [%r4+512]"]);
        let row = "mov.u32 %r5, %tid.y; setp.ne.s32 %p1, %r1, 0; @%p1 bra M; shl.b32 %r6, %r5, 2;
            st.shared.f32 [%r6], %f1; ld.shared.f32 %f2, [%r6+4]; M:";
        assert_eq!(met(row), ["ld.shared.f32 %f2, [%r6+4]"]);
        let wrapped = "cvt.u16.u32 %h1, %r1; shl.b16 %h1, %h1, 12; cvt.u32.u16 %r5, %h1;
            st.shared.f32 [%r5], %f1; ld.shared.f32 %f2, [%r5+4];";
        assert_eq!(met(wrapped), ["ld.shared.f32 %f2, [%r5+4]"]);
        let all = [
            "st.shared.f32 [%r4], %f1",
            "ld.shared.f32 %f2, [%r4]",
            "ld.shared.f32 %f3, [%r3+4]",
        ];
        assert_eq!(met(next_round), all);
    }

    #[test]
    fn volatile_exchanges_unless_a_thread_waits_for_a_value() {
        let passes = |body: &str| {
            let (module, errors) = crate::parse(&text(body));
            assert!(errors.is_empty(), "{errors:?}");
            super::passes_values(&module.functions[0])
        };
        let exchange = "ld.volatile.shared.f32 %f1, [%r4+4]; st.volatile.shared.f32 [%r4], %f1;";
        assert!(passes(exchange));
        assert!(passes(&format!(
            "L: {exchange} add.s32 %r5, %r5, 1; setp.lt.s32 %p1, %r5, 4; @%p1 bra L;"
        )));
        let flag = "L: ld.volatile.shared.u32 %r6, [t]; setp.eq.s32 %p1, %r6, 0; @%p1 bra L;";
        assert!(!passes(&format!("{exchange} {flag}")));
        assert!(!passes("ld.volatile.shared.f32 %f1, [%r4+4];"));
    }

    #[test]
    fn loads_of_what_the_thread_itself_has_stored_or_after_a_barrier() {
        for body in [
            "st.shared.f32 [%r4], %f1; ld.shared.f32 %f2, [%r4];",
            "st.shared.f32 [%r4], %f1; bar.sync 0; ld.shared.f32 %f2, [%r4+4];",
            "st.shared.f32 [%r4], %f1; bar.warp.sync -1; ld.shared.f32 %f2, [%r4+4];",
            "st.shared.f32 [%r4], %f1; ld.shared.f32 %f2, [t];",
            "mad.lo.s32 %r5, %r1, 16, %r3; st.shared.f32 [%r5+4], %f1; ld.shared.v2.f32 {%f2, %f3}, [%r5+8];",
            "L: ld.param.u32 %r6, [y]; shl.b32 %r7, %r6, 7; add.s32 %r8, %r4, %r7; st.shared.f32 [%r8], %f1;
             add.s32 %r4, %r4, 256; ld.shared.f32 %f2, [%r4]; @%p1 bra L;",
            "L: ld.shared.f32 %f1, [%r4]; ld.shared.f32 %f2, [%r4+64]; st.shared.f32 [%r4], %f2;
             bar.sync 0; @%p1 bra L;",
            "setp.ne.s32 %p1, %r1, 0; @%p1 bra M;
             L: ld.shared.f32 %f1, [%r3]; st.shared.f32 [%r3+4], %f1; add.s32 %r3, %r3, 4; @%p2 bra L; M:",
            "mov.u32 %r5, %tid.y; or.b32 %r6, %r1, %r5; setp.eq.s32 %p1, %r6, 0; @!%p1 bra M;
             st.shared.f32 [s], %f1; ld.shared.f32 %f2, [s]; M:",
        ] {
            assert_eq!(met(body), <[&str; 0]>::default(), "{body}");
        }
    }
}
