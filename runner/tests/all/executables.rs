//! Compiled executables, stored in artifacts and in the cache folder, are loaded. A run with one
//! has the same bits; one for another configuration is not used, and the program is compiled after
//! a message.

use std::path::{Path, PathBuf};

use pjrt::{Target, find};
use runner::artifact::{self, Artifact};
use runner::program::OnMesh;

use crate::common::{H, PATIENCE, ends, growing, h_after, reactant};

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/kernels/diffusion");

fn job(folder: &Path) {
    let text = std::fs::read_to_string(format!("{EXAMPLE}/diffusion.toml")).unwrap();
    let text = text.replace("\"diffusion.ptx\"", &format!("\"{EXAMPLE}/diffusion.ptx\""));
    let more = "\n[objective.J]\nexpr = \"mean(c^2)\"\n[gradient]\nof = \"J\"\nwrt = [\"c\", \"kappa\"]\n\
                [[output]]\nfile = \"end.npy\"\narrays = [\"c\"]\n";
    std::fs::write(folder.join("job.toml"), text + more).unwrap();
}

/// Runs the command line; returns standard error and the contents of `file` after it.
fn after(folder: &Path, line: &str, file: &str) -> (String, Vec<u8>) {
    let file = folder.join(file);
    let _ = std::fs::remove_file(&file);
    let mut command = reactant();
    command.current_dir(folder).timeout(PATIENCE);
    let (_, err) = ends(command.args(line.split(' ')), 0);
    (err, std::fs::read(file).unwrap())
}

fn said(folder: &Path, line: &str, code: i32) -> String {
    let mut command = reactant();
    command.current_dir(folder).args(line.split(' '));
    ends(&mut command, code).1
}

/// Rewrites an artifact with a change.
fn changed(path: &Path, change: impl Fn(&mut Artifact)) {
    let mut read = artifact::read(path).unwrap();
    change(&mut read);
    let sources = [("grow.ptx".to_owned(), b"// not needed to run".to_vec())];
    artifact::write(
        path,
        &read.job,
        &read.program,
        read.gradient.as_ref(),
        &sources,
    )
    .unwrap();
}

/// Removes the program text from the artifact: a run that still works has loaded the executable.
fn without_text(path: &Path) {
    changed(path, |artifact| {
        artifact.program.text = "not a program".to_owned();
        if let Some(built) = &mut artifact.gradient {
            built.text = "not a program".to_owned();
        }
    });
}

fn keeps(on: &Option<OnMesh>) -> Vec<(String, bool)> {
    let kept = on.iter().flat_map(|on| &on.ahead);
    kept.map(|ahead| (ahead.topology.clone(), ahead.bytes.len() > 1000))
        .collect()
}

#[test]
fn executables_in_artifacts_are_loaded_and_give_the_same_bits() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    job(folder);
    let (_, end) = after(folder, "run job.toml", "end.npy");
    let (_, slope) = after(folder, "run job.toml --gradient -o c=c.npy", "c.npy");
    for mesh in ["", " --mesh 2x3"] {
        said(
            folder,
            &format!("compile job.toml --gradient{mesh} --executable -o job.rxa"),
            0,
        );
        let path = folder.join("job.rxa");
        let artifact = artifact::read(&path).unwrap();
        for on in [&artifact.program.mesh, &artifact.gradient.unwrap().mesh] {
            assert_eq!(keeps(on), [("cpu".to_owned(), true)], "{mesh}");
        }
        let split = after(folder, &format!("run job.toml{mesh}"), "end.npy").1;
        let split_slope = after(
            folder,
            &format!("run job.toml --gradient{mesh} -o c=c.npy"),
            "c.npy",
        )
        .1;
        without_text(&path);
        let (err, same) = after(folder, "run job.rxa", "end.npy");
        assert!(err.is_empty(), "{err}");
        // XLA may round differently in the program of a part.
        assert!(same == split && (!mesh.is_empty() || same == end), "{mesh}");
        let (err, same) = after(folder, "run job.rxa --gradient -o c=c.npy", "c.npy");
        assert!(err.is_empty(), "{err}");
        assert!(same == split_slope, "{mesh}");
        assert!(!mesh.is_empty() || same == slope);
        // The number of iterations of a loop is not part of the executable.
        let (_, fewer) = after(folder, "run job.rxa --steps 3", "end.npy");
        assert!(
            fewer == after(folder, &format!("run job.toml{mesh} --steps 3"), "end.npy").1,
            "{mesh}"
        );
    }
}

