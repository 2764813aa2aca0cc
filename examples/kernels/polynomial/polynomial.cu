// polynomial: the sum over all terms of a polynomial in two variables, coefficients in a table
// shows:  nested loops in a thread with bounds from arguments, carried products, uniform loads, kept as loops
// builds: sm_80
extern "C" __global__ void polynomial(const float *__restrict__ x, const float *__restrict__ y, const float *__restrict__ coefficients, float *__restrict__ z, int n, int degree)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float sum = 0.0f;
        float xp = 1.0f;
#pragma unroll 1
        for (int p = 0; p <= degree; p++) {
            float yq = 1.0f;
#pragma unroll 1
            for (int q = 0; q <= degree - p; q++) {
                sum += coefficients[p * (degree + 1) + q] * xp * yq;
                yq *= y[i];
            }
            xp *= x[i];
        }
        z[i] = sum;
    }
}
