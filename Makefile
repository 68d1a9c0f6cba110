# Everything from a fresh clone; needs python3 (with venv), node, npm, make and git.

PYTHON ?= python3
BIN    := .venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PYTEST := $(BIN)/python -m pytest

RUNTIME := .venv/.runtime
DEV     := .venv/.dev
LOCK    := src/higgle/server/deploy/requirements.lock
MODULES := web/node_modules/.ok
PEERS   := .venv-peers/.ok
MUTANTS := .venv-mutants/.ok

COMPILED     := .venv-compiled/.ok
COMPILED_BIN := .venv-compiled/bin
CLIENT  := src/higgle/server/static/index.html
SOLO    := build/solo/solo.json

MADE      := web/src/generated
CONTRACT  := $(addprefix $(MADE)/,openapi.json catalogue.ts printed.ts languages.ts)
CLIENT_SOURCES := $(wildcard web/*.json web/*.ts web/*.js web/index.html) \
	$(shell find web/src web/public -path $(MADE) -prune -o -type f -print) \
	$(shell find src/higgle/i18n -name '*.ftl')

export UV_SYSTEM_CERTS := 1
unexport PYTHONDONTWRITEBYTECODE

# What needs neither PostgreSQL nor a browser nor minutes.
SLOW  := daily_deal processes moving simulation short_soaks wire_leaks planted_leaks pace fair_shares client calls limits sessions
QUICK := tests/rules tests/orchard/test_rules.py tests/play $(wildcard tests/live) tests/test_*.py tests/server \
	$(SLOW:%=--ignore tests/server/test_%.py)

CHECKS := types-win32 types types-darwin types-web imports lint lint-web

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help dist release run test quick test-python test-web check rules compiled compiled-test wheels bench bench-peers soak mutants screenshots docs site lock clean ready-to-run ready-to-test solo $(CHECKS)

help: ## what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: ready-to-run ## serve the games on this machine and open the browser (ARGS="--port 9000")
	$(if $(wildcard $(SOLO)),HIGGLE_SOLO=build/solo) $(BIN)/higgle serve $(ARGS)

test: test-web test-python ## all tests: rules, laws, server, and the client in a real browser

quick: ready-to-test ## rules, kernel and unit tests of server and page: under a minute
	$(PYTEST) -q -n 2 --dist worksteal $(QUICK) -k "not postgres" $(ARGS)
	cd web && npm test --silent

test-python: ready-to-test $(SOLO)
	chromium=$$($(BIN)/python scripts/pictures/chromium.py) && CHROMIUM=$$chromium $(PYTEST) -q -n 2 --dist worksteal $(ARGS)

test-web: ready-to-test
	cd web && npm test --silent

check: ready-to-test ## lint, formatting, types on three systems, import order, structure
	@$(MAKE) --no-print-directory -j2 $(CHECKS)

lint:
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types:
	$(BIN)/mypy

types-darwin types-win32: types-%:
	$(BIN)/mypy --platform $* --cache-dir .cache/mypy-$* src

imports:
	$(PYTEST) -q tests/test_imports.py tests/test_structure.py

types-web:
	cd web && npm run --silent check

lint-web:
	cd web && npm run --silent lint

rules: $(DEV) ## every clause of the rulebooks with the tests that prove it
	@$(BIN)/python scripts/checks/rules.py

compiled: $(COMPILED) ## the rules, the conductor and the bots compiled, in .venv-compiled

compiled-test: $(COMPILED) ## rules, laws and whole games on the compiled build, and that both builds agree
	$(COMPILED_BIN)/python -m pytest -q -n 2 --dist worksteal tests/rules tests/laws tests/golden tests/play \
		tests/bots tests/envs tests/test_record.py $(ARGS)
	$(PYTEST) -q -n 2 tests/compiled

wheels: compiled-test ## both wheels of a release, in dist/, the compiled one tested
	$(BIN)/python scripts/release/wheel.py dist
	cp .venv-compiled/wheel/*.whl dist

solo: $(SOLO) ## the game that needs no server, as a folder for any web server of files: build/solo

dist: ready-to-test ## the plain wheel and the source distribution, in dist/
	$(BIN)/python scripts/release/wheel.py dist

release: ## make VERSION=0.2.0 release: the version everywhere, then everything built and tested
	$(PYTHON) scripts/release/version.py $(VERSION)
	$(MAKE) --no-print-directory check test docs wheels
	@echo 'commit, tag v$(VERSION) and push the tag: the release workflow does the rest'

bench: $(DEV) ## how fast and how small, plain and compiled, against the last committed run
	@$(BIN)/python -m scripts.bench.size
	$(BIN)/python -m scripts.bench.engine $(ARGS)

bench-peers: $(DEV) $(PEERS) ## our figures beside those of other engines, in one run
	$(BIN)/python -m scripts.bench.peers $(ARGS)

soak: $(DEV) $(COMPILED) ## the laws over many more random games, and both builds over fifty thousand
	$(PYTEST) -q -n 2 -m soak $(ARGS)

mutants: $(DEV) $(MUTANTS) ## break the rules one by one and see whether a test notices (ARGS="--sample 0 deck")
	$(BIN)/python scripts/mutants/run.py $(ARGS)

screenshots: ready-to-test ## pictures of every screen, into screenshots/ (ARGS=--docs: those of the pages, into docs/)
	$(BIN)/python -m scripts.pictures.screenshots $(ARGS)

docs: $(DEV) ## the documentation as a site, in site/
	$(BIN)/python -m scripts.docs.reference
	HIGGLE_VERSION=$$($(BIN)/higgle --version) $(BIN)/zensical build --clean --strict

site: export HIGGLE_PLAY := play/
site: docs $(SOLO) ## the documentation with the game that needs no server beside it, in site/
	rm -rf site/play
	cp -R build/solo site/play

lock: $(DEV) ## write the locks again (ARGS=--upgrade for the newest)
	scripts/release/lock $(ARGS)

clean: ## remove whatever was made
	rm -rf .venv .venv-compiled .venv-peers .cache build dist screenshots site web/node_modules $(MADE) src/higgle/server/static
	find src tests scripts -name __pycache__ -prune -exec rm -rf {} +

ready-to-run:
	@$(MAKE) --no-print-directory -j2 $(RUNTIME) $(CLIENT)

ready-to-test:
	@$(MAKE) --no-print-directory -j2 $(DEV) $(CLIENT)

# uv is quick; pip does the same where uv cannot. The client is make's, so that no build needs what makes it.
install = export HIGGLE_CLIENT=built; { $(BIN)/uv pip install --quiet --python $(BIN)/python $(1) || $(BIN)/python -m pip install --quiet $(1); }

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'higgle needs Python 3.11 or newer; name it with make PYTHON=python3.12' >&2; exit 1; }
	$(PYTHON) -m venv .venv \
		|| { echo 'no virtual environment (on Debian: sudo apt install python3-venv)' >&2; rm -rf .venv; exit 1; }
	-$(BIN)/python -m pip install --quiet --disable-pip-version-check uv

$(RUNTIME): $(BIN)/python pyproject.toml $(LOCK)
	$(call install,--require-hashes -r $(LOCK))
	$(call install,--no-deps --editable .)
	@touch $@

$(DEV): $(RUNTIME) requirements-dev.lock
	$(call install,--require-hashes -r requirements-dev.lock)
	@touch $@

# The wheel is built from a clean export and installed apart: no compiled module ever lies in the tree.
$(COMPILED): $(DEV) $(CLIENT) hatch_build.py $(shell find src/higgle -name '*.py')
	$(BIN)/python -m venv .venv-compiled
	rm -rf .venv-compiled/wheel
	$(BIN)/python scripts/release/wheel.py --compiled .venv-compiled/wheel
	$(BIN)/uv pip install --quiet --python $(COMPILED_BIN)/python --require-hashes -r requirements-dev.lock
	$(BIN)/uv pip install --quiet --python $(COMPILED_BIN)/python --no-deps --reinstall .venv-compiled/wheel/*.whl
	@touch $@

$(PEERS): $(RUNTIME) scripts/bench/peers.txt
	$(BIN)/python -m venv .venv-peers
	$(BIN)/uv pip install --quiet --python .venv-peers/bin/python -r scripts/bench/peers.txt
	@touch $@

$(MUTANTS): $(RUNTIME) scripts/mutants/requirements.txt
	$(BIN)/python -m venv .venv-mutants
	$(BIN)/uv pip install --quiet --python .venv-mutants/bin/python -r scripts/mutants/requirements.txt
	@touch $@

$(MODULES): web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo 'higgle needs node and npm to build its page: https://nodejs.org (on Debian: sudo apt install nodejs npm)' >&2; exit 1; }
	cd web && npm ci --no-audit --no-fund --no-update-notifier --loglevel=error
	@touch $@

$(MADE)/.ok: $(RUNTIME) web/generate.py $(shell find src/higgle -name '*.py')
	$(BIN)/python web/generate.py
	@touch $@

# What has not changed keeps its time, so that the client is not built again.
$(CONTRACT): $(MADE)/.ok
	@:

$(MADE)/wire.ts: $(MADE)/openapi.json $(MODULES)
	cd web && npm run --silent wire >/dev/null

$(SOLO): $(RUNTIME) $(CLIENT) $(wildcard scripts/solo/*) $(shell find src/higgle -name '*.py' -o -name '*.ftl' -o -name '*.npz')
	$(BIN)/python -m scripts.solo.pack $(@D)

$(CLIENT): $(MODULES) $(CLIENT_SOURCES) $(CONTRACT) $(MADE)/wire.ts
	cd web && npm run --silent build -- --logLevel warn
	@touch $@
