//! Tests with realistic and random programs: `expand(detect(events)) == events`.

use super::*;

mod random;
mod scale;

/// Records the operations of a program.
#[derive(Default)]
struct Program {
    events: Vec<Event>,
}

impl Program {
    /// Performs the operation with the given letter.
    fn run(&mut self, kernel: char, slots: &[Value]) {
        self.events.push(Event {
            key: u64::from(u32::from(kernel)),
            slots: slots.to_vec(),
        });
    }

    /// Detects the loops, verifies that they give the events, and prints them.
    fn loops(self) -> String {
        let nodes = detect(self.events.clone());
        assert_eq!(expand(&nodes), self.events);
        print(&nodes)
    }
}

fn at(allocation: u32, offset: i64) -> Value {
    Value::Pointer { allocation, offset }
}

fn p(allocation: u32) -> Value {
    at(allocation, 0)
}

fn int(value: usize) -> Value {
    Value::Int(value as i64)
}

fn f64(value: f64) -> Value {
    Value::Float(value.to_bits())
}

fn f32(value: f32) -> Value {
    Value::Float(u64::from(value.to_bits()))
}

/// Prints a tree: `100[S(&1 &2 0+1i) swap(1 2)]`.
fn print(nodes: &[Node]) -> String {
    let printed: Vec<String> = nodes.iter().map(print_node).collect();
    printed.join(" ")
}

fn print_node(node: &Node) -> String {
    match node {
        Node::Event(leaf) => {
            let slots: Vec<String> = leaf.slots.iter().map(print_sequence).collect();
            let kernel = char::from_u32(leaf.key as u32).unwrap_or('?');
            format!("{kernel}({})", slots.join(" "))
        }
        Node::Loop(inner) => {
            let swaps: Vec<String> = (inner.swap.cycles.iter())
                .map(|cycle| {
                    let names: Vec<String> = cycle.iter().map(u32::to_string).collect();
                    format!(" swap({})", names.join(" "))
                })
                .collect();
            let count = print_sequence(&inner.count);
            format!("{count}[{}{}]", print(&inner.body), swaps.concat())
        }
    }
}

fn print_sequence(sequence: &Sequence) -> String {
    match sequence {
        Sequence::Constant(value) => print_value(*value),
        Sequence::Affine { first, strides } => {
            let terms = strides
                .iter()
                .zip('i'..)
                .filter(|(stride, _)| **stride != 0);
            let terms: Vec<String> = terms
                .map(|(stride, index)| format!("{stride:+}{index}"))
                .collect();
            format!("{}{}", print_value(*first), terms.concat())
        }
        Sequence::Formula(sequence) => {
            let Formula {
                form,
                start,
                step,
                offset,
                arithmetic,
                result,
            } = sequence.formula;
            let k = match offset {
                0 => "k".to_owned(),
                _ => format!("(k+{offset})"),
            };
            let text = match form {
                Form::Product => format!("{k}*{step:?}"),
                Form::SumOfProduct => format!("{start:?}+{k}*{step:?}"),
                Form::Accumulated => format!("{start:?}+={step:?}x{k}"),
            };
            let every = match sequence.every {
                1 => String::new(),
                every => format!("/{every}"),
            };
            format!("{{{text}{every}:{arithmetic:?}->{result:?}}}")
        }
        Sequence::Table(table) => {
            let runs = (0..table.runs.len()).map(|run| {
                let value = print_value(table.value(table.runs[run].start));
                let length = table.run_length(run);
                match table.runs[run].step {
                    _ if length == 1 => value,
                    0 => format!("{value}x{length}"),
                    step => format!("{value}{step:+}x{length}"),
                }
            });
            format!("{{{}}}", runs.collect::<Vec<_>>().join(","))
        }
    }
}

fn print_value(value: Value) -> String {
    match value {
        Value::Int(int) => int.to_string(),
        Value::Float(bits) if bits <= u64::from(u32::MAX) => {
            format!("{:?}f", f32::from_bits(bits as u32))
        }
        Value::Float(bits) => format!("{:?}", f64::from_bits(bits)),
        Value::Pointer {
            allocation,
            offset: 0,
        } => format!("&{allocation}"),
        Value::Pointer { allocation, offset } => format!("&{allocation}.{offset}"),
    }
}

