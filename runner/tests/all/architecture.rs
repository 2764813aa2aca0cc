//! The dependences between the crates of the workspace and on external libraries, read from the
//! manifests.

use std::collections::BTreeSet;
use std::path::Path;

/// Each crate, the workspace crates on which it may depend, and the restricted libraries on which
/// it may depend: only crates whose rows list a restricted library may use it.
const HOUSE: &[(&str, &[&str], &[&str])] = &[
    ("diagnostics", &[], &[]),
    ("schedule", &[], &[]),
    ("stablehlo", &[], &[]),
    ("ptx", &["diagnostics"], &[]),
    ("interpreter", &["ptx"], &[]),
    ("llvm", &[], &["inkwell"]),
    ("libdevice", &["llvm", "interpreter"], &["inkwell"]),
    (
        "raise",
        &[
            "diagnostics",
            "schedule",
            "stablehlo",
            "ptx",
            "interpreter",
            "llvm",
            "libdevice",
        ],
        &["inkwell", "melior", "mlir-sys"],
    ),
    (
        "native",
        &["ptx", "interpreter", "raise"],
        &["inkwell", "corosensei"],
    ),
    ("cuda", &[], &[]),
    ("cuda/standin", &[], &[]),
    ("optimize", &["stablehlo"], &["egg"]),
    (
        "differentiate",
        &["diagnostics", "stablehlo"],
        &["petgraph"],
    ),
    ("shard", &["diagnostics", "stablehlo"], &[]),
    ("pjrt", &["stablehlo"], &["libloading", "tokio"]),
    ("testkit", &["stablehlo"], &[]),
    (
        "runner",
        &[
            "diagnostics",
            "schedule",
            "stablehlo",
            "ptx",
            "raise",
            "native",
            "cuda",
            "optimize",
            "differentiate",
            "shard",
            "pjrt",
        ],
        &["tokio", "clap"],
    ),
    (
        "python",
        &[
            "stablehlo",
            "ptx",
            "raise",
            "optimize",
            "differentiate",
            "shard",
            "runner",
        ],
        &["pyo3"],
    ),
];

#[test]
fn no_arrow_points_back() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("the workspace");
    let workspace: toml::Table = read(&root.join("Cargo.toml"));
    let members: BTreeSet<&str> = workspace["workspace"]["members"]
        .as_array()
        .expect("members")
        .iter()
        .filter_map(|m| m.as_str())
        .collect();
    for member in &members {
        let (_, may, own) = HOUSE
            .iter()
            .find(|row| row.0 == *member)
            .unwrap_or_else(|| panic!("`{member}` has no row"));
        let manifest = read(&root.join(member).join("Cargo.toml"));
        // Dev-dependencies are not restricted.
        let dependencies = manifest
            .get("dependencies")
            .and_then(|d| d.as_table())
            .cloned()
            .unwrap_or_default();
        for name in dependencies.keys().map(String::as_str) {
            let ours = HOUSE.iter().any(|row| row.0 == name);
            assert!(
                !ours || may.contains(&name),
                "`{member}` must not know `{name}`"
            );
            let owners = HOUSE.iter().filter(|row| row.2.contains(&name));
            let owners: Vec<&str> = owners.map(|row| row.0).collect();
            assert!(
                owners.is_empty() || owners.contains(member),
                "only {owners:?} may name `{name}`"
            );
            assert!(name != "libloading" || own.contains(&name));
        }
    }
}

/// A file in a crate's `tests/all` that its `main.rs` does not name would never be compiled.
#[test]
fn every_file_of_tests_is_a_module() {
    let root = testkit::files::root();
    let has_tests = |member: &str| {
        let without = [
            "diagnostics",
            "schedule",
            "llvm",
            "libdevice",
            "cuda",
            "cuda/standin",
            "pjrt",
            "testkit",
            "python",
        ];
        !without.contains(&member)
    };
    for (member, ..) in HOUSE.iter().filter(|row| has_tests(row.0)) {
        let folder = root.join(member).join("tests/all");
        let main = std::fs::read_to_string(folder.join("main.rs")).expect("a test binary");
        for path in testkit::files::sorted(&folder) {
            let name = testkit::files::file_name(&path);
            let module = match name.strip_suffix(".rs") {
                Some("main") => continue,
                Some(module) => module,
                None if path.join("mod.rs").exists() => &name,
                None => continue, // data
            };
            let line = format!("mod {module};");
            assert!(
                main.lines().any(|of_main| of_main == line),
                "{member}/tests/all/main.rs lacks `{line}`"
            );
        }
    }
}

/// The files that call C or access memory shared with a program, other than those of `llvm`,
/// `raise`, `native`, `cuda/standin` and `pjrt`.
const UNSAFE: [&str; 4] = [
    "runner/src/arrays/zarr/blosc.rs",
    "runner/src/cuda/arena.rs",
    "runner/src/cuda/server.rs",
    "runner/src/cuda/session.rs",
];

#[test]
fn only_what_calls_c_is_unsafe() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("the workspace");
    for member in [
        "diagnostics",
        "schedule",
        "stablehlo",
        "ptx",
        "interpreter",
        "libdevice",
        "cuda",
        "optimize",
        "differentiate",
        "shard",
        "runner",
    ] {
        let mut folders = vec![root.join(member).join("src")];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).expect("sources") {
                let path = entry.expect("an entry").path();
                if UNSAFE.iter().any(|may| path.ends_with(may)) {
                    continue;
                }
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|e| e == "rs") {
                    let text = std::fs::read_to_string(&path).expect("source text");
                    assert!(
                        !text.contains("unsafe {"),
                        "{} has an unsafe block",
                        path.display()
                    );
                }
            }
        }
    }
}

fn read(path: &Path) -> toml::Table {
    let text =
        std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.parse()
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
