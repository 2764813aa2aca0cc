//! The cost model of communication and computation, and the search for the cheapest layout.

use crate::error::CODE;
use stablehlo::{Func, Op, Value};

use crate::partition::{Request, attempt};
use crate::{Error, Exchange, ExchangeKind, Sharded, totals};

/// The costs of messages and computation, without overlap.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Costs {
    /// Seconds until the first byte of a message arrives at a neighbour.
    pub latency: f64,
    /// Bytes per second from one device to another.
    pub bandwidth: f64,
    /// Elements per second that a device computes, for one operation each.
    pub elements: f64,
}

impl Default for Costs {
    /// Returns typical costs of an accelerator: 10 µs, 100 GB/s, 10¹² elements per second.
    fn default() -> Costs {
        Costs {
            latency: 1e-5,
            bandwidth: 1e11,
            elements: 1e12,
        }
    }
}

/// The assumed trip count of every loop.
const TURNS: f64 = 100.0;

/// How far beyond their blocks values are computed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    /// The largest number of cells,
    pub(crate) cells: i64,
    /// except for values with at most this many elements, which are computed as far as saves
    /// messages: surface fields beside fields with levels, whose many short time steps are cheap to
    /// compute redundantly.
    pub(crate) light: usize,
}

impl Reach {
    /// As far as saves messages.
    const WIDEST: Reach = Reach {
        cells: i64::MAX,
        light: 0,
    };

    /// Returns how far a value of `elements` elements is computed beyond its block at most.
    pub(crate) fn of(&self, elements: usize) -> i64 {
        if elements <= self.light {
            return i64::MAX;
        }
        self.cells
    }
}

/// The numbers of cells that are tried.
const CELLS: [i64; 7] = [0, 1, 2, 4, 8, 16, 32];

/// A light value has at most `1 / LIGHT` of the elements of the largest array.
const LIGHT: usize = 4;

impl Costs {
    /// Estimates the seconds that a device takes for its part of the program.
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

/// Returns the number of elements that operations compute; those in a loop count [`TURNS`] times.
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
        _ => 0.0, // movement, or no computation
    };
    func.values().map(of).sum()
}

/// Partitions the program as it is, with ops that need a whole dimension separated, and with
/// accumulating loops as scans, and returns the cheapest: the partitioned program, and the one it
/// was made from.
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

/// Returns `widest`, or the same program with narrower halos and more messages if that is cheaper.
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
