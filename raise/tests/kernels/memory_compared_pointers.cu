// construct: memory / pointers that are compared: to other arrays, and to the end of one
// builds: sm_80 sm_120 clang debug
extern "C" __global__ void memory_compared_pointers(const float *first, const float *last, const float *other, float *y)
{
    float sum = 0.0f;
    for (const float *p = first + threadIdx.x; p < last; p += blockDim.x)
        sum += *p;
    if (other != y)
        sum += other[threadIdx.x];
    if (first == y)
        sum = 0.0f;
    y[threadIdx.x] = sum + (float)(last - first);
}
