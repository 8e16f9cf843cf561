# The front door: every target sets up what it needs, into .tools, and leaves alone what is there.

.DEFAULT_GOAL := help
.PHONY: help play dev test dist size shots bench million fmt setup clean build-tools

PORT ?= 8080
ARGS ?=

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1	\2/p' Makefile | expand -t 16

play: dist ## build the page and serve it here (PORT=8080)
	.ci/with cargo run --no-default-features --example serve -- --dir dist --port $(PORT)

dev: build-tools ## serve the page, rebuilt and reloaded on every change (PORT=8080)
	.ci/with trunk serve --offline --dist target/dev --port $(PORT)

test: ## set up everything and run every test there is
	@.ci/test

dist: build-tools ## build the static site into dist/
	.ci/with trunk build --release --offline

size: dist ## weigh the site, raw and compressed
	@node .ci/size.mjs

shots: dist ## take pictures of every page and state (ARGS= for the script)
	.ci/setup browsers
	.ci/with cargo run --no-default-features --example shots -- $(ARGS)

bench: dist ## run the benchmarks, natively and in the engines (ARGS= for a filter)
	cargo bench --no-default-features -- $(ARGS)
	@.ci/setup browsers
	.ci/probe
	.ci/with cargo run --profile fast --no-default-features --example race
	.ci/with cargo run --no-default-features --example tap

million: ## play a million random games, open a million hostile links
	CASTAWAY_GAMES=1000000 cargo test --no-default-features --test island properties
	CASTAWAY_LINKS=1000000 cargo test --no-default-features --test share hostile

fmt: ## format the code
	cargo fmt

setup: ## only install the tools and browsers
	@.ci/setup all

clean: ## remove what was built; the tools stay
	rm -rf target dist shots

# Enough to build the page: browsers are for tests.
build-tools:
	@.ci/setup build
