//! Prints programs as C++.

use std::fmt::Write as _;

use super::*;

/// The parameters of each kernel: type, name, and elements for each of `n` threads (0: [`LENGTH`]
/// or [`BINS`] in total).
///
/// They are followed by a structure by value (`int amount; float scale; double shift;`) and `int
/// n`.
pub const PARAMS: &[(&str, &str)] = &[
    ("const int *", "ints"),
    ("const unsigned char *", "bytes"),
    ("const short *", "shorts"),
    ("const long long *", "longs"),
    ("const float *", "floats"),
    ("const double *", "doubles"),
    ("const Vec3 *", "vectors"),
    ("float *", "state"),
    ("int *", "bins"),
    ("float *", "sums"),
    ("int *", "out_ints"),
    ("unsigned *", "out_unsigned"),
    ("long long *", "out_longs"),
    ("float *", "out_floats"),
    ("double *", "out_doubles"),
];

/// Returns the beginning of a file of kernels.
///
/// `least` and `greatest` add 0, because nvcc and clang compile `b < 0 ? b : 0` to `min.f32`, which
/// may return -0 where the source returns 0.
pub fn prelude() -> &'static str {
    "struct Vec3 { float x, y, z; };
struct Params { int amount; float scale; double shift; };
__device__ inline int plus(int a, int b) { return (int)((unsigned)a + (unsigned)b); }
__device__ inline int minus(int a, int b) { return (int)((unsigned)a - (unsigned)b); }
__device__ inline int times(int a, int b) { return (int)((unsigned)a * (unsigned)b); }
__device__ inline unsigned plus(unsigned a, unsigned b) { return a + b; }
__device__ inline unsigned minus(unsigned a, unsigned b) { return a - b; }
__device__ inline unsigned times(unsigned a, unsigned b) { return a * b; }
__device__ inline long long plus(long long a, long long b) { return (long long)((unsigned long long)a + (unsigned long long)b); }
__device__ inline long long minus(long long a, long long b) { return (long long)((unsigned long long)a - (unsigned long long)b); }
__device__ inline long long times(long long a, long long b) { return (long long)((unsigned long long)a * (unsigned long long)b); }
__device__ inline float plus(float a, float b) { return a + b; }
__device__ inline float minus(float a, float b) { return a - b; }
__device__ inline float times(float a, float b) { return a * b; }
__device__ inline double plus(double a, double b) { return a + b; }
__device__ inline double minus(double a, double b) { return a - b; }
__device__ inline double times(double a, double b) { return a * b; }
template <class T> __device__ T least(T a, T b) { return (b < a ? b : a) + T(0); }
template <class T> __device__ T greatest(T a, T b) { return (a < b ? b : a) + T(0); }
template <class T> struct Accumulator {
    T sum, most;
    int count;
    __device__ void add(T value) {
        sum = plus(sum, value);
        most = greatest(most, value);
        ++count;
    }
};
"
}

