"""The security log: who came in, who was let in or sent away, what was taken out. Append-only, and never a secret.

A line says what was done, by whom and to whom, by ids alone: no names, contacts, codes or addresses. It outlives the
tournament it is about. The last `KEPT` lines of each act stay, so a flood of one act pushes out no line of another.
"""

from dataclasses import dataclass
from enum import StrEnum

from topcut.ids import TournamentId

KEPT = 10_000


class Act(StrEnum):
    SIGNED_IN = "signed-in"
    SIGN_IN_FAILED = "sign-in-failed"
    SECOND_FAILED = "second-failed"
    SIGNED_OUT = "signed-out"
    SESSION_ENDED = "session-ended"
    SIGNED_UP = "signed-up"

    CARD_ISSUED = "card-issued"
    CARD_USED = "card-used"
    CARD_FAILED = "card-failed"
    CARD_AGAIN = "card-again"
    CODE_ISSUED = "code-issued"
    CODE_USED = "code-used"
    CODE_FAILED = "code-failed"
    INVITED = "invited"
    JOINED = "joined"
    INVITATION_FAILED = "invitation-failed"

    LET_IN = "let-in"
    SENT_AWAY = "sent-away"
    REVOKED = "revoked"
    OWNED = "owned"

    SET_UP_MADE = "set-up-made"
    SET_UP_FAILED = "set-up-failed"
    ACCOUNT_MADE = "account-made"
    PASSWORD_CHANGED = "password-changed"
    PASSWORD_REPLACED = "password-replaced"
    APP_ADDED = "app-added"
    APP_REMOVED = "app-removed"
    PASSKEY_ADDED = "passkey-added"
    PASSKEY_REMOVED = "passkey-removed"
    PASSKEY_COPIED = "passkey-copied"
    RECOVERY_MADE = "recovery-made"
    RECOVERY_USED = "recovery-used"
    SECONDS_REMOVED = "seconds-removed"

    HOUSE_OPENED = "house-opened"
    HOUSE_CLOSED = "house-closed"
    ACCOUNT_INVITED = "account-invited"
    ACCOUNT_OPENED = "account-opened"
    ACCOUNT_FAILED = "account-failed"
    ACCOUNT_CLOSED = "account-closed"
    ACCOUNT_REOPENED = "account-reopened"
    ACCOUNT_FORGOTTEN = "account-forgotten"
    PASSWORD_LINK_MADE = "password-link-made"
    PASSWORD_LINK_USED = "password-link-used"
    QUOTA_SET = "quota-set"
    QUOTAS_SET = "quotas-set"
    HANDED_OVER = "handed-over"
    CLUB_MADE = "club-made"
    CLUB_INVITED = "club-invited"
    CLUB_JOINED = "club-joined"
    CLUB_ROLE = "club-role"
    CLUB_LEFT = "club-left"
    CLUB_REMOVED = "club-removed"

    DATA_TAKEN = "data-taken"
    ARCHIVE_TAKEN = "archive-taken"
    CONTACTS_TAKEN = "contacts-taken"
    IMPORTED = "imported"
    DELETED = "deleted"
    BROUGHT_BACK = "brought-back"
    REMOVED = "removed"

    MIRROR_KEY_MADE = "mirror-key-made"
    MIRROR_KEY_REVOKED = "mirror-key-revoked"
    MIRROR_KEY_FAILED = "mirror-key-failed"
    MIRRORED = "mirrored"
    MIRROR_BEGUN = "mirror-begun"
    MIRROR_ENDED = "mirror-ended"
    COPY_FETCHED = "copy-fetched"

    API_TOKEN_MADE = "api-token-made"
    API_TOKEN_REVOKED = "api-token-revoked"
    API_TOKEN_FAILED = "api-token-failed"

    SERVED_IN_THE_HALL = "served-in-the-hall"
    WARNING_READ = "warning-read"
    LAN_ON = "lan-on"
    LAN_OFF = "lan-off"
    FLOOD_STOPPED = "flood-stopped"


