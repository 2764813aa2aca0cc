//! A run knows a condition only if every path that the program may take gives it the same value.

use inkwell::context::Context;
use inkwell::memory_buffer::MemoryBuffer;
use llvm::ModuleRef;

use super::graph::{Graph, Kind};
use super::liveness::Live;
use super::machine::Machine;

/// A function whose first condition is unknown, and whose sides meet at `meet` with different
/// values of `flag`; `dead` is the code of the block of the default case.
fn function(dead: &str) -> String {
    format!(
        "define float @f(float %x, i32 %k) {{
first:
  %y = fmul float %x, 2.0
  switch i32 %k, label %dead [ i32 0, label %one i32 1, label %two i32 2, label %three ]
dead:
  {dead}
one:
  br label %meet
two:
  %less = fcmp olt float %y, 1.0
  br label %meet
three:
  br label %meet
meet:
  %flag = phi i1 [ true, %one ], [ %less, %two ], [ false, %three ]
  br i1 %flag, label %left, label %right
left:
  br label %end
right:
  br label %end
end:
  %result = phi float [ 1.0, %left ], [ %y, %right ]
  ret float %result
}}
"
    )
}

#[test]
fn a_condition_where_unknown_sides_meet_is_unknown() {
    for dead in ["unreachable", "ret float 0.0"] {
        let text = function(dead);
        let context = Context::create();
        let buffer = MemoryBuffer::create_from_memory_range_copy(text.as_bytes(), "f.ll");
        let module = context.create_module_from_ir(buffer).expect("LLVM IR");
        let unit = ModuleRef(module.as_mut_ptr());
        let function = unit.function("f").expect("the function");
        let graph = Graph::new(unit, function);
        let phi = |count: usize| {
            let has = |kind: &Kind| matches!(kind, Kind::Phi(from) if from.len() == count);
            let mut nodes = 0..graph.nodes.len();
            nodes.find(|id| has(&graph.nodes[*id].kind)).expect("a phi")
        };
        let (flag, result) = (phi(3), phi(2));
        let Kind::Phi(sides) = &graph.nodes[result].kind else {
            unreachable!("it is a phi");
        };
        let y = graph.nodes[result].operands[1];
        let mut machine = Machine::new(&graph);
        machine.run(&[(y, u128::from(0.5f32.to_bits()))], &[]);
        assert_eq!(machine.values[flag], None, "{dead}");
        assert_eq!(machine.successor(graph.nodes[flag].block), None, "{dead}");
        let live = Live::new(&graph, &machine);
        for side in sides {
            assert!(
                live.is_edge_used(*side, result),
                "{dead}: edge of block {side}"
            );
        }
    }
}
