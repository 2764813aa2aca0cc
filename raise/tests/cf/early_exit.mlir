// The first k with x[i*8+k] < 0, or 8: a loop that leaves in the middle stays an `scf.while`.
func.func @first_negative(%x: memref<80xf32> {reactant.name = "x", reactant.shape = array<i64: 10, 8>}, %k: memref<10xi32> {reactant.name = "k"}) {
  %g = gpu.global_id x {reactant.extent = 10 : i64}
  %i = arith.index_cast %g : index to i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c8 = arith.constant 8 : i32
  %z = arith.constant 0.0 : f32
  %row = arith.muli %i, %c8 : i32
  cf.br ^loop(%c0 : i32)
^loop(%at: i32):
  %e = arith.addi %row, %at : i32
  %ex = arith.index_cast %e : i32 to index
  %v = memref.load %x[%ex] : memref<80xf32>
  %neg = arith.cmpf olt, %v, %z : f32
  cf.cond_br %neg, ^found(%at : i32), ^next
^next:
  %at1 = arith.addi %at, %c1 : i32
  %more = arith.cmpi slt, %at1, %c8 : i32
  cf.cond_br %more, ^loop(%at1 : i32), ^found(%c8 : i32)
^found(%result: i32):
  %ix = arith.index_cast %i : i32 to index
  memref.store %result, %k[%ix] : memref<10xi32>
  return
}
