//! Time loops on arrays with halos, as in numerical models.

use stablehlo::{BinaryOp, Direction, ElementType, Func, Scalar, TensorType, UnaryOp, Value};

/// The boundary condition of a dimension.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Edge {
    /// The cells at the other end (periodic).
    Around,
    /// The nearest interior cells.
    Nearest,
    /// The nearest interior cells, negated: computed, not copied.
    Opposite,
    /// The interior cells in reverse order (reflection).
    Mirrored,
    /// The interior cells in reverse order, negated (reflection of a velocity).
    Turned,
    /// The initial values.
    Fixed,
}

/// When the halo is filled.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Order {
    /// At the beginning of each step.
    First,
    /// At the end of each step.
    Last,
    /// Before a step from one array to another; then the arrays are exchanged.
    Exchanged,
}

/// A time loop over one array with a halo.
#[derive(Clone, Debug)]
pub struct Model {
    /// The type of the elements.
    pub element: ElementType,
    /// The extents without halos.
    pub sizes: Vec<usize>,
    /// The width of the halo at each end of each dimension.
    pub halo: usize,
    /// The boundary condition of each dimension.
    pub edges: Vec<Edge>,
    /// When the halo is filled.
    pub order: Order,
    /// Whether the halo of a dimension includes the corners, with values from earlier dimensions.
    pub corners: bool,
    /// Whether the cells of a dimension are filled one at a time, not all together.
    pub by_cell: bool,
}

impl Model {
    /// Returns the shape including halos.
    pub fn shape(&self) -> Vec<usize> {
        self.sizes.iter().map(|n| n + 2 * self.halo).collect()
    }

    fn inside(&self) -> (Vec<usize>, Vec<usize>) {
        let limit = self.sizes.iter().map(|n| n + self.halo).collect();
        (vec![self.halo; self.sizes.len()], limit)
    }

    /// Copies `count` cells in dimension `d` from `from` to `to`, or the same cell to all of them.
    fn copy(
        &self,
        f: &mut Func,
        x: Value,
        d: usize,
        (from, to, count): (usize, usize, usize),
    ) -> Value {
        let edge = self.edges[d];
        let again = matches!(edge, Edge::Nearest | Edge::Opposite);
        let (mut start, mut limit) = self.inside();
        for k in (0..d).filter(|_| self.corners) {
            (start[k], limit[k]) = (0, self.shape()[k]);
        }
        (start[d], limit[d]) = (from, from + if again { 1 } else { count });
        let mut cells = f.slice(x, &start, &limit, &vec![1; start.len()]);
        if again {
            let mut shape = f.shape(cells).to_vec();
            shape[d] = count;
            let all: Vec<usize> = (0..shape.len()).collect();
            cells = f.broadcast_in_dim(cells, &shape, &all);
        }
        if matches!(edge, Edge::Mirrored | Edge::Turned) {
            cells = f.reverse(cells, &[d]);
        }
        if matches!(edge, Edge::Opposite | Edge::Turned) {
            cells = f.unary(UnaryOp::Negate, cells);
        }
        start[d] = to;
        let starts = start.iter().map(|at| Scalar::Int(*at as i64));
        let starts: Vec<Value> = starts.map(|at| f.scalar(ElementType::I64, at)).collect();
        f.dynamic_update_slice(x, cells, &starts)
    }

    fn filled(&self, f: &mut Func, mut x: Value) -> Value {
        let h = self.halo;
        for (d, (n, edge)) in self.sizes.iter().zip(&self.edges).enumerate() {
            // The first cell to copy to each end, and the stride.
            let (low, high, step) = match edge {
                Edge::Around => (*n, h, 1),
                Edge::Nearest | Edge::Opposite => (h, n + h - 1, 0),
                Edge::Mirrored | Edge::Turned => (h, *n, -1),
                Edge::Fixed => continue,
            };
            for (from, to) in [(low, 0), (high, n + h)] {
                for k in 0..if self.by_cell { h } else { 1 } {
                    let count = if self.by_cell { 1 } else { h };
                    let last = (h - count) as i64;
                    let by = match step {
                        -1 => last - k as i64,
                        step => step * k as i64,
                    };
                    x = self.copy(f, x, d, (from + by as usize, to + k, count));
                }
            }
        }
        x
    }

    /// Emits a sum of neighbours in each dimension and at a corner, at distances up to the halo's
    /// width.
    fn step(&self, f: &mut Func, x: Value) -> Value {
        let (start, limit) = self.inside();
        let rank = start.len();
        let mut read = |offsets: &[i64]| {
            let moved = |ends: &[usize]| -> Vec<usize> {
                let both = ends.iter().zip(offsets);
                both.map(|(end, by)| (*end as i64 + by) as usize).collect()
            };
            f.slice(x, &moved(&start), &moved(&limit), &vec![1; rank])
        };
        let h = self.halo as i64;
        let mut taps = vec![read(&vec![0; rank])];
        for d in 0..rank {
            for by in [-h, 1] {
                let mut offsets = vec![0; rank];
                offsets[d] = by;
                taps.push(read(&offsets));
            }
        }
        if self.corners {
            taps.push(read(&vec![-1; rank]));
        }
        let sum = taps
            .into_iter()
            .reduce(|a, b| f.binary(BinaryOp::Add, a, b));
        let sum = sum.expect("there is at least one");
        let half = f.splat(f.tensor(sum).clone(), Scalar::Float(0.5));
        f.binary(BinaryOp::Multiply, sum, half)
    }

    fn write(&self, f: &mut Func, x: Value, inside: Value) -> Value {
        let start = self.inside().0.into_iter();
        let starts = start.map(|at| Scalar::Int(at as i64));
        let starts: Vec<Value> = starts.map(|at| f.scalar(ElementType::I64, at)).collect();
        f.dynamic_update_slice(x, inside, &starts)
    }

    /// Returns a function that makes a number of steps on two arrays; both are results.
    pub fn program(&self) -> Func {
        let mut func = Func::new("main");
        let int = TensorType::scalar(ElementType::I64);
        let array = TensorType::new(self.element, self.shape());
        let steps = func.parameter(int.clone());
        let (x, y) = (func.parameter(array.clone()), func.parameter(array.clone()));
        let zero = func.scalar(ElementType::I64, Scalar::Int(0));
        let inits = [zero, steps, x, y];
        let (mut cond, mut body) = (Func::new("more"), Func::new("step"));
        for init in inits {
            cond.parameter(func.tensor(init).clone());
            body.parameter(func.tensor(init).clone());
        }
        let (i, steps) = (cond.parameters()[0], cond.parameters()[1]);
        cond.results = vec![cond.compare(Direction::Lt, i, steps)];
        let state = body.parameters().to_vec();
        let one = body.scalar(ElementType::I64, Scalar::Int(1));
        let next = body.binary(BinaryOp::Add, state[0], one);
        let f = &mut body;
        let (x, y) = match self.order {
            Order::First => {
                let filled = self.filled(f, state[2]);
                let inside = self.step(f, filled);
                (self.write(f, filled, inside), state[3])
            }
            Order::Last => {
                let inside = self.step(f, state[2]);
                let written = self.write(f, state[2], inside);
                (self.filled(f, written), state[3])
            }
            Order::Exchanged => {
                let filled = self.filled(f, state[2]);
                let inside = self.step(f, filled);
                (self.write(f, state[3], inside), filled)
            }
        };
        body.results = vec![next, state[1], x, y];
        func.results = func.while_loop(&inits, cond, body)[2..].to_vec();
        func
    }
}
