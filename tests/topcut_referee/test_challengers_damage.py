"""Games of Challengers! that were changed on purpose, with the chain made good again: each change is found."""

import hashlib
from collections.abc import Callable
from typing import Any

import pytest

import topcut_referee
from tests.topcut_referee.games import SECRET, game
from tests.topcut_referee.sealing import Record, archive, kinds, renumbered

Damage = Callable[[list[Record]], Record]  # it names the fact that is wrong afterwards
Chosen = Callable[[dict[str, Any]], bool]


def of(facts: list[Record], kind: str, fits: Chosen = lambda body: True) -> Record:
    return next(record for record in kinds(facts, kind) if fits(record["body"]))


def put(kind: str, change: Callable[[dict[str, Any]], object], fits: Chosen = lambda body: True) -> Damage:
    """Another value in the first such fact."""

    def damage(facts: list[Record]) -> Record:
        record = of(facts, kind, fits)
        before = str(record["body"])
        change(record["body"])
        assert str(record["body"]) != before
        return record

    return damage


def drop(kind: str, then: Callable[[Record, Record], bool], fits: Chosen = lambda body: True) -> Damage:
    """The first such fact is not there, and the one that follows from it (`then`) is wrong."""

    def damage(facts: list[Record]) -> Record:
        gone = of(facts, kind, fits)
        facts.remove(gone)
        return next(record for record in facts if record["n"] > gone["n"] and then(gone, record))

    return damage


def again(kind: str, **members: object) -> Damage:
    """The first such fact a second time, with some members changed."""

    def damage(facts: list[Record]) -> Record:
        first = of(facts, kind)
        later = {**first, "body": {**first["body"], **members}}
        facts.insert(facts.index(first) + 1, later)
        return later

    return damage


def turned(first: str, second: str, same: str) -> Damage:
    """Two facts of one player or match change their places, and the one that comes first is wrong."""

    def damage(facts: list[Record]) -> Record:
        one = of(facts, first)
        other = of(facts, second, lambda body: bool(body[same] == one["body"][same]))
        here, there = facts.index(one), facts.index(other)
        facts[here], facts[there] = other, one
        return other

    return damage


def opened(name: str, old: str, new: str) -> Damage:
    """Another text, and its hash made good."""

    def change(body: dict[str, Any]) -> None:
        text = next(text for text in (body["box"], *body["cards"]) if text["name"] == name)
        assert old in text["text"]
        text["text"] = text["text"].replace(old, new, 1)
        text["hash"] = hashlib.sha256(text["text"].encode()).hexdigest()

    return put("TableOpened", change)


def members(**values: object) -> Callable[[dict[str, Any]], object]:
    return lambda body: body.update(values)


def plus_one(name: str) -> Callable[[dict[str, Any]], object]:
    return lambda body: body.update({name: body[name] + 1})


def flip(name: str) -> Callable[[dict[str, Any]], object]:
    return lambda body: body.update({name: not body[name]})


def turn(name: str) -> Callable[[dict[str, Any]], object]:
    return lambda body: body[name].reverse()


def other_park(body: dict[str, Any]) -> None:
    first, second = body["pairs"][:2]
    first["second"], second["second"] = second["second"], first["second"]


def other_half(body: dict[str, Any]) -> None:
    pair = body["pairs"][0]
    pair["first"], pair["second"] = pair["second"], pair["first"]


def other_player(name: str) -> Damage:
    """The other one of a match."""

    def damage(facts: list[Record]) -> Record:
        record = of(facts, "MatchPlayed", lambda body: body["round"] > 1 and not body["tossed"])
        pairs = of(facts, "RoundPaired", lambda body: bool(body["round"] == record["body"]["round"]))["body"]["pairs"]
        pair = pairs[record["body"]["match"] - 1]
        record["body"][name] = next(pair[s] for s in ("first", "second") if pair[s] != record["body"][name])
        return record

    return damage


