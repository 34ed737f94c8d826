"""Where rule books are found and how their text becomes a ruleset, or one sentence about what is wrong with it."""

import re
import tomllib
from functools import cache
from pathlib import Path

from topcut.refusal import Refusal
from topcut.rules.ruleset.checks import Fault
from topcut.rules.ruleset.schema import Ruleset
from topcut.rules.ruleset.shape import shaped

SHIPPED = Path(__file__).parent.parent / "rulesets"
LONGEST = 1_000_000  # bytes; a rule book has some ten thousand
MOST_DOTS = 400  # in a line; longer paths of keys would take the reader forever
TOML_PLACE = re.compile(r" \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)$")


@cache
def shipped() -> tuple[str, ...]:
    """The names of the rule books that come with Topcut."""
    return tuple(sorted(file.stem for file in SHIPPED.glob("*.toml")))


@cache
def examples() -> tuple[str, ...]:
    """Two more that follow no document; they have names too, but are not listed."""
    return tuple(sorted(file.stem for file in (SHIPPED / "examples").glob("*.toml")))


def at_a_desk() -> dict[str, Ruleset]:
    """Those that a desk runs, by name. A game that follows a plan, such as Challengers!, has its own table."""
    found = (load(name) for name in shipped())
    return {ruleset.name: ruleset for ruleset in found if ruleset.plan is None}


def load(name_or_path: str | Path) -> Ruleset:
    """A rule book by its name, or your own by its path: `munchkin`, `./mine.toml`."""
    if isinstance(name_or_path, str) and name_or_path in (*shipped(), *examples()):
        return _shipped(name_or_path)
    return parse(text_of(name_or_path), str(name_or_path))


def text_of(name_or_path: str | Path) -> str:
    """The text of a rule book, as it is in its file."""
    path = Path(name_or_path)
    if isinstance(name_or_path, str) and not _is_path(name_or_path):
        if name_or_path not in (*shipped(), *examples()):
            raise _unknown(name_or_path)
        path = SHIPPED / ("" if name_or_path in shipped() else "examples") / f"{name_or_path}.toml"
    return _text(path, str(name_or_path))


def parse(text: str, source: str) -> Ruleset:
    """The rule book in a text; `source` is what a refusal calls the text."""
    if not text.strip():
        raise _broken(source, "empty")
    try:
        return shaped(_tables(text, source))
    except Fault as fault:
        raise fault.refusal("ruleset-wrong", source=source) from None


@cache
def _shipped(name: str) -> Ruleset:
    return parse(text_of(name), name)


def _is_path(text: str) -> bool:
    return "/" in text or "\\" in text or text.endswith(".toml")


def _unknown(name: str) -> Refusal:
    from difflib import get_close_matches

    near = tuple(get_close_matches(name.lower()[:60], shipped(), n=2))
    return Refusal("unknown-ruleset", name=name, near=near, how_many=len(near), known=shipped())


def _text(path: Path, source: str) -> str:
    try:
        if path.is_dir():
            raise _broken(source, "folder")
        if not path.is_file():
            raise Refusal("ruleset-not-found", source=source)
        with path.open("rb") as file:
            content = file.read(LONGEST + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise _broken(source, "unreadable", detail=reason) from None
    if len(content) > LONGEST:
        raise _broken(source, "too-large", most=LONGEST)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _broken(source, "not-text", at=error.start) from None


def _broken(source: str, why: str, **about: object) -> Refusal:
    return Refusal("ruleset-broken", None, source=source, why=why, **about)


def _tables(text: str, source: str) -> dict[str, object]:
    if any(line.count(".") > MOST_DOTS for line in text.splitlines()):
        raise _broken(source, "endless")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        detail = TOML_PLACE.sub("", str(error))
        line, column = _place(str(error), text)
        raise _broken(source, "toml", line=line, column=column, detail=detail) from None
    except (RecursionError, ValueError):  # endlessly nested brackets; a number of five thousand digits
        raise _broken(source, "endless") from None


def _place(message: str, text: str) -> tuple[int, int]:
    found = TOML_PLACE.search(message)
    if found and found["line"]:
        return int(found["line"]), int(found["column"])
    return text.count("\n") + 1, len(text) - text.rfind("\n")
