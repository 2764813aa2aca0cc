// construct: memory / single bytes of integers, stored next to whole ones
// builds: sm_80 sm_120 clang

// The second byte of each word, in place; its neighbours stay.
extern "C" __global__ void memory_bytes_of_ints(unsigned *w, unsigned *sum, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned char *b = (unsigned char *)w;
    b[4 * i + 1] = (unsigned char)(3 * i + 7);
    sum[i] = b[4 * i] + b[4 * i + 1] + b[4 * i + 3];
}
