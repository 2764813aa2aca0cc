//! The keys that each table of a job may have, by the table's name in `docs/job.md`.

use super::read::{
    COORDINATE_KEYS, DEFAULTS_KEYS, JOB_KEYS, LITERAL_KEYS, LOOP_KEYS, MESH_KEYS, OUTPUT_KEYS,
    RESTART_KEYS, SCALAR_KEYS,
};
use super::read_args::{STRUCT_KEYS, VIEW_KEYS};
use super::read_arrays::{
    ARRAY_DEFAULTS, ARRAY_KEYS, EXPRESSION_KEYS, FILE_KEYS, NORMAL_KEYS, UNIFORM_KEYS,
};
use super::read_gradient::{CHECKPOINT_KEYS, GRADIENT_KEYS, OBJECTIVE_KEYS};
use super::read_launches::{LAUNCH_DEFAULTS, LAUNCH_KEYS, LEADING_ARGS};
use super::read_minimize::MINIMIZE_KEYS;
use super::read_rules::{DERIVATIVE_KEYS, FIXED_POINT_KEYS, KERNEL_KEYS};
use super::read_schedule::{GROUP, ITEM_KEYS};
use super::read_series::{RECORDED_KEYS, SERIES_KEYS};
use super::read_structs::NAMED_STRUCT_KEYS;

/// Returns every table of a job as `docs/job.md` names it, with the keys that the reader accepts in it.
pub fn tables() -> Vec<(&'static str, Vec<&'static str>)> {
    vec![
        ("The job", JOB_KEYS.to_vec()),
        ("[scalars]", SCALAR_KEYS.to_vec()),
        ("[series]", SERIES_KEYS.to_vec()),
        ("[coordinates.NAME]", COORDINATE_KEYS.to_vec()),
        ("[arrays.NAME]", ARRAY_KEYS.to_vec()),
        ("init = { expr }", EXPRESSION_KEYS.to_vec()),
        ("init = { file }", FILE_KEYS.to_vec()),
        ("init = { random = \"uniform\" }", UNIFORM_KEYS.to_vec()),
        ("init = { random = \"normal\" }", NORMAL_KEYS.to_vec()),
        ("[defaults]", DEFAULTS_KEYS.to_vec()),
        ("[defaults.array]", ARRAY_DEFAULTS.to_vec()),
        ("[defaults.launch]", LAUNCH_DEFAULTS.to_vec()),
        ("[structs.NAME]", NAMED_STRUCT_KEYS.to_vec()),
        (
            "[[launch]]",
            [LAUNCH_KEYS, &[LEADING_ARGS], ITEM_KEYS].concat(),
        ),
        (
            "Groups of launches",
            [&[GROUP], ITEM_KEYS, LAUNCH_DEFAULTS].concat(),
        ),
        ("{ value, type }", LITERAL_KEYS.to_vec()),
        ("{ array, offset, shape }", [&["array"], VIEW_KEYS].concat()),
        ("{ struct }", STRUCT_KEYS.to_vec()),
        ("[loop]", LOOP_KEYS.to_vec()),
        ("[[output]]", OUTPUT_KEYS.to_vec()),
        ("[restart]", RESTART_KEYS.to_vec()),
        ("[recorded]", RECORDED_KEYS.to_vec()),
        ("[mesh]", MESH_KEYS.to_vec()),
        ("[objective.NAME]", OBJECTIVE_KEYS.to_vec()),
        ("[gradient]", GRADIENT_KEYS.to_vec()),
        ("checkpoint", CHECKPOINT_KEYS.to_vec()),
        ("[[gradient.kernel]]", KERNEL_KEYS.to_vec()),
        ("fixed_point", FIXED_POINT_KEYS.to_vec()),
        ("forward and reverse", LAUNCH_KEYS.to_vec()),
        (
            "{ after, tangent, adjoint }",
            [&DERIVATIVE_KEYS, VIEW_KEYS].concat(),
        ),
        ("[minimize]", MINIMIZE_KEYS.to_vec()),
    ]
}
