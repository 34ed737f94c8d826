"""Nothing that opens a door is ever written into a log, wherever a record comes from."""

import logging
import re

LONG = re.compile(r"[A-Za-z0-9_-]{20,}")  # tokens and cookies; ids of tournaments are shorter
GROUPS = re.compile(r"(?:[A-Za-z2-7]{4}-){1,6}[A-Za-z2-7]{2,4}\b")
QUERY = re.compile(r"\?[^\s\"]*")
MASK = "..."


class Discreet(logging.Filter):
    """Takes questions out of addresses and masks whatever looks like a secret."""

    def filter(self, record: logging.LogRecord) -> bool:
        text = record.getMessage()
        masked = GROUPS.sub(MASK, LONG.sub(MASK, QUERY.sub("", text)))
        if masked != text:
            record.msg, record.args = masked, ()
        return True


def keep_discreet(*names: str) -> None:
    """For the handlers of these loggers, so that their children's records pass here too."""
    for name in names:
        for handler in logging.getLogger(name).handlers:
            handler.addFilter(Discreet())
