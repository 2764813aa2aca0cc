// Loops along columns: a tridiagonal solve, sums, and reductions of every kind.
//
// check thomas: a=f64[7,3,5]:uniform b=f64[7,3,5]:const=4 c=f64[7,3,5]:uniform d=f64[7,3,5]:uniform
// check integral: w=f64[9,6,4]:zeros u=f64[9,6,4]:uniform
// check barotropic: out=f64[6,4]:zeros dz=f64[9]:uniform u=f64[9,6,4]:uniform
// check sums: out=f64[7,4]:zeros x=f64[5,4]:normal
// check ints: out=i32[10,4]:zeros x=i32[5,4]:iota
// check truths: out=pred[4,4]:zeros x=pred[5,4]:ones
// check total: x=f32[6,7]:uniform out=f32[2]:zeros
// check until: x=f64[1]:const=1000 count=i64[1]:zeros

module {
  func.func private @thomas(%a: memref<7x3x5xf64, 1>, %b: memref<7x3x5xf64, 1>, %c: memref<7x3x5xf64, 1>, %d: memref<7x3x5xf64, 1>) {
    affine.parallel (%j, %i) = (0, 0) to (3, 5) {
      %g = memref.alloca() : memref<7xf64>
      %b0 = affine.load %b[0, %j, %i] : memref<7x3x5xf64, 1>
      %d0 = affine.load %d[0, %j, %i] : memref<7x3x5xf64, 1>
      %x0 = arith.divf %d0, %b0 : f64
      affine.store %x0, %d[0, %j, %i] : memref<7x3x5xf64, 1>
      %last:2 = affine.for %k = 1 to 7 iter_args(%beta = %b0, %x = %x0) -> (f64, f64) {
        %cm = affine.load %c[%k - 1, %j, %i] : memref<7x3x5xf64, 1>
        %gk = arith.divf %cm, %beta : f64
        affine.store %gk, %g[%k] : memref<7xf64>
        %ak = affine.load %a[%k, %j, %i] : memref<7x3x5xf64, 1>
        %bk = affine.load %b[%k, %j, %i] : memref<7x3x5xf64, 1>
        %0 = arith.mulf %ak, %gk : f64
        %beta1 = arith.subf %bk, %0 : f64
        %dk = affine.load %d[%k, %j, %i] : memref<7x3x5xf64, 1>
        %1 = arith.mulf %ak, %x : f64
        %2 = arith.subf %dk, %1 : f64
        %x1 = arith.divf %2, %beta1 : f64
        affine.store %x1, %d[%k, %j, %i] : memref<7x3x5xf64, 1>
        affine.yield %beta1, %x1 : f64, f64
      }
      affine.for %k = 0 to 6 {
        %0 = affine.load %d[-%k + 5, %j, %i] : memref<7x3x5xf64, 1>
        %1 = affine.load %d[-%k + 6, %j, %i] : memref<7x3x5xf64, 1>
        %2 = affine.load %g[-%k + 6] : memref<7xf64>
        %3 = arith.mulf %1, %2 : f64
        %4 = arith.subf %0, %3 : f64
        affine.store %4, %d[-%k + 5, %j, %i] : memref<7x3x5xf64, 1>
      }
    }
    return
  }

  func.func private @integral(%w: memref<9x6x4xf64, 1>, %u: memref<9x6x4xf64, 1>) {
    affine.parallel (%j, %unused, %i) = (0, 0, 0) to (6, 3, 4) {
      %0 = affine.load %u[8, %j, %i] : memref<9x6x4xf64, 1>
      affine.store %0, %w[8, %j, %i] : memref<9x6x4xf64, 1>
      %1 = affine.load %w[8, %j, %i] : memref<9x6x4xf64, 1>
      %2 = affine.for %k = 0 to 8 iter_args(%sum = %1) -> (f64) {
        %3 = affine.load %u[-%k + 7, %j, %i] : memref<9x6x4xf64, 1>
        %4 = arith.addf %sum, %3 : f64
        affine.store %4, %w[-%k + 7, %j, %i] : memref<9x6x4xf64, 1>
        affine.yield %4 : f64
      }
    }
    return
  }

  func.func private @barotropic(%out: memref<6x4xf64>, %dz: memref<9xf64>, %u: memref<9x6x4xf64>) {
    affine.parallel (%j, %i) = (0, 0) to (6, 4) {
      %0:2 = affine.parallel (%k) = (1) to (9) reduce ("addf", "maximumf") -> (f64, f64) {
        %1 = affine.load %dz[%k] : memref<9xf64>
        %2 = affine.load %u[%k, %j, %i] : memref<9x6x4xf64>
        %3 = arith.mulf %1, %2 : f64
        affine.yield %3, %2 : f64, f64
      }
      %4 = arith.subf %0#0, %0#1 : f64
      affine.store %4, %out[%j, %i] : memref<6x4xf64>
    }
    return
  }

  func.func private @sums(%out: memref<7x4xf64>, %x: memref<5x4xf64>) {
    affine.parallel (%i) = (0) to (4) {
      %0:6 = affine.parallel (%k) = (0) to (5) step (2) reduce ("addf", "mulf", "maximumf", "minimumf", "maxnumf", "minnumf") -> (f64, f64, f64, f64, f64, f64) {
        %1 = affine.load %x[%k, %i] : memref<5x4xf64>
        affine.yield %1, %1, %1, %1, %1, %1 : f64, f64, f64, f64, f64, f64
      }
      affine.store %0#0, %out[0, %i] : memref<7x4xf64>
      affine.store %0#1, %out[1, %i] : memref<7x4xf64>
      affine.store %0#2, %out[2, %i] : memref<7x4xf64>
      affine.store %0#3, %out[3, %i] : memref<7x4xf64>
      affine.store %0#4, %out[4, %i] : memref<7x4xf64>
      affine.store %0#5, %out[5, %i] : memref<7x4xf64>
    }
    return
  }

  func.func private @ints(%out: memref<10x4xi32>, %x: memref<5x4xi32>) {
    affine.parallel (%i) = (0) to (4) {
      %0:9 = affine.parallel (%k, %h) = (0, 0) to (5, 2) reduce ("addi", "muli", "maxs", "mins", "maxu", "minu", "andi", "ori", "xori") -> (i32, i32, i32, i32, i32, i32, i32, i32, i32) {
        %1 = affine.load %x[%k, %i] : memref<5x4xi32>
        %c7 = arith.constant 7 : i32
        %2 = arith.subi %1, %c7 : i32
        affine.yield %2, %2, %2, %2, %2, %2, %2, %2, %2 : i32, i32, i32, i32, i32, i32, i32, i32, i32
      }
      affine.store %0#0, %out[0, %i] : memref<10x4xi32>
      affine.store %0#1, %out[1, %i] : memref<10x4xi32>
      affine.store %0#2, %out[2, %i] : memref<10x4xi32>
      affine.store %0#3, %out[3, %i] : memref<10x4xi32>
      affine.store %0#4, %out[4, %i] : memref<10x4xi32>
      affine.store %0#5, %out[5, %i] : memref<10x4xi32>
      affine.store %0#6, %out[6, %i] : memref<10x4xi32>
      affine.store %0#7, %out[7, %i] : memref<10x4xi32>
      affine.store %0#8, %out[8, %i] : memref<10x4xi32>
    }
    return
  }

  func.func private @truths(%out: memref<4x4xi1>, %x: memref<5x4xi1>) {
    affine.parallel (%i) = (0) to (4) {
      %0:3 = affine.parallel (%k) = (0) to (5) reduce ("andi", "ori", "xori") -> (i1, i1, i1) {
        %1 = affine.load %x[%k, %i] : memref<5x4xi1>
        affine.yield %1, %1, %1 : i1, i1, i1
      }
      affine.store %0#0, %out[0, %i] : memref<4x4xi1>
      affine.store %0#1, %out[1, %i] : memref<4x4xi1>
      affine.store %0#2, %out[2, %i] : memref<4x4xi1>
    }
    return
  }

  func.func private @total(%x: memref<6x7xf32>, %out: memref<2xf32>) {
    %0 = affine.parallel (%j, %i) = (0, 0) to (6, 7) reduce ("addf") -> (f32) {
      %1 = affine.load %x[%j, %i] : memref<6x7xf32>
      affine.yield %1 : f32
    }
    affine.store %0, %out[0] : memref<2xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c7 = arith.constant 7 : index
    %one = arith.constant 1.0 : f32
    %2 = scf.parallel (%j, %i) = (%c0, %c0) to (%c6, %c7) step (%c1, %c1) init (%one) -> f32 {
      %3 = memref.load %x[%j, %i] : memref<6x7xf32>
      scf.reduce(%3 : f32) {
      ^bb0(%a: f32, %b: f32):
        %4 = arith.maximumf %a, %b : f32
        scf.reduce.return %4 : f32
      }
    }
    affine.store %2, %out[1] : memref<2xf32>
    return
  }

  func.func private @until(%x: memref<1xf64>, %count: memref<1xi64>) {
    %c0 = arith.constant 0 : i64
    %c1 = arith.constant 1 : i64
    %one = arith.constant 1.0 : f64
    %half = arith.constant 0.5 : f64
    %x0 = affine.load %x[0] : memref<1xf64>
    %0:2 = scf.while (%v = %x0, %n = %c0) : (f64, i64) -> (f64, i64) {
      %more = arith.cmpf ogt, %v, %one : f64
      scf.condition(%more) %v, %n : f64, i64
    } do {
    ^bb0(%v: f64, %n: i64):
      %1 = arith.mulf %v, %half : f64
      %2 = arith.addi %n, %c1 : i64
      scf.yield %1, %2 : f64, i64
    }
    affine.store %0#0, %x[0] : memref<1xf64>
    affine.store %0#1, %count[0] : memref<1xi64>
    return
  }
}
