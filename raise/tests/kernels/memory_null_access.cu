// construct: memory / an access through a null pointer
// builds: sm_80 sm_120 clang
// refused: null pointer
// no cpu referee: the access is not defined
extern "C" __global__ void memory_null_access(const float *x, float *y)
{
    y[threadIdx.x] = 2.0f * x[threadIdx.x];
}
