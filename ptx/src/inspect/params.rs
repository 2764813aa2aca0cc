//! Determines which 64-bit parameters are pointers: those that are used in addresses.
//!
//! An address is a pointer plus integers. If an address is a sum of several parameters, the pointer
//! is the one that `cvta` or another address shows to be one; a parameter that is multiplied,
//! shifted or compared with a number is an integer. The remaining ones may be either, and the
//! launch decides.

use super::ParamKind;
use crate::check::callee;
use crate::tree::*;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::rc::Rc;

/// Returns for each parameter its kind, and the type of the elements that are accessed through it.
pub(super) fn kinds(module: &Module, kernel: &Function) -> Vec<(ParamKind, Option<&'static str>)> {
    let known = HashMap::new();
    let roles = Callees { module, known }.roles(kernel, 0);
    let used = used_params(kernel);
    let kind = |(position, param): (usize, &Param)| {
        let bits = param.ty.bits();
        if let Some(bytes) = param.array_bytes {
            return ParamKind::Struct { bytes };
        }
        if param.pointer.is_some() || roles.pointers.contains(&position) {
            return ParamKind::Pointer;
        }
        let is_open = bits == 64 && roles.open.contains(&position);
        match param.ty {
            ScalarType::F16 | ScalarType::BF16 | ScalarType::F32 | ScalarType::F64 => {
                ParamKind::Float { bits }
            }
            _ if is_open => ParamKind::Unknown64,
            _ if bits == 64 && !used.contains(param.name.as_str()) => ParamKind::Unknown64,
            _ => ParamKind::Int { bits },
        }
    };
    let elements = elements(kernel, &roles.pointers);
    let with_element = |(position, param)| {
        let kind = kind((position, param));
        let element = match elements.get(&position) {
            Some(Element::One(name)) if kind == ParamKind::Pointer => Some(*name),
            Some(Element::One(_) | Element::Several) | None => None,
        };
        (kind, element)
    };
    let params = kernel.params.iter().enumerate();
    params.map(with_element).collect()
}

/// The elements that are accessed through a pointer.
#[derive(Clone, Copy, PartialEq)]
enum Element {
    /// Elements of this type.
    One(&'static str),
    /// Elements of several types.
    Several,
}

/// Returns the elements that the instructions of a kernel access through its parameters, without
/// called functions.
fn elements(kernel: &Function, pointers: &BTreeSet<usize>) -> HashMap<usize, Element> {
    let facts = facts(kernel);
    let floats = float_registers(kernel);
    let mut elements: HashMap<usize, Element> = HashMap::new();
    for instruction in kernel.instructions() {
        if !matches!(
            instruction.opcode.as_str(),
            "ld" | "st" | "ldu" | "atom" | "red"
        ) {
            continue;
        }
        for operand in &instruction.operands {
            let Operand::Address {
                base: AddressBase::Register(name),
                ..
            } = &operand.node
            else {
                continue;
            };
            let Some(facts) = facts.get(&(name.as_str(), 0)) else {
                continue;
            };
            let Some(ty) = accessed_type(instruction, &floats) else {
                continue;
            };
            for position in facts.sums.iter().flatten() {
                if !pointers.contains(position) {
                    continue;
                }
                let known = elements.entry(*position).or_insert(Element::One(ty));
                if *known != Element::One(ty) {
                    *known = Element::Several;
                }
            }
        }
    }
    elements
}

/// Returns the type of the element that an instruction accesses. For untyped accesses it is a float
/// if one of the registers is used as a float elsewhere.
fn accessed_type(instruction: &Instruction, floats: &HashSet<&str>) -> Option<&'static str> {
    let ty = instruction.types().last()?;
    let mut registers = HashSet::new();
    for operand in &instruction.operands {
        if !matches!(operand.node, Operand::Address { .. }) {
            mark(&operand.node, &mut registers);
        }
    }
    let is_float = registers.iter().any(|name| floats.contains(name));
    Some(match ty {
        ScalarType::F16 | ScalarType::F16x2 => "f16",
        ScalarType::BF16 | ScalarType::BF16x2 => "bf16",
        ScalarType::F32 => "f32",
        ScalarType::F64 => "f64",
        _ if ty.kind() == crate::types::TypeKind::Opaque => return None,
        _ => match (ty.bits(), is_float) {
            (8, _) => "u8",
            (16, true) => "f16",
            (16, false) => "i16",
            (32, true) => "f32",
            (32, false) => "i32",
            (64, true) => "f64",
            (64, false) => "i64",
            _ => return None,
        },
    })
}

