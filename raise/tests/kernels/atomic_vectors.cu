// construct: atomics / sums on vectors of two and four floats
// builds: sm_90 sm_120
// no cpu referee: atomics on vectors
extern "C" __global__ void atomic_vectors(const float2 *x, const int *key, float2 *sums, float4 *more, float2 *old, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    atomicAdd(&sums[key[i]], x[i]);
    atomicAdd(&more[key[i] / 2], make_float4(x[i].x, x[i].y, 1.0f, (float)i));
    float2 own = make_float2(x[i].y, x[i].x);
    old[i] = atomicAdd(&old[i], own);
}
