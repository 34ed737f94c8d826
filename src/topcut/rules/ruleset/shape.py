"""From the tables of a file to a ruleset, and from msgspec's complaint to the fault and its place."""

import re
from collections.abc import Mapping
from typing import Any, Literal, get_args, get_origin

from topcut.declared import Misfit, bare, read_as, ready
from topcut.rules.ruleset.checks import Fault, fault_in
from topcut.rules.ruleset.schema import MOST, RATE, WORD, How, Ruleset
from topcut.rules.ruleset.settings import called

TYPE = re.compile(r"Expected `(?P<wanted>\w+)(?: \| null)?`, got `(?P<got>\w+)`")
BOUND = re.compile(r"Expected `int` (?P<sign>[<>])= (?P<bound>\d+)")
CHOICE = re.compile(r"Invalid enum value '?(?P<value>.*?)'?", re.DOTALL)
PATTERNS = {WORD: "word", RATE: "rate"}

ready(Ruleset)


def shaped(tables: Mapping[str, object], strict: bool = True) -> Ruleset:
    """The ruleset, or a Fault. Not strict: text may stand for a number or for yes and no, as on a command line."""
    try:
        ruleset = read_as(Ruleset, tables, strict=strict)
    except Misfit as misfit:
        raise _fault(misfit) from None
    fault = fault_in(ruleset)
    if fault is not None:
        raise fault
    return ruleset


def _fault(misfit: Misfit) -> Fault:
    steps = [called(value, step + 1) if isinstance(step, int) else step for step, value in misfit.steps]
    where, said, wanted = ".".join(steps), misfit.said, bare(misfit.wanted)
    if misfit.missing is not None:
        return Fault(".".join((*steps, misfit.missing)), "missing")
    if misfit.unknown is not None:
        from difflib import get_close_matches

        near = tuple(get_close_matches(misfit.unknown[:60], wanted.__struct_fields__, n=1))
        return Fault(".".join((*steps, misfit.unknown)), "unknown", near=near, how_many=len(near))
    if found := TYPE.fullmatch(said):
        return Fault(where, "type", wanted=found["wanted"], got=found["got"])
    if found := BOUND.fullmatch(said):
        bound = int(found["bound"])
        return Fault(where, "above", most=bound) if found["sign"] == "<" else Fault(where, "below", least=bound)
    if said == "Integer value out of range":
        return Fault(where, "above", most=MOST)
    if found := CHOICE.fullmatch(said):
        return Fault(where, "choice", value=found["value"], known=_choices(wanted))
    for pattern, why in PATTERNS.items():
        if repr(pattern) in said:
            return Fault(where, why)
    return Fault(where, "text")


def _choices(hint: Any) -> tuple[str, ...]:
    if hint is How:
        return tuple(how for how in How if how is not How.BYE)
    return get_args(hint) if get_origin(hint) is Literal else ()
