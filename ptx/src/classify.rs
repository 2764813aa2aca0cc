//! Determines the kind of a file from its first bytes.

use crate::error::{Error, Span};

/// The kind of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// No bytes, or only white space.
    Empty,
    /// PTX, or text with the beginning of PTX.
    Ptx,
    /// LLVM IR as text.
    LlvmIr,
    /// LLVM bitcode.
    LlvmBitcode,
    /// MLIR as text.
    Mlir,
    /// MLIR bytecode.
    MlirBytecode,
    /// An ELF file for NVIDIA GPUs.
    Cubin,
    /// Another ELF file.
    Elf,
    /// NVIDIA's container of cubins and PTX.
    Fatbin,
    /// CUDA C++.
    CudaSource,
    /// A disassembly by cuobjdump or nvdisasm.
    Sass,
    /// UTF-16 text.
    Utf16,
    /// A compressed file or an archive.
    Archive,
    /// Text of some other kind.
    OtherText,
    /// Bytes of some other kind.
    Binary,
}

impl Kind {
    /// Returns whether it is text that only the file name distinguishes from MLIR.
    fn may_be_mlir(self) -> bool {
        use Kind::*;
        matches!(self, Mlir | OtherText | CudaSource | Sass | LlvmIr)
    }
}

const MAGIC: &[(&[u8], Kind)] = &[
    (b"BC\xC0\xDE", Kind::LlvmBitcode),
    (b"\xDE\xC0\x17\x0B", Kind::LlvmBitcode),
    (b"ML\xEFR", Kind::MlirBytecode),
    (b"\x50\xED\x55\xBA", Kind::Fatbin),
    (b"\x46\x62\x43\xB1", Kind::Fatbin),
    (b"\xFF\xFE", Kind::Utf16),
    (b"\xFE\xFF", Kind::Utf16),
    (b"\x1F\x8B", Kind::Archive),
    (b"PK\x03\x04", Kind::Archive),
    (b"\x28\xB5\x2F\xFD", Kind::Archive),
    (b"\xFD7zXZ", Kind::Archive),
    (b"BZh", Kind::Archive),
    (b"!<arch>", Kind::Archive),
];

/// The value of `e_machine` for NVIDIA's GPUs.
const EM_CUDA: u16 = 190;

/// Returns the kind of `bytes`.
pub fn classify(bytes: &[u8]) -> Kind {
    if let Some((_, kind)) = MAGIC.iter().find(|(magic, _)| bytes.starts_with(magic)) {
        return *kind;
    }
    if bytes.starts_with(b"\x7FELF") {
        let machine = bytes
            .get(18..20)
            .map_or(0, |field| u16::from_le_bytes([field[0], field[1]]));
        return if machine == EM_CUDA {
            Kind::Cubin
        } else {
            Kind::Elf
        };
    }
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let sample = &bytes[..bytes.len().min(1 << 16)];
    if sample
        .iter()
        .any(|byte| *byte < 9 || (14..32).contains(byte) && *byte != 0x1B)
    {
        return Kind::Binary;
    }
    if let Err(error) = std::str::from_utf8(sample)
        && error.error_len().is_some()
    {
        return Kind::Binary;
    }
    classify_text(&String::from_utf8_lossy(sample))
}

/// Returns the kind of a file with that name. The name decides where MLIR cannot be distinguished
/// from other text.
pub fn classify_file(name: &str, bytes: &[u8]) -> Kind {
    let kind = classify(bytes);
    match name.ends_with(".mlir") && kind.may_be_mlir() {
        true => Kind::Mlir,
        false => kind,
    }
}

