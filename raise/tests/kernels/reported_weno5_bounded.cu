// construct: reported / WENO-5 inside, narrower stencils towards the edges, chosen by selects (a `Bounded` direction)
// builds: sm_80 sm_120 clang slp

__device__ __forceinline__ double weno5(double a, double b, double c, double d, double e) {
    double b0 = 13.0 / 12.0 * (a - 2 * b + c) * (a - 2 * b + c) + 0.25 * (a - 4 * b + 3 * c) * (a - 4 * b + 3 * c);
    double b1 = 13.0 / 12.0 * (b - 2 * c + d) * (b - 2 * c + d) + 0.25 * (b - d) * (b - d);
    double b2 = 13.0 / 12.0 * (c - 2 * d + e) * (c - 2 * d + e) + 0.25 * (3 * c - 4 * d + e) * (3 * c - 4 * d + e);
    double w0 = 0.1 / ((1e-6 + b0) * (1e-6 + b0));
    double w1 = 0.6 / ((1e-6 + b1) * (1e-6 + b1));
    double w2 = 0.3 / ((1e-6 + b2) * (1e-6 + b2));
    double p0 = (2 * a - 7 * b + 11 * c) / 6, p1 = (-b + 5 * c + 2 * d) / 6, p2 = (2 * c + 5 * d - e) / 6;
    return (w0 * p0 + w1 * p1 + w2 * p2) / (w0 + w1 + w2);
}

__device__ __forceinline__ double weno3(double b, double c, double d) {
    double w0 = (1.0 / 3.0) / ((1e-6 + (c - b) * (c - b)) * (1e-6 + (c - b) * (c - b)));
    double w1 = (2.0 / 3.0) / ((1e-6 + (d - c) * (d - c)) * (1e-6 + (d - c) * (d - c)));
    return (w0 * (1.5 * c - 0.5 * b) + w1 * 0.5 * (c + d)) / (w0 + w1);
}

// The flux through the western face of cell i; halos are three cells wide.
extern "C" __global__ void reported_weno5_bounded(const double *q, const double *u, double *flux, int nx, int ny) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i > nx || j >= ny) return;
    const double *c = q + j * (nx + 6) + i + 3;
    double left = (i > 2 && i < nx - 1) ? weno5(c[-3], c[-2], c[-1], c[0], c[1])
                : (i > 1 && i < nx) ? weno3(c[-2], c[-1], c[0])
                : c[-1];
    double right = (i > 1 && i < nx - 2) ? weno5(c[2], c[1], c[0], c[-1], c[-2])
                 : (i > 0 && i < nx - 1) ? weno3(c[1], c[0], c[-1])
                 : c[0];
    double speed = u[j * (nx + 1) + i];
    flux[j * (nx + 1) + i] = speed * (speed > 0.0 ? left : right);
}
