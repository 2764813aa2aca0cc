// libdevice_f64: exp, log, sqrt, cbrt, atan2, hypot and friends in f64
// shows:  math functions of 64-bit floats; clang keeps them as `__nv_*` calls
// builds: sm_80
extern "C" __global__ void libdevice_f64(const double *x, const double *w, double *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        double a = x[i];
        double b = w[i];
        double s = exp(-a * a) + log(b + 1.0) + sqrt(b) - cbrt(a);
        y[i] = s + atan2(a, b + 0.5) + fmin(a, b) * fmax(a, -b) + pow(b + 0.25, a) + sin(a) * cos(b) + fma(a, b, s);
    }
}
