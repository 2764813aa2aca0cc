// construct: memory / a texture that is filtered
// builds: sm_80 sm_120 clang
// refused: textures
// no cpu referee: a CPU has no textures
extern "C" __global__ void memory_texture_filter(cudaTextureObject_t x, float *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = tex1D<float>(x, i + 0.25f);
}
