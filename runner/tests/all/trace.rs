//! `reactant-rs trace`: jobs from programs that g++ compiles, with the stand-in CUDA libraries.
#![cfg(feature = "raise")]

use std::io::{BufRead, BufReader, Read};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Instant;

use runner::arrays::npz;
use rustix::process::{Pid, Signal, kill_process_group};
use stablehlo::ElementType;

use crate::common::unwrapped;
use crate::host_programs::HostProgram;

/// A heat equation that swaps pointers; the host reads the result every `every` steps.
const HEAT: &str = r#"
int main(int argc, char **argv) {
    int n = 37, steps = 20, every = argc > 1 ? atoi(argv[1]) : steps;
    Module module;
    static char heat;
    module.kernel(&heat, "heat");
    float *u = device<float>(n), *v = device<float>(n), host[37];
    for (int i = 0; i < n; ++i) host[i] = i == 5 ? 100.0f : 0.1f * i;
    CHECK(cudaMemcpy(u, host, 4 * n, HostToDevice));
    for (int step = 1; step <= steps; ++step) {
        CHECK(launch(&heat, (n + 31) / 32, 32, u, v, n, 0.2f));
        float *old = u;
        u = v;
        v = old;
        if (step % every == 0) CHECK(cudaMemcpy(host, u, 4 * n, DeviceToHost));
    }
    return 4;
}
"#;

/// Traces a program with these arguments into the folder `job`. Returns the text of the job.
fn trace(program: &HostProgram, words: &[&str], code: i32) -> String {
    let mut command = vec!["trace", "-o", "job", "--", "./program"];
    command.extend(words);
    let (_, err) = program.ends(&command, code);
    assert!(err.contains("wrote job/job.toml: "), "{err}");
    std::fs::read_to_string(program.path("job/job.toml")).unwrap()
}

/// Runs the job in the reference interpreter, without the recorded arrays.
fn run(program: &HostProgram) {
    let job = std::fs::read_to_string(program.path("job/job.toml")).unwrap();
    let (job, _) = job.split_once("# What the program left").unwrap();
    program.write("job/run.toml", job);
    program.ends(&["run", "job/run.toml", "--target", "interpreter"], 0);
}

/// Runs the job in the reference interpreter, and compares an output with the recorded array.
fn run_gives_what_was_recorded(program: &HostProgram, element: ElementType, shape: &[usize]) {
    run(program);
    let read = |path: PathBuf| -> Vec<f64> {
        let array = npz::read_file(&path, "array_0", element, shape);
        array
            .unwrap_or_else(|e| panic!("{}", e.message))
            .values()
            .collect()
    };
    let found = read(program.path("results.npz"));
    let recorded = read(program.path("job/recorded.npz"));
    assert!(recorded.iter().any(|value| *value != 0.0));
    for (found, recorded) in found.iter().zip(&recorded) {
        // A tensor program may round an `fma` twice.
        assert!(
            (found - recorded).abs() <= 1e-5 * recorded.abs(),
            "{found} {recorded}"
        );
    }
}

#[test]
fn a_time_loop_with_exchanged_pointers() {
    let program = HostProgram::new(HEAT);
    insta::assert_snapshot!(trace(&program, &[], 4));
    run_gives_what_was_recorded(&program, ElementType::F32, &[37]);
}

#[test]
fn names_come_from_a_source_beside_the_program() {
    let program = HostProgram::new(HEAT);
    let source =
        "extern \"C\" __global__ void heat(const float *u, float *u_new, int n, float c) {}\n";
    program.write("heat.cu", source);
    insta::assert_snapshot!(trace(&program, &[], 4));
    // Or from a source in another folder.
    std::fs::create_dir(program.path("sources")).unwrap();
    std::fs::remove_file(program.path("heat.cu")).unwrap();
    program.write("sources/heat.cu", &source.replace("u_new", "next"));
    let words = [
        "trace",
        "--force",
        "--sources",
        "sources",
        "-o",
        "job",
        "--",
        "./program",
    ];
    program.ends(&words, 4);
    let job = std::fs::read_to_string(program.path("job/job.toml")).unwrap();
    assert!(job.contains("swap = [[\"u\", \"next\"]]"), "{job}");
}

#[test]
fn names_come_from_the_source_that_debug_information_names() {
    let program = HostProgram::new(HEAT);
    std::fs::create_dir(program.path("lineinfo")).unwrap();
    std::fs::create_dir(program.path("empty")).unwrap();
    program.write(
        "lineinfo/kernels.cu",
        "extern \"C\" __global__ void heat(const float *warm, float *warmer, int n, float c) {}\n",
    );
    let words = [
        "trace",
        "--sources",
        "empty",
        "-o",
        "job",
        "--",
        "./program",
    ];
    program.ends(&words, 4);
    let job = std::fs::read_to_string(program.path("job/job.toml")).unwrap();
    assert!(job.contains("swap = [[\"warm\", \"warmer\"]]"), "{job}");
}

#[test]
fn managed_memory_is_an_output() {
    let source = r#"
int main() {
    Module module;
    static char twice;
    module.kernel(&twice, "twice");
    void *managed;
    int *y = device<int>(20), host[20];
    CHECK(cudaMallocManaged(&managed, 80, 1));
    for (int i = 0; i < 20; ++i) host[i] = ((int *)managed)[i] = 3 + 2 * i;
    CHECK(cudaMemcpy(y, host, 80, HostToDevice));
    for (int step = 0; step < 5; ++step) {
        CHECK(launch(&twice, 1, 32, y, 20));
        CHECK(launch(&twice, 1, 32, (int *)managed, 20));
    }
    CHECK(cudaMemcpy(host, y, 80, DeviceToHost));
    CHECK(cudaDeviceSynchronize());
    return ((int *)managed)[1] != 160 || host[1] != 160;
}
"#;
    let program = HostProgram::new(source);
    let job = trace(&program, &[], 0);
    for part in [
        "\n# The host reads managed memory without a call: all of it is taken for read at the end.\n[[output]]\n",
        // After an odd number of swaps, array_0 is the managed one.
        "arrays = [\"array_1\", \"array_0\"]",
        "array_0 = { dtype = \"i32\", shape = [20], init = { expr = \"3 + 2 * i\" } }",
        "array_1 = { dtype = \"i32\", shape = [20], init = { expr = \"3 + 2 * i\" } }",
    ] {
        assert!(job.contains(part), "{part}: {job}");
    }
    assert!(!program.path("job/inputs.npz").exists());
    check(&program);
}

