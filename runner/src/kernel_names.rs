//! Names of kernels and variables as CUDA C++ writes them.
//!
//! Compilers mangle the names of items that are not `extern "C"`:
//! `ns::kernel<float, 4>(float*, int)` is `_ZN2ns6kernelIfLi4EEEvPfi` in PTX. Programs keep the
//! mangled name everywhere; a job may use any form that is unique ([`resolve`]), and messages have
//! the demangled one ([`readable`]).

use std::borrow::Cow;

use cpp_demangle::DemangleOptions;

use crate::fault::{Fault, Faults, Result, suggest};
use crate::job::gradient::KernelRule;
use crate::job::{Job, Located, Symbol};
use crate::raiser::Source;

/// Returns the demangled name with the types of its parameters, such as
/// `ns::kernel<float, 4>(float*, int)`; `None` if the name is not mangled.
pub fn demangled(name: &str) -> Option<String> {
    with(name, DemangleOptions::new())
}

/// Returns the demangled name without parameters, such as `ns::kernel<float, 4>`; `name` itself if
/// it is not a mangled one.
pub fn short(name: &str) -> String {
    with(name, DemangleOptions::new().no_params()).unwrap_or_else(|| name.to_owned())
}

/// Returns the demangled name with the types of its parameters; `name` itself if it is not a
/// mangled one.
pub fn full(name: &str) -> String {
    demangled(name).unwrap_or_else(|| name.to_owned())
}

/// Returns the mangled name in the name of a `static` kernel of a separately compiled file, before
/// which nvcc writes `__nv_static_`, a length, and that many characters that tell its file.
fn of_source(name: &str) -> &str {
    let mangled = || {
        let rest = name.strip_prefix("__nv_static_")?;
        let (length, rest) = rest.split_once("__")?;
        rest.get(length.parse::<usize>().ok()?..)
    };
    mangled().unwrap_or(name)
}

/// The longest name that a job has where a shorter one is unique, in characters.
pub const LONG: usize = 80;

/// Returns the form of a kernel's name for a job, which finds it among `all`: without parameters if
/// that is unique, and without template arguments if they are long and it is unique without them.
/// Kernels of two files that are alike in all of that keep their mangled names.
pub fn for_job(name: &str, all: &[&str]) -> String {
    let is_unique = |form: &str| candidates(form, all.iter().copied()).len() == 1;
    let short = short(name);
    // nvcc puts the variables of an anonymous namespace in one with a hash of the source.
    if let Some((_, inside)) = short
        .strip_prefix("_INTERNAL_")
        .and_then(|name| name.split_once("::"))
        && is_unique(inside)
    {
        return inside.to_owned();
    }
    if short.len() > LONG {
        let plain = without_arguments(&short);
        let last = plain.rsplit("::").next().unwrap_or(plain);
        if let Some(form) = [plain, last]
            .into_iter()
            .find(|form| form.len() <= LONG && is_unique(form))
        {
            return form.to_owned();
        }
    }
    let forms = [short, full(name)];
    let found = forms.into_iter().find(|form| is_unique(form));
    found.unwrap_or_else(|| name.to_owned())
}

fn with(name: &str, options: DemangleOptions) -> Option<String> {
    let mangled = of_source(name);
    if !mangled.starts_with("_Z") {
        return None;
    }
    let symbol = cpp_demangle::Symbol::new(mangled).ok()?;
    let options = options.no_return_type().hide_expression_literal_types();
    let text = symbol.demangle_with_options(&options).ok()?;
    Some(text.replace("{unnamed type#", "{unnamed type #"))
}

/// Returns a text with each mangled name in it demangled, without parameters.
pub fn readable(text: &str) -> Cow<'_, str> {
    if !text.contains("_Z") {
        return Cow::Borrowed(text);
    }
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find(is_part) {
        let (before, from) = rest.split_at(start);
        let end = from.find(|c| !is_part(c)).unwrap_or(from.len());
        let (word, after) = from.split_at(end);
        out.push_str(before);
        out.push_str(&readable_word(word));
        rest = after;
    }
    out.push_str(rest);
    Cow::Owned(out)
}

