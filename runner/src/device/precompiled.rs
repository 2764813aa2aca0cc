//! Executables that were compiled before: those in artifacts, those in the cache folder, and the
//! conditions for loading them.
//!
//! An executable is for one build of the plugin and one kind of device; for a CPU, also for the
//! processor's instruction set. All of these must match when it is loaded. The cache is not used
//! with several hosts.

use std::fs::File;
use std::io::Read;

use sha2::{Digest, Sha256};

use super::cache::{Cache, Entry};
use super::{Device, PluginDevice, plugin_fault};
use crate::artifact::hex;
use crate::fault::{Fault, Result};
use crate::mesh::links;
use crate::program::Ahead;
use pjrt::{CompileOptions, Executable, Plugin};

/// Shorter programs compile faster than the plugin's file can be hashed.
const LONG: usize = 1 << 16;

impl PluginDevice {
    /// Returns an executable in the form that artifacts store.
    ///
    /// - errors: a plugin that cannot serialize it; an unknown processor
    pub fn ahead(&self, program: &Executable) -> Result<Ahead> {
        let platform = self.identity().ok_or_else(|| {
            let message =
                "what this processor can do is not known, so its executables cannot be kept";
            Fault::unsupported("executable-processor", message)
                .help("leave `--executable` out: the artifact is compiled where it runs")
        })?;
        Ok(Ahead {
            topology: self.client.platform_name().map_err(plugin_fault)?,
            platform,
            bytes: program.serialize().map_err(plugin_fault)?,
        })
    }

    /// Loads an executable of an artifact, or returns the reason why it does not match.
    pub(super) fn loaded(&self, ahead: &Ahead) -> Result<Executable, String> {
        let name = self
            .client
            .platform_name()
            .map_err(|error| error.to_string())?;
        let (here, is_own) = match links::chip(&ahead.topology) {
            Some(_) if name == "tpu" => (self.client.platform_version().ok(), true),
            Some(_) => (None, false),
            None => (self.identity(), ahead.topology == name),
        };
        if !is_own {
            return Err(format!(
                "it is for `{}`, and this is {}",
                ahead.topology,
                self.describe()
            ));
        }
        if here.as_deref() != Some(ahead.platform.as_str()) {
            let here = here.unwrap_or_else(|| "nobody knows what".to_owned());
            return Err(format!(
                "it was compiled by {}, and this is {here}",
                ahead.platform
            ));
        }
        self.loads(&ahead.bytes)
    }

    /// Loads a serialized executable for these devices.
    fn loads(&self, bytes: &[u8]) -> Result<Executable, String> {
        let program = self
            .client
            .deserialize_and_load(bytes)
            .map_err(|error| error.to_string())?;
        let own = self.here.iter().map(|number| &self.devices[*number]);
        match program.devices() {
            Ok(devices) if devices.iter().eq(own) => Ok(program),
            Ok(_) | Err(_) => Err("it is for other devices".to_owned()),
        }
    }

    /// Returns the cache entry of a program.
    pub(super) fn entry(&self, text: &str, options: &CompileOptions) -> Option<Entry> {
        if text.len() < LONG || !self.is_all_here() {
            return None;
        }
        let cache = Cache::of_user()?;
        let flags = std::env::var("XLA_FLAGS").unwrap_or_default();
        let parts = [
            self.identity()?.into_bytes(),
            options.encode(),
            flags.into_bytes(),
        ];
        Some(cache.entry(parts.iter().map(Vec::as_slice).chain([text.as_bytes()])))
    }

    /// Returns the cached executable, if it exists and can be loaded.
    pub(super) fn found(&self, entry: &Entry) -> Option<Executable> {
        let bytes = entry.get()?;
        match self.loads(&bytes) {
            Ok(program) => {
                tracing::info!(bytes = bytes.len(), "loaded from the cache");
                Some(program)
            }
            Err(reason) => {
                tracing::info!(reason, "cannot load from the cache");
                None
            }
        }
    }

    /// Returns everything that must match between compilation and loading; nothing if it is not
    /// known.
    fn identity(&self) -> Option<String> {
        let name = self.client.platform_name().ok()?;
        let kind = self.devices.first()?.kind().ok()?;
        let processor = match name.as_str() {
            "cpu" => format!(" on {}", processor()?),
            _ => String::new(),
        };
        let plugin = plugin(self.client.plugin())?;
        Some(format!("plugin {plugin} for {kind}{processor}"))
    }
}

/// Returns a hash of the plugin's file.
fn plugin(plugin: &Plugin) -> Option<String> {
    let mut file = File::open(plugin.path()).ok()?;
    let (mut sum, mut part) = (Sha256::new(), vec![0; 1 << 20]);
    loop {
        match file.read(&mut part).ok()? {
            0 => return Some(short(sum)),
            count => sum.update(&part[..count]),
        }
    }
}

/// Returns the processor's name and features, if the system lists them.
fn processor() -> Option<String> {
    described(&std::fs::read_to_string("/proc/cpuinfo").ok()?)
}

fn described(text: &str) -> Option<String> {
    let said = |key: &str| {
        let mut pairs = text.lines().filter_map(|line| line.split_once(':'));
        let (_, value) = pairs.find(|(name, _)| name.trim() == key)?;
        Some(value.trim().to_owned())
    };
    let features = said("flags").or_else(|| said("Features"))?;
    let name = said("model name").unwrap_or_else(|| std::env::consts::ARCH.to_owned());
    let sum = short(Sha256::new_with_prefix(features));
    Some(format!("{name} with features {sum}"))
}

/// Returns the first bytes of a hash, which suffice where nobody forges one.
fn short(sum: Sha256) -> String {
    hex(&sum.finalize()[..8])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn processors_differ_by_name_and_by_features() {
        let x86 = "processor\t: 0\nmodel name\t: A B\nflags\t\t: fpu avx2\n\nprocessor\t: 1\nflags\t: fpu\n";
        let one = described(x86).unwrap();
        assert!(one.starts_with("A B with features "), "{one}");
        assert_ne!(described(&x86.replace("avx2", "avx")).unwrap(), one);
        assert_ne!(described(&x86.replace("A B", "A C")).unwrap(), one);
        assert_eq!(
            described(&x86.replace("processor\t: 1", "processor\t: 7")).unwrap(),
            one
        );
        assert!(described("Features\t: neon sve\n").is_some());
        assert_eq!(described("model name\t: A B\n"), None);
        assert_eq!(described(""), None);
    }
}
