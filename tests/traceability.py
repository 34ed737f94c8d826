"""Pytest plugin that knows which collected test proves which clause, and runs those of one clause on request."""

import pytest

from tools.clauses import catalogue


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--clause", action="append", default=[], metavar="ID", help="run only the tests of this clause, such as CH-42"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    known = {clause.id for clause in catalogue().clauses}
    asked = set(config.getoption("--clause"))
    if asked - known:
        raise pytest.UsageError(f"No such clause: {', '.join(sorted(asked - known))}. docs/clauses.md lists them all.")
    for item in items:
        if clauses_of(item) - known:
            unknown = ", ".join(sorted(clauses_of(item) - known))
            raise pytest.UsageError(f"{item.nodeid} carries an unknown clause: {unknown}.")
    if asked:
        config.hook.pytest_deselected(items=[item for item in items if not clauses_of(item) & asked])
        items[:] = [item for item in items if clauses_of(item) & asked]


def clauses_of(item: pytest.Item) -> set[str]:
    return {id for mark in item.iter_markers("clause") for id in mark.args}
