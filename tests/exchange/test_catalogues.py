"""Catalogues in files: our own, tables, BattleScribe's; harmful ones are refused."""

import json
from contextlib import suppress
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.refusing import refusal_from
from topcut.exchange.catalogues import catalogue, written
from topcut.lists.catalogue import Catalogue, Item, Kind
from topcut.lists.catalogue_file import read_catalogue, shipped
from topcut.refusal import Refusal
from topcut.words import sentence

GST = b"""<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<gameSystem id="g" name="Crisis Protocol" revision="1" xmlns="http://www.battlescribe.net/schema/gameSystemSchema">
  <categoryEntries>
    <categoryEntry id="c-char" name="Character" hidden="false"/>
    <categoryEntry id="c-tac" name="Team Tactics" hidden="false"/>
    <categoryEntry id="c-sec" name="Crisis - Secure" hidden="false"/>
    <categoryEntry id="c-ext" name="Crisis - Extraction" hidden="false"/>
    <categoryEntry id="c-av" name="Avengers" hidden="false"/>
    <categoryEntry id="c-ban" name="Banned - Timeline Extended" hidden="false"/>
  </categoryEntries>
</gameSystem>"""

CAT = b"""<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<catalogue id="k" name="Heroes" gameSystemId="g" xmlns="http://www.battlescribe.net/schema/catalogueSchema">
  <entryLinks>
    <entryLink id="l1" name="Hulk" targetId="s1" type="selectionEntry">
      <categoryLinks>
        <categoryLink id="x1" name="New CategoryLink" targetId="c-char" primary="true"/>
        <categoryLink id="x2" name="Avengers" targetId="c-av" primary="false"/>
        <categoryLink id="x5" name="Banned - Timeline Extended" targetId="c-ban" primary="false"/>
      </categoryLinks>
    </entryLink>
    <entryLink id="l2" name="Riots Spark Over Extremis 3.0 {Restricted}" targetId="s2" type="selectionEntry">
      <categoryLinks><categoryLink id="x3" name="New CategoryLink" targetId="c-sec" primary="true"/></categoryLinks>
    </entryLink>
    <entryLink id="l3" name="Patch Up" targetId="s3" type="selectionEntry">
      <categoryLinks><categoryLink id="x4" name="Team Tactics" targetId="c-tac" primary="true"/></categoryLinks>
    </entryLink>
  </entryLinks>
  <sharedSelectionEntries>
    <selectionEntry id="s1" name="Hulk" type="model">
      <costs><cost name="Threat" typeId="t" value="6.0"/></costs>
      <selectionEntries><selectionEntry id="s9" name="Rock" type="upgrade"/></selectionEntries>
    </selectionEntry>
    <selectionEntry id="s4" name="Mind Gem" type="upgrade">
      <profiles><profile id="p" name="Mind" typeName=" Infinity Gems"/></profiles>
    </selectionEntry>
  </sharedSelectionEntries>
</catalogue>"""


def read(file: str, data: bytes, **about: str) -> Catalogue:
    return catalogue({file: data}, **about)


def test_battlescribe_files_are_read_together() -> None:
    made = catalogue({"Heroes.cat": CAT, "Game.gst": GST}, game="crisis-protocol")
    assert (made.name, made.title, made.game) == ("heroes", "Heroes", "crisis-protocol")
    assert {item.name: (item.kind, item.side, item.points, item.affiliations) for item in made.items} == {
        "Hulk": (Kind.CHARACTER, None, 6, ("Avengers",)),
        "Riots Spark Over Extremis 3.0": (Kind.CRISIS, "secure", None, ()),
        "Patch Up": (Kind.TACTIC, None, None, ()),
        "Mind Gem": (Kind.GEM, None, None, ()),
    }


def test_what_is_imported_is_a_catalogue_of_ours() -> None:
    made = catalogue({"Heroes.cat": CAT, "Game.gst": GST}, game="crisis-protocol")
    assert read_catalogue(json.loads(written(made)), "x") == made


@pytest.mark.parametrize("made", shipped(), ids=lambda made: made.name)
def test_a_catalogue_that_is_written_is_read_again(made: Catalogue) -> None:
    assert read("x.json", written(made).encode()) == made


def test_every_field_is_written_and_read_again() -> None:
    full = Item(
        kind=Kind.UNIT, name="Maul", also=("Lord Maul",), alter_ego="A", affiliations=("B",), side="secure",
        unique_name="C", role="primary", points=0, eras=("D",), hero_class="E", product="F", released=date(2020, 1, 1),
        legal_from=date(2020, 2, 2), official=False, banned=True, restricted=True, beta=True, no_unique_name=True,
        tags=("G",),
    )  # fmt: skip
    made = Catalogue(name="x", title="X", game="y", day=date(2020, 3, 3), items=(full,))
    assert read("x.json", written(made).encode()) == made


