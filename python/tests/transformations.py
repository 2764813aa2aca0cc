"""What JAX does to a function, tried on a job: each is compared with the function called plainly,
with finite differences, or with another transformation that leads to the same.

A job's function takes the arrays that it reads, and returns those that it writes. It is
differentiated by its float arrays, along directions that are drawn.
"""

from __future__ import annotations

import functools
import pathlib

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import NamedSharding
from jax.sharding import PartitionSpec as P

import reactant_rs as rx

CORPUS = pathlib.Path(__file__).parents[2] / "raise/tests/kernels"


class Subject:
    """A job, as a function of its arrays."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.job = rx.load(CORPUS / f"{name}.toml")
        program = self.job._program(self.job.steps or 0).program
        names = [name for name in program.parameters if name in self.job.arrays]
        self.start = {name: jnp.asarray(self.job.initial(name)) for name in names}
        kind = lambda array: jnp.issubdtype(array.dtype, jnp.floating)  # noqa: E731
        self.floats = {name: array for name, array in self.start.items() if kind(array)}
        self.others = {name: array for name, array in self.start.items() if not kind(array)}
        self.written = program.results
        random = np.random.default_rng(3)
        draw = lambda array: jnp.asarray(random.standard_normal(array.shape), array.dtype)  # noqa: E731
        self.direction = {name: draw(array) for name, array in self.floats.items()}
        self.plain = self(self.floats)

    def __call__(self, floats: dict, others: dict | None = None) -> dict:
        return self.job.run(**floats, **(self.others if others is None else others))

    def scalar(self, floats: dict) -> jax.Array:
        """A weighted sum of the float results."""
        total = jnp.zeros((), jnp.float64)
        for place, array in enumerate(self(floats).values()):
            if jnp.issubdtype(array.dtype, jnp.floating):
                weights = np.random.default_rng(place).standard_normal(array.shape)
                total += (weights * array).sum()
        return total

    @property
    def is_differentiable(self) -> bool:
        results = self.plain.values()
        return bool(self.floats) and any(jnp.issubdtype(r.dtype, jnp.floating) for r in results)


def same(got, expected, tolerance=None) -> None:
    """Compares trees of arrays: bits of integers, floats to a tolerance of their type."""
    got, expected = jax.tree.leaves(got), jax.tree.leaves(expected)
    assert len(got) == len(expected)
    for ours, theirs in zip(got, expected):
        assert ours.dtype == theirs.dtype and ours.shape == theirs.shape
        if not jnp.issubdtype(theirs.dtype, jnp.floating):
            np.testing.assert_array_equal(ours, theirs)
            continue
        width = theirs.dtype.itemsize
        ours, theirs = np.asarray(ours, np.float64), np.asarray(theirs, np.float64)
        size = np.max(np.abs(theirs), initial=0, where=np.isfinite(theirs))
        digits = tolerance or {2: 2e-2, 4: 2e-5, 8: 1e-11}[width]
        np.testing.assert_allclose(ours, theirs, rtol=digits, atol=digits * (size + 1e-300))


def close(ours, theirs, tolerance) -> None:
    """Compares two numbers."""
    ours, theirs = float(ours), float(theirs)
    assert abs(ours - theirs) <= tolerance * (abs(ours) + abs(theirs) + 1e-12), (ours, theirs)


def moved(subject: Subject, by: float) -> dict:
    return {
        k: v + jnp.asarray(by, v.dtype) * subject.direction[k] for k, v in subject.floats.items()
    }


def precision(subject: Subject) -> float:
    """The least relative difference that derivatives of the subject can be compared to."""
    dtypes = [a.dtype for a in jax.tree.leaves((subject.floats, subject.plain))]
    floats = [d for d in dtypes if jnp.issubdtype(d, jnp.floating)]
    return 1e-8 if min(d.itemsize for d in floats) == 8 else 2e-3


def jit(subject: Subject) -> None:
    same(jax.jit(subject)(subject.floats), subject.plain)


def forward(subject: Subject) -> jax.Array:
    """The derivative along the direction, by forward mode."""
    return jax.jvp(subject.scalar, (subject.floats,), (subject.direction,))[1]


#: Subjects whose differences say nothing about their derivatives, and why. Their forward mode is
#: compared with reverse mode only.
NOT_SMOOTH = {
    "loop_argmin": "the place of the minimum changes",
    "type_half2": "16 bits",
    "type_bfloat16": "16 bits",
}


def jvp(subject: Subject) -> None:
    """Forward mode against central differences."""
    if subject.name in NOT_SMOOTH:
        return
    by = 1e-6 if precision(subject) < 1e-5 else 3e-3
    above, below = subject.scalar(moved(subject, by)), subject.scalar(moved(subject, -by))
    size = abs(float(subject.scalar(subject.floats))) * 1e-7 / by * precision(subject) / 1e-8
    difference = float(above - below) / (2 * by)
    ours = float(forward(subject))
    allowed = 1e-4 if precision(subject) < 1e-5 else 5e-2
    assert abs(ours - difference) <= allowed * abs(difference) + 1e-2 * size + 1e-6, (
        ours,
        difference,
    )


def grad(subject: Subject) -> None:
    """Reverse mode against forward mode: the dot-product test."""
    gradient = jax.grad(subject.scalar)(subject.floats)
    terms = [(gradient[k].astype(float) * subject.direction[k]).sum() for k in gradient]
    scale = sum(
        float(jnp.abs(gradient[k].astype(float) * subject.direction[k]).sum()) for k in gradient
    )
    ours, theirs = float(sum(terms)), float(forward(subject))
    assert abs(ours - theirs) <= precision(subject) * (scale + 1e-12), (ours, theirs)


def hessian(subject: Subject) -> None:
    """Second derivatives: forward over reverse against reverse over reverse."""
    along = lambda floats: jax.jvp(  # noqa: E731
        jax.grad(subject.scalar), (floats,), (subject.direction,)
    )[1]
    product = lambda floats: sum(  # noqa: E731
        (g.astype(float) * d).sum()
        for g, d in zip(
            jax.tree.leaves(jax.grad(subject.scalar)(floats)), jax.tree.leaves(subject.direction)
        )
    )
    same(along(subject.floats), jax.grad(product)(subject.floats), 20 * precision(subject))


def batched(subject: Subject) -> tuple[dict, list[dict]]:
    singles = [moved(subject, by) for by in (0.0, 1e-3)]
    return jax.tree.map(lambda *a: jnp.stack(a), *singles), singles


def vmap(subject: Subject) -> None:
    """A batch against its members."""
    many, singles = batched(subject)
    others = jax.tree.map(lambda a: jnp.stack([a, a]), subject.others)
    results = jax.vmap(subject)(many, others)
    for place, single in enumerate(singles):
        same(jax.tree.map(lambda a: a[place], results), subject(single))


def vmap_twice(subject: Subject) -> None:
    """A batch of a batch: of the floats, or of the integers where there are no floats."""
    many, singles = batched(subject)
    others = jax.tree.map(lambda a: jnp.stack([a, a]), subject.others)
    once = lambda tree: jax.tree.map(lambda a: a[None], tree)  # noqa: E731
    if subject.floats:
        results = jax.vmap(jax.vmap(subject, (0, None)), (0, None))(once(many), subject.others)
    else:
        results = jax.vmap(jax.vmap(subject, (None, 0)), (None, 0))(many, once(others))
    same(jax.tree.map(lambda a: a[0, 1], results), subject(singles[1]))


def vmap_of_grad(subject: Subject) -> None:
    many, singles = batched(subject)
    results = jax.vmap(jax.grad(subject.scalar))(many)
    expected = jax.grad(subject.scalar)(singles[1])
    same(jax.tree.map(lambda a: a[1], results), expected, 20 * precision(subject))


def repeated(subject: Subject, times: int, loop) -> dict:
    def step(state: dict) -> dict:
        floats = {name: state[name] for name in subject.floats}
        others = {name: state[name] for name in subject.others}
        return {**state, **{k: v for k, v in subject(floats, others).items() if k in state}}

    return loop(step, dict(subject.start), times)


def by_hand(step, state, times):
    for _ in range(times):
        state = step(state)
    return state


def scan(subject: Subject) -> None:
    loop = lambda step, state, times: jax.lax.scan(  # noqa: E731
        lambda s, _: (step(s), None), state, None, length=times
    )[0]
    same(repeated(subject, 3, loop), repeated(subject, 3, by_hand))


def while_loop(subject: Subject) -> None:
    loop = lambda step, state, times: jax.lax.while_loop(  # noqa: E731
        lambda s: s[0] < times, lambda s: (s[0] + 1, step(s[1])), (0, state)
    )[1]
    same(repeated(subject, 3, loop), repeated(subject, 3, by_hand))


def cond(subject: Subject) -> None:
    def chosen(flag: jax.Array) -> dict:
        kept = {k: subject.start.get(k, jnp.zeros_like(v)) for k, v in subject.plain.items()}
        return jax.lax.cond(flag, lambda: subject(subject.floats), lambda: kept)

    same(jax.jit(chosen)(True), subject.plain)


def checkpoint(subject: Subject, policy=None) -> None:
    again = jax.checkpoint(subject.scalar, policy=policy)
    expected = jax.grad(subject.scalar)(subject.floats)
    same(jax.jit(jax.grad(again))(subject.floats), expected, 20 * precision(subject))


def checkpoint_policy(subject: Subject) -> None:
    checkpoint(subject, jax.checkpoint_policies.everything_saveable)


def mesh() -> jax.sharding.Mesh:
    return jax.sharding.Mesh(np.array(jax.devices()[:2]), ("x",))


def shard_map(subject: Subject, checked: bool = True) -> None:
    """One member of a batch on each device, and the gradient by what all devices have."""
    many, singles = batched(subject)
    over = functools.partial(jax.shard_map, mesh=mesh(), check_vma=checked)

    @functools.partial(over, in_specs=P("x"), out_specs=P("x"))
    def each(floats: dict) -> dict:
        one = subject(jax.tree.map(lambda a: a[0], floats))
        return jax.tree.map(lambda a: a[None], one)

    results = each(many)
    same(jax.tree.map(lambda a: a[1], results), subject(singles[1]))
    if not subject.is_differentiable:
        return

    @functools.partial(over, in_specs=P(), out_specs=P("x"))
    def shared(floats: dict) -> jax.Array:
        return subject.scalar(floats)[None]

    gradient = jax.grad(lambda floats: shared(floats).sum())(subject.floats)
    twice = jax.tree.map(lambda g: 2 * g, jax.grad(subject.scalar)(subject.floats))
    same(gradient, twice, 20 * precision(subject))


def shard_map_unchecked(subject: Subject) -> None:
    shard_map(subject, checked=False)


def sharded_jit(subject: Subject) -> None:
    """Arrays split over two devices along their first dimension, where that divides."""
    over = mesh()

    def split(array: jax.Array) -> jax.Array:
        divides = array.ndim > 0 and array.shape[0] % 2 == 0
        return jax.device_put(array, NamedSharding(over, P("x") if divides else P()))

    floats, others = jax.tree.map(split, (subject.floats, subject.others))
    same(jax.jit(subject)(floats, others), subject.plain)


def export(subject: Subject) -> None:
    """Ahead of time for each platform; here also read back, run and differentiated. Programs with
    run-time checks call the host, which cannot be exported."""
    job = subject.job
    checks, job._checks = job._checks, "ignore"
    try:
        # A function of its own: JAX remembers what it traced of the subject.
        function = lambda floats: subject(floats)  # noqa: E731
        exported = jax.export.export(jax.jit(function), platforms=["cpu", "cuda", "tpu"])
        order = 1 if subject.is_differentiable else 0
        contents = exported(subject.floats).serialize(vjp_order=order)
        same(jax.export.deserialize(contents).call(subject.floats), subject.plain)
    finally:
        job._checks = checks


def jaxpr(subject: Subject) -> None:
    assert "reactant_call" in str(jax.make_jaxpr(subject)(subject.floats))


DERIVATIVES = [jvp, grad, hessian, vmap_of_grad, checkpoint, checkpoint_policy]
OTHERS = [
    jit, jaxpr, vmap, vmap_twice, scan, while_loop, cond, shard_map, shard_map_unchecked,
    sharded_jit, export,
]  # fmt: skip
