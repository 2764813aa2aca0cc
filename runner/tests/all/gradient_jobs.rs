//! Derivatives on the command line: a job with a real kernel, its files, its artifact, its check.
#![cfg(feature = "raise")]

use std::path::Path;

use runner::arrays::{HostArray, npy, npz};
use stablehlo::ElementType;

use crate::common::{self, ends, reactant};

const KERNELS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/kernels");

/// The diffusion example with objectives, in `folder`.
fn job(folder: &Path) {
    let text = std::fs::read_to_string(format!("{KERNELS}/diffusion/diffusion.toml")).unwrap();
    let text = text.replace(
        "\"diffusion.ptx\"",
        &format!("\"{KERNELS}/diffusion/diffusion.ptx\""),
    );
    let more = "\n[objective.J]\nexpr = \"mean(c^2)\"\nunits = \"kg2\"\n\
                [objective.P]\nexpr = \"c[12, 30]\"\nat = 4\n\
                [objective.S]\nexpr = \"sum(c[2:10, :] * if(x > 10, 1, 0))\"\nevery = 2\n\
                [gradient]\nof = \"J\"\nwrt = [\"c\", \"kappa\", \"dt\"]\n\
                seeds = { c = \"ones\", kappa = { expr = \"sin(x)\" } }\n";
    std::fs::write(folder.join("job.toml"), text + more).unwrap();
}

fn said(folder: &Path, line: &str, code: i32) -> (String, String) {
    let mut command = reactant();
    command.current_dir(folder).args(line.split(' '));
    ends(&mut command, code)
}

fn npy(path: &Path) -> HostArray {
    npy::read_file(path, ElementType::F64, &[43, 61])
        .unwrap_or_else(|error| panic!("{}", error.message))
}

#[test]
fn derivatives_are_printed_and_written() {
    let folder = tempfile::tempdir().unwrap();
    job(folder.path());
    let line = "run job.toml --target interpreter --gradient -o all.npz -o c=c.npy -o kappa=kappa.png --explain-cache";
    let (out, err) = said(folder.path(), line, 0);
    assert!(
        out.contains("J = 0.0910462181") && out.contains("dJ_ddt = -2.10993858"),
        "{out}"
    );
    assert!(err.contains("`c`") && err.contains("KiB"), "{err}");
    let c = npy(&folder.path().join("c.npy"));
    let all = npz::read_file(
        &folder.path().join("all.npz"),
        "dJ_dc",
        ElementType::F64,
        &[43, 61],
    );
    assert!(all.is_ok_and(|all| all == c));
    assert!(folder.path().join("kappa.png").exists());
    // Again: a second run, in segments, and from an artifact.
    let line = "run job.toml --target interpreter --gradient J:c -o c1.npy --timings --warm-up 1";
    said(folder.path(), line, 0);
    assert_eq!(npy(&folder.path().join("c1.npy")), c);
    let line = "run job.toml --target interpreter --gradient J:c --checkpoints kept -o c2.npy";
    said(folder.path(), line, 0);
    assert_eq!(npy(&folder.path().join("c2.npy")), c);
    said(
        folder.path(),
        "compile job.toml --gradient J:c -o job.rxa",
        0,
    );
    said(
        folder.path(),
        "run job.rxa --target interpreter --gradient -o c3.npy",
        0,
    );
    assert_eq!(npy(&folder.path().join("c3.npy")), c);
    let (_, other) = said(
        folder.path(),
        "run job.rxa --target interpreter --gradient J:kappa",
        2,
    );
    assert!(other.contains("it holds `J:c`"), "{other}");
    let (_, two) = said(
        folder.path(),
        "run job.toml --target interpreter --gradient -o two.npy",
        2,
    );
    assert!(
        two.contains("3 derivatives") && two.contains("-o c=two.npy"),
        "{two}"
    );
}