#[test]
fn memory_that_is_allocated_again_keeps_its_values() {
    // One call per iteration allocates; in the last iteration, a kernel writes to half of the
    // elements.
    let source = r#"
int main() {
    Module module;
    static char twice;
    module.kernel(&twice, "twice");
    int host[20];
    for (int turn = 0; turn < 3; ++turn) {
        int *y = device<int>(20);
        for (int i = 0; i < 20; ++i) host[i] = 3 + 2 * i + turn;
        if (turn < 2) CHECK(cudaMemcpy(y, host, 80, HostToDevice));
        if (turn == 2) CHECK(cudaMemcpy(y, host, 40, HostToDevice));
        CHECK(launch(&twice, 1, 32, y, 10));
        CHECK(cudaMemcpy(host, y, 40, DeviceToHost));
        CHECK(cudaFree(y));
    }
    return host[1] != 14;
}
"#;
    let program = HostProgram::new(source);
    trace(&program, &[], 0);
    check(&program);
}

#[test]
fn managed_memory_is_the_devices_until_the_host_waits() {
    let source = r#"
int main() {
    Module module;
    static char twice;
    module.kernel(&twice, "twice");
    void *a, *b;
    CHECK(cudaMallocManaged(&a, 80, 1));
    CHECK(cudaMallocManaged(&b, 80, 1));
    for (int i = 0; i < 20; ++i) ((int *)a)[i] = ((int *)b)[i] = 3 + 2 * i;
    for (int step = 0; step < 5; ++step) {
        CHECK(launch(&twice, 1, 32, (int *)a, 20));
        CHECK(launch(&twice, 1, 32, (int *)b, 9));
        CHECK(launch(&twice, 1, 32, (int *)a, 10));
    }
    CHECK(cudaDeviceSynchronize());
    return ((int *)a)[1] != 5 << 10;
}
"#;
    let program = HostProgram::new(source);
    let job = trace(&program, &[], 0);
    assert!(job.contains("[loop]\nsteps = "), "{job}");
    assert!(!job.contains("_from_host"), "{job}");
    run_gives_what_was_recorded(&program, ElementType::I32, &[20]);
}

#[test]
fn managed_memory_is_copied_as_the_host_left_it() {
    let source = r#"
int main() {
    Module module;
    static char twice;
    module.kernel(&twice, "twice");
    void *managed;
    int *y = device<int>(20), host[20];
    CHECK(cudaMallocManaged(&managed, 80, 1));
    for (int i = 0; i < 20; ++i) ((int *)managed)[i] = 3 + 2 * i;
    CHECK(cudaMemcpy(y, managed, 80, DeviceToDevice));
    for (int step = 0; step < 5; ++step) CHECK(launch(&twice, 1, 32, y, 20));
    CHECK(cudaMemcpy(managed, y, 40, DeviceToDevice));
    CHECK(cudaDeviceSynchronize());
    return ((int *)managed)[1] != 160 || ((int *)managed)[11] != 25;
}
"#;
    let program = HostProgram::new(source);
    trace(&program, &[], 0);
    run(&program);
    let read = |file: &str, array: &str| -> Vec<f64> {
        let path = program.path(file);
        let array = npz::read_file(&path, array, ElementType::I32, &[20]);
        array
            .unwrap_or_else(|e| panic!("{}", e.message))
            .values()
            .collect()
    };
    let managed = (0..20).map(|i| if i < 10 { 32 * (3 + 2 * i) } else { 3 + 2 * i });
    let managed: Vec<f64> = managed.map(f64::from).collect();
    assert_eq!(read("results.npz", "array_1"), managed);
    assert_eq!(read("job/recorded.npz", "array_1"), managed);
}

#[test]
fn a_pointer_to_a_function_is_an_argument() {
    let source = r#"
int main() {
    Module module;
    static char apply, functions;
    module.kernel(&apply, "apply");
    module.variable(&functions, "functions", 16);
    int *y = device<int>(20), host[20];
    for (int i = 0; i < 20; ++i) host[i] = i;
    CHECK(cudaMemcpy(y, host, 80, HostToDevice));
    long long known[2];
    CHECK(cudaMemcpyFromSymbol(known, &functions, 16, 0, DeviceToHost));
    for (int step = 0; step < 4; ++step) CHECK(launch(&apply, 1, 20, y, known[step % 2]));
    CHECK(cudaMemcpy(host, y, 80, DeviceToHost));
    return host[2] != 100;
}
"#;
    let program = HostProgram::new(source);
    let job = trace(&program, &[], 0);
    assert!(!job.contains("fallback"), "{job}");
    run_gives_what_was_recorded(&program, ElementType::I32, &[20]);
}

#[test]
fn floats_that_are_swapped_as_integers_are_floats() {
    let source = r#"
int main() {
    Module module;
    static char add_by_swaps;
    module.kernel(&add_by_swaps, "add_by_swaps");
    double *sum = device<double>(1), *x = device<double>(40), host[40];
    for (int i = 0; i < 40; ++i) host[i] = 0.1 * i;
    CHECK(cudaMemcpy(x, host, 320, HostToDevice));
    CHECK(cudaMemset(sum, 0, 8));
    for (int step = 0; step < 3; ++step) CHECK(launch(&add_by_swaps, 1, 40, sum, x));
    CHECK(cudaMemcpy(host, sum, 8, DeviceToHost));
}
"#;
    let program = HostProgram::new(source);
    let job = trace(&program, &[], 0);
    assert_eq!(job.matches("dtype = \"f64\"").count(), 2, "{job}");
    run_gives_what_was_recorded(&program, ElementType::F64, &[1]);
}

