// Runs CUDA kernels on the CPU: compile a `.cu` as C++ with `-include cuda_cpu.h`.
//
// Each thread of a block is a fiber on one OS thread; blocks run one after the other. A fiber gives way at barriers and
// at warp collectives only, so plain operations are atomic. What the header holds follows the CUDA C++ Programming
// Guide, not the interpreter of the `raise` crate: it is a second opinion on what a source means.
//
// Checked: accesses before or behind an array (guard pages), a block whose threads wait for each other for ever,
// collectives with masks that do not agree. Shared memory starts as a pattern, not as zeros.
#pragma once

#include <math.h>
#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

#include <initializer_list>
#include <limits>
#include <type_traits>
#include <utility>

#define __global__
#define __device__
#define __host__
#define __constant__
#define __managed__
#define __grid_constant__
#define __shared__ static __attribute__((section("cuda_shared")))
#define __forceinline__ inline
#define __noinline__ __attribute__((noinline))
#define __launch_bounds__(...)
#define __align__(n) __attribute__((aligned(n)))
#define __CUDA_ARCH__ 800
#define CUDA_CPU 1

#include "cuda_cpu_types.h"

namespace cuda_cpu {

// What keeps a thread from running on.
enum class Wait { None, Barrier, Warp, Active, Done };

// Where a block's threads count at a barrier.
struct Barrier {
    int count = 0, all = 1, any = 0;
};

struct Fiber {
    ucontext_t context;
    char *stack = nullptr;
    uint3 thread;
    Wait wait;
    // At a warp collective: who takes part, which kind it is, what this lane gives, and what all gave.
    unsigned mask;
    int site;
    uint64_t given;
    uint64_t taken[32];
    unsigned present;
    // At a barrier: its number, how many threads it is for (0: all), and the predicate.
    int barrier, expected, predicate;
    Barrier counted;
};

constexpr size_t STACK = 256 << 10;
constexpr size_t DYNAMIC = 228 << 10;
constexpr int MAX_THREADS = 1024;

inline Fiber fibers[MAX_THREADS];
inline Fiber *current;
inline ucontext_t scheduler;
inline int threads_in_block;
inline void (*body)(void *);
inline void *body_data;
inline const char *kernel_name = "";
alignas(256) inline char dynamic_shared[DYNAMIC];
inline bool reverse_order = false;

}  // namespace cuda_cpu

inline uint3 threadIdx, blockIdx;
inline dim3 blockDim, gridDim;
constexpr int warpSize = 32;

extern "C" char __start_cuda_shared[] __attribute__((weak));
extern "C" char __stop_cuda_shared[] __attribute__((weak));

