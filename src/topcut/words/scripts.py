"""The words of the scripts in the pages: read from the catalogue here, filled in there."""

from topcut.words import say
from topcut.words.catalogue import catalogue
from topcut.words.reader import ENGLISH

PREFIX = "script-"


def words_of(script: str) -> dict[str, str | dict[str, str]]:
    """By the end of their ids. A word that counts has one attribute a plural form; what a script fills in stands in
    braces: `{count}`."""
    english = catalogue(ENGLISH)
    assert english is not None
    begins = f"{PREFIX}{script}-"
    found: dict[str, str | dict[str, str]] = {}
    for id in english.ids:
        if id.startswith(begins):
            forms = english.attributes(id)
            gaps = {name: f"{{{name}}}" for name in english.parameters(id)}
            one = {form: say(f"{id}.{form}", **gaps) for form in forms} if forms else say(id, **gaps)
            found[id.removeprefix(begins)] = one
    return found
