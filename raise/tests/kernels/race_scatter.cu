// construct: races / stores at data, promised to be a permutation; a gather and a scatter in one array
// builds: sm_80 sm_120 clang
extern "C" __global__ void scatter(const int *to, const float *x, float *y, float *z, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        y[to[i]] = x[i];
        z[to[i]] = z[to[i]] * 2.0f + x[i];
    }
}
