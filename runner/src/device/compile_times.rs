//! Estimates compile times from those of earlier programs.
//!
//! They are stored in a text file in the cache folder, a line for each program: platform, number of
//! ops, seconds. I/O errors are ignored: there is no estimate then.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use super::cache::Cache;

/// The largest number of lines.
const MOST: usize = 400;
/// Programs are similar if their numbers of ops differ at most by this factor.
const LIKE: f64 = 2.0;
/// Programs that compile faster are not recorded.
const LEAST_SECONDS: f64 = 0.5;

/// The estimated compile time of a program.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expectation {
    /// The estimate in seconds.
    pub seconds: f64,
    /// The number of similar programs that it is based on.
    pub programs: usize,
}

impl fmt::Display for Expectation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = crate::progress::duration(self.seconds);
        match self.programs {
            1 => write!(
                f,
                "about {seconds}, as one like it took before (an estimate)"
            ),
            count => write!(
                f,
                "about {seconds}, as {count} like it took before (an estimate)"
            ),
        }
    }
}

/// Returns the estimate for a program of `operations` ops on a platform, if similar programs have
/// been compiled.
pub fn expected(platform: &str, operations: usize) -> Option<Expectation> {
    let rows = read(&file()?);
    let like = rows.iter().filter(|row| {
        let ratio = row.operations.max(1) as f64 / operations.max(1) as f64;
        row.platform == platform && (1.0 / LIKE..=LIKE).contains(&ratio)
    });
    let per_operation = |row: &Row| row.seconds / row.operations.max(1) as f64;
    let mut times: Vec<f64> = like
        .map(|row| per_operation(row) * operations as f64)
        .collect();
    times.sort_by(f64::total_cmp);
    Some(Expectation {
        seconds: *times.get(times.len() / 2)?,
        programs: times.len(),
    })
}

/// Records the compile time of a program.
pub fn learn(platform: &str, operations: usize, seconds: f64) {
    let Some(file) = file().filter(|_| seconds >= LEAST_SECONDS) else {
        return;
    };
    let mut rows = read(&file);
    rows.push(Row {
        platform: platform.to_owned(),
        operations,
        seconds,
    });
    let lines = rows[rows.len().saturating_sub(MOST)..].iter().map(|row| {
        let Row {
            platform,
            operations,
            seconds,
        } = row;
        format!("{operations} {seconds:.3} {platform}\n")
    });
    let text: String = lines.collect();
    if let Err(error) = write(&file, &text) {
        tracing::debug!(path = %file.display(), %error, "cannot keep how long it took to compile");
    }
}

struct Row {
    platform: String,
    operations: usize,
    seconds: f64,
}

fn file() -> Option<PathBuf> {
    Cache::of_user()?;
    Some(pjrt::cache_folder()?.join("compile-times"))
}

fn read(file: &Path) -> Vec<Row> {
    let text = fs::read_to_string(file).unwrap_or_default();
    let row = |line: &str| {
        let mut words = line.splitn(3, ' ');
        Some(Row {
            operations: words.next()?.parse().ok()?,
            seconds: words.next()?.parse().ok()?,
            platform: words.next()?.to_owned(),
        })
    };
    text.lines().filter_map(row).collect()
}

/// Writes a temporary file and renames it, because another process may write at the same time.
fn write(file: &Path, text: &str) -> std::io::Result<()> {
    let folder = file.parent().unwrap_or(Path::new(""));
    fs::create_dir_all(folder)?;
    let part = tempfile::NamedTempFile::new_in(folder)?;
    fs::write(part.path(), text)?;
    part.persist(file)?;
    Ok(())
}
