//! Extracts the names and types of kernel parameters from CUDA C++ and from mangled names.

use crate::kernel_names;
use crate::raiser::{Kernel, ParamKind};

use super::plain;

/// The properties of a parameter that its declaration has.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Declared {
    /// Its name.
    pub name: Option<String>,
    /// The element type of an array, by its name in jobs.
    pub element: Option<String>,
    /// Whether the kernel only reads the array.
    pub is_const: bool,
}

/// Returns the types of a kernel's parameters according to its mangled name.
#[cfg(feature = "raise")]
pub(crate) fn parameter_types(name: &str) -> Option<Vec<String>> {
    let full = kernel_names::demangled(name)?;
    let types = parameters_of_name(&full)?;
    Some(types.into_iter().map(str::to_owned).collect())
}

/// Returns the types of the parameters at the end of a demangled name. They may contain parentheses
/// themselves, as those of lambdas and of function pointers do.
fn parameters_of_name(full: &str) -> Option<Vec<&str>> {
    let mut depth = 0;
    let open = full.rfind(|c| {
        depth += match c {
            ')' => 1,
            '(' => -1,
            _ => 0,
        };
        c == '(' && depth == 0
    })?;
    Some(parameters(&full[open..])?.0)
}

/// Returns the properties of each parameter as far as the source and the mangled name have them.
pub(crate) fn declaration(cuda: Option<&str>, kernel: &Kernel) -> Vec<Declared> {
    let full = kernel_names::demangled(&kernel.name);
    let of_name = full.as_deref().and_then(parameters_of_name);
    let is_of_kernel = |found: &Vec<&str>| found.len() == kernel.params.len();
    let of_name = of_name.filter(is_of_kernel).unwrap_or_default();
    let of_source = cuda.map(|cuda| in_source(cuda, &plain(&kernel.name)));
    let of_source = of_source.unwrap_or_default();
    let of_source = of_source.into_iter().find(is_of_kernel).unwrap_or_default();
    let declared = |position: usize| {
        let source = of_source.get(position).copied().unwrap_or_default();
        let (ty, name) = type_and_name(source);
        // The source of a template does not have the types of this instance.
        let ty = of_name.get(position).copied().unwrap_or(ty);
        let is_pointer = matches!(
            kernel.params[position].kind,
            ParamKind::Pointer | ParamKind::Unknown64
        );
        Declared {
            name: name.map(str::to_owned),
            element: element(ty).filter(|_| is_pointer).map(str::to_owned),
            is_const: words(ty).any(|word| word == "const"),
        }
    };
    (0..kernel.params.len()).map(declared).collect()
}

/// Returns the parameters in the parentheses that a text begins with, and the remaining text.
fn parameters(text: &str) -> Option<(Vec<&str>, &str)> {
    let inside = text.strip_prefix('(')?;
    let (mut depth, mut start) = (0, 0);
    let mut found = Vec::new();
    for (at, c) in inside.char_indices() {
        match c {
            '(' | '<' | '[' | '{' => depth += 1,
            '>' | ']' | '}' => depth -= 1,
            ')' if depth > 0 => depth -= 1,
            ',' if depth == 0 => {
                found.push(inside[start..at].trim());
                start = at + 1;
            }
            ')' => {
                found.push(inside[start..at].trim());
                found.retain(|parameter| !parameter.is_empty());
                return Some((found, &inside[at + 1..]));
            }
            _ => {}
        }
    }
    None
}

/// Returns the parameters of each kernel of this name that CUDA C++ defines or declares.
fn in_source<'a>(cuda: &'a str, name: &str) -> Vec<Vec<&'a str>> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let kernels = cuda.match_indices("__global__");
    let found = kernels.filter_map(|(at, _)| {
        // `__launch_bounds__(…)` may precede the name.
        let rest = &cuda[at..];
        let end = rest.find([';', '{']).unwrap_or(rest.len());
        let head = &rest[..end];
        let starts = head.match_indices(name).map(|(start, _)| start);
        let mut whole = starts.filter(|start| {
            let before = head[..*start].chars().next_back();
            !before.is_some_and(is_part)
        });
        whole.find_map(|start| {
            let after = head[start + name.len()..].trim_start();
            after.starts_with('(').then(|| parameters(after))?
        })
    });
    found.map(|(parameters, _)| parameters).collect()
}

