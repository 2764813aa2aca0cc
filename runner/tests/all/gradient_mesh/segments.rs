//! Long runs in segments on meshes: checkpoints hold whole arrays.

use std::cell::Cell;
use std::path::Path;

use runner::arrays::HostArray;
use runner::compile::TensorProgram;
use runner::device::{Device, Interpreters};
use runner::fault::Result;
use runner::gradient::call::Values;
use runner::gradient::segmented::{Ended, SegmentContext, SegmentPlan, Slot};
use runner::gradient::{Primal, Request};
use runner::interrupt::Interrupt;
use runner::job::{Job, Located};
use runner::mesh::Wanted;
use runner::progress::Progress;
use stablehlo::{Func, Literal};

use super::shallow_water::text;
use super::{TARGET, interpreters, job, now, off, on, raised, shown};

/// Interpreters that request a stop after a number of calls.
struct Stopping {
    devices: Interpreters,
    left: Cell<usize>,
    interrupt: Interrupt,
}

impl Device for Stopping {
    type Buffer = Vec<Literal>;
    type Executable = Func;

    fn describe(&self) -> String {
        self.devices.describe()
    }

    fn compile(&self, text: &str) -> Result<Func> {
        self.devices.compile(text)
    }

    fn count(&self) -> usize {
        self.devices.count()
    }

    fn upload(&self, array: &HostArray) -> Result<Vec<Literal>> {
        self.devices.upload(array)
    }

    fn upload_blocks(
        &self,
        block: &mut dyn FnMut(usize) -> Result<HostArray>,
    ) -> Result<Vec<Literal>> {
        self.devices.upload_blocks(block)
    }

    async fn execute(&self, program: &Func, inputs: &[&Vec<Literal>]) -> Result<Vec<Vec<Literal>>> {
        match self.left.get() {
            0 => self.interrupt.ask(),
            left => self.left.set(left - 1),
        }
        self.devices.execute(program, inputs).await
    }

    async fn download_block(&self, buffer: &Vec<Literal>, device: usize) -> Result<HostArray> {
        self.devices.download_block(buffer, device).await
    }
}

struct Case {
    job: Job,
    raised: TensorProgram,
}

impl Case {
    fn new(steps: u64) -> Case {
        let job = job(&text(17, 14, steps));
        let raised = raised(&job);
        Case { job, raised }
    }

    fn plan(&self, wanted: Option<&Wanted>, folder: Option<&Path>) -> SegmentPlan {
        let mut request = Request::new(&self.job, "J:eta,drag").unwrap();
        request.checkpoint.segment = Some(Located::new(2, 0..0));
        request.checkpoint.folder = folder.map(Path::to_path_buf);
        let primal = Primal::new(&self.job, &self.raised, &request).unwrap();
        let plan = SegmentPlan::new(&primal.over(wanted), &[], TARGET);
        plan.unwrap_or_else(|faults| panic!("{}", shown(&faults)))
    }

    /// Runs until it is stopped after `calls` calls.
    fn run(&self, plan: &SegmentPlan, resume: bool, calls: usize) -> Ended {
        let interrupt = Interrupt::default();
        let device = Stopping {
            devices: interpreters(plan.devices()),
            left: Cell::new(calls),
            interrupt: interrupt.clone(),
        };
        let around = SegmentContext {
            interrupt: &interrupt,
            progress: &Progress::new(1, false),
            sources: &[],
            resume,
        };
        now(plan.run(&device, &self.job, &around)).unwrap_or_else(|f| panic!("{}", shown(&f)))
    }

    fn whole(&self, plan: &SegmentPlan) -> Values {
        match self.run(plan, false, usize::MAX) {
            Ended::Done { values, .. } => values,
            Ended::Interrupted { .. } => panic!("nobody stopped it"),
        }
    }
}

/// Compares derivatives by arrays bit for bit, and scalars, which are summed over devices in
/// another order, to rounding.
fn same(found: &Values, expected: &Values, what: &str) {
    let pairs = found.derivatives.iter().zip(&expected.derivatives);
    for (found, expected) in pairs {
        let allowed = if found.shape.is_empty() { 1e-5 } else { 0.0 };
        let error = off(found, expected);
        assert!(error <= allowed, "{what}: {:?} {error:e}", found.shape);
    }
    assert!(off(&found.objective, &expected.objective) <= 1e-5, "{what}");
}

#[test]
fn segments_on_a_mesh_give_what_one_device_gives() {
    let case = Case::new(7);
    let one = case.whole(&case.plan(None, None));
    for mesh in ["2x2", "3x5"] {
        let wanted = on(mesh);
        let many = case.whole(&case.plan(Some(&wanted), None));
        same(&many, &one, mesh);
    }
}

#[test]
fn arrays_lie_like_their_adjoints() {
    let case = Case::new(7);
    let wanted = on("2x4");
    let plan = case.plan(Some(&wanted), None);
    let piece = plan.longest().expect("there are steps");
    let place = |slot: &Slot| {
        let found = piece.parameters.iter().position(|known| known == slot)?;
        piece
            .parameter_on(found)
            .map(|(_, place)| place.dims.clone())
    };
    let mut pairs = 0;
    for slot in &piece.parameters {
        if let Slot::Adjoint(name) = slot
            && let (Some(value), Some(adjoint)) = (place(&Slot::Value(name.clone())), place(slot))
        {
            assert_eq!(value, adjoint, "{name}");
            pairs += 1;
        }
    }
    assert!(pairs >= 3, "{:?}", piece.parameters);
}

/// Stopped in the forward pass and in the reverse pass, each time resumed on other devices, finally
/// on one.
#[test]
fn a_run_goes_on_with_other_devices() {
    let case = Case::new(9);
    let one = case.whole(&case.plan(None, None));
    let folder = tempfile::tempdir().unwrap();
    let (small, large) = (on("2x2"), on("3x5"));
    let (mut resume, mut stops) = (false, 0);
    for wanted in [
        Some(&small),
        Some(&large),
        None,
        Some(&large),
        Some(&small),
        None,
        None,
    ] {
        let plan = case.plan(wanted, Some(folder.path()));
        match case.run(&plan, resume, 2) {
            Ended::Interrupted { .. } => (resume, stops) = (true, stops + 1),
            Ended::Done { values, .. } => {
                same(&values, &one, "gone on with");
                assert!(stops >= 2, "stopped {stops} times");
                return;
            }
        }
    }
    panic!("it never ends");
}
