//! The names that a function can use: variables, parameters, labels, functions.

use crate::error::{Error, Span};
use crate::suggest;
use crate::tree::*;
use std::collections::{HashMap, HashSet};

/// The names visible in one function.
pub(super) struct Names<'m> {
    module: &'m Module,
    /// Variables and parameters, of the function and at file scope.
    pub variables: HashSet<&'m str>,
    pub functions: HashSet<&'m str>,
    pub labels: HashSet<&'m str>,
    /// Lists of branch targets, prototypes and similar directives.
    pub tables: HashSet<&'m str>,
}

impl<'m> Names<'m> {
    pub fn new(module: &'m Module, function: &'m Function) -> Names<'m> {
        let mut names = Names {
            module,
            variables: module
                .variables
                .iter()
                .chain(&function.variables)
                .map(|variable| variable.name.as_str())
                .collect(),
            functions: module
                .functions
                .iter()
                .map(|function| function.name.as_str())
                .collect(),
            labels: HashSet::new(),
            tables: HashSet::new(),
        };
        names
            .functions
            .extend(module.aliases.iter().map(|(alias, _)| alias.as_str()));
        names.variables.extend(
            function
                .params
                .iter()
                .chain(&function.returns)
                .map(|param| param.name.as_str()),
        );
        for statement in &function.body {
            match statement {
                Statement::Label(name, _) => {
                    names.labels.insert(name);
                }
                Statement::Directive(
                    Directive::BranchTargets { name, .. }
                    | Directive::CallTargets { name, .. }
                    | Directive::CallPrototype { name, .. },
                ) => {
                    names.tables.insert(name);
                }
                Statement::Directive(_) | Statement::Instruction(_) => {}
            }
        }
        names
    }

    pub fn function(&self, name: &str) -> Option<&'m Function> {
        self.module.function(name)
    }

    /// Returns the error for an undeclared name; `known` are the candidates for a suggestion.
    pub fn undeclared(what: &str, name: &str, span: Span, known: &HashSet<&str>) -> Error {
        let error = Error::user("ptx-undeclared", format!("{what} `{name}` is not declared"));
        let error = error.at(span, "nothing of this name is declared");
        let mut sorted: Vec<&str> = known.iter().copied().collect();
        sorted.sort_unstable();
        match suggest::nearest(name, sorted) {
            Some(near) => error.help(format!("did you mean `{near}`?")),
            None => error,
        }
    }
}

/// Returns errors for names defined twice at file scope.
pub(super) fn duplicates(module: &Module) -> Vec<Error> {
    let mut seen: HashMap<&str, Span> = HashMap::new();
    let mut errors = Vec::new();
    let functions = module
        .functions
        .iter()
        .filter(|function| !function.declaration_only);
    let functions = functions.map(|function| (function.name.as_str(), function.name_span));
    let variables = module
        .variables
        .iter()
        .filter(|variable| variable.linkage != Linkage::Extern);
    let variables = variables.map(|variable| (variable.name.as_str(), variable.span));
    for (name, span) in functions.chain(variables) {
        if let Some(earlier) = seen.insert(name, span) {
            let error = Error::user("ptx-redeclared", format!("`{name}` is defined twice"));
            errors.push(
                error
                    .at(span, "defined again here")
                    .at(earlier, "first defined here"),
            );
        }
    }
    errors
}