/// Splits a parameter `const float* __restrict__ x = nullptr` into its type and its name.
fn type_and_name(parameter: &str) -> (&str, Option<&str>) {
    let parameter = parameter.split('=').next().unwrap_or_default();
    let parameter = parameter.split('[').next().unwrap_or_default().trim_end();
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let start = parameter
        .char_indices()
        .rev()
        .take_while(|(_, c)| is_part(*c))
        .last()
        .map_or(parameter.len(), |(at, _)| at);
    let (ty, name) = parameter.split_at(start);
    let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && !name.starts_with("__")
        && !ty.trim().is_empty();
    (ty, is_name.then_some(name))
}

/// Returns the words of a type.
fn words(ty: &str) -> impl Iterator<Item = &str> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    ty.split(move |c| !is_part(c))
        .filter(|word| !word.is_empty())
}

/// Returns the element type that a pointer of this type points to, by its name in jobs.
fn element(ty: &str) -> Option<&'static str> {
    let is_plain = |word: &&str| {
        !matches!(
            *word,
            "const" | "volatile" | "restrict" | "__restrict__" | "__restrict"
        )
    };
    let words: Vec<&str> = words(ty).filter(is_plain).collect();
    Some(match words.as_slice() {
        ["float" | "float2" | "float3" | "float4"] => "f32",
        ["double" | "double2" | "double3" | "double4"] => "f64",
        ["__half" | "half" | "__half2" | "half2"] => "f16",
        ["__nv_bfloat16" | "nv_bfloat16"] => "bf16",
        ["int" | "int32_t" | "int2" | "int3" | "int4"] => "i32",
        ["unsigned"] | ["unsigned", "int"] | ["uint32_t" | "uint" | "uint2" | "uint4"] => "u32",
        ["long"] | ["long", "long"] | ["int64_t"] | ["long", "int"] => "i64",
        ["unsigned", "long"] | ["unsigned", "long", "long"] | ["size_t" | "uint64_t"] => "u64",
        ["short" | "int16_t"] => "i16",
        ["unsigned", "short"] | ["uint16_t"] => "u16",
        ["char" | "int8_t"] | ["signed", "char"] => "i8",
        ["unsigned", "char"] | ["uint8_t"] => "u8",
        ["bool"] => "bool",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kernels_of_cuda_are_found() {
        let cuda = "template <typename T>\n__global__ void __launch_bounds__(256)\n step(const T* __restrict__ x,\n  T *y, int n = 3, float c[4]) {\n}\n__global__ void steps(int* a);\n";
        let found = in_source(cuda, "step");
        assert_eq!(
            found,
            [["const T* __restrict__ x", "T *y", "int n = 3", "float c[4]"]]
        );
        let named: Vec<_> = found[0].iter().map(|p| type_and_name(p).1).collect();
        assert_eq!(named, [Some("x"), Some("y"), Some("n"), Some("c")]);
        assert_eq!(in_source(cuda, "steps"), [["int* a"]]);
        assert_eq!(type_and_name("float").1, None);
        assert_eq!(type_and_name("const float *__restrict__").1, None);
    }

    #[test]
    fn parameters_of_names_have_brackets_of_their_own() {
        let lambda = "add(double*, int)::{lambda(int)#1}";
        let full = format!("run<{lambda}>(int, {lambda}, void (*)(float, int))");
        let found = ["int", lambda, "void (*)(float, int)"];
        assert_eq!(parameters_of_name(&full).unwrap(), found);
        assert_eq!(parameters_of_name("run()").unwrap(), [""; 0]);
    }

    #[test]
    fn types_of_pointers_are_those_of_jobs() {
        for (ty, known) in [
            ("const float*", Some("f32")),
            ("double * __restrict__", Some("f64")),
            ("unsigned long long*", Some("u64")),
            ("Params const*", None),
        ] {
            assert_eq!(element(ty), known, "{ty}");
        }
    }
}
