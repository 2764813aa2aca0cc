// Stencils, masks and halos of an ocean model, each its own function.
//
// check tendency(u)#3$par1: u=f64[1,9,14]:uniform du=f64[1,9,14]:zeros
// check halo: u=f64[1,9,14]:iota
// check mask: t=f64[4,9,14]:uniform z=f64[4]:uniform bottom=f64[1,9,14]:uniform fill=f64[]:ones
// check zipper: t=f64[3,9,14]:uniform sign=-1
// check indices: x=f32[60]:zeros

#edge = affine_set<(d0, d1)[s0] : (d0 * 4 + d1 - 1 >= 0, -d0 * 4 - d1 + s0 - 1 >= 0)>
#mirror = affine_map<(d0)[s0] -> (-d0 + s0 - 1)>
#tbaa_root = #llvm.tbaa_root<id = "memory">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "global", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
module @"model!" attributes {mhlo.num_partitions = 1 : i64, mhlo.num_replicas = 1 : i64} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3>]
  func.func private @"tendency(u)#3$par1"(%u: memref<1x9x14xf64, 1>, %du: memref<1x9x14xf64, 1>) {
    %c4 = arith.constant 4.000000e+00 : f64
    affine.parallel (%j, %i) = (1, 1) to (8, 13) {
      %0 = affine.load %u[0, %j, %i] {alignment = 8 : i64, ordering = 0 : i64, tbaa = [#tbaa_tag]} : memref<1x9x14xf64, 1>
      %1 = affine.load %u[0, %j, %i + 1] : memref<1x9x14xf64, 1>
      %2 = affine.load %u[0, %j, %i - 1] : memref<1x9x14xf64, 1>
      %3 = affine.load %u[0, %j + 1, %i] : memref<1x9x14xf64, 1>
      %4 = affine.load %u[0, %j - 1, %i] : memref<1x9x14xf64, 1>
      %5 = arith.addf %1, %2 {fastmathFlags = #llvm.fastmath<none>} : f64
      %6 = arith.addf %3, %4 {fastmathFlags = #llvm.fastmath<none>} : f64
      %7 = arith.addf %5, %6 {fastmathFlags = #llvm.fastmath<none>} : f64
      %8 = arith.mulf %0, %c4 {fastmathFlags = #llvm.fastmath<none>} : f64
      %9 = arith.subf %7, %8 {fastmathFlags = #llvm.fastmath<none>} : f64
      affine.store %9, %du[0, %j, %i] {alignment = 8 : i64, tbaa = [#tbaa_tag]} : memref<1x9x14xf64, 1>
    }
    return
  }

  func.func private @halo(%u: memref<1x9x14xf64, 1>) {
    affine.parallel (%j) = (0) to (9) {
      %0 = affine.load %u[0, %j, 10] : memref<1x9x14xf64, 1>
      affine.store %0, %u[0, %j, 0] : memref<1x9x14xf64, 1>
      %1 = affine.load %u[0, %j, 11] : memref<1x9x14xf64, 1>
      affine.store %1, %u[0, %j, 1] : memref<1x9x14xf64, 1>
      %2 = affine.load %u[0, %j, 2] : memref<1x9x14xf64, 1>
      affine.store %2, %u[0, %j, 12] : memref<1x9x14xf64, 1>
    }
    return
  }

  // Dimension %k3 is used by nobody: its iterations all do the same.
  func.func private @mask(%t: memref<4x9x14xf64, 1>, %z: memref<4xf64, 1>, %bottom: memref<1x9x14xf64, 1>, %fill: memref<f64, 1>) {
    %c1 = arith.constant 1 : index
    %c1_i64 = arith.constant 1 : i64
    %c-1_i64 = arith.constant -1 : i64
    affine.parallel (%k, %k3, %j, %i) = (0, 0, 0, 0) to (4, 2, 8, 14) {
      %0 = arith.addi %j, %c1 : index
      %1 = arith.index_castui %0 : index to i64
      %2 = affine.load %z[%k] : memref<4xf64, 1>
      %3 = affine.load %bottom[0, %j + 1, %i] : memref<1x9x14xf64, 1>
      %4 = arith.cmpf ole, %2, %3 : f64
      %5 = arith.addi %1, %c-1_i64 : i64
      %6 = arith.cmpi ult, %5, %c1_i64 : i64
      %7 = arith.ori %6, %4 : i1
      %8 = scf.if %7 -> (f64) {
        %9 = affine.load %fill[] : memref<f64, 1>
        scf.yield %9 : f64
      } else {
        scf.yield %2 : f64
      }
      affine.store %8, %t[%k, %j + 1, %i] : memref<4x9x14xf64, 1>
      %10 = affine.load %t[%k, %j + 1, %i] : memref<4x9x14xf64, 1>
      %11 = math.absf %10 : f64
      affine.store %11, %t[%k, %j + 1, %i] : memref<4x9x14xf64, 1>
    }
    return
  }

  func.func private @zipper(%t: memref<3x9x14xf64, 1>, %sign: i64) {
    %n = arith.constant 14 : index
    %sign_f = arith.sitofp %sign : i64 to f64
    affine.parallel (%k, %i) = (0, 0) to (3, 14) {
      affine.for %h = 0 to 3 {
        %0 = affine.apply #mirror(%i)[%n]
        %1 = memref.load %t[%k, %h, %0] : memref<3x9x14xf64, 1>
        %2 = arith.mulf %1, %sign_f : f64
        affine.store %2, %t[%k, -%h + 8, %i] : memref<3x9x14xf64, 1>
      }
    }
    return
  }

  func.func private @indices(%x: memref<60xf32, 1>) {
    %c58 = arith.constant 58 : index
    affine.parallel (%b, %l) = (0, 0) to (15, 4) {
      affine.if #edge(%b, %l)[%c58] {
        %0 = arith.index_castui %b : index to i64
        %1 = arith.sitofp %0 : i64 to f32
        affine.store %1, %x[%b * 4 + %l] : memref<60xf32, 1>
      } else {
        %0 = arith.constant -1.0 : f32
        affine.store %0, %x[%b * 4 + %l] : memref<60xf32, 1>
      }
    }
    return
  }

  // What stands beside the functions need not be known here.
  func.func @main(%0: tensor<1x9x14xf64>) -> tensor<1x9x14xf64> {
    %1 = model.call @halo(%0) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<1x9x14xf64>) -> tensor<1x9x14xf64>
    return %1 : tensor<1x9x14xf64>
  }
}
