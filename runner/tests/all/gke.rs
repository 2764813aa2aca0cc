//! Manifests for GKE satisfy the schema of JobSet and the rules of Kubernetes, and reflect the
//! flags and the site's template.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::common::{self, H, ends, free_ports, growing, h_after, python, reactant, run_python};

/// The words after `job gke`, without those common to most scripts.
fn words(line: &str) -> Vec<&str> {
    line.split(' ').filter(|word| !word.is_empty()).collect()
}

/// Returns the manifest for these words and this template.
fn manifest(folder: &Path, template: &str, line: &str) -> String {
    let site = folder.join("site.toml");
    std::fs::write(&site, template).unwrap();
    let mut job = reactant();
    job.current_dir(folder)
        .args(["job", "gke"])
        .args(words(line));
    let text = ends(job.arg("--site").arg(&site), 0).0;
    text.replace(&site.display().to_string(), "site.toml")
}

/// Returns the message for words that are rejected with `code`.
fn refused(folder: &Path, line: &str, code: i32) -> String {
    let mut job = reactant();
    job.current_dir(folder)
        .args(["job", "gke"])
        .args(words(line));
    job.env("XDG_CONFIG_HOME", folder);
    ends(&mut job, code).1
}

const TEMPLATE: &str = r#"
[gke]
image = "registry.example.org/ocean/reactant-rs:1"
bucket = "ocean-runs"
namespace = "ocean"
service_account = "ocean"
queue = "tpus"
reservation = "tpu-2027"
node_selector = { "topology.kubernetes.io/zone" = "us-east5-a" }
cpus = 24
memory = "64Gi"
max_restarts = 10
binary = "/opt/reactant-rs"
"#;

const RESTART: &str = "ocean.rxa --mesh 8x128 --accelerator tpu7x --topology 8x8x8 --minutes 720 --restart state.zarr --output-dir results";
const IMAGE: &str = "--image registry.example.org/a:1 --bucket ocean";

#[test]
fn flags_and_template_are_in_the_manifest() {
    let folder = tempfile::tempdir().unwrap();
    insta::assert_snapshot!(manifest(folder.path(), TEMPLATE, RESTART));
    let has = |template: &str, line: &str, lines: &[&str], not: &[&str]| {
        let text = manifest(folder.path(), template, line);
        for line in lines {
            assert!(text.contains(line), "{line}: {text}");
        }
        for line in not {
            assert!(!text.contains(line), "{line}: {text}");
        }
    };
    // Flags take precedence over the template.
    has(
        TEMPLATE,
        &format!(
            "{RESTART} --claim data --mount /mnt/runs --spot --max-restarts 2 --node-selector a=b"
        ),
        &[
            "claimName: data",
            "mountPath: \"/mnt/runs\"",
            "workingDir: \"/mnt/runs\"",
            "cloud.google.com/gke-spot: \"true\"",
            "key: cloud.google.com/gke-spot",
            "maxRestarts: 2",
            "a: b",
            "topology.kubernetes.io/zone: us-east5-a",
        ],
        &["gcsfuse", "reservation-name"],
    );
    // One host needs no etcd; a run without saved state is not restarted.
    has(
        "",
        &format!(
            "ocean.rxa --mesh 8 --accelerator v6e {IMAGE} --gradient J:T0,kappa --derivatives dJ.nc"
        ),
        &[
            "gke-tpu-topology: \"2x4\"",
            "google.com/tpu: \"8\"",
            "completions: 1\n",
            "- \"--gradient\"\n                    - \"J:T0,kappa\"\n                    - \"--out\"\n                    - dJ.nc\n",
            "maxRestarts: 0",
        ],
        &["coordinator", "exclusive-topology", "rules:\n      - name"],
    );
    has(
        "",
        &format!("ocean.rxa --mesh 16 --accelerator nvidia-h100-80gb --reservation r {IMAGE}"),
        &[
            "cloud.google.com/gke-accelerator: nvidia-h100-80gb",
            "nvidia.com/gpu: \"8\"",
            "completions: 2",
            "reservation-affinity: specific",
            "- cuda",
        ],
        &["exclusive-topology", "gke-tpu"],
    );
}