#[test]
fn copies_between_elements_of_several_sizes() {
    let source = r#"
int main() {
    Module module;
    static char twice, add_bits;
    module.kernel(&twice, "twice");
    module.kernel(&add_bits, "add_bits");
    int *y = device<int>(20), host[20];
    long long *wide = device<long long>(3);
    for (int i = 0; i < 20; ++i) host[i] = 3 + i;
    CHECK(cudaMemcpy(y, host, 80, HostToDevice));
    CHECK(cudaMemset(wide, 0, 24));
    for (int step = 0; step < 3; ++step) {
        CHECK(launch(&twice, 1, 32, y, 20));
        CHECK(launch(&add_bits, 1, 1, wide, 5ll << 32 | 9));
        CHECK(cudaMemcpy(wide + 1, y + 2, 16, DeviceToDevice));
        CHECK(cudaMemcpy(y + 6, wide, 8, DeviceToDevice));
        CHECK(cudaMemcpy(y + 9, wide + 2, 4, DeviceToDevice));
    }
    CHECK(cudaMemcpy(host, y, 80, DeviceToHost));
    return host[6] != 9 || host[7] != 5 || host[9] != 7 * 8;
}
"#;
    let program = HostProgram::new(source);
    trace(&program, &[], 0);
    run_gives_what_was_recorded(&program, ElementType::I32, &[20]);
}

#[test]
fn integers_of_steps_are_not_rounded() {
    let source = |shift: u32| {
        format!(
            r#"
int main() {{
    Module module;
    static char add_bits;
    module.kernel(&add_bits, "add_bits");
    long long *y = device<long long>(1);
    CHECK(cudaMemset(y, 0, 8));
    unsigned long long x = 1;
    for (int step = 0; step < 40; ++step) {{
        x = x * 6364136223846793005ull + 1442695040888963407ull;
        CHECK(launch(&add_bits, 1, 1, y, x >> {shift}));
    }}
    CHECK(cudaDeviceSynchronize());
}}
"#
        )
    };
    let program = HostProgram::new(&source(11));
    let job = trace(&program, &[], 0);
    assert!(job.contains("[series]"), "{job}");
    check(&program);
    let program = HostProgram::new(&source(10));
    let (_, err) = program.ends(&["trace", "-o", "job", "--", "./program"], 3);
    let err = unwrapped(&err);
    for part in [
        "cannot be written as a job: `series_0`, which launches of `add_bits` take, is ",
        "numbers of steps are exact up to 2^53",
    ] {
        assert!(err.contains(part), "{part}: {err}");
    }
}

#[test]
fn reads_in_the_loop_become_outputs() {
    let program = HostProgram::new(HEAT);
    let job = trace(&program, &["5"], 4);
    insta::assert_snapshot!(job);
    run(&program);
    assert!(program.path("every_5.zarr").is_dir());
}

#[test]
fn grids_that_shrink() {
    let source = r#"
int main() {
    int n = 40, host[40];
    Module module;
    static char eliminate;
    module.kernel(&eliminate, "eliminate");
    int *a = device<int>(n);
    for (int i = 0; i < n; ++i) host[i] = i * i % 17;
    CHECK(cudaMemcpy(a, host, 4 * n, HostToDevice));
    for (int k = 0; k < n - 1; ++k) CHECK(launch(&eliminate, (n - k - 1 + 7) / 8, 8, a, n, k));
    CHECK(cudaMemcpy(host, a, 4 * n, DeviceToHost));
}
"#;
    let program = HostProgram::new(source);
    insta::assert_snapshot!(trace(&program, &[], 0));
    run_gives_what_was_recorded(&program, ElementType::I32, &[40]);
}

#[test]
fn copies_and_fills_between_launches() {
    let source = r#"
int main() {
    int n = 21, host[21];
    Module module;
    static char twice, scale, factor;
    module.kernel(&twice, "twice");
    module.kernel(&scale, "scale");
    module.variable(&factor, "factor", 4);
    int *y = device<int>(n), *z = device<int>(n), five = 5;
    CHECK(cudaMemcpyToSymbol(&factor, &five, 4, 0, HostToDevice));
    for (int i = 0; i < n; ++i) host[i] = i + 1;
    CHECK(cudaMemcpy(y, host, 4 * n, HostToDevice));
    for (int step = 0; step < 4; ++step) {
        CHECK(launch(&twice, 1, 32, y, n));
        CHECK(cudaMemcpy(z, y, 4 * n, DeviceToDevice));
        CHECK(cudaMemset(z + 3, 0, 8));
        CHECK(launch(&scale, 1, 32, z, n));
    }
    CHECK(cudaMemcpy(host, z, 4 * n, DeviceToHost));
    printf("%d %d\n", host[4], host[20]);
}
"#;
    let program = HostProgram::new(source);
    insta::assert_snapshot!(trace(&program, &[], 0));
    run(&program);
    let z = npz::read_file(
        &program.path("results.npz"),
        "array_1",
        ElementType::I32,
        &[21],
    );
    let z: Vec<f64> = z
        .unwrap_or_else(|e| panic!("{}", e.message))
        .values()
        .collect();
    let expected = |i: usize| {
        if i == 3 || i == 4 {
            0
        } else {
            5 * 16 * (i + 1)
        }
    };
    assert_eq!(z, (0..21).map(|i| expected(i) as f64).collect::<Vec<f64>>());
}

#[test]
fn what_ran_before_an_interrupt_is_written() {
    let source = r#"
int main() {
    Module module;
    static char twice;
    module.kernel(&twice, "twice");
    int *y = device<int>(20);
    CHECK(cudaMemset(y, 0, 80));
    for (int step = 0;; ++step) {
        CHECK(launch(&twice, 1, 32, y, 20));
        CHECK(cudaDeviceSynchronize());
        if (step == 10) {
            puts("ten");
            fflush(stdout);
        }
        usleep(1000);
    }
}
"#;
    let program = HostProgram::new(source);
    let mut command = program.reactant(&["trace", "-o", "job", "--", "./program"]);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.process_group(0).spawn().unwrap();
    let mut line = String::new();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    out.read_line(&mut line).unwrap();
    kill_process_group(Pid::from_child(&child), Signal::INT).unwrap();
    let mut err = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut err)
        .unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130), "{err}");
    program.left_nothing();
    assert!(err.contains("wrote job/job.toml: 1 launch of "), "{err}");
    let job = std::fs::read_to_string(program.path("job/job.toml")).unwrap();
    assert!(job.contains("[loop]\nsteps = "), "{job}");
}