/// Returns the registers that an instruction other than an access uses as floats.
fn float_registers(kernel: &Function) -> HashSet<&str> {
    let mut floats = HashSet::new();
    for instruction in kernel.instructions() {
        let is_access = matches!(
            instruction.opcode.as_str(),
            "ld" | "st" | "ldu" | "cvt" | "setp"
        );
        let mut types = instruction.types().peekable();
        if !is_access && types.peek().is_some() && types.all(|ty| ty.is_float()) {
            for operand in &instruction.operands {
                mark(&operand.node, &mut floats);
            }
        }
    }
    floats
}

/// Returns the parameters whose value is used. Without optimization nvcc loads every parameter, and
/// copies an unused one to a register that is not read.
fn used_params(kernel: &Function) -> HashSet<&str> {
    let read = read_registers(kernel);
    let mut used = HashSet::new();
    for instruction in kernel.instructions() {
        let is_load = instruction.opcode == "ld" && instruction.has("param");
        let target = instruction.operands.first().and_then(register);
        if is_load && target.is_some_and(|target| !read.contains(target)) {
            continue;
        }
        for operand in &instruction.operands {
            if let Operand::Address {
                base: AddressBase::Symbol(name),
                ..
            }
            | Operand::Symbol(name) = &operand.node
            {
                used.insert(name.as_str());
            }
        }
    }
    used
}

/// Returns the registers that an instruction reads, other than copies to registers that are not
/// read.
fn read_registers(kernel: &Function) -> HashSet<&str> {
    let mut read = HashSet::new();
    let mut copies = Vec::new();
    for instruction in kernel.instructions() {
        let operands = &instruction.operands;
        let target = operands.first().and_then(register);
        if let ("mov", Some(to), Some(from)) = (
            instruction.opcode.as_str(),
            target,
            operands.get(1).and_then(register),
        ) {
            copies.push((to, from));
            continue;
        }
        // A load does not read its destination; of other instructions the first operand counts,
        // because it may be a source.
        let writes = instruction.opcode == "ld" && target.is_some();
        for operand in &operands[usize::from(writes)..] {
            mark(&operand.node, &mut read);
        }
    }
    loop {
        let before = read.len();
        for (to, from) in &copies {
            if read.contains(to) {
                read.insert(from);
            }
        }
        if read.len() == before {
            return read;
        }
    }
}

/// Adds the registers of an operand.
fn mark<'f>(operand: &'f Operand, read: &mut HashSet<&'f str>) {
    match operand {
        Operand::Register(name)
        | Operand::Not(name)
        | Operand::Component { register: name, .. }
        | Operand::Address {
            base: AddressBase::Register(name),
            ..
        } => {
            read.insert(name);
        }
        Operand::PredicatePair(one, other) => read.extend([one.as_str(), other.as_str()]),
        Operand::Texture(items) | Operand::Vector(items) | Operand::List(items) => {
            items.iter().for_each(|item| mark(&item.node, read));
        }
        Operand::Immediate(_)
        | Operand::Symbol(_)
        | Operand::SymbolOffset(..)
        | Operand::SpecialRegister(_)
        | Operand::Address { .. }
        | Operand::Sink => {}
    }
}

/// The sums that a register may hold, each as the set of the parameters (by position) in it; their
/// number is bounded.
type Sums = BTreeSet<BTreeSet<usize>>;

/// The largest number of sums of a register.
const MOST_SUMS: usize = 32;

/// The largest size of a stack frame whose slots are told apart, in bytes.
const MOST_STACK: u64 = 1024;

/// The largest number of slots that an address is known to be of: those of a frame that is full of
/// pointers.
const MOST_SLOTS: usize = MOST_STACK as usize / 8;

/// The name by which slots of the stack are holders.
const STACK: &str = "";

/// The dataflow facts about a register that determine pointers.
#[derive(Clone, Default, PartialEq)]
struct Facts {
    /// The parameters whose sum, plus or minus other values, it may be.
    sums: Sums,
    /// It is a result of `cvta`, so certainly an address.
    address: bool,
    /// It is an address on the stack.
    stack: bool,
    /// The byte offsets in the stack frame that it may be the address of, as far as they are known.
    slots: BTreeSet<i64>,
}

impl Facts {
    fn add(&mut self, other: &Facts) {
        for sum in &other.sums {
            if self.sums.len() < MOST_SUMS {
                self.sums.insert(sum.clone());
            }
        }
        self.address |= other.address;
        self.stack |= other.stack;
        let room = MOST_SLOTS.saturating_sub(self.slots.len());
        let new: Vec<i64> = other.slots.difference(&self.slots).copied().collect();
        self.slots.extend(new.into_iter().take(room));
    }

