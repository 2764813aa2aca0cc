// What is not raised is refused, with its line and the name of the op.
//
// refused vector 3: x=f32[8]:zeros: `affine.vector_load` cannot be raised yet
// refused assembly 4: x=f32[8]:zeros: `llvm.inline_asm` cannot be raised yet
// refused foreign 3: x=f32[8]:zeros: Dialect `model' not found for custom op 'model.twice'
// refused generic 3: x=f32[8]:zeros: `model.twice` cannot be raised yet
// refused unknown 3: x=f32[8]:zeros: function `mystery` is not supported yet
// refused parts 4: x=f32[8]:zeros: `x`, whose elements have 32 bits, is accessed by 8 bits here, which is not raised yet
// refused outside 3: x=f32[8]:zeros: this load reaches element 8 of `x`, which has 8 (elements 0 to 7)
// refused race 4: x=f32[8]:zeros: two threads read and write the same element of `x`, in no fixed order
// refused again 2: x=f32[8]:zeros: function `again` calls itself, perhaps by way of others: recursion is not supported yet
// refused size 4: x=i64[8]:zeros: the size of this buffer is not known from the launch, which is not raised yet
// refused chosen 5: x=f32[8]:zeros y=f32[8]:zeros: memory that depends on a branch or a loop cannot be raised yet
// refused result 1: x=f32[8]:zeros: a kernel gives nothing back

func.func @vector(%x: memref<8xf32>) {
  affine.parallel (%i) = (0) to (4) {
    %0 = affine.vector_load %x[%i] : memref<8xf32>, vector<2xf32>
    affine.vector_store %0, %x[%i] : memref<8xf32>, vector<2xf32>
  }
  return
}

// -----
func.func @assembly(%x: memref<8xf32>) {
  affine.parallel (%i) = (0) to (8) {
    %0 = affine.load %x[%i] : memref<8xf32>
    %1 = llvm.inline_asm "sqrt.approx.f32 $0, $1;", "=f,f" %0 : (f32) -> f32
    affine.store %1, %x[%i] : memref<8xf32>
  }
  return
}

// -----
func.func @foreign(%x: memref<8xf32>) {
  %c = arith.constant 1.0 : f32
  %0 = model.twice %c : f32
  affine.store %0, %x[0] : memref<8xf32>
  return
}

// -----
func.func @generic(%x: memref<8xf32>) {
  %c = arith.constant 1.0 : f32
  %0 = "model.twice"(%c) : (f32) -> f32
  affine.store %0, %x[0] : memref<8xf32>
  return
}

// -----
func.func private @mystery(f32) -> f32
func.func @unknown(%x: memref<8xf32>) {
  %c = arith.constant 1.0 : f32
  %0 = func.call @mystery(%c) : (f32) -> f32
  affine.store %0, %x[0] : memref<8xf32>
  return
}

// -----
func.func @parts(%x: !llvm.ptr) {
  %c = arith.constant 1 : i8
  %0 = "enzymexla.pointer2memref"(%x) : (!llvm.ptr) -> memref<?xi8>
  affine.store %c, %0[3] : memref<?xi8>
  return
}

// -----
func.func @outside(%x: memref<8xf32>) {
  affine.parallel (%i) = (0) to (8) {
    %0 = affine.load %x[%i + 1] : memref<8xf32>
    affine.store %0, %x[%i] : memref<8xf32>
  }
  return
}

// -----
func.func @race(%x: memref<8xf32>) {
  affine.parallel (%i) = (0) to (7) {
    %0 = affine.load %x[%i + 1] : memref<8xf32>
    affine.store %0, %x[%i] : memref<8xf32>
  }
  return
}

// -----
func.func @again(%x: memref<8xf32>) {
  func.call @again(%x) : (memref<8xf32>) -> ()
  return
}

// -----
func.func @size(%x: memref<8xi64>) {
  %0 = affine.load %x[0] : memref<8xi64>
  %1 = arith.index_cast %0 : i64 to index
  %2 = memref.alloc(%1) : memref<?xi64>
  affine.store %0, %2[0] : memref<?xi64>
  return
}

// -----
func.func @chosen(%x: memref<8xf32>, %y: memref<8xf32>) {
  %c = arith.constant 1.0 : f32
  %0 = affine.load %x[0] : memref<8xf32>
  %1 = arith.cmpf ogt, %0, %c : f32
  %2 = scf.if %1 -> (memref<8xf32>) {
    scf.yield %x : memref<8xf32>
  } else {
    scf.yield %y : memref<8xf32>
  }
  affine.store %c, %2[0] : memref<8xf32>
  return
}

// -----
func.func @result(%x: memref<8xf32>) -> f32 {
  %0 = affine.load %x[0] : memref<8xf32>
  return %0 : f32
}
