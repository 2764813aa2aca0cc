// construct: loops / a nest whose inner loop reads what the outer iteration began with, staged in shared memory
// builds: sm_80 sm_120 clang debug
extern "C" __global__ void loop_nest_start(int n, const int *x, int *y) {
    __shared__ int staged[32];
    int i = blockIdx.x * 32 + threadIdx.x;
    int a = x[min(i, n - 1)];
#pragma unroll 1
    for (int round = 0; round < 2; round++) {
        int start = a ^ 1;
#pragma unroll 1
        for (int k = 0; k < 2; k++) a = 3 * a + start;
    }
    staged[threadIdx.x] = a;
    __syncthreads();
    if (i < n) y[i] = staged[(threadIdx.x + 2) % 32];
}
