//! Random kernels: integer arithmetic of all widths on ids and loop variables, guards, loops, and
//! the loads at the resulting indices. Every stage must give the same results as the first one, bit
//! for bit.

use proptest::prelude::*;
use raise::kernel_ir::{
    BinaryOp, Buffer, CastOp, Const, IdKind, IntPredicate, Kernel, KernelArg, Loc, Op, OpKind,
    Region, Space, Ty, ValueId, float_bits, interpret_within, wrap,
};
use raise::{affine, mlir, parallel, scf};

const LENGTH: usize = 64;

/// A step of generation; its numbers select among the available values.
#[derive(Clone, Debug)]
enum Step {
    Constant(i64, u8),
    Binary(u8, u8, u8),
    BinaryConstant(u8, u8, i64),
    Cast(u8, u8),
    Compare(u8, u8, u8),
    Both(u8, u8, u8),
    Select(u8, u8, u8),
    /// Adds an element to the thread's sum.
    Load(u8),
    If(u8, Vec<Step>, Vec<Step>),
    /// A rotated loop: start, bound, step, predicate.
    Loop(u8, u8, i8, u8, Vec<Step>),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let number = prop_oneof![
        -9i64..10,
        Just(15),
        Just(16),
        Just(31),
        Just(-17),
        Just(255),
        Just(65535),
        Just(i64::from(i32::MAX)),
        Just(1 << 31),
        Just(-(1 << 31)),
        Just((1 << 32) - 5),
        Just(i64::MIN),
        any::<i64>(),
    ];
    let leaf = prop_oneof![
        8 => (any::<u8>(), any::<u8>(), number.clone())
            .prop_map(|(o, a, n)| Step::BinaryConstant(o, a, n)),
        1 => (number, any::<u8>()).prop_map(|(n, t)| Step::Constant(n, t)),
        3 => any::<(u8, u8, u8)>().prop_map(|(o, a, b)| Step::Binary(o, a, b)),
        3 => any::<(u8, u8)>().prop_map(|(a, t)| Step::Cast(a, t)),
        3 => any::<(u8, u8, u8)>().prop_map(|(p, a, b)| Step::Compare(p, a, b)),
        1 => any::<(u8, u8, u8)>().prop_map(|(o, a, b)| Step::Both(o, a, b)),
        2 => any::<(u8, u8, u8)>().prop_map(|(c, a, b)| Step::Select(c, a, b)),
        3 => any::<u8>().prop_map(Step::Load),
    ];
    let step = leaf.prop_recursive(3, 40, 8, |inner| {
        let some = prop::collection::vec(inner, 0..8);
        prop_oneof![
            (any::<u8>(), some.clone(), some.clone()).prop_map(|(c, a, b)| Step::If(c, a, b)),
            (any::<(u8, u8, i8, u8)>(), some)
                .prop_map(|((f, b, s, p), body)| Step::Loop(f, b, s, p, body)),
        ]
    });
    prop::collection::vec(step, 1..14)
}

/// The values in scope, by kind.
#[derive(Clone)]
struct Scope {
    ints: Vec<ValueId>,
    bools: Vec<ValueId>,
    sum: ValueId,
}

struct Writer {
    kernel: Kernel,
    x: ValueId,
    out: ValueId,
    cell: ValueId,
    stored: bool,
}

const INTS: [Ty; 5] = [Ty::I32, Ty::I64, Ty::I8, Ty::I16, Ty::Index];

impl Writer {
    fn push(&mut self, ops: &mut Vec<Op>, kind: OpKind, ty: Ty) -> ValueId {
        let result = self.kernel.new_value(ty);
        ops.push(Op {
            kind,
            results: vec![result],
            loc: Loc::default(),
        });
        result
    }

    fn int(&mut self, ops: &mut Vec<Op>, value: i128, ty: Ty) -> ValueId {
        self.push(ops, OpKind::Constant(Const::Int(wrap(value, ty))), ty)
    }

