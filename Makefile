PYTHON ?= python3
PLAY ?= watch --option mode=base

# .venv is the pure, editable build for every day; .venv-compiled has the rules compiled by mypyc (docs/adr/0001).
VENV := .venv
COMPILED := .venv-compiled
PIP_INSTALL := -m pip install -qq --disable-pip-version-check --no-build-isolation --constraint constraints.txt
PYTEST := -m pytest -n 2

# The compiled build is made anew when the content of any of its sources is new, whatever their dates say.
SOURCES := find src docs/rules setup.py MANIFEST.in pyproject.toml constraints.txt -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*'
FINGERPRINT := $(shell $(SOURCES) | LC_ALL=C sort | xargs cksum | cksum | tr ' ' -)
BUILT := $(COMPILED)/built-$(FINGERPRINT)
C_COMPILER := $${CC:-$$($(PYTHON) -c 'import sysconfig; print(sysconfig.get_config_var("CC") or "cc")')}

.NOTPARALLEL:
.PHONY: help play setup test check compiled test-compiled compiled-env bench golden lock clean

help: ## list what make can do
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(VENV)/runtime ## play a game in the terminal
	@$(VENV)/bin/longhouse play $(PLAY)

setup: $(VENV)/dev ## make the environment for development

test: setup check compiled ## everything: what CI runs

check: $(VENV)/dev ## format, lint, types, import contract, and the tests on the pure build
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/lint-imports --no-logo
	$(VENV)/bin/mypy
	LONGHOUSE_BUILD=pure $(VENV)/bin/python $(PYTEST)

compiled: ## the tests on the compiled build
	@set -- $(C_COMPILER); if command -v "$$1" >/dev/null; then $(MAKE) --no-print-directory test-compiled; \
	else echo "No C compiler ($$1): the compiled build is not tested here."; fi

test-compiled: $(BUILT)
	LONGHOUSE_BUILD=compiled $(COMPILED)/bin/python $(PYTEST)

compiled-env: $(BUILT) ## build the compiled rules into their own environment

bench: $(VENV)/dev $(BUILT) ## measure the numbers we promise
	bench/run.sh

golden: $(VENV)/dev ## write the golden games anew; read the diff like code
	$(VENV)/bin/python -m tests.golden.regenerate

lock: ## take the newest versions of all we depend on into constraints.txt
	rm -rf $(VENV)-lock
	$(PYTHON) -m venv $(VENV)-lock
	$(VENV)-lock/bin/python -m pip install -qq --upgrade setuptools
	$(VENV)-lock/bin/python -m pip install -qq --no-build-isolation --editable '.[dev]'
	$(VENV)-lock/bin/python -m pip freeze --all --exclude-editable --exclude pip > constraints.txt
	rm -rf $(VENV)-lock
	@! grep -n '://' constraints.txt

clean: ## remove environments, builds and caches
	rm -rf $(VENV) $(VENV)-* build dist src/*.egg-info
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/runtime: pyproject.toml setup.py constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(VENV)/bin/python $(PIP_INSTALL) setuptools
	$(VENV)/bin/python $(PIP_INSTALL) --editable .
	@touch $@

$(VENV)/dev: $(VENV)/runtime
	$(VENV)/bin/python $(PIP_INSTALL) --editable '.[dev]'
	@touch $@

# LONGHOUSE_PURE=0: a build that does not compile is an error here. An old build/ would smuggle in deleted modules.
$(BUILT):
	rm -rf build $(COMPILED)/built-*
	$(PYTHON) -m venv $(COMPILED)
	$(COMPILED)/bin/python $(PIP_INSTALL) setuptools mypy
	LONGHOUSE_PURE=0 $(COMPILED)/bin/python $(PIP_INSTALL) '.[dev]'
	@touch $@
