"""The form of every kind of fact, field by field, as the page on archives gives them."""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

# A field is its name, its type, and its value where it may be left out. `words` are free text, which from version 2
# on may be the digest of a text beside the log.
FORMS: Mapping[str, str] = {
    "TournamentCreated": "tournament text; title text; first_day text; place text; ruleset text; ruleset_hash text; "
    "commitment text; settings settings = {}; options options = {}; capacity number? = null; log number = 1",
    "DetailsCorrected": "title text? = null; place text? = null; first_day text? = null; special text? = null",
    "ScheduleSet": "slots objects",
    "FeeSet": "charged flag",
    "SelfCheckInSet": "allowed flag",
    "ChancesShown": "shown flag",
    "AnnouncementMade": "announcement number; text words",
    "TableTold": "announcement number; table number; players texts; text words",
    "AnnouncementTakenDown": "announcement number",
    "DeviationDeclared": "clause text; reason words",
    "OfficialNamed": "official text; role text; plays_as text? = null; alternate text? = null; name name = null",
    "OfficialReleased": "official text; role text",
    "StaffLetIn": "person text; role staff; name name = null",
    "StaffSentAway": "person text",
    "PersonRenamed": "person text; name name = null",
    "PersonForgotten": "person text",
    "TextStruck": "n number; member text",
    "TakenOver": "epoch number",
    "CapacitySet": "capacity number?",
    "PlayerEntered": "player text; club text? = null; waiting flag = false; missed numbers = []; robot flag = false; "
    "name name = null",
    "PlayerAdmitted": "player text",
    "PlayerWithdrawn": "player text",
    "PlayerReadmitted": "player text; waiting flag = false; missed numbers = []",
    "PlayerCheckedIn": "player text; nonce text? = null",
    "PlayerCheckedOut": "player text",
    "PlayerArrived": "player text; day text; here flag = true",
    "NonceAdded": "player text; nonce text",
    "FeeNoted": "player text; paid flag = true",
    "ClubSet": "player text; club text?",
    "SeatFixed": "player text; table number?",
    "TableSet": 'table number; name text = ""; note words = ""; closed flag = false; stream flag = false; '
    "listed flag = true",
    "TableChecked": "table number; round number",
    "MaterialsChecked": 'player text; item text; passed flag; note words = ""',
    "DeckCheckDrawn": "stage stage; round number; check number; matches numbers; players texts; key text",
    "DeckChecked": 'stage stage; round number; check number; player text; fine flag; clause text = ""; note words = ""',
    "SubstituteApproved": 'player text; item text; note words = ""',
    "ListHandedIn": "player text; text words",
    "ListChecked": "player text; grade grade; findings texts = []; catalogues options = {}",
    "ListAccepted": 'player text; findings texts = []; reason words = ""',
    "ListCorrected": "player text; text words; reason words",
    "PoolRegistered": "player text; text words",
    "ListsPublished": "published flag = true",
    "RosterLocked": "players texts; nonces texts = []; mixed flag = false",
    "StructureAnnounced": "rounds number?; cut number?; clause text",
    "Started": "rounds number; cut number; clause text; players number; confirmed texts = []; best_of counts = {}; "
    "roll flag = true; clubs_apart numbers = []; fresh_tables flag = false",
    "StructureChanged": "rounds number; cut number; reason words",
    "PairForbidden": "first text; second text",
    "AbsenceArranged": "player text; round number; away flag = true",
    "DrawOpened": "round number; attempt number; players texts; roster text; reason words? = null; "
    'given_byes texts = []; apart text = ""',
    "RoundPaired": "stage stage; round number; attempt number; pairs pairs; way text; keys options = {}; "
    "given_byes texts = []; unpaired_losses texts = []; breaks texts = []; matches numbers = []; "
    "bound bound? = null",
    "RoundUnpaired": "stage stage; round number; reason words",
    "TablesRepaired": "round number; pairs pairs; reason words; keys options = {}",
    "TableMoved": 'round number; match number; table number; stage stage = "swiss"',
    "ExtraMinutesRolled": "stage stage; round number; extra number; salt text; typed flag",
    "ClockStarted": "stage stage; round number; minutes number; commitment text? = null",
    "ClockPaused": 'round number; reason words = ""',
    "ClockResumed": "round number",
    "TableExtended": 'round number; match number; minutes number; reason words; stage stage = "swiss"',
    "MissionCriticalAnnounced": "round number",
    "TimeCalled": 'stage stage; round number; extra number; salt text = ""; reveals numbers = []',
    "SquadsSealed": 'round number; player text; squads numbers; stage stage = "swiss"',
    "SquadsRevealed": 'round number; match number; first numbers; second numbers; stage stage = "swiss"; '
    "reveals numbers = []",
    "MustUseMissed": "player text; squads numbers; room number = 0",
    "ResultClaimed": "stage stage; round number; match number; player text; entry entry",
    "ResultDisputed": "stage stage; round number; match number",
    "ResultSettled": "stage stage; round number; match number; result result; agreed flag = false; "
    'figures_unknown words = ""',
    "ResultCorrected": "stage stage; round number; match number; old result; new result; reason words; repair text; "
    'figures_unknown words = ""; stands text? = null',
    "TieBroken": "round number; match number; winner text; by text",
    "RoundClosed": "stage stage; round number; reveals numbers = []",
    "PlayerDropped": "player text; after number; bracket_round number? = null; noticed flag = true",
    "PlayerRejoined": "player text; missed numbers",
    "PlayerEjected": 'player text; reason words = ""; bracket_round number? = null; decided_by text? = null',
    "WarningGiven": 'player text; round number; ground text; note words = ""; stage stage = "swiss"',
    "EjectionDeclined": "player text; reason words",
    "EjectionProposed": "player text; reason words",
    "PenaltyRecorded": 'player text; penalty words; about text = "conduct"',
    "OfficialCalled": 'call number; round number; table number?; player text; about words = ""; '
    'for_official text? = null; stage stage = "swiss"',
    "CallTaken": "call number",
    "CallClosed": "call number",
    "RulingGiven": "ruling number; round number; table number?; players texts; question words; answer words; "
    'stage stage = "swiss"; final flag = false; decided_by text? = null',
    "RulingAppealed": "ruling number; player text",
    "AppealDecided": "ruling number; upheld flag; answer words; decided_by text? = null",
    "CardMissing": 'player text; what words; round number; stage stage = "swiss"',
    "CardReplaced": "player text",
    "TableOpened": "players texts; robot text?; digital flag; box cardtext; cards cardtexts; sets texts; "
    "bots options = {}; robot_level number = 1; solo_cards flag = false; robot_plan flag = true; "
    "keep_one flag = false; tray_capacity number? = null; clock number = 0; "
    'pace text = ""',
    "PlansDealt": "holders texts; key text",
    "CardsDrawn": "player text; round number; level text",
    "CardsPicked": "player text; round number; card text?",
    "CardsRedrawn": "player text; round number",
    "CardsRemoved": "player text; round number; card text?",
    "ChoiceMade": "player text; round number; ask text; card text?; chosen text",
    "StandInCalled": "player text; bot text",
    "StandInEnded": "player text",
    "MatchPlayed": "round number; match number; begins text; tossed flag; winner text; by text; reveals number; "
    "tokens score",
    "TrophyTaken": "round number; match number; player text; fans number; boxed flag = false",
    "FinalPlayed": "begins text; tossed flag; winner text; by text; reveals number",
    "CutMade": "seeds texts; lots counts = {}",
    "CutTakenBack": "reason words",
    "CutReplaced": "leaver text; joined text?; seeds texts?",
    "BracketByeGiven": "round number; match number; player text",
    "TournamentFinished": "ranking ranking",
    "SeedRevealed": "seed text",
    "StepUndone": 'first number; last number; reason words = ""',
}
# Who may read a kind: S is sealed for a time, O is never for all to ask for, everything else is P, for all at once.
CLASSES: Mapping[str, str] = dict.fromkeys(FORMS, "P") | {
    **dict.fromkeys(
        (
            "ExtraMinutesRolled", "SquadsSealed", "CardsDrawn", "CardsPicked", "CardsRedrawn", "CardsRemoved",
            "ChoiceMade", "TrophyTaken", "DeckCheckDrawn",
        ),
        "S",
    ),
    **dict.fromkeys(
        (
            "TableTold", "FeeNoted", "MaterialsChecked", "DeckChecked", "SubstituteApproved", "ListHandedIn",
            "ListChecked", "ListAccepted", "ListCorrected", "PoolRegistered", "MustUseMissed", "WarningGiven",
            "EjectionDeclined", "EjectionProposed", "PenaltyRecorded", "OfficialCalled", "CallTaken", "CallClosed",
            "RulingGiven", "RulingAppealed", "AppealDecided", "CardMissing", "CardReplaced",
        ),
        "O",
    ),
}  # fmt: skip
# They are no steps, and are never undone.
NO_STEPS = (
    "StaffLetIn", "StaffSentAway", "PersonRenamed", "PersonForgotten", "TextStruck", "TakenOver", "DeckCheckDrawn",
)  # fmt: skip
PARTS: Mapping[str, str] = {
    "pair": "table number?; first text; second text?",
    "bound": "forbidden number; forbidden_least number; meetings number; meetings_least number; short number; "
    "groups number",
    "entry": "how how? = null; winner seat? = null; drawn flag = false; scores scores = {}; games seats = []; "
    "points score? = null; unfinished unfinished? = null",
    "result": "how how; winner seat?; points score; figures figures = []; games seats = []; opponents flag = true; "
    "by_roll flag = false",
    "cardtext": "name text; text text; hash text",
}
# Types that are a list of parts.
LISTS: Mapping[str, str] = {"pairs": "pair", "cardtexts": "cardtext"}
HOW = ("victory", "time", "concession", "draw", "no-show", "double-no-show", "bye")
GRADES = ("legal", "illegal", "unverified")
STAFF = ("organizer", "official")
UNFINISHED = ("first", "second", "nobody", "none")


