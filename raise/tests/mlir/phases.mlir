// Parallel loops one after another, with memory and values that go from one to the next.
//
// check normalise: x=f64[6,5]:uniform n=5
// check smooth: x=f32[20]:uniform
// check steps: x=f64[12]:iota
// check triangle: x=f64[8,8]:uniform n=6
// check chosen: x=f64[9]:uniform which=1
// check chosen: x=f64[9]:uniform which=0
// check copies: x=f64[4,5]:iota y=f64[4,5]:zeros
// check weighted: x=f64[5]:uniform
// check blocks: x=f32[4,6]:uniform
// check ends: x=f64[12]:iota
// check products: x=i64[6]:const=-3 y=i64[6]:zeros
// check histogram: count=i32[4]:zeros x=i32[30]:iota

memref.global "private" constant @weights : memref<5xf64> = dense<[1.0, 2.0, 4.0, 2.0, 1.0]>
memref.global "private" @scratch : memref<2x2xf32> = dense<0.5>

func.func @normalise(%x: memref<?x?xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %rows = memref.dim %x, %c0 : memref<?x?xf64>
  %zero = arith.constant 0.0 : f64
  %norms = memref.alloc(%rows) : memref<?xf64>
  affine.parallel (%j) = (0) to (symbol(%rows)) {
    %0 = affine.for %i = 0 to %n iter_args(%sum = %zero) -> (f64) {
      %1 = affine.load %x[%j, %i] : memref<?x?xf64>
      %2 = math.fma %1, %1, %sum : f64
      affine.yield %2 : f64
    }
    %3 = math.sqrt %0 : f64
    affine.store %3, %norms[%j] : memref<?xf64>
  }
  %most = affine.parallel (%j) = (0) to (symbol(%rows)) reduce ("maximumf") -> (f64) {
    %0 = affine.load %norms[%j] : memref<?xf64>
    affine.yield %0 : f64
  }
  affine.parallel (%j, %i) = (0, 0) to (symbol(%rows), symbol(%n)) {
    %0 = affine.load %x[%j, %i] : memref<?x?xf64>
    %1 = arith.divf %0, %most : f64
    affine.store %1, %x[%j, %i] : memref<?x?xf64>
  }
  memref.dealloc %norms : memref<?xf64>
  return
}

func.func @smooth(%x: memref<20xf32>) {
  %third = arith.constant 0.333333343 : f32
  %y = memref.alloca() : memref<20xf32>
  memref.copy %x, %y : memref<20xf32> to memref<20xf32>
  affine.parallel (%i) = (1) to (19) {
    %0 = affine.load %y[%i - 1] : memref<20xf32>
    %1 = affine.load %y[%i] : memref<20xf32>
    %2 = affine.load %y[%i + 1] : memref<20xf32>
    %3 = arith.addf %0, %1 : f32
    %4 = arith.addf %3, %2 : f32
    %5 = arith.mulf %4, %third : f32
    affine.store %5, %x[%i] : memref<20xf32>
  }
  %first = affine.load %x[1] : memref<20xf32>
  affine.store %first, %x[0] : memref<20xf32>
  affine.parallel (%i) = (0) to (20) {
    %0 = affine.load %x[%i] : memref<20xf32>
    %1 = arith.subf %0, %first : f32
    affine.store %1, %x[%i] : memref<20xf32>
  }
  return
}

func.func @steps(%x: memref<12xf64>) {
  %half = arith.constant 0.5 : f64
  %y = memref.alloc() : memref<12xf64>
  affine.for %t = 0 to 3 {
    affine.parallel (%i) = (0) to (11) {
      %0 = affine.load %x[%i] : memref<12xf64>
      %1 = affine.load %x[%i + 1] : memref<12xf64>
      %2 = arith.addf %0, %1 : f64
      %3 = arith.mulf %2, %half : f64
      affine.store %3, %y[%i] : memref<12xf64>
    }
    affine.parallel (%i) = (0) to (11) {
      %0 = affine.load %y[%i] : memref<12xf64>
      affine.store %0, %x[%i] : memref<12xf64>
    }
  }
  return
}

func.func @triangle(%x: memref<8x8xf64>, %n: index) {
  affine.parallel (%j) = (0) to (min(8, symbol(%n))) {
    affine.parallel (%i) = (0) to (%j) {
      %0 = affine.load %x[%j, %i] : memref<8x8xf64>
      %1 = arith.negf %0 : f64
      affine.store %1, %x[%j, %i] : memref<8x8xf64>
    }
  }
  return
}

