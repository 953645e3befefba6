# `make demo` builds the sample site; `make test` runs every test. Both install what is missing.

SWIFT ?= swift
SITE ?= site

.PHONY: build demo dist test test-all fuzz bench cases sheet format templates docs clean

build:
	@Scripts/setup
	$(SWIFT) build -c release --product vitrine

demo: build
	@Scripts/setup demo
	.build/release/vitrine build --output $(SITE)
	@echo
	@echo "The site is in $(SITE)/. To look at it, open this in a browser:"
	@echo "  file://$$(cd $(SITE) && pwd)/index.html"
	@echo "or see it in a browser while you edit content/:"
	@echo "  .build/release/vitrine serve --open"

# dist/: a binary that works without Swift, in a tarball and in a Debian package.
dist:
	@Scripts/setup
	@Scripts/dist

test:
	@Scripts/setup test
	@Scripts/test

# The same with all random layouts, widths, texts and edits: hours.
test-all:
	@Scripts/setup test
	@Scripts/test --all

# Feeds every reader of content with texts that libFuzzer makes up: TARGETS="json csv" for these, SECONDS=60 for
# a minute each. What is worth keeping goes to Tests/Fuzz/Corpus, what is wrong to .build/fuzz/found.
fuzz:
	@Scripts/setup
	@Scripts/fuzz $(or $(SECONDS),3600) $(TARGETS)

# Speed and memory against Hugo, on generated content.
bench: build
	@Scripts/setup test
	$(MAKE) -C Benchmarks

# make cases DIR=…: the layout, snapshot and difference cases of a folder, a line each that fails.
cases:
	@Scripts/setup
	@test -n "$(DIR)" || { echo "usage: make cases DIR=FOLDER"; exit 64; }
	$(SWIFT) run -c release cases "$(DIR)"

# The sample site in each theme, at three widths, light, dark and printed: a picture a page in .build/sheet.
sheet: build
	@Scripts/setup test
	$$(Scripts/python) Tests/Browser/sheet.py .build/release/vitrine content

format:
	$(SWIFT) format --in-place --recursive Sources Tests Package.swift

# What is compiled into the binary of Templates/: their list, and scripts as pages load them.
templates:
	Scripts/embed-templates

# The pages of content/docs that list what the code declares.
docs:
	VITRINE_WRITE_DOCS=1 $(SWIFT) test --filter DocsTests

clean:
	rm -rf .build .venv dist $(SITE)
