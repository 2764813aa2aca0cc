// construct: ocean / unstable neighbours are mixed, from the top down, in place
// builds: sm_80 sm_120 clang

extern "C" __global__ void ocean_convective_adjustment(double *t, int n, int nz) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    for (int k = 0; k < nz - 1; ++k) {
        double upper = t[k * n + i], lower = t[(k + 1) * n + i];
        if (upper < lower) {
            double mean = 0.5 * (upper + lower);
            t[k * n + i] = mean;
            t[(k + 1) * n + i] = mean;
        }
    }
}
