// construct: atomics / bitmaps: or, and, xor of single bits
// builds: sm_80 sm_120 clang
extern "C" __global__ void bitmap(const int *key, unsigned *set, unsigned *cleared, unsigned *parity, unsigned *flags, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        unsigned bit = 1u << (key[i] & 31);
        atomicOr(&set[key[i] >> 5], bit);
        atomicAnd(&cleared[key[i] >> 5], ~bit);
        atomicXor(&parity[i >> 5], bit);
        if (key[i] == 40) {
            atomicOr(flags, 4u);
        }
    }
}
