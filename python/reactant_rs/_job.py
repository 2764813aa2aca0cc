"""Jobs as JAX functions."""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from reactant_rs._core import InvalidInput, JobFile
from reactant_rs._function import Checks, checked
from reactant_rs._primitive import bind
from reactant_rs._program import Call


def load(path: str | os.PathLike, *, checks: Checks = "raise") -> Job:
    """Reads a job (`job.toml`) and raises its kernels.

    Args:
        path: the job file. Paths in it are relative to its folder.
        checks: as in :func:`reactant_rs.jax`.

    Raises:
        InvalidInput: what is wrong in the job or its kernels, with the line.
        Unsupported: what cannot be raised, with the line.
    """
    path = os.fspath(path)
    if os.path.splitext(path)[1] in (".ptx", ".ll", ".bc", ".mlir", ".cu", ".cuh"):
        raise InvalidInput(f"{path} is no job but a file of kernels, which rx.kernel reads")
    return Job(JobFile(path), checks)


class Job:
    """A job: arrays, launches, a time loop and objectives.

    Its functions are functions of JAX: they can be jitted, differentiated, batched and sharded.

    Attributes:
        arrays: shape and element type of each array, by name.
        scalars: the values of the runtime scalars, by name.
        steps: the steps of its time loop; None without one.
    """

    def __init__(self, file: JobFile, checks: Checks) -> None:
        self._file, self._checks = file, checks
        self.arrays: dict[str, jax.ShapeDtypeStruct] = {
            name: jax.ShapeDtypeStruct(tuple(shape), jnp.dtype(dtype))
            for name, (dtype, shape) in file.arrays
        }
        self.scalars: dict[str, float] = dict(file.scalars)
        self.steps: int | None = file.steps
        self._program = functools.lru_cache(maxsize=64)(self._make_program)
        self._objective = functools.lru_cache(maxsize=64)(self._make_objective)

    def __repr__(self) -> str:
        return f"<job of {', '.join(self.arrays)}; {self.steps} steps>"

    def initial(self, name: str) -> np.ndarray:
        """Returns the initial contents of an array.

        Raises:
            InvalidInput: the job has no such array, or its file cannot be read.
        """
        contents = self._file.initial(name)
        array = self.arrays[name]
        return np.frombuffer(bytearray(contents), array.dtype).reshape(array.shape)

    def run(self, *, steps: int | None = None, **given: Any) -> dict[str, jax.Array]:
        """Runs the time loop, or the launches once.

        Args:
            steps: the number of steps, instead of the job's.
            given: arrays and scalars by name; the others start as the job says.

        Returns:
            The new contents of the arrays that kernels write, by name.
        """
        count = self.steps if steps is None else steps
        if self.steps is None and steps is not None:
            raise InvalidInput("the job has no time loop, so it has no `steps`")
        call = self._program(count or 0)
        new = self._called(call, given)
        written = (name for name in call.program.results if name in self.arrays)
        return {name: new[name] for name in written}

    def value(self, of: str, wrt: Sequence[str]) -> Callable[..., jax.Array]:
        """Returns an objective of the job as a function of arrays and scalars by name.

        Args:
            of: an `[objective]` of the job, or an array of one element.
            wrt: the arrays and scalars by which the function can be differentiated.
        """
        call = self._objective(of, tuple(wrt))

        def value(**given: Any) -> jax.Array:
            return self._called(call, given)[of]

        return value

    def value_and_grad(self, of: str, wrt: Sequence[str]) -> Callable[..., tuple]:
        """Returns a function of arrays and scalars by name that returns an objective of the job,
        and its derivatives by name.

        Args:
            of: an `[objective]` of the job, or an array of one element.
            wrt: the arrays and scalars to differentiate by.
        """
        value = self.value(of, wrt)

        def value_and_grad(**given: Any) -> tuple[jax.Array, dict[str, jax.Array]]:
            at = {name: given[name] if name in given else self._start(name) for name in wrt}
            rest = {name: array for name, array in given.items() if name not in at}
            at = {name: jnp.asarray(array) for name, array in at.items()}
            return jax.value_and_grad(lambda at: value(**at, **rest))(at)

        return value_and_grad

    def _make_program(self, steps: int) -> Call:
        return Call(self._file.program(steps), "job")

    def _make_objective(self, of: str, wrt: tuple[str, ...]) -> Call:
        return Call(self._file.objective(of, list(wrt)), of)

    def _start(self, name: str) -> Any:
        return self.scalars[name] if name in self.scalars else self.initial(name)

    def _called(self, call: Call, given: Mapping[str, Any]) -> dict[str, Any]:
        for name in given:
            if name not in self.arrays and name not in self.scalars:
                known = ", ".join([*self.arrays, *self.scalars])
                raise InvalidInput(f"the job has no array or scalar `{name}`; it has {known}")
        operands = [
            self._operand(name, dtype, tuple(shape), given)
            for name, (dtype, shape) in zip(call.program.parameters, call.parameter_types)
        ]
        results = bind(call, *operands)
        new = dict(zip(call.program.results, results))
        if call.program.check_count:
            new = checked(call, new, results[len(new)], self._checks)
        return new

    def _operand(
        self, name: str, dtype: str, shape: tuple[int, ...], given: Mapping[str, Any]
    ) -> jax.Array:
        value = given[name] if name in given else self._start(name)
        operand = jnp.asarray(value, None if hasattr(value, "dtype") else dtype)
        if str(operand.dtype) != dtype and name not in self.arrays and operand.shape == ():
            operand = operand.astype(dtype)
        if str(operand.dtype) != dtype or operand.shape != shape:
            raise InvalidInput(
                f"`{name}` is {dtype}{list(shape)} and is given {operand.dtype}"
                f"{list(operand.shape)}; JAX has 64-bit numbers with jax_enable_x64 only"
            )
        return operand
