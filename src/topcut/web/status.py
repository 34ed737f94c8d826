"""Which status a refusal answers with, for programs; people read its sentence."""

from topcut.refusal import Refusal

TOO_SLOW, TOO_LARGE, REFUSED, UNAVAILABLE = 408, 413, 422, 503

BY_STATUS = {
    400: "host-unknown api-not-json api-key-unreadable",
    401: "sign-in-needed mirror-key-refused api-token-refused api-token-missing",
    403: "organizer-only staff-only not-your-table not-yourself own-game forbidden form-foreign form-stale"
    " away-too-long device-shared list-not-open signed-off actor-unknown account-closed club-owner-needed"
    " decided-at-the-hall mirror-of-others mirror-at-home api-token-scope api-token-elsewhere"
    " api-token-here-only",
    404: "tournament-unknown player-unknown page-unknown rounds-unknown ruleset-not-found"
    " account-strange club-unknown mirror-copy-none match-not-played",
    405: "method-unknown",
    409: "key-reused desk-overtaken already-paired already-paired-by changed-meanwhile already-settled already-started"
    " started-already round-closed-already reported-already warned-meanwhile"
    " tournament-exists draw-stale round-closed report-stale text-gone pairing-outdated mirror-ahead"
    " mirror-other-source mirror-superseded mirror-gap match-not-over pair-not-seated api-result-changed"
    " api-breaks-changed applicant-gone",
    410: "tournament-deleted mirror-removed",
    TOO_LARGE: "body-too-large",
    429: "too-many writes-too-many writes-busy claims-too-many codes-off login-wait hashing-busy verify-busy"
    " verify-lately preview-busy mirror-busy accounts-busy api-busy api-streams-many planner-busy",
    UNAVAILABLE: "disk-full store-busy store-failed data-read-only data-in-use data-in-use-unnamed"
    " log-damaged log-behind-witness fact-unknown fact-unreadable stopping pairing-failed pairing-stopped taken-over"
    " pairing-not-ready slept press-stopped press-failed database-away database-busy database-full database-read-only"
    " database-unsafe database-damaged database-refused",
}
STATUS = {code: status for status, codes in BY_STATUS.items() for code in codes.split()}
RETRY = {UNAVAILABLE: 5}  # seconds
PASSING = {"database-away", "database-busy", "store-busy"}  # over in a moment, without anybody doing anything


def status_of(refusal: Refusal) -> int:
    return STATUS.get(refusal.code, REFUSED)


def headers_of(status: int) -> dict[str, str]:
    """When to come back; and the rest of a request that was too much or too slow is not read."""
    closing = {"Connection": "close"} if status in {TOO_SLOW, TOO_LARGE} else {}
    return closing | ({"Retry-After": str(RETRY[status])} if status in RETRY else {})
