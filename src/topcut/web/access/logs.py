"""Nothing that opens a door is ever written into a log, wherever a record comes from."""

import logging
import re

QUERY = re.compile(r"\?[^\s\"]*")
SECRET = re.compile(
    r"(?<![\w-])(?:[A-Za-z0-9_-]{22}|[A-Z2-7]{26}|(?:[A-Z2-7]{4}-){1,6}[A-Z2-7]{2,4})(?![\w-])"
)  # links and cookies, codes, codes in groups
MASK = "..."


class Discreet(logging.Filter):
    """Takes questions out of addresses and masks whatever looks like a secret, in traces too."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.msg, record.args = masked(QUERY.sub("", record.getMessage())), ()
        if record.exc_info and record.exc_info[0] is not None:
            record.exc_text = masked(logging.Formatter().formatException(record.exc_info))
        return True


def masked(text: str) -> str:
    return SECRET.sub(MASK, text)


def keep_discreet(*names: str) -> None:
    """For the handlers of these loggers, so that their children's records pass here too."""
    for name in names:
        for handler in logging.getLogger(name).handlers:
            handler.addFilter(Discreet())