/// Returns kernel `name` with its functions.
pub fn kernel(program: &Program, name: &str) -> String {
    let mut text = String::new();
    for (number, function) in program.functions.iter().enumerate() {
        let kept = match function.is_called {
            true => "__noinline__ ",
            false => "",
        };
        let writer = Writer {
            program,
            name,
            in_function: true,
        };
        let _ = writeln!(
            text,
            "template <class T> __device__ {kept}T {name}_f{number}(T a, T b) {{ return {}; }}",
            writer.expr(&function.body)
        );
    }
    let params: Vec<String> = PARAMS
        .iter()
        .map(|(ty, name)| format!("{ty}__restrict__ {name}"))
        .collect();
    let _ = writeln!(
        text,
        "extern \"C\" __global__ void {name}({}, Params p, int n) {{",
        params.join(", ")
    );
    let writer = Writer {
        program,
        name,
        in_function: false,
    };
    let collective = program.is_collective();
    text += "    int t = threadIdx.x, i = blockIdx.x * blockDim.x + threadIdx.x;\n";
    match collective {
        true => {
            let block = program.block;
            for (ty, suffix) in TYPES {
                let _ = writeln!(text, "    __shared__ {ty} tile_{suffix}[{block}];");
            }
            text += "    int me = i < n ? i : n - 1;\n";
        }
        false => text += "    if (i >= n) return;\n    int me = i;\n",
    }
    let local = type_name(program.local);
    let _ = writeln!(
        text,
        "    {local} local[{LOCAL}] = {{1, 2, 3, 4, 5, 6, 7, 8}};"
    );
    text += "    Accumulator<int> acc_int = {0, 0, 0};\n    Accumulator<float> acc_float = {0.0f, 0.0f, 0};\n";
    for (number, (ty, first)) in VARIABLES.iter().zip(&program.first).enumerate() {
        let _ = writeln!(
            text,
            "    {} v{number} = {};",
            type_name(*ty),
            writer.expr(first)
        );
    }
    writer.statements(&program.body, 1, 0, &mut text);
    let guard = match collective {
        true => "    if (i < n) {\n",
        false => "    {\n",
    };
    text += guard;
    for (ty, out) in [
        (Ty::I32, "out_ints"),
        (Ty::U32, "out_unsigned"),
        (Ty::I64, "out_longs"),
        (Ty::F32, "out_floats"),
        (Ty::F64, "out_doubles"),
    ] {
        let all: Vec<usize> = (0..VARIABLES.len())
            .filter(|v| VARIABLES[*v] == ty)
            .collect();
        for (slot, variable) in all.iter().enumerate() {
            let _ = writeln!(
                text,
                "        {out}[{} * me + {slot}] = v{variable};",
                all.len()
            );
        }
    }
    text += "    }\n}\n";
    text
}

const TYPES: [(&str, &str); 5] = [
    ("int", "i32"),
    ("unsigned", "u32"),
    ("long long", "i64"),
    ("float", "f32"),
    ("double", "f64"),
];

fn type_name(ty: Ty) -> &'static str {
    TYPES[ty as usize].0
}

struct Writer<'a> {
    program: &'a Program,
    name: &'a str,
    in_function: bool,
}

/// Returns the shared array for values of the type of a variable.
fn tile(variable: usize) -> String {
    format!("tile_{}", TYPES[VARIABLES[variable] as usize].1)
}

