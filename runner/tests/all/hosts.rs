//! Several hosts, as processes and threads of this machine: etcd is started, artifacts differ,
//! hosts do not join or are lost. Nothing hangs.
//!
//! Without etcd on the path these tests print that and pass, unless REACTANT_REQUIRE_ETCD=1.

use std::path::Path;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use pjrt::KeyValue;
use runner::hosts::coordinator::{Coordinator, start};
use runner::hosts::etcd::Etcd;
use runner::hosts::meeting::{Host, Meeting};

use crate::common::{self, ends, free_ports, growing, reactant};

const PATIENCE: Duration = Duration::from_secs(60);

/// Starts a private etcd on a free port.
fn etcd(folder: &Path) -> Option<Coordinator> {
    let started = start(&common::etcd()?, "127.0.0.1", free_ports(), folder);
    Some(started.unwrap_or_else(|faults| panic!("{faults:?}")))
}

fn host(id: usize, hosts: usize, runs: &str) -> Host {
    Host {
        id,
        name: format!("node{id}"),
        runs: runs.to_owned(),
        hosts,
        nonce: format!("{id}-{:?}", Instant::now()),
    }
}

fn join(address: &str, name: &str, host: Host, patience: Duration) -> Result<Meeting, String> {
    Meeting::join(Etcd::connect(address)?, name, host, patience)
}

#[test]
fn hosts_meet_and_exchange_keys() {
    let folder = tempfile::tempdir().unwrap();
    let Some(coordinator) = etcd(folder.path()) else {
        return;
    };
    let address = coordinator.address.as_str();
    for round in 0..2 {
        // The second run has the name of the first, whose leftovers must not interfere.
        let values = std::thread::scope(|scope| {
            let one = |id: usize| {
                move || {
                    let meeting = join(address, "meet", host(id, 3, "same"), PATIENCE).unwrap();
                    let keys = meeting.keys();
                    let key = format!("round {round}, {id}");
                    keys.put(&key, &[id as u8; 3]).unwrap();
                    let other = (id + 1) % 3;
                    let value = keys
                        .get(&format!("round {round}, {other}"), PATIENCE)
                        .unwrap();
                    assert_eq!(keys.try_get("nobody's").unwrap(), None);
                    meeting.barrier("half", PATIENCE).unwrap();
                    meeting.watch(|lost| panic!("{lost}"));
                    meeting.leave(PATIENCE).unwrap();
                    value
                }
            };
            let threads: Vec<_> = (0..3).map(|id| scope.spawn(one(id))).collect();
            let joined = threads.into_iter().map(|thread| thread.join().unwrap());
            joined.collect::<Vec<_>>()
        });
        assert_eq!(values, [[1; 3], [2; 3], [0; 3]]);
    }
}

#[test]
fn who_does_not_fit_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let Some(coordinator) = etcd(folder.path()) else {
        return;
    };
    let address = coordinator.address.as_str();
    let second = Duration::from_secs(1);
    let error = join(address, "late", host(1, 4, "same"), second)
        .err()
        .unwrap();
    assert!(
        error.contains("3 of 4 hosts did not come within 1 s: host 0, host 2, host 3"),
        "{error}"
    );
    let both = |name: &'static str, a: Host, b: Host, patience: Duration| {
        std::thread::scope(|scope| {
            let a = scope.spawn(|| join(address, name, a, patience).err());
            let b = scope.spawn(|| join(address, name, b, patience).err());
            a.join()
                .unwrap()
                .or(b.join().unwrap())
                .expect("one of them must see it")
        })
    };
    let error = both("other", host(0, 2, "abc"), host(1, 2, "def"), PATIENCE);
    assert!(
        error.contains("another artifact") && error.contains("abc") && error.contains("def"),
        "{error}"
    );
    let error = both("count", host(0, 2, "abc"), host(1, 3, "abc"), PATIENCE);
    assert!(
        error.contains("counts 3") && error.contains("counts 2"),
        "{error}"
    );
    let error = both("twice", host(0, 2, "abc"), host(0, 2, "abc"), second);
    assert!(
        error.contains("host 0 is there already") || error.contains("host 1"),
        "{error}"
    );
}

