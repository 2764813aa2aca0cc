#!/usr/bin/env python3
"""Print the slowest 20 tests of nextest's JUnit report, and the seconds of each test binary.

    slowest.py target/nextest/default/junit.xml
"""

import sys
import xml.etree.ElementTree

COUNT = 20


def main(path):
    tests, binaries = [], []
    for suite in xml.etree.ElementTree.parse(path).getroot().iter("testsuite"):
        cases = [(float(case.get("time", 0)), case.get("name")) for case in suite.iter("testcase")]
        tests += [(seconds, suite.get("name"), name) for seconds, name in cases]
        binaries.append((sum(seconds for seconds, _ in cases), len(cases), suite.get("name")))
    print(f"the slowest {min(COUNT, len(tests))} of {len(tests)} tests")
    for seconds, binary, name in sorted(tests, reverse=True)[:COUNT]:
        print(f"{seconds:9.1f} s  {binary} {name}")
    print("tests of each binary, one after another")
    for seconds, count, binary in sorted(binaries, reverse=True):
        print(f"{seconds:9.1f} s  {count:5} tests  {binary}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
