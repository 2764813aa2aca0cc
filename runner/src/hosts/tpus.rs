//! The TPUs of Google Cloud: the topologies of each kind, the chips of a host, and the names in GKE
//! and in the Cloud TPU service.
//!
//! Sources, pages of docs.cloud.google.com: "Plan TPUs in GKE"
//! (kubernetes-engine/docs/concepts/plan-tpus) for labels, topologies and chips of a node; "TPU
//! v4", "v5e", "v5p", "v6e" and "TPU7x" (tpu/docs/v4 …) for the chips of a host, the size of a pod
//! and the TensorCores that accelerator types count; "TPU software versions" (tpu/docs/runtimes)
//! for runtime versions, and for the fact that the Cloud TPU service has no TPU7x.

use super::scripts::refused;
use crate::fault::Result;
use crate::mesh::Mesh;

/// One kind of TPU.
#[derive(Debug, PartialEq)]
pub struct Tpu {
    /// The name in `--accelerator`.
    pub name: &'static str,
    /// The value of `cloud.google.com/gke-tpu-accelerator`.
    pub label: &'static str,
    /// The number of devices that programs see per chip.
    pub devices: usize,
    torus: Torus,
    /// Its names in the Cloud TPU service, if the service has it.
    pub vm: Option<Vm>,
}

/// One kind of TPU in the Cloud TPU service.
#[derive(Debug, PartialEq)]
pub struct Vm {
    /// The value of `--type`, and the prefix of accelerator types: `v5litepod` of `v5litepod-16`.
    pub kind: &'static str,
    /// The number of TensorCores per chip, which accelerator types count.
    cores: usize,
    /// The runtime version of its hosts.
    pub runtime: &'static str,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Torus {
    /// The topologies of [`FLAT`].
    Flat,
    /// The topologies of [`SMALL`], and cuboids of 4x4x4 chips.
    Cuboid {
        /// The number of chips of a pod.
        most: usize,
        /// Whether hosts with a single chip exist.
        has_single: bool,
    },
}

#[rustfmt::skip] // tables stay aligned
const TPUS: &[Tpu] = &[
    Tpu { name: "v4",    label: "tpu-v4-podslice",      devices: 1, torus: Torus::Cuboid { most: 4096, has_single: false }, vm: Some(Vm { kind: "v4",        cores: 2, runtime: "tpu-ubuntu2204-base" }) },
    Tpu { name: "v5e",   label: "tpu-v5-lite-podslice", devices: 1, torus: Torus::Flat,                                     vm: Some(Vm { kind: "v5litepod", cores: 1, runtime: "v2-alpha-tpuv5-lite" }) },
    Tpu { name: "v5p",   label: "tpu-v5p-slice",        devices: 1, torus: Torus::Cuboid { most: 8960, has_single: false }, vm: Some(Vm { kind: "v5p",       cores: 2, runtime: "v2-alpha-tpuv5" }) },
    Tpu { name: "v6e",   label: "tpu-v6e-slice",        devices: 1, torus: Torus::Flat,                                     vm: Some(Vm { kind: "v6e",       cores: 1, runtime: "v2-alpha-tpuv6e" }) },
    Tpu { name: "tpu7x", label: "tpu7x",                devices: 2, torus: Torus::Cuboid { most: 9216, has_single: true },  vm: None },
];

/// The chips in each dimension, and the possible numbers of chips per host, the usual one first.
type Row = ([usize; 3], &'static [usize]);

#[rustfmt::skip] // tables stay aligned
const FLAT: &[Row] = &[
    ([1, 1, 0],   &[1]),
    ([2, 2, 0],   &[4]),
    ([2, 4, 0],   &[8, 4]),
    ([4, 4, 0],   &[4]),
    ([4, 8, 0],   &[4]),
    ([8, 8, 0],   &[4]),
    ([8, 16, 0],  &[4]),
    ([16, 16, 0], &[4]),
];

const SMALL: &[[usize; 3]] = &[[2, 2, 1], [2, 2, 2], [2, 2, 4], [2, 4, 4]];
const SINGLE: [usize; 3] = [1, 1, 1];
/// The side of the cubes of chips that larger topologies consist of.
const CUBE: usize = 4;

/// Connected chips, and their hosts.
#[derive(Debug, PartialEq)]
pub struct Slice {
    /// Their kind.
    pub tpu: &'static Tpu,
    /// The chips in each dimension: `8x8x8`.
    pub topology: String,
    /// The number of hosts.
    pub hosts: usize,
    /// The number of chips of each host.
    pub chips_per_host: usize,
}

/// The requested slice.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// The accelerator: `v6e`, `tpu-v6e-slice` or `v6e-16`.
    pub accelerator: &'a str,
    /// The topology: `4x4`.
    pub topology: Option<&'a str>,
    /// The devices of the program.
    pub mesh: &'a Mesh,
    /// The number of devices of each host.
    pub per_host: Option<usize>,
}

