// construct: atomics / sums of floats in an array that is declared as one of integers
// builds: sm_80 sm_120

extern "C" __global__ void atomic_floats_in_ints(const float *x, int *bins, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd((float *)&bins[i % 7], x[i]);
}
