# The two to know: `make play` and `make test`. Each installs all that it needs; `make help` lists the rest.

PYTHON ?= python3
GAME ?= dominion
WORKERS ?= auto

SHELL := /bin/sh
MAKEFLAGS += --no-builtin-rules --no-print-directory
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Images with Python often forbid it to keep compiled modules. Here some hundred processes would compile the same ones again and again.
unexport PYTHONDONTWRITEBYTECODE

# ---- The two virtualenvs: .venv is editable and plain, .venv-compiled holds a compiled install of the same sources.
# A step is done anew when what it stands on has changed: the name of its stamp holds a checksum of that.

which_python := $(shell $(PYTHON) -c 'import sys; print(sys.base_prefix, sys.version)' 2>&1)
checksum = $(shell { echo '$(which_python)'; cksum $(1); } | cksum | tr -d ' ')
recipe := pyproject.toml setup.py requirements/dev.lock
# The page inside the package is made from web/, so its sources count, not what was built: that may come later than the stamp.
sources := $(sort $(shell find src web tools/page.py -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*' \
	-not -path 'src/signoria/server/page/*' -not -path 'web/node_modules/*' -not -path 'web/tests/*'))

base := base-$(call checksum,requirements/dev.lock)
plain := .venv/ready-$(call checksum,$(recipe))
compiled := .venv-compiled/ready-$(call checksum,$(recipe) $(sources))

install := -m pip install --quiet --no-deps --no-build-isolation

%/$(base):
	@tools/prepare.sh venv $(PYTHON)
	@echo "Making $* from requirements/dev.lock"
	@$(PYTHON) -m venv --clear $*
	@tools/packages.sh $*
	@touch $@

$(plain): .venv/$(base)
	@rm -f .venv/ready-*
	@SIGNORIA_COMPILE=0 .venv/bin/python $(install) --editable .
	@.venv/bin/python -m pip check
	@touch $@

$(compiled): .venv-compiled/$(base)
	@tools/prepare.sh compiler .venv-compiled/bin/python
	@echo "Compiling into .venv-compiled"
	@rm -f .venv-compiled/ready-*
	@SIGNORIA_COMPILE=1 .venv-compiled/bin/python $(install) --force-reinstall .
	@.venv-compiled/bin/python -m pip check
	@touch $@

# ---- What people call

.PHONY: help play terminal quick lint check test soak bench mutants differential format lock clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# The compiled install thinks faster: it is used once it is ready.
player = $(if $(wildcard $(compiled)),.venv-compiled,.venv)

.PHONY: which
which:
	@echo $(player)

play: $(plain) ## play in the browser; without the page's packages, in the terminal
	@game=; \
	if ! .venv/bin/python tools/page.py build; then \
		echo "The page can't be built here, so the game is in the terminal."; \
		game="play $(GAME)"; \
	fi; \
	[ -f $(compiled) ] || tools/compile_later.sh .venv/bin/python $(MAKE) compiled; \
	exec $(player)/bin/signoria $$game

terminal: $(plain) ## play in the terminal (GAME=dominion)
	@$(player)/bin/signoria play $(GAME)

.PHONY: page
page: $(plain)
	@.venv/bin/python tools/page.py build

# The page is played in the browser by `make test` alone, on the compiled install, where the bots are quick.
quick: page ## the tests on the plain install: for every day
	.venv/bin/python tools/page.py test
	SIGNORIA_EXPECT=plain .venv/bin/pytest -n $(WORKERS) --ignore tests/page

lint: $(plain) ## style and types
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	.venv/bin/python tools/page.py check

check: lint quick ## lint and quick: before every commit

# Parts of it run at once: tools/everything.py says which, and which tests need both installs.
test: ## everything, on the plain and on the compiled install
	@tools/prepare.sh venv $(PYTHON)
	@MAKE='$(MAKE)' WORKERS='$(WORKERS)' $(PYTHON) tools/everything.py

.PHONY: plain second compiled postgresql chromium
plain: $(plain)
second: .venv-compiled/$(base)
compiled: $(compiled)

postgresql chromium:
	@tools/prepare.sh $@

soak: $(compiled) ## long runs: tens of thousands of random games against every property
	SIGNORIA_EXPECT=compiled .venv-compiled/bin/pytest -m soak -s

bench: $(compiled) ## measure the speed, beside plain Python and pyminion
	@.venv-compiled/bin/python -m pip install --quiet --require-hashes -r requirements/bench.lock
	.venv-compiled/bin/signoria bench --against pyminion

.PHONY: screenshots
screenshots: page chromium ## pictures of every screen of the page, into screenshots/
	.venv/bin/python -m tests.page.screenshots

mutants: $(plain) ## break every card in every small way, and see that a test notices
	.venv/bin/python -m tests.mutants

differential: $(plain) ## play the cards here and in pyminion from the same positions, and compare
	@.venv/bin/python -m pip install --quiet --require-hashes -r requirements/bench.lock
	.venv/bin/python -m tests.differential

format: $(plain) ## bring the code into shape
	.venv/bin/ruff check --fix-only
	.venv/bin/ruff format
	.venv/bin/python tools/page.py format

# The variables that could bring an index or a directory of this machine into the lock files are left out.
UV_COMPILE = env -u UV_INDEX -u UV_DEFAULT_INDEX -u UV_INDEX_URL -u UV_EXTRA_INDEX_URL -u UV_FIND_LINKS \
	.venv/bin/uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' $(LOCK_FLAGS)

lock: .venv/$(base) ## write requirements/*.lock anew from pyproject.toml (LOCK_FLAGS=--upgrade for the newest of all)
	$(UV_COMPILE) pyproject.toml --extra dev -o requirements/dev.lock
	$(UV_COMPILE) pyproject.toml -c requirements/dev.lock -o requirements/runtime.lock
	$(UV_COMPILE) pyproject.toml -c requirements/dev.lock --extra bench -o requirements/bench.lock
	echo uv | $(UV_COMPILE) - -c requirements/dev.lock -o requirements/uv.lock

clean: ## remove all that make and the tools have made
	rm -rf .venv .venv-compiled build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache src/*.egg-info
	rm -rf web/node_modules src/signoria/server/page screenshots
	find src tests -name __pycache__ -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
