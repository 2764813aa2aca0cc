//! Tests that arrays written in parts are read in parts; arrays written by Python are read in
//! `runner/tests/all/files.rs`.

use super::*;
use crate::arrays::{HostArray, count};

fn counted(element: ElementType, shape: &[usize]) -> HostArray {
    let mut bytes = Vec::new();
    for cell in 0..count(shape) {
        crate::number::push(cell as f64, element, &mut bytes);
    }
    HostArray {
        element,
        shape: shape.to_vec(),
        bytes,
    }
}

fn meta(array: &HostArray, chunk: &[usize]) -> Meta {
    Meta {
        element: array.element,
        shape: array.shape.clone(),
        chunk: chunk.to_vec(),
        dims: (0..chunk.len()).map(|d| format!("d{d}")).collect(),
        attributes: Map::new(),
        has_checksums: false,
    }
}

/// Returns the parts of an array that is split into chunks of extents `every`.
fn parts(shape: &[usize], every: &[usize]) -> Vec<Hyperslab> {
    let all = chunks(&Hyperslab::whole(shape), every);
    all.into_iter().map(|(_, part)| part).collect()
}

#[test]
fn parts_that_share_chunks_are_written_at_once() {
    #[rustfmt::skip]
    #[allow(clippy::type_complexity)] // the table heads explain it
    let rows: &[(ElementType, &[usize], &[usize], &[usize])] = &[
        // type  shape        chunk      written in parts of
        (F32,    &[],         &[],       &[]),
        (F64,    &[1],        &[1],      &[1]),
        (U16,    &[2],        &[5],      &[1]),
        (F32,    &[7, 11],    &[3, 4],   &[3, 4]),
        (F32,    &[7, 11],    &[3, 4],   &[2, 5]),
        (I64,    &[7, 11],    &[4, 11],  &[7, 3]),
        (Pred,   &[5],        &[2],      &[3]),
        (BF16,   &[3, 2, 5],  &[2, 2, 2], &[1, 2, 4]),
    ];
    for (element, shape, chunk, every) in rows {
        let folder = tempfile::tempdir().unwrap();
        let store = folder.path().join("a.zarr");
        let element = *element;
        let array = match element {
            Pred => HostArray {
                bytes: vec![1, 0, 1, 1, 0],
                ..counted(Pred, &[1])
            },
            _ => counted(element, shape),
        };
        let array = HostArray {
            shape: shape.to_vec(),
            ..array
        };
        let meta = meta(&array, chunk);
        write::describe(&store, &meta.json()).unwrap();
        std::thread::scope(|scope| {
            for part in parts(shape, every) {
                let (meta, array, store) = (&meta, &array, &store);
                scope.spawn(move || {
                    let cells = array.cut(&part);
                    write::cells(store, meta, &part, &cells.bytes, true).unwrap();
                });
            }
        });
        let (mut slabs, found) = read::Slabs::open(&store, None, "a").unwrap();
        assert_eq!((found.element, &found.shape), (element, &array.shape));
        assert_eq!(found.dims, Some(meta.dims.clone()));
        let whole = Hyperslab::whole(shape);
        for part in parts(shape, &vec![2; shape.len()]).iter().chain([&whole]) {
            let read = slabs.read(part).unwrap();
            assert_eq!(
                read.bytes,
                array.cut(part).bytes,
                "{element:?} {shape:?} {part:?}"
            );
        }
    }
}

#[test]
fn a_chunk_that_is_cut_short_is_broken_and_one_that_is_not_there_is_filled() {
    let folder = tempfile::tempdir().unwrap();
    let store = folder.path().join("a.zarr");
    let array = counted(F32, &[4]);
    let meta = meta(&array, &[2]);
    write::describe(&store, &meta.json()).unwrap();
    write::cells(&store, &meta, &Hyperslab::whole(&[4]), &array.bytes, false).unwrap();
    let open = || read::Slabs::open(&store, None, "a").unwrap().0;
    std::fs::remove_file(write::chunk(&store, &[1])).unwrap();
    let read = open().read(&Hyperslab::whole(&[4])).unwrap();
    assert_eq!((read.get(1), read.get(3).is_nan()), (1.0, true));
    assert!(
        open()
            .strict()
            .read(&Hyperslab::whole(&[4]))
            .unwrap_err()
            .message
            .contains("not there")
    );
    std::fs::write(write::chunk(&store, &[0]), [0; 7]).unwrap();
    let message = open().read(&Hyperslab::whole(&[4])).unwrap_err().message;
    assert!(
        message.contains("is broken: 7 bytes where 8 are needed"),
        "{message}"
    );
}

#[test]
fn chunks_are_halved_until_they_are_small() {
    assert_eq!(halved(&[10, 10], 4), [10, 10]);
    assert_eq!(halved(&[1 << 12, 1 << 12, 3], 8), [1 << 10, 1 << 9, 3]);
    assert_eq!(halved(&[], 4), [0; 0]);
}
