// construct: memory / the order of two arrays in memory
// builds: sm_80 sm_120 clang
// refused: compared with one in another array
// no cpu referee: the order of two arrays in memory is not defined
extern "C" __global__ void memory_pointer_order(const float *x, float *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = x < y ? x[i] : 0.0f;
}