    /// Casts `value` to `to`; `which` selects the signedness.
    fn cast(&mut self, ops: &mut Vec<Op>, value: ValueId, to: Ty, which: u8) -> ValueId {
        let from = self.kernel.ty(value);
        let op = match (from, to) {
            _ if from == to => return value,
            (Ty::Index, _) | (_, Ty::Index) if which & 1 == 0 => CastOp::IndexCast,
            (Ty::Index, _) | (_, Ty::Index) => CastOp::IndexCastUi,
            _ if from.bits() > to.bits() => CastOp::Trunci,
            _ if which & 1 == 0 => CastOp::ExtSi,
            _ => CastOp::ExtUi,
        };
        self.push(ops, OpKind::Cast(op, value), to)
    }

    fn pick(&self, from: &[ValueId], which: u8) -> ValueId {
        // Prefers recent values.
        from[from.len() - 1 - usize::from(which) % from.len().min(12)]
    }

    fn write(&mut self, steps: &[Step], scope: &mut Scope, ops: &mut Vec<Op>) {
        use BinaryOp::{AndI, OrI, XorI};
        for step in steps {
            match step {
                Step::Constant(value, ty) => {
                    let ty = INTS[usize::from(*ty) % INTS.len()];
                    let value = self.int(ops, (*value).into(), ty);
                    scope.ints.push(value);
                }
                Step::Binary(op, a, b) => {
                    let a = self.pick(&scope.ints, *a);
                    let b = self.pick(&scope.ints, *b);
                    let b = self.cast(ops, b, self.kernel.ty(a), *op >> 5);
                    let value = self.binary(*op, a, b, ops);
                    scope.ints.push(value);
                }
                Step::BinaryConstant(op, a, constant) => {
                    let a = self.pick(&scope.ints, *a);
                    let b = self.int(ops, (*constant).into(), self.kernel.ty(a));
                    let value = self.binary(*op, a, b, ops);
                    scope.ints.push(value);
                }
                Step::Cast(a, to) => {
                    let a = self.pick(&scope.ints, *a);
                    let value = self.cast(ops, a, INTS[usize::from(*to) % INTS.len()], *to >> 4);
                    scope.ints.push(value);
                }
                Step::Compare(predicate, a, b) => {
                    let a = self.pick(&scope.ints, *a);
                    let b = self.pick(&scope.ints, *b);
                    let b = self.cast(ops, b, self.kernel.ty(a), *predicate >> 6);
                    let predicate = IntPredicate::ALL[usize::from(*predicate) % 10];
                    let value = self.push(ops, OpKind::Cmpi(predicate, a, b), Ty::I1);
                    scope.bools.push(value);
                }
                Step::Both(op, a, b) => {
                    let op = [AndI, OrI, XorI][usize::from(*op) % 3];
                    let (a, b) = (self.pick(&scope.bools, *a), self.pick(&scope.bools, *b));
                    let value = self.push(ops, OpKind::Binary(op, a, b), Ty::I1);
                    scope.bools.push(value);
                }
                Step::Select(cond, a, b) => {
                    let cond = self.pick(&scope.bools, *cond);
                    let a = self.pick(&scope.ints, *a);
                    let b = self.pick(&scope.ints, *b);
                    let b = self.cast(ops, b, self.kernel.ty(a), 0);
                    let ty = self.kernel.ty(a);
                    let value = self.push(ops, OpKind::Select(cond, a, b), ty);
                    scope.ints.push(value);
                }
                Step::Load(at) => self.load(*at, scope, ops),
                Step::If(cond, then_steps, else_steps) => {
                    let cond = self.pick(&scope.bools, *cond);
                    let mut sides = [then_steps, else_steps].map(|steps| {
                        let mut ops = Vec::new();
                        let mut inner = scope.clone();
                        self.write(steps, &mut inner, &mut ops);
                        let last = *inner.ints.last().expect("ids at least");
                        let last = self.cast(&mut ops, last, Ty::I32, 0);
                        Region {
                            args: Vec::new(),
                            ops,
                            yields: vec![inner.sum, last],
                        }
                    });
                    let (sum, int) = (
                        self.kernel.new_value(Ty::F64),
                        self.kernel.new_value(Ty::I32),
                    );
                    let [then_region, else_region] = sides.each_mut().map(std::mem::take);
                    let kind = OpKind::If {
                        cond,
                        then_region,
                        else_region,
                    };
                    ops.push(Op {
                        kind,
                        results: vec![sum, int],
                        loc: Loc::default(),
                    });
                    scope.sum = sum;
                    scope.ints.push(int);
                }
                Step::Loop(first, bound, step, predicate, body) => {
                    self.rotated((*first, *bound, *step, *predicate), body, scope, ops);
                }
            }
        }
    }