#[test]
fn gradients_are_checked() {
    let folder = tempfile::tempdir().unwrap();
    job(folder.path());
    for of in ["J:c,kappa,dt,dx", "P:c,kappa", "S:c,kappa"] {
        let line = format!("check-gradient job.toml --target interpreter --gradient {of}");
        let (out, _) = said(folder.path(), &line, 0);
        assert!(out.contains("in f64") && out.contains("forwards"), "{out}");
    }
    let text = std::fs::read_to_string(folder.path().join("job.toml")).unwrap();
    let more = "[objective.I]\nexpr = \"sum(c) / (c[0, 0] - c[0, 0])\"\n[gradient]";
    std::fs::write(
        folder.path().join("none.toml"),
        text.replace("[gradient]", more),
    )
    .unwrap();
    let line = "check-gradient none.toml --target interpreter --gradient I:c";
    let (_, err) = said(folder.path(), line, 1);
    assert!(err.contains("`I` is") && err.contains("no number"), "{err}");
    let line = "check-gradient job.toml --target interpreter --gradient J:kappa --tolerance 1e-30";
    let (out, err) = said(folder.path(), line, 1);
    assert!(
        out.contains("FAILED") && err.contains("kappa"),
        "{out}\n{err}"
    );
}

#[test]
fn kernels_may_be_said_to_be_inactive_or_linear() {
    let folder = tempfile::tempdir().unwrap();
    job(folder.path());
    let path = folder.path().join("job.toml");
    let text = std::fs::read_to_string(&path).unwrap();
    let line = "run job.toml --target interpreter --gradient J:c -o c.npy";
    said(folder.path(), line, 0);
    let plain = npy(&folder.path().join("c.npy"));
    let with = |rule: &str, code: i32| {
        std::fs::write(&path, format!("{text}[[gradient.kernel]]\nname = {rule}\n")).unwrap();
        said(folder.path(), line, code)
    };
    // Diffusion is linear in the diffused array.
    with("\"diffusion\"\nlinear = true", 0);
    let linear = npy(&folder.path().join("c.npy"));
    for (a, b) in plain.values().zip(linear.values()) {
        assert!((a - b).abs() <= 1e-12 * a.abs().max(1e-6), "{a} {b}");
    }
    let (_, err) = with("\"diffusion\"\ninactive = true", 1);
    assert!(err.contains("cannot influence"), "{err}");
    let (_, err) = with("\"difusion\"\ninactive = true", 1);
    assert!(err.contains("did you mean `diffusion`?"), "{err}");
}

#[test]
fn derivatives_are_netcdf_with_units() {
    let Some(python) = common::python("xarray, netCDF4") else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    job(folder.path());
    let path = folder.path().join("job.toml");
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.contains("[arrays.c]\n"), "{text}");
    let text = text.replace(
        "[arrays.c]\n",
        "[arrays.c]\nunits = \"kg m-3\"\nlong_name = \"concentration\"\n",
    );
    std::fs::write(&path, text).unwrap();
    let line = "run job.toml --target interpreter --gradient J:c,dt -o dJ.nc -o c=c.npy";
    said(folder.path(), line, 0);
    let found = common::run_python(
        &python,
        folder.path(),
        "import xarray, numpy\n\
         file = xarray.open_dataset('dJ.nc', decode_times=False)\n\
         for name in sorted(file.data_vars):\n    \
             print(name, file[name].dims, file[name].dtype, dict(sorted(file[name].attrs.items())))\n\
         print(file.attrs['Conventions'], sorted(file.coords))\n\
         same = (file['dJ_dc'].values.squeeze() == numpy.load('c.npy')).all()\n\
         print(bool(same))\n",
    );
    insta::assert_snapshot!(found);
}

#[test]
fn seeds_from_files_are_in_artifacts() {
    let folder = tempfile::tempdir().unwrap();
    job(folder.path());
    let path = folder.path().join("job.toml");
    let text = std::fs::read_to_string(&path).unwrap();
    let values: Vec<f64> = (0..43 * 61).map(|k| (k % 7) as f64 - 3.0).collect();
    let literal = stablehlo::Literal::from_f64s(ElementType::F64, [43, 61], &values);
    let mut file = std::fs::File::create(folder.path().join("seed.npy")).unwrap();
    let array = HostArray {
        element: ElementType::F64,
        shape: vec![43, 61],
        bytes: literal.to_bytes(),
    };
    npy::write(&mut file, &array).unwrap();
    let text = text.replace("c = \"ones\"", "c = { file = \"seed.npy\" }");
    let text = text.replace("of = \"J\"", "of = \"J\"\nmode = \"forward\"");
    std::fs::write(&path, text).unwrap();
    let own = said(
        folder.path(),
        "run job.toml --target interpreter --gradient J:c",
        0,
    )
    .0;
    assert!(own.contains("dJ = "), "{own}");
    said(
        folder.path(),
        "compile job.toml --gradient J:c -o job.rxa",
        0,
    );
    std::fs::remove_file(folder.path().join("seed.npy")).unwrap();
    let other = tempfile::tempdir().unwrap();
    let artifact = folder.path().join("job.rxa");
    let line = format!("run {} --target interpreter --gradient", artifact.display());
    assert_eq!(said(other.path(), &line, 0).0, own);
}

