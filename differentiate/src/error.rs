//! What cannot be differentiated, and why.

use stablehlo::{Func, Loc, Op, Value};

/// Why there is no derivative; the place is the op that it is about ([`Func::loc`]), if it is about
/// one.
pub type Error = diagnostics::Diagnostic<Option<Loc>>;

/// The code of all of them.
pub(crate) const CODE: &str = "differentiate";

/// Returns that an op has a derivative, which the project lacks.
pub(crate) fn unsupported(func: &Func, value: Value, why: &str) -> Error {
    let name = Op::name(func.op(value));
    let message = format!("`{name}` cannot be differentiated yet: {why}");
    about(Error::unsupported(CODE, message), func, value)
}

/// Makes an error one about an op, if it is about none yet.
pub(crate) fn about(mut error: Error, func: &Func, value: Value) -> Error {
    let loc = Some(func.loc(value)).filter(|loc| *loc != Loc::default());
    error.place = error.place.or(loc);
    error
}

/// What differentiating gives.
pub(crate) type Result<T> = std::result::Result<T, Error>;
