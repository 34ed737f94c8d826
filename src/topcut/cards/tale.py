"""The story of a game that is over, in six facts: each is read off the record, and says so much and no more."""

from collections import Counter
from dataclasses import dataclass, field

from topcut.cards.game import OVER, Game, Parked, Played
from topcut.cards.match import DECK


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence by its code: who is in it, by their seats, and what else it says."""

    code: str
    seats: dict[str, int] = field(default_factory=dict)
    about: dict[str, int | str] = field(default_factory=dict)
    match: tuple[int, int] | None = None  # round and park of the match that it is about


def tale(game: Game) -> tuple[Told, ...]:
    assert game.stage == OVER
    return _winner(game), _closest(game), _longest(game), _upset(game), _card(game), _trophies(game)


def parked_at(game: Game, played: Played) -> Parked:
    return next(one for one in game.matches if (one.round, one.park) == (played.round, played.park))


def missing(parked: Parked) -> int | None:
    """How much power the loser lacked when no card was left; None if the match ended otherwise."""
    film, winner = parked.record, parked.match.winner
    if parked.match.how != DECK or not film or winner is None or film.shots[-1].holder is None:
        return None
    sides = film.shots[-1].sides
    return sides[winner].total - sides[1 - winner].total


def fans_before(game: Game, round: int) -> Counter[int]:
    """What each seat had gathered in the rounds before."""
    fans: Counter[int] = Counter()
    for one in game.results:
        if one.round < round:
            for seat, tokens in zip(one.seats, one.tokens, strict=True):
                fans[seat] += tokens
            if one.trophy in game.players[one.winner].trophies and one.trophy is not None:
                fans[one.winner] += one.trophy.fans
    return fans


def _winner(game: Game) -> Told:
    if game.winner is None:
        return Told("nobody")
    final = next((one for one in game.results if one.trophy is None), None)
    if final is not None:
        seats = {"winner": final.winner, "loser": final.loser}
        return Told("final", seats, {"reveals": final.reveals}, (final.round, final.park))
    others = [seat for seat in game.ranked if seat != game.winner]
    fans = game.players[game.winner].all_fans
    if not others:
        return Told("alone", {"winner": game.winner}, {"fans": fans})
    second = max(others, key=lambda seat: game.players[seat].all_fans)
    about: dict[str, int | str] = {"fans": fans, "others": game.players[second].all_fans, "rounds": game.round}
    return Told("lead", {"winner": game.winner, "loser": second}, about)


def _closest(game: Game) -> Told:
    lacked = [(lack, one) for one in game.results if (lack := missing(parked_at(game, one))) is not None]
    if not lacked:
        return Told("no-closest")
    lack, one = min(lacked, key=lambda each: each[0])
    return Told("closest", {"winner": one.winner, "loser": one.loser}, {"lack": lack, **_when(one)}, _place(one))


def _longest(game: Game) -> Told:
    one = max(game.results, key=lambda played: played.reveals)
    seats = {"winner": one.winner, "loser": one.loser}
    return Told("longest", seats, {"reveals": one.reveals, **_when(one)}, _place(one))


def _upset(game: Game) -> Told:
    """Who had fewer fans before the round, and won all the same; the Robot has none to compare."""
    people = {seat for seat, player in enumerate(game.players) if game.solo or not player.robot}
    behind: list[tuple[int, Played]] = []
    for one in game.results:
        if {one.winner, one.loser} <= people:
            before = fans_before(game, one.round)
            behind.append((before[one.loser] - before[one.winner], one))
    if max((gap for gap, _ in behind), default=0) <= 0:
        return Told("no-upset")
    gap, one = max(behind, key=lambda each: each[0])
    return Told("upset", {"winner": one.winner, "loser": one.loser}, {"gap": gap, **_when(one)}, _place(one))


def _card(game: Game) -> Told:
    """Which card had the flag when a match was over."""
    held: Counter[str] = Counter()
    for one in game.matches:
        shot = one.record.shots[-1] if one.record else None
        card = None if shot is None or shot.holder is None else shot.sides[shot.holder].flag
        if card is not None and shot is not None and shot.holder == one.match.winner:
            held[game.binder.cards[card].name] += 1
    if not held:
        return Told("no-card")
    name, matches = min(held.items(), key=lambda each: (-each[1], each[0]))
    return Told("card", {}, {"card": name, "matches": matches})


def _trophies(game: Game) -> Told:
    if not game.ranked:
        return Told("no-trophies")
    worth = {seat: sum(one.fans for one in game.players[seat].trophies) for seat in game.ranked}
    seat = max(game.ranked, key=lambda one: (len(game.players[one].trophies), worth[one]))
    return Told("trophies", {"winner": seat}, {"count": len(game.players[seat].trophies), "fans": worth[seat]})


def _when(played: Played) -> dict[str, int | str]:
    return {"round": "final" if played.trophy is None else played.round}


def _place(played: Played) -> tuple[int, int]:
    return played.round, played.park
