//! Resolves the names of a body: determines which words are registers, and flattens nested scopes
//! to one set of names.

use crate::error::{Error, Span};
use crate::special;
use crate::tree::*;
use std::collections::{HashMap, HashSet};

/// The scope of each declaration and statement of a function.
pub(super) struct Scopes {
    parents: Vec<Option<usize>>,
    current: usize,
    registers: Vec<usize>,
    variables: Vec<usize>,
    statements: Vec<usize>,
}

impl Scopes {
    pub fn new() -> Scopes {
        let empty = Vec::new;
        Scopes {
            parents: vec![None],
            current: 0,
            registers: empty(),
            variables: empty(),
            statements: empty(),
        }
    }

    pub fn open(&mut self) {
        self.parents.push(Some(self.current));
        self.current = self.parents.len() - 1;
    }

    /// Closes the current scope; returns `false` if it is the outermost.
    pub fn close(&mut self) -> bool {
        let parent = self.parents[self.current];
        self.current = parent.unwrap_or(0);
        parent.is_some()
    }

    pub fn note_register(&mut self) {
        self.registers.push(self.current);
    }

    pub fn note_variable(&mut self) {
        self.variables.push(self.current);
    }

    pub fn note_statement(&mut self) {
        self.statements.push(self.current);
    }
}

/// A declared name: whether it is a register, and its name after flattening.
struct Known {
    register: bool,
    renamed: Option<String>,
    span: Span,
}

/// A family of registers, such as `%r<5>`.
struct Family {
    count: u32,
    renamed: Option<String>,
}

#[derive(Default)]
struct Names {
    single: HashMap<String, Known>,
    families: HashMap<String, Family>,
}

struct Flattener {
    parents: Vec<Option<usize>>,
    names: Vec<Names>,
    /// Names in use, so that renaming produces new ones.
    taken: HashSet<String>,
    /// Names in use without their final digits.
    stems: HashSet<String>,
    /// The families of all scopes.
    families: HashMap<String, Family>,
    /// The number of renamings of each name.
    renamed: HashMap<String, u32>,
    errors: Vec<Error>,
}

/// Gives every register, variable and label of `function` a unique name, and distinguishes
/// registers from symbols. `outer` are the variables at file scope.
pub(super) fn flatten(function: &mut Function, scopes: Scopes, outer: &[&str]) -> Vec<Error> {
    let names = scopes.parents.iter().map(|_| Names::default()).collect();
    let mut flattener = Flattener {
        parents: scopes.parents,
        names,
        taken: HashSet::new(),
        stems: HashSet::new(),
        families: HashMap::new(),
        renamed: HashMap::new(),
        errors: Vec::new(),
    };
    outer.iter().for_each(|name| flattener.take(name));
    for param in function.params.iter().chain(&function.returns) {
        let known = Known {
            register: param.register,
            renamed: None,
            span: param.span,
        };
        flattener.names[0].single.insert(param.name.clone(), known);
        flattener.take(&param.name);
    }
    // Outer scopes come first, so that they keep their names.
    for inner in [false, true] {
        for (register, &scope) in function.registers.iter_mut().zip(&scopes.registers) {
            if inner == (scope > 0) {
                flattener.declare_register(register, scope);
            }
        }
        for (variable, &scope) in function.variables.iter_mut().zip(&scopes.variables) {
            if inner == (scope > 0) {
                flattener.declare(&mut variable.name, variable.span, false, scope);
            }
        }
        for (statement, &scope) in function.body.iter_mut().zip(&scopes.statements) {
            if inner == (scope > 0) {
                flattener.declare_label(statement, scope);
            }
        }
    }
    for (statement, &scope) in function.body.iter_mut().zip(&scopes.statements) {
        flattener.statement(statement, scope);
    }
    flattener.errors
}

impl Flattener {
    /// Returns a new name for `name` of an inner scope if it clashes with another.
    fn fresh(&mut self, name: &str, scope: usize, family: bool) -> Option<String> {
        let clashes = self.taken.contains(name)
            || find_family(&self.families, name).is_some()
            || (family && self.stems.contains(name));
        if scope == 0 || !clashes {
            self.take(name);
            return None;
        }
        loop {
            let number = self.renamed.entry(name.to_owned()).or_insert(0);
            *number += 1;
            let candidate = format!("{name}${number}_");
            if !self.taken.contains(&candidate) {
                self.take(&candidate);
                return Some(candidate);
            }
        }
    }

    fn take(&mut self, name: &str) {
        self.stems.insert(
            name.trim_end_matches(|c: char| c.is_ascii_digit())
                .to_owned(),
        );
        self.taken.insert(name.to_owned());
    }

    fn declare(&mut self, name: &mut String, span: Span, register: bool, scope: usize) {
        if let Some(earlier) = self.names[scope].single.get(name.as_str()) {
            let error = Error::user("ptx-redeclared", format!("`{name}` is declared twice"));
            self.errors.push(
                error
                    .at(span, "declared again here")
                    .at(earlier.span, "first declared here"),
            );
            return;
        }
        let renamed = self.fresh(name, scope, false);
        self.names[scope].single.insert(
            name.clone(),
            Known {
                register,
                renamed: renamed.clone(),
                span,
            },
        );
        if let Some(renamed) = renamed {
            *name = renamed;
        }
    }

