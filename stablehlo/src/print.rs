//! Prints a function as text: a `func.func` with each op in MLIR's generic form.
//!
//! Parameters are named `%argN`, or by their own name; ops are numbered in the order of the text.
//! Callees follow, each once, as private functions. [`crate::parse`] reads the text back.

mod attributes;
mod callees;
mod complex;
mod elements;
mod forms;

pub(crate) use self::complex::complex;
pub(crate) use self::elements::dense;

use std::collections::HashMap;
use std::fmt;
use std::fmt::Write;

use self::callees::Callees;
use self::complex::{text, texts};
use self::forms::{Analysis, Forms, Signature};
use crate::types::comma_separated;
use crate::{
    Collective, Combiner, Compiled, Direction, ElementType, Func, Loc, Op, SortOrder, Type, Value,
};

/// Returns the text inside `loc(…)` for a [`Loc`], such as `"kernel.ptx":27:5`; `None` prints no
/// location.
type Describe<'a> = &'a dyn Fn(Loc) -> Option<String>;

impl Func {
    /// Returns the text of a module for a PJRT plugin: [`Func::legalize`]d, in StableHLO's generic
    /// form.
    pub fn to_stablehlo(&self) -> String {
        self.to_stablehlo_with_locs(&|_| None)
    }

    /// Returns whether [`Func::to_stablehlo`] prints complex numbers: if the function has Fourier
    /// transforms, or loops that carry complex numbers.
    pub fn is_written_complex(&self) -> bool {
        Analysis::of_program(self).is_active
    }

    /// Returns the text of [`Func::to_stablehlo`] with `loc(…)` after each op for which `describe`
    /// returns one, such as `"kernel.ptx":27:5`.
    pub fn to_stablehlo_with_locs(&self, describe: &dyn Fn(Loc) -> Option<String>) -> String {
        let legal = self.legalize();
        let mut printer = Printer::new(Some(describe));
        printer.forms = Analysis::of_program(&legal);
        printer.line("module {");
        printer.depth += 1;
        printer.funcs(&legal);
        printer.depth -= 1;
        printer.line("}");
        printer.text
    }
}

impl fmt::Display for Func {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut printer = Printer::new(None);
        printer.funcs(self);
        f.write_str(&printer.text)
    }
}

struct Printer<'a> {
    text: String,
    /// The nesting depth of the next line.
    depth: usize,
    /// The number of the next op or block argument without a name.
    next: usize,
    describe: Option<Describe<'a>>,
    callees: Callees,
    /// Which values are printed as complex numbers.
    forms: Analysis,
}

/// A function whose ops are being printed.
struct Body<'f> {
    func: &'f Func,
    /// The names of the values, each in the form in which its op defines it.
    names: Vec<String>,
    /// The name of each value that was converted to the other form.
    converted: HashMap<Value, String>,
    /// For each value, the forms of its tensors.
    forms: Vec<Forms>,
}

impl Body<'_> {
    /// Returns whether a value, which is one tensor, is printed as complex numbers.
    fn is_complex(&self, value: Value) -> bool {
        self.forms[value.index()] == [true]
    }
}

