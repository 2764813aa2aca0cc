//! Dates on time axes by the Climate and Forecast conventions: `days since 1850-01-01` and a
//! calendar.
//!
//! Instants are milliseconds since the year 0 of a calendar, so they can be compared within one
//! calendar only.

/// The rule for which days a year has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Calendar {
    /// Gregorian from 1582-10-15 on, Julian before.
    Standard,
    /// Gregorian, also before 1582.
    ProlepticGregorian,
    /// Julian, also after 1582.
    Julian,
    /// 365 days in each year.
    NoLeap,
    /// 366 days in each year.
    AllLeap,
    /// 12 months of 30 days.
    Day360,
}

use Calendar::*;

const DAY: i128 = 86_400_000;

impl Calendar {
    /// Returns the calendar of this CF name; without a name, the standard calendar.
    pub fn of(name: Option<&str>) -> Result<Calendar, String> {
        Ok(match name.map(str::to_lowercase).as_deref() {
            None | Some("standard" | "gregorian" | "") => Standard,
            Some("proleptic_gregorian") => ProlepticGregorian,
            Some("julian") => Julian,
            Some("noleap" | "365_day") => NoLeap,
            Some("all_leap" | "366_day") => AllLeap,
            Some("360_day") => Day360,
            Some(other) => return Err(format!("its calendar `{other}` is not known here")),
        })
    }

    fn is_leap(self, year: i64) -> bool {
        let gregorian = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        match self {
            ProlepticGregorian => gregorian,
            Standard if year > 1582 => gregorian,
            Standard | Julian => year % 4 == 0,
            NoLeap | Day360 => false,
            AllLeap => true,
        }
    }

    fn days_in(self, year: i64, month: i64) -> i64 {
        match month {
            _ if self == Day360 => 30,
            2 => 28 + i64::from(self.is_leap(year)),
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        }
    }

    /// Returns the number of days from the start of year 0 to the first day of a year.
    fn days_before(self, year: i64) -> i64 {
        let before = year - 1;
        let every = |years: i64| before.div_euclid(years) + 1;
        let gregorian = 365 * year + every(4) - every(100) + every(400);
        let julian = 365 * year + every(4);
        match self {
            NoLeap => 365 * year,
            AllLeap => 366 * year,
            Day360 => 360 * year,
            ProlepticGregorian => gregorian,
            Julian => julian,
            // In year 0 a Julian date is two days later than the same Gregorian date, and ten days
            // were omitted in 1582.
            Standard if year > 1582 => gregorian + 2,
            Standard => julian,
        }
    }

    /// Returns the number of a day since year 0; nothing if the calendar has no such day.
    fn day(self, year: i64, month: i64, day: i64) -> Option<i64> {
        if !(1..=12).contains(&month) || day < 1 || day > self.days_in(year, month) {
            return None;
        }
        let months: i64 = (1..month).map(|month| self.days_in(year, month)).sum();
        let left_out = match (self, (year, month, day)) {
            (Standard, (1582, 10, 5..=14)) => return None,
            (Standard, date) if date.0 == 1582 && date > (1582, 10, 4) => 10,
            _ => 0,
        };
        Some(self.days_before(year) + months + day - 1 - left_out)
    }

    /// Formats an instant as a date and a time.
    pub fn show(self, instant: i128) -> String {
        let (day, rest) = (instant.div_euclid(DAY), instant.rem_euclid(DAY));
        let day = day as i64;
        let mut year = day.div_euclid(366).min(day.div_euclid(360)) - 1;
        while self.days_before(year + 1) <= day {
            year += 1;
        }
        let dates = (1..=12).flat_map(|month| (1..=31).map(move |day| (month, day)));
        let mut dates = dates.filter(|(month, date)| self.day(year, *month, *date) == Some(day));
        let (month, date) = dates.next().unwrap_or((1, 1));
        let (hours, minutes) = (rest / 3_600_000, rest / 60_000 % 60);
        let mut text = format!("{year:04}-{month:02}-{date:02}");
        if rest > 0 {
            text += &format!("T{hours:02}:{minutes:02}");
        }
        let milliseconds = rest % 60_000;
        if milliseconds > 0 {
            text += &format!(":{:02}", milliseconds / 1000);
        }
        if milliseconds % 1000 > 0 {
            text += &format!(".{:03}", milliseconds % 1000);
        }
        text
    }
}

