"""XML as a stream of elements, the only place that reads it: a document type, and with it every entity, is refused."""

from collections.abc import Callable
from typing import NoReturn
from xml.parsers import expat

from topcut.refusal import Refusal

Start = Callable[[str, dict[str, str]], None]
End = Callable[[str], None]


def read_elements(data: bytes, start: Start, end: End, *, declared: Refusal, broken: Callable[[int], Refusal]) -> None:
    """Each element as it begins and ends; `broken` is refused with the row in which the XML breaks off."""

    def refuse(*_: object) -> NoReturn:
        raise declared

    parser = expat.ParserCreate()
    parser.StartDoctypeDeclHandler = refuse
    parser.StartElementHandler = start
    parser.EndElementHandler = end
    try:
        parser.Parse(data, True)
    except (expat.ExpatError, ValueError, LookupError) as error:
        raise broken(getattr(error, "lineno", 1)) from None
