"""What kind of device a browser says it runs on, in a word that helps somebody to recognize their own."""

KNOWN = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android phone"),
    ("Windows", "Windows computer"),
    ("Macintosh", "Mac"),
    ("CrOS", "Chromebook"),
    ("Linux", "Linux computer"),
)


def device_word(agent: str) -> str:
    return next((word for sign, word in KNOWN if sign in agent), "other device")
