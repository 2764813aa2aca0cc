//! What stands below the help of each command.

pub(super) const EXIT_CODES: &str = "Exit codes: 0 done, 1 the input is at fault, 2 wrong usage, 3 not supported yet, \
4 the plugin or the device failed, 5 NaN or infinities with --fail-on-nan, 101 a bug of ours, 130 interrupted.";

pub(super) const RUN_EXAMPLES: &str = "Examples:
  reactant-rs run job.toml
  reactant-rs run job.toml --explain
  reactant-rs run ocean.rxa --steps 100 --output-dir results
  reactant-rs run job.toml --init u,v,T=spin_up.nc,time=-1
  reactant-rs run job.toml --mesh 8x128
  reactant-rs run job.toml --mesh x=2,y=4 --shard u=y,x
  reactant-rs run job.toml --gradient J:T0,kappa -o dJ.nc -o T0=dJ_dT0.png
  reactant-rs run job.toml --gradient J:T0 --mesh 8x128 --checkpoints kept
  reactant-rs run kernel.ptx --kernel saxpy --grid 40 --block 256 --arg n=10000 --arg a=2.5 \\
      --arg 'x=f32[10000]:uniform' --arg 'y=f32[10000]:ones' --output y=y.npy
  reactant-rs run saxpy.cu --grid 40 --block 256 --arg n=10000 --arg a=2.5 --arg x=f32[10000]:uniform --arg y=f32[10000]:ones
  reactant-rs run model.mlir --arg '0=f32[64,32]:@x.npy' --arg 1=ones --arg 2=0.5 -o out0=y.npy";