    fn binary(&mut self, op: u8, a: ValueId, mut b: ValueId, ops: &mut Vec<Op>) -> ValueId {
        use BinaryOp::*;
        let all = [
            AddI, SubI, MulI, AddI, SubI, MulI, AndI, OrI, XorI, MinSi, MaxSi, MinUi, MaxUi, ShlI,
            ShrSi, ShrUi, DivSi, DivUi, RemSi, RemUi, FloorDivSi,
        ];
        let ty = self.kernel.ty(a);
        let op = all[usize::from(op) % all.len()];
        let amount = i128::from(b.0 % 7) + 1;
        match op {
            ShlI | ShrSi | ShrUi => b = self.int(ops, amount.min(ty.bits() as i128 - 1), ty),
            // Divisors must be positive.
            DivSi | DivUi | RemSi | RemUi | FloorDivSi => {
                b = self.int(ops, amount * 5 % 17 + 1, ty)
            }
            _ => {}
        }
        self.push(ops, OpKind::Binary(op, a, b), ty)
    }

    fn load(&mut self, at: u8, scope: &mut Scope, ops: &mut Vec<Op>) {
        let at_value = self.pick(&scope.ints, at);
        let wide = self.cast(ops, at_value, Ty::I64, at >> 5);
        let length = self.int(ops, LENGTH as i128, Ty::I64);
        let by = if at & 128 == 0 {
            BinaryOp::RemUi
        } else {
            BinaryOp::AndI
        };
        let length = if by == BinaryOp::AndI {
            self.int(ops, LENGTH as i128 - 1, Ty::I64)
        } else {
            length
        };
        let inside = self.push(ops, OpKind::Binary(by, wide, length), Ty::I64);
        let index = self.push(ops, OpKind::Cast(CastOp::IndexCast, inside), Ty::Index);
        let value = self.push(
            ops,
            OpKind::Load {
                array: self.x,
                index,
            },
            Ty::F64,
        );
        scope.sum = self.push(ops, OpKind::Fma(scope.sum, value, value), Ty::F64);
        if at & 64 != 0 {
            let kind = OpKind::Store {
                array: self.out,
                index: self.cell,
                value: scope.sum,
            };
            ops.push(Op {
                kind,
                results: Vec::new(),
                loc: Loc::default(),
            });
            self.stored = true;
        }
    }

