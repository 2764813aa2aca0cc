// Fourier transforms of a batch of signals, radix 2: bit reversal, then a launch for each stage from the
// host, with a class for complex numbers. The signals are filtered in Fourier space and transformed back.
//
//     fft [log2 of the length] [signals]
#include <cuda_runtime.h>

#include <cmath>
#include <complex>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define CHECK(call)                                                            \
    do {                                                                       \
        if (cudaError_t e = (call)) {                                          \
            fprintf(stderr, "line %d: %s\n", __LINE__, cudaGetErrorString(e)); \
            exit(2);                                                           \
        }                                                                      \
    } while (0)

template <typename T>
struct Complex {
    T re, im;

    __host__ __device__ friend Complex operator+(Complex a, Complex b) { return {a.re + b.re, a.im + b.im}; }
    __host__ __device__ friend Complex operator-(Complex a, Complex b) { return {a.re - b.re, a.im - b.im}; }
    __host__ __device__ friend Complex operator*(Complex a, Complex b) {
        return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
    }
    __host__ __device__ friend Complex operator*(T a, Complex b) { return {a * b.re, a * b.im}; }
};
using C = Complex<double>;

__global__ void reverse_bits(const C *in, C *out, int log_n, int batch) {
    const unsigned k = blockIdx.x * blockDim.x + threadIdx.x, n = 1u << log_n;
    if (k >= n * batch) return;
    const unsigned signal = k / n, i = k % n;
    out[signal * n + (__brev(i) >> (32 - log_n))] = in[k];
}

// Butterflies over groups of 2 * half; one thread for each. `direction` is -1 or 1.
__global__ void stage(C *data, const C *__restrict__ roots, int log_n, int log_half, int direction,
                      int batch) {
    const unsigned t = blockIdx.x * blockDim.x + threadIdx.x, per_signal = 1u << (log_n - 1),
                   half = 1u << log_half;
    if (t >= per_signal * batch) return;
    const unsigned within = t & (per_signal - 1), j = within & (half - 1);
    const unsigned i = (t >> (log_n - 1) << log_n) + ((within >> log_half) << (log_half + 1)) + j;
    C w = roots[j << (log_n - 1 - log_half)];
    w.im *= -direction;
    const C a = data[i], b = w * data[i + half];
    data[i] = a + b;
    data[i + half] = a - b;
}

__global__ void low_pass(C *data, int n, int keep, int batch) {
    const int k = blockIdx.x * blockDim.x + threadIdx.x;
    if (k >= n * batch) return;
    const int frequency = min(k % n, n - k % n);
    data[k] = frequency <= keep ? (1.0 / n) * data[k] : C{0, 0};
}

class Plan {
  public:
    Plan(int log_n, int batch) : log_n_(log_n), batch_(batch) {
        const int n = 1 << log_n;
        std::vector<C> roots(n / 2);
        for (int k = 0; k < n / 2; ++k) roots[k] = {cos(2 * M_PI * k / n), -sin(2 * M_PI * k / n)};
        CHECK(cudaMalloc(&roots_, roots.size() * sizeof(C)));
        CHECK(cudaMemcpy(roots_, roots.data(), roots.size() * sizeof(C), cudaMemcpyHostToDevice));
    }
    ~Plan() { cudaFree(roots_); }

    // out = the transform of in, unscaled.
    void execute(const C *in, C *out, int direction) const {
        const int elements = batch_ << log_n_, block = 96;
        reverse_bits<<<(elements + block - 1) / block, block>>>(in, out, log_n_, batch_);
        for (int s = 0; s < log_n_; ++s)
            stage<<<(elements / 2 + block - 1) / block, block>>>(out, roots_, log_n_, s, direction, batch_);
        CHECK(cudaGetLastError());
    }

  private:
    int log_n_, batch_;
    C *roots_;
};

int main(int argc, char **argv) {
    const int log_n = argc > 1 ? atoi(argv[1]) : 9, batch = argc > 2 ? atoi(argv[2]) : 5, n = 1 << log_n,
              keep = n / 10;
    std::vector<C> signal(n * batch), spectrum(n * batch), filtered(n * batch);
    for (int k = 0; k < n * batch; ++k)
        signal[k] = {sin(0.1 * k) + (k % 7 == 0), cos(0.03 * (k % n) * (1 + k / n))};

    C *d_signal, *d_spectrum;
    CHECK(cudaMalloc(&d_signal, signal.size() * sizeof(C)));
    CHECK(cudaMalloc(&d_spectrum, signal.size() * sizeof(C)));
    CHECK(cudaMemcpy(d_signal, signal.data(), signal.size() * sizeof(C), cudaMemcpyHostToDevice));
    {
        const Plan plan(log_n, batch);
        plan.execute(d_signal, d_spectrum, -1);
        CHECK(cudaMemcpy(spectrum.data(), d_spectrum, spectrum.size() * sizeof(C), cudaMemcpyDeviceToHost));
        low_pass<<<(n * batch + 127) / 128, 128>>>(d_spectrum, n, keep, batch);
        plan.execute(d_spectrum, d_signal, 1);
    }
    CHECK(cudaMemcpy(filtered.data(), d_signal, filtered.size() * sizeof(C), cudaMemcpyDeviceToHost));
    CHECK(cudaFree(d_signal));
    CHECK(cudaFree(d_spectrum));

    // By the definition, for some frequencies and some times.
    double worst = 0, power = 0;
    for (int b = 0; b < batch; ++b) {
        std::vector<std::complex<double>> kept(n);
        for (int f = 0; f < n; ++f) {
            const bool needed = f <= keep || n - f <= keep || f % 16 == 0;
            if (!needed) continue;
            std::complex<double> sum = 0;
            for (int t = 0; t < n; ++t)
                sum += std::complex<double>(signal[b * n + t].re, signal[b * n + t].im) *
                       std::polar(1.0, -2 * M_PI * (long(f) * t % n) / n);
            worst = fmax(
                worst, std::abs(sum - std::complex<double>(spectrum[b * n + f].re, spectrum[b * n + f].im)));
            if (f <= keep || n - f <= keep) kept[f] = sum;
        }
        for (int t = 0; t < n; t += 5) {
            std::complex<double> sum = 0;
            for (int f = 0; f < n; ++f) sum += kept[f] * std::polar(1.0, 2 * M_PI * (long(f) * t % n) / n);
            worst = fmax(worst, n *
                                    std::abs(sum / double(n) - std::complex<double>(filtered[b * n + t].re,
                                                                                    filtered[b * n + t].im)) /
                                    16);
        }
    }
    for (const C &c : filtered) power += c.re * c.re + c.im * c.im;
    printf("%d signals of %d: power after the filter %.9g\n", batch, n, power);
    if (!(worst < 1e-10 * n)) {
        printf("differs from the definition by %g\n", worst);
        return 1;
    }
    return 0;
}
