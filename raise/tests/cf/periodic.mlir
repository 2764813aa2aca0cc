// out = in[i-1] + in[i+1] + above + below, wrapped around on 12 x 15: three ways to write a wrapped index.
func.func @periodic(%out: memref<180xf64> {reactant.name = "out", reactant.shape = array<i64: 12, 15>}, %in: memref<180xf64> {reactant.name = "in", reactant.shape = array<i64: 12, 15>}) {
  %gx = gpu.global_id x {reactant.extent = 16 : i64}
  %gy = gpu.global_id y {reactant.extent = 16 : i64}
  %i = arith.index_cast %gx : index to i32
  %j = arith.index_cast %gy : index to i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c11 = arith.constant 11 : i32
  %c12 = arith.constant 12 : i32
  %c14 = arith.constant 14 : i32
  %c15 = arith.constant 15 : i32
  %cm1 = arith.constant -1 : i32
  %cm11 = arith.constant -11 : i32
  %ix = arith.cmpi slt, %i, %c15 : i32
  %jx = arith.cmpi slt, %j, %c12 : i32
  %inside = arith.andi %ix, %jx : i1
  cf.cond_br %inside, ^body, ^exit
^body:
  %first = arith.cmpi eq, %i, %c0 : i32
  %prev = arith.addi %i, %cm1 : i32
  %im = arith.select %first, %c14, %prev : i32
  %next = arith.addi %i, %c1 : i32
  %ip = arith.remsi %next, %c15 : i32
  %row = arith.muli %j, %c15 : i32
  %l = arith.addi %row, %im : i32
  %lx = arith.index_cast %l : i32 to index
  %vl = memref.load %in[%lx] : memref<180xf64>
  %r = arith.addi %row, %ip : i32
  %rx = arith.index_cast %r : i32 to index
  %vr = memref.load %in[%rx] : memref<180xf64>
  %last = arith.cmpi eq, %j, %c11 : i32
  %up = arith.select %last, %cm11, %c1 : i32
  %jp = arith.addi %j, %up : i32
  %urow = arith.muli %jp, %c15 : i32
  %u = arith.addi %urow, %i : i32
  %ux = arith.index_cast %u : i32 to index
  %vu = memref.load %in[%ux] : memref<180xf64>
  %jn = arith.addi %j, %c11 : i32
  %jm = arith.remui %jn, %c12 : i32
  %drow = arith.muli %jm, %c15 : i32
  %d = arith.addi %drow, %i : i32
  %dx = arith.index_cast %d : i32 to index
  %vd = memref.load %in[%dx] : memref<180xf64>
  %s1 = arith.addf %vl, %vr : f64
  %s2 = arith.addf %vu, %vd : f64
  %s3 = arith.addf %s1, %s2 : f64
  %o = arith.addi %row, %i : i32
  %ox = arith.index_cast %o : i32 to index
  memref.store %s3, %out[%ox] : memref<180xf64>
  cf.br ^exit
^exit:
  return
}
