"""What scripts/gpu-bundle.sh puts into its folder besides the binary: each job with its kernels, first values, artifacts, and what this machine made of it.

    python gpu_bundle.py FOLDER JOB...

A folder for each job:

    job.toml, *.ptx     the job with all its arrays as its one output, and its kernels
    initial.npz         what the arrays start from
    steps               how many steps are compared
    program.rxa         for CUDA
    exact.rxa           the same with `exact`; missing where that is refused
    cpu/program.npz     what XLA made of it on the CPU
    cpu/threads.npz     what the thread-by-thread interpreter of the kernels made of it
    exact/*.npz         the same two with `exact`
    gradient.rxa        its derivatives, where the job has a [gradient], and gradient.npz: their values on the CPU
"""

import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tomllib

ROOT = pathlib.Path(__file__).resolve().parent.parent
BINARY = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")) / "release" / "reactant-rs"
STEPS = 4


def ours(*command):
    done = subprocess.run([str(word) for word in (BINARY, *command)], capture_output=True, text=True)
    return done.returncode, done.stderr


def bundled(folder, path, taken):
    """A line for a job that is not all there."""
    name = path.stem if path.stem not in ("job", "gradient") else f"{path.parent.name}_{path.stem}".removesuffix("_job")
    place = folder / "jobs" / name
    if name in taken:
        raise SystemExit(f"two jobs are called {name}")
    taken.add(name)
    place.mkdir(parents=True)
    text = path.read_text()
    table = tomllib.loads(text)
    for kernel in table["kernels"]:
        shutil.copy(path.parent / kernel, place)
        text = text.replace(f'"{kernel}"', f'"{pathlib.Path(kernel).name}"', 1)
    text = re.sub(r"(?ms)^\[\[output\]\].*?(?=^\[(?!\[output)|\Z)", "", text)
    text = re.sub(r"(?ms)^\[restart\].*?(?=^\[|\Z)", "", text)
    arrays = ", ".join(f'"{array}"' for array in table["arrays"])
    job = place / "job.toml"
    job.write_text(text + f'\n[[output]]\nfile = "{name}.npz"\narrays = [{arrays}]\n')
    steps = ["--steps", STEPS] if "loop" in table else []
    (place / "steps").write_text(str(STEPS if steps else 1))
    missing = []

    def needs(what, *command):
        status, said = ours(*command)
        if status != 0:
            missing.append(f"{what}: {said.strip().splitlines()[0] if said.strip() else status}")
        return status == 0

    needs("initial", "initial", job, "--out", place / "initial.npz")
    needs("program", "compile", job, "--target", "cuda", "-o", place / "program.rxa")
    needs("cpu", "check", job, *steps, "--keep", place / "cpu", "--quiet")
    if needs("exact", "compile", job, "--exact", "--target", "cuda", "-o", place / "exact.rxa"):
        needs("cpu, exact", "check", job, "--exact", *steps, "--keep", place / "exact", "--quiet")
    if "gradient" in table:
        if needs("gradient", "compile", job, "--gradient", "", *steps, "--target", "cuda", "-o", place / "gradient.rxa"):
            needs("cpu, gradient", "run", job, "--gradient", "", *steps, "--out", place / "gradient.npz", "--quiet")
    return [f"{name}: {line}" for line in missing]


def main():
    folder, jobs = pathlib.Path(sys.argv[1]), [pathlib.Path(job) for job in sys.argv[2:]]
    shutil.rmtree(folder / "jobs", ignore_errors=True)
    taken = set()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for lines in pool.map(lambda job: bundled(folder, job, taken), jobs):
            for line in lines:
                print(line, flush=True)


if __name__ == "__main__":
    main()
