// construct: types / products of small matrices by tensor cores (wmma)
// builds: sm_80 sm_120
// refused: wmma
// no cpu referee: tensor cores

#include <cuda_fp16.h>
#include <mma.h>

using namespace nvcuda;

// c = a b for a of 32 x 48 and b of 48 x 16 halves: a warp for each 16 rows; then c is doubled.
extern "C" __global__ void type_wmma(const float *x, half *a, half *b, float *c, int *d) {
    for (int i = blockIdx.x * 768 + threadIdx.x; i < blockIdx.x * 768 + 768; i += 32) a[i] = __float2half(x[i % 97]);
    for (int i = threadIdx.x; i < 48 * 16; i += 32) b[i] = __float2half(x[(7 * i) % 89]);
    __syncthreads();
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum;
    wmma::fill_fragment(sum, 0.0f);
    for (int k = 0; k < 48; k += 16) {
        wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
        wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> fb;
        wmma::load_matrix_sync(fa, a + blockIdx.x * 16 * 48 + k, 48);
        wmma::load_matrix_sync(fb, b + k * 16, 16);
        wmma::mma_sync(sum, fa, fb, sum);
    }
    for (int i = 0; i < sum.num_elements; i++) sum.x[i] *= 2.0f;
    wmma::store_matrix_sync(c + blockIdx.x * 256, sum, 16, wmma::mem_row_major);

    // Bytes, from a column-major matrix.
    __shared__ signed char bytes[256];
    for (int i = threadIdx.x; i < 256; i += 32) bytes[i] = (signed char)(i % 11 - 5);
    __syncthreads();
    wmma::fragment<wmma::matrix_a, 16, 16, 16, signed char, wmma::row_major> ba;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, signed char, wmma::col_major> bb;
    wmma::fragment<wmma::accumulator, 16, 16, 16, int> count;
    wmma::fill_fragment(count, 3);
    wmma::load_matrix_sync(ba, bytes, 16);
    wmma::load_matrix_sync(bb, bytes, 16);
    wmma::mma_sync(count, ba, bb, count);
    wmma::store_matrix_sync(d + blockIdx.x * 256, count, 16, wmma::mem_col_major);
}