    fn declare_register(&mut self, register: &mut RegDecl, scope: usize) {
        let Some(count) = register.count else {
            return self.declare(&mut register.prefix, register.span, true, scope);
        };
        if let Some(earlier) = self.names[scope].families.get_mut(&register.prefix) {
            // Inline assembly may declare a family twice; the larger count applies.
            earlier.count = earlier.count.max(count);
            if let Some(renamed) = &earlier.renamed {
                register.prefix.clone_from(renamed);
            }
            return;
        }
        let renamed = self.fresh(&register.prefix, scope, true);
        let known = self.families.entry(register.prefix.clone());
        let known = known.or_insert(Family {
            count,
            renamed: None,
        });
        known.count = known.count.max(count);
        self.names[scope].families.insert(
            register.prefix.clone(),
            Family {
                count,
                renamed: renamed.clone(),
            },
        );
        if let Some(renamed) = renamed {
            register.prefix = renamed;
        }
    }

    fn declare_label(&mut self, statement: &mut Statement, scope: usize) {
        match statement {
            Statement::Label(name, span) => self.declare(name, *span, false, scope),
            Statement::Directive(
                Directive::BranchTargets { name, span, .. }
                | Directive::CallTargets { name, span, .. }
                | Directive::CallPrototype { name, span, .. },
            ) => self.declare(name, *span, false, scope),
            Statement::Directive(Directive::Pragma(..) | Directive::Performance { .. })
            | Statement::Instruction(_) => {}
        }
    }

    /// Looks up a name from `scope` outwards and renames it if necessary; returns whether it is a
    /// register, or nothing if it is not declared.
    fn resolve(&self, name: &mut String, scope: usize) -> Option<bool> {
        let mut at = Some(scope);
        while let Some(scope) = at {
            let names = &self.names[scope];
            if let Some(known) = names.single.get(name.as_str()) {
                if let Some(renamed) = &known.renamed {
                    name.clone_from(renamed);
                }
                return Some(known.register);
            }
            if let Some((family, digits)) = find_family(&names.families, name) {
                if let Some(renamed) = &family.renamed {
                    *name = format!("{renamed}{}", &name[digits..]);
                }
                return Some(true);
            }
            at = self.parents[scope];
        }
        None
    }

    fn statement(&mut self, statement: &mut Statement, scope: usize) {
        match statement {
            Statement::Instruction(instruction) => {
                if let Some(guard) = &mut instruction.guard {
                    self.resolve(&mut guard.register, scope);
                }
                for operand in &mut instruction.operands {
                    self.operand(operand, scope);
                }
            }
            Statement::Directive(Directive::BranchTargets { targets, .. }) => {
                for target in targets {
                    self.resolve(target, scope);
                }
            }
            Statement::Label(..) | Statement::Directive(_) => {}
        }
    }

    fn is_register(&self, name: &mut String, scope: usize) -> bool {
        self.resolve(name, scope).unwrap_or(name.starts_with('%'))
    }

    fn operand(&mut self, operand: &mut Spanned<Operand>, scope: usize) {
        let span = operand.span;
        match &mut operand.node {
            Operand::Symbol(name) => {
                let special = name
                    .strip_prefix('%')
                    .filter(|name| special::exists(name))
                    .map(str::to_owned);
                if let Some(special) = special
                    && self.resolve(name, scope).is_none()
                {
                    operand.node = Operand::SpecialRegister(special);
                } else if self.is_register(name, scope) {
                    operand.node = Operand::Register(std::mem::take(name));
                }
            }
            Operand::Component { register, selector } => {
                let special = register
                    .strip_prefix('%')
                    .map(|name| format!("{name}.{selector}"));
                if self.resolve(register, scope).is_none()
                    && let Some(special) = special.filter(|name| special::exists(name))
                {
                    operand.node = Operand::SpecialRegister(special);
                }
            }
            Operand::SymbolOffset(name, _) => {
                if self.is_register(name, scope) {
                    let error = Error::user(
                        "ptx-syntax",
                        format!("`{name}` plus a number is not an operand"),
                    );
                    let error =
                        error.at(span, "a register plus a number may stand only inside `[ ]`");
                    self.errors
                        .push(error.help("compute the sum with `add` first"));
                }
            }
            Operand::Address { base, .. } => {
                if let AddressBase::Symbol(name) = base
                    && self.is_register(name, scope)
                {
                    *base = AddressBase::Register(std::mem::take(name));
                }
            }
            Operand::Texture(items) | Operand::Vector(items) | Operand::List(items) => {
                for item in items {
                    self.operand(item, scope);
                }
            }
            Operand::PredicatePair(first, second) => {
                self.resolve(first, scope);
                self.resolve(second, scope);
            }
            Operand::Not(name) => {
                self.resolve(name, scope);
            }
            Operand::Register(_)
            | Operand::Immediate(_)
            | Operand::SpecialRegister(_)
            | Operand::Sink => {}
        }
    }
}

/// Returns the family of `name`, and the offset of its number: `%r12` is in `%r<20>`.
fn find_family<'f>(
    families: &'f HashMap<String, Family>,
    name: &str,
) -> Option<(&'f Family, usize)> {
    let digits = name.len() - name.bytes().rev().take_while(u8::is_ascii_digit).count();
    (digits.max(1)..name.len()).find_map(|split| {
        let number = &name[split..];
        if number.len() > 1 && number.starts_with('0') {
            return None;
        }
        let family = families.get(&name[..split])?;
        (number.parse::<u32>().ok()? < family.count).then_some((family, split))
    })
}