/// Returns all names of kinds and of labels.
pub fn known() -> String {
    let names = TPUS.iter().map(|tpu| match tpu.name == tpu.label {
        true => tpu.name.to_owned(),
        false => format!("{} ({})", tpu.name, tpu.label),
    });
    names.collect::<Vec<_>>().join(", ")
}

/// Returns the kind of this name, label or accelerator type, and the number of chips of an
/// accelerator type.
pub fn find(accelerator: &str) -> Option<(&'static Tpu, Option<usize>)> {
    let of = |tpu: &&Tpu| tpu.name == accelerator || tpu.label == accelerator;
    if let Some(tpu) = TPUS.iter().find(of) {
        return Some((tpu, None));
    }
    let (kind, cores) = accelerator.rsplit_once('-')?;
    let cores: usize = cores.parse().ok()?;
    let of = |tpu: &&Tpu| tpu.vm.as_ref().is_some_and(|vm| vm.kind == kind);
    let tpu = TPUS.iter().find(of)?;
    let per_chip = tpu.vm.as_ref().map_or(1, |vm| vm.cores);
    (cores.is_multiple_of(per_chip)).then_some((tpu, Some(cores / per_chip)))
}

/// Returns the kind that the Cloud TPU service has under this name, label or accelerator type.
///
/// - errors: an unknown kind; the error lists those that the service has
pub fn find_vm(accelerator: &str) -> Result<(&'static Tpu, &'static Vm)> {
    let has = |tpu: &'static Tpu| tpu.vm.as_ref().map(|vm| (tpu, vm));
    let rows = TPUS.iter().filter_map(has).map(|(tpu, vm)| {
        format!(
            "{} ({}-{}, …; runtime {})",
            tpu.name,
            vm.kind,
            4 * vm.cores,
            vm.runtime
        )
    });
    let help = format!("it has {}", rows.collect::<Vec<_>>().join(", "));
    match find(accelerator) {
        Some((tpu, _)) => match &tpu.vm {
            Some(vm) => Ok((tpu, vm)),
            None => {
                let message = format!("the Cloud TPU service does not have {}: GKE has", tpu.name);
                Err(refused(message, format!("`job gke`; {help}")))
            }
        },
        None => {
            let message =
                format!("the Cloud TPU service has no accelerator type or kind `{accelerator}`");
            Err(refused(message, help))
        }
    }
}

/// Returns the requested slice.
///
/// - errors: a topology that the kind does not have; a number of devices that differs from the
///   mesh's; hosts with another number of devices than requested
pub fn slice(tpu: &'static Tpu, asked: &Asked<'_>) -> Result<Slice> {
    let devices = asked.mesh.devices();
    let said = find(asked.accelerator).and_then(|(_, chips)| chips);
    let (name, per_chip) = (tpu.name, tpu.devices);
    let wanted = match said {
        Some(chips) => Some(chips),
        None => (devices.is_multiple_of(per_chip)).then_some(devices / per_chip),
    };
    let of_size = wanted.map_or_else(Vec::new, |chips| tpu.of_size(chips));
    let sides = match (asked.topology, of_size.as_slice()) {
        (Some(text), _) => tpu.topology(text)?,
        (None, [one]) => *one,
        (None, []) => {
            let message = format!("no topology of {name} has the {devices} devices of the mesh");
            return Err(refused(message, tpu.rule()));
        }
        (None, several) => {
            let several: Vec<String> = several.iter().map(|sides| text(*sides)).collect();
            let message = format!(
                "several topologies of {name} have {devices} devices: {}",
                several.join(", ")
            );
            return Err(refused(message, "`--topology` says which"));
        }
    };
    let (topology, chips) = (text(sides), chips(sides));
    if let Some(said) = said.filter(|said| *said != chips) {
        let message = format!(
            "`{}` has {said} chips, but {topology} has {chips}",
            asked.accelerator
        );
        return Err(refused(message, format!("`--accelerator {name}`")));
    }
    if chips * per_chip != devices {
        let each = match per_chip {
            1 => "one device".to_owned(),
            several => format!("{several} devices"),
        };
        let message = format!(
            "the mesh {} has {devices} devices, but {name} in {topology} has {}: {chips} chips with {each} each",
            asked.mesh,
            chips * per_chip
        );
        let fitting = devices.is_multiple_of(per_chip);
        let fitting = fitting.then(|| tpu.of_size(devices / per_chip));
        let help = match fitting.as_deref().unwrap_or_default() {
            [] => format!("a mesh of {} devices; {}", chips * per_chip, tpu.rule()),
            [one, ..] => format!(
                "`--topology {}`, or a mesh of {} devices",
                text(*one),
                chips * per_chip
            ),
        };
        return Err(refused(message, help));
    }
    let choices = chips_per_host(sides);
    let chips_per_host = match asked.per_host {
        None => choices[0],
        Some(asked) => *choices
            .iter()
            .find(|chips| *chips * per_chip == asked)
            .ok_or_else(|| wrong_host(tpu, &topology, choices, asked))?,
    };
    Ok(Slice {
        tpu,
        topology,
        hosts: chips / chips_per_host,
        chips_per_host,
    })
}

