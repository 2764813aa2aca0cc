//! Functions of libdevice that take more than a few instructions: written in C (`source/`),
//! compiled to LLVM IR by `scripts/libdevice-bodies.sh`.
//!
//! Single-precision functions compute in double precision, which is correct but slow on TPUs, where
//! it is emulated.

const TEXT: &str = include_str!("compiled.ll");

/// Returns the IR of `__nv_{short}`.
pub fn definition(short: &str) -> Option<&'static str> {
    let name = TEXT.find(&format!(" @__nv_{short}("))?;
    let start = TEXT[..name]
        .rfind("define ")
        .filter(|start| !TEXT[*start..name].contains('\n'))?;
    let length = TEXT[start..].find("\n}\n")? + 3;
    Some(&TEXT[start..start + length])
}
