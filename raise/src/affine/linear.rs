//! Sums of multiples of atoms, over the integers (without wrap-around).

use std::collections::BTreeMap;

use crate::kernel_ir::ValueId;

/// An atom of a sum.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Atom {
    /// A value of the kernel, read as signed (`i1` as 0 and 1).
    Value(ValueId),
    /// The remainder in `0..modulus`, the modulus positive.
    Mod(Box<Linear>, i128),
    /// The quotient rounded down, the divisor positive.
    FloorDiv(Box<Linear>, i128),
}

/// A constant plus multiples of atoms.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Linear {
    /// Coefficients, none of them 0.
    pub terms: BTreeMap<Atom, i128>,
    /// The constant term.
    pub constant: i128,
}

impl Linear {
    /// Returns the constant `value`.
    pub fn constant(value: i128) -> Linear {
        Linear {
            terms: BTreeMap::new(),
            constant: value,
        }
    }

    /// Returns one atom.
    pub fn atom(atom: Atom) -> Linear {
        Linear {
            terms: BTreeMap::from([(atom, 1)]),
            constant: 0,
        }
    }

    /// Returns one value of the kernel.
    pub fn value(value: ValueId) -> Linear {
        Linear::atom(Atom::Value(value))
    }

    /// Returns the value, if it is constant.
    pub fn as_constant(&self) -> Option<i128> {
        self.terms.is_empty().then_some(self.constant)
    }

    /// Returns the sum. A quotient and a remainder of the same dividend are combined.
    pub fn plus(&self, other: &Linear) -> Linear {
        self.plus_times(other, 1)
    }

    /// Returns the difference.
    pub fn minus(&self, other: &Linear) -> Linear {
        self.plus_times(other, -1)
    }

    /// Returns the sum with a constant.
    pub fn offset(&self, by: i128) -> Linear {
        Linear {
            terms: self.terms.clone(),
            constant: self.constant + by,
        }
    }

    /// Returns a multiple.
    pub fn times(&self, factor: i128) -> Linear {
        if factor == 0 {
            return Linear::default();
        }
        let terms = self
            .terms
            .iter()
            .map(|(atom, of)| (atom.clone(), of * factor))
            .collect();
        Linear {
            terms,
            constant: self.constant * factor,
        }
    }

    /// Returns the sum with a multiple of another.
    pub fn plus_times(&self, other: &Linear, factor: i128) -> Linear {
        let mut sum = self.add_terms(other, factor);
        while let Some(better) = sum.join_division() {
            sum = better;
        }
        sum
    }

    fn add_terms(&self, other: &Linear, factor: i128) -> Linear {
        let mut sum = self.clone();
        sum.constant += other.constant * factor;
        for (atom, coefficient) in &other.terms {
            let total = sum.terms.entry(atom.clone()).or_insert(0);
            *total += coefficient * factor;
            if *total == 0 {
                sum.terms.remove(atom);
            }
        }
        sum
    }

    /// Combines divisions: `x - d * (x floordiv d)` is `x mod d`, and `x mod d + d * (x floordiv
    /// d)` is `x`.
    fn join_division(&self) -> Option<Linear> {
        for (atom, coefficient) in &self.terms {
            let Atom::FloorDiv(of, divisor) = atom else {
                continue;
            };
            if coefficient % divisor != 0 {
                continue;
            }
            let times = coefficient / divisor;
            let quotient = Linear {
                terms: BTreeMap::from([(atom.clone(), *coefficient)]),
                constant: 0,
            };
            let remainder = Atom::Mod(of.clone(), *divisor);
            if self.terms.get(&remainder) == Some(&times) {
                let rest = self
                    .add_terms(&quotient, -1)
                    .add_terms(&Linear::atom(remainder), -times);
                return Some(rest.add_terms(of, times));
            }
            let whole =
                |(atom, part): (&Atom, &i128)| self.terms.get(atom) == Some(&(-times * part));
            if !of.terms.is_empty() && of.terms.iter().all(whole) {
                let rest = self.add_terms(&quotient, -1).add_terms(of, times);
                return Some(rest.add_terms(&Linear::atom(remainder), -times));
            }
        }
        None
    }

