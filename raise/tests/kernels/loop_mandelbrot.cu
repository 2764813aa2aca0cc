// construct: loops / do-while with two exits, several carried values
// builds: sm_80 sm_120 clang
extern "C" __global__ void mandelbrot(int *iterations, int nx, int ny, int limit)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny)
        return;
    double cr = -2.0 + 3.0 * i / nx, ci = -1.0 + 2.0 * j / ny;
    double zr = 0.0, zi = 0.0;
    int k = 0;
    do {
        double t = zr * zr - zi * zi + cr;
        zi = 2.0 * zr * zi + ci;
        zr = t;
        k++;
    } while (k < limit && zr * zr + zi * zi < 4.0);
    iterations[j * nx + i] = k;
}
