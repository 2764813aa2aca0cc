//! Artifacts (`.rxa`): a compiled job in one file, which runs without LLVM.
//!
//! An artifact is a zip of
//!
//! - `manifest.json`: versions, how to call the program, size and SHA-256 of every other part,
//! - `program.mlir`: StableHLO,
//! - `tensors.mlir`: the program as raised, to be split over a mesh,
//! - `gradient.mlir` and `gradient-tensors.mlir` if there are derivatives,
//! - `job.toml`: the job with every expression evaluated,
//! - `kernels/…`: the sources, as a record of its origin,
//! - `initial/NAME.npy`: initial values of arrays (NetCDF and Zarr files are referenced, not
//!   copied),
//! - `executables/N.bin` and `gradient-executables/N.bin`: executables compiled ahead of time.
//!
//! The same job gives the same bytes. Reading checks every hash.

use std::cmp::Ordering;
use std::fmt::Write as _;
use std::fs::File;
use std::io::{BufReader, BufWriter, Cursor, Read, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tempfile::TempDir;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use crate::arrays::{initial, npy};
use crate::fault::{Fault, Origin, Result, origin, why};
use crate::gradient::Built;
use crate::job::{self, Array, FromFile, Init, Job, Located};
use crate::program::{OnMesh, Program};

/// The only artifact format that this version writes and reads.
///
/// Format 1 is not read: its programs compare signed integers, count leading zeros and add truth
/// values in forms whose constant operands XLA's plugin folds to wrong results, and executables
/// that were compiled ahead of time may hold such results.
pub const FORMAT: u32 = 2;

const MANIFEST: &str = "manifest.json";
const PROGRAM: &str = "program.mlir";
const TENSORS: &str = "tensors.mlir";
const GRADIENT: &str = "gradient.mlir";
const GRADIENT_TENSORS: &str = "gradient-tensors.mlir";
const JOB: &str = "job.toml";
/// The prefix of the names of derivatives' executables.
const OF_GRADIENT: &str = "gradient-";

/// `manifest.json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Manifest {
    /// See [`FORMAT`].
    pub format: u32,
    /// Version of the program that wrote it.
    pub reactant_rs: String,
    /// How to call the program.
    pub program: Program,
    /// How to call the program of its derivatives, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gradient: Option<Built>,
    /// Every other part.
    pub parts: Vec<ArtifactEntry>,
}

/// A part of an artifact.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ArtifactEntry {
    /// Its path in the zip.
    pub name: String,
    /// Its size.
    pub bytes: u64,
    /// Its SHA-256, in hexadecimal.
    pub sha256: String,
}

/// An artifact that was read and checked.
#[derive(Debug)]
pub struct Artifact {
    /// Its manifest.
    pub manifest: Manifest,
    /// The job; its files are in `folder`.
    pub job: Job,
    /// The program.
    pub program: Program,
    /// The program of its derivatives, if it has one.
    pub gradient: Option<Built>,
    /// The kernel files it was raised from.
    pub sources: Vec<Origin>,
    /// The folder with the files of initial values; removed when this is dropped.
    pub folder: TempDir,
}

