# `make demo` and `make test` are the two to know; each installs what it needs first.

# A job of the examples, run from where you are; results go to out/.
JOB ?= examples/shallow_water/job.toml
OUT ?= out

.PHONY: help setup demo test test-full wheel static bench calibrate coverage bless fuzz lint kernels programs walk docs clean

help:
	@echo "make setup    install what is missing: LLVM 22, NetCDF, the CPU plugin (Debian 12)"
	@echo "make demo     run the shallow-water model from nvcc's PTX, on XLA; results in $(OUT)/"
	@echo "make test     build, and run the everyday tests, which are to take at most 12 minutes on two cores"
	@echo "make test-full the same with every test, and other random cases each time"
	@echo "make wheel    build dist/reactant_rs-*.whl, the program and the Python package, for every machine with glibc 2.28"
	@echo "make static   build dist/reactant-rs-node, the program for compute nodes: it runs artifacts, without LLVM"
	@echo "make bench    measure against C on two threads and JAX by hand, in one run; NAME=shallow_water measures one"
	@echo "make calibrate measure what the optimizer's costs are made of, on this machine; TARGETS='cpu tpu cuda' for some of them"
	@echo "make fuzz     each reader of text for ten minutes; SECONDS=120 for less"
	@echo "make coverage run the corpus; what is raised, executed and refused goes to docs/coverage.md"
	@echo "make bless   take the corpus's stages as they are now for reviewed: read the diff"
	@echo "make lint     rustfmt and clippy"
	@echo "make kernels  compile the examples' and the corpus's kernels to .ptx and .ll anew"
	@echo "make programs build the CUDA programs of examples/programs with nvcc, into target/programs; NAME=heat builds one"
	@echo "make walk     run every command of docs/ocean.md, in their order: an hour, and what each took"
	@echo "make docs     build the book of docs/ into book/"
	@echo "make clean    remove what was built, not what was installed"

setup:
	@scripts/setup.sh

demo: setup
	cargo build --release --package runner
	cargo run --release --quiet --package runner -- run $(JOB) --output-dir $(OUT)
	@echo "Results:" && ls -lh $(OUT)

test:
	@scripts/setup.sh test
	@scripts/test.sh everyday

test-full:
	@scripts/setup.sh full
	@scripts/test.sh full

wheel:
	@scripts/setup.sh wheel
	@scripts/wheel.sh

static:
	@scripts/setup.sh wheel
	@scripts/static.sh

bench:
	@scripts/setup.sh bench
	cargo build --release --package runner
	.cache/venv/bin/python scripts/bench.py $(NAME)

# Which prices are measured anew: cpu on this machine, tpu as libtpu models it (if it is there), cuda on a GPU of this machine.
TARGETS ?= cpu tpu

calibrate:
	@scripts/setup.sh
	@scripts/calibrate.sh $(TARGETS)

fuzz:
	SECONDS_EACH=$(or $(SECONDS),600) scripts/fuzz.sh

coverage: setup
	REACTANT_COVERAGE=1 cargo test --release --quiet --package runner --test corpus

bless: setup
	INSTA_UPDATE=always cargo test --release --quiet --package runner --test corpus -- stages::

lint:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- --deny warnings

walk: setup
	.cache/venv/bin/python scripts/walk.py docs/ocean.md $(SECTIONS)

docs:
	@scripts/setup.sh docs
	mdbook build

kernels:
	scripts/regenerate-kernels.sh
	python3 scripts/libraries.py .cache/nvcc/lib/python3*/site-packages/nvidia/cu13/bin/nvcc

programs:
	@scripts/programs.sh $(NAME)

clean:
	cargo clean
	rm -rf $(OUT) .cache/bench book dist
