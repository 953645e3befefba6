# An image with vitrine alone: `make dist`, then `docker build -t vitrine .`, then
# `docker run --rm -v "$PWD:/work" vitrine build`.
FROM debian:12-slim
COPY dist/*.deb /tmp/
RUN apt-get update && apt-get install -y --no-install-recommends /tmp/*.deb ca-certificates curl jq \
  libvips42 \
  && rm -rf /tmp/*.deb /var/lib/apt/lists/*
WORKDIR /work
ENTRYPOINT ["vitrine"]
