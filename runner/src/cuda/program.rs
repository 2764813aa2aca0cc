//! Inspects a program before it starts: whether it needs CUDA's libraries.

use std::path::{Path, PathBuf};

use object::read::elf::{Dyn, FileHeader, SectionHeader};
use object::{Endianness, elf};

use crate::fault::{Fault, Result};

type File<'a> = object::read::elf::ElfFile64<'a, Endianness>;

/// Returns the file that a command starts, as a shell finds it.
///
/// - errors: a command that is not found
pub fn find(command: &Path) -> Result<PathBuf> {
    if command.components().count() > 1 || command.is_absolute() {
        return match command.metadata() {
            Ok(_) => Ok(command.to_owned()),
            Err(error) => Err(Fault::file("start", command, &error).into()),
        };
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path)
        .map(|folder| folder.join(command))
        .find(|file| file.is_file());
    found.ok_or_else(|| {
        let message = format!("there is no program `{}`", command.display());
        Fault::user("no-program", message)
            .help("a program in this folder is `./NAME`")
            .into()
    })
}

/// NVIDIA's libraries without a stand-in: the prefix of their file names, and their names.
const NOT_REPLACED: [(&str, &str); 8] = [
    ("libcusolver", "cuSOLVER"),
    ("libcufftw.so", "cuFFTW"),
    ("libcudnn", "cuDNN"),
    ("libcutensor", "cuTENSOR"),
    ("libnccl.so", "NCCL"),
    ("libnpp", "NPP"),
    ("libnvjpeg.so", "nvJPEG"),
    ("libnvshmem", "NVSHMEM"),
];

/// Returns an error for a program that contains CUDA's runtime, or needs a library without a
/// stand-in.
///
/// - errors: a statically linked runtime; a library without a stand-in
pub fn check(path: &Path) -> Result<()> {
    let Ok(data) = std::fs::read(path) else {
        return Ok(());
    };
    // A script, or a program of another format: the programs that it starts are checked when they
    // call CUDA.
    let Ok(file) = File::parse(data.as_slice()) else {
        return Ok(());
    };
    let Some((has_kernels, libraries)) = look(&file) else {
        return Ok(());
    };
    if let Some((file, name)) = not_replaced(&libraries) {
        let message = format!(
            "`{}` uses {name} (`{file}`), which is not replaced",
            path.display()
        );
        let help = "NVIDIA's own library needs NVIDIA's driver. cuBLAS, cuFFT, cuRAND and cuSPARSE are replaced";
        return Err(Fault::unsupported("cuda-library", message)
            .help(help)
            .into());
    }
    let is_shared = libraries
        .iter()
        .any(|name| name.starts_with("libcudart.so"));
    let uses_driver = libraries.iter().any(|name| name.starts_with("libcuda.so"));
    if !has_kernels || is_shared || uses_driver {
        return Ok(());
    }
    let message = format!(
        "`{}` has CUDA's runtime linked statically, which cannot be replaced",
        path.display()
    );
    let help = "link it again with the shared runtime: `NVCC_APPEND_FLAGS=\"-cudart shared\" make`, or with CMake `-DCMAKE_CUDA_RUNTIME_LIBRARY=Shared`";
    Err(Fault::user("static-cudart", message).help(help).into())
}

/// Returns the first library without a stand-in, and its name.
fn not_replaced(libraries: &[String]) -> Option<(&str, &'static str)> {
    libraries.iter().find_map(|file| {
        let (_, name) = NOT_REPLACED
            .iter()
            .find(|(start, _)| file.starts_with(start))?;
        Some((file.as_str(), *name))
    })
}

/// Returns whether the file has fat binaries, and the libraries that it needs.
fn look(file: &File<'_>) -> Option<(bool, Vec<String>)> {
    let endian = file.endian();
    let header = file.elf_header();
    let sections = header.sections(endian, file.data()).ok()?;
    let has_kernels = sections.iter().any(|section| {
        sections
            .section_name(endian, section)
            .is_ok_and(|name| name == b".nv_fatbin")
    });
    let mut libraries = Vec::new();
    for section in sections
        .iter()
        .filter(|section| section.sh_type(endian) == elf::SHT_DYNAMIC)
    {
        let (entries, link) = section.dynamic(endian, file.data()).ok()??;
        let strings = sections.strings(endian, file.data(), link).ok()?;
        for entry in entries
            .iter()
            .filter(|entry| entry.tag(endian) == elf::DT_NEEDED)
        {
            let name = entry.string(endian, strings).ok()?;
            libraries.push(String::from_utf8_lossy(name).into_owned());
        }
    }
    Some((has_kernels, libraries))
}
