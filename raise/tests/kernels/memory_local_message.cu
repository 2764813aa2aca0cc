// construct: memory / an array of each thread that data fills: a hash of 64 rounds, written out
// builds: sm_80 sm_120 clang
__device__ unsigned rotated(unsigned v, int by) { return v << by | v >> (32 - by); }

extern "C" __global__ void local_message(const unsigned *x, unsigned *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned word[64] = {};
    int count = 0;
#pragma unroll 1
    for (int k = 0; k < 6; k++)
        if (x[6 * i + k] % 3 != 0) word[count++] = x[6 * i + k];
    word[count] = 0x80000000u;
#pragma unroll
    for (int k = 16; k < 64; k++)
        word[k] = word[k - 16] + (word[k - 15] ^ word[k - 15] >> 3) + word[k - 7] + rotated(word[k - 2], 15);
    unsigned hash = 0x6a09e667u;
#pragma unroll 1
    for (int k = 0; k < 64; k++) hash = rotated(hash, 5) * 31u + (word[k] ^ hash >> 9);
    y[i] = hash;
}
