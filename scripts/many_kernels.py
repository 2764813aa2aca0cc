"""A job of many launches, each of a kernel of its own, made of the kernels there are: what raising a large model is like.

    many_kernels.py COUNT FOLDER JOB.toml ...

Every launch gets arrays, scalars and a kernel of its own name (`saxpy_17`), so that nothing is raised only once. Launches of the
jobs are taken in turn; jobs that start from files are left out. Writes FOLDER/many.toml and a file for each kernel.
"""

import json
import pathlib
import re
import sys
import tomllib


def value(item):
    """As TOML."""
    if isinstance(item, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {value(inner)}" for key, inner in item.items()) + " }"
    if isinstance(item, list):
        return "[" + ", ".join(map(value, item)) + "]"
    if isinstance(item, float):
        return repr(item)
    return json.dumps(item)


def renamed(item, names, suffix):
    """The same with every name in it given the suffix, also inside expressions."""
    if isinstance(item, dict):
        return {key: renamed(inner, names, suffix) for key, inner in item.items()}
    if isinstance(item, list):
        return [renamed(inner, names, suffix) for inner in item]
    if isinstance(item, str):
        return re.sub(r"\b[A-Za-z_]\w*\b", lambda word: word[0] + suffix if word[0] in names else word[0], item)
    return item


def launches(paths):
    """(file, job, launch) of everything that can be taken."""
    for path in paths:
        job = tomllib.loads(path.read_text())
        if any(isinstance(array.get("init"), dict) and "file" in array["init"] for array in job["arrays"].values()):
            continue
        for launch in job["launch"]:
            for kernel in job["kernels"]:
                file = path.parent / kernel
                if file.suffix == ".ptx" and re.search(rf"\.entry\s+{re.escape(launch['kernel'])}\b", file.read_text()):
                    yield file, job, launch
                    break


def main(count, folder, *jobs):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    sources = list(launches(map(pathlib.Path, jobs)))
    scalars, arrays, calls, files = [], [], [], []
    for number in range(int(count)):
        file, job, launch = sources[number % len(sources)]
        suffix = f"_{number}"
        names = set(job.get("scalars", {})) | set(job["arrays"])
        for name, scalar in job.get("scalars", {}).items():
            scalars.append(f"{name}{suffix} = {value(renamed(scalar, names, suffix))}")
        for name, array in job["arrays"].items():
            table = {"dtype": array["dtype"], "shape": renamed(array["shape"], names, suffix)}
            arrays.append(f"[arrays.{name}{suffix}]\n" + "".join(f"{key} = {value(item)}\n" for key, item in table.items()))
        keys = {key: item if key == "kernel" else renamed(item, names, suffix) for key, item in launch.items()}
        keys["kernel"] += suffix
        if "symbols" in launch:  # its keys are the module's, not the job's
            keys["symbols"] = {name: renamed(array, names, suffix) for name, array in launch["symbols"].items()}
        calls.append("[[launch]]\n" + "".join(f"{key} = {value(item)}\n" for key, item in keys.items()))
        text = re.sub(rf"\b{re.escape(launch['kernel'])}\b", launch["kernel"] + suffix, file.read_text())
        files.append(f"{launch['kernel']}{suffix}.ptx")
        (folder / files[-1]).write_text(text)
    head = f"title = \"{count} launches\"\nkernels = {value(files)}\n\n[scalars]\n"
    (folder / "many.toml").write_text(head + "\n".join(scalars) + "\n\n" + "\n".join(arrays) + "\n" + "\n".join(calls))


if __name__ == "__main__":
    main(*sys.argv[1:])
