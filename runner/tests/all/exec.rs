//! `reactant-rs exec`: programs that g++ compiles, on the stand-in CUDA libraries.
#![cfg(feature = "raise")]

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use rustix::process::{Pid, Signal, kill_process};

use crate::common::unwrapped;
use crate::host_programs::{HostProgram, ended};

/// A heat equation that swaps pointers. It prints the elements of the result.
const HEAT: &str = r#"
int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 37, steps = argc > 2 ? atoi(argv[2]) : 10;
    Module module;
    static char heat;
    module.kernel(&heat, "heat");
    float *u = device<float>(n), *v = device<float>(n), *host = new float[n];
    for (int i = 0; i < n; ++i) host[i] = i == 5 ? 100.0f : 0.1f * i;
    CHECK(cudaMemcpy(u, host, 4 * n, HostToDevice));
    for (int step = 0; step < steps; ++step) {
        CHECK(launch(&heat, (n + 31) / 32, 32, u, v, n, 0.2f));
        float *old = u;
        u = v;
        v = old;
    }
    CHECK(cudaMemcpy(host, u, 4 * n, DeviceToHost));
    for (int i = 0; i < n; ++i) printf("%.9g\n", host[i]);
    fprintf(stderr, "the program's own error\n");
    return 7;
}
"#;

/// Returns the result of [`HEAT`].
fn heat(n: usize, steps: usize) -> Vec<f32> {
    let mut u: Vec<f32> = (0..n).map(|i| 0.1 * i as f32).collect();
    u[5] = 100.0;
    for _ in 0..steps {
        let old = u.clone();
        for i in 1..n - 1 {
            let second = old[i].mul_add(-2.0, old[i - 1] + old[i + 1]);
            u[i] = 0.2_f32.mul_add(second, old[i]);
        }
    }
    u
}

fn numbers(out: &str) -> Vec<f32> {
    out.lines().map(|line| line.parse().unwrap()).collect()
}

#[test]
fn results_output_exit_code_and_arguments_are_the_programs() {
    let program = HostProgram::new(HEAT);
    let (out, err) = program.exec(&[], 7);
    assert_eq!(numbers(&out), heat(37, 10));
    assert_eq!(err, "the program's own error\n");
    let words = ["exec", "--", "./program", "41", "3"];
    assert_eq!(numbers(&program.ends(&words, 7).0), heat(41, 3));
    // A tensor program may round an `fma` twice.
    let (out, err) = program.exec(&["--target", "interpreter"], 7);
    for (found, native) in numbers(&out).iter().zip(heat(37, 10)) {
        assert!((found - native).abs() <= 1e-6 * native.abs(), "{out}");
    }
    assert_eq!(err, "the program's own error\n");
    let explained = program.exec(&["--target", "interpreter", "--explain"], 7).1;
    assert!(
        explained.contains("10 launches by 1 program on interpreter, 0 natively"),
        "{explained}"
    );
}

#[test]
fn launches_are_compared_with_another_engine() {
    let program = HostProgram::new(HEAT);
    for target in ["native", "interpreter"] {
        let (out, err) = program.exec(&["--target", target, "--check"], 7);
        assert_eq!(numbers(&out).len(), 37);
        let summary = "compared 10 of 10 launches: 10 agree, 0 differ";
        assert!(err.contains(summary), "{target}: {err}");
    }
    // A tensor program rounds each `fma` twice, by which the last digits differ.
    let strict = ["--target", "interpreter", "--check", "--tolerance-ulp", "0"];
    let (out, err) = program.exec(&strict, 1);
    assert_eq!(numbers(&out).len(), 37, "the program ran to its end");
    let err = unwrapped(&err);
    for part in [
        "launch 1, `heat`, grid [2, 1, 1], block [32, 1, 1]:",
        "`cudaMalloc at host.h:",
        " of 37 elements of f32; element ",
        "(tensor program) and ",
        "(native code), at most 1 ulp",
        "compared 10 of 10 launches: ",
        "the first is launch 1, `heat`",
    ] {
        assert!(err.contains(part), "{part}: {err}");
    }
    let (_, err) = program.exec(&["--tolerance-ulp", "0"], 2);
    assert!(err.contains("--check"), "{err}");
}

#[test]
fn compiling_has_a_limit_beyond_which_launches_run_natively() {
    let program = HostProgram::new(HEAT);
    let limited = ["--target", "cpu", "--compile-seconds", "0"];
    let (out, err) = program.exec(&[&limited[..], &["--explain"]].concat(), 7);
    assert_eq!(numbers(&out), heat(37, 10));
    let err = unwrapped(&err);
    for part in [
        "0 launches by 0 programs on cpu, 10 natively",
        "natively: 10 launches: compiling took as long as it may",
        "note: 10 of 10 launches ran natively to save time",
    ] {
        assert!(err.contains(part), "{part}: {err}");
    }
    let (_, err) = program.exec(&[&limited[..], &["--check"]].concat(), 7);
    let summary = "compared 10 of 10 launches: 10 agree, 0 differ";
    assert!(err.contains(summary) && !err.contains("natively"), "{err}");
}

#[test]
fn launches_that_no_other_engine_runs_are_not_compared() {
    let source = r#"
int main() {
    Module module;
    static char by_table, twice, add_to_rows;
    module.kernel(&by_table, "by_table");
    module.kernel(&twice, "twice");
    module.kernel(&add_to_rows, "add_to_rows");
    int *y = device<int>(8), *rows[2] = {y, y + 4};
    int **table = device<int *>(2), ***outer = device<int **>(1);
    CHECK(cudaMemset(y, 0, 32));
    CHECK(cudaMemcpy(table, rows, sizeof rows, HostToDevice));
    CHECK(launch(&twice, 1, 8, y, 8));
    // The addresses are found in the table.
    CHECK(launch(&by_table, 1, 8, table, 8));
    CHECK(launch(&add_to_rows, 2, 4, table, 4));
    CHECK(cudaDeviceSynchronize());
    // What native code ends with an error.
    CHECK(launch(&twice, 1, 32, y, 9));
    return cudaDeviceSynchronize() != 700;
}
"#;
    let program = HostProgram::new(source);
    let (_, err) = program.exec(&["--check"], 0);
    let err = unwrapped(&err);
    for part in [
        "compared 3 of 4 launches: 3 agree, 0 differ",
        "1 launch not compared: `twice`: native code ends it with an error",
    ] {
        assert!(err.contains(part), "{part}: {err}");
    }
}