    /// Returns the facts about the address that is `bytes` behind this one.
    fn behind(self, bytes: i64) -> Facts {
        let slots = self.slots.iter().map(|slot| slot.wrapping_add(bytes));
        // An address that moves in a loop has no known offset.
        let slots = slots.filter(|slot| slot.unsigned_abs() < MOST_STACK);
        Facts {
            slots: slots.collect(),
            ..self
        }
    }
}

/// The roles of the 64-bit parameters of a function.
struct Roles {
    pointers: BTreeSet<usize>,
    /// Those that may be pointers or integers.
    open: BTreeSet<usize>,
}

/// The evidence that the instructions of a function provide about its parameters.
#[derive(Default)]
struct Evidence {
    /// Sums that are addresses.
    addresses: Sums,
    integers: BTreeSet<usize>,
    /// Parameters that are stored on the stack, or compared with one another.
    moved: BTreeSet<usize>,
}

/// The functions that a kernel calls, directly or indirectly.
struct Callees<'m> {
    module: &'m Module,
    /// The known roles, by the name of the function and the depth of the call.
    known: HashMap<(&'m str, usize), Rc<Roles>>,
}

impl<'m> Callees<'m> {
    /// Returns the roles of the parameters of a function at call depth `depth`.
    fn roles(&mut self, function: &'m Function, depth: usize) -> Rc<Roles> {
        let key = (function.name.as_str(), depth);
        if let Some(known) = self.known.get(&key) {
            return Rc::clone(known);
        }
        let roles = Rc::new(Roles::of(self, function, depth));
        self.known.insert(key, Rc::clone(&roles));
        roles
    }
}

impl Roles {
    /// Determines the roles of the parameters of `function` from its uses of them and those of its
    /// callees.
    fn of<'m>(callees: &mut Callees<'m>, function: &'m Function, depth: usize) -> Roles {
        let module = callees.module;
        let facts = facts(function);
        let mut evidence = Evidence::default();
        let of = |operand: Option<&Spanned<Operand>>| {
            let name = operand.and_then(register);
            let facts = name.and_then(|name| facts.get(&(name, 0)));
            facts.cloned().unwrap_or_default()
        };
        for instruction in function.instructions() {
            let operands = &instruction.operands;
            evidence.arithmetic(instruction, &of);
            if instruction.opcode == "cvta" {
                evidence.addresses.extend(of(operands.get(1)).sums);
            }
            for operand in operands {
                if let Operand::Texture(items) = &operand.node {
                    evidence.addresses.extend(of(items.first()).sums);
                }
                if let Operand::Address {
                    base: AddressBase::Register(name),
                    ..
                } = &operand.node
                    && let Some(facts) = facts.get(&(name.as_str(), 0))
                {
                    evidence.addresses.extend(facts.sums.iter().cloned());
                    if facts.stack && instruction.opcode == "st" {
                        evidence.moved.extend(single(&of(operands.get(1)).sums));
                    }
                }
            }
            if depth < 8
                && let Some(callee) = callee(instruction).and_then(|name| module.function(name))
                && !callee.declaration_only
                && let Some(Operand::List(arguments)) = operands.last().map(|operand| &operand.node)
            {
                let roles = callees.roles(callee, depth + 1);
                for (position, argument) in arguments.iter().enumerate() {
                    let (Operand::Symbol(name) | Operand::Register(name)) = &argument.node else {
                        continue;
                    };
                    let fields = facts
                        .iter()
                        .filter(|((known, at), _)| known == name && *at != 0);
                    for (_, field) in fields {
                        evidence.moved.extend(single(&field.sums));
                    }
                    let Some(facts) = facts.get(&(name.as_str(), 0)) else {
                        continue;
                    };
                    if roles.pointers.contains(&position) {
                        evidence.addresses.extend(facts.sums.iter().cloned());
                    } else if roles.open.contains(&position) {
                        evidence.moved.extend(single(&facts.sums));
                    }
                }
            }
        }
        let params = function.params.iter().enumerate();
        let declared = params.filter(|(_, param)| param.pointer.is_some());
        evidence.resolve(declared.map(|(position, _)| position).collect())
    }
}

