"""Raised programs as hashable values, and the programs derived from them, each made once."""

from __future__ import annotations

import dataclasses
import functools
import threading
from collections.abc import Callable, Sequence
from typing import TypeVar

from reactant_rs import _core

#: Bytes that the loops of a kernel may keep of their states for a reverse pass.
LOOP_MEMORY = 1 << 30

_Made = TypeVar("_Made")


@dataclasses.dataclass(frozen=True)
class Linear:
    """What a linear program is the tangent of.

    The tangents of results `of` of `parent` along its parameters `wrt`; the linear program takes
    parameters `taken` of `parent` first, then the tangents.
    """

    parent: Call
    of: tuple[int, ...]
    wrt: tuple[int, ...]
    taken: tuple[int, ...]


class Call:
    """A tensor program to be called. Equal only to itself, so that it can be a static parameter."""

    def __init__(self, program: _core.Program, name: str, linear: Linear | None = None) -> None:
        self.program = program
        self.name = name
        self.linear = linear
        self.parameter_types = program.parameter_types
        self.result_types = program.result_types
        self._made: dict = {}
        self._lock = threading.Lock()

    def __repr__(self) -> str:
        return self.name

    def _once(self, key: tuple, make: Callable[[], _Made]) -> _Made:
        with self._lock:
            if key not in self._made:
                self._made[key] = make()
            return self._made[key]

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
        """Returns the call of a program that is derived from this one. Its parameters are this
        one's `parameters`, of which `batched` have one more dimension, and then `results`."""
        return Call(program, name, linear)

    @functools.cached_property
    def floats(self) -> tuple[int, ...]:
        """The results that have tangents."""
        return tuple(k for k, (dtype, _) in enumerate(self.result_types) if "float" in dtype)

    def stablehlo(self, target: str, partitioned: bool = False) -> str:
        """Returns the StableHLO module for a target (`cpu`, `cuda` or `tpu`), in a form that XLA's
        partitioner keeps sharded if it is to be `partitioned`."""
        key = ("stablehlo", target, partitioned)
        return self._once(key, lambda: self.program.stablehlo(target, partitioned))

    def jvp(self, of: tuple[int, ...], wrt: tuple[int, ...]) -> Call:
        """Returns the linear program of the tangents of results `of` along parameters `wrt`."""

        def make() -> Call:
            program, taken = self.program.jvp(list(of), list(wrt))
            linear = Linear(self, of, wrt, tuple(taken))
            return self._derived(program, f"{self.name}_jvp", linear, parameters=[*taken, *wrt])

        return self._once(("jvp", of, wrt), make)

    def vjp(self, of: tuple[int, ...], wrt: tuple[int, ...]) -> tuple[Call, tuple[int, ...]]:
        """Returns the program of the cotangents of parameters `wrt`, and which of this program's
        parameters it takes before the cotangents of results `of`."""

        def make() -> tuple[Call, tuple[int, ...]]:
            program, taken = self.program.vjp(list(of), list(wrt), LOOP_MEMORY)
            derived = self._derived(program, f"{self.name}_vjp", parameters=taken, results=of)
            return derived, tuple(taken)

        return self._once(("vjp", of, wrt), make)

    def keep(self, results: tuple[int, ...]) -> tuple[Call, tuple[int, ...]]:
        """Returns the program of some of the results, and which of this program's parameters it
        takes."""

        def make() -> tuple[Call, tuple[int, ...]]:
            program, taken = self.program.keep(list(results))
            linear = self._kept_linear(results, taken)
            return self._derived(program, self.name, linear, parameters=taken), tuple(taken)

        return self._once(("keep", results), make)

    def vmap(self, batched: tuple[int, ...], size: int) -> Call:
        """Returns the program of `size` at once: parameters `batched`, and all results, have one
        more dimension in front."""

        def make() -> Call:
            program = self.program.vmap(list(batched), size)
            linear = self._batched_linear(batched, size)
            everything = range(len(self.parameter_types))
            return self._derived(
                program, f"{self.name}_vmap", linear, parameters=everything, batched=batched
            )

        return self._once(("vmap", batched, size), make)

    def _kept_linear(self, results: tuple[int, ...], parameters: list[int]) -> Linear | None:
        if self.linear is None:
            return None
        linear, first = self.linear, len(self.linear.taken)
        return Linear(
            linear.parent,
            of=tuple(linear.of[k] for k in results),
            wrt=tuple(linear.wrt[k - first] for k in parameters if k >= first),
            taken=tuple(linear.taken[k] for k in parameters if k < first),
        )

    def _batched_linear(self, batched: tuple[int, ...], size: int) -> Linear | None:
        if self.linear is None:
            return None
        linear = self.linear
        taken = len(linear.taken)
        of_parent = {linear.taken[k] for k in batched if k < taken}
        of_parent |= {linear.wrt[k - taken] for k in batched if k >= taken}
        parent = linear.parent.vmap(tuple(sorted(of_parent)), size)
        return dataclasses.replace(linear, parent=parent)

    def batched_together(self, batched: tuple[int, ...]) -> tuple[int, ...]:
        """Returns the parameters to batch where `batched` are: a parameter with its tangent."""
        if self.linear is None:
            return batched
        taken = self.linear.taken
        tangents = {
            place: len(taken) + k for k, place in enumerate(self.linear.wrt) if place in taken
        }
        pairs = [(k, tangents[place]) for k, place in enumerate(taken) if place in tangents]
        together = set(batched)
        for pair in pairs:
            if together & set(pair):
                together |= set(pair)
        return tuple(sorted(together))
