"""Whether phones get through: which other devices have reached this computer since it was started (D10)."""

from ipaddress import ip_address
from urllib.parse import urlsplit

from topcut.web.settings import Settings

MOST = 1000


class Reach:
    def __init__(self) -> None:
        self._devices: set[str] = set()

    @property
    def devices(self) -> int:
        return len(self._devices)

    def note(self, address: str, settings: Settings) -> None:
        """A request from there was answered; this computer itself, by whatever address, proves nothing."""
        if address in self._devices or len(self._devices) >= MOST:
            return
        try:
            if not ip_address(address).is_loopback and address != urlsplit(settings.base_url).hostname:
                self._devices.add(address)
        except ValueError:
            return
