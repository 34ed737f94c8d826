"""The big screen: a projector or a TV that nobody touches, one for a tournament or for several side by side."""

from fastapi import APIRouter

from topcut.web.display import overlay, screen, several

router = APIRouter()
for page in (screen, several, overlay):
    router.include_router(page.router)
