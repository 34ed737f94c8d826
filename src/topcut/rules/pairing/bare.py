"""A tournament without what no pairing depends on: two that are equal then have the same next round."""

from dataclasses import replace

from topcut.rules.tournament import Conduct, Player, Round, Tournament


def bare(t: Tournament) -> Tournament:
    """Whatever is not named here counts, so that something new can only make a pairing be worked out once too often."""
    return replace(
        t,
        title="",
        first_day="",
        special="",
        place="",
        capacity=None,
        commitment="",
        lists_published=False,
        officials=(),
        clock=None,
        roll=None,
        conduct=Conduct(penalties=t.conduct.penalties, missed_squads=t.conduct.missed_squads),
        signed_off={},
        charges_fee=True,
        self_check_in=False,
        chances_shown=False,
        schedule=(),
        announcements=(),
        announced_last=0,
        facts=0,
        counted=0,
        step=None,
        players={id: _player(player) for id, player in t.players.items()},
        rounds=tuple(map(_round, t.rounds)),
    )


def _player(player: Player) -> Player:
    return replace(
        player, list=None, list_check=None, list_accepted=False, pool=None, paid=False, days=frozenset(), nonce=None
    )


def _round(round: Round) -> Round:
    return replace(round, claims={}, revealed=frozenset(), extended={})
