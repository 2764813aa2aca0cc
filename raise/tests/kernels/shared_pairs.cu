// construct: shared / a tree over pairs of a float and an integer, in memory that holds floats later
// builds: sm_80 sm_120 clang

struct Pair { float v; int k; };
extern "C" __global__ void shared_pairs(const float *x, float *y, int *z, int n) {
    extern __shared__ int raw[];
    Pair *p = (Pair *)raw;
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    p[t].v = i < n ? x[i] : -1e9f; p[t].k = i;
    __syncthreads();
    for (int h = blockDim.x / 2; h > 0; h /= 2) {
        if (t < h && p[t + h].v > p[t].v) p[t] = p[t + h];
        __syncthreads();
    }
    float best = p[0].v; int at = p[0].k;
    __syncthreads();
    float *f = (float *)raw;
    f[t] = best * t;
    __syncthreads();
    if (i < n) y[i] = f[blockDim.x - 1 - t];
    if (t == 0) z[blockIdx.x] = at;
}
