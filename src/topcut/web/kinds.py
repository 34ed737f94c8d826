"""Which status a refusal answers with, for programs; people read its sentence."""

from topcut.refusal import Refusal

FORBIDDEN, UNKNOWN, TOO_SLOW, CONFLICT = 403, 404, 408, 409
TOO_LARGE, REFUSED, TOO_MANY, UNAVAILABLE = 413, 422, 429, 503

STATUS = {
    **dict.fromkeys(("tournament-unknown", "player-unknown", "page-unknown", "ruleset-not-found"), UNKNOWN),
    **dict.fromkeys(
        (
            "organizer-only",
            "staff-only",
            "not-your-table",
            "not-yourself",
            "own-game",
            "forbidden",
            "form-foreign",
            "away-too-long",
            "device-shared",
            "list-not-open",
        ),
        FORBIDDEN,
    ),
    **dict.fromkeys(
        (
            "key-reused",
            "desk-overtaken",
            "already-paired",
            "already-paired-by",
            "changed-meanwhile",
            "already-settled",
            "already-started",
            "tournament-exists",
            "draw-stale",
            "round-closed",
            "report-stale",
        ),
        CONFLICT,
    ),
    **dict.fromkeys(
        (
            "disk-full",
            "store-busy",
            "store-failed",
            "data-read-only",
            "data-in-use",
            "log-damaged",
            "log-behind-witness",
            "fact-unknown",
            "fact-unreadable",
            "stopping",
        ),
        UNAVAILABLE,
    ),
    "sign-in-needed": 401,
    "host-unknown": 400,
    **dict.fromkeys(("too-many", "claims-too-many", "codes-off", "login-wait", "hashing-busy"), TOO_MANY),
    "body-too-large": TOO_LARGE,
    "method-unknown": 405,
}
RETRY = {UNAVAILABLE: 5}  # seconds


def status_of(refusal: Refusal) -> int:
    return STATUS.get(refusal.code, REFUSED)


def headers_of(status: int) -> dict[str, str]:
    """When to come back; and after what was too much or too slow, the rest of it is not listened to."""
    closing = {"Connection": "close"} if status in {TOO_SLOW, TOO_LARGE} else {}
    return closing | ({"Retry-After": str(RETRY[status])} if status in RETRY else {})