impl Evidence {
    /// Collects the evidence of an instruction other than a memory access.
    fn arithmetic(
        &mut self,
        instruction: &Instruction,
        of: &dyn Fn(Option<&Spanned<Operand>>) -> Facts,
    ) {
        let operands = &instruction.operands;
        let sources = match instruction.opcode.as_str() {
            "mul" | "div" | "rem" | "min" | "max" | "popc" | "clz" | "neg" | "abs" => {
                operands.get(1..)
            }
            "mad" => operands.get(1..3),
            "shl" => operands.get(1..2),
            "cvt" if instruction.types().any(|ty| ty.is_float()) => operands.get(1..2),
            "setp" => {
                let (a, b) = (of(operands.get(1)), of(operands.get(2)));
                match (a.sums.is_empty(), b.sums.is_empty()) {
                    (false, false) => {
                        self.moved.extend(single(&a.sums));
                        self.moved.extend(single(&b.sums));
                        None
                    }
                    _ if operands
                        .get(1..3)
                        .is_some_and(|compared| compared.iter().any(is_zero)) =>
                    {
                        None
                    }
                    _ => operands.get(1..3),
                }
            }
            _ => None,
        };
        for source in sources.unwrap_or_default() {
            self.integers.extend(single(&of(Some(source)).sums));
        }
    }

    /// Determines the pointer of each address, starting from the given `pointers`.
    fn resolve(mut self, mut pointers: BTreeSet<usize>) -> Roles {
        pointers.extend(single(&self.addresses));
        loop {
            let before = (pointers.len(), self.integers.len());
            for sum in &self.addresses {
                let may_be = || sum.iter().filter(|param| !self.integers.contains(param));
                if !sum.is_disjoint(&pointers) {
                    self.integers.extend(sum.difference(&pointers));
                } else if let (Some(one), 1) = (may_be().next().copied(), may_be().count()) {
                    pointers.insert(one);
                }
            }
            if before == (pointers.len(), self.integers.len()) {
                break;
            }
        }
        let addressed = self.addresses.iter().flatten().copied();
        let open = addressed.chain(self.moved.iter().copied());
        let is_open = |param: &usize| !pointers.contains(param) && !self.integers.contains(param);
        Roles {
            open: open.filter(is_open).collect(),
            pointers,
        }
    }
}

/// Returns the parameters that are sums by themselves.
fn single(sums: &Sums) -> Vec<usize> {
    let single = sums.iter().filter(|sum| sum.len() == 1);
    single.flatten().copied().collect()
}

fn is_zero(operand: &Spanned<Operand>) -> bool {
    matches!(operand.node, Operand::Immediate(Immediate::Int(0)))
}

/// A register, a field of a `.param` variable that passes arguments to calls, or a slot of the
/// stack ([`STACK`]): its name, and the byte offset.
type Holder<'f> = (&'f str, i64);

/// Returns the facts about each register of a function.
fn facts(function: &Function) -> HashMap<Holder<'_>, Facts> {
    let positions: HashMap<&str, usize> = function
        .params
        .iter()
        .enumerate()
        .map(|(position, param)| (param.name.as_str(), position))
        .collect();
    let mut facts: HashMap<Holder, Facts> = HashMap::new();
    // The names of holders about which something new is known since the round before.
    let mut changed: HashSet<&str> = HashSet::new();
    let mut is_first = true;
    loop {
        let mut now: HashSet<&str> = HashSet::new();
        for instruction in function.instructions() {
            let is_new = |name: &str| changed.contains(name) || now.contains(name);
            if !is_first && !reads(instruction, &is_new) {
                continue;
            }
            let Some((target, new)) = transfer(function, instruction, &positions, &facts) else {
                continue;
            };
            let known = facts.entry(target).or_default();
            let before = known.clone();
            known.add(&new);
            if *known != before {
                now.insert(target.0);
            }
        }
        if now.is_empty() {
            return facts;
        }
        (changed, is_first) = (now, false);
    }
}

/// Returns whether an instruction reads a holder with one of these names.
fn reads(instruction: &Instruction, is_one: &dyn Fn(&str) -> bool) -> bool {
    let loads = instruction.opcode == "ld" && is_one(STACK);
    let mut operands = instruction.operands.iter();
    loads
        || operands.any(|operand| match &operand.node {
            Operand::Register(name)
            | Operand::Address {
                base: AddressBase::Register(name),
                ..
            } => is_one(name),
            _ => false,
        })
}

fn register(operand: &Spanned<Operand>) -> Option<&str> {
    match &operand.node {
        Operand::Register(name) => Some(name),
        _ => None,
    }
}

