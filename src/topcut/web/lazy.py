"""A property that is worked out when it is first asked for."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

Made = TypeVar("Made")


class lazy(Generic[Made]):  # noqa: N801  # used as a decorator
    """As `functools.cached_property`, which until Python 3.12 lets all instances wait for one lock."""

    def __init__(self, make: Callable[[Any], Made]) -> None:
        self._make = make

    @overload
    def __get__(self, instance: None, owner: type) -> "lazy[Made]": ...
    @overload
    def __get__(self, instance: object, owner: type) -> Made: ...
    def __get__(self, instance: object | None, owner: type) -> "lazy[Made] | Made":
        if instance is None:
            return self
        made = instance.__dict__[self._make.__name__] = self._make(instance)
        return made
