"""Times the models of scripts/gpu-bench.sh on this machine's GPU: our programs, the kernels as they are, and JAX by hand.

    python3 gpu_bench.py [--plugin FILE] [--rounds N] [--only WORD]

A step of ours is the difference between a run of 2 N steps and one of N, so that what a run costs besides its steps drops out. The kernels are compiled by
the CUDA driver and launched one by one, and as a CUDA graph; the faster of the two counts.
"""

import argparse
import importlib.util
import pathlib
import re
import statistics
import subprocess
import sys
import time

import numpy

from gpu_compare import plugin_here

HERE = pathlib.Path(__file__).resolve().parent
COMPARED = 4
# Of the greatest magnitude of an array, as scripts/bench_ocean.py allows.
LIMIT = {"f4": 5e-4, "f8": 1e-10}


def run(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, cwd=HERE)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


class Model:
    """A model's artifact and its kernels."""

    def __init__(self, place, args):
        self.place, self.args = place, args
        self.steps = args.steps

    def ours(self, steps):
        plugin = ["--plugin", self.args.plugin] if self.args.plugin else []
        said = run("./reactant-rs", "run", self.place / "program.rxa", "--target", self.args.target, *plugin, "--steps", steps, "--timings", "--quiet",
                   "--output-dir", self.place)
        return {what: float(number) for what, number in re.findall(r"(?m)^\s*(\w+)\s+([0-9.]+) ?s\b", said)}

    def native(self, steps, *more):
        return run(sys.executable, "native_cuda.py", self.place / "job.toml", self.place / "initial.npz", "--steps", steps, *more)

    def measure(self):
        name = self.place.name
        timings = self.ours(COMPARED)
        print(f"{name}: " + ", ".join(f"{what} {seconds:.2f} s" for what, seconds in timings.items()), flush=True)
        if self.args.target != "cuda":
            return
        run("./reactant-rs", "initial", self.place / "program.rxa", "--out", self.place / "initial.npz")
        self.native(COMPARED, "--out", self.place / "native.npz")
        with numpy.load(self.place / "results.npz") as ours, numpy.load(self.place / "native.npz") as native:
            for array in ours.files:
                mine, theirs = ours[array], native[array]
                theirs = theirs[tuple(slice((n - m) // 2, (n - m) // 2 + m) for n, m in zip(theirs.shape, mine.shape))]
                part = float(abs(mine.astype("f8") - theirs).max() / abs(theirs).max())
                same = int((mine == theirs).sum())
                print(f"{name}: `{array}` after {COMPARED} steps: differs by {part:.3g} of the greatest; {same} of {mine.size} elements are the same", flush=True)
                if not part <= LIMIT[mine.dtype.str[1:]]:
                    print(f"{name}: THE RESULTS DIFFER", flush=True)
        ratios = []
        for nth in range(self.args.rounds):
            our = (self.ours(2 * self.steps)["execute"] - self.ours(self.steps)["execute"]) / self.steps
            said = self.native(self.steps, "--time", 3)
            alone, graph = map(float, re.search(r"launches (\S+) graph (\S+)", said).groups())
            ratios.append(our / min(alone, graph))
            print(f"{name}: round {nth + 1}: ours {1e3 * our:.4f} ms a step, launches {1e3 * alone:.4f} ms, graph {1e3 * graph:.4f} ms, ratio {ratios[-1]:.3f}", flush=True)
        print(f"{name}: ours / CUDA, median of {len(ratios)}: {statistics.median(ratios):.3f}", flush=True)
        if name.startswith("shallow_water"):
            self.by_hand()

    def by_hand(self):
        try:
            import jax
        except ImportError:
            return print(f"{self.place.name}: no JAX here")
        if jax.default_backend() != "gpu":
            return print(f"{self.place.name}: JAX sees no GPU here")
        spec = importlib.util.spec_from_file_location("by_hand", HERE / "shallow_water_by_hand.py")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        import tomllib

        scalars = {name: numpy.float32(value) for name, value in tomllib.loads((self.place / "job.toml").read_text())["scalars"].items() if isinstance(value, (int, float))}
        with numpy.load(self.place / "initial.npz") as first:
            state = {name: jax.numpy.asarray(first[name]) for name in ("eta", "u", "v")}
        several = jax.jit(lambda state, steps: jax.lax.fori_loop(0, steps, lambda _, s: module.step(jax.numpy, s, scalars), state), static_argnums=1)
        took = {}
        for steps in (self.steps, 2 * self.steps):
            jax.block_until_ready(several(state, steps))
            times = []
            for _ in range(3):
                began = time.perf_counter()
                jax.block_until_ready(several(state, steps))
                times.append(time.perf_counter() - began)
            took[steps] = min(times)
        print(f"{self.place.name}: JAX by hand {1e3 * (took[2 * self.steps] - took[self.steps]) / self.steps:.4f} ms a step", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plugin", default=plugin_here())
    parser.add_argument("--target", default="cuda")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--only", default="")
    args = parser.parse_args()
    for place in sorted((HERE / "models").iterdir()):
        if args.only in place.name:
            Model(place, args).measure()


if __name__ == "__main__":
    main()