#[test]
fn pinned_memory_that_the_host_writes_meanwhile_is_not_compared() {
    let source = r#"
#include <pthread.h>
#include <atomic>
static std::atomic<bool> is_over, is_lost;
static void *count(void *pinned) {
    volatile int *counter = (int *)pinned;
    for (int value = 1; !is_over; ++value) {
        *counter = value;
        usleep(10);
        if (*counter != value) is_lost = true;
    }
    return 0;
}
int main() {
    Module module;
    static char twice;
    module.kernel(&twice, "twice");
    void *pinned;
    CHECK(cudaMallocHost(&pinned, 80));
    int *y = device<int>(20);
    CHECK(cudaMemset(y, 1, 80));
    pthread_t thread;
    pthread_create(&thread, 0, count, pinned);
    for (int step = 0; step < 5; ++step) CHECK(launch(&twice, 1, 32, y, 20));
    CHECK(cudaDeviceSynchronize());
    is_over = true;
    pthread_join(thread, 0);
    return is_lost;
}
"#;
    let program = HostProgram::new(source);
    for target in ["native", "interpreter"] {
        let (_, err) = program.exec(&["--target", target, "--check"], 0);
        let said = "compared 5 of 5 launches: 5 agree, 0 differ";
        assert!(unwrapped(&err).contains(said), "{target}: {err}");
    }
}

#[test]
fn a_program_without_launches_has_nothing_to_compare() {
    let source = "int main() { CHECK(cudaDeviceSynchronize()); }";
    let (_, err) = HostProgram::new(source).exec(&["--check"], 0);
    assert_eq!(err, "compared nothing: the program launches no kernel\n");
}

#[test]
fn the_driver_api_takes_ptx_as_text() {
    let source = r#"
int main() {
    void *context, *module, *twice;
    int device, n = 50;
    CHECK(cuInit(0));
    CHECK(cuDeviceGet(&device, 0));
    CHECK(cuCtxCreate_v2(&context, 0, device));
    CHECK(cuModuleLoadData(&module, PTX));
    CHECK(cuModuleGetFunction(&twice, module, "twice"));
    unsigned long long y, factor;
    size_t bytes;
    CHECK(cuMemAlloc_v2(&y, 4 * n));
    int host[50];
    for (int i = 0; i < n; ++i) host[i] = i;
    CHECK(cuMemcpyHtoD_v2(y, host, sizeof host));
    void *args[] = {&y, &n};
    CHECK(cuLaunchKernel(twice, 2, 1, 1, 32, 1, 1, 0, 0, args, 0));
    // The same parameters as one buffer.
    struct { unsigned long long y; int n; } buffer = {y, 10};
    size_t size = 12;
    void *extra[] = {(void *)1, &buffer, (void *)2, &size, 0};
    CHECK(cuLaunchKernel(twice, 1, 1, 1, 32, 1, 1, 0, 0, 0, extra));
    // The same parameters set one by one, as before CUDA 4.
    CHECK(cuParamSetv(twice, 0, &y, 8));
    CHECK(cuParamSeti(twice, 8, 3));
    CHECK(cuParamSetSize(twice, 12));
    printf("%d\n", cuLaunchGrid(twice, 1, 1));
    CHECK(cuFuncSetBlockShape(twice, 32, 1, 1));
    CHECK(cuLaunchGrid(twice, 1, 1));
    CHECK(cuCtxSynchronize());
    CHECK(cuMemcpyDtoH_v2(host, y, sizeof host));
    CHECK(cuModuleGetGlobal_v2(&factor, &bytes, module, "factor"));
    int value;
    CHECK(cuMemcpyDtoH_v2(&value, factor, bytes));
    printf("%d %d %d %d %d\n", host[2], host[9], host[10], host[49], value);
    printf("%d\n", cuModuleGetFunction(&twice, module, "thrice"));
    CHECK(cuMemFree_v2(y));
    CHECK(cuCtxDetach(context));
}
"#;
    let program = HostProgram::linked_with(source, &["-l:libcuda.so.1"]);
    let (out, err) = program.exec(&[], 0);
    assert_eq!(out, "9\n16 36 20 98 3\n500\n");
    assert!(
        err.contains("the program's PTX has no kernel `thrice`"),
        "{err}"
    );
}

#[test]
fn what_kernels_print_goes_to_the_programs_output() {
    let source = r#"
static const char *GREET = R"(.version 8.0
.target sm_80
.address_size 64
.extern .func (.param .b32 result) vprintf (.param .b64 format, .param .b64 values);
.global .align 1 .b8 text[14] = {116, 104, 114, 101, 97, 100, 32, 37, 100, 10, 0};
.visible .entry greet() {
.local .align 8 .b8 values[8];
.reg .b64 %d<5>; .reg .b32 %r<3>;
mov.u64 %d1, values; cvta.local.u64 %d2, %d1;
mov.u32 %r1, %tid.x; st.local.u32 [%d1], %r1;
mov.u64 %d3, text; cvta.global.u64 %d4, %d3;
{ .param .b64 a; st.param.b64 [a], %d4; .param .b64 b; st.param.b64 [b], %d2; .param .b32 c;
call.uni (c), vprintf, (a, b); ld.param.b32 %r2, [c]; }
ret; })";
int main() {
    void *context, *module, *greet;
    int device;
    CHECK(cuInit(0));
    CHECK(cuDeviceGet(&device, 0));
    CHECK(cuCtxCreate_v2(&context, 0, device));
    CHECK(cuModuleLoadData(&module, GREET));
    CHECK(cuModuleGetFunction(&greet, module, "greet"));
    for (int i = 0; i < 2; ++i) {
        printf("before %d\n", i);
        CHECK(cuLaunchKernel(greet, 1, 1, 1, 2, 1, 1, 0, 0, 0, 0));
        CHECK(cuCtxSynchronize());
        printf("after\n");
    }
}
"#;
    let program = HostProgram::linked_with(source, &["-l:libcuda.so.1"]);
    let printed = "before 0\nthread 0\nthread 1\nafter\nbefore 1\nthread 0\nthread 1\nafter\n";
    assert_eq!(program.exec(&[], 0).0, printed);
    let redirect = "./program > file; echo it printed; cat file";
    let words = ["exec", "--", "sh", "-c", redirect];
    assert_eq!(program.ends(&words, 0).0, format!("it printed\n{printed}"));
}

