// construct: math / fmod and remainder by constants: longitudes, hours and phases that come around
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_wrapped_angles(const double *x, const float *y, double *r, float *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        double degrees = fmod(x[i] * 700.0, 360.0);
        if (degrees < 0.0)
            degrees += 360.0;
        r[i] = degrees * degrees;
        float hour = fmodf(y[i] * 50.0f, 24.0f), phase = remainderf(y[i] * 20.0f, 6.2831853f);
        s[i] = hour * 0.1f + phase * phase;
    }
}
