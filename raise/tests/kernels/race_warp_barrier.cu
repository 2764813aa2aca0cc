// construct: races / a barrier of the warp between a store and a load of another warp
// builds: sm_80 sm_120 clang
// refused: race

#define T 64
extern "C" __global__ void race_warp_barrier(const float *x, float *y, int n) {
    __shared__ float s[T];
    int t = threadIdx.x, i = blockIdx.x * T + t;
    s[t] = i < n ? x[i] : 0.0f;
    __syncwarp();
    if (i < n) y[i] = s[T - 1 - t];
}
