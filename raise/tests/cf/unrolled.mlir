// Row sums of 10 x 23, unrolled by four with a remainder, as nvcc does it: a count that goes down to zero,
// a pointer (a byte offset) that goes along, and three elements left over.
func.func @row_sum(%a: memref<230xf32> {reactant.name = "a", reactant.shape = array<i64: 10, 23>}, %s: memref<10xf32> {reactant.name = "s"}) {
  %g = gpu.global_id x {reactant.extent = 32 : i64}
  %i = arith.index_cast %g : index to i32
  %c10 = arith.constant 10 : i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %c23 = arith.constant 23 : i32
  %cm4 = arith.constant -4 : i32
  %c20 = arith.constant 20 : i32
  %b4 = arith.constant 4 : i64
  %b8 = arith.constant 8 : i64
  %b12 = arith.constant 12 : i64
  %b16 = arith.constant 16 : i64
  %z = arith.constant 0.0 : f32
  %in = arith.cmpi slt, %i, %c10 : i32
  cf.cond_br %in, ^pre, ^exit
^pre:
  %row = arith.muli %i, %c23 : i32
  %roww = arith.extsi %row : i32 to i64
  %start = arith.muli %roww, %b4 : i64
  cf.br ^loop(%c20, %start, %z : i32, i64, f32)
^loop(%left: i32, %p: i64, %acc: f32):
  %e0 = arith.divui %p, %b4 : i64
  %x0 = arith.index_cast %e0 : i64 to index
  %v0 = memref.load %a[%x0] : memref<230xf32>
  %a0 = arith.addf %acc, %v0 : f32
  %p1 = arith.addi %p, %b4 : i64
  %e1 = arith.divui %p1, %b4 : i64
  %x1 = arith.index_cast %e1 : i64 to index
  %v1 = memref.load %a[%x1] : memref<230xf32>
  %a1 = arith.addf %a0, %v1 : f32
  %p2 = arith.addi %p, %b8 : i64
  %e2 = arith.divui %p2, %b4 : i64
  %x2 = arith.index_cast %e2 : i64 to index
  %v2 = memref.load %a[%x2] : memref<230xf32>
  %a2 = arith.addf %a1, %v2 : f32
  %p3 = arith.addi %p, %b12 : i64
  %e3 = arith.divui %p3, %b4 : i64
  %x3 = arith.index_cast %e3 : i64 to index
  %v3 = memref.load %a[%x3] : memref<230xf32>
  %a3 = arith.addf %a2, %v3 : f32
  %p4 = arith.addi %p, %b16 : i64
  %less = arith.addi %left, %cm4 : i32
  %go = arith.cmpi ne, %less, %c0 : i32
  cf.cond_br %go, ^loop(%less, %p4, %a3 : i32, i64, f32), ^rest(%c3, %p4, %a3 : i32, i64, f32)
^rest(%rleft: i32, %rp: i64, %racc: f32):
  %re = arith.divui %rp, %b4 : i64
  %rx = arith.index_cast %re : i64 to index
  %rv = memref.load %a[%rx] : memref<230xf32>
  %ra = arith.addf %racc, %rv : f32
  %rp1 = arith.addi %rp, %b4 : i64
  %rless = arith.subi %rleft, %c1 : i32
  %rgo = arith.cmpi sgt, %rless, %c0 : i32
  cf.cond_br %rgo, ^rest(%rless, %rp1, %ra : i32, i64, f32), ^store
^store:
  %iw = arith.index_cast %i : i32 to index
  memref.store %ra, %s[%iw] : memref<10xf32>
  cf.br ^exit
^exit:
  return
}
