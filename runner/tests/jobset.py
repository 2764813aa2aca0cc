"""Checks manifests of JobSets: `python jobset.py FILE.yaml …`. Ends with 0 where Kubernetes would take all of them.

The schema is that of the package kubeflow-trainer-api: classes generated from the OpenAPI definitions of JobSet v1alpha2,
of batch/v1 and of core/v1. They check types, required fields and enumerations; here keys that they do not have are errors
too, as with `kubectl apply --validate=strict`. Beside the schema are the rules that the servers check: names and labels
(RFC 1123), quantities, and the references within a manifest.
"""

import re
import sys
import typing

import yaml
from kubeflow_trainer_api.models.io_k8s_apimachinery_pkg_api_resource_quantity import (
    IoK8sApimachineryPkgApiResourceQuantity as Quantity,
)
from kubeflow_trainer_api.models.jobset_v1alpha2_job_set import JobsetV1alpha2JobSet as JobSet
from pydantic import BaseModel

LABEL = r"[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?"
NAME = re.compile(rf"{LABEL}(\.{LABEL})*")
VALUE = re.compile(r"([A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?)?")
QUANTITY = re.compile(r"[0-9]+(\.[0-9]{1,3})?(m|k|M|G|T|P|E|Ki|Mi|Gi|Ti|Pi|Ei)?")
REASONS = ["BackoffLimitExceeded", "DeadlineExceeded", "FailedIndexes", "MaxFailedIndexesExceeded", "PodFailurePolicy"]


def unknown_keys(kind, value, at):
    """Yields what is wrong with the keys and quantities of a value of this type."""
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Union:
        yield from unknown_keys(next(of for of in arguments if of is not type(None)), value, at)
    elif origin is list:
        for number, item in enumerate(value):
            yield from unknown_keys(arguments[0], item, f"{at}[{number}]")
    elif origin is dict:
        for key, item in value.items():
            yield from unknown_keys(arguments[1], item, f"{at}.{key}")
    elif kind is Quantity:
        if not (isinstance(value, str) and QUANTITY.fullmatch(value)):
            yield f"{at}: {value!r} is no quantity"
    elif isinstance(kind, type) and issubclass(kind, BaseModel):
        fields = {field.alias or name: field for name, field in kind.model_fields.items()}
        for key, item in value.items():
            if key not in fields:
                yield f"{at}.{key}: no such field"
            else:
                yield from unknown_keys(fields[key].annotation, item, f"{at}.{key}")


def expect(holds, problem):
    if not holds:
        raise ValueError(problem)


def check_names(value, at=""):
    """Names, labels and annotations everywhere in a manifest."""
    if isinstance(value, list):
        for item in value:
            check_names(item, at)
    if not isinstance(value, dict):
        return
    for key, item in value.items():
        here = f"{at}.{key}"
        is_environment = at.endswith(".env") or at.endswith(".rules")
        if key in ("name", "namespace", "claimName", "serviceAccountName") and not is_environment:
            expect(NAME.fullmatch(item) and len(item) <= 253, f"{here}: {item!r} is no name")
        if key in ("labels", "annotations", "nodeSelector"):
            for label, text in item.items():
                domain, _, name = label.rpartition("/")
                expect(not domain or NAME.fullmatch(domain), f"{here}: {label!r} is no key")
                expect(name and VALUE.fullmatch(name), f"{here}: {label!r} is no key")
                expect(isinstance(text, str), f"{here}: {text!r} is no string")
                expect(key == "annotations" or VALUE.fullmatch(text), f"{here}: {text!r} is no value")
        check_names(item, here)


def check_job(jobset, job):
    """What the controllers of JobSet and Job check of a replicated job."""
    spec = job["template"]["spec"]
    pod = spec["template"]["spec"]
    last = spec["completions"] - 1
    # A pod's name has five letters more.
    pod_name = f"{jobset}-{job['name']}-0-{last}-abcde"
    expect(re.fullmatch(LABEL, pod_name), f"pods would be called {pod_name}")
    expect(spec["completionMode"] == "Indexed", "pods have no stable names")
    expect(spec["parallelism"] == spec["completions"], "not all hosts run at once")
    expect(pod["restartPolicy"] == "Never", "podFailurePolicy needs restartPolicy: Never")
    containers = {container["name"] for container in pod["containers"]}
    for rule in spec.get("podFailurePolicy", {}).get("rules", []):
        codes = rule["onExitCodes"]
        expect(codes["containerName"] in containers, "a rule is about no container")
        expect(codes["values"] == sorted(set(codes["values"])) and 0 not in codes["values"], "exit codes are not in order")
    volumes = {volume["name"] for volume in pod.get("volumes", [])}
    for container in pod["containers"]:
        for mount in container.get("volumeMounts", []):
            expect(mount["name"] in volumes, f"there is no volume {mount['name']}")
        resources = container["resources"]
        for resource, most in resources.get("limits", {}).items():
            expect(resources["requests"][resource] == most, f"{resource}: requests are not limits")
        defined = {variable["name"] for variable in container.get("env", [])}
        for word in container["command"]:
            for name in re.findall(r"\$\(([^)]*)\)", word):
                expect(name in defined, f"{word!r}: no variable {name}")


def check(path):
    with open(path) as file:
        manifests = list(yaml.safe_load_all(file))
    expect(len(manifests) == 1, "one manifest is expected")
    manifest = manifests[0]
    expect(manifest["apiVersion"] == "jobset.x-k8s.io/v1alpha2" and manifest["kind"] == "JobSet", "it is no JobSet")
    JobSet.from_dict(manifest)
    wrong = list(unknown_keys(JobSet, manifest, "manifest"))
    expect(not wrong, "; ".join(wrong))
    check_names(manifest)
    name, spec = manifest["metadata"]["name"], manifest["spec"]
    jobs = {job["name"]: job for job in spec["replicatedJobs"]}
    for job in jobs.values():
        check_job(name, job)
    for target in spec["successPolicy"]["targetReplicatedJobs"]:
        expect(target in jobs, f"there is no replicated job {target}")
    for rule in spec["failurePolicy"].get("rules", []):
        expect(re.fullmatch(r"[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?", rule["name"]), "a rule has no proper name")
        expect(set(rule["onJobFailureReasons"]) <= set(REASONS), "a reason that jobs do not fail for")
    command = jobs["host"]["template"]["spec"]["template"]["spec"]["containers"][0]["command"]
    if "--coordinator" in command:
        # <jobset>-<replicated job>-<job>-<pod>.<jobset>
        address = f"{name}-coordinator-0-0.{name}:2379"
        expect(command[command.index("--coordinator") + 1] == address, "hosts look for etcd elsewhere")
        expect("coordinator" in jobs, "there is no etcd")


if __name__ == "__main__":
    for path in sys.argv[1:]:
        try:
            check(path)
        except (ValueError, KeyError) as error:
            sys.exit(f"{path}: {error}")
