//! Arrays start from NetCDF, Zarr and NumPy files and are written to Zarr, on one device and on
//! meshes; Python writes the inputs and reads the outputs.

use std::path::PathBuf;

use crate::common::{
    H, PATIENCE, ends, growing, growing_from, growing_with, h_after, python, reactant, run,
    run_python,
};

/// Writes files with `x + 100*y`, as the expression has it, in all supported formats.
const WRITE: &str = r#"
import numpy as np, xarray as xr, zarr
y = 10.0 + 2.0 * (np.arange(6) - 1)
x = 0.5 + (np.arange(10) - 2)
h = (x[None, :] + 100 * y[:, None]).astype("f4")
np.save("h.npy", h)
np.save("fortran.npy", np.asfortranarray(h))
np.savez("h.npz", other=h[:2], h=h)
np.savez_compressed("small.npz", h=h)
times = np.stack([h - 1, h, h + 1])[:, None]
dims = ("time", "level", "y", "x")
data = xr.Dataset({"eta": (dims, times, {"units": "m"}), "h": (("y", "x"), h), "double": (("y", "x"), h.astype("f8")),
                   "turned": (("x", "y"), h.T), "packed": (("x", "y"), ((h.T - 100) * 2).astype("i2"), {"scale_factor": 0.5, "add_offset": 100.0}), "inside": (("y", "x2"), h[:, 2:-2])})
masked = h.copy()
masked[3, 4] = -999
data["masked"] = (("y", "x"), masked, {"missing_value": np.float32(-999)})
data["holes"] = (("y", "x"), np.where(masked == -999, np.nan, h).astype("f4"))
data["packed_holes"] = (("y", "x"), np.where(masked == -999, -7, (h - 100) * 2).astype("i2"), {"scale_factor": 0.5, "add_offset": 100.0, "_FillValue": np.int16(-7)})
data["time"] = ("time", [324, 348, 372], {"units": "hours since 2020-01-01 00:00:00", "calendar": "noleap"})
data.to_netcdf("h.nc")
data.to_netcdf("classic.nc", format="NETCDF3_64BIT")
data.to_zarr("two.zarr", zarr_format=2)
data["eta"] = data.eta.transpose("level", "time", "y", "x")
chunks = {name: {"chunks": tuple(min(4, n) for n in data[name].shape)} for name in data}
data.to_zarr("three.zarr", zarr_format=3, encoding=chunks)
from zarr.codecs import GzipCodec, BytesCodec
zarr.create_array("gzip.zarr", data=h, chunks=(4, 3), compressors=GzipCodec(), serializer=BytesCodec(endian="big"))
zarr.create_array("plain.zarr", data=h, chunks=(6, 3), compressors=None, dimension_names=("y", "x"))
from zarr.codecs import BloscCodec
zarr.create_array("three-blosc.zarr", data=h, compressors=BloscCodec(cname="zstd", shuffle="bitshuffle"), chunks=(6, 10))
from numcodecs import GZip, Zlib, Zstd, Blosc
for name, codec in [("gzip", GZip()), ("zlib", Zlib()), ("zstd", Zstd()), ("none", None), ("blosc", Blosc()), ("snappy", None)]:
    a = zarr.create_array(f"two-{name}.zarr", data=h, chunks=(5, 4), compressors=codec, zarr_format=2)
    a.attrs["_ARRAY_DIMENSIONS"] = ["y", "x"]
import json, pathlib
about = pathlib.Path("two-snappy.zarr/.zarray")
about.write_text(json.dumps(json.loads(about.read_text()) | {"compressor": {"id": "blosc", "cname": "snappy"}}))
pathlib.Path("two-lzma.zarr").mkdir()
pathlib.Path("two-lzma.zarr/.zarray").write_text(about.read_text().replace("blosc", "lzma"))
"#;

