#!/bin/bash
# Written by `@COMMAND@`. Run where gcloud is: bash FILE
# Makes a slice of TPUs, runs there, fetches what was written, and deletes the slice, whatever happens.
set -euo pipefail
name=@NAME@
zone=${ZONE:?"say where: ZONE=us-east5-a bash $0"}
at=(--zone="$zone")

gcloud compute tpus tpu-vm create "$name" "${at[@]}" \
    --type=@ACCELERATOR@ --topology=@TOPOLOGY@ --version="${RUNTIME:-@RUNTIME@}"
trap 'gcloud compute tpus tpu-vm delete "$name" "${at[@]}" --quiet' EXIT

# The binary without LLVM, and the artifact, to every host.
gcloud compute tpus tpu-vm scp "${BINARY:-$(command -v reactant-rs)}" @ARTIFACT@ "$name": "${at[@]}" --worker=all
gcloud compute tpus tpu-vm ssh "$name" "${at[@]}" --worker=all \
    --command='sudo apt-get install -qq etcd-server; pip install -q libtpu'
first=$(gcloud compute tpus tpu-vm describe "$name" "${at[@]}" --format='value(networkEndpoints[0].ipAddress)')
gcloud compute tpus tpu-vm ssh "$name" "${at[@]}" --worker=0 \
    --command="nohup ./reactant-rs coordinator --port @PORT@ --advertise $first > coordinator.log 2>&1 &"

# One process on each host; which of them it is, the TPU's environment tells it.
gcloud compute tpus tpu-vm ssh "$name" "${at[@]}" --worker=all \
    --command="timeout @SECONDS@ ./reactant-rs run $(basename @ARTIFACT@) --mesh @MESH@ --target tpu --coordinator $first:@PORT@ --run-name $name --output-dir out"
gcloud compute tpus tpu-vm scp --recurse "$name":out . "${at[@]}" --worker=0
