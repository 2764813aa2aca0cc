// A step of the ocean model of examples/oceananigans (double gyre, flat floor, WENO-5, TEOS-10) as seven loops over rows in place of its launches, on
// THREADS threads that have half of the rows each and meet six times a step, and once each substep of the free surface. scripts/bench_fused.py
// includes it where scripts/native.py writes launches: arrays are NAME_, scalars of the job are constants `job_NAME`.
//
// Each flux, each face value and each polynomial of the equation of state is computed once and kept in rows (`Rows`) until its last use. Levels above
// and below the sea are not filled: no scheme reads them. With RECIPROCAL quotients by what depends on the row or level only are products.
#include <atomic>
#include <sched.h>
enum { NX = job_nx, NY = job_ny, NZ = job_nz, H3 = 3, R = NX + 6, L = R * (NY + 6), W = (NX + 6 + 15) / 16 * 16 };
#ifndef THREADS
#define THREADS 2
#endif
#ifdef RECIPROCAL
#define DIV(a, b) ((a) * (real(1) / (b)))
#else
#define DIV(a, b) ((a) / (b))
#endif
#define SIMD _Pragma("clang loop vectorize(assume_safety) interleave(disable)")

static inline int AT(int i, int j, int k) { return ((k + H3) * (NY + 6) + j + H3) * R + i + H3; }
static inline int AT2(int i, int j) { return (j + H3) * R + i + H3; }

// A barrier that spins: a sleeping thread takes longer to wake than a loop takes.
static std::atomic<int> arrived, phase;
static thread_local int my_phase;
static inline void meet()
{
    if (THREADS == 1) return;
    int next = my_phase ^= 1;
    if (arrived.fetch_add(1) == 1) {
        arrived.store(0);
        phase.store(next);
        return;
    }
    for (int spins = 0; phase.load(std::memory_order_acquire) != next;) {
        __builtin_ia32_pause();
        if (++spins > 20000) sched_yield(), spins = 0;
    }
}

// What a thread keeps between loops over a row.
struct Rows {
    real r[2][4][W], b[NZ][W], w_[W], low_u[W], low_v[W], east[W], south[2][W], ratio[NZ][W], c[NZ][W], below[W], prev[W], prev_ratio[W], under[NY + 1][W];
};
static Rows *rooms[2];
// Seconds by group of launches.
static double spent[7];
static double mark_;
static struct Report {
    ~Report() { for (double seconds : spent) fprintf(stderr, "%.6f ", seconds); }
} report;
static inline void took(int me, int what) { if (me == 0) { double t = now(); spent[what] += t - mark_; mark_ = t; } }

// halos of rows b to e (and of the sides beyond); levels below and above are not read
static void sides(real *c, int me, int x_odd, int y_kind, int x_wall)
{
    int b = me == 0 ? 0 : NY / 2, e = me == 0 && THREADS == 2 ? NY / 2 : NY;
    for (int k = 0; k < NZ; k++) {
        for (int j = b; j < e; j++) {
            real *p = c + AT(0, j, k), *q = p + NX;
            if (x_wall) { p[0] = 0; q[0] = 0; for (int h = 1; h <= 3; h++) { p[-h] = -p[h]; if (h < 3) q[h] = -q[-h]; } }
            else for (int h = 1; h <= 3; h++) { p[-h] = x_odd ? -p[h - 1] : p[h - 1]; q[h - 1] = x_odd ? -q[-h] : q[-h]; }
        }
        if (b == 0) {
            real *p = c + AT(-3, 0, k);
            if (y_kind == 3) for (int i = 0; i < R; i++) p[i] = 0;
            for (int h = 1; h <= 3; h++) for (int i = 0; i < R; i++) {
                if (y_kind == 3) p[i - h * R] = -p[i + h * R];
                else if (y_kind == 2) p[i - h * R] = -p[i + (h - 1) * R];
                else p[i - h * R] = p[i + (h - 1) * R];
            }
        }
        if (e == NY) {
            real *p = c + AT(-3, NY, k);
            if (y_kind == 3) for (int i = 0; i < R; i++) p[i] = 0;
            for (int h = 0; h < 3; h++) for (int i = 0; i < R; i++) {
                if (y_kind == 3) { if (h > 0) p[i + h * R] = -p[i - h * R]; }
                else if (y_kind == 2) p[i + h * R] = -p[i - (h + 1) * R];
                else p[i + h * R] = p[i - (h + 1) * R];
            }
        }
    }
}

