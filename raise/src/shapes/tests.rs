//! Tests of shapes inferred from small lists of accesses, and of the accesses of corpus kernels.

use super::*;
use crate::launch::{Arg, Launch, Varying};
use stablehlo::ElementType::{F32, F64, I8, I32, I64, U8};
use std::path::Path;

/// A first element, and strides with counts.
type Function = (i64, &'static [(u64, u64)]);

/// Returns reads of elements of type `element`.
fn access(element: ElementType, functions: &[Function]) -> ParameterAccess {
    let function = |(first, terms): &Function| IndexFunction {
        first: *first,
        terms: terms
            .iter()
            .map(|(stride, count)| Term {
                stride: *stride,
                span: Some(stride * (count - 1)),
                of_threads: true,
            })
            .collect(),
    };
    ParameterAccess {
        kernel: "k".to_owned(),
        argument: 0,
        field: 0,
        array: "u".to_owned(),
        start: 0,
        element: Some(element),
        read: true,
        written: false,
        functions: functions.iter().map(function).collect(),
        unknown: Vec::new(),
        integers: Vec::new(),
    }
}

fn of(access: &ParameterAccess) -> Use<'_> {
    Use::Launch { access, offset: 0 }
}

/// Returns the inferred arrays as text.
fn shown(uses: &[Use], bytes: u64) -> String {
    let array = |array: &InferredArray| {
        let InferredArray {
            start,
            element,
            shape,
            within_rows,
            ..
        } = array;
        let crossed = if *within_rows { "" } else { " across rows" };
        format!("{start}: {}{shape:?}{crossed}", element.name())
    };
    let arrays = infer(uses, bytes).arrays;
    arrays.iter().map(array).collect::<Vec<_>>().join(", ")
}

#[test]
fn steps_beyond_the_reach_of_shorter_ones_are_rows_and_planes() {
    let stencil = access(F32, &[(1, &[(1, 30), (32, 16), (32 * 18, 9)])]);
    let linear = access(F32, &[(0, &[(1, 32 * 18 * 9)])]);
    let bytes = 4 * 32 * 18 * 9;
    assert_eq!(shown(&[of(&stencil)], bytes), "0: f32[9, 18, 32]");
    assert_eq!(shown(&[of(&linear)], bytes), "0: f32[5184]");
    let both = [of(&stencil), of(&linear)];
    assert_eq!(shown(&both, bytes), "0: f32[9, 18, 32]");
}

#[test]
fn a_walk_along_columns_takes_its_rows_from_other_uses() {
    let rows = access(F64, &[(0, &[(1, 20), (20, 10)])]);
    let column = access(F64, &[(19, &[(20, 10)])]);
    let diagonal = access(F64, &[(0, &[(21, 10)])]);
    let uses = [of(&rows), of(&column), of(&diagonal)];
    assert_eq!(shown(&uses, 8 * 200), "0: f64[10, 20]");
    assert_eq!(shown(&[of(&diagonal)], 8 * 200), "0: f64[200]");
}

#[test]
fn rows_that_disagree_stay_flat_and_are_told() {
    let rows = access(F32, &[(0, &[(1, 140), (140, 150)])]);
    let others = access(F32, &[(0, &[(1, 150), (150, 140)])]);
    let uses = [of(&rows), of(&others)];
    assert_eq!(shown(&uses, 4 * 21_000), "0: f32[21000]");
    let told = &infer(&uses, 4 * 21_000).arrays[0].notes;
    assert_eq!(
        told.as_slice(),
        [
            "it is accessed in steps of 140 and of 150 elements, of which one is no multiple of the \
             other"
        ]
    );
    let more = [(); 3].map(|()| rows.clone());
    let mut uses = vec![of(&rows), of(&others)];
    uses.extend(more.iter().map(of));
    let most = infer(&uses, 4 * 21_000).arrays;
    assert_eq!(
        (most[0].shape.as_slice(), most[0].within_rows),
        (&[150, 140][..], false)
    );
}

