"""What the templates are given."""

import ast
import re
from pathlib import Path

from tests.web.hall import Hall
from topcut import web
from topcut.web.rendering import STATIC, _environment, edition, script_words
from topcut.words.reader import reading

MAKES_A_PAGE = ("page", "shown", "Rendered")


def test_an_address_of_a_script_changes_with_the_script(tmp_path: Path) -> None:
    script = tmp_path / "desk.js"
    script.write_text("one")
    before = edition(tmp_path)
    assert edition(tmp_path) == before
    script.write_text("two")
    assert edition(tmp_path) != before


def test_pages_name_their_scripts_by_what_is_in_them(hall: Hall) -> None:
    named = set(re.findall(r"/static/[a-z.]+\.(?:js|css)\?(\w+)", hall.anybody.get("/login").text))
    assert named == {edition(STATIC)}


def test_the_words_of_a_script_are_looked_for_once_in_each_language() -> None:
    """In a full hall a quarter of all work went into looking for them."""
    with reading("de"):
        german = script_words("live")
    assert german
    assert german != script_words("live")
    assert script_words("live") is script_words("live")


def test_no_page_hides_what_every_template_can_call() -> None:
    """A context with a `day` of its own takes `day()` away from whatever the page includes."""
    callable_everywhere = {
        "clause",
        "counted",
        "day",
        "grouped",
        "icon",
        "person",
        "plate",
        "say",
        "say_html",
        "script",
    }
    assert callable_everywhere <= {name for name, value in _environment().globals.items() if callable(value)}
    hidden = [
        f"{file.name}: {name}"
        for file in Path(web.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        for name in callable_everywhere & names_given(node)
    ]
    assert not hidden


def names_given(node: ast.AST) -> set[str]:
    """By name to a page, or in a context that is put together."""
    if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in MAKES_A_PAGE:
        return {word.arg for word in node.keywords if word.arg}
    if isinstance(node, ast.Dict):
        return {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
    return set()


def test_no_style_is_for_a_class_that_no_page_has() -> None:
    given = classes_given()
    styled = {
        name
        for file in STATIC.glob("*.css")
        for selectors in re.findall(r"([^{}]*)\{", re.sub(r"/\*.*?\*/", "", file.read_text("utf-8"), flags=re.DOTALL))
        for name in re.findall(r"\.([a-z][\w-]*)", selectors)
    }
    assert len(styled) > 300
    assert {
        name for name in styled if not {name, re.sub(r"\d+$", "", name), re.sub(r"[^-]+$", "", name)} & given
    } == set()


def classes_given() -> set[str]:
    """Classes that a page can have. Any word that a script, or an expression of a template, writes in quotes may be
    one. Of `deck-{{ part }}` and `s{{ number }}` there is what stands before the expression."""
    given: set[str] = set()
    for file in STATIC.parent.glob("templates/**/*.html"):
        text = re.sub(r"\{#.*?#\}", "", file.read_text("utf-8"), flags=re.DOTALL)
        for expression in re.findall(r"\{[{%].*?[%}]\}", text, re.DOTALL):
            given.update(*(quoted.split() for quoted in re.findall(r'"([^"]*)"', expression)))
        for words in re.findall(r'class="([^"]*)"', re.sub(r"\{[{%].*?[%}]\}", "\0", text, flags=re.DOTALL)):
            given.update(word.partition("\0")[0] for word in words.split())
    for file in (*STATIC.glob("*.js"), *STATIC.parent.glob("**/*.py")):
        for line in file.read_text("utf-8").splitlines():
            given.update(*(re.findall(r"[a-z][\w-]*", quoted) for quoted in re.findall(r"[\"'`](.*?)[\"'`]", line)))
    return given - {""}
