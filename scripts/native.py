"""A job's kernels without us: its .cu files in C++, launch after launch, for the processor at hand.

    python scripts/native.py JOB SOURCE.cu FOLDER [calls|loops] [STEPS]

writes FOLDER/MODE.cpp, compiles it (clang++), runs it for so many steps from what `reactant-rs initial` says the arrays start from, prints the seconds
of a step, and leaves the arrays in FOLDER/MODE.npz. `calls` calls each kernel once per thread, as a plain port from GPU to CPU does; in `loops` kernels
are inlined into loops over their threads, of which the innermost is vectorized. Both have two threads of the processor, which share the outermost loop that is
long enough. Kernels with barriers or shared memory are refused.
"""

import math
import os
import pathlib
import re
import sys

import numpy

from bench_programs import BINARY, ROOT, run
from native_cuda import JobTable

C_TYPES = {"f32": "float", "f64": "double", "i32": "int", "i64": "long", "u32": "unsigned", "u8": "unsigned char"}
NUMPY = {"f32": "float32", "f64": "float64", "i32": "int32", "i64": "int64", "u32": "uint32", "u8": "uint8"}

START = r"""
#include "%(header)s"
#include <cmath>
struct Dim { int x, y, z; };
static thread_local Dim blockIdx, threadIdx;
static thread_local Dim blockDim, gridDim;
#define __global__ %(attribute)s
#define __device__ %(device)s
#define __host__
#define __constant__ static const
#define __forceinline__ inline
#define __restrict__
using std::abs; using std::sqrt; using std::exp; using std::log; using std::pow; using std::sin; using std::cos; using std::tan; using std::tanh; using std::floor;
#include "%(source)s"
"""

# What is called in a loop is part of it, as all that a kernel calls is part of it on a GPU: with a call left in it a loop has no vectors.
INLINED = {
    "calls": {"attribute": "__attribute__((noinline))", "device": ""},
    "loops": {"attribute": "__attribute__((always_inline)) inline", "device": "__attribute__((always_inline))"},
}

# Every thread of a block, block after block; the two threads of the processor have parts of the outermost dimension that is longer than one.
CALLS = """
static void launch_%(nth)d(long begin, long end)
{
    blockDim = {%(block)s}; gridDim = {%(grid)s};
    long from[3] = {0, 0, 0}, to[3] = {gridDim.x, gridDim.y, gridDim.z};
    from[%(along)d] = begin; to[%(along)d] = end;
    for (blockIdx.z = (int)from[2]; blockIdx.z < to[2]; blockIdx.z++)
        for (blockIdx.y = (int)from[1]; blockIdx.y < to[1]; blockIdx.y++)
            for (blockIdx.x = (int)from[0]; blockIdx.x < to[0]; blockIdx.x++)
                for (threadIdx.z = 0; threadIdx.z < blockDim.z; threadIdx.z++)
                    for (threadIdx.y = 0; threadIdx.y < blockDim.y; threadIdx.y++)
                        for (threadIdx.x = 0; threadIdx.x < blockDim.x; threadIdx.x++)
                            %(kernel)s(%(args)s);
}
"""

# The threads along x are one loop, whatever their block.
LOOPS = """
static void launch_%(nth)d(long begin, long end)
{
    blockDim = {%(block)s}; gridDim = {%(grid)s};
    long from[3] = {0, 0, 0}, to[3] = {1, gridDim.y, gridDim.z};
    const int width = gridDim.x * blockDim.x;
    int first = 0, last = width;
    if (%(along)d == 0) { first = (int)begin * blockDim.x; last = (int)end * blockDim.x; }
    else { from[%(along)d] = begin; to[%(along)d] = end; }
    blockIdx.x = 0;
    for (blockIdx.z = (int)from[2]; blockIdx.z < to[2]; blockIdx.z++)
        for (blockIdx.y = (int)from[1]; blockIdx.y < to[1]; blockIdx.y++)
            for (threadIdx.z = 0; threadIdx.z < blockDim.z; threadIdx.z++)
                for (threadIdx.y = 0; threadIdx.y < blockDim.y; threadIdx.y++) {
                    _Pragma("clang loop vectorize(assume_safety)")
                    for (int x = first; x < last; x++) {
                        threadIdx.x = x;
                        %(kernel)s(%(args)s);
                    }
                }
}
"""


