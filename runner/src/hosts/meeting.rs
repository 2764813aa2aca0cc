//! The rendezvous of hosts: every host announces itself and the program it is about to run, and
//! waits for the others.
//!
//! An announcement lives as long as the host's lease, which ends a few seconds after its process.
//! So the loss of a host is detected by its missing key, and the error names the host. Keys begin
//! with `/reactant/NAME/`; concurrent runs need different names.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::etcd::{Etcd, Lease};

/// The announcement of a host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Host {
    /// The index of the host, from 0.
    pub id: usize,
    /// The name of the host.
    pub name: String,
    /// A hash of the program it is about to run, and its settings.
    pub runs: String,
    /// The number of hosts that it expects.
    pub hosts: usize,
    /// Distinguishes this process from earlier ones.
    pub nonce: String,
}

/// This host's membership in the rendezvous.
pub struct Meeting {
    etcd: Etcd,
    prefix: String,
    host: Host,
    lease: Lease,
    ended: Arc<AtomicBool>,
    /// Whether the loss of a host is an error.
    watching: Arc<AtomicBool>,
    keeper: Option<JoinHandle<()>>,
    /// The hosts that were present when all had arrived.
    others: Vec<Host>,
}

/// The seconds after the last renewal for which a host counts as present.
const LEASE: u64 = 6;
/// The seconds for which keys of a barrier and the record of a lost host persist; they must outlive
/// the host that leaves first.
const BARRIER: u64 = 120;
const POLL: Duration = Duration::from_millis(50);
/// The time for which a host that refuses to run with another remains visible to it.
const SEEN: Duration = Duration::from_secs(2);

/// Returns the reason why two hosts cannot run together, if there is one.
fn disagreement(mine: &Host, other: &Host) -> Option<String> {
    let (here, there) = (
        format!("host {} on {}", mine.id, mine.name),
        format!("host {} on {}", other.id, other.name),
    );
    if other.hosts != mine.hosts {
        return Some(format!(
            "{there} counts {} hosts, but {here} counts {}",
            other.hosts, mine.hosts
        ));
    }
    (other.runs != mine.runs).then(|| {
        format!(
            "{there} is about to run another artifact, or the same with other flags, than {here}: {:.12} and {:.12}",
            other.runs, mine.runs
        )
    })
}

impl Meeting {
    /// Announces `host`, and waits until all hosts are present.
    ///
    /// - errors: no response from etcd; a host with the same index; a host with another program or
    ///   another number of hosts; hosts that do not arrive in time, listed by index
    pub fn join(etcd: Etcd, name: &str, host: Host, patience: Duration) -> Result<Meeting, String> {
        let lease = etcd.lease(LEASE)?;
        let prefix = format!("/reactant/{name}/");
        let key = format!("{prefix}host/{:06}", host.id);
        let said = serde_json::to_vec(&host).map_err(|error| error.to_string())?;
        let began = Instant::now();
        // The announcement of an earlier run may persist for some seconds.
        while !etcd.create(&key, &said, Some(&lease))? {
            if began.elapsed() > Duration::from_secs(2 * LEASE).min(patience) {
                let there = etcd
                    .get(&key)?
                    .and_then(|bytes| serde_json::from_slice::<Host>(&bytes).ok());
                let there = there.map_or(String::new(), |there| format!(", on {}", there.name));
                return Err(format!(
                    "host {} is there already{there}: two processes have the same number, or two runs the same name",
                    host.id
                ));
            }
            std::thread::sleep(POLL);
        }
        let ended = Arc::new(AtomicBool::new(false));
        let keeper = keep(etcd.clone(), lease.clone(), ended.clone());
        let mut meeting = Meeting {
            etcd,
            prefix,
            host,
            lease,
            ended,
            watching: Arc::new(AtomicBool::new(true)),
            keeper: Some(keeper),
            others: Vec::new(),
        };
        meeting.others = meeting.all(patience)?;
        // No host leaves before all have seen all.
        meeting.barrier("met", patience)?;
        Ok(meeting)
    }

    fn there(&self) -> Result<Vec<Host>, String> {
        let listed = self.etcd.list(&format!("{}host/", self.prefix))?;
        let read = |(key, value): &(String, Vec<u8>)| {
            serde_json::from_slice(value).map_err(|_| format!("`{key}` is not of a host"))
        };
        listed.iter().map(read).collect()
    }