#[test]
fn files_of_many_kinds_give_what_the_expression_does() {
    let Some(python) = python("xarray, zarr, netCDF4") else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    run_python(&python, folder, WRITE);
    let wanted = h_after(folder, &growing(folder, "grow.rxa", 3, H), &[], "wanted");
    let meshes: [&[&str]; 4] = [
        &[],
        &["--mesh", "2x5"],
        &["--mesh", "7"],
        &[
            "--mesh",
            "x=2,y=3",
            "--shard",
            "h=x+y,-",
            "--target",
            "interpreter",
        ],
    ];
    for (number, init) in [
        r#"file = "h.npy""#,
        r#"file = "fortran.npy""#,
        r#"file = "h.npz""#,
        r#"file = "small.npz", key = "h""#,
        r#"file = "h.nc""#,
        r#"file = "h.nc", variable = "eta", index = { time = 1 }"#,
        r#"file = "h.nc", variable = "eta", index = { time = -2, level = 0 }"#,
        r#"file = "h.nc", variable = "eta", index = { time = "2020-01-15" }"#,
        r#"file = "h.nc", variable = "eta", index = { time = 2020-01-15T12:00:00 }"#,
        r#"file = "three.zarr", variable = "eta", index = { time = "2020-01-15T12" }"#,
        r#"file = "h.nc", variable = "turned""#,
        r#"file = "three.zarr", variable = "turned""#,
        r#"file = "h.nc", variable = "packed""#,
        r#"file = "three.zarr", variable = "packed""#,
        r#"file = "classic.nc", variable = "packed""#,
        r#"file = "h.nc", variable = "holes", fill = 1402.5"#,
        r#"file = "two.zarr", variable = "holes", fill = 1402.5"#,
        r#"file = "three.zarr", variable = "holes", fill = 1402.5"#,
        r#"file = "three.zarr", variable = "packed_holes", fill = 1402.5"#,
        r#"file = "classic.nc", variable = "h""#,
        r#"file = "three.zarr""#,
        r#"file = "three.zarr", variable = "eta", index = { time = 1 }"#,
        r#"file = "gzip.zarr""#,
        r#"file = "plain.zarr""#,
        r#"file = "two-gzip.zarr""#,
        r#"file = "two-zlib.zarr""#,
        r#"file = "two-zstd.zarr""#,
        r#"file = "two-none.zarr""#,
        r#"file = "two-blosc.zarr""#,
        r#"file = "three-blosc.zarr""#,
    ]
    .into_iter()
    .enumerate()
    {
        let artifact = growing_from(
            folder,
            &format!("{number}.rxa"),
            &format!("{{ {init} }}"),
            3,
            H,
        );
        for (mesh, flags) in meshes.iter().enumerate() {
            let found = h_after(folder, &artifact, flags, &format!("{number}-{mesh}"));
            assert!(found == wanted, "{init} {flags:?}");
        }
    }
    let filled = r#"{ file = "h.nc", variable = "masked", fill = 1304.5 }"#; // the value at the masked element
    let filled = growing_from(folder, "filled.rxa", filled, 3, H);
    assert!(h_after(folder, &filled, &["--mesh", "2x5"], "filled") != wanted);
}

