// construct: warp / a block's sum: a tree with barriers of the block, then one within the first warp
// builds: sm_80 sm_120 clang

#define T 128
extern "C" __global__ void warp_barrier_tail(const float *x, float *sums, int n) {
    __shared__ float s[T];
    int t = threadIdx.x, i = blockIdx.x * T + t;
    s[t] = i < n ? x[i] : 0.0f;
    __syncthreads();
    for (int h = T / 2; h > 32; h /= 2) {
        if (t < h) s[t] += s[t + h];
        __syncthreads();
    }
    if (t < 32) {
        float v = s[t] + s[t + 32];
        s[t] = v; __syncwarp();
        v += s[(t + 16) & 31]; __syncwarp();
        s[t] = v; __syncwarp();
        v += s[(t + 8) & 31]; __syncwarp();
        s[t] = v; __syncwarp();
        v += s[(t + 4) & 31]; __syncwarp();
        s[t] = v; __syncwarp();
        v += s[(t + 2) & 31]; __syncwarp();
        s[t] = v; __syncwarp();
        v += s[(t + 1) & 31];
        if (t == 0) sums[blockIdx.x] = v;
    }
}
