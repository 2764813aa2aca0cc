//! Stencils with all edges.

use stablehlo::{Coefficient, Edge, Stencil, Tap};

use super::{Row, floats, row};

/// Stencils with constants, a scalar and an array as coefficients; the results start at `start`,
/// and are `more` or fewer than the array's elements.
fn stencil(edge: Edge, start: i64, more: i64) -> Row {
    let reach = match edge {
        Edge::Valid => 0,
        Edge::Zero | Edge::Periodic | Edge::Extend => 1,
    };
    let size = move |n: usize| (n as i64 + more).max(0) as usize;
    let mut row = row(
        format!("stencil {} {start} {more}", edge.name()),
        move |n| [floats([n, 4]), floats([]), floats([size(n), 2])],
        move |f, [x, number, array], n| {
            let taps = [
                (-reach, Coefficient::constant(1.0)),
                (0, Coefficient::constant(-2.5)),
                (reach, Coefficient::Operand(0)),
                (reach, Coefficient::Operand(1)),
                (-reach, Coefficient::Operand(1)),
            ];
            let taps = taps.into_iter().enumerate();
            let stencil = Stencil {
                start: vec![start, 1],
                shape: vec![size(n), 2],
                edges: vec![edge, Edge::Valid],
                taps: taps
                    .map(|(nth, (offset, coefficient))| Tap {
                        offsets: vec![offset, nth as i64 % 3 - 1],
                        coefficient,
                    })
                    .collect(),
            };
            vec![f.stencil(x, &[number, array], stencil)]
        },
    );
    let program = row.program;
    row.program = Box::new(move |n| {
        let fits = match edge {
            Edge::Valid => n as i64 >= start + size(n) as i64,
            Edge::Zero | Edge::Extend => true,
            // Not farther than once around.
            Edge::Periodic => {
                let high = start + reach + size(n) as i64 - n as i64;
                n as i64 >= (reach - start).max(high) || size(n) == 0
            }
        };
        (fits && (n > 0 || size(n) == 0 || edge != Edge::Extend))
            .then(|| program(n))
            .flatten()
    });
    row
}

pub fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for edge in Edge::ALL {
        for (start, more) in [(0, 0), (1, -1), (1, -2), (0, 1), (-1, 2), (2, -1), (-2, 1)] {
            if edge != Edge::Valid || (start >= 0 && start + more <= 0) {
                rows.push(stencil(edge, start, more));
            }
        }
    }
    rows
}