#[test]
fn prologue_and_epilogue() {
    let mut program = Program::default();
    program.run('I', &[p(1), int(7)]);
    for step in 0..100 {
        if step == 0 {
            program.run('F', &[p(2)]);
        }
        program.run('A', &[p(1), p(2), int(512)]);
        program.run('B', &[p(2), p(1), int(step)]);
    }
    program.run('A', &[p(1), p(2), int(512)]);
    program.run('R', &[p(1)]);
    assert_eq!(
        program.loops(),
        "I(&1 7) F(&2) 100[A(&1 &2 512) B(&2 &1 0+1i)] A(&1 &2 512) R(&1)"
    );
}

#[test]
fn swap_of_two_and_of_three() {
    let mut program = Program::default();
    let mut names = [1, 2];
    for _ in 0..101 {
        program.run('S', &[p(names[0]), p(names[1])]);
        names.swap(0, 1);
    }
    program.run('R', &[p(names[0])]);
    assert_eq!(program.loops(), "101[S(&1 &2) swap(1 2)] R(&1)");

    let mut program = Program::default();
    let mut names = [1, 2, 3];
    for _ in 0..50 {
        program.run('S', &[p(names[0]), p(names[1])]);
        program.run('T', &[p(names[1]), p(names[2]), p(9)]);
        names.rotate_left(1);
    }
    assert_eq!(program.loops(), "50[S(&1 &2) T(&2 &3 &9) swap(1 2 3)]");
}

#[test]
fn rotation_of_a_buffer_that_the_first_iteration_does_not_name() {
    let mut program = Program::default();
    let mut names = [1, 2, 3];
    for _ in 0..50 {
        program.run('S', &[p(names[0]), p(names[1])]);
        names.rotate_left(1);
    }
    assert_eq!(program.loops(), "50[S(&1 &2) swap(1 2 3)]");
}

#[test]
fn pair_written_out_by_hand() {
    let mut program = Program::default();
    for _ in 0..50 {
        program.run('S', &[p(1), p(2)]);
        program.run('S', &[p(2), p(1)]);
    }
    assert_eq!(program.loops(), "100[S(&1 &2) swap(1 2)]");

    // The third pointer is not exchanged, so there is no swap.
    let mut program = Program::default();
    for _ in 0..50 {
        program.run('S', &[p(1), p(2), p(1)]);
        program.run('S', &[p(2), p(1), p(1)]);
    }
    assert_eq!(program.loops(), "50[S(&1 &2 &1) S(&2 &1 &1)]");
}

#[test]
fn output_every_fifty_steps() {
    let mut program = Program::default();
    for step in 0..5000 {
        program.run('S', &[p(1), int(step)]);
        if (step + 1) % 50 == 0 {
            program.run('R', &[p(1)]);
        }
    }
    assert_eq!(program.loops(), "100[50[S(&1 0+50i+1j)] R(&1)]");

    let mut program = Program::default();
    for step in 0..5020 {
        if step % 50 == 0 {
            program.run('R', &[p(1)]);
        }
        program.run('S', &[p(1), int(step)]);
        program.run('T', &[p(1)]);
    }
    assert_eq!(
        program.loops(),
        "100[R(&1) 50[S(&1 0+50i+1j) T(&1)]] R(&1) 20[S(&1 5000+1i) T(&1)]"
    );

    // In the middle of the step.
    let mut program = Program::default();
    for step in 0..5000 {
        program.run('S', &[p(1), int(step)]);
        if step % 50 == 0 {
            program.run('R', &[p(1)]);
        }
        program.run('T', &[p(1)]);
    }
    program.run('E', &[]);
    assert_eq!(
        program.loops(),
        "S(&1 0) 99[R(&1) 50[T(&1) S(&1 1+50i+1j)]] R(&1) 49[T(&1) S(&1 4951+1i)] T(&1) E()"
    );
}