/// Returns the readable form of one word: of a mangled name, or of a parameter that PTX names
/// after its kernel, `_Z4heatPfi_param_0`, which becomes `param_0`.
fn readable_word(word: &str) -> Cow<'_, str> {
    if !of_source(word).starts_with("_Z") {
        return Cow::Borrowed(word);
    }
    match word.rfind("_param_") {
        Some(at) if demangled(&word[..at]).is_some() => Cow::Borrowed(&word[at + 1..]),
        Some(_) | None => Cow::Owned(short(word)),
    }
}

/// The mangled names that a written name matches.
#[derive(Debug, PartialEq, Eq)]
enum NameMatch<'a> {
    /// Exactly one name.
    One(&'a str),
    /// Several names.
    Several(Vec<&'a str>),
    /// No known name.
    None,
}

/// Finds the names that `written` matches: the same name, or else all that have it as one of their
/// forms.
fn find<'a>(written: &str, names: impl Iterator<Item = &'a str> + Clone) -> NameMatch<'a> {
    if let Some(same) = names.clone().find(|name| *name == written) {
        return NameMatch::One(same);
    }
    let written = Form::new(written);
    let mut found: Vec<&str> = names.filter(|name| written.fits(name)).collect();
    found.sort_unstable();
    found.dedup();
    match found.as_slice() {
        [] => NameMatch::None,
        [only] => NameMatch::One(only),
        _ => NameMatch::Several(found),
    }
}

/// Returns the names that `written` matches: one, unless it is unknown or ambiguous.
pub fn candidates<'a>(written: &str, names: impl Iterator<Item = &'a str> + Clone) -> Vec<&'a str> {
    match find(written, names) {
        NameMatch::One(one) => vec![one],
        NameMatch::Several(several) => several,
        NameMatch::None => Vec::new(),
    }
}

/// A name without redundant spaces.
struct Form(String);

impl Form {
    fn new(text: &str) -> Form {
        let mut form = String::new();
        let mut chars = text.trim().chars().peekable();
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
        while let Some(c) = chars.next() {
            let next = chars.peek().copied();
            let parts = form.chars().last().is_some_and(is_part) && next.is_some_and(is_part);
            if !c.is_whitespace() || parts {
                form.push(c);
            }
        }
        Form(form)
    }

    /// Returns whether this is a form of a mangled name: with or without parameters, template
    /// arguments and namespaces.
    fn fits(&self, mangled: &str) -> bool {
        let Some(full) = demangled(mangled) else {
            return false;
        };
        let short = Form::new(&short(mangled)).0;
        [
            Form::new(&full).0.as_str(),
            &short,
            without_arguments(&short),
        ]
        .iter()
        .any(|form| self.is_end_of(form))
    }

    /// Returns whether it equals `form`, or `form` without some of its leading namespaces.
    fn is_end_of(&self, form: &str) -> bool {
        form.strip_suffix(&self.0)
            .is_some_and(|before| before.is_empty() || before.ends_with("::") && depth(before) == 0)
    }
}

/// Returns a name without the template arguments at its end.
fn without_arguments(name: &str) -> &str {
    if !name.ends_with('>') {
        return name;
    }
    let mut open = 0;
    for (at, c) in name.char_indices().rev() {
        match c {
            '>' => open += 1,
            '<' => open -= 1,
            _ => continue,
        }
        if open == 0 {
            return &name[..at];
        }
    }
    name
}

/// Returns the number of brackets that are open at the end of a text.
fn depth(text: &str) -> i32 {
    let change = |c: char| match c {
        '<' | '(' => 1,
        '>' | ')' => -1,
        _ => 0,
    };
    text.chars().map(change).sum()
}

