"""What an action has to say once on the next page, in a signed cookie."""

from fastapi import Request
from fastapi.responses import Response
from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "topcut-said"
LONGEST = 600


def read(request: Request) -> str | None:
    try:
        said = _signer(request).loads(request.cookies.get(COOKIE, ""))
    except BadSignature:
        return None
    return said if isinstance(said, str) else None


def write(request: Request, response: Response, said: str) -> None:
    signed = _signer(request).dumps(said[:LONGEST])
    secure = request.app.state.settings.is_secure
    response.set_cookie(COOKIE, str(signed), httponly=True, samesite="lax", secure=secure)


def clear(request: Request, response: Response) -> None:
    if COOKIE in request.cookies:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=request.app.state.settings.is_secure)


def _signer(request: Request) -> URLSafeSerializer:
    """The key lives as long as the program: a sentence that is lost by a restart is no loss."""
    return URLSafeSerializer(request.app.state.flash_key, salt="said")
