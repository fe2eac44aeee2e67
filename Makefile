PYTHON ?= python3
PLAY ?= watch

# .venv is the pure, editable build for every day; .venv-compiled has the rules compiled by mypyc (docs/adr/0001).
VENV := .venv
COMPILED := .venv-compiled
# Without --no-compile pip turns every file of Ray and Arrow into bytecode, of which we need a tenth.
PIP_INSTALL := -m pip install -qq --disable-pip-version-check --no-build-isolation --no-compile --constraint constraints.txt
# Alone on the machine, tests are shared out: whoever has none left takes half of what is left to the other.
PYTEST := -m pytest -n 2 --dist worksteal

# The environment that checks and tests use; `make test` names the larger one.
DEV := $(VENV)/dev
# The tests on the pure build, in parts; the last one has what is in no other.
TESTS := tests-people tests-server tests-rest tests-properties

# Compiled objects.
KEPT := $(CURDIR)/.build-cache

# The compiled build is made anew when the content of any of its sources is new, whatever their dates say.
SOURCES := find src docs/rules setup.py MANIFEST.in pyproject.toml constraints.txt -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*'
FINGERPRINT := $(shell $(SOURCES) | LC_ALL=C sort | xargs cksum | cksum | tr ' ' -)
# Tests are content with a build that is quickly made (O0); what is measured is made with care (O3).
BUILT := $(COMPILED)/built-O3-$(FINGERPRINT)
QUICK := $(COMPILED)/built-O0-$(FINGERPRINT)
# Compiled rules for those who play in a clone, beside the editable environment: tools/play.py has them used.
FAST := $(CURDIR)/.fast/$(FINGERPRINT)
C_COMPILER := $${CC:-$$($(PYTHON) -c 'import sysconfig; print(sysconfig.get_config_var("CC") or "cc")')}

# The web client is built anew when one of its sources is newer than the last build.
CLIENT := web/dist/index.html
NODE_MODULES := web/node_modules/.package-lock.json
WEB_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*') \
	$(wildcard src/longhouse/messages/*/*.ftl) src/longhouse/messages/stems.json
NPM := npm --no-update-notifier

# Tests start hundreds of processes: without kept bytecode each of them compiles all of Longhouse first.
export PYTHONDONTWRITEBYTECODE :=

# Parts that run beside one another, each shown when it has ended; the others go on when one has failed.
TOGETHER = @MAKE="$(MAKE)" $(PYTHON) tools/together.py $(MAKEOVERRIDES)
# The browser takes longest and waits most: where several parts want a processor, it goes first.
AFTER_OTHERS := nice -n 5

.PHONY: help play fast terminal setup test quick check lint tests $(TESTS) web web-check web-lint web-tests web-size browser \
	coverage need-node compiled test-compiled compiled-env bench bench-env bench-server golden fit lock clean

help: ## list what make can do
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(VENV)/runtime web ## play in the browser: a server of your own, and a page of it
	@MAKE="$(MAKE)" $(VENV)/bin/python tools/play.py $(FAST) serve --open

fast: $(FAST)/ready ## compile the rules for `make play`, which else does so in the background

terminal: $(VENV)/runtime ## play a game in the terminal
	@MAKE="$(MAKE)" $(VENV)/bin/python tools/play.py $(FAST) play $(PLAY)

setup: $(VENV)/dev ## make the environment for development

# Everything with one environment, the largest, and not before the client is complete: its files go into the compiled build.
# What takes longest comes first.
test: ## everything: what CI runs
	@echo "Ten parts beside one another, each shown when it has ended: about twelve minutes on two cores."
	$(TOGETHER) DEV=$(VENV)/dev-full $(VENV)/dev-full $(CLIENT) -- browser compiled lint $(TESTS) web-tests web-lint web-size

quick: $(VENV)/dev ## a minute: format, lint, types, import contract, and the tests of what has changed
	$(VENV)/bin/python tools/quick.py

