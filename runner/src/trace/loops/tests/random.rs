//! Random nested programs.

use std::collections::HashMap;

use super::super::*;
use super::{Program, print};

/// Number of random programs.
const SEEDS: u64 = 80;

/// A small generator (xorshift), so that the programs are reproducible.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 16
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    fn one_in(&mut self, bound: u64) -> bool {
        self.below(bound) == 0
    }
}

/// A statement of a random program.
enum Statement {
    Launch {
        kernel: char,
        pointers: Vec<usize>,
        slot: Slot,
    },
    For {
        count: u64,
        shrinks: bool,
        swap: Option<(usize, usize)>,
        body: Vec<Statement>,
    },
}

enum Slot {
    Constant,
    Affine(i64),
    Offset(i64),
    Periodic(i64),
    Time,
    Noise,
}

fn statements(random: &mut Random, depth: u64) -> Vec<Statement> {
    let length = 1 + random.below(4);
    (0..length).map(|_| statement(random, depth)).collect()
}

fn statement(random: &mut Random, depth: u64) -> Statement {
    if depth > 0 && random.one_in(2) {
        return Statement::For {
            count: 1 + random.below(9),
            shrinks: random.one_in(5),
            swap: random
                .one_in(3)
                .then(|| (random.below(3) as usize, 3 + random.below(2) as usize)),
            body: statements(random, depth - 1),
        };
    }
    let pointers = (0..random.below(3))
        .map(|_| random.below(5) as usize)
        .collect();
    Statement::Launch {
        kernel: char::from(b'A' + random.below(3) as u8),
        pointers,
        slot: match random.below(8) {
            0 => Slot::Affine(random.below(5) as i64 - 2),
            1 => Slot::Offset(8 * random.below(3) as i64),
            2 => Slot::Periodic(2 + random.below(2) as i64),
            3 => Slot::Time,
            4 => Slot::Noise,
            _ => Slot::Constant,
        },
    }
}

struct Execution<'a> {
    random: &'a mut Random,
    program: Program,
    names: Vec<u32>,
    indices: Vec<i64>,
    noise: u64,
}

impl Execution<'_> {
    fn run(&mut self, statements: &[Statement]) {
        for statement in statements {
            if self.program.events.len() > 3000 {
                return;
            }
            if self.noise > 0 && self.random.one_in(self.noise) {
                continue;
            }
            match statement {
                Statement::Launch {
                    kernel,
                    pointers,
                    slot,
                } => self.launch(*kernel, pointers, slot),
                Statement::For {
                    count,
                    shrinks,
                    swap,
                    body,
                } => {
                    let outer = self.indices.last().copied().unwrap_or(0) as u64;
                    let count = count.saturating_sub(if *shrinks { outer } else { 0 });
                    for index in 0..count {
                        self.indices.push(index as i64);
                        self.run(body);
                        self.indices.pop();
                        if let Some((a, b)) = swap {
                            self.names.swap(*a, *b);
                        }
                    }
                }
            }
        }
    }

    fn launch(&mut self, kernel: char, pointers: &[usize], slot: &Slot) {
        let inner = self.indices.last().copied().unwrap_or(0);
        let sum: i64 = self.indices.iter().sum();
        let offset = match slot {
            Slot::Offset(stride) => stride * sum,
            _ => 0,
        };
        let mut slots: Vec<Value> = (pointers.iter())
            .map(|name| Value::Pointer {
                allocation: self.names[*name],
                offset,
            })
            .collect();
        slots.push(Value::Int(match slot {
            Slot::Affine(stride) => stride * sum,
            Slot::Periodic(period) => inner % period,
            _ => 3,
        }));
        slots.push(Value::Float(match slot {
            Slot::Time => (sum as f64 * 0.1).to_bits(),
            Slot::Noise => self.random.below(3),
            _ => 0,
        }));
        // The number of slots is part of the key.
        let kernel = char::from_u32(u32::from(kernel) + 8 * slots.len() as u32);
        self.program.run(kernel.unwrap_or('?'), &slots);
    }
}

fn random_program(seed: u64, noise: u64) -> Vec<Event> {
    let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let depth = 1 + random.below(3);
    let program = vec![Statement::For {
        count: 1 + random.below(30),
        shrinks: false,
        swap: random.one_in(2).then_some((0, 4)),
        body: statements(&mut random, depth),
    }];
    let mut execution = Execution {
        random: &mut random,
        program: Program::default(),
        names: vec![1, 2, 3, 4, 5],
        indices: Vec::new(),
        noise,
    };
    execution.run(&program);
    execution.program.events
}

