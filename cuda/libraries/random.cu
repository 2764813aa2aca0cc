// Kernels of the stand-in for cuRAND: the counter-based generator Philox4x32-10 of Salmon, Moraes, Dror and Shaw, "Parallel random numbers:
// as easy as 1, 2, 3" (2011).
//
// Each thread makes the four words of one counter. `first` is the counter of the first thread, `skip` the number of words of it that are left out,
// and the seed is the key; the upper half of the counter is 0.

struct Words {
    unsigned w[4];
};

__device__ Words philox(unsigned long long counter, unsigned key_0, unsigned key_1) {
    unsigned c0 = (unsigned)counter, c1 = (unsigned)(counter >> 32), c2 = 0, c3 = 0;
    for (int round = 0; round < 10; ++round) {
        unsigned high_0 = __umulhi(0xD2511F53u, c0), low_0 = 0xD2511F53u * c0;
        unsigned high_1 = __umulhi(0xCD9E8D57u, c2), low_1 = 0xCD9E8D57u * c2;
        c0 = high_1 ^ c1 ^ key_0;
        c1 = low_1;
        c2 = high_0 ^ c3 ^ key_1;
        c3 = low_0;
        key_0 += 0x9E3779B9u;
        key_1 += 0xBB67AE85u;
    }
    return {{c0, c1, c2, c3}};
}

// In (0, 1].
__device__ float uniform(unsigned x) { return x * 2.3283064365386963e-10f + 1.1641532182693481e-10f; }
__device__ double uniform(unsigned low, unsigned high) {
    unsigned long long x = ((unsigned long long)high << 21) ^ (low >> 11);
    return x * 1.1102230246251565e-16 + 5.5511151231257827e-17;
}

// Two independent numbers of the normal distribution, by the transform of Box and Muller.
__device__ void normal(float u, float v, float (&out)[2]) {
    float radius = sqrtf(-2.0f * logf(u)), sine, cosine;
    sincospif(2.0f * v, &sine, &cosine);
    out[0] = radius * cosine;
    out[1] = radius * sine;
}
__device__ void normal(double u, double v, double (&out)[2]) {
    double radius = sqrt(-2.0 * log(u)), sine, cosine;
    sincospi(2.0 * v, &sine, &cosine);
    out[0] = radius * cosine;
    out[1] = radius * sine;
}

#define COMMON int n, unsigned seed_low, unsigned seed_high, long long first, int skip
#define MAKE_WORDS                                            \
    int thread = blockIdx.x * blockDim.x + threadIdx.x;       \
    if (4LL * thread - skip >= n) return;                     \
    Words words = philox(first + thread, seed_low, seed_high);

template <class T>
__device__ void put(T *out, int n, int i, T value) {
    if (i >= 0 && i < n) out[i] = value;
}

extern "C" __global__ void random_u32(unsigned *out, COMMON) {
    MAKE_WORDS
    for (int k = 0; k < 4; ++k) put(out, n, 4 * thread - skip + k, words.w[k]);
}
extern "C" __global__ void random_uniform_f32(float *out, COMMON) {
    MAKE_WORDS
    for (int k = 0; k < 4; ++k) put(out, n, 4 * thread - skip + k, uniform(words.w[k]));
}
__device__ void four_normals(const Words &words, float (&values)[4]) {
    float pair[2];
    for (int k = 0; k < 4; k += 2) {
        normal(uniform(words.w[k]), uniform(words.w[k + 1]), pair);
        values[k] = pair[0];
        values[k + 1] = pair[1];
    }
}
extern "C" __global__ void random_normal_f32(float *out, COMMON, float mean, float deviation) {
    MAKE_WORDS
    float values[4];
    four_normals(words, values);
    for (int k = 0; k < 4; ++k) put(out, n, 4 * thread - skip + k, mean + deviation * values[k]);
}
extern "C" __global__ void random_log_normal_f32(float *out, COMMON, float mean, float deviation) {
    MAKE_WORDS
    float values[4];
    four_normals(words, values);
    for (int k = 0; k < 4; ++k) put(out, n, 4 * thread - skip + k, expf(mean + deviation * values[k]));
}

// Numbers of 64 bits take two words each; `n` and `skip` count words here too.
extern "C" __global__ void random_u64(unsigned long long *out, COMMON) {
    MAKE_WORDS
    for (int k = 0; k < 4; k += 2)
        put(out, n / 2, (4 * thread - skip + k) / 2, ((unsigned long long)words.w[k + 1] << 32) | words.w[k]);
}
extern "C" __global__ void random_uniform_f64(double *out, COMMON) {
    MAKE_WORDS
    for (int k = 0; k < 4; k += 2) put(out, n / 2, (4 * thread - skip + k) / 2, uniform(words.w[k], words.w[k + 1]));
}
extern "C" __global__ void random_normal_f64(double *out, COMMON, double mean, double deviation) {
    MAKE_WORDS
    double pair[2];
    normal(uniform(words.w[0], words.w[1]), uniform(words.w[2], words.w[3]), pair);
    for (int k = 0; k < 2; ++k) put(out, n / 2, 2 * thread - skip / 2 + k, mean + deviation * pair[k]);
}
extern "C" __global__ void random_log_normal_f64(double *out, COMMON, double mean, double deviation) {
    MAKE_WORDS
    double pair[2];
    normal(uniform(words.w[0], words.w[1]), uniform(words.w[2], words.w[3]), pair);
    for (int k = 0; k < 2; ++k) put(out, n / 2, 2 * thread - skip / 2 + k, exp(mean + deviation * pair[k]));
}

// Poisson numbers by counting events, of exponential distances, in an interval of length `mean`: as many words as that takes, of a counter of
// its own for each number.
extern "C" __global__ void random_poisson(unsigned *out, COMMON, double mean) {
    int thread = blockIdx.x * blockDim.x + threadIdx.x;
    if (thread >= n) return;
    unsigned count = 0, draw = 0;
    double left = mean;
    Words words = {};
    _Pragma("unroll 1") for (;;) {
        if (draw % 2 == 0) words = philox(((unsigned long long)(draw / 2) << 40) + first + thread, seed_low, seed_high ^ 0x5851F42Du);
        double u = draw % 2 == 0 ? uniform(words.w[0], words.w[1]) : uniform(words.w[2], words.w[3]);
        left += log(u);
        if (left < 0) break;
        ++count;
        ++draw;
    }
    out[thread] = count;
}
