# A player's own list: handing it in, and building it by search and tap


seat-list-of = { $list } von { $name }
seat-list-roster = Roster { $number }, wird jetzt gespielt
seat-list-nothing = Noch ist nichts abgegeben.
seat-list-handed-in = Wie abgegeben
seat-list-state =
    .none = Nicht abgegeben
    .illegal = Nicht legal
    .accepted = Akzeptiert
    .paper = Auf Papier
    .handed-in = Abgegeben
seat-list-needed = { $before ->
    [true] Vor dem Start brauchen alle eine.
   *[other] Ohne wird niemand gepaart.
}
seat-list-illegal = Sie ist abgegeben, entspricht aber nach der Prüfung nicht den Regeln. Gib eine bessere ab, oder sprich mit jemandem von den Offiziellen.
seat-list-paper = Sie ist als „auf Papier“ notiert. Von den Offiziellen hat sie noch niemand akzeptiert.
seat-list-waits = Von den Offiziellen hat sie noch niemand akzeptiert.
seat-list-secret = Nur du und die Offiziellen sehen sie.
seat-list-open-later = Bis zum Start sehen sie nur du und die Offiziellen; danach auch alle, die gegen dich spielen.
seat-list-locked = Sie lässt sich nicht mehr ändern.
seat-list-paste = Als Text einfügen
seat-list-text = Als Text
seat-list-type = Hier einfügen oder tippen
seat-list-read = Einlesen
seat-list-read-again = Noch einmal einlesen
seat-list-example = Wie soll das aussehen?
seat-list-example-about = Ein Name pro Zeile, unter seiner Überschrift. Aufzählungszeichen, Mengen wie 2x und Großschreibung sind egal, und was Listenprogramme exportieren, wird verstanden.
seat-list-hand-in = Meine Liste abgeben ({ $list })
seat-list-versions = Die letzten { $count } Fassungen bleiben beim Protokoll. Die Offiziellen können sie nach dem Ende schwärzen.
seat-list-file = Oder eine Datei aus einem Listenprogramm
seat-list-file-about = .ros und .rosz von BattleScribe, .json von New Recruit, oder Text. Du siehst erst, was gelesen wurde.
seat-list-file-read = Datei einlesen
seat-list-pool = Die Karten, die du geöffnet hast, eine pro Zeile
seat-list-pool-about = Alle deine Decks kommen aus diesen Karten.
seat-list-pool-register = Meinen Pool registrieren
seat-list-pool-registered = Dein Pool ist registriert.
seat-list-taken = { $list } abgegeben.
seat-list-not-yet = Noch ist nichts abgegeben.
seat-list-still = Noch nicht abgegeben: Was du vorher abgegeben hast, gilt weiter.

## Building it

seat-list-counts = Wie viel darin ist
seat-list-kind = { $kind ->
    [character] Charaktere
    [tactic] Teamtaktikkarten
    [crisis] Krisenkarten
    [gem] Infinity Gems
    [unit] Einheiten
    [mission] Mission Set
    [hero] Hero
   *[card] Karten
}
seat-list-part = { $part ->
    [characters] Charaktere
    [tactics] Teamtaktikkarten
    [secure] Secure-Krisenkarten
    [extraction] Extraction-Krisenkarten
    [crises] Krisenkarten unbekannter Seite
    [gems] Infinity Gems
    [primary] Einheit Primary
    [secondary] Einheit Secondary
    [supporting] Einheit Supporting
    [mission] Mission Set
    [hero] Hero
   *[deck] Deck
}
seat-list-find = { $part ->
    [characters] Einen Charakter
    [tactics] Eine Teamtaktikkarte
    [secure] Eine Secure-Krisenkarte
    [extraction] Eine Extraction-Krisenkarte
    [crises] Eine Krisenkarte
    [gems] Einen Infinity Gem
    [primary] Eine Einheit Primary
    [secondary] Eine Einheit Secondary
    [supporting] Eine Einheit Supporting
    [mission] Ein Mission Set
    [hero] Einen Hero
   *[deck] Eine Karte
} finden{ $group ->
    [none] {""}
   *[other] {" "}<span class="unseen">für { $group }</span>
}
seat-list-group = { $form ->
    [squads] Squad { $number }
   *[other] Roster { $number }
}
# What stands below a name; # is filled in.
seat-list-worth = { $kind ->
    [unit] # Punkte
   *[other] Bedrohungsgrad #
}
# The number is filled in.
seat-list-put-right = <b></b> zu berichtigen
seat-list-ways = Such und tipp, oder <a href="#as-text">füg Text ein</a>, oder <a href="#from-file">lies eine Datei ein</a>.
seat-list-earlier = Fang mit einer von deinen an:
# The name follows, unseen.
seat-list-take-out = Herausnehmen
seat-list-change = Ändern
seat-list-less = Eins weniger:
seat-list-more = Eins mehr:
seat-list-add = Hinzufügen
# The name is filled in.
seat-list-typed = „<bdi></bdi>“, wie du es getippt hast
seat-list-stale = Du hast seitdem etwas geändert. Es wird neu geprüft.
seat-list-unchecked = Es gibt keine Verbindung zum Orga-Tisch, deshalb ist das noch nicht geprüft. Was du zusammenstellst, bleibt auf diesem Handy, und du kannst es abgeben: Es geht raus, sobald der Orga-Tisch zu erreichen ist.
seat-list-unfit = Passt nicht
# The numbers are filled in where <b></b> stands, in this order.
seat-list-too-dear = Kostet <b></b>, und es sind noch <b></b> von <b></b> Punkten übrig.
seat-list-too-poor = Gibt <b></b> Punkte, und die anderen kosten <b></b>.
seat-list-no-era = Hat keine Ära gemeinsam mit <b></b>.
