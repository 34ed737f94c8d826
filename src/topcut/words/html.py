"""Sentences with elements inside, such as a link or a name in bold: the catalogue's words are ours and stand as they
are, whatever is filled in is escaped."""

from markupsafe import Markup, escape

from topcut.words import Shown, say, shown


def say_html(code: str, /, **parameters: object) -> Markup:
    """As `say`, for messages with elements. A parameter that is itself `Markup`, such as a clause, stays as it is."""
    return Markup(say(code, **{name: _safe(value) for name, value in parameters.items()}))


def _safe(value: object) -> object:
    if hasattr(value, "__html__"):
        return Shown(escape(value))
    if isinstance(value, str):
        return Shown(escape(shown(value)))
    if isinstance(value, tuple | list | set | frozenset):
        return tuple(map(_safe, value))
    return value
