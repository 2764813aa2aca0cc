// construct: suite / one butterfly step of a Fourier transform, twiddles by sin and cos
// builds: sm_80 sm_120 clang

extern "C" __global__ void suite_fft_step(const double2 *in, double2 *out, int n, int half) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t >= n / 2) return;
    int group = t / half, k = t % half;
    double s, c;
    sincos(-3.141592653589793 * k / half, &s, &c);
    double2 a = in[group * 2 * half + k], b = in[group * 2 * half + k + half];
    double re = b.x * c - b.y * s, im = b.x * s + b.y * c;
    out[group * 2 * half + k] = make_double2(a.x + re, a.y + im);
    out[group * 2 * half + k + half] = make_double2(a.x - re, a.y - im);
}
