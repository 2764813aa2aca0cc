// What a raiser leaves of C and CUDA: pointers, functions of libdevice, ops of the llvm dialect.
//
// check _Z5scalePdS_: x=f64[100]:uniform y=f64[100]:zeros
// check bits: x=f32[12]:normal y=i32[12]:zeros
// check structs: x=f64[18]:uniform n=3
// check fields: x=f32[6,4]:uniform
// check library: x=f64[8,2]:uniform y=f64[16,8]:zeros
// check atomics: buf=f64[8]:zeros idx=i32[16]:const=3 val=f64[16]:uniform
//
// -----

#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "scale">
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain, description = "scale: argument 0">
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, "dlti.endianness" = "little", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>>, llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.func @__nv_fmod(f64, f64) -> f64
  llvm.func internal fastcc @_Z5scalePdS_(%x: !llvm.ptr {llvm.noundef}, %y: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_unwind, passthrough = ["mustprogress", ["no-trapping-math", "true"]], target_cpu = "x86-64", uwtable_kind = #llvm.uwtableKind<async>} {
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %by = llvm.mlir.constant(3.000000e-01 : f64) : f64
    %code = "enzymexla.gpu_wrapper"(%c5, %c1, %c1, %c5, %c1, %c1) ({
      affine.parallel (%j, %i) = (0, 0) to (5, 16) {
        %0 = "enzymexla.pointer2memref"(%x) : (!llvm.ptr) -> memref<?xf64>
        %1 = affine.load %0[%i + %j * 20] {alias_scopes = [#alias_scope]} : memref<?xf64>
        %2 = llvm.call @__nv_fmod(%1, %by) : (f64, f64) -> f64
        %3 = llvm.intr.fabs(%2) : (f64) -> f64
        %4 = llvm.fptrunc %3 : f64 to f32
        %5 = llvm.fpext %4 : f32 to f64
        %6 = "enzymexla.pointer2memref"(%y) : (!llvm.ptr) -> memref<?xf64>
        affine.store %5, %6[%i + %j * 20] : memref<?xf64>
      }
      "enzymexla.polygeist_yield"() : () -> ()
    }) {passthrough = ["nofree"]} : (index, index, index, index, index, index) -> index
    llvm.return
  }
}

// -----

!data = memref<?xi32>
func.func @bits(%x: !llvm.ptr, %y: !llvm.ptr) {
  affine.parallel (%i) = (0) to (12) {
    %0 = "polygeist.pointer2memref"(%x) : (!llvm.ptr) -> !data
    %1 = affine.load %0[%i] : !data
    %c23 = llvm.mlir.constant(23 : i32) : i32
    %2 = llvm.lshr %1, %c23 : i32
    %3 = "polygeist.pointer2memref"(%y) : (!llvm.ptr) -> !data
    affine.store %2, %3[%i] : !data
  }
  return
}

func.func @structs(%x: !llvm.ptr, %n: i32) {
  %rows = arith.index_cast %n : i32 to index
  affine.parallel (%p) = (0) to (2) {
    affine.for %i = 0 to %rows {
      %0 = "enzymexla.pointer2memref"(%x) : (!llvm.ptr) -> memref<?xf64>
      %1 = affine.load %0[%i * 3 + (%p * symbol(%rows)) * 3 + 2] : memref<?xf64>
      %2 = arith.negf %1 fastmath<contract> : f64
      affine.store %2, %0[%i * 3 + (%p * symbol(%rows)) * 3 + 2] : memref<?xf64>
    }
  }
  return
}

func.func @fields(%x: memref<6x4xf32>) {
  affine.parallel (%i) = (0) to (6) {
    %0 = "enzymexla.memref2pointer"(%x) : (memref<6x4xf32>) -> !llvm.ptr
    %1 = arith.index_cast %i : index to i64
    %2 = llvm.getelementptr inbounds %0[%1, 1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, array<3 x f32>)>
    %3 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> f32
    %4 = llvm.fmul %3, %3 : f32
    %5 = llvm.getelementptr %0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x f32>
    llvm.store %4, %5 {alignment = 4 : i64} : f32, !llvm.ptr
  }
  return
}

// -----

func.func private @__nv_pow(f64, f64) -> f64
func.func private @__nv_hypot(f64, f64) -> f64
func.func private @__nv_fmax(f64, f64) -> f64
func.func private @__nv_isnand(f64) -> i32
func.func private @tanh(f64) -> f64
func.func @library(%x: memref<8x2xf64>, %y: memref<16x8xf64>) {
  affine.parallel (%i) = (0) to (8) {
    %a = affine.load %x[%i, 0] : memref<8x2xf64>
    %b = affine.load %x[%i, 1] : memref<8x2xf64>
    %0 = func.call @__nv_pow(%a, %b) : (f64, f64) -> f64
    affine.store %0, %y[0, %i] : memref<16x8xf64>
    %1 = func.call @__nv_fmax(%a, %b) : (f64, f64) -> f64
    affine.store %1, %y[1, %i] : memref<16x8xf64>
    %2 = func.call @tanh(%a) : (f64) -> f64
    affine.store %2, %y[2, %i] : memref<16x8xf64>
    %3 = func.call @__nv_isnand(%a) : (f64) -> i32
    %4 = arith.sitofp %3 : i32 to f64
    affine.store %4, %y[3, %i] : memref<16x8xf64>
    %5 = enzymexla.math.fmuladd %a, %b, %0 : f64
    affine.store %5, %y[4, %i] : memref<16x8xf64>
    %6 = math.copysign %a, %b : f64
    affine.store %6, %y[5, %i] : memref<16x8xf64>
    %7, %8 = math.sincos %a : f64
    affine.store %7, %y[6, %i] : memref<16x8xf64>
    affine.store %8, %y[7, %i] : memref<16x8xf64>
    %9 = llvm.intr.maxnum(%a, %b) : (f64, f64) -> f64
    affine.store %9, %y[8, %i] : memref<16x8xf64>
    %c3 = arith.constant 3 : i32
    %10 = math.fpowi %a, %c3 : f64, i32
    affine.store %10, %y[9, %i] : memref<16x8xf64>
  }
  return
}

func.func private @atomics(%buf: memref<8xf64, 1>, %idx: memref<16xi32, 1>, %val: memref<16xf64, 1>) {
  affine.parallel (%t) = (0) to (16) {
    %0 = affine.load %idx[%t] : memref<16xi32, 1>
    %1 = arith.index_cast %0 : i32 to index
    %2 = affine.load %val[%t] : memref<16xf64, 1>
    %3 = enzyme.affine_atomic_rmw addf %2, %buf, (affine_map<(d0) -> (d0 + 1)>)[%1] monotonic : (f64, memref<8xf64, 1>) -> f64
  }
  return
}
