"""The form of a result: what the rule book asks for at a table, and the entry that was typed into it."""

from collections.abc import Mapping
from dataclasses import dataclass

from topcut.refusal import Refusal
from topcut.rules.match import Entry, Games, Pair, Result, Seat, Stage, Unfinished
from topcut.rules.results import settle
from topcut.rules.ruleset import Comparison, Figure, How, Ruleset
from topcut.rules.tournament import Tournament, games_of

LONGEST_NUMBER = 6  # digits; more is a slip of the finger
SEATS = {"1": Seat.FIRST, "2": Seat.SECOND}
DRAWN = "="
CONCESSION = "concession-"  # and the seat that wins by it


@dataclass(frozen=True, slots=True)
class Blanks:
    """What a result form has a field for. `first` are typed at every table, `later` only when time was called."""

    first: tuple[Figure, ...]
    later: tuple[Figure, ...]
    endings: tuple[How, ...]
    claims: str  # at time: what may still be open, whose card is added for its winner; empty: nothing (PS-25)
    unknown: bool  # an official may say why there are no figures
    games: int  # best of so many; 1: the match is one game
    points: bool  # tournament points as the players wrote them down
    roll: bool  # a drawn match is decided by a roll, entered with it


def blanks(t: Tournament, stage: Stage) -> Blanks:
    """The figures that standings add up come first; what only decides a match at time comes later."""
    ruleset = t.ruleset
    totals = {tiebreaker.figure for tiebreaker in ruleset.tiebreakers}
    first = tuple(figure for figure in ruleset.kept_figures if figure.name in totals)
    claiming = _claiming(ruleset)
    told = () if claiming is None else (claiming.figure,)  # answered by saying who won what was open
    return Blanks(
        first=first,
        later=tuple(figure for figure in ruleset.figures if figure not in first and figure.name not in told),
        endings=tuple(ruleset.endings),
        claims="" if claiming is None else str(claiming.claims),
        unknown=stage is Stage.SWISS and any(ending.asks for ending in ruleset.endings.values()),
        games=games_of(t, stage),
        points=ruleset.points.recorded,
        roll=stage is Stage.BRACKET and ruleset.bracket.draw == "roll",
    )


