"""My devices: where I am signed in as an official, and how to end it elsewhere."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.web.access import may
from topcut.web.access.devices import end_own, own_devices
from topcut.web.organizer.desk_page import desk, shown
from topcut.web.view import View, again

router = APIRouter()


@router.get("/t/{tournament}/desk/devices")
def devices(view: Annotated[View, may("officiate")]) -> Response:
    return shown(view, "devices.html", devices=own_devices(view), end=desk(view, "devices"))


@router.post("/t/{tournament}/desk/devices")
@again(devices)
def end_device(view: Annotated[View, may("officiate")]) -> Response:
    return view.go(desk(view, "devices"), end_own(view))
