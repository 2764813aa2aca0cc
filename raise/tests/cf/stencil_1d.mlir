// out[i] = (in[i-1] + in[i+1]) / 2 inside; two guards, each an early return, one of them unsigned.
func.func @stencil_1d(%out: memref<100xf64> {reactant.name = "out"}, %in: memref<100xf64> {reactant.name = "in"}) {
  %g = gpu.global_id x {reactant.extent = 128 : i64}
  %i = arith.index_cast %g : index to i32
  %c1 = arith.constant 1 : i32
  %cm1 = arith.constant -1 : i32
  %c98 = arith.constant 98 : i32
  %half = arith.constant 0.5 : f64
  %before = arith.addi %i, %cm1 : i32
  %oob = arith.cmpi uge, %before, %c98 : i32
  cf.cond_br %oob, ^exit, ^body
^body:
  %b = arith.extui %before : i32 to i64
  %bi = arith.index_cast %b : i64 to index
  %l = memref.load %in[%bi] : memref<100xf64>
  %after = arith.addi %i, %c1 : i32
  %e = arith.extui %after : i32 to i64
  %ei = arith.index_cast %e : i64 to index
  %r = memref.load %in[%ei] : memref<100xf64>
  %s = arith.addf %l, %r : f64
  %h = arith.mulf %s, %half : f64
  %here = arith.extsi %i : i32 to i64
  %hi = arith.index_cast %here : i64 to index
  memref.store %h, %out[%hi] : memref<100xf64>
  cf.br ^exit
^exit:
  return
}
