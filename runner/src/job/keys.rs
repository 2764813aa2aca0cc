//! The keys of a job: one table per table of the TOML file.
//!
//! Reading refuses every other key and suggests the nearest of these ([`Section::names`]), and the
//! tables of `docs/job.md` are made of these rows.

/// One table of a job.
#[derive(Debug)]
pub struct Section {
    /// Its heading in `docs/job.md`.
    pub title: &'static str,
    /// Its keys, in the order of the page.
    pub keys: &'static [Key],
}

/// One key of a table.
#[derive(Debug)]
pub struct Key {
    /// The key.
    pub name: &'static str,
    /// The kind of value that it takes; empty where another table says so.
    pub value: &'static str,
    /// Whether a table without it is an error.
    pub required: bool,
    /// What the value means.
    pub meaning: &'static str,
}

impl Section {
    /// The keys, for errors and for refusing all others.
    pub fn names(&self) -> Vec<&'static str> {
        self.keys.iter().map(|key| key.name).collect()
    }

    /// Whether the table has a key of this name.
    pub fn has(&self, name: &str) -> bool {
        self.keys.iter().any(|key| key.name == name)
    }

    /// The table in Markdown, without a line break at its end.
    pub fn markdown(&self) -> String {
        let mut lines = vec![
            "| key | value | meaning |".to_owned(),
            "|---|---|---|".to_owned(),
        ];
        for key in self.keys {
            let value = match (key.value, key.required) {
                ("", true) => "required".to_owned(),
                (value, true) => format!("{value}, required"),
                (value, false) => value.to_owned(),
            };
            let cell = |text: &str| match text {
                "" => String::new(),
                text => format!("{text} "),
            };
            let (value, meaning) = (cell(&value), cell(key.meaning));
            lines.push(format!("| `{}` | {value}| {meaning}|", key.name));
        }
        lines.join("\n")
    }
}

/// A key that may be absent.
const fn key(name: &'static str, value: &'static str, meaning: &'static str) -> Key {
    Key {
        name,
        value,
        required: false,
        meaning,
    }
}

/// A key without which the table is refused.
const fn required(name: &'static str, value: &'static str, meaning: &'static str) -> Key {
    Key {
        required: true,
        ..key(name, value, meaning)
    }
}

/// All tables, in the order of `docs/job.md`.
pub static SECTIONS: &[&Section] = &[
    &JOB,
    &SCALAR,
    &SERIES,
    &COORDINATE,
    &DEFAULTS,
    &ARRAY_DEFAULTS,
    &LAUNCH_DEFAULTS,
    &ARRAY,
    &EXPRESSION,
    &FILE,
    &UNIFORM,
    &NORMAL,
    &NAMED_STRUCT,
    &LAUNCH,
    &LITERAL,
    &VIEW,
    &STRUCT,
    &ROWS,
    &UNUSED,
    &GROUP,
    &LOOP,
    &OUTPUT,
    &RESTART,
    &RECORDED,
    &MESH,
    &OBJECTIVE,
    &GRADIENT,
    &CHECKPOINT,
    &KERNEL_RULE,
    &FIXED_POINT,
    &DERIVATIVE_KERNEL,
    &DERIVATIVE,
    &MINIMIZE,
];

