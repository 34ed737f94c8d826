"""What kind of device somebody has signed in on, in the reader's language; beside the session it stands in English."""

from topcut.words import say

KINDS = {
    "Android phone": "android",
    "Windows computer": "windows",
    "Linux computer": "linux",
    "other device": "other",
}  # the others are names, such as iPhone


def device(kept: str) -> str:
    kind = KINDS.get(kept)
    return kept if kind is None else say("access-device-kind", kind=kind)
