// construct: suite / a layer forwards: products in shared memory, summed by halves
// builds: sm_80 sm_120 clang

extern "C" __global__ void suite_backprop(const float *input, const float *weights, float *partial, int hidden) {
    __shared__ float staged[8];
    __shared__ float product[8][8];
    int x = threadIdx.x, y = threadIdx.y;
    int row = blockIdx.y * 8 + y;
    if (x == 0) staged[y] = input[row];
    __syncthreads();
    product[y][x] = weights[row * hidden + x] * staged[y];
    __syncthreads();
    for (int half = 1; half < 8; half *= 2) {
        if (y % (2 * half) == 0) product[y][x] += product[y + half][x];
        __syncthreads();
    }
    if (y == 0) partial[blockIdx.y * hidden + x] = product[0][x];
}
