//! Long programs: the description does not grow with the number of iterations, and the time is
//! linear in the number of events.

use super::super::*;
use super::{at, f64, int, p, print};

fn event(key: u64, slots: Vec<Value>) -> Event {
    Event { key, slots }
}

#[test]
fn thousands_of_steps_of_many_launches() {
    let mut detector = Detector::new();
    for step in 0..3000 {
        for kernel in 0..36 {
            let pointers = [p(kernel), p(kernel + 1)];
            let slots = [&pointers[..], &[int(step), f64(step as f64 * 0.1)]].concat();
            detector.push(event(u64::from(kernel) % 7, slots));
        }
    }
    assert_eq!(detector.events(), 108_000);
    let nodes = detector.finish();
    let [Node::Loop(inner)] = &nodes[..] else {
        panic!("{}", print(&nodes));
    };
    assert_eq!((inner.constant_count(), inner.body.len()), (Some(3000), 36));
}

#[test]
fn sequences_without_loops_take_linear_time() {
    let mut state: u64 = 1;
    let mut random = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        state >> 33
    };
    for kinds in [2, 50] {
        let events: Vec<Event> = (0..50_000)
            .map(|_| event(random() % kinds, vec![at(1, (random() % 1000) as i64)]))
            .collect();
        assert!(expand(&detect(events.clone())) == events);
    }
}
