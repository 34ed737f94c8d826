# Topcut: `make help` lists what can be done here.

PYTHON ?= python3
UV = .tools/bin/uv
BIN = .venv/bin
STAMP = .venv/.set-up
COMPILE = $(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11
CHECKED = tests/rules tests/lists tests/cards tests/faces tests/words tests/web/public/test_front.py tests/web/public/test_standings.py tests/test_chance.py tests/test_clauses.py
SOAK ?=
BENCH ?=
LAN ?=

export PIP_DISABLE_PIP_VERSION_CHECK = 1
export PIP_ROOT_USER_ACTION = ignore
export UV_PYTHON_DOWNLOADS = never
export PYTHONDONTWRITEBYTECODE =  # compiled once and kept: a server starts in half the time

.PHONY: help setup run system test check format docs pictures wheel coverage bench soak mutation sbom lock clean

help: ## list these targets
	@$(PYTHON) -c "import re; [print(f'make {name:9} {job}') for name, job in re.findall(r'^([a-z]+):.*?## (.*)', open('Makefile').read(), re.M)]"

setup: $(STAMP) ## make the virtual environment in .venv (cached)

run: setup ## serve the pages at http://127.0.0.1:8000 (LAN=1 lets the phones of the hall in; in a terminal it asks)
	@$(BIN)/topcut serve --by-make $(if $(LAN),--lan)

system: ## install strace, faketime, nginx and chromium, which some tests need, where that is allowed
	@for tool in strace faketime nginx chromium; do \
	  command -v $$tool > /dev/null && continue; \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$tool > /dev/null 2>&1; fi; \
	  command -v $$tool > /dev/null || echo "$$tool is not installed and cannot be from here: the tests that need it are skipped."; \
	done

test: setup system ## format, lint, types, walls and every test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/pytest -n auto --dist worksteal

check: setup ## the same with the tests of the pure rooms and two pages alone, about a minute
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/pytest -n auto --dist worksteal -m "not slow and not browser" --hypothesis-profile=fast $(CHECKED)

format: setup ## put every file into the one format
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

docs: setup ## write the generated pages in docs anew
	$(BIN)/python -m tools.pages

pictures: setup system ## take the pictures in src/topcut/help_pages/pictures anew, of real pages in a real browser
	$(BIN)/python -W ignore -m tests.web.picturing src/topcut/help_pages/pictures

wheel: setup ## build the file that pipx and uv install, in build/wheel; docs/install.md says how
	$(UV) build --quiet --wheel --no-build-isolation --python .venv --out-dir build/wheel .

coverage: setup ## branch coverage of the rules, which must be above 95 percent
	$(BIN)/pytest -n auto --dist worksteal --cov=topcut.rules --cov-branch --cov-report=term-missing --cov-fail-under=95

bench: setup ## measure side by side with peers (BENCH="start" for some)
	$(UV) pip install --quiet --python .venv --require-hashes -r requirements-bench.lock
	$(BIN)/python -m bench $(BENCH)

soak: setup ## long proofs, resumed where they stopped (SOAK="NAME --minutes 5" for some), then mutation testing
	$(BIN)/python -m soak $(SOAK)
	$(BIN)/python -m soak.mutation

mutation: setup ## mutation testing of results and standings alone
	$(BIN)/python -m soak.mutation

sbom: setup ## write what Topcut is made of to build/sbom: CycloneDX, licences, and known holes where the network allows
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .tools/sbom
	$(UV) pip sync --quiet --python .tools/sbom --require-hashes requirements-sbom.lock
	$(BIN)/python -m tools.sbom .tools/sbom/bin

lock: $(UV) ## choose the newest versions that fit and pin them by hash
	$(COMPILE) --upgrade pyproject.toml --all-extras --group dev -o requirements.lock
	$(COMPILE) --upgrade pyproject.toml --extra postgres -c requirements.lock -o requirements-run.lock
	$(COMPILE) --upgrade --group bench -c requirements.lock -o requirements-bench.lock
	$(COMPILE) --upgrade --group sbom -o requirements-sbom.lock
	echo uv | $(COMPILE) --upgrade - -o requirements-uv.lock

clean: ## remove everything that was made here, the proofs' progress too
	rm -rf .venv .tools .soak build mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage

$(UV): requirements-uv.lock
	$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11) and 'Topcut needs Python 3.11 or newer.')"
	rm -rf .tools
	$(PYTHON) -m pip install --quiet --target .tools --require-hashes -r requirements-uv.lock
	@touch $(UV)

$(STAMP): $(UV) requirements.lock pyproject.toml
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .venv
	$(UV) pip sync --quiet --python .venv --require-hashes requirements.lock
	$(UV) pip install --quiet --python .venv --no-deps --no-build-isolation -e .
	@touch $(STAMP)