/// Replaces the names of kernels and variables in a job by those of the kernel files. A kernel that
/// no file has keeps its name; binding reports it.
///
/// - errors: a name that matches several kernels or variables, with the list of them; a variable
///   that no file has
pub fn resolve(job: &mut Job, sources: &[Source]) -> Result<()> {
    let kernels = sources.iter().flat_map(|source| &source.kernels);
    let variables = sources.iter().flat_map(|source| &source.variables);
    let mut names = Names {
        job: &job.clone(),
        kernels: kernels.map(|kernel| kernel.name.as_str()).collect(),
        variables: variables.map(String::as_str).collect(),
        faults: Vec::new(),
    };
    for launch in &mut job.launches {
        names.kernel(&mut launch.kernel);
        names.symbols(&mut launch.options.symbols);
    }
    for (name, rule) in job.gradient.iter_mut().flat_map(|g| &mut g.kernels) {
        names.kernel(name);
        if let KernelRule::Own(own) = rule {
            for launch in own.forward.iter_mut().chain(&mut own.reverse) {
                names.kernel(&mut launch.kernel);
                names.symbols(&mut launch.options.symbols);
            }
        }
    }
    Faults::check(names.faults)
}

/// The names in the kernel files.
struct Names<'a> {
    job: &'a Job,
    kernels: Vec<&'a str>,
    variables: Vec<&'a str>,
    faults: Vec<Fault>,
}

