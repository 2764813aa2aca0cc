// Kernels that are given numbers of series: nvcc -arch=sm_80 -ptx series.cu
struct Law {
    double rate;
    int shift;
};
extern "C" __global__ void note(double *wide, float *narrow, double a, float b, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) {
        wide[i] = a;
        narrow[i] = b;
    }
}
extern "C" __global__ void relax(double *u, Law law, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) u[i] = u[i] * law.rate + law.shift;
}
