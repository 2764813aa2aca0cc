// construct: math / the gamma function of an angle: bits of integers are no results of a function
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_gamma_of_angle(const float *x, const float *y, float *angle, float *gamma, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float c = atan2f(x[i], logf(y[i]));
    angle[i] = c;
    gamma[i] = tgammaf(fminf(0.1f * c - x[i], 8.0f));
}
