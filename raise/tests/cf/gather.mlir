// out[i] = x[index[i]], wherever that is.
func.func @gather(%x: memref<50xf32> {reactant.name = "x"}, %at: memref<40xi32> {reactant.name = "at"}, %out: memref<40xf32> {reactant.name = "out"}) {
  %g = gpu.global_id x {reactant.extent = 64 : i64}
  %i = arith.index_cast %g : index to i32
  %c40 = arith.constant 40 : i32
  %in = arith.cmpi sgt, %c40, %i : i32
  cf.cond_br %in, ^body, ^exit
^body:
  %ix = arith.index_cast %i : i32 to index
  %k = memref.load %at[%ix] : memref<40xi32>
  %kw = arith.extsi %k : i32 to i64
  %c2 = arith.constant 2 : i64
  %kb = arith.shli %kw, %c2 : i64
  %ke = arith.shrui %kb, %c2 : i64
  %kx = arith.index_cast %ke : i64 to index
  %v = memref.load %x[%kx] : memref<50xf32>
  memref.store %v, %out[%ix] : memref<40xf32>
  cf.br ^exit
^exit:
  return
}
