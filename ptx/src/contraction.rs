//! Contracts multiplications and additions to fused multiply-adds as `ptxas` does.
//!
//! PTX permits a multiplication and an addition without a rounding modifier to be contracted to a
//! fused multiply-add (PTX ISA 9.7.3, `add`, `sub`, `mul`), and nvcc leaves `a - b * c` in this
//! form. `ptxas` contracts by default; with `-fmad=false` nvcc writes `.rn` everywhere. The rules
//! were inferred from the machine code of `ptxas` 13.5 for sm_80, sm_90 and sm_100:
//!
//! - addition and multiplication are in one basic block, have the same type and the same flushing
//!   of subnormals, and the multiplication has no guard; copies and negations may be in between
//! - every reader of the product is such an addition, and uses this product: a product may be
//!   contracted into several additions, and is not contracted if anything else reads it
//! - of two products in an addition, the one with fewer readers is used, otherwise the first
//!   operand
//! - a product plus itself is not contracted
//! - code that is compiled to a branch or a call ends a block: rounded divisions and square roots,
//!   divisions of integers other than `u32`, fences
//! - a product with a factor that needs no register (an immediate, a parameter or constant memory)
//!   may also be contracted into additions of other blocks, if each of them can only read this
//!   product
//!
//! Other products are not contracted with additions of another block, unless unrolling a loop moves
//! them into the same block: then some iterations are contracted, and others are not. This module
//! does not decide such cases.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use super::registers_used::writes_first;
use super::tree::{
    AddressBase, Directive, Function, Immediate, Instruction, Module, Operand, RegDecl, ScalarType,
    Spanned, Statement,
};
use crate::error::Error;

/// Returns the module with multiplications and additions contracted as `ptxas` does.
pub fn contracted(module: &Module) -> Module {
    let mut module = module.clone();
    for function in &mut module.functions {
        contract(function);
    }
    module
}

/// Returns an error if a kernel, or a function of its file, has a product for which it is not known
/// whether `ptxas` rounds it before the addition.
///
/// - errors: one for each such product
pub fn refuse_undecided(module: &Module, kernel: &str) -> Result<(), Vec<Error>> {
    let called = |function: &&Function| function.name == kernel || !function.entry;
    let errors: Vec<Error> = module
        .functions
        .iter()
        .filter(called)
        .flat_map(undecided)
        .collect();
    match errors.is_empty() {
        true => Ok(()),
        false => Err(errors),
    }
}

fn undecided(function: &Function) -> Vec<Error> {
    let code = Code::of(function);
    let loops = code.loops();
    let mut errors = Vec::new();
    for (at, product) in code.products() {
        let written = register(&product.operands[0]).expect("a product has a result");
        let is_added = |reader: &&usize| {
            let sum = code.instruction(**reader);
            sum.is_some_and(|sum| is_sum(sum) && kind(sum) == kind(product))
        };
        if code.goes_anywhere(product) {
            continue;
        }
        let elsewhere = code.elsewhere(at, written);
        let meets = |reader: &&usize| may_meet(&loops, at, **reader);
        let Some(sum) = elsewhere.iter().filter(is_added).find(meets) else {
            continue;
        };
        let sum = code.instruction(*sum).expect("it is a sum");
        let message = format!(
            "whether this product is rounded before `{}` adds to it depends on how `ptxas` unrolls a loop: `--exact` cannot tell",
            sum.name()
        );
        errors.push(
            Error::user("exact-contraction", message)
                .at(product.opcode_span, "without `.rn`, and added in another block")
                .help("compile with -fmad=false, here and for the GPU, or with `#pragma unroll 1` on the loop, or leave `exact` out for this launch"),
        );
    }
    errors
}

/// A loop, as the range of its statements.
struct Loop {
    first: usize,
    last: usize,
    /// Whether it may be unrolled completely.
    ends_by_constant: bool,
    /// Whether it is not unrolled.
    stays: bool,
}

impl Loop {
    fn holds(&self, at: usize) -> bool {
        self.first <= at && at <= self.last
    }
}

