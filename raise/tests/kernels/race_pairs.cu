// construct: races / two threads store to one element
// builds: sm_80 sm_120 clang
// refused: both store
extern "C" __global__ void pairs(const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        y[i / 2] = x[i];
    }
}
