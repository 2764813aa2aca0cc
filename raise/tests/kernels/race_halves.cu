// construct: races / none: halves that do not meet, even and odd elements, guards that keep apart
// builds: sm_80 sm_120 clang
extern "C" __global__ void halves(float *x, float *y, float *z, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n / 2) {
        x[i] = x[i + n / 2] + 1.0f;
        y[2 * i] = y[2 * i + 1] * 0.5f;
    }
    if (i < 40) {
        z[i] = 1.0f;
    }
    if (i >= 40 && i < 70) {
        z[i] = 2.0f;
    }
    if (i >= 70 && i < n) {
        z[i] = z[i - 70 + 70] + 3.0f;
    }
}
