//! Meeting: every host says that it is there and what it is about to run, and waits for the others.
//!
//! What a host says lives as long as its lease, a few seconds beyond its process. So a host that is lost is noticed by its key, and named. Keys of a
//! meeting begin with `/reactant/NAME/`; two runs at the same time need two names.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::etcd::{Etcd, Lease};

/// What a host says of itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Host {
    /// Its number, from 0.
    pub id: usize,
    /// What it is called.
    pub name: String,
    /// Hash of what it is about to run, and how.
    pub runs: String,
    /// How many hosts it thinks there are.
    pub hosts: usize,
    /// Tells this process from those before it.
    pub nonce: String,
}

/// This host among the others.
pub struct Meeting {
    etcd: Etcd,
    prefix: String,
    host: Host,
    lease: Lease,
    ended: Arc<AtomicBool>,
    /// Whether a lost host is an error.
    watching: Arc<AtomicBool>,
    keeper: Option<JoinHandle<()>>,
    /// Those that were there when all were.
    others: Vec<Host>,
}

/// Seconds that a host is believed to be there without a sign of life.
const LEASE: u64 = 6;
/// Seconds that the keys of a barrier stay, and who was lost: whoever leaves first must not take them along.
const BARRIER: u64 = 120;
const POLL: Duration = Duration::from_millis(50);
/// How long a host that refuses to run with another stays to be seen by it.
const SEEN: Duration = Duration::from_secs(2);

/// Why two hosts cannot run together, if they cannot.
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
    /// Says that `host` is there, and waits until all are.
    ///
    /// - errors: etcd does not answer; the same host is there already; another host is about to run something else, or counts other hosts;
    ///   some do not come in time, named by their numbers
    pub fn join(etcd: Etcd, name: &str, host: Host, patience: Duration) -> Result<Meeting, String> {
        let lease = etcd.lease(LEASE)?;
        let prefix = format!("/reactant/{name}/");
        let key = format!("{prefix}host/{:06}", host.id);
        let said = serde_json::to_vec(&host).map_err(|error| error.to_string())?;
        let began = Instant::now();
        // What a run before this one said may live for some seconds more.
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
        // Nobody leaves before all have seen all.
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

    /// Waits until all are there, and agree.
    fn all(&self, patience: Duration) -> Result<Vec<Host>, String> {
        let (mine, began) = (&self.host, Instant::now());
        loop {
            let there = self.there()?;
            if let Some(differs) = there.iter().find_map(|other| disagreement(mine, other)) {
                // The other host must see this one before it leaves, or it would wait for it.
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

    /// Waits until all have come to the barrier of this name.
    ///
    /// - errors: a host is lost, or does not come in time; both are named
    pub fn barrier(&self, name: &str, patience: Duration) -> Result<(), String> {
        self.exchange(name, self.host.name.as_bytes(), patience)
            .map(drop)
    }

    /// The same, and returns what each host said there, by its number: all get the same.
    pub fn exchange(
        &self,
        name: &str,
        said: &[u8],
        patience: Duration,
    ) -> Result<BTreeMap<usize, Vec<u8>>, String> {
        let watched = self.watched();
        let name = name.replace('/', "|"); // what is below a key is of its own barrier
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
            // Who was the last to come may have left since.
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

    /// Waits until all are done, and leaves.
    ///
    /// - errors: as for [`Meeting::barrier`]
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

    /// Calls `gone` once if a host is lost, or etcd is.
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

    /// A store of keys for the plugin, apart from those of the meeting.
    pub fn keys(&self) -> Keys {
        Keys {
            etcd: self.etcd.clone(),
            prefix: format!("{}pjrt/", self.prefix),
            lease: self.lease.clone(),
        }
    }

    /// This host.
    pub fn host(&self) -> &Host {
        &self.host
    }
}

/// The hosts that a run needs.
struct Watched {
    etcd: Etcd,
    prefix: String,
    others: Vec<Host>,
}

impl Watched {
    /// Tells this run from those of the same name.
    fn run(&self) -> &str {
        let first = self.others.iter().find(|host| host.id == 0);
        first.map_or("", |host| host.nonce.as_str())
    }

    /// Who is gone, or that etcd is.
    fn gone(&self) -> Option<String> {
        match (0..3).find_map(|_| self.lost().ok()) {
            Some(lost) => lost,
            None => Some(format!("etcd at {} was lost", self.etcd.address())),
        }
    }

    /// The host that is gone, if one is, in words.
    ///
    /// Who sees it ends too, and then is gone for those that look later. So the first to see it says it to all.
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

/// Keys that live as long as this host.
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
        // Without it the keys go when the lease runs out.
        let _ = self.etcd.revoke(&self.lease);
    }
}