    /// Writes `do { body; i += step } while (i <=> bound)`, or the same with a multiple of `i`, and
    /// with a second induction variable.
    fn rotated(
        &mut self,
        (first, bound, step, predicate): (u8, u8, i8, u8),
        body: &[Step],
        scope: &mut Scope,
        ops: &mut Vec<Op>,
    ) {
        let stays = self.pick(&scope.ints, first >> 3);
        let first = self.pick(&scope.ints, first);
        let ty = self.kernel.ty(first);
        let bound = self.pick(&scope.ints, bound);
        let bound = self.cast(ops, bound, ty, predicate >> 7);
        let step = self.int(ops, if step == 0 { 1 } else { i128::from(step % 5) }, ty);
        let [iv, other] = [ty, Ty::I64].map(|ty| self.kernel.new_value(ty));
        let sum = self.kernel.new_value(Ty::F64);
        let start = self.int(ops, 7, Ty::I64);
        let mut inner_ops = Vec::new();
        let mut inner = scope.clone();
        inner.ints.extend([other, iv]);
        inner.sum = sum;
        self.write(body, &mut inner, &mut inner_ops);
        let by = self.int(&mut inner_ops, 3, Ty::I64);
        let other_next = self.push(
            &mut inner_ops,
            OpKind::Binary(BinaryOp::AddI, other, by),
            Ty::I64,
        );
        let next = self.push(&mut inner_ops, OpKind::Binary(BinaryOp::AddI, iv, step), ty);
        let mut tested = if predicate & 32 == 0 { next } else { iv };
        if predicate & 64 != 0 {
            // A multiple of it, and a loop-invariant value.
            let (by, number) = match predicate % 3 {
                0 => (BinaryOp::ShlI, 3),
                1 => (BinaryOp::MulI, 3),
                _ => (BinaryOp::MulI, -1),
            };
            let number = self.int(&mut inner_ops, number, ty);
            tested = self.push(&mut inner_ops, OpKind::Binary(by, tested, number), ty);
            let stays = self.cast(&mut inner_ops, stays, ty, predicate >> 7);
            let both = match predicate % 3 {
                0 => OpKind::Binary(BinaryOp::AddI, stays, tested),
                1 => OpKind::Binary(BinaryOp::AddI, tested, stays),
                _ => OpKind::Binary(BinaryOp::SubI, tested, stays),
            };
            tested = self.push(&mut inner_ops, both, ty);
        }
        let predicate = IntPredicate::ALL[usize::from(predicate) % 10];
        let cond = self.push(
            &mut inner_ops,
            OpKind::Cmpi(predicate, tested, bound),
            Ty::I1,
        );
        let types = [ty, Ty::I64, Ty::F64, ty];
        let [a, b, c, d] = types.map(|ty| self.kernel.new_value(ty));
        let results = types.map(|ty| self.kernel.new_value(ty));
        let kind = OpKind::While {
            init: vec![first, start, scope.sum],
            before: Region {
                args: vec![iv, other, sum],
                ops: inner_ops,
                yields: vec![cond, next, other_next, inner.sum, iv],
            },
            after: Region {
                args: vec![a, b, c, d],
                ops: Vec::new(),
                yields: vec![a, b, c],
            },
        };
        ops.push(Op {
            kind,
            results: results.to_vec(),
            loc: Loc::default(),
        });
        scope.ints.extend([results[0], results[1], results[3]]);
        scope.sum = results[2];
    }
}

