//! Arrays that are only intermediate between kernels: they are neither inputs nor outputs nor
//! loop-carried, and where recomputation is cheaper, they are eliminated.

use libtest_mimic::{Failed, Trial};
use testkit::files::{path, root};

use crate::checks::emitted_as_one;

/// Returns the optimized program of the job.
fn optimized(job: &str, outputs: &str) -> Result<String, Failed> {
    let job = root().join(job);
    let folder = job.parent().ok_or("a job has a folder")?.to_owned();
    let text = std::fs::read_to_string(&job)?;
    let text = text.split("[[output]]").next().unwrap_or_default();
    let text = text.replace("kernels = [\"", &format!("kernels = [\"{}/", path(&folder)));
    let temporary = tempfile::tempdir()?;
    let job = temporary.path().join("job.toml");
    let output = format!("[[output]]\nfile = \"of.npz\"\narrays = [\"{outputs}\"]\n");
    std::fs::write(&job, format!("{text}\n{output}"))?;
    emitted_as_one(&job, "optimized")
}

fn expect(holds: bool, what: &str, text: &str) -> Result<(), Failed> {
    match holds {
        true => Ok(()),
        false => Err(format!("{what}\n{text}").into()),
    }
}

/// Returns the first line of `main`.
fn signature(text: &str) -> &str {
    let line = text.lines().find(|line| line.contains("@main("));
    line.unwrap_or_default()
}

pub fn trials() -> Vec<Trial> {
    vec![
        // `w` is the Laplacian of `u`, read only by the next kernel: each step is one pass from `u`
        // to `v`.
        Trial::test("between::laplacian", || {
            let text = optimized("benches/programs/biharmonic/job.toml", "u")?;
            expect(!signature(&text).contains("%w"), "`w` is taken", &text)?;
            let loops: Vec<&str> = text.split("\"stablehlo.while\"").skip(1).collect();
            for looped in &loops {
                let state = looped.lines().find(|line| line.contains("^bb0("));
                let arrays = state.map_or(0, |state| state.matches("x").count());
                expect(arrays == 2, "not `u` and `v` alone are carried", &text)?;
            }
            let last = loops.last().map_or("", |looped| looped);
            let last = last.split("\n    })").next().unwrap_or_default();
            let passes = last.matches("func.call").count();
            expect(passes == 1, "a step is more than one pass", &text)?;
            expect(!loops.is_empty(), "there is no loop", &text)
        }),
        // `c` costs a division per element and is read at neighbours: it is stored, within the
        // step.
        Trial::test("between::coefficients", || {
            let text = optimized("raise/tests/kernels/suite_srad.toml", "out")?;
            let main = signature(&text);
            expect(!main.contains("%c:"), "`c` is taken", &text)?;
            let results = main.split("->").nth(1).unwrap_or_default();
            expect(
                results.matches("tensor<").count() == 1,
                "`c` is given back",
                &text,
            )
        }),
        // A halo, filled before each step by separate kernels: loops carry the interior.
        Trial::test("between::halo", || {
            let text = optimized("benches/programs/halo/job.toml", "c")?;
            expect(!signature(&text).contains("%g:"), "`g` is taken", &text)?;
            let loops = text.split("\"stablehlo.while\"").skip(1);
            for looped in loops {
                let looped = looped.split("\n    })").next().unwrap_or_default();
                expect(
                    !looped.contains("2052x2052"),
                    "a loop has the halo in it",
                    &text,
                )?;
            }
            Ok(())
        }),
    ]
}
