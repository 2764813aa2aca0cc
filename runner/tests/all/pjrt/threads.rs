//! Everything is shared between threads, and awaited.

use pjrt::{Buffer, Client, CompileOptions, Device, Event, Executable, ExecuteOptions, Plugin};
use stablehlo::ElementType::F32;

use super::{bytes, client, contents, floats, saxpy, vector};

#[test]
fn everything_is_send_and_sync() {
    fn shared<T: Send + Sync>() {}
    shared::<Plugin>();
    shared::<Client>();
    shared::<Device>();
    shared::<Executable>();
    shared::<Buffer>();
    shared::<Event>();
}

#[test]
fn threads_share_a_program() {
    let client = client();
    let program = client
        .compile(&saxpy(1000, false), &CompileOptions::default())
        .unwrap();
    let x = vector(&client, &[1.0; 1000]);
    std::thread::scope(|scope| {
        for thread in 0..4 {
            let (client, program, x) = (client.clone(), &program, &x);
            scope.spawn(move || {
                let device = &client.addressable_devices().unwrap()[0];
                for run in 0..50 {
                    let a = (thread * 50 + run) as f32;
                    let a_there = device.buffer(&bytes(&[a]), F32, &[]).unwrap();
                    let results = program.run(&[&a_there, x, x]).unwrap();
                    assert_eq!(contents(&results[0]), vec![a + 1.0; 1000]);
                }
            });
        }
    });
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn runs_and_copies_can_be_awaited() {
    let client = client();
    let n = 1 << 18;
    let program = client
        .compile(&saxpy(n, true), &CompileOptions::default())
        .unwrap();
    let device = &client.addressable_devices().unwrap()[0];
    let a = device.buffer(&bytes(&[1.0]), F32, &[]).unwrap();
    let x = vector(&client, &vec![1.0; n]);
    let mut y = vector(&client, &vec![0.0; n]);
    for _ in 0..10 {
        let run = program
            .execute(&[vec![&a, &x, &y]], &ExecuteOptions::default())
            .unwrap();
        y = run.ready().await.unwrap().remove(0).remove(0);
    }
    y.ready_event().unwrap().ready().await.unwrap();
    let (one, two) = (y.to_host_async().unwrap(), y.to_host_async().unwrap());
    let (one, two) = tokio::join!(one, two);
    assert_eq!(one.unwrap(), two.clone().unwrap());
    assert!(floats(&two.unwrap()).iter().all(|&value| value == 10.0));
}

#[tokio::test]
async fn awaiting_needs_no_second_thread() {
    let client = client();
    let x = vector(&client, &[1.0, 2.0]);
    let copy = x.to_host_async().unwrap();
    x.delete().unwrap(); // the copy keeps what it needs
    assert_eq!(floats(&copy.await.unwrap()), [1.0, 2.0]);
}