def other_finalist(facts: list[Record]) -> Record:
    final, seeds = of(facts, "FinalPlayed"), of(facts, "CutMade")["body"]["seeds"]
    final["body"]["winner"] = next(seed for seed in seeds if seed != final["body"]["winner"])
    return final


def by_somebody(facts: list[Record]) -> Record:
    pick = of(facts, "CardsPicked")
    pick["by"] = {"role": "organizer", "id": "olga"}
    return pick


def swapped_matches(facts: list[Record]) -> Record:
    """Two matches that ended in one act, told in the other order."""
    for place in range(len(facts) - 3):
        two = facts[place : place + 4]
        if [record["kind"] for record in two] == ["MatchPlayed", "TrophyTaken"] * 2 and two[0]["at"] == two[3]["at"]:
            facts[place : place + 4] = two[2:] + two[:2]
            return two[2]
    raise AssertionError("no two matches ended at once")


def last_trophy_left_out(facts: list[Record]) -> Record:
    """That of the match that ended the first round: the round is closed too early."""
    closed = facts.index(of(facts, "RoundClosed"))
    gone = facts.pop(closed - 1)
    assert gone["kind"] == "TrophyTaken"
    return facts[closed - 1]


def nobody_left(facts: list[Record]) -> Record:
    """Somebody's leaving is not there, and the Robot's seat plays on."""
    gone = of(facts, "PlayerDropped")
    facts.remove(gone)
    ranking = of(facts, "TournamentFinished")
    assert gone["body"]["player"] not in [name for _, name in ranking["body"]["ranking"]]
    return ranking


def stronger(facts: list[Record]) -> Record:
    """A card of every deck is stronger than it was in the game."""
    opened("starter", "power = 1", "power = 9")(facts)
    return of(facts, "MatchPlayed")


def typed_result(facts: list[Record]) -> Record:
    """A result as people with real cards type it."""
    played = of(facts, "MatchPlayed")
    result = {"how": "victory", "winner": 0, "points": [0, 0], "figures": [[1, 0], [0, 0]]}
    body = {"stage": "swiss", "round": played["body"]["round"], "match": played["body"]["match"], "result": result}
    played |= {"kind": "ResultSettled", "body": body}
    return played


def next_of_the_player(gone: Record, record: Record) -> bool:
    return bool(record["by"] == gone["by"] and {"player", "round"} <= record["body"].keys())


def in_the_act(gone: Record, record: Record) -> bool:
    return bool(record["at"] == gone["at"])