/// Verifies the number of executions of each node, and the first event of each leaf.
fn verify_numbers(nodes: &[Node]) {
    fn count(
        nodes: &[Node],
        indices: &mut Vec<i64>,
        events: &mut u64,
        executions: &mut HashMap<*const Node, u64>,
    ) {
        for node in nodes {
            let before = executions.entry(std::ptr::from_ref(node)).or_default();
            let execution = *before;
            *before += 1;
            match node {
                Node::Event(leaf) => {
                    assert!(execution > 0 || leaf.first == *events, "{leaf:?}");
                    *events += 1;
                }
                Node::Loop(inner) => {
                    let Value::Int(iterations) = inner.count.value(indices, execution) else {
                        panic!("{:?} is not a count", inner.count);
                    };
                    for index in 0..iterations {
                        indices.push(index);
                        count(&inner.body, indices, events, executions);
                        indices.pop();
                    }
                }
            }
        }
    }
    fn verify(nodes: &[Node], executions: &HashMap<*const Node, u64>) {
        for node in nodes {
            let found = executions.get(&std::ptr::from_ref(node)).copied();
            match node {
                Node::Event(leaf) => assert_eq!(Some(leaf.executions), found, "{leaf:?}"),
                Node::Loop(inner) => {
                    assert_eq!(Some(inner.entries), found, "{inner:?}");
                    verify(&inner.body, executions);
                }
            }
        }
    }
    let mut executions = HashMap::new();
    count(nodes, &mut Vec::new(), &mut 0, &mut executions);
    verify(nodes, &executions);
}

#[test]
fn random_programs_are_reproduced() {
    let (mut events, mut size) = (0, 0);
    for seed in 1..SEEDS {
        for noise in [0, 300, 12] {
            let recorded = random_program(seed, noise);
            let nodes = detect(recorded.clone());
            let expanded = expand(&nodes);
            assert!(
                expanded == recorded,
                "seed {seed}, noise {noise}: {}",
                print(&nodes)
            );
            let flat: u64 = recorded
                .iter()
                .map(|event| 2 + event.slots.len() as u64)
                .sum();
            let described = description_size(&nodes);
            verify_numbers(&nodes);
            assert!(
                described <= flat + flat / 5 + 8,
                "seed {seed}, noise {noise}: {}",
                print(&nodes)
            );
            if noise == 0 {
                events += flat;
                size += described;
            }
        }
    }
    assert!(size * 3 < events, "{size} of {events}");
}

#[test]
fn detection_can_be_interrupted_anywhere() {
    for seed in 1..40 {
        let mut recorded = random_program(seed, 0);
        recorded.truncate(300);
        let mut detector = Detector::new();
        for (count, event) in recorded.iter().enumerate() {
            assert!(
                expand(&detector.clone().finish()) == recorded[..count],
                "seed {seed}"
            );
            detector.push(event.clone());
        }
    }
}

#[test]
fn random_events_are_reproduced() {
    for (seed, kinds) in [(1, 2), (2, 3), (3, 10), (4, 1)] {
        let mut random = Random(seed);
        let recorded: Vec<Event> = (0..3000)
            .map(|_| Event {
                key: random.below(kinds),
                slots: vec![
                    Value::Int(random.below(3) as i64),
                    Value::Pointer {
                        allocation: random.below(3) as u32,
                        offset: random.below(2) as i64,
                    },
                    Value::Float(random.below(3)),
                ],
            })
            .collect();
        assert!(expand(&detect(recorded.clone())) == recorded, "seed {seed}");
    }
}

#[test]
fn extreme_integers_are_reproduced() {
    let values = [i64::MIN, i64::MAX, 0, -1, i64::MAX, i64::MIN, i64::MIN, 1];
    for period in 1..values.len() {
        let recorded: Vec<Event> = (0..100)
            .map(|at| Event {
                key: 1,
                slots: vec![
                    Value::Int(values[at % period]),
                    Value::Pointer {
                        allocation: 1,
                        offset: values[(at / 2) % period],
                    },
                ],
            })
            .collect();
        assert!(
            expand(&detect(recorded.clone())) == recorded,
            "period {period}"
        );
    }
}

#[test]
fn a_loop_written_out_completes_an_iteration_with_a_swap() {
    let recorded = random_program(32322, 300);
    assert!(expand(&detect(recorded.clone())) == recorded);
}
