//! A function: an arena of ops with their types, and which of the values are its results.

use std::hash::{Hash, Hasher};

use crate::infer::infer;
use crate::{Literal, Loc, Op, Scalar, TensorType, Type, TypeError, Value};

/// A parameter of a function.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Param {
    /// Its type.
    pub ty: TensorType,
    /// What it is called in the text, if anything.
    pub name: Option<String>,
    /// Attributes, as `("tf.aliasing_output", "0 : i32")`; the second is MLIR text.
    pub attributes: Vec<(String, String)>,
}

/// A function of tensors. Equal when it says the same; where its ops came from ([`Func::loc`]) does not count.
#[derive(Clone, Debug)]
pub struct Func {
    /// Its symbol.
    pub name: String,
    /// What it returns. Set by whoever builds it; each is one tensor.
    pub results: Vec<Value>,
    /// Invariant: operands come before their op.
    ops: Vec<Op>,
    /// One per op.
    types: Vec<Type>,
    /// One per op.
    locs: Vec<Loc>,
    params: Vec<Param>,
    /// The ops of the parameters, one each.
    parameters: Vec<Value>,
    loc: Loc,
}

impl Func {
    /// An empty function.
    pub fn new(name: impl Into<String>) -> Func {
        Func {
            name: name.into(),
            results: Vec::new(),
            ops: Vec::new(),
            types: Vec::new(),
            locs: Vec::new(),
            params: Vec::new(),
            parameters: Vec::new(),
            loc: Loc::default(),
        }
    }

    /// An empty function with the name, and the parameters, of `other`: where a rewrite of `other` begins.
    /// Pushing `other`'s `Parameter` ops then gives the parameters.
    pub fn with_signature_of(other: &Func) -> Func {
        let mut func = Func::new(other.name.clone());
        for param in &other.params {
            func.parameter(param.ty.clone());
        }
        func.params.clone_from(&other.params);
        func
    }

    /// One more parameter.
    pub fn parameter(&mut self, ty: TensorType) -> Value {
        let index = self.params.len();
        let (name, attributes) = (None, Vec::new());
        let value = self.add(Op::Parameter { index }, Type::Tensor(ty.clone()));
        self.params.push(Param {
            ty,
            name,
            attributes,
        });
        self.parameters.push(value);
        value
    }

    /// What parameter `index` is called in the text.
    pub fn set_parameter_name(&mut self, index: usize, name: impl Into<String>) {
        self.params[index].name = Some(name.into());
    }

    /// Add an attribute to parameter `index`; `value` is MLIR text, such as `0 : i32`.
    pub fn add_parameter_attribute(
        &mut self,
        index: usize,
        name: impl Into<String>,
        value: impl Into<String>,
    ) {
        let attribute = (name.into(), value.into());
        self.params[index].attributes.push(attribute);
    }

    /// Removes the attributes of this name from all parameters.
    pub fn remove_parameter_attributes(&mut self, name: &str) {
        for param in &mut self.params {
            param.attributes.retain(|(known, _)| known != name);
        }
    }

    /// Where the ops pushed next come from.
    pub fn set_loc(&mut self, loc: Loc) {
        self.loc = loc;
    }

    /// Add `op`, and find out what it computes. A `Parameter` that exists is not added again.
    ///
    /// - errors: what does not fit, in words
    pub fn push(&mut self, op: Op) -> Result<Value, TypeError> {
        if let Op::Parameter { index } = op {
            return self.parameters.get(index).copied().ok_or_else(|| {
                let count = self.params.len();
                TypeError::new(&op, format!("there is no parameter {index} among {count}"))
            });
        }
        let ty = infer(self, &op)?;
        Ok(self.add(op, ty))
    }

    /// What `op` would compute here.
    ///
    /// - errors: what does not fit, in words
    pub fn type_of(&self, op: &Op) -> Result<Type, TypeError> {
        infer(self, op)
    }

    fn add(&mut self, op: Op, ty: Type) -> Value {
        let value = Value(u32::try_from(self.ops.len()).expect("fewer than 2^32 ops"));
        self.ops.push(op);
        self.types.push(ty);
        self.locs.push(self.loc);
        value
    }

    /// Takes the ops from `len` on out again, for a writer that wants a second look at them. What is left must not use them.
    ///
    /// # Panics
    /// If a parameter is among them.
    pub fn split_off(&mut self, len: usize) -> Vec<Op> {
        assert!(
            self.parameters.iter().all(|p| p.index() < len),
            "a parameter is no op to take out"
        );
        self.types.truncate(len);
        self.locs.truncate(len);
        self.ops.split_off(len)
    }

    /// The op that computes `value`.
    pub fn op(&self, value: Value) -> &Op {
        &self.ops[value.index()]
    }

    /// The type of `value`.
    pub fn ty(&self, value: Value) -> &Type {
        &self.types[value.index()]
    }

    /// The type of `value`, which is one tensor.
    ///
    /// # Panics
    /// If it is a tuple.
    pub fn tensor(&self, value: Value) -> &TensorType {
        match self.ty(value) {
            Type::Tensor(tensor) => tensor,
            Type::Tuple(_) => panic!("{value}, a {}, is a tuple", self.op(value).name()),
        }
    }

    /// The shape of `value`, which is one tensor.
    ///
    /// # Panics
    /// If it is a tuple.
    pub fn shape(&self, value: Value) -> &[usize] {
        &self.tensor(value).shape
    }

    /// Where `value` came from.
    pub fn loc(&self, value: Value) -> Loc {
        self.locs[value.index()]
    }

    /// Whether a value is nothing but zeros, none of them -0.
    pub fn is_zero(&self, value: Value) -> bool {
        match self.op(value) {
            Op::Constant(literal) => {
                let scalar = |all| Literal::scalar(literal.element(), all);
                literal.splat_value().map(scalar) == Some(scalar(Scalar::Int(0)))
            }
            Op::BroadcastInDim { operand, .. } => self.is_zero(*operand),
            _ => false, // it may be anything
        }
    }

    /// All values, operands before what uses them.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = Value> + ExactSizeIterator + use<> {
        (0..self.ops.len() as u32).map(Value)
    }

    /// The parameters, in order.
    pub fn params(&self) -> &[Param] {
        &self.params
    }

    /// The values of the parameters, in order.
    pub fn parameters(&self) -> &[Value] {
        &self.parameters
    }

    /// The types of the results.
    ///
    /// # Panics
    /// If one of them is a tuple, or not of this function.
    pub fn result_types(&self) -> Vec<TensorType> {
        let types = self.results.iter().map(|r| self.tensor(*r).clone());
        types.collect()
    }

    /// How many ops, parameters among them.
    pub fn len(&self) -> usize {
        self.ops.len()
    }

    /// Whether there is no op, not even a parameter.
    pub fn is_empty(&self) -> bool {
        self.ops.is_empty()
    }

    pub(crate) fn contains(&self, value: Value) -> bool {
        value.index() < self.ops.len()
    }
}

impl PartialEq for Func {
    fn eq(&self, other: &Func) -> bool {
        // Types follow from ops and parameters.
        (&self.name, &self.params, &self.ops, &self.results)
            == (&other.name, &other.params, &other.ops, &other.results)
    }
}

impl Eq for Func {}

impl Hash for Func {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (&self.name, &self.params, &self.ops, &self.results).hash(state);
    }
}
