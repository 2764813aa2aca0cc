"""What a gradient costs: each program of benches/gradients once as it is and once with its gradient, by us and by JAX.

The programs are the kernels `gradient_…` of raise/tests/kernels, at sizes of use; benches/gradients/NAME.py is the same mathematics as one writes it
for arrays. A row of PROGRAMS says what is asked: our gradient over our program, and our gradient over jax.grad's, in seconds and in bytes. Each run is
a process of its own, its program compiled and called some times before time is taken, since the first calls also pay for memory that is used for the first
time (`docs/measurements/2026-11-23-gradients.md`); all run in turns, and a ratio is the median over the rounds.
`bench.py --small` compares the values and gradients at small odd sizes, with JAX's if it is there, and with central differences of our own program.
"""

import dataclasses
import json
import re
import statistics
import subprocess
import sys
import tomllib

import numpy

from bench_programs import BINARY, JAX_PYTHON, ROOT, WORK, run

KERNELS = ROOT / "raise" / "tests" / "kernels"
ROUNDS = 5
CALLS = 3  # before the one that is measured
JAX = {"jax": "jax.grad", "remat": "jax.grad of a checkpointed step"}


@dataclasses.dataclass
class Row:
    """A program and what is asked of it."""

    sizes: dict  # scalar of the job: (full, small)
    inputs: object  # (random generator, sizes): array by name
    wrt: tuple  # arrays and scalars
    steps: tuple = (1, 10)  # each is measured
    own: float = 6.0  # our gradient's seconds over our program's
    theirs: float = 2.0  # our gradient's seconds, and bytes, over jax.grad's
    also: tuple = ()  # other sizes, at which ours are measured for the most steps: what fits into caches differs
    variant: str = "step"
    objective: tuple | None = None  # if no array holds J: the arrays that it is of, and J of the inputs and of those as they are left


def field(random, *shape):
    return random.uniform(0, 1, shape)


def waves(random, *shape):
    return 1 + 0.3 * numpy.sin(random.normal(size=shape))


def mesh(random, s):
    """Hexahedra, their nodes and themselves numbered at random; each node's corners."""
    nz, ny, nx = s["nz"], s["ny"], s["nx"]
    number = random.permutation(nz * ny * nx).reshape(nz, ny, nx)
    k, j, i = (a.reshape(-1) for a in numpy.meshgrid(*(numpy.arange(n - 1) for n in (nz, ny, nx)), indexing="ij"))
    around = ((0, 0, 0), (0, 0, 1), (0, 1, 1), (0, 1, 0), (1, 0, 0), (1, 0, 1), (1, 1, 1), (1, 1, 0))
    nodes = numpy.stack([number[k + dk, j + dj, i + di] for dk, dj, di in around], 1)[random.permutation(len(k))]
    order = numpy.argsort(nodes.reshape(-1), kind="stable")
    count = numpy.bincount(nodes.reshape(-1), minlength=number.size)
    corners = numpy.zeros((number.size, 8), "i4")
    corners[numpy.arange(8) < count[:, None]] = order
    z, y, x = (numpy.empty(number.size) for _ in range(3))
    for a, at in zip((z, y, x), numpy.indices(number.shape)):
        a[number.reshape(-1)] = at.reshape(-1)
    moved = {name: (a + random.uniform(-0.1, 0.1, a.shape)).reshape(nz, ny, nx) for name, a in (("x", x), ("y", y), ("z", z))}
    speeds = {name: 0.1 * random.normal(size=number.size) for name in "uvw"}
    return {**moved, **speeds, "rest": 1 + 0.1 * field(random, len(k)), "mass": 1 + field(random, number.size),
            "corner_nodes": nodes.astype("i4").reshape(nz - 1, ny - 1, 8 * (nx - 1)), "count": count.astype("i4").reshape(nz, ny, nx),
            "corners": corners.reshape(nz, ny, 8 * nx)}


