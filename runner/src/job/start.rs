//! `--init`: arrays with initial values from files other than the job's, such as the results of
//! another run.

use std::path::{Path, PathBuf};

use super::{Array, Entry, FromFile, Init, Job};
use crate::arrays::dates::is_date;
use crate::fault::{Fault, Result, suggest};
use crate::number::Number;

/// One `--init`: `T,S=out/gyre.nc,time=-1`.
#[derive(Debug, PartialEq)]
struct Start {
    arrays: Vec<String>,
    file: FromFile,
}

/// Sets the initial values of the arrays that `flags` name to files. If a file lacks the halo of an
/// array, the halo keeps the job's initial value.
///
/// - errors: flags that cannot be parsed, unknown arrays, arrays named twice; the files are not
///   read
pub fn start_from(job: &mut Job, flags: &[String]) -> Result<Vec<String>> {
    let mut named: Vec<String> = Vec::new();
    for flag in flags {
        let start = parse(flag).map_err(|message| {
            let help = "an example is `--init T,S=out/gyre.nc,time=-1`";
            Fault::usage("init-flag", format!("`--init {flag}`: {message}")).help(help)
        })?;
        for name in start.arrays {
            let known = job.arrays.iter().map(|array| array.name.value.as_str());
            let help = suggest(&name, "array", known);
            let array = job.arrays.iter_mut();
            let Some(array) = array.into_iter().find(|array| array.name.value == name) else {
                let message = format!("`--init {flag}`: the job has no array `{name}`");
                return Err(Fault::usage("init-array", message).help(help).into());
            };
            if named.contains(&name) {
                let message = format!("`--init`: `{name}` would start from two files");
                return Err(Fault::usage("init-array", message).into());
            }
            let before = std::mem::replace(&mut array.init.value, Init::Iota);
            array.init.value = Init::File(FromFile {
                halo: Some(Box::new(before)),
                ..start.file.clone()
            });
            named.push(name);
        }
    }
    Ok(named)
}

/// Returns an array whose initial value is the file at `path`, if there is one.
pub fn array_from<'a>(job: &'a Job, path: &Path) -> Option<&'a Array> {
    let path = path.canonicalize().ok()?;
    let mut arrays = job.arrays.iter();
    arrays.find(|array| reads(&array.init.value, &path))
}

fn reads(init: &Init, path: &Path) -> bool {
    let Init::File(file) = init else { return false };
    let halo = file.halo.as_deref();
    file.path.canonicalize().is_ok_and(|own| own == path) || halo.is_some_and(|h| reads(h, path))
}

/// Parses names, a file, and the other keys of `init` in a job: `variable=…`, `fill=…`, and an
/// entry for each dimension that arrays do not have.
fn parse(flag: &str) -> Result<Start, String> {
    let (names, rest) = flag.split_once('=').ok_or("it has no `=`")?;
    let arrays: Vec<String> = names
        .split(',')
        .map(|name| name.trim().to_owned())
        .collect();
    if arrays.iter().any(String::is_empty) {
        return Err("an array has no name".to_owned());
    }
    let mut words = rest.split(',');
    let path = words.next().unwrap_or_default();
    if path.is_empty() {
        return Err("it names no file".to_owned());
    }
    let mut file = FromFile::of(PathBuf::from(path));
    for word in words {
        let (key, value) = word.split_once('=').ok_or_else(|| {
            format!("`{word}` is neither `variable=…` nor `fill=…` nor `DIMENSION=INDEX`")
        })?;
        match key {
            "variable" if arrays.len() > 1 => {
                return Err("several arrays would start from one variable".to_owned());
            }
            "variable" => file.variable = Some(value.to_owned()),
            "fill" => {
                let fill = Number::parse(value);
                file.fill = Some(fill.ok_or_else(|| format!("`{value}` is not a number"))?);
            }
            dimension => {
                let entry = match value.parse() {
                    Ok(place) => Entry::At(place),
                    Err(_) if is_date(value) => Entry::Date(value.to_owned()),
                    Err(_) => {
                        return Err(format!(
                            "`{value}` is no index of `{dimension}`, and no date such as 2020-01-15"
                        ));
                    }
                };
                file.index.push((dimension.to_owned(), entry));
            }
        }
    }
    Ok(Start { arrays, file })
}

#[cfg(test)]
mod tests {
    use super::*;

    const JOB: &str = "kernels = [\"k.ptx\"]\n[arrays.T]\ndtype = \"f32\"\nshape = [5]\nhalo = [1]\ninit = 7.5\n\
        [arrays.S]\ndtype = \"f32\"\nshape = [5]\n[[launch]]\nkernel = \"k\"\ngrid = 1\nblock = 1\nargs = []\n";

    fn after(flags: &[&str]) -> Result<Job, String> {
        let mut job = crate::job::read::read("job.toml", JOB, Path::new("")).unwrap();
        let flags: Vec<String> = flags.iter().map(|flag| flag.to_string()).collect();
        let named = start_from(&mut job, &flags);
        named.map_err(|faults| crate::report::render(&faults, false, 200))?;
        Ok(job)
    }

    #[test]
    fn arrays_start_from_files_and_keep_their_halo() {
        let job = after(&["T,S=a b.nc,time=-1,fill=0", "S2=c.npy"]).unwrap_err();
        assert!(job.contains("no array `S2`"), "{job}");
        let job = after(&["T,S=a b.nc,time=-1,level=3,fill=0.5"]).unwrap();
        for (name, before) in [("T", Number::Float(7.5)), ("S", Number::Int(0))] {
            let Init::File(file) = &job.array(name).unwrap().init.value else {
                panic!("{name}")
            };
            assert_eq!(file.path, Path::new("a b.nc"));
            assert_eq!(file.variable, None);
            assert_eq!(
                file.index,
                [
                    ("time".to_owned(), Entry::At(-1)),
                    ("level".to_owned(), Entry::At(3))
                ]
            );
            assert_eq!(file.fill, Some(Number::Float(0.5)));
            assert_eq!(
                file.halo.as_deref(),
                Some(&Init::Constant(before)),
                "{name}"
            );
        }
        let job = after(&["T=x.zarr,time=2020-01-15T12:00"]).unwrap();
        let Init::File(file) = &job.array("T").unwrap().init.value else {
            panic!()
        };
        let date = Entry::Date("2020-01-15T12:00".to_owned());
        assert_eq!(file.index, [("time".to_owned(), date)]);
        let job = after(&["T=x.zarr,variable=thetao"]).unwrap();
        let Init::File(file) = &job.array("T").unwrap().init.value else {
            panic!()
        };
        assert_eq!(file.variable.as_deref(), Some("thetao"));
    }

    #[test]
    fn what_cannot_be_read_says_so() {
        for (flags, says) in [
            (&["T"][..], "it has no `=`"),
            (&["=a.nc"], "an array has no name"),
            (&["T,=a.nc"], "an array has no name"),
            (&["T="], "it names no file"),
            (&["T=a.nc,last"], "`last` is neither"),
            (&["T=a.nc,time=end"], "`end` is no index of `time`"),
            (&["T=a.nc,fill=x"], "`x` is not a number"),
            (
                &["T,S=a.nc,variable=x"],
                "several arrays would start from one variable",
            ),
            (&["T=a.nc", "S,T=b.nc"], "`T` would start from two files"),
            (&["t=a.nc"], "no array `t`"),
        ] {
            let said = after(flags).unwrap_err();
            assert!(said.contains(says), "{flags:?}: {said}");
        }
    }
}
