"""The report form on a phone: what its fields are called, what stands in them, and the entry they amount to."""

from collections.abc import Mapping

from topcut.refusal import Refusal
from topcut.rules.match import Entry, Stage
from topcut.rules.ruleset import How
from topcut.rules.state import Place
from topcut.rules.tournament import Tournament
from topcut.web.result_form import LONGEST_NUMBER, blanks, entry

CONCESSION = "concession-"  # and the seat that wins by it


def typed_entry(t: Tournament, stage: Stage, fields: Mapping[str, str]) -> Entry:
    """Figures that are asked for only at time say that the match went to time."""
    asked = blanks(t, stage)
    ending = fields.get("ending", "")
    rest = {name: value for name, value in fields.items() if name not in {"how", "ending"}}
    if ending.startswith(CONCESSION):
        won = ending.removeprefix(CONCESSION)
        return entry(t, stage, {**rest, "how": How.CONCESSION, "winner": won, "unfinished": ""})
    if ending == How.DRAW:
        return entry(t, stage, {**rest, "how": How.DRAW, "winner": "", "unfinished": ""})
    between_games = bool(rest.get("time", "").strip())
    at_time = between_games or any(
        rest.get(f"{figure.name}-{seat}", "").strip() for figure in asked.later for seat in (1, 2)
    )
    return entry(t, stage, {**rest, "how": How.TIME} if at_time else rest)


def values_of(t: Tournament, seat: Place) -> dict[str, str]:
    """What stands in the fields: the own report, if there is one."""
    said = seat.mine
    if said is None:
        return {}
    fields = {
        f"{name}-{number}": str(value)
        for name, pair in said.scores.items()
        for number, value in enumerate(pair, start=1)
    }
    for number, winner in enumerate(said.games, start=1):
        fields[f"game-{number}"] = "" if winner is None else str(winner + 1)
    if said.winner is not None:
        fields["winner"] = str(said.winner + 1)
    if said.how is How.TIME and not said.scores:
        fields["time"] = "yes"
    if said.unfinished is not None:
        fields["unfinished"] = said.unfinished
    if said.how is How.CONCESSION and said.winner is not None:
        fields["ending"] = f"{CONCESSION}{said.winner + 1}"
    elif said.how is How.DRAW:
        fields["ending"] = How.DRAW
    return fields


def stepped(t: Tournament, stage: Stage, fields: Mapping[str, str], step: str) -> dict[str, str]:
    """One more or one less, for a phone without script: `vp-1:more`."""
    name, _, way = step.partition(":")
    figures = {f"{figure.name}-{seat}": figure for figure in t.ruleset.figures for seat in (1, 2)}
    if name not in figures or way not in {"more", "less"}:
        raise Refusal("form-incomplete", fields=("step",))
    text = fields.get(name, "").strip()
    number = int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER else 0
    new = number + 1 if way == "more" else number - 1
    return {**fields, name: str(min(max(new, 0), figures[name].most))}
