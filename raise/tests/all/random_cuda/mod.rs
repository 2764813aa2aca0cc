//! Random CUDA kernels in C++ ([`testkit::cuda_programs`]), compiled by nvcc (two dialects, with
//! less optimization and with none) and by clang: the interpreter of PTX and the raised program
//! must agree with the source run on the CPU ([`testkit::cpu_referee`]).
//!
//! A kernel may be refused as "not yet"; every other disagreement fails. A failing program is
//! reduced as long as it fails in the same way, and written to `target/random-cuda`.
//!
//! nvcc is the one of `scripts/setup.sh nvcc`, or `$NVCC`. Without it the everyday tier tests
//! nothing, and the full tier fails.

mod compare;
mod compile;
mod judge;
mod keep;

use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use testkit::Tier;
use testkit::cuda_programs::{Program, smaller};

use compile::{FORMS, Form, Tools};
use judge::{Verdict, judge};

/// The full tier tries ten times as many programs.
const PROGRAMS: u64 = 500;

/// The maximum number of programs in the everyday tier, which are one translation unit for each
/// rounding mode.
const EVERYDAY: usize = BATCH;

/// Refusals that blame the job wrongly: a form and the kind. They are counted as refused.
///
/// With -G, nvcc stores an unused parameter to the stack, and `ptx::inspect` classifies it as an
/// integer.
const KNOWN: &[(Form, &str)] = &[(Form::Debug, "User argument-kind")];

/// Programs of one translation unit.
const BATCH: usize = 25;

/// The maximum time for the reduction of a failure.
const SHRINKING: Duration = Duration::from_secs(60);

/// The maximum number of failures of a kind that are reduced.
const SHOWN: usize = 2;

#[test]
fn compiled_kernels_do_what_their_source_says() {
    let Some(tools) = Tools::find() else {
        assert!(
            testkit::tier() == Tier::Everyday,
            "nvcc is missing: run scripts/setup.sh nvcc, or give NVCC=…/bin/nvcc"
        );
        println!("nvcc is missing, and no program is tried");
        return;
    };
    let mut seeds: Vec<u64> = testkit::seeds(PROGRAMS).collect();
    if testkit::tier() == Tier::Everyday {
        seeds.truncate(EVERYDAY);
    }
    let tally = Mutex::new(Tally::default());
    let begin = Instant::now();
    let batches = Mutex::new(seeds.chunks(BATCH));
    let work = || {
        // the lock is not kept while a batch is judged
        while let Some(batch) = { batches.lock().expect("no panic").next() } {
            let programs: Vec<Program> = batch.iter().map(|seed| Program::random(*seed)).collect();
            let verdicts = judge(&tools, &programs, &FORMS);
            let mut tally = tally.lock().expect("no panic");
            for (program, verdicts) in programs.iter().zip(verdicts) {
                tally.add(program, verdicts);
            }
            println!(
                "{} programs in {} s: {} forms agree, {} fail",
                tally.programs,
                begin.elapsed().as_secs(),
                tally.agree,
                tally.failures.len()
            );
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    std::thread::scope(|scope| {
        for _ in 0..threads.min(seeds.len().div_ceil(BATCH)) {
            scope.spawn(work);
        }
    });
    let tally = tally.into_inner().expect("no panic");
    println!("refused: {:?}", tally.refused);
    let report = tally.report(&tools);
    assert!(tally.failures.is_empty(), "{report}");
    let forms = tally.programs * FORMS.len() as u64;
    assert!(
        tally.agree * 5 >= forms,
        "only {} of {forms} forms are raised, which tests little",
        tally.agree
    );
}

#[derive(Default)]
struct Tally {
    programs: u64,
    agree: u64,
    refused: BTreeMap<(Form, String), u64>,
    failures: Vec<(Program, Form, String, String)>,
}

impl Tally {
    fn add(&mut self, program: &Program, verdicts: Vec<(Form, Verdict)>) {
        self.programs += 1;
        for (form, verdict) in verdicts {
            match verdict {
                Verdict::Agrees => self.agree += 1,
                Verdict::NotYet(code) => *self.refused.entry((form, code)).or_default() += 1,
                Verdict::Fails { kind, .. } if KNOWN.contains(&(form, kind.as_str())) => {
                    *self.refused.entry((form, kind)).or_default() += 1;
                }
                Verdict::Fails { kind, said } => {
                    println!("seed {} {form:?}: {kind}: {said}", program.seed);
                    self.failures.push((program.clone(), form, kind, said));
                }
            }
        }
    }

    /// Returns the report on the failures; some of each kind are reduced and stored.
    fn report(&self, tools: &Tools) -> String {
        let mut kinds = BTreeMap::<(Form, &str), usize>::new();
        let mut text = String::new();
        for (program, form, kind, said) in &self.failures {
            let shown = kinds.entry((*form, kind)).or_default();
            *shown += 1;
            if *shown > SHOWN {
                continue;
            }
            let small = cut_down(tools, program, *form, kind);
            let at = keep::keep(&small, *form);
            text += &format!(
                "\nseed {} {form:?}: {kind}: {said}\nkept as {}\n",
                program.seed,
                at.display()
            );
        }
        format!("{} failures: {kinds:?}\n{text}", self.failures.len())
    }
}

/// Returns the smallest program found for which this form fails in the same way. The candidates of
/// each reduction step are judged together.
fn cut_down(tools: &Tools, program: &Program, form: Form, kind: &str) -> Program {
    let begin = Instant::now();
    let mut best = program.clone();
    'again: loop {
        for candidates in smaller(&best).chunks(BATCH) {
            if begin.elapsed() > SHRINKING {
                return best;
            }
            let verdicts = judge(tools, candidates, &[form]);
            let failing = candidates.iter().zip(verdicts).find(|(_, verdicts)| {
                verdicts
                    .iter()
                    .any(|(_, verdict)| matches!(verdict, Verdict::Fails { kind: again, .. } if again == kind))
            });
            if let Some((smaller, _)) = failing {
                best = smaller.clone();
                continue 'again;
            }
        }
        return best;
    }
}
