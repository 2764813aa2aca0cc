"""Kernels over a mesh of devices, with communication that reactant-rs writes into the program."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any

import jax
from jax.sharding import Mesh, NamedSharding, PartitionSpec

from reactant_rs import _core
from reactant_rs._arguments import InOut, Out
from reactant_rs._core import InvalidInput
from reactant_rs._function import Function
from reactant_rs._program import Call, Linear

#: For each dimension the mesh axes that it is split over.
Spec = tuple[tuple[str, ...], ...]


def shard(
    function: Function, mesh: Mesh, specs: Mapping[str, PartitionSpec] | None = None
) -> ShardedFunction:
    """Returns a kernel's function that is computed by the devices of a mesh.

    It takes and returns whole arrays, as `function` does, and works under the same transformations.
    Inside, it is a `jax.shard_map` of the program of one device: reactant-rs decides what each
    device computes, and what it is sent. A chain of stencils needs one exchange per direction.

    XLA's partitioner splits `function` under `jax.jit` without this; which is faster depends on the
    kernel.

    Args:
        function: a kernel as a JAX function (:func:`reactant_rs.jax`).
        mesh: the devices.
        specs: how arguments are split, by name. Others are split as the kernel accesses them.

    Raises:
        InvalidInput: a name that is no argument.

    Errors of splitting come when the function is traced: `Unsupported` where an array cannot be
    split into equal blocks.
    """
    if not isinstance(function, Function):
        raise InvalidInput(
            f"rx.shard takes a function of rx.jax, not {type(function).__name__}; jax.jit splits "
            "others as their arguments are"
        )
    return ShardedFunction(function, mesh, dict(specs or {}))


class ShardedFunction(Function):
    """A kernel over a mesh of devices; made by :func:`shard`."""

    def __init__(self, of: Function, mesh: Mesh, specs: dict[str, PartitionSpec]) -> None:
        super().__init__(of.kernel, of.grid, of.args, of.launch)
        for name, spec in specs.items():
            if name not in self.inputs:
                known = ", ".join(self.inputs)
                raise InvalidInput(f"`{name}` is no argument of `{of.__name__}`; it has {known}")
            for axis in _axes(spec):
                if axis not in mesh.axis_names:
                    known = ", ".join(mesh.axis_names)
                    raise InvalidInput(f"the mesh has no axis `{axis}`; it has {known}")
        self.mesh, self.specs = mesh, specs

    def plan(self, *arrays: Any) -> str:
        """Returns what the devices send one another in a call with such arguments, as a table."""
        return self._called(self.program(*arrays)).local[3]

    def _called(self, call: Call) -> ShardedCall:
        names, types = call.program.parameters, call.parameter_types
        asked = tuple(
            _spec(self.specs[name], len(shape)) if name in self.specs else None
            for name, (_, shape) in zip(names, types)
        )
        places = {name: place for place, name in enumerate(names)}
        becomes = {leaf.name: self._becomes(leaf) for leaf in self._leaves}
        following = [places.get(becomes.get(name)) for name in call.program.results]
        following += [None] * (len(call.result_types) - len(following))
        key = ("shard", self.mesh, asked, tuple(following))
        return call._once(
            key,
            lambda: ShardedCall(
                call.program, call.name, self.mesh, asked, following=tuple(following)
            ),
        )

    def _becomes(self, leaf: Any) -> str | None:
        """Returns the argument that a result is split like."""
        if isinstance(leaf, InOut):
            return leaf.name
        return leaf.like if isinstance(leaf, Out) else None


class ShardedCall(Call):
    """A program to be called on whole arrays and computed by the devices of a mesh."""

    def __init__(
        self,
        program: _core.Program,
        name: str,
        mesh: Mesh,
        asked: tuple[Spec | None, ...],
        linear: Linear | None = None,
        following: tuple[int | None, ...] | None = None,
    ) -> None:
        super().__init__(program, name, linear)
        self.mesh, self._asked = mesh, asked
        self._following = following or (None,) * len(self.result_types)

    @functools.cached_property
    def local(self) -> tuple[Call, list[PartitionSpec], list[PartitionSpec], str]:
        """The program of one device, how parameters and results are split, and the exchanges."""
        sizes = [(str(name), int(size)) for name, size in self.mesh.shape.items()]
        asked = [None if spec is None else [list(axes) for axes in spec] for spec in self._asked]
        platform = self.mesh.devices.flat[0].platform
        program, parameters, results, plan = self.program.shard(
            sizes, asked, list(self._following), platform
        )
        self._splits = parameters, results
        specs = [[_partition(spec) for spec in each] for each in (parameters, results)]
        return Call(program, f"{self.name}_local"), *specs, plan

    def split(self, operands: Sequence[Any]) -> list:
        """Returns whole arrays split as the devices take them, which tells JAX of the mesh."""
        _, parameters, _, _ = self.local
        return [
            jax.lax.with_sharding_constraint(operand, NamedSharding(self.mesh, spec))
            for operand, spec in zip(operands, parameters)
        ]

    def mapped(self, bind: Any) -> Any:
        """Returns the function of whole arrays; `bind` calls the program of one device."""
        call, parameters, results, _ = self.local
        return jax.shard_map(
            lambda *operands: bind(call, *operands),
            mesh=self.mesh,
            in_specs=tuple(parameters),
            out_specs=results,
            check_vma=False,
        )

    def linearized(self, of: tuple[int, ...], wrt: tuple[int, ...]) -> None:
        """Returns `None`: residuals would have to be split over the mesh."""

    def _derived(
        self,
        program: _core.Program,
        name: str,
        linear: Linear | None = None,
        *,
        parameters: Sequence[int],
        results: Sequence[int] = (),
        batched: Sequence[int] = (),
    ) -> Call:
        _ = self.local
        given, written = ([tuple(map(tuple, spec)) for spec in each] for each in self._splits)
        asked = [((), *given[k]) if k in batched else given[k] for k in parameters]
        asked += [written[k] for k in results]
        return ShardedCall(program, name, self.mesh, tuple(asked), linear)


def _axes(spec: PartitionSpec) -> list[str]:
    return [axis for axes in _spec(spec, len(spec)) for axis in axes]


def _spec(spec: PartitionSpec, rank: int) -> Spec:
    """Returns the axes of each dimension."""
    if len(spec) > rank:
        raise InvalidInput(f"{spec} has more entries than the array has dimensions, {rank}")
    names = [() if of is None else (of,) if isinstance(of, str) else tuple(of) for of in spec]
    return (*names, *[()] * (rank - len(names)))


def _partition(spec: list[list[str]]) -> PartitionSpec:
    return PartitionSpec(*(tuple(axes) if axes else None for axes in spec))
