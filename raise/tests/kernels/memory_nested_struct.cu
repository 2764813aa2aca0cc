// construct: memory / structures inside structures, with pointers
// builds: sm_80 sm_120 clang

struct Field { double *data; int nx, ny; };
struct State { Field u, v; double dt; int step; };

extern "C" __global__ void memory_nested_struct(State s, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= s.u.nx || j >= s.u.ny) return;
    int at = j * s.u.nx + i;
    s.v.data[at] += s.dt * s.u.data[at] + s.step;
}
