// construct: races / both threads of a pair store what is not symmetric to both elements
// builds: sm_80 sm_120 clang
// refused: race

extern "C" __global__ void race_symmetric(const float *x, float *d, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= n || j >= n) return;
    float r = x[i] - 2.0f * x[j];
    d[i * n + j] = r;
    d[j * n + i] = r;
}
