"""What is said no to, asked for in one line."""

from collections.abc import Callable

import pytest

from topcut.refusal import Refusal


def refusal_from(asked: Callable[..., object], *args: object, **named: object) -> Refusal:
    with pytest.raises(Refusal) as caught:
        asked(*args, **named)
    return caught.value
