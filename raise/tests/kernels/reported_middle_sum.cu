// construct: reported / sum, greatest and least over the middle dimension of three
// builds: sm_80 sm_120 clang

extern "C" __global__ void reported_middle_sum(const double *in, double *sum, double *greatest, int *where, int nx, int ny, int nz) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int k = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || k >= nz) return;
    double s = 0.0, best = -1e300;
    int at = 0;
    for (int j = 0; j < ny; ++j) {
        double x = in[(k * ny + j) * nx + i];
        s += x;
        if (x > best) { best = x; at = j; }
    }
    sum[k * nx + i] = s;
    greatest[k * nx + i] = best;
    where[k * nx + i] = at;
}