#[test]
fn pitch_is_the_distance_between_rows_that_the_host_copies() {
    let kernel = access(F32, &[(0, &[(1, 100), (128, 40)])]);
    let copy = Use::Copy {
        start: 0,
        width: 400,
        pitch: 512,
        rows: 40,
    };
    assert_eq!(shown(&[of(&kernel)], 512 * 40), "0: f32[40, 128]");
    let linear = access(F32, &[(0, &[(1, 5120)])]);
    assert_eq!(shown(&[of(&linear), copy], 512 * 40), "0: f32[40, 128]");
}

#[test]
fn an_arena_is_cut_where_uses_are_apart() {
    let u = access(F32, &[(0, &[(1, 20), (20, 10)])]);
    let v = access(F64, &[(0, &[(1, 50)])]);
    let at = |access, offset| Use::Launch { access, offset };
    let uses = [at(&u, 0), at(&v, 1024), at(&u, 2048)];
    assert_eq!(
        shown(&uses, 4096),
        "0: f32[10, 20], 1024: f64[50], 2048: f32[10, 20]"
    );
    let copy = Use::Copy {
        start: 0,
        width: 4096,
        pitch: 4096,
        rows: 1,
    };
    assert_eq!(shown(&[at(&u, 0), copy], 4096), "0: f32[1024]");
}

#[test]
fn interior_pointers_are_offsets_of_one_array() {
    let inner = access(F32, &[(0, &[(1, 18), (20, 8)]), (-20, &[(1, 18), (20, 8)])]);
    let all = access(F32, &[(0, &[(1, 20), (20, 10)])]);
    let inner = Use::Launch {
        access: &inner,
        offset: 84,
    };
    assert_eq!(shown(&[inner], 800), "0: f32[10, 20]");
    assert_eq!(shown(&[inner, of(&all)], 800), "0: f32[10, 20]");
}

#[test]
fn components_of_structures_are_a_dimension() {
    let component = |k| -> Function { (k, &[(4, 50)]) };
    let places: Vec<Function> = (0..4).map(component).collect();
    let bodies = access(F32, &places);
    assert_eq!(shown(&[of(&bodies)], 800), "0: f32[50, 4]");
    let two = access(F32, &places[..2]);
    assert_eq!(shown(&[of(&two)], 800), "0: f32[200]");
    let linear = access(F32, &[(0, &[(1, 200)])]);
    assert_eq!(shown(&[of(&bodies), of(&linear)], 800), "0: f32[200]");
}

#[test]
fn arrays_of_planes_are_found_without_steps_between_planes() {
    let plane = |q: i64| -> Function { (200 * q, &[(1, 20), (20, 10)]) };
    let planes: Vec<Function> = (0..5).map(plane).collect();
    let lattice = access(F64, &planes);
    assert_eq!(shown(&[of(&lattice)], 8000), "0: f64[5, 10, 20]");
}

#[test]
fn every_other_row_is_a_row_of_the_finer_grid() {
    let mut restricted = access(
        F32,
        &[
            (0, &[(2, 16), (64, 8)]),
            (1, &[(2, 16), (64, 8)]),
            (32, &[(2, 16), (64, 8)]),
            (33, &[(2, 16), (64, 8)]),
        ],
    );
    restricted.integers = vec![16, 32];
    let smoothed = access(F32, &[(33, &[(1, 30), (32, 14)])]);
    let uses = [of(&restricted), of(&smoothed)];
    assert_eq!(shown(&uses, 4 * 512), "0: f32[16, 32]");
}