#[test]
fn programs_that_are_no_job() {
    let source = r#"
int main(int argc, char **argv) {
    Module module;
    static char by_table;
    module.kernel(&by_table, "by_table");
    // More than is looked for addresses.
    int *a = device<int>(8), **table = device<int *>(1 << 18);
    CHECK(cudaMemset(a, 0, 32));
    CHECK(cudaMemcpy(table, &a, 8, HostToDevice));
    if (argc > 1) CHECK(launch(&by_table, 1, 8, table, 8));
    puts("it ran to its end");
}
"#;
    let program = HostProgram::new(source);
    let command = ["trace", "-o", "job", "--", "./program", "launch"];
    let (out, err) = program.ends(&command, 3);
    assert_eq!(out, "it ran to its end\n");
    let err = unwrapped(&err);
    for part in [
        "what `program` does cannot be written as a job: `by_table` accesses `cudaMalloc at host.h:",
        "whose address it reads from memory",
    ] {
        assert!(err.contains(part), "{part}: {err}");
    }
    let (_, err) = program.ends(&command[..5], 3);
    assert!(unwrapped(&err).contains("it launches no kernel"), "{err}");
    assert!(!program.path("job").exists());
}

#[test]
fn jobs_are_not_written_over_unasked() {
    let program = HostProgram::new(HEAT);
    trace(&program, &[], 4);
    program.write("job/job.toml", "# my own changes");
    let words = ["trace", "-o", "job", "--", "./program"];
    let (out, err) = program.ends(&words, 1);
    assert_eq!(out, "");
    let err = unwrapped(&err);
    assert!(err.contains("`job/job.toml` is there already"), "{err}");
    assert!(
        err.contains("`--force` writes over it; `-o FOLDER` writes elsewhere"),
        "{err}"
    );
    program.ends(&["trace", "--force", "-o", "job", "--", "./program"], 4);
    let job = std::fs::read_to_string(program.path("job/job.toml")).unwrap();
    assert!(job.contains("[[launch]]"), "{job}");
}

#[test]
fn accesses_are_checked_unless_they_are_not() {
    let source = r#"
int main() {
    Module module;
    static char twice;
    module.kernel(&twice, "twice");
    int *y = device<int>(20);
    CHECK(cudaMemset(y, 0, 80));
    CHECK(launch(&twice, 1, 32, y, 21));
    CHECK(cudaDeviceSynchronize());
}
"#;
    let program = HostProgram::new(source);
    let words = ["trace", "-o", "job", "--", "./program"];
    let (_, err) = program.ends(&words, 2);
    assert!(err.contains("error 700"), "{err}");
    assert!(unwrapped(&err).contains("element 20 of"), "{err}");
    // The page after the 80 bytes belongs to the allocation.
    program.ends(
        &[
            "trace",
            "--force",
            "--unchecked",
            "-o",
            "job",
            "--",
            "./program",
        ],
        0,
    );
}

