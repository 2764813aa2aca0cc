// construct: reported / pivoted Gauss-Jordan solve of a 3x3 system per thread, rows swapped in a global matrix
// builds: sm_80 sm_120 clang

// The matrices and right sides are kept as [row][column][thread]; the row with the greatest pivot is swapped up, which is data.
extern "C" __global__ void reported_gauss_jordan(double *a, double *b, int n) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t >= n) return;
    for (int col = 0; col < 3; ++col) {
        int pivot = col;
        double best = fabs(a[(col * 3 + col) * n + t]);
        for (int row = col + 1; row < 3; ++row) {
            double size = fabs(a[(row * 3 + col) * n + t]);
            if (size > best) { best = size; pivot = row; }
        }
        if (pivot != col) {
            for (int k = 0; k < 3; ++k) {
                double swap = a[(col * 3 + k) * n + t];
                a[(col * 3 + k) * n + t] = a[(pivot * 3 + k) * n + t];
                a[(pivot * 3 + k) * n + t] = swap;
            }
            double swap = b[col * n + t];
            b[col * n + t] = b[pivot * n + t];
            b[pivot * n + t] = swap;
        }
        double scale = 1.0 / a[(col * 3 + col) * n + t];
        for (int k = 0; k < 3; ++k) a[(col * 3 + k) * n + t] *= scale;
        b[col * n + t] *= scale;
        for (int row = 0; row < 3; ++row) {
            if (row == col) continue;
            double factor = a[(row * 3 + col) * n + t];
            for (int k = 0; k < 3; ++k) a[(row * 3 + k) * n + t] -= factor * a[(col * 3 + k) * n + t];
            b[row * n + t] -= factor * b[col * n + t];
        }
    }
}
