//! The identity of a run for restarts: everything in the job that affects values, but not the
//! number of steps, the devices and the outputs.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::fault::Origin;
use crate::job::{FromFile, Init, Job, Series, write};

/// Returns the relevant parts of the job, and hashes of its kernels.
pub(super) fn of(job: &Job, sources: &[Origin]) -> Value {
    let mut same = Job {
        title: None,
        outputs: Vec::new(),
        mesh: None,
        objectives: Vec::new(),
        gradient: None,
        minimize: None,
        restart: None,
        recorded: None,
        series: Vec::new(),
        ..job.clone()
    };
    for array in &mut same.arrays {
        if let Init::File(file) = &mut array.init.value {
            // Artifacts refer to files by other names than jobs do.
            *file = FromFile {
                path: "a file".into(),
                ..FromFile::of("".into())
            };
        }
        array.about = Default::default();
    }
    for scalar in &mut same.scalars {
        scalar.about = Default::default();
    }
    if let Some(time) = &mut same.time {
        (time.steps, time.until) = (1, None);
        (time.dt, time.time_units) = (None, None);
        time.fail_on_nan = false;
    }
    let text = write::to_toml(&same, &[]);
    let mut value: Value = toml::from_str::<toml::Table>(&text)
        .ok()
        .and_then(|table| serde_json::to_value(table).ok())
        .unwrap_or_default();
    let hashes = sources.iter();
    let hashes = hashes.map(|source| hash(source.inner().as_bytes()));
    value["kernels"] = json!(hashes.collect::<Vec<String>>());
    value
}

/// Returns hashes of the series' values that the first `step` steps used, by name.
pub(super) fn of_series(series: &[Series], step: u64) -> Value {
    let hash = |series: &Series| {
        let taken = series.values.iter();
        let taken = taken.take(usize::try_from(step).unwrap_or(usize::MAX));
        let bytes: Vec<u8> = taken.flat_map(|value| value.to_le_bytes()).collect();
        (series.name.value.clone(), json!(hash(&bytes)))
    };
    Value::Object(series.iter().map(hash).collect())
}

/// Returns the first bytes of the SHA-256 in hexadecimal.
fn hash(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    let first = hash.iter().take(8);
    first.map(|byte| format!("{byte:02x}")).collect()
}

/// Describes the first difference.
pub(super) fn difference(kept: &Value, now: &Value) -> Option<String> {
    differs(kept, now, "")
}

fn differs(kept: &Value, now: &Value, place: &str) -> Option<String> {
    let (Value::Object(a), Value::Object(b)) = (kept, now) else {
        return (kept != now).then(|| format!("`{place}` was {kept} and is {now}"));
    };
    let names = a
        .keys()
        .chain(b.keys().filter(|name| !a.contains_key(*name)));
    names.into_iter().find_map(|name| {
        let within = match place {
            "" => name.clone(),
            place => format!("{place}.{name}"),
        };
        match (a.get(name), b.get(name)) {
            (Some(kept), Some(now)) => differs(kept, now, &within),
            (Some(_), None) => Some(format!("`{within}` is not in the job any more")),
            (None, _) => Some(format!("`{within}` was not in the job")),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_named() {
        let kept =
            json!({"arrays": {"h": {"shape": [3, 4], "dtype": "f32"}}, "scalars": {"a": 0.5}});
        assert_eq!(difference(&kept, &kept), None);
        let of = |place: &str, value: Value| {
            let mut now = kept.clone();
            *now.pointer_mut(place).unwrap() = value;
            difference(&kept, &now).unwrap()
        };
        assert_eq!(
            of("/arrays/h/shape", json!([3, 5])),
            "`arrays.h.shape` was [3,4] and is [3,5]"
        );
        assert_eq!(
            of("/scalars/a", json!(0.25)),
            "`scalars.a` was 0.5 and is 0.25"
        );
        assert_eq!(
            of("/scalars", json!({})),
            "`scalars.a` is not in the job any more"
        );
        assert_eq!(
            of("/scalars", json!({"a": 0.5, "b": 1})),
            "`scalars.b` was not in the job"
        );
    }

    #[test]
    fn numbers_come_back_as_they_were_kept() {
        let mut bits = 0x9e37_79b9_7f4a_7c15_u64;
        let mut kept = vec![json!(3.8580246913580245e-07)];
        while kept.len() < 1000 {
            bits ^= bits << 13;
            bits ^= bits >> 7;
            bits ^= bits << 17;
            let number = f64::from_bits(bits);
            if number.is_finite() {
                kept.push(json!(number));
            }
        }
        let kept = json!({ "scalars": kept });
        let text = serde_json::to_vec(&kept).unwrap();
        let read: Value = serde_json::from_slice(&text).unwrap();
        assert_eq!(difference(&kept, &read), None);
    }
}
