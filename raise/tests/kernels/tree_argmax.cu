// construct: reductions / the place of the greatest of a block, by halves
// builds: sm_80 sm_120 clang

#define T 64
extern "C" __global__ void tree_argmax(const float *x, float *most, int *where, int n) {
    __shared__ float s[T];
    __shared__ int at[T];
    int t = threadIdx.x, i = blockIdx.x * T + t;
    s[t] = i < n ? x[i] : -3.0e38f;
    at[t] = i;
    __syncthreads();
    for (int h = T / 2; h > 0; h /= 2) {
        if (t < h && s[t + h] > s[t]) {
            s[t] = s[t + h];
            at[t] = at[t + h];
        }
        __syncthreads();
    }
    if (t == 0) {
        most[blockIdx.x] = s[0];
        where[blockIdx.x] = at[0];
    }
}