#[test]
fn what_cannot_be_loaded_is_compiled_after_a_line_that_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    job(folder);
    let (_, end) = after(folder, "run job.toml", "end.npy");
    let path = folder.join("job.rxa");
    #[allow(clippy::type_complexity)] // what, the change, the message
    let elsewhere: [(&str, &dyn Fn(&mut runner::program::Ahead), &str); 4] = [
        (
            "another plugin or processor",
            &|ahead| ahead.platform.push('x'),
            "it was compiled by plugin",
        ),
        (
            "another device",
            &|ahead| ahead.topology = "cuda".into(),
            "it is for `cuda`, and this is cpu",
        ),
        (
            "a topology",
            &|ahead| ahead.topology = "v5e:1x1".into(),
            "it is for `v5e:1x1`, and this is cpu",
        ),
        (
            "no executable",
            &|ahead| ahead.bytes = b"what is this?".to_vec(),
            "loading a compiled program",
        ),
    ];
    for (what, change, says) in elsewhere {
        said(folder, "compile job.toml --executable -o job.rxa", 0);
        changed(&path, |artifact| {
            change(&mut artifact.program.mesh.as_mut().unwrap().ahead[0])
        });
        let (err, same) = after(folder, "run job.rxa", "end.npy");
        assert!(
            err.starts_with("note: the artifact's executable is not used"),
            "{what}: {err}"
        );
        assert!(
            err.contains(says) && err.lines().count() == 1,
            "{what}: {err}"
        );
        assert!(same == end, "{what}");
    }
    // The interpreter compiles nothing, so there is no message.
    let (err, _) = after(folder, "run job.rxa --target interpreter", "end.npy");
    assert!(err.is_empty(), "{err}");
    let err = said(
        folder,
        "compile job.toml --executable --target interpreter -o job.rxa",
        2,
    );
    assert!(err.contains("the interpreter compiles nothing"), "{err}");
}

#[test]
fn an_artifact_with_an_executable_for_one_device_is_split_where_it_runs() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    job(folder);
    said(
        folder,
        "compile job.toml --gradient --executable -o job.rxa",
        0,
    );
    let (_, end) = after(folder, "run job.toml --mesh 2x2", "end.npy");
    let (err, same) = after(folder, "run job.rxa --mesh 2x2", "end.npy");
    assert!(same == end && err.is_empty(), "{err}");
    let target = "--target interpreter -o c=c.npy";
    let (_, slope) = after(folder, &format!("run job.rxa --gradient {target}"), "c.npy");
    let (_, same) = after(
        folder,
        &format!("run job.rxa --gradient --mesh 2x2 {target}"),
        "c.npy",
    );
    assert!(same == slope);
}

/// Returns the files in the cache of executables.
fn cached(folder: &Path) -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder.join("cache/compiled"));
    files
        .into_iter()
        .flatten()
        .map(|file| file.unwrap().path())
        .collect()
}

#[test]
fn long_programs_are_compiled_once() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let artifact = growing(folder, "grow.rxa", 7, H);
    let small = h_after(folder, &artifact, &[], "small");
    let plugin = find(Target::Cpu, None).unwrap().path;
    let run = |compiled: &str, flags: &[&str], name: &str| {
        let mut command = reactant();
        command.current_dir(folder).timeout(PATIENCE);
        command
            .env("REACTANT_CACHE", folder.join("cache"))
            .env("REACTANT_COMPILED", compiled);
        command
            .args(["run", "grow.rxa", "--log", "info", "--plugin"])
            .arg(&plugin);
        let (_, err) = ends(command.args(flags).args(["--output-dir", name]), 0);
        (
            err.contains("loaded from the cache"),
            std::fs::read(folder.join(name).join("h.npy")).unwrap(),
        )
    };
    assert_eq!(run("", &[], "short"), (false, small.clone()));
    assert_eq!(cached(folder).len(), 0, "it is short");
    changed(&artifact, |artifact| {
        let long = "// words\n".repeat(8000);
        artifact.program.text.push_str(&long);
    });
    assert_eq!(run("off", &[], "off"), (false, small.clone()));
    assert_eq!(cached(folder).len(), 0, "it is off");
    assert_eq!(run("", &[], "first"), (false, small.clone()));
    assert_eq!(cached(folder).len(), 1);
    assert_eq!(run("", &[], "second"), (true, small.clone()));
    // Another text is another program.
    changed(&artifact, |artifact| {
        artifact.program.text.push_str("// more\n")
    });
    assert_eq!(run("", &[], "changed"), (false, small.clone()));
    assert_eq!(cached(folder).len(), 2);
    for file in cached(folder) {
        std::fs::write(file, "damaged").unwrap();
    }
    assert_eq!(run("", &[], "damaged"), (false, small.clone()));
    assert_eq!(run("", &[], "mended"), (true, small));
}

#[test]
fn no_arithmetic_depends_on_where_arrays_are() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    job(folder);
    let mut command = reactant();
    command.current_dir(folder).args(["run", "job.toml"]);
    command.env("XLA_FLAGS", "--xla_dump_to=dump --xla_dump_hlo_as_text");
    ends(&mut command, 0);
    let mut long = 0;
    for file in std::fs::read_dir(folder.join("dump")).unwrap() {
        let path = file.unwrap().path();
        if !path.to_string_lossy().ends_with("ir-with-opt.ll") {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(!text.contains("vector.memcheck"), "{}", path.display());
        long += usize::from(text.contains("x double>"));
    }
    assert!(long > 0, "what is compared would be a loop with vectors");
}