def scattered(random, s):
    """The same, but for the corners: elements add their forces to the nodes."""
    return {name: array for name, array in mesh(random, s).items() if name not in ("count", "corners")}


def nuclides(random, s):
    energy = numpy.sort(random.uniform(0, 1, (s["kinds"], s["points"])))
    energy[:, 0], energy[:, -1] = 0, 1
    grid = numpy.concatenate([energy[..., None], 0.5 + field(random, s["kinds"], s["points"], 5)], 2)
    counts = random.integers(1, s["most"] + 1, s["mixtures"])
    return {"energies": field(random, s["lookups"]), "materials": random.integers(0, s["mixtures"], s["lookups"]).astype("i4"),
            "counts": counts.astype("i4"), "nuclides": random.integers(0, s["kinds"], (s["mixtures"], s["most"])).astype("i4"),
            "density": 0.1 + field(random, s["mixtures"], s["most"]), "grid": grid, "length": field(random, s["lookups"])}


def gas(random, s):
    """Elements of four points a side, of Lobatto's: how far bent is little."""
    at = numpy.array([-1, -(0.2**0.5), 0.2**0.5, 1])
    rows = [[numpy.prod([(x - at[m]) for m in range(4) if m not in (i, n)]) if i != n else 0 for n in range(4) for x in [at[i]]] for i in range(4)]
    scale = [numpy.prod([at[n] - at[m] for m in range(4) if m != n]) for n in range(4)]
    derivative = numpy.array(rows) / scale
    derivative -= numpy.diag(derivative.sum(1))
    metric = 0.05 * random.normal(size=(s["elements"], 10, 64))
    metric[:, [0, 4, 8, 9]] += 1
    state = 0.2 * random.normal(size=(s["elements"], 4, 64))
    state[:, 0] = 1 + 0.3 * field(random, s["elements"], 64)
    return {"state": state, "derivative": derivative, "weight": numpy.array([1, 5, 5, 1]) / 6, "metric": metric}


def network(random, s):
    scale = (s["inputs"] * s["knots"]) ** -0.5
    return {"x": random.normal(size=(s["batch"], s["inputs"])), "target": field(random, s["batch"], s["outputs"]),
            "weight1": scale * random.normal(size=(s["hidden"], s["inputs"], s["knots"])),
            "weight2": scale * random.normal(size=(s["outputs"], s["hidden"], s["knots"]))}


def bodies(random, s):
    return {"mass": field(random, s["n"]) / s["n"], **{a: random.normal(size=s["n"]) for a in "xyz"},
            **{a: 0.1 * random.normal(size=s["n"]) for a in "uvw"}}


def matrices(random, s):
    return {"v": field(random, s["n"]), **{a: field(random, s["n"], s["m"]) for a in "ax"}}


HEXAHEDRA = {"ex": (30, 5), "ey": (30, 4), "ez": (30, 3), "nx": (31, 6), "ny": (31, 5), "nz": (31, 4), "elements": (27000, 60),
             "nodes": (29791, 120)}
