// c[j, i] = sum over k of a[j, k] * b[k, i], with a 9 x 14, b 14 x 13; the loop rotated, as LLVM leaves it.
func.func @matmul(%a: memref<126xf32> {reactant.name = "a", reactant.shape = array<i64: 9, 14>}, %b: memref<182xf32> {reactant.name = "b", reactant.shape = array<i64: 14, 13>}, %c: memref<117xf32> {reactant.name = "c", reactant.shape = array<i64: 9, 13>}) {
  %gx = gpu.global_id x {reactant.extent = 16 : i64}
  %gy = gpu.global_id y {reactant.extent = 16 : i64}
  %i = arith.index_cast %gx : index to i32
  %j = arith.index_cast %gy : index to i32
  %c14 = arith.constant 14 : i32
  %c13 = arith.constant 13 : i32
  %c9 = arith.constant 9 : i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %z = arith.constant 0.0 : f32
  %o1 = arith.cmpi sge, %i, %c13 : i32
  %o2 = arith.cmpi sge, %j, %c9 : i32
  %o = arith.ori %o1, %o2 : i1
  cf.cond_br %o, ^exit, ^pre
^pre:
  %row = arith.muli %j, %c14 : i32
  cf.br ^loop(%c0, %z : i32, f32)
^loop(%k: i32, %acc: f32):
  %ai = arith.addi %row, %k : i32
  %aw = arith.extsi %ai : i32 to i64
  %ax = arith.index_cast %aw : i64 to index
  %x = memref.load %a[%ax] : memref<126xf32>
  %bk = arith.muli %k, %c13 : i32
  %bi = arith.addi %bk, %i : i32
  %bw = arith.extsi %bi : i32 to i64
  %bx = arith.index_cast %bw : i64 to index
  %y = memref.load %b[%bx] : memref<182xf32>
  %p = math.fma %x, %y, %acc : f32
  %next = arith.addi %k, %c1 : i32
  %done = arith.cmpi eq, %next, %c14 : i32
  cf.cond_br %done, ^store, ^loop(%next, %p : i32, f32)
^store:
  %crow = arith.muli %j, %c13 : i32
  %ci = arith.addi %crow, %i : i32
  %cw = arith.extsi %ci : i32 to i64
  %cx = arith.index_cast %cw : i64 to index
  memref.store %p, %c[%cx] : memref<117xf32>
  cf.br ^exit
^exit:
  return
}
