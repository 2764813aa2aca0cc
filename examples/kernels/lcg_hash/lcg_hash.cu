// lcg_hash: a linear congruential generator and a hash of its state, on 32-bit unsigned integers
// shows:  wrap-around, logical shifts, xor, unsigned compare, the high half of a 64-bit product, a loop kept as a loop
// builds: sm_80 sm_100
extern "C" __global__ void lcg_hash(const unsigned int *seed, unsigned int *state, int *below, long long *wide, int n, int rounds, unsigned int limit)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        unsigned int s = seed[i];
#pragma unroll 1
        for (int r = 0; r < rounds; r++) {
            s = s * 1664525u + 1013904223u;
            s ^= s >> 16;
        }
        s = (s << 13) | (s >> 19);
        state[i] = s;
        below[i] = s < limit;
        unsigned long long product = (unsigned long long)s * 2654435769u;
        wide[i] = (long long)(product >> 32) - (long long)s;
    }
}