SQUARES = Row({"n": (1024, 19), "m": (1024, 13)}, matrices, ("v", "a", "x"), (1,))
PROGRAMS = {
    "stencil": Row({"nx": (1024, 37), "ny": (1024, 29)}, lambda r, s: {"u": waves(r, s["ny"], s["nx"]), "data": waves(r, s["ny"], s["nx"])},
                   ("u", "data", "nu"), (1, 100), own=3.0, also=({"nx": 512, "ny": 512}, {"nx": 2048, "ny": 2048})),
    "lbm": Row({"nx": (512, 37), "ny": (512, 29)}, lambda r, s: {"f": waves(r, 9, s["ny"], s["nx"])}, ("f", "omega")),
    "thomas": Row({"n": (128 * 128, 53), "nz": (50, 13)},
                  lambda r, s: {"kappa": field(r, s["nz"], s["n"]), "rhs": field(r, s["nz"], s["n"]), "weight": field(r, s["nz"])},
                  ("kappa", "rhs", "dt")),
    "lulesh": Row(HEXAHEDRA, mesh, ("x", "y", "z", "rest", "mass", "stiffness")),
    "lulesh_scatter": Row(HEXAHEDRA, scattered, ("x", "y", "z", "rest", "mass", "stiffness"),
                          objective=(("u",), lambda given, left: numpy.sum(0.5 * given["mass"] * left["u"] ** 2))),
    "xsbench": Row({"lookups": (100000, 53), "points": (2000, 29), "kinds": (68, 7), "mixtures": (12, 5), "most": (20, 4)}, nuclides,
                   ("energies", "density", "grid", "length"), (1,)),
    "dg": Row({"elements": (4000, 7)}, gas, ("state", "metric", "derivative", "sound")),
    "nbody": Row({"n": (1024, 37)}, bodies, ("x", "y", "z", "mass", "softening")),
    "kan": Row({"batch": (1024, 13), "inputs": (64, 5), "hidden": (64, 7), "outputs": (16, 3), "knots": (8, 5)}, network,
               ("x", "weight1", "weight2", "width"), (1,)),
    "sum_squares": SQUARES,
    "sum_squares_by_hand": dataclasses.replace(SQUARES, variant="step_by_hand"),
}