namespace cuda_cpu {

[[noreturn]] inline void fail(const char *what) {
    fprintf(stderr, "%s: block %u,%u,%u thread %u,%u,%u: %s\n", kernel_name, blockIdx.x, blockIdx.y, blockIdx.z,
            threadIdx.x, threadIdx.y, threadIdx.z, what);
    _exit(3);
}

inline void give_way(Wait wait) {
    current->wait = wait;
    swapcontext(&current->context, &scheduler);
}

inline void fiber_main() {
    body(body_data);
    current->wait = Wait::Done;
    swapcontext(&current->context, &scheduler);
    abort();
}

inline int lane_of(const Fiber *fiber) { return (fiber - fibers) & 31; }

// Lets the lanes of `mask` exchange `given`; every one of them gets what all gave.
inline void exchange(unsigned mask, int site, uint64_t given) {
    if (!(mask >> lane_of(current) & 1)) fail("a warp collective's mask leaves out the thread that calls it");
    current->mask = mask;
    current->site = site;
    current->given = given;
    give_way(Wait::Warp);
}

inline Barrier barrier(int predicate, int number = 0, int expected = 0) {
    current->barrier = number;
    current->expected = expected;
    current->predicate = predicate;
    give_way(Wait::Barrier);
    return current->counted;
}

// Frees the lanes of a warp whose collective is complete. Returns whether some were freed.
inline bool release_warp(Fiber *warp, int lanes) {
    bool freed = false;
    for (int lane = 0; lane < lanes; ++lane) {
        Fiber &one = warp[lane];
        if (one.wait != Wait::Warp) continue;
        bool complete = true;
        for (int other = 0; other < lanes; ++other) {
            if (!(one.mask >> other & 1) || warp[other].wait == Wait::Done) continue;
            complete &= warp[other].wait == Wait::Warp && warp[other].mask == one.mask && warp[other].site == one.site;
        }
        if (!complete) continue;
        unsigned mask = one.mask, present = 0;
        for (int other = 0; other < lanes; ++other)
            if (mask >> other & 1 && warp[other].wait == Wait::Warp) present |= 1u << other;
        for (int to = 0; to < lanes; ++to) {
            if (!(present >> to & 1)) continue;
            for (int from = 0; from < lanes; ++from) warp[to].taken[from] = present >> from & 1 ? warp[from].given : 0;
            warp[to].present = present;
            warp[to].wait = Wait::None;
        }
        freed = true;
    }
    return freed;
}

// Frees the lanes that ask which of them are active, when no lane of the warp can come to the same place any more.
inline bool release_active(Fiber *warp, int lanes) {
    for (int lane = 0; lane < lanes; ++lane) {
        if (warp[lane].wait != Wait::Active) continue;
        unsigned present = 0;
        for (int other = 0; other < lanes; ++other)
            if (warp[other].wait == Wait::Active && warp[other].site == warp[lane].site) present |= 1u << other;
        for (int other = 0; other < lanes; ++other) {
            if (!(present >> other & 1)) continue;
            warp[other].present = present;
            warp[other].wait = Wait::None;
        }
        return true;
    }
    return false;
}

// Frees the threads of each barrier at which all threads arrived.
inline bool release_barriers() {
    bool freed = false;
    for (int number = 0; number < 16; ++number) {
        int arrived = 0, running = 0, expected = 0;
        Barrier counted;
        for (int t = 0; t < threads_in_block; ++t) {
            Fiber &fiber = fibers[t];
            if (fiber.wait != Wait::Done) ++running;
            if (fiber.wait != Wait::Barrier || fiber.barrier != number) continue;
            ++arrived;
            expected = fiber.expected;
            counted.count += fiber.predicate != 0;
            counted.all &= fiber.predicate != 0;
            counted.any |= fiber.predicate != 0;
        }
        if (arrived == 0 || arrived != (expected ? expected : running)) continue;
        for (int t = 0; t < threads_in_block; ++t) {
            if (fibers[t].wait != Wait::Barrier || fibers[t].barrier != number) continue;
            fibers[t].counted = counted;
            fibers[t].wait = Wait::None;
        }
        freed = true;
    }
    return freed;
}

inline void prepare(Fiber &fiber) {
    if (!fiber.stack) {
        size_t page = sysconf(_SC_PAGESIZE);
        char *room = (char *)mmap(nullptr, STACK + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (room == MAP_FAILED) fail("no memory for a stack");
        mprotect(room, page, PROT_NONE);
        fiber.stack = room + page;
    }
    getcontext(&fiber.context);
    fiber.context.uc_stack.ss_sp = fiber.stack;
    fiber.context.uc_stack.ss_size = STACK;
    fiber.context.uc_link = nullptr;
    fiber.wait = Wait::None;
    makecontext(&fiber.context, fiber_main, 0);
}

inline void run_block() {
    if (__start_cuda_shared) memset(__start_cuda_shared, 0xCB, __stop_cuda_shared - __start_cuda_shared);
    memset(dynamic_shared, 0xCB, DYNAMIC);
    for (int t = 0; t < threads_in_block; ++t) {
        prepare(fibers[t]);
        fibers[t].thread = {t % blockDim.x, t / blockDim.x % blockDim.y, t / blockDim.x / blockDim.y};
    }
    for (;;) {
        bool ran = false, done = true;
        for (int step = 0; step < threads_in_block; ++step) {
            Fiber &fiber = fibers[reverse_order ? threads_in_block - 1 - step : step];
            if (fiber.wait == Wait::None) {
                current = &fiber;
                threadIdx = fiber.thread;
                swapcontext(&scheduler, &fiber.context);
                ran = true;
            }
            done &= fiber.wait == Wait::Done;
        }
        if (done) return;
        bool freed = false;
        for (int first = 0; first < threads_in_block; first += 32) {
            int lanes = threads_in_block - first < 32 ? threads_in_block - first : 32;
            freed |= release_warp(fibers + first, lanes);
        }
        if (freed || ran) {
            release_barriers();
            continue;
        }
        if (release_barriers()) continue;
        for (int first = 0; first < threads_in_block && !freed; first += 32) {
            int lanes = threads_in_block - first < 32 ? threads_in_block - first : 32;
            freed |= release_active(fibers + first, lanes);
        }
        if (!freed) {
            for (int t = 0; t < threads_in_block; ++t)
                if (fibers[t].wait != Wait::Done) threadIdx = fibers[t].thread;
            fail("waits at a barrier or a warp collective at which not all threads arrive");
        }
    }
}

// An argument: an address, a number, or the fields of a structure.
struct Arg {
    enum Kind { Address, Integer, Real, Bytes } kind;
    uint64_t integer = 0;
    double real = 0;
    char bytes[256] = {};

    static Arg address(void *at) { return {Address, (uint64_t)at}; }
    static Arg number(int64_t value) { return {Integer, (uint64_t)value}; }
    static Arg real_number(double value) { return {Real, 0, value}; }
    static Arg structure() { return {Bytes}; }
    Arg &&put(size_t offset, size_t size, uint64_t value) && {
        memcpy(bytes + offset, &value, size);
        return std::move(*this);
    }
    Arg &&put_address(size_t offset, void *at) && { return std::move(*this).put(offset, 8, (uint64_t)at); }
    Arg &&put_f32(size_t offset, float value) && {
        memcpy(bytes + offset, &value, 4);
        return std::move(*this);
    }
    Arg &&put_f64(size_t offset, double value) && {
        memcpy(bytes + offset, &value, 8);
        return std::move(*this);
    }

    template <class T> T as() const {
        if constexpr (std::is_pointer_v<T>) {
            return reinterpret_cast<T>(integer);
        } else if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
            return static_cast<T>(integer);
        } else if constexpr (std::is_floating_point_v<T>) {
            return static_cast<T>(real);
        } else {
            T value;
            if (kind == Real) {
                if constexpr (std::is_constructible_v<T, float>) return T(static_cast<float>(real));
            }
            if (kind == Integer) {
                memcpy(&value, &integer, sizeof value < 8 ? sizeof value : 8);
            } else {
                static_assert(sizeof value <= sizeof bytes, "a structure of more than 256 bytes");
                memcpy(&value, bytes, sizeof value);
            }
            return value;
        }
    }
};

template <class... P, size_t... I>
void call(void (*kernel)(P...), const Arg *args, std::index_sequence<I...>) {
    kernel(args[I].as<std::remove_cv_t<P>>()...);
}

template <class... P>
void launch(const char *name, void (*kernel)(P...), dim3 grid, dim3 block, std::initializer_list<Arg> args) {
    struct Call {
        void (*kernel)(P...);
        const Arg *args;
    } data{kernel, args.begin()};
    kernel_name = name;
    if (args.size() != sizeof...(P)) fail("the launch gives another number of arguments");
    body_data = &data;
    body = [](void *data) {
        Call *call_data = (Call *)data;
        call(call_data->kernel, call_data->args, std::index_sequence_for<P...>());
    };
    gridDim = grid;
    blockDim = block;
    threads_in_block = block.x * block.y * block.z;
    for (unsigned z = 0; z < grid.z; ++z)
        for (unsigned y = 0; y < grid.y; ++y)
            for (unsigned x = 0; x < grid.x; ++x) {
                blockIdx = {x, y, z};
                run_block();
            }
}

// Arrays, each of which ends at a page that may not be touched.
struct Arrays {
    struct One {
        char *start, *page;
        size_t bytes, slack;
    };
    One *all;
    int count = 0;

