// construct: loops / integrals up and down a column, each level stored
// builds: sm_80 sm_120 clang
extern "C" __global__ void column_integrals(const float *b, const float *dz, float *p, float *w, int nx, int ny, int nz)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny)
        return;
    int at = j * nx + i, level = nx * ny;
    float sum = 0.0f;
    for (int k = nz - 1; k >= 0; k--) {
        sum -= b[k * level + at] * dz[k];
        p[k * level + at] = sum;
    }
    w[at] = 0.0f;
    for (int k = 1; k < nz; k++)
        w[k * level + at] = w[(k - 1) * level + at] + 0.5f * (b[k * level + at] + b[(k - 1) * level + at]);
}
