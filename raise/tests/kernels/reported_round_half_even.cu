// construct: reported / rounding to even, away, down and to nothing, on halves and near them
// builds: sm_80 sm_120 clang

extern "C" __global__ void reported_round_half_even(const double *x, double *even, double *away, long long *number, float *single, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    even[i] = rint(x[i]);
    away[i] = round(x[i]);
    number[i] = llrint(x[i]) * 10 + (long long)x[i];
    single[i] = rintf((float)x[i] * 0.5f) + nearbyintf((float)x[i]);
}
