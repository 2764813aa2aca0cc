// construct: reported / WENO-5 weights of two sides in step: clang's SLP vectorizer makes <2 x double> of them
// builds: sm_80 sm_120 clang slp

__device__ __forceinline__ void weights(const double *q, double *w) {
    double b0 = 13.0 / 12.0 * (q[0] - 2 * q[1] + q[2]) * (q[0] - 2 * q[1] + q[2]) + 0.25 * (q[0] - 4 * q[1] + 3 * q[2]) * (q[0] - 4 * q[1] + 3 * q[2]);
    double b1 = 13.0 / 12.0 * (q[1] - 2 * q[2] + q[3]) * (q[1] - 2 * q[2] + q[3]) + 0.25 * (q[1] - q[3]) * (q[1] - q[3]);
    double b2 = 13.0 / 12.0 * (q[2] - 2 * q[3] + q[4]) * (q[2] - 2 * q[3] + q[4]) + 0.25 * (3 * q[2] - 4 * q[3] + q[4]) * (3 * q[2] - 4 * q[3] + q[4]);
    double a0 = 0.1 / ((1e-6 + b0) * (1e-6 + b0));
    double a1 = 0.6 / ((1e-6 + b1) * (1e-6 + b1));
    double a2 = 0.3 / ((1e-6 + b2) * (1e-6 + b2));
    double sum = 1.0 / (a0 + a1 + a2);
    w[0] = a0 * sum;
    w[1] = a1 * sum;
    w[2] = a2 * sum;
    w[3] = 0.0;
}

struct alignas(16) Pair { double x, y; };

extern "C" __global__ void reported_weno5_weights(const double *q, Pair *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double w[4];
    weights(q + i, w);
    out[2 * i].x = w[0];
    out[2 * i].y = w[1];
    out[2 * i + 1].x = w[2];
    out[2 * i + 1].y = w[3];
}
