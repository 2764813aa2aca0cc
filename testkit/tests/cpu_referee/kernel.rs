//! The kernels of the corpus, by the first lines of their sources.

use std::path::{Path, PathBuf};

/// A kernel with a `.cu` source.
pub struct Kernel {
    /// The name of its files.
    pub name: String,
    /// The source.
    pub source: PathBuf,
    /// Forms that it is there in.
    pub forms: Vec<String>,
    /// Why the referee does not judge it.
    pub exempt: Option<String>,
    /// Forms that are not raised.
    not_yet: Vec<String>,
    /// `ulp=` of the job's line `# tolerance:`.
    pub ulp: Option<u64>,
    /// `abs=` there.
    pub abs: Option<f64>,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../raise/tests/kernels")
}

/// All of them, by name.
pub fn all() -> Vec<Kernel> {
    let entries = std::fs::read_dir(folder()).expect("the corpus is there");
    let mut sources: Vec<PathBuf> = entries
        .map(|entry| entry.expect("a folder can be read").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "cu"))
        .collect();
    sources.sort();
    sources.iter().map(|source| Kernel::read(source)).collect()
}

impl Kernel {
    fn read(source: &Path) -> Kernel {
        let text = std::fs::read_to_string(source).expect("a source can be read");
        let name = source.file_stem().expect("a file").to_string_lossy();
        let mut kernel = Kernel {
            name: name.into_owned(),
            source: source.to_owned(),
            forms: Vec::new(),
            exempt: None,
            not_yet: Vec::new(),
            ulp: None,
            abs: None,
        };
        for line in text.lines() {
            let Some((key, value)) = line.strip_prefix("// ").and_then(|l| l.split_once(": "))
            else {
                break;
            };
            let words = |text: &str| text.split_whitespace().map(str::to_owned).collect();
            match key {
                "builds" => kernel.forms = words(value),
                "refused" => kernel.exempt = Some(format!("refused: {value}")),
                "no cpu referee" => kernel.exempt = Some(value.to_owned()),
                _ => {
                    let forms = key.strip_prefix("not yet (");
                    if let Some(forms) = forms.and_then(|forms| forms.strip_suffix(')')) {
                        kernel.not_yet.extend::<Vec<String>>(words(forms));
                    }
                }
            }
        }
        let job = std::fs::read_to_string(kernel.job()).expect("a kernel has a job");
        let line = job.lines().find_map(|l| l.strip_prefix("# tolerance:"));
        for word in line.into_iter().flat_map(str::split_whitespace) {
            match word.split_once('=') {
                Some(("ulp", value)) => kernel.ulp = value.parse().ok(),
                Some(("abs", value)) => kernel.abs = value.parse().ok(),
                _ => break,
            }
        }
        kernel
    }

    /// The job.
    pub fn job(&self) -> PathBuf {
        folder().join(format!("{}.toml", self.name))
    }

    /// The file of a form.
    pub fn file(&self, form: &str) -> PathBuf {
        folder().join(match form {
            "clang" => format!("{}.ll", self.name),
            "slp" => format!("{}.slp.ll", self.name),
            _ => format!("{}.{form}.ptx", self.name),
        })
    }

    /// Whether the referee runs it.
    pub fn is_judged(&self) -> bool {
        self.exempt.is_none()
    }

    /// Whether a form is not raised.
    pub fn lacks(&self, form: &str) -> bool {
        self.not_yet.iter().any(|lacking| lacking == form)
    }
}
