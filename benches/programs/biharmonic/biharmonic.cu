// biharmonic: u - c d4u/dx4 in one dimension, written as people do: the Laplacian of a Laplacian, two kernels
// builds: sm_80
template <typename Real>
__device__ void laplacian(const Real *__restrict__ u, Real *__restrict__ w, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n - 1)
        w[i] = u[i - 1] - Real(2) * u[i] + u[i + 1];
}

template <typename Real>
__device__ void diffuse(const Real *__restrict__ u, const Real *__restrict__ w, Real *__restrict__ v, int n, Real c)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 1 && i < n - 2)
        v[i] = u[i] - c * (w[i - 1] - Real(2) * w[i] + w[i + 1]);
}

extern "C" __global__ void laplacian_f32(const float *u, float *w, int n) { laplacian(u, w, n); }
extern "C" __global__ void laplacian_f64(const double *u, double *w, int n) { laplacian(u, w, n); }
extern "C" __global__ void diffuse_f32(const float *u, const float *w, float *v, int n, float c) { diffuse(u, w, v, n, c); }
extern "C" __global__ void diffuse_f64(const double *u, const double *w, double *v, int n, double c) { diffuse(u, w, v, n, c); }
