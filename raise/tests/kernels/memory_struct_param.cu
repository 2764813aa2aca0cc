// construct: memory / a structure by value with a pointer and numbers inside
// builds: sm_80 sm_120 clang

struct Grid { float *u; int n; float dx; };

extern "C" __global__ void memory_struct_param(Grid g, float *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < 1 || i >= g.n - 1) return;
    out[i] = (g.u[i + 1] - g.u[i - 1]) / (2.0f * g.dx);
}