impl<'a> Printer<'a> {
    fn new(describe: Option<Describe<'a>>) -> Printer<'a> {
        Printer {
            text: String::new(),
            depth: 0,
            next: 0,
            describe,
            callees: Callees::default(),
            forms: Analysis::default(),
        }
    }

    fn line(&mut self, line: &str) {
        for _ in 0..self.depth {
            self.text.push_str("  ");
        }
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn fresh(&mut self) -> String {
        self.next += 1;
        format!("%{}", self.next - 1)
    }

    /// Returns ` loc(…)` for `value`, or an empty string.
    fn location(&self, func: &Func, value: Value) -> String {
        let loc = self.describe.and_then(|describe| describe(func.loc(value)));
        loc.map_or(String::new(), |loc| format!(" loc({loc})"))
    }

    /// Prints `func` and its callees, direct and indirect.
    fn funcs(&mut self, func: &Func) {
        self.callees.reserve(["main", func.name.as_str()]);
        self.func(func, &func.name, &Signature::of_pairs(func), "");
        while let Some((symbol, callee)) = self.callees.next() {
            let signature = self.forms.signature(&callee);
            self.func(&callee, &symbol, &signature, "private ");
        }
    }

    fn func(&mut self, func: &Func, name: &str, signature: &Signature, visibility: &str) {
        self.next = 0;
        let names = parameter_names(func);
        let mut params = Vec::new();
        let given = func.params().iter().zip(&names).zip(&signature.parameters);
        for ((param, name), is_complex) in given {
            let mut attributes: Vec<String> = Vec::new();
            match &param.name {
                Some(text) if name.strip_prefix('%') != Some(text) || is_argument_name(text) => {
                    attributes.push(format!("reactant.name = {}", quoted(text)));
                }
                _ => {}
            }
            let given = param.attributes.iter();
            attributes
                .extend(given.map(|(key, value)| format!("{} = {value}", attribute_key(key))));
            let attributes = match attributes.as_slice() {
                [] => String::new(),
                some => format!(" {{{}}}", some.join(", ")),
            };
            let ty = text(&param.ty, *is_complex);
            params.push(format!("{name}: {ty}{attributes}"));
        }
        let results = match func.results.as_slice() {
            [] => String::new(),
            results => format!(
                " -> ({})",
                texts(results.iter().map(|r| func.tensor(*r)), &signature.results)
            ),
        };
        self.line(&format!(
            "func.func {visibility}@{}({}){results} {{",
            symbol(name),
            params.join(", ")
        ));
        self.depth += 1;
        self.body(func, &names, signature, "func.return");
        self.depth -= 1;
        self.line("}");
    }

    /// Prints the ops of `func`, whose parameters have the names `params`, and the terminator.
    fn body(&mut self, func: &Func, params: &[String], signature: &Signature, terminator: &str) {
        let mut body = Body {
            func,
            names: Vec::with_capacity(func.len()),
            converted: HashMap::new(),
            forms: self.forms.of_values(func, &signature.parameters),
        };
        for value in func.values() {
            let name = match func.op(value) {
                Op::Parameter { index } => params[*index].clone(),
                Op::Result { of, index } => match func.ty(*of).tensors().len() {
                    1 => body.names[of.index()].clone(),
                    _ => format!("{}#{index}", body.names[of.index()]),
                },
                op => self.op(&mut body, value, op),
            };
            body.names.push(name);
        }
        let results: Vec<String> = (func.results.iter().zip(&signature.results))
            .map(|(value, is_complex)| self.in_form(&mut body, *value, *is_complex, ""))
            .collect();
        let types = func.results.iter().map(|r| func.tensor(*r));
        self.line(&format!(
            "\"{terminator}\"({}) : ({}) -> ()",
            results.join(", "),
            texts(types, &signature.results)
        ));
    }

    /// Returns the forms in which an op takes `operands`, those that its line lists.
    fn taken(&mut self, body: &Body, op: &Op, operands: &[Value]) -> Forms {
        match op {
            Op::While { cond, body, .. } => self.forms.carried(cond, body),
            Op::Call { callee, .. } => self.forms.signature(callee).parameters,
            Op::OptimizationBarrier { .. } => {
                operands.iter().map(|v| body.is_complex(*v)).collect()
            }
            _ => vec![false; operands.len()],
        }
    }

    /// Prints an op; returns the name of its value.
    fn op(&mut self, body: &mut Body, value: Value, op: &Op) -> String {
        let func = body.func;
        let loc = self.location(func, value);
        if self.forms.is_active
            && let Some(name) = self.complex_op(body, value, &loc)
        {
            return name;
        }
        let operands = match op {
            Op::Case { index, .. } => vec![*index], // branches refer to outer values by name
            op => op.operands(),
        };
        let taken = self.taken(body, op, &operands);
        let arguments: Vec<String> = (operands.iter().zip(&taken))
            .map(|(v, is_complex)| self.in_form(body, *v, *is_complex, &loc))
            .collect();
        let name = self.fresh();
        let mut head = name.clone();
        let forms = body.forms[value.index()].clone();
        let result_type = match func.ty(value) {
            Type::Tensor(tensor) => tensor.to_string(),
            Type::Tuple(tensors) if tensors.len() == 1 => text(&tensors[0], forms[0]),
            Type::Tuple(tensors) => {
                write!(head, ":{}", tensors.len()).expect("a string");
                format!("({})", texts(tensors, &forms))
            }
        };
        write!(head, " = \"{}\"({})", op.name(), arguments.join(", ")).expect("a string");
        let attributes = match op {
            Op::Call { callee, .. } => format!("callee = @{}", symbol(&self.callees.name(callee))),
            op => attributes::of(func, op),
        };
        if !attributes.is_empty() {
            write!(head, " <{{{attributes}}}>").expect("a string");
        }
        if let Op::Call { compiled, .. } = op {
            head += match compiled {
                Compiled::Inlined => "",
                Compiled::Apart => " {mhlo.frontend_attributes = {inlineable = \"false\"}}",
                Compiled::OneKernel => {
                    " {mhlo.frontend_attributes = {inlineable = \"false\", xla_cpu_small_call = \"true\"}}"
                }
            };
        }
        let operand_types = texts(operands.iter().map(|v| func.tensor(*v)), &taken);
        let tail = format!(" : ({operand_types}) -> {result_type}{loc}");
        match op {
            Op::While { cond, body, .. } => {
                self.line(&format!("{head} ({{"));
                let results = vec![false];
                let signature = |results| Signature {
                    parameters: taken.clone(),
                    results,
                };
                self.region(cond, &signature(results));
                self.line("}, {");
                self.region(body, &signature(taken.clone()));
                self.line(&format!("}}){tail}"));
            }
            Op::Sort {
                operands, order, ..
            } => {
                self.line(&format!("{head} ({{"));
                self.comparator(*order, operands.iter().map(|v| func.tensor(*v).element));
                self.line(&format!("}}){tail}"));
            }
            Op::Case {
                branches, operands, ..
            } => {
                let given = operands.iter();
                let given: Vec<String> = given.map(|v| body.names[v.index()].clone()).collect();
                let signature = Signature {
                    parameters: operands.iter().map(|v| body.is_complex(*v)).collect(),
                    results: forms,
                };
                self.line(&format!("{head} ({{"));
                for (nth, branch) in branches.iter().enumerate() {
                    if nth > 0 {
                        self.line("}, {");
                    }
                    self.depth += 1;
                    self.body(branch, &given, &signature, "stablehlo.return");
                    self.depth -= 1;
                }
                self.line(&format!("}}){tail}"));
            }
            Op::Reduce { combiner, .. }
            | Op::ReduceWindow { combiner, .. }
            | Op::Scan { combiner, .. }
            | Op::Scatter { combiner, .. } => {
                self.line(&format!("{head} ({{"));
                self.combiner(*combiner, func.ty(value).tensors()[0].element);
                self.line(&format!("}}){tail}"));
            }
            Op::Collective { collective, .. }
                if let Collective::AllReduce { combiner, .. } = &**collective =>
            {
                self.line(&format!("{head} ({{"));
                self.combiner(*combiner, func.ty(value).tensors()[0].element);
                self.line(&format!("}}){tail}"));
            }
            _ => self.line(&format!("{head}{tail}")),
        }
        name
    }

    fn region(&mut self, func: &Func, signature: &Signature) {
        let names: Vec<String> = func.params().iter().map(|_| self.fresh()).collect();
        let params = func.params().iter().zip(&signature.parameters);
        let types = params.map(|(param, is_complex)| text(&param.ty, *is_complex));
        let params = names.iter().zip(types);
        let params = comma_separated(params.map(|(name, ty)| format!("{name}: {ty}")));
        self.line(&format!("^bb0({params}):"));
        self.depth += 1;
        self.body(func, &names, signature, "stablehlo.return");
        self.depth -= 1;
    }

    /// Prints the comparator of a sort: whether the first of two elements comes before the second.
    fn comparator(&mut self, order: SortOrder, elements: impl Iterator<Item = ElementType>) {
        let mut args = Vec::new();
        for element in elements {
            args.extend([(self.fresh(), element), (self.fresh(), element)]);
        }
        let params = args
            .iter()
            .map(|(name, element)| format!("{name}: tensor<{element}>"));
        self.line(&format!("^bb0({}):", comma_separated(params)));
        self.depth += 1;
        let ([(a, element), (b, _), ..], result) = (args.as_slice(), self.fresh()) else {
            unreachable!("a sort has operands")
        };
        let direction = match order.descending {
            true => Direction::Gt,
            false => Direction::Lt,
        };
        let comparison = attributes::comparison(direction, *element, order.total);
        self.line(&format!(
            "{result} = \"stablehlo.compare\"({a}, {b}) <{{{comparison}}}> : (tensor<{element}>, tensor<{element}>) -> tensor<i1>"
        ));
        self.line(&format!(
            "\"stablehlo.return\"({result}) : (tensor<i1>) -> ()"
        ));
        self.depth -= 1;
    }

    fn combiner(&mut self, combiner: Combiner, element: ElementType) {
        let (old, new) = (self.fresh(), self.fresh());
        self.line(&format!(
            "^bb0({old}: tensor<{element}>, {new}: tensor<{element}>):"
        ));
        self.depth += 1;
        let result = match combiner.binary() {
            None => new,
            Some(op) => {
                let result = self.fresh();
                self.line(&format!(
                    "{result} = \"stablehlo.{}\"({old}, {new}) : (tensor<{element}>, tensor<{element}>) -> tensor<{element}>",
                    op.name()
                ));
                result
            }
        };
        self.line(&format!(
            "\"stablehlo.return\"({result}) : (tensor<{element}>) -> ()"
        ));
        self.depth -= 1;
    }
}

/// Returns the names of the parameters: `%name` if that is unique and a valid identifier, otherwise
/// `%argN`.
fn parameter_names(func: &Func) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for (index, param) in func.params().iter().enumerate() {
        let own = param
            .name
            .as_deref()
            .filter(|n| is_identifier(n) && !is_argument_name(n));
        let name = own.map(|n| format!("%{n}")).filter(|n| !names.contains(n));
        names.push(name.unwrap_or_else(|| format!("%arg{index}")));
    }
    names
}

/// Returns whether a name has the form `arg12`.
pub(crate) fn is_argument_name(name: &str) -> bool {
    let digits = name.strip_prefix("arg");
    digits.is_some_and(|d| !d.is_empty() && d.bytes().all(|b| b.is_ascii_digit()))
}

/// Returns whether a name is valid after `%` or `@` without quotes.
fn is_identifier(name: &str) -> bool {
    let inside = |b: u8| b.is_ascii_alphanumeric() || b"_$.-".contains(&b);
    let first = name.bytes().next();
    first.is_some_and(|b| b.is_ascii_alphabetic() || b == b'_') && name.bytes().all(inside)
}

fn symbol(name: &str) -> String {
    let plain = is_identifier(name) && !name.contains('-');
    if plain { name.to_owned() } else { quoted(name) }
}

fn attribute_key(key: &str) -> String {
    let plain = is_identifier(key) && !key.contains('-');
    if plain { key.to_owned() } else { quoted(key) }
}

/// Returns a string literal of MLIR.
pub(crate) fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for byte in text.bytes() {
        match byte {
            b'"' => quoted.push_str("\\\""),
            b'\\' => quoted.push_str("\\\\"),
            b' '..=b'~' => quoted.push(byte.into()),
            other => write!(quoted, "\\{other:02X}").expect("a string"),
        }
    }
    quoted + "\""
}