impl Names<'_> {
    fn kernel(&mut self, name: &mut Located<String>) {
        match find(&name.value, self.kernels.iter().copied()) {
            NameMatch::One(found) => name.value = found.to_owned(),
            NameMatch::Several(found) => self.faults.push(self.ambiguous(name, "kernel", &found)),
            NameMatch::None => {}
        }
    }

    fn symbols(&mut self, symbols: &mut [Symbol]) {
        for Symbol { name, .. } in symbols {
            match find(&name.value, self.variables.iter().copied()) {
                NameMatch::One(found) => name.value = found.to_owned(),
                NameMatch::Several(found) => {
                    self.faults.push(self.ambiguous(name, "variable", &found))
                }
                NameMatch::None => self.faults.push(self.unknown_variable(name)),
            }
        }
    }

    fn ambiguous(&self, name: &Located<String>, what: &str, found: &[&str]) -> Fault {
        let (written, count) = (&name.value, found.len());
        let message = format!("`{written}` may be any of {count} {what}s");
        let of = |name: &&str| match candidates(&full(name), found.iter().copied()).len() {
            1 => format!("  {}", full(name)),
            _ => format!("  {name}"),
        };
        let list: Vec<String> = found.iter().map(of).collect();
        let code = format!("ambiguous-{what}");
        self.job
            .fault(&code, &name.at, message, "which one is meant?")
            .help(format!("write one of\n{}", list.join("\n")))
    }

    fn unknown_variable(&self, name: &Located<String>) -> Fault {
        let message = format!("the kernel files have no variable `{}`", name.value);
        let known: Vec<String> = self.variables.iter().map(|name| short(name)).collect();
        self.job
            .fault("unknown-variable", &name.at, message, "here")
            .help(suggest(
                &name.value,
                "variable",
                known.iter().map(String::as_str),
            ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FLOAT: &str = "_ZN2ns6kernelIfLi4EEEvPfi";
    const DOUBLE: &str = "_ZN2ns6kernelIdLi4EEEvPdi";
    const BLOCK: &str = "_Z5blockILj128ELb1EEvPKfPf";
    const OVERLOADS: [&str; 2] = ["_Z4heatPf", "_Z4heatPd"];

    #[test]
    fn names_are_demangled() {
        assert_eq!(
            demangled(FLOAT).unwrap(),
            "ns::kernel<float, 4>(float*, int)"
        );
        assert_eq!(short(FLOAT), "ns::kernel<float, 4>");
        assert_eq!(short(BLOCK), "block<128, true>");
        assert_eq!(short("saxpy"), "saxpy");
        assert_eq!(short("_Zwrong"), "_Zwrong");
    }

    #[test]
    fn static_kernels_have_the_names_of_their_sources() {
        let heat = "__nv_static_26__a7ac0bb9_5_st_cu__Z2goPfi__Z4heatPfi";
        assert_eq!(full(heat), "heat(float*, int)");
        assert_eq!(find("heat", [heat].into_iter()), NameMatch::One(heat));
        let other = "__nv_static_27__b7ac0bb9_6_two_cu__Z2goPfi__Z4heatPfi";
        assert_eq!(for_job(heat, &[heat]), "heat");
        assert_eq!(for_job(heat, &[heat, other]), heat);
        let inner = "_ZN33_INTERNAL_47a48bdc_7_main_cu_main3lbm35_GLOBAL__N__47a48bdc_7_main_cu_main10d_oppositeE";
        assert_eq!(
            for_job(inner, &[inner]),
            "lbm::(anonymous namespace)::d_opposite"
        );
        assert_eq!(
            short("__nv_static_99__a7_Z4heatPfi"),
            "__nv_static_99__a7_Z4heatPfi"
        );
    }

    #[test]
    fn a_job_has_short_names_where_they_are_unique() {
        let instance = |kind: char| format!("_ZN2ns6kernelI{}{kind}EEvPfi", "dddddddd".repeat(4));
        let (one, other) = (instance('f'), instance('i'));
        assert_eq!(for_job(&one, &[&one, BLOCK]), "ns::kernel");
        assert_eq!(for_job(&one, &[&one, "kernel"]), "ns::kernel");
        assert_eq!(for_job(&one, &[&one, &other]), short(&one));
        assert_eq!(for_job(OVERLOADS[0], &OVERLOADS), "heat(float*)");
        assert_eq!(for_job(BLOCK, &[BLOCK, &one]), "block<128, true>");
    }

    #[test]
    fn each_form_finds_the_kernel() {
        let names = [FLOAT, BLOCK, OVERLOADS[0], "saxpy"];
        for (written, meant) in [
            ("ns::kernel<float, 4>(float*, int)", FLOAT),
            ("kernel<float,4>(float *, int)", FLOAT),
            ("ns::kernel<float,4>", FLOAT),
            ("ns::kernel", FLOAT),
            ("kernel<float, 4>", FLOAT),
            ("kernel", FLOAT),
            (FLOAT, FLOAT),
            ("block<128, true>", BLOCK),
            ("heat", OVERLOADS[0]),
            ("saxpy", "saxpy"),
        ] {
            assert_eq!(
                find(written, names.into_iter()),
                NameMatch::One(meant),
                "{written}"
            );
        }
        for written in ["kern", "ernel", "kernel<float>", "float, 4>", "ns", ""] {
            assert_eq!(
                find(written, names.into_iter()),
                NameMatch::None,
                "{written}"
            );
        }
    }

    #[test]
    fn a_form_of_several_is_not_decided() {
        let names = [FLOAT, DOUBLE, OVERLOADS[0], OVERLOADS[1]];
        let find = |written| find(written, names.into_iter());
        assert_eq!(find("kernel"), NameMatch::Several(vec![DOUBLE, FLOAT]));
        assert_eq!(find("kernel<double, 4>"), NameMatch::One(DOUBLE));
        assert_eq!(find("heat(double*)"), NameMatch::One(OVERLOADS[1]));
        assert!(matches!(find("heat"), NameMatch::Several(_)));
    }

    #[test]
    fn texts_have_readable_names() {
        assert_eq!(
            readable("kernel `_ZN2ns6kernelIfLi4EEEvPfi`: `_Z4heatPf_param_0` and _ZZ4sumsPfE1s."),
            "kernel `ns::kernel<float, 4>`: `param_0` and sums(float*)::s."
        );
        assert_eq!(readable("a_Z1b _Zx @_Z4heatPf.2"), "a_Z1b _Zx @heat.2");
        assert_eq!(
            readable("`__nv_static_26__a7ac0bb9_5_st_cu__Z2goPfi__Z4heatPfi_param_0`"),
            "`param_0`"
        );
    }
}
