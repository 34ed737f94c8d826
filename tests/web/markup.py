"""A page as a browser takes it apart: its elements, its texts, and its forms with every field."""

from dataclasses import dataclass, field
from html.parser import HTMLParser

FREE = frozenset({"text", "search", "email", "tel", "url"})  # kinds of input that take any words


@dataclass
class Field:
    name: str
    kind: str
    value: str = ""
    chosen: bool = False
    is_required: bool = False
    is_number: bool = False

    @property
    def is_free(self) -> bool:
        return self.kind == "textarea" or (self.kind in FREE and not self.is_number)


@dataclass
class Form:
    action: str
    method: str
    fields: list[Field] = field(default_factory=list)


@dataclass
class Element:
    tag: str
    attributes: dict[str, str]


class Markup(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self.texts: list[str] = []  # of elements, not of attributes
        self.scripts: list[str] = []  # what stands inside script and style elements
        self.forms: list[Form] = []
        self._within = ""
        self._form: Form | None = None
        self._select = ""
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        self.elements.append(Element(tag, told))
        self._within = tag if tag in {"script", "style", "textarea"} else ""
        if told.get("type") == "application/json":  # the words of a script, which nothing runs
            self._within = ""
        if tag == "form":
            self._form = Form(told.get("action", ""), told.get("method", "get"))
            self.forms.append(self._form)
        if tag == "select":
            self._select = told.get("name", "")
            self._add(Field(self._select, "select"))
        if tag == "option" and self._form and self._select and "selected" in told:
            self._form.fields[-1].value = told.get("value", "")
        if tag in {"input", "textarea"} and told.get("name"):
            kind = "textarea" if tag == "textarea" else told.get("type", "text")
            number = told.get("inputmode") == "numeric" or kind == "number"
            chosen = kind not in {"radio", "checkbox"} or "checked" in told
            self._add(Field(told["name"], kind, told.get("value", ""), chosen, "required" in told, number))

    def handle_endtag(self, tag: str) -> None:
        self._within = ""
        if tag == "form":
            self._form = None
        if tag == "select":
            self._select = ""

    def handle_data(self, data: str) -> None:
        (self.scripts if self._within in {"script", "style"} else self.texts).append(data)

    def _add(self, made: Field) -> None:
        if self._form is not None:
            self._form.fields.append(made)