static inline __attribute__((always_inline)) void poly(real t, real s, real &o0, real &o1, real &o2, real &o3)
{
    real scale = real(0.875 / 35.16504), y = t * real(0.025);
    real x = (s - 35) * scale / (std::sqrt((s + 32) * scale) + real(1.291177263746939));
    real r3 = real(0.37969820455);
    r3 = r3 * y + (real(-0.018507636718) * x - real(0.04723939853297));
    real r2 = real(-1.2419983026);
    r2 = r2 * y + (real(-0.21311365518) * x + real(1.781263643738));
    r2 = r2 * y + ((real(2.5019633244) * x + real(1.508195919488)) * x - real(0.1576792521636));
    real r1 = real(0.5592793597);
    r1 = r1 * y + (real(-0.55077101279) * x - real(3.176109962645));
    r1 = r1 * y + ((real(-1.8795372996) * x - real(1.347323527316)) * x + real(8.101863874827));
    r1 = r1 * y + (((real(-0.65399043664) * x + real(2.471007058608)) * x + real(5.164883158651)) * x - real(12.19479422234));
    r1 = r1 * y + ((((real(6.6051753097) * x + real(3.175732397788)) * x - real(2.994392700138)) * x - real(9.293289513219)) * x + real(1.152596422292));
    real r0 = real(-0.19083568888);
    r0 = r0 * y + (real(0.48169980163) * x + real(1.162447069726));
    r0 = r0 * y + ((real(-5.3563304045) * x - real(2.520405486813)) * x - real(2.68733295787));
    r0 = r0 * y + (((real(-3.1742946532) * x + real(7.421347212064)) * x + real(1.591409740402)) * x + real(4.511269682676));
    r0 = r0 * y + ((((real(-5.4723692739) * x + real(0.8668261118529)) * x - real(2.265680548624)) * x + real(4.243442411903)) * x - real(10.74238705219));
    r0 = r0 * y + (((((real(-1.9193502195) * x + real(5.29070729107)) * x + real(2.43514833733)) * x - real(3.034396576789)) * x - real(13.06971298261)) * x - real(2.157163705019));
    r0 = r0 * y + ((((((real(-60.579916612) * x - real(37.04060897458)) * x - real(9.119192412014)) * x - real(0.1022679906083)) * x + real(32.6209762918)) * x + real(83.30456107788)) * x + real(7.974433052394));
    o0 = r0, o1 = r1, o2 = r2, o3 = r3;
}
#define EVAL(q, i, z) (-gravity * ((((q)[3][i] * (z) + (q)[2][i]) * (z) + (q)[1][i]) * (z) + (q)[0][i]) / density_0)