def example(t: Tournament, stage: Stage) -> tuple[str, ...]:
    """What could be typed after the number of a table, field by field: figures like those of a bye, or who has won."""
    asked = blanks(t, stage)
    if asked.games > 1:
        return ("1",) * (asked.games // 2 + 1)
    if not asked.first and not asked.points:
        return ("1",)
    points = (str(t.ruleset.points.win), str(t.ruleset.points.loss)) if asked.points else ()
    bye = t.ruleset.bye.figures
    figures = ((bye.get(figure.name, 1), bye.get(figure.name, 1) // 2) for figure in asked.first)
    return (*points, *(str(number) for pair in figures for number in pair))


def entry(t: Tournament, stage: Stage, fields: Mapping[str, str]) -> Entry:
    """What was typed: a figure's two numbers are called `vp-1` and `vp-2`, seats `1` and `2`, games `game-1` and on."""
    asked = blanks(t, stage)
    scores = {figure.name: pair for figure in t.ruleset.figures if (pair := _pair(fields, figure))}
    how = fields.get("how", "").strip()
    unfinished = _unfinished(fields.get("unfinished", "").strip())
    at_time = How.TIME if unfinished is not None else None
    return Entry(
        how=_how(how, asked.endings) if how else at_time,
        winner=_seat(fields.get("winner", "")),
        drawn=fields.get("winner", "").strip() == DRAWN,
        scores=scores,
        games=_games(fields, asked.games),
        points=_numbers(fields, "points") if asked.points else None,
        unfinished=unfinished,
    )


def typed_entry(t: Tournament, stage: Stage, fields: Mapping[str, str]) -> Entry:
    """The entry of a phone's form. A figure that is only asked for at time says that the match went to time."""
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


def figures_unknown(fields: Mapping[str, str]) -> str:
    """Why there are no figures, as everyone may read it."""
    return fields.get("figures_unknown", "").strip()


def rolled(fields: Mapping[str, str]) -> Seat | None:
    """Who won the roll of a drawn bracket match."""
    return _seat(fields.get("roll", ""))


def filled(t: Tournament, result: Result, unknown: str = "") -> dict[str, str]:
    """The fields for changing a recorded result; a winner that follows from the score is left to the score.

    `unknown` says why it has no figures.
    """
    winner = None if _score_tells(t, result) and not unknown else result.winner
    fields = {"how": result.how.value, "winner": "" if winner is None else str(winner + 1)}
    figures = {figure.name: pair for figure, pair in zip(t.ruleset.kept_figures, result.figures, strict=True)}
    if result.how is How.TIME and not unknown:
        told = _claiming(t.ruleset) is None and _follows(t.ruleset, result, figures)
        fields |= {"how": ""} if told else _taken_out(t.ruleset, figures)
    for name, pair in () if unknown else figures.items():
        fields |= {f"{name}-{seat}": str(number) for seat, number in enumerate(pair, start=1)}
    if unknown:
        fields["figures_unknown"] = unknown
    for number, winner in enumerate(result.games, start=1):
        fields[f"game-{number}"] = DRAWN if winner is None else str(winner + 1)
    if t.ruleset.points.recorded:
        fields |= {f"points-{seat}": str(number) for seat, number in enumerate(result.points, start=1)}
    return fields


def reported(said: Entry | None) -> dict[str, str]:
    """What a phone shows in its fields: the player's own report, if there is one."""
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
    number = digits(fields.get(name, "").strip(), LONGEST_NUMBER) or 0
    new = number + 1 if way == "more" else number - 1
    return {**fields, name: str(min(max(new, 0), figures[name].most))}


def whole(text: str) -> int:
    """A whole number that was typed."""
    number = digits(text.strip(), LONGEST_NUMBER)
    if number is None:
        raise Refusal("not-a-number", word=text.strip() or "–")
    return number


def digits(text: str, longest: int = 9) -> int | None:
    """The number that these plain digits are; None if they are anything else, or too long."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= longest else None


def _claiming(ruleset: Ruleset) -> Comparison | None:
    """The step that says who has won what was still open when time was called."""
    ending = ruleset.endings.get(How.TIME)
    return next((step for step in (ending.compare if ending else ()) if step.claims is not None), None)


def _taken_out(ruleset: Ruleset, figures: dict[str, Pair]) -> dict[str, str]:
    """Who has won what was open at time; that card, if it made enough to win, is taken out of the figures again."""
    claiming = _claiming(ruleset)
    if claiming is None or claiming.claims is None:
        return {}
    steps = ruleset.endings[How.VICTORY].compare
    enough = next((step.enough for step in steps if step.figure == claiming.claims), None)
    first, second = figures[claiming.claims]
    if enough is None or (first < enough) is (second < enough):
        return {"unfinished": Unfinished.NONE}
    figures[claiming.claims] = (first - 1, second) if first > second else (first, second - 1)
    return {"unfinished": Unfinished.FIRST if first > second else Unfinished.SECOND}


def _unfinished(word: str) -> Unfinished | None:
    if word and word not in set(Unfinished):
        raise Refusal("form-incomplete", fields=("unfinished",))
    return Unfinished(word) if word else None


def _follows(ruleset: Ruleset, result: Result, figures: Mapping[str, Pair]) -> bool:
    """Whether the score alone says all of it: then nobody said that time was called, and another score may differ."""
    try:
        return settle(ruleset, Entry(scores=figures, games=result.games), Stage.SWISS) == result
    except Refusal:
        return False


def _score_tells(t: Tournament, result: Result) -> bool:
    by_score = bool(result.games or t.ruleset.endings[How.VICTORY].compare)
    return by_score and result.how is How.VICTORY and not result.by_roll


def _pair(fields: Mapping[str, str], figure: Figure) -> Pair | None:
    try:
        return _numbers(fields, figure.name)
    except Refusal:
        raise Refusal("figure-not-a-number", clause=figure.clause, figure=figure.label) from None


def _numbers(fields: Mapping[str, str], name: str) -> Pair | None:
    first, second = (fields.get(f"{name}-{seat}", "").strip() for seat in (1, 2))
    if not first and not second:
        return None
    return whole(first), whole(second)


def _how(word: str, possible: tuple[How, ...]) -> How:
    if word not in possible:
        raise Refusal("ending-unknown", how=word, possible=possible)
    return How(word)


def _seat(word: str) -> Seat | None:
    return SEATS.get(word.strip())


def _games(fields: Mapping[str, str], most: int) -> Games:
    """The winners of the games, up to the first that is left empty."""
    found: list[Seat | None] = []
    for number in range(1, most + 1):
        word = fields.get(f"game-{number}", "").strip()
        if word not in SEATS and word != DRAWN:
            break
        found.append(_seat(word))
    return tuple(found) if most > 1 else ()
