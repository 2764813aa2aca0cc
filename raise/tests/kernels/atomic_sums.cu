// construct: atomics / sums of everything: i32, i64, f32, f64 at an address that no thread moves
// builds: sm_80 sm_120 clang
extern "C" __global__ void sums(const int *a, const float *x, int *si, unsigned long long *sl, float *sf, double *sd, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        atomicAdd(si, a[i]);
        atomicAdd(sl, (unsigned long long)a[i] * 3000000000ull);
        atomicAdd(sf, x[i]);
        atomicAdd(sd, (double)x[i] * x[i]);
    }
}
