// construct: memory / two floats packed into one 64-bit word
// builds: sm_80 sm_120 clang

// Keys and values swap halves; the array of words is declared as floats.
extern "C" __global__ void memory_packed_pairs(unsigned long long *w, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned long long v = w[i];
    float low = __uint_as_float((unsigned)v), high = __uint_as_float((unsigned)(v >> 32));
    low = 2.0f * low + 1.0f;
    w[i] = (unsigned long long)__float_as_uint(low) << 32 | __float_as_uint(high);
}
