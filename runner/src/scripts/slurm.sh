#!/bin/bash
# Written by `@COMMAND@`. Submit with: sbatch FILE
#SBATCH --job-name=@NAME@
#SBATCH --nodes=@HOSTS@
#SBATCH --ntasks-per-node=1
#SBATCH --gpus-per-node=@PER_HOST@
#SBATCH --time=@TIME@
set -euo pipefail

# etcd, for the hosts to find one another, on the first of them. It ends with the job.
first=$(scontrol show hostnames "$SLURM_JOB_NODELIST" | head -n 1)
srun --overlap --nodes=1 --ntasks=1 --nodelist="$first" --gpus=0 \
    reactant-rs coordinator --port @PORT@ --advertise "$first" &
coordinator=$!
trap 'kill "$coordinator" 2>/dev/null || true' EXIT

# One process on each host; which of them it is, SLURM tells it.
srun --overlap --kill-on-bad-exit=1 \
    reactant-rs run @ARTIFACT@ --mesh @MESH@ --target @TARGET@ \
    --coordinator "$first:@PORT@" --run-name "slurm-$SLURM_JOB_ID"
