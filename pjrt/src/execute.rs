//! Runs compiled programs.

use super::api::{self, call};
use super::buffer::Buffer;
use super::error::{Code, Error, Result};
use super::event::Event;
use super::executable::Executable;
use super::sys;

const RUNNING: &str = "running the program";

/// The options of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExecuteOptions {
    /// Arguments that are not donated although the program declares them donated
    /// (`tf.aliasing_output`).
    pub not_donated: Vec<usize>,
    /// If not zero: an id that is the same in all processes for the same run, to detect runs in
    /// different orders.
    pub launch_id: i32,
}

/// A run that has been started.
#[derive(Debug)]
pub struct Execution {
    /// The results: one list per device, in the order of [`Executable::devices`]. They may be
    /// pending.
    pub outputs: Vec<Vec<Buffer>>,
    /// The completion event of each device.
    pub done: Vec<Event>,
}

impl Execution {
    /// Blocks until all devices are done; returns the results, or the first error.
    pub fn wait(self) -> Result<Vec<Vec<Buffer>>> {
        // Waits for all devices, also after an error, so that nothing is running when this returns.
        let results: Vec<Result<()>> = self.done.iter().map(Event::wait).collect();
        results.into_iter().collect::<Result<()>>()?;
        Ok(self.outputs)
    }

    /// Awaits completion on all devices; returns the results, or the first error.
    pub async fn ready(self) -> Result<Vec<Vec<Buffer>>> {
        let mut first = Ok(());
        for event in self.done {
            first = first.and(event.ready().await);
        }
        first.map(|()| self.outputs)
    }
}

impl Executable {
    /// Starts a run: one list of arguments per device, in the order of [`Executable::devices`].
    ///
    /// Arguments that the program declares donated are deleted, for all clones of the buffer,
    /// unless `options` excludes them; a buffer passed twice is never donated.
    ///
    /// - errors: `INVALID_ARGUMENT` for wrong counts, wrong sizes, deleted buffers; later failures
    ///   are reported by [`Execution::done`]
    pub fn execute(
        &self,
        arguments: &[Vec<&Buffer>],
        options: &ExecuteOptions,
    ) -> Result<Execution> {
        self.check(arguments)?;
        let devices = arguments.len();
        let num_args = arguments.first().map_or(0, Vec::len);

        let raw = |list: &Vec<&Buffer>| list.iter().map(|buffer| buffer.raw()).collect();
        let lists: Vec<Vec<*mut sys::PJRT_Buffer>> = arguments.iter().map(raw).collect();
        let argument_lists: Vec<*const *mut sys::PJRT_Buffer> =
            lists.iter().map(|list| list.as_ptr()).collect();

        let mut outputs = vec![vec![std::ptr::null_mut(); self.num_outputs()]; devices];
        let output_lists: Vec<*mut *mut sys::PJRT_Buffer> =
            outputs.iter_mut().map(|list| list.as_mut_ptr()).collect();
        let mut events = vec![std::ptr::null_mut(); devices];

        let kept = self.not_donated(arguments, options);
        let mut c_options: sys::PJRT_ExecuteOptions = api::new();
        c_options.launch_id = options.launch_id;
        c_options.non_donatable_input_indices = kept.as_ptr();
        c_options.num_non_donatable_input_indices = kept.len();

        #[cfg(all(target_os = "linux", target_env = "gnu"))]
        super::subnormals::clear_note();
        let mut args: sys::PJRT_LoadedExecutable_Execute_Args = api::new();
        args.executable = self.loaded();
        args.options = &mut c_options;
        args.argument_lists = argument_lists.as_ptr().cast();
        args.num_devices = devices;
        args.num_args = num_args;
        args.output_lists = output_lists.as_ptr();
        args.device_complete_events = events.as_mut_ptr();
        // SAFETY: every list lives through the call and has the given length: one list of
        // `num_args` buffers of this client, one of `num_outputs` slots, and one event per device.
        // `arguments` keeps all buffers alive.
        unsafe {
            call!(
                self.api(),
                PJRT_LoadedExecutable_Execute,
                &mut args,
                RUNNING
            )
        }?;

        let client = self.client();
        // SAFETY: the call filled all slots with buffers and events that are owned here.
        let own = |list: Vec<_>| {
            list.into_iter()
                .map(|raw| unsafe { Buffer::new(client, raw) })
                .collect()
        };
        // SAFETY: as above.
        let event = |raw| unsafe { client.event(raw, RUNNING) };
        Ok(Execution {
            outputs: outputs.into_iter().map(own).collect(),
            done: events.into_iter().map(event).collect(),
        })
    }

    /// Runs on the only device, and blocks until it is done.
    pub fn run(&self, arguments: &[&Buffer]) -> Result<Vec<Buffer>> {
        let run = self.execute(&[arguments.to_vec()], &ExecuteOptions::default())?;
        Ok(run.wait()?.remove(0))
    }

    /// Checks the types of the arguments, because the CPU plugin compares only sizes in bytes, and
    /// accepts i32 for f32.
    fn check(&self, arguments: &[Vec<&Buffer>]) -> Result<()> {
        let refuse = |message: String| Err(Error::new(Code::InvalidArgument, RUNNING, message));
        let devices = self.devices()?;
        if arguments.len() != devices.len() {
            let (runs, given) = (devices.len(), arguments.len());
            return refuse(format!(
                "the program runs on {runs} devices, but {given} lists of arguments were given"
            ));
        }
        let lengths: Vec<usize> = arguments.iter().map(Vec::len).collect();
        let wanted = match self.parameters() {
            Some(parameters) => parameters.len(),
            None => lengths[0],
        };
        if let Some(given) = lengths.iter().find(|&&length| length != wanted) {
            return refuse(format!(
                "the program takes {wanted} arguments, but {given} were given"
            ));
        }
        for (list, device) in arguments.iter().zip(&devices) {
            for (index, buffer) in list.iter().enumerate() {
                if !buffer.client().is(self.client()) {
                    return refuse(format!("argument {index} belongs to another client"));
                }
                let wanted = self.parameters().map(|parameters| &parameters[index]);
                let given = buffer.array_type()?;
                if let Some(wanted) = wanted.filter(|wanted| **wanted != given) {
                    return refuse(format!(
                        "argument {index} has to be {wanted}, but is {given}"
                    ));
                }
                let there = buffer.device()?;
                if there != *device {
                    return refuse(format!(
                        "argument {index} is on {there:?}, not on {device:?}"
                    ));
                }
            }
        }
        Ok(())
    }

    /// Returns the arguments not to donate: those that the caller keeps, and those passed twice to
    /// one device.
    fn not_donated(&self, arguments: &[Vec<&Buffer>], options: &ExecuteOptions) -> Vec<i64> {
        let mut kept: Vec<i64> = options.not_donated.iter().map(|&i| i as i64).collect();
        for list in arguments {
            for (index, buffer) in list.iter().enumerate() {
                let same = |other: &&&Buffer| other.raw() == buffer.raw();
                if list.iter().filter(same).count() > 1 {
                    kept.push(index as i64);
                }
            }
        }
        kept.sort_unstable();
        kept.dedup();
        kept
    }
}
