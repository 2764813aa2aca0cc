use super::signature;

/// Returns name, result and parameters of each function in the list.
fn listed() -> impl Iterator<Item = (&'static str, &'static str, Vec<&'static str>)> {
    let lines = include_str!("names.txt").lines();
    lines.filter(|line| !line.starts_with('#')).map(|line| {
        let (result, rest) = line.split_once(' ').expect(line);
        let (name, params) = rest.trim_end_matches(')').split_once('(').expect(line);
        (result, name, params.split(", ").collect())
    })
}

#[test]
fn every_function_has_a_body_with_its_own_types() {
    assert_eq!(listed().count(), 349);
    for (result, name, params) in listed() {
        let known = signature(&format!("__nv_{name}"));
        let expected = params.iter().map(|ty| (*ty).to_owned()).collect();
        assert_eq!(known, Some((result.to_owned(), expected)), "{name}");
    }
}

/// LLVM parses all bodies, and all functions that they call are defined.
#[test]
fn all_bodies_link_together() {
    let context = inkwell::context::Context::create();
    let mut text = String::new();
    let mut calls = String::from("define void @all() {\n");
    for (result, name, params) in listed() {
        text += &format!("declare {result} @__nv_{name}({})\n", params.join(", "));
        let zeros: Vec<_> = params
            .iter()
            .map(|ty| format!("{ty} zeroinitializer"))
            .collect();
        calls += &format!("call {result} @__nv_{name}({})\n", zeros.join(", "));
    }
    let text = format!("{text}{calls}ret void\n}}\n");
    let buffer = inkwell::memory_buffer::MemoryBuffer::create_from_memory_range_copy(
        text.as_bytes(),
        "all.ll",
    );
    let module = context.create_module_from_ir(buffer).expect("calls");
    super::link(&module).expect("bodies");
    module.verify().expect("a whole module");
    let left: Vec<_> = module
        .get_functions()
        .filter(|function| function.count_basic_blocks() == 0)
        .map(|function| function.get_name().to_string_lossy().into_owned())
        .filter(|name| !name.starts_with("llvm.") && !super::is_kept(name))
        .filter(|name| super::helpers::is_signed_to_int(name).is_none())
        .collect();
    assert_eq!(left, Vec::<String>::new());
}