#[test]
fn jacobi_sweeps_in_time_steps() {
    // An odd number of exchanges, so that each time step begins with the pair exchanged.
    let mut program = Program::default();
    let mut names = [1, 2];
    for _ in 0..20 {
        for _ in 0..5 {
            program.run('J', &[p(names[0]), p(names[1]), p(3)]);
            names.swap(0, 1);
        }
        program.run('U', &[p(names[0]), p(3)]);
    }
    assert_eq!(program.loops(), "20[5[J(&1 &2 &3) swap(1 2)] U(&1 &3)]");

    // The host chooses the number of iterations, and reads a residual each time.
    let mut program = Program::default();
    let mut names = [1, 2];
    for step in 0..20 {
        for _ in 0..10 + (step * step) % 7 {
            program.run('J', &[p(names[0]), p(names[1]), p(3)]);
            program.run('R', &[p(4)]);
            names.swap(0, 1);
        }
        program.run('U', &[p(names[0]), p(3)]);
    }
    assert_eq!(
        program.loops(),
        "20[{10+1x2,14-2x2,12+2x2,11-1x2,11+3x2,12x2,14-3x2,\
         10+1x2,14-2x2,12+2x2}[J(&1 &2 &3) R(&4) swap(1 2)] U(&1 &3)]"
    );

    // The pair has its initial order at the start of each time step, and a velocity is exchanged.
    let mut program = Program::default();
    let mut velocity = [5, 6];
    for _ in 0..20 {
        let mut names = [1, 2];
        for _ in 0..5 {
            program.run('J', &[p(names[0]), p(names[1]), p(3)]);
            names.swap(0, 1);
        }
        program.run('U', &[p(names[0]), p(velocity[0]), p(velocity[1])]);
        velocity.swap(0, 1);
    }
    assert_eq!(
        program.loops(),
        "20[5[J(&1 &2 &3) swap(1 2)] U(&1 &5 &6) swap(1 2) swap(5 6)]"
    );
}

#[test]
fn inner_counts_that_shrink() {
    let n = 40;
    let mut program = Program::default();
    for k in 0..n - 1 {
        program.run('P', &[p(1), int(k)]);
        for i in k + 1..n {
            program.run('U', &[at(1, (8 * (i * n + k)) as i64), int(k), int(i)]);
        }
    }
    assert_eq!(
        program.loops(),
        "39[P(&1 0+1i) 39-1i[U(&1.320+328i+320j 0+1i 1+1i+1j)]]"
    );
}

#[test]
fn nested_loops_without_anything_between() {
    let mut program = Program::default();
    for i in 0..30 {
        for j in 0..20 {
            program.run('U', &[p(1), int(i), int(j)]);
        }
    }
    assert_eq!(program.loops(), "30[20[U(&1 0+1i 0+1j)]]");

    let mut program = Program::default();
    for i in 0..30 {
        for j in 0..20 {
            for k in 0..5 {
                program.run('U', &[p(1), int(i), int(j + k)]);
            }
            program.run('V', &[p(1), at(2, 4 * j as i64)]);
        }
    }
    assert_eq!(program.loops(), "30[20[5[U(&1 0+1i 0+1j+1k)] V(&1 &2+4j)]]");
}

#[test]
fn red_and_black_cells_are_two_events() {
    let mut program = Program::default();
    for _ in 0..100 {
        for colour in 0..2 {
            program.run('S', &[p(1), int(colour)]);
        }
    }
    assert_eq!(program.loops(), "100[S(&1 0) S(&1 1)]");
}

#[test]
fn stages_of_a_runge_kutta_method() {
    let mut program = Program::default();
    for _ in 0..100 {
        for weight in [0.5, 0.5, 1.0] {
            program.run('S', &[p(1), f64(weight)]);
        }
        program.run('B', &[p(1)]);
    }
    assert_eq!(program.loops(), "100[S(&1 0.5) S(&1 0.5) S(&1 1.0) B(&1)]");
}

#[test]
fn sides_of_a_box() {
    let mut program = Program::default();
    for step in 0..100 {
        program.run('S', &[p(1), p(2), int(step)]);
        for side in 0..4 {
            program.run('B', &[p(2), int(side)]);
        }
        program.run('S', &[p(2), p(1), int(step)]);
    }
    assert_eq!(
        program.loops(),
        "100[S(&1 &2 0+1i) 4[B(&2 0+1j)] S(&2 &1 0+1i)]"
    );
}

#[test]
fn values_without_a_rule_are_tables() {
    let mut program = Program::default();
    let mut alpha: f64 = 0.3;
    for step in 0..6 {
        alpha = 3.9 * alpha * (1.0 - alpha);
        let dt = if step < 3 { 0.5 } else { 0.25 };
        program.run('S', &[p(1), f64(alpha), f64(dt)]);
        program.run('T', &[p(1), int(step)]);
    }
    assert_eq!(
        program.loops(),
        "6[S(&1 {0.819,0.5781321000000001,0.951191962303401,0.18106067129594494,\
         0.5782830479626462,0.9510998811665442} {0.5x3,0.25x3}) T(&1 0+1i)]"
    );
}

