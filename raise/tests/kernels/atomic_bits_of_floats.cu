// construct: atomics / integer atomics on the bits of an array of floats: least unsigned, sums, single bits
// builds: sm_80 sm_120 clang
extern "C" __global__ void bits_of_floats(unsigned *least, unsigned *sums, unsigned *flips, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        atomicMin(&least[i], 0x80000000u + i);
        atomicAdd(&sums[i], 3u);
        atomicXor(&flips[i], 0x80000000u);
    }
}