impl Writer<'_> {
    /// Reads a value that some thread has stored in the shared array into a variable.
    fn staged(&self, to: usize, from: &Expr, pad: &str) -> String {
        format!(
            "__syncthreads();\n{pad}v{to} = {}[(unsigned){} % {}u];\n{pad}__syncthreads();",
            tile(to),
            self.expr(from),
            self.program.block
        )
    }

    fn statements(&self, body: &[Statement], indent: usize, loops: usize, text: &mut String) {
        for statement in body {
            self.statement(statement, indent, loops, text);
        }
    }

    fn statement(&self, statement: &Statement, indent: usize, loops: usize, text: &mut String) {
        let pad = "    ".repeat(indent);
        let guard = match self.program.is_collective() {
            true => "if (i < n) ",
            false => "",
        };
        let line = match statement {
            Statement::Set(to, value) => format!("v{to} = {};", self.expr(value)),
            Statement::Add(to, value) => format!("v{to} = plus(v{to}, {});", self.expr(value)),
            Statement::SetLocal(index, value) => format!(
                "local[(unsigned){} % {LOCAL}u] = {};",
                self.expr(index),
                match self.program.local {
                    Ty::I32 => cast(Ty::F32, Ty::I32, &self.expr(value)),
                    _ => self.expr(value),
                }
            ),
            Statement::Accumulate(ty, value) => {
                format!("acc_{}.add({});", type_name(*ty), self.expr(value))
            }
            Statement::If(cond, then, otherwise) => {
                let _ = writeln!(text, "{pad}if ({}) {{", self.cond(cond));
                self.statements(then, indent + 1, loops, text);
                if !otherwise.is_empty() {
                    let _ = writeln!(text, "{pad}}} else {{");
                    self.statements(otherwise, indent + 1, loops, text);
                }
                let _ = writeln!(text, "{pad}}}");
                return;
            }
            Statement::For(bound, body) => {
                let bound = match bound {
                    Bound::Constant(count) => count.to_string(),
                    Bound::Data(value) => format!("({} & 7)", self.expr(value)),
                };
                // The bound is evaluated once, because the body may change its operands.
                let _ = writeln!(
                    text,
                    "{pad}for (int k{loops} = 0, end{loops} = {bound}; k{loops} < end{loops}; ++k{loops}) {{"
                );
                self.statements(body, indent + 1, loops + 1, text);
                let _ = writeln!(text, "{pad}}}");
                return;
            }
            Statement::While(cond, body) => {
                let _ = writeln!(
                    text,
                    "{pad}for (int k{loops} = 0; k{loops} < 6 && {}; ++k{loops}) {{",
                    self.cond(cond)
                );
                self.statements(body, indent + 1, loops + 1, text);
                let _ = writeln!(text, "{pad}}}");
                return;
            }
            Statement::Break(cond) => format!("if ({}) break;", self.cond(cond)),
            Statement::Continue(cond) => format!("if ({}) continue;", self.cond(cond)),
            Statement::Stage(to, value, from) => {
                format!(
                    "{}[t] = {};\n{pad}{}",
                    tile(*to),
                    self.expr(value),
                    self.staged(*to, from, &pad)
                )
            }
            Statement::StageAgain(to, first, cond, again, from) => {
                let tile = tile(*to);
                format!(
                    "{tile}[t] = {};\n{pad}if ({}) {tile}[t] = {};\n{pad}{}",
                    self.expr(first),
                    self.cond(cond),
                    self.expr(again),
                    self.staged(*to, from, &pad)
                )
            }
            Statement::Shuffle(kind, of, by) => {
                let call = match *kind {
                    "lane" => "__shfl_sync".to_owned(),
                    kind => format!("__shfl_{kind}_sync"),
                };
                format!("v{of} = {call}(0xFFFFFFFFu, v{of}, {by});")
            }
            Statement::Vote(true, to, cond) => {
                format!("v{to} = __syncthreads_count({});", self.cond(cond))
            }
            Statement::Vote(false, to, cond) => {
                format!("v{to} = __ballot_sync(0xFFFFFFFFu, {});", self.cond(cond))
            }
            Statement::Atomic(op, bin, value) => {
                let array = match *op {
                    // Each operation has separate bins, because different operations do not
                    // commute.
                    "Add" => 0,
                    "Min" => 2,
                    "Max" => 4,
                    "And" => 6,
                    "Or" => 8,
                    _ => 10,
                };
                format!(
                    "{guard}atomic{op}(&bins[{array} + ((unsigned){} & 1u)], {});",
                    self.expr(bin),
                    self.expr(value)
                )
            }
            Statement::AtomicFloat(bin, value) => format!(
                "{guard}atomicAdd(&sums[(unsigned){} % {BINS}u], (float)({} & 15));",
                self.expr(bin),
                self.expr(value)
            ),
            Statement::SetState(value) => format!("{guard}state[me] = {};", self.expr(value)),
        };
        let _ = writeln!(text, "{pad}{line}");
    }

    fn cond(&self, cond: &Cond) -> String {
        match cond {
            Cond::Compare(op, _, a, b) => format!("({} {op} {})", self.expr(a), self.expr(b)),
            Cond::And(a, b) => format!("({} && {})", self.cond(a), self.cond(b)),
            Cond::Or(a, b) => format!("({} || {})", self.cond(a), self.cond(b)),
            Cond::Not(a) => format!("!{}", self.cond(a)),
        }
    }

    fn index(&self, index: &Index) -> String {
        match index {
            Index::Own => "me".to_owned(),
            Index::Wrapped(by) => format!("(me + {by}) % n"),
            Index::Clamped(by) => format!("min(max(me + {by}, 0), n - 1)"),
            Index::Data(value) => format!("(unsigned){} % {LENGTH}u", self.expr(value)),
        }
    }

    fn literal(&self, ty: Ty, value: i64) -> String {
        let eighths = value as f64 / 8.0;
        if self.in_function {
            return format!("(T){}", value / 8);
        }
        match ty {
            Ty::I32 if value < 0 => format!("({value})"),
            Ty::I32 => value.to_string(),
            Ty::U32 => format!("{value}u"),
            Ty::I64 => format!("({value}ll)"),
            Ty::F32 => format!("({eighths:?}f)"),
            Ty::F64 => format!("({eighths:?})"),
        }
    }

    fn expr(&self, expr: &Expr) -> String {
        match expr {
            Expr::Literal(ty, value) => self.literal(*ty, *value),
            Expr::Variable(which) => format!("v{which}"),
            Expr::Known(known) => match known {
                Known::Index => "i".to_owned(),
                Known::Thread => "t".to_owned(),
                Known::Block => "(int)blockIdx.x".to_owned(),
                Known::Count => "n".to_owned(),
                Known::Amount => "p.amount".to_owned(),
                Known::Scale => "p.scale".to_owned(),
                Known::Shift => "p.shift".to_owned(),
            },
            Expr::Counter(depth) => format!("k{depth}"),
            Expr::Load(array, index) => {
                let index = self.index(index);
                match array {
                    Array::Ints => format!("ints[{index}]"),
                    Array::Bytes => format!("(int)bytes[{index}]"),
                    Array::Shorts => format!("(int)shorts[{index}]"),
                    Array::Longs => format!("longs[{index}]"),
                    Array::Floats => format!("floats[{index}]"),
                    Array::Doubles => format!("doubles[{index}]"),
                    Array::Vectors(field) => {
                        format!("vectors[{index}].{}", ["x", "y", "z"][usize::from(*field)])
                    }
                    // A thread beyond the last element has no element of its own.
                    Array::State if self.program.is_collective() => {
                        "(i < n ? state[me] : 0.0f)".to_owned()
                    }
                    Array::State => "state[me]".to_owned(),
                }
            }
            Expr::Local(index) => {
                format!("(float)local[(unsigned){} % {LOCAL}u]", self.expr(index))
            }
            Expr::Field(ty, field) => {
                let name = ["sum", "most", "count"][usize::from(*field)];
                format!("acc_{}.{name}", type_name(*ty))
            }
            Expr::Argument(_, which) => ["a", "b"][*which].to_owned(),
            Expr::Binary(op, ty, a, b) => self.binary(*op, *ty, &self.expr(a), &self.expr(b)),
            Expr::Unary(op, ty, a) => unary(*op, *ty, &self.expr(a)),
            Expr::Cast(from, to, a) => cast(*from, *to, &self.expr(a)),
            Expr::Select(cond, a, b) => format!(
                "({} ? {} : {})",
                self.cond(cond),
                self.expr(a),
                self.expr(b)
            ),
            Expr::Call(which, ty, a, b) => format!(
                "{}_f{which}<{}>({}, {})",
                self.name,
                type_name(*ty),
                self.expr(a),
                self.expr(b)
            ),
        }
    }

    fn binary(&self, op: Binary, ty: Ty, a: &str, b: &str) -> String {
        let unsigned = match ty {
            Ty::I64 => "unsigned long long",
            _ => "unsigned",
        };
        let bits = match ty {
            Ty::I64 => 63,
            _ => 31,
        };
        let name = type_name(ty);
        match op {
            Binary::Add if ty.is_float() && !self.in_function => format!("({a} + {b})"),
            Binary::Subtract if ty.is_float() && !self.in_function => format!("({a} - {b})"),
            Binary::Multiply if ty.is_float() && !self.in_function => format!("({a} * {b})"),
            Binary::Add => format!("plus({a}, {b})"),
            Binary::Subtract => format!("minus({a}, {b})"),
            Binary::Multiply => format!("times({a}, {b})"),
            Binary::Divide if ty.is_float() => format!("({a} / {b})"),
            Binary::Divide => format!("({a} / (({b} & 7) + 1))"),
            Binary::Remainder => format!("({a} % (({b} & 7) + 1))"),
            Binary::Least if ty.is_float() && !self.in_function => match ty {
                Ty::F32 => format!("fminf({a}, {b})"),
                _ => format!("fmin({a}, {b})"),
            },
            Binary::Greatest if ty.is_float() && !self.in_function => match ty {
                Ty::F32 => format!("fmaxf({a}, {b})"),
                _ => format!("fmax({a}, {b})"),
            },
            Binary::Function(which) => {
                let (f, name) = suffixed(FUNCTIONS_OF_TWO[which], ty);
                match FUNCTIONS_OF_TWO[which] {
                    "pow" => {
                        format!("{name}(fabs{f}({a}), fmin{f}(fmax{f}({b}, -3.0{f}), 3.0{f}))")
                    }
                    _ => format!("{name}({a}, {b})"),
                }
            }
            Binary::Least => format!("least({a}, {b})"),
            Binary::Greatest => format!("greatest({a}, {b})"),
            Binary::And => format!("({a} & {b})"),
            Binary::Or => format!("({a} | {b})"),
            Binary::Xor => format!("({a} ^ {b})"),
            Binary::Left => format!("({name})(({unsigned}){a} << ({b} & {bits}))"),
            Binary::Right => format!("({a} >> ({b} & {bits}))"),
        }
    }
}

