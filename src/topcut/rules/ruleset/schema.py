"""What a rule book may say: every section and every entry of its file, each with its meaning."""

import datetime
from enum import StrEnum
from fractions import Fraction
from typing import Annotated, Literal

from msgspec import Meta, Struct

LINE = r"^(?=.*\S)[^\x00-\x1f\x7f]+(?![\s\S])"
WORD = r"^[a-z][a-z0-9_-]*(?![\s\S])"
RATE = r"^[0-9]{1,6}(/[1-9][0-9]{0,5})?(?![\s\S])"

MOST = 1_000_000  # more than anyone means to write

Text = Annotated[str, Meta(pattern=LINE, max_length=400)]
Name = Annotated[str, Meta(pattern=WORD, max_length=60)]
Rate = Annotated[str, Meta(pattern=RATE)]
Count = Annotated[int, Meta(ge=0, le=MOST)]
Positive = Annotated[int, Meta(ge=1, le=MOST)]


class How(StrEnum):
    """The ways a match can end, and a round without one."""

    VICTORY = "victory"
    TIME = "time"
    CONCESSION = "concession"
    DRAW = "draw"
    NO_SHOW = "no-show"
    DOUBLE_NO_SHOW = "double-no-show"
    BYE = "bye"


class Part(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every entry of a rule book has the clause it comes from beside it."""

    clause: Text
    """Where the document says so: a clause, a page, a heading."""


class Terms(Part, frozen=True, kw_only=True):
    """What the document calls people and things."""

    tournament: Text
    """The competition, as in "the event begins"."""
    organizer: Text
    """Who runs it."""
    organizer_short: Text
    """The same in a few letters, for narrow columns."""
    official: Text
    """Who rules on games."""
    head_official: Text
    """Who hears appeals."""
    list: Text
    """What players hand in."""
    points: Text
    """What the standings count first."""
    cut: Text = "cut"
    """What ends the Swiss rounds for all but the best."""
    bracket: Text = "bracket"
    """What the best play on in."""


class Points(Part, frozen=True, kw_only=True):
    """Tournament points of a match."""

    win: Positive
    """Points of a win, and of a bye."""
    loss: Count
    """Points of a loss, played or unpaired."""
    draw: Count | None = None
    """Points of a draw. Left out: there are no draws."""
    free: bool = False
    """Whether an organizer may set another value for a win without a deviation."""
    recorded: bool = False
    """Whether points are whatever the players wrote down, and not those of a win, a draw or a loss."""


class Figure(Part, frozen=True, kw_only=True):
    """A figure that is written down for each player of a match."""

    name: Name
    """Its name in files."""
    label: Text
    """Its name on pages."""
    most: Positive
    """The most one player can have; more is taken for a typo and refused."""
    also: tuple[Text, ...] = ()
    """Other names that files may use for it."""
    kept: bool = True
    """Whether it stays with the result. If not, it is only asked for to work out a winner."""


class Comparison(Struct, frozen=True, forbid_unknown_fields=True):
    """One step in deciding a match by its figures."""

    figure: Name
    """The figure that is compared."""
    wins: Literal["more", "fewer"]
    """Who wins this step."""
    claims: Name | None = None
    """The winner of this step adds one to that figure, and the next step decides."""
    equal: Literal["nobody"] = "nobody"
    """Who wins the step if both have the same: nobody, and the next step is taken."""
    enough: Positive | None = None
    """This many win the game at once, by the core rules of the game: figures that do not fit are queried."""


class Ending(Part, frozen=True, kw_only=True):
    """How a match that ended this way is decided, and what is written down."""

    winner: Literal["named", "compared", "nobody"]
    """Whether people say who won, the figures decide, or no one has won."""
    compare: tuple[Comparison, ...] = ()
    """What decides, in this order (`compared`; nothing, if only games won do); or what a winner may not be behind in
    (`named`)."""
    level: Literal["draw", "roll"] | None = None
    """What follows if every comparison is level: a draw, or a roll of the dice."""
    winner_has: Literal["recorded", "bye"] = "recorded"
    """The winner's figures: those written down, or those of a bye where they are greater."""
    loser_has: Literal["recorded", "nothing"] = "recorded"
    """The loser's figures (of both, if no one has won): those written down, or zeros."""
    both: Literal["draw", "loss"] = "draw"
    """What both players have if no one has won."""
    opponents: bool = True
    """Whether each counts as the other's opponent in tiebreakers."""
    asks: bool = False
    """Whether a Swiss result needs its figures; an official may say, in public, why they are not known."""


class Rematch(Part, frozen=True, kw_only=True):
    """What counts as having been paired with another player."""

    no_show: bool
    """Whether a pair that ended as a no-show does; the two are not opponents in tiebreakers either way."""


class Bye(Part, frozen=True, kw_only=True):
    """What a bye is worth and who gets it. It is always a win."""

    figures: dict[Name, Count] = {}
    """The figures written down for it."""
    rule_clause: Text
    """The clause that says who gets it."""
    first_round: Literal["random"] = "random"
    """Who gets it in the first round."""
    later: Literal["lowest-ranked", "lowest-points"]
    """Who gets it later: the last in the standings, or one with the fewest points (the lowest strength of schedule
    among those, then chance)."""
    once: bool = True
    """Whether no one has a second one while someone has had none."""
    all_had_one: Literal["fewest", "lowest"] = "fewest"
    """When everyone has had one: the lowest of those with the fewest byes, or simply the lowest."""
    is_opponent: bool = False
    """Whether a bye counts as an opponent in tiebreakers."""


class Tiebreaker(Part, frozen=True, kw_only=True):
    """One step in ordering players with equal points."""

    kind: Literal["strength", "extended-strength", "figure", "match-win-rate", "latest-rounds", "random"]
    """How it is worked out: the mean of the opponents' points per round; the mean of the opponents' strength; the total
    of a figure; the mean of the opponents' share of the points they could have won; the rounds in which a figure was
    scored, the latest first, written as one number (752: in rounds 7, 5 and 2); by lot."""
    key: Name
    """Its name in files."""
    label: Text
    """Its name on pages."""
    figure: Name | None = None
    """Which figure is totalled, or looked at."""
    floor: Rate = "0"
    """The least that an opponent's share counts, such as "1/3"."""
    drawn: Literal["once"] = "once"
    """When lots are drawn: once, so that no one changes place between two looks at the standings."""

    @property
    def least(self) -> Fraction:
        return Fraction(self.floor)


class Strength(Part, frozen=True, kw_only=True):
    """How strength of schedule is read where documents are silent."""

    met_twice: Literal["per-match", "once"] = "per-match"
    """How often an opponent who was met twice counts."""
    rounds: Literal["played", "all"] = "played"
    """What an opponent's points are divided by: the rounds that opponent played (a drop ends them), or all rounds."""
    open_round: Literal["settled"] = "settled"
    """What counts while a round is open: the matches with a settled result, for both sides."""
    unopposed: Literal["rounds-played"] = "rounds-played"
    """What byes and unpaired losses are: rounds played, without an opponent."""
    no_opponents: Count = 0
    """The strength of a player who has not met anyone."""


class StructureRow(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One row of a structure table."""

    least: Positive
    """For this many players or more."""
    most: Positive | None = None
    """Up to this many. Left out in the last row: and more."""
    rounds: Positive
    """Swiss rounds."""
    cut: Count
    """How many go on into the bracket: 2, 4, 8, 16 or 32, or 0 for no cut."""


class Structure(Part, frozen=True, kw_only=True):
    """How many rounds and what cut for how many players."""

    binding: Literal["must", "suggested"]
    """Whether other numbers are a deviation, or the organizer's free choice."""
    rows: tuple[StructureRow, ...]
    """The table, from the fewest players up."""
    least_clause: Text | None = None
    """The clause that sets the fewest players, if it is not the table itself."""
    counted: Literal["active-at-start"] = "active-at-start"
    """Which number of players is looked up."""
    fixed: Literal["start", "never"] = "start"
    """When rounds and cut are announced; from then on they cannot change without a deviation."""
    fixed_clause: Text
    """The clause that says when they are announced."""
    cut_may_be_left_out: bool = True
    """Whether playing without a cut is an announced choice and not a deviation."""
    cut_may_be_left_out_clause: Text | None = None
    """The clause that says so."""
    cut_recommended_above: Count | None = None
    """With more players than this, leaving the cut out asks for confirmation."""
    alternate: tuple[StructureRow, ...] = ()
    """A second table that the organizer may choose."""
    alternate_clause: Text | None = None
    """The clause of the second table."""
    without_cut: Literal["same-rounds", "alternate"] = "same-rounds"
    """Which rounds are played where the cut is left out: as many as with it, or as many as the second table says."""
    announced_clause: Text | None = None
    """The clause that allows a structure other than the table's if it is announced before the start."""


class Cut(Part, frozen=True, kw_only=True):
    """What happens when Swiss rounds end in a cut."""

    eligible: Literal["active"] = "active"
    """Who can make it: players who have not left after the last Swiss round."""
    replace_clause: Text
    """The clause about a player who made the cut and leaves before its first game."""
    replacement: Literal["next-ranked-as-lowest", "none"] = "next-ranked-as-lowest"
    """Who comes in: the next in the standings, as the lowest seed (those below the gap move up), or no one."""
    bracket_points: bool = False
    """Whether bracket matches give tournament points."""
    corrected: Literal["stands", "until-first-game"] = "stands"
    """What a corrected Swiss result does to a cut that was made: nothing, or it is made again as long as no game of the
    bracket has begun."""


class Bracket(Part, frozen=True, kw_only=True):
    """Seeded single elimination."""

    draw: Literal["higher-rank", "roll"]
    """Who wins a match that would be a draw: the higher rank after the Swiss rounds, or a roll of the dice."""
    draw_clause: Text
    """The clause about draws."""
    drop: Literal["opponent-has-bye"] = "opponent-has-bye"
    """What a drop means: the opponent, or between rounds the next one, has a bye for the round."""
    drop_clause: Text
    """The clause about drops."""
    both_leave: Literal["same-match", "one-advances"] = "same-match"
    """When both players of a match leave, one after the other: both leave that match (unless the round was over), or
    the second, who has the bye, has advanced and leaves the next one."""
    order: Literal["drawing", "by-seed"] = "drawing"
    """How matches are numbered: down the drawing (1-8, 4-5, 3-6, 2-7), or by their higher seed (1-8, 2-7, 3-6, 4-5)."""
    placings: Literal["shared", "top"] = "shared"
    """How the losers of a round are ranked: all of their places ("5-8"), or the best of them ("5")."""
    placings_clause: Text
    """The clause about placings."""
    below: Literal["swiss"] = "swiss"
    """Ranks below the cut: as in the standings."""
    below_clause: Text
    """The clause about ranks below the cut."""


class Clock(Part, frozen=True, kw_only=True):
    """The round timer."""

    timed: bool = True
    """Whether rounds are timed at all. If not, the lengths mean nothing."""
    minutes: Positive
    """Length of a Swiss round."""
    bracket_minutes: Positive
    """Length of a bracket round."""
    secret: bool
    """Whether the remaining time is kept from players and spectators."""
    secret_clause: Text | None = None
    """The clause that says so."""
    dice: Count = 0
    """How many dice are rolled for extra minutes."""
    faces: Count = 0
    """Faces of each die."""
    hits: Count = 0
    """Faces that add a minute."""
    roll: Literal["always", "choice", "never"] = "never"
    """Whether the dice are rolled: in every round, if the organizer chooses, or there are none."""
    one_roll: Literal["round"] = "round"
    """What one roll is for: a round with all its tables."""
    bracket_roll: bool = True
    """Whether the dice are rolled in bracket rounds too."""
    mission_critical: Positive | None = None
    """The minute at which the last phase of the round begins and is announced."""
    mission_critical_clause: Text | None = None
    """The clause about that phase."""
    mission_critical_mark: Literal["from-start", "before-end"] = "from-start"
    """What extra minutes do to it: nothing, or they move it back."""
    mission_critical_by: tuple[Name, ...] = ()
    """Who announces it: a holder of the first of these roles; if there is none, a holder of one of the others."""
    mission_critical_says: Text | None = None
    """What players are told then."""
    at_time: str = ""
    """What players are told when time is called."""
    at_time_clause: Text | None = None
    """The clause about that."""


class Games(Part, frozen=True, kw_only=True):
    """Best of how many games a match is."""

    swiss: Positive = 1
    """In Swiss rounds."""
    bracket: Positive = 1
    """In the bracket."""
    level: Literal["draw", "roll"] = "draw"
    """What follows if both have won the same number of games when time is called."""
    asked: bool = False
    """Whether a match of several games that was won needs the winner of each game."""


class Role(Part, frozen=True, kw_only=True):
    """A kind of official."""

    name: Name
    """Its name in files."""
    title: Text
    """What the document calls it."""
    at_least: Count = 0
    """How many a tournament needs before it can start."""
    organizer: Literal["may", "stands-in", "is"] = "may"
    """The organizer may be one, is one as long as no one else is named, or always is one."""
    plays: Literal["never", "with-alternate", "yes"] = "never"
    """Whether one may play: never, only if another official is announced for those games, or freely."""
    plays_clause: Text
    """The clause that says so."""
    plays_at: dict[Name, Literal["never", "with-alternate", "yes"]] = {}
    """The same where one of the options says otherwise, such as { premier = "never" }."""
    appeals: bool = False
    """Whether one hears appeals against the others' rulings."""
    appeals_clause: Text | None = None
    """The clause that says so."""
    appeals_own: bool = True
    """Whether one may hear an appeal against their own ruling although another one is named who could."""


class Conduct(Part, frozen=True, kw_only=True):
    """Warnings, and what they lead to."""

    ask_at: Positive | None = None
    """At this many warnings the official is asked about an ejection. Left out: never."""
    grounds: tuple[Text, ...] = ()
    """Grounds for a warning, as the form offers them."""
    grounds_clause: Text | None = None
    """The clause that gives them."""
    ejection_grounds: tuple[Text, ...] = ()
    """Grounds for an ejection."""
    ejects_by: tuple[Name, ...] = ()
    """Who ejects: a holder of the first of these roles; if there is none, a holder of one of the others. Left out: any
    official and the organizer."""
    ejects_for_lists_by: tuple[Name, ...] = ()
    """Who ejects for a list that does not fit: a holder of any of these roles."""
    ejects_for_lists_clause: Text | None = None
    """The clause that says so."""


class Lists(Part, frozen=True, kw_only=True):
    """What players hand in."""

    required: Literal["always", "premier", "choice", "never"]
    """Whether everyone needs one before the start: always, at premier level, if the organizer chooses, or never."""
    locked: Literal["start", "never"]
    """When it is locked and can no longer change."""
    locked_clause: Text
    """The clause that says so."""
    locked_at: dict[Name, Literal["start", "round", "never"]] = {}
    """The same where one of the options says otherwise; `round`: it may change while every
    match of the rounds so far has its result."""
    corrected_clause: Text | None = None
    """The clause that lets an official correct a faulty one after it was locked. Left out: no one does."""
    before_pairing: bool = False
    """Whether a player without one is not paired, where everyone needs one."""
    pools_required: Literal["premier", "never"] = "never"
    """Whether everyone needs a registered pool before the start, where decks are built from pools."""
    pools_required_clause: Text | None = None
    """The clause that says so."""
    game: Name | None = None
    """The game whose catalogues know the names on a list."""
    rules: tuple[Name, ...] = ()
    """The rules that lists are checked by."""
    rule_clauses: dict[Name, Text] = {}
    """The clause of each rule."""
    grades: dict[Name, Literal["illegal", "unverified", "note"]] = {}
    """What breaking a rule that is known only at second hand is: unverified, until an organizer makes it illegal."""
    limits: dict[Name, Count] = {}
    """The numbers in those rules."""
    limits_clause: Text | None = None
    """The clause that gives them."""
    seen_by: Literal["opponent", "officials"] = "opponent"
    """Who sees it once the tournament has started, apart from its owner and the officials."""
    seen_by_clause: Text
    """The clause that says so."""
    past_opponents: bool = True
    """Whether an opponent still sees it after the match."""
    public: bool = False
    """Whether everyone sees it; otherwise only if the organizer publishes it."""
    legal_on: Literal["first-day"] = "first-day"
    """Which day decides what is legal."""


class Materials(Part, frozen=True, kw_only=True):
    """What players bring, and officials tick off."""

    items: dict[Name, Text]
    """Each item, in a few words of what is asked of it."""
    item_clauses: dict[Name, Text]
    """The clause of each item."""
    substitutes: tuple[Name, ...] = ()
    """The items that may be replaced, once the organizer has seen the replacement."""
    substitutes_by: Literal["start", "any-time"] = "start"
    """By when that should be; later it asks for confirmation."""
    lost_clause: Text | None = None
    """The clause about a card that is lost or damaged during play. Left out: the document says nothing about it."""


class Leaving(Part, frozen=True, kw_only=True):
    """Dropping, coming back, coming late."""

    rejoin: bool
    """Whether a player who dropped can come back, with the organizer's permission."""
    rejoin_clause: Text
    """The clause that says so."""
    rejoin_after_cut: bool = False
    """Whether a player can come back after the cut."""
    late_entry: bool = True
    """Whether a player can enter after the start, with the organizer's permission."""
    missed_round: Literal["unpaired-loss"] = "unpaired-loss"
    """What a round is for a player who came late or came back."""
    absent_round: Literal["unpaired-loss"] = "unpaired-loss"
    """What a round is for a player who misses it by arrangement."""
    no_show_after: Positive | None = None
    """Minutes after which an absent player can be given a loss. Left out: a reasonable time."""
    no_show_clause: Text
    """The clause about players who do not appear."""
    before_game: Literal["no-show", "concession"] = "no-show"
    """How a paired match ends if one player leaves before the game has begun."""
    during_game: Literal["no-show", "concession"] = "concession"
    """How it ends if the game has begun."""
    ejected_clause: Text
    """The clause about players who were ejected."""
    ranks_dropped: bool = True
    """Whether a player who dropped keeps a place in the final ranking."""
    ranks_ejected: bool = False
    """Whether a player who was ejected does."""


class RosterOfRound(Part, frozen=True, kw_only=True):
    """Which list of several is played in which round."""

    swiss: tuple[Positive, ...]
    """In the Swiss rounds, in order; then from the beginning again."""
    bracket: tuple[Positive, ...]
    """In the bracket."""


class Squads(Part, frozen=True, kw_only=True):
    """Strike teams chosen each round from a list of squads."""

    of: Positive
    """How many squads are on a list."""
    pick: Positive
    """How many different ones make a strike team."""
    sealed: bool = True
    """Whether a choice is hidden until both players have chosen."""
    must_use_all: bool
    """Whether each squad has to be part of a strike team in some Swiss round."""
    must_use_clause: Text
    """The clause that says so."""
    bye_excuses: bool = False
    """Whether a bye or a missed round is an excuse."""


class PlanCards(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The plan for one number of seats."""

    seats: Positive
    """How many seats it is for: an even number."""
    cards: tuple[Text, ...]
    """One card per seat, card 0 first: a park and a half of it for each round, such as "G1 R2"."""


class Plan(Part, frozen=True, kw_only=True):
    """Rounds that are all written down in advance: who sits where in each."""

    most_players: Positive
    """With more players there is no plan."""
    most_players_clause: Text
    """The clause that says so."""
    parks: tuple[Text, ...]
    """The tables, in order, by the letter on the cards."""
    park_names: tuple[Text, ...]
    """What they are called."""
    tables: tuple[PlanCards, ...]
    """The plans by number of seats. With an odd number of players the Robot takes the last seat."""
    robot_plan: bool = True
    """Whether the Robot has card 0, which is always at the same place; otherwise its card is dealt like the others'."""
    robot_clause: Text
    """The clause about the Robot."""
    lead: Positive
    """A lead of this many points ends the game, where there is no final."""
    lead_clause: Text
    """The clause that says so."""
    lead_players: Positive
    """Up to this many players there is no final, and points are open."""

    def cards_for(self, players: int) -> tuple[str, ...]:
        seats = players + players % 2
        return next(table.cards for table in self.tables if table.seats == seats)


class Ruling(Struct, frozen=True, forbid_unknown_fields=True):
    """A question the document leaves open; its answer is the value of `setting`, which an organizer may change."""

    clause: Text
    """The clause that leaves it open, or the ruling that answers it for all documents."""
    setting: Text
    """The path of the entry that answers it, such as `bye.once`."""
    question: Text
    """The question, in our own words."""


class Ruleset(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One rule book."""

    name: Name
    """Its name on the command line."""
    title: Text
    """Its name on pages."""
    version: Text
    """The document's version."""
    effective: datetime.date
    """The day it takes effect."""
    prefix: Text
    """How its clause ids begin."""
    clauses: Count
    """How many clauses it has."""
    pairing_clause: Text
    """The clause that says how later rounds are paired."""
    first_round_clause: Text
    """The clause about the first round."""
    rematch_clause: Text
    """The clause about meeting the same player twice."""
    terms: Terms
    points: Points
    figures: tuple[Figure, ...] = ()
    """In the order in which people say them."""
    endings: dict[How, Ending]
    """The ways a match can end: `victory`, and whichever of the others the document has."""
    rematch: Rematch | None = None
    """What counts as having been paired. Left out: a no-show does not."""
    bye: Bye
    tiebreakers: tuple[Tiebreaker, ...]
    """In the order in which they are applied."""
    strength: Strength
    structure: Structure
    cut: Cut
    bracket: Bracket
    clock: Clock
    games: Games
    officials: tuple[Role, ...]
    conduct: Conduct
    lists: Lists
    materials: Materials | None = None
    """Only where the document says what to bring."""
    leaving: Leaving
    roster_of_round: RosterOfRound | None = None
    """Only where players bring several lists."""
    squads: Squads | None = None
    """Only where players build a strike team each round."""
    plan: Plan | None = None
    """Only where rounds are played by a plan."""
    options: dict[Name, tuple[Name, ...]] = {}
    """What is chosen when a tournament is created, each with its possible values."""
    option_clauses: dict[Name, Text] = {}
    """The clause of each option."""
    rulings: tuple[Ruling, ...] = ()

    @property
    def kept_figures(self) -> tuple[Figure, ...]:
        return tuple(figure for figure in self.figures if figure.kept)