pub(super) const EXEC_EXAMPLES: &str = "The program is one that was compiled for CUDA, with the shared runtime (`nvcc -cudart shared`) or the driver API, and with
PTX inside (nvcc's default). Its exit code is this command's.

Examples:
  reactant-rs exec -- ./heat 512 1000
  reactant-rs exec --check-accesses -- ./heat 512 1000
  reactant-rs exec --target cpu --check -- ./heat 512 1000
  reactant-rs exec -- mpirun -n 2 ./model";

pub(super) const TRACE_EXAMPLES: &str = "The program runs to its end, as by `exec`; its exit code is this command's. Then the job is written, also where the
program was interrupted.

Examples:
  reactant-rs trace -o heat/ -- ./heat 512 1000
  reactant-rs check heat/job.toml
  reactant-rs run heat/job.toml --mesh 2x4";

pub(super) const OPT_EXAMPLES: &str =
    "Parameters and results are named by position, in0 and out0, or as the text names them.

Examples:
  reactant-rs opt model.mlir --target cuda -o model.cuda.mlir
  reactant-rs opt model.mlir --explain
  python model.py | reactant-rs opt - --emit simplified
  reactant-rs opt model.mlir --gradient out0:in0,in2
  reactant-rs opt model.mlir --mesh x=2,y=4 --shard in0=x,-";

pub(super) const RAISE_EXAMPLES: &str = "Examples:
  reactant-rs raise job.toml --emit stablehlo
  reactant-rs raise job.toml --emit cf,scf,affine -o stages/
  reactant-rs raise job.toml --explain
  reactant-rs raise job.toml --gradient J:T0 --mesh 2x4
  reactant-rs raise kernel.ptx --kernel saxpy --grid 40 --block 256 --arg n=10000 --arg a=2.5 \\
      --arg 'x=f32[10000]:zeros' --arg 'y=f32[10000]:zeros' --emit affine -o saxpy.mlir";

pub(super) const CHECK_EXAMPLES: &str = "Each element is compared by itself. Integers must be equal, NaN must be where the interpreter has NaN, and zeros that
do not move (see below) must have the same sign unless --any-zero-sign is given. A float passes
  - within --tolerance-ulp units in the last place of the interpreter's value; or
  - within --tolerance-abs of it; or
  - without --tolerance-abs, within --tolerance-ulp times its movement. The interpreter runs the kernels 3 to 64 more times,
    until that explains all differences or no more of them, and moves each rounded result by one unit in the last place at random, and subnormal ones to 0; the movement of an
    element is how far it moves then, at most. With --exact it does not count. It is large where an element is small beside the terms it was summed from.
Integers pass as floats do by their movement, if the raised program computes their array as sums of integers and of floats made
integers, and some element is 2^24 or more: the fixed-point sums of particle codes, whose units are finer than those of the floats.
Of a job with [recorded], without --steps, all steps are run and compared with what another program left in the arrays. There,
without --tolerance-abs and --exact, a float also passes within --tolerance-ulp units in the last place of the largest
magnitude of its array, times the square root of how often its launches ran, but within a hundredth of that magnitude: roundings of either
sign in each of them add up to that. --against interpreter compares with the kernels, and by movements, as for other jobs.
The table has the largest error of an array, in units in the last place too, and divided by the largest magnitude of the array; units are left
out (-) where there are more than a million: the number is small beside those that it was computed from.
The defaults allow for what legitimately differs: XLA contracts a*b+c to one rounding where the kernel rounds twice (or
the other way round), sums in another order, and has its own exp, sin and pow, each a few ulp. How many elements need
their movement is said below the table.

Examples:
  reactant-rs check job.toml
  reactant-rs check job.toml --steps 10 --tolerance-ulp 64
  reactant-rs check heat/job.toml --against recorded";

pub(super) const CHECK_GRADIENT_EXAMPLES: &str = "Each input is changed along a direction, half random and half along the gradient, by several steps. The best
central difference quotient must agree with the gradient times that direction to 1e-6 in f64 (2e-2 in f32), and so must
the derivative forwards to 1e-10 (1e-3 in f32). Programs in f32 are promoted to f64 where that is the same mathematics.
Ends with 1 if they do not agree.

Examples:
  reactant-rs check-gradient job.toml
  reactant-rs check-gradient job.toml --gradient J:T0,kappa --steps 10 --mesh 2x4";

pub(super) const MINIMIZE_EXAMPLES: &str = "What is searched are numbers near 1 that stand for how far each element is from its first value, in the scale of its array
(`scale` in [minimize]: how far it may be off, a standard deviation; a tenth of the root mean square of the first values
otherwise). The objective and its gradient are compiled once. A line is printed for each iteration; results and curves
are written where the search ends, also by Ctrl-C. With --checkpoints nothing that was computed is lost.

Examples:
  reactant-rs minimize job.toml -o recovered.nc --curve cost.png --curve cost.csv
  reactant-rs minimize job.toml --gradient J:T,wind --iterations 50 --checkpoints kept -o T=T.npy
  reactant-rs minimize job.toml --checkpoints kept --resume --iterations 100 -o recovered.nc
  reactant-rs compile job.toml --gradient J:T -o job.rxa && reactant-rs minimize job.rxa -o recovered.nc";

pub(super) const NEW_EXAMPLES: &str = "Names of arguments come from the CUDA source (a .cu file, the file that PTX of `nvcc -lineinfo` names, or NAME.cu beside
NAME.ptx), from debug information of LLVM IR, or from the names of parameters; types from how the kernels use them. What no file
says is \"?\" in the job, and an error until it is filled in.

Examples:
  reactant-rs new kernels.ptx
  reactant-rs new step.cu diagnostics.ptx -o model.toml";

pub(super) const COMPILE_EXAMPLES: &str = "Example:
  reactant-rs compile job.toml -o ocean.rxa && reactant-rs run ocean.rxa
  reactant-rs compile job.toml --mesh 8x128 --target tpu7x:8x8x8 -o ocean.rxa";

pub(super) const COMPLETIONS_EXAMPLES: &str = "Examples:
  reactant-rs completions bash > ~/.local/share/bash-completion/completions/reactant-rs
  reactant-rs completions zsh > ~/.zfunc/_reactant-rs
  reactant-rs completions fish > ~/.config/fish/completions/reactant-rs.fish";

pub(super) const MAN_EXAMPLES: &str = "Example:
  reactant-rs man ~/.local/share/man/man1 && man reactant-rs-run";

pub(super) const PLAN_EXAMPLES: &str = "Examples:
  reactant-rs plan job.toml --mesh 8x128
  reactant-rs plan job.toml --mesh 8x128 --target tpu7x:8x8x8
  reactant-rs plan job.toml --gradient J:T0 --mesh 8x128
With a topology the program is compiled by libtpu, which need not find a TPU (pip install libtpu).";
