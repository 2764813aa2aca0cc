"""Each kernel of the ocean model by itself, its first launch of a step again and again: by us, called once per thread, and as C loops (scripts/native.py).

Arrays are what the model has after some steps, halos included. What a repeated launch computes would be computed once: in our program alone, one element of
each array that the model changes and the launch reads is added what one element of each output comes to, times a 0 that nobody knows of (benches/ocean/again.cu).
What a launch changes in place goes on from there, and is finite for as many steps as are timed. Results are compared first, halos included. Then all run in
turns; a launch of ours takes what more of them take longer, without what a run begins with.
"""

import dataclasses
import os
import re
import statistics
import tomllib

import numpy

from bench_ocean import COMPARED, RIVALS, ROOT, TOLERANCE, Case, compare, ours
from bench_programs import BINARY, run
from many_kernels import value
from native import Job, Native

AGAIN = ROOT / "benches" / "ocean" / "again.clang_sm_50.ptx"
ROUNDS = 5
# Of a turn of each; barotropic transports grow with each launch, and by that many not beyond what f32 holds.
SECONDS, MOST_LAUNCHES = 0.1, 5000


@dataclasses.dataclass
class Launch:
    """The first launch of a kernel in a step: its text, the arrays it is given, those that it writes, and how many launches a step has."""

    kernel: str
    text: str
    given: list
    written: list
    a_step: int = 0


def written_out(text):
    """The launches of a job, a table each: groups, defaults, leading arguments and structures by name are written out."""
    job = tomllib.loads(text)
    structs = job.get("structs", {})
    for table in job["launch"]:
        for member in table.get("group", [{}]):
            launch = {**job.get("defaults", {}).get("launch", {}), **table, **member}
            launch.pop("group", None)
            arguments = launch.pop("leading_args", []) + launch.pop("args")
            launch["args"] = [{"struct": structs[name]} if isinstance(name, str) and name in structs else name for name in arguments]
            yield "[[launch]]\n" + "".join(f"{key} = {value(item)}\n" for key, item in launch.items())


def launches(case):
    """The kernels of a model, each by its first launch, and the arrays that any launch writes."""
    arrays, found, changed = Job(case.job).arrays, {}, set()
    code = case.native["loops"].folder / "loops.cpp"
    source = run(os.environ.get("CXX", "clang++-22"), "-std=c++17", "-E", "-P", code).stdout
    for text in written_out(case.text):
        kernel = re.search(r'kernel = "(\w+)"', text)[1]
        if kernel not in found:
            found[kernel] = Launch(kernel, text, [], [])
        parameters = re.search(rf'extern "C"[^;{{}}]*\bvoid {kernel}\(([^)]*)\)', source)[1].split(",")
        arguments = re.sub(r"\{[^{}]*\}", "struct", re.search(r"(?m)^args = \[(.*)\]", text)[1]).replace('"', "").split(", ")
        named = [(name, parameter) for name, parameter in zip(arguments, parameters, strict=True) if name in arrays]
        written = [name for name, parameter in named if not parameter.strip().startswith("const")]
        changed.update(written)
        if found[kernel].a_step == 0:
            found[kernel].given, found[kernel].written = [name for name, _ in named], written
        found[kernel].a_step += 1
    return list(found.values()), changed


class Kernel:
    """One launch, again and again."""

    def __init__(self, case, launch, state, changed, modes):
        self.title, self.launch, self.real = f"{case.title} {launch.kernel}", launch, case.real
        self.folder = case.folder / "kernels" / launch.kernel
        self.folder.mkdir(parents=True, exist_ok=True)
        job = Job(case.job)
        text = re.search(r"(?m)^kernels = .*\n", case.text)[0].replace("]", f', "{AGAIN}"]')
        text += re.search(r"(?ms)^\[scalars\]\n.*?(?=^\[)", case.text)[0].rstrip() + f'\nnone = {{ value = 0.0, type = "{self.real}" }}\n\n'
        for name in (name for name in job.arrays if f'"{name}"' in launch.text):
            text += self.array(name, job.arrays[name]["dtype"], state[name])
        alone = self.folder / "alone.toml"
        alone.write_text(text + launch.text)
        run(BINARY, "raise", alone, "-o", self.folder / "alone.mlir")
        self.ops = (self.folder / "alone.mlir").read_text().count(' = "stablehlo.')
        self.native = {mode: Native(alone, case.source, self.folder / mode, mode) for mode in modes}
        results = "".join(f'[[output]]\nfile = "{name}.npy"\narrays = ["{name}"]\n\n' for name in launch.written)
        again, self.program = self.folder / "again.toml", self.folder / "again.rxa"
        again.write_text(f"{text}{launch.text}\n{self.again(job, state, changed)}[loop]\nsteps = 1\n\n{results}")
        run(BINARY, "compile", again, "-o", self.program)

    def array(self, name, dtype, first):
        numpy.save(self.folder / f"{name}.npy", first)
        return f'[arrays.{name}]\ndtype = "{dtype}"\nshape = {list(first.shape)}\ninit = {{ file = "{self.folder}/{name}.npy" }}\n\n'

    def again(self, job, state, changed):
        """What makes a step depend on the one before it."""
        fields = [name for name in self.launch.given if job.arrays[name]["dtype"] == self.real]
        outputs = [name for name in fields if name in self.launch.written]
        inputs = [name for name in fields if name in changed and name not in outputs] or outputs
        place = {name: int(numpy.ravel_multi_index(self.cell(state[name].shape, job.scalars["halo"]), state[name].shape)) for name in {*inputs, *outputs}}
        text = self.array("again", self.real, numpy.zeros(1, state["T"].dtype))
        text += "".join(self.array(f"where_{name}", "i32", numpy.array([place[name]], "i4")) for name in outputs)
        launch = '[[launch]]\nkernel = "{}_{}"\ngrid = [1]\nblock = [1]\nargs = [{}]\n\n'
        text += "".join(launch.format("collect", self.real, f'"again", "{name}", "where_{name}", "none"') for name in outputs)
        return text + "".join(launch.format("spread", self.real, f'"{name}", {place[name]}, "again"') for name in inputs)

    @staticmethod
    def cell(shape, halo):
        """A cell inside, of the top level and next to two sides, which all launches read."""
        return [size - halo - 1 for size in shape[:-2]] + [halo + 1] * 2

    def ours(self, steps):
        return ours(self.program, self.folder, steps)["execute"]

    def compare(self):
        steps = 3
        self.ours(steps)
        mine = {name: numpy.load(self.folder / f"{name}.npy") for name in self.launch.written}
        for mode, native in self.native.items():
            theirs = native.results(steps)
            # Sums that a kernel starts anew are zeros here and there.
            same = [name for name in mine if mine[name].any() or theirs[name].any()]
            compare(self.title, RIVALS[mode][0], same or list(mine), mine.get, theirs.get, 4 * TOLERANCE[self.real])


