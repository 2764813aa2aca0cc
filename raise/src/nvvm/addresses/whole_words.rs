//! Loads and stores of a word's halves together, as loads and stores of the word.
//!
//! nvcc reads a `float2` by `ld.v2.u32` and changes it by a compare-and-swap of 64 bits. An atomic
//! accesses one element, so that an array with elements of 32 bits cannot have it. A vector access
//! is aligned to its size and covers whole words; with it as an access of words, the narrowest
//! access of the array is the atomic.

use llvm::{Builder, ModuleRef, Opcode, Type, Value};

use super::arrays::Array;
use super::origin::{Origins, accessed};
use super::units::{accessed_type, first_of_name};
use crate::nvvm::threads;

/// Rewrites vector accesses of narrower scalars to each array that an atomic accesses by words, if
/// all its accesses cover whole words.
pub fn join(unit: ModuleRef, function: Value, arrays: &[Array], origins: &Origins) {
    let builder = Builder::new(unit);
    let mut accesses: Vec<Vec<Value>> = arrays.iter().map(|_| Vec::new()).collect();
    for value in function.instructions() {
        if let Some(number) = accessed(value).and_then(|address| origins.array(address)) {
            accesses[first_of_name(arrays, number)].push(value);
        }
    }
    for accesses in &accesses {
        let atomics = accesses
            .iter()
            .filter(|access| threads::is_atomic(**access));
        let words = atomics.map(|access| unit.size_of(accessed_type(*access)));
        let Some(word) = words.min() else { continue };
        let covers = |access: &Value| unit.size_of(accessed_type(*access)).is_multiple_of(word);
        if !accesses.iter().all(covers) {
            continue;
        }
        let is_narrow = |access: &&Value| {
            let vector = accessed_type(**access).vector();
            vector.is_some_and(|(scalar, _)| unit.size_of(scalar) < word)
        };
        for access in accesses.iter().filter(is_narrow) {
            whole(unit, &builder, *access, word);
        }
    }
}

/// Replaces the access of a vector by one of words of `word` bytes.
fn whole(unit: ModuleRef, builder: &Builder, access: Value, word: u64) {
    let ty = accessed_type(access);
    let (scalar, lanes) = ty.vector().expect("a vector");
    let vector = Split {
        unit,
        builder: builder.before(access),
        scalar,
        bits: unit.int(8 * unit.size_of(scalar) as u32),
        word: unit.int(8 * word as u32),
        lanes,
    };
    let address = accessed(access).expect("an access has an address");
    let new = match access.is(Opcode::LLVMStore) {
        true => builder.store(vector.joined(access.operand(0)), address),
        false => {
            let words = builder.load(vector.type_of_words(), address);
            access.replace_uses(vector.parted(words, ty));
            words
        }
    };
    if access.is_volatile() || access.is_ordered() {
        new.make_volatile();
    }
    access.erase();
}

/// A vector of `lanes` scalars, and the words that they make up.
struct Split<'a> {
    unit: ModuleRef,
    builder: &'a Builder,
    scalar: Type,
    /// The integer as wide as the scalar.
    bits: Type,
    word: Type,
    lanes: u32,
}

impl Split<'_> {
    fn lanes_of_word(&self) -> u32 {
        self.word.bits() / self.bits.bits()
    }

    fn words(&self) -> u32 {
        self.lanes / self.lanes_of_word()
    }

    /// Returns the type of all words: an integer, or a vector of several.
    fn type_of_words(&self) -> Type {
        match self.words() {
            1 => self.word,
            count => self.word.vector_of(count),
        }
    }

    /// Returns lane `index` of a vector; a single word is its own lane.
    fn lane(&self, value: Value, index: u32) -> Value {
        match value.ty().vector() {
            Some(_) => self.builder.extract(value, self.number(index)),
            None => value,
        }
    }

    fn number(&self, index: u32) -> Value {
        self.unit.int(32).int(index.into())
    }

    /// Returns the vector that `words` hold; the first lane is in the lowest bits.
    fn parted(&self, words: Value, ty: Type) -> Value {
        let (builder, each) = (self.builder, self.lanes_of_word());
        let mut vector = ty.poison();
        for lane in 0..self.lanes {
            let shift = self.word.int((lane % each * self.bits.bits()).into());
            let word = self.lane(words, lane / each);
            let part = builder.binary(Opcode::LLVMLShr, word, shift);
            let part = builder.cast(Opcode::LLVMTrunc, part, self.bits);
            vector = builder.insert(
                vector,
                builder.bitcast(part, self.scalar),
                self.number(lane),
            );
        }
        vector
    }

    /// Returns the words that hold `vector`.
    fn joined(&self, vector: Value) -> Value {
        let (builder, each) = (self.builder, self.lanes_of_word());
        let mut words = self.type_of_words().poison();
        for word in 0..self.words() {
            let mut whole = self.word.zero();
            for at in 0..each {
                let part = self.lane(vector, word * each + at);
                let part = builder.bitcast(part, self.bits);
                let part = builder.cast(Opcode::LLVMZExt, part, self.word);
                let shift = self.word.int((at * self.bits.bits()).into());
                let part = builder.binary(Opcode::LLVMShl, part, shift);
                whole = builder.binary(Opcode::LLVMOr, whole, part);
            }
            words = match self.words() {
                1 => whole,
                _ => builder.insert(words, whole, self.number(word)),
            };
        }
        words
    }
}
