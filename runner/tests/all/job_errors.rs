//! Every job in `job_errors/` has its own error (except `good.toml`); the snapshot is the message
//! that its author sees.

use runner::job::{check, read};
use runner::report::render;

#[test]
fn job_errors() {
    insta::glob!("..", "job_errors/*.toml", |path| {
        let text = std::fs::read_to_string(path).unwrap();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let shown = match read::read(&name, &text, Path::new("")) {
            Ok(job) => format!("fine: {} launches\n", job.launches.len()),
            Err(faults) => {
                assert_eq!(faults.exit_code(), 1);
                render(&faults, false, 100)
            }
        };
        insta::assert_snapshot!(shown);
    });
}

#[test]
fn files_that_a_job_starts_from_are_checked() {
    let folder = tempfile::tempdir().unwrap();
    let array = runner::arrays::HostArray::zeros(stablehlo::ElementType::F64, &[3]);
    let mut file = std::fs::File::create(folder.path().join("u.npy")).unwrap();
    runner::arrays::npy::write(&mut file, &array).unwrap();
    let text = "kernels = [\"absent.ptx\"]\n[arrays.u]\ndtype = \"f32\"\nshape = [3]\ninit = { file = \"u.npy\" }\n\
         [arrays.v]\ndtype = \"f64\"\nshape = [4]\ninit = { file = \"u.npy\" }\n[arrays.w]\ndtype = \"f64\"\nshape = [3]\ninit = { file = \"w.npy\" }\n\
         [[launch]]\nkernel = \"k\"\ngrid = 1\nblock = 1\nargs = []\n";
    let job = read::read("job.toml", text, folder.path()).unwrap();
    let shown = render(&check::check_files(&job).unwrap_err(), false, 100);
    insta::assert_snapshot!(shown.replace(&folder.path().display().to_string(), "FOLDER"));
}
