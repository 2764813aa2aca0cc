//! Functions: an arena of ops with their types, and the values that are the results.

use std::hash::{Hash, Hasher};

use crate::infer::infer;
use crate::{Literal, Loc, Op, Scalar, TensorType, Type, TypeError, Value};

/// A parameter of a function.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Param {
    /// Its type.
    pub ty: TensorType,
    /// Its name in the text, if any.
    pub name: Option<String>,
    /// Attributes, as `("tf.aliasing_output", "0 : i32")`; the second string is MLIR text.
    pub attributes: Vec<(String, String)>,
}

/// A function of tensors. Equality ignores the locations of its ops ([`Func::loc`]).
#[derive(Clone, Debug)]
pub struct Func {
    /// Its symbol name.
    pub name: String,
    /// The returned values, each one tensor. Set by the builder.
    pub results: Vec<Value>,
    /// The ops. Invariant: operands precede their op.
    ops: Vec<Op>,
    /// The type of each op.
    types: Vec<Type>,
    /// The location of each op.
    locs: Vec<Loc>,
    params: Vec<Param>,
    /// The `Parameter` op of each parameter.
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

    /// An empty function with the name and parameters of `other`: the start of a rewrite of
    /// `other`. Pushing `other`'s `Parameter` ops returns the parameters.
    pub fn with_signature_of(other: &Func) -> Func {
        let mut func = Func::new(other.name.clone());
        for param in &other.params {
            func.parameter(param.ty.clone());
        }
        func.params.clone_from(&other.params);
        func
    }

    /// Adds a parameter.
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

    /// Sets the name of parameter `index` in the text.
    pub fn set_parameter_name(&mut self, index: usize, name: impl Into<String>) {
        self.params[index].name = Some(name.into());
    }

    /// Adds an attribute to parameter `index`; `value` is MLIR text, such as `0 : i32`.
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

    /// Sets the location of the ops pushed from here on.
    pub fn set_loc(&mut self, loc: Loc) {
        self.loc = loc;
    }

    /// Appends `op` and infers its type. An existing `Parameter` is returned rather than added
    /// again.
    ///
    /// - errors: the reason why `op` is not well typed
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

    /// Infers the type of `op` in this function.
    ///
    /// - errors: the reason why `op` is not well typed
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

    /// Removes and returns the ops from index `len` on. No remaining op may use them.
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

    /// Returns the location of `value`.
    pub fn loc(&self, value: Value) -> Loc {
        self.locs[value.index()]
    }

    /// Returns whether a value is known to be all zeros, none of them -0.
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

    /// All values; operands precede their uses.
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

    /// The number of ops, parameters included.
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
