#!/bin/bash
# A stand-in for gcloud: the hosts of a slice are folders below $STATE, and commands run there.
#
# - $STATE/calls: what it was called with
# - $HOSTS: how many hosts a slice gets
# - $FAIL: calls that match fail with 1; of what runs on all hosts each sees --worker=N
set -uo pipefail
printf '%s\n' "$*" >>"$STATE/calls"
fails() { [ -n "${FAIL:-}" ] && [[ $1 =~ $FAIL ]]; }
fails "$*" && { echo "gcloud: as asked for" >&2; exit 1; }

worker='' command='' format='' words=()
for word in "${@:4}"; do
    case $word in
    --worker=*) worker=${word#*=} ;;
    --command=*) command=${word#*=} ;;
    --format=*) format=${word#*=} ;;
    -*) ;;
    *) words+=("$word") ;;
    esac
done
workers=$worker
[ "$worker" != all ] || workers=$(seq 0 $((HOSTS - 1)))

make() {
    for ((host = 0; host < HOSTS; host++)); do mkdir -p "$STATE/worker$host"; done
}
on() { # HOST
    cd "$STATE/worker$1" && HOME=$PWD PATH=$STATE/remote:$PATH WORKER=$1 bash -c "$command"
}
place() { # HOST PATH: with the slice's name before it where it is there
    case $2 in
    *:*) printf '%s' "$STATE/worker$1/${2#*:}" ;;
    *) printf '%s' "$2" ;;
    esac
}

case "$2 $3 $4" in
"tpus tpu-vm describe")
    [ -d "$STATE/worker0" ] || exit 1
    case $format in
    *name*) echo "${words[1]}" ;;
    *ipAddress*) seq -s';' -f '127.0.0.%g' "$HOSTS" ;;
    esac
    ;;
"tpus tpu-vm create" | "tpus queued-resources create") make ;;
"tpus queued-resources describe")
    # It waits once.
    if [ -e "$STATE/asked" ]; then echo ACTIVE; else echo WAITING_FOR_RESOURCES; fi
    touch "$STATE/asked"
    ;;
"tpus tpu-vm delete" | "tpus queued-resources delete")
    cat "$STATE"/worker*/*/coordinator.pid 2>/dev/null | xargs -r kill 2>/dev/null
    mkdir -p "$STATE/deleted" && mv "$STATE"/worker* "$STATE/deleted/"
    ;;
"tpus tpu-vm ssh")
    children=() status=0
    for host in $workers; do
        (on "$host") &
        children+=($!)
    done
    for child in "${children[@]}"; do wait "$child" || status=$?; done
    exit "$status"
    ;;
"tpus tpu-vm scp")
    for host in $workers; do
        cp "$(place "$host" "${words[1]}")" "$(place "$host" "${words[2]}")" || exit 1
    done
    ;;
*)
    echo "gcloud: no such command: $*" >&2
    exit 2
    ;;
esac
