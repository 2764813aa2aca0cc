// construct: ocean / heat lost to the wind, iterated five times for stability
// builds: sm_80 sm_120 clang

extern "C" __global__ void ocean_bulk_fluxes(const double *wind, const double *sea, const double *air, double *stress, double *heat, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double u = fmax(wind[i], 0.5), warm = sea[i] - air[i], z = 10.0;
    double drag = 1.2e-3, transfer = 1e-3;
    for (int k = 0; k < 5; ++k) {
        double zeta = 0.4 * z * 9.81 * transfer * warm / (290.0 * drag * sqrt(drag) * u * u);
        zeta = fmin(fmax(zeta, -1.0), 1.0);
        double psi = zeta > 0.0 ? -5.0 * zeta : log(1.0 + zeta * zeta);
        double root = 0.4 / (log(z / 1e-3) - psi);
        drag = root * root;
        transfer = root * 0.4 / (log(z / 1e-4) - psi);
    }
    stress[i] = 1.2 * drag * u * u;
    heat[i] = 1.2 * 1004.0 * transfer * u * warm;
}