/// Returns whether unrolling may move the product `at` into the block of the addition `reader`,
/// which is in another block, or is reached in the next iteration.
fn may_meet(loops: &[Loop], at: usize, reader: usize) -> bool {
    let unrolled = || loops.iter().filter(|one| !one.stays);
    if reader <= at {
        let around = loops
            .iter()
            .filter(|one| one.holds(at) && one.holds(reader));
        // The innermost loop that contains both carries the product.
        let carries = around.min_by_key(|one| one.last - one.first);
        return carries.is_none_or(|one| !one.stays);
    }
    unrolled().filter(|one| one.ends_by_constant).any(|one| {
        let is_between = at < one.first && one.last < reader;
        is_between || one.holds(at) != one.holds(reader)
    })
}

/// Returns the properties that a product and an addition must share: the type, and whether
/// subnormals are flushed.
fn kind(instruction: &Instruction) -> Option<(&str, bool)> {
    let name = instruction
        .modifiers
        .iter()
        .find(|name| TYPES.contains(&name.as_str()))?;
    Some((name, instruction.has("ftz")))
}

const TYPES: [&str; 6] = ["f32", "f64", "f16", "f16x2", "bf16", "bf16x2"];

/// Returns whether it has no modifiers except a type and `ftz`.
fn is_bare(instruction: &Instruction) -> bool {
    kind(instruction).is_some()
        && instruction
            .modifiers
            .iter()
            .all(|name| name == "ftz" || TYPES.contains(&name.as_str()))
}

fn is_product(instruction: &Instruction) -> bool {
    instruction.opcode == "mul" && instruction.guard.is_none() && is_bare(instruction)
}

fn is_sum(instruction: &Instruction) -> bool {
    matches!(instruction.opcode.as_str(), "add" | "sub") && is_bare(instruction)
}

fn register(operand: &Spanned<Operand>) -> Option<&str> {
    match &operand.node {
        Operand::Register(name) => Some(name),
        _ => None,
    }
}

/// Adds the registers of an operand, including those in addresses and vectors.
fn registers<'f>(operand: &'f Operand, into: &mut Vec<&'f str>) {
    match operand {
        Operand::Register(name) | Operand::Not(name) => into.push(name),
        Operand::Component { register, .. } => into.push(register),
        Operand::Address {
            base: AddressBase::Register(name),
            ..
        } => into.push(name),
        Operand::Vector(all) | Operand::List(all) | Operand::Texture(all) => {
            all.iter().for_each(|one| registers(&one.node, into));
        }
        Operand::PredicatePair(a, b) => into.extend([a.as_str(), b]),
        _ => {} // no register
    }
}

/// A function's statements, with their blocks and the uses of registers.
struct Code<'f> {
    body: &'f [Statement],
    /// The basic block of each statement.
    blocks: Vec<usize>,
    /// For each register, the statements that have it as their first operand, in order.
    writers: HashMap<&'f str, Vec<usize>>,
    /// For each register, the statements that have it as another operand.
    readers: HashMap<&'f str, Vec<usize>>,
    /// Whether the function is a kernel.
    is_entry: bool,
}

impl<'f> Code<'f> {
    fn of(function: &'f Function) -> Code<'f> {
        let mut code = Code {
            body: &function.body,
            blocks: Vec::new(),
            writers: HashMap::new(),
            readers: HashMap::new(),
            is_entry: function.entry,
        };
        let targets = targets(function);
        let mut block = 0;
        for (at, statement) in function.body.iter().enumerate() {
            if let Statement::Label(name, _) = statement
                && targets.contains(name.as_str())
            {
                block += 1;
            }
            code.blocks.push(block);
            let Statement::Instruction(instruction) = statement else {
                continue;
            };
            if ends_block(instruction) {
                block += 1;
            }
            for (nth, operand) in instruction.operands.iter().enumerate() {
                let mut named = Vec::new();
                registers(&operand.node, &mut named);
                for name in named {
                    // An instruction that writes several registers, or none, counts as a reader of
                    // all.
                    let writes =
                        nth == 0 && register(operand).is_some() && writes_first(instruction);
                    let map = match writes {
                        true => &mut code.writers,
                        false => &mut code.readers,
                    };
                    map.entry(name).or_default().push(at);
                }
            }
            if let Some(guard) = &instruction.guard {
                code.readers.entry(&guard.register).or_default().push(at);
                // If the guard is false, the register keeps its value.
                if let Some(kept) = instruction.operands.first().and_then(register) {
                    code.readers.entry(kept).or_default().push(at);
                }
            }
        }
        code
    }

    fn instruction(&self, at: usize) -> Option<&'f Instruction> {
        match &self.body[at] {
            Statement::Instruction(instruction) => Some(instruction),
            Statement::Label(..) | Statement::Directive(_) => None,
        }
    }

