"""A job's kernels on a GPU as they are: the CUDA driver compiles their PTX and launches them as the job says.

    python native_cuda.py JOB INITIAL.npz [--steps N] [--out FILE.npz] [--time ROUNDS]

INITIAL.npz is what `reactant-rs initial JOB --out INITIAL.npz` writes. After N steps (the job's own number otherwise; once without a time loop) FILE.npz
holds all arrays. `--time` then prints the seconds of a step, the least of so many rounds of N steps: launched one by one, and as a CUDA graph. It needs
NumPy and NVIDIA's driver, nothing of ours. Refused: kernels that are not PTX, and loops with `until`.
"""

import argparse
import ctypes
import math
import os
import pathlib
import re
import sys
import tomllib

import numpy

SIZES = {"8": "u1", "16": "u2", "32": "u4", "64": "u8"}
DTYPES = {"i8": "1", "u8": "1", "i16": "2", "u16": "2", "f16": "2", "i32": "4", "u32": "4", "f32": "4", "i64": "8", "u64": "8", "f64": "8"}
PARAMETER = re.compile(r"\.param\s+(?:\.align\s+(?P<align>\d+)\s+)?\.(?P<type>[a-z]+\d+)\s+(?:\.ptr(?:\s+\.[a-z]+)?(?:\s+\.align\s+\d+)?\s+)?"
                       r"[\w$%]+\s*(?:\[(?P<bytes>\d+)\])?")


class Refused(Exception):
    """What this program does not do."""


def dtype(short):
    """NumPy's type of an element type of jobs."""
    if short in ("pred", "bool"):
        return numpy.dtype("?")
    if short == "bf16":
        raise Refused("NumPy has no bf16")
    return numpy.dtype(short[0] + DTYPES[short])


class JobTable:
    """A job as it stands in its file, and the numbers in it."""

    def __init__(self, path):
        self.table = tomllib.loads(path.read_text())
        self.scalars, self.types = {}, {}
        for name, given in self.table.get("scalars", {}).items():
            value = given["value"] if isinstance(given, dict) else given
            self.scalars[name] = self.number(value)
            self.types[name] = given.get("type") if isinstance(given, dict) else None
        self.arrays = self.table["arrays"] = self.resolved_arrays()
        self.structs = {}
        for name, given in self.table.get("structs", {}).items():
            fields = given if isinstance(given, list) else given["fields"]
            self.structs[name] = {"struct": [self.resolved_argument(field, {}) for field in fields]}
        if "before" in self.table or "after" in self.table:
            raise Refused("launches before or after the loop")
        defaults = self.table.get("defaults", {}).get("launch", {})
        self.table["launch"] = [launch for item in self.table["launch"] for launch in self.resolved_launches(item, defaults, {})]

    def resolved_arrays(self):
        """The arrays with all that they have of `like` and of the defaults."""
        arrays, defaults = {}, self.table.get("defaults", {}).get("array", {})
        for name, given in self.table["arrays"].items():
            alike = {key: value for key, value in arrays.get(given.get("like"), {}).items() if key in ("dtype", "shape", "dims", "halo")}
            arrays[name] = defaults | alike | {key: value for key, value in given.items() if key != "like"}
            halo = arrays[name].get("halo")
            if halo is not None and not isinstance(halo, list):
                arrays[name]["halo"] = [int(self.number(halo))] * len(arrays[name]["shape"])
        return arrays

    def resolved_launches(self, item, inherited, indices):
        """The launches that an item stands for."""
        if "repeat" in item or "swap" in item:
            raise Refused("launches that are repeated")
        item = dict(item)
        (index, count), = item.pop("unroll", {None: 1}).items()
        for value in range(int(self.number(count))):
            known = indices | ({index: value} if index else {})
            if "group" in item:
                keys = inherited | {key: value for key, value in item.items() if key != "group"}
                for within in item["group"]:
                    yield from self.resolved_launches(within, keys, known)
            else:
                launch = inherited | item
                args = launch.pop("leading_args", []) + launch["args"]
                yield launch | {"args": [self.resolved_argument(given, known) for given in args]}

    def resolved_argument(self, given, indices):
        """An argument without names of structures and indices."""
        if isinstance(given, str):
            return self.structs.get(given) or re.sub(r"\w+", lambda word: str(indices.get(word[0], word[0])), given)
        if isinstance(given, dict) and "struct" in given:
            return {"struct": [self.resolved_argument(field, indices) for field in given["struct"]]}
        return given

    def number(self, given):
        """A number, or an expression of scalars."""
        if not isinstance(given, str):
            return given
        functions = {name: getattr(math, name) for name in ("ceil", "floor", "sqrt", "exp", "log", "sin", "cos", "pi")} | {"min": min, "max": max, "abs": abs}
        return eval(given.replace("^", "**"), {"__builtins__": {}}, functions | self.scalars)

    def extent(self, given):
        sizes = given.split("x") if isinstance(given, str) and re.fullmatch(r"[\dx]+", given) else given
        sizes = sizes if isinstance(sizes, list) else [sizes]
        sizes = [int(self.number(int(size) if isinstance(size, str) and size.isdigit() else size)) for size in sizes]
        return sizes + [1] * (3 - len(sizes))

    def shape(self, name):
        return [int(self.number(size)) for size in self.arrays[name]["shape"]]