#[test]
fn phases_with_other_integers_are_joined_where_this_is_shorter() {
    let mut program = Program::default();
    for step in 0..60 {
        let n = if step < 20 { 512 } else { 256 };
        program.run('S', &[p(1), p(2), int(n)]);
        program.run('T', &[p(1), p(2), int(9)]);
        program.run('U', &[p(1), p(2), int(9)]);
    }
    assert_eq!(
        program.loops(),
        "60[S(&1 &2 {512x20,256x40}) T(&1 &2 9) U(&1 &2 9)]"
    );
}

#[test]
fn two_equal_steps() {
    let mut program = Program::default();
    for step in 0..2 {
        for kernel in 'A'..='H' {
            program.run(kernel, &[p(1), int(step)]);
        }
    }
    assert_eq!(
        program.loops(),
        "2[A(&1 0+1i) B(&1 0+1i) C(&1 0+1i) D(&1 0+1i) E(&1 0+1i) F(&1 0+1i) G(&1 0+1i) H(&1 0+1i)]"
    );
}

#[test]
fn formulas_of_floats() {
    let mut program = Program::default();
    let dt = 0.001;
    let (mut t, mut t32, mut late) = (0.0, 0.0f32, 0.25 + dt);
    for n in 0..1000 {
        let k = f64::from(n);
        program.run(
            'S',
            &[
                f64(k * dt),
                f64(1.5 + k * dt),
                f64(t),
                f32((k * dt) as f32),
                f32(n as f32 * dt as f32),
                f32(t32),
                f32(t as f32),
                f64(late),
            ],
        );
        t += dt;
        t32 += dt as f32;
        late += dt;
    }
    let dt32 = f64::from(0.001f32);
    assert_eq!(
        program.loops(),
        format!(
            "1000[S({{k*0.001:F64->F64}} {{1.5+k*0.001:F64->F64}} {{0.0+=0.001xk:F64->F64}} \
             {{k*0.001:F64->F32}} {{k*{dt32:?}:F32->F32}} {{0.0+={dt32:?}xk:F32->F32}} \
             {{k*0.001:F64->F32}} {{0.251+=0.001xk:F64->F64}})]"
        )
    );
}

#[test]
fn formulas_that_start_later_or_change_less_often() {
    let mut program = Program::default();
    let mut t = 0.0;
    for step in 0..200 {
        if step > 0 {
            for _ in 0..4 {
                program.run('S', &[p(1), f64(t), f64(f64::from(step) * 0.1)]);
            }
            program.run('R', &[p(1)]);
        }
        t += 0.1;
    }
    assert_eq!(
        program.loops(),
        "199[4[S(&1 {0.0+=0.1x(k+1)/4:F64->F64} {(k+1)*0.1/4:F64->F64})] R(&1)]"
    );
}

#[test]
fn inner_counts_that_reach_zero() {
    // Two nested loops with decreasing counts, and one whose events depend on time.
    let mut program = Program::default();
    for k in 0..12 {
        program.run('P', &[p(1), int(k)]);
        for i in k + 1..12 {
            program.run('R', &[p(1), int(i)]);
            for j in i..12 {
                program.run('U', &[at(1, j as i64), f64((k * 7 + i * i + j) as f64)]);
            }
        }
    }
    program.run('E', &[]);
    let printed = program.loops();
    assert!(
        printed.starts_with("12[P(&1 0+1i) 11-1i[R(&1 1+1i+1j) 11-1i-1j[U("),
        "{printed}"
    );
    assert!(printed.ends_with(")]]] E()"), "{printed}");
}

#[test]
fn inner_counts_that_grow() {
    let mut program = Program::default();
    program.run('I', &[]);
    for k in 0..30 {
        program.run('P', &[p(1), int(k)]);
        for i in 0..k {
            program.run('U', &[p(1), int(k), int(i)]);
        }
    }
    assert_eq!(program.loops(), "I() 30[P(&1 0+1i) 0+1i[U(&1 0+1i 0+1j)]]");
}

