"""What the source itself must never do, however careful the pages are; each check is shown something it would find."""

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.faults.harness import ROOT

SOURCE = ROOT / "src" / "topcut"
CLIENTS = {
    "aiohttp", "ftplib", "http.client", "httpx", "imaplib", "poplib", "requests", "smtplib", "urllib.request",
    "urllib3", "websockets", "xmlrpc",
}  # fmt: skip
DIALS = {"connect", "connect_ex", "create_connection", "open_connection"}
XML = {"defusedxml", "lxml", "xml"}
ASKS = {"exec_driver_sql", "execute", "executemany", "executescript", "scalar", "scalars", "text"}
SECRETS = {"cookie", "hash", "password"}
COMPUTED = {"digest", "form_token", "hexdigest"}
OTHERS_WORDS = {"locale", "random"}
Check = Callable[[ast.Module], Iterator[int]]


def found(check: Check, text: str) -> list[int]:
    return list(check(ast.parse(text)))


def everywhere(check: Check) -> set[str]:
    """The files in which something is found, such as `store/sqlite.py`."""
    return {name for name, tree in program().items() if any(True for _ in check(tree))}


@cache
def program() -> dict[str, ast.Module]:
    return {path.relative_to(SOURCE).as_posix(): ast.parse(path.read_text("utf-8")) for path in SOURCE.rglob("*.py")}


def imported(tree: ast.Module) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((one.name, node.lineno) for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((f"{node.module}.{one.name}", node.lineno) for one in node.names)


def imports(names: set[str]) -> Check:
    def check(tree: ast.Module) -> Iterator[int]:
        for name, line in imported(tree):
            if any(f"{name}.".startswith(f"{one}.") for one in names):
                yield line

    return check


def follows(tree: ast.Module) -> Iterator[int]:
    """Where it is asked to go on to another address."""
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg == "follow_redirects" and getattr(node.value, "value", True):
            yield node.value.lineno


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def dials(tree: ast.Module) -> Iterator[int]:
    """Connections that this program would open to an address; that of the database takes none."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) in DIALS and node.args:
            yield node.lineno


def builds_sql(tree: ast.Module) -> Iterator[int]:
    """SQL that is put together from pieces: only a PRAGMA may be, which takes no parameters."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) in ASKS and node.args:
            asked = node.args[0]
            is_pragma = isinstance(asked, ast.JoinedStr) and ast.unparse(asked).startswith("f'PRAGMA ")
            is_built = isinstance(asked, ast.JoinedStr | ast.BinOp) or (
                isinstance(asked, ast.Call) and called(asked) in {"format", "join", "replace"}
            )
            if is_built and not is_pragma:
                yield node.lineno


def builds_pragma(tree: ast.Module) -> Iterator[int]:
    yield from (
        node.lineno for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) and "PRAGMA" in ast.unparse(node)
    )


def compares_secrets(tree: ast.Module) -> Iterator[int]:
    """`==` takes longer the more of a secret was right. Two rows that are both kept here may be told apart by it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and any(isinstance(one, ast.Eq | ast.NotEq) for one in node.ops):
            sides = [is_secret(side) for side in (node.left, *node.comparators)]
            if any(sides) and not all(sides):
                yield node.lineno


def is_secret(side: ast.expr) -> bool:
    if isinstance(side, ast.Call):
        return called(side) in COMPUTED
    return isinstance(side, ast.Attribute) and side.attr in SECRETS


def asks_by_secret(tree: ast.Module) -> Iterator[int]:
    """A row that is looked up by what somebody sent and not by its digest."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) in {"one", "every"}:
            for word in node.keywords:
                by_digest = isinstance(word.value, ast.Call) and called(word.value) == "digest"
                if word.arg in SECRETS and not by_digest:
                    yield node.lineno


@pytest.mark.fault("J7")
def test_nothing_fetches_an_address_that_somebody_could_choose() -> None:
    mirror = {"desk/mirroring.py"}  # the address that the owner of a laptop has typed; never on a hosted server
    assert everywhere(imports(CLIENTS)) == mirror
    assert found(follows, (SOURCE / "desk/mirroring.py").read_text("utf-8")) == []
    own = {
        "cli/serve.py": "asks for the own address, and sends nothing",
        "store/listening.py": "the own database",
        "planner/sharing.py": "the cluster that whoever types the command has named; no page has it",
    }
    assert everywhere(dials) == set(own)
    assert found(imports(CLIENTS), "from urllib import request\nimport http.client\nimport urllib.parse") == [1, 2]
    assert found(dials, "socket.create_connection((host, 80))") == [1]
    assert found(follows, "httpx.Client(follow_redirects=True)") == [1]


@pytest.mark.fault("F4")
def test_xml_is_read_in_one_place_which_refuses_declarations() -> None:
    assert everywhere(imports(XML)) == {"exchange/elements.py"}
    assert found(imports(XML), "from xml.etree import ElementTree") == [1]


@pytest.mark.fault("J8")
def test_sql_is_never_put_together_from_pieces() -> None:
    assert everywhere(builds_sql) == set()
    assert everywhere(builds_pragma) == {"store/sqlite.py"}, "whose names stand in a constant of the same file"
    for text in (
        'connection.execute(f"SELECT * FROM people WHERE name = {name!r}")',
        'connection.execute(text("DELETE FROM people WHERE name = " + name))',
        'connection.exec_driver_sql("SELECT %s" % name)',
        'connection.exec_driver_sql("SELECT {}".format(name))',
    ):
        assert found(builds_sql, text) == [1], text


@pytest.mark.fault("H-10")
def test_secrets_are_looked_up_by_digest_and_never_compared_letter_by_letter() -> None:
    public = {  # digests of public facts and of catalogues; the name of a cookie
        "rules/chain.py", "desk/taking_in.py", "store/shared_catalogues.py", "web/server.py",
    }  # fmt: skip
    assert everywhere(compares_secrets) <= public
    links = {"web/access/account.py", "web/access/organizing.py", "web/mirror/keys.py"}
    assert everywhere(asks_by_secret) <= links, "whose links are digests from the start"
    assert found(compares_secrets, "if digest(code) == sent: ...") == [1]
    assert found(compares_secrets, "if kept.cookie != sent: ...") == [1]
    assert found(asks_by_secret, "accounts.one(Token, hash=sent)\naccounts.one(Token, hash=digest(sent))") == [1]


@pytest.mark.fault("F12", "M5")
def test_neither_the_language_of_the_system_nor_the_dice_of_python_are_asked() -> None:
    assert everywhere(imports(OTHERS_WORDS)) == set()
    assert found(imports(OTHERS_WORDS), "import random\nfrom locale import setlocale") == [1, 2]


@pytest.mark.fault("L9")
@pytest.mark.parametrize("file", sorted(ROOT.glob("requirements*.lock")), ids=lambda file: file.name)
def test_every_dependency_is_one_version_and_known_by_its_hash(file: Path) -> None:
    text = file.read_text("utf-8").replace("\\\n", " ")
    pinned = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    assert pinned
    for line in pinned:
        assert "==" in line.split(";")[0], line
        assert "--hash=sha256:" in line, line


def test_the_checks_read_the_whole_program() -> None:
    assert len(program()) > 200