    /// Returns all loops: from a label to a branch back to it.
    fn loops(&self) -> Vec<Loop> {
        let label = |statement: &'f Statement| match statement {
            Statement::Label(name, _) => Some(name.as_str()),
            Statement::Instruction(_) | Statement::Directive(_) => None,
        };
        let labels: HashMap<&str, usize> = self
            .body
            .iter()
            .enumerate()
            .filter_map(|(at, statement)| Some((label(statement)?, at)))
            .collect();
        let mut loops = Vec::new();
        for last in 0..self.body.len() {
            let Some(branch) = self.instruction(last).filter(|i| i.opcode == "bra") else {
                continue;
            };
            let target = branch.operands.first().map(|operand| &operand.node);
            let Some(Operand::Symbol(target)) = target else {
                continue;
            };
            let Some(first) = labels.get(target.as_str()).filter(|at| **at < last) else {
                continue;
            };
            let is_pragma = |statement: &Statement| match statement {
                Statement::Directive(Directive::Pragma(words, _)) => {
                    words.iter().any(|word| word.contains("nounroll"))
                }
                _ => false,
            };
            let mut found = Loop {
                first: *first,
                last,
                ends_by_constant: false,
                stays: self.body[*first..=last].iter().any(is_pragma),
            };
            found.ends_by_constant = self.ends_by_constant(&found);
            loops.push(found);
        }
        loops
    }

    /// Returns whether a test in the loop compares a counter with a constant initial value to a
    /// constant.
    fn ends_by_constant(&self, of: &Loop) -> bool {
        (of.first..=of.last).any(|at| {
            let test = self.instruction(at).filter(|i| i.opcode == "setp");
            test.is_some_and(|test| {
                let mut compared = Vec::new();
                for operand in test.operands.iter().skip(1) {
                    registers(&operand.node, &mut compared);
                }
                compared
                    .iter()
                    .all(|name| self.starts_from_constant(of, name))
            })
        })
    }

    /// Returns whether all values of `name` are computed from immediates.
    fn starts_from_constant(&self, of: &Loop, name: &'f str) -> bool {
        let mut seen = HashSet::from([name]);
        let mut left = vec![name];
        while let Some(name) = left.pop() {
            let Some(writers) = self.writers.get(name) else {
                return false;
            };
            for writer in writers {
                let by = self
                    .instruction(*writer)
                    .expect("what writes is an instruction");
                let mut read = Vec::new();
                for operand in by.operands.iter().skip(1) {
                    if matches!(
                        operand.node,
                        Operand::SpecialRegister(_) | Operand::Address { .. }
                    ) {
                        return false;
                    }
                    registers(&operand.node, &mut read);
                }
                if !of.holds(*writer) && !read.is_empty() {
                    return false;
                }
                left.extend(read.into_iter().filter(|name| seen.insert(name)));
            }
        }
        true
    }

    /// Returns the only statement that writes `name`, if it is unconditional.
    fn only_writer(&self, name: &str) -> Option<&'f Instruction> {
        match self.writers.get(name).map(Vec::as_slice) {
            Some([at]) => self.instruction(*at).filter(|by| by.guard.is_none()),
            _ => None, // several writers, or none
        }
    }

    /// Returns whether a product may be contracted into additions of other blocks.
    fn goes_anywhere(&self, product: &Instruction) -> bool {
        let is_only = register(&product.operands[0]).and_then(|name| self.only_writer(name));
        is_only.is_some()
            && (product.operands[1..])
                .iter()
                .any(|factor| self.needs_no_register(&factor.node))
    }

    /// Returns whether an operand needs no register: an immediate, or a load from a kernel
    /// parameter or from constant memory at a constant address, negated or not.
    fn needs_no_register(&self, operand: &Operand) -> bool {
        let name = match operand {
            Operand::Immediate(_) => return true,
            Operand::Register(name) => name,
            _ => return false, // an address, or several registers
        };
        let Some(by) = self.only_writer(name) else {
            return false;
        };
        let from = by.operands.get(1).map(|operand| &operand.node);
        match (by.opcode.as_str(), from) {
            ("mov" | "neg", Some(from)) => self.needs_no_register(from),
            ("ld", Some(Operand::Address { base, .. })) => {
                let is_named = matches!(base, AddressBase::Symbol(_));
                is_named && (by.has("const") || by.has("param") && self.is_entry)
            }
            _ => false, // computed
        }
    }

    fn products(&self) -> impl Iterator<Item = (usize, &'f Instruction)> {
        (0..self.body.len())
            .filter_map(|at| Some((at, self.instruction(at)?)))
            .filter(|(_, instruction)| is_product(instruction))
    }

    /// Returns the next statement after `at` in its block that writes `name`.
    fn written_again(&self, at: usize, name: &str) -> Option<usize> {
        let again = self.writers[name].iter().copied();
        again
            .filter(|other| *other > at && self.blocks[*other] == self.blocks[at])
            .min()
    }

    /// Returns the readers in the block of the value that statement `at` writes to `name`.
    fn here(&self, at: usize, name: &str) -> Vec<usize> {
        let end = self.written_again(at, name).unwrap_or(usize::MAX);
        let readers = self.readers.get(name).into_iter().flatten().copied();
        readers
            .filter(|reader| {
                *reader > at && *reader <= end && self.blocks[*reader] == self.blocks[at]
            })
            .collect()
    }

    /// Returns the readers in other blocks, or in the next iteration, that may see the value of the
    /// register at the end of the block.
    fn elsewhere(&self, at: usize, name: &str) -> Vec<usize> {
        if self.written_again(at, name).is_some() {
            return Vec::new();
        }
        let is_written_before = |reader: usize| {
            self.writers[name].iter().any(|writer| {
                let is_unguarded = self
                    .instruction(*writer)
                    .is_some_and(|by| by.guard.is_none());
                *writer < reader && self.blocks[*writer] == self.blocks[reader] && is_unguarded
            })
        };
        let readers = self.readers.get(name).into_iter().flatten().copied();
        readers
            .filter(|reader| !is_written_before(*reader))
            .collect()
    }
}

