// construct: memory / addresses of a global array that count bytes, through branches and backwards
// builds: sm_80 sm_120 clang

extern "C" __global__ void memory_global_bytes(const double *x, const int *pick, double *y, int n, int pitch) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    const char *row = (const char *)x;
    if (pick[i] & 1) row += 2 * pitch;
    else row += pitch;
    double sum = ((const double *)row)[i] - ((const double *)(row + pitch))[i];
    // From the last row to the first.
    row = (const char *)x + 4 * pitch;
#pragma unroll 1
    for (int k = 0; k < 5; k++, row -= pitch) sum = 0.5 * sum + ((const double *)row)[i];
    char *to = (char *)y + (pick[i] & 2 ? pitch : 0);
    ((double *)to)[i] = sum;
}
