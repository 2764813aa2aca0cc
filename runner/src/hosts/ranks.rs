//! Determines the index of this process from the environment variables of schedulers.
//!
//! In: the environment as a map. Out: the number of processes and the index of this one, and the
//! first host if the scheduler provides it. Without such variables, the process is the only one.

use std::collections::BTreeMap;

/// The index of this process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rank {
    /// The number of processes.
    pub hosts: usize,
    /// The index of this process, from 0.
    pub id: usize,
    /// The host of the first process, if it is known.
    pub first: Option<String>,
    /// The scheduler that set the variables.
    pub scheduler: &'static str,
}

/// The environment variables of a scheduler.
struct Row {
    scheduler: &'static str,
    /// A variable that must be set too, where other programs use the same variables.
    only_with: Option<&'static str>,
    hosts: Hosts,
    id: &'static str,
    /// The variable that lists the hosts or names the first.
    first: Option<(&'static str, First)>,
}

/// The variable for the number of processes.
enum Hosts {
    /// An integer.
    Number(&'static str),
    /// A list of hosts, separated by commas.
    List(&'static str),
}

/// The format of the variable with the first host.
enum First {
    /// `node[3-5,9]` or `a,b,c`.
    Slurm,
    /// `a,b,c`.
    List,
    /// A single name.
    Name,
}

#[rustfmt::skip] // tables stay aligned
const ROWS: &[Row] = &[
    Row { scheduler: "SLURM",                 only_with: None,                  hosts: Hosts::Number("SLURM_NTASKS"),           id: "SLURM_PROCID",             first: Some(("SLURM_STEP_NODELIST", First::Slurm)) },
    Row { scheduler: "Open MPI",              only_with: None,                  hosts: Hosts::Number("OMPI_COMM_WORLD_SIZE"),   id: "OMPI_COMM_WORLD_RANK",     first: None },
    Row { scheduler: "GKE or GCE TPU",        only_with: None,                  hosts: Hosts::List("TPU_WORKER_HOSTNAMES"),     id: "TPU_WORKER_ID",            first: Some(("TPU_WORKER_HOSTNAMES", First::List)) },
    Row { scheduler: "a Kubernetes indexed job", only_with: Some("REACTANT_HOSTS"), hosts: Hosts::Number("REACTANT_HOSTS"),     id: "JOB_COMPLETION_INDEX",     first: Some(("REACTANT_FIRST_HOST", First::Name)) },
];

/// Returns the index of this process; nothing if no scheduler provides it.
///
/// - errors: values that are not integers, or are inconsistent
pub fn detect(environment: &BTreeMap<String, String>) -> Result<Option<Rank>, String> {
    let get = |name: &str| {
        environment
            .get(name)
            .filter(|value| !value.trim().is_empty())
    };
    for row in ROWS {
        let hosts = match row.hosts {
            Hosts::Number(name) | Hosts::List(name) => (name, get(name)),
        };
        let ((hosts_name, Some(hosts)), Some(id)) = (hosts, get(row.id)) else {
            continue;
        };
        if row.only_with.is_some_and(|name| get(name).is_none()) {
            continue;
        }
        let number = |name: &str, text: &str| {
            let number = text.trim().parse::<usize>();
            number.map_err(|_| format!("{} says {name}={text}, which is no number", row.scheduler))
        };
        let count = match row.hosts {
            Hosts::Number(name) => number(name, hosts)?,
            Hosts::List(_) => hosts
                .split(',')
                .filter(|host| !host.trim().is_empty())
                .count(),
        };
        let rank = number(row.id, id)?;
        if rank >= count {
            return Err(format!(
                "{} says {}={rank} of {hosts_name}={hosts}: processes count from 0",
                row.scheduler, row.id
            ));
        }
        let first = row.first.as_ref().and_then(|(name, how)| {
            let text = get(name)?;
            match how {
                First::Slurm => first_of_slurm(text),
                First::List => text.split(',').next().map(|host| host.trim().to_owned()),
                First::Name => Some(text.trim().to_owned()),
            }
        });
        return Ok(Some(Rank {
            hosts: count,
            id: rank,
            first,
            scheduler: row.scheduler,
        }));
    }
    Ok(None)
}

/// Returns the first host: `node003` of `node[003-005,009]`, `a` of `a,b`.
fn first_of_slurm(list: &str) -> Option<String> {
    let end = list.find([',', '[']).unwrap_or(list.len());
    let (head, rest) = list.split_at(end);
    let Some(inside) = rest.strip_prefix('[') else {
        return Some(head.to_owned());
    };
    let (numbers, tail) = inside.split_once(']')?;
    let first = numbers.split([',', '-']).next()?;
    let tail = tail.split(',').next().unwrap_or_default();
    Some(format!("{head}{first}{tail}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn schedulers_say_which_process_this_is() {
        #[rustfmt::skip]
        #[allow(clippy::type_complexity)] // the variables; the result
        let rows: &[(&[(&str, &str)], Result<Option<(usize, usize, Option<&str>)>, &str>)] = &[
            (&[],                                                                                                       Ok(None)),
            (&[("SLURM_NTASKS", "4"), ("SLURM_PROCID", "3"), ("SLURM_STEP_NODELIST", "gpu[007-009,12]")],               Ok(Some((4, 3, Some("gpu007"))))),
            (&[("SLURM_NTASKS", "2"), ("SLURM_PROCID", "0"), ("SLURM_STEP_NODELIST", "alpha,beta")],                    Ok(Some((2, 0, Some("alpha"))))),
            (&[("SLURM_NTASKS", "2"), ("SLURM_PROCID", "1"), ("SLURM_STEP_NODELIST", "r1n[5,7]-ib")],                   Ok(Some((2, 1, Some("r1n5-ib"))))),
            (&[("SLURM_NTASKS", "1"), ("SLURM_PROCID", "0")],                                                           Ok(Some((1, 0, None)))),
            (&[("SLURM_NTASKS", "2")],                                                                                  Ok(None)),
            (&[("OMPI_COMM_WORLD_SIZE", "8"), ("OMPI_COMM_WORLD_RANK", "7")],                                           Ok(Some((8, 7, None)))),
            (&[("TPU_WORKER_HOSTNAMES", "t-0.s,t-1.s"), ("TPU_WORKER_ID", "1")],                                        Ok(Some((2, 1, Some("t-0.s"))))),
            (&[("TPU_WORKER_HOSTNAMES", "localhost")],                                                                  Ok(None)),
            (&[("JOB_COMPLETION_INDEX", "2")],                                                                          Ok(None)),
            (&[("JOB_COMPLETION_INDEX", "2"), ("REACTANT_HOSTS", "3"), ("REACTANT_FIRST_HOST", "run-0.run")],           Ok(Some((3, 2, Some("run-0.run"))))),
            (&[("SLURM_NTASKS", "two"), ("SLURM_PROCID", "0")],                                                         Err("SLURM_NTASKS=two")),
            (&[("OMPI_COMM_WORLD_SIZE", "2"), ("OMPI_COMM_WORLD_RANK", "2")],                                           Err("count from 0")),
        ];
        for (set, expected) in rows {
            let environment = set
                .iter()
                .map(|(name, value)| (name.to_string(), value.to_string()));
            let found = detect(&environment.collect());
            match (found, expected) {
                (Ok(found), Ok(expected)) => {
                    let found = found
                        .as_ref()
                        .map(|rank| (rank.hosts, rank.id, rank.first.as_deref()));
                    assert_eq!(found, *expected, "{set:?}");
                }
                (Err(found), Err(expected)) => assert!(found.contains(expected), "{found}"),
                (found, _) => panic!("{set:?}: {found:?}"),
            }
        }
    }
}
