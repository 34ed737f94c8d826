"""The press: a sheet and what stands on it become a PDF or a picture, in a child process with limits (K8)."""

import json
import logging
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import BoundedSemaphore
from typing import Literal

from topcut.child import Child, Died, Exceeded, Limits
from topcut.refusal import Refusal
from topcut.words.reader import language, locale_of

HERE = Path(__file__).parent
SHEETS = HERE / "sheets"
FONTS = HERE / "fonts"
AT_ONCE = 2  # children; whoever comes third waits
LIMITS = Limits(seconds=120, cpu_seconds=60, memory=4 << 30)  # a busy laptop is slow by the wall clock
PIXELS_PER_INCH = 72  # a picture is as many pixels wide as its page has points
DARK = re.compile(rb"\x01+")  # modules of a QR code
EPOCH = 0  # of every PDF, so that the same sheet is the same file

Form = Literal["pdf", "png"]

log = logging.getLogger(__name__)
_free = BoundedSemaphore(AT_ONCE)


def press(
    sheet: str,
    data: Mapping[str, object],
    *,
    codes: Sequence[str] = (),
    form: Form = "pdf",
    folder: Path = SHEETS,
    limits: Limits | None = None,
) -> bytes:
    """The sheet `paper/sheets/<sheet>.typ`, whose `sys.inputs.data` is this as JSON: plain text, never markup.
    `codes` are addresses, drawn as QR codes and given to it in the same order; `sys.inputs.language` is the
    language of whoever asks.

    A picture is of the first page. Waits, so it is never asked on the event loop.
    """
    told = (folder / f"{sheet}.typ", json.dumps(data), tuple(codes), form, locale_of(language()).language)
    with _free:
        try:
            made: bytes = Child(pressed, *told, limits=limits or LIMITS).answer()
        except Exceeded as exceeded:
            log.error("the sheet %s was over its limits: %s", sheet, exceeded)
            raise Refusal("press-stopped") from None
        except (Died, OSError) as error:
            log.error("the sheet %s could not be made: %s", sheet, error)
            raise Refusal("press-failed") from None
    return made


def pressed(sheet: Path, data: str, codes: Sequence[str], form: Form, language: str) -> bytes:
    """In the child. A sheet can read what lies in its own folder, and there are no packages."""
    import typst

    compiler = typst.Compiler(
        sheet,
        root=sheet.parent,
        font_paths=[FONTS],
        ignore_system_fonts=True,
        sys_inputs={"data": data, "codes": json.dumps([drawn(code) for code in codes]), "language": language},
        package_path=HERE / "none",
        package_cache_path=HERE / "none",
    )
    made = compiler.compile(format=form, ppi=PIXELS_PER_INCH, timestamp=EPOCH)
    assert made is not None
    return made[0] if isinstance(made, list) else made


def drawn(address: str) -> str:
    """A QR code as an SVG. The mask is given: looking for the best one of eight takes five times as long, and readers
    know all of them."""
    import segno

    code = segno.make(address, error="m", micro=False, mask=2, boost_error=False)
    size, _ = code.symbol_size(border=0)
    rows = "".join(_row(y, bytes(row)) for y, row in enumerate(code.matrix))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}"><path d="{rows}" stroke="#000"/></svg>'


def _row(y: int, row: bytes) -> str:
    """The dark modules of a row as lines, neighbours together."""
    return "".join([f"M{run.start()} {y}.5H{run.end()}" for run in DARK.finditer(row)])