fn kernel(steps: &[Step], extents: [u64; 3]) -> Kernel {
    let empty = Kernel {
        name: "random".into(),
        args: Vec::new(),
        grid: [1; 3],
        block: [1; 3],
        loads: Vec::new(),
        body: Region::default(),
        values: Vec::new(),
    };
    let mut writer = Writer {
        kernel: empty,
        x: ValueId(0),
        out: ValueId(1),
        cell: ValueId(0),
        stored: false,
    };
    writer.x = writer.kernel.new_value(Ty::Array(0));
    writer.out = writer.kernel.new_value(Ty::Array(1));
    let threads: u64 = extents.iter().product();
    for (name, value, length) in [
        ("x", writer.x, LENGTH),
        ("out", writer.out, threads as usize),
    ] {
        let (name, element, shape) = (name.to_owned(), Ty::F64, vec![length]);
        writer.kernel.args.push(KernelArg::Array {
            name,
            element,
            shape,
            space: Space::Global,
            value,
        });
    }
    let mut ops = Vec::new();
    let ids = [
        (IdKind::Global, 1, extents[0]),
        (IdKind::Block, 0, extents[1]),
        (IdKind::Thread, 0, extents[2]),
    ];
    let ids = ids.map(|(kind, axis, extent)| {
        writer.push(&mut ops, OpKind::Id { kind, axis, extent }, Ty::Index)
    });
    let mut cell = ids[0];
    for k in [1, 2] {
        let extent = writer.int(&mut ops, extents[k].into(), Ty::Index);
        cell = writer.push(
            &mut ops,
            OpKind::Binary(BinaryOp::MulI, cell, extent),
            Ty::Index,
        );
        cell = writer.push(
            &mut ops,
            OpKind::Binary(BinaryOp::AddI, cell, ids[k]),
            Ty::Index,
        );
    }
    writer.cell = cell;
    let mut ints = vec![cell];
    ints.extend(ids.map(|id| writer.cast(&mut ops, id, Ty::I32, 0)));
    // Small types overflow after few iterations.
    for (ty, factor) in [(Ty::I8, 37), (Ty::I16, 9001), (Ty::I32, 1 << 29)] {
        let factor = writer.int(&mut ops, factor, ty);
        let small = writer.cast(&mut ops, cell, ty, 0);
        ints.push(writer.push(&mut ops, OpKind::Binary(BinaryOp::MulI, small, factor), ty));
    }
    let zero = writer.push(&mut ops, OpKind::Constant(Const::Float(0.0)), Ty::F64);
    let bound = writer.int(&mut ops, 3, Ty::I32);
    let inside = writer.push(
        &mut ops,
        OpKind::Cmpi(IntPredicate::Ult, ints[3], bound),
        Ty::I1,
    );
    let mut scope = Scope {
        ints,
        bools: vec![inside],
        sum: zero,
    };
    writer.write(steps, &mut scope, &mut ops);
    if !writer.stored {
        let kind = OpKind::Store {
            array: writer.out,
            index: cell,
            value: scope.sum,
        };
        ops.push(Op {
            kind,
            results: Vec::new(),
            loc: Loc::default(),
        });
    }
    writer.kernel.body.ops = ops;
    writer.kernel
}

/// Returns the arrays after the run; `None` if a thread runs more than `limit` regions.
fn run(kernel: &Kernel, limit: u64) -> Option<Vec<Buffer>> {
    let mut buffers: Vec<Buffer> = kernel
        .args
        .iter()
        .map(|arg| match arg {
            KernelArg::Array { element, shape, .. } => {
                let value = |k: usize| float_bits((k * k % 37) as f64 / 8.0 - 1.5, *element);
                Buffer::Array((0..shape[0]).map(value).collect())
            }
            KernelArg::Scalar { .. } => Buffer::Scalar(0),
        })
        .collect();
    interpret_within(kernel, &mut buffers, limit).ok()?;
    Some(buffers)
}

proptest! {
    #![proptest_config(ProptestConfig { max_shrink_iters: 400, failure_persistence: None, ..testkit::proptest(256) })]

    #[test]
    fn every_stage_keeps_the_meaning(
        steps in steps(),
        extents in [1u64..4, 1u64..4, 1u64..9],
    ) {
        let random = kernel(&steps, extents);
        let Some(expected) = run(&random, 1 << 10) else {
            return Ok(()); // it may not end
        };
        let loops = scf::raise_loops(random.clone()).unwrap();
        prop_assert!(run(&loops, 1 << 16).as_ref() == Some(&expected), "scf\n{}\n{}", random, loops);
        let affine = affine::raise_affine(loops).unwrap();
        prop_assert!(run(&affine, 1 << 16).as_ref() == Some(&expected), "affine\n{}\n{}", random, affine);
        let parallel = parallel::raise_parallel(affine).unwrap();
        prop_assert!(run(&parallel, 1 << 16).as_ref() == Some(&expected), "parallel\n{}\n{}", random, parallel);
        let (_, read) = mlir::import(&format!("{parallel:#}"), None).unwrap();
        prop_assert!(read.renumbered() == parallel, "read back\n{}\n{}", parallel, read);
    }
}