#[test]
fn the_driver_api_has_arrays_textures_and_versions_of_functions() {
    let source = r#"
static const char *SAMPLE = R"(.version 8.0
.target sm_80
.address_size 64
.visible .entry sample(.param .u64 t, .param .u64 y) {
.reg .b64 %d<5>; .reg .f32 %f<8>; .reg .b32 %r<2>;
ld.param.u64 %d1, [t]; ld.param.u64 %d2, [y];
mov.u32 %r1, %tid.x; cvt.rn.f32.u32 %f1, %r1; mov.f32 %f2, 0f3FC00000;
tex.2d.v4.f32.f32 {%f3, %f4, %f5, %f6}, [%d1, {%f1, %f2}];
mul.wide.u32 %d3, %r1, 4; add.s64 %d4, %d2, %d3; st.global.f32 [%d4], %f3;
ret; })";
struct Plane { size_t width, height; unsigned format, channels; };
struct Copy { struct { size_t x, y; int kind; const void *host; unsigned long long device; void *array; size_t pitch; } from, to; size_t width, height; };
struct Texels { int kind; void *array; char rest[200]; };
struct Settings { unsigned modes[3], filter, flags; char rest[100]; };
extern "C" {
int cuArrayCreate_v2(void **, const Plane *); int cuArrayDestroy(void *); int cuArrayGetDescriptor_v2(Plane *, void *);
int cuMemcpy2D_v2(const Copy *); int cuMemcpyAtoH_v2(void *, void *, size_t, size_t);
int cuTexObjectCreate(unsigned long long *, const Texels *, const Settings *, const void *); int cuTexObjectDestroy(unsigned long long);
int cuGetProcAddress_v2(const char *, void **, int, unsigned long long, int *);
int nvJitLinkCreate(void **, unsigned, const char **); int nvJitLinkAddData(void *, int, const void *, size_t, const char *);
int nvJitLinkComplete(void *); int nvJitLinkGetLinkedCubinSize(void *, size_t *); int nvJitLinkGetLinkedCubin(void *, void *); int nvJitLinkDestroy(void **);
int cuModuleLoad(void **, const char *);
}
int main() {
    void *context, *module, *sample, *array, *address, *link;
    int device;
    CHECK(cuInit(0));
    CHECK(cuDeviceGet(&device, 0));
    CHECK(cuCtxCreate_v2(&context, 0, device));
    // Programs look for a module that they compiled earlier.
    printf("%d\n", cuModuleLoad(&module, "/nowhere/compiled.ptx"));
    CHECK(nvJitLinkCreate(&link, 0, 0));
    CHECK(nvJitLinkAddData(link, 2, SAMPLE, strlen(SAMPLE) + 1, "sample"));
    CHECK(nvJitLinkComplete(link));
    size_t bytes;
    CHECK(nvJitLinkGetLinkedCubinSize(link, &bytes));
    char *image = new char[bytes];
    CHECK(nvJitLinkGetLinkedCubin(link, image));
    CHECK(nvJitLinkDestroy(&link));
    CHECK(cuModuleLoadData(&module, image));
    CHECK(cuModuleGetFunction(&sample, module, "sample"));
    // Two rows of bytes; rows of the host's memory have 8.
    unsigned char host[16] = {0, 0, 0, 0, 0, 0, 0, 0, 51, 102, 153, 255}, back[5];
    Plane plane = {5, 2, 1, 1};
    CHECK(cuArrayCreate_v2(&array, &plane));
    Plane found;
    CHECK(cuArrayGetDescriptor_v2(&found, array));
    printf("%zu %zu %u %u\n", found.width, found.height, found.format, found.channels);
    Copy copy = {};
    copy.from.kind = 1, copy.from.host = host, copy.from.pitch = 8, copy.to.kind = 3, copy.to.array = array;
    copy.width = 4, copy.height = 2;
    CHECK(cuMemcpy2D_v2(&copy));
    copy.width = 6;
    printf("%d\n", cuMemcpy2D_v2(&copy));
    CHECK(cuMemcpyAtoH_v2(back, array, 0, 5));
    printf("%d %d\n", back[0], back[4]);
    // The nearest texel, and the edge beside the array; integers become fractions.
    Texels texels = {0, array};
    Settings settings = {{1, 1, 1}};
    unsigned long long texture, y;
    CHECK(cuTexObjectCreate(&texture, &texels, &settings, 0));
    CHECK(cuMemAlloc_v2(&y, 32));
    void *args[] = {&texture, &y};
    CHECK(cuLaunchKernel(sample, 1, 1, 1, 8, 1, 1, 0, 0, args, 0));
    float result[8];
    CHECK(cuMemcpyDtoH_v2(result, y, 32));
    for (float one : result) printf("%g ", one);
    CHECK(cuTexObjectDestroy(texture));
    CHECK(cuArrayDestroy(array));
    // The parameters of a function depend on the version of CUDA that the program was written for.
    CHECK(cuGetProcAddress_v2("cuCtxGetDevice", &address, 2000, 0, 0));
    CHECK(((int (*)(int *))address)(&device));
    CHECK(cuGetProcAddress_v2("cuCtxGetDevice", &address, 13000, 0, 0));
    CHECK(((int (*)(int *, void *))address)(&device, context));
    void *stream_context, *green = &green;
    CHECK(cuGetProcAddress_v2("cuStreamGetCtx", &address, 12050, 0, 0));
    CHECK(((int (*)(void *, void **, void **))address)(0, &stream_context, &green));
    printf("%d %d\n", stream_context == context, green == 0);
}
"#;
    let program = HostProgram::linked_with(source, &["-l:libcuda.so.1"]);
    let (out, err) = program.exec(&[], 0);
    assert_eq!(out, "301\n5 2 1 1\n1\n0 0\n0.2 0.4 0.6 1 0 0 0 0 1 1\n");
    assert!(!err.contains("compiled.ptx"), "{err}");
}

#[test]
fn an_access_outside_of_an_array_is_error_700_and_has_its_line() {
    let source = r#"
int main() {
    Module module;
    static char twice;
    module.kernel(&twice, "twice");
    int *y = device<int>(20);
    printf("%d\n", launch(&twice, 1, 32, y, 21));
    printf("%d\n", cudaDeviceSynchronize());
    printf("%s\n", cudaGetErrorName(cudaGetLastError()));
    // The error stays.
    printf("%d %d\n", launch(&twice, 1, 32, y, 20), cudaMemset(y, 0, 4));
}
"#;
    let program = HostProgram::new(source);
    let (out, err) = program.exec(&["--check-accesses"], 0);
    assert_eq!(out, "0\n700\ncudaErrorIllegalAddress\n700 700\n");
    let err = unwrapped(&err);
    for part in [
        "thread (20, 0, 0) of block (0, 0, 0) reads element 20 of",
        "`cudaMalloc at host.h:",
        "which has 20 of 4 bytes",
        "module_0.ptx:22:5",
        "ld.global.u32 %r5, [%d3];",
    ] {
        assert!(err.contains(part), "{part}: {err}");
    }
}

#[test]
fn what_the_host_does_wrong_is_named() {
    let source = r#"
int main(int argc, char **argv) {
    int *y = device<int>(20), host[32];
    switch (atoi(argv[1])) {
    case 0: return y[3];
    case 1:
        CHECK(cudaFree(y));
        return cudaMemcpy(host, y, 80, DeviceToHost);
    case 2: return cudaMemcpy(host, y, 84, DeviceToHost);
    case 3: return cudaMemcpy(host, y, 80, HostToDevice);
    case 4: return cudaMemcpy(y, host, 80, DeviceToHost);
    case 5: return cudaFree(y + 1);
    case 6: return cudaFree(host);
    case 7: return cudaMemset(host, 0, 4);
    case 8:
        CHECK(cudaFree(y));
        return cudaFree(y);
    }
}
"#;
    let program = HostProgram::new(source);
    let cases: [(i32, &[&str]); 9] = [
        (
            139,
            &[
                "the host accesses device memory: byte 12 of `cudaMalloc at host.h:",
                "which has 80 bytes. Copy it with cudaMemcpy",
            ],
        ),
        (1, &["a copy to the host reads", "was freed"]),
        (
            1,
            &[
                "a copy to the host reads",
                "`cudaMalloc at host.h:",
                "80 bytes",
            ],
        ),
        (
            21,
            &[
                "the destination",
                "of a copy (HostToDevice, 80 bytes) is not memory of the device",
            ],
        ),
        (
            21,
            &[
                "the source",
                "of a copy (DeviceToHost, 80 bytes) is not memory of the device",
            ],
        ),
        (1, &["the program frees", "`cudaMalloc at host.h:"]),
        (
            1,
            &["the program frees", "which is not memory of the device"],
        ),
        (1, &["which is to be filled, is not memory of the device"]),
        (1, &["the program frees", "was freed"]),
    ];
    for (number, (code, parts)) in cases.into_iter().enumerate() {
        let case = number.to_string();
        let (_, err) = program.ends(&["exec", "--", "./program", &case], code);
        let err = unwrapped(&err);
        for part in parts {
            assert!(err.contains(part), "{case}, {part}: {err}");
        }
    }
}

