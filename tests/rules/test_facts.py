"""What is true of every kind of fact: its families, so that a filter of the log finds it."""

from topcut.rules.facts import FACTS, CapacitySet, Family, RosterLocked, SubstituteApproved, about

WITHOUT_FAMILY = {
    "TournamentCreated",
    "DetailsCorrected",
    "DeviationDeclared",
    "NonceAdded",
    "PlansDealt",
    "CardsDrawn",
    "CardsPicked",
    "CardsRedrawn",
    "CardsRemoved",
    "ChoiceMade",
    "StandInCalled",
    "StandInEnded",
    "MatchPlayed",
    "TrophyTaken",
    "FinalPlayed",
    "TournamentFinished",
    "SeedRevealed",
    "TakenOver",
    "StepUndone",
}


def test_a_filter_of_the_log_finds_who_there_is_room_for_and_what_was_approved() -> None:
    assert about(CapacitySet).families == (Family.PEOPLE,)
    assert about(RosterLocked).families == (Family.PEOPLE,)
    assert about(SubstituteApproved).families == (Family.CONDUCT,)


def test_every_fact_has_a_family_but_those_of_the_whole_tournament_and_of_card_games() -> None:
    assert {kind for kind, form in FACTS.items() if not about(form).families} == WITHOUT_FAMILY