#[test]
fn the_schema_of_jobset_takes_the_manifests() {
    let Some(python) = python("yaml, kubeflow_trainer_api") else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let check = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/jobset.py");
    let takes = |text: &str| -> Result<(), String> {
        let file: PathBuf = folder.path().join("ocean.yaml");
        std::fs::write(&file, text).unwrap();
        let mut command = Command::new(&python);
        let done = command.arg(&check).arg(&file).output().unwrap();
        match done.status.success() {
            true => Ok(()),
            false => Err(String::from_utf8_lossy(&done.stderr).into_owned()),
        }
    };
    let longest = "a".repeat(40);
    for (template, line) in [
        (TEMPLATE, RESTART.to_owned()),
        (
            TEMPLATE,
            format!("{RESTART} --claim data --spot --name {longest}"),
        ),
        (
            "",
            format!("ocean.rxa --mesh 1 --accelerator tpu-v5-lite-podslice {IMAGE}"),
        ),
        (
            "",
            format!("ocean.rxa --mesh 16 --accelerator v5e {IMAGE} --resume --spot"),
        ),
        (
            "",
            format!("ocean.rxa --mesh 2x8 --accelerator nvidia-l4 --per-host 4 {IMAGE}"),
        ),
        (
            "",
            format!("ocean.rxa --mesh 1024 --accelerator v4 --topology 8x8x16 {IMAGE}"),
        ),
    ] {
        let text = manifest(folder.path(), template, &line);
        takes(&text).unwrap_or_else(|said| panic!("{said}\n{text}"));
    }
    // The validator detects errors.
    let text = manifest(folder.path(), TEMPLATE, RESTART);
    for (from, to, reason) in [
        ("backoffLimit", "backofLimit", "no such field"),
        ("completions: 128", "completions: \"128\"", "valid integer"),
        ("operator: In\n", "operator: Among\n", "enum"),
        ("memory: \"64Gi\"", "memory: \"64GB\"", "no quantity"),
        ("name: host\n", "name: Host\n", "no name"),
        (
            "volumeMounts:\n                    - name: data",
            "volumeMounts:\n                    - name: date",
            "no volume",
        ),
    ] {
        assert!(text.contains(from), "{from}: {text}");
        let said = takes(&text.replace(from, to)).unwrap_err();
        assert!(said.contains(reason), "{reason}: {said}");
    }
}

/// The containers of a manifest are executed locally, as JobSet would run them, with the
/// interpreter's devices.
#[test]
fn pods_find_one_another_and_write_together() {
    let (Some(_), Some(python)) = (common::etcd(), python("yaml")) else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    growing(folder, "grow.rxa", 3, H);
    let line = "grow.rxa --mesh 2 --accelerator nvidia-l4 --per-host 1 --output-dir results --restart state.zarr";
    let text = manifest(folder, "", &format!("{line} {IMAGE}"));
    std::fs::write(folder.join("grow.yaml"), text).unwrap();
    let containers = "import json, yaml\n\
        jobs = yaml.safe_load(open('grow.yaml'))['spec']['replicatedJobs']\n\
        print(json.dumps([job['template']['spec']['template']['spec']['containers'][0] for job in jobs]))\n";
    let containers = run_python(&python, folder, containers);
    let containers: serde_json::Value = serde_json::from_str(&containers).unwrap();
    let port = free_ports().to_string();
    let pod = |job: usize, index: usize| {
        let container = &containers[job];
        let word = |word: &serde_json::Value| {
            let word = word.as_str().unwrap().replace("2379", &port);
            let word = word.replace("reactant-coordinator-0-0.reactant", "127.0.0.1");
            match word.as_str() {
                "cuda" => "interpreter".to_owned(),
                word => word.replace("$(REACTANT_ATTEMPT)", "0"),
            }
        };
        let words = container["command"].as_array().unwrap().iter().map(word);
        let mut command = Command::new(env!("CARGO_BIN_EXE_reactant-rs"));
        command.args(words.skip(1)).current_dir(folder);
        command.env("JOB_COMPLETION_INDEX", index.to_string());
        for variable in container["env"].as_array().into_iter().flatten() {
            if let Some(value) = variable["value"].as_str() {
                command.env(variable["name"].as_str().unwrap(), value);
            }
        }
        command.spawn().unwrap()
    };
    let mut coordinator = pod(0, 0);
    let hosts = [0, 1].map(|index| pod(1, index));
    for mut host in hosts {
        assert!(host.wait().unwrap().success());
    }
    let id = coordinator.id().to_string();
    Command::new("kill").args(["-TERM", &id]).status().unwrap();
    coordinator.wait().unwrap();
    let together = std::fs::read(folder.join("results/h.npy")).unwrap();
    assert!(together == h_after(folder, &folder.join("grow.rxa"), &[], "alone"));
    assert!(
        folder
            .join("results/state.zarr/step_000000000003/zarr.json")
            .exists()
    );
}

