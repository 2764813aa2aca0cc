// construct: loops / the last step in which a test holds, and what there was then
// builds: sm_80 sm_120 clang
extern "C" __global__ void last_that_holds(const float *x, float limit, int *at, float *value, int n, int m) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int last = -1;
    float was = 0.5f;
    for (int k = 0; k < m; ++k) {
        float v = x[i * m + k];
        if (v > limit) {
            last = k;
            was = v * v;
        }
    }
    at[i] = last;
    value[i] = was;
}