DIGITAL: list[tuple[str, str, Damage]] = [
    ("a pick that was not drawn", "CG-10", put("CardsPicked", members(card="Champion"), lambda b: b["card"])),
    ("a pick that there is not", "CG-10", put("CardsPicked", members(card="Nobody"), lambda b: b["card"])),
    ("a level that the round does not offer", "CG-10", put("CardsDrawn", members(level="C"))),
    ("drawn twice", "CG-10", again("CardsDrawn")),
    ("drawn anew twice", "CG-12", again("CardsRedrawn")),
    ("removed what is not in the deck", "CG-13", put("CardsRemoved", members(card="Alpha"))),
    ("an answer that was not possible", "Q30", put("ChoiceMade", members(chosen="Alpha"), lambda b: b["ask"] != "pay")),
    ("a choice for another card", "Q30", put("ChoiceMade", members(card="Alpha"), lambda b: b["ask"] != "pay")),
    ("a choice that nobody asked for", "Q12", put("ChoiceMade", members(ask="empty"))),
    ("a decision left out", "CG-13", drop("CardsPicked", next_of_the_player, lambda b: b["card"] is None)),
    ("decisions in the other order", "CG-10", turned("CardsDrawn", "CardsPicked", "player")),
    ("a decision by somebody else", "claim", by_somebody),
    ("a decision of another round", "CG-14", put("CardsDrawn", members(round=2), lambda b: b["round"] == 1)),
    ("a winner who lost", "CG-21", other_player("winner")),
    ("a winner who does not play", "CG-21", put("MatchPlayed", members(winner="nobody"))),
    ("another way to lose", "CG-21", put("MatchPlayed", members(by="guard"))),
    ("a player who did not leave", "Q62", put("MatchPlayed", members(by="left"))),
    ("a beginner without the later trophy", "CG-16", other_player("begins")),
    ("a toss that was not needed", "CG-16", put("MatchPlayed", members(tossed=True), lambda b: not b["tossed"])),
    ("a toss left out", "CG-16", put("MatchPlayed", members(tossed=False), lambda b: b["tossed"])),
    ("a card more revealed", "CG-18", put("MatchPlayed", plus_one("reveals"))),
    ("fan tokens out of nothing", "CG-29", put("MatchPlayed", lambda b: b.update(tokens=[b["tokens"][0], 7]))),
    ("a match told twice", "order", again("MatchPlayed")),
    ("a match left out", "CG-14", drop("MatchPlayed", in_the_act)),
    ("matches in another order", "CG-14", swapped_matches),
    ("a trophy of other fans", "CG-05", put("TrophyTaken", lambda b: b.update(fans=5 - b["fans"]))),
    ("a trophy that is not in the box", "CG-05", put("TrophyTaken", members(fans=11))),
    ("a trophy for the loser", "CG-22", put("TrophyTaken", members(player="p99"))),
    ("a trophy for the Robot", "CG-34", put("TrophyTaken", flip("boxed"))),
    ("a trophy left out", "CG-14", last_trophy_left_out),
    ("another plan", "Q3", put("PlansDealt", turn("holders"))),
    ("another key of the plans", "draw", put("PlansDealt", members(key="0" * 64))),
    ("the other half", "CG-09", put("RoundPaired", other_half)),
    ("another park", "CG-09", put("RoundPaired", other_park)),
    ("a round by hand", "format", put("RoundPaired", members(way="by-hand"))),
    ("a round that was not closed", "CG-14", drop("RoundClosed", in_the_act)),
    ("the second in the standings first", "CG-31", put("CutMade", turn("seeds"))),
    ("another finalist", "CG-08", put("CutMade", members(seeds=["p01", "robot"]))),
    ("another lot", "draw", put("CutMade", lambda b: b["lots"].update(p01=1))),
    ("the other half in the final", "CG-08", put("RoundPaired", other_half, lambda b: b["stage"] == "bracket")),
    ("the final to the other", "CG-21", other_finalist),
    ("another beginner of the final", "CG-16", put("FinalPlayed", flip("tossed"))),
    ("another ranking", "CG-31", put("TournamentFinished", lambda b: b["ranking"].pop())),
    ("a place in the ranking", "CG-31", put("TournamentFinished", lambda b: b["ranking"].reverse())),
    ("a text that is not of its hash", "chain", put("TableOpened", lambda b: b["cards"][0].update(hash="0" * 64))),
    ("a box that cannot be read", "format", opened("box", "guard = 400", "guarded = 400")),
    ("a trophy taken out of the box", "CG-40", opened("box", "[2, 2, 2, 3]", "[2, 2, 3]")),
    ("a set that is not named", "CG-06", put("TableOpened", lambda b: b["sets"].pop())),
    ("texts in another order", "CG-06", put("TableOpened", turn("cards"))),
    ("a level for one player alone", "Q49", put("TableOpened", members(robot_level=5))),
    ("cards for one player alone", "CG-38", put("TableOpened", members(solo_cards=True))),
    ("seats in another order", "CG-03", put("TableOpened", turn("players"))),
    ("an odd table without the Robot", "CG-02", put("TableOpened", members(robot=None))),
    ("a table opened twice", "order", again("TableOpened")),
    ("plans dealt twice", "order", again("PlansDealt")),
    ("another power of a card", "CG-18", stronger),
    ("a result that somebody typed", "order", typed_result),
]


