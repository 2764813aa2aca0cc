//! Random kernels as PTX: the raised program, run by the tensor interpreter, must agree with the
//! kernel run thread by thread.
//!
//! A kernel may be refused as "not yet"; everything else is a failure: another result, an error
//! that blames the user (the kernels stay within their arrays and have no races whose order
//! matters), an internal error, a panic. A failing kernel is reduced as long as it fails in the
//! same way, and written to `target/random-kernels` as PTX and a job, which `reactant-rs check`
//! reads.
//!
//! `REACTANT_TEST_CASES` sets the number of kernels, `REACTANT_TEST_SEED` the first seed.

mod draw;
mod program;
mod run;
mod shrink;
mod write;

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use program::Program;
use run::{Outcome, outcome};

/// The maximum time for the reduction of a failure.
const SHRINKING: Duration = Duration::from_secs(20);
/// The maximum number of failures of a kind that are reduced and shown.
const SHOWN: usize = 3;

/// The name of the threads that raise random kernels.
const THREAD: &str = "random kernels";

/// Suppresses panic messages of those threads; the report has them.
fn be_quiet_about_panics() {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        if std::thread::current().name() != Some(THREAD) {
            before(info);
        }
    }));
}

#[test]
fn raised_kernels_do_what_their_threads_do() {
    let std::ops::Range { start: first, end } = testkit::seeds(2000);
    let count = end - first;
    let next = AtomicU64::new(first);
    let tally = Mutex::new((0u64, BTreeMap::<String, u64>::new(), Vec::new()));
    be_quiet_about_panics();
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(2, usize::from) {
            let work = || {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= end {
                        return;
                    }
                    let program = Program::random(seed);
                    let outcome = outcome(&program);
                    let mut tally = tally.lock().expect("no thread panics holding it");
                    match outcome {
                        Outcome::Agrees => tally.0 += 1,
                        Outcome::NotYet(code) => *tally.1.entry(code).or_default() += 1,
                        Outcome::Fails { kind, .. } => {
                            println!("seed {seed}: {kind}");
                            tally.2.push((program, kind));
                        }
                    }
                    if (seed + 1 - first).is_multiple_of(1000) {
                        println!("{} so far, {} agree", seed + 1 - first, tally.0);
                    }
                }
            };
            let builder = std::thread::Builder::new().name(THREAD.to_owned());
            let builder = builder.stack_size(64 << 20);
            builder.spawn_scoped(scope, work).expect("a thread starts");
        }
    });
    let (agree, refused, mut failures) = tally.into_inner().expect("the threads are done");
    let not_yet: u64 = refused.values().sum();
    println!("{agree} agree, {not_yet} are refused: {refused:?}");
    let kinds = failures
        .iter()
        .fold(BTreeMap::new(), |mut kinds, (_, kind)| {
            *kinds.entry(kind.clone()).or_insert(0u64) += 1;
            kinds
        });
    failures.sort_by_key(|(program, _)| program.seed);
    let mut report = String::new();
    let mut shown = BTreeMap::<&str, usize>::new();
    for (program, kind) in &failures {
        let shown = shown.entry(kind).or_default();
        *shown += 1;
        if *shown > SHOWN {
            continue;
        }
        let begin = Instant::now();
        let fails = |smaller: &Program| {
            begin.elapsed() < SHRINKING
                && match outcome(smaller) {
                    Outcome::Fails { kind: again, .. } => again == *kind,
                    Outcome::Agrees | Outcome::NotYet(_) => false,
                }
        };
        let smallest = shrink::shrink(program.clone(), &fails);
        let said = match outcome(&smallest) {
            Outcome::Fails { said, .. } => said,
            Outcome::Agrees | Outcome::NotYet(_) => "no more: it does not always fail".to_owned(),
        };
        let at = run::keep(&smallest);
        report += &format!(
            "\nseed {}: {kind}: {said}\nkept as {}\n{:?}\n",
            program.seed,
            at.display(),
            (&smallest.functions, &smallest.body)
        );
    }
    assert!(
        failures.is_empty(),
        "{} of {count} fail: {kinds:?}\n{report}",
        failures.len()
    );
    assert!(
        agree * 5 >= count,
        "only {agree} of {count} are raised at all, which tests little"
    );
}

/// A nest whose inner loop read what an iteration of the outer one began with was collapsed; a
/// constant of a phi was taken for an error function; the first load of a compare-and-swap loop was
/// taken for a race; a large integer was not infinite as `half`.
const FAILED_ONCE: [u64; 4] = [20278214, 20280551, 20261144, 20303219];

#[test]
fn kernels_that_failed_once_agree() {
    for seed in FAILED_ONCE {
        match outcome(&Program::random(seed)) {
            Outcome::Agrees => {}
            Outcome::NotYet(code) => panic!("seed {seed} is refused: {code}"),
            Outcome::Fails { kind, said, .. } => panic!("seed {seed}: {kind}: {said}"),
        }
    }
}
