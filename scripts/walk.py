#!/usr/bin/env python3
"""Follow a page of the docs: run its commands in their order, from the repository's root, and say how each went.

    scripts/walk.py                       # docs/ocean.md, all of it
    scripts/walk.py docs/ocean.md 3 4     # its sections "## 3. ..." and "## 4. ..."

Commands are the lines indented by four spaces. What `export` changes is kept for those that follow. The first that fails ends the walk,
with its line of the page (exit code 1). Results go where the page says, into out/.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


def commands(page):
    """The page's commands, as (section's number or None, line, command)."""
    section, fenced = None, False
    for number, line in enumerate(page.read_text().splitlines(), start=1):
        if line.startswith("```"):
            fenced = not fenced
        elif heading := re.match(r"## (?:(\d+)\.)?", line):
            section = heading[1]
        elif not fenced and re.match(r" {4}\S", line):
            yield section, number, line.strip()


def run(command, environment):
    """Run one command. Its exit code, seconds of the clock and of processors, the greatest memory of a process in MiB, and what it left in the environment."""
    with tempfile.NamedTemporaryFile() as left:
        start = time.monotonic()
        script = f"set -eo pipefail\n{command}\nenv -0 > {left.name}"
        process = subprocess.Popen(["bash", "-c", script], cwd=ROOT, env=environment)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.monotonic() - start
        code = process.returncode = os.waitstatus_to_exitcode(status)
        if code == 0:
            environment = dict(entry.split("=", 1) for entry in left.read().decode().split("\0") if entry)
    return code, seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, environment


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("page", nargs="?", type=pathlib.Path, default=ROOT / "docs/ocean.md")
    parser.add_argument("sections", nargs="*", help="numbers of sections; all without")
    arguments = parser.parse_args()
    found = list(commands(arguments.page))
    unknown = [section for section in arguments.sections if section not in {section for section, _, _ in found}]
    if unknown:
        parser.error(f"{arguments.page} has no commands in a section {', '.join(unknown)}")
    if not found:
        parser.error(f"{arguments.page} has no commands: lines indented by four spaces")

    environment = dict(os.environ, PATH=f"{ROOT}/target/release:{os.environ['PATH']}")
    walked = []
    for section, line, command in found:
        if arguments.sections and section not in arguments.sections:
            continue
        print(f"\n== {arguments.page.name}:{line}: {command}", flush=True)
        code, seconds, busy, memory, environment = run(command, environment)
        walked.append(f"{line:5} {seconds:8.0f} s {busy:8.0f} s {memory:8.0f} MiB  {command}")
        if code != 0:
            print(f"\n{arguments.page}:{line}: exit code {code}: {command}", file=sys.stderr)
            break
    print("\n line    clock  processors   memory  command", *walked, sep="\n")
    return code


if __name__ == "__main__":
    sys.exit(1 if main() else 0)
