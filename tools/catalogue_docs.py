"""The JSON schema for people who write a catalogue of their own, made from what the reader of catalogues takes."""

import json
from datetime import date
from typing import Any

from topcut.declared import fields_of, some
from topcut.lists.catalogue import LONGEST, MOST_TEXTS, CrisisSide, Item, Kind, Points, Text, Texts, UnitRole
from topcut.lists.catalogue_file import MOST_ENTRIES

TEXT = {"type": "string", "minLength": 1, "maxLength": LONGEST}
WORD = {"type": "string", "pattern": "^[a-z0-9-]*[a-z0-9][a-z0-9-]*$", "maxLength": 60}

SHAPES: dict[Any, dict[str, object]] = {
    Text: TEXT,
    Texts: {"type": "array", "items": TEXT, "maxItems": MOST_TEXTS},
    Points: {"type": "integer", "minimum": 0, "maximum": 9_999},
    bool: {"type": "boolean"},
    date: {"type": "string", "format": "date"},
    CrisisSide: {"enum": ["secure", "extraction"]},
    UnitRole: {"enum": ["primary", "secondary", "supporting"]},
}

MEANINGS = {
    "also": "Other names that mean the same: misspellings in print, short forms.",
    "alter_ego": "A character's alter ego: two characters of one name differ in it.",
    "affiliations": "A character's affiliations.",
    "side": "Whether a Crisis card is a secure or an extraction crisis.",
    "unique_name": "A unit's Unique Name.",
    "no_unique_name": "A unit is known to have no Unique Name; left out: nobody knows.",
    "role": "Whether a unit is a primary, a secondary or a supporting one.",
    "points": "What a primary unit gives, and what other units cost; a character's threat.",
    "eras": "A unit's eras.",
    "tags": "A unit's tags.",
    "class": "The class of a Hero or a card.",
    "product": "The product that a card comes in: the name of an entry of the kind product.",
    "released": "The day on which a product, or a card by itself, was released.",
    "from": "The day from which it is legal, whatever the release says.",
    "official": "Left out: true. What is not official may not be played.",
    "beta": "It was not final where it was read, so it counts as not verified.",
    "banned": "It may not be on a list.",
    "restricted": "Only so many of these may be on a list.",
}


def json_schema() -> str:
    reads = fields_of(Item)
    fields = {field: {**SHAPES[some(reads[field])], "description": meaning} for field, meaning in MEANINGS.items()}
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
                "source": {**TEXT, "description": "Where it was read."},
                "day": {**SHAPES[date], "description": "How old it is: the day of what it was read from."},
                "timeline": {**timeline, "description": "Only where the file is a Timeline: what may be played."},
                "entries": {"type": "array", "items": entry, "maxItems": MOST_ENTRIES},
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
