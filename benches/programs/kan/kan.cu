// kan: a layer like those of Kolmogorov-Arnold networks, radial basis functions of each input, and a sum with weights
// builds: sm_80
template <typename Real>
__device__ void layer(const Real *__restrict__ x, const Real *__restrict__ weight, Real *__restrict__ y, int batch, int inputs, int outputs,
                      int knots, Real low, Real width)
{
    int o = blockIdx.x * blockDim.x + threadIdx.x;
    int b = blockIdx.y * blockDim.y + threadIdx.y;
    if (o >= outputs || b >= batch)
        return;
    Real sum = 0;
    for (int i = 0; i < inputs; i++)
        for (int g = 0; g < knots; g++) {
            Real distance = (x[b * inputs + i] - low) / width - g;
            sum += weight[(o * inputs + i) * knots + g] * exp(-distance * distance);
        }
    y[b * outputs + o] = sum;
}

extern "C" __global__ void layer_f32(const float *__restrict__ x, const float *__restrict__ weight, float *__restrict__ y, int batch, int inputs,
                                     int outputs,
                                     int knots, float low, float width)
{
    layer(x, weight, y, batch, inputs, outputs, knots, low, width);
}

extern "C" __global__ void layer_f64(const double *__restrict__ x, const double *__restrict__ weight, double *__restrict__ y, int batch, int inputs,
                                     int outputs,
                                     int knots, double low, double width)
{
    layer(x, weight, y, batch, inputs, outputs, knots, low, width);
}
