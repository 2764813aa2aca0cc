// construct: atomics / forces summed as fixed-point numbers: floats times 2^32 in 64-bit integers, so that their order does not matter
// builds: sm_80 sm_120 clang
__device__ long long fixed(float force) { return (long long)(force * 4294967296.0f); }

extern "C" __global__ void fixed_point(const float *x, const int *first, const int *second, unsigned long long *force, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int a = first[i], b = second[i];
    float pull = 3.0f + expf(-0.1f * (x[a] - x[b])) + sinf(3.0f * (x[a] + x[b]));
    atomicAdd(&force[a], (unsigned long long)fixed(pull));
    atomicAdd(&force[b], (unsigned long long)fixed(-pull));
}