#[test]
fn allocations_are_named_by_the_programs_own_line() {
    // As the header of CUDA's own compiler has it.
    let source = r#"
# 1 "/usr/local/cuda/include/cuda_runtime.h"
template <class T> static int cudaMalloc(T **pointer, size_t bytes) {
    return cudaMalloc((void **)pointer, bytes);
}
# 10 "program.cpp"
int main() {
    int *y, host[4];
    CHECK(cudaMalloc(&y, 12));
    return cudaMemcpy(host, y, 16, DeviceToHost);
}
"#;
    let (_, err) = HostProgram::new(source).exec(&[], 1);
    let message = "a copy to the host reads 16 bytes from byte 0 of `cudaMalloc at program.cpp:12` (12 bytes)";
    assert!(unwrapped(&err).contains(message), "{err}");
}

#[test]
fn destructors_of_static_objects_call_cuda() {
    let source = r#"
extern "C" int __cudaPushCallConfiguration(dim3, dim3, size_t, void *);
extern "C" unsigned __cudaPopCallConfiguration(dim3 *, dim3 *, size_t *, void *);
struct Last {
    void *memory;
    void configure() {
        dim3 grid, block;
        size_t shared;
        void *stream;
        CHECK(__cudaPushCallConfiguration(dim3(2), dim3(3), 0, 0));
        CHECK(__cudaPopCallConfiguration(&grid, &block, &shared, &stream));
        printf("%u %u\n", grid.x, block.x);
    }
    ~Last() {
        configure();
        CHECK(cudaFree(memory));
        puts("freed");
    }
} last;
int main() {
    last.memory = device<float>(5);
    last.configure();
}
"#;
    let (out, err) = HostProgram::new(source).exec(&[], 0);
    assert_eq!(out, "2 3\n2 3\nfreed\n", "{err}");
}

#[test]
fn kernels_that_use_freed_memory_get_an_error() {
    let source = r#"
int main() {
    Module module;
    static char twice;
    module.kernel(&twice, "twice");
    int *y = device<int>(20);
    CHECK(cudaFree(y));
    CHECK(launch(&twice, 1, 32, y, 20));
    printf("%d\n", cudaDeviceSynchronize());
}
"#;
    let program = HostProgram::new(source);
    let (out, err) = program.exec(&["--check-accesses"], 0);
    assert_eq!(out, "700\n");
    assert!(unwrapped(&err).contains("reads"), "{err}");
}

/// Returns whether a process exists.
fn lives(process: i32) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    !status.is_empty() && !status.contains(") Z ")
}

#[test]
fn a_crash_is_passed_on() {
    let source = r#"
int main() {
    device<int>(20);
    printf("%d\n", getpid());
    fflush(stdout);
    *(volatile int *)16 = 1;
}
"#;
    let program = HostProgram::new(source);
    let (out, err) = program.exec(&[], 139);
    assert!(!lives(out.trim().parse().unwrap()));
    assert!(!err.contains("device memory"), "{err}");
}

#[test]
fn sigterm_ends_the_program_too() {
    let source = r#"
int main() {
    device<int>(20);
    printf("%d\n", getpid());
    fflush(stdout);
    for (;;) sleep(1);
}
"#;
    let program = HostProgram::new(source);
    let mut command = program.reactant(&["exec", "--", "./program"]);
    let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    out.read_line(&mut line).unwrap();
    let process = line.trim().parse().unwrap();
    assert!(lives(process));
    kill_process(Pid::from_child(&child), Signal::TERM).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(143));
    assert!(!lives(process));
    program.left_nothing();
}

#[test]
fn several_threads_use_the_device() {
    let source = r#"
#include <pthread.h>
static char twice;
static void *work(void *number) {
    int n = 100 + (int)(long)number, *host = new int[n];
    int *y = device<int>(n);
    for (int i = 0; i < n; ++i) host[i] = i;
    CHECK(cudaMemcpy(y, host, 4 * n, HostToDevice));
    for (int step = 0; step < 5; ++step) CHECK(launch(&twice, (n + 31) / 32, 32, y, n));
    CHECK(cudaMemcpy(host, y, 4 * n, DeviceToHost));
    long wrong = 0;
    for (int i = 0; i < n; ++i) wrong += host[i] != 32 * i;
    CHECK(cudaFree(y));
    return (void *)wrong;
}
int main() {
    Module module;
    module.kernel(&twice, "twice");
    pthread_t threads[8];
    for (long number = 0; number < 8; ++number) pthread_create(&threads[number], 0, work, (void *)number);
    long wrong = 0;
    for (pthread_t thread : threads) {
        void *result;
        pthread_join(thread, &result);
        wrong += (long)result;
    }
    return wrong != 0;
}
"#;
    HostProgram::new(source).exec(&[], 0);
}

#[test]
fn forked_processes_have_devices_of_their_own() {
    let source = r#"
#include <sys/wait.h>
static char twice;
static int compute(int start) {
    int *y = device<int>(1);
    CHECK(cudaMemcpy(y, &start, 4, HostToDevice));
    CHECK(launch(&twice, 1, 1, y, 1));
    CHECK(cudaMemcpy(&start, y, 4, DeviceToHost));
    return start;
}
int main() {
    Module module;
    module.kernel(&twice, "twice");
    if (fork() == 0) return compute(21);
    int status;
    wait(&status);
    printf("%d %d\n", WEXITSTATUS(status), compute(4));
    fflush(stdout);
    // A child of a process that has used CUDA cannot use it.
    void *pointer;
    if (fork() == 0) return cudaMalloc(&pointer, 4);
    wait(&status);
    printf("%d\n", WEXITSTATUS(status));
    fflush(stdout);
}
"#;
    let program = HostProgram::new(source);
    let (out, err) = program.exec(&[], 0);
    assert_eq!(out, "42 8\n3\n");
    assert!(
        err.contains("this process was forked from one that uses CUDA"),
        "{err}"
    );
}

#[test]
fn a_process_that_outlives_the_program_is_waited_for() {
    let source = r#"
int main() {
    Module module;
    static char twice;
    module.kernel(&twice, "twice");
    int ready[2], value = 21;
    CHECK(pipe(ready));
    if (fork() != 0) {
        char byte;
        return read(ready[0], &byte, 1) == 1 ? 5 : 6;
    }
    int *y = device<int>(1);
    CHECK(cudaMemcpy(y, &value, 4, HostToDevice));
    if (write(ready[1], "", 1) != 1) return 2;
    usleep(200000);
    CHECK(launch(&twice, 1, 1, y, 1));
    CHECK(cudaMemcpy(&value, y, 4, DeviceToHost));
    printf("%d\n", value);
}
"#;
    assert_eq!(HostProgram::new(source).exec(&[], 5).0, "42\n");
}