#[test]
fn a_lost_host_is_named_and_so_is_a_lost_etcd() {
    let folder = tempfile::tempdir().unwrap();
    let Some(coordinator) = etcd(folder.path()) else {
        return;
    };
    let address = coordinator.address.clone();
    let (send, receive) = mpsc::channel();
    let meetings: Vec<Meeting> = std::thread::scope(|scope| {
        let one = |id: usize| {
            let address = address.as_str();
            move || join(address, "lost", host(id, 3, "same"), PATIENCE).unwrap()
        };
        let threads: Vec<_> = (0..3).map(|id| scope.spawn(one(id))).collect();
        threads
            .into_iter()
            .map(|thread| thread.join().unwrap())
            .collect()
    });
    let mut meetings = meetings.into_iter();
    let (first, second, third) = (
        meetings.next().unwrap(),
        meetings.next().unwrap(),
        meetings.next().unwrap(),
    );
    let lost = send.clone();
    first.watch(move |message| lost.send(message).unwrap());
    drop(second); // as if its process ended
    let message = receive.recv_timeout(PATIENCE).unwrap();
    assert_eq!(message, "host 1 on node1 was lost");
    drop(first); // it ends too, but the third ends because of the second
    let error = third.barrier("next", PATIENCE).unwrap_err();
    assert!(error.contains("host 1 on node1 was lost"), "{error}");
    third.watch(move |message| send.send(message).unwrap());
    assert!(receive.recv_timeout(PATIENCE).unwrap().contains("host 1"));
    drop(coordinator);
    let error = third.barrier("last", PATIENCE).unwrap_err();
    assert!(error.contains(&address), "{error}");
}

#[test]
fn what_cannot_be_is_said_by_the_binary() {
    let folder = tempfile::tempdir().unwrap();
    let artifact = growing(folder.path(), "grow.rxa", 3, "");
    let run = |flags: &[&str], file: &Path, code: i32, says: &str| {
        let mut command = reactant();
        for name in [
            "SLURM_NTASKS",
            "OMPI_COMM_WORLD_SIZE",
            "TPU_WORKER_ID",
            "JOB_COMPLETION_INDEX",
        ] {
            command.env_remove(name);
        }
        command.timeout(PATIENCE).arg("run").arg(file).args(flags);
        let (_, err) = ends(&mut command, code);
        assert!(err.contains(says), "{flags:?}: {err}");
    };
    run(
        &[
            "--coordinator",
            "127.0.0.1:1",
            "--hosts",
            "2",
            "--host-id",
            "0",
            "--patience",
            "1",
        ],
        &artifact,
        4,
        "no etcd answers at 127.0.0.1:1",
    );
    run(
        &[
            "--coordinator",
            "127.0.0.1:1",
            "--hosts",
            "2",
            "--host-id",
            "2",
        ],
        &artifact,
        2,
        "count from 0",
    );
    run(
        &["--coordinator", "127.0.0.1:1"],
        &artifact,
        2,
        "nothing says which host this is",
    );
    run(
        &["--hosts", "2", "--host-id", "0"],
        &artifact,
        2,
        "nothing says where the coordinator is",
    );
    let Some(coordinator) = etcd(folder.path().join("etcd").as_path()) else {
        return;
    };
    let address = coordinator.address.as_str();
    run(
        &[
            "--coordinator",
            address,
            "--hosts",
            "2",
            "--host-id",
            "1",
            "--patience",
            "1",
        ],
        &artifact,
        4,
        "host 0",
    );
    // Two processes with different artifacts, and two with the same one, which the CPU plugin
    // cannot run on several processes.
    let other = growing(folder.path(), "other.rxa", 4, "");
    for (second, code, says) in [
        (&other, 4, "another artifact"),
        (&artifact, 3, "does not talk between processes"),
    ] {
        let name = format!("run-{code}");
        let flags = |id: &'static str| {
            [
                "--coordinator",
                address,
                "--hosts",
                "2",
                "--run-name",
                &name,
                "--patience",
                "20",
                "--host-id",
                id,
            ]
            .map(str::to_owned)
        };
        std::thread::scope(|scope| {
            let first = scope.spawn(|| {
                run(
                    &flags("0").each_ref().map(String::as_str),
                    &artifact,
                    code,
                    says,
                )
            });
            let second = scope.spawn(|| {
                run(
                    &flags("1").each_ref().map(String::as_str),
                    second,
                    code,
                    says,
                )
            });
            let joined = (first.join(), second.join());
            assert!(joined.0.is_ok() || joined.1.is_ok(), "one of them says it");
        });
    }
}