/// Returns whether `ptxas` begins a new basic block after the instruction.
fn ends_block(instruction: &Instruction) -> bool {
    let has = |names: &[&str]| names.iter().any(|name| instruction.has(name));
    match instruction.opcode.as_str() {
        "bra" | "brx" | "ret" | "exit" | "trap" | "call" | "brkpt" | "pmevent" => true,
        "membar" | "fence" => true,
        "div" | "rcp" | "sqrt" if has(&["f32", "f64"]) => has(&["rn", "rz", "rm", "rp"]),
        "rsqrt" => instruction.has("f64") && !instruction.has("ftz"),
        "div" | "rem" => !instruction.has("u32") && !has(&["f32", "f64"]),
        // On sm_80 and sm_90, but not on sm_100.
        "atom" => has(ORDERED),
        _ => false, // one instruction, or several without a branch
    }
}

/// Modifiers of atomics that order other memory accesses.
const ORDERED: &[&str] = &["acq_rel", "acquire", "release"];

/// Returns the labels that branches use.
fn targets(function: &Function) -> HashSet<&str> {
    let mut names = HashSet::new();
    for statement in &function.body {
        match statement {
            Statement::Instruction(instruction) => {
                for operand in &instruction.operands {
                    if let Operand::Symbol(name) = &operand.node {
                        names.insert(name.as_str());
                    }
                }
            }
            Statement::Directive(Directive::BranchTargets { targets, .. }) => {
                names.extend(targets.iter().map(String::as_str));
            }
            Statement::Directive(_) | Statement::Label(..) => {}
        }
    }
    names
}

/// A product as the operand of an addition, and whether it is negated on the way.
#[derive(Clone, Copy)]
struct Taken {
    product: usize,
    negated: bool,
}

