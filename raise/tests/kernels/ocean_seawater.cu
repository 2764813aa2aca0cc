// construct: ocean / density of seawater: a polynomial of three variables, coefficients in constant memory
// builds: sm_80 sm_120 clang

__constant__ double C[4][4] = {
    {801.9, -3.55, 0.9, 0.1},
    {866.8, -12.4, 2.1, -0.3},
    {-1786.5, 9.0, -1.2, 0.0},
    {1283.0, 5.5, 0.4, 0.02},
};

extern "C" __global__ void ocean_seawater(const double *t, const double *s, double *rho, int n, int nz, double dz) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int k = blockIdx.y;
    if (i >= n) return;
    double theta = t[k * n + i] * 0.025, salt = sqrt((s[k * n + i] + 32.0) * 0.0134), depth = (k + 0.5) * dz * 1e-4;
    double sum = 0.0;
    for (int a = 3; a >= 0; --a) {
        double inner = 0.0;
        for (int b = 3; b >= 0; --b) inner = inner * theta + C[a][b];
        sum = sum * salt + inner;
    }
    rho[k * n + i] = sum * (1.0 + 4.5 * depth - 0.3 * depth * depth);
}