def completed(kind: str, body: Any, *, log: int = 1) -> dict[str, Any] | None:
    """The body with every field that was left out filled in; None if it does not have its form."""
    return _filled(FORMS[kind], body, committed=log > 1)


def free_texts(kind: str) -> list[str]:
    """The fields that hold what people typed in words of their own."""
    return [name for name, type_, _ in fields(FORMS[kind]) if type_ in ("words", "words?")]


def commitment(value: object) -> str | None:
    """The digest of a text that stands beside the log."""
    if isinstance(value, dict) and set(value) == {"sha256"} and is_digest(value["sha256"]):
        return str(value["sha256"])
    return None


def strangers(kind: str, body: Mapping[str, Any]) -> list[str]:
    """Fields of a later program."""
    known = {name for name, _, _ in fields(FORMS[kind])}
    return sorted(set(body) - known)


def fields(form: str) -> list[tuple[str, str, str | None]]:
    """Name, type and default of each field of a form."""
    found = []
    for field in form.split("; "):
        head, _, default = field.partition(" = ")
        name, _, type_ = head.partition(" ")
        found.append((name, type_, default or None))
    return found


def _filled(form: str, body: Any, *, committed: bool = False) -> dict[str, Any] | None:
    if not isinstance(body, dict):
        return None
    whole: dict[str, Any] = {}
    for name, type_, default in fields(form):
        if name not in body:
            if default is None:
                return None
            whole[name] = json.loads(default)
            continue
        if committed and type_ in ("words", "words?") and commitment(body[name]) is not None:
            whole[name] = body[name]
            continue
        fits, value = _value(type_, body[name])
        if not fits:
            return None
        whole[name] = value
    return whole


