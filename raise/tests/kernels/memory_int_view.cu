// construct: memory / bits of floats as integers
// builds: sm_80 sm_120 clang

// The exponent of each float, and its sign flipped in place.
extern "C" __global__ void memory_int_view(float *x, int *exponent, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned *bits = (unsigned *)x;
    unsigned b = bits[i];
    exponent[i] = (int)(b >> 23 & 255) - 127;
    bits[i] = b ^ 0x80000000u;
}
