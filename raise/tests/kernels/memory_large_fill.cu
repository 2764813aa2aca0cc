// construct: memory / a local array that is filled and copied by loops that a compiler calls memset and memcpy
// builds: sm_80 sm_120 clang

extern "C" __global__ void memory_large_fill(const unsigned char *text, int *out, int n, int rows) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= rows) return;
    int histogram[128];
    memset(histogram, 0, sizeof histogram);
    for (int k = 0; k < 24; k++) histogram[text[(i * 24 + k) % n] & 127]++;
    int copy[128];
    memcpy(copy, histogram, sizeof copy);
    copy[i & 127] += 100;
    int sum = 0;
    for (int k = 0; k < 128; k++) sum = sum * 31 + copy[k];
    out[i] = sum;
}