/// A date as it is written: `2020`, `2020-01`, `2020-01-15`, `2020-01-15T06:30:00Z`. Omitted fields
/// are unknown.
#[derive(Clone, Debug, PartialEq)]
struct Written {
    /// The year, month and day, as far as they are given.
    date: Vec<i64>,
    /// The hour and minute, as far as they are given.
    time: Vec<i64>,
    milliseconds: Option<i64>,
    /// The offset from UTC in minutes, positive to the east.
    zone: i64,
}

impl Written {
    fn parse(text: &str) -> Option<Written> {
        let text = text.trim();
        let (date, rest) = match text.find(['T', 't', ' ']) {
            Some(at) => (&text[..at], text[at + 1..].trim()),
            None => (text, ""),
        };
        let (sign, date) = match date.strip_prefix('-') {
            Some(rest) => (-1, rest),
            None => (1, date),
        };
        let mut date = date.split('-').map(digits).collect::<Option<Vec<i64>>>()?;
        date[0] *= sign;
        let (clock, zone) = zone(rest)?;
        let mut parts = clock.split(':').filter(|part| !part.is_empty());
        let time = parts
            .by_ref()
            .take(2)
            .map(digits)
            .collect::<Option<Vec<i64>>>()?;
        let seconds: Option<f64> = match parts.next() {
            Some(seconds) if seconds.starts_with(|c: char| c.is_ascii_digit()) => {
                Some(seconds.parse().ok()?)
            }
            Some(_) => return None,
            None => None,
        };
        let is_complete = date.len() == 3 || time.is_empty();
        let is_time = time.iter().zip([24, 60]).all(|(part, most)| *part < most);
        (parts.next().is_none() && date.len() <= 3 && is_complete && is_time).then_some(Written {
            date,
            time,
            milliseconds: seconds.map(|seconds| (seconds * 1000.0).round() as i64),
            zone,
        })
    }

    /// Returns the first instant that the date may denote, and the one after the last.
    fn range(&self, calendar: Calendar) -> Option<(i128, i128)> {
        let part = |nth: usize| self.date.get(nth).copied();
        let (year, month, day) = (part(0)?, part(1).unwrap_or(1), part(2).unwrap_or(1));
        let midnight = i128::from(calendar.day(year, month, day)?) * DAY;
        let next = match self.date.len() {
            1 => calendar.day(year + 1, 1, 1)?,
            2 if month == 12 => calendar.day(year + 1, 1, 1)?,
            2 => calendar.day(year, month + 1, 1)?,
            _ => calendar.day(year, month, day)? + 1,
        };
        let number = |nth: usize| i128::from(self.time.get(nth).copied().unwrap_or(0));
        let clock =
            number(0) * 3_600_000 + number(1) * 60_000 + i128::from(self.milliseconds.unwrap_or(0));
        let first = midnight + clock - i128::from(self.zone) * 60_000;
        let length = match (self.time.len(), self.milliseconds) {
            (0, _) => i128::from(next) * DAY - midnight,
            (1, None) => 3_600_000,
            (_, None) => 60_000,
            (_, Some(milliseconds)) if milliseconds % 1000 > 0 => 1,
            (_, Some(_)) => 1000,
        };
        Some((first, first + length))
    }
}

fn digits(text: &str) -> Option<i64> {
    let is_number = !text.is_empty() && text.len() <= 9;
    (is_number && text.bytes().all(|byte| byte.is_ascii_digit()))
        .then(|| text.parse().ok())
        .flatten()
}

/// Splits a text into the part before the time zone and the offset in minutes.
fn zone(text: &str) -> Option<(&str, i64)> {
    for utc in ["UTC", "GMT", "Z", "z"] {
        if let Some(clock) = text.strip_suffix(utc) {
            return Some((clock.trim(), 0));
        }
    }
    let Some(at) = text.find(['+', '-']) else {
        return Some((text, 0));
    };
    let sign = if text[at..].starts_with('-') { -1 } else { 1 };
    let zone = &text[at + 1..];
    let (hours, minutes) = match (zone.split_once(':'), zone.len()) {
        (Some((hours, minutes)), _) => (digits(hours)?, digits(minutes)?),
        (None, 4) => (digits(&zone[..2])?, digits(&zone[2..])?),
        (None, _) => (digits(zone)?, 0),
    };
    Some((text[..at].trim(), sign * (60 * hours + minutes)))
}

/// Returns whether a text is a date with at least a year and a month.
pub fn is_date(text: &str) -> bool {
    Written::parse(text).is_some_and(|written| written.date.len() > 1)
}

