//! A client of etcd with the few calls that hosts need.
//!
//! It uses etcd's JSON gateway (`/v3/kv/range` and so on, part of etcd since 3.4) over HTTP,
//! because the gRPC client crates would add a protocol buffer compiler to every build.

use std::time::{Duration, Instant};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

/// A connection to etcd.
#[derive(Clone, Debug)]
pub struct Etcd {
    agent: ureq::Agent,
    address: String,
}

/// A key and its value.
pub type Pair = (String, Vec<u8>);

/// The longest time of a call.
const CALL: Duration = Duration::from_secs(5);

impl Etcd {
    /// Connects to etcd at an address such as `host:2379`.
    ///
    /// - errors: no response, or not one of etcd
    pub fn connect(address: &str) -> Result<Etcd, String> {
        let config = ureq::Agent::config_builder();
        let config = config
            .timeout_global(Some(CALL))
            .http_status_as_error(false);
        let etcd = Etcd {
            agent: config.build().new_agent(),
            address: address.trim_start_matches("http://").to_owned(),
        };
        etcd.ask("/v3/maintenance/status", &json!({}))
            .map_err(|reason| format!("no etcd answers at {address}: {reason}"))?;
        Ok(etcd)
    }

    /// As [`Etcd::connect`], with retries for some time, because etcd may be starting.
    pub fn connect_within(address: &str, patience: Duration) -> Result<Etcd, String> {
        let began = Instant::now();
        loop {
            match Etcd::connect(address) {
                Err(_) if began.elapsed() < patience => {
                    std::thread::sleep(Duration::from_millis(100))
                }
                result => return result,
            }
        }
    }

    /// Returns its address.
    pub fn address(&self) -> &str {
        &self.address
    }

    fn call(&self, path: &str, body: &Value) -> Result<Value, String> {
        let failed = |reason| format!("etcd at {} does not answer: {reason}", self.address);
        self.ask(path, body).map_err(failed)
    }

    fn ask(&self, path: &str, body: &Value) -> Result<Value, String> {
        let url = format!("http://{}{path}", self.address);
        let request = self
            .agent
            .post(&url)
            .header("content-type", "application/json");
        let mut response = request
            .send(body.to_string())
            .map_err(|error| error.to_string())?;
        let status = response.status();
        let text = response
            .body_mut()
            .read_to_string()
            .map_err(|error| error.to_string())?;
        // A stream responds with a line for each message.
        let line = text.lines().next().unwrap_or_default();
        let value: Value = serde_json::from_str(line).map_err(|_| format!("{status}: {line}"))?;
        if !status.is_success() {
            let message = value["message"].as_str().or(value["error"].as_str());
            return Err(message.unwrap_or(line).to_owned());
        }
        Ok(value)
    }

    /// Sets a key; with a lease, it is deleted when the lease ends.
    pub fn put(&self, key: &str, value: &[u8], lease: Option<&Lease>) -> Result<(), String> {
        self.call("/v3/kv/put", &put(key, value, lease)).map(drop)
    }

    /// Creates a key; returns false if it exists.
    pub fn create(&self, key: &str, value: &[u8], lease: Option<&Lease>) -> Result<bool, String> {
        let body = json!({
            "compare": [{"key": STANDARD.encode(key), "target": "CREATE", "result": "EQUAL", "createRevision": "0"}],
            "success": [{"requestPut": put(key, value, lease)}],
        });
        let answer = self.call("/v3/kv/txn", &body)?;
        Ok(answer["succeeded"].as_bool().unwrap_or(false))
    }

    /// Returns the value of a key.
    pub fn get(&self, key: &str) -> Result<Option<Vec<u8>>, String> {
        let answer = self.call("/v3/kv/range", &json!({"key": STANDARD.encode(key)}))?;
        Ok(pairs(&answer)?.into_iter().next().map(|(_, value)| value))
    }

    /// Returns all keys that begin with `prefix`, in order.
    pub fn list(&self, prefix: &str) -> Result<Vec<Pair>, String> {
        let mut end = prefix.as_bytes().to_vec();
        if let Some(last) = end.last_mut() {
            *last += 1; // prefixes end in `/`
        }
        let body = json!({"key": STANDARD.encode(prefix), "range_end": STANDARD.encode(end)});
        pairs(&self.call("/v3/kv/range", &body)?)
    }

    /// Grants a lease of `seconds`.
    pub fn lease(&self, seconds: u64) -> Result<Lease, String> {
        let answer = self.call("/v3/lease/grant", &json!({"TTL": seconds}))?;
        let id = answer["ID"]
            .as_str()
            .ok_or("etcd grants a lease without a number")?;
        Ok(Lease { id: id.to_owned() })
    }

    /// Renews a lease.
    pub fn keep(&self, lease: &Lease) -> Result<(), String> {
        let answer = self.call("/v3/lease/keepalive", &json!({"ID": lease.id}))?;
        match answer["result"]["TTL"].as_str() {
            Some(_) => Ok(()),
            None => Err("the lease has run out".to_owned()),
        }
    }

    /// Ends a lease and deletes its keys.
    pub fn revoke(&self, lease: &Lease) -> Result<(), String> {
        self.call("/v3/lease/revoke", &json!({"ID": lease.id}))
            .map(drop)
    }
}

/// A lease; its keys are deleted when it ends.
#[derive(Clone, Debug)]
pub struct Lease {
    id: String,
}

fn put(key: &str, value: &[u8], lease: Option<&Lease>) -> Value {
    let mut body = json!({"key": STANDARD.encode(key), "value": STANDARD.encode(value)});
    if let Some(lease) = lease {
        body["lease"] = json!(lease.id);
    }
    body
}

fn pairs(answer: &Value) -> Result<Vec<Pair>, String> {
    let none = Vec::new();
    let found = answer["kvs"].as_array().unwrap_or(&none);
    let decode = |value: &Value| {
        let text = value.as_str().unwrap_or_default();
        STANDARD
            .decode(text)
            .map_err(|_| "etcd answers with what is not base64".to_owned())
    };
    let pair = |pair: &Value| {
        let key = String::from_utf8_lossy(&decode(&pair["key"])?).into_owned();
        Ok((key, decode(&pair["value"])?))
    };
    found.iter().map(pair).collect()
}