    /// Returns a sum that contains a dividend and a remainder of it with the opposite sign as a sum
    /// of quotient and remainder, whose terms are independent: `2 x - x mod 16` is `32 (x floordiv
    /// 16) + x mod 16`.
    pub(super) fn with_quotient(&self) -> Option<Linear> {
        self.terms.iter().find_map(|(atom, part)| {
            let Atom::Mod(of, modulus) = atom else {
                return None;
            };
            let (first, factor) = of.terms.iter().next()?;
            let whole = self.terms.get(first)?;
            let times = whole / factor;
            let is_whole =
                |(atom, factor): (&Atom, &i128)| self.terms.get(atom) == Some(&(times * factor));
            // Without a remainder in the result it is a mask of bits, which has a form of its own.
            let is_mask = times + part == 0;
            let is_opposite = times.signum() * part.signum() < 0;
            if is_mask || !is_opposite || !of.terms.iter().all(is_whole) {
                return None;
            }
            let quotient = Linear::atom(Atom::FloorDiv(of.clone(), *modulus));
            let without = self.add_terms(of, -times);
            let with = without.add_terms(&quotient, times * modulus);
            Some(with.add_terms(&Linear::atom(atom.clone()), times))
        })
    }

    /// Returns the greatest common divisor of the coefficients; 0 for a constant.
    pub fn content(&self) -> i128 {
        self.terms
            .values()
            .fold(0, |common, coefficient| gcd(common, *coefficient))
    }

    /// Divides coefficients and constant by a common divisor.
    pub fn divided(&self, by: i128) -> Linear {
        let terms = self
            .terms
            .iter()
            .map(|(atom, of)| (atom.clone(), of / by))
            .collect();
        Linear {
            terms,
            constant: self.constant / by,
        }
    }

    /// Reduces coefficients and the constant that are 2^bits or more in absolute value to the
    /// symmetric range modulo 2^bits.
    pub fn reduced(mut self, bits: u32) -> Linear {
        let modulus = 1i128 << bits;
        let middle = |value: i128| match value {
            value if value.abs() < modulus => value,
            value => {
                let rest = value.rem_euclid(modulus);
                if rest >= modulus / 2 {
                    rest - modulus
                } else {
                    rest
                }
            }
        };
        self.constant = middle(self.constant);
        self.terms
            .values_mut()
            .for_each(|coefficient| *coefficient = middle(*coefficient));
        self.terms.retain(|_, coefficient| *coefficient != 0);
        self
    }

    /// Calls `f` with every value in it, at any depth.
    pub fn walk_values(&self, f: &mut dyn FnMut(ValueId)) {
        for atom in self.terms.keys() {
            match atom {
                Atom::Value(value) => f(*value),
                Atom::Mod(of, _) | Atom::FloorDiv(of, _) => of.walk_values(f),
            }
        }
    }

    /// Returns whether `values` holds for every value in the sum.
    pub fn is_over(&self, values: &dyn Fn(ValueId) -> bool) -> bool {
        let mut all = true;
        self.walk_values(&mut |value| all &= values(value));
        all
    }

    /// Evaluates the sum for the given values.
    pub fn eval(&self, values: &dyn Fn(ValueId) -> i128) -> i128 {
        let atom = |atom: &Atom| match atom {
            Atom::Value(value) => values(*value),
            Atom::Mod(of, modulus) => of.eval(values).rem_euclid(*modulus),
            Atom::FloorDiv(of, divisor) => of.eval(values).div_euclid(*divisor),
        };
        self.terms
            .iter()
            .map(|(of, coefficient)| atom(of) * coefficient)
            .sum::<i128>()
            + self.constant
    }
}

/// Returns the greatest common divisor, nonnegative.
pub(super) fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a.abs() } else { gcd(b, a % b) }
}
