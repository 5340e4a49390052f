# Crownland: `make play` and `make test` set everything up by themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := pyproject.toml constraints.txt src/crownland/__init__.py
PAGE := src/crownland/server/page
DOCS := src/crownland/server/docs
WEB := $(shell find web/src web/public -type f 2>/dev/null) web/index.html web/package-lock.json web/vite.config.ts \
  web/precache.ts web/words.ts web/worker.js $(wildcard src/crownland/i18n/*.json src/crownland/i18n/*/*.ftl)
TEXTS := $(shell find docs examples -type f) $(shell find src/crownland -name '*.py') CONTRIBUTING.md CHANGELOG.md

ENGINE := tests/engine tests/games tests/match tests/bots
FAST := $(ENGINE) tests/cli tests/test_*.py \
  --ignore=tests/cli/commands/test_arena.py --ignore=tests/cli/commands/test_serve.py --ignore=tests/test_wheel.py
# Servers and browsers of tests wait much of the time, so more workers than cores take turns.
PYTEST := $(BIN)/pytest -n 3 --dist worksteal
# Hundreds of processes of the tests import the same modules: compile them to bytecode once.
unexport PYTHONDONTWRITEBYTECODE
INSTALL := $(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check -c constraints.txt

.DEFAULT_GOAL := help
.PHONY: help play test uncompiled test-fast test-engine test-deep check docs bench pictures wasm warm clean

help:  ## Show this list
	@awk 'BEGIN {FS = ":.*## "} /^[a-z-]+:.*## / {printf "  make %-11s %s\n", $$1, $$2}' Makefile

play: $(VENV)/.play $(PAGE)/index.html  ## Set up, start the server and open the page
	@$(BIN)/crownland serve --open --host 0.0.0.0

test:  ## Set up, check, and run all tests (about nine minutes)
	@# Kernels are compiled while the rest is set up. Then everything runs at once, so that no core waits for a server or
	@# a browser: browsers first, because people would notice if they were slow, and checks last.
	@CROWNLAND_PAGE_LATER=1 $(MAKE) --no-print-directory $(VENV)/.play
	@$(BIN)/crownland warm --library & compiler=$$!; \
	  $(MAKE) --no-print-directory $(VENV)/.dev || { kill $$compiler; exit 1; }; \
	  $(BIN)/python tests/support/chromium.py > $(VENV)/chromium.log 2>&1 & \
	  $(MAKE) --no-print-directory $(PAGE)/index.html $(DOCS)/index.html || { kill $$compiler; exit 1; }; \
	  nice $(MAKE) --no-print-directory check uncompiled > $(VENV)/checks.log 2>&1 & checks=$$!; \
	  wait $$compiler || { kill $$checks; exit 1; }; \
	  $(PYTEST) -m "not deep" tests/browser > $(VENV)/browser.log 2>&1 & browser=$$!; \
	  nice -n 5 $(PYTEST) -n 4 -m "not deep" --ignore=tests/browser; tests=$$?; \
	  wait $$browser; browser=$$?; cat $(VENV)/browser.log; \
	  wait $$checks; checks=$$?; cat $(VENV)/checks.log; exit $$((tests + browser + checks))

uncompiled: $(VENV)/.dev
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n 2 -m "rules and not deep" tests/engine tests/games tests/encoding

test-fast: $(VENV)/.dev  ## Run the quick tests of rules, matches, bots and commands
	@$(BIN)/crownland warm
	$(BIN)/pytest -n 2 --dist worksteal -m "not deep" -k "not oracle and not whole_game and not read_back" $(FAST)

test-engine: $(VENV)/.dev  ## Run the tests of rules, matches and bots
	@$(BIN)/crownland warm
	$(BIN)/pytest -n 2 --dist worksteal -m "not deep" $(ENGINE)

test-deep: $(VENV)/.deep $(PAGE)/index.html $(DOCS)/index.html  ## Run all tests, the long ones too (hours)
	@$(BIN)/python tests/support/haproxy.py
	@$(BIN)/crownland warm --library
	@# The examples once more, as whoever has installed the package sees it.
	$(BIN)/mypy --strict --config-file= --cache-dir=.mypy_cache/outside examples
	DEEP_TESTS=1 $(PYTEST) -o faulthandler_timeout=7200 --ignore=tests/browser
	DEEP_TESTS=1 $(PYTEST) -o faulthandler_timeout=7200 tests/browser

check: $(VENV)/.dev  ## Lint and check types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python web/generate/check.py

docs: $(DOCS)/index.html  ## Build the documentation; the server shows it at /docs
	@echo "The documentation is in $(DOCS); crownland serve shows it at /docs."

bench: $(VENV)/.dev  ## Measure speed (see docs/lab/performance.md)
	$(BIN)/python bench/speed.py $(ARGS)

pictures: $(VENV)/.dev $(PAGE)/index.html  ## Photograph the page for docs/screenshots
	PYTHONPATH=tests:tests/support $(BIN)/python tests/browser/pictures.py $(ARGS)

wasm: $(VENV)/.deep  ## Build the engine of the page from the kernels
	$(BIN)/python web/generate/wasm.py

warm: $(VENV)/.play  ## Compile the rules ahead of time
	@$(BIN)/crownland warm

clean:  ## Remove what the commands above have built
	rm -rf $(VENV) $(PAGE) $(DOCS) web/node_modules .mypy_cache .ruff_cache .hypothesis dist

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Crownland needs Python 3.11 or newer, but $(PYTHON) is `$(PYTHON) --version 2>&1`; try make PYTHON=python3.12 …"; exit 2; }
	@echo "Setting up $(VENV) …"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.play: $(SOURCES) | $(VENV)/bin/python
	@echo "Installing Crownland into $(VENV) …"
	@$(INSTALL) -e .
	@touch $@

$(VENV)/.dev: $(SOURCES) | $(VENV)/bin/python
	@echo "Installing Crownland and its tools into $(VENV) …"
	@$(INSTALL) -e '.[dev]'
	@touch $@ $(VENV)/.play $(VENV)/.docs

$(VENV)/.deep: $(VENV)/.dev
	@echo "Installing what the long tests need into $(VENV) …"
	@$(INSTALL) -e '.[dev,ray,wasm]'
	@touch $@

$(VENV)/.docs: $(SOURCES) | $(VENV)/bin/python
	@echo "Installing what builds the documentation into $(VENV) …"
	@$(INSTALL) -e '.[docs]'
	@touch $@ $(VENV)/.play

# The install above builds the page where it is missing; after a change in web/ it is built again.
$(PAGE)/index.html: $(WEB) | $(VENV)/.play
	@echo "Building the page …"
	@rm -rf $(PAGE)
	@$(INSTALL) --no-deps -e .

$(DOCS)/index.html: $(TEXTS) $(PAGE)/index.html | $(VENV)/.docs
	@echo "Building the documentation …"
	@$(BIN)/python docs/site/build_site.py