check: ## format, lint, types, import contract, and the tests on the pure build but those in a browser; needs no node
	$(TOGETHER) $(DEV) -- lint $(TESTS)

lint: $(DEV)
	$(AFTER_OTHERS) $(VENV)/bin/ruff format --check .
	$(AFTER_OTHERS) $(VENV)/bin/ruff check .
	$(AFTER_OTHERS) $(VENV)/bin/lint-imports --no-logo
	$(AFTER_OTHERS) $(VENV)/bin/mypy

tests: ## the tests on the pure build but those in a browser
	$(TOGETHER) $(DEV) -- $(TESTS)

# One process for each part: two that share the tests out would both collect all of them, and both play the games that many tests
# look at.
tests-people: FOLDERS = tests/arena tests/bots tests/cli tests/env
tests-server: FOLDERS = tests/server
tests-rest: FOLDERS = tests $(addprefix --ignore tests/,server properties arena bots cli env browser)
tests-properties: FOLDERS = tests/properties
$(TESTS): $(DEV)
	LONGHOUSE_BUILD=pure $(AFTER_OTHERS) $(VENV)/bin/python -m pytest -q $(FOLDERS)

# Three at a time: test, driver, page and server wait for one another, which leaves cores idle.
browser: $(VENV)/dev-full web ## the tests in a browser
	LONGHOUSE_BUILD=pure $(VENV)/bin/python $(PYTEST) -n 3 tests/browser

coverage: $(VENV)/dev-full ## how much of the rules the tests of rules, properties and whole games reach, branch by branch
	$(VENV)/bin/coverage erase
	LONGHOUSE_BUILD=pure $(VENV)/bin/coverage run $(PYTEST) -q tests/kernel tests/games tests/golden tests/properties
	$(VENV)/bin/coverage combine -q
	$(VENV)/bin/coverage report

web: $(CLIENT) ## build the web client

web-check: ## the web client: format, lint, types, tests, and its size
	$(TOGETHER) $(CLIENT) -- web-tests web-lint web-size

web-tests: $(NODE_MODULES)
	cd web && $(AFTER_OTHERS) $(NPM) test --silent

web-lint: $(NODE_MODULES)
	cd web && $(AFTER_OTHERS) $(NPM) run --silent check

web-size: $(CLIENT)
	cd web && $(NPM) run --silent size

# Where there is no C compiler there is nothing to do here, which is said.
HAVE_CC := set -- $(C_COMPILER); command -v "$$1" >/dev/null || { echo "No C compiler ($$1): the compiled build is not tested here."; exit 0; };

compiled: $(DEV) ## the tests on the compiled build
	@$(HAVE_CC) $(AFTER_OTHERS) $(MAKE) --no-print-directory test-compiled

# Only what compiling can change: that the rules play, copy, save and replay alike. Server, page, words, terminal and text boards are
# the same code on both builds; so is what is true of any two tables once these are (what is seen of them, in which order is picked).
test-compiled: $(or $(wildcard $(BUILT)),$(QUICK))
	LONGHOUSE_BUILD=compiled $(COMPILED)/bin/python -m pytest -q --ignore-glob '*/face/test_board*.py' tests/kernel tests/games \
		tests/golden tests/bots tests/lessons \
		tests/properties/test_copies.py tests/properties/test_games.py tests/properties/test_journals.py \
		tests/cli/test_simulate.py tests/cli/test_replay.py tests/cli/test_play.py tests/test_guests.py

compiled-env: $(BUILT) ## build the compiled rules into their own environment

bench: $(VENV)/dev $(BUILT) ## measure the numbers we promise
	bench/run.sh

bench-env: $(VENV)/dev ## measure our environments beside those of PettingZoo and RLCard
	bench/env.sh

bench-server: $(VENV)/dev $(BUILT) web ## measure the server with 200 live tables, beside a bare echo
	$(VENV)/bin/python -m bench.server_load --server $(VENV)/bin/longhouse --server $(COMPILED)/bin/longhouse

