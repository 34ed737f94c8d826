"""Makes a picture of a page small: its 256 commonest colours, and every other one as the nearest of these."""

import base64
import struct
import zlib

from playwright.sync_api import Browser

COUNTED = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const brush = canvas.getContext("2d");
  brush.drawImage(image, 0, 0);
  const pixels = new Uint32Array(brush.getImageData(0, 0, image.width, image.height).data.buffer);
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const palette = [...counts].sort((one, other) => other[1] - one[1]).slice(0, 256).map(([colour]) => colour);
  const parts = (colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
  const shades = palette.map(parts);
  const nearest = (colour) => {
    const [red, green, blue] = parts(colour);
    const far = ([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    return shades.reduce((best, shade, place) => (far(shade) < far(shades[best]) ? place : best), 0);
  };
  const places = new Map([...counts.keys()].map((colour) => [colour, nearest(colour)]));
  let text = "";
  for (const pixel of pixels) text += String.fromCharCode(places.get(pixel));
  return { width: image.width, height: image.height, palette: shades.flat(), pixels: btoa(text) };
}"""


def shrunk(browser: Browser, picture: bytes) -> bytes:
    page = browser.new_page()
    counted = page.evaluate(COUNTED, base64.b64encode(picture).decode())
    page.close()
    width, height = counted["width"], counted["height"]
    pixels = base64.b64decode(counted["pixels"])
    rows = b"".join(b"\0" + pixels[start : start + width] for start in range(0, len(pixels), width))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)  # 8 bits a pixel, by palette
    parts = ((b"IHDR", header), (b"PLTE", bytes(counted["palette"])), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
