"""What a server tells on its console."""

import logging
import time

from topcut.web.settings import Mode


def log_to_console(mode: Mode) -> None:
    """Warnings and mistakes, without a secret in them (H-9). What the server only warns of is what strangers send, as
    often as they like (K6). On the internet every request is told, in lines that programs read."""
    from topcut.web.access.secrets import keep_discreet
    from topcut.web.request_log import Structured

    handler = logging.StreamHandler()
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%SZ")
    plain.converter = time.gmtime  # as all our times are written
    is_hosted = mode is Mode.HOSTED
    handler.setFormatter(Structured() if is_hosted else plain)
    for name, level in (("topcut", logging.INFO if is_hosted else logging.WARNING), ("uvicorn", logging.ERROR)):
        logger = logging.getLogger(name)
        logger.setLevel(level)
        logger.addHandler(handler)
    keep_discreet("topcut", "uvicorn")