fn classify_text(text: &str) -> Kind {
    if text.trim().is_empty() {
        return Kind::Empty;
    }
    let code = text
        .lines()
        .map(str::trim)
        .find(|line| !line.is_empty() && !line.starts_with("//"));
    let Some(first) = code else { return Kind::Ptx };
    let starts = |words: &[&str]| words.iter().any(|word| first.starts_with(word));
    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
    if starts(&[
        ".version", ".target", ".visible", ".entry", ".func", ".global", ".const", ".extern",
        ".weak", ".file",
    ]) {
        return Kind::Ptx;
    }
    if starts(&[
        "; ModuleID",
        "source_filename",
        "target datalayout",
        "target triple",
        "declare ",
        "define ",
        "!llvm.",
    ]) {
        return Kind::LlvmIr;
    }
    if starts(&[
        "module",
        "func.func",
        "builtin.module",
        "gpu.module",
        "llvm.func",
        "memref.global",
        "\"builtin.module\"",
    ]) && has(&["{"])
        || starts(&["#map", "#loc"])
        || is_alias(first) && has(&["func.func", "llvm.func", "gpu.func", "builtin.module"])
    {
        return Kind::Mlir;
    }
    if has(&[
        "__global__",
        "#include",
        "__device__",
        "threadIdx",
        "extern \"C\"",
        "cudaMalloc",
    ]) {
        return Kind::CudaSource;
    }
    if starts(&[
        "Fatbin elf code",
        "code for sm_",
        ".headerflags",
        "Function :",
    ]) || has(&["\tFunction :", ".headerflags"])
    {
        return Kind::Sass;
    }
    if has(&[".version", ".visible .entry", ".address_size"])
        || first.starts_with('.')
        || first.starts_with("/*")
    {
        return Kind::Ptx;
    }
    if has(&["target triple", "\ndefine ", "getelementptr"]) {
        return Kind::LlvmIr;
    }
    Kind::OtherText
}

/// Returns whether a line defines an alias of MLIR: `#set = affine_set<…>`, `!t = …`.
fn is_alias(line: &str) -> bool {
    let Some(name) = line.strip_prefix(['#', '!']) else {
        return false;
    };
    let is_part = |c: char| c.is_ascii_alphanumeric() || "_$.-".contains(c);
    let name = name.split_once('=').map_or("", |(name, _)| name.trim_end());
    !name.is_empty() && name.chars().all(is_part)
}

/// Returns the error for a file that is not PTX; `None` if it is.
pub fn refuse(bytes: &[u8]) -> Option<Error> {
    let kind = classify(bytes);
    let recompile =
        "compile the CUDA source with `nvcc -ptx`, or extract the PTX with `cuobjdump -ptx`";
    #[rustfmt::skip]
    let (message, help) = match kind {
        Kind::Ptx => return None,
        Kind::Empty => ("the file is empty", "PTX begins with `.version`; compile a CUDA source with `nvcc -ptx kernel.cu`"),
        Kind::LlvmIr => ("this is LLVM IR, not PTX", "give the file the extension `.ll`"),
        Kind::LlvmBitcode => ("this is LLVM bitcode, not PTX", "give the file the extension `.bc`"),
        Kind::Mlir => ("this is MLIR, not PTX", "give the file the extension `.mlir`"),
        Kind::MlirBytecode => ("this is MLIR bytecode, not PTX", "turn it into text with `mlir-opt file.mlirbc -o file.mlir`"),
        Kind::Cubin => ("this is a cubin: compiled machine code of a GPU, not PTX", recompile),
        Kind::Elf => ("this is an ELF file (a program, object or library), not PTX", recompile),
        Kind::Fatbin => ("this is a fatbin: a container of compiled GPU code, not PTX", recompile),
        Kind::CudaSource => ("this is CUDA C++ source, not PTX", "compile it first: `nvcc -ptx kernel.cu -o kernel.ptx`"),
        Kind::Sass => ("this is disassembled machine code (SASS), not PTX", "use `cuobjdump -ptx` in place of `cuobjdump -sass`"),
        Kind::Utf16 => ("this is UTF-16 text; PTX is plain ASCII or UTF-8", "convert it: `iconv -f UTF-16 -t UTF-8 file.ptx`"),
        Kind::Archive => ("this is a compressed file or an archive, not PTX", "unpack it first"),
        Kind::OtherText => ("this text is not PTX", "PTX begins with `.version`; compile a CUDA source with `nvcc -ptx kernel.cu`"),
        Kind::Binary => ("this is a binary file, not PTX", "PTX is text that begins with `.version`; compile a CUDA source with `nvcc -ptx kernel.cu`"),
    };
    let error = Error::user("not-ptx", message).help(help);
    Some(
        if matches!(
            kind,
            Kind::OtherText | Kind::CudaSource | Kind::LlvmIr | Kind::Mlir | Kind::Sass
        ) {
            let line =
                String::from_utf8_lossy(bytes.split(|byte| *byte == b'\n').next().unwrap_or(bytes));
            // At most 200 characters, cut at a character boundary.
            let end = line
                .char_indices()
                .nth(200)
                .map_or(line.len(), |(start, _)| start);
            error.at(Span::new(0, end), "PTX would begin with `.version`")
        } else {
            error
        },
    )
}
