// construct: memory / textures in linear memory, read by index, also outside
// builds: sm_80 sm_120 clang debug
// no cpu referee: a CPU has no textures
extern "C" __global__ void memory_texture_fetch(cudaTextureObject_t x, cudaTextureObject_t pairs, cudaTextureObject_t bytes,
                                                cudaTextureObject_t numbers, cudaTextureObject_t doubles, const int *at,
                                                float *y, int *k, double *d, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float2 pair = tex1Dfetch<float2>(pairs, i - 2);
    float4 quad = tex1Dfetch<float4>(x, at[i]);
    y[i] = pair.x - 2.0f * pair.y + quad.x * quad.w + quad.y - quad.z;
    uchar4 b = tex1Dfetch<uchar4>(bytes, n - 1 - i);
    k[i] = tex1Dfetch<int>(numbers, i + 1) + b.x - 3 * b.y + 5 * b.z - 7 * b.w;
    int2 halves = tex1Dfetch<int2>(doubles, at[i]);
    d[i] = 0.5 * __hiloint2double(halves.y, halves.x);
}
