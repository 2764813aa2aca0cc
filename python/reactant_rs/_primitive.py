"""The JAX primitive of raised programs, and its rules.

`reactant_call` calls a :class:`~reactant_rs._program.Call`. Its tangent is a second call, of a
program that is linear in the tangents; the transpose of that one is the reverse-mode program of the
first, which takes residuals if the first computes any that are worth storing. Batching calls the batched program. Lowering merges the program's StableHLO into
JAX's module.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import jax
import jax.numpy as jnp
from jax import core as jax_core
from jax._src import core, sharding_impls
from jax.extend.core import Primitive
from jax.interpreters import ad, batching, mlir, partial_eval
from jax.sharding import ManualAxisType
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import func as func_dialect

from reactant_rs._core import InvalidInput, Unsupported
from reactant_rs._program import Call, Stored

call_p = Primitive("reactant_call")
call_p.multiple_results = True


def bind(call: Call, *operands: Any) -> list:
    """Calls a program on operands of its parameters' types."""
    split = getattr(call, "split", None)
    if split is not None:
        operands = split(operands)
    return call_p.bind(*_varying_alike(operands), call=call)


def _varying_alike(operands: Sequence[Any]) -> Sequence[Any]:
    """Returns the operands of a call inside `shard_map`, all of which vary over the same axes."""
    varying = [jax.typeof(operand).mat.varying for operand in operands]
    union = frozenset().union(*varying)

    def cast(operand: Any, axes: frozenset) -> Any:
        missing = tuple(sorted(union - axes))
        return jax.lax.pcast(operand, missing, to="varying") if missing else operand

    return [cast(operand, axes) for operand, axes in zip(operands, varying)]


@call_p.def_abstract_eval
def _abstract(*operands: Any, call: Call) -> list:
    for (dtype, shape), operand in zip(call.parameter_types, operands, strict=True):
        if (str(operand.dtype), operand.shape) != (dtype, tuple(shape)):
            raise InvalidInput(
                f"`{call.name}` takes {dtype}{list(shape)} and is given "
                f"{operand.dtype}{list(operand.shape)}"
            )
    varying = core.standard_vma_rule("reactant_call", *operands)
    sharding = core.get_cur_mesh_sharding()
    return [
        jax_core.ShapedArray(
            tuple(shape),
            jnp.dtype(dtype),
            sharding=sharding.update(spec=(None,) * len(shape)),
            manual_axis_type=ManualAxisType(varying=varying),
        )
        for dtype, shape in call.result_types
    ]


@call_p.def_impl
def _run(*operands: Any, call: Call) -> list:
    return _compiled(call)(*operands)


@functools.lru_cache(maxsize=4096)
def _compiled(call: Call) -> Any:
    return jax.jit(functools.partial(call_p.bind, call=call))


def _tangents(primals: Sequence[Any], tangents: Sequence[Any], *, call: Call) -> tuple:
    wrt = tuple(k for k, tangent in enumerate(tangents) if type(tangent) is not ad.Zero)
    stored = call.linearized(call.floats, wrt) if wrt and call.floats else None
    results = bind(stored[0] if stored else call, *primals)
    results, residuals = results[: len(call.result_types)], results[len(call.result_types) :]
    along = [ad.Zero(jax.typeof(result).to_tangent_aval()) for result in results]
    if wrt and call.floats:
        if stored:
            _, linear, taken = stored
        else:
            linear = call.jvp(call.floats, wrt)
            taken = linear.linear.taken
        operands = [primals[k] for k in taken] + residuals + [tangents[k] for k in wrt]
        for place, tangent in zip(call.floats, bind(linear, *operands)):
            along[place] = tangent
    return results, along


ad.primitive_jvps[call_p] = _tangents


def _transposed(cotangents: Sequence[Any], *operands: Any, call: Call) -> list:
    linear = call.linear
    unknown = [k for k, operand in enumerate(operands) if ad.is_undefined_primal(operand)]
    if linear is None or any(k < linear.known for k in unknown):
        raise Unsupported(
            f"`{call.name}` is not known to be linear in the arguments by which it is transposed; "
            "use jax.vjp or jax.grad, which linearize it first"
        )
    out: list = [None] * len(operands)
    if all(type(cotangent) is ad.Zero for cotangent in cotangents):
        for k in unknown:
            out[k] = ad.Zero(operands[k].aval)
        return out
    pull_back = _by_residuals if isinstance(linear, Stored) else _by_recomputing
    for k, cotangent in zip(unknown, pull_back(call, cotangents, operands, unknown)):
        out[k] = cotangent
    return out


