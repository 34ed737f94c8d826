"""Lists in the files of list builders."""

import io
import json
import zipfile
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.refusing import refusal_from
from topcut.exchange.builder_lists import MOST_BYTES, list_text
from topcut.lists.catalogue import Catalogues
from topcut.lists.catalogue_file import shipped
from topcut.lists.incoming import written
from topcut.lists.written import Form, Section
from topcut.refusal import Refusal
from topcut.words import sentence

KNOWN = Catalogues(shipped())
CHOSEN = [
    ("Hulk", "Character", ["Avengers"]), ("Wong", "Character", []), ("Patch Up {Restricted}", "Team Tactics", []),
    ("Riots Spark Over Extremis 3.0", "Crisis - Secure", []),
    ("Skrulls Infiltrate World Leadership", "Crisis - Extraction", []),
    ("Mind Gem", "Infinity Gems", []), ("Game Type", "Configuration", []),
]  # fmt: skip


def selection(name: str, *categories: str) -> str:
    named = "".join(f'<category id="c" name="{one}" primary="false"/>' for one in categories)
    rule = '<rules><rule name="Healing Factor"><description>Text &amp; more</description></rule></rules>'
    inside = '<selections><selection name="Leadership" number="1" type="upgrade"/></selections>'
    more = f"{rule}{inside}<categories>{named}</categories>"
    return f'<selection id="s" name="{name}" number="1" type="model">{more}</selection>'


SCHEMA = "http://www.battlescribe.net/schema/rosterSchema"


def ros(*forces: str) -> bytes:
    made = "".join(
        f'<force name="Roster" catalogueName="x"><selections>{force}</selections></force>' for force in forces
    )
    head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
    return f'{head}<roster id="r" name="Mine" xmlns="{SCHEMA}"><forces>{made}</forces></roster>'.encode()


def packed(data: bytes, name: str = "mine.ros", by: int = zipfile.ZIP_DEFLATED) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", by) as archive:
        archive.writestr(zipfile.ZipInfo(name), data, by)
    return made.getvalue()


def damaged(archive: bytes) -> bytes:
    """As by a download that went wrong: what is packed is no longer what it was."""
    begins = len(b"PK\x03\x04") + 26 + len("mine.ros")
    return archive[: begins + 14] + b"\xff" * 20 + archive[begins + 34 :]


def new_recruit() -> bytes:
    inside = {"name": "Leadership", "type": "upgrade", "number": 1}
    selections = [
        {
            "name": name,
            "number": 1,
            "type": "model",
            "categories": [{"name": one} for one in (kind, *more)],
            "selections": [inside],
        }
        for name, kind, more in CHOSEN
    ]
    return json.dumps({"roster": {"name": "Mine", "forces": [{"name": "Roster", "selections": selections}]}}).encode()


ROS = ros("".join(selection(name, kind, *more) for name, kind, more in CHOSEN))


@pytest.mark.parametrize("data", [ROS, packed(ROS), new_recruit()], ids=["ros", "rosz", "new recruit"])
def test_a_file_of_a_list_builder_is_read(data: bytes) -> None:
    read = written(list_text(data), Form.ROSTERS, KNOWN)
    assert [(one.section, one.name, one.side) for one in read.entries] == [
        (Section.CHARACTERS, "Hulk", None), (Section.CHARACTERS, "Wong", None), (Section.TACTICS, "Patch Up", None),
        (Section.CRISES, "Riots Spark Over Extremis 3.0", "secure"),
        (Section.CRISES, "Skrulls Infiltrate World Leadership", "extraction"), (Section.GEMS, "Mind Gem", None),
    ]  # fmt: skip
    assert (read.loose, read.unknown_headings) == ((), ())


def test_several_forces_are_several_rosters() -> None:
    data = ros(selection("Hulk", "Character"), selection("Wong", "Character"))
    assert [(one.group, one.name) for one in written(list_text(data), Form.ROSTERS).entries] == [
        (1, "Hulk"),
        (2, "Wong"),
    ]


def test_squads_are_forces_or_begin_with_their_primary_unit() -> None:
    maul = (
        selection("Lord Maul", "Primary")
        + selection("Gar Saxon", "Secondary Unit")
        + selection("B1 Battle Droids", "Supporting")
    )
    anakin = selection("General Anakin Skywalker", "Primary") + selection("501st Clone Troopers", "Supporting")
    for data in (ros(maul, anakin), ros(maul + anakin)):
        read = written(list_text(data), Form.SQUADS, KNOWN)
        assert [(one.group, str(one.section)) for one in read.entries] == [
            (1, "primary"), (1, "secondary"), (1, "supporting"), (2, "primary"), (2, "supporting"),
        ]  # fmt: skip


def test_what_is_text_stays_text() -> None:
    assert list_text("Characters\nSéance".encode()) == "Characters\nSéance"
    assert list_text(b'{"characters": ["Hulk"]}') == '{"characters": ["Hulk"]}'
    assert list_text(b'{"forces": 1}') == '{"forces": 1}'


BOMB = b'<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><roster name="&b;"/>'


@pytest.mark.fault("F4")
@pytest.mark.parametrize(
    ("data", "code"),
    [
        (BOMB, "list-xml"), (b"<roster><forces>", "list-xml"), (b"<x><roster/></x>", "list-xml"),
        (b"<roster>" + b"<a>" * 200, "list-xml"), (b"<roster>" + b"<selection/>" * 6_000 + b"</roster>", "list-xml"),
        (b'<?xml version="1.0" encoding="klingon"?><roster/>', "list-xml"),
        (b"<roster/>", "list-builder-nothing"), (ros(selection("Rock", "Terrain")), "list-builder-nothing"),
        (b'{"roster": {"forces": [{"selections": [{"name": "x"}]}]}}', "list-builder-nothing"),
        (b"PK\x03\x04rest", "list-archive"), (packed(b"Hulk", "list.txt"), "list-archive"),
        (damaged(packed(ROS)), "list-archive"), (damaged(packed(ROS, by=zipfile.ZIP_LZMA)), "list-archive"),
        (packed(b" " * (MOST_BYTES + 1)), "list-too-large"), (ROS + b" " * MOST_BYTES, "list-too-large"),
    ],
)  # fmt: skip
def test_what_is_no_list_is_refused_in_one_sentence(data: bytes, code: str) -> None:
    refusal = refusal_from(list_text, data)
    assert refusal.code == code
    assert "\n" not in sentence(refusal)


@given(data=st.one_of(st.binary(max_size=200), st.binary(max_size=200).map(lambda more: b"<roster>" + more),
                      st.binary(max_size=80).map(lambda more: packed(ROS)[:-40] + more)))  # fmt: skip
def test_no_file_makes_the_reader_crash(data: bytes) -> None:
    with suppress(Refusal):
        list_text(data)