class Case:
    """A program at a size: its folder with inputs, and the jobs."""

    def __init__(self, title, row, small=False, sizes=None):
        self.name, self.row = title.removesuffix("_by_hand"), row
        self.sizes = sizes or {size: both[small] for size, both in row.sizes.items()}
        self.title = f"{title} {'x'.join(map(str, self.sizes.values()))}"
        self.folder = WORK / f"gradient_{self.name}{'.small' if small else ''}"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.inputs = row.inputs(numpy.random.default_rng(1), self.sizes)
        for array, data in self.inputs.items():
            numpy.save(self.folder / f"{array}.npy", data)
        self.template = KERNELS / f"gradient_{self.name}.toml"
        scalars = tomllib.loads(self.template.read_text())["scalars"]
        self.scalars = {name: value["value"] if isinstance(value, dict) else value for name, value in scalars.items()} | self.sizes

    def job(self, steps, changes={}, results=(), name="", checkpoint=None):
        """The kernel's job with these sizes, inputs and steps; `changes` are other files or numbers than those of arrays and scalars."""
        text = re.split(r"(?m)^(?:\[\[output\]\]|\[gradient\])", self.template.read_text())[0]
        text = re.sub(r'(?m)^kernels = \["(.*)"\]', rf'kernels = ["{KERNELS}/\1"]', text)
        text = re.sub(r"(?m)^steps = \d+$", lambda found: f"steps = {steps}" if "[loop]" in text[: found.start()] else found[0], text)
        for size, value in self.sizes.items():
            text = re.sub(rf"(?m)^{size} = \d+", f"{size} = {value}", text)
        for scalar, value in ((name, value) for name, value in changes.items() if name in self.scalars):
            text = re.sub(rf"(?m)^{scalar} = .*", f'{scalar} = {{ value = {value!r}, type = "f64" }}', text)
        for array in self.inputs:
            file = f'init = {{ file = "{changes.get(array, self.folder / f"{array}.npy")}" }}'
            pattern = rf"(?ms)^(\[arrays\.{array}\]\n.*?)^init = (?:[^\n]*'''.*?''' }}|[^\n]*)"
            text = re.sub(pattern, lambda found: found[1] + file, text)
        for array in results:
            text += f'\n[[output]]\nfile = "{array}.ours.npy"\narrays = ["{array}"]\n'
        if checkpoint:
            text += f'\n[gradient]\nof = "J"\nwrt = {json.dumps(self.row.wrt)}\ncheckpoint = {checkpoint}\n'
        path = self.folder / f"{steps}_steps{name}.toml"
        path.write_text(text)
        return path

    def ours(self, steps, gradient, changes={}, name="", checkpoint=None):
        """Seconds of the execution, mebibytes that the program needs with what it is given, and J; the gradients are files then."""
        arrays, value_of = self.row.objective or (("J",), lambda _, left: left["J"][0])
        job = self.job(steps, changes, () if gradient else arrays, name, checkpoint)
        command = [BINARY, "run", job, "--output-dir", self.folder, "--timings", "--warm-up", CALLS, "--quiet"]
        if gradient:
            command += ["--gradient", f"J:{','.join(self.row.wrt)}", "-o", self.folder / "gradients.npz"]
        process = subprocess.run([str(word) for word in command], stderr=subprocess.PIPE, text=True)
        if process.returncode != 0:
            sys.exit(f"{self.title}: {' '.join(map(str, command))}\nfailed with {process.returncode}:\n{process.stderr}")
        seconds = float(re.search(r"\bexecute\s+([0-9.]+) ?s\b", process.stderr)[1])
        needs = float(re.search(r"\bneeds\s+([0-9.]+) MiB of a device\b", process.stderr)[1])
        if gradient:
            with numpy.load(self.folder / "gradients.npz") as file:
                value = file["J"]
        else:
            given = {array: numpy.load(changes[array]) if array in changes else data for array, data in self.inputs.items()}
            value = value_of(given, {array: numpy.load(self.folder / f"{array}.ours.npy") for array in arrays})
        return {"seconds": seconds, "mebibytes": needs, "value": float(value)}

    def jax(self, steps, kind):
        """The same of JAX; memory without what is there before the program runs."""
        asked = {"module": str(ROOT / "benches" / "gradients" / f"{self.name}.py"), "variant": self.row.variant, "folder": str(self.folder),
                 "inputs": list(self.inputs), "scalars": self.scalars, "wrt": self.row.wrt, "steps": steps, "kind": kind, "calls": CALLS}
        return json.loads(run(JAX_PYTHON, ROOT / "scripts" / "bench_jax_gradients.py", json.dumps(asked)).stdout.splitlines()[-1])

    def gradients(self, who):
        if who == "ours":
            with numpy.load(self.folder / "gradients.npz") as file:
                return {name: file[f"dJ_d{name}"] for name in self.row.wrt}
        return {name: numpy.load(self.folder / f"d{name}.jax.npy") for name in self.row.wrt}

    def slope(self, steps, directions, size):
        """The central difference of J along the directions, of our program."""
        values = []
        for sign in (1, -1):
            changes = {}
            for name, direction in directions.items():
                if name in self.inputs:
                    changes[name] = self.folder / f"{name}.moved.npy"
                    numpy.save(changes[name], self.inputs[name] + sign * size * direction)
                else:
                    changes[name] = self.scalars[name] + sign * size * float(direction)
            values.append(self.ours(steps, gradient=False, changes=changes, name=".moved")["value"])
        return (values[0] - values[1]) / (2 * size)


def agree(title, what, ours, theirs, tolerance, least=0.0):
    """Stops if the two differ by more than that part of their greatest magnitude, or of `least`; how much they differ."""
    scale = max(float(numpy.abs(theirs).max()), least) or 1.0
    difference = float(numpy.abs(numpy.asarray(ours) - theirs).max()) / scale
    if not difference <= tolerance:
        sys.exit(f"{title}: {what} differs by {difference:.3g} of its greatest magnitude")
    return difference