/// Writes `job`, its `program` and that of its derivatives to `path`. `sources` are the kernel
/// files: name and contents.
pub fn write(
    path: &Path,
    job: &Job,
    program: &Program,
    gradient: Option<&Built>,
    sources: &[(String, Vec<u8>)],
) -> Result<Manifest> {
    let mut job = job.clone();
    job.recorded = None;
    let mut parts = vec![(PROGRAM.to_owned(), program.text.clone().into_bytes())];
    if let Some(gradient) = gradient {
        parts.push((GRADIENT.to_owned(), gradient.text.clone().into_bytes()));
        if let Some(tensors) = &gradient.tensors {
            parts.push((
                GRADIENT_TENSORS.to_owned(),
                tensors.text.clone().into_bytes(),
            ));
        }
    }
    if let Some(tensors) = &program.tensors {
        parts.push((TENSORS.to_owned(), tensors.text.clone().into_bytes()));
    }
    let derived = gradient.and_then(|built| built.mesh.as_ref());
    for (of, on) in [("", program.mesh.as_ref()), (OF_GRADIENT, derived)] {
        for (number, ahead) in on.iter().flat_map(|on| &on.ahead).enumerate() {
            parts.push((executable_name(of, number), ahead.bytes.clone()));
        }
    }
    let named = |(index, (name, _)): (usize, &(String, Vec<u8>))| format!("kernels/{index}-{name}");
    let kernels: Vec<String> = sources.iter().enumerate().map(named).collect();
    parts.extend(
        kernels
            .iter()
            .cloned()
            .zip(sources.iter().map(|(_, text)| text.clone())),
    );
    for array in &job.arrays {
        let Init::File(file) = &array.init.value else {
            continue;
        };
        if !file.stays_outside() {
            let mut bytes = Vec::new();
            npy::write(&mut bytes, &initial::initial(&job, array)?)
                .map_err(|error| failed(path, &why(&error)))?;
            parts.push((initial_name(&array.name.value), bytes));
        }
    }
    for array in &mut job.arrays {
        let name = initial_name(&array.name.value);
        if let Init::File(file) = &mut array.init.value {
            match file.stays_outside() {
                true => {
                    file.path = std::path::absolute(&file.path)
                        .map_err(|error| Fault::file("find", &file.path, &error))?;
                }
                false => *file = FromFile::of(name.into()),
            }
        }
    }
    if gradient.is_some() {
        let whole = job.clone();
        let seeds = job.gradient.iter_mut().map(|g| &mut g.seeds);
        for (nth, direction) in seeds.flat_map(|s| &mut s.directions).enumerate() {
            pack(
                &whole,
                &format!("seed{nth}"),
                direction.iter_mut(),
                &mut parts,
            )?;
        }
        let deviations = job.minimize.iter_mut().flat_map(|m| &mut m.background);
        pack(&whole, "background", deviations, &mut parts)?;
    }
    let text = job::write::to_toml(&job, &kernels);
    parts.push((JOB.to_owned(), text.into_bytes()));
    let manifest = Manifest {
        format: FORMAT,
        reactant_rs: env!("CARGO_PKG_VERSION").to_owned(),
        program: program.clone(),
        gradient: gradient.cloned(),
        parts: parts
            .iter()
            .map(|(name, bytes)| part(name, bytes))
            .collect(),
    };
    let json =
        serde_json::to_vec_pretty(&manifest).map_err(|error| failed(path, &error.to_string()))?;
    parts.insert(0, (MANIFEST.to_owned(), json));
    write_zip(path, &parts).map_err(|error| failed(path, &why(&error)))?;
    Ok(manifest)
}

fn executable_name(of: &str, number: usize) -> String {
    format!("{of}executables/{number}.bin")
}

/// Moves the bytes of ahead-of-time executables from the parts into `on`. The error is the name of
/// a missing part.
fn unpack_executables(
    of: &str,
    on: &mut Option<OnMesh>,
    parts: &mut [(String, Vec<u8>)],
) -> Result<(), String> {
    let all = on.iter_mut().flat_map(|on| &mut on.ahead);
    for (number, ahead) in all.enumerate() {
        let name = executable_name(of, number);
        let found = parts.iter_mut().find(|(part, _)| *part == name);
        let (_, bytes) = found.ok_or_else(|| format!("it has no `{name}`"))?;
        ahead.bytes = std::mem::take(bytes);
    }
    Ok(())
}

fn initial_name(array: &str) -> String {
    format!("initial/{array}.npy")
}

/// Adds the files of `inits` as parts, and changes the job to name these.
fn pack<'a>(
    job: &Job,
    what: &str,
    inits: impl Iterator<Item = &'a mut (Located<String>, Located<Init>)>,
    parts: &mut Vec<(String, Vec<u8>)>,
) -> Result<()> {
    for (name, init) in inits {
        let (Init::File(_), Some(array)) = (&init.value, job.array(&name.value)) else {
            continue;
        };
        let like = Array {
            init: init.clone(),
            ..array.clone()
        };
        let part = initial_name(&format!("{what}-{}", name.value));
        let mut bytes = Vec::new();
        npy::write(&mut bytes, &initial::initial(job, &like)?)
            .map_err(|error| failed(Path::new(&part), &why(&error)))?;
        parts.push((part.clone(), bytes));
        init.value = Init::File(FromFile::of(part.into()));
    }
    Ok(())
}