// vertical velocity, buoyancy, stratification, pressure, diffusivities: columns of row j
static void columns(Rows &m, int j)
{
    const real *z = z_faces_;
    const int n = NX + 2;
    SIMD for (int i = 0; i < n; i++) { m.w_[i] = 0; w_[AT(-1, j, 0) + i] = 0; }
    real north_x = dx_f_[j + 1 + H3], south_x = dx_f_[j + H3], dy = dy_c_[j + H3], area = area_c_[j + H3];
    for (int k = 0; k < NZ; k++) {
        real (*cur)[W] = m.r[k & 1], (*old)[W] = m.r[(k & 1) ^ 1];
        int c0 = AT(-1, j, k);
        const real *u = u_ + c0, *v = v_ + c0, *t = T_ + c0, *s = S_ + c0;
        real dz = z[k + 1] - z[k];
        real *wout = w_ + c0 + L, *sum = m.w_, *bb = m.b[k];
        real zc = -(real(0.5) * (z[k] + z[k + 1])) * real(1e-4);
        SIMD for (int i = 0; i < n; i++) {
            real flow = u[i + 1] * dy * dz - u[i] * dy * dz + v[i + R] * north_x * dz - v[i] * south_x * dz;
            real x = sum[i] - DIV(flow, area);
            sum[i] = x;
            wout[i] = x;
        }
        SIMD for (int i = 0; i < n; i++) {
            poly(t[i], s[i], cur[0][i], cur[1][i], cur[2][i], cur[3][i]);
            bb[i] = EVAL(cur, i, zc);
        }
        if (k == 0) continue;
        real zf = -z[k] * real(1e-4), space = real(0.5) * (z[k + 1] - z[k - 1]), space2 = space * space;
        real *nu = nu_ + c0, *kappa = kappa_ + c0;
        const real shear_ = job_mixing_shear, convection = job_mixing_convection, viscosity = job_mixing_viscosity, diffusivity = job_mixing_diffusivity;
        SIMD for (int i = 0; i < n; i++) {
            real n2 = DIV(EVAL(cur, i, zf) - EVAL(old, i, zf), space);
            real du = real(0.5) * (u[i] + u[i + 1] - u[i - L] - u[i + 1 - L]), dv = real(0.5) * (v[i] + v[i + R] - v[i - L] - v[i + R - L]);
            real shear = DIV(du * du + dv * dv, space2);
            real richardson = (n2 > 0 ? n2 : 0) / (shear + real(1e-10));
            real damping = 1 / (1 + 5 * richardson), mixed = shear_ * damping * damping;
            nu[i] = viscosity + (n2 < 0 ? convection : mixed);
            kappa[i] = diffusivity + (n2 < 0 ? convection : mixed * damping);
        }
    }
    real *sum = m.w_;
    real dz = z[NZ] - z[NZ - 1];
    real *p = p_ + AT(-1, j, NZ - 1);
    SIMD for (int i = 0; i < n; i++) { sum[i] = real(-0.5) * m.b[NZ - 1][i] * dz; p[i] = sum[i]; }
    for (int k = NZ - 2; k >= 0; k--) {
        real space = real(0.5) * (z[k + 2] - z[k]);
        p = p_ + AT(-1, j, k);
        const real *here = m.b[k], *above = m.b[k + 1];
        SIMD for (int i = 0; i < n; i++) { real x = sum[i] - real(0.5) * (here[i] + above[i]) * space; sum[i] = x; p[i] = x; }
    }
}
static void spin_row(int j)
{
    for (int k = 0; k < NZ; k++) {
        int c0 = AT(-2, j, k);
        const real *u = u_ + c0, *v = v_ + c0;
        real *out = zeta_ + c0, a = dy_f_[j + H3], b = dx_c_[j + H3], c = dx_c_[j - 1 + H3], area = area_f_[j + H3];
        SIMD for (int i = 0; i < NX + 5; i++) out[i] = DIV((v[i] - v[i - 1]) * a - u[i] * b + u[i - R] * c, area);
    }
}
static inline __attribute__((always_inline)) real energy(const real *u, const real *v, int c) { return real(0.25) * (u[c] * u[c] + u[c + 1] * u[c + 1] + v[c] * v[c] + v[c + R] * v[c + R]); }

