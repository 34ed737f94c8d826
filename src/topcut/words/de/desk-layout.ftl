# The frame of the officials' pages

desk-tabs =
    .announcements = Durchsagen
    .backups = Backups
    .bracket = Turnierbaum
    .calls = Rufe
    .check-in = Check-in
    .check-results = Ergebnisse prüfen
    .deck-checks = Deckchecks
    .devices = Meine Geräte
    .display = Beamer
    .files = Dateien
    .going-on = Weiterführen
    .keeping = Dieses Turnier
    .lists = Listen ({ $list })
    .log = Protokoll
    .mirror = Spiegel
    .more = Mehr
    .officials = Offizielle
    .overview = Übersicht
    .played = Was gespielt wurde
    .players = Teilnehmende
    .print = Drucken
    .public = Öffentliche Seite
    .ranking = Endstand
    .round = Runde
    .schedule = Zeitplan
    .settings = Einstellungen
    .standings = Rangliste
    .start = Start
    .tables = Tische
    .what-if = Was wäre, wenn
desk-layout-undo = Schritt rückgängig machen
desk-layout-officials-only = Nur Offizielle
desk-layout-pages = Seiten des Orga-Tischs
desk-layout-waiting = warten
desk-layout-others = Deine anderen { $tournament ->
    [game] Spiele
   *[other] Turniere
}
desk-layout-sign-out = Ausloggen
desk-layout-slept = Hat ein anderer Computer dieses { $tournament ->
    [game] Spiel
   *[other] Turnier
} weitergeführt, während dieser schlief? Dann lass diesen geschlossen. Wenn nicht:
desk-layout-anew = Diese Seite neu laden
desk-layout-awake = Nein, hier weitermachen
desk-layout-taken-over = Dieser Computer hat übernommen, und { $tables ->
    [one] 1 Tisch der Runde hat
   *[other] { $tables } Tische der Runde haben
} hier kein Ergebnis. <a href="{ $link }">Sieh nach, welche, und wessen Handy mehr weiß</a>
desk-layout-looked = Wir haben nachgesehen
desk-layout-flood = Das Handy von { $player } sendet mehr, als ein Mensch das tut.
desk-layout-flood-dropped = Was über die Grenze ging, wurde nicht gespeichert.
desk-layout-sign-phone-out = Dieses Handy ausloggen
