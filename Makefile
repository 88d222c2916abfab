# The commands of Kontor. `make play` and `make test` set up everything they need.

PYTHON ?= python3
BIN := .venv/bin
COMPILED := .venv-compiled/bin
FASTEST = $$([ -e .venv-compiled/ready ] && echo $(COMPILED) || echo $(BIN))
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm
# One more than there are cores: many tests wait for a server or a browser.
PYTEST := $(BIN)/python -m pytest -n $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
PYTEST_COMPILED := $(COMPILED)/python -m pytest -n auto
REQUIREMENTS := requirements-dev.txt requirements-ray.txt requirements-bench.txt \
	requirements-rl.txt requirements-docs.txt requirements-web.txt
WEB := $(shell find web -type f -not -path '*/node_modules/*') $(wildcard src/kontor/analysis/words/*)
RULES := tests/core tests/games tests/test_golden.py
BUNDLE := src/kontor/server/static/index.html
SOURCES := $(shell find src docs/rules -type f -not -name '*.pyc' -not -path '*/static/*')

.PHONY: play test test-full check bench load strength clicks docs golden setup sb3 web compiled clean

play: setup web
	-@$(MAKE) --no-print-directory compiled
	@$(FASTEST)/kontor serve --open

# Samples of everything: the rules with their statement coverage, which slows them down, then all
# else; at last the rules once more in the compiled form, with the bots, which are made for it, and the
# environments, parts of which are compiled.
test: setup web compiled .venv-compiled/learning
	cd web && $(NPM) test
	$(PYTEST) -m "not full" $(RULES) --cov --cov-report=term --cov-fail-under=95
	$(PYTEST) -m "not full" $(RULES:%=--ignore %) --ignore tests/bots --dist worksteal
	$(PYTEST_COMPILED) -m "not full" $(RULES) tests/bots tests/env

# The same, and then all big counts (without coverage, which would slow them down). That both forms
# play the same is one of them, so the rules' and the bots' own counts are left to the compiled one.
# The speed is compared with the last release; a decision that takes over 10% more instructions is
# reported, which fails nothing.
test-full: test
	-@$(MAKE) --no-print-directory sb3
	$(PYTEST) --dist worksteal -m full --ignore tests/games --ignore tests/bots
	$(PYTEST_COMPILED) --dist worksteal -m full tests/games tests/bots
	-@if tag=$$(git describe --tags --abbrev=0 2>/dev/null); \
		then $(BIN)/kontor bench --against $$tag --seconds 12; \
		else echo "No speed to compare with: there is no tag yet."; fi

check: setup web
	cd web && $(NPM) run --silent check
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# Compiled and pure side by side, and beside the engines of others if they can be had.
bench: setup
	-@$(MAKE) --no-print-directory compiled .venv-compiled/learning
	@$(FASTEST)/kontor bench --page docs/speed.md \
		$$($(FASTEST)/python -c 'import catanatron, pyspiel' 2>/dev/null && echo --peers)

# The documentation as a site, in site/; a warning is an error.
docs: setup
	$(BIN)/zensical build --strict

# The server under load on this machine, compiled if possible; takes a few minutes. For PostgreSQL:
# make load LOAD="--database postgresql://... --workers 2"
load: setup
	-@$(MAKE) --no-print-directory compiled
	@$(FASTEST)/python bench/load.py $(LOAD)

# How strong the players are: goes on with the matches of docs/bots.md, for half an hour unless
# STRENGTH says otherwise. Numpy is to compute on one core: other games have the others.
STRENGTH ?= --minutes 30 --jobs 2
strength: setup
	-@$(MAKE) --no-print-directory compiled
	@OPENBLAS_NUM_THREADS=1 $(FASTEST)/python bench/strength.py $(STRENGTH)

# How long a click takes to be felt, and to be seen in another browser.
clicks: setup web
	@$(BIN)/python bench/clicks.py

# Makes the golden games anew; look at the difference before you commit it.
golden: setup
	$(BIN)/python tests/make_golden.py

setup: .venv/ready

# What a test needs is here: the tools, Ray, the engines of others, and what learns from games.
.venv/ready: pyproject.toml $(REQUIREMENTS)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Kontor needs Python 3.11 or newer: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check $(addprefix -r ,$(REQUIREMENTS))
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch .venv/ready

# What the fourth notebook learns with. PyTorch is large, so only the full tests ask for it.
sb3: .venv/sb3

.venv/sb3: requirements-sb3.txt .venv/ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-sb3.txt
	@touch .venv/sb3

# The page that people play on, built into the package. Node comes with the tools.
web: $(BUNDLE)

web/node_modules/ready: web/package.json web/package-lock.json .venv/ready
	cd web && $(NPM) ci --silent
	@touch web/node_modules/ready

$(BUNDLE): $(WEB) web/node_modules/ready
	cd web && $(NPM) run --silent build -- --logLevel warn

# A second environment with the package as people install it: compiled, if there is a C compiler.
compiled: .venv-compiled/ready

.venv-compiled/ready: $(SOURCES) $(BUNDLE) pyproject.toml hatch_build.py requirements-dev.txt
	@rm -rf .venv-compiled/ready .venv-compiled/wheel
	@[ -e $(COMPILED)/python ] || $(PYTHON) -m venv .venv-compiled
	$(COMPILED)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	$(COMPILED)/python -m hatchling build --target wheel --directory .venv-compiled/wheel
	$(COMPILED)/python -m pip install --quiet --disable-pip-version-check --no-deps \
		--force-reinstall .venv-compiled/wheel/*.whl
	@$(COMPILED)/kontor --version
	@touch .venv-compiled/ready

# What the environments need, and the engines of others, there too.
.venv-compiled/learning: requirements-bench.txt requirements-rl.txt .venv-compiled/ready
	$(COMPILED)/python -m pip install --quiet --disable-pip-version-check \
		-r requirements-bench.txt -r requirements-rl.txt
	@touch .venv-compiled/learning

clean:
	rm -rf .venv .venv-compiled site web/node_modules src/kontor/server/static .cache .coverage .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
