//! Errors of differentiation.

use stablehlo::{Func, Loc, Op, Value};

/// The reason why there is no derivative; the place is the location of the op that the error is
/// about ([`Func::loc`]), if it is about one.
pub type Error = diagnostics::Diagnostic<Option<Loc>>;

/// The code of all these errors.
pub(crate) const CODE: &str = "differentiate";

/// Returns the error that an op has a derivative which is not implemented.
pub(crate) fn unsupported(func: &Func, value: Value, why: &str) -> Error {
    let name = Op::name(func.op(value));
    let message = format!("`{name}` cannot be differentiated yet: {why}");
    about(Error::unsupported(CODE, message), func, value)
}

/// Sets the error's place to that of an op, if it has none yet.
pub(crate) fn about(mut error: Error, func: &Func, value: Value) -> Error {
    let loc = Some(func.loc(value)).filter(|loc| *loc != Loc::default());
    error.place = error.place.or(loc);
    error
}

/// The result of a step of differentiation.
pub(crate) type Result<T> = std::result::Result<T, Error>;
