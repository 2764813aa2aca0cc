# The program and the Python package, built from this checkout; the CPU plugin is inside.
#
#     docker build -t reactant-rs .
#     docker run --rm -v "$PWD:/work" --user "$(id -u):$(id -g)" reactant-rs run job.toml
#
# `podman build` and `podman run --userns=keep-id` do the same without root.

FROM rust:1.95-bookworm AS build
WORKDIR /src
# What rarely changes first: LLVM and the tools are a layer of their own.
COPY scripts/setup.sh scripts/requirements*.txt scripts/
RUN scripts/setup.sh wheel && rm -rf /var/lib/apt/lists/*
COPY . .
RUN make wheel

FROM debian:bookworm-slim
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends ca-certificates libstdc++6 python3 python3-venv \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /src/dist/reactant_rs-*.whl /tmp/
RUN python3 -m venv /opt/reactant-rs \
    && /opt/reactant-rs/bin/pip install --no-cache-dir /tmp/reactant_rs-*.whl \
    && rm /tmp/reactant_rs-*.whl \
    && useradd --create-home --uid 1000 reactant
ENV PATH=/opt/reactant-rs/bin:$PATH
USER 1000
WORKDIR /work
ENTRYPOINT ["reactant-rs"]
CMD ["--help"]
