"""The press: a sheet and what stands on it become a PDF or a picture, in a child process with limits (K8)."""

import json
import logging
from collections.abc import Mapping
from pathlib import Path
from threading import BoundedSemaphore
from typing import Literal

from topcut.child import Child, Died, Exceeded, Limits
from topcut.refusal import Refusal

HERE = Path(__file__).parent
SHEETS = HERE / "sheets"
FONTS = HERE / "fonts"
AT_ONCE = 2  # children; whoever comes third waits
LIMITS = Limits(seconds=60, cpu_seconds=60, memory=4 << 30)
PIXELS_PER_INCH = 72  # a picture is as many pixels wide as its page has points
EPOCH = 0  # of every PDF, so that the same sheet is the same file

Form = Literal["pdf", "png"]

log = logging.getLogger(__name__)
_free = BoundedSemaphore(AT_ONCE)


def press(
    sheet: str, data: Mapping[str, object], *, form: Form = "pdf", folder: Path = SHEETS, limits: Limits = LIMITS
) -> bytes:
    """The sheet `paper/sheets/<sheet>.typ`, whose `sys.inputs.data` is this as JSON: plain text, never markup.

    A picture is of the first page. Waits, so it is never asked on the event loop.
    """
    with _free:
        try:
            made: bytes = Child(pressed, folder / f"{sheet}.typ", json.dumps(data), form, limits=limits).answer()
        except Exceeded as exceeded:
            log.error("the sheet %s was over its limits: %s", sheet, exceeded)
            raise Refusal("press-stopped") from None
        except (Died, OSError) as error:
            log.error("the sheet %s could not be made: %s", sheet, error)
            raise Refusal("press-failed") from None
    return made


def pressed(sheet: Path, data: str, form: Form) -> bytes:
    """In the child. A sheet can read what lies in its own folder, and there are no packages."""
    import typst

    made = typst.compile(
        sheet,
        root=sheet.parent,
        font_paths=[FONTS],
        ignore_system_fonts=True,
        format=form,
        ppi=PIXELS_PER_INCH,
        sys_inputs={"data": data},
        package_path=HERE / "none",
        package_cache_path=HERE / "none",
        timestamp=EPOCH,
    )
    assert made is not None
    return made[0] if isinstance(made, list) else made
