"""The JSON schema for people who write a catalogue of their own, made from what the reader of catalogues takes."""

import json
from collections.abc import Callable

from topcut.lists import catalogue_file
from topcut.lists.catalogue import Kind

TEXT = {"type": "string", "minLength": 1, "maxLength": catalogue_file.LONGEST}
WORD = {"type": "string", "pattern": "^[a-z0-9-]*[a-z0-9][a-z0-9-]*$", "maxLength": 60}

SHAPES: dict[Callable[[object, str, str], object], dict[str, object]] = {
    catalogue_file._text: TEXT,
    catalogue_file._texts: {"type": "array", "items": TEXT},
    catalogue_file._number: {"type": "integer", "minimum": 0, "maximum": catalogue_file.MOST_NUMBER},
    catalogue_file._truth: {"type": "boolean"},
    catalogue_file._day: {"type": "string", "format": "date"},
    catalogue_file._side: {"enum": ["secure", "extraction"]},
    catalogue_file._role: {"enum": ["primary", "secondary", "supporting"]},
}

MEANINGS = {
    "also": "Other names that mean the same: misspellings in print, short forms.",
    "alter_ego": "A character's alter ego: two characters of one name differ in it.",
    "affiliations": "A character's affiliations.",
    "side": "Whether a Crisis card is a secure or an extraction crisis.",
    "unique_name": "A unit's Unique Name.",
    "role": "Whether a unit is a primary, a secondary or a supporting one.",
    "points": "What a primary unit gives, and what other units cost; a character's threat.",
    "eras": "A unit's eras.",
    "class": "The class of a Hero or a card.",
    "product": "The product that a card comes in: the name of an entry of the kind product.",
    "released": "The day on which a product, or a card by itself, was released.",
    "from": "The day from which it is legal, whatever the release says.",
    "official": "Left out: true. What is not official may not be played.",
    "banned": "It may not be on a list.",
    "restricted": "Only so many of these may be on a list.",
}


def json_schema() -> str:
    fields = {
        field: {**SHAPES[reads], "description": MEANINGS[field]} for field, reads in catalogue_file.FIELDS.items()
    }
    kinds = {"enum": [str(kind) for kind in Kind]}
    entry = _table(("kind", "name"), {"kind": kinds, "name": TEXT, **fields})
    timeline = _table(
        ("name",),
        {
            "name": {**WORD, "description": "What an organizer chooses it by."},
            "title": TEXT,
            "only": {
                "type": "array",
                "items": kinds,
                "description": "Of these kinds only what the file lists may be played; of the others everything.",
            },
            "unknown": {"type": "boolean", "description": "Nobody has its contents: nothing is checked by it."},
        },
    )
    told = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A catalogue of Topcut",
        **_table(
            ("name", "game"),
            {
                "name": {**WORD, "description": "What it is called; one that is added later takes its place."},
                "title": TEXT,
                "game": {
                    **WORD,
                    "description": "crisis-protocol, shatterpoint, munchkin, or a rule book's lists.game.",
                },
                "source": TEXT,
                "timeline": {**timeline, "description": "Only where the file is a Timeline: what may be played."},
                "entries": {"type": "array", "items": entry, "maxItems": catalogue_file.MOST_ENTRIES},
            },
        ),
    }
    return json.dumps(told, indent=2, ensure_ascii=False) + "\n"


def _table(required: tuple[str, ...], properties: dict[str, object]) -> dict[str, object]:
    return {
        "type": "object",
        "required": list(required),
        "additionalProperties": False,
        "properties": properties,
    }
