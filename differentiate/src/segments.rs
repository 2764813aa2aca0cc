//! A function cut at one of its loops, so that the loop's iterations can be reversed in segments,
//! by separate programs.
//!
//! The loop's body and the code around it are the same that [`Rules::value_and_grad`]
//! differentiates. Each adjoint is therefore a sum of the same terms in the same order, for any
//! number of iterations per segment.

use stablehlo::{Counted, Func, Op, TensorType, Value};

use crate::activity::{
    Activity, Flags, suspects, suspects_in_loop, useful_in_loop, varied_in_loop,
};
use crate::augmented::VjpRequest;
use crate::bits::lifted;
use crate::control::build::{count, less, loop_of, plus};
use crate::control::min_cut::{bytes, needed};
use crate::custom::Rules;
use crate::error::Result;
use crate::extract::written;
use crate::options::Options;
use crate::reverse::{Adjoint, adjoint_of, chosen};

/// A function with a loop cut out, to be differentiated in reverse.
pub struct Segments {
    /// Its parameters are those of the function, then the loop's results; its results are those of
    /// the function, then the loop's initial values.
    outside: Func,
    /// The number of parameters, and of results, of the original function.
    parameters: usize,
    results: usize,
    /// The result to differentiate, and the parameters to differentiate by.
    of: usize,
    wrt: Vec<usize>,
    /// Which parameters of `outside` may hold NaN or infinities.
    suspect: Vec<bool>,
    looped: Option<Cut>,
}

/// The loop that was cut out.
struct Cut {
    /// One iteration, as a function of the carried values.
    body: Func,
    /// The trip count.
    trips: u64,
    /// The indices of the carried values that have adjoints.
    active: Vec<usize>,
    /// Which carried values are needed ([`Segments::is_read`]).
    read: Vec<bool>,
    /// Which carried values may hold NaN or infinities.
    suspect: Vec<bool>,
    /// For each carried value, the parameter of the function that it begins as, if it is one.
    from: Vec<Option<usize>>,
}

/// A loop that could be cut out.
struct CandidateLoop {
    value: Value,
    trips: u64,
    bytes: u64,
    varied: Flags,
    useful: Flags,
}

impl Rules {
    /// Cuts `func`, whose result `of` is to be differentiated by parameters `wrt`, at the loop
    /// whose states of all iterations are the most bytes, of the active loops that are known to run
    /// more than once.
    ///
    /// - errors: as [`crate::vjp`]
    pub fn segments(&self, func: &Func, of: usize, wrt: &[usize]) -> Result<Segments> {
        let types: Vec<TensorType> = func.params().iter().map(|p| p.ty.clone()).collect();
        let varied = chosen("parameter", &types, wrt)?;
        let useful = chosen("result", &func.result_types(), &[of])?;
        let func = &lifted(func);
        let activity = Activity::of(func, &varied, &useful, self)?;
        let all = func.values().filter_map(|v| self.found(func, &activity, v));
        // The first of equal loops.
        let found = all.reduce(|best, other| match other.bytes > best.bytes {
            true => other,
            false => best,
        });
        let suspect = self.suspects(func);
        let mut segments = Segments {
            outside: func.clone(),
            parameters: func.params().len(),
            results: func.results.len(),
            of,
            wrt: wrt.to_vec(),
            suspect: suspect.clone(),
            looped: None,
        };
        if let Some(found) = found
            && let Op::While { inits, body, .. } = func.op(found.value)
        {
            let all = suspects(func, &suspect, self);
            let may: Vec<bool> = inits.iter().map(|v| all[v.index()][0]).collect();
            let parameter = |v: &Value| match func.op(*v) {
                Op::Parameter { index } => Some(*index),
                _ => None, // it is computed
            };
            let active: Vec<usize> = (0..inits.len())
                .filter(|k| found.varied[*k] && found.useful[*k])
                .collect();
            let cut = Cut {
                body: (**body).clone(),
                trips: found.trips,
                read: read(func, found.value, body, &active),
                active,
                suspect: suspects_in_loop(body, &may, self),
                from: inits.iter().map(parameter).collect(),
            };
            // A result of the loop may hold NaN or infinities where the analysis of the loop allows
            // it.
            segments.suspect.extend(all[found.value.index()].iter());
            segments.outside = outside(func, found.value, inits);
            segments.looped = Some(cut);
        }
        Ok(segments)
    }

    fn found(&self, func: &Func, activity: &Activity, value: Value) -> Option<CandidateLoop> {
        let counted = Counted::of(func, func.op(value))?;
        let trips = counted.exactly().filter(|trips| *trips > 1)?;
        let inits: Flags = counted
            .inits
            .iter()
            .map(|v| activity.varied(*v)[0])
            .collect();
        let varied = varied_in_loop(counted.body, &inits, self);
        let useful = useful_in_loop(counted.body, activity.useful(value), self);
        let is_active = varied.iter().zip(&useful).any(|(v, u)| *v && *u);
        let changes = (0..inits.len()).filter(|k| !counted.body.gives_back(*k));
        let bytes = changes.map(|k| bytes(func, counted.inits[k])).sum::<u64>();
        is_active.then_some(CandidateLoop {
            value,
            trips,
            bytes: bytes.saturating_mul(trips),
            varied,
            useful,
        })
    }
}

/// Returns `func` with the loop replaced by barriers: one keeps the initial values alive, the other
/// one introduces the results.
fn outside(func: &Func, looped: Value, inits: &[Value]) -> Func {
    let mut out = Func::with_signature_of(func);
    let types: Vec<TensorType> = inits.iter().map(|v| func.tensor(*v).clone()).collect();
    let after: Vec<Value> = types.into_iter().map(|ty| out.parameter(ty)).collect();
    let mut new: Vec<Value> = Vec::with_capacity(func.len());
    let mut before = Vec::new();
    for value in func.values() {
        out.set_loc(func.loc(value));
        let written = match func.op(value) {
            Op::Parameter { index } => out.parameters()[*index],
            _ if value == looped => {
                let operands = inits.iter().map(|v| new[v.index()]).collect();
                let barrier = out.push(Op::OptimizationBarrier { operands });
                let barrier = barrier.expect("anything goes through a barrier");
                before = out.results_of(barrier);
                let operands = after.clone();
                let barrier = out.push(Op::OptimizationBarrier { operands });
                barrier.expect("anything goes through a barrier")
            }
            op => {
                let op = op.map_operands(|v| new[v.index()]);
                out.push(op).expect("it fitted before")
            }
        };
        new.push(written);
    }
    out.results = func.results.iter().map(|v| new[v.index()]).collect();
    out.results.extend(before);
    out
}

impl Segments {
    /// Returns the loop's trip count; 0 if no loop was cut out.
    pub fn trips(&self) -> u64 {
        self.looped.as_ref().map_or(0, |cut| cut.trips)
    }

    /// Returns the types of the carried values.
    pub fn carried(&self) -> Vec<TensorType> {
        let after = &self.outside.params()[self.parameters..];
        after.iter().map(|param| param.ty.clone()).collect()
    }

    /// Returns the indices of the carried values that have adjoints.
    pub fn active(&self) -> &[usize] {
        self.looped.as_ref().map_or(&[], |cut| &cut.active)
    }

    /// Returns the parameter of the function that the carried value at `place` begins as, if it is
    /// one.
    pub fn from(&self, place: usize) -> Option<usize> {
        self.looped.as_ref().and_then(|cut| cut.from[place])
    }

    /// Returns whether the carried value at `place` is loop-invariant.
    pub fn is_constant(&self, place: usize) -> bool {
        let body = self.looped.as_ref().map(|cut| &cut.body);
        body.is_some_and(|body| body.gives_back(place))
    }

    /// Returns whether the carried value at `place` is needed by further iterations, by their
    /// adjoints, or after the loop.
    pub fn is_read(&self, place: usize) -> bool {
        self.looped.as_ref().is_some_and(|cut| cut.read[place])
    }