fn wrong_host(tpu: &Tpu, topology: &str, choices: &[usize], asked: usize) -> crate::fault::Faults {
    let said: Vec<String> = choices
        .iter()
        .map(|chips| match tpu.devices {
            1 => chips.to_string(),
            devices => format!("{} ({chips} chips with {devices} each)", chips * devices),
        })
        .collect();
    let said = said.join(" or ");
    let message = format!(
        "hosts of {} in {topology} have {said} devices, not {asked}",
        tpu.name
    );
    refused(message, "leave `--per-host` out")
}

impl Tpu {
    /// Parses a topology.
    ///
    /// - errors: a topology that this kind does not have; the error states the rule
    fn topology(&self, given: &str) -> Result<[usize; 3]> {
        let parts: Option<Vec<usize>> = given.split('x').map(|part| part.parse().ok()).collect();
        let sides = match parts.as_deref() {
            Some([a, b]) => Some([*a, *b, 0]),
            Some([a, b, c]) if *c > 0 => Some([*a, *b, *c]),
            _ => None,
        };
        let found = sides.filter(|sides| self.has(*sides));
        found.ok_or_else(|| {
            let message = format!("{} has no topology `{given}`", self.name);
            refused(message, self.rule())
        })
    }

    fn has(&self, sides: [usize; 3]) -> bool {
        match self.torus {
            Torus::Flat => FLAT.iter().any(|(row, _)| *row == sides),
            Torus::Cuboid { most, has_single } => {
                let is_cuboid = sides.iter().all(|side| *side > 0 && side % CUBE == 0);
                let is_cuboid = is_cuboid && sides.is_sorted() && chips(sides) <= most;
                is_cuboid || SMALL.contains(&sides) || has_single && sides == SINGLE
            }
        }
    }

    /// Returns the topologies with `wanted` chips, the most compact one first.
    fn of_size(&self, wanted: usize) -> Vec<[usize; 3]> {
        let cubes = wanted / CUBE.pow(3);
        let first = (1..=cubes).take_while(move |a| a.pow(3) <= cubes);
        let cuboids = first.flat_map(|a| {
            let second = (a..=cubes).take_while(move |b| a * b * b <= cubes);
            second.map(move |b| [a, b, cubes / (a * b)].map(|side| side * CUBE))
        });
        let flat = FLAT.iter().map(|(sides, _)| *sides);
        let mut found: Vec<[usize; 3]> = flat
            .chain([SINGLE])
            .chain(SMALL.iter().copied())
            .chain(cuboids)
            .filter(|sides| chips(*sides) == wanted && self.has(*sides))
            .collect();
        found.sort_by_key(|sides| sides.iter().max().copied());
        found
    }

    /// Describes the topologies that it has.
    fn rule(&self) -> String {
        match self.torus {
            Torus::Flat => {
                let all: Vec<String> = FLAT.iter().map(|(sides, _)| text(*sides)).collect();
                format!("{} has the topologies {}", self.name, all.join(", "))
            }
            Torus::Cuboid { most, has_single } => {
                let single = has_single.then_some(SINGLE);
                let small = single.into_iter().chain(SMALL.iter().copied());
                let small: Vec<String> = small.map(text).collect();
                format!(
                    "{} has the topologies {}, and AxBxC with A ≤ B ≤ C, all multiples of {CUBE}, of at most {most} chips",
                    self.name,
                    small.join(", ")
                )
            }
        }
    }
}

/// Returns the possible numbers of chips per host of a topology, the usual one first.
fn chips_per_host(sides: [usize; 3]) -> &'static [usize] {
    let flat = FLAT.iter().find(|(row, _)| *row == sides);
    flat.map_or(if sides == SINGLE { &[1] } else { &[4] }, |(_, hosts)| {
        hosts
    })
}

fn chips(sides: [usize; 3]) -> usize {
    sides.iter().filter(|side| **side > 0).product()
}

