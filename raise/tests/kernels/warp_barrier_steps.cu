// construct: warp / a tree of sums whose last steps wait for the warp only
// builds: sm_80 sm_120 clang

extern "C" __global__ void warp_barrier_steps(const float *x, float *y) {
    __shared__ float s[64];
    int t = threadIdx.x;
    s[t] = x[blockIdx.x * 64 + t];
    __syncthreads();
    for (int o = 32; o > 0; o >>= 1) {
        if (t < o) s[t] += s[t + o];
        if (o > 32) __syncthreads(); else __syncwarp();
    }
    if (t == 0) y[blockIdx.x] = s[0];
}
