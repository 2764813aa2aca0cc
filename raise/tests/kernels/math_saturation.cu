// construct: math / saturation vapour pressure, a Smagorinsky viscosity and a seawater density
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_saturation(const double *x, const double *y, double *r, double *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        double t = 270.0 + 10.0 * x[i], p = 5.0e4 + 1.0e4 * y[i];
        double es = 611.2 * exp(17.67 * (t - 273.15) / (t - 29.65));
        double qs = 0.622 * es / fmax(p - es, 1.0);
        double theta = t * pow(1.0e5 / p, 0.2857142857142857);
        double strain = sqrt(x[i] * x[i] + 0.5 * y[i] * y[i]);
        double nu = 0.0256 * strain * sqrt(fmax(0.0, 1.0 - 0.3 * x[i]));
        r[i] = qs + nu * log(theta);
        s[i] = (x[i] > 0.0) ? log(t / 273.15) * exp(-0.1 * y[i]) : exp(0.2 * x[i]);
    }
}