#[test]
fn pinned_mapped_and_managed_memory() {
    let source = r#"
int main() {
    Module module;
    static char twice;
    module.kernel(&twice, "twice");
    void *pinned, *mapped, *on_device, *managed, *stream;
    CHECK(cudaStreamCreate(&stream));
    CHECK(cudaMallocHost(&pinned, 80));
    CHECK(cudaHostAlloc(&mapped, 80, 2));
    CHECK(cudaHostGetDevicePointer(&on_device, mapped, 0));
    CHECK(cudaMallocManaged(&managed, 80, 1));
    int *y = device<int>(20);
    for (int i = 0; i < 20; ++i) ((int *)pinned)[i] = i, ((int *)mapped)[i] = 100 + i, ((int *)managed)[i] = 200 + i;
    CHECK(cudaMemcpyAsync(y, pinned, 80, HostToDevice, stream));
    CHECK(launch(&twice, 1, 32, y, 20));
    CHECK(cudaMemcpyAsync(pinned, y, 80, DeviceToHost, stream));
    CHECK(launch(&twice, 1, 32, (int *)on_device, 20));
    CHECK(launch(&twice, 1, 32, (int *)managed, 20));
    CHECK(cudaStreamSynchronize(stream));
    CHECK(cudaDeviceSynchronize());
    printf("%d %d %d\n", ((int *)pinned)[19], ((int *)mapped)[19], ((int *)managed)[19]);
    ((int *)managed)[0] = 7;
    CHECK(launch(&twice, 1, 32, (int *)managed, 20));
    CHECK(cudaDeviceSynchronize());
    printf("%d %d\n", ((int *)managed)[0], ((int *)managed)[19]);
    CHECK(cudaStreamDestroy(stream));
    CHECK(cudaFreeHost(pinned));
    CHECK(cudaFreeHost(mapped));
    CHECK(cudaFree(managed));
}
"#;
    let program = HostProgram::new(source);
    for target in ["native", "interpreter"] {
        let (out, _) = program.exec(&["--target", target], 0);
        assert_eq!(out, "38 238 438\n14 876\n", "{target}");
    }
}

#[test]
fn boxes_are_copied_and_filled() {
    let source = r#"
int main() {
    // Rows of 12 bytes in a pitched image.
    unsigned char image[5][12], back[5][12];
    void *rows;
    size_t pitch;
    for (int i = 0; i < 60; ++i) image[0][i] = i;
    CHECK(cudaMallocPitch(&rows, &pitch, 12, 5));
    CHECK(cudaMemcpy2D(rows, pitch, image, 12, 12, 5, HostToDevice));
    CHECK(cudaMemset2D((char *)rows + pitch + 2, pitch, 200, 3, 2));
    CHECK(cudaMemcpy2D(back, 12, rows, pitch, 12, 5, DeviceToHost));
    int sum = 0, expected = 0;
    for (int j = 0; j < 5; ++j)
        for (int i = 0; i < 12; ++i) {
            sum += (i + 12 * j + 1) * back[j][i];
            expected += (i + 12 * j + 1) * ((j == 1 || j == 2) && i >= 2 && i < 5 ? 200 : image[j][i]);
        }
    printf("%d %d\n", pitch % 512 == 0, sum == expected);
    // A box of 3 x 2 x 2 bytes out of a volume of 7 x 5 x 3.
    unsigned char volume[3][5][7], part[2][2][3];
    for (int i = 0; i < 105; ++i) volume[0][0][i] = i;
    PitchedPtr on_device;
    CHECK(cudaMalloc3D(&on_device, Extent{7, 5, 3}));
    Memcpy3DParms copy = {};
    copy.srcPtr = PitchedPtr{volume, 7, 7, 5};
    copy.dstPtr = on_device;
    copy.extent = Extent{7, 5, 3};
    copy.kind = HostToDevice;
    CHECK(cudaMemcpy3D(&copy));
    Memcpy3DParms out = {};
    out.srcPtr = on_device;
    out.srcPos = Pos{2, 1, 1};
    out.dstPtr = PitchedPtr{part, 3, 3, 2};
    out.extent = Extent{3, 2, 2};
    out.kind = DeviceToHost;
    CHECK(cudaMemcpy3D(&out));
    bool equal = true;
    for (int k = 0; k < 2; ++k)
        for (int j = 0; j < 2; ++j)
            for (int i = 0; i < 3; ++i) equal &= part[k][j][i] == volume[1 + k][1 + j][2 + i];
    printf("%d\n", equal);
    // A pitch that is less than the width.
    printf("%d\n", cudaMemcpy2D(rows, 8, image, 12, 12, 5, HostToDevice));
}
"#;
    let (out, _) = HostProgram::new(source).exec(&[], 0);
    assert_eq!(out, "1 1\n1\n12\n");
}

#[test]
fn variables_of_modules_are_written_and_read() {
    let source = r#"
int main() {
    Module module;
    static char scale, factor, unknown;
    module.kernel(&scale, "scale");
    module.variable(&factor, "factor", 4);
    int *y = device<int>(8), host[8], value = 0;
    for (int i = 0; i < 8; ++i) host[i] = i;
    CHECK(cudaMemcpy(y, host, 32, HostToDevice));
    CHECK(launch(&scale, 1, 8, y, 8));
    CHECK(cudaMemcpyFromSymbol(&value, &factor, 4, 0, DeviceToHost));
    printf("%d\n", value);
    value = 5;
    CHECK(cudaMemcpyToSymbol(&factor, &value, 4, 0, HostToDevice));
    CHECK(launch(&scale, 1, 8, y, 8));
    void *address;
    size_t bytes;
    CHECK(cudaGetSymbolAddress(&address, &factor));
    CHECK(cudaGetSymbolSize(&bytes, &factor));
    CHECK(cudaMemset(address, 0, 2));
    CHECK(cudaMemcpy(host, y, 32, DeviceToHost));
    CHECK(cudaMemcpyFromSymbol(&value, &factor, 4, 0, DeviceToHost));
    printf("%d %d %d\n", host[7], (int)bytes, value);
    printf("%d\n", cudaMemcpyToSymbol(&unknown, &value, 4, 0, HostToDevice));
}
"#;
    let program = HostProgram::new(source);
    for target in ["native", "interpreter"] {
        let (out, _) = program.exec(&["--target", target], 0);
        assert_eq!(out, "3\n105 4 0\n13\n", "{target}");
    }
}