#[test]
fn files_that_do_not_fit_say_what_they_hold() {
    let Some(python) = python("xarray, zarr, netCDF4") else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    run_python(&python, folder, WRITE);
    #[rustfmt::skip]
    let rows: &[(&str, &[&str])] = &[
        (r#"file = "absent.nc""#,                                           &["absent.nc", "no such file"]),
        (r#"file = "absent.zarr""#,                                         &["absent.zarr", "no such file"]),
        (r#"file = "h.nc", variable = "etta""#,                             &["h.nc", "no variable `etta`", "did you mean `eta`"]),
        (r#"file = "three.zarr", variable = "etta""#,                       &["three.zarr", "no array `etta`", "did you mean `eta`"]),
        (r#"file = "h.nc", variable = "eta""#,                              &["h.nc", "`eta`", "f32[time=3,level=1,y=6,x=10]", "f32[6,10]", "index = { time = 0 }"]),
        (r#"file = "h.nc", variable = "eta", index = { time = 3 }"#,        &["`time` has 3 entries", "none at 3"]),
        (r#"file = "h.nc", variable = "eta", index = { tide = 3 }"#,        &["no dimension `tide`", "did you mean `time`"]),
        (r#"file = "h.nc", variable = "double""#,                           &["`double` of it is f64, but the array is f32", "astype('<f4')"]),
        (r#"file = "h.nc", variable = "eta", index = { time = "2020-01-17" }"#, &["`time`: there is no entry at 2020-01-17", "the last is 2020-01-16T12:00"]),
        (r#"file = "h.nc", variable = "eta", index = { time = "2020-01" }"#, &["`time`: there are 3 entries at 2020-01", "2020-01-14T12:00, 2020-01-15T12:00"]),
        (r#"file = "h.nc", variable = "eta", index = { time = "2020-02-30" }"#, &["`time`: there is no day `2020-02-30` in its calendar"]),
        (r#"file = "h.nc", variable = "eta", index = { level = "2020-01-15" }"#, &["the dates of `level` cannot be told", "no variable `level`"]),
        (r#"file = "h.nc", variable = "holes""#,                            &["`holes` has no value at [3, 4]", "it is NaN", "fill = 0.0"]),
        (r#"file = "two.zarr", variable = "holes""#,                        &["`holes` has no value at [3, 4]", "it is NaN"]),
        (r#"file = "three.zarr", variable = "holes""#,                      &["`holes` has no value at [3, 4]", "it is NaN"]),
        (r#"file = "h.nc", variable = "packed_holes""#,                     &["`packed_holes` has no value at [3, 4]", "it is -7"]),
        (r#"file = "h.nc", variable = "masked""#,                           &["`masked` has no value at [3, 4]", "-999", "fill = 0.0"]),
        (r#"file = "three.zarr", variable = "masked""#,                     &["`masked` has no value at [3, 4]"]),
        (r#"file = "two-snappy.zarr""#,                                     &["it is compressed by Blosc with `snappy`, which is not known here", "drop_encoding"]),
        (r#"file = "two-lzma.zarr""#,                                       &["its compressor `lzma` is not known here", "drop_encoding"]),
        (r#"file = "h.npy", fill = 0.0"#,                                   &["`index` and `fill` are for NetCDF and Zarr"]),
        (r#"file = "h.npz", variable = "other""#,                           &["it holds f32[2,10]"]),
    ];
    for (number, (init, says)) in rows.iter().enumerate() {
        let job = format!(
            "kernels = []\n[arrays.h]\ndtype = \"f32\"\nshape = [6, 10]\ndims = [\"y\", \"x\"]\ninit = {{ {init} }}\n"
        );
        let job = job.replace("kernels = []", "kernels = [\"k.ptx\"]")
            + "[[launch]]\nkernel = \"k\"\ngrid = 1\nblock = 1\nargs = []\n";
        let job = runner::job::read::read(&format!("{number}.toml"), &job, folder).unwrap();
        let checked = runner::arrays::initial::initial(&job, &job.arrays[0]).unwrap_err();
        let shown = runner::report::render(&checked, false, 200);
        for words in *says {
            assert!(shown.contains(words), "{init}: {shown}");
        }
        assert!(
            shown.contains("array `h` cannot start from"),
            "{init}: {shown}"
        );
    }
}

/// Values are widened where the array's type represents all of them, and rejected otherwise.
#[test]
fn numbers_are_widened_where_none_changes() {
    let Some(python) = python("xarray, zarr, netCDF4") else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let script = r#"
import numpy as np, xarray as xr
data = xr.Dataset()
for name, values in [("i1", [-128, 0, 127]), ("u1", [0, 200, 255]), ("i2", [-32768, 1, 32767]), ("u2", [0, 9, 65535]),
                     ("i4", [-2**31, 1, 2**31 - 1]), ("u4", [0, 1, 2**32 - 1]), ("i8", [-2**62, 2**53 + 1, 5]),
                     ("f4", [0.1, -1e-40, 3e38]), ("f8", [0.1, 1e-300, 3e300])]:
    data[name] = ("x", np.array(values, name))
    np.save(f"{name}.npy", data[name].values)
data["bytes"] = ("x", np.array([-128, -1, 5], "i1"), {"_Unsigned": "true", "_FillValue": np.int8(-1)})
data.to_netcdf("all.nc")
data.to_zarr("all.zarr", zarr_format=3)
"#;
    run_python(&python, folder, script);
    let read = |file: &str, variable: &str, dtype: &str, rest: &str| {
        let text = format!(
            "kernels = [\"k.ptx\"]\n[arrays.a]\ndtype = \"{dtype}\"\nshape = [3]\ninit = {{ file = \"{file}\"{variable}{rest} }}\n\
             [[launch]]\nkernel = \"k\"\ngrid = 1\nblock = 1\nargs = []\n"
        );
        let job = runner::job::read::read("job.toml", &text, folder).unwrap();
        let array = runner::arrays::initial::initial(&job, &job.arrays[0]);
        let values = array.map(|array| array.values().collect::<Vec<f64>>());
        values.map_err(|faults| runner::report::render(&faults, false, 200))
    };
    let float = |values: [f32; 3]| values.map(f64::from).to_vec();
    #[rustfmt::skip]
    let rows: &[(&str, &str, Option<Vec<f64>>)] = &[
        ("f4", "f64", Some(float([0.1, -1e-40, 3e38]))),
        ("i1", "f16", Some(vec![-128.0, 0.0, 127.0])),
        ("u1", "bf16", Some(vec![0.0, 200.0, 255.0])),
        ("u1", "i16", Some(vec![0.0, 200.0, 255.0])),
        ("u2", "i32", Some(vec![0.0, 9.0, 65535.0])),
        ("u2", "f32", Some(vec![0.0, 9.0, 65535.0])),
        ("i2", "i64", Some(vec![-32768.0, 1.0, 32767.0])),
        ("i4", "f64", Some(vec![-2f64.powi(31), 1.0, 2f64.powi(31) - 1.0])),
        ("u4", "u64", Some(vec![0.0, 1.0, 2f64.powi(32) - 1.0])),
        ("i8", "f64", None),
        ("i4", "f32", None),
        ("i4", "u64", None),
        ("u4", "i32", None),
        ("f8", "f32", None),
        ("f4", "i64", None),
        ("i2", "f16", None),
    ];
    for (name, dtype, wanted) in rows {
        let variable = format!(", variable = \"{name}\"");
        for (file, variable) in [
            (format!("{name}.npy"), ""),
            ("all.nc".to_owned(), variable.as_str()),
            ("all.zarr".to_owned(), variable.as_str()),
        ] {
            let found = read(&file, variable, dtype, "");
            match wanted {
                Some(wanted) => assert_eq!(found.as_ref(), Ok(wanted), "{file} {name} {dtype}"),
                None => {
                    let error = found.unwrap_err();
                    assert!(
                        error.contains("but the array is"),
                        "{file} {name} {dtype}: {error}"
                    );
                }
            }
        }
    }
    // Bytes that an attribute declares unsigned, including their missing value.
    for file in ["all.nc", "all.zarr"] {
        let bytes = |dtype| read(file, ", variable = \"bytes\"", dtype, ", fill = 7");
        assert_eq!(bytes("u8"), Ok(vec![128.0, 7.0, 5.0]), "{file}");
        assert_eq!(bytes("f32"), Ok(vec![128.0, 7.0, 5.0]), "{file}");
        assert!(bytes("i8").unwrap_err().contains("is u8"), "{file}");
    }
}

#[test]
fn a_square_field_with_its_dimensions_exchanged_is_turned() {
    let Some(python) = python("xarray, netCDF4") else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let script = "import numpy as np, xarray as xr\nxr.Dataset({'h': (('x', 'y'), np.arange(16.0).reshape(4, 4).astype('f4'))}).to_netcdf('h.nc')";
    run_python(&python, folder.path(), script);
    let job = "kernels = [\"k.ptx\"]\n[arrays.h]\ndtype = \"f32\"\nshape = [4, 4]\ndims = [\"y\", \"x\"]\ninit = { file = \"h.nc\" }\n\
               [[launch]]\nkernel = \"k\"\ngrid = 1\nblock = 1\nargs = []\n";
    let job = runner::job::read::read("job.toml", job, folder.path()).unwrap();
    let found = runner::arrays::initial::initial(&job, &job.arrays[0]).unwrap();
    let wanted = (0..16).map(|cell| f64::from(cell % 4 * 4 + cell / 4));
    assert_eq!(
        found.values().collect::<Vec<_>>(),
        wanted.collect::<Vec<_>>()
    );
}

/// Arrays of every type are written unchanged, and so are times.
#[test]
fn every_type_is_read_by_others() {
    let Some(python) = python("xarray, zarr, netCDF4") else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let types = "pred i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64";
    let arrays: String = types
        .split(' ')
        .map(|ty| {
            let init = match ty {
                "pred" => "\"ones\"",
                _ if ty.starts_with('u') => "{ expr = \"30*j + 17*i\" }",
                _ => "{ expr = \"30*j - 17*i\" }",
            };
            format!("[arrays.{ty}]\ndtype = \"{ty}\"\nshape = [3, 5]\ninit = {init}\n")
        })
        .collect();
    let names: Vec<String> = types.split(' ').map(|ty| format!("{ty:?}")).collect();
    let names = names.join(", ");
    let mut outputs = String::new();
    for (file, arrays, every) in [
        ("all.nc", names.as_str(), "every = 2"),
        ("all.zarr", &names, "every = 2"),
        ("last.npz", &names, ""),
        (
            "classic.nc",
            "\"h\", \"i16\", \"f64\", \"pred\"",
            "every = 2",
        ),
        ("once.nc", &names, ""),
    ] {
        outputs += &format!("[[output]]\nfile = \"{file}\"\narrays = [{arrays}]\n{every}\n");
    }
    let change = ("[[launch]]", format!("{arrays}[[launch]]"));
    let timed = (
        "dt = 20.0",
        "dt = 0.1\ntime_units = \"hours since 2020-01-01\"",
    );
    let changes = [(change.0, change.1.as_str()), timed];
    let artifact = growing_with(folder, "types.rxa", &changes, 6, &outputs);
    run(&artifact, folder, &[], 0);
    let script = r#"
import netCDF4, numpy as np, xarray as xr
last = np.load("last.npz")
z = xr.open_zarr("all.zarr", decode_times=False, chunks=None)
for file in ("all.nc", "classic.nc", "once.nc"):
    n = xr.open_dataset(file, decode_times=False)
    assert n.time.values.tolist() == ([0.6] if file == "once.nc" else [0, 0.2, 0.4, 0.6]), n.time
    assert n.step.values.tolist() == ([6] if file == "once.nc" else [0, 2, 4, 6]), n.step
    assert str(xr.open_dataset(file).time.values[-1]) == "2020-01-01T00:36:00.000000000", n.time
    for name in n.data_vars:
        if name in last:
            wanted = last[name]
            for values in (n[name].values, z[name].values):
                assert np.array_equal(values[-1], wanted), (file, name)
                kind = (values.dtype.kind, values.dtype.itemsize)
                assert kind in {(wanted.dtype.kind, wanted.dtype.itemsize), ("i", 1), ("f", 4)}, (file, name, kind)
print(netCDF4.Dataset("all.nc").data_model, netCDF4.Dataset("classic.nc").data_model)
"#;
    let models = run_python(&python, folder, script);
    assert_eq!(models.trim(), "NETCDF3_64BIT_DATA NETCDF3_64BIT_OFFSET");
}

const STORES: &str = r#"
[[output]]
file = "all.zarr"
arrays = ["h", "mask"]
every = 2
[[output]]
file = "all.nc"
arrays = ["h", "mask"]
every = 2
[[output]]
file = "last.zarr"
arrays = ["h"]
"#;

/// Prints the differences of the stores from the NetCDF file.
const COMPARE: &str = r#"
import json, pathlib, warnings
import numpy as np, xarray as xr, zarr
warnings.simplefilter("error")
n = xr.open_dataset("all.nc", decode_times=False)
z = xr.open_zarr("all.zarr", decode_times=False, chunks=None)
assert z.sizes == n.sizes, (z.sizes, n.sizes)
assert sorted(z.variables) == sorted(n.variables), (list(z.variables), list(n.variables))
for name in n.variables:
    assert z[name].dims == n[name].dims, name
    assert np.array_equal(z[name].values, n[name].values), name
    ours, theirs = ({k: v for k, v in d[name].attrs.items() if k != "_FillValue"} for d in (z, n))
    assert ours == theirs, (name, ours, theirs)
ours, theirs = ({k: v for k, v in d.attrs.items() if k != "history"} for d in (z, n))
assert ours == theirs, (ours, theirs)
assert xr.open_zarr("all.zarr", consolidated=False, chunks=None).h.shape == n.h.shape
assert xr.open_zarr("all.zarr", chunks=None).time.values.tolist() == [0, 40, 80, 120]
assert "units" not in n.time.attrs and "units" not in n.mask.attrs and n.h.units == "m", n
g = zarr.open_group("all.zarr", mode="r")
h = g["h"]
assert h.shape == (4, 4, 6) and h.dtype == "float32", (h.shape, h.dtype)
assert np.array_equal(h[:], n.h.values)
last = xr.open_zarr("last.zarr", chunks=None)
assert np.array_equal(last.h.values[-1], n.h.values[-1] + 0.5), last.h.values
files = sorted(str(p.relative_to("all.zarr/h")) for p in pathlib.Path("all.zarr/h").rglob("*") if p.is_file())
print(h.chunks, len([f for f in files if f.startswith("c/")]), [f for f in files if "partial" in f])
"#;

#[test]
fn stores_are_what_netcdf_files_are() {
    let Some(python) = python("xarray, zarr, netCDF4") else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let artifact = growing(folder.path(), "grow.rxa", 7, STORES);
    #[rustfmt::skip]
    let rows: &[(&[&str], &str)] = &[
        (&[],                                                     "(1, 4, 6) 4 []"),
        (&["--mesh", "2x5"],                                      "(1, 2, 2)"),
        (&["--mesh", "3x4"],                                      "(1, 2, 3)"),
        (&["--mesh", "7"],                                        "(1, "),
        (&["--mesh", "x=2,y=3", "--shard", "h=x+y,-"],            "(1, 1, 6) "),
        (&["--mesh", "x=5,y=3", "--partitioner", "xla", "--shard", "h=y,x"], "(1, "),
    ];
    for (number, (flags, says)) in rows.iter().enumerate() {
        let out = folder.path().join(number.to_string());
        // Twice: the output of the first run is replaced.
        for _ in 0..2 {
            let mut command = reactant();
            command
                .timeout(PATIENCE)
                .arg("run")
                .arg(&artifact)
                .args(*flags);
            ends(command.arg("--output-dir").arg(&out), 0);
        }
        let printed = run_python(&python, &out, COMPARE);
        assert!(printed.starts_with(says), "{flags:?}: {printed}");
    }
}

#[test]
fn a_folder_that_is_no_store_is_not_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let artifact = growing(folder.path(), "grow.rxa", 7, STORES);
    let out = folder.path().join("out");
    std::fs::create_dir_all(out.join("all.zarr")).unwrap();
    let run = |code| {
        let mut command = reactant();
        command.timeout(PATIENCE).arg("run").arg(&artifact);
        ends(command.arg("--output-dir").arg(&out), code).1
    };
    run(0); // an empty folder is replaced
    let kept: PathBuf = out.join("last.zarr");
    std::fs::remove_dir_all(&kept).unwrap();
    std::fs::create_dir_all(&kept).unwrap();
    std::fs::write(kept.join("thesis.tex"), "kept").unwrap();
    let error = run(1);
    assert!(
        error.contains("last.zarr") && error.contains("no Zarr store"),
        "{error}"
    );
    assert_eq!(std::fs::read(kept.join("thesis.tex")).unwrap(), b"kept");
}