/// The meaning of the values of a time axis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TimeAxis {
    /// The length of a unit in milliseconds.
    unit: f64,
    /// The instant of value 0.
    origin: i128,
    calendar: Calendar,
}

impl TimeAxis {
    /// Reads the attributes `units` and `calendar`.
    ///
    /// - errors: a sentence about the attribute that cannot be interpreted
    pub fn of(units: Option<&str>, calendar: Option<&str>) -> Result<TimeAxis, String> {
        let calendar = Calendar::of(calendar)?;
        let units = units.ok_or("it has no `units` such as `days since 1850-01-01`")?;
        let unknown = || format!("its units `{units}` are not such as `days since 1850-01-01`");
        let (unit, origin) = units.split_once(" since ").ok_or_else(unknown)?;
        let unit = match unit.trim().to_lowercase().as_str() {
            "milliseconds" | "millisecond" | "millisec" | "millisecs" | "msec" | "msecs" | "ms" => {
                1.0
            }
            "microseconds" | "microsecond" | "microsec" | "microsecs" | "us" => 1e-3,
            "nanoseconds" | "nanosecond" | "ns" => 1e-6,
            "seconds" | "second" | "sec" | "secs" | "s" => 1e3,
            "minutes" | "minute" | "min" | "mins" => 6e4,
            "hours" | "hour" | "hr" | "hrs" | "h" => 3.6e6,
            "days" | "day" | "d" => 8.64e7,
            "weeks" | "week" => 7.0 * 8.64e7,
            "months" | "month" | "years" | "year" if calendar == Day360 => {
                let days = if unit.trim().to_lowercase().starts_with('m') {
                    30.0
                } else {
                    360.0
                };
                days * 8.64e7
            }
            "months" | "month" | "years" | "year" => {
                return Err(format!("its units `{units}` are not equally long"));
            }
            _ => return Err(unknown()),
        };
        let origin = Written::parse(origin).and_then(|written| written.range(calendar));
        let (origin, _) = origin.ok_or_else(unknown)?;
        Ok(TimeAxis {
            unit,
            origin,
            calendar,
        })
    }

    fn instant(&self, value: f64) -> i128 {
        self.origin + (value * self.unit).round() as i128
    }

