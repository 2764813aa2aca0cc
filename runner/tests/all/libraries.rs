//! Programs that use cuBLAS, cuBLASLt, cuFFT, cuRAND and cuSPARSE, with `exec` and `trace`.
#![cfg(feature = "raise")]

use std::process::Command;

use crate::common::python;
use crate::host_programs::{HostProgram, ended};

const LIBRARIES: &[&str] = &[
    "-l:libcudart.so.13",
    "-l:libcublas.so.13",
    "-l:libcufft.so.12",
    "-l:libcurand.so.10",
];

/// Declarations, and a linear system solved by steepest descent.
const DESCENT: &str = r#"
extern "C" {
int cublasCreate_v2(void **);
int cublasDestroy_v2(void *);
int cublasDgemv_v2(void *, int, int, int, const double *, const double *, int, const double *, int, const double *, double *, int);
int cublasDaxpy_v2(void *, int, const double *, const double *, int, double *, int);
int cublasDdot_v2(void *, int, const double *, int, const double *, int, double *);
int cublasDnrm2_v2(void *, int, const double *, int, double *);
}
int main() {
    const int n = 17;
    double a[n * n], b[n];
    for (int j = 0; j < n; ++j) {
        for (int i = 0; i < n; ++i) a[i + j * n] = i == j ? 4 : (i - j == 1 || j - i == 1 ? -1 : 0);
        b[j] = 1 + j % 3;
    }
    double *d_a, *d_x, *d_r, *d_q;
    CHECK(cudaMalloc((void **)&d_a, sizeof a));
    CHECK(cudaMalloc((void **)&d_x, sizeof b));
    CHECK(cudaMalloc((void **)&d_r, sizeof b));
    CHECK(cudaMalloc((void **)&d_q, sizeof b));
    CHECK(cudaMemcpy(d_a, a, sizeof a, HostToDevice));
    CHECK(cudaMemcpy(d_r, b, sizeof b, HostToDevice));
    CHECK(cudaMemset(d_x, 0, sizeof b));
    void *blas;
    CHECK(cublasCreate_v2(&blas));
    const double one = 1, zero = 0, step = 0.2, down = -0.2;
    double norm;
    for (int k = 0; k < 50; ++k) {
        CHECK(cublasDgemv_v2(blas, 0, n, n, &one, d_a, n, d_r, 1, &zero, d_q, 1));
        CHECK(cublasDaxpy_v2(blas, n, &step, d_r, 1, d_x, 1));
        CHECK(cublasDaxpy_v2(blas, n, &down, d_q, 1, d_r, 1));
    }
    CHECK(cublasDnrm2_v2(blas, n, d_r, 1, &norm));
    double x[n], worst = 0;
    CHECK(cudaMemcpy(x, d_x, sizeof x, DeviceToHost));
    for (int i = 0; i < n; ++i) {
        double rest = b[i];
        for (int j = 0; j < n; ++j) rest -= a[i + j * n] * x[j];
        worst = rest > worst ? rest : -rest > worst ? -rest : worst;
    }
    printf("%d %d\n", worst < 1e-9, norm < 1e-9);
    CHECK(cublasDestroy_v2(blas));
}
"#;

