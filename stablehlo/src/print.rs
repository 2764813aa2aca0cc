//! A function as text: MLIR's generic form of each op, in a `func.func`.
//!
//! Parameters are called `%argN`, or by their name; ops are numbered in the order of the text. Functions that are called
//! come behind, each once, as private ones. [`crate::parse`] reads it back.

mod attributes;
mod callees;
mod elements;
mod fourier;

pub(crate) use self::elements::dense;
pub(crate) use self::fourier::complex;

use std::fmt;
use std::fmt::Write;

use self::callees::Callees;
use crate::types::comma_separated;
use crate::{Collective, Combiner, Compiled, ElementType, Func, Loc, Op, SortOrder, Type, Value};

/// What is inside `loc(…)` for a [`Loc`], such as `"kernel.ptx":27:5`; none for no location.
type Describe<'a> = &'a dyn Fn(Loc) -> Option<String>;

impl Func {
    /// A module that a PJRT plugin compiles: [`Func::legalize`]d, in StableHLO's generic form.
    pub fn to_stablehlo(&self) -> String {
        self.to_stablehlo_with_locs(&|_| None)
    }

    /// [`Func::to_stablehlo`] with `loc(…)` behind each op for which `describe` knows one, such as `"kernel.ptx":27:5`.
    pub fn to_stablehlo_with_locs(&self, describe: &dyn Fn(Loc) -> Option<String>) -> String {
        let mut printer = Printer::new(Some(describe));
        printer.line("module {");
        printer.depth += 1;
        printer.funcs(&self.legalize());
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
    /// How deeply nested the line is.
    depth: usize,
    /// The number of the next op or block argument without a name.
    next: usize,
    describe: Option<Describe<'a>>,
    callees: Callees,
}

impl<'a> Printer<'a> {
    fn new(describe: Option<Describe<'a>>) -> Printer<'a> {
        Printer {
            text: String::new(),
            depth: 0,
            next: 0,
            describe,
            callees: Callees::default(),
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

    /// Whether a plugin reads the text, so that all ops must be StableHLO's.
    fn is_stablehlo(&self) -> bool {
        self.describe.is_some()
    }

    /// ` loc(…)` of `value`, or nothing.
    fn location(&self, func: &Func, value: Value) -> String {
        let loc = self.describe.and_then(|describe| describe(func.loc(value)));
        loc.map_or(String::new(), |loc| format!(" loc({loc})"))
    }

    /// `func`, and all that is called, from it or from one another.
    fn funcs(&mut self, func: &Func) {
        self.callees.reserve(["main", func.name.as_str()]);
        self.func(func, &func.name, "");
        while let Some((symbol, callee)) = self.callees.next() {
            self.func(&callee, &symbol, "private ");
        }
    }

    fn func(&mut self, func: &Func, name: &str, visibility: &str) {
        self.next = 0;
        let names = parameter_names(func);
        let mut params = Vec::new();
        for (param, name) in func.params().iter().zip(&names) {
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
            params.push(format!("{name}: {}{attributes}", param.ty));
        }
        let results = match func.results.as_slice() {
            [] => String::new(),
            results => format!(
                " -> ({})",
                comma_separated(results.iter().map(|r| func.tensor(*r)))
            ),
        };
        self.line(&format!(
            "func.func {visibility}@{}({}){results} {{",
            symbol(name),
            params.join(", ")
        ));
        self.depth += 1;
        self.body(func, &names, "func.return");
        self.depth -= 1;
        self.line("}");
    }

    /// The ops of `func`, whose parameters are called `params`, and the return.
    fn body(&mut self, func: &Func, params: &[String], terminator: &str) {
        let mut names: Vec<String> = Vec::with_capacity(func.len());
        for value in func.values() {
            let name = match func.op(value) {
                Op::Parameter { index } => params[*index].clone(),
                Op::Result { of, index } => match func.ty(*of).tensors().len() {
                    1 => names[of.index()].clone(),
                    _ => format!("{}#{index}", names[of.index()]),
                },
                op @ Op::Fft { operand, kind, .. } if self.is_stablehlo() => {
                    let loc = self.location(func, value);
                    let operand = (names[operand.index()].as_str(), func.tensor(*operand));
                    let attributes = attributes::of(op);
                    self.complex_fft(operand, *kind, &attributes, func.tensor(value), &loc)
                }
                op => {
                    let name = self.fresh();
                    self.op(func, value, op, &name, &names);
                    name
                }
            };
            names.push(name);
        }
        let results: Vec<&str> = func
            .results
            .iter()
            .map(|r| names[r.index()].as_str())
            .collect();
        let types = comma_separated(func.results.iter().map(|r| func.ty(*r)));
        self.line(&format!(
            "\"{terminator}\"({}) : ({types}) -> ()",
            results.join(", ")
        ));
    }

    fn op(&mut self, func: &Func, value: Value, op: &Op, name: &str, names: &[String]) {
        let operands = match op {
            Op::Case { index, .. } => vec![*index], // branches name what they use
            op => op.operands(),
        };
        let mut head = name.to_owned();
        let result_type = match func.ty(value) {
            Type::Tensor(tensor) => tensor.to_string(),
            Type::Tuple(tensors) if tensors.len() == 1 => tensors[0].to_string(),
            tuple @ Type::Tuple(tensors) => {
                write!(head, ":{}", tensors.len()).expect("a string");
                tuple.to_string()
            }
        };
        let arguments: Vec<&str> = operands.iter().map(|v| names[v.index()].as_str()).collect();
        write!(head, " = \"{}\"({})", op.name(), arguments.join(", ")).expect("a string");
        let attributes = match op {
            Op::Call { callee, .. } => format!("callee = @{}", symbol(&self.callees.name(callee))),
            op => attributes::of(op),
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
        let operand_types = comma_separated(operands.iter().map(|v| func.ty(*v)));
        let mut tail = format!(" : ({operand_types}) -> {result_type}");
        tail += &self.location(func, value);
        match op {
            Op::While { cond, body, .. } => {
                self.line(&format!("{head} ({{"));
                self.region(cond);
                self.line("}, {");
                self.region(body);
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
                let given: Vec<String> =
                    operands.iter().map(|v| names[v.index()].clone()).collect();
                self.line(&format!("{head} ({{"));
                for (nth, branch) in branches.iter().enumerate() {
                    if nth > 0 {
                        self.line("}, {");
                    }
                    self.depth += 1;
                    self.body(branch, &given, "stablehlo.return");
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
    }

    fn region(&mut self, func: &Func) {
        let names: Vec<String> = func.params().iter().map(|_| self.fresh()).collect();
        let params = func.params().iter().zip(&names);
        let params = comma_separated(params.map(|(param, name)| format!("{name}: {}", param.ty)));
        self.line(&format!("^bb0({params}):"));
        self.depth += 1;
        self.body(func, &names, "stablehlo.return");
        self.depth -= 1;
    }

    /// Whether the first of two elements comes before the second, for a pair of each type.
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
        let direction = if order.descending { "GT" } else { "LT" };
        let kind = match order.total {
            true => "compare_type = #stablehlo<comparison_type TOTALORDER>, ",
            false => "",
        };
        self.line(&format!(
            "{result} = \"stablehlo.compare\"({a}, {b}) <{{{kind}comparison_direction = #stablehlo<comparison_direction {direction}>}}> : (tensor<{element}>, tensor<{element}>) -> tensor<i1>"
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

/// What the parameters are called: `%name` where that is a name of its own that reads like one, else `%argN`.
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

/// Whether `%arg12` is what the name says.
pub(crate) fn is_argument_name(name: &str) -> bool {
    let digits = name.strip_prefix("arg");
    digits.is_some_and(|d| !d.is_empty() && d.bytes().all(|b| b.is_ascii_digit()))
}

/// Whether it can stand behind `%` or `@` as it is.
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

/// A string literal of MLIR.
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
