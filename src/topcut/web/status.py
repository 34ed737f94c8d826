"""Which status a refusal answers with, for programs; people read its sentence."""

from topcut.refusal import Refusal

TOO_SLOW, TOO_LARGE, REFUSED, UNAVAILABLE = 408, 413, 422, 503

BY_STATUS = {
    400: "host-unknown",
    401: "sign-in-needed",
    403: "organizer-only staff-only not-your-table not-yourself own-game forbidden form-foreign form-stale"
    " away-too-long device-shared list-not-open signed-off actor-unknown",
    404: "tournament-unknown player-unknown page-unknown ruleset-not-found",
    405: "method-unknown",
    409: "key-reused desk-overtaken already-paired already-paired-by changed-meanwhile already-settled already-started"
    " tournament-exists draw-stale round-closed report-stale text-gone pairing-outdated",
    410: "tournament-deleted",
    TOO_LARGE: "body-too-large",
    429: "too-many writes-too-many writes-busy claims-too-many codes-off login-wait hashing-busy verify-busy"
    " verify-lately preview-busy",
    UNAVAILABLE: "disk-full store-busy store-failed data-read-only data-in-use data-in-use-unnamed"
    " log-damaged log-behind-witness fact-unknown fact-unreadable stopping pairing-failed"
    " press-stopped press-failed",
}
STATUS = {code: status for status, codes in BY_STATUS.items() for code in codes.split()}
RETRY = {UNAVAILABLE: 5}  # seconds


def status_of(refusal: Refusal) -> int:
    return STATUS.get(refusal.code, REFUSED)


def headers_of(status: int) -> dict[str, str]:
    """When to come back; and the rest of a request that was too much or too slow is not read."""
    closing = {"Connection": "close"} if status in {TOO_SLOW, TOO_LARGE} else {}
    return closing | ({"Retry-After": str(RETRY[status])} if status in RETRY else {})
