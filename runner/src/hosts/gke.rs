//! Writes manifests for Kubernetes on Google Cloud: a JobSet with a pod for each host, and one for
//! etcd if there are several hosts.
//!
//! The pods run in the folder where a bucket or a volume is mounted, which holds the artifact and
//! receives results and restarts. After a failure JobSet creates all pods again, and the run
//! resumes from its last restart; failures caused by the input are not retried.
//!
//! Sources: the API reference of JobSet v1alpha2 (jobset.sigs.k8s.io); the API reference of
//! Kubernetes (`Job`, `PodSpec`); pages of docs.cloud.google.com/kubernetes-engine/docs on TPUs,
//! GPUs, spot VMs, reservations and the Cloud Storage FUSE CSI driver, for labels and annotations.

use std::collections::BTreeMap;
use std::path::{Component, Path};

use super::kubernetes::{check_name, is_label_key, is_label_value, is_quantity};
use super::scripts::{PORT, Task, refused, word};
use super::site::Gke;
use super::tpus::{Asked, Slice};
use super::yaml::{Yaml, list, map};
use super::{gpus, tpus};
use crate::fault::Result;

/// The input of the manifest.
#[derive(Clone, Debug)]
pub struct GkeJob<'a> {
    /// The settings of the cluster.
    pub site: &'a Gke,
    /// The program to run.
    pub task: &'a Task<'a>,
    /// The nodes to run it on.
    pub nodes: &'a Nodes,
}

/// The nodes of the job.
#[derive(Debug, PartialEq)]
pub enum Nodes {
    /// The nodes of a TPU slice.
    Tpus(Slice),
    /// Nodes with GPUs.
    Gpus {
        /// The label of the GPU.
        label: &'static str,
        /// The number of nodes.
        hosts: usize,
        /// The number of GPUs of each node.
        per_host: usize,
    },
}

/// The default mount point of the bucket or the claim.
const MOUNT: &str = "/data";
/// The default number of restarts of the job.
const MAX_RESTARTS: u32 = 3;
/// The seconds that hosts wait for each other while nodes are created and images are pulled.
const PATIENCE: &str = "900";
/// The seconds that a run has to store its state when it is asked to end.
const GRACE: u64 = 120;
/// The exit codes after which a retry would fail in the same way; see `reactant-rs --help`.
const FINAL_CODES: [u64; 5] = [1, 2, 3, 5, 101];
/// The mount options for a bucket: folders can be renamed (a restart is renamed when it is
/// complete), and every host sees at once what another one wrote.
const MOUNT_OPTIONS: &str = "implicit-dirs,rename-dir-limit=1000000,metadata-cache:ttl-secs:0";

impl Nodes {
    /// Returns the nodes for an accelerator of GKE.
    ///
    /// - errors: an unknown accelerator; those of [`tpus::slice`]; GPUs that do not fill their
    ///   nodes
    pub fn of(asked: &Asked<'_>) -> Result<Nodes> {
        if let Some((tpu, _)) = tpus::find(asked.accelerator) {
            return tpus::slice(tpu, asked).map(Nodes::Tpus);
        }
        let Some(gpu) = gpus::find(asked.accelerator) else {
            let message = format!("GKE has no accelerator `{}`", asked.accelerator);
            let help = format!("TPUs: {}; GPUs: {}", tpus::known(), gpus::known());
            return Err(refused(message, help));
        };
        if let Some(topology) = asked.topology {
            let message = format!("`--topology {topology}` is for TPUs, not for {}", gpu.label);
            return Err(refused(message, "leave it out"));
        }
        let devices = asked.mesh.devices();
        let per_host = asked.per_host.unwrap_or(devices.min(gpu.most));
        if per_host > gpu.most {
            let message = format!(
                "a node has at most {} {}, not {per_host}",
                gpu.most, gpu.label
            );
            return Err(refused(message, format!("`--per-host {}`", gpu.most)));
        }
        if !devices.is_multiple_of(per_host) {
            let message = format!(
                "the mesh {} has {devices} devices, no whole number of nodes with {per_host} {} each",
                asked.mesh, gpu.label
            );
            return Err(refused(message, "another `--per-host`, or another mesh"));
        }
        Ok(Nodes::Gpus {
            label: gpu.label,
            hosts: devices / per_host,
            per_host,
        })
    }