    // `file` holds the contents of all arrays, one after the other.
    Arrays(const char *file, std::initializer_list<size_t> sizes) {
        FILE *in = fopen(file, "rb");
        if (!in) fail("cannot read the arrays");
        all = new One[sizes.size()];
        size_t page = sysconf(_SC_PAGESIZE);
        for (size_t bytes : sizes) {
            size_t padded = (bytes + 15) / 16 * 16, room = (padded + page - 1) / page * page;
            char *at = (char *)mmap(nullptr, room + 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
            if (at == MAP_FAILED) fail("no memory for an array");
            mprotect(at, page, PROT_NONE);
            mprotect(at + page + room, page, PROT_NONE);
            memset(at + page, 0xCB, room);
            One one{at + page + room - padded, at + page, bytes, padded - bytes};
            if (fread(one.start, 1, bytes, in) != bytes) fail("the file of arrays is too short");
            all[count++] = one;
        }
        fclose(in);
    }
    void *at(int number, size_t offset = 0) { return all[number].start + offset; }
    void swap(int a, int b) { std::swap(all[a], all[b]); }
    template <class T> void to_variable(T &variable, int number) {
        if (sizeof variable != all[number].bytes) fail("a variable has another size than its array");
        memcpy((void *)&variable, all[number].start, sizeof variable);
    }
    template <class T> void from_variable(T &variable, int number) {
        if constexpr (!std::is_const_v<T>) memcpy(all[number].start, (const void *)&variable, sizeof variable);
    }
    void write(const char *file) {
        FILE *out = fopen(file, "wb");
        if (!out) fail("cannot write the arrays");
        for (int a = 0; a < count; ++a) {
            for (char *p = all[a].page; p < all[a].start; ++p)
                if (*p != (char)0xCB) fail("wrote before the start of an array");
            for (size_t p = 0; p < all[a].slack; ++p)
                if (all[a].start[all[a].bytes + p] != (char)0xCB) fail("wrote behind the end of an array");
            fwrite(all[a].start, 1, all[a].bytes, out);
        }
        if (fclose(out)) fail("cannot write the arrays");
    }
};

inline void start() {
    static char room[64 << 10];
    stack_t other{};
    other.ss_sp = room;
    other.ss_size = sizeof room;
    sigaltstack(&other, nullptr);
    struct sigaction action {};
    action.sa_flags = SA_ONSTACK;
    action.sa_handler = [](int number) {
        fail(number == SIGFPE   ? "divides an integer by 0"
             : number == SIGILL ? "uses an index outside of a declared array"
                                : "accesses memory outside of its arrays");
    };
    sigaction(SIGSEGV, &action, nullptr);
    sigaction(SIGBUS, &action, nullptr);
    sigaction(SIGFPE, &action, nullptr);
    sigaction(SIGILL, &action, nullptr);
    const char *order = getenv("CUDA_CPU_ORDER");
    reverse_order = order && !strcmp(order, "reverse");
}

}  // namespace cuda_cpu

#include "cuda_cpu_sync.h"
#include "cuda_cpu_math.h"
