// construct: gradient / rain that falls with a constant power of its density, and what reaches the ground: one exponent below one in all of the file
// builds: sm_80 sm_120 clang
extern "C" __global__ void fall(double *rain, double *ground, int columns, int levels, double dt, const double *depth, double slowed)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= columns) {
        return;
    }
    double above = 0.0;
    for (int k = levels - 1; k >= 0; --k) {
        double q = rain[k * columns + i];
        double speed = 3.634 * pow(q, 0.1364);
        double flux = speed * q;
        rain[k * columns + i] = q + dt * (above - flux) / (depth[k] * (1.0 + slowed * pow(fmax(q, 0.3), 0.1364)));
        above = flux;
    }
    ground[i] += dt * above;
}

extern "C" __global__ void total(const double *ground, double *sum, int columns)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < columns) {
        atomicAdd(sum, ground[i] * ground[i]);
    }
}