def small(name):
    """Values and gradients against JAX, and against central differences."""
    row = PROGRAMS[name]
    case = Case(name, row, small=True)
    for steps in sorted({min(steps, 3) for steps in row.steps}):
        title, done = f"{case.title}, {steps} steps", []
        ours = case.ours(steps, gradient=True)
        gradients = {"ours": case.gradients("ours")}
        if JAX_PYTHON.exists():
            for kind in JAX:
                theirs = case.jax(steps, kind)
                done.append(f"value as JAX has it within {agree(title, 'J', ours['value'], numpy.array(theirs['value']), 1e-11):.1g}")
                gradients[kind] = case.gradients("jax")
                for wrt in row.wrt:
                    # By a number it may be nothing but rounding: collisions keep the energy of one step of `lbm`.
                    least = 0.0 if wrt in case.inputs else abs(ours["value"])
                    agree(title, f"the gradient by {wrt} of {JAX[kind]}", gradients["ours"][wrt], gradients[kind][wrt], 1e-9, least)
        random = numpy.random.default_rng(2)
        directions = {wrt: random.normal(size=numpy.shape(case.inputs.get(wrt, 0.0))) for wrt in row.wrt}
        if name == "xsbench":
            del directions["energies"], directions["grid"]  # smooth but where an energy meets a point
        slope = case.slope(steps, directions, 1e-5)
        for who, gradient in gradients.items():
            product = sum(float(numpy.sum(gradient[wrt] * directions[wrt])) for wrt in directions)
            done.append(f"{who}: slope within {agree(title, f'the slope of {who}', product, numpy.array(slope), 2e-7):.1g}")
        print(f"{title}: " + "; ".join(done), flush=True)


def measure(name, report):
    """Times all in turns; `report(name, value, limit, unit)` for each ratio."""
    row = PROGRAMS[name]
    every = list(JAX) if JAX_PYTHON.exists() else []
    rows = [(None, steps, every) for steps in row.steps] + [(sizes, row.steps[-1], []) for sizes in row.also]
    for sizes, steps, kinds in rows:
        case = Case(name, row, sizes=sizes)
        title = f"{case.title}, {steps} step{'s' if steps > 1 else ''}"
        found = {"program": [], "gradient": [], "jax program": [], **{kind: [] for kind in kinds}}
        for round_ in range(ROUNDS):
            found["program"].append(case.ours(steps, gradient=False))
            found["gradient"].append(case.ours(steps, gradient=True))
            if kinds:
                found["jax program"].append(case.jax(steps, "primal"))
            for kind in kinds:
                found[kind].append(case.jax(steps, kind))
            line = ", ".join(f"{who} {1e3 * runs[-1]['seconds']:.1f} ms {runs[-1]['mebibytes']:.0f} MiB" for who, runs in found.items() if runs)
            print(f"{title}: round {round_ + 1}: {line}", flush=True)
        compare(title, row, found, kinds, report)


def compare(title, row, found, kinds, report):
    """The ratios."""

    def ratio(one, other):
        return statistics.median(a["seconds"] / b["seconds"] for a, b in zip(found[one], found[other]))

    report(f"{title}: gradient / program", ratio("gradient", "program"), row.own, "x")
    for kind in kinds:
        report(f"{title}: gradient / {JAX[kind]}", ratio("gradient", kind), row.theirs, "x")
    if kinds:
        ours = statistics.median(run["mebibytes"] for run in found["gradient"])
        theirs = statistics.median(run["mebibytes"] for run in found["jax"])
        report(f"{title}: memory of gradient / jax.grad ({theirs:.0f} MiB)", ours / max(theirs, 1.0), row.theirs, "x")


BUDGET = 16  # MiB


def budget(report):
    """How much of its budget a long run backwards takes, beside the arrays that it works on: those of three steps, with the state that
    they go on from.
    """
    case = Case("stencil", PROGRAMS["stencil"], sizes={"nx": 256, "ny": 256})
    short = case.ours(3, gradient=True, checkpoint="{ steps = 1 }")
    long = case.ours(10_000, gradient=True, checkpoint=f'{{ memory = "{BUDGET} MiB" }}')
    print(f"{case.title}: 3 steps {short['mebibytes']:.1f} MiB, 10000 steps {long['mebibytes']:.1f} MiB in {long['seconds']:.1f} s", flush=True)
    kept = round(long["mebibytes"] - short["mebibytes"], 1)  # counters of loops are some bytes
    report(f"{case.title}, 10000 steps: memory of states / {BUDGET} MiB promised", kept / BUDGET, 1.0, "x")
