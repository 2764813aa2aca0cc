//! Integers as sums of multiples of values, modulo their width: a normal form of index arithmetic.

use crate::kernel_ir::{
    AffineExpr, BinaryOp, CastOp, Const, Kernel, KernelArg, Op, OpKind, Region, Ty, ValueId, wrap,
};
use std::collections::{BTreeMap, HashMap, HashSet};

/// A constant plus multiples of values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Form {
    pub terms: BTreeMap<ValueId, i128>,
    pub constant: i128,
}

impl Form {
    pub fn constant(constant: i128) -> Form {
        Form {
            terms: BTreeMap::new(),
            constant,
        }
    }

    pub fn value(value: ValueId) -> Form {
        Form {
            terms: [(value, 1)].into(),
            constant: 0,
        }
    }

    /// Returns `self + factor * other`.
    pub fn plus(mut self, other: &Form, factor: i128) -> Form {
        self.constant += factor * other.constant;
        for (value, by) in &other.terms {
            *self.terms.entry(*value).or_default() += factor * by;
        }
        self.terms.retain(|_, by| *by != 0);
        self
    }

    /// Returns the coefficient of `value`.
    pub fn slope(&self, value: ValueId) -> i128 {
        self.terms.get(&value).copied().unwrap_or(0)
    }

    /// Returns the value, if it is constant.
    pub fn as_constant(&self) -> Option<i128> {
        self.terms.is_empty().then_some(self.constant)
    }

    /// Reduces the form modulo the width of `ty`.
    pub fn wrapped(mut self, ty: Ty) -> Form {
        self.constant = wrap(self.constant, ty);
        self.terms.values_mut().for_each(|by| *by = wrap(*by, ty));
        self.terms.retain(|_, by| *by != 0);
        self
    }
}

/// The integers of a kernel that are sums of multiples of ids, loop variables, and pure functions
/// of these.
pub(crate) struct Forms {
    forms: HashMap<ValueId, Form>,
    /// Variables of counted loops.
    variables: HashSet<ValueId>,
}

impl Forms {
    pub fn of(kernel: &Kernel) -> Forms {
        let mut forms = Forms {
            forms: HashMap::new(),
            variables: HashSet::new(),
        };
        for arg in &kernel.args {
            if let KernelArg::Scalar { value, ty, .. } = arg
                && ty.is_int()
            {
                forms.forms.insert(*value, Form::value(*value));
            }
        }
        forms.region(kernel, &kernel.body);
        forms
    }

    /// Returns the form of `value`, if it has one.
    pub fn get(&self, value: ValueId) -> Option<&Form> {
        self.forms.get(&value)
    }

    fn region(&mut self, kernel: &Kernel, region: &Region) {
        for op in &region.ops {
            let variables: Vec<ValueId> = match &op.kind {
                OpKind::For { body, .. } | OpKind::AffineFor { body, .. } => {
                    self.variables.insert(body.args[0]);
                    vec![body.args[0]]
                }
                OpKind::Parallel { body, .. } => body.args.clone(),
                _ => Vec::new(),
            };
            for value in variables {
                self.forms.insert(value, Form::value(value));
            }
            if let [result] = op.results[..]
                && kernel.ty(result).is_int()
                && let Some(form) = self.op(kernel, op)
            {
                self.forms.insert(result, form.wrapped(kernel.ty(result)));
            }
            for region in op.kind.regions() {
                self.region(kernel, region);
            }
        }
    }

    fn op(&self, kernel: &Kernel, op: &Op) -> Option<Form> {
        let result = op.results[0];
        let ty = kernel.ty(result);
        let sum = match &op.kind {
            OpKind::Constant(Const::Int(value)) => Some(Form::constant(*value)),
            OpKind::Id { .. } => return Some(Form::value(result)),
            _ if ty == Ty::I1 => return None,
            OpKind::Binary(BinaryOp::AddI, a, b) => {
                Some(self.get(*a)?.clone().plus(self.get(*b)?, 1))
            }
            OpKind::Binary(BinaryOp::SubI, a, b) => {
                Some(self.get(*a)?.clone().plus(self.get(*b)?, -1))
            }
            OpKind::Binary(BinaryOp::MulI, a, b) => {
                let (a, b) = (self.get(*a)?, self.get(*b)?);
                match (a.as_constant(), b.as_constant()) {
                    (_, Some(by)) => Some(Form::default().plus(a, by)),
                    (Some(by), _) => Some(Form::default().plus(b, by)),
                    _ => None,
                }
            }
            OpKind::Binary(BinaryOp::ShlI, a, b) => {
                let by = self.get(*b)?.as_constant();
                let by = by.filter(|by| (0..ty.bits() as i128).contains(by));
                let a = self.get(*a)?;
                by.map(|by| Form::default().plus(a, 1 << by))
            }
            // Congruent modulo the result's width, which is not greater.
            OpKind::Cast(CastOp::Trunci | CastOp::IndexCast | CastOp::IndexCastUi, a)
                if kernel.ty(*a).bits() >= ty.bits() =>
            {
                Some(self.get(*a)?.clone())
            }
            OpKind::AffineApply { map, operands } => self.map(&map.results[0], operands),
            _ => None,
        };
        sum.or_else(|| {
            // A separate term, if it is the same in all iterations of every loop.
            let pure = matches!(
                op.kind,
                OpKind::Binary(..) | OpKind::Cast(..) | OpKind::AffineApply { .. }
            );
            let fixed = |value: ValueId| {
                let form = self.get(value);
                form.is_some_and(|f| f.terms.keys().all(|v| !self.variables.contains(v)))
            };
            (pure && op.kind.operands().into_iter().all(fixed)).then(|| Form::value(result))
        })
    }

    /// Returns the form of an affine expression of `operands`, if it has one.
    pub fn map(&self, expr: &AffineExpr, operands: &[ValueId]) -> Option<Form> {
        let mut form = Form::default();
        let (slopes, constant) = linear(expr, operands.len())?;
        form.constant = constant as i128;
        for (operand, slope) in operands.iter().zip(slopes) {
            if slope != 0 {
                form = form.plus(self.get(*operand)?, slope as i128);
            }
        }
        Some(form)
    }
}

/// Returns slopes and constant of an expression without division.
pub(super) fn linear(expr: &AffineExpr, dims: usize) -> Option<(Vec<i64>, i64)> {
    match expr {
        AffineExpr::Dim(n) => {
            let mut slopes = vec![0; dims];
            slopes[*n] = 1;
            Some((slopes, 0))
        }
        AffineExpr::Const(value) => Some((vec![0; dims], *value)),
        AffineExpr::Add(a, b) => {
            let ((mut slopes, a), (more, b)) = (linear(a, dims)?, linear(b, dims)?);
            for (slope, more) in slopes.iter_mut().zip(more) {
                *slope = slope.checked_add(more)?;
            }
            Some((slopes, a.checked_add(b)?))
        }
        AffineExpr::Mul(a, by) => {
            let (mut slopes, a) = linear(a, dims)?;
            for slope in &mut slopes {
                *slope = slope.checked_mul(*by)?;
            }
            Some((slopes, a.checked_mul(*by)?))
        }
        AffineExpr::Mod(..) | AffineExpr::FloorDiv(..) | AffineExpr::CeilDiv(..) => None,
    }
}