/// Returns the register that an instruction writes, and the facts about it.
fn transfer<'f>(
    function: &Function,
    instruction: &'f Instruction,
    positions: &HashMap<&str, usize>,
    facts: &HashMap<Holder<'f>, Facts>,
) -> Option<(Holder<'f>, Facts)> {
    let operands = &instruction.operands;
    let of = |position: usize| {
        operands
            .get(position)
            .and_then(register)
            .and_then(|name| facts.get(&(name, 0)))
            .cloned()
    };
    if instruction.opcode == "st" && instruction.has("param") {
        let Operand::Address {
            base: AddressBase::Symbol(name),
            offset,
        } = &operands.first()?.node
        else {
            return None;
        };
        return Some(((name, *offset), of(1)?));
    }
    if instruction.opcode == "st" {
        let slots = slots(operands.first()?, facts);
        return match slots.as_slice() {
            [slot] => Some(((STACK, *slot), of(1)?)),
            _ => None,
        };
    }
    let target = operands.first().and_then(register)?;
    let new = match instruction.opcode.as_str() {
        "ld" if instruction.has("param") => {
            if instruction.types().any(|ty| ty.bits() != 64) {
                return None;
            }
            let Operand::Address {
                base: AddressBase::Symbol(name),
                offset: 0,
            } = &operands.get(1)?.node
            else {
                return None;
            };
            let position = *positions.get(name.as_str())?;
            Facts {
                sums: BTreeSet::from([BTreeSet::from([position])]),
                ..Facts::default()
            }
        }
        "ld" => {
            let mut any = Facts::default();
            for slot in slots(operands.get(1)?, facts) {
                if let Some(known) = facts.get(&(STACK, slot)) {
                    any.add(known);
                }
            }
            any
        }
        "cvta" if instruction.has("local") => Facts {
            stack: true,
            ..of(1).unwrap_or_default()
        },
        "cvta" => Facts {
            address: true,
            ..of(1)?
        },
        "mov" => match &operands.get(1)?.node {
            Operand::Symbol(name)
                if function
                    .variable(name)
                    .is_some_and(|variable| variable.space == Space::Local) =>
            {
                Facts {
                    stack: true,
                    slots: BTreeSet::from_iter(has_one_frame(function).then_some(0)),
                    ..Facts::default()
                }
            }
            _ => of(1)?,
        },
        "add" | "sub" if instruction.types().all(|ty| !ty.is_float()) => {
            match operands.get(2).map(|operand| &operand.node) {
                Some(Operand::Immediate(Immediate::Int(bytes))) if instruction.opcode == "add" => {
                    of(1)?.behind(*bytes as i64)
                }
                _ => Facts {
                    slots: BTreeSet::new(),
                    ..sum(of(1), of(2))?
                },
            }
        }
        "mad" => of(3)?,
        "selp" => {
            let mut either = of(1).unwrap_or_default();
            either.add(&of(2).unwrap_or_default());
            either
        }
        _ => return None,
    };
    Some(((target, 0), new))
}

/// Returns whether a function has one variable in local memory, as nvcc's and clang's frames are.
fn has_one_frame(function: &Function) -> bool {
    let variables = function.variables.iter();
    variables
        .filter(|variable| variable.space == Space::Local)
        .count()
        == 1
}

/// Returns the slots of the stack that an operand may be the address of.
fn slots<'f>(operand: &'f Spanned<Operand>, facts: &HashMap<Holder<'f>, Facts>) -> Vec<i64> {
    let Operand::Address {
        base: AddressBase::Register(name),
        offset,
    } = &operand.node
    else {
        return Vec::new();
    };
    let base = facts.get(&(name.as_str(), 0)).into_iter();
    let slots = base.flat_map(|facts| &facts.slots);
    slots.map(|slot| slot.wrapping_add(*offset)).collect()
}

/// Returns the facts about a sum: at most one operand is the address, the one known to be,
/// otherwise either.
fn sum(first: Option<Facts>, second: Option<Facts>) -> Option<Facts> {
    let (first, second) = match (first, second) {
        (Some(first), Some(second)) => (first, second),
        (Some(one), None) | (None, Some(one)) => return Some(one),
        (None, None) => return None,
    };
    match (first.address, second.address) {
        (true, false) => return Some(first),
        (false, true) => return Some(second),
        _ => {}
    }
    let mut both = Facts {
        address: first.address,
        stack: first.stack || second.stack,
        ..Facts::default()
    };
    let nothing = BTreeSet::from([BTreeSet::new()]);
    let sums = |facts: &Facts| match facts.sums.is_empty() {
        true => nothing.clone(),
        false => facts.sums.clone(),
    };
    for a in sums(&first) {
        for b in sums(&second) {
            let sum: BTreeSet<usize> = a.union(&b).copied().collect();
            if !sum.is_empty() && both.sums.len() < MOST_SUMS {
                both.sums.insert(sum);
            }
        }
    }
    Some(both)
}
