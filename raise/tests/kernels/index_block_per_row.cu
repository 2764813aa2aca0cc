// construct: index / a block for each row, its threads striding over the columns
// builds: sm_80 sm_120 clang

extern "C" __global__ void index_block_per_row(const float *in, float *out, int m, int ld) {
    const float *row = in + blockIdx.x * ld;
    for (int j = threadIdx.x; j < m; j += blockDim.x) out[blockIdx.x * m + j] = row[j] * (float)(blockIdx.x + 1);
}
