"""A digital table of Challengers! as a tournament: every decision a fact, and everything else follows."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.refusing import refusal_from
from tests.rules.life import JUDGE, ORGANIZER, SEED, Life, player
from tests.rules.parks import Parks
from topcut.chance import draw_key
from topcut.rules.actions import clock, corrections, leaving, reports, rounds, structure
from topcut.rules.actions.challengers.companion import advance
from topcut.rules.actions.challengers.deciding import decide, leave
from topcut.rules.actions.challengers.opening import Options, open_table
from topcut.rules.actions.undo import undo
from topcut.rules.audience import may_read
from topcut.rules.facts import (
    BracketByeGiven,
    CardsDrawn,
    CardsPicked,
    CardsRedrawn,
    CardsRemoved,
    ChoiceMade,
    CutMade,
    Fact,
    FinalPlayed,
    MatchPlayed,
    PlansDealt,
    RoundPaired,
    SeedRevealed,
    TableOpened,
    TournamentFinished,
    TrophyTaken,
)
from topcut.rules.fold import fold
from topcut.rules.match import Entry, Stage
from topcut.rules.playing_cards import game, robot_cards, setup_of
from topcut.rules.ranking.standings import standings
from topcut.rules.ruleset import load, structure_for
from topcut.rules.tournament import Phase, with_lots

DECISIONS = (CardsDrawn, CardsPicked, CardsRedrawn, CardsRemoved, ChoiceMade)


def told(event: Life, *kinds: type[Fact]) -> list[Fact]:
    return [stamped.fact for stamped in event.log if isinstance(stamped.fact, kinds)]


@pytest.fixture(scope="module")
def played() -> dict[int, Parks]:
    """A whole game of each number of players."""
    return {players: Parks(players).play_on() for players in range(1, 9)}


class TestOpening:
    def test_the_log_holds_the_texts_of_the_cards_in_play(self) -> None:
        (opened,) = told(Parks(4), TableOpened)
        assert isinstance(opened, TableOpened)
        names = [text.name for text in opened.cards]
        assert names == ["starter", "city", "castle", "film_studio", "funfair", "haunted_house", "shipwreck", "robot"]
        for text in (opened.box, *opened.cards):
            assert text.hash == hashlib.sha256(text.text.encode()).hexdigest()
        assert opened.sets == ("City", "Castle", "Film Studio", "Funfair", "Haunted House", "Shipwreck")

    def test_a_set_of_ones_own_is_in_the_log_too(self) -> None:
        text = 'name = "Workshop"\nsums = { A = 4 }\n[[cards]]\nname = "Apprentice"\nlevel = "A"\npower = 1\n'
        chosen = ("Castle", "Workshop", "Funfair", "Outer Space", "Shipwreck")
        event = Parks(2, sets=chosen, own_sets={"mine.toml": text}).play_on()
        assert [one.text for one in event.table.cards if one.name == "own-1"] == [text]
        assert event.table.sets == ("City", *chosen)
        assert "Apprentice" in [card.name for card in event.game.binder.cards]

    @pytest.mark.clause("CG-02", "CG-33")
    def test_the_robot_fills_the_last_seat(self) -> None:
        event = Parks(3, robot_level=2)
        assert event.table.robot == "robot"
        assert event.table.holders[0] == "robot"
        assert event.t.players[event.table.robot].robot
        assert "robot" not in event.t.active
        cards = robot_cards(event.t, SEED)
        assert len(cards) == 8
        assert "Alpha" not in cards

    def test_a_player_called_robot_keeps_the_name(self) -> None:
        event = Life("challengers", players=("robot", "ana", "bo"), started=False)
        event.act(open_table)
        assert event.t.card_table is not None
        assert event.t.card_table.robot == "robot-robot"

    @pytest.mark.clause("Q3", "CG-03")
    def test_plans_are_dealt_by_a_draw_whose_key_is_public(self) -> None:
        (dealt,) = told(Parks(4), PlansDealt)
        assert isinstance(dealt, PlansDealt)
        context = {"game": "e1", "round": 0, "attempt": 1, "purpose": "plans"}
        assert dealt.key == draw_key(SEED, context).hex()
        assert sorted(dealt.holders) == ["p01", "p02", "p03", "p04"]

    @pytest.mark.clause("CG-09", "Q61")
    def test_rounds_are_paired_by_the_plan(self, played: dict[int, Parks]) -> None:
        plan = load("challengers").plan
        assert plan is not None
        for players, event in played.items():
            cards = [card.split() for card in plan.cards_for(players)]
            holder = dict(enumerate(event.table.holders))
            for round, paired in enumerate(event.t.rounds):
                seats = {card[round]: holder[number] for number, card in enumerate(cards)}
                for park, match in zip(plan.parks, paired.matches, strict=False):
                    assert (match.first, match.second) == (seats[f"{park}1"], seats[f"{park}2"])

    @pytest.mark.clause("CG-01", "CG-08", "CG-36", "CG-37")
    def test_seven_rounds_and_a_final_for_three_and_more(self) -> None:
        courses = {players: structure_for(load("challengers"), players) for players in range(1, 9)}
        assert [(courses[players].rounds, courses[players].cut) for players in courses] == [(7, 0)] * 2 + [(7, 2)] * 6
        for players, code in ((0, "too-few-players"), (9, "plan-players")):
            refused = refusal_from(structure_for, load("challengers"), players)
            assert (refused.code, refused.clause) == (code, "CG-01")

    def test_nine_players_need_two_tables(self) -> None:
        event = Life("challengers", players=9, started=False)
        assert event.refused(open_table).code == "plan-players"

    def test_only_a_game_of_challengers_has_a_table(self) -> None:
        assert Life("challenger", started=False).refused(open_table).code == "no-plan"

    def test_only_the_organizer_opens_it_and_only_once(self) -> None:
        event = Life("challengers", players=2, started=False)
        assert event.refused(open_table, by=player("p01")).code == "organizer-only"
        event.act(open_table)
        assert event.refused(open_table).code == "already-started"

    @pytest.mark.parametrize(
        ("options", "code"),
        [
            (Options(bots={"p01": "clever"}), "bot-unknown"),  # type: ignore[dict-item]  # an id
            (Options(bots={"p09": "greedy"}), "player-unknown"),  # type: ignore[dict-item]  # an id
            (Options(sets=("Castle",)), "game-sets"),
            (Options(tray_capacity=0), "game-tray"),
            (Options(solo_cards=True), "solo-cards"),
        ],
    )
    def test_what_cannot_be_played_is_refused_at_the_opening(self, options: Options, code: str) -> None:
        assert Life("challengers", players=2, started=False).refused(open_table, options).code == code

    @pytest.mark.clause("Q49")
    def test_robot_levels_above_three_are_for_solo_games(self) -> None:
        assert Life("challengers", players=3, started=False).refused(open_table, Options(robot_level=4)).code == (
            "robot-level"
        )
        assert Parks(1, robot_level=5, solo_cards=True).table.robot_level == 5


class TestDeciding:
    @pytest.mark.clause("Q5", "CG-10")
    def test_a_decision_is_one_fact(self) -> None:
        event = Parks(2)
        assert event.answer(0, "A") == [CardsDrawn(event.table.players[0], 1, "A")]
        card = event.game.binder.label(event.game.pending[0].options[0])
        assert event.answer(0, card.upper()) == [CardsPicked(event.table.players[0], 1, card)]
        assert event.answer(0, "redraw") == [CardsRedrawn(event.table.players[0], 1)]
        assert event.answer(0, "stop") == [CardsPicked(event.table.players[0], 1, None)]
        assert event.answer(0, "Newcomer") == [CardsRemoved(event.table.players[0], 1, "Newcomer")]
        assert event.answer(0, "stop") == [CardsRemoved(event.table.players[0], 1, None)]

    @pytest.mark.clause("Q12")
    def test_the_last_card_is_asked_for_twice(self) -> None:
        event = Parks(2)
        for said in ("A", "stop", "Newcomer", "Newcomer", "Newcomer", "Talent", "Dog"):
            event.answer(0, said)
        assert event.answer(0, "Champion") == [CardsRemoved(event.table.players[0], 1, "Champion")]
        assert event.answer(0, "no") == [ChoiceMade(event.table.players[0], 1, "empty", None, "no")]
        event.answer(0, "Champion")
        event.answer(0, "yes")
        assert event.game.players[0].deck == []

    def test_nobody_decides_for_another_seat(self) -> None:
        event = Parks(3)
        assert event.refused(decide, "A", by=ORGANIZER).code == "not-at-the-table"
        assert event.refused(decide, "A", by=player("zoe")).code == "not-at-the-table"
        assert event.refused(decide, "A", by=player("robot")).code == "not-at-the-table"

    def test_who_is_not_asked_waits(self) -> None:
        event = Parks(2)
        for said in ("A", "stop", "stop"):
            event.answer(0, said)
        assert event.refused(decide, "A", by=player("p01")).code == "not-asked"

    def test_an_answer_must_be_among_the_possible_ones(self) -> None:
        refused = Parks(2).refused(decide, "Kraken", by=player("p01"))
        assert (refused.code, refused.parameters) == ("answer-impossible", {"options": ("A",)})

    def test_a_table_that_is_not_open_has_nothing_to_decide(self) -> None:
        event = Life("challengers", players=2, started=False)
        assert event.refused(decide, "A", by=player("p01")).code == "not-started"
        assert refusal_from(setup_of, event.t).code == "table-not-open"

    def test_real_cards_are_not_topcuts_to_play(self) -> None:
        assert Parks(2, digital=False).refused(decide, "A", by=player("p01")).code == "real-cards"
        assert Parks(2).refused(advance).code == "digital-cards"

    def test_a_decision_cannot_be_taken_back(self) -> None:
        event = Parks(2)
        event.answer(0, "A")
        assert event.refused(undo).code == "undo-impossible"

    def test_what_other_rule_books_do_by_hand_is_refused(self) -> None:
        waiting = Life("challengers", players=2, started=False)
        assert waiting.refused(structure.start).code == "played-by-plan"
        event = Parks(4)
        first = event.t.rounds[0].matches[0].first
        tries = [
            event.refused(rounds.open_draw),
            event.refused(rounds.unpair, 1, "no"),
            event.refused(clock.start),
            event.refused(leaving.drop, first),
            event.refused(leaving.eject, first, "no"),
            event.refused(reports.enter, 1, 1, Entry(points=(1, 0)), by=JUDGE),
            event.refused(corrections.correct, 1, 1, Entry(points=(1, 0)), reason="no", by=JUDGE),
            event.refused(structure.finish),
            event.refused(structure.change_structure, 6, 2, "no"),
        ]
        assert {refused.code for refused in tries} == {"played-by-plan"}


class TestWhatFollows:
    @pytest.mark.clause("CG-22", "CG-34", "CG-40")
    def test_28_trophies_are_accounted_for(self, played: dict[int, Parks]) -> None:
        for players, event in played.items():
            taken = [fact for fact in told(event, TrophyTaken) if isinstance(fact, TrophyTaken)]
            box = event.game.binder.box
            for round, line in enumerate(box.rounds[: len(event.t.rounds)], start=1):
                worth = Counter(fact.fans for fact in taken if fact.round == round)
                assert worth <= Counter(line.trophies)
                assert worth.total() == (players + players % 2) // 2
            game_now = event.game
            held = sum(len(one.trophies) for one in game_now.players)
            assert held + len(game_now.trophy_box) + sum(map(len, game_now.stacks)) == 28
            boxed = [fact for fact in taken if fact.boxed]
            assert all(fact.player == "robot" for fact in boxed)
            if players in (3, 5, 7):
                won = [fact for fact in told(event, MatchPlayed) if getattr(fact, "winner", "") == "robot"]
                assert len(won) == len(boxed)

    @pytest.mark.clause("CG-31", "Q43", "Q46", "Q47")
    def test_the_standings_of_the_tournament_are_the_ranking_of_the_game(self, played: dict[int, Parks]) -> None:
        for event in played.values():
            rows = standings(with_lots(event.t, SEED))
            seats = event.table.seats
            assert [row.player for row in rows] == [seats[seat] for seat in event.game.ranking]
            if event.t.bracket is None:
                fans = {seats[seat]: one.all_fans for seat, one in enumerate(event.game.players)}
                assert {row.player: row.points for row in rows} == {row.player: fans[row.player] for row in rows}

    @pytest.mark.clause("CG-08", "CG-32")
    def test_the_best_two_play_the_final_and_its_winner_wins(self, played: dict[int, Parks]) -> None:
        for players in range(3, 9):
            event = played[players]
            (cut,) = told(event, CutMade)
            (final,) = told(event, FinalPlayed)
            assert isinstance(cut, CutMade)
            assert isinstance(final, FinalPlayed)
            assert cut.seeds == tuple(event.table.seats[seat] for seat in event.game.finalists)
            assert final.winner == event.t.ranking[0][1]
            assert event.t.ranking[1][1] == next(seed for seed in cut.seeds if seed != final.winner)
            assert [place for place, _ in event.t.ranking] == [str(n) for n in range(1, players + 1)]

    @pytest.mark.clause("CG-36", "CG-37", "Q45")
    def test_two_players_have_no_final_and_end_with_a_lead(self) -> None:
        ends = set()
        for number in range(12):
            event = Parks(2 - number % 2, seed=bytes([number] * 32)).play_on()
            assert not told(event, CutMade, FinalPlayed)
            first, second = standings(event.t)
            lead = first.points - second.points
            assert lead >= 11 or len(event.t.rounds) == 7
            ends.add(len(event.t.rounds) < 7)
            assert event.t.ranking[0] == ("1", first.player)
        assert ends == {True, False}

    @pytest.mark.clause("CG-16")
    def test_who_began_is_told_with_its_reason(self, played: dict[int, Parks]) -> None:
        facts = [fact for fact in told(played[4], MatchPlayed) if isinstance(fact, MatchPlayed)]
        assert all(fact.tossed for fact in facts if fact.round == 1)
        best: Counter[str] = Counter()
        for fact in facts:
            match = played[4].t.rounds[fact.round - 1].matches[fact.match - 1]
            assert match.second is not None
            first, second = best[match.first], best[match.second]
            assert fact.tossed == (first == second)
            if not fact.tossed:
                assert fact.begins == (match.first if first > second else match.second)
            best[fact.winner] = fact.round

    def test_the_seed_is_revealed_at_the_end(self, played: dict[int, Parks]) -> None:
        for event in played.values():
            assert [type(stamped.fact) for stamped in event.log[-2:]] == [TournamentFinished, SeedRevealed]
            assert event.t.seed == SEED.hex()

    @pytest.mark.clause("Q57")
    def test_matches_that_end_together_are_told_in_their_order(self, played: dict[int, Parks]) -> None:
        order = [(fact.round, fact.match) for fact in told(played[8], MatchPlayed) if isinstance(fact, MatchPlayed)]
        game_order = [(one.round, one.park + 1) for one in played[8].game.results if one.trophy]
        assert order == game_order


class TestReplay:
    def test_fold_equals_live(self, played: dict[int, Parks]) -> None:
        for event in played.values():
            assert fold(event.log) == event.t

    def test_the_same_seed_and_decisions_give_the_same_facts(self, played: dict[int, Parks]) -> None:
        for players in (1, 2, 5, 8):
            again = Parks(players)
            for stamped in played[players].log:
                if isinstance(stamped.fact, DECISIONS):
                    answer = played[players].table.answers[len(again.table.answers)]
                    again.act(decide, answer.said, by=stamped.by)
            assert [stamped.fact for stamped in again.log] == [stamped.fact for stamped in played[players].log]

    def test_a_game_is_played_again_from_its_log(self, played: dict[int, Parks]) -> None:
        for event in played.values():
            again = game(event.t, SEED)
            assert again.results == event.game.results
            assert again.stage == "over"
            assert again.winner == (event.table.seats.index(event.t.ranking[0][1]))

    @pytest.mark.clause("Q4")
    @settings(max_examples=15, deadline=None)
    @given(st.data())
    def test_decisions_in_any_order_of_seats(self, data: st.DataObject) -> None:
        """Whoever asks first draws first; whatever the order, the log can be played again."""
        event = Parks(data.draw(st.integers(2, 5)), seed=data.draw(st.binary(min_size=32, max_size=32)))
        for _ in range(60):
            if event.is_over:
                break
            pending = event.game.pending
            seat = data.draw(st.sampled_from(sorted(pending)))
            options = pending[seat].options
            answer = data.draw(st.sampled_from([event.game.binder.label(one) for one in options]))
            event.answer(seat, answer)
        again = game(event.t, event.seed)
        assert (again.results, again.pending) == (event.game.results, event.game.pending)
        assert fold(event.log) == event.t


class TestLeaving:
    @pytest.mark.clause("Q62")
    def test_the_robot_takes_over_and_the_seat_is_not_ranked(self) -> None:
        event = Parks(4)
        event.bot_decides()
        event.act(leave, "p02", by=player("p02"))
        event.play_on()
        assert "p02" not in [player_ for _, player_ in event.t.ranking]
        assert len(event.t.ranking) == 3
        assert event.game.players[1].left
        taken = [fact for fact in told(event, TrophyTaken) if isinstance(fact, TrophyTaken)]
        assert all(fact.boxed for fact in taken if fact.player == "p02")

    @pytest.mark.clause("Q62")
    def test_a_match_that_is_being_played_is_lost(self) -> None:
        for number in range(20):
            event = Parks(2, seed=bytes([number] * 32), bots=("random",))
            while not event.is_over and event.game.stage != "match":
                event.bot_decides()
            if event.is_over:
                continue
            seat = event.asked()
            facts = event.act(leave, event.table.players[seat], by=ORGANIZER)
            (lost,) = [fact for fact in facts if isinstance(fact, MatchPlayed)]
            assert (lost.by, lost.winner) == ("left", event.table.players[1 - seat])
            return
        raise AssertionError("nobody was ever asked in a match")

    @pytest.mark.clause("Q62", "Q53")
    def test_a_finalist_who_leaves_gives_the_game_to_the_other(self) -> None:
        event = Parks(4)
        while event.t.bracket is None:
            event.bot_decides()
        gone, stays = event.t.bracket.seeds
        assert gone is not None
        event.act(leave, gone, by=player(gone))
        assert told(event, BracketByeGiven) == [BracketByeGiven(1, 1, stays)]  # type: ignore[arg-type]  # a player
        event.play_on()
        assert event.t.ranking[0] == ("1", stays)
        assert gone not in [player_ for _, player_ in event.t.ranking]
        assert not told(event, FinalPlayed)

    @pytest.mark.clause("Q62")
    def test_if_everybody_leaves_the_robots_play_it_to_the_end(self) -> None:
        for players in (1, 2, 3, 4):
            event = Parks(players)
            for id in event.table.players:
                event.act(leave, id, by=player(id))
            assert event.t.phase is Phase.FINISHED
            assert [player_ for _, player_ in event.t.ranking] == (["robot"] if players == 1 else [])
            assert fold(event.log) == event.t
            assert game(event.t, SEED).stage == "over"

    def test_nobody_leaves_twice_or_for_another(self) -> None:
        event = Parks(3)
        assert event.refused(leave, "p01", by=player("p02")).code == "drop-for-other"
        assert event.refused(leave, "robot").code == "not-at-the-table"
        assert event.refused(leave, "p01", by=JUDGE).code == "organizer-only"
        event.act(leave, "p01")
        assert event.refused(leave, "p01").code == "left-for-good"
        assert event.refused(decide, "A", by=player("p01")).code == "not-asked"


class TestWhoMayRead:
    @pytest.mark.clause("Q56", "CG-22")
    def test_decisions_are_their_players_until_the_game_ends(self) -> None:
        event = Parks(3)
        while len(event.t.rounds) < 3:
            event.bot_decides()
        for stamped in event.log:
            if isinstance(stamped.fact, (*DECISIONS, TrophyTaken)):
                readers = [
                    viewer
                    for viewer in (None, ORGANIZER, JUDGE, *(player(id) for id in event.table.players))
                    if may_read(stamped, viewer, event.t)
                ]
                owner = stamped.fact.player
                assert readers == ([] if owner == "robot" else [player(owner)])
        event.play_on()
        assert all(may_read(stamped, None, event.t) for stamped in event.log)

    @pytest.mark.clause("CG-36", "Q56")
    @pytest.mark.parametrize("players", [1, 2])
    def test_with_one_or_two_players_trophies_lie_open(self, players: int) -> None:
        event = Parks(players)
        while len(event.t.rounds) < 2:
            event.bot_decides()
        shown = [type(stamped.fact) for stamped in event.log if may_read(stamped, None, event.t)]
        assert TrophyTaken in shown
        assert not set(shown) & set(DECISIONS)

    @pytest.mark.clause("Q56")
    def test_games_that_differ_only_in_hidden_things_look_the_same(self) -> None:
        """One picks another card, or removes one, and nobody else can tell before it is played."""
        plain, other = Parks(4), Parks(4)
        for event in (plain, other):
            event.answer(0, "A")
        labels = [plain.game.binder.label(card) for card in plain.game.pending[0].options]
        for event, pick, removed in ((plain, labels[0], "Newcomer"), (other, labels[1], "Talent")):
            for said in (pick, "stop", removed, "stop"):
                event.answer(0, said)
        for viewer in (None, ORGANIZER, player("p02")):
            seen = [
                [stamped.fact for stamped in event.log if may_read(stamped, viewer, event.t)]
                for event in (plain, other)
            ]
            assert seen[0] == seen[1]
        mine = [
            [stamped.fact for stamped in event.log if may_read(stamped, player("p01"), event.t)]
            for event in (plain, other)
        ]
        assert mine[0] != mine[1]


def test_rounds_are_called_by_the_plan_and_have_no_draws(played: dict[int, Parks]) -> None:
    for event in played.values():
        paired = [fact for fact in told(event, RoundPaired) if isinstance(fact, RoundPaired)]
        assert [fact.round for fact in paired if fact.stage is Stage.SWISS] == list(range(1, len(event.t.rounds) + 1))
        assert {fact.way for fact in paired if fact.stage is Stage.SWISS} == {"plan"}
        assert not any(fact.keys for fact in paired)