template <int cells, bool is_u> static void momentum(Rows &m, int j, int k, bool floor, bool top)
{
    const real *z = z_faces_;
    int c0 = AT(0, j, k);
    const real *u = u_ + c0, *v = v_ + c0, *w = w_ + c0, *p = p_ + c0, *zeta = zeta_ + c0;
    real dz = z[k + 1] - z[k], *low = is_u ? m.low_u : m.low_v;
    real dx = is_u ? dx_c_[j + H3] : dx_f_[j + H3], dxf = dx_f_[j + H3], dxf1 = dx_f_[j + 1 + H3], dxf_1 = dx_f_[j - 1 + H3], dyc = dy_c_[j + H3], dyc_1 = dy_c_[j - 1 + H3], dyf = dy_f_[j + H3];
    real area = area_c_[j + H3], south = area_c_[j - 1 + H3], f = is_u ? real(0.5) * (f_[j + H3] + f_[j + 1 + H3]) : f_[j + H3], both = dx * dyf;
    const real viscosity = job_viscosity;
    real *out = (is_u ? Gu_ : Gv_) + c0;
    SIMD for (int i = 0; i < NX; i++) {
        real rate;
        if (is_u) {
            real across = DIV(real(0.25) * ((v[i - 1] + v[i]) * dxf + (v[i + R - 1] + v[i + R]) * dxf1), dx);
            real spin = upwind_weno5(across, zeta, i + R, R, epsilon_vorticity);
            real below = real(0.5) * (w[i - 1] + w[i]), above = real(0.5) * (w[i + L - 1] + w[i + L]);
            rate = (f + spin) * across;
            rate -= DIV(energy(u, v, i) - energy(u, v, i - 1) + p[i] - p[i - 1], dx);
            real upper = cells == 0 ? u[i] : upwind_weno5(above, u, i + L, L, cells, epsilon_velocity);
            real lower = floor ? u[i] : low[i];
            low[i] = upper;
            rate -= DIV(above * (upper - u[i]) - below * (lower - u[i]), dz);
            real d = DIV((u[i + 1] - u[i]) * dyc + v[i + R] * dxf1 - v[i] * dxf, area), d1 = DIV((u[i] - u[i - 1]) * dyc + v[i + R - 1] * dxf1 - v[i - 1] * dxf, area);
            rate += viscosity * (DIV(d - d1, dx) - DIV(zeta[i + R] - zeta[i], dyc));
            if (floor) rate -= DIV(job_drag * std::sqrt(u[i] * u[i] + across * across + job_tide * job_tide) * u[i], dz);
        } else {
            real across = DIV(real(0.25) * ((u[i - R] + u[i - R + 1]) * dyc_1 + (u[i] + u[i + 1]) * dyc), dyf);
            real spin = upwind_weno5(across, zeta, i + 1, 1, epsilon_vorticity);
            real below = DIV(real(0.5) * (w[i - R] * south + w[i] * area), both), above = DIV(real(0.5) * (w[i + L - R] * south + w[i + L] * area), both);
            rate = -(f + spin) * across;
            rate -= DIV(energy(u, v, i) - energy(u, v, i - R) + p[i] - p[i - R], dyf);
            real upper = cells == 0 ? v[i] : upwind_weno5(above, v, i + L, L, cells, epsilon_velocity);
            real lower = floor ? v[i] : low[i];
            low[i] = upper;
            rate -= DIV(above * (upper - v[i]) - below * (lower - v[i]), dz);
            real d = DIV((u[i + 1] - u[i]) * dyc + v[i + R] * dxf1 - v[i] * dxf, area), d1 = DIV((u[i + 1 - R] - u[i - R]) * dyc_1 + v[i] * dxf - v[i - R] * dxf_1, south);
            rate += viscosity * (DIV(d - d1, dyf) + DIV(zeta[i + 1] - zeta[i], dx));
            if (floor) rate -= DIV(job_drag * std::sqrt(v[i] * v[i] + across * across + job_tide * job_tide) * v[i], dz);
        }
        out[i] = rate;
    }
    if (top) {
        const real *wind = (is_u ? wind_x_ : wind_y_) + AT2(0, j);
        SIMD for (int i = 0; i < NX; i++) out[i] += DIV(wind[i], dz);
    }
    if (is_u) out[0] = 0;
    else if (j == 0) SIMD for (int i = 0; i < NX; i++) out[i] = 0;
}
static void momentum_row(Rows &m, int j)
{
    for (int k = 0; k < NZ; k++) {
        int face = k + 1, cells = face < NZ - face ? face : NZ - face;
        bool floor = k == 0, top = k == NZ - 1;
#define ONE(n) { if (floor) { momentum<n, true>(m, j, k, true, top); momentum<n, false>(m, j, k, true, top); } else { momentum<n, true>(m, j, k, false, top); momentum<n, false>(m, j, k, false, top); } }
        if (cells >= 3) ONE(3) else if (cells == 2) ONE(2) else if (cells == 1) ONE(1) else ONE(0)
    }
}

