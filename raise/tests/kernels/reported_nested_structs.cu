// construct: reported / pointers handed through structs inside structs
// builds: sm_80 sm_120 clang

struct Field { double *data; int stride; };
struct Grid { int nx, ny; double dx; };
struct Model { Grid grid; Field u, c; double dt; };

extern "C" __global__ void reported_nested_structs(Model model, Field rate) {
    int i = blockIdx.x * blockDim.x + threadIdx.x + 1;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= model.grid.nx || j >= model.grid.ny) return;
    double slope = (model.c.data[i + j * model.c.stride] - model.c.data[i - 1 + j * model.c.stride]) / model.grid.dx;
    rate.data[i + j * rate.stride] = -model.dt * model.u.data[i + j * model.u.stride] * slope;
}
