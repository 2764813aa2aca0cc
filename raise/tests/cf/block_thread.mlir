// Dot product per row, one row a block of 8 columns: block and thread ids by themselves, and a loop whose trip count varies (k < i).
func.func @triangle(%x: memref<64xf32> {reactant.name = "x", reactant.shape = array<i64: 8, 8>}, %s: memref<64xf32> {reactant.name = "s", reactant.shape = array<i64: 8, 8>}) {
  %bx = gpu.block_id x {reactant.extent = 8 : i64}
  %tx = gpu.thread_id x {reactant.extent = 8 : i64}
  %b = arith.index_cast %bx : index to i32
  %t = arith.index_cast %tx : index to i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %z = arith.constant 0.0 : f32
  %row = arith.shli %b, %c3 : i32
  %any = arith.cmpi ne, %t, %c0 : i32
  cf.cond_br %any, ^loop(%c0, %z : i32, f32), ^store(%z : f32)
^loop(%k: i32, %acc: f32):
  %e = arith.ori %row, %k : i32
  %ex = arith.index_cast %e : i32 to index
  %v = memref.load %x[%ex] : memref<64xf32>
  %a = arith.addf %acc, %v : f32
  %k1 = arith.addi %k, %c1 : i32
  %more = arith.cmpi ult, %k1, %t : i32
  cf.cond_br %more, ^loop(%k1, %a : i32, f32), ^store(%a : f32)
^store(%r: f32):
  %o = arith.ori %row, %t : i32
  %ox = arith.index_cast %o : i32 to index
  memref.store %r, %s[%ox] : memref<64xf32>
  return
}