def test_a_table_is_read() -> None:
    table = (
        "Name;Type;Unique Name;Points;Era;Aliases;Banned;Role\n"
        "Lord Maul;Unit;Maul;8;Clone Wars | Reign;Darth Maul|Maulie;no;Primary\n"
        "Gar Saxon;Secondary Unit;;4;;;x;\n"
        ";;;;;;;\n"
        "Shifting Priorities;Mission;;;;;;\n"
    )
    made = read("units.csv", table.encode("utf-8-sig"), game="shatterpoint", name="mine")
    assert made.items == (
        Item(
            kind=Kind.UNIT, name="Lord Maul", unique_name="Maul", points=8, eras=("Clone Wars", "Reign"),
            also=("Darth Maul", "Maulie"), role="primary",
        ),
        Item(kind=Kind.UNIT, name="Gar Saxon", points=4, banned=True, role="secondary"),
        Item(kind=Kind.MISSION, name="Shifting Priorities"),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("word", "kind", "side"),
    [("Team Tactic Card", Kind.TACTIC, None), ("Team Tactic", Kind.TACTIC, None), ("Secure", Kind.CRISIS, "secure"),
     ("Extraction Crisis", Kind.CRISIS, "extraction"), ("Hero", Kind.HERO, None), ("Character", Kind.CHARACTER, None),
     ("Infinity Gem", Kind.GEM, None), ("card", Kind.CARD, None), ("product", Kind.PRODUCT, None)],
)  # fmt: skip
def test_kinds_are_called_many_things(word: str, kind: Kind, side: str | None) -> None:
    (only,) = read("x.csv", f"kind,name\n{word},Something".encode(), game="x").items
    assert (only.kind, only.side) == (kind, side)


@pytest.mark.fault("F4")
def test_keys_without_end_and_names_without_number_are_refused_at_once() -> None:
    """Sixty kilobytes of dots took half a minute and three gigabytes."""
    for dotted in (b"a" + b".a" * 30_000 + b" = 1", b"x = [{ a" + b'. "a"' * 30_000 + b" = 1 }]"):
        assert refusal_from(read, "a.toml", dotted).code == "catalogue-not-toml"
    many = {"kind": "unit", "name": "A", "also": [f"b{n}" for n in range(101)]}
    told = json.dumps({"name": "x", "game": "y", "entries": [many]}).encode()
    assert refusal_from(read, "a.json", told).code == "catalogue-wrong"


BILLION_LAUGHS = (
    b'<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha">'
    + b"".join(b'<!ENTITY %c "%s">' % (98 + n, b"&%c;" % (97 + n) * 10) for n in range(9))
    + b"]><catalogue name='&j;'/>"
)
OUTSIDE = b'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hostname">]><catalogue name="&e;"/>'


@pytest.mark.fault("F4")
@pytest.mark.parametrize(
    ("name", "data", "code"),
    [
        ("a.cat", BILLION_LAUGHS, "xml-doctype"),
        ("a.cat", OUTSIDE, "xml-doctype"),
        ("a.cat", b"<catalogue", "xml-broken"),
        ("a.cat", b"not xml", "xml-broken"),
        ("a.cat", b'<?xml version="1.0" encoding="klingon"?><catalogue/>', "xml-broken"),
        ("a.toml", b"<html><body/></html>", "xml-stranger"),
        (
            "a.cat",
            CAT.replace(b"c-", b"d-").replace(b"Team Tactics", b"X").replace(b"Gems", b"Y"),
            "battlescribe-nothing",
        ),
        ("a.cat", b"<catalogue>" + b"<a>" * 200, "catalogue-too-large"),
        ("a.catz", b"PK\x03\x04rest", "catalogue-archive"),
        ("a.toml", b"", "catalogue-empty"),
        ("a.toml", b" \n", "catalogue-empty"),
        ("a.toml", b"x" * 20_000_001, "catalogue-too-many-bytes"),
        ("a.toml", b"\xff\xfe\x00", "catalogue-not-text"),
        ("a.toml", b"a\x00b", "catalogue-not-text"),
        ("a.toml", b"name = ", "catalogue-not-toml"),
        ("a.json", b'{"name": }', "not-json"),
        ("a.json", b'{"name": "x", "game": "y", "entries": [{"kind": "unit", "name": "\\ud800"}]}', "catalogue-wrong"),
        ("a.csv", b"colour,size\nred,1\n", "csv-header"),
        ("a.csv", b"kind,name\ndragon,Smaug\n", "catalogue-kind"),
        ("a.csv", b"kind,name,points\nunit,Maul,many\n", "catalogue-wrong"),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_what_is_no_catalogue_is_refused_in_one_sentence(name: str, data: bytes, code: str) -> None:
    refusal = refusal_from(read, name, data, game="crisis-protocol")
    assert refusal.code == code
    assert "\n" not in sentence(refusal)


@pytest.mark.fault("F4")
@pytest.mark.parametrize("files", [{"a.csv": b"kind,name\nunit,Maul\n"}, {"Heroes.cat": CAT, "Game.gst": GST}])
@pytest.mark.parametrize("word", ["../x", "..", "a/b", "/tmp/x", "a\\b", "My Cards", "A", "ä", "x" * 61, "", "a\n"])
def test_a_name_or_a_game_beside_a_file_is_a_word_as_in_it(files: dict[str, bytes], word: str) -> None:
    for field in ("name", "game"):
        refusal = refusal_from(catalogue, files, **{"name": "mine", "game": "shatterpoint", field: word})
        assert (refusal.code, refusal.parameters["place_in"], refusal.parameters["wanted"]) == (
            "catalogue-wrong", field, "word",
        )  # fmt: skip


def test_a_file_without_a_game_asks_for_it() -> None:
    with pytest.raises(Refusal, match="catalogue-game"):
        read("a.csv", b"kind,name\nunit,Maul\n")


def test_only_battlescribe_files_are_read_together() -> None:
    with pytest.raises(Refusal, match="catalogue-one-file"):
        catalogue({"a.toml": b"name = 'x'", "b.toml": b"name = 'y'"})


@given(
    data=st.one_of(st.binary(max_size=300), st.text(max_size=200).map(str.encode)),
    ending=st.sampled_from(["csv", "cat", "toml"]),
)
def test_no_file_makes_the_importers_crash(data: bytes, ending: str) -> None:
    with suppress(Refusal):
        read(f"a.{ending}", data, game="x")