#[test]
fn derivatives_by_numbers_are_checked() {
    let corpus = concat!(env!("CARGO_MANIFEST_DIR"), "/../raise/tests/kernels");
    let folder = tempfile::tempdir().unwrap();
    let line = format!(
        "check-gradient {corpus}/gradient_stencil.toml --target interpreter --gradient J:u,dt,dx,nu"
    );
    let (out, _) = said(folder.path(), &line, 0);
    assert!(
        ["u", "dt", "dx", "nu"]
            .iter()
            .all(|name| out.contains(&format!("by {name}\n"))),
        "{out}"
    );
    // With respect to a scalar from which another scalar and the initial values are computed.
    let mut text = std::fs::read_to_string(format!("{corpus}/gradient_stencil.toml")).unwrap();
    for (from, to) in [
        ("dt = { value = 0.01, type = \"f64\" }", "cfl = 0.1"),
        (
            "nu = {",
            "dt = { value = \"cfl * dx\", type = \"f64\" }\nnu = {",
        ),
        (" + 0.5", " + 5 * dx"),
        (
            "gradient_stencil.sm_80.ptx",
            &format!("{corpus}/gradient_stencil.sm_80.ptx"),
        ),
    ] {
        assert!(text.contains(from), "{from}");
        text = text.replace(from, to);
    }
    std::fs::write(folder.path().join("job.toml"), &text).unwrap();
    let line = "check-gradient job.toml --target interpreter --gradient J:cfl,dx";
    let (total, _) = said(folder.path(), line, 0);
    assert!(
        total.contains("by cfl\n") && total.contains("by dx\n"),
        "{total}"
    );
    let line = "run job.toml --target interpreter --gradient J:cfl,dt";
    let (_, err) = said(folder.path(), line, 0);
    assert!(
        err.contains("`cfl` cannot influence")
            && err.contains("note: derivatives are by `dt` itself"),
        "{err}"
    );
    // The shallow-water model, with respect to its scalars of the sea and of time.
    let shallow = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/shallow_water");
    let mut text = std::fs::read_to_string(format!("{shallow}/gradient.toml")).unwrap();
    for (from, to) in [
        (
            "shallow_water.ptx",
            format!("{shallow}/shallow_water.ptx").as_str(),
        ),
        ("nx = 256", "nx = 40"),
        ("ny = 256", "ny = 24"),
        ("947200)^2 + (y - 1075200", "200000)^2 + (y - 120000"),
        ("eta[120:136, 104:120]^2", "eta[2:9, 3:12]^2"),
    ] {
        assert!(text.contains(from), "{from}");
        text = text.replace(from, to);
    }
    std::fs::write(folder.path().join("job.toml"), text).unwrap();
    let line = "check-gradient job.toml --target interpreter --steps 7 --gradient J:eta,dt,dx,gravity,depth,viscosity,drag";
    let (out, _) = said(folder.path(), line, 0);
    assert!(
        out.contains("by dt\n") && out.contains("by drag\n"),
        "{out}"
    );
}

