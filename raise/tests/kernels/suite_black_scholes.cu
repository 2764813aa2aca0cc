// construct: suite / option prices: exp, log, sqrt and a polynomial of the normal distribution
// builds: sm_80 sm_120 clang

__device__ __forceinline__ float normal_cdf(float d) {
    float k = 1.0f / (1.0f + 0.2316419f * fabsf(d));
    float c = 0.39894228f * expf(-0.5f * d * d) * (k * (0.31938153f + k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f)))));
    return d > 0.0f ? 1.0f - c : c;
}

extern "C" __global__ void suite_black_scholes(const float *price, const float *strike, const float *years, float *call, float *put, int n, float rate, float volatility) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float root = sqrtf(years[i]);
    float d1 = (logf(price[i] / strike[i]) + (rate + 0.5f * volatility * volatility) * years[i]) / (volatility * root);
    float d2 = d1 - volatility * root;
    float discount = expf(-rate * years[i]);
    float c1 = normal_cdf(d1), c2 = normal_cdf(d2);
    call[i] = price[i] * c1 - strike[i] * discount * c2;
    put[i] = strike[i] * discount * (1.0f - c2) - price[i] * (1.0f - c1);
}
