// y[i] = a * x[i] + y[i], 10 blocks of 64; the last threads do nothing. Byte offsets as LLVM leaves them.
func.func @saxpy(%x: memref<600xf32> {reactant.name = "x"}, %y: memref<600xf32> {reactant.name = "y"}, %a: f32 {reactant.name = "a"}) {
  %g = gpu.global_id x {reactant.extent = 640 : i64}
  %i = arith.index_cast %g : index to i32
  %n = arith.constant 600 : i32
  %c4 = arith.constant 4 : i64
  %in = arith.cmpi slt, %i, %n : i32
  cf.cond_br %in, ^body, ^exit
^body:
  %wide = arith.extsi %i : i32 to i64
  %bytes = arith.muli %wide, %c4 : i64
  %element = arith.divui %bytes, %c4 : i64
  %index = arith.index_cast %element : i64 to index
  %xi = memref.load %x[%index] : memref<600xf32>
  %yi = memref.load %y[%index] : memref<600xf32>
  %r = math.fma %a, %xi, %yi : f32
  memref.store %r, %y[%index] : memref<600xf32>
  cf.br ^exit
^exit:
  return
}
