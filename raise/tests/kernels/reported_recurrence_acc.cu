// construct: reported / nested loops, the inner one a multiply-add recurrence, added to acc[i, idx[j]]
// builds: sm_80 sm_120 clang

extern "C" __global__ void reported_recurrence_acc(const double *w, const double *v, const int *idx, double *acc, int n, int m, int terms, int bins) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    for (int j = 0; j < m; ++j) {
        double s = v[i * m + j];
        for (int k = 0; k < terms; ++k) s = s * w[k] + v[i * m + j];
        acc[i * bins + idx[j]] += s;
    }
}
