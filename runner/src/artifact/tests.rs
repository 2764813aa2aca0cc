//! Tests that complete artifacts are read and damaged ones refused.

use super::*;
use crate::program::Input;

fn example(folder: &Path) -> (Job, Program) {
    let array = crate::arrays::HostArray {
        element: stablehlo::ElementType::U8,
        shape: vec![3],
        bytes: vec![7, 8, 9],
    };
    npy::write(&mut File::create(folder.join("x0.npy")).unwrap(), &array).unwrap();
    let text = "kernels = [\"k.ptx\"]\n[scalars]\na = 0.1\n[arrays.x]\ndtype = \"u8\"\nshape = [3]\ninit = { file = \"x0.npy\" }\n\
         [[launch]]\nkernel = \"k\"\ngrid = 1\nblock = 1\nargs = [\"x\", \"a\"]\n[[output]]\nfile = \"x.npy\"\narrays = [\"x\"]\n";
    let job = job::read::read("job.toml", text, folder).unwrap();
    let inputs = vec![
        Input::Scalar {
            name: "a".into(),
            element: stablehlo::ElementType::F32,
            value: 0.1,
        },
        Input::Array {
            name: "x".into(),
            donated: true,
        },
    ];
    (
        job,
        Program {
            text: "module {}\n".repeat(500),
            inputs,
            outputs: vec!["x".into()],
            checks: vec![],
            until: false,
            fell_back: vec![],
            mesh: None,
            target: None,
            tensors: None,
        },
    )
}

#[test]
fn what_is_written_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let (job, program) = example(folder.path());
    let path = folder.path().join("a.rxa");
    write(
        &path,
        &job,
        &program,
        None,
        &[("k.ptx".into(), b"// ptx".to_vec())],
    )
    .unwrap();
    let first = std::fs::read(&path).unwrap();
    write(
        &path,
        &job,
        &program,
        None,
        &[("k.ptx".into(), b"// ptx".to_vec())],
    )
    .unwrap();
    assert_eq!(
        first,
        std::fs::read(&path).unwrap(),
        "the same job gives the same bytes"
    );
    std::fs::remove_file(folder.path().join("x0.npy")).unwrap();
    assert!(looks_like_one(&path));
    let artifact = read(&path).unwrap();
    assert_eq!(artifact.program, program);
    let x = artifact.job.array("x").unwrap();
    assert_eq!(initial::initial(&artifact.job, x).unwrap().bytes, [7, 8, 9]);
}

#[test]
fn other_formats_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (job, program) = example(folder.path());
    let path = folder.path().join("a.rxa");
    let manifest = write(&path, &job, &program, None, &[]).unwrap();
    for (format, code, help) in [
        (FORMAT - 1, "artifact-older", "Write it again from its job"),
        (FORMAT + 1, "artifact-newer", "install a newer"),
    ] {
        let other = Manifest {
            format,
            ..manifest.clone()
        };
        let mut zip = ZipWriter::new(File::create(&path).unwrap());
        zip.start_file(MANIFEST, SimpleFileOptions::default())
            .unwrap();
        zip.write_all(&serde_json::to_vec(&other).unwrap()).unwrap();
        zip.finish().unwrap();
        let faults = read(&path).unwrap_err();
        let fault = faults.iter().next().unwrap();
        assert_eq!(fault.code, code);
        assert!(fault.help.as_ref().unwrap().contains(help), "{fault:?}");
    }
}

/// Returns the placement of a program that was compiled for one device of a topology.
fn compiled(bytes: &[u8]) -> OnMesh {
    OnMesh {
        mesh: crate::mesh::one(),
        inputs: vec![],
        outputs: vec![],
        plan: String::new(),
        ahead: vec![crate::program::Ahead {
            topology: "v5e:1x1".to_owned(),
            platform: "libtpu".to_owned(),
            bytes: bytes.to_vec(),
        }],
    }
}

#[test]
fn what_was_compiled_ahead_of_time_is_kept_of_the_program_and_of_its_derivatives() {
    let folder = tempfile::tempdir().unwrap();
    let (job, mut program) = example(folder.path());
    program.mesh = Some(compiled(b"forwards"));
    let built = Built {
        text: "module {}".to_owned(),
        parameters: vec![],
        checks: vec![],
        until: false,
        objective: "J".to_owned(),
        mode: "reverse".to_owned(),
        wrt: vec!["x".to_owned()],
        derivatives: vec![],
        directions: Some(2),
        kept: vec![],
        notes: Vec::new(),
        without_influence: vec![],
        mesh: Some(compiled(b"backwards")),
        tensors: None,
    };
    let path = folder.path().join("a.rxa");
    write(
        &path,
        &job,
        &program,
        Some(&built),
        &[("k.ptx".into(), b"// ptx".to_vec())],
    )
    .unwrap();
    let artifact = read(&path).unwrap();
    assert_eq!(artifact.program, program);
    assert_eq!(artifact.gradient.unwrap(), built);
}

#[test]
fn damage_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let (job, program) = example(folder.path());
    let path = folder.path().join("a.rxa");
    write(&path, &job, &program, None, &[]).unwrap();
    let whole = std::fs::read(&path).unwrap();
    for length in [0, 1, 30, whole.len() / 2, whole.len() - 1] {
        std::fs::write(&path, &whole[..length]).unwrap();
        let faults = read(&path).unwrap_err();
        assert_eq!(faults.exit_code(), 1);
        assert!(
            faults
                .iter()
                .all(|fault| fault.message.contains("not a whole artifact")),
            "{length}: {faults:?}"
        );
    }
    for at in (0..whole.len()).step_by(7) {
        let mut damaged = whole.clone();
        damaged[at] ^= 0x55;
        std::fs::write(&path, &damaged).unwrap();
        if let Ok(artifact) = read(&path) {
            assert_eq!(
                artifact.program, program,
                "a change at byte {at} went unnoticed"
            );
        }
    }
}
