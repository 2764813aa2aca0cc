// construct: memory / members of nested structures in local memory, by addresses that come from several places
// builds: sm_80 sm_120 clang

struct Face { double flux[3]; float speed[2]; int kind; };
struct Cell { Face face[2]; short tag[4]; };

__device__ void fill(double a, Face *face, int kind) {
    face->kind = kind;
    if (a > 1.0) {
        face->flux[0] = a; face->speed[0] = 1.0f;
        return;
    }
    face->flux[1] = a * a; face->flux[2] = kind; face->speed[1] = (float)a;
}

extern "C" __global__ void memory_nested_rows(const double *x, const int *pick, double *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    Cell cells[3];
#pragma unroll 1
    for (int c = 0; c < 3; c++) {
#pragma unroll 1
        for (int s = 0; s < 2; s++) {
            Face *face = &cells[c].face[s];
            for (int k = 0; k < 3; k++) face->flux[k] = -1.0 - c - k;
            face->speed[0] = face->speed[1] = 0.25f * c;
        }
        for (int k = 0; k < 4; k++) cells[c].tag[k] = (short)(10 * c + k);
    }
#pragma unroll 1
    for (int s = 0; s < 2; s++) fill(x[i] + s, &cells[1].face[s], s);
    Cell *cell = pick[i] & 1 ? &cells[1] : &cells[2];
    fill(x[i], &cell->face[1], 7);
    cell->tag[pick[i] & 3] += 100;
    // Bytes from the beginning, backwards over the cells.
    double sum = 0.0;
    const char *bytes = (const char *)&cells[2];
#pragma unroll 1
    for (int c = 0; c < 3; c++, bytes -= sizeof(Cell)) {
        const Cell *at = (const Cell *)bytes;
        sum = 0.5 * sum + at->face[pick[i] & 1].flux[1] + at->face[0].speed[1] + at->tag[2];
    }
    y[i * 3] = sum;
    y[i * 3 + 1] = cells[1].face[1].flux[0] + cells[1].face[0].flux[2] + cells[1].face[1].kind;
    y[i * 3 + 2] = cell->tag[1] + cells[2].face[1].speed[1];
}