#[test]
fn one_type_is_chosen_or_none() {
    let of_type = |element: ElementType| access(element, &[(0, &[(1, 16)])]);
    let chosen = |types: &[ElementType]| {
        let accesses: Vec<ParameterAccess> = types.iter().map(|of| of_type(*of)).collect();
        let uses: Vec<Use> = accesses.iter().map(of).collect();
        infer(&uses, 128).arrays[0].element
    };
    assert_eq!(chosen(&[F32, I32]), F32);
    assert_eq!(chosen(&[F32, I8]), F32);
    assert_eq!(chosen(&[I8, I32]), I32);
    assert_eq!(chosen(&[I64, I32]), I32);
    assert_eq!(chosen(&[I64, F64]), F64);
    assert_eq!(chosen(&[F64, F32]), U8);
}

#[test]
fn wide_copies_of_rows_agree_with_their_elements() {
    let rows = access(F32, &[(0, &[(1, 20), (20, 10)])]);
    let pairs = access(I64, &[(0, &[(1, 10), (10, 10)])]);
    let copied = access(I64, &[(0, &[(1, 100)])]);
    assert_eq!(shown(&[of(&rows), of(&pairs)], 800), "0: f32[10, 20]");
    assert_eq!(shown(&[of(&rows), of(&copied)], 800), "0: f32[10, 20]");
    let bytes = access(I8, &[(0, &[(1, 800)])]);
    assert_eq!(shown(&[of(&rows), of(&bytes)], 800), "0: f32[10, 20]");
}

#[test]
fn data_decides_nothing_about_shapes() {
    let rows = access(F32, &[(0, &[(1, 20), (20, 10)])]);
    let mut gathered = access(F32, &[]);
    gathered.unknown.push(UnknownIndex {
        line: 7,
        reason: "its index is loaded from memory".to_owned(),
    });
    assert_eq!(shown(&[of(&gathered)], 800), "0: f32[200]");
    let uses = [of(&rows), of(&gathered)];
    assert_eq!(shown(&uses, 800), "0: f32[10, 20]");
    let told = &infer(&uses, 800).arrays[0].notes;
    assert_eq!(
        told.as_slice(),
        ["line 7 of `k`: its index is loaded from memory"]
    );
}

#[test]
fn nothing_is_inferred_of_what_nothing_uses() {
    assert_eq!(infer(&[], 800), Inferred::default());
    let unused = ParameterAccess {
        element: None,
        ..access(F32, &[])
    };
    assert_eq!(infer(&[of(&unused)], 800), Inferred::default());
}

/// Returns the accesses of a kernel in a file of the project, with arrays given as bytes.
fn of_kernel(
    file: &str,
    kernel: &str,
    grid: [u32; 3],
    block: [u32; 3],
    args: Vec<Arg>,
) -> Vec<ParameterAccess> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../").join(file);
    let source = Source::read(&path).unwrap();
    let launch = Launch {
        kernel: kernel.to_owned(),
        grid,
        block,
        args,
        ..Launch::default()
    };
    accesses(&source, &launch).unwrap()
}

fn text(accesses: &[ParameterAccess]) -> String {
    accesses
        .iter()
        .map(|access| format!("{access}\n"))
        .collect()
}

fn bytes(name: &str, bytes: usize, offset: usize) -> Arg {
    Arg::Array {
        name: name.to_owned(),
        element: U8,
        shape: vec![bytes],
        offset,
    }
}

