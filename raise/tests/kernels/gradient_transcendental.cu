// construct: gradient / exp, log, sin and pow in the body of a loop over substeps, inside of the steps of a job
// builds: sm_80 sm_120 clang
extern "C" __global__ void react(double *heat, double *fuel, const double *activation, double *J, int n, int substeps, double dt)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    double t = heat[i], c = fuel[i];
    for (int s = 0; s < substeps; s++) {
        double burnt = dt * pow(c, 1.5) * exp(-activation[i] / t);
        c -= burnt;
        t += 2.0 * burnt - dt * (0.1 * log(t) + 0.05 * sin(t));
    }
    heat[i] = t;
    fuel[i] = c;
    atomicAdd(J, dt * t * c);
}