/// Addresses and numbers in constant memory, in a structure whose last bytes no kernel reads; they
/// change in each step, after which the host reads a result.
#[test]
fn a_structure_in_constant_memory_is_part_of_one_program() {
    let source = r#"
struct State { float *u, *next; int n; float c; char unread[32744]; };
int main() {
    Module module;
    static char heat, state;
    module.kernel(&heat, "heat_of_state");
    module.variable(&state, "state", sizeof(State));
    float host[20];
    for (int i = 0; i < 20; ++i) host[i] = 1 + i;
    static State s;
    s.u = device<float>(20);
    s.next = device<float>(20);
    s.n = 20;
    CHECK(cudaMemcpy(s.u, host, 80, HostToDevice));
    for (int step = 0; step < 6; ++step) {
        s.c = 1.0f + 0.125f * step;
        CHECK(cudaMemcpyToSymbol(&state, &s, sizeof s, 0, HostToDevice));
        CHECK(launch(&heat, 1, 32));
        CHECK(cudaMemcpy(host, s.next, 80, DeviceToHost));
        printf("%.9g %.9g\n", host[0], host[19]);
        float *old = s.u;
        s.u = s.next;
        s.next = old;
    }
}
"#;
    let program = HostProgram::new(source);
    let (natively, _) = program.exec(&[], 0);
    let (out, err) = program.exec(&["--target", "interpreter", "--explain"], 0);
    assert_eq!(out, natively);
    let expected = "6 launches by 1 program on interpreter, 0 natively";
    assert!(err.contains(expected), "{err}");
}

/// A variable that one kernel writes and another reads, in separate programs, and that the host
/// never asks for.
#[test]
fn variables_of_modules_pass_values_on() {
    let source = r#"
int main() {
    Module module;
    static char keep, give;
    module.kernel(&keep, "keep");
    module.kernel(&give, "give");
    int *x = device<int>(32), *y = device<int>(32), host[32];
    CHECK(cudaMemset(y, 0, 128));
    for (int step = 0; step < 3; ++step) {
        for (int i = 0; i < 32; ++i) host[i] = i + 100 * step;
        CHECK(cudaMemcpy(x, host, 128, HostToDevice));
        CHECK(launch(&keep, 1, 32, x));
        CHECK(cudaMemcpy(host, x, 128, DeviceToHost));
        CHECK(launch(&give, 1, 32, y));
        CHECK(cudaMemcpy(host, y, 128, DeviceToHost));
        printf("%d %d\n", host[0], host[31]);
    }
}
"#;
    let program = HostProgram::new(source);
    for flags in [&[][..], &["--check"]] {
        for target in ["native", "interpreter"] {
            let (out, err) = program.exec(&[&["--target", target], flags].concat(), 0);
            assert_eq!(out, "0 31\n100 162\n300 393\n", "{target}");
            let agree = "compared 6 of 6 launches: 6 agree, 0 differ";
            assert!(flags.is_empty() || err.contains(agree), "{target}: {err}");
        }
    }
    // The steps of a job pass it on too.
    program.ends(&["trace", "-o", "job", "--", "./program"], 0);
    program.ends(&["check", "job/job.toml", "--target", "interpreter"], 0);
}

/// Rows that kernels find in an array of pointers, which the host changes between launches, and a
/// parameter that points to such an array in some launches only.
#[test]
fn tables_of_pointers_are_part_of_programs() {
    let source = r#"
int main(int argc, char **) {
    Module module;
    static char add;
    module.kernel(&add, "add_to_rows");
    int *rows[3], host[10], *swapped[3];
    for (int i = 0; i < 10; ++i) host[i] = i * i;
    for (int k = 0; k < 3; ++k) {
        rows[k] = device<int>(10);
        CHECK(cudaMemcpy(rows[k], host, 40, HostToDevice));
        swapped[2 - k] = rows[k];
    }
    int **table = device<int *>(3), **other = device<int *>(3);
    CHECK(cudaMemcpy(table, rows, sizeof rows, HostToDevice));
    CHECK(cudaMemcpy(other, swapped, sizeof rows, HostToDevice));
    for (int step = 0; step < 4; ++step) CHECK(launch(&add, 3, 32, table, 10));
    // The rows of later launches are those of the other table.
    CHECK(cudaMemcpy(table, other, sizeof rows, DeviceToDevice));
    CHECK(launch(&add, 3, 32, table, 5));
    for (int k = 0; k < 3; ++k) {
        CHECK(cudaMemcpy(host, rows[k], 40, DeviceToHost));
        for (int i = 0; i < 10; ++i) printf(" %d", host[i]);
    }
}
"#;
    let program = HostProgram::new(source);
    let (natively, _) = program.exec(&[], 0);
    let (out, err) = program.exec(&["--target", "interpreter", "--explain"], 0);
    assert_eq!(out, natively);
    let expected = "5 launches by 2 programs on interpreter, 0 natively";
    assert!(err.contains(expected), "{err}");
}

#[test]
fn events_tell_times() {
    let source = r#"
int main() {
    void *begin, *end;
    float time;
    CHECK(cudaEventCreate(&begin));
    CHECK(cudaEventCreate(&end));
    CHECK(cudaEventRecord(begin, 0));
    printf("%d\n", cudaEventElapsedTime(&time, begin, end));
    device<int>(1);
    usleep(30000);
    CHECK(cudaEventRecord(end, 0));
    CHECK(cudaEventSynchronize(end));
    CHECK(cudaEventElapsedTime(&time, begin, end));
    printf("%d\n", time >= 30 && time < 3000);
    CHECK(cudaEventDestroy(begin));
    printf("%d\n", cudaEventRecord(begin, 0));
}
"#;
    assert_eq!(HostProgram::new(source).exec(&[], 0).0, "600\n1\n400\n");
}

#[test]
fn a_function_that_is_not_supported_is_named_once() {
    let source = r#"
extern "C" int cudaImportExternalMemory(void **, void *);
int main() {
    void *memory;
    printf("%d %d\n", cudaImportExternalMemory(&memory, 0), cudaImportExternalMemory(&memory, 0));
    printf("%s\n", cudaGetErrorName(cudaGetLastError()));
}
"#;
    let (out, err) = HostProgram::new(source).exec(&[], 0);
    assert_eq!(out, "801 801\ncudaErrorNotSupported\n");
    let message = "the program calls `cudaImportExternalMemory`, which is not supported";
    assert_eq!(err.matches(message).count(), 1, "{err}");
}

#[test]
fn a_runtime_that_is_linked_statically_is_refused() {
    let source = r#"
asm(".section .nv_fatbin, \"a\"\n.quad 0\n.previous");
int main() {
    puts("it ran");
}
"#;
    let program = HostProgram::linked_with(source, &[]);
    let (out, err) = program.exec(&[], 1);
    assert_eq!(out, "");
    let err = unwrapped(&err);
    for part in [
        "`./program` has CUDA's runtime linked statically, which cannot be replaced",
        "NVCC_APPEND_FLAGS=\"-cudart shared\" make",
        "-DCMAKE_CUDA_RUNTIME_LIBRARY=Shared",
    ] {
        assert!(err.contains(part), "{part}: {err}");
    }
    let shared = HostProgram::new(source);
    assert_eq!(shared.exec(&[], 0).0, "it ran\n");
}