def _by_residuals(call: Call, cotangents: Sequence, operands: Sequence, unknown: list) -> list:
    """Returns the cotangents of the unknown operands of a call whose reverse takes residuals."""
    linear = call.linear
    back, taken = linear.reverse.keep(tuple(linear.wrt[k - linear.known] for k in unknown))
    seeds = {
        linear.known + linear.of[k]: cotangent
        for k, cotangent in enumerate(cotangents)
        if type(cotangent) is not ad.Zero
    }

    def operand(place: int) -> Any:
        if place < linear.known:
            return operands[place]
        dtype, shape = linear.reverse.parameter_types[place]
        return seeds[place] if place in seeds else jnp.zeros(shape, dtype)

    return bind(back, *map(operand, taken))


def _by_recomputing(call: Call, cotangents: Sequence, operands: Sequence, unknown: list) -> list:
    """Returns the cotangents of the unknown operands of a call whose reverse computes again what it
    needs of the program that was linearized."""
    linear = call.linear
    given = [k for k, cotangent in enumerate(cotangents) if type(cotangent) is not ad.Zero]
    seeds = [cotangents[k] for k in given]
    of = tuple(linear.of[k] for k in given)
    back, taken = linear.parent.vjp(of, tuple(linear.wrt[k - linear.known] for k in unknown))
    if set(taken) <= set(linear.taken):
        known = [operands[linear.taken.index(place)] for place in taken]
    else:
        # The reverse of the parent needs more of it than the tangents did.
        back, taken = call.vjp(tuple(given), tuple(unknown))
        known = [operands[place] for place in taken]
    return bind(back, *known, *seeds)


ad.primitive_transposes[call_p] = _transposed


def _batched(operands: Sequence[Any], dims: Sequence[Any], *, call: Call) -> tuple:
    sizes = {o.shape[d] for o, d in zip(operands, dims) if d is not None}
    (size,) = sizes
    mapped = tuple(k for k, dim in enumerate(dims) if dim is not None)
    together = call.linear.together(mapped) if call.linear else mapped

    def place(k: int) -> Any:
        if k in mapped:
            return jnp.moveaxis(operands[k], dims[k], 0)
        if k in together:
            return jnp.broadcast_to(operands[k], (size, *operands[k].shape))
        return operands[k]

    results = bind(call.vmap(together, size), *map(place, range(len(operands))))
    return results, [0] * len(results)


batching.primitive_batchers[call_p] = _batched


def _without_unused(used: list[bool], equation: Any) -> tuple[list[bool], Any]:
    """Removes results that nothing reads, and operands that the others do not need."""
    if not any(used):
        return [False] * len(equation.invars), None
    if all(used):
        return [True] * len(equation.invars), equation
    results = tuple(k for k, is_used in enumerate(used) if is_used)
    call, taken = equation.params["call"].keep(results)
    operands = [k in taken for k in range(len(equation.invars))]
    smaller = equation.replace(
        invars=type(equation.invars)(equation.invars[k] for k in taken),
        outvars=type(equation.outvars)(equation.outvars[k] for k in results),
        params={**equation.params, "call": call},
    )
    return operands, smaller


partial_eval.dce_rules[call_p] = _without_unused


def _lowered(ctx: mlir.LoweringRuleContext, *operands: Any, call: Call, target: str) -> list:
    mapped = getattr(call, "mapped", None)
    if mapped is not None:
        return mlir.lower_fun(mapped(bind), multiple_results=True)(ctx, *operands)
    module = ctx.module_context
    partitioned = _is_partitioned(module.axis_context)
    key = (call_p, call, target, partitioned)
    if key not in module.cached_primitive_lowerings:
        with module.context:
            text = ir.Module.parse(call.stablehlo(target, partitioned))
        main = ir.SymbolTable(text.operation)["main"]
        types = ir.FunctionType(main.type).results
        symbol = mlir.merge_mlir_modules(
            module.module, f"rx_{call.name}", text, dst_symtab=module.symbol_table
        )
        module.cached_primitive_lowerings[key] = (types, symbol)
    types, symbol = module.cached_primitive_lowerings[key]
    callee = ir.FlatSymbolRefAttr.get(symbol)
    return list(func_dialect.CallOp(types, callee, list(operands)).results)


def _is_partitioned(axes: Any) -> bool:
    """Returns whether XLA splits the values of a program over several devices: not on one device,
    and not where `shard_map` has split them over all axes of the mesh."""
    if isinstance(axes, sharding_impls.SPMDAxisContext):
        return axes.manual_axes != frozenset(axes.mesh.axis_names)
    return (axes.num_devices or 1) > 1


for _platform, _target in [("cpu", "cpu"), ("cuda", "cuda"), ("rocm", "cuda"), ("tpu", "tpu")]:
    mlir.register_lowering(call_p, functools.partial(_lowered, target=_target), platform=_platform)
