//! Amounts of memory as text.

/// Parses `4 GiB`, `512MB`, `1000`.
pub fn parse(text: &str) -> Option<u64> {
    let text = text.trim();
    let digits = text.find(|c: char| !c.is_ascii_digit() && c != '.' && c != '_');
    let (number, unit) = text.split_at(digits.unwrap_or(text.len()));
    let factor: u64 = match unit.trim().to_ascii_lowercase().as_str() {
        "" | "b" | "bytes" => 1,
        "kib" => 1 << 10,
        "mib" => 1 << 20,
        "gib" => 1 << 30,
        "tib" => 1 << 40,
        "kb" => 1_000,
        "mb" => 1_000_000,
        "gb" => 1_000_000_000,
        "tb" => 1_000_000_000_000,
        _ => return None,
    };
    let number: f64 = number.replace('_', "").parse().ok()?;
    let bytes = (number * factor as f64).floor();
    (bytes < u64::MAX as f64).then_some(bytes as u64)
}

/// Formats an amount, such as `1.5 GiB`.
pub fn show(bytes: u64) -> String {
    let units = ["bytes", "KiB", "MiB", "GiB", "TiB"];
    let power = (0..4).rev().find(|p| bytes >= 1 << (10 * (p + 1)));
    match power {
        None => format!("{bytes} bytes"),
        Some(p) => {
            let number = bytes as f64 / 2f64.powi(10 * (p + 1));
            let digits = usize::from(number < 100.0 && number.fract() != 0.0);
            format!("{number:.digits$} {}", units[p as usize + 1])
        }
    }
}

/// Returns the memory of this machine, or of the control group of this process if it has one;
/// `None` if the system does not report it.
pub fn of_machine() -> Option<u64> {
    let mut system = sysinfo::System::new();
    system.refresh_memory();
    let group = system.cgroup_limits().map(|limits| limits.total_memory);
    let all = group
        .filter(|all| *all > 0)
        .unwrap_or(system.total_memory());
    (all > 0).then_some(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes() {
        let rows = [
            ("4 GiB", Some(4 << 30)),
            ("512MB", Some(512_000_000)),
            ("1.5 KiB", Some(1536)),
            ("1_000", Some(1000)),
            ("416 bytes", Some(416)),
            ("GiB", None),
            ("4 gigs", None),
            ("-1", None),
        ];
        for (text, bytes) in rows {
            assert_eq!(parse(text), bytes, "{text}");
        }
        assert_eq!(show(1000), "1000 bytes");
        assert_eq!(show(1536), "1.5 KiB");
        assert_eq!(show(4 << 30), "4 GiB");
    }
}
