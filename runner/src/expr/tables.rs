//! The functions and operators of expressions.

/// A function of expressions.
pub(super) struct Function {
    pub name: &'static str,
    pub arity: usize,
    pub apply: fn(&[f64]) -> f64,
}

const fn function(name: &'static str, arity: usize, apply: fn(&[f64]) -> f64) -> Function {
    Function { name, arity, apply }
}

#[rustfmt::skip] // tables stay aligned
pub(super) const FUNCTIONS: &[Function] = &[
    function("abs",   1, |a| a[0].abs()),
    function("sqrt",  1, |a| a[0].sqrt()),
    function("cbrt",  1, |a| a[0].cbrt()),
    function("exp",   1, |a| a[0].exp()),
    function("log",   1, |a| a[0].ln()),
    function("ln",    1, |a| a[0].ln()),
    function("log2",  1, |a| a[0].log2()),
    function("log10", 1, |a| a[0].log10()),
    function("sin",   1, |a| a[0].sin()),
    function("cos",   1, |a| a[0].cos()),
    function("tan",   1, |a| a[0].tan()),
    function("asin",  1, |a| a[0].asin()),
    function("acos",  1, |a| a[0].acos()),
    function("atan",  1, |a| a[0].atan()),
    function("atan2", 2, |a| a[0].atan2(a[1])),
    function("sinh",  1, |a| a[0].sinh()),
    function("cosh",  1, |a| a[0].cosh()),
    function("tanh",  1, |a| a[0].tanh()),
    function("floor", 1, |a| a[0].floor()),
    function("ceil",  1, |a| a[0].ceil()),
    function("round", 1, |a| a[0].round()),
    function("sign",  1, |a| if a[0] > 0.0 { 1.0 } else if a[0] < 0.0 { -1.0 } else { 0.0 }),
    function("min",   2, |a| a[0].min(a[1])),
    function("max",   2, |a| a[0].max(a[1])),
    function("hypot", 2, |a| a[0].hypot(a[1])),
    function("mod",   2, |a| a[0].rem_euclid(a[1])),
    function("if",    3, |a| if a[0] != 0.0 { a[1] } else { a[2] }),
];

/// A binary operator: its precedence and its function. Only `^` is right-associative.
pub(super) struct Infix {
    pub text: &'static str,
    pub binds: u8,
    pub apply: fn(&[f64]) -> f64,
}

const fn infix(text: &'static str, binds: u8, apply: fn(&[f64]) -> f64) -> Infix {
    Infix { text, binds, apply }
}

/// The reductions of arrays, where arrays are allowed; `min` and `max` of two arguments are
/// functions.
pub(super) const REDUCTIONS: &[&str] = &["sum", "mean", "min", "max"];

pub(super) const UNARY_BINDS: u8 = 7;
pub(super) const POWER_BINDS: u8 = 8;

#[rustfmt::skip] // tables stay aligned; longer operators stand before their own prefixes
pub(super) const INFIX: &[Infix] = &[
    infix("||", 1, |a| flag(a[0] != 0.0 || a[1] != 0.0)),
    infix("&&", 2, |a| flag(a[0] != 0.0 && a[1] != 0.0)),
    infix("<=", 3, |a| flag(a[0] <= a[1])),
    infix(">=", 3, |a| flag(a[0] >= a[1])),
    infix("==", 3, |a| flag(a[0] == a[1])),
    infix("!=", 3, |a| flag(a[0] != a[1])),
    infix("<",  3, |a| flag(a[0] < a[1])),
    infix(">",  3, |a| flag(a[0] > a[1])),
    infix("+",  4, |a| a[0] + a[1]),
    infix("-",  4, |a| a[0] - a[1]),
    infix("**", POWER_BINDS, |a| power(a[0], a[1])),
    infix("*",  5, |a| a[0] * a[1]),
    infix("/",  5, |a| a[0] / a[1]),
    infix("%",  5, |a| a[0].rem_euclid(a[1])),
    infix("^",  POWER_BINDS, |a| power(a[0], a[1])),
];

pub(super) fn flag(truth: bool) -> f64 {
    f64::from(u8::from(truth))
}

fn power(base: f64, exponent: f64) -> f64 {
    if exponent == exponent.trunc() && exponent.abs() <= 64.0 {
        base.powi(exponent as i32)
    } else {
        base.powf(exponent)
    }
}