fn part(name: &str, bytes: &[u8]) -> ArtifactEntry {
    ArtifactEntry {
        name: name.to_owned(),
        bytes: bytes.len() as u64,
        sha256: hex(&Sha256::digest(bytes)),
    }
}

/// Returns bytes in hexadecimal.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn failed(path: &Path, reason: &str) -> Fault {
    Fault::user(
        "unwritable-output",
        format!("cannot write `{}`: {reason}", path.display()),
    )
}

fn write_zip(path: &Path, parts: &[(String, Vec<u8>)]) -> std::io::Result<()> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."));
    let file = tempfile::Builder::new()
        .prefix(".partial")
        .tempfile_in(folder)?;
    let mut zip = ZipWriter::new(BufWriter::new(file));
    for (name, bytes) in parts {
        let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
        zip.start_file(
            name,
            options
                .large_file(bytes.len() as u64 >= u64::from(u32::MAX))
                .unix_permissions(0o644),
        )?;
        zip.write_all(bytes)?;
    }
    let file = zip
        .finish()?
        .into_inner()
        .map_err(std::io::IntoInnerError::into_error)?;
    let file = file.persist(path).map_err(|error| error.error)?;
    // Temporary files are readable by their owner only; the result gets the usual permissions.
    #[cfg(unix)]
    file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o644))?;
    drop(file);
    Ok(())
}

/// Returns whether a file starts like a zip, as artifacts do.
pub fn looks_like_one(path: &Path) -> bool {
    let mut start = [0; 4];
    File::open(path)
        .and_then(|mut file| file.read_exact(&mut start))
        .is_ok_and(|()| start == *b"PK\x03\x04")
}