def one_trophy_too_often(facts: list[Record]) -> Record:
    """A round has one or two trophies of each kind more than there are parks: all parks cannot have the rarer one."""
    told: dict[int, list[Record]] = {}
    for record in kinds(facts, "TrophyTaken"):
        told.setdefault(record["body"]["round"], []).append(record)
    for record in told[1]:
        record["body"]["fans"] = 3  # of the first round's trophies one has three fans
    assert len(told[1]) > 1
    return told[1][1]


def trophy_of_an_open_match(facts: list[Record]) -> Record:
    """One that is told before round 7 has begun."""
    last = of(facts, "RoundPaired", lambda body: bool(body["round"] == 7))
    told = next(record for record in kinds(facts, "TrophyTaken") if record["n"] < last["n"])
    told["body"]["round"] = 7
    return told


def no_trophy(body: dict[str, Any]) -> None:
    body["result"]["figures"][0] = [0, 0]


def keeps_a_trophy(body: dict[str, Any]) -> bool:
    return any(body["result"]["figures"][0])


def trophy_of_the_final(body: dict[str, Any]) -> None:
    body["result"]["figures"][0][body["result"]["winner"]] = 1


def decision_with_real_cards(facts: list[Record]) -> Record:
    settled = of(facts, "ResultSettled")
    body = {"player": "p01", "round": 1, "level": "A"}
    settled |= {"kind": "CardsDrawn", "body": body, "by": {"role": "player", "id": "p01"}}
    return settled


def match_with_real_cards(facts: list[Record]) -> Record:
    settled = of(facts, "ResultSettled")
    body = {"round": 1, "match": settled["body"]["match"], "begins": "p01", "tossed": True, "winner": "p01"}
    settled |= {"kind": "MatchPlayed", "body": {**body, "by": "deck", "reveals": 9, "tokens": [0, 0]}}
    return settled


COMPANION: list[tuple[str, str, Damage]] = [
    ("a trophy that is not in the box", "CG-05", put("TrophyTaken", members(fans=11))),
    ("a trophy too often", "CG-05", one_trophy_too_often),
    ("a trophy for the loser", "CG-22", put("TrophyTaken", members(player="p99"))),
    ("a trophy that went back", "CG-34", put("TrophyTaken", flip("boxed"))),
    ("a trophy of an open match", "order", trophy_of_an_open_match),
    ("points that are not the tokens", "CG-31", put("ResultSettled", lambda b: b["result"].update(points=[5, 0]))),
    ("a match without a trophy", "CG-22", put("ResultSettled", no_trophy, keeps_a_trophy)),
    ("a trophy for both", "CG-22", put("ResultSettled", lambda b: b["result"]["figures"].__setitem__(0, [1, 1]))),
    ("a match without a winner", "CG-21", put("ResultSettled", lambda b: b["result"].update(winner=None))),
    ("a result that nobody agreed on", "claim", put("ResultSettled", members(agreed=True))),
    ("a trophy for the final", "Q54", put("ResultSettled", trophy_of_the_final, lambda b: b["stage"] == "bracket")),
    ("another park", "CG-09", put("RoundPaired", other_park, lambda b: b["way"] == "plan")),
    ("a way that there is not", "format", put("RoundPaired", members(way="drawn"))),
    ("another plan", "Q3", put("PlansDealt", turn("holders"))),
    ("the second in the standings first", "CG-08", put("CutMade", turn("seeds"))),
    ("another lot", "draw", put("CutMade", lambda b: b["lots"].update(p01=1))),
    ("another ranking", "CG-31", put("TournamentFinished", lambda b: b["ranking"].reverse())),
    ("a round too many", "order", again("RoundClosed")),
    ("a decision with real cards", "order", decision_with_real_cards),
    ("a match that nobody typed", "order", match_with_real_cards),
]