golden: $(VENV)/dev ## write the golden games anew; read the diff like code
	$(VENV)/bin/python -m tests.golden.regenerate

fit: $(VENV)/dev-full web ## whether everything fits on every screen, in every language; pictures in build/fit
	$(VENV)/bin/python -m tools.fit

lock: ## take the newest versions of all we depend on into constraints.txt
	rm -rf $(VENV)-lock
	$(PYTHON) -m venv $(VENV)-lock
	$(VENV)-lock/bin/python -m pip install -qq --upgrade setuptools
	$(VENV)-lock/bin/python -m pip install -qq --no-build-isolation --editable '.[dev-full]'
	$(VENV)-lock/bin/python -m pip freeze --all --exclude-editable --exclude pip > constraints.txt
	rm -rf $(VENV)-lock
	@! grep -n '://' constraints.txt

clean: ## remove environments, builds and caches
	rm -rf $(VENV) $(VENV)-* .fast build dist src/*.egg-info web/dist web/node_modules $(KEPT)
	rm -rf .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench examples tools -name __pycache__ -type d -prune -exec rm -rf {} +

# Each of the three holds all of the one before: whoever wants the last one does not make the others first.
ENVIRONMENT := pyproject.toml setup.py constraints.txt
define INSTALL
	$(PYTHON) -m venv $(VENV)
	$(VENV)/bin/python $(PIP_INSTALL) setuptools
	$(VENV)/bin/python $(PIP_INSTALL) --editable '$(1)'
endef

$(VENV)/runtime: $(ENVIRONMENT)
	$(call INSTALL,.[server])
	@touch $@

$(VENV)/dev: $(ENVIRONMENT)
	$(call INSTALL,.[dev])
	@touch $(VENV)/runtime $@

# Ray, Playwright, Arrow and what draws charts: without them some tests are not run, and say so.
$(VENV)/dev-full: $(ENVIRONMENT)
	$(call INSTALL,.[dev-full])
	@touch $(VENV)/runtime $(VENV)/dev $@

# What was compiled before it was stopped is kept, so that it goes on from there the next time.
$(FAST)/ready: $(VENV)/runtime
	@$(VENV)/bin/python -c 'import mypy' 2>/dev/null || $(VENV)/bin/python $(PIP_INSTALL) mypy
	rm -rf $(CURDIR)/.fast
	LONGHOUSE_PAGE=0 LONGHOUSE_PURE=0 LONGHOUSE_OPT=2 LONGHOUSE_SCRATCH=.fast/scratch LONGHOUSE_OBJECTS=$(KEPT)/objects-fast \
		$(VENV)/bin/python setup.py -q build --build-base .fast/scratch --build-lib $(FAST)
	rm -rf .fast/scratch
	@touch $@

need-node:
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null || \
	{ echo "The web client is built with node 20 or newer, which is not here: install it, or play with \`make terminal\`."; exit 1; }

$(NODE_MODULES): web/package.json web/package-lock.json | need-node
	cd web && $(NPM) ci --silent
	@touch $@

$(CLIENT): $(NODE_MODULES) $(WEB_SOURCES)
	cd web && $(NPM) run --silent build -- --logLevel warn
	@touch $@

# LONGHOUSE_PURE=0: a build that does not compile is an error here. An old build/ would smuggle in deleted modules.
# What we depend on is not installed again: a .pth file leads to the packages of the pure environment. (Files of this kind
# are not followed twice, so that its editable Longhouse is not found.)
$(COMPILED)/built-O%-$(FINGERPRINT): $(DEV)
	rm -rf build $(COMPILED)
	$(PYTHON) -m venv --without-pip $(COMPILED)
	$(VENV)/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))' \
		>$$($(COMPILED)/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/shared.pth
	LONGHOUSE_PAGE=0 LONGHOUSE_PURE=0 LONGHOUSE_OPT=$* LONGHOUSE_OBJECTS=$(KEPT)/objects-O$* $(COMPILED)/bin/python $(PIP_INSTALL) --no-deps --force-reinstall .
	@touch $@
