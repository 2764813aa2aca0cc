//! The [`Raiser`] of this binary.

use crate::raiser::Raiser;

/// Returns a new raiser: the `raise` crate's, or one that reports that this build has none.
pub fn raiser() -> Box<dyn Raiser> {
    #[cfg(feature = "raise")]
    return Box::new(present::Present::default());
    #[cfg(not(feature = "raise"))]
    return Box::new(absent::Absent);
}

/// Native code that programs call, where kernels were not raised.
#[cfg(feature = "raise")]
pub mod native_calls;

/// The same in binaries without LLVM, whose programs call none.
#[cfg(not(feature = "raise"))]
pub mod native_calls {
    use crate::fault::{Faults, Origin, Result};

    /// Does nothing: without the `raise` feature, there is no native code that programs of a plugin
    /// could call.
    pub fn provide(_: &pjrt::Plugin) -> Result<()> {
        Ok(())
    }

    /// Faults of a run.
    pub fn explained(faults: Faults, _: &[Origin]) -> Faults {
        faults
    }
}

#[cfg(feature = "raise")]
mod present;

#[cfg(feature = "raise")]
pub mod shapes;

#[cfg(feature = "raise")]
pub use present::{checks, faults, races, raise_launch};

#[cfg(not(feature = "raise"))]
mod absent {
    use std::path::Path;

    use crate::bind::{BoundJob, BoundLaunch};
    use crate::compile::TensorProgram;
    use crate::fault::{Fault, Faults, Result};
    use crate::job::Job;
    use crate::raiser::{Accesses, Fallback, Raiser, Source, Stage};

    /// In binaries without LLVM.
    pub struct Absent;

    fn no_llvm() -> Faults {
        let fault = Fault::unsupported(
            "no-llvm",
            "this binary was built without LLVM, so it runs artifacts only",
        );
        fault.help("where LLVM is: `reactant-rs compile JOB -o FILE.rxa`; then here: `reactant-rs run FILE.rxa`").into()
    }

    impl Raiser for Absent {
        fn read(&mut self, _: &Path, _: &[String]) -> Result<Source> {
            Err(no_llvm())
        }

        fn tensors(&self, _: &Job, _: &BoundJob, _: Fallback) -> Result<TensorProgram> {
            Err(no_llvm())
        }

        fn emit(&self, _: &Job, _: &BoundLaunch, _: &[Stage]) -> Result<Vec<String>> {
            Err(no_llvm())
        }

        fn interpret(&self, _: &Job, _: &BoundJob, _: &mut [Vec<u8>], _: u64) -> Result<()> {
            Err(no_llvm())
        }

        fn run_natively(
            &self,
            _: &Job,
            _: &BoundJob,
            _: &mut [Vec<u8>],
            _: u64,
            _: Accesses,
            _: &mut dyn FnMut(&mut [Vec<u8>]),
        ) -> Result<()> {
            Err(no_llvm())
        }
    }
}
