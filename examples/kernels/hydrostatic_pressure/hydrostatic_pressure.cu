// hydrostatic_pressure: integrate buoyancy from the surface down, one thread per water column
// shows:  a loop that counts down, a carried register, a load from the level above, unrolled by the compiler
// builds: sm_80
extern "C" __global__ void hydrostatic_pressure(const double *__restrict__ b, double *__restrict__ p, int nx, int ny, int nz, double dz)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny)
        return;
    double above = b[((nz - 1) * ny + j) * nx + i];
    double sum = -0.5 * dz * above;
    p[((nz - 1) * ny + j) * nx + i] = sum;
    for (int k = nz - 2; k >= 0; k--) {
        double here = b[(k * ny + j) * nx + i];
        sum -= 0.5 * dz * (here + above);
        p[(k * ny + j) * nx + i] = sum;
        above = here;
    }
}