func.func @chosen(%x: memref<9xf64>, %which: i1) {
  %two = arith.constant 2.0 : f64
  scf.if %which {
    affine.parallel (%i) = (0) to (9) step (2) {
      %0 = affine.load %x[%i] : memref<9xf64>
      %1 = arith.mulf %0, %two : f64
      affine.store %1, %x[%i] : memref<9xf64>
    }
  } else {
    affine.parallel (%i) = (1) to (9) step (3) {
      affine.store %two, %x[%i] : memref<9xf64>
    }
  }
  return
}

func.func @copies(%x: memref<4x5xf64>, %y: memref<4x5xf64>) {
  %inner = memref.subview %x[1, 1] [2, 3] [1, 1] : memref<4x5xf64> to memref<2x3xf64, strided<[5, 1], offset: 6>>
  %to = memref.subview %y[0, 2] [2, 3] [2, 1] : memref<4x5xf64> to memref<2x3xf64, strided<[10, 1], offset: 2>>
  memref.copy %inner, %to : memref<2x3xf64, strided<[5, 1], offset: 6>> to memref<2x3xf64, strided<[10, 1], offset: 2>>
  affine.parallel (%j, %i) = (0, 0) to (2, 3) {
    %0 = affine.load %inner[%j, %i] : memref<2x3xf64, strided<[5, 1], offset: 6>>
    %1 = arith.addf %0, %0 : f64
    affine.store %1, %inner[%j, %i] : memref<2x3xf64, strided<[5, 1], offset: 6>>
  }
  %flat = memref.collapse_shape %y [[0, 1]] : memref<4x5xf64> into memref<20xf64>
  %c19 = arith.constant 19 : index
  %nine = arith.constant 9.0 : f64
  memref.store %nine, %flat[%c19] : memref<20xf64>
  return
}

func.func private @weigh(%w: memref<5xf64>, %i: index, %v: f64) -> f64 {
  %0 = affine.load %w[symbol(%i)] : memref<5xf64>
  %1 = arith.mulf %0, %v : f64
  return %1 : f64
}

func.func @weighted(%x: memref<5xf64>) {
  %w = memref.get_global @weights : memref<5xf64>
  %s = memref.get_global @scratch : memref<2x2xf32>
  affine.parallel (%i) = (0) to (5) {
    %0 = affine.load %x[%i] : memref<5xf64>
    %1 = func.call @weigh(%w, %i, %0) : (memref<5xf64>, index, f64) -> f64
    %2 = affine.load %s[1, 1] : memref<2x2xf32>
    %3 = arith.extf %2 : f32 to f64
    %4 = arith.addf %1, %3 : f64
    affine.store %4, %x[%i] : memref<5xf64>
  }
  return
}

func.func @blocks(%x: memref<4x6xf32>) {
  %c0 = arith.constant 0 : index
  affine.parallel (%n) = (0) to (24) {
    %0:2 = affine.delinearize_index %n into (4, 6) : index, index
    %1 = memref.load %x[%0#0, %0#1] : memref<4x6xf32>
    %2 = math.exp %1 : f32
    %3 = math.floor %2 : f32
    %4 = arith.maximumf %2, %3 : f32
    memref.store %4, %x[%0#0, %0#1] : memref<4x6xf32>
  }
  return
}

func.func @histogram(%count: memref<4xi32>, %x: memref<30xi32>) {
  %c3 = arith.constant 3 : i32
  %c1 = arith.constant 1 : i32
  affine.parallel (%i) = (0) to (30) {
    %0 = affine.load %x[%i] : memref<30xi32>
    %1 = arith.andi %0, %c3 : i32
    %2 = arith.index_cast %1 : i32 to index
    %3 = memref.atomic_rmw addi %c1, %count[%2] : (i32, memref<4xi32>) -> i32
  }
  return
}

func.func @ends(%x: memref<12xf64>) {
  %half = arith.constant 0.5 : f64
  %0 = affine.load %x[3] : memref<12xf64>
  %1 = arith.mulf %0, %half : f64
  affine.store %1, %x[0] : memref<12xf64>
  %2 = arith.addf %1, %half : f64
  affine.parallel (%i) = (1) to (12) {
    %3 = affine.load %x[%i] : memref<12xf64>
    %4 = arith.addf %3, %2 : f64
    affine.store %4, %x[%i] : memref<12xf64>
  }
  %5 = affine.load %x[11] : memref<12xf64>
  %6 = arith.mulf %5, %2 : f64
  affine.store %6, %x[1] : memref<12xf64>
  return
}

func.func @products(%x: memref<6xi64>, %y: memref<6xi64>) {
  affine.parallel (%i) = (0) to (6) {
    %0 = affine.load %x[%i] : memref<6xi64>
    %low, %high = arith.mului_extended %0, %0 : i64
    %1 = arith.addi %low, %high : i64
    affine.store %1, %y[%i] : memref<6xi64>
  }
  return
}
