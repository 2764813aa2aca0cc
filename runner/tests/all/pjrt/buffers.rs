//! Transfers of arrays to a device and back.

use std::sync::Arc;

use pjrt::{Code, HostBytes};
use stablehlo::ElementType::{self, *};

use super::{bytes, client, client_with_devices, contents, vector};

#[test]
fn every_element_type_comes_back_as_it_went() {
    let client = client();
    let device = &client.addressable_devices().unwrap()[0];
    let all: [(ElementType, usize); 13] = [
        (Pred, 1),
        (I8, 1),
        (I16, 2),
        (I32, 4),
        (I64, 8),
        (U8, 1),
        (U16, 2),
        (U32, 4),
        (U64, 8),
        (F16, 2),
        (BF16, 2),
        (F32, 4),
        (F64, 8),
    ];
    for (element, width) in all {
        let there: Vec<u8> = (0..6 * width).map(|byte| (byte % 2) as u8).collect();
        let buffer = device.buffer(&there, element, &[2, 3]).unwrap();
        assert_eq!(buffer.element().unwrap(), element);
        assert_eq!(buffer.shape().unwrap(), [2, 3]);
        assert_eq!(buffer.to_host().unwrap(), there, "{element:?}");
    }
}

#[test]
fn scalars_and_empty_arrays_have_shapes_too() {
    let client = client();
    let device = &client.addressable_devices().unwrap()[0];
    let scalar = device.buffer(&bytes(&[4.0]), F32, &[]).unwrap();
    assert_eq!(
        (scalar.shape().unwrap(), contents(&scalar)),
        (vec![], vec![4.0])
    );
    let empty = device.buffer(&[], F32, &[0, 3]).unwrap();
    assert_eq!(
        (empty.shape().unwrap(), contents(&empty)),
        (vec![0, 3], vec![])
    );
}

#[test]
fn given_bytes_live_as_long_as_the_transfer() {
    let client = client();
    let device = &client.addressable_devices().unwrap()[0];
    let values: Vec<f32> = (0..1 << 20).map(|i| i as f32).collect();
    let owned = device
        .buffer_from(bytes(&values), F32, &[values.len()])
        .unwrap();
    assert_eq!(contents(&owned), values);
    let shared: Arc<[u8]> = bytes(&values).into();
    let buffer = device
        .buffer_from(HostBytes::from(shared.clone()), F32, &[1024, 1024])
        .unwrap();
    assert_eq!(contents(&buffer), values);
    drop((owned, buffer));
}

#[test]
fn bytes_that_do_not_fit_the_shape_are_refused() {
    let client = client();
    let device = &client.addressable_devices().unwrap()[0];
    for shape in [vec![3], vec![usize::MAX, 2], vec![]] {
        let error = device.buffer(&[0; 8], F32, &shape).unwrap_err();
        assert_eq!(error.code, Code::InvalidArgument);
        assert!(
            error
                .message
                .starts_with("8 bytes were given for F32 of shape"),
            "{error}"
        );
    }
}

#[test]
fn deleting_is_for_all_clones() {
    let client = client();
    let buffer = vector(&client, &[1.0, 2.0]);
    let clone = buffer.clone();
    assert!(!clone.is_deleted().unwrap());
    buffer.delete().unwrap();
    assert!(clone.is_deleted().unwrap());
    assert!(clone.to_host().is_err());
}

#[test]
fn buffers_move_between_devices() {
    let client = client_with_devices(2);
    let devices = client.addressable_devices().unwrap();
    let here = vector(&client, &[1.0, 2.0]);
    let there = here.copy_to(&devices[1]).unwrap();
    assert_eq!(there.device().unwrap(), devices[1]);
    assert_eq!(contents(&there), [1.0, 2.0]);
    let stranger = client_with_devices(1)
        .addressable_devices()
        .unwrap()
        .remove(0);
    let error = here.copy_to(&stranger).unwrap_err();
    assert!(error.message.contains("another client"), "{error}");
}

#[test]
fn things_may_be_dropped_in_any_order() {
    use pjrt::CompileOptions;
    let client = client();
    let program = client
        .compile(&super::saxpy(4, false), &CompileOptions::default())
        .unwrap();
    let device = client.addressable_devices().unwrap().remove(0);
    let a = device.buffer(&bytes(&[1.0]), F32, &[]).unwrap();
    let x = vector(&client, &[1.0; 4]);
    let run = program
        .execute(&[vec![&a, &x, &x]], &Default::default())
        .unwrap();
    drop(client);
    drop(program);
    drop((a, x));
    let copy = run.outputs[0][0].to_host_async().unwrap();
    let result = run.outputs[0][0].clone();
    drop(run); // with its events, which are not awaited
    assert_eq!(contents(&result), [2.0; 4]);
    drop(copy); // not awaited
    drop(result);
    drop(device);
}
