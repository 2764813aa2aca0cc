//! What messages and computing cost, and which way to lay a program out is cheapest.

use crate::error::CODE;
use stablehlo::{Func, Op, Value};

use crate::partition::{Request, attempt};
use crate::{Error, Exchange, ExchangeKind, Sharded, totals};

/// What messages and computing cost: three numbers to choose by. Nothing overlaps with anything else.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Costs {
    /// Seconds until the first byte of a message is at a neighbour.
    pub latency: f64,
    /// Bytes per second from one device to another.
    pub bandwidth: f64,
    /// Elements per second of one operation that a device computes.
    pub elements: f64,
}

impl Default for Costs {
    /// Some accelerator's: ten microseconds, 100 GB/s, 10¹² elements.
    fn default() -> Costs {
        Costs {
            latency: 1e-5,
            bandwidth: 1e11,
            elements: 1e12,
        }
    }
}

/// How often a loop turns, as far as anybody knows.
const TURNS: f64 = 100.0;

/// How far beyond their blocks values are computed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    /// At most so many cells,
    pub(crate) cells: i64,
    /// but as far as saves messages where there are no more elements than these: surfaces beside what has levels, whose many short
    /// steps are cheap to compute twice.
    pub(crate) light: usize,
}

impl Reach {
    /// As far as saves messages.
    const WIDEST: Reach = Reach {
        cells: i64::MAX,
        light: 0,
    };

    /// How far a value of so many elements is computed beyond its block at most.
    pub(crate) fn of(&self, elements: usize) -> i64 {
        if elements <= self.light {
            return i64::MAX;
        }
        self.cells
    }
}

/// How many cells are tried.
const CELLS: [i64; 7] = [0, 1, 2, 4, 8, 16, 32];

/// What is light has at most this part of the elements of the largest array.
const LIGHT: usize = 4;

impl Costs {
    /// Seconds that a device takes for its part of the program.
    pub fn seconds(&self, sharded: &Sharded) -> f64 {
        let sent = |e: &Exchange| TURNS.powi(e.depth as i32) * self.message(e);
        let sent: f64 = sharded.plan.exchanges.iter().map(sent).sum();
        sent + computed(&sharded.func) / self.elements
    }

    fn message(&self, exchange: &Exchange) -> f64 {
        let devices = exchange.group.max(2) as f64;
        let hops = match exchange.kind {
            ExchangeKind::Permute => 1.0,
            ExchangeKind::AllGather | ExchangeKind::AllToAll => devices.log2().ceil(),
            ExchangeKind::AllReduce => 2.0 * devices.log2().ceil(),
        };
        hops * self.latency + exchange.received() as f64 / self.bandwidth
    }
}

/// Elements that operations compute, what is in a loop [`TURNS`] times.
fn computed(func: &Func) -> f64 {
    let count = |value: Value| func.tensor(value).count() as f64;
    let of = |value: Value| match func.op(value) {
        op if op.is_elementwise() => count(value),
        Op::Reduce { operand, .. }
        | Op::ReduceWindow { operand, .. }
        | Op::Scan { operand, .. }
        | Op::Scatter { operand, .. } => count(*operand),
        Op::Fft { lengths, .. } => {
            let size: usize = lengths.iter().product();
            count(value) * (size.max(2) as f64).log2()
        }
        Op::Sort { operands, .. } => operands.iter().map(|v| count(*v)).sum(),
        Op::DotGeneral { lhs, rhs, .. } | Op::Convolution { lhs, rhs, .. } => {
            (count(value) * count(*lhs) * count(*rhs)).sqrt() // of matrices
        }
        Op::While { cond, body, .. } => TURNS * (computed(cond) + computed(body)),
        Op::Case { branches, .. } => branches.iter().map(computed).fold(0.0, f64::max),
        _ => 0.0, // moved, or nothing
    };
    func.values().map(of).sum()
}

/// The program as it is, or with ops that need all of a dimension set apart, or with totals that loops run up as scans, whichever
/// is cheapest: as a device runs it, and as it was laid out.
pub(crate) fn laid_out(
    func: Func,
    request: &Request,
    costs: &Costs,
) -> Result<(Sharded, Func), Error> {
    let (sharded, apart) = attempt(&func, request, Reach::WIDEST)?;
    let Some(apart) = apart else {
        return Ok((sharded, func));
    };
    let mut tried = vec![(sharded, func)];
    tried.push((attempt(&apart, request, Reach::WIDEST)?.0, apart));
    if let Some(scans) = totals::as_scans(&tried[0].1) {
        let (sharded, apart) = attempt(&scans, request, Reach::WIDEST)?;
        tried.push((sharded, scans));
        if let Some(apart) = apart {
            tried.push((attempt(&apart, request, Reach::WIDEST)?.0, apart));
        }
    }
    let seconds = |(sharded, _): &(Sharded, Func)| costs.seconds(sharded);
    let cheapest = tried
        .into_iter()
        .min_by(|x, y| seconds(x).total_cmp(&seconds(y)));
    cheapest.ok_or_else(|| Error::internal(CODE, "nothing was tried"))
}

/// `widest`, or the same program with narrower halos and more messages if that is cheaper.
pub(crate) fn narrowed(
    widest: Sharded,
    func: &Func,
    request: &Request,
    costs: &Costs,
) -> Result<Sharded, Error> {
    let parameters = func.parameters().iter();
    let largest = parameters.map(|p| func.tensor(*p).count()).max();
    let light = largest.unwrap_or(0) / LIGHT;
    let plan = widest.plan.clone();
    let mut best = (costs.seconds(&widest), widest);
    for light in [0, light] {
        for cells in CELLS {
            let (sharded, _) = attempt(func, request, Reach { cells, light })?;
            if sharded.plan == plan {
                break; // nothing is computed further out
            }
            let seconds = costs.seconds(&sharded);
            if seconds < best.0 {
                best = (seconds, sharded);
            }
        }
    }
    Ok(best.1)
}