// tracers: each flux once
template <int stride> static void flux_side(real *out, const real *c, const real *flow, real by, real width, int n)
{
    SIMD for (int i = 0; i < n; i++)
        out[i] = (flow[i] * upwind_weno5(flow[i], c, i, stride, epsilon_tracer) - DIV(job_diffusivity * (c[i] - c[i - stride]), by)) * width;
}
template <int cells> static void flux_up(real *out, const real *c, const real *flow)
{
    SIMD for (int i = 0; i < NX; i++) out[i] = flow[i] * upwind_weno5(flow[i], c, i, L, cells, epsilon_tracer);
}
static void tracer_band(Rows &m, int b, int e, const real *c, real *rate, const real *target)
{
    const real *z = z_faces_;
    for (int j = b; j < e; j++) memset(m.under[j], 0, sizeof m.under[j]);
    real *above = m.prev;
    for (int k = 0; k < NZ; k++) {
        real dz = z[k + 1] - z[k];
        int c0 = AT(0, b, k);
        flux_side<R>(m.south[b & 1], c + c0, v_ + c0, dy_f_[b + H3], dx_f_[b + H3] * dz, NX);
        for (int j = b; j < e; j++) {
            c0 = AT(0, j, k);
            flux_side<1>(m.east, c + c0, u_ + c0, dx_c_[j + H3], dy_c_[j + H3] * dz, NX + 1);
            flux_side<R>(m.south[(j + 1) & 1], c + c0 + R, v_ + c0 + R, dy_f_[j + 1 + H3], dx_f_[j + 1 + H3] * dz, NX);
            int face = k + 1, cells = face < NZ - face ? face : NZ - face;
            if (face == NZ) SIMD for (int i = 0; i < NX; i++) above[i] = w_[c0 + L + i] * c[c0 + i];
            else if (cells >= 3) flux_up<3>(above, c + c0 + L, w_ + c0 + L);
            else if (cells == 2) flux_up<2>(above, c + c0 + L, w_ + c0 + L);
            else flux_up<1>(above, c + c0 + L, w_ + c0 + L);
            const real *south = m.south[j & 1], *north = m.south[(j + 1) & 1], *east = m.east;
            real *under = m.under[j], area = area_c_[j + H3], *out = rate + c0;
            SIMD for (int i = 0; i < NX; i++) {
                out[i] = -DIV(DIV(east[i + 1] - east[i] + north[i] - south[i], area) + above[i] - under[i], dz);
                under[i] = above[i];
            }
            if (k == NZ - 1) SIMD for (int i = 0; i < NX; i++) out[i] += job_restoring * (target[AT2(0, j) + i] - c[c0 + i]);
        }
    }
}

// Adams-Bashforth and the implicit step of a row of columns; `sum` gets the column's sum, `forcing` that of the tendency
static void diffuse_row(Rows &m, int j, real *c, const real *rate, const real *before, const real *k_face, int side, real *forcing, real *sum)
{
    const real *z = z_faces_;
    real more = iteration_[0] == 0 ? real(-0.5) : job_chi, a = real(1.5) + more, b = real(0.5) + more, dt = job_dt;
    real *previous = m.prev, *previous_ratio = m.prev_ratio, *below = m.below;
    SIMD for (int i = 0; i < NX; i++) previous[i] = previous_ratio[i] = below[i] = 0;
    if (forcing) SIMD for (int i = 0; i < NX; i++) forcing[i] = 0;
    for (int k = 0; k < NZ; k++) {
        int c0 = AT(0, j, k);
        real dz = z[k + 1] - z[k], space = k == NZ - 1 ? real(1) : real(0.5) * (z[k + 2] - z[k]), half = k == NZ - 1 ? 0 : dt * real(0.5);
        const real *now_ = rate + c0, *then = before + c0, *here = c + c0, *face = k_face + c0 + L;
        real *value_ = m.c[k], *ratio = m.ratio[k];
        SIMD for (int i = 0; i < NX; i++) {
            real change = a * now_[i] - b * then[i];
            if (forcing) forcing[i] += dz * change;
            real start = here[i] + dt * change;
            real above = DIV(half * (face[i] + face[i - side]), space);
            if (half == 0) above = 0;
            real diagonal = dz + below[i] + above - below[i] * previous_ratio[i];
            real value = (dz * start + below[i] * previous[i]) / diagonal, q = above / diagonal;
            ratio[i] = q, value_[i] = value;
            previous[i] = value, previous_ratio[i] = q, below[i] = above;
        }
    }
    if (sum) SIMD for (int i = 0; i < NX; i++) sum[i] = 0;
    SIMD for (int i = 0; i < NX; i++) previous[i] = 0;
    for (int k = NZ - 1; k >= 0; k--) {
        real dz = z[k + 1] - z[k], *out = c + AT(0, j, k);
        const real *value = m.c[k], *ratio = m.ratio[k];
        SIMD for (int i = 0; i < NX; i++) {
            real x = k == NZ - 1 ? value[i] : value[i] + ratio[i] * previous[i];
            previous[i] = x, out[i] = x;
            if (sum) sum[i] += dz * x;
        }
    }
}