#[test]
fn libraries_that_ask_for_tables_of_the_driver_are_told_unless_they_are_compilers() {
    let source = r#"
#include <dlfcn.h>
int main() {
    const char *names[] = {"./libnvrtc.so.12", "./libother.so"};
    for (const char *name : names) {
        void *library = dlopen(name, RTLD_NOW);
        printf("%d\n", ((int (*)())dlsym(library, "ask"))());
    }
}
"#;
    let program = HostProgram::linked_with(source, &["-l:libcuda.so.1", "-ldl"]);
    let library = "extern \"C\" int cuGetExportTable(const void **, const void *);\n\
                   extern \"C\" int ask() { const void *t; return cuGetExportTable(&t, \"\"); }\n";
    program.write("ask.cpp", library);
    let compiler = std::env::var_os("CXX").unwrap_or_else(|| "g++".into());
    for name in ["libnvrtc.so.12", "libother.so"] {
        let built = std::process::Command::new(&compiler)
            .current_dir(program.folder())
            .args(["-shared", "-fPIC", "ask.cpp", "-o", name])
            .status();
        assert!(built.expect("a C++ compiler").success());
    }
    let (out, err) = program.exec(&[], 0);
    assert_eq!(out, "801\n801\n");
    let told = "libother.so` has CUDA's runtime linked statically";
    assert!(err.contains(told) && !err.contains("libnvrtc"), "{err}");
}

#[test]
fn machine_code_without_ptx_is_refused() {
    let source = r#"
int main() {
    Module module(2);
    static char twice;
    module.kernel(&twice, "twice");
    printf("%d\n", launch(&twice, 1, 32, device<int>(20), 20));
}
"#;
    let (out, err) = HostProgram::new(source).exec(&[], 0);
    assert_eq!(out, "209\n");
    let err = unwrapped(&err);
    for part in [
        "a module of the program has machine code only for sm_80, and no PTX",
        "compile with `-arch=sm_80`",
        "not `80-real`",
        "What nvcc links with `-rdc=true` has no PTX either",
    ] {
        assert!(err.contains(part), "{part}: {err}");
    }
}

#[test]
fn the_device_is_as_the_flags_say() {
    let source = r#"
int main() {
    void *pointer;
    int count;
    CHECK(cudaGetDeviceCount(&count));
    printf("%d %d ", count, cudaMalloc(&pointer, 3 << 20));
    printf("%d\n", cudaMalloc(&pointer, 3 << 18));
}
"#;
    let program = HostProgram::new(source);
    let (out, err) = program.exec(&["--device-memory", "1 MiB"], 0);
    assert_eq!(out, "1 2 0\n");
    let err = unwrapped(&err);
    for part in [
        "cudaMalloc at program.cpp:6: no room for 3145728 bytes; the device has 1048576 bytes",
        "`--device-memory` gives it more",
    ] {
        assert!(err.contains(part), "{part}: {err}");
    }
    let (_, err) = program.exec(&["--capability", "8"], 2);
    assert!(err.contains("a compute capability is two numbers"), "{err}");
}

#[test]
fn programs_that_are_not_there() {
    let program = HostProgram::new("int main() {}");
    let (_, err) = program.ends(&["exec", "--", "program-of-no-name"], 1);
    let err = unwrapped(&err);
    assert!(
        err.contains("there is no program `program-of-no-name`"),
        "{err}"
    );
    assert!(
        err.contains("a program in this folder is `./NAME`"),
        "{err}"
    );
    let (_, err) = program.ends(&["exec", "--", "./nothing"], 1);
    assert!(err.contains("cannot start `./nothing`"), "{err}");
    let (_, err) = program.ends(&["exec"], 2);
    assert!(err.contains("PROGRAM"), "{err}");
}

#[test]
fn a_program_started_by_itself_says_how_to_start_it() {
    let source = r#"
int main() {
    void *pointer;
    printf("%d\n", cudaMalloc(&pointer, 4));
}
"#;
    let program = HostProgram::new(source);
    let mut command = Command::new(program.path("program"));
    command.env("LD_LIBRARY_PATH", program.path("libraries"));
    let (out, err) = ended(&command.output().unwrap(), 0);
    assert_eq!(out, "100\n");
    let hint = "this is no GPU driver: start the program by `reactant-rs exec -- PROGRAM`";
    assert!(err.contains(hint), "{err}");
}

#[test]
fn a_kernel_that_cannot_run_is_told_at_its_launch() {
    let source = r#"
int main() {
    Module module;
    static char video, twice;
    module.kernel(&video, "video");
    module.kernel(&twice, "twice");
    int *a = device<int>(1), host = 21;
    CHECK(cudaMemcpy(a, &host, 4, HostToDevice));
    int first = launch(&video, 1, 1, a), last = cudaGetLastError();
    printf("%d %s\n", first, cudaGetErrorName(last));
    // What comes behind it would compute something else.
    printf("%d\n", launch(&twice, 1, 1, a, 1));
}
"#;
    let program = HostProgram::new(source);
    let (out, err) = program.ends(&["exec", "--", "./program"], 0);
    assert_eq!(out, "801 cudaErrorNotSupported\n801\n");
    assert!(err.contains("vadd.s32.s32.s32.sat"), "{err}");
}

#[test]
fn textures_of_arrays_are_filtered() {
    let source = r#"
int main() {
    Module module;
    static char sample;
    module.kernel(&sample, "sample");
    float texels[3][4] = {{0, 1, 2, 3}, {10, 11, 12, 13}, {20, 21, 22, 23}}, back[2][2], host[8];
    ChannelFormat format = {{32, 0, 0, 0}, 2};
    void *array;
    CHECK(cudaMallocArray(&array, &format, 4, 3, 0));
    CHECK(cudaMemcpy2DToArray(array, 0, 0, texels, 16, 16, 3, HostToDevice));
    CHECK(cudaMemcpy2DFromArray(back, 8, array, 4, 1, 8, 2, DeviceToHost));
    printf("%g %g %g %g\n", back[0][0], back[0][1], back[1][0], back[1][1]);
    printf("%d\n", cudaMemcpy2DToArray(array, 4, 0, texels, 16, 16, 3, HostToDevice));
    Resource resource = {0, array};
    TextureSettings settings = {{1, 1, 1}, 1};
    unsigned long long texture;
    CHECK(cudaCreateTextureObject(&texture, &resource, &settings, 0));
    float *y = device<float>(8);
    CHECK(launch(&sample, 1, 8, texture, y, 0.25f));
    CHECK(cudaMemcpy(host, y, 32, DeviceToHost));
    for (int i = 0; i < 8; ++i) printf("%g ", host[i]);
    CHECK(cudaDestroyTextureObject(texture));
    CHECK(cudaFreeArray(array));
    printf("\n%d\n", launch(&sample, 1, 8, texture, y, 0.25f));
    printf("%d\n", cudaDeviceSynchronize());
}
"#;
    let program = HostProgram::new(source);
    let expected = "11 12 21 22\n1\n5 5.25 5.75 6.25 6.75 7.25 7.75 8 \n0\n700\n";
    for flags in [&["--check-accesses"][..], &["--target", "interpreter"]] {
        let (out, err) = program.exec(flags, 0);
        assert_eq!(out.replace("\n700\n700\n", "\n0\n700\n"), expected, "{err}");
    }
}