#[test]
fn an_array_has_another_name_than_the_index_of_an_unrolled_loop() {
    let source = r#"
int main() {
    Module module;
    static char twice;
    module.kernel(&twice, "twice");
    int *y = device<int>(8), host[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    CHECK(cudaMemcpy(y, host, sizeof host, HostToDevice));
    for (int step = 0; step < 9; ++step) CHECK(launch(&twice, 1, 32, y, 8));
    for (int k = 0; k < 3; ++k) {
        CHECK(launch(&twice, 1, 8, y, 8 - 2 * k));
        CHECK(launch(&twice, 1, 16, y, 7 - 2 * k));
    }
    CHECK(cudaDeviceSynchronize());
}
"#;
    let program = HostProgram::new(source);
    program.write(
        "twice.cu",
        "extern \"C\" __global__ void twice(int *m, int n) {}\n",
    );
    let job = trace(&program, &[], 0);
    assert!(job.contains("unroll = { m = 3 }"), "{job}");
    assert!(job.contains("\nm_2 = { dtype = \"i32\""), "{job}");
    assert!(check(&program).contains(" ok"));
}

#[test]
fn an_allocation_of_no_whole_number_of_elements_keeps_their_type() {
    let source = r#"
int main() {
    Module module;
    static char heat;
    module.kernel(&heat, "heat");
    float host[9] = {1, 2, 3, 4, 5, 6, 7, 8, 9}, *u = device<float>(9);
    char *v = device<char>(4 * 9 + 3);
    CHECK(cudaMemcpy(u, host, sizeof host, HostToDevice));
    CHECK(launch(&heat, 1, 32, u, (float *)v, 9, 0.2f));
    CHECK(cudaMemcpy(host, v, sizeof host, DeviceToHost));
}
"#;
    let program = HostProgram::new(source);
    let job = trace(&program, &[], 0);
    for array in [
        "array_1_0 = { dtype = \"f32\", shape = [9]",
        "array_1_1 = { dtype = \"u8\", shape = [3]",
    ] {
        assert!(job.contains(array), "{array}: {job}");
    }
    assert!(check(&program).contains("array_1_0  f32[9]"));
}

#[test]
fn ten_thousand_launches() {
    let source = r#"
int main() {
    int n = 37;
    Module module;
    static char twice;
    module.kernel(&twice, "twice");
    int *y = device<int>(n);
    CHECK(cudaMemset(y, 0, 4 * n));
    for (int step = 0; step < 10000; ++step) CHECK(launch(&twice, 2, 32, y, n));
    CHECK(cudaDeviceSynchronize());
}
"#;
    let program = HostProgram::new(source);
    let start = Instant::now();
    let job = trace(&program, &[], 0);
    eprintln!("10000 launches, traced: {:?}", start.elapsed());
    assert!(job.contains("[loop]\nsteps = 10000\n"), "{job}");
}

/// Runs `check` on the job, which compares with the recorded arrays.
fn check(program: &HostProgram) -> String {
    let (out, _) = program.ends(&["check", "job/job.toml", "--target", "interpreter"], 0);
    assert!(out.lines().any(|line| line.ends_with(" ok")), "{out}");
    out
}

#[test]
fn a_launch_that_fails_is_not_part_of_the_job() {
    let source = r#"
int main(int argc, char **argv) {
    Module module;
    static char twice;
    module.kernel(&twice, "twice");
    int *y = device<int>(20), good = atoi(argv[1]);
    for (int i = 0; i < good; ++i) CHECK(launch(&twice, 1, 32, y, 20));
    CHECK(launch(&twice, 1, 32, y, 21));
    printf("%d\n", cudaDeviceSynchronize());
}
"#;
    let program = HostProgram::new(source);
    let (out, err) = program.ends(&["trace", "-o", "job", "--", "./program", "3"], 0);
    assert_eq!(out, "700\n");
    let note =
        "launch 4 of the program, of `twice`, failed: the job contains the launches before it";
    assert!(unwrapped(&err).contains(note), "{err}");
    assert!(err.contains("of the program's 3 launches"), "{err}");
    check(&program);
    let (_, err) = program.ends(&["trace", "-o", "other", "--", "./program", "0"], 3);
    assert!(unwrapped(&err).contains("its first launch fails"), "{err}");
}

#[test]
fn tables_of_pointers_stand_in_the_launches() {
    let source = r#"
int main() {
    Module module;
    static char add;
    module.kernel(&add, "add_to_rows");
    int *rows[3], **table = device<int *>(3), host[10];
    for (int i = 0; i < 10; ++i) host[i] = i * i;
    for (int k = 0; k < 3; ++k) {
        rows[k] = device<int>(10);
        CHECK(cudaMemcpy(rows[k], host, 40, HostToDevice));
    }
    CHECK(cudaMemcpy(table, rows, sizeof rows, HostToDevice));
    for (int step = 0; step < 4; ++step) CHECK(launch(&add, 3, 32, table, 10));
    CHECK(cudaMemcpy(host, rows[2], 40, DeviceToHost));
    printf("%d %d\n", host[0], host[9]);
}
"#;
    let program = HostProgram::new(source);
    insta::assert_snapshot!(trace(&program, &[], 0));
    check(&program);
}

#[test]
fn a_structure_in_constant_memory_that_changes() {
    let source = r#"
struct State { float *u, *next; int n; float c; };
int main() {
    Module module;
    static char heat, state;
    module.kernel(&heat, "heat_of_state");
    module.variable(&state, "state", sizeof(State));
    float host[20];
    for (int i = 0; i < 20; ++i) host[i] = 1 + i;
    State s = {device<float>(20), device<float>(20), 20, 1.5f};
    CHECK(cudaMemcpy(s.u, host, 80, HostToDevice));
    for (int step = 0; step < 6; ++step) {
        s.c = 1.0f + 0.125f * step;
        CHECK(cudaMemcpyToSymbol(&state, &s, sizeof s, 0, HostToDevice));
        CHECK(launch(&heat, 1, 32));
        float *old = s.u;
        s.u = s.next;
        s.next = old;
    }
    CHECK(cudaMemcpy(host, s.u, 80, DeviceToHost));
}
"#;
    let program = HostProgram::new(source);
    insta::assert_snapshot!(trace(&program, &[], 0));
    check(&program);
}

#[test]
fn sizes_in_constant_memory_are_numbers_of_the_job() {
    let source = r#"
int main() {
    Module module;
    static char twice, columns, rows, unused;
    module.kernel(&twice, "twice_in_plane");
    module.variable(&columns, "columns", 4);
    module.variable(&rows, "rows", 4);
    module.variable(&unused, "state", 32768);
    int host[35], nx = 7, ny = 5;
    for (int i = 0; i < 35; ++i) host[i] = i * i;
    int *u = device<int>(35), *v = device<int>(35), *w = device<int>(35);
    CHECK(cudaMemcpy(u, host, sizeof host, HostToDevice));
    CHECK(cudaMemcpyToSymbol(&columns, &nx, 4, 0, HostToDevice));
    CHECK(cudaMemcpyToSymbol(&rows, &ny, 4, 0, HostToDevice));
    CHECK(cudaMemcpyToSymbol(&unused, &ny, 4, 0, HostToDevice));
    CHECK(launch(&twice, 1, dim3(8, 8), u, v));
    CHECK(launch(&twice, 1, dim3(8, 8), v, w));
    CHECK(cudaMemcpy(host, w, sizeof host, DeviceToHost));
    printf("%d\n", host[34]);
}
"#;
    let program = HostProgram::new(source);
    let job = trace(&program, &[], 0);
    for part in [
        "[scalars]\ncolumns = 7\nrows = 5\n",
        "[defaults.launch]\nsymbols = { columns = \"columns\", rows = \"rows\" }\n",
        "shape = [\"rows\", \"columns\"]",
    ] {
        assert!(job.contains(part), "{part}: {job}");
    }
    assert!(!job.contains("state"), "{job}");
    check(&program);
}

#[test]
fn lanes_pass_values_without_a_barrier() {
    let source = r#"
int main() {
    Module module;
    static char sums;
    module.kernel(&sums, "pair_sums");
    int host[32];
    for (int i = 0; i < 32; ++i) host[i] = i * i;
    int *y = device<int>(32);
    CHECK(cudaMemcpy(y, host, sizeof host, HostToDevice));
    CHECK(launch(&sums, 1, 32, y));
    CHECK(cudaMemcpy(host, y, sizeof host, DeviceToHost));
    printf("%d %d %d\n", host[0], host[1], host[30]);
}
"#;
    let program = HostProgram::new(source);
    let sums = "1 1 1861\n";
    let (out, err) = program.exec(&["--check"], 0);
    assert_eq!(out, sums);
    assert!(err.contains("1 agree, 0 differ"), "{err}");
    let (out, err) = program.ends(&["trace", "-o", "job", "--", "./program"], 0);
    assert_eq!(out, sums);
    let note = "lanes of `pair_sums` pass values without a barrier: `assume_warp_synchronous`";
    assert!(unwrapped(&err).contains(note), "{err}");
    check(&program);
}

#[test]
fn kernels_whose_threads_race_run_natively() {
    let source = r#"
int main() {
    Module module;
    static char move, twice;
    module.kernel(&move, "move_down");
    module.kernel(&twice, "twice");
    int *y = device<int>(21);
    CHECK(cudaMemset(y, 1, 84));
    for (int i = 0; i < 3; ++i) {
        CHECK(launch(&twice, 1, 32, y, 21));
        CHECK(launch(&move, 1, 32, y, 20));
    }
    CHECK(cudaDeviceSynchronize());
}
"#;
    let program = HostProgram::new(source);
    let (_, err) = program.ends(&["trace", "-o", "job", "--", "./program"], 0);
    let note = "threads of `move_down` race: the job runs it natively";
    assert!(unwrapped(&err).contains(note), "{err}");
    let job = std::fs::read_to_string(program.path("job/job.toml")).unwrap();
    assert!(
        job.contains("kernel = \"move_down\"\nown_code = true\n"),
        "{job}"
    );
    assert!(!job.contains("fallback"), "{job}");
}

#[test]
fn floats_in_structures_are_compared_as_floats() {
    let source = r#"
int main() {
    Module module;
    static char count_up;
    module.kernel(&count_up, "count_up");
    float host[18] = {0};
    float *p = device<float>(18);
    CHECK(cudaMemcpy(p, host, 72, HostToDevice));
    for (int step = 0; step < 50; ++step) CHECK(launch(&count_up, 1, 32, p, 9));
    CHECK(cudaMemcpy(host, p, 72, DeviceToHost));
}
"#;
    let program = HostProgram::new(source);
    let job = trace(&program, &[], 0);
    assert!(
        job.contains("structs = { array_0 = [\"f32\", \"i32\"] }"),
        "{job}"
    );
    check(&program);
    // A difference in the last bit of a float is allowed, in an integer not.
    let path = program.path("job/recorded.npz");
    let array = npz::read_file(&path, "array_0", ElementType::I32, &[9, 2]);
    let array = array.unwrap_or_else(|e| panic!("{}", e.message));
    let write = |at: usize| {
        let mut changed = array.clone();
        changed.bytes[at] ^= 1;
        npz::write_file(&path, [("array_0", &changed)]).unwrap();
    };
    write(8);
    let out = check(&program);
    assert!(
        out.contains("`array_0`: 1 float of its structures"),
        "{out}"
    );
    write(12);
    let command = ["check", "job/job.toml", "--target", "interpreter"];
    program.ends(&command, 1);
}

#[test]
fn a_structure_with_bytes_that_no_kernel_reads() {
    let source = r#"
struct Counter { long long unread; int first; int unread_too; };
int main() {
    Module module;
    static char count_from;
    module.kernel(&count_from, "count_from");
    int *y = device<int>(32), host[32];
    Counter counter = {1, 40, 2};
    CHECK(launch(&count_from, 1, 32, y, counter));
    CHECK(cudaMemcpy(host, y, 128, DeviceToHost));
    return host[2] != 42;
}
"#;
    let program = HostProgram::new(source);
    trace(&program, &[], 0);
    check(&program);
}

#[test]
fn a_pointer_far_from_its_array_is_told() {
    let source = r#"
int main() {
    Module module;
    static char twice;
    module.kernel(&twice, "twice");
    int *a = device<int>(32), *b = device<int>(32);
    CHECK(cudaMemset(b, 0, 128));
    CHECK(cudaMemset(a, 1, 128));
    CHECK(launch(&twice, 1, 32, b + (1 << 20), 0));
    CHECK(launch(&twice, 1, 32, a, 32));
}
"#;
    // A pointer that no thread dereferences does no harm.
    let program = HostProgram::new(source);
    let (_, err) = program.ends(&["trace", "-o", "job", "--", "./program"], 0);
    assert!(!err.contains("behind the end of"), "{err}");
    let (out, err) = program.ends(&["exec", "--check", "--", "./program"], 0);
    let told = unwrapped(&format!("{out}{err}"));
    assert!(
        told.contains("`twice`: is given a pointer to 4194176 bytes behind the end of"),
        "{told}"
    );
    assert!(
        told.contains("compared 1 of 2 launches: 1 agree, 0 differ"),
        "{told}"
    );
}

/// A sweep over arrays that count from 1: launches are given pointers in front of them, which are
/// exchanged, and one behind the end.
const FROM_ONE: &str = r#"
int main() {
    int n = 37;
    Module module;
    static char shifted;
    module.kernel(&shifted, "add_shifted");
    float *u = device<float>(n) - 1, *v = device<float>(n) - 1, host[37];
    for (int i = 0; i < n; ++i) host[i] = i == 5 ? 100.0f : 0.1f * i;
    CHECK(cudaMemcpy(u + 1, host, 4 * n, HostToDevice));
    for (int step = 1; step <= 20; ++step) {
        CHECK(launch(&shifted, 2, 32, v, u, u + n + 3, n));
        float *old = u;
        u = v;
        v = old;
    }
    CHECK(cudaMemcpy(host, u + 1, 4 * n, DeviceToHost));
    for (int i = 0; i < n; ++i) printf(" %a", host[i]);
    return 4;
}
"#;

#[test]
fn arrays_that_count_from_one() {
    let program = HostProgram::new(FROM_ONE);
    insta::assert_snapshot!(trace(&program, &[], 4));
    check(&program);
    let (natively, _) = program.exec(&[], 4);
    let (out, err) = program.exec(&["--target", "interpreter", "--explain"], 4);
    assert_eq!(out, natively);
    assert!(
        err.contains("20 launches by 1 program on interpreter, 0 natively"),
        "{err}"
    );
    for target in [&[][..], &["--target", "interpreter"]] {
        let mut flags = vec!["--check"];
        flags.extend(target);
        let (_, err) = program.exec(&flags, 4);
        let all = "compared 20 of 20 launches: 20 agree, 0 differ";
        assert!(err.contains(all), "{err}");
    }
}

#[test]
fn rows_that_are_allocated_one_by_one_are_one_array() {
    let source = r#"
int main() {
    Module module;
    static char add;
    module.kernel(&add, "add_to_rows");
    int *rows[9], host[10];
    for (int k = 0; k < 9; ++k) {
        for (int i = 0; i < 10; ++i) host[i] = i * i + k;
        rows[k] = device<int>(10);
        CHECK(cudaMemcpy(rows[k], host, 40, HostToDevice));
    }
    int **table = device<int *>(9);
    CHECK(cudaMemcpy(table, rows, sizeof rows, HostToDevice));
    for (int step = 0; step < 4; ++step) CHECK(launch(&add, 9, 32, table, 10));
    for (int k = 0; k < 9; ++k) {
        CHECK(cudaMemcpy(host, rows[k], 40, DeviceToHost));
        for (int i = 0; i < 10; ++i) printf(" %d", host[i]);
    }
}
"#;
    let program = HostProgram::new(source);
    insta::assert_snapshot!(trace(&program, &[], 0));
    check(&program);
    let (natively, _) = program.exec(&[], 0);
    let (out, err) = program.exec(&["--target", "interpreter", "--explain"], 0);
    assert_eq!(out, natively);
    let expected = "4 launches by 1 program on interpreter, 0 natively";
    assert!(err.contains(expected), "{err}");
    let (_, err) = program.exec(&["--target", "interpreter", "--check"], 0);
    let all = "compared 4 of 4 launches: 4 agree, 0 differ";
    assert!(err.contains(all), "{err}");
}

#[test]
fn what_a_reset_of_the_device_frees_is_recorded() {
    let source = r#"
extern "C" int cudaDeviceReset();
int main() {
    Module module;
    static char twice;
    module.kernel(&twice, "twice");
    int *x = device<int>(8), host[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    CHECK(cudaMemcpy(x, host, 32, HostToDevice));
    CHECK(launch(&twice, 1, 8, x, 8));
    CHECK(cudaDeviceReset());
}
"#;
    let program = HostProgram::new(source);
    let job = trace(&program, &[], 0);
    assert!(job.contains("[recorded]"), "{job}");
    assert!(check(&program).contains("array_0"), "{job}");
}

#[test]
fn reads_in_some_iterations_do_not_divide_the_loop() {
    let program = HostProgram::new(HEAT);
    for every in ["7", "8", "20"] {
        let job = trace(&program, &[every], 4);
        assert!(job.contains("[loop]\nsteps = 20\n"), "{job}");
        assert!(!job.contains("[[after]]"), "{job}");
        check(&program);
        std::fs::remove_dir_all(program.path("job")).unwrap();
    }
    // After steps 1, 7 and 13, and at the end.
    let source = HEAT.replace("step % every == 0", "step % every == 1");
    let source = source.replace(
        "    return 4;",
        "    CHECK(cudaMemcpy(host, u, 4 * n, DeviceToHost));",
    );
    let program = HostProgram::new(&source);
    let job = trace(&program, &["6"], 0);
    assert!(
        !job.contains("[[before]]") && !job.contains("[[after]]"),
        "{job}"
    );
    let outputs = "[[output]]\nfile = \"results.npz\"\narrays = [\"array_0\"]\n\n\
         [[output]]\nfile = \"every_6_from_1.zarr\"\narrays = [\"array_0\"]\nfirst = 1\nevery = 6\n";
    assert!(job.contains(outputs), "{job}");
    check(&program);
}

#[test]
fn tables_of_rows_are_fields_of_a_structure_and_filled_by_a_kernel() {
    let source = r#"
struct Grids { alignas(16) int n; alignas(16) int **from; int **to; };
int main() {
    Module module;
    static char list, add;
    module.kernel(&list, "list_rows");
    module.kernel(&add, "add_rows");
    int host[7 * 10], *data[2], **tables[2];
    for (int i = 0; i < 70; ++i) host[i] = i * i;
    for (int k = 0; k < 2; ++k) {
        data[k] = device<int>(70);
        tables[k] = device<int *>(7);
        CHECK(cudaMemcpy(data[k], host, sizeof host, HostToDevice));
        CHECK(launch(&list, 1, 7, tables[k], data[k], 10));
    }
    Grids grids = {10, tables[0], tables[1]};
    for (int step = 0; step < 4; ++step) CHECK(launch(&add, 7, 32, grids));
    CHECK(cudaMemcpy(host, data[1], sizeof host, DeviceToHost));
    printf("%d %d\n", host[1], host[69]);
}
"#;
    let program = HostProgram::new(source);
    insta::assert_snapshot!(trace(&program, &[], 0));
    let job = std::fs::read_to_string(program.path("job/job.toml")).unwrap();
    assert!(!job.contains("list_rows"), "{job}");
    check(&program);
    for target in ["native", "interpreter"] {
        let (_, err) = program.exec(&["--target", target, "--check"], 0);
        let all = "compared 6 of 6 launches: 6 agree, 0 differ";
        assert!(err.contains(all), "{err}");
    }
}

#[test]
fn a_pool_gives_memory_to_arrays_of_several_types() {
    let source = r#"
int main() {
    Module module;
    static char heat;
    module.kernel(&heat, "heat");
    // Bytes are copied in the same allocation.
    char *pool = device<char>(1024), bytes[6] = {1, 2, 3, 4, 5, 6};
    float host[37];
    for (int i = 0; i < 37; ++i) host[i] = 0.1f * i * i;
    CHECK(cudaMemcpy(pool, host, 4 * 37, HostToDevice));
    for (int step = 0; step < 3; ++step) {
        CHECK(launch(&heat, 2, 32, pool, pool + 256, 37, 0.2f));
        CHECK(cudaMemcpy(pool + 512, bytes, 6, HostToDevice));
        CHECK(cudaMemcpy(pool + 530, pool + 512, 6, DeviceToDevice));
        CHECK(launch(&heat, 2, 32, pool + 256, pool, 37, 0.1f));
    }
    CHECK(cudaMemcpy(host, pool, 4 * 37, DeviceToHost));
}
"#;
    let program = HostProgram::new(source);
    trace(&program, &[], 0);
    check(&program);
    let (natively, _) = program.exec(&[], 0);
    let (out, err) = program.exec(&["--target", "interpreter", "--explain"], 0);
    assert_eq!(out, natively);
    assert!(err.contains("6 launches by"), "{err}");
    assert!(err.contains("0 natively"), "{err}");
}

#[test]
fn arrays_that_the_host_fills_in_turn_before_the_loop_keep_their_contents() {
    let source = r#"
int main() {
    Module module;
    static char heat;
    module.kernel(&heat, "heat");
    int n = 37;
    float *all[2] = {device<float>(n), device<float>(n)}, *next = device<float>(n), host[37];
    for (int turn = 0; turn < 5; ++turn) {
        for (int i = 0; i < n; ++i) host[i] = turn + 0.1f * i;
        CHECK(cudaMemcpy(all[turn % 2], host, 4 * n, HostToDevice));
    }
    for (int step = 0; step < 6; ++step) {
        CHECK(launch(&heat, 2, 32, all[0], next, n, 0.2f));
        CHECK(launch(&heat, 2, 32, next, all[0], n, 0.1f));
    }
    CHECK(launch(&heat, 2, 32, all[1], next, n, 0.2f));
    CHECK(cudaMemcpy(host, next, 4 * n, DeviceToHost));
}
"#;
    let program = HostProgram::new(source);
    trace(&program, &[], 0);
    check(&program);
}

#[test]
fn parts_of_an_allocation_that_one_launch_takes_in_turn_are_one_array() {
    let source = r#"
int main() {
    Module module;
    static char heat;
    module.kernel(&heat, "heat");
    float *parts = device<float>(3 * 37), *next = device<float>(37), host[3 * 37];
    for (int i = 0; i < 3 * 37; ++i) host[i] = 0.1f * i;
    CHECK(cudaMemcpy(parts, host, sizeof host, HostToDevice));
    CHECK(cudaMemcpy(next, host, 4 * 37, HostToDevice));
    for (int part = 0; part < 3; ++part) CHECK(launch(&heat, 2, 32, next, parts + 37 * part, 37, 0.2f));
    for (int step = 0; step < 5; ++step) {
        CHECK(launch(&heat, 2, 32, parts + 37, next, 37, 0.1f));
        CHECK(launch(&heat, 2, 32, next, parts + 37, 37, 0.2f));
    }
    CHECK(cudaMemcpy(host, parts, sizeof host, DeviceToHost));
}
"#;
    let program = HostProgram::new(source);
    trace(&program, &[], 0);
    check(&program);
}

/// A solver whose number of sweeps differs from step to step, with an argument that follows no
/// rule. Pointers are swapped after each sweep, or after each step.
const SWEEPS: &str = r#"
int main(int argc, char **) {
    int n = 37, count = 0;
    Module module;
    static char heat;
    module.kernel(&heat, "heat");
    float *u = device<float>(n), *v = device<float>(n), *b = device<float>(n), host[37];
    for (int i = 0; i < n; ++i) host[i] = i == 5 ? 100.0f : 0.1f * i;
    CHECK(cudaMemcpy(u, host, 4 * n, HostToDevice));
    for (int step = 0; step < 5; ++step) {
        CHECK(cudaMemcpy(b, u, 4 * n, DeviceToDevice));
        for (int sweep = 0; sweep < 3 + step * step % 5; ++sweep) {
            float c = 0.1f + 0.01f * (7 * count++ * count % 11);
            CHECK(launch(&heat, (n + 31) / 32, 32, u, v, n, c));
            if (argc == 1) { float *old = u; u = v; v = old; }
        }
        if (argc > 1) { float *old = u; u = v; v = old; }
    }
    CHECK(cudaMemcpy(host, u, 4 * n, DeviceToHost));
    CHECK(cudaMemcpy(host, b, 4 * n, DeviceToHost));
}
"#;

#[test]
fn loops_whose_lengths_vary_are_one_time_loop() {
    let program = HostProgram::new(SWEEPS);
    let job = trace(&program, &[], 0);
    for part in ["\nsteps = ", "when = \"runs\"", "when = \"runs_2\""] {
        assert!(job.contains(part), "{part}: {job}");
    }
    check(&program);
}

#[test]
fn exchanges_behind_loops_whose_lengths_vary() {
    let program = HostProgram::new(SWEEPS);
    let job = trace(&program, &["each step"], 0);
    for part in ["\nsteps = ", "when = \"runs\"", "when = \"runs_2\""] {
        assert!(job.contains(part), "{part}: {job}");
    }
    check(&program);
}

#[test]
fn unrelated_loops_that_are_mixed() {
    let source = r#"
int main() {
    Module module;
    static char heat;
    module.kernel(&heat, "heat");
    float *u[2], *v[2], host[37];
    for (int i = 0; i < 37; ++i) host[i] = i % 7;
    for (int k = 0; k < 2; ++k) {
        u[k] = device<float>(37);
        v[k] = device<float>(37);
        CHECK(cudaMemcpy(u[k], host, 148, HostToDevice));
    }
    unsigned random = 1;
    int left[2] = {200, 200};
    while (left[0] || left[1]) {
        random = random * 1664525u + 1013904223u;
        int k = left[0] && (!left[1] || random >> 31) ? 0 : 1;
        --left[k];
        CHECK(launch(&heat, 2, 32, u[k], v[k], 37, k ? 0.2f : 0.1f));
        float *old = u[k];
        u[k] = v[k];
        v[k] = old;
    }
    for (int k = 0; k < 2; ++k) CHECK(cudaMemcpy(host, u[k], 148, DeviceToHost));
}
"#;
    let program = HostProgram::new(source);
    insta::assert_snapshot!(trace(&program, &[], 0));
    check(&program);
}

#[test]
fn loops_one_after_the_other_are_one_time_loop() {
    let source = r#"
int main() {
    int n = 40, host[40];
    Module module;
    static char eliminate;
    module.kernel(&eliminate, "eliminate");
    int *a = device<int>(n);
    for (int i = 0; i < n; ++i) host[i] = i * i % 17;
    CHECK(cudaMemcpy(a, host, 4 * n, HostToDevice));
    for (int k = 0; k < 10; ++k) CHECK(launch(&eliminate, 10 - k, 4, a, n, k));
    for (int k = 0; k < 8; ++k) CHECK(launch(&eliminate, k + 1, 8, a, n, 2 * k));
    CHECK(cudaMemcpy(host, a, 4 * n, DeviceToHost));
}
"#;
    let program = HostProgram::new(source);
    insta::assert_snapshot!(trace(&program, &[], 0));
    check(&program);
}

#[test]
fn kernels_that_cannot_be_raised_run_natively() {
    let source = r#"
int main() {
    Module module;
    static char meet;
    module.kernel(&meet, "meet");
    int *y = device<int>(3), host[3];
    CHECK(cudaMemset(y, 0, 12));
    CHECK(launch(&meet, 2, 1, y));
    CHECK(cudaMemcpy(host, y, 12, DeviceToHost));
    printf("%d %d %d\n", host[0], host[1], host[2]);
}
"#;
    let program = HostProgram::new(source);
    let job = trace(&program, &[], 0);
    let head = "# `meet` runs as native code: two threads may read and write the same element";
    assert!(job.contains(head), "{job}");
    assert!(job.contains("\nfallback = \"native\"\n"), "{job}");
    if pjrt::find(pjrt::Target::Cpu, None).is_ok() {
        let (out, err) = program.ends(&["check", "job/job.toml"], 0);
        assert!(out.contains(" ok"), "{out}");
        assert!(err.contains("runs as native code"), "{err}");
    }
}