#[test]
fn a_kernel_has_the_index_functions_of_its_threads() {
    let (nx, ny) = (53, 37);
    let c = Arg::Float {
        name: "c".to_owned(),
        element: F32,
        value: 0.1,
    };
    let args = vec![
        bytes("u", 4 * nx * ny, 0),
        bytes("v", 4 * nx * ny, 0),
        Arg::Int(nx as i128),
        Arg::Int(ny as i128),
        c,
    ];
    let file = "examples/kernels/stencil_2d/stencil_2d.ptx";
    let found = of_kernel(file, "stencil_2d", [7, 5, 1], [8, 8, 1], args);
    insta::assert_snapshot!(text(&found), @r"
    stencil_2d: u f32 read
      1 + 53*34 + 1*50
      53 + 53*34 + 1*50
      54 + 53*34 + 1*50
      55 + 53*34 + 1*50
      107 + 53*34 + 1*50
    stencil_2d: v f32 written
      54 + 53*34 + 1*50
    ");
}

#[test]
fn an_offset_and_one_name_for_two_pointers_are_told_apart() {
    let n = 1000;
    let a = Arg::Float {
        name: "a".to_owned(),
        element: F32,
        value: 2.0,
    };
    let args = vec![
        Arg::Int(n),
        a,
        bytes("x", 16_000, 0),
        bytes("x", 16_000, 8_000),
    ];
    let file = "examples/kernels/saxpy/saxpy.ptx";
    let found = of_kernel(file, "saxpy", [8, 1, 1], [128, 1, 1], args);
    insta::assert_snapshot!(text(&found), @r"
    saxpy: x f32 read
      0 + 1*999
    saxpy: x f32 read written
      2000 + 1*999
    ");
}

#[test]
fn pointers_in_structures_have_their_places() {
    let (nx, ny) = (29, 21);
    let array = |name: &str| {
        let ints = [8 * nx * ny, nx, ny, nx * ny].map(Arg::Int);
        let offsets = [8, 16, 24, 32];
        let pointer = (0, bytes(name, (8 * nx * ny) as usize, 0));
        Arg::Struct(
            [pointer]
                .into_iter()
                .chain(offsets.into_iter().zip(ints))
                .collect(),
        )
    };
    let c = Arg::Float {
        name: "c".to_owned(),
        element: F64,
        value: 0.1,
    };
    let file = "raise/tests/kernels/memory_device_array.sm_80.ptx";
    let args = vec![array("u"), array("v"), c];
    let found = of_kernel(file, "memory_device_array", [4, 3, 1], [8, 8, 1], args);
    let places: Vec<(usize, usize, bool, bool)> = found
        .iter()
        .map(|of| (of.argument, of.field, of.read, of.written))
        .collect();
    assert_eq!(places, [(0, 0, true, false), (1, 0, false, true)]);
    assert_eq!(found[0].integers, [21, 29, 609, 4872]);
    for access in &found {
        assert_eq!(shown(&[of(access)], (8 * nx * ny) as u64), "0: f64[21, 29]");
    }
}

#[test]
fn indices_that_vary_from_step_to_step_keep_their_rows() {
    let n = 40;
    let k = Arg::Varying(Varying {
        name: "k".to_owned(),
        range: (0, n - 2),
        factor: 1,
        offset: 0,
    });
    let square = 4 * (n * n) as usize;
    let args = vec![
        bytes("m", square, 0),
        bytes("a", square, 0),
        bytes("b", 4 * n as usize, 0),
        Arg::Int(n.into()),
        Arg::Int(1),
        k,
    ];
    let file = "runner/tests/varying/varying.ptx";
    let found = of_kernel(file, "eliminate", [5, 5, 1], [8, 8, 1], args);
    let shapes: Vec<String> = found
        .iter()
        .map(|access| {
            shown(
                &[of(access)],
                if access.array == "b" {
                    160
                } else {
                    square as u64
                },
            )
        })
        .collect();
    assert_eq!(shapes, ["0: f32[40, 40]", "0: f32[40, 40]", "0: f32[40]"]);
}

#[test]
fn tiles_of_threads_are_no_dimension() {
    let n = 40;
    let matrix = |name: &str| bytes(name, 4 * n * n, 0);
    let args = vec![matrix("a"), matrix("b"), matrix("c"), Arg::Int(n as i128)];
    let file = "raise/tests/kernels/shared_tiles_staged.sm_80.ptx";
    let found = of_kernel(file, "shared_tiles_staged", [5, 5, 1], [8, 8, 1], args);
    for access in &found {
        assert_eq!(shown(&[of(access)], 6400), "0: f32[40, 40]", "{access}");
    }
}
