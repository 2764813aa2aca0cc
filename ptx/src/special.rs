//! Special registers.

use super::tree::ScalarType;

/// Returns whether PTX has a special register of that name, without the `%`: `tid.x`.
pub fn exists(name: &str) -> bool {
    type_of(name).is_some()
}

/// Returns the type of a special register, without the `%`.
pub fn type_of(name: &str) -> Option<ScalarType> {
    let (base, component) = name
        .split_once('.')
        .map_or((name, None), |(base, rest)| (base, Some(rest)));
    match base {
        "tid" | "ntid" | "ctaid" | "nctaid" | "clusterid" | "nclusterid" | "cluster_ctaid"
        | "cluster_nctaid" => {
            matches!(component, None | Some("x" | "y" | "z" | "w")).then_some(ScalarType::U32)
        }
        _ if component.is_some() => None,
        "laneid" | "warpid" | "nwarpid" | "smid" | "nsmid" | "cluster_ctarank"
        | "cluster_nctarank" | "lanemask_eq" | "lanemask_le" | "lanemask_lt" | "lanemask_ge"
        | "lanemask_gt" | "clock" | "clock_hi" | "globaltimer_lo" | "globaltimer_hi"
        | "total_smem_size" | "aggr_smem_size" | "dynamic_smem_size" => Some(ScalarType::U32),
        "gridid" | "clock64" | "globaltimer" | "current_graph_exec" => Some(ScalarType::U64),
        "is_explicit_cluster" => Some(ScalarType::Pred),
        _ => {
            if let Some(number) = base.strip_prefix("envreg") {
                return number
                    .parse::<u32>()
                    .is_ok_and(|number| number < 32)
                    .then_some(ScalarType::B32);
            }
            if let Some(counter) = base.strip_prefix("pm") {
                let wide = counter.ends_with("_64");
                let number = counter
                    .trim_end_matches("_64")
                    .parse::<u32>()
                    .is_ok_and(|number| number < 8);
                return number.then_some(if wide {
                    ScalarType::U64
                } else {
                    ScalarType::U32
                });
            }
            base.starts_with("reserved_smem_offset")
                .then_some(ScalarType::B32)
        }
    }
}
