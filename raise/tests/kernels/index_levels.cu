// construct: index / three indices out of a 1-D launch, unsigned
// builds: sm_80 sm_120 clang

extern "C" __global__ void index_levels(const float *in, float *out, unsigned nx, unsigned ny, unsigned nz) {
    unsigned t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t >= nx * ny * nz) return;
    unsigned i = t % nx, j = (t / nx) % ny, k = t / (nx * ny);
    unsigned below = k == 0 ? 0 : k - 1;
    out[t] = in[t] - in[i + nx * (j + ny * below)];
}
