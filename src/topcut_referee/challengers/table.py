"""A table of Challengers! is opened: the Robot, the texts and options, the plans, and the pairs of each round."""

import hashlib
from typing import Any

from topcut_referee import seating
from topcut_referee.archive import Fact
from topcut_referee.challengers import plan
from topcut_referee.challengers.box import Box, NoBox, box
from topcut_referee.challengers.chance import Chance
from topcut_referee.challengers.game import Game
from topcut_referee.challengers.replay import Replay
from topcut_referee.sheet import Player, Round, Sheet

SOLO_LEVEL = 4  # Q49: from this level on only a single player meets the Robot
PACES = ("", "calm", "brisk", "at-once")  # empty: whoever runs the game says so


def robot_entered(sheet: Sheet, fact: Fact) -> None:
    """The Robot comes with the table, and only where a seat is left (CG-02)."""
    if not sheet.book.plans or not sheet.same_act(fact, "TableOpened"):
        sheet.wrong(fact, "CG-02", "The Robot takes part only at a table of Challengers! that is being opened.")
    if not sheet.locked or sheet.started is not None:
        sheet.wrong(fact, "order", "The Robot comes after the roster is locked, and before the start.")
    sheet.players[fact.body["player"]] = Player(robot=True)


def opened(sheet: Sheet, fact: Fact) -> None:
    body = fact.body
    if sheet.table is not None or not sheet.book.plans or sheet.started is None:
        sheet.wrong(fact, "order", "A table of Challengers! is opened once, by its rule book, at the start.")
        return
    sheet.table = body
    _who(sheet, fact)
    _robot(sheet, fact)
    if body["pace"] not in PACES:
        sheet.wrong(fact, "format", f"Bots answer calm, brisk or at-once, and not {body['pace']}.")
    found = _texts(sheet, fact)
    if found is None:
        return
    _trophies(sheet, fact, found)
    sheet.trophies = [list(offer.trophies) for offer in found.rounds]
    if not body["digital"]:
        sheet.unsure("what was played with real cards: decks, shuffles and who begins are not in the log")
    elif sheet.seed is None:
        sheet.unsure("the cards: decisions and shuffles can be played again when the game is over and its seed is told")
    elif fits(found, body):
        sheet.replay = Replay(Game(found, sheet.book, Chance(sheet.seed, sheet.tournament), body))


def fits(found: Box, body: dict[str, Any]) -> bool:
    """Whether a game can be played with these numbers at all; what is missing was found wrong before."""
    parks = (len(body["players"]) + 1) // 2
    enough = all(len(offer.trophies) >= parks for offer in found.rounds)
    levels = 1 <= body["robot_level"] <= len(found.robot_levels)
    named = [*body["players"], *([body["robot"]] if body["robot"] is not None else [])]
    return bool(found.rounds) and enough and levels and len(set(named)) == len(named) and len(named) == 2 * parks


def _who(sheet: Sheet, fact: Fact) -> None:
    body, active = fact.body, sheet.active()
    if body["players"] != active:
        sheet.wrong(fact, "CG-03", f"At the table sit {', '.join(active)}, in this order.")
    most = sheet.book.number("plan.most_players", 0)
    if not 1 <= len(body["players"]) <= most:
        sheet.wrong(fact, sheet.book.clause("plan.most_players_clause"), f"1 to {most} players take part.")
    robots = [name for name, player in sheet.players.items() if player.robot]
    right = robots[0] if len(body["players"]) % 2 and robots else None
    if body["robot"] != right or (len(body["players"]) % 2 == 1) != bool(robots):
        sheet.wrong(fact, "CG-02", "The Robot has a seat where the number of players is odd, and nowhere else.")


def _robot(sheet: Sheet, fact: Fact) -> None:
    body, single = fact.body, len(fact.body["players"]) == 1
    if body["robot_level"] < 1 or (body["robot_level"] >= SOLO_LEVEL and not single):
        sheet.wrong(fact, "Q49", f"The Robot cannot have level {body['robot_level']} here.")
    if body["solo_cards"] and not single:
        sheet.wrong(fact, "CG-38", "The SOLO cards are for a single player.")
    strangers = sorted(set(body["bots"]) - set(body["players"]))
    if strangers:
        sheet.wrong(fact, "order", f"Bots decide for seats that are not there: {', '.join(strangers)}.")


def _texts(sheet: Sheet, fact: Fact) -> Box | None:
    body = fact.body
    for text in (body["box"], *body["cards"]):
        if hashlib.sha256(text["text"].encode(errors="replace")).hexdigest() != text["hash"]:
            sheet.wrong(fact, "chain", f"The hash is not that of the text of {text['name']}.")
    try:
        found = box(body["box"]["text"], [text["text"] for text in body["cards"]])
    except NoBox:
        sheet.wrong(fact, "format", "The texts of the cards or of the box cannot be read.")
        return None
    names = [text["name"] for text in body["cards"]]
    if not names or names[0] != "starter" or names[-1] != "robot" or len(set(names)) != len(names):
        sheet.wrong(
            fact, "CG-06", "The texts are the starter cards, the sets in play and the Robot's cards, each once."
        )
    sets = list(dict.fromkeys(card.set for card in found.cards if card.group == "market"))
    if sorted(body["sets"]) != sorted(sets) or body["sets"][:1] != ["City"]:
        sheet.wrong(fact, "CG-06", f"The sets in play are {', '.join(sets)}, City first.")
    called = [card.called for card in found.cards]
    if len(set(called)) != len(called):
        sheet.wrong(fact, "CG-30", "Two kinds of cards have one name.")
    return found