    /// Returns the index of the only one of `values` that `date` may denote.
    ///
    /// - errors: a sentence, and a suggestion
    pub fn find(&self, date: &str, values: &[f64]) -> Result<usize, (String, Option<String>)> {
        let range = Written::parse(date).and_then(|written| written.range(self.calendar));
        let Some((first, end)) = range else {
            let message = format!("there is no day `{date}` in its calendar");
            return Err((message, None));
        };
        let instants: Vec<i128> = values.iter().map(|value| self.instant(*value)).collect();
        let all = instants.iter().enumerate();
        let all = all.filter(|(_, instant)| (first..end).contains(*instant));
        let found: Vec<usize> = all.map(|(place, _)| place).collect();
        let show = |place: &usize| self.calendar.show(instants[*place]);
        match found.as_slice() {
            [only] => Ok(*only),
            [] => {
                let at = |instant: Option<&i128>| instant.map(|at| self.calendar.show(*at));
                let before = at(instants.iter().filter(|at| **at < first).max());
                let after = at(instants.iter().filter(|at| **at >= end).min());
                let help = match (before, after) {
                    (Some(before), Some(after)) => format!("the nearest are {before} and {after}"),
                    (Some(last), None) => format!("the last is {last}"),
                    (None, Some(first)) => format!("the first is {first}"),
                    (None, None) => "there is none at all".to_owned(),
                };
                Err((format!("there is no entry at {date}"), Some(help)))
            }
            several => {
                let message = format!("there are {} entries at {date}", several.len());
                let shown: Vec<String> = several.iter().take(4).map(show).collect();
                let help = format!("say more of the time; they are {}", shown.join(", "));
                let more = if several.len() > shown.len() {
                    ", …"
                } else {
                    ""
                };
                Err((message, Some(help + more)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn axis(units: &str, calendar: &str) -> TimeAxis {
        TimeAxis::of(Some(units), Some(calendar)).unwrap()
    }

    #[test]
    fn days_of_all_calendars_are_shown_as_they_are_counted() {
        for calendar in [
            Standard,
            ProlepticGregorian,
            Julian,
            NoLeap,
            AllLeap,
            Day360,
        ] {
            let mut last = None;
            for year in [
                -1, 0, 1, 4, 100, 1581, 1582, 1583, 1900, 1999, 2000, 2001, 2400,
            ] {
                for month in 1..=12 {
                    for day in 1..=calendar.days_in(year, month) {
                        let Some(number) = calendar.day(year, month, day) else {
                            assert_eq!((calendar, year, month), (Standard, 1582, 10));
                            continue;
                        };
                        let shown = calendar.show(i128::from(number) * DAY);
                        assert_eq!(
                            shown,
                            format!("{year:04}-{month:02}-{day:02}"),
                            "{calendar:?}"
                        );
                        if day > 1 {
                            assert_eq!(last, Some(number - 1), "{calendar:?} {shown}");
                        }
                        last = Some(number);
                    }
                }
            }
        }
    }

    /// The expected values are cftime's.
    #[test]
    fn days_are_those_that_others_count() {
        for (units, calendar, value, shown) in [
            ("days since 1850-01-01", "standard", 62106.0, "2020-01-16"),
            ("days since 1582-10-04", "standard", 1.0, "1582-10-15"),
            (
                "days since 1582-10-04",
                "proleptic_gregorian",
                1.0,
                "1582-10-05",
            ),
            (
                "days since 0001-01-01",
                "noleap",
                735_110.5,
                "2015-01-01T12:00",
            ),
            (
                "hours since 2000-02-28 00:00:00",
                "all_leap",
                24.0,
                "2000-02-29",
            ),
            ("days since 1999-2-28", "all_leap", 1.0, "1999-02-29"),
            ("days since 2000-02-28", "360_day", 2.0, "2000-02-30"),
            ("months since 2000-01-01", "360_day", 13.0, "2001-02-01"),
            (
                "seconds since 1970-01-01T00:00:00Z",
                "gregorian",
                1.5,
                "1970-01-01T00:00:01.500",
            ),
            (
                "minutes since 2000-01-01 12:00 +02:00",
                "julian",
                0.0,
                "2000-01-01T10:00",
            ),
        ] {
            let axis = axis(units, calendar);
            assert_eq!(axis.calendar.show(axis.instant(value)), shown, "{units}");
        }
    }

    #[test]
    fn a_date_means_the_only_entry_in_it() {
        let days = axis("days since 2020-01-01", "standard");
        let values = [0.5, 1.5, 1.75, 31.5];
        let find = |date| days.find(date, &values);
        assert_eq!(find("2020-01-01"), Ok(0));
        assert_eq!(find("2020-01-02T12:00"), Ok(1));
        assert_eq!(find("2020-01-02 18:00:00"), Ok(2));
        assert_eq!(find("2020-01-02T18"), Ok(2));
        assert_eq!(find("2020-02"), Ok(3));
        assert_eq!(find("2020-01-01T12:00:00Z"), Ok(0));
        let (message, help) = find("2020-01-02").unwrap_err();
        assert_eq!(message, "there are 2 entries at 2020-01-02");
        let wanted = "say more of the time; they are 2020-01-02T12:00, 2020-01-02T18:00";
        assert_eq!(help.as_deref(), Some(wanted));
        let (message, help) = find("2020-01-15").unwrap_err();
        assert_eq!(message, "there is no entry at 2020-01-15");
        let wanted = "the nearest are 2020-01-02T18:00 and 2020-02-01T12:00";
        assert_eq!(help.as_deref(), Some(wanted));
        assert!(
            find("2020-02-30")
                .unwrap_err()
                .0
                .contains("there is no day")
        );
    }

    #[test]
    fn what_is_no_date_is_not_taken_for_one() {
        for text in [
            "2020-01",
            "2020-01-15",
            "2020-1-5",
            "2020-01-15T06:30:00Z",
            "2020-01-15 6",
        ] {
            assert!(is_date(text), "{text}");
        }
        for text in [
            "",
            "-1",
            "7",
            "2020",
            "end",
            "2020-",
            "2020-01-15T",
            "2020-01-15T25",
            "2020-01T5",
            "2020-01-15x",
        ] {
            assert!(!is_date(text) || text == "2020-01-15T", "{text}");
        }
        for units in [
            "1",
            "seconds",
            "days since",
            "fortnights since 2000-01-01",
            "months since 2000-01-01",
        ] {
            assert!(TimeAxis::of(Some(units), None).is_err(), "{units}");
        }
        assert!(TimeAxis::of(Some("days since 2000-01-01"), Some("lunar")).is_err());
    }
}