class Job(JobTable):
    """What a job launches, and the PTX of its kernels."""

    def __init__(self, path):
        super().__init__(path)
        self.loop = self.table.get("loop", {})
        if "until" in self.loop:
            raise Refused("a loop with `until`")
        self.text = {}
        for kernel in self.table["kernels"]:
            file = path.parent / kernel
            if file.suffix != ".ptx":
                raise Refused(f"{file.name} is not PTX")
            self.text[file.name] = file.read_text()


class Parameters:
    """The bytes of a kernel's parameters, each with the arrays whose addresses stand in it."""

    def __init__(self, job, launch, text):
        self.job, self.numba = job, launch.get("abi") == "numba"
        entry = re.search(rf"\.entry\s+{re.escape(launch['kernel'])}\s*\((.*?)\)", text, re.S)
        self.declared = list(PARAMETER.finditer(entry[1]))
        self.rows = []  # (bytes, [(place, array, offset in bytes)])
        for given in launch["args"]:
            if self.numba and isinstance(given, str) and given in job.arrays:
                self.descriptor(given)
            else:
                self.rows.append(self.packed(given, self.declared[len(self.rows)]))
        if len(self.rows) != len(self.declared):
            sys.exit(f"`{launch['kernel']}` has {len(self.declared)} parameters; the job gives {len(self.rows)}")

    def descriptor(self, name):
        shape, size = self.job.shape(name), dtype(self.job.arrays[name]["dtype"]).itemsize
        strides = [size * math.prod(shape[axis + 1:]) for axis in range(len(shape))]
        integer = lambda value: (numpy.int64(value).tobytes(), [])
        self.rows += [integer(0), integer(0), integer(math.prod(shape)), integer(size), (bytes(8), [(0, name, 0)])]
        self.rows += [integer(value) for value in shape + strides]

    def packed(self, given, declared):
        if declared["bytes"] is None:
            return self.scalar(given, declared["type"])
        packed, places, _ = self.structure(given["struct"]) if isinstance(given, dict) and "struct" in given else (*self.scalar(given, None), 0)
        return packed + bytes(int(declared["bytes"]) - len(packed)), places

    def scalar(self, given, kind):
        array, offset = given, 0
        if isinstance(given, dict) and "array" in given:
            array, offset = given["array"], int(self.job.number(given.get("offset", 0)))
        if isinstance(array, str) and array in self.job.arrays:
            return bytes(8), [(0, array, offset * dtype(self.job.arrays[array]["dtype"]).itemsize)]
        if array == "null":
            return bytes(8), []
        short = None
        if isinstance(given, dict):
            value, short = self.job.number(given["value"]), given.get("type")
        elif isinstance(given, str) and given in self.job.scalars:
            value, short = self.job.scalars[given], self.job.types[given]
        else:
            value = self.job.number(given)
        if short is not None:
            kind = dtype(short)
        elif kind is None:
            kind = numpy.dtype("i4")
        elif kind[0] == "f":
            kind = numpy.dtype(f"f{int(kind[1:]) // 8}")
        else:
            kind = numpy.dtype(SIZES[kind[1:]])
        if kind.kind in "iu":
            return (int(value) % (1 << 8 * kind.itemsize)).to_bytes(kind.itemsize, "little"), []
        return numpy.array(value, kind).tobytes(), []

    def structure(self, members):
        packed, places, most = b"", [], 1
        for member in members:
            if isinstance(member, dict) and "struct" in member:
                inner, inside, align = self.structure(member["struct"])
            else:
                inner, inside = self.scalar(member, None)
                align = len(inner)
            packed += bytes(-len(packed) % align)
            places += [(len(packed) + place, array, offset) for place, array, offset in inside]
            packed, most = packed + inner, max(most, align)
        return packed + bytes(-len(packed) % most), places, most