def _value(type_: str, value: Any) -> tuple[bool, Any]:
    part = type_.removesuffix("?")
    if part in PARTS:
        if value is None and part != type_:
            return True, None
        whole = _filled(PARTS[part], value)
        return whole is not None, whole
    if type_ in LISTS:
        if not isinstance(value, list):
            return False, None
        parts = [_filled(PARTS[LISTS[type_]], part) for part in value]
        return None not in parts, parts
    return TYPES[type_](value), value


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << 64


def is_digest(value: Any) -> bool:
    return isinstance(value, str) and re.fullmatch("[0-9a-f]{64}", value) is not None


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_flag(value: Any) -> bool:
    return isinstance(value, bool)


def _is_seat(value: Any) -> bool:
    return is_number(value) and value in (0, 1)


def _or_null(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: value is None or fits(value)


def _list_of(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and all(fits(one) for one in value)


def _map_of(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, dict) and all(fits(one) for one in value.values())


def _is_score(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(is_number(one) for one in value)


def _is_place(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(_is_text(one) for one in value)


TYPES: Mapping[str, Callable[[Any], bool]] = {
    "text": _is_text,
    "text?": _or_null(_is_text),
    "words": _is_text,
    "words?": _or_null(_is_text),
    "flag": _is_flag,
    "number": is_number,
    "number?": _or_null(is_number),
    "numbers": _list_of(is_number),
    "texts": _list_of(_is_text),
    "texts?": _list_of(_or_null(_is_text)),
    "objects": _list_of(lambda value: isinstance(value, dict)),
    "options": _map_of(_is_text),
    "counts": _map_of(is_number),
    "settings": _map_of(lambda value: _is_text(value) or _is_flag(value) or is_number(value)),
    "stage": lambda value: value in ("swiss", "bracket"),
    "how": lambda value: value in HOW,
    "how?": lambda value: value is None or value in HOW,
    "grade": lambda value: value in GRADES,
    "unfinished?": lambda value: value is None or value in UNFINISHED,
    "seat?": _or_null(_is_seat),
    "seats": _list_of(_or_null(_is_seat)),
    "score": _is_score,
    "score?": _or_null(_is_score),
    "figures": _list_of(_is_score),
    "scores": _map_of(_is_score),
    "ranking": _list_of(_is_place),
    "staff": lambda value: value in STAFF,
    "name": _or_null(is_digest),
}
