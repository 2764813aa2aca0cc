"""Raised programs as hashable values, and the programs derived from them, each made once."""

from __future__ import annotations

import dataclasses
import functools
import threading
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from reactant_rs import _core

#: Bytes that the loops of a kernel may keep of their states for a reverse pass.
LOOP_MEMORY = 1 << 30

_Made = TypeVar("_Made")


class Linear(Protocol):
    """What a linear program needs to be transposed. Its first `known` parameters are not tangents.

    `kept` is that of the program with only some results, which reads these parameters; `batched`
    that of the program of which these parameters have one more dimension of this size; `together`
    are the parameters to batch where those given are.
    """

    @property
    def known(self) -> int: ...
    def kept(self, results: Sequence[int], parameters: Sequence[int]) -> Linear: ...
    def batched(self, batched: tuple[int, ...], size: int) -> Linear: ...
    def together(self, batched: tuple[int, ...]) -> tuple[int, ...]: ...


@dataclasses.dataclass(frozen=True)
class Recomputed:
    """The program is the tangent of results `of` of `parent` along its parameters `wrt`. It takes
    parameters `taken` of `parent` first, from which its transpose computes what it needs."""

    parent: Call
    of: tuple[int, ...]
    wrt: tuple[int, ...]
    taken: tuple[int, ...]

    @property
    def known(self) -> int:
        return len(self.taken)

    def kept(self, results: Sequence[int], parameters: Sequence[int]) -> Recomputed:
        known = self.known
        return Recomputed(
            self.parent,
            of=tuple(self.of[k] for k in results),
            wrt=tuple(self.wrt[k - known] for k in parameters if k >= known),
            taken=tuple(self.taken[k] for k in parameters if k < known),
        )

    def batched(self, batched: tuple[int, ...], size: int) -> Recomputed:
        known = self.known
        of_parent = {self.taken[k] for k in batched if k < known}
        of_parent |= {self.wrt[k - known] for k in batched if k >= known}
        parent = self.parent.vmap(tuple(sorted(of_parent)), size)
        return dataclasses.replace(self, parent=parent)

    def together(self, batched: tuple[int, ...]) -> tuple[int, ...]:
        """Returns the parameters to batch where `batched` are: a parameter with its tangent."""
        tangents = {
            place: self.known + k for k, place in enumerate(self.wrt) if place in self.taken
        }
        pairs = [(k, tangents[place]) for k, place in enumerate(self.taken) if place in tangents]
        together = set(batched)
        for pair in pairs:
            if together & set(pair):
                together |= set(pair)
        return tuple(sorted(together))


@dataclasses.dataclass(frozen=True)
class Stored:
    """The transpose of the program is in `reverse`, which takes the same first `known` parameters,
    residuals among them, and then cotangents: that of the program's result `k` as its `of[k]`th.
    Result `wrt[k]` of `reverse` is the cotangent of the program's tangent `k`."""

    reverse: Call
    known: int
    of: tuple[int, ...]
    wrt: tuple[int, ...]

    def kept(self, results: Sequence[int], parameters: Sequence[int]) -> Stored:
        known = self.known
        return dataclasses.replace(
            self,
            of=tuple(self.of[k] for k in results),
            wrt=tuple(self.wrt[k - known] for k in parameters if k >= known),
        )

    def batched(self, batched: tuple[int, ...], size: int) -> Stored:
        cotangents = range(self.known, len(self.reverse.parameter_types))
        places = (*(k for k in batched if k < self.known), *cotangents)
        return dataclasses.replace(self, reverse=self.reverse.vmap(places, size))

    def together(self, batched: tuple[int, ...]) -> tuple[int, ...]:
        """Returns the parameters to batch where `batched` are: with any of them all tangents, since
        the cotangents that `reverse` returns are batched."""
        tangents = range(self.known, self.known + len(self.wrt))
        return tuple(sorted({*batched, *tangents}))


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
            linear = Recomputed(self, of, wrt, tuple(taken))
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

    def linearized(
        self, of: tuple[int, ...], wrt: tuple[int, ...]
    ) -> tuple[Call, Call, tuple[int, ...]] | None:
        """Returns this program with the residuals of a reverse pass as further results, the linear
        program of the tangents of results `of` along parameters `wrt`, and which of this program's
        parameters that one takes before the residuals and the tangents. `None` if a reverse pass
        has no use for residuals, or is not possible."""

        def make() -> tuple[Call, Call, tuple[int, ...]] | None:
            try:
                made = self.program.linearized(list(of), list(wrt), LOOP_MEMORY)
            except _core.Error:
                return None  # the derivative that is asked for raises it
            if made is None:
                return None
            forward, tangents, reverse, taken = made
            known = len(reverse.parameter_types) - len(of)
            back = Call(reverse, f"{self.name}_vjp")
            stored = Stored(back, known, tuple(range(len(of))), tuple(range(len(wrt))))
            linear = Call(tangents, f"{self.name}_jvp", stored)
            return Call(forward, self.name), linear, tuple(taken)

        return self._once(("linearized", of, wrt), make)

    def keep(self, results: tuple[int, ...]) -> tuple[Call, tuple[int, ...]]:
        """Returns the program of some of the results, and which of this program's parameters it
        takes."""

        def make() -> tuple[Call, tuple[int, ...]]:
            # The transpose reads residuals that the tangents themselves do not.
            also = range(self.linear.known) if isinstance(self.linear, Stored) else ()
            program, taken = self.program.keep(list(results), list(also))
            linear = self.linear and self.linear.kept(results, taken)
            return self._derived(program, self.name, linear, parameters=taken), tuple(taken)

        return self._once(("keep", results), make)

    def vmap(self, batched: tuple[int, ...], size: int) -> Call:
        """Returns the program of `size` at once: parameters `batched`, and all results, have one
        more dimension in front."""

        def make() -> Call:
            program = self.program.vmap(list(batched), size)
            linear = self.linear and self.linear.batched(batched, size)
            everything = range(len(self.parameter_types))
            return self._derived(
                program, f"{self.name}_vmap", linear, parameters=everything, batched=batched
            )

        return self._once(("vmap", batched, size), make)
