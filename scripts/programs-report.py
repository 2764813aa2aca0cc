#!/usr/bin/env python3
"""Run the CUDA programs of a folder by `exec` and `trace`, and print a Markdown table of what became of each.

    programs-report.py [--binary target/release/reactant-rs] [--programs target/programs] [--runs 3] [NAME ...]

`make programs` builds them. Seconds are those of the whole command, the least of the runs; what ends with an error has its exit code instead. Columns:

    launches        kernels that the program launches
    native, cpu     seconds by `exec` and by `exec --target cpu`
    raised          launches of the latter that ran as tensor programs, in percent, and the number of these programs
    traced          seconds by `trace`, with accesses checked
    job             lines of the job, or why there is none
    host            lines of the host's code, as examples/programs/README.md lists them
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# Seconds that a command may take.
PATIENCE = 60


def run(command, folder):
    """Seconds, exit code and standard error of a command; no exit code if it took too long."""
    start = time.monotonic()
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace", timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return PATIENCE, None, ""
    return time.monotonic() - start, done.returncode, done.stderr


def least(command, folder, runs):
    """The least seconds of some runs, as text, and standard error of the last."""
    seconds = []
    for _ in range(runs):
        took, code, err = run(command, folder)
        if code is None:
            return f"more than {PATIENCE}", err
        if code != 0:
            return f"exit code {code}", err
        seconds.append(took)
    return f"{min(seconds):.2f}", err


def raised(err):
    """The share of launches that ran as tensor programs, from what `--explain` prints."""
    found = re.findall(r"(\d+) launch(?:es)? by (\d+) programs? on \w+, (\d+) natively", err)
    tensors = sum(int(launches) for launches, _, _ in found)
    programs = sum(int(count) for _, count, _ in found)
    natively = sum(int(launches) for _, _, launches in found)
    total = tensors + natively
    return f"{100 * tensors / total:.0f} % by {programs}" if total else "-"


def job(err):
    """Launches of a program and lines of its jobs, from what `trace` prints; or why there is no job."""
    found = re.findall(r"of the program's (\d+) launch(?:es)?.*?, (\d+) lines", err)
    if found:
        launches = sum(int(count) for count, _ in found)
        return str(launches), str(sum(int(lines) for _, lines in found))
    # Messages are wrapped.
    text = " ".join(err.replace("│", " ").split())
    reason = re.search(r"cannot be written as a job: (.*)$", text)
    return "-", reason.group(1) if reason else "no job"


def host_lines():
    """Lines of the host's code of each program."""
    with open(os.path.join(ROOT, "examples/programs/README.md")) as page:
        rows = re.findall(r"^\| \[(\w+)\].*\| (\d+) \|$", page.read(), re.MULTILINE)
    return dict(rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", default=os.path.join(ROOT, "target/release/reactant-rs"))
    parser.add_argument("--programs", default=os.path.join(ROOT, "target/programs"))
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("names", nargs="*")
    args = parser.parse_args()
    programs = os.path.abspath(args.programs)
    if not os.path.isdir(programs):
        sys.exit(f"programs-report.py: there is no folder {programs}; `make programs` builds the programs")
    names = args.names or sorted(name for name in os.listdir(programs) if os.path.isfile(os.path.join(programs, name, name)))
    binary, hosts = os.path.abspath(args.binary), host_lines()
    print("| program | launches | native, s | cpu, s | raised | traced, s | job | host |")
    print("|---|---|---|---|---|---|---|---|")
    for name in names:
        program = os.path.join(programs, name, name)
        with tempfile.TemporaryDirectory() as folder:
            native, _ = least([binary, "exec", "--", program], folder, args.runs)
            cpu, explained = least([binary, "exec", "--target", "cpu", "--explain", "--", program], folder, args.runs)
            out = os.path.join(folder, "job")
            source = os.path.join(ROOT, "examples/programs", name)
            sources = ["--sources", source] if os.path.isdir(source) else []
            trace = [binary, "trace", "--force", "-o", out, *sources, "--", program]
            traced, told = least(trace, folder, args.runs)
        launches, lines = job(told)
        row = [name, launches, native, cpu, raised(explained), traced, lines, hosts.get(name, "-")]
        print(f"| {' | '.join(row)} |", flush=True)


if __name__ == "__main__":
    main()
