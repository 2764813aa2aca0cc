// construct: suite / a 3-D convolution with eleven taps
// builds: sm_80 sm_120 clang

extern "C" __global__ void suite_convolution_3d(const float *a, float *b, int ni, int nj, int nk, int i) {
    int k = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (j < 1 || k < 1 || j >= nj - 1 || k >= nk - 1 || i >= ni - 1) return;
    const float *at = a + (i * nj + j) * nk + k;
    int north = nk, up = nj * nk;
    b[(i * nj + j) * nk + k] = 2.0f * at[-up - north - 1] + 4.0f * at[-up - north + 1] + 5.0f * at[-up + 1]
        - 8.0f * at[-up + north + 1] + 7.0f * at[-north] + 6.0f * at[0] - 9.0f * at[north]
        + 2.0f * at[up - north - 1] + 4.0f * at[up - north + 1] + 5.0f * at[up + north - 1] + 6.0f * at[up + north + 1];
}
