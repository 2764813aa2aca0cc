// Relaxation along a line, with a nonlinear sink, and a kernel that says when it has settled.
// relax.ptx: clang-22 -x cuda --cuda-device-only -nocudainc -nocudalib -include examples/clang_cuda.h --cuda-gpu-arch=sm_80
//            -Xclang -target-feature -Xclang +ptx70 -O2 -ffp-contract=off -S
extern "C" __global__ void relax(const double *T, const double *source, double *T_new, int n, double sink)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    double left = i > 0 ? T[i - 1] : 0.0;
    double right = i < n - 1 ? T[i + 1] : 0.0;
    double here = T[i];
    T_new[i] = 0.5 * (0.5 * (left + right) + here) + source[i] - sink * here * here * here;
}

extern "C" __global__ void settled(const double *T, const double *T_new, int *done, int n, double tolerance)
{
    if (blockIdx.x * blockDim.x + threadIdx.x > 0)
        return;
    double most = 0.0;
    for (int i = 0; i < n; i++) {
        double change = fabs(T_new[i] - T[i]);
        most = change > most ? change : most;
    }
    done[0] = most < tolerance;
}