fn unary(op: Unary, ty: Ty, a: &str) -> String {
    let single = ty == Ty::F32;
    let name = |name: &str| match single {
        true => format!("{name}f"),
        false => name.to_owned(),
    };
    match (op, ty) {
        (Unary::Negate, Ty::F32 | Ty::F64) => format!("(-{a})"),
        (Unary::Negate, _) => format!("minus(({}){}, {a})", type_name(ty), 0),
        (Unary::Not, _) => format!("(~{a})"),
        (Unary::Ones, Ty::I64) => format!("(long long)__popcll({a})"),
        (Unary::Ones, _) => format!("({})__popc({a})", type_name(ty)),
        (Unary::LeadingZeros, Ty::I64) => format!("(long long)__clzll({a})"),
        (Unary::LeadingZeros, _) => format!("({})__clz({a})", type_name(ty)),
        (Unary::Magnitude, _) => format!("{}({a})", name("fabs")),
        (Unary::Root, _) => format!("{}({}({a}))", name("sqrt"), name("fabs")),
        (Unary::Floor, _) => format!("{}({a})", name("floor")),
        (Unary::Nearest, _) => format!("{}({a})", name("rint")),
        (Unary::Function(which), _) => {
            let (function, range) = FUNCTIONS[which];
            let (f, name) = suffixed(function, ty);
            match range {
                Range::All => format!("{name}({a})"),
                Range::Negative => format!("{name}(-fabs{f}({a}))"),
                Range::Positive => format!("{name}(fabs{f}({a}))"),
                Range::AboveOne => format!("{name}(1 + fabs{f}({a}))"),
                Range::Unit => format!("{name}(fmin{f}(fmax{f}({a}, -1.0{f}), 1.0{f}))"),
            }
        }
    }
}

/// Returns the suffix of a type's functions, and the name of a function.
fn suffixed(function: &str, ty: Ty) -> (&'static str, String) {
    let suffix = if ty == Ty::F32 { "f" } else { "" };
    (suffix, format!("{function}{suffix}"))
}

/// Formats a conversion; a float is clamped before it is converted to an integer, where NaN becomes
/// the lower bound.
fn cast(from: Ty, to: Ty, a: &str) -> String {
    match (from, to) {
        (Ty::F32, Ty::I32 | Ty::U32 | Ty::I64) => {
            let least = if to == Ty::U32 { "0.0f" } else { "-1000000.0f" };
            format!("({})fminf(fmaxf({a}, {least}), 1000000.0f)", type_name(to))
        }
        (Ty::F64, Ty::I32 | Ty::U32 | Ty::I64) => {
            let least = if to == Ty::U32 { "0.0" } else { "-1000000.0" };
            format!("({})fmin(fmax({a}, {least}), 1000000.0)", type_name(to))
        }
        _ => format!("({}){a}", type_name(to)),
    }
}
