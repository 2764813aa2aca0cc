// construct: control / a call through a table of functions
// builds: sm_80 sm_120 clang
// refused: address
__device__ __noinline__ float half_of(float x) { return 0.5f * x; }
__device__ __noinline__ float twice(float x) { return 2.0f * x; }
typedef float (*Function)(float);
__device__ Function table[2] = {half_of, twice};

extern "C" __global__ void control_indirect_call(const float *x, float *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = table[i & 1](x[i]);
}
