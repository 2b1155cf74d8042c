# The two commands: `make play` opens a table in the browser, `make test` proves the project.
# Both make their own environment in .venv.  Needed: Python 3.11 or newer, and make.

PYTHON ?=
WORKERS ?= 2
GAMES ?= 1000
BIN := .venv/bin
export PYTHON

.PHONY: help play test check laws benchmark pictures format lock clean

help: ## show these commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1:\2/p' Makefile | while IFS=: read -r name text; do printf '%-14s %s\n' "$$name" "$$text"; done

play: ## play: install, serve on this machine, open the page
	@sh scripts/install.sh play
	@$(BIN)/sobremesa

test: check ## prove it: the checks, then all tests
	@sh scripts/debian.sh
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --durations 20

check: ## formatter, linters, types, layers, the compiled subset
	@sh scripts/install.sh test
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@$(BIN)/oxlint src tests benchmarks
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/python -m sobremesa.kit.compiled_subset

laws: ## the laws on many games of every game: make laws GAMES=1000
	@sh scripts/install.sh play
	@for game in $$($(BIN)/python -c 'from sobremesa.games import KNOWN; print(*KNOWN)'); do \
		$(BIN)/sobremesa check $$game --games $(GAMES) || exit 1; \
	done

benchmark: ## speed of random Guacamole beside a player written by hand in C
	@sh scripts/install.sh play
	@$(BIN)/python benchmarks/guacamole.py --c benchmarks/guac_limit.c

pictures: ## draw the icons, take the pictures of docs/pictures: after a change of how things look
	@sh scripts/install.sh test
	@sh scripts/debian.sh
	@$(BIN)/python scripts/icons.py
	@$(BIN)/python scripts/pictures.py

format: ## format the code and mend what the linter can
	@sh scripts/install.sh test
	@$(BIN)/ruff check --fix --exit-zero
	@$(BIN)/ruff format

lock: ## renew requirements.lock within pyproject.toml's ranges
	@sh scripts/lock.sh

clean: ## remove the environment and what tools left
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist
