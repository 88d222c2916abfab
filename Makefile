# The commands of Kontor. `make play` and `make test` set up everything they need.

PYTHON ?= python3
BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest -n auto

.PHONY: play test test-full check bench golden setup clean

play: setup
	$(BIN)/kontor play burgundy --terminal

# Samples of everything; statement coverage of the engines is part of it.
test: setup
	$(PYTEST) -m "not full" --cov --cov-report=term --cov-fail-under=95

# The same, and then all big counts (without coverage, which would slow them down).
test-full: test
	$(PYTEST) --dist worksteal -m full

check: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: setup
	$(BIN)/kontor bench

# Makes the golden games anew; look at the difference before you commit it.
golden: setup
	$(BIN)/python tests/make_golden.py

setup: .venv/ready

.venv/ready: pyproject.toml requirements-dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Kontor needs Python 3.11 or newer: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch .venv/ready

clean:
	rm -rf .venv .coverage .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