// the free surface: 28 substeps, both kernels in one sweep over rows in place
static real sums_[2][NY][W], exchange[2][2][3][W];
static void surface(int me)
{
    const int b = me == 0 ? 0 : NY / 2, e = me == 0 && THREADS == 2 ? NY / 2 : NY;
    const real dt = job_dt_substep, *z = z_faces_;
    for (int j = b; j < e; j++) {
        int h = AT2(0, j);
        SIMD for (int i = 0; i < NX; i++) eta_mean_[h + i] = U_mean_[h + i] = V_mean_[h + i] = 0;
    }
    for (int step_ = 0; step_ < 28; step_++) {
        real weight = weights_[step_];
        real (*mine)[W] = exchange[step_ & 1][me], (*other)[W] = exchange[step_ & 1][me ^ 1];
        if (THREADS == 2) {
            if (me == 0) { memcpy(mine[0], eta_ + AT2(0, e - 1), NX * sizeof(real)); memcpy(mine[1], U_ + AT2(0, e - 1), (NX + 1) * sizeof(real)); memcpy(mine[2], V_ + AT2(0, e - 1), NX * sizeof(real)); }
            else memcpy(mine[2], V_ + AT2(0, b), NX * sizeof(real));
            meet();
        }
        real last_[W];
        real *last = last_; // eta of the row before, after its height
        if (b > 0) { // the other's last row
            int j = b - 1;
            real dy = dy_c_[j + H3], x1 = dx_f_[j + 1 + H3], x0 = dx_f_[j + H3], area = area_c_[j + H3];
            const real *U = other[1], *V = other[2], *V1 = V_ + AT2(0, b), *eta = other[0];
            SIMD for (int i = 0; i < NX - 1; i++) last[i] = eta[i] - dt * ((U[i + 1] - U[i]) * dy + V1[i] * x1 - V[i] * x0) / area;
            { const int i = NX - 1; last[i] = eta[i] - dt * ((0 - U[i]) * dy + V1[i] * x1 - V[i] * x0) / area; }
        }
        for (int j = b; j < e; j++) {
            int h = AT2(0, j);
            real dy = dy_c_[j + H3], x1 = dx_f_[j + 1 + H3], x0 = dx_f_[j + H3], area = area_c_[j + H3], dx = dx_c_[j + H3], dyf = dy_f_[j + H3];
            real *eta = eta_ + h, *U = U_ + h, *V = V_ + h;
            static const real zeros_[W] = {0};
            const real *V1 = j == NY - 1 ? zeros_ : THREADS == 2 && me == 0 && j == e - 1 ? other[2] : V + R;
            SIMD for (int i = 0; i < NX - 1; i++) eta[i] -= DIV(dt * ((U[i + 1] - U[i]) * dy + V1[i] * x1 - V[i] * x0), area);
            { const int i = NX - 1; eta[i] -= DIV(dt * ((0 - U[i]) * dy + V1[i] * x1 - V[i] * x0), area); }
            const real *south = j == b ? last : eta - R, *fu = forcing_U_ + h, *fv = forcing_V_ + h, *bottom = bottom_ + h;
            real *em = eta_mean_ + h, *um = U_mean_ + h, *vm = V_mean_ + h;
            SIMD for (int i = 0; i < NX; i++) {
                real floor = bottom[i] < z[0] ? z[0] : bottom[i], west = bottom[i - 1] < z[0] ? z[0] : bottom[i - 1], below = bottom[i - R] < z[0] ? z[0] : bottom[i - R];
                real depth_u = -(west > floor ? west : floor), depth_v = -(below > floor ? below : floor);
                depth_u = depth_u > 0 ? depth_u : 0, depth_v = depth_v > 0 ? depth_v : 0;
                real u = U[i] + dt * (fu[i] - DIV(gravity * depth_u * (eta[i] - eta[i - 1]), dx));
                real v = V[i] + dt * (fv[i] - DIV(gravity * depth_v * (eta[i] - south[i]), dyf));
                u = depth_u <= 0 || i == 0 ? 0 : u;
                v = depth_v <= 0 || j == 0 ? 0 : v;
                U[i] = u, V[i] = v;
                em[i] += weight * eta[i], um[i] += weight * u, vm[i] += weight * v;
            }
        }
    }
}
static void end_row(int j)
{
    const real *z = z_faces_;
    real depth = 0;
    for (int k = 0; k < NZ; k++) depth += z[k + 1] - z[k];
    int h = AT2(0, j);
    real *su = sums_[0][j], *sv = sums_[1][j];
    SIMD for (int i = 0; i < NX; i++) {
        eta_[h + i] = eta_mean_[h + i], U_[h + i] = U_mean_[h + i], V_[h + i] = V_mean_[h + i];
        su[i] = DIV(U_mean_[h + i] - su[i], depth), sv[i] = DIV(V_mean_[h + i] - sv[i], depth);
    }
    for (int k = 0; k < NZ; k++) {
        real *u = u_ + AT(0, j, k), *v = v_ + AT(0, j, k);
        SIMD for (int i = 0; i < NX; i++) u[i] += su[i], v[i] += sv[i];
    }
}
static void hand(long begin, long)
{
    int me = (int)begin;
    Rows &m = *rooms[me];
    int b = me == 0 ? 0 : NY / 2, e = me == 0 && THREADS == 2 ? NY / 2 : NY;
    if (me == 0) mark_ = now();
    sides(u_, me, 0, 2, 1), sides(v_, me, 1, 3, 0), sides(T_, me, 0, 1, 0), sides(S_, me, 0, 1, 0);
    meet();
    took(me, 0);
    for (int j = b == 0 ? -1 : b; j < (e == NY ? NY + 1 : e); j++) columns(m, j);
    took(me, 1);
    for (int j = b == 0 ? -2 : b; j < (e == NY ? NY + 3 : e); j++) spin_row(j);
    meet();
    for (int j = b; j < e; j++) momentum_row(m, j);
    took(me, 2);
    tracer_band(m, b, e, T_, GT_, T_target_);
    tracer_band(m, b, e, S_, GS_, S_target_);
    meet();
    took(me, 3);
    for (int j = b; j < e; j++) {
        diffuse_row(m, j, u_, Gu_, Gu_before_, nu_, 1, forcing_U_ + AT2(0, j), sums_[0][j]);
        diffuse_row(m, j, v_, Gv_, Gv_before_, nu_, R, forcing_V_ + AT2(0, j), sums_[1][j]);
        diffuse_row(m, j, T_, GT_, GT_before_, kappa_, 0, nullptr, nullptr);
        diffuse_row(m, j, S_, GS_, GS_before_, kappa_, 0, nullptr, nullptr);
    }
    took(me, 4);
    surface(me);
    took(me, 5);
    for (int j = b; j < e; j++) end_row(j);
    meet();
    took(me, 6);
}
static void step(void)
{
    if (!rooms[0]) for (int n = 0; n < 2; n++) { rooms[n] = (Rows *)aligned_alloc(64, (sizeof(Rows) + 63) / 64 * 64); memset((void *)rooms[n], 0, sizeof(Rows)); }
    if (THREADS == 2) on_two_threads(hand, 2); else hand(0, 1);
    auto swap_ = [](real *&a, real *&b) { real *c = a; a = b; b = c; };
    swap_(Gu_, Gu_before_), swap_(Gv_, Gv_before_), swap_(GT_, GT_before_), swap_(GS_, GS_before_);
    iteration_[0] += 1;
}