/// The peak resident memory of a run, in KiB.
#[cfg(target_os = "linux")]
fn peak_memory(folder: &Path, line: &str) -> u64 {
    let binary = option_env!("CARGO_BIN_EXE_reactant-rs").unwrap_or("");
    let mut command = std::process::Command::new(binary);
    command
        .current_dir(folder)
        .args(line.split(' '))
        .stdout(std::process::Stdio::null());
    let mut child = command.spawn().expect("the binary starts");
    let mut peak = 0;
    loop {
        let status =
            std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
        let found = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let found = found.and_then(|rest| rest.trim().trim_end_matches(" kB").parse::<u64>().ok());
        peak = peak.max(found.unwrap_or(0));
        if let Some(status) = child.try_wait().expect("it can be waited for") {
            assert!(status.success());
            return peak;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
}

/// The temporary memory of a program as reported by the plugin, for each way to store states: at
/// most the promised amount plus that of one step.
#[test]
fn ten_thousand_steps_take_the_memory_that_was_promised() {
    let found =
        pjrt::find(pjrt::Target::Cpu, None).expect("a CPU plugin; `make setup` installs one");
    let plugin = pjrt::Plugin::load(found.path).expect("it loads");
    let client = pjrt::Client::new(&plugin, &[]).expect("it starts");
    let options = pjrt::CompileOptions::default()
        .with_flag("xla_backend_optimization_level", pjrt::FlagValue::Int(0))
        .with_flag(
            "xla_llvm_disable_expensive_passes",
            pjrt::FlagValue::Bool(true),
        );
    let folder = tempfile::tempdir().unwrap();
    let name = "stencil_2d_periodic";
    let text = std::fs::read_to_string(format!("{KERNELS}/{name}/{name}.toml")).unwrap();
    let text = text.split("[[output]]").next().unwrap();
    let text = text
        .replace("nx = 53", "nx = 256")
        .replace("ny = 37", "ny = 128")
        .replace("grid = [7, 5]", "grid = [32, 16]")
        .replace(
            &format!("{name}.ptx"),
            &format!("{KERNELS}/{name}/{name}.ptx"),
        );
    // Each step writes one of the two arrays. An iteration has two steps, after which the arrays
    // are back in their buffers.
    const STATE: u64 = 256 * 128 * 4;
    for (checkpoint, promised) in [
        ("memory = \"16 MiB\"", 16 << 20),
        ("steps = 50", 50 * STATE),
        ("every = 100", (5000 / 100 + 100) * STATE),
        ("every = 97", (52 + 97) * STATE),
        ("memory = \"1 MiB\"", 1 << 20),
    ] {
        let more = format!(
            "\n[objective.J]\nexpr = \"mean(u^2)\"\n[gradient]\nof = \"J\"\nwrt = [\"u\", \"c\"]\ncheckpoint = {{ {checkpoint} }}\n"
        );
        std::fs::write(folder.path().join("job.toml"), text.clone() + &more).unwrap();
        said(
            folder.path(),
            "compile job.toml --steps 10000 --gradient J -o job.rxa",
            0,
        );
        let artifact = runner::artifact::read(&folder.path().join("job.rxa")).unwrap();
        let program = client
            .compile(&artifact.gradient.unwrap().text, &options)
            .unwrap();
        let stats = program.memory_stats().unwrap();
        let found = stats.temporary + stats.outputs;
        println!("{checkpoint}: promised {promised}, takes {found}");
        assert!(
            found <= promised + 24 * STATE,
            "{checkpoint}: {promised} {found}"
        );
    }
}

#[cfg(target_os = "linux")]
#[test]
fn memory_does_not_grow_with_the_number_of_steps() {
    let folder = tempfile::tempdir().unwrap();
    let text = std::fs::read_to_string(format!("{KERNELS}/stencil_1d/stencil_1d.toml")).unwrap();
    let text = text.replace(
        "\"stencil_1d.ptx\"",
        &format!("\"{KERNELS}/stencil_1d/stencil_1d.ptx\""),
    );
    let text = text
        .replace("n = 10007", "n = 1003")
        .replace("grid = 79", "grid = 8");
    let more = "\n[objective.J]\nexpr = \"mean(x^2)\"\n[gradient]\nof = \"J\"\nwrt = [\"x\", \"c\"]\n\
                checkpoint = { segment = SEGMENT, memory = \"1 MiB\", host_memory = \"200 KiB\", folder = \"kept\" }\n";
    let peak = |steps: u64, segment: &str| {
        let text = text.clone() + &more.replace("SEGMENT", segment);
        std::fs::write(folder.path().join("job.toml"), text).unwrap();
        let line = format!("run job.toml --target interpreter --gradient --steps {steps} -o x.npy");
        peak_memory(folder.path(), &line.replace(" -o x.npy", " -o all.npz"))
    };
    // The states of all steps are 80 MB, those between segments 0.8 MB; the last segment may be
    // shorter.
    for segment in ["100", "94"] {
        let (few, many) = (peak(200, segment), peak(10_000, segment));
        assert!(
            many < few + 8 * 1024,
            "{few} KiB for 200 steps, {many} KiB for 10000, segments of {segment}"
        );
    }
}

#[test]
fn what_a_mode_has_no_use_for_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("job.toml");
    let with = |lines: &str| {
        job(folder.path());
        let text = std::fs::read_to_string(&path).unwrap();
        let text = text.replace("of = \"J\"", &format!("of = \"J\"\n{lines}"));
        std::fs::write(&path, text).unwrap();
    };
    let run = "run job.toml --target interpreter --steps 6 --gradient";
    // Seeds in reverse mode, and seeds of inputs that the flag omits.
    with("");
    let (_, err) = said(folder.path(), run, 0);
    let note = "note: the seeds of `c`, `kappa` are for `mode = \"forward\"`";
    assert!(err.contains(note), "{err}");
    with("mode = \"forward\"");
    let (_, err) = said(folder.path(), &format!("{run} J:kappa"), 0);
    assert!(err.contains("note: the seeds of `c` are not used"), "{err}");
    // Forward mode stores nothing, whatever the job's checkpoint says; the flag is rejected.
    with("mode = \"forward\"\ncheckpoint = { segment = 3 }");
    let (out, err) = said(folder.path(), run, 0);
    assert!(
        out.contains("dJ = ") && !err.contains("seeds"),
        "{out}{err}"
    );
    let (_, err) = said(folder.path(), &format!("{run} --checkpoints kept"), 2);
    assert!(err.contains("forwards nothing is kept"), "{err}");
    with("mode = \"hessian-vector\"\ncheckpoint = { segment = 3 }");
    let (_, err) = said(folder.path(), &format!("{run} J:c"), 3);
    assert!(
        err.contains("segment = 3") && err.contains("leave out `segment`"),
        "{err}"
    );
    // Second derivatives store tangents along with states: half as many fit.
    let states = |mode: &str| -> u64 {
        with(&format!(
            "mode = \"{mode}\"\ncheckpoint = {{ memory = \"50 KiB\" }}"
        ));
        let (_, err) = said(
            folder.path(),
            &format!("{run} J:c,kappa --explain-cache"),
            0,
        );
        let mut words = err.split_whitespace();
        let place = words.clone().position(|word| word == "states");
        words
            .nth(place.expect("states") - 1)
            .unwrap()
            .parse()
            .unwrap()
    };
    assert_eq!((states("reverse"), states("hessian-vector")), (2, 1));
    // Segments report their memory.
    with("checkpoint = { segment = 3 }");
    let line = "run job.toml --target cpu --steps 6 --gradient J:c --timings";
    let (_, err) = said(folder.path(), line, 0);
    let compile = err.lines().find(|line| line.starts_with("compile"));
    assert!(
        compile.is_some_and(|line| !line.contains(" 0.000")) && err.contains("needs"),
        "{err}"
    );
}

#[test]
fn directions_of_a_list_are_those_of_runs_by_themselves() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("job.toml");
    let with = |mode: &str, seeds: &str| {
        job(folder.path());
        let text = std::fs::read_to_string(&path).unwrap();
        let given = "seeds = { c = \"ones\", kappa = { expr = \"sin(x)\" } }";
        assert!(text.contains(given));
        let text = text.replace(given, &format!("mode = \"{mode}\"\nseeds = {seeds}"));
        std::fs::write(&path, text).unwrap();
    };
    // Inputs that a direction omits do not change.
    let list = "[{ c = \"ones\" }, { kappa = { expr = \"sin(x)\" }, dt = 0.5 }, { c = { file = \"seed.npy\" }, dt = 1.0 }]";
    let alone = [
        "{ c = \"ones\" }",
        "{ kappa = { expr = \"sin(x)\" }, dt = 0.5 }",
        "{ c = { file = \"seed.npy\" }, kappa = \"zeros\", dt = 1.0 }",
    ];
    let values: Vec<f64> = (0..43 * 61).map(|k| (k % 7) as f64 - 3.0).collect();
    let array = HostArray {
        element: ElementType::F64,
        shape: vec![43, 61],
        bytes: stablehlo::Literal::from_f64s(ElementType::F64, [43, 61], &values).to_bytes(),
    };
    let mut file = std::fs::File::create(folder.path().join("seed.npy")).unwrap();
    npy::write(&mut file, &array).unwrap();
    let numbers = |out: &str| -> Vec<(String, f64)> {
        let lines = out.lines().filter_map(|line| line.split_once(" = "));
        let each = lines.map(|(name, number)| (name.to_owned(), number.parse().unwrap()));
        each.collect()
    };
    let near = |x: f64, y: f64| (x - y).abs() <= 1e-13 * x.abs().max(y.abs()).max(1e-2);
    for mode in ["forward", "hessian-vector"] {
        let run = "run job.toml --target interpreter --steps 5 --gradient";
        with(mode, list);
        let line = match mode {
            "forward" => run.to_owned(),
            _ => format!("{run} -o c_seed2=c.npy"),
        };
        let all = said(folder.path(), &line, 0).0;
        for (nth, seeds) in alone.iter().enumerate() {
            with(mode, seeds);
            let line = match mode {
                "forward" => run.to_owned(),
                _ => format!("{run} -o c=c{nth}.npy"),
            };
            let own = numbers(&said(folder.path(), &line, 0).0);
            assert_eq!(own.len(), 2, "{own:?}");
            for (name, value) in own {
                let name = match name.as_str() {
                    "J" => name,
                    _ => format!("{name}_seed{nth}"),
                };
                let found = numbers(&all).into_iter().find(|(n, _)| *n == name);
                assert!(
                    found.as_ref().is_some_and(|(_, found)| near(*found, value)),
                    "{name}: {found:?}, {value}"
                );
            }
        }
        if mode == "hessian-vector" {
            let [all, own] = ["c.npy", "c2.npy"].map(|file| npy(&folder.path().join(file)));
            assert!(all.values().zip(own.values()).all(|(x, y)| near(x, y)));
        }
        // From an artifact, which contains the file, and on two devices.
        with(mode, list);
        let compile = "compile job.toml --steps 5 --gradient -o job.rxa";
        said(folder.path(), compile, 0);
        let elsewhere = tempfile::tempdir().unwrap();
        let artifact = folder.path().join("job.rxa");
        let line = format!("run {} --target interpreter --gradient", artifact.display());
        let found = said(elsewhere.path(), &line, 0).0;
        assert_eq!(numbers(&found), numbers(&all));
        let line = "run job.toml --target cpu --mesh 2 --steps 5 --gradient";
        for (one, other) in numbers(&said(folder.path(), line, 0).0)
            .iter()
            .zip(numbers(&all))
        {
            assert!(near(one.1, other.1), "{one:?}, {other:?}");
        }
    }
    let wrong = [
        ("[]", "no directions"),
        ("[{ c = \"ones\" }, {}]", "in which nothing changes"),
        ("[{ cc = \"ones\" }]", "no array and no scalar `cc`"),
        ("[3]", "must be a table"),
    ];
    for (seeds, message) in wrong {
        with("forward", seeds);
        let line = "run job.toml --target interpreter --gradient";
        let (_, err) = said(folder.path(), line, 1);
        assert!(err.contains(message), "{seeds}: {err}");
    }
    // Its quotients use their own directions.
    with("hessian-vector", list);
    let check = "check-gradient job.toml --target interpreter --steps 3 --gradient J:dt";
    assert!(said(folder.path(), check, 0).0.contains("by dt"));
}