    /// Returns the target that runs the program.
    pub fn target(&self) -> &'static str {
        match self {
            Nodes::Tpus(_) => "tpu",
            Nodes::Gpus { .. } => "cuda",
        }
    }

    fn hosts(&self) -> usize {
        match self {
            Nodes::Tpus(slice) => slice.hosts,
            Nodes::Gpus { hosts, .. } => *hosts,
        }
    }

    /// Returns the resource that a container requests, and its amount.
    fn resource(&self) -> (&'static str, usize) {
        match self {
            Nodes::Tpus(slice) => ("google.com/tpu", slice.chips_per_host),
            Nodes::Gpus { per_host, .. } => ("nvidia.com/gpu", *per_host),
        }
    }

    fn labels(&self) -> Vec<(&'static str, &str)> {
        match self {
            Nodes::Tpus(slice) => vec![
                ("cloud.google.com/gke-tpu-accelerator", slice.tpu.label),
                ("cloud.google.com/gke-tpu-topology", &slice.topology),
            ],
            Nodes::Gpus { label, .. } => vec![("cloud.google.com/gke-accelerator", label)],
        }
    }
}

/// The storage for the files of the run.
enum Storage<'a> {
    Bucket(&'a str),
    Claim(&'a str),
}

impl GkeJob<'_> {
    /// Returns the manifest.
    ///
    /// - errors: missing settings for the storage or the image; names that are not valid in
    ///   Kubernetes; result folders that are lost with the pod
    pub fn text(&self) -> Result<String> {
        let (site, task) = (self.site, self.task);
        let names = [
            ("the namespace", &site.namespace),
            ("the service account", &site.service_account),
            ("the queue", &site.queue),
            ("the claim", &site.claim),
            ("the reservation", &site.reservation),
        ];
        for (what, name) in names {
            if let Some(name) = name {
                check_name(what, name)?;
            }
        }
        let storage = self.storage()?;
        let words = task.words(self.nodes.target())?;
        self.check_paths()?;
        if site.max_restarts.is_some() && !task.resumes {
            let message = "`max_restarts`: the run keeps no state to go on from, so that it would begin anew each time";
            return Err(refused(message, "`--restart FOLDER.zarr`, or `--resume`"));
        }
        let several = self.nodes.hosts() > 1;
        let coordinator = several.then(|| self.coordinator()).transpose()?;
        let host = self.host(&storage, words)?;
        let manifest = map([
            ("apiVersion", "jobset.x-k8s.io/v1alpha2".into()),
            ("kind", "JobSet".into()),
            (
                "metadata",
                map([
                    ("name", task.name.into()),
                    ("namespace", site.namespace.as_deref().into()),
                    (
                        "labels",
                        map([("kueue.x-k8s.io/queue-name", site.queue.as_deref().into())]),
                    ),
                ]),
            ),
            (
                "spec",
                map([
                    ("network", map([("enableDNSHostnames", true.into())])),
                    (
                        "successPolicy",
                        map([
                            ("operator", "All".into()),
                            ("targetReplicatedJobs", list(["host".into()])),
                        ]),
                    ),
                    ("failurePolicy", self.failure_policy()),
                    (
                        "replicatedJobs",
                        list(coordinator.into_iter().chain([host])),
                    ),
                ]),
            ),
        ]);
        Ok(self.heading(&storage) + &manifest.text())
    }

    fn heading(&self, storage: &Storage<'_>) -> String {
        let (task, mount) = (self.task, self.mount());
        let mut text = format!("# Written by `{}`.\n", task.written_by());
        let relative = relative(task.artifact, mount);
        text += &match (storage, relative) {
            (Storage::Bucket(bucket), Some(path)) => {
                format!("# First: gcloud storage cp FILE.rxa gs://{bucket}/{path}\n")
            }
            (Storage::Claim(claim), Some(path)) => {
                format!("# First: the artifact has to be on the volume of `{claim}`, as {path}.\n")
            }
            (_, None) => format!(
                "# The artifact has to be in the image, as {}.\n",
                task.artifact
            ),
        };
        let namespace = self.site.namespace.as_ref();
        let namespace = namespace.map_or(String::new(), |name| format!(" --namespace {name}"));
        text += "# Then: kubectl apply -f FILE\n";
        if task.resumes {
            text += &format!(
                "# To go on after its end: kubectl delete jobset {}{namespace}, and apply it again.\n",
                task.name
            );
        }
        text
    }

    fn storage(&self) -> Result<Storage<'_>> {
        match (self.site.bucket.as_deref(), self.site.claim.as_deref()) {
            (Some(bucket), _) => {
                let bucket = bucket.strip_prefix("gs://").unwrap_or(bucket);
                let inside =
                    |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_.".contains(c);
                match bucket.len() >= 3 && bucket.chars().all(inside) {
                    true => Ok(Storage::Bucket(bucket)),
                    false => Err(refused(
                        format!("`{bucket}` is no name of a bucket"),
                        "small letters, digits and `-_.`, without a folder in it",
                    )),
                }
            }
            (None, Some(claim)) => Ok(Storage::Claim(claim)),
            (None, None) => Err(refused(
                "nothing says where the artifact, results and restarts are: a pod's own files are lost with it",
                "`--bucket NAME` or `--claim NAME`, or `bucket` or `claim` in `[gke]` of site.toml",
            )),
        }
    }

    fn mount(&self) -> &str {
        let given = self.site.mount.as_deref().unwrap_or(MOUNT);
        given.trim_end_matches('/')
    }

    /// Returns an error if files that must persist are outside the mounted volume.
    fn check_paths(&self) -> Result<()> {
        let mount = word("the mount", self.mount())?;
        if !mount.starts_with('/') {
            return Err(refused(
                format!("the mount `{mount}` is not an absolute path"),
                format!("`--mount {MOUNT}`"),
            ));
        }
        let words = self.task.run.windows(2);
        let folders = words.filter_map(|pair| match pair[0].as_str() {
            "--restart" | "--output-dir" => Some((&pair[0], pair[1].as_str())),
            "--out" => Some((
                &pair[0],
                pair[1].rsplit_once('=').map_or(pair[1].as_str(), |of| of.1),
            )),
            _ => None,
        });
        for (flag, folder) in folders {
            if relative(folder, mount).is_none() {
                return Err(refused(
                    format!(
                        "`{flag} {folder}` is not below {mount}, and would be lost with the pod"
                    ),
                    format!("a path relative to {mount}"),
                ));
            }
        }
        Ok(())
    }

    /// Returns the failure policy: the number of restarts, and the exit codes that prevent one.
    fn failure_policy(&self) -> Yaml {
        let task = self.task;
        let restarts = match task.resumes {
            true => self.site.max_restarts.unwrap_or(MAX_RESTARTS),
            false => 0,
        };
        let rule = map([
            ("name", "inputOrTime".into()),
            ("action", "FailJobSet".into()),
            (
                "onJobFailureReasons",
                list(["PodFailurePolicy".into(), "DeadlineExceeded".into()]),
            ),
        ]);
        map([
            ("maxRestarts", u64::from(restarts).into()),
            ("rules", list((restarts > 0).then_some(rule))),
        ])
    }

    fn binary(&self) -> Result<&str> {
        word(
            "the binary",
            self.site.binary.as_deref().unwrap_or("reactant-rs"),
        )
    }

    fn image(&self) -> Result<&str> {
        let Some(image) = self.site.image.as_deref() else {
            return Err(refused(
                "nothing says which container image has reactant-rs",
                "`--image IMAGE`, or `image` in `[gke]` of site.toml",
            ));
        };
        word("the image", image)
    }

    /// Returns the host name of the pod with etcd.
    fn coordinator_host(&self) -> String {
        let name = self.task.name;
        format!("{name}-coordinator-0-0.{name}")
    }

    fn coordinator(&self) -> Result<Yaml> {
        let port = PORT.to_string();
        let command = [
            self.binary()?,
            "coordinator",
            "--port",
            &port,
            "--advertise",
            &self.coordinator_host(),
        ];
        let container = map([
            ("name", "coordinator".into()),
            ("image", self.image()?.into()),
            ("command", list(command.map(Yaml::from))),
            (
                "ports",
                list([map([("containerPort", u64::from(PORT).into())])]),
            ),
            (
                "resources",
                map([(
                    "requests",
                    map([("cpu", "500m".into()), ("memory", "512Mi".into())]),
                )]),
            ),
        ]);
        let pod = map([
            ("restartPolicy", "Never".into()),
            (
                "serviceAccountName",
                self.site.service_account.as_deref().into(),
            ),
            ("containers", list([container])),
        ]);
        Ok(map([
            ("name", "coordinator".into()),
            ("replicas", 1_usize.into()),
            (
                "template",
                map([(
                    "spec",
                    map([
                        ("completionMode", "Indexed".into()),
                        ("completions", 1_usize.into()),
                        ("parallelism", 1_usize.into()),
                        ("backoffLimit", 0_usize.into()),
                        ("template", map([("spec", pod)])),
                    ]),
                )]),
            ),
        ]))
    }

    fn host(&self, storage: &Storage<'_>, words: Vec<String>) -> Result<Yaml> {
        let (task, hosts) = (self.task, self.nodes.hosts());
        // All pods of a slice must be in one node pool, which is one slice.
        let is_slice = matches!(self.nodes, Nodes::Tpus(_)) && hosts > 1;
        let exclusive = is_slice.then_some("cloud.google.com/gke-nodepool");
        let mounts_bucket = matches!(storage, Storage::Bucket(_)).then_some("true");
        let final_codes = map([
            ("containerName", "run".into()),
            ("operator", "In".into()),
            ("values", list(FINAL_CODES.map(Yaml::from))),
        ]);
        let failure_rule = map([("action", "FailJob".into()), ("onExitCodes", final_codes)]);
        let spec = map([
            ("completionMode", "Indexed".into()),
            ("completions", hosts.into()),
            ("parallelism", hosts.into()),
            ("backoffLimit", 0_usize.into()),
            ("activeDeadlineSeconds", task.seconds.into()),
            ("podFailurePolicy", map([("rules", list([failure_rule]))])),
            (
                "template",
                map([
                    (
                        "metadata",
                        map([(
                            "annotations",
                            map([("gke-gcsfuse/volumes", mounts_bucket.into())]),
                        )]),
                    ),
                    ("spec", self.pod(storage, words)?),
                ]),
            ),
        ]);
        Ok(map([
            ("name", "host".into()),
            ("replicas", 1_usize.into()),
            (
                "template",
                map([
                    (
                        "metadata",
                        map([(
                            "annotations",
                            map([(
                                "alpha.jobset.sigs.k8s.io/exclusive-topology",
                                exclusive.into(),
                            )]),
                        )]),
                    ),
                    ("spec", spec),
                ]),
            ),
        ]))
    }

    fn pod(&self, storage: &Storage<'_>, words: Vec<String>) -> Result<Yaml> {
        let site = self.site;
        let volume = match storage {
            Storage::Bucket(bucket) => map([
                ("name", "data".into()),
                (
                    "csi",
                    map([
                        ("driver", "gcsfuse.csi.storage.gke.io".into()),
                        (
                            "volumeAttributes",
                            map([
                                ("bucketName", (*bucket).into()),
                                ("mountOptions", MOUNT_OPTIONS.into()),
                            ]),
                        ),
                    ]),
                ),
            ]),
            Storage::Claim(claim) => map([
                ("name", "data".into()),
                (
                    "persistentVolumeClaim",
                    map([("claimName", (*claim).into())]),
                ),
            ]),
        };
        let spot = map([
            ("key", "cloud.google.com/gke-spot".into()),
            ("operator", "Equal".into()),
            ("value", "true".into()),
            ("effect", "NoSchedule".into()),
        ]);
        Ok(map([
            ("restartPolicy", "Never".into()),
            (
                "terminationGracePeriodSeconds",
                self.task.resumes.then_some(GRACE).into(),
            ),
            ("serviceAccountName", site.service_account.as_deref().into()),
            ("nodeSelector", self.node_selector()?.into()),
            ("tolerations", list(site.spot.then_some(spot))),
            ("containers", list([self.container(words)?])),
            ("volumes", list([volume])),
        ]))
    }

    fn container(&self, words: Vec<String>) -> Result<Yaml> {
        let (site, hosts) = (self.site, self.nodes.hosts());
        let mut command = vec![self.binary()?.to_owned(), "run".to_owned()];
        command.extend(words);
        let mut environment = Yaml::Absent;
        if hosts > 1 {
            let address = format!("{}:{PORT}", self.coordinator_host());
            // JobSet counts its attempts; Kubernetes substitutes the number for $(…).
            let run_name = format!("{}-$(REACTANT_ATTEMPT)", self.task.name);
            let flags = [
                ("--coordinator", address.as_str()),
                ("--run-name", &run_name),
                ("--patience", PATIENCE),
            ];
            command.extend(
                flags
                    .iter()
                    .flat_map(|(flag, value)| [*flag, *value])
                    .map(str::to_owned),
            );
            let attempt = "metadata.annotations['jobset.sigs.k8s.io/restart-attempt']";
            environment = list([
                map([
                    ("name", "REACTANT_HOSTS".into()),
                    ("value", hosts.to_string().into()),
                ]),
                map([
                    ("name", "REACTANT_ATTEMPT".into()),
                    (
                        "valueFrom",
                        map([("fieldRef", map([("fieldPath", attempt.into())]))]),
                    ),
                ]),
            ]);
        }
        let memory = site.memory.as_deref();
        if let Some(memory) = memory.filter(|memory| !is_quantity(memory)) {
            let message = format!("`{memory}` is no amount of memory");
            return Err(refused(message, "write 64Gi or 64G"));
        }
        let (resource, count) = self.nodes.resource();
        let count = count.to_string();
        Ok(map([
            ("name", "run".into()),
            ("image", self.image()?.into()),
            ("workingDir", self.mount().into()),
            ("command", list(command.into_iter().map(Yaml::from))),
            ("env", environment),
            (
                "resources",
                map([
                    (
                        "requests",
                        map([
                            ("cpu", site.cpus.map(|cpus| cpus.to_string()).into()),
                            ("memory", memory.into()),
                            (resource, count.clone().into()),
                        ]),
                    ),
                    ("limits", map([(resource, count.into())])),
                ]),
            ),
            (
                "volumeMounts",
                list([map([
                    ("name", "data".into()),
                    ("mountPath", self.mount().into()),
                ])]),
            ),
        ]))
    }

    /// Returns the labels that the nodes must have.
    ///
    /// - errors: invalid labels; a value that contradicts a label of the accelerator
    fn node_selector(&self) -> Result<BTreeMap<String, String>> {
        let site = self.site;
        let mut labels = BTreeMap::new();
        let mut add = |label: &str, value: &str| {
            let before = labels.insert(label.to_owned(), value.to_owned());
            match before.filter(|before| before != value) {
                Some(before) => Err(refused(
                    format!("the node selector `{label}` cannot be both `{before}` and `{value}`"),
                    "leave it out: the accelerator, the topology, spot and the reservation have flags of their own",
                )),
                None => Ok(()),
            }
        };
        for (label, value) in self.nodes.labels() {
            add(label, value)?;
        }
        if site.spot {
            add("cloud.google.com/gke-spot", "true")?;
        }
        if let Some(name) = &site.reservation {
            add("cloud.google.com/reservation-name", name)?;
            if matches!(self.nodes, Nodes::Gpus { .. }) {
                add("cloud.google.com/reservation-affinity", "specific")?;
            }
        }
        for (label, value) in &site.node_selector {
            if !is_label_key(label) || !is_label_value(value) {
                return Err(refused(
                    format!("`{label}={value}` is no label of nodes"),
                    "as in `topology.kubernetes.io/zone=us-east5-a`",
                ));
            }
            add(label, value)?;
        }
        Ok(labels)
    }
}

/// Returns a path relative to the mounted folder, if it is inside.
fn relative<'a>(path: &'a str, mount: &str) -> Option<&'a str> {
    let below = match Path::new(path).is_absolute() {
        true => Path::new(path).strip_prefix(mount).ok()?,
        false => Path::new(path),
    };
    let leaves = below.components().any(|part| part == Component::ParentDir);
    (!leaves).then(|| below.to_str()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_seen_from_the_mount() {
        assert_eq!(relative("a/b", "/data"), Some("a/b"));
        assert_eq!(relative("/data/b", "/data"), Some("b"));
        assert_eq!(relative("/tmp/b", "/data"), None);
        assert_eq!(relative("../b", "/data"), None);
    }
}
