// construct: control / device functions that take and give small structures
// builds: sm_80 sm_120 clang
struct Split
{
    float whole;
    int k;
};

struct Wide
{
    double a;
    unsigned b;
};

__device__ __noinline__ Split split(float x)
{
    Split s;
    s.whole = floorf(x);
    s.k = (int)s.whole & 7;
    return s;
}

__device__ __noinline__ Wide widen(Split s, float x)
{
    Wide w;
    w.a = s.whole * 0.5 + x;
    w.b = s.k * 3u;
    return w;
}

extern "C" __global__ void control_struct_result(const float *x, float *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    Wide w = widen(split(x[i]), x[n - 1 - i]);
    y[i] = (float)w.a + w.b;
}
