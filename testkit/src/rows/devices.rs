//! Rows for collectives on a single device.

use stablehlo::ElementType::*;
use stablehlo::{Collective, Combiner, DeviceNumber};

use super::{Row, floats, ints, row};

pub fn rows() -> Vec<Row> {
    let x = floats(F32, [2, 2], &[1.0, 2.0, 3.0, 4.0]);
    let alone = || vec![vec![0]];
    let together = |name: &str, collective: Collective| {
        row(
            name,
            std::slice::from_ref(&x),
            |f, p| vec![f.collective(p[0], collective, 0)],
            std::slice::from_ref(&x),
        )
    };
    let number = |name: &str, number: DeviceNumber| {
        row(
            name,
            &[],
            |f, _| vec![f.device_number(number)],
            &[ints(U32, [], &[0])],
        )
    };
    let reduced = |combiner: Combiner| {
        let name = format!("all_reduce {}", combiner.name());
        let groups = alone();
        together(&name, Collective::AllReduce { groups, combiner })
    };
    vec![
        number("partition_id", DeviceNumber::Partition),
        number("replica_id", DeviceNumber::Replica),
        together(
            "collective_permute",
            Collective::Permute {
                pairs: vec![(0, 0)],
            },
        ),
        reduced(Combiner::Add),
        reduced(Combiner::Mul),
        reduced(Combiner::Min),
        reduced(Combiner::Max),
        together(
            "all_gather",
            Collective::AllGather {
                groups: alone(),
                dimension: 1,
            },
        ),
        together(
            "all_to_all",
            Collective::AllToAll {
                groups: alone(),
                split: 0,
                concat: 1,
            },
        ),
    ]
}