/// Returns the readers of the product `at`, through copies and negations; `None` if any of them is
/// not an addition of its kind.
fn sums_of(
    code: &Code,
    at: usize,
    product: &Instruction,
) -> Option<BTreeMap<(usize, usize), Taken>> {
    let mut found = BTreeMap::new();
    let mut left = vec![(at, false)];
    let goes_anywhere = code.goes_anywhere(product);
    while let Some((from, negated)) = left.pop() {
        let written = register(code.instruction(from)?.operands.first()?)?;
        let readers = match goes_anywhere && code.only_writer(written).is_some() {
            true => code.readers.get(written).cloned().unwrap_or_default(),
            false if code.elsewhere(from, written).is_empty() => code.here(from, written),
            false => return None,
        };
        for reader in readers {
            let by = code.instruction(reader)?;
            let passes = by.guard.is_none()
                && (by.opcode == "neg" && kind(by).map(|k| k.0) == kind(product).map(|k| k.0)
                    || by.opcode == "mov");
            if passes {
                left.push((reader, negated != (by.opcode == "neg")));
                continue;
            }
            if !is_sum(by) || kind(by) != kind(product) || by.operands.len() != 3 {
                return None;
            }
            for nth in [1, 2] {
                if register(&by.operands[nth]) == Some(written) {
                    let taken = Taken {
                        product: at,
                        negated,
                    };
                    found.insert((reader, nth), taken);
                }
            }
        }
    }
    Some(found)
}

fn contract(function: &mut Function) {
    let code = Code::of(function);
    // The products that may be contracted, with the operands of additions that read them.
    let mut products: BTreeMap<usize, BTreeMap<(usize, usize), Taken>> = BTreeMap::new();
    for (at, product) in code.products() {
        if let Some(sums) = sums_of(&code, at, product).filter(|sums| !sums.is_empty()) {
            products.insert(at, sums);
        }
    }
    // Choose the operand of each addition that is contracted, until all readers of each contracted
    // product use it.
    let chosen = loop {
        let mut operands: BTreeMap<usize, Vec<(usize, Taken)>> = BTreeMap::new();
        for sums in products.values() {
            for ((sum, nth), taken) in sums {
                operands.entry(*sum).or_default().push((*nth, *taken));
            }
        }
        let mut chosen: BTreeMap<usize, (usize, Taken)> = BTreeMap::new();
        for (sum, mut of) in operands {
            of.sort_by_key(|(nth, taken)| (products[&taken.product].len(), *nth));
            // A product plus itself.
            if of.len() == 2 && of[0].1.product == of[1].1.product {
                continue;
            }
            chosen.insert(sum, of[0]);
        }
        let is_taken = |((sum, nth), taken): (&(usize, usize), &Taken)| {
            let goes = chosen.get(sum);
            goes.is_some_and(|(by, of)| by == nth && of.product == taken.product)
        };
        let stays: BTreeSet<usize> = products
            .iter()
            .filter(|(_, sums)| !sums.iter().all(is_taken))
            .map(|(at, _)| *at)
            .collect();
        // One at a time, because a product that is not contracted leaves its additions to others.
        let Some(first) = stays.iter().next_back() else {
            break chosen;
        };
        products.remove(first);
    };
    let mut names = Names::of(function);
    let mut body = Vec::with_capacity(function.body.len());
    // The factors of contracted products, as operands at the addition.
    let mut factors: BTreeMap<usize, [Spanned<Operand>; 2]> = BTreeMap::new();
    for (at, statement) in function.body.iter().enumerate() {
        if let Some((nth, taken)) = chosen.get(&at) {
            let sum = code.instruction(at).expect("sums are instructions");
            let goes = (*nth, taken.negated);
            names.fuse(sum, &factors[&taken.product], goes, &mut body);
            continue;
        }
        body.push(statement.clone());
        if let (Some(_), Some(product)) = (products.get(&at), code.instruction(at)) {
            let of = [1, 2].map(|nth| {
                let factor = &product.operands[nth];
                // Whether the factor's register may have changed at an addition.
                let changes = register(factor).filter(|name| {
                    let is_here = |by: &usize| code.blocks[*by] == code.blocks[at];
                    let mut writers = code.writers.get(name).into_iter().flatten();
                    match code.goes_anywhere(product) {
                        true => code.only_writer(name).is_none(),
                        false => writers.any(|by| *by >= at && is_here(by)),
                    }
                });
                match changes {
                    Some(_) => names.copy(product, factor, &mut body),
                    None => factor.clone(),
                }
            });
            factors.insert(at, of);
        }
    }
    let mut declared = names.declared;
    function.body = body;
    function.registers.append(&mut declared);
}