/// A data-dependent loop in a kernel, with a step left over: the stored states are those of the
/// time loop.
#[test]
fn what_is_kept_does_not_depend_on_whether_a_step_is_left_over() {
    let folder = tempfile::tempdir().unwrap();
    let kernels = concat!(env!("CARGO_MANIFEST_DIR"), "/../raise/tests/kernels");
    let text = std::fs::read_to_string(format!("{kernels}/loop_substeps.toml")).unwrap();
    let ptx = "loop_substeps.sm_80.ptx";
    let text = text.replace(ptx, &format!("{kernels}/{ptx}"));
    let write = |checkpoint: &str| {
        let more = format!(
            "[objective.J]\nexpr = \"mean(now^2)\"\n[gradient]\nof = \"J\"\nwrt = [\"now\", \"dt\"]\ncheckpoint = {checkpoint}\n"
        );
        std::fs::write(folder.path().join("job.toml"), format!("{text}\n{more}")).unwrap();
    };
    for steps in [4, 5] {
        let line = format!("run job.toml --target interpreter --gradient --steps {steps}");
        write("{ steps = \"auto\" }");
        let whole = said(folder.path(), &line, 0).0;
        for checkpoint in [
            "{ every = 2 }",
            "{ steps = \"all\" }",
            "{ segment = 2, every = 1 }",
        ] {
            write(checkpoint);
            let (out, err) = said(folder.path(), &line, 0);
            assert_eq!(out, whole, "{steps} steps, {checkpoint}: {err}");
        }
    }
    // One step has no loop to divide, and the states that its kernels store are reported.
    write("{ segment = 2 }");
    let line = "run job.toml --target interpreter --gradient --explain-cache --steps 1";
    let err = said(folder.path(), line, 0).1;
    let words = ["no loop of several steps is left", "64 states"];
    assert!(words.iter().all(|words| err.contains(words)), "{err}");
    assert!(!err.contains("0 segments"), "{err}");
}
