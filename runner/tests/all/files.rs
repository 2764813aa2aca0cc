//! Arrays start from NetCDF, Zarr and NumPy files, and are written to Zarr: on one device and on meshes, by what Python reads and writes.

use std::path::PathBuf;

use crate::common::{
    H, PATIENCE, ends, growing, growing_from, h_after, python, reactant, run_python,
};

/// Files that hold `x + 100*y` as the expression has it, in all the forms that are read.
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
                   "turned": (("x", "y"), h.T), "packed": (("y", "x"), h, {"scale_factor": 0.5}), "inside": (("y", "x2"), h[:, 2:-2])})
masked = h.copy()
masked[3, 4] = -999
data["masked"] = (("y", "x"), masked, {"missing_value": np.float32(-999)})
data.to_netcdf("h.nc")
data.to_netcdf("classic.nc", format="NETCDF3_64BIT")
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
    let filled = r#"{ file = "h.nc", variable = "masked", fill = 1304.5 }"#; // what would be there
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
        (r#"file = "h.nc", variable = "turned""#,                           &["x=10,y=6"]),
        (r#"file = "h.nc", variable = "packed""#,                           &["`packed` is packed", "scale_factor"]),
        (r#"file = "three.zarr", variable = "packed""#,                     &["`packed` is packed", "scale_factor"]),
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

#[test]
fn a_square_field_with_its_dimensions_exchanged_is_refused() {
    let Some(python) = python("xarray, netCDF4") else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let script = "import numpy as np, xarray as xr\nxr.Dataset({'h': (('x', 'y'), np.zeros((4, 4), 'f4'))}).to_netcdf('h.nc')";
    run_python(&python, folder.path(), script);
    let job = "kernels = [\"k.ptx\"]\n[arrays.h]\ndtype = \"f32\"\nshape = [4, 4]\ndims = [\"y\", \"x\"]\ninit = { file = \"h.nc\" }\n\
               [[launch]]\nkernel = \"k\"\ngrid = 1\nblock = 1\nargs = []\n";
    let job = runner::job::read::read("job.toml", job, folder.path()).unwrap();
    let faults = runner::arrays::initial::initial(&job, &job.arrays[0]).unwrap_err();
    let shown = runner::report::render(&faults, false, 200);
    assert!(
        shown.contains("its dimensions are x, y, but the array's are y, x"),
        "{shown}"
    );
    assert!(shown.contains(".transpose('y', 'x')"), "{shown}");
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

/// Says how the stores differ from the NetCDF file.
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
assert str(xr.open_zarr("all.zarr", chunks=None).time.dtype).startswith("datetime64")
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
        // Twice: what is there of the first run is replaced.
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
    run(0); // an empty one is
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
