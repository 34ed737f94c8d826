"""QR codes as pictures inside the page: dark on white in every theme, so that any phone reads them."""

import segno


def code_image(address: str) -> str:
    """The address as a data URI for `<img src>`; nothing is fetched, so it prints without a network."""
    return str(segno.make(address, error="m", micro=False).svg_data_uri(dark="#000", light="#fff", border=2))