/// Reads an artifact and checks every part.
pub fn read(path: &Path) -> Result<Artifact> {
    let broken = |reason: String| {
        let fault = Fault::user(
            "artifact-broken",
            format!("`{}` is not a whole artifact: {reason}", path.display()),
        );
        fault.help("write it again with `reactant-rs compile JOB -o FILE.rxa`, or copy it again")
    };
    let file = File::open(path).map_err(|error| Fault::file("read the artifact", path, &error))?;
    let mut zip =
        ZipArchive::new(BufReader::new(file)).map_err(|error| broken(error.to_string()))?;
    let json = read_part(&mut zip, MANIFEST, 1 << 24).map_err(broken)?;
    let format = serde_json::from_slice::<Format>(&json)
        .map_err(|error| broken(format!("its manifest cannot be read: {error}")))?;
    let message = || {
        format!(
            "`{}` has format {}, but this version reads format {FORMAT}",
            path.display(),
            format.format
        )
    };
    match format.format.cmp(&FORMAT) {
        Ordering::Equal => {}
        Ordering::Greater => {
            return Err(Fault::unsupported("artifact-newer", message())
                .help("install a newer reactant-rs")
                .into());
        }
        Ordering::Less => {
            let help = "XLA may compute wrong results of its program. Write it again from its job, \
                        with `reactant-rs compile JOB -o FILE.rxa`; an artifact is a zip, which \
                        keeps the job in `job.toml` and the kernels in `kernels/`";
            return Err(Fault::user("artifact-older", message()).help(help).into());
        }
    }
    let manifest: Manifest = serde_json::from_slice(&json)
        .map_err(|error| broken(format!("its manifest cannot be read: {error}")))?;
    let folder = tempfile::tempdir()
        .map_err(|error| Fault::file("create a temporary folder", &std::env::temp_dir(), &error))?;
    let (mut program, mut job, mut sources) = (None, None, Vec::new());
    let (mut derivatives, mut tensors, mut gradient_tensors) = (None, None, None);
    let mut executables = Vec::new();
    for part in &manifest.parts {
        let bytes = read_part(&mut zip, &part.name, part.bytes).map_err(broken)?;
        if self::part(&part.name, &bytes) != *part {
            return Err(broken(format!(
                "`{}` is not what was written (its SHA-256 differs)",
                part.name
            ))
            .into());
        }
        match part.name.as_str() {
            PROGRAM => program = Some(text(bytes, PROGRAM).map_err(broken)?),
            TENSORS => tensors = Some(text(bytes, TENSORS).map_err(broken)?),
            GRADIENT => derivatives = Some(text(bytes, GRADIENT).map_err(broken)?),
            GRADIENT_TENSORS => {
                gradient_tensors = Some(text(bytes, GRADIENT_TENSORS).map_err(broken)?)
            }
            JOB => job = Some(text(bytes, JOB).map_err(broken)?),
            name if name.starts_with("initial/") => {
                unpack(folder.path(), name, &bytes).map_err(broken)?
            }
            name if name
                .trim_start_matches(OF_GRADIENT)
                .starts_with("executables/") =>
            {
                executables.push((name.to_owned(), bytes))
            }
            name if name.starts_with("kernels/") => {
                sources.push(origin(name, String::from_utf8_lossy(&bytes)))
            }
            _ => {}
        }
    }
    let mut program = Program {
        text: program.ok_or_else(|| broken(format!("it has no `{PROGRAM}`")))?,
        ..manifest.program.clone()
    };
    unpack_executables("", &mut program.mesh, &mut executables).map_err(broken)?;
    if let Some(kept) = &mut program.tensors {
        kept.text = tensors.ok_or_else(|| broken(format!("it has no `{TENSORS}`")))?;
    }
    let mut gradient = match &manifest.gradient {
        None => None,
        Some(gradient) => Some(Built {
            text: derivatives.ok_or_else(|| broken(format!("it has no `{GRADIENT}`")))?,
            ..gradient.clone()
        }),
    };
    if let Some(built) = &mut gradient {
        unpack_executables(OF_GRADIENT, &mut built.mesh, &mut executables).map_err(broken)?;
    }
    if let Some(Built {
        tensors: Some(kept),
        ..
    }) = &mut gradient
    {
        kept.text =
            gradient_tensors.ok_or_else(|| broken(format!("it has no `{GRADIENT_TENSORS}`")))?;
    }
    let job = job.ok_or_else(|| broken(format!("it has no `{JOB}`")))?;
    let job = job::read::read(&format!("{}/{JOB}", path.display()), &job, folder.path())?;
    Ok(Artifact {
        manifest,
        job,
        program,
        gradient,
        sources,
        folder,
    })
}

/// The field of a manifest that no version changes.
#[derive(Deserialize)]
struct Format {
    format: u32,
}

fn read_part(
    zip: &mut ZipArchive<BufReader<File>>,
    name: &str,
    bytes: u64,
) -> Result<Vec<u8>, String> {
    let file = zip
        .by_name(name)
        .map_err(|error| format!("`{name}`: {error}"))?;
    let mut contents = Vec::new();
    file.take(bytes.saturating_add(1))
        .read_to_end(&mut contents)
        .map_err(|error| format!("`{name}`: {error}"))?;
    Ok(contents)
}

fn text(bytes: Vec<u8>, name: &str) -> Result<String, String> {
    String::from_utf8(bytes).map_err(|_| format!("`{name}` is not text"))
}

/// Writes a part below `folder`; fails if its name leads out of that folder.
fn unpack(folder: &Path, name: &str, bytes: &[u8]) -> Result<(), String> {
    let relative = PathBuf::from(name);
    if relative
        .components()
        .any(|component| !matches!(component, std::path::Component::Normal(_)))
    {
        return Err(format!("`{name}` is no name of a part"));
    }
    let path = folder.join(relative);
    let created = path.parent().map_or(Ok(()), std::fs::create_dir_all);
    let written = created.and_then(|()| std::fs::write(&path, Cursor::new(bytes).get_ref()));
    written.map_err(|error| format!("`{name}` cannot be unpacked: {}", why(&error)))
}

#[cfg(test)]
mod tests;
