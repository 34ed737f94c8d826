"""Writes every generated page of the project anew: `python -m tools.pages`."""

from collections.abc import Callable

from tools import api_docs, archive_docs, asvs, catalogue_docs, clauses, faults, refusal_docs, ruleset_docs

PAGES: dict[str, Callable[[], str]] = {
    "docs/acts.md": api_docs.page,
    "docs/archive.md": archive_docs.page,
    "docs/asvs.md": asvs.page,
    "docs/catalogue.schema.json": catalogue_docs.json_schema,
    "docs/clauses.md": clauses.page,
    "docs/faults.md": faults.page,
    "docs/refusals.md": refusal_docs.page,
    "docs/rulesets.md": ruleset_docs.page,
    "docs/ruleset.schema.json": ruleset_docs.json_schema,
}


def main() -> None:
    for name, page in PAGES.items():
        (clauses.ROOT / name).write_text(page(), encoding="utf-8", newline="\n")
        print(name)


if __name__ == "__main__":
    main()
