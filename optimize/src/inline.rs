//! Calls replaced with what they call, so that the rules see across kernels; [`crate::stages`] cuts the result anew.

use stablehlo::{Func, Op, Value};

/// The same function without a call, in loops too. What a callee says of where its ops came from is kept.
pub fn inline(func: &Func) -> Func {
    let mut out = Func::with_signature_of(func);
    let parameters = out.parameters().to_vec();
    out.results = copy(func, &parameters, &mut out);
    out
}

/// Writes the body of `func`, called with `arguments`; gives its results.
fn copy(func: &Func, arguments: &[Value], out: &mut Func) -> Vec<Value> {
    // Where a value is; for a call, where its results are.
    let mut new: Vec<Vec<Value>> = Vec::with_capacity(func.len());
    for value in func.values() {
        out.set_loc(func.loc(value));
        let at = match func.op(value) {
            Op::Parameter { index } => vec![arguments[*index]],
            Op::Call {
                callee, operands, ..
            } => {
                let operands: Vec<Value> = operands.iter().map(|v| new[v.index()][0]).collect();
                copy(callee, &operands, out)
            }
            Op::Result { of, index } if matches!(func.op(*of), Op::Call { .. }) => {
                vec![new[of.index()][*index]]
            }
            op => {
                let op = op.map_operands(|v| new[v.index()][0]);
                let op = match op {
                    Op::While { inits, cond, body } => Op::While {
                        inits,
                        cond: Box::new(inline(&cond)),
                        body: Box::new(inline(&body)),
                    },
                    op => op,
                };
                vec![out.push(op).expect("it was well typed before")]
            }
        };
        new.push(at);
    }
    func.results.iter().map(|v| new[v.index()][0]).collect()
}
