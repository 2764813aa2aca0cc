// construct: gradient / cross sections of a mixture: a binary search in each nuclide's energies, interpolated, weighted, and what gets through
// builds: sm_80 sm_120 clang
struct Point {
    double energy, total, elastic, absorption, fission, nu_fission;
};

extern "C" __global__ void lookup(const double *energies, const int *materials, const int *counts, const int *nuclides, const double *density,
                                  const Point *grid, double *macro, int lookups, int points, int most)
{
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    if (p >= lookups)
        return;
    double energy = energies[p];
    int material = materials[p];
    double sum[5] = {0.0, 0.0, 0.0, 0.0, 0.0};
    for (int k = 0; k < counts[material]; k++) {
        const Point *of = grid + nuclides[material * most + k] * points;
        int low = 0, high = points - 1;
        while (high - low > 1) {
            int middle = low + (high - low) / 2;
            if (of[middle].energy > energy)
                high = middle;
            else
                low = middle;
        }
        double along = (of[high].energy - energy) / (of[high].energy - of[low].energy);
        double weight = density[material * most + k];
        sum[0] += weight * (of[high].total - along * (of[high].total - of[low].total));
        sum[1] += weight * (of[high].elastic - along * (of[high].elastic - of[low].elastic));
        sum[2] += weight * (of[high].absorption - along * (of[high].absorption - of[low].absorption));
        sum[3] += weight * (of[high].fission - along * (of[high].fission - of[low].fission));
        sum[4] += weight * (of[high].nu_fission - along * (of[high].nu_fission - of[low].nu_fission));
    }
#pragma unroll
    for (int k = 0; k < 5; k++)
        macro[5 * p + k] = sum[k];
}

extern "C" __global__ void transmitted(const double *macro, const double *length, double *J, int lookups)
{
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    if (p < lookups)
        atomicAdd(J, macro[5 * p + 4] / macro[5 * p] * exp(-macro[5 * p] * length[p]));
}
