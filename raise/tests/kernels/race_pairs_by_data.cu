// construct: races / two threads for each element, each of which data may keep from it
// builds: sm_80 sm_120 clang
// refused: both store here, to element
extern "C" __global__ void pairs_by_data(const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && x[i] > 0.5f) y[i / 2] = x[i];
}