def _trophies(sheet: Sheet, fact: Fact, found: Box) -> None:
    """One trophy for each park of each round: 28 in the box (CG-05, CG-40)."""
    parks = len(sheet.book.entry("plan.parks", []))
    if len(found.rounds) != sheet.rounds or any(len(offer.trophies) != parks for offer in found.rounds):
        sheet.wrong(fact, "CG-40", f"The box has {parks} trophies for each of {sheet.rounds} rounds.")


def plans_dealt(sheet: Sheet, fact: Fact) -> None:
    table = sheet.table
    if table is None or sheet.holders:
        sheet.wrong(fact, "order", "Plans are dealt once, when the table is opened.")
        return
    sheet.holders = fact.body["holders"]
    key = _plans_key(sheet, fact)
    if key is None:
        return
    right = plan.holders(table["players"], table["robot"], key, robot_plan=table["robot_plan"])
    sheet.draw_is(
        fact, "the plans", right=fact.body["holders"] == right, text=f"the cards belong to {', '.join(right)}."
    )
    if fact.body["holders"] != right:
        sheet.wrong(fact, "Q3", f"The plan cards belong to {', '.join(right)}, in this order.")


def _plans_key(sheet: Sheet, fact: Fact) -> bytes | None:
    if sheet.seed is None:
        sheet.unsure("keys of draws are not yet bound to the commitment: the seed is not revealed yet")
        try:
            return bytes.fromhex(fact.body["key"])
        except ValueError:
            sheet.wrong(fact, "draw", "The key of the draw “plans” is not published.")
            return None
    key = Chance(sheet.seed, sheet.tournament).key("plans", 0)
    if fact.body["key"] != key.hex():
        sheet.wrong(fact, "draw", "The key of the draw “plans” does not follow from the seed and its context.")
    return key


def paired(sheet: Sheet, fact: Fact, round_: Round) -> None:
    """Who meets whom is on the plan cards (CG-09): those of the rule book, or at a table the printed ones."""
    by_hand = fact.body["way"] == "by-hand" and sheet.table is not None and not sheet.table["digital"]
    if by_hand:
        _seated(sheet, fact)
    else:
        _by_plan(sheet, fact, round_)
    if any(fact.body[name] for name in ("keys", "unpaired_losses", "given_byes", "breaks")):
        sheet.wrong(fact, "CG-09", "Nothing is drawn or broken and nobody is left out in a round of the plan.")
    seating.distinct(sheet, fact, round_.matches)


def _by_plan(sheet: Sheet, fact: Fact, round_: Round) -> None:
    if fact.body["way"] != "plan":
        sheet.wrong(fact, "format", "A round of this rule book is paired by the plan, or by hand with real cards.")
    right = plan.pairs(sheet.book, sheet.holders, round_.number)
    if right is None:
        sheet.wrong(fact, "CG-03", "The rule book has no plan for these seats and this round.")
    elif fact.body["pairs"] != right:
        meets = ", ".join(f"{pair['first']} and {pair['second']} at park {pair['table']}" for pair in right)
        sheet.wrong(fact, "CG-09", f"The plan has {meets}.")


def _seated(sheet: Sheet, fact: Fact) -> None:
    """By hand everybody at the table has one seat, also who has left; the printed plans are not in the log."""
    table, pairs = sheet.table or {}, fact.body["pairs"]
    everybody = [*table["players"], *([table["robot"]] if table["robot"] is not None else [])]
    named = [name for pair in pairs for name in (pair["first"], pair["second"])]
    if None in named or sorted(named) != sorted(everybody):
        sheet.wrong(fact, "CG-09", f"Each of these has one seat: {', '.join(everybody)}.")
    if [pair["table"] for pair in pairs] != list(range(1, len(pairs) + 1)):
        sheet.wrong(fact, "CG-09", "The parks are in their order, the first one being table 1.")
    sheet.unsure(f"who meets whom in round {fact.body['round']}: it was seated by hand, by the printed plans")


def taken_back(sheet: Sheet, fact: Fact, round_: Round) -> None:
    """Only before its first result, only with real cards, and only to be seated by hand in the same act."""
    if sheet.table is not None and sheet.table["digital"]:
        sheet.wrong(fact, "order", "At a digital table no round is taken back.")
    if any(match.result is not None for match in round_.matches):
        sheet.wrong(fact, "order", f"Round {round_.number} has a result, and is not taken back.")
    after = [other for other in sheet.act if other.n > fact.n and other.kind == "RoundPaired"]
    if not after or after[0].body["way"] != "by-hand" or after[0].body["round"] != round_.number:
        sheet.wrong(fact, "order", f"Round {round_.number} is taken back, and not seated by hand in the same act.")
    elif after[0].body["attempt"] != round_.attempt + 1:
        text = f"Round {round_.number} is seated again: this is attempt {round_.attempt + 1}."
        sheet.wrong(after[0], "draw", text)
