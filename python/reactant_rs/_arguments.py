"""What a kernel's parameters are given: arrays that it reads or writes, numbers, structures."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from typing import Any, Union

from reactant_rs._core import InvalidInput

#: The least and the greatest value of an integer.
Range = Union[tuple[int, int], None]


@dataclasses.dataclass(frozen=True)
class In:
    """An argument of the function: an array that the kernel reads, or a float or integer.

    Args:
        name: its name, by which `Out` and errors mean it.
        offset: elements between the start of the array and the address that the kernel gets.
        range: the least and the greatest value of an integer, which is an operand of the program
            then: one program serves all of them. Another value is an error of the run.
    """

    name: str
    offset: int = 0
    range: Range = None

    def __post_init__(self) -> None:
        if self.range is not None:
            least, greatest = map(int, self.range)
            if least > greatest:
                raise InvalidInput(f"In({self.name!r}) has the empty range {self.range}")
            object.__setattr__(self, "range", (least, greatest))


@dataclasses.dataclass(frozen=True)
class InOut:
    """An array that the kernel reads and writes: an argument of the function and a result. If the
    argument is a `jax.Ref`, that is updated instead.

    Args:
        name: its name.
        offset: elements between the start of the array and the address that the kernel gets.
    """

    name: str
    offset: int = 0


@dataclasses.dataclass(frozen=True)
class Out:
    """A result of the function: an array that the kernel writes.

    Elements that no thread writes are `fill`.

    Args:
        name: its name.
        like: the argument whose shape and element type it has, unless those are given.
        shape: its shape.
        dtype: its element type.
        fill: its contents before the kernel runs.
        offset: elements between the start of the array and the address that the kernel gets.
    """

    name: str
    like: str | None = None
    shape: tuple[int, ...] | None = None
    dtype: Any = None
    fill: float = 0
    offset: int = 0

    def __post_init__(self) -> None:
        if self.shape is not None:
            shape = (self.shape,) if isinstance(self.shape, int) else tuple(self.shape)
            object.__setattr__(self, "shape", shape)
        if self.like is None and (self.shape is None or self.dtype is None):
            raise TypeError(f"Out({self.name!r}) needs `like`, or `shape` and `dtype`")


@dataclasses.dataclass(frozen=True)
class Struct:
    """A structure by value.

    Args:
        fields: pairs of a byte offset, as in the C structure, and what stands there: `In`, `InOut`,
            `Out`, an integer, a float with its type (`numpy.float32(0.5)`), or a `Struct`.
    """

    fields: tuple[tuple[int, Argument], ...]

    def __init__(self, fields: Sequence[tuple[int, Argument]]) -> None:
        object.__setattr__(self, "fields", tuple((int(at), given) for at, given in fields))


Array = Union[In, InOut, Out]
Argument = Union[In, InOut, Out, Struct, int, float, None]


def leaves(arguments: Sequence[Argument]) -> Iterator[Argument]:
    """Returns the arguments with the fields of structures in their places."""
    for argument in arguments:
        if isinstance(argument, Struct):
            yield from leaves([given for _, given in argument.fields])
        else:
            yield argument