#[rustfmt::skip] // one row per key
pub(super) static JOB: Section = Section {
    title: "The job",
    keys: &[
        key("title", "text", "title of plots and of NetCDF files"),
        required("kernels", "list of files", "`.ptx`, `.cu`, `.ll`, `.bc` or `.mlir`, relative to the job file"),
        key("cuda_flags", "list of texts", "flags for the compiler of `.cu` files ([CUDA C++](your-kernel.md#cuda-c)): `[\"-DN=64\", \"-Iinclude\"]`; folders of `-I` are relative to the job file"),
        key("scalars", "table", "[named numbers](#scalars)"),
        key("series", "table of tables", "[numbers listed for every step](#series)"),
        key("coordinates", "table of tables", "[coordinates of dimensions](#coordinatesname)"),
        key("defaults", "table of tables", "[what arrays and launches say that do not say otherwise](#defaults)"),
        key("arrays", "table of tables", "[arrays](#arraysname)"),
        key("structs", "table of tables", "[structures that several launches are given](#structsname)"),
        key("before", "list of tables", "[launches before the loop](#before-and-after), in order"),
        required("launch", "list of tables", "[the launches of one step](#launch), in order"),
        key("after", "list of tables", "[launches after the loop](#before-and-after), in order"),
        key("loop", "table", "[the time loop](#loop); without it the launches run once"),
        key("output", "list of tables", "[files to write](#output)"),
        key("restart", "table", "[where the state is kept](#restart)"),
        key("recorded", "table", "[what another program left in the arrays](#recorded)"),
        key("fallback", "`\"native\"` or `\"ptx\"`", "what becomes of kernels that cannot be raised, where the target runs such code and `--fallback` does not say otherwise: native code on the CPU, their own PTX on CUDA devices. Such a program is neither differentiated nor split over a mesh"),
        key("mesh", "table", "[the devices](#mesh)"),
        key("races", "`\"check\"`, `\"refuse\"` or `\"assume\"`", "[what happens](#launch) where it cannot be decided whether threads race, in launches that do not say so themselves"),
        key("assume_warp_synchronous", "boolean", "[as in a launch](#launch), for all launches"),
        key("objective", "table of tables", "[numbers that may be differentiated](#objectivename)"),
        key("gradient", "table", "[which derivatives, and how](#gradient)"),
        key("minimize", "table", "[how to search for a minimum](#minimize)"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static SCALAR: Section = Section {
    title: "[scalars]",
    keys: &[
        required("value", "number or expression", "the value"),
        key("type", "element type", "its type; otherwise that of the kernel parameters it is passed to"),
        key("units", "text", "CF attribute"),
        key("long_name", "text", "CF attribute"),
        key("standard_name", "text", "CF attribute, from CF's table"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static SERIES: Section = Section {
    title: "[series]",
    keys: &[
        key("file", "path", "`.npy` or `.npz`, relative to the job file: integers or floats, of one dimension"),
        key("key", "text", "the entry of a `.npz` file; that of the series' own name without it"),
        key("values", "list of numbers", "the numbers themselves, in place of a file"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static COORDINATE: Section = Section {
    title: "[coordinates.NAME]",
    keys: &[
        key("from", "number", "value at index 0; 0 without it"),
        key("spacing", "number", "distance of neighbours; required unless `expr` is given, and not 0"),
        key("expr", "expression", "values of an unevenly spaced coordinate, of the index `i` and of scalars: `\"-1800 * (1 - (i + 0.5) / nz)^2\"`"),
        key("units", "text", "CF attribute"),
        key("long_name", "text", "CF attribute"),
        key("standard_name", "text", "CF attribute"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static DEFAULTS: Section = Section {
    title: "[defaults]",
    keys: &[
        key("array", "table", "[what arrays have](#defaultsarray) that do not say otherwise"),
        key("launch", "table", "[what launches have](#defaultslaunch) that do not say otherwise"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static ARRAY_DEFAULTS: Section = Section {
    title: "[defaults.array]",
    keys: &[
        key("dtype", "", "as in an array"),
        key("shape", "", "as in an array"),
        key("dims", "", "as in an array"),
        key("halo", "", "as in an array"),
        key("init", "", "as in an array"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static LAUNCH_DEFAULTS: Section = Section {
    title: "[defaults.launch]",
    keys: &[
        key("grid", "", "as in a launch"),
        key("block", "", "as in a launch"),
        key("leading_args", "list", "arguments before those of `args`; a launch without them says `leading_args = []`"),
        key("shared_bytes", "", "as in a launch"),
        key("symbols", "", "as in a launch; a launch adds its own, which take precedence over those of the same name"),
        key("races", "", "as in a launch; takes precedence over the job's `races`"),
        key("assume_warp_synchronous", "", "as in a launch"),
        key("exact", "", "as in a launch"),
        key("fast_math", "", "as in a launch"),
        key("own_code", "", "as in a launch"),
        key("abi", "", "as in a launch"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static ARRAY: Section = Section {
    title: "[arrays.NAME]",
    keys: &[
        key("like", "text", "an array above this one, whose `dtype`, `shape`, `dims` and `halo` it has where it does not say otherwise"),
        required("dtype", "element type", "`f64 f32 f16 bf16 i64 i32 i16 i8 u64 u32 u16 u8 pred`; NumPy's and C's names (`float32`, `double`) are accepted too"),
        required("shape", "list", "extents, the last one contiguous: numbers, scalars, expressions"),
        key("dims", "list of names", "names of the dimensions; `dim_0`, `dim_1`, … without it"),
        key("halo", "number or list", "cells on each side of each dimension that outputs leave out; coordinates and indices start inside"),
        key("init", "see below", "the first value; 0 without it"),
        key("units", "text", "CF attribute"),
        key("long_name", "text", "CF attribute"),
        key("standard_name", "text", "CF attribute"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static EXPRESSION: Section = Section {
    title: "init = { expr }",
    keys: &[
        key("expr", "expression", "of the dimensions' coordinates by name (the index where the job has no coordinate of that name), the indices `i`, `j`, `k` of the last, second-last and third-last dimension, the scalars and `pi`"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static FILE: Section = Section {
    title: "init = { file }",
    keys: &[
        key("file", "path", "`.npy`, `.npz`, NetCDF or Zarr, relative to the job file"),
        key("variable", "text", "the variable's name in the file; the array's own name without it"),
        key("key", "text", "the same, under NumPy's name"),
        key("index", "table of integers or dates", "the entry along each dimension of the file that the array does not have; negative ones count from the end; dates (`\"2020-01-15\"`, `\"2020-01-15T12:00\"`) are found on the file's time axis"),
        key("fill", "number", "replaces missing values (`_FillValue`, `missing_value`), which are an error without it; in the units of the array, also where the file is packed"),
        key("halo", "as `init`", "the file may be without the array's halo, as results are; this is what the halo starts from"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static UNIFORM: Section = Section {
    title: "init = { random = \"uniform\" }",
    keys: &[
        key("random", "`\"uniform\"`", ""),
        key("seed", "integer", "the same seed gives the same numbers; 0 without it"),
        key("low", "number", "lower bound, 0 without it"),
        key("high", "number", "upper bound, excluded, 1 without it. Integers without bounds are indices: 0 up to the number of elements"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static NORMAL: Section = Section {
    title: "init = { random = \"normal\" }",
    keys: &[
        key("random", "`\"normal\"`", ""),
        key("seed", "integer", "as above"),
        key("mean", "number", "0 without it"),
        key("deviation", "number", "standard deviation, 1 without it"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static NAMED_STRUCT: Section = Section {
    title: "[structs.NAME]",
    keys: &[
        required("fields", "list of arguments", "as those of [`{ struct }`](#-struct-); a field may be a structure above this one"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static LAUNCH: Section = Section {
    title: "[[launch]]",
    keys: &[
        required("kernel", "text", "the kernel's name in its file, mangled or as C++ writes it, in any form that is unique: `ns::step<float, 4>(float*, int)`, `ns::step<float, 4>`, `step`; `reactant-rs inspect` prints it"),
        required("grid", "", "blocks: `[7, 5]`, `\"7x5\"`, `40`, or expressions, which may [vary from step to step](#what-varies-from-step-to-step)"),
        required("block", "", "threads of a block, likewise"),
        required("args", "list", "one entry for each kernel parameter, **in the kernel's order** (see below)"),
        key("shared_bytes", "integer", "bytes of dynamic shared memory"),
        key("symbols", "table", "arrays, or parts of arrays, that stand for `__constant__` and `__device__` variables of the kernel file, named as kernels are: `{ coeff = \"c\" }`; or [what variables hold](#pointers-and-structures-in-variables)"),
        key("races", "`\"check\"`, `\"refuse\"` or `\"assume\"`", "what happens where it cannot be decided before the run whether threads race: the program checks it while it runs (the default), the launch is refused, or the job vouches that they do not ([races](guarantees.md))"),
        key("assume_race_free", "boolean", "`true` is `races = \"assume\"`"),
        key("assume_warp_synchronous", "boolean", "the kernel was written for hardware on which the 32 lanes of a warp run in lockstep: they exchange values by shared memory without `__syncwarp()` ([races](guarantees.md))"),
        key("exact", "boolean", "the bits that CUDA gives, or an error with the line ([floats](floats.md))"),
        key("fast_math", "boolean", "the optimizer may reassociate, and ignore NaNs, infinities and signs of zero. `exact` and `fast_math` together are refused"),
        key("own_code", "boolean", "the kernel runs as its own code inside the program, although it can be raised: native code on the CPU, its own PTX on CUDA devices. Where a program cannot hold such code (on a mesh, on a TPU, for derivatives, in an artifact for the CPU) it is raised as others are"),
        key("abi", "`\"cuda\"` or `\"numba\"`", "`\"numba\"` binds each array to one of Numba's array descriptors"),
        key("leading_args", "list", "arguments before those of `args`, as [defaults](#defaultslaunch) give them; none without it"),
        key("repeat", "integer", "how often the launch runs, one run after the other; 1 without it. The program does not grow with it"),
        key("unroll", "table of one integer", "`{ m = 28 }`: the launch is written out 28 times, and its expressions may use the index `m`, which is 0, 1, …, 27"),
        key("swap", "list of lists", "cyclic exchanges after each repetition, as those of [the loop](#loop)"),
        key("every", "integer", "runs the launch only in the steps where `step % every == 0`"),
        key("when", "expression", "runs the launch [where this holds](#conditions) only"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static LITERAL: Section = Section {
    title: "{ value, type }",
    keys: &[
        key("value", "number or expression", ""),
        key("type", "element type", "that of the kernel's parameter without it"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static VIEW: Section = Section {
    title: "{ array, offset, shape }",
    keys: &[
        key("array", "text", "the array"),
        key("offset", "integer", "elements between the start of the array and where the pointer points; the number of all elements for a pointer to the end. It may [vary from step to step](#what-varies-from-step-to-step), without a `shape`: `{ array = \"wind\", offset = \"floor(step / 24) * nx * ny\" }` is the record of this hour"),
        key("shape", "list", "extents of the part. Without it the pointer points into the array"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static STRUCT: Section = Section {
    title: "{ struct }",
    keys: &[
        key("struct", "list of arguments", "`[\"u\", 10, { value = 0.5, type = \"f64\" }, { struct = [\"v\"] }]`: pointers take 8 bytes, integers without a type are `i32`, floats must give theirs. A structure of one number, as CUDA's `__half` and `__nv_bfloat16` are, may be given as the number with its type: `{ value = 2.5, type = \"f16\" }`"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static ROWS: Section = Section {
    title: "{ array, rows, stride }",
    keys: &[
        required("array", "text", "the array"),
        required("rows", "integer", "the number of pointers"),
        required("stride", "integer", "elements from where one of them points to where the next one does"),
        key("offset", "integer", "elements between the start of the array and where the first one points; 0 without it"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static UNUSED: Section = Section {
    title: "{ unused }",
    keys: &[
        required("unused", "integer", "the number of bytes"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static GROUP: Section = Section {
    title: "Groups of launches",
    keys: &[
        required("group", "list of tables", "launches and groups, in order"),
        key("repeat", "integer", "how often all of them run; 1 without it. The program does not grow with it"),
        key("unroll", "table of one integer", "`{ m = 28 }`: the launches are written out 28 times, and their expressions may use the index `m`"),
        key("swap", "list of lists", "cyclic exchanges after each repetition"),
        key("every", "integer", "runs the group only in the steps where `step % every == 0`"),
        key("when", "expression", "runs the group [where this holds](#conditions) only"),
        key("grid", "", "as in a launch"),
        key("block", "", "as in a launch"),
        key("leading_args", "", "as in a launch"),
        key("shared_bytes", "", "as in a launch"),
        key("symbols", "", "as in a launch"),
        key("races", "", "as in a launch"),
        key("assume_warp_synchronous", "", "as in a launch"),
        key("exact", "", "as in a launch"),
        key("fast_math", "", "as in a launch"),
        key("own_code", "", "as in a launch"),
        key("abi", "", "as in a launch"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static LOOP: Section = Section {
    title: "[loop]",
    keys: &[
        required("steps", "integer", "number of time steps; at most that many with `until`"),
        key("until", "expression", "ends the loop when it holds ([below](#ending-the-loop-early))"),
        key("swap", "list of lists", "cyclic exchanges after each step: the first array takes the data of the second, …, the last that of the first"),
        key("dt", "number", "length of a step, for the time axis of outputs and for `time` in [launches](#what-varies-from-step-to-step)"),
        key("time_units", "text", "units of the time axis, such as `\"seconds since 2000-01-01\"`; files have none without it"),
        key("fail_on_nan", "boolean", "ends the run with exit code 5 at the first output or restart in which an array has NaN or infinities, and `run --gradient` if results have; `minimize` steps back from such points by itself; `false` without it"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static OUTPUT: Section = Section {
    title: "[[output]]",
    keys: &[
        required("file", "path", "`.nc`, `.zarr`, `.npz`, `.npy` or `.png`, relative to the working directory or to `--output-dir`"),
        required("arrays", "list", "the arrays to write"),
        key("every", "integer", "interval in steps: writes at step `first` and after each interval; without it once, at the end"),
        key("first", "integer", "the step of the first record, with `every`; 0 without it"),
        key("index", "table of integers", "of plots: the entry of each dimension that the plot does not show, `{ x = \"nx / 2\", z = -1 }`; negative ones count from the end"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static RESTART: Section = Section {
    title: "[restart]",
    keys: &[
        required("file", "path", "a Zarr folder, relative as outputs are"),
        key("every", "integer", "interval in steps; a restart is also written at the end, and where Ctrl-C or SIGTERM stops the run"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static RECORDED: Section = Section {
    title: "[recorded]",
    keys: &[
        required("file", "path", "`.npz`, relative to the job file: an array of the file is compared with the array of the same name, arrays of the job that the file does not have are not compared"),
        key("structs", "table of lists", "the fields of the structures that an array of integers holds: with `{ p = [\"f32\", \"i32\"] }` the first word of each two in `p` is compared as a float"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static MESH: Section = Section {
    title: "[mesh]",
    keys: &[
        required("axes", "text", "`\"8x128\"`, or with names `\"x=2,y=4\"`"),
        key("shard", "table of text", "for each array the mesh axis of each dimension: `{ u = \"y,x\" }`; `-` keeps a dimension whole"),
        key("max_gather", "bytes", "refuses a program in which a device needs more of an array: `\"512 MiB\"`"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static OBJECTIVE: Section = Section {
    title: "[objective.NAME]",
    keys: &[
        required("expr", "expression", "`\"mean((T - T_obs)^2 * weight)\"`, `\"T[12, 30]\"`, `\"sum(if(x > 0.5, T, 0))\"`: of arrays, scalars and coordinates"),
        key("at", "integer", "evaluated after that step; without it after the last one"),
        key("every", "integer", "interval in steps: evaluated after each interval, and summed"),
        key("units", "text", "CF attribute; the units of derivatives follow from it"),
        key("long_name", "text", "CF attribute"),
        key("standard_name", "text", "CF attribute"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static GRADIENT: Section = Section {
    title: "[gradient]",
    keys: &[
        key("of", "text", "the objective, or an array of one element"),
        key("wrt", "name or list", "arrays, by their first values, and scalars"),
        key("mode", "text", "`\"reverse\"` (the default), `\"forward\"` along the seeds, or `\"hessian-vector\"`: the derivative of the gradient along them"),
        key("seeds", "table or list of tables", "directions, each entry written as `init` is: `{ T = { expr = \"sin(x)\" }, kappa = 1.0 }`"),
        key("checkpoint", "table", "what loops keep for the reverse pass"),
        key("guard", "`\"data\"` or `\"all\"`", "where derivatives that are 0 stay 0 beside NaN and infinities ([guards](gradients.md#nan-and-infinities))"),
        key("kernel", "list of tables", "rules for kernels, `[[gradient.kernel]]`"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static CHECKPOINT: Section = Section {
    title: "checkpoint",
    keys: &[
        key("steps", "`\"auto\"`, `\"all\"` or integer", "how many states a loop keeps on the device: as many as fit into `memory`, all, or this number"),
        key("every", "integer", "in place of `steps`: the interval between kept states"),
        key("memory", "bytes", "what loops may keep on the device: `\"4 GiB\"`"),
        key("segment", "integer", "steps that the device reverses at a time; the states between are kept on the host"),
        key("host_memory", "bytes", "states kept in the host's memory; the others go to files"),
        key("folder", "path", "the folder for those files, Zarr"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static KERNEL_RULE: Section = Section {
    title: "[[gradient.kernel]]",
    keys: &[
        required("name", "text", "the kernel"),
        key("inactive", "boolean", "its results count as constants"),
        key("linear", "boolean", "its derivative does not depend on the values"),
        key("fixed_point", "table", "its loop iterates to a fixed point, which is differentiated in place of the iterations"),
        key("forward", "table", "a kernel that computes tangents"),
        key("reverse", "table", "a kernel that computes adjoints"),
        key("constant", "list of names", "arrays and scalars that the derivative kernels leave out"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static FIXED_POINT: Section = Section {
    title: "fixed_point",
    keys: &[
        required("tolerance", "number", "largest relative change in the last iteration of the derivative's own iteration"),
        required("most", "integer", "its iterations at most"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static DERIVATIVE_KERNEL: Section = Section {
    title: "forward and reverse",
    keys: &[
        required("kernel", "text", "the derivative kernel, in one of the job's kernel files"),
        key("grid", "", "as in a launch"),
        key("block", "", "as in a launch"),
        required("args", "list", "arguments as in a launch, and the tables below"),
        key("shared_bytes", "", "as in a launch"),
        key("symbols", "", "as in a launch"),
        key("races", "", "as in a launch"),
        key("assume_race_free", "", "as in a launch"),
        key("assume_warp_synchronous", "", "as in a launch"),
        key("exact", "", "as in a launch"),
        key("fast_math", "", "as in a launch"),
        key("own_code", "", "as in a launch"),
        key("abi", "", "as in a launch"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static DERIVATIVE: Section = Section {
    title: "{ after, tangent, adjoint }",
    keys: &[
        key("after", "array", "the array as the kernel left it (a plain name is the array before the kernel ran)"),
        key("tangent", "array or scalar", "in `forward`: the tangent before the launch, and after it that of the kernel's result"),
        key("adjoint", "array or scalar", "in `reverse`: the adjoint of the kernel's result, and after the launch that of its input"),
        key("offset", "integer", "a part of it, as in a launch"),
        key("shape", "list", "likewise"),
    ],
};

#[rustfmt::skip] // one row per key
pub(super) static MINIMIZE: Section = Section {
    title: "[minimize]",
    keys: &[
        key("iterations", "integer", "at most; 100 without it"),
        key("history", "integer", "pairs of steps that L-BFGS keeps; 10 without it"),
        key("tolerance", "number", "the search ends when the gradient's norm is this fraction of its first; 1e-6 without it"),
        key("scale", "table of numbers", "expected error of each array and scalar: `{ T = 0.5, kappa = 1e-5 }`"),
        key("background", "table", "standard deviations of the first values, written as `init` is; adds the background term to the cost"),
        key("folder", "path", "keeps every evaluation, as `--checkpoints` does"),
    ],
};
