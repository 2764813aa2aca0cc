// construct: memory / pointers in structures on the stack, passed by reference and by value
// builds: sm_80 sm_120 clang debug
struct View { const float *x; float *y; int n; };

__device__ float two(const View &v, int i) { return v.x[i] + v.x[(i + 1) % v.n]; }
__device__ __noinline__ float three(View v, int i) { return two(v, i) + v.x[(i + 2) % v.n]; }
__device__ __noinline__ void put(View *v, int i, float value) { v->y[i] += value; }

extern "C" __global__ void memory_stack_pointers(const float *x, const float *z, float *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    View v;
    v.x = x;
    v.y = y;
    v.n = n;
    View w = v;
    w.x = z;
    put(&w, i, three(v, i) - two(w, i));
}