    /// Waits until all hosts are present and agree.
    fn all(&self, patience: Duration) -> Result<Vec<Host>, String> {
        let (mine, began) = (&self.host, Instant::now());
        loop {
            let there = self.there()?;
            if let Some(differs) = there.iter().find_map(|other| disagreement(mine, other)) {
                // The other host must see this one before it leaves; otherwise it would wait for
                // it.
                std::thread::sleep(SEEN);
                return Err(differs);
            }
            if there.len() >= mine.hosts {
                return Ok(there);
            }
            if began.elapsed() > patience {
                let missing = (0..mine.hosts).filter(|id| there.iter().all(|host| host.id != *id));
                return Err(format!(
                    "{} of {} hosts did not come within {} s: {}",
                    mine.hosts - there.len(),
                    mine.hosts,
                    patience.as_secs(),
                    numbers(missing)
                ));
            }
            std::thread::sleep(POLL);
        }
    }

    /// Waits until all hosts have reached the barrier of this name.
    ///
    /// - errors: a host that is lost, or does not arrive in time; the error names it
    pub fn barrier(&self, name: &str, patience: Duration) -> Result<(), String> {
        self.exchange(name, self.host.name.as_bytes(), patience)
            .map(drop)
    }

    /// As [`Meeting::barrier`]; returns the message of each host by index, the same for all hosts.
    pub fn exchange(
        &self,
        name: &str,
        said: &[u8],
        patience: Duration,
    ) -> Result<BTreeMap<usize, Vec<u8>>, String> {
        let watched = self.watched();
        let name = name.replace('/', "|"); // keys below a key belong to another barrier
        let prefix = format!("{}barrier/{}/{name}/", self.prefix, watched.run());
        let key = format!("{prefix}{:06}", self.host.id);
        let lease = self.etcd.lease(BARRIER)?;
        self.etcd.put(&key, said, Some(&lease))?;
        let come = || -> Result<BTreeMap<usize, Vec<u8>>, String> {
            let listed = self.etcd.list(&prefix)?;
            let of = |(key, said): (String, Vec<u8>)| {
                Some((key.rsplit('/').next()?.parse().ok()?, said))
            };
            Ok(listed.into_iter().filter_map(of).collect())
        };
        let (end, mut kept) = (Instant::now() + patience, Instant::now());
        loop {
            let there = come()?;
            if there.len() >= self.host.hosts {
                return Ok(there);
            }
            // The last host to arrive may have left since then.
            if let Some(lost) = watched.lost()?
                && come()?.len() < self.host.hosts
            {
                return Err(format!("{lost}, while the others waited at `{name}`"));
            }
            if Instant::now() > end {
                let late = (0..self.host.hosts).filter(|id| !there.contains_key(id));
                let late = numbers(late);
                return Err(format!(
                    "{late} did not come to `{name}` within {} s",
                    patience.as_secs()
                ));
            }
            if kept.elapsed() > Duration::from_secs(BARRIER / 4) {
                kept = Instant::now();
                self.etcd.keep(&lease)?;
            }
            std::thread::sleep(POLL);
        }
    }

    /// Waits until all hosts are done, and leaves.
    ///
    /// - errors: those of [`Meeting::barrier`]
    pub fn leave(&self, patience: Duration) -> Result<(), String> {
        self.watching.store(false, Ordering::Relaxed);
        self.barrier("done", patience)
    }

    fn watched(&self) -> Watched {
        Watched {
            etcd: self.etcd.clone(),
            prefix: self.prefix.clone(),
            others: self.others.clone(),
        }
    }

    /// Calls `gone` once if a host or etcd is lost.
    pub fn watch(&self, gone: impl FnOnce(String) + Send + 'static) {
        let watched = self.watched();
        let (ended, watching) = (self.ended.clone(), self.watching.clone());
        let wanted = move || watching.load(Ordering::Relaxed) && !ended.load(Ordering::Relaxed);
        std::thread::spawn(move || {
            while wanted() {
                match watched.gone() {
                    Some(message) if wanted() => return gone(message),
                    Some(_) | None => std::thread::sleep(Duration::from_millis(500)),
                }
            }
        });
    }

