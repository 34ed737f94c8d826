# The catalogues that know the names on lists

desk-catalogues-title = Kataloge
desk-catalogues-no-day = Tag unbekannt
desk-catalogues-aged = { $day }, { catalogue-age }
desk-catalogues-more = und { $count } weitere
desk-catalogues-field =
    .name = Name
    .game = Spiel
    .entries = Einträge
    .of = Vom
    .file = Datei
desk-catalogues-source = Quelle: { $source }
desk-catalogues-replaces = Er ersetzt { $title } ({ $aged }).{ $older ->
    [true] {" "}<b>Der ist neuer.</b>
   *[other] {""}
}
desk-catalogues-names =
    .new = Neue Namen
    .gone = Nicht mehr da
    .changed = Anders angegeben
    .all = Namen
desk-catalogues-same = Jeder Eintrag ist, wie er war.
desk-catalogues-first = Ein Katalog mit diesem Namen ist noch nicht da. Er kommt zu denen unten dazu.
desk-catalogues-large = Er ist groß: Bitte wähl die Datei noch einmal.
desk-catalogues-add = Hinzufügen
desk-catalogues-leave = Lassen
desk-catalogues-here = Womit neue Turniere geprüft werden
desk-catalogues-added = Hier hinzugefügt
desk-catalogues-ours = In Topcut enthalten
desk-catalogues-take-out = { $title } herausnehmen…
desk-catalogues-remove = Herausnehmen
desk-catalogues-stay = Behalten
desk-catalogues-newer = Ein neuerer
desk-catalogues-kinds = TOML, JSON oder CSV; von BattleScribe die .cat zusammen mit ihrer .gst. Hier höchstens 4 MB; größere mit <code>topcut catalogue add</code>.
desk-catalogues-as-file = Wie in der Datei angegeben
desk-catalogues-name-if-none = Name, falls die Datei keinen hat
desk-catalogues-look = Ansehen
desk-catalogues-look-first = Nichts wird hinzugefügt, bevor du gesehen hast, was sich ändern würde.
desk-catalogues-for-all = Kataloge gelten für alle auf diesem Server, deshalb fügt sie hinzu, wer ihn betreibt.
desk-catalogues-begun = Turniere, die begonnen haben
desk-catalogues-begun-about = Ein Turnier behält bis zum Ende die Kataloge, mit denen es begann: Ihre Prüfsummen stehen in seinem Protokoll. Was du jetzt hinzufügst, gilt für Listen von Turnieren, die noch nicht begonnen haben.
