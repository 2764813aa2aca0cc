//! Layouts that do not fit are reported.

use shard::{Blame, Mesh, shard};
use stablehlo::{BinaryOp, CustomCall, ElementType, Func, TensorType};

fn sum() -> Func {
    let mut func = Func::new("main");
    let ty = TensorType::new(ElementType::F32, [6, 9]);
    let (x, y) = (func.parameter(ty.clone()), func.parameter(ty));
    func.set_parameter_name(0, "u");
    func.results = vec![func.binary(BinaryOp::Add, x, y)];
    func
}

fn asked(axes: &[&str]) -> Option<Vec<Option<String>>> {
    let axis = |name: &&str| (!name.is_empty()).then(|| (*name).to_owned());
    Some(axes.iter().map(axis).collect())
}

fn refused(mesh: &str, asked: &[Option<Vec<Option<String>>>]) -> String {
    let error = shard(&sum(), &Mesh::parse(mesh).unwrap(), asked, &[None]).unwrap_err();
    assert_eq!(error.blame, Blame::User);
    let help = error.help.map(|help| format!("; {help}"));
    format!("{}{}", error.message, help.unwrap_or_default())
}

#[test]
fn what_is_asked_for_must_fit() {
    assert_eq!(
        refused("x=2,y=4", &[asked(&["x", "z"]), None]),
        "the mesh x=2,y=4 has no axis `z`; its axes are x, y"
    );
    assert_eq!(
        refused("x=2,y=4", &[asked(&["x"]), None]),
        "`u` has 2 dimensions, but 1 are laid over the mesh"
    );
    assert_eq!(
        refused("x=2,y=4", &[asked(&["x", "x"]), None]),
        "`u` is laid over axis `x` twice"
    );
    assert_eq!(
        refused("x=2,y=16", &[asked(&["x", "y"]), None]),
        "dimension 1 of `u` has 9 places, fewer than the 16 devices it is laid over; a smaller mesh, or another dimension"
    );
    assert_eq!(
        refused("x=2,y=4", &[asked(&["x", "y"]), asked(&["y", "x"])]),
        "parameter 1 and `u` go together, but dimension 0 is laid over other axes; lay both over the same axes"
    );
}

#[test]
fn what_is_asked_for_is_done() {
    let mesh = Mesh::parse("x=2,y=3,z=2").unwrap();
    let sharded = shard(&sum(), &mesh, &[asked(&["", "z+y"]), None], &[None]).unwrap();
    let layout = &sharded.parameters[1];
    assert_eq!(layout.axes(0), []); // requested as whole
    assert_eq!(layout.axes(1), [2, 1]);
    assert_eq!(layout.local_shape(), [6, 2]);
    let parts: Vec<_> = layout
        .parts(1)
        .into_iter()
        .map(|(range, _)| range)
        .collect();
    assert_eq!(parts, [0..2, 2..4, 4..6, 6..8, 8..9, 0..0]);
    assert_eq!(layout.block_of(&mesh, 11), [(0..6, 0), (0..0, 0)]);
}

#[test]
fn what_only_devices_know_is_not_shared_out() {
    let mut func = sum();
    let call = CustomCall {
        target: "mystery".into(),
        config: Vec::new(),
        results: vec![TensorType::new(ElementType::F32, [6, 9])],
        aliases: Vec::new(),
    };
    let operand = func.results[0];
    func.results = func.custom_call(call, &[operand]);
    let error = shard(&func, &Mesh::parse("2").unwrap(), &[None, None], &[None]).unwrap_err();
    assert_eq!(error.blame, Blame::Unsupported);
    assert_eq!(error.message, "nobody has said how `mystery` is shared out");
}
