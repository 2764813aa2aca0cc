//! Prints the random CUDA programs of some seeds as one source: `cargo run -p testkit --example
//! random_cuda -- FIRST COUNT [exact]`.

use testkit::cuda_programs::{Program, kernel, prelude};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [first, count, rest @ ..] = words.as_slice() else {
        eprintln!("random_cuda FIRST COUNT [exact]");
        std::process::exit(2);
    };
    let number = |word: &String| word.parse::<u64>().expect("a number");
    let only_exact = rest.first().is_some_and(|word| word == "exact");
    println!("{}", prelude());
    for seed in number(first)..number(first) + number(count) {
        let program = Program::random(seed);
        if program.exact || !only_exact {
            println!("{}", kernel(&program, &format!("k{seed}")));
        }
    }
}