def kernels(case, modes):
    first, state = case.native["loops"].folder / "initial.npz", case.native["loops"].results(COMPARED[case.size])
    with numpy.load(first) as arrays:
        state = {name: state[name].reshape(array.shape) for name, array in arrays.items()}
    found, changed = launches(case)
    for launch in found:
        kernel = Kernel(case, launch, state, changed, modes)
        kernel.compare()
        yield kernel


def small():
    """The loops alone: what once per thread computes is theirs."""
    for real in ("f32", "f64"):
        assert list(kernels(Case("small", real), ["loops"]))


def in_turns(kernel):
    """Seconds of a launch, in each round: ours and theirs."""
    steps = {}
    for mode, native in kernel.native.items():
        once = min(native.seconds(3) for _ in range(2))
        steps[mode] = max(3, min(MOST_LAUNCHES, int(SECONDS / max(once, 1e-6))))
    found = {"ours": [], **{mode: [] for mode in kernel.native}}
    for _ in range(ROUNDS):
        few = max(10, steps["loops"] // 2)
        found["ours"].append((kernel.ours(3 * few) - kernel.ours(few)) / (2 * few))
        for mode, native in kernel.native.items():
            found[mode].append(native.seconds(steps[mode]))
    return found


def whole_step(case):
    """Medians, in turns as well."""
    steps, found = 20, {"ours": [], **{mode: [] for mode in case.native}}
    for _ in range(ROUNDS):
        found["ours"].append((ours(case.job, case.folder, 3 * steps)["execute"] - ours(case.job, case.folder, steps)["execute"]) / (2 * steps))
        for mode, native in case.native.items():
            found[mode].append(native.seconds(steps))
    return {who: statistics.median(seconds) for who, seconds in found.items()}


def table(case, report):
    """A row for each kernel; one for all of them, by launches a step; and one for the step as a whole."""
    rows, sums = [], {"ours": 0.0, "loops": 0.0, "calls": 0.0}
    for kernel in kernels(case, list(case.native)):
        found = in_turns(kernel)
        ratio = {mode: statistics.median(mine / theirs for mine, theirs in zip(found["ours"], found[mode])) for mode in case.native}
        median = {who: statistics.median(seconds) for who, seconds in found.items()}
        for who, seconds in median.items():
            sums[who] += kernel.launch.a_step * seconds
        rows.append((kernel.launch.kernel, kernel.launch.a_step, kernel.ops, median, ratio))
        print(f"{kernel.title}: ours {1e3 * median['ours']:.4f} ms, C loops {1e3 * median['loops']:.4f} ({ratio['loops']:.2f}), "
              f"one call per thread {1e3 * median['calls']:.4f} ({ratio['calls']:.3f}); {kernel.ops} ops", flush=True)
    step = whole_step(case)
    of = lambda seconds: {mode: seconds["ours"] / seconds[mode] for mode in case.native}
    share = lambda a_step, seconds: f"{100 * a_step * seconds['loops'] / sums['loops']:.1f} %"
    rows = [(name, a_step, ops, seconds, ratio, share(a_step, seconds)) for name, a_step, ops, seconds, ratio in rows]
    total = sum(a_step for _, a_step, *_ in rows), sum(a_step * ops for _, a_step, ops, *_ in rows)
    rows += [("all of them, each by itself", *total, sums, of(sums), ""), ("the step as one program", total[0], "", step, of(step), "")]
    lines = [f"| {name} | {a_step} | {1e3 * seconds['ours']:.3f} | {ratio['loops']:.2f} | {ratio['calls']:.3f} | {part} | {ops} |"
             for name, a_step, ops, seconds, ratio, part in rows]
    for title, seconds in (("its kernels, each by itself", sums), ("the step as one program", step)):
        for mode in case.native:
            report(f"{case.title}, {title} / {RIVALS[mode][0]}", seconds["ours"] / seconds[mode], RIVALS[mode][1], "x")
    return [f"{case.title}:", "", "| kernel | launches a step | ours, ms a launch | / C loops | / one call per thread | of the C loops' time | StableHLO ops |",
            "|---|---|---|---|---|---|---|", *lines, ""]


def measure(report):
    lines = [line for real in ("f32", "f64") for line in table(Case("full", real), report)]
    (ROOT / "out").mkdir(exist_ok=True)
    (ROOT / "out" / "ocean_kernels.md").write_text("\n".join(lines))
    print("each kernel in out/ocean_kernels.md")