fn text(sides: [usize; 3]) -> String {
    let sides = sides.iter().filter(|side| **side > 0);
    sides.map(usize::to_string).collect::<Vec<_>>().join("x")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mesh::links;

    fn ask(accelerator: &str, topology: Option<&str>, mesh: &str) -> Result<Slice> {
        let mesh = Mesh::parse(mesh).unwrap();
        let asked = Asked {
            accelerator,
            topology,
            mesh: &mesh,
            per_host: None,
        };
        slice(find(accelerator).unwrap().0, &asked)
    }

    #[test]
    fn forecasts_count_the_same_devices() {
        for tpu in TPUS {
            if let Some(chip) = links::chip(tpu.name) {
                assert_eq!(chip.devices, tpu.devices, "{}", tpu.name);
            }
        }
    }

    #[test]
    fn slices_have_the_hosts_that_the_service_gives_them() {
        #[rustfmt::skip]
        let rows = [
            ("tpu7x",         Some("8x8x8"), "8x128", "8x8x8", 128, 4),
            ("tpu7x",         None,          "2",     "1x1x1", 1,   1),
            ("tpu7x",         None,          "8",     "2x2x1", 1,   4),
            ("v6e",           None,          "16x16", "16x16", 64,  4),
            ("v6e",           None,          "8",     "2x4",   1,   8),
            ("tpu-v6e-slice", None,          "1",     "1x1",   1,   1),
            ("v5e",           None,          "16",    "4x4",   4,   4),
            ("v5litepod-16",  None,          "16",    "4x4",   4,   4),
            ("v5p-32",        None,          "16",    "2x2x4", 4,   4),
            ("v4",            None,          "64",    "4x4x4", 16,  4),
            ("v5p",           Some("4x4x8"), "128",   "4x4x8", 32,  4),
        ];
        for (accelerator, topology, mesh, expected, hosts, chips) in rows {
            let found = ask(accelerator, topology, mesh);
            let found = found.unwrap_or_else(|faults| panic!("{accelerator}: {faults:?}"));
            let found = (found.topology.as_str(), found.hosts, found.chips_per_host);
            assert_eq!(found, (expected, hosts, chips), "{accelerator} {mesh}");
        }
    }

    #[test]
    fn contradictions_are_refused_with_the_numbers() {
        #[rustfmt::skip]
        let rows = [
            ("tpu7x",  Some("4x4x4"),   "8x128", "the mesh a=8,b=128 has 1024 devices, but tpu7x in 4x4x4 has 128: 64 chips with 2 devices each"),
            ("tpu7x",  Some("4x4x4"),   "8x128", "`--topology 8x8x8`, or a mesh of 128 devices"),
            ("v6e",    Some("8x8x8"),   "512",   "v6e has no topology `8x8x8`"),
            ("v6e",    None,            "512",   "no topology of v6e has the 512 devices"),
            ("v5p",    Some("8x4x4"),   "128",   "A ≤ B ≤ C"),
            ("v5p",    Some("32x32x32"),"32768", "at most 8960 chips"),
            ("v4",     Some("2x2"),     "4",     "v4 has no topology `2x2`"),
            ("v5p",    None,            "512",   "several topologies of v5p have 512 devices: 8x8x8, 4x8x16, 4x4x32"),
            ("tpu7x",  None,            "3",     "no topology of tpu7x has the 3 devices"),
            ("v6e-16", Some("4x8"),     "32",    "`v6e-16` has 16 chips, but 4x8 has 32"),
            ("v6e-16", None,            "32",    "has 32 devices, but v6e in 4x4 has 16"),
        ];
        for (accelerator, topology, mesh, reason) in rows {
            let faults = ask(accelerator, topology, mesh).unwrap_err();
            let said = crate::report::render(&faults, false, 400);
            assert!(said.contains(reason), "{reason}: {said}");
        }
    }

    #[test]
    fn hosts_of_eight_chips_may_be_two() {
        let mesh = Mesh::parse("8").unwrap();
        let with = |per_host| {
            let asked = Asked {
                accelerator: "v6e",
                topology: Some("2x4"),
                mesh: &mesh,
                per_host: Some(per_host),
            };
            slice(find("v6e").unwrap().0, &asked)
        };
        assert_eq!(with(8).unwrap().hosts, 1);
        assert_eq!(with(4).unwrap().hosts, 2);
        let said = crate::report::render(&with(2).unwrap_err(), false, 400);
        assert!(said.contains("have 8 or 4 devices, not 2"), "{said}");
    }

    #[test]
    fn the_service_names_what_it_has() {
        assert_eq!(find_vm("v6e-16").unwrap().1.runtime, "v2-alpha-tpuv6e");
        let said = |name| crate::report::render(&find_vm(name).unwrap_err(), false, 400);
        assert!(said("tpu7x").contains("`job gke`"), "{}", said("tpu7x"));
        assert!(said("v9").contains("v5litepod-4, …; runtime v2-alpha-tpuv5-lite"));
    }
}