    /// Returns the function outside of the loop: it takes the parameters and the loop's results,
    /// and returns the results and the loop's initial values.
    pub fn outside(&self) -> &Func {
        &self.outside
    }

    /// Returns that function with adjoints: it also takes those of the differentiated result and of
    /// the active initial values, and returns those of the parameters `wrt` and of the active
    /// results of the loop.
    ///
    /// - errors: if something cannot be differentiated
    pub fn outside_adjoint(&self, rules: &Rules, options: &Options) -> Result<Adjoint> {
        let after = |k: &usize| self.parameters + k;
        let before = |k: &usize| self.results + k;
        let wanted: Vec<usize> = (self.wrt.iter().copied())
            .chain(self.active().iter().map(after))
            .collect();
        let seeded: Vec<usize> = [self.of]
            .into_iter()
            .chain(self.active().iter().map(before))
            .collect();
        let asked = VjpRequest {
            varied: &flags(self.outside.params().len(), &wanted),
            useful: &flags(self.outside.results.len(), &seeded),
            suspect: &self.suspect,
            seeded: &seeded,
            wanted: &wanted,
        };
        // The checkpointing chosen for the loop that was cut out does not apply to other loops.
        let checkpoint = match self.looped {
            Some(_) => options.inner,
            None => options.checkpoint,
        };
        let options = Options {
            checkpoint,
            ..*options
        };
        adjoint_of(rules, &self.outside, &asked, &options)
    }

    /// Returns a function that runs `trips` iterations of the loop.
    ///
    /// # Panics
    /// If no loop was cut out.
    pub fn steps(&self, trips: u64) -> Func {
        let body = &self.looped.as_ref().expect("a loop was cut out").body;
        let mut out = Func::new("main");
        for param in body.params() {
            out.parameter(param.ty.clone());
        }
        let mut inits = vec![count(&mut out, 0)];
        inits.extend(out.parameters().to_vec());
        let results = loop_of(
            &mut out,
            &inits,
            |cond, carried| {
                let most = count(cond, trips as i64);
                less(cond, carried[0], most)
            },
            |step, carried| {
                let mut next = vec![plus(step, carried[0], 1)];
                next.extend(written(body, step, &carried[1..]));
                next
            },
        );
        out.results = results[1..].to_vec();
        out
    }

    /// Returns that function with adjoints: it also takes those of the active carried values after
    /// the iterations, and returns those before.
    ///
    /// - errors: if an iteration cannot be differentiated, or what its reverse must store does not
    ///   fit
    ///
    /// # Panics
    /// If no loop was cut out.
    pub fn steps_adjoint(&self, trips: u64, rules: &Rules, options: &Options) -> Result<Adjoint> {
        let cut = self.looped.as_ref().expect("a loop was cut out");
        let active = flags(cut.body.params().len(), &cut.active);
        let asked = VjpRequest {
            varied: &active,
            useful: &active,
            suspect: &cut.suspect,
            seeded: &cut.active,
            wanted: &cut.active,
        };
        adjoint_of(rules, &self.steps(trips), &asked, options)
    }
}

fn flags(len: usize, places: &[usize]) -> Vec<bool> {
    (0..len).map(|k| places.contains(&k)).collect()
}

/// Returns which of the carried values are needed: those that are active, and those that the used
/// results of the loop depend on.
fn read(func: &Func, looped: Value, body: &Func, active: &[usize]) -> Vec<bool> {
    let mut read = flags(body.params().len(), active);
    let live = needed(func, &func.results);
    for value in func.values().filter(|v| live[v.index()]) {
        if let Op::Result { of, index } = func.op(value)
            && *of == looped
        {
            read[*index] = true;
        }
    }
    loop {
        let results = body.results.iter().zip(&read);
        let results: Vec<Value> = results.filter(|(_, r)| **r).map(|(v, _)| *v).collect();
        let live = needed(body, &results);
        let parameters = body.parameters().iter();
        let next: Vec<bool> = (parameters.zip(&read))
            .map(|(p, read)| *read || live[p.index()])
            .collect();
        if next == read {
            return read;
        }
        read = next;
    }
}