#[test]
fn registered_memory_is_the_devices_too() {
    let source = r#"
int main() {
    Module module;
    static char twice;
    module.kernel(&twice, "twice");
    int n = 3000, *host = (int *)malloc(4 * n);
    for (int i = 0; i < n; ++i) host[i] = i;
    void *y;
    CHECK(cudaHostRegister(host + 10, 4 * (n - 10), 2));
    CHECK(cudaHostGetDevicePointer(&y, host + 20, 0));
    CHECK(launch(&twice, 100, 32, y, n - 20));
    CHECK(cudaDeviceSynchronize());
    host[25] += 1;
    CHECK(launch(&twice, 1, 32, y, 32));
    CHECK(cudaDeviceSynchronize());
    printf("%d %d %d %d\n", host[19], host[20], host[25], host[n - 1]);
    CHECK(cudaHostUnregister(host + 10));
    host[25] += 1;
    printf("%d %d\n", host[25], cudaHostGetDevicePointer(&y, host + 20, 0));
    free(host);
}
"#;
    let (out, _) = HostProgram::new(source).exec(&[], 0);
    assert_eq!(out, "19 80 102 5998\n103 1\n");
}

#[test]
fn blocks_that_wait_for_all_others_end() {
    let source = r#"
int main() {
    Module module;
    static char meet;
    module.kernel(&meet, "meet");
    int *y = device<int>(201), host[201];
    CHECK(cudaMemset(y, 0, sizeof host));
    CHECK(launch(&meet, 200, 1, y));
    CHECK(cudaMemcpy(host, y, sizeof host, DeviceToHost));
    printf("%d %d %d\n", host[0], host[1], host[200]);
}
"#;
    let (out, _) = HostProgram::new(source).exec(&["--check-accesses"], 0);
    assert_eq!(out, "200 200 200\n");
}

/// PyCUDA compiles kernels by `nvcc --cubin` and loads the file.
#[test]
fn nvcc_gives_ptx_to_programs_that_ask_for_machine_code() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir_all(folder.path().join("bin")).unwrap();
    std::fs::create_dir(folder.path().join("include")).unwrap();
    let nvcc = folder.path().join("bin/nvcc");
    std::fs::write(
        &nvcc,
        "#!/bin/sh\nfor word; do printf '<%s>' \"$word\"; done; echo\n",
    )
    .unwrap();
    let mode = std::os::unix::fs::PermissionsExt::from_mode(0o755);
    std::fs::set_permissions(&nvcc, mode).unwrap();
    let path = format!(
        "{}:{}",
        folder.path().join("bin").display(),
        std::env::var("PATH").unwrap()
    );
    let commands = "nvcc --cubin -arch sm_80 -DA='x y' dir/kernel.cu; nvcc -cubin a.cu -o b.cubin; nvcc --version; \
                    ls $(dirname $(command -v nvcc))/..";
    let mut command = crate::common::reactant();
    command
        .args(["exec", "--", "sh", "-c", commands])
        .env("PATH", path);
    let (out, _) = ended(&command.output().unwrap(), 0);
    let expected = "<-ptx><-arch><sm_80><-DA=x y><dir/kernel.cu><-o><kernel.cubin>\n<-ptx><a.cu><-o><b.cubin>\n<--version>\nbin\ninclude\n";
    assert_eq!(out, expected);
}

/// PyFR and others compile to machine code by NVRTC, and load it. The compiler here is a library
/// that gives PTX and machine code of its own.
#[test]
fn nvrtc_gives_ptx_to_programs_that_ask_for_machine_code() {
    let source = r#"
#include <dlfcn.h>
extern "C" {
int nvrtcCreateProgram(void **, const char *, const char *, int, const char **, const char **);
int nvrtcGetCUBINSize(void *, size_t *);
int nvrtcGetCUBIN(void *, char *);
}
int main(int argc, char **arguments) {
    // Without another argument the program is linked with the compiler.
    void *library = argc > 1 ? dlopen(arguments[1], RTLD_NOW) : RTLD_DEFAULT;
    auto create = (decltype(&nvrtcCreateProgram))dlsym(library, "nvrtcCreateProgram");
    auto size = (decltype(&nvrtcGetCUBINSize))dlsym(library, "nvrtcGetCUBINSize");
    auto code = (decltype(&nvrtcGetCUBIN))dlsym(library, "nvrtcGetCUBIN");
    const char *kinds[] = {"real", "virtual"};
    for (const char *kind : kinds) {
        void *program;
        size_t bytes = 99;
        char text[100] = "nothing";
        CHECK(create(&program, kind, 0, 0, 0, 0));
        CHECK(size(program, &bytes));
        CHECK(code(program, text));
        printf("%zu %s\n", bytes, text);
    }
}
"#;
    let compiler = "#include <string.h>\n\
        extern \"C\" {\n\
        int nvrtcVersion(int *, int *) { return 0; }\n\
        int nvrtcCreateProgram(void **to, const char *text, ...) { *to = (void *)(size_t)(text[0] == 'r'); return 0; }\n\
        int nvrtcGetCUBINSize(void *program, size_t *bytes) { *bytes = program ? 8 : 0; return 0; }\n\
        int nvrtcGetCUBIN(void *program, char *to) { if (program) strcpy(to, \"machine\"); return 0; }\n\
        int nvrtcGetPTXSize(void *, size_t *bytes) { *bytes = 4; return 0; }\n\
        int nvrtcGetPTX(void *, char *to) { strcpy(to, \"PTX\"); return 0; }\n\
        }\n";
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("nvrtc.cpp"), compiler).unwrap();
    let library = folder.path().join("libnvrtc.so.12");
    let cxx = std::env::var_os("CXX").unwrap_or_else(|| "g++".into());
    let built = Command::new(cxx)
        .current_dir(folder.path())
        .args(["-shared", "-fPIC", "nvrtc.cpp", "-o", "libnvrtc.so.12"])
        .status();
    assert!(built.expect("a C++ compiler").success());
    let expected = "4 PTX\n0 nothing\n";

    let program = HostProgram::linked_with(source, &["-l:libcuda.so.1", "-ldl"]);
    let run = |path: &std::path::Path| {
        let mut command = program.reactant(&["exec", "--", "./program", "libnvrtc.so"]);
        command.env("LD_LIBRARY_PATH", path);
        for name in ["VIRTUAL_ENV", "CONDA_PREFIX", "PATH"] {
            command.env_remove(name);
        }
        ended(&command.output().unwrap(), 0)
    };
    assert_eq!(run(folder.path()).0, expected);

    let path = library.to_str().unwrap();
    let linked = HostProgram::linked_with(source, &["-l:libcuda.so.1", "-ldl", path]);
    let mut command = linked.reactant(&["exec", "--", "./program"]);
    command.env("LD_LIBRARY_PATH", folder.path());
    assert_eq!(ended(&command.output().unwrap(), 0).0, expected);
}