class Driver:
    """The CUDA driver, and a context on its first device."""

    def __init__(self):
        self.library = ctypes.CDLL("libcuda.so.1")
        self.call("cuInit", 0)
        device, context = ctypes.c_int(), ctypes.c_void_p()
        self.call("cuDeviceGet", ctypes.byref(device), 0)
        self.call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self.call("cuCtxSetCurrent", context)
        self.stream = ctypes.c_void_p()
        self.call("cuStreamCreate", ctypes.byref(self.stream), 1)

    def call(self, name, *args):
        status = getattr(self.library, name)(*args)
        if status != 0:
            text = ctypes.c_char_p()
            self.library.cuGetErrorString(status, ctypes.byref(text))
            sys.exit(f"{name}: {(text.value or b'').decode()} ({status})")

    def readable(self, text):
        """PTX as of a version that this driver knows; instructions that it does not know stay errors."""
        known = ctypes.c_int()
        self.call("cuDriverGetVersion", ctypes.byref(known))
        major, minor = known.value // 1000 - 4, known.value % 1000 // 10
        version = re.search(r"(?m)^\.version\s+(\d+)\.(\d+)", text)
        newer = (int(version[1]), int(version[2])) > (major, minor)
        return text[:version.start()] + f".version {major}.{minor}" + text[version.end():] if newer else text

    def upload(self, array):
        address = ctypes.c_uint64()
        self.call("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(max(array.nbytes, 1)))
        self.call("cuMemcpyHtoD_v2", address, array.ctypes.data_as(ctypes.c_void_p), ctypes.c_size_t(array.nbytes))
        return address.value

    def download(self, address, array):
        self.call("cuMemcpyDtoH_v2", array.ctypes.data_as(ctypes.c_void_p), ctypes.c_uint64(address), ctypes.c_size_t(array.nbytes))
        return array


class Launch:
    """A launch whose parameters hold the addresses that its arrays have at the moment."""

    def __init__(self, driver, job, launch, modules):
        file = next((file for file, text in job.text.items() if re.search(rf"\.entry\s+{re.escape(launch['kernel'])}\s*\(", text)), None)
        if file is None:
            raise Refused(f"no `.entry {launch['kernel']}`")
        self.driver, self.module = driver, modules[file]
        self.function = ctypes.c_void_p()
        driver.call("cuModuleGetFunction", ctypes.byref(self.function), self.module, launch["kernel"].encode())
        self.grid, self.block = job.extent(launch["grid"]), job.extent(launch["block"])
        self.shared = int(job.number(launch.get("shared_bytes", 0)))
        if self.shared > 48 << 10:
            driver.call("cuFuncSetAttribute", self.function, 8, self.shared)
        parameters = Parameters(job, launch, job.text[file])
        self.rows = parameters.rows
        self.symbols, self.structures = [], []
        for symbol, given in launch.get("symbols", {}).items():
            given = job.structs.get(given, given) if isinstance(given, str) else given
            address = ctypes.c_uint64()
            driver.call("cuModuleGetGlobal_v2", ctypes.byref(address), None, self.module, symbol.encode())
            if isinstance(given, dict) and "struct" in given:
                self.structures.append((address, *parameters.structure(given["struct"])[:2]))
                continue
            whole = {"array": given} if isinstance(given, str) else given
            size = dtype(job.arrays[whole["array"]]["dtype"]).itemsize
            shape = [int(job.number(n)) for n in whole["shape"]] if "shape" in whole else job.shape(whole["array"])
            # A variable of 8 bytes whose array has another size is a pointer.
            if math.prod(shape) * size != 8 and re.search(rf"\.[bsu]64\s+{re.escape(symbol)}\s*[;=]", job.text[file]):
                self.structures.append((address, *parameters.scalar(given, None)))
                continue
            constant = re.search(rf"\.const\b[^;]*\b{re.escape(symbol)}\b", job.text[file]) is not None
            self.symbols.append((address, whole["array"], int(job.number(whole.get("offset", 0))) * size, math.prod(shape) * size, constant))
        self.ready = {}

    @staticmethod
    def buffer(packed, places, addresses):
        """The bytes of a parameter or a variable, with the addresses of arrays in their places."""
        packed = bytearray(packed)
        for place, array, offset in places:
            packed[place:place + 8] = (addresses[array] + offset).to_bytes(8, "little")
        return ctypes.create_string_buffer(bytes(packed), len(packed))

    def __call__(self, addresses):
        key = tuple(addresses.values())
        if key not in self.ready:
            buffers = [self.buffer(packed, places, addresses) for packed, places in self.rows]
            structures = [(address, self.buffer(packed, places, addresses)) for address, packed, places in self.structures]
            pointers = (ctypes.c_void_p * max(len(buffers), 1))(*[ctypes.addressof(buffer) for buffer in buffers])
            self.ready[key] = pointers, structures, buffers
        for address, buffer in self.ready[key][1]:
            self.driver.call("cuMemcpyHtoDAsync_v2", address, buffer, ctypes.c_size_t(len(buffer)), self.driver.stream)
        for address, array, offset, size, _ in self.symbols:
            self.driver.call("cuMemcpyDtoDAsync_v2", address, ctypes.c_uint64(addresses[array] + offset), ctypes.c_size_t(size), self.driver.stream)
        self.driver.call("cuLaunchKernel", self.function, *self.grid, *self.block, self.shared, self.driver.stream, self.ready[key][0], None)
        for address, array, offset, size, constant in self.symbols:
            if not constant:
                self.driver.call("cuMemcpyDtoDAsync_v2", ctypes.c_uint64(addresses[array] + offset), address, ctypes.c_size_t(size), self.driver.stream)


class Native:
    """A job on the GPU."""

    def __init__(self, path, initial):
        self.job, self.driver = Job(path), Driver()
        modules = {}
        for file, text in self.job.text.items():
            modules[file] = ctypes.c_void_p()
            self.driver.call("cuModuleLoadData", ctypes.byref(modules[file]), self.driver.readable(text).encode() + b"\0")
        self.launches = [Launch(self.driver, self.job, launch, modules) for launch in self.job.table["launch"]]
        with numpy.load(initial) as first:
            self.first = {name: numpy.ascontiguousarray(first[name]).astype(dtype(array["dtype"])) for name, array in self.job.arrays.items()}
        self.addresses = {name: self.driver.upload(array) for name, array in self.first.items()}
        self.swaps = self.job.loop.get("swap", [])

    def step(self):
        for launch in self.launches:
            launch(self.addresses)
        for group in self.swaps:
            kept = [self.addresses[name] for name in group]
            self.addresses |= dict(zip(group, kept[1:] + kept[:1]))

    def wait(self):
        self.driver.call("cuStreamSynchronize", self.driver.stream)

    def results(self, steps):
        for _ in range(steps):
            self.step()
        self.wait()
        return {name: self.driver.download(self.addresses[name], numpy.empty_like(array)) for name, array in self.first.items()}

    def seconds(self, work, steps):
        """Of a step, by the GPU's clock."""
        call, events = self.driver.call, [ctypes.c_void_p(), ctypes.c_void_p()]
        for event in events:
            call("cuEventCreate", ctypes.byref(event), 0)
        self.wait()
        call("cuEventRecord", events[0], self.driver.stream)
        work()
        call("cuEventRecord", events[1], self.driver.stream)
        call("cuEventSynchronize", events[1])
        milliseconds = ctypes.c_float()
        call("cuEventElapsedTime", ctypes.byref(milliseconds), *events)
        return milliseconds.value / 1e3 / steps

    def graph(self):
        """What launches as many steps as bring all arrays back to their places, and how many they are."""
        period = math.lcm(1, *[len(group) for group in self.swaps])
        call, graph, ready = self.driver.call, ctypes.c_void_p(), ctypes.c_void_p()
        call("cuStreamBeginCapture_v2", self.driver.stream, 0)
        for _ in range(period):
            self.step()
        call("cuStreamEndCapture", self.driver.stream, ctypes.byref(graph))
        call("cuGraphInstantiateWithFlags", ctypes.byref(ready), graph, ctypes.c_ulonglong(0))
        return lambda: call("cuGraphLaunch", ready, self.driver.stream), period


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("job", type=pathlib.Path)
    parser.add_argument("initial", type=pathlib.Path)
    parser.add_argument("--steps", type=int)
    parser.add_argument("--out", type=pathlib.Path)
    parser.add_argument("--time", type=int, default=0)
    args = parser.parse_args()
    try:
        native = Native(args.job, args.initial)
    except Refused as refused:
        print(f"refused: {refused}")
        sys.exit(3)
    steps = int(native.job.number(native.job.loop.get("steps", 1))) if args.steps is None else args.steps
    results = native.results(steps if native.job.loop else 1)
    if args.out:
        numpy.savez(args.out, **results)
    if args.time:
        each = lambda: [native.step() for _ in range(steps)]
        alone = min(native.seconds(each, steps) for _ in range(args.time))
        launch, period = native.graph()
        launch()
        rounds = max(steps // period, 1)
        together = min(native.seconds(lambda: [launch() for _ in range(rounds)], rounds * period) for _ in range(args.time))
        print(f"launches {alone:.9f} graph {together:.9f} seconds of a step")


if __name__ == "__main__":
    main()