#[test]
fn stages_with_distinct_coefficients() {
    let coefficients = [0.0, -0.4178, -1.1921, -1.6977, -1.5141];
    let mut program = Program::default();
    for step in 0..40 {
        for (stage, coefficient) in coefficients.into_iter().enumerate() {
            program.run('R', &[p(1), p(2)]);
            let time = f64::from(step) + 0.25 * stage as f64;
            program.run('U', &[p(1), f64(coefficient), f64(time)]);
        }
        if step % 10 == 9 {
            program.run('O', &[p(1)]);
        }
    }
    let printed = program.loops();
    assert!(
        printed.starts_with("4[10[R(&1 &2) U(&1 0.0f {k*1.0:F64->F64}) R(&1 &2) U(&1 -0.4178 {"),
        "{printed}"
    );
}

#[test]
fn stages_between_other_launches() {
    let mut program = Program::default();
    for step in 0..40 {
        program.run('T', &[p(3), int(step)]);
        for coefficient in [0.3, 0.75, 1.0] {
            program.run('S', &[p(1), f64(coefficient)]);
        }
    }
    assert_eq!(
        program.loops(),
        "40[T(&3 0+1i) S(&1 0.3) S(&1 0.75) S(&1 1.0)]"
    );
}

#[test]
fn few_events_are_not_a_loop() {
    let mut program = Program::default();
    for value in [0.5, 0.1, 0.7] {
        program.run('F', &[f64(value)]);
    }
    assert_eq!(program.loops(), "F(0.5) F(0.1) F(0.7)");
}

#[test]
fn solver_that_needs_few_iterations_at_times() {
    let counts = [7, 4, 5, 3, 2, 4, 1, 3, 0, 2, 3, 6];
    let mut program = Program::default();
    for count in counts {
        program.run('F', &[p(1)]);
        for _ in 0..count {
            program.run('M', &[p(2), p(1)]);
            program.run('X', &[p(1), p(2)]);
        }
        program.run('O', &[p(1)]);
    }
    assert_eq!(
        program.loops(),
        "12[F(&1) {7-3x2,5-2x2,2+2x2,1+2x2,0+2x2,3+3x2}[M(&2 &1) X(&1 &2)] O(&1)]"
    );
}

#[test]
fn multigrid_cycles() {
    let mut program = Program::default();
    let mut current = [1, 11, 21];
    let mut other = [2, 12, 22];
    for _ in 0..20 {
        for level in 0..3 {
            for _ in 0..[3, 3, 21][level] {
                program.run(
                    'S',
                    &[p(current[level]), p(other[level]), int(512 >> level)],
                );
                std::mem::swap(&mut current[level], &mut other[level]);
            }
            if level < 2 {
                program.run('R', &[p(current[level]), p(current[level + 1])]);
            }
        }
        for level in (0..2).rev() {
            program.run('P', &[p(current[level + 1]), p(current[level])]);
        }
    }
    assert_eq!(
        program.loops(),
        "20[3[S(&1 &2 512) swap(1 2)] R(&1 &11) 3[S(&11 &12 256) swap(11 12)] R(&11 &21) \
         21[S(&21 &22 128) swap(21 22)] P(&21 &11) P(&11 &1)]"
    );
}

#[test]
fn leapfrog_with_output() {
    let mut program = Program::default();
    let mut names = [1, 2, 3];
    for step in 0..500 {
        program.run('A', &[p(names[0]), p(names[1]), p(names[2])]);
        program.run('B', &[p(names[2]), f32(0.5 * step as f32)]);
        if step % 100 == 99 {
            program.run('O', &[p(names[2])]);
        }
        names.rotate_left(1);
    }
    // The output has the array's name after the exchange.
    assert_eq!(
        program.loops(),
        "5[100[A(&1 &2 &3) B(&3 {k*0.5:F64->F32}) swap(1 2 3)] O(&2)]"
    );
}

#[test]
fn swap_in_arenas_is_a_body_of_two_steps() {
    let mut program = Program::default();
    let mut offsets = [0, 4096];
    for _ in 0..100 {
        program.run('A', &[at(1, offsets[0]), at(1, offsets[1])]);
        offsets.swap(0, 1);
    }
    assert_eq!(program.loops(), "50[A(&1 &1.4096) A(&1.4096 &1)]");
}

#[test]
fn rows_that_move_while_arrays_are_exchanged() {
    let mut program = Program::default();
    let mut names = [1, 2];
    for row in 0..40 {
        program.run('A', &[at(names[0], 64 * row), at(names[1], 64 * row + 8)]);
        program.run('B', &[at(3, 0)]);
        names.swap(0, 1);
    }
    assert_eq!(program.loops(), "40[A(&1+64i &2.8+64i) B(&3) swap(1 2)]");
}
