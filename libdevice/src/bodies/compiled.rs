//! Functions of libdevice that take more than a few instructions: written in C (`source/`), compiled to LLVM IR by `scripts/libdevice-bodies.sh`.
//!
//! What is only in single precision here goes through double precision, which TPUs emulate: right, but slow there.

const TEXT: &str = include_str!("compiled.ll");

/// The text of `__nv_{short}`.
pub fn definition(short: &str) -> Option<&'static str> {
    let name = TEXT.find(&format!(" @__nv_{short}("))?;
    let start = TEXT[..name]
        .rfind("define ")
        .filter(|start| !TEXT[*start..name].contains('\n'))?;
    let length = TEXT[start..].find("\n}\n")? + 3;
    Some(&TEXT[start..start + length])
}