#[test]
fn what_does_not_fit_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    growing(folder, "grow.rxa", 3, "");
    let v6e = format!("a.rxa --mesh 16 --accelerator v6e {IMAGE}");
    #[rustfmt::skip]
    let rows: &[(&str, &[&str])] = &[
        ("a.rxa --mesh 16 --accelerator v6e --bucket ocean",              &["which container image", "--image IMAGE"]),
        ("a.rxa --mesh 16 --accelerator v6e --image a",                   &["lost with it", "--bucket NAME"]),
        ("a.rxa --mesh 16 --accelerator v9",                              &["no accelerator `v9`", "v6e (tpu-v6e-slice)", "nvidia-h100-80gb"]),
        ("a.rxa --mesh 16 --accelerator tpu7x --topology 4x4x4",          &["has 16 devices, but tpu7x in 4x4x4 has 128: 64 chips with 2 devices each", "`--topology 2x2x2`"]),
        ("a.rxa --mesh 16 --accelerator v6e --topology 2x2x4",            &["v6e has no topology `2x2x4`", "4x4, 4x8"]),
        ("a.rxa --mesh 16 --accelerator v6e --per-host 8",                &["hosts of v6e in 4x4 have 4 devices, not 8"]),
        ("a.rxa --mesh 12 --accelerator nvidia-l4 --per-host 8",          &["12 devices, no whole number of nodes with 8"]),
        ("a.rxa --mesh 16 --accelerator nvidia-l4 --per-host 16",         &["at most 8 nvidia-l4, not 16"]),
        ("a.rxa --mesh 16 --accelerator nvidia-l4 --topology 4x4",        &["is for TPUs"]),
        (&format!("{v6e} --output-dir /tmp/out"),                         &["not below /data", "lost with the pod"]),
        (&format!("{v6e} --restart ../state.zarr"),                       &["not below /data"]),
        (&format!("{v6e} --max-restarts 3"),                              &["begin anew each time", "--restart FOLDER.zarr"]),
        (&format!("{v6e} --service-account Ocean"),                       &["`Ocean` is no name of Kubernetes"]),
        (&format!("{v6e} --node-selector zone"),                          &["no LABEL=VALUE"]),
        (&format!("{v6e} --node-selector cloud.google.com/gke-tpu-topology=8x8"), &["cannot be both `4x4` and `8x8`"]),
        (&format!("{v6e} --memory 64GB"),                                 &["no amount of memory", "64Gi"]),
        (&format!("{v6e} --name Ocean"),                                  &["no name for a job"]),
        (&format!("{v6e} --spot --reservation r"),                        &["cannot be used with"]),
        (&format!("{v6e} --partition gpu"),                               &["unexpected argument"]),
        ("a.rxa --mesh 16 --accelerator v6e --image a --bucket gs://b/c", &["no name of a bucket"]),
        (&format!("grow.rxa --mesh 16 --accelerator v6e --resume {IMAGE}"), &["keeps no restarts"]),
    ];
    for (line, reasons) in rows {
        let said = common::unwrapped(&refused(folder, line, 2));
        for reason in *reasons {
            assert!(said.contains(reason), "{line}: {reason}: {said}");
        }
    }
    let site = folder.join("reactant-rs");
    std::fs::create_dir(&site).unwrap();
    std::fs::write(
        site.join("site.toml"),
        "[gke]\nspot = true\nreservation = \"r\"\n",
    )
    .unwrap();
    assert!(refused(folder, &v6e, 2).contains("has `spot` and `reservation`"));
}
