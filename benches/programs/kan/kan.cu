// kan: a layer like those of Kolmogorov-Arnold networks, radial basis functions of each input, and a sum with weights
// builds: sm_80
extern "C" __global__ void layer(const float *__restrict__ x, const float *__restrict__ weight, float *__restrict__ y, int batch, int inputs, int outputs,
                                 int knots, float low, float width)
{
    int o = blockIdx.x * blockDim.x + threadIdx.x;
    int b = blockIdx.y * blockDim.y + threadIdx.y;
    if (o >= outputs || b >= batch)
        return;
    float sum = 0.0f;
    for (int i = 0; i < inputs; i++)
        for (int g = 0; g < knots; g++) {
            float distance = (x[b * inputs + i] - low) / width - g;
            sum += weight[(o * inputs + i) * knots + g] * expf(-distance * distance);
        }
    y[b * outputs + o] = sum;
}