/// New registers.
struct Names {
    taken: HashSet<String>,
    declared: Vec<RegDecl>,
}

impl Names {
    fn of(function: &Function) -> Names {
        Names {
            taken: function
                .registers
                .iter()
                .map(|register| register.prefix.clone())
                .collect(),
            declared: Vec::new(),
        }
    }

    /// Returns a new register with the type of `like`.
    fn register(&mut self, like: &Instruction) -> Operand {
        let name = (self.declared.len()..)
            .map(|number| format!("%contracted{number}"))
            .find(|name| !self.taken.contains(name))
            .expect("numbers do not end");
        self.taken.insert(name.clone());
        self.declared.push(RegDecl {
            prefix: name.clone(),
            count: None,
            ty: match kind(like) {
                Some(("f32", _)) => ScalarType::F32,
                Some(("f64", _)) => ScalarType::F64,
                Some(("f16" | "bf16", _)) => ScalarType::B16,
                _ => ScalarType::B32,
            },
            vector: None,
            span: like.opcode_span,
        });
        Operand::Register(name)
    }

    /// Emits `opcode` of `operand` into a new register.
    fn unary(
        &mut self,
        opcode: &str,
        modifiers: Vec<String>,
        like: &Instruction,
        operand: &Spanned<Operand>,
        body: &mut Vec<Statement>,
    ) -> Spanned<Operand> {
        let to = Spanned {
            node: self.register(like),
            span: operand.span,
        };
        body.push(Statement::Instruction(Instruction {
            guard: None,
            opcode: opcode.to_owned(),
            modifiers,
            operands: vec![to.clone(), operand.clone()],
            ..like.clone()
        }));
        to
    }

    /// Copies the current value of the register.
    fn copy(
        &mut self,
        like: &Instruction,
        operand: &Spanned<Operand>,
        body: &mut Vec<Statement>,
    ) -> Spanned<Operand> {
        let width = match kind(like) {
            Some(("f64", _)) => "b64",
            Some(("f16" | "bf16", _)) => "b16",
            _ => "b32",
        };
        self.unary("mov", vec![width.to_owned()], like, operand, body)
    }

    fn negated(
        &mut self,
        like: &Instruction,
        operand: &Spanned<Operand>,
        body: &mut Vec<Statement>,
    ) -> Spanned<Operand> {
        let node = match &operand.node {
            Operand::Immediate(Immediate::F32(bits)) => Immediate::F32(bits ^ 1 << 31),
            Operand::Immediate(Immediate::F64(bits)) => Immediate::F64(bits ^ 1 << 63),
            _ => return self.unary("neg", like.modifiers.clone(), like, operand, body),
        };
        Spanned {
            node: Operand::Immediate(node),
            span: operand.span,
        }
    }

    /// Emits `sum` as a fused multiply-add; operand `nth` is the product of `factors`, negated or
    /// not.
    fn fuse(
        &mut self,
        sum: &Instruction,
        factors: &[Spanned<Operand>; 2],
        (nth, is_negated): (usize, bool),
        body: &mut Vec<Statement>,
    ) {
        let is_difference = sum.opcode == "sub";
        let [mut a, b] = factors.clone();
        let mut c = sum.operands[3 - nth].clone();
        if is_negated != (is_difference && nth == 2) {
            a = self.negated(sum, &a, body);
        }
        if is_difference && nth == 1 {
            c = self.negated(sum, &c, body);
        }
        let mut modifiers = vec!["rn".to_owned()];
        modifiers.extend(sum.modifiers.iter().cloned());
        body.push(Statement::Instruction(Instruction {
            opcode: "fma".to_owned(),
            modifiers,
            operands: vec![sum.operands[0].clone(), a, b, c],
            ..sum.clone()
        }));
    }
}
