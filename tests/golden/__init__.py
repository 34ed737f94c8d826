"""Figures that nobody here worked out: of real tournaments as they were published, and of other projects' tests."""

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent


def golden(name: str) -> Any:
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
