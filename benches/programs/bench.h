// What the C programs of the benchmark share: arrays from and to raw files, a clock, and loops on two threads.
//
//     PROGRAM FOLDER STEPS save|time SIZE...
//
// Arrays are FOLDER/NAME.raw; the seconds that STEPS steps took go to standard output, and with `save` the results to
// FOLDER/NAME.out.raw. REAL is float or double. Plain threads: clang comes without an OpenMP library.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifndef REAL
#define REAL float
#endif

static char **arguments;

static void stop(const char *what)
{
    fprintf(stderr, "%s\n", what);
    exit(1);
}

static long size(int nth)
{
    return arguments[4 + nth] ? atol(arguments[4 + nth]) : (stop("a size is missing"), 0);
}

static FILE *file(const char *name, const char *extension, const char *mode)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/%s%s", arguments[1], name, extension);
    FILE *opened = fopen(path, mode);
    if (!opened)
        stop(path);
    return opened;
}

// Every page is touched here, not while time is taken.
static REAL *zeros(long count)
{
    size_t bytes = ((size_t)count * sizeof(REAL) + 63) / 64 * 64;
    REAL *array = (REAL *)aligned_alloc(64, bytes);
    if (!array)
        stop("out of memory");
    memset(array, 0, bytes);
    return array;
}

static REAL *load(const char *name, long count)
{
    REAL *array = zeros(count);
    FILE *in = file(name, ".raw", "rb");
    if (fread(array, sizeof(REAL), (size_t)count, in) != (size_t)count)
        stop("an input is too short");
    fclose(in);
    return array;
}

static void save(const char *name, const REAL *array, long count)
{
    if (strcmp(arguments[3], "save"))
        return;
    FILE *out = file(name, ".out.raw", "wb");
    if (fwrite(array, sizeof(REAL), (size_t)count, out) != (size_t)count || fclose(out))
        stop("a result cannot be written");
}

static void swap(REAL **a, REAL **b)
{
    REAL *kept = *a;
    *a = *b;
    *b = kept;
}

// A part of a loop, from `begin` up to, without, `end`.
typedef void Part(long begin, long end);

static struct {
    pthread_barrier_t begin, end;
    Part *part;
    long middle, count;
} team;

static void *second_thread(void *unused)
{
    for (;;) {
        pthread_barrier_wait(&team.begin);
        team.part(team.middle, team.count);
        pthread_barrier_wait(&team.end);
    }
    return unused;
}

static void on_two_threads(Part *part, long count)
{
    team.part = part;
    team.middle = count / 2;
    team.count = count;
    pthread_barrier_wait(&team.begin);
    part(0, team.middle);
    pthread_barrier_wait(&team.end);
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

// Reads the arrays, does one step, and writes the results: what each program has.
static void prepare(void);
static void step(void);
static void finish(void);

int main(int count, char **given)
{
    if (count < 4)
        stop("usage: PROGRAM FOLDER STEPS save|time SIZE...");
    arguments = given;
    pthread_barrier_init(&team.begin, NULL, 2);
    pthread_barrier_init(&team.end, NULL, 2);
    pthread_t second;
    if (pthread_create(&second, NULL, second_thread, NULL))
        stop("no second thread");
    prepare();
    double start = now();
    for (long steps = atol(given[2]); steps > 0; steps--)
        step();
    printf("%.6f\n", now() - start);
    finish();
    return 0;
}
