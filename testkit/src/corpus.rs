//! Kernels of `raise/tests/kernels`, with the expectations in the first lines of their sources.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use crate::files::{file_name, root, sorted};

/// A kernel and its expectations.
pub struct Kernel {
    /// The stem of its file names.
    pub name: String,
    /// `// construct: GROUP / what it tests`.
    pub construct: (String, String),
    /// `// builds:` the compiled forms that exist.
    pub builds: Vec<String>,
    /// `// refused: WORD`: raising must fail with an error that contains the word.
    pub refused: Option<String>,
    /// `// no cpu referee: REASON`: why the source is not run on the CPU.
    pub no_cpu_referee: Option<String>,
    /// `// not yet (FORM …): WORD`: unsupported forms, and a word of the message.
    pub not_yet: Vec<(String, String)>,
}

/// Returns the folder of the corpus.
pub fn folder() -> PathBuf {
    root().join("raise/tests/kernels")
}

/// Returns all kernels of the corpus, by name.
pub fn all() -> &'static [Kernel] {
    static ALL: LazyLock<Vec<Kernel>> = LazyLock::new(|| {
        let sources = sorted(&folder());
        sources
            .iter()
            .filter(|file| matches!(extension(file), "cu" | "py"))
            .map(|file| {
                Kernel::read(file).unwrap_or_else(|what| panic!("{}: {what}", file.display()))
            })
            .collect()
    });
    &ALL
}

impl Kernel {
    fn read(source: &Path) -> Result<Kernel, String> {
        let text = std::fs::read_to_string(source).map_err(|error| error.to_string())?;
        let name = file_name(source);
        let mut kernel = Kernel {
            name: name[..name.len() - 3].to_owned(),
            construct: Default::default(),
            builds: Vec::new(),
            refused: None,
            no_cpu_referee: None,
            not_yet: Vec::new(),
        };
        for line in text.lines() {
            let Some(line) = line.strip_prefix("// ").or(line.strip_prefix("# ")) else {
                break;
            };
            let Some((key, value)) = line.split_once(": ") else {
                break;
            };
            let value = value.trim();
            match key {
                "construct" => {
                    let (group, what) = value.split_once(" / ").ok_or("construct: GROUP / what")?;
                    kernel.construct = (group.to_owned(), what.to_owned());
                }
                "builds" => kernel.builds = words(value),
                "refused" => kernel.refused = Some(value.to_owned()),
                "no cpu referee" => kernel.no_cpu_referee = Some(value.to_owned()),
                _ => match key
                    .strip_prefix("not yet (")
                    .and_then(|k| k.strip_suffix(')'))
                {
                    Some(forms) => {
                        let rows = words(forms)
                            .into_iter()
                            .map(|form| (form, value.to_owned()));
                        kernel.not_yet.extend(rows);
                    }
                    None => break,
                },
            }
        }
        match () {
            () if kernel.construct.0.is_empty() => {
                Err("no line `// construct: GROUP / what`".into())
            }
            () if kernel.builds.is_empty() => Err("no line `// builds: sm_80 sm_120 clang`".into()),
            () => Ok(kernel),
        }
    }

    /// Returns the path of the job.
    pub fn job(&self) -> PathBuf {
        folder().join(format!("{}.toml", self.name))
    }

    /// Returns the path of a form.
    pub fn form(&self, form: &str) -> PathBuf {
        folder().join(match form {
            "clang" => format!("{}.ll", self.name),
            "slp" => format!("{}.slp.ll", self.name),
            _ => format!("{}.{form}.ptx", self.name),
        })
    }

    /// Returns the word of the error message for a form that is not supported.
    pub fn lacks(&self, form: &str) -> Option<&str> {
        let row = self.not_yet.iter().find(|(known, _)| known == form);
        row.map(|(_, word)| word.as_str())
    }
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn extension(file: &Path) -> &str {
    file.extension()
        .and_then(|e| e.to_str())
        .unwrap_or_default()
}
