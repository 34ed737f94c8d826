"""The page of refusals: every code with the sentence that people read."""

import re

from topcut.words.catalogue import parts_of

MESSAGE = re.compile(r"^refusal-([a-z0-9-]+) =(.*(?:\n[ \t]+.*)*)", re.M)
HEAD = """# Refusals

What Topcut says when something cannot be done. The code is stable: scripts may rely on it (`--json` gives it as
`error.code`), and the sentence may be bettered or said in another language. Names after `$` stand for what the refusal
is about; `{ ... -> ... }` chooses between singular and plural, or between cases.

| code | sentence |
| --- | --- |
"""


def page() -> str:
    catalogue = "\n".join(text for _, text in parts_of("en"))
    found = {code: " ".join(text.split()).replace("|", "\\|") for code, text in MESSAGE.findall(catalogue)}
    return HEAD + "".join(f"| `{code}` | {found[code]} |\n" for code in sorted(found))