    /// Returns a key-value store for the plugin, separate from the keys of the rendezvous.
    pub fn keys(&self) -> Keys {
        Keys {
            etcd: self.etcd.clone(),
            prefix: format!("{}pjrt/", self.prefix),
            lease: self.lease.clone(),
        }
    }

    /// Returns this host.
    pub fn host(&self) -> &Host {
        &self.host
    }
}

/// The hosts whose presence is monitored.
struct Watched {
    etcd: Etcd,
    prefix: String,
    others: Vec<Host>,
}

impl Watched {
    /// Returns an identifier that distinguishes this run from others of the same name.
    fn run(&self) -> &str {
        let first = self.others.iter().find(|host| host.id == 0);
        first.map_or("", |host| host.nonce.as_str())
    }

    /// Returns a description of the host that is lost, or of the loss of etcd.
    fn gone(&self) -> Option<String> {
        match (0..3).find_map(|_| self.lost().ok()) {
            Some(lost) => lost,
            None => Some(format!("etcd at {} was lost", self.etcd.address())),
        }
    }

    /// Returns a description of the host that is lost, if there is one.
    ///
    /// A host that detects a loss ends too, and is then missing for hosts that look later. So the
    /// first host that detects it records it for all.
    fn lost(&self) -> Result<Option<String>, String> {
        let listed = self.etcd.list(&format!("{}host/", self.prefix))?;
        let is_there = |host: &&Host| {
            let key = format!("{}host/{:06}", self.prefix, host.id);
            listed.iter().any(|(found, _)| *found == key)
        };
        let Some(gone) = self.others.iter().find(|host| !is_there(host)) else {
            return Ok(None);
        };
        let seen = format!("host {} on {} was lost", gone.id, gone.name);
        let key = format!("{}lost/{}", self.prefix, self.run());
        let lease = self.etcd.lease(BARRIER)?;
        if self.etcd.create(&key, seen.as_bytes(), Some(&lease))? {
            return Ok(Some(seen));
        }
        let said = self.etcd.get(&key)?;
        Ok(Some(said.map_or(seen, |said| {
            String::from_utf8_lossy(&said).into_owned()
        })))
    }
}

/// A key-value store whose keys live as long as this host.
pub struct Keys {
    etcd: Etcd,
    prefix: String,
    lease: Lease,
}

impl pjrt::KeyValue for Keys {
    fn get(&self, key: &str, patience: Duration) -> Result<Vec<u8>, String> {
        let began = Instant::now();
        loop {
            if let Some(value) = self.try_get(key)? {
                return Ok(value);
            }
            if began.elapsed() > patience {
                return Err(format!(
                    "no host has set `{key}` within {} s",
                    patience.as_secs()
                ));
            }
            std::thread::sleep(POLL);
        }
    }

    fn try_get(&self, key: &str) -> Result<Option<Vec<u8>>, String> {
        self.etcd.get(&format!("{}{key}", self.prefix))
    }

    fn put(&self, key: &str, value: &[u8]) -> Result<(), String> {
        self.etcd
            .put(&format!("{}{key}", self.prefix), value, Some(&self.lease))
    }
}

fn keep(etcd: Etcd, lease: Lease, ended: Arc<AtomicBool>) -> JoinHandle<()> {
    std::thread::spawn(move || {
        let mut last = Instant::now();
        while !ended.load(Ordering::Relaxed) {
            if last.elapsed() > Duration::from_secs(LEASE) / 4 {
                last = Instant::now();
                if let Err(reason) = etcd.keep(&lease) {
                    tracing::warn!(reason, "etcd did not hear that this host is there");
                }
            }
            std::thread::sleep(POLL);
        }
    })
}

fn numbers(ids: impl Iterator<Item = usize>) -> String {
    let ids: Vec<String> = ids.map(|id| format!("host {id}")).collect();
    ids.join(", ")
}

impl Drop for Meeting {
    fn drop(&mut self) {
        self.ended.store(true, Ordering::Relaxed);
        if let Some(keeper) = self.keeper.take() {
            let _ = keeper.join();
        }
        // Otherwise the keys are deleted when the lease ends.
        let _ = self.etcd.revoke(&self.lease);
    }
}