#[test]
fn programs_with_blas_are_executed_traced_and_checked() {
    let program = HostProgram::linked_with(DESCENT, LIBRARIES);
    assert_eq!(program.exec(&[], 0).0, "1 1\n");
    let (out, explained) = program.exec(&["--target", "interpreter", "--explain"], 0);
    assert_eq!(out, "1 1\n");
    assert!(explained.contains("0 natively"), "{explained}");
    let (_, told) = program.ends(&["trace", "-o", "job", "--", "./program"], 0);
    assert!(told.contains("50 steps"), "{told}");
    let job = std::fs::read_to_string(program.path("job/job.toml")).unwrap();
    // The kernels of a library are in one file, with named parameters.
    assert!(job.contains(r#"kernels = ["blas.ptx"]"#), "{job}");
    assert!(job.contains("kernel = \"blas_dgemv_n\""), "{job}");
    assert!(job.contains("alpha"), "{job}");
    program.ends(&["check", "job/job.toml", "--target", "interpreter"], 0);
}

#[test]
fn statuses_tell_what_is_wrong() {
    let source = r#"
extern "C" {
int cublasCreate_v2(void **);
int cublasSetPointerMode_v2(void *, int);
int cublasDaxpy_v2(void *, int, const double *, const double *, int, double *, int);
int cublasDgemm_v2(void *, int, int, int, int, int, const double *, const double *, int, const double *, int, const double *, double *, int);
int cublasSspmv_v2(void *);
const char *cublasGetStatusString(int);
int cufftPlan1d(int *, int, int, int);
int cufftExecC2C(int, void *, void *, int);
int cufftXtMalloc(int);
int curandCreateGenerator(void **, int);
int curandGenerateNormal(void *, float *, size_t, float, float);
}
int main() {
    void *blas, *generator;
    double *x, one = 1;
    CHECK(cudaMalloc((void **)&x, 80));
    printf("%d ", cublasDaxpy_v2(0, 10, &one, x, 1, x, 1));
    CHECK(cublasCreate_v2(&blas));
    printf("%d ", cublasDaxpy_v2(blas, 10, 0, x, 1, x, 1));
    printf("%d ", cublasDgemm_v2(blas, 0, 0, 3, 3, 3, &one, x, 2, x, 3, &one, x, 3));
    printf("%d ", cublasDgemm_v2(blas, 5, 0, 3, 3, 3, &one, x, 3, x, 3, &one, x, 3));
    printf("%d %d ", cublasSspmv_v2(blas), cublasSspmv_v2(blas));
    CHECK(cublasSetPointerMode_v2(blas, 1));
    printf("%d %s\n", cublasDaxpy_v2(blas, 10, &one, x, 1, x, 1), cublasGetStatusString(7));
    int plan;
    printf("%d %d %d ", cufftPlan1d(&plan, 0, 0x29, 1), cufftPlan1d(&plan, 8, 7, 1), cufftExecC2C(99, x, x, -1));
    CHECK(cufftPlan1d(&plan, 4, 0x69, 1));
    printf("%d %d\n", cufftExecC2C(plan, x, x, -1), cufftXtMalloc(plan));
    printf("%d ", curandCreateGenerator(&generator, 201));
    CHECK(curandCreateGenerator(&generator, 100));
    printf("%d\n", curandGenerateNormal(generator, (float *)x, 3, 0, 1));
}
"#;
    let (out, err) = HostProgram::linked_with(source, LIBRARIES).exec(&[], 0);
    let statuses = "1 7 7 7 15 15 7 an unsupported value or parameter was passed to the function\n8 3 1 3 16\n103 105\n";
    assert_eq!(out, statuses);
    let message = "the program calls `cublasSspmv_v2`, which is not supported";
    assert_eq!(err.matches(message).count(), 1, "{err}");
    assert!(err.contains("`cufftXtMalloc`"), "{err}");
    assert!(err.contains("quasirandom generators of cuRAND"), "{err}");
    assert!(
        err.contains("its pointer mode is that of the device"),
        "{err}"
    );
}

/// What cuBLASLt does not have here is refused by name, when an attribute is set or a product is
/// asked for.
#[test]
fn attributes_of_products_are_refused_by_name() {
    let source = r#"
typedef unsigned long long Size;
extern "C" {
int cublasLtCreate(void **);
int cublasLtMatmulDescCreate(void **, int, int);
int cublasLtMatmulDescInit_internal(void *, size_t, int, int);
int cublasLtMatmulDescSetAttribute(void *, int, const void *, size_t);
int cublasLtMatmulDescGetAttribute(void *, int, void *, size_t, size_t *);
int cublasLtMatrixLayoutCreate(void **, int, Size, Size, long long);
int cublasLtMatrixLayoutSetAttribute(void *, int, const void *, size_t);
int cublasLtMatmulAlgoGetHeuristic(void *, void *, void *, void *, void *, void *, void *, int, void *, int *);
int cublasLtMatmul(void *, void *, const void *, const void *, void *, const void *, void *, const void *, const void *, void *, void *, void *, const void *, void *, size_t, void *);
}
int main() {
    void *lt, *desc, *a, *c, *other, *integers;
    float *x, one = 1;
    Size provided[11], found[12];
    size_t written;
    int count = 5, two = 2, epilogue = 130, value = 0;
    CHECK(cudaMalloc((void **)&x, 400));
    CHECK(cublasLtCreate(&lt));
    CHECK(cublasLtMatmulDescCreate(&desc, 68, 0));
    CHECK(cublasLtMatmulDescInit_internal(provided, sizeof provided, 68, 0));
    printf("%d ", cublasLtMatmulDescInit_internal(provided, 8, 68, 0));
    // An epilogue, a pointer mode, a size that is wrong, and an attribute of no name.
    printf("%d %d ", cublasLtMatmulDescSetAttribute(desc, 7, &epilogue, 4), cublasLtMatmulDescSetAttribute(provided, 2, &two, 4));
    printf("%d %d ", cublasLtMatmulDescSetAttribute(desc, 3, &two, 8), cublasLtMatmulDescSetAttribute(desc, 77, &two, 4));
    CHECK(cublasLtMatmulDescSetAttribute(provided, 3, &two, 4));
    CHECK(cublasLtMatmulDescGetAttribute(provided, 3, &value, 4, &written));
    printf("%d %zu ", value, written);
    CHECK(cublasLtMatmulDescGetAttribute(desc, 7, &value, 4, 0));
    printf("%d\n", value);
    CHECK(cublasLtMatrixLayoutCreate(&a, 0, 5, 5, 5));
    CHECK(cublasLtMatrixLayoutCreate(&c, 0, 5, 5, 5));
    CHECK(cublasLtMatrixLayoutCreate(&other, 0, 4, 5, 5));
    CHECK(cublasLtMatrixLayoutCreate(&integers, 3, 5, 5, 5));
    printf("%d ", cublasLtMatrixLayoutSetAttribute(a, 1, &two, 4));
    printf("%d ", cublasLtMatmulAlgoGetHeuristic(lt, desc, a, other, c, c, 0, 1, found, &count));
    printf("%d ", cublasLtMatmulAlgoGetHeuristic(lt, desc, integers, integers, c, c, 0, 1, found, &count));
    printf("%d ", count);
    printf("%d ", cublasLtMatmul(0, desc, &one, x, a, x, a, &one, x, c, x + 50, c, 0, 0, 0, 0));
    printf("%d\n", cublasLtMatmul(lt, desc, &one, x, a, x, a, &one, 0, c, x + 50, c, 0, 0, 0, 0));
}
"#;
    let program = HostProgram::linked_with(source, &["-l:libcudart.so.13", "-l:libcublasLt.so.13"]);
    let (out, err) = program.exec(&[], 0);
    assert_eq!(out, "7 15 15 7 15 2 4 1\n15 7 15 0 1 7\n");
    for told in [
        "`CUBLASLT_MATMUL_DESC_EPILOGUE` of 130 is not supported",
        "`CUBLASLT_MATMUL_DESC_POINTER_MODE` of 2 is not supported",
        "attribute 77 of the list of cuBLASLt that begins with `CUBLASLT_MATMUL_DESC_COMPUTE_TYPE`",
        "`CUBLASLT_MATRIX_LAYOUT_ORDER` of 2 is not supported",
        "cublasLtMatmul with operands of types 3, 3 and 0 (cudaDataType)",
    ] {
        assert!(err.contains(told), "{told}: {err}");
    }
}

/// Runs a part of `library_results.py`.
fn results(part: &str, flags: &[&str]) {
    let Some(python) = python("numpy") else {
        return;
    };
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/library_results.py");
    let mut command = Command::new(env!("CARGO_BIN_EXE_reactant-rs"));
    command.arg("exec").args(flags).arg("--").arg(python);
    let output = command
        .args([script, part])
        .output()
        .expect("the binary starts");
    assert_eq!(ended(&output, 0).0, format!("{part}: ok\n"));
}

#[test]
fn level_1_is_as_numpy_has_it() {
    results("level1", &[]);
}

#[test]
fn level_2_is_as_numpy_has_it() {
    results("level2", &[]);
}

#[test]
fn level_3_is_as_numpy_has_it() {
    results("level3", &[]);
}

#[test]
fn products_that_are_raised_are_as_numpy_has_them() {
    results("raised", &["--target", "interpreter"]);
}

#[test]
fn batches_are_as_numpy_has_them() {
    results("batched", &[]);
}

#[test]
fn products_of_other_types_are_as_numpy_has_them() {
    results("extended", &[]);
}

#[test]
fn products_with_descriptors_are_as_numpy_has_them() {
    results("described", &[]);
    results("described", &["--target", "interpreter"]);
}

#[test]
fn transforms_are_as_numpy_has_them() {
    results("fft", &[]);
}

#[test]
fn random_numbers_have_their_distributions() {
    results("random", &[]);
}

#[test]
fn products_and_systems_with_sparse_matrices_are_as_numpy_has_them() {
    results("sparse", &[]);
}

#[test]
fn a_library_that_is_not_replaced_is_refused_by_name() {
    let source = "int main() { puts(\"it ran\"); }";
    let program = HostProgram::linked_with(source, &["-l:libcurand.so.10"]);
    assert_eq!(program.exec(&[], 0).0, "it ran\n");
    // The same program with another library name in its dynamic section.
    let mut binary = std::fs::read(program.path("program")).unwrap();
    let (old, new) = (b"libcurand.so.10\0", b"libnccl.so.2\0\0\0\0");
    let place = binary.windows(old.len()).position(|part| part == old);
    let place = place.expect("the name is there");
    binary[place..place + old.len()].copy_from_slice(new);
    std::fs::write(program.path("program"), binary).unwrap();
    let (out, err) = program.exec(&[], 3);
    assert_eq!(out, "");
    assert!(err.contains("uses NCCL (`libnccl.so.2`)"), "{err}");
    assert!(
        err.contains("cuBLAS, cuFFT, cuRAND and cuSPARSE are replaced"),
        "{err}"
    );
}