@pytest.mark.parametrize(("clause", "damage"), [pytest.param(*row[1:], id=row[0]) for row in DIGITAL])
def test_damage_to_a_digital_game_is_found(clause: str, damage: Damage) -> None:
    _found(clause, damage, *game(5, digital=True, holding=(*SECRET, "CutMade", "FinalPlayed")))


@pytest.mark.parametrize(("clause", "damage"), [pytest.param(*row[1:], id=row[0]) for row in COMPANION])
def test_damage_to_a_game_with_real_cards_is_found(clause: str, damage: Damage) -> None:
    _found(clause, damage, *game(5, digital=False, holding=("CutMade",)))


@pytest.mark.clause("Q62")
def test_a_player_whose_leaving_is_not_told_is_missed() -> None:
    _found("CG-31", nobody_left, *game(6, digital=True, holding=("PlayerDropped",)))


@pytest.mark.clause("CG-36", "CG-37")
@pytest.mark.parametrize("digital", [True, False])
def test_a_game_that_goes_on_after_a_great_lead_is_found(digital: bool) -> None:
    facts, seed = _ended_by_a_lead(digital=digital)
    last = kinds(facts, "RoundPaired")[-1]
    over = of(facts, "TournamentFinished")
    over |= {"kind": "RoundPaired", "body": {**last["body"], "round": last["body"]["round"] + 1}}
    facts.pop()

    verdict = topcut_referee.verify(archive(facts, seed=seed))

    assert (over["n"], "CG-36") in {(found.fact, found.clause) for found in verdict.discrepancies}


@pytest.mark.clause("CG-08", "CG-36")
def test_a_game_that_ends_too_early_is_found() -> None:
    facts, seed = game(4, digital=False)
    end = kinds(facts, "RoundClosed")[2]["n"]
    over = [{**record, "n": end + 1 + place} for place, record in enumerate(facts[-2:])]

    verdict = topcut_referee.verify(archive([*facts[:end], *over], seed=seed))

    assert (end + 1, "CG-08") in {(found.fact, found.clause) for found in verdict.discrepancies}


@pytest.mark.clause("Q62")
def test_a_bye_for_somebody_who_has_lost_the_final_is_found() -> None:
    facts, seed = game(4, digital=False, holding=("CutMade",))
    final = next(record for record in reversed(facts) if record["kind"] == "ResultSettled")
    seeds = of(facts, "CutMade")["body"]["seeds"]
    winner = final["body"]["result"]["winner"]
    facts = facts[: facts.index(final) + 1]
    bodies = [
        ("PlayerDropped", {"player": seeds[winner], "after": 7}),
        ("BracketByeGiven", {"player": seeds[1 - winner], "round": 1, "match": 1}),
    ]
    at = final["at"].replace("2026", "2027")
    facts += [{**final, "at": at, "n": 0, "kind": kind, "body": body} for kind, body in bodies]

    verdict = topcut_referee.verify(archive(renumbered(facts), seed=seed))

    assert [(found.fact, found.clause) for found in verdict.discrepancies] == [(len(facts), "Q62")]


def _ended_by_a_lead(*, digital: bool) -> tuple[list[Record], str]:
    for players in (1, 2):
        facts, seed = game(players, digital=digital)
        if len(kinds(facts, "RoundClosed")) < 7:
            return facts, seed
    raise AssertionError("no game was ended by a lead")


def _found(clause: str, damage: Damage, facts: list[Record], seed: str) -> None:
    before = [str(record) for record in facts]

    wrong = damage(facts)

    number = next(n for n, record in enumerate(facts, start=1) if record is wrong)
    changed = next(n for n, (old, new) in enumerate(zip(before, facts, strict=False), start=1) if old != str(new))
    verdict = topcut_referee.verify(archive(renumbered(facts), seed=seed))
    places = {(found.fact, found.clause) for found in verdict.discrepancies}
    assert (number, clause) in places, verdict.as_text()
    assert min(place for place, _ in places) >= min(number, changed), verdict.as_text()