class Job(JobTable):
    """A job: what is launched, and what with."""

    def argument(self, given):
        if isinstance(given, dict) and "struct" in given:
            return "{" + ", ".join(map(self.argument, given["struct"])) + "}"
        if given in self.arrays:
            return f"{given}_"
        if given in self.scalars:
            value, kind = self.scalars[given], self.types[given]
            return f"({C_TYPES[kind]}){value!r}" if kind else repr(value)
        if isinstance(given, dict):
            return f"({C_TYPES[given['type']]}){self.number(given['value'])!r}"
        return repr(self.number(given))

    def launches(self, template):
        for nth, launch in enumerate(self.table["launch"]):
            grid, block = self.extent(launch["grid"]), self.extent(launch["block"])
            along = next((axis for axis in (2, 1, 0) if grid[axis] > 1), 0)
            text = template % {"nth": nth, "block": ", ".join(map(str, block)), "grid": ", ".join(map(str, grid)), "along": along,
                               "kernel": launch["kernel"], "args": ", ".join(map(self.argument, launch["args"]))}
            yield text, f"on_two_threads(launch_{nth}, {grid[along]});"


def written(job, source, mode, by_hand=None):
    """The program in C++; `by_hand` is the text that defines `step` in place of the launches."""
    text = source.read_text()
    if re.search(r"__shared__|__syncthreads", text):
        sys.exit(f"{source}: barriers and shared memory need more than loops over threads")
    parts = [START % {"header": ROOT / "benches" / "programs" / "bench.h", "source": source, **INLINED[mode]}]
    for name, array in job.arrays.items():
        parts.append(f"static {C_TYPES[array['dtype']]} *{name}_;")
    if by_hand:
        parts.append(by_hand)
    else:
        launches = list(job.launches({"calls": CALLS, "loops": LOOPS}[mode]))
        parts += [text for text, _ in launches]
        swaps = job.table.get("loop", {}).get("swap", [])
        parts.append("static void step(void)\n{\n    " + "\n    ".join(call for _, call in launches))
        parts += ["    { auto kept = %s_; %s kept; }" % (group[0], " ".join(f"{a}_ = {b}_;" for a, b in zip(group, group[1:])) + f" {group[-1]}_ =") for group in swaps]
        parts.append("}")
    parts.append(r"""
static void *bytes(const char *name, size_t count, const char *extension, const char *mode, void *given)
{
    size_t whole = (count + 63) / 64 * 64;
    void *array = given ? given : aligned_alloc(64, whole);
    FILE *raw = file(name, extension, mode);
    size_t done = mode[0] == 'r' ? fread(array, 1, count, raw) : fwrite(array, 1, count, raw);
    if (done != count || fclose(raw)) stop(name);
    return array;
}
static void prepare(void)
{""")
    sizes = {name: math.prod(job.shape(name)) * numpy.dtype(NUMPY[array["dtype"]]).itemsize
             for name, array in job.arrays.items()}
    parts += [f'    {name}_ = ({C_TYPES[array["dtype"]]} *)bytes("{name}", {sizes[name]}, ".raw", "rb", nullptr);' for name, array in job.arrays.items()]
    parts.append("}\nstatic void finish(void)\n{\n    if (strcmp(arguments[3], \"save\")) return;")
    parts += [f'    bytes("{name}", {sizes[name]}, ".out.raw", "wb", {name}_);' for name in job.arrays]
    parts.append("}\n")
    return "\n".join(parts)


class Native:
    """The program of a job in C++: compiled, with what its arrays start from beside it."""

    def __init__(self, path, source, folder, mode, by_hand=None, flags=()):
        self.job, self.folder, self.program = Job(path), folder, folder / mode
        folder.mkdir(parents=True, exist_ok=True)
        run(BINARY, "initial", path, "--out", folder / "initial.npz")
        with numpy.load(folder / "initial.npz") as first:
            for name, array in self.job.arrays.items():
                first[name].astype(NUMPY[array["dtype"]]).tofile(folder / f"{name}.raw")
        code = folder / f"{mode}.cpp"
        code.write_text(written(self.job, source, "loops" if by_hand else mode, by_hand))
        compiler = os.environ.get("CXX", "clang++-22")
        run(compiler, "-O3", "-march=native", "-ffp-contract=fast", "-fno-math-errno", "-std=c++17", "-fno-exceptions", "-fno-rtti", "-w", "-pthread",
            *flags, "-o", self.program, code)

    def seconds(self, steps, mode="time"):
        return float(run(self.program, self.folder, steps, mode).stdout) / steps

    def results(self, steps):
        """The arrays after so many steps."""
        self.seconds(steps, "save")
        return {name: numpy.fromfile(self.folder / f"{name}.out.raw", NUMPY[array["dtype"]]).reshape(self.job.shape(name)) for name, array in self.job.arrays.items()}


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    mode = sys.argv[4] if len(sys.argv) > 4 else "loops"
    steps = int(sys.argv[5]) if len(sys.argv) > 5 else 10
    native = Native(pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve(), pathlib.Path(sys.argv[3]), mode)
    numpy.savez(native.folder / f"{mode}.npz", **native.results(steps))
    print(f"{native.seconds(steps):.6f} s a step")


if __name__ == "__main__":
    main()
