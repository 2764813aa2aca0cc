// construct: nvrtc / Newton's method until it converges, per thread
// builds: nvrtc

extern "C" __global__ void nvrtc_newton(const double *x, double *root, int *turns, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double y = 1.0;
    int t = 0;
    while (fabs(y * y * y - x[i]) > 1e-9 && t < 60) {
        y -= (y * y * y - x[i]) / (3.0 * y * y);
        ++t;
    }
    root[i] = y;
    turns[i] = t;
}
