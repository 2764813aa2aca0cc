// construct: gradient / the state of a random-number generator carried through the steps, xorshift32, drives a walk
// builds: sm_80 sm_120 clang
extern "C" __global__ void walk(unsigned *state, double *x, const double *drift, const double *spread, int n, double dt)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    unsigned s = state[i];
    s ^= s << 13;
    s ^= s >> 17;
    s ^= s << 5;
    state[i] = s;
    double noise = s * (1.0 / 4294967296.0) - 0.5;
    x[i] += dt * drift[i] * x[i] + sqrt(dt) * spread[i] * noise * x[i];
}

extern "C" __global__ void second_moment(const double *x, double *J, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i == 0)
        J[0] = 0.0;
    __syncthreads();
    if (i < n)
        atomicAdd(J, x[i] * x[i]);
}