class Place(StrEnum):
    HERE = "here"  # at this computer
    HALL = "hall"  # from another device of the network, by plain HTTP
    ONLINE = "online"  # over TLS
    CONSOLE = "console"  # by a command
    NOWHERE = "nowhere"  # by the program itself


GROUPS = {
    "sign-ins": (Act.SIGNED_IN, Act.SIGNED_OUT, Act.SESSION_ENDED, Act.SIGNED_UP, Act.CARD_USED, Act.JOINED),
    "failures": (
        Act.SIGN_IN_FAILED,
        Act.SECOND_FAILED,
        Act.SET_UP_FAILED,
        Act.CARD_FAILED,
        Act.CARD_AGAIN,
        Act.CODE_FAILED,
        Act.INVITATION_FAILED,
        Act.ACCOUNT_FAILED,
        Act.PASSKEY_COPIED,
        Act.FLOOD_STOPPED,
        Act.MIRROR_KEY_FAILED,
        Act.API_TOKEN_FAILED,
    ),
    "cards": (Act.CARD_ISSUED, Act.CARD_USED, Act.CODE_ISSUED, Act.CODE_USED, Act.INVITED, Act.JOINED, Act.SET_UP_MADE),
    "rights": (
        Act.OWNED,
        Act.LET_IN,
        Act.JOINED,
        Act.SENT_AWAY,
        Act.REVOKED,
        Act.HANDED_OVER,
        Act.CLUB_MADE,
        Act.CLUB_INVITED,
        Act.CLUB_JOINED,
        Act.CLUB_ROLE,
        Act.CLUB_LEFT,
        Act.CLUB_REMOVED,
    ),
    "account": (
        Act.ACCOUNT_MADE,
        Act.HOUSE_OPENED,
        Act.HOUSE_CLOSED,
        Act.ACCOUNT_INVITED,
        Act.ACCOUNT_OPENED,
        Act.ACCOUNT_CLOSED,
        Act.ACCOUNT_REOPENED,
        Act.ACCOUNT_FORGOTTEN,
        Act.PASSWORD_LINK_MADE,
        Act.PASSWORD_LINK_USED,
        Act.QUOTA_SET,
        Act.QUOTAS_SET,
        Act.PASSWORD_CHANGED,
        Act.PASSWORD_REPLACED,
        Act.APP_ADDED,
        Act.APP_REMOVED,
        Act.PASSKEY_ADDED,
        Act.PASSKEY_REMOVED,
        Act.RECOVERY_MADE,
        Act.RECOVERY_USED,
        Act.SECONDS_REMOVED,
        Act.SERVED_IN_THE_HALL,
        Act.WARNING_READ,
        Act.LAN_ON,
        Act.LAN_OFF,
        Act.API_TOKEN_MADE,
        Act.API_TOKEN_REVOKED,
    ),
    "files": (
        Act.DATA_TAKEN,
        Act.ARCHIVE_TAKEN,
        Act.CONTACTS_TAKEN,
        Act.IMPORTED,
        Act.DELETED,
        Act.BROUGHT_BACK,
        Act.REMOVED,
        Act.MIRROR_KEY_MADE,
        Act.MIRROR_KEY_REVOKED,
        Act.MIRRORED,
        Act.MIRROR_BEGUN,
        Act.MIRROR_ENDED,
        Act.COPY_FETCHED,
    ),
}


@dataclass(frozen=True, slots=True)
class Line:
    at: str
    act: str  # empty if the line is not what was written
    role: str = ""  # of who did it; empty if it was nobody we know
    actor: str = ""  # their id
    about: str = ""  # the id of whom it was done to
    tournament: TournamentId | None = None
    place: str = Place.NOWHERE.value
    device: str = ""  # a word such as iPhone
    times: int = 1
    n: int = 0


def by_command(at: str, act: Act, *, about: str = "", tournament: TournamentId | None = None) -> Line:
    """Done at the console of the computer that holds the data, where nobody asks who it is."""
    return Line(at, act.value, about=about, tournament=tournament, place=Place.CONSOLE.value)
