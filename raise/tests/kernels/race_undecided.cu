// construct: races / stores at data, with no promise
// builds: sm_80 sm_120 clang
// refused: --races assume
extern "C" __global__ void scatter(const int *to, const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        y[to[i]] = x[i];
    }
}
