# The big screen


## The big screen

display-choice-by-itself = Von selbst
display-choice-by-itself-about = Wer da ist, Paarungen, Rangliste, Turnierbaum, Endstand: was gerade passt.
display-choice-names = Paarungen nach Namen
display-choice-names-about = Eine Zeile für jeden Namen.
display-choice-tables = Paarungen nach Tischen
display-choice-tables-about = Eine Zeile für jeden Tisch.
display-choice-standings = Rangliste
display-choice-standings-about = Wie sie nach der letzten Runde war.
display-choice-bracket = Turnierbaum
display-choice-bracket-about = Eine Zeichnung, die sich mit den Ergebnissen füllt.
display-choice-schedule = Zeitplan
display-choice-schedule-about = Was noch kommt.
display-choice-announcements = Nur Durchsagen
display-choice-announcements-about = In großer Schrift, und sonst nichts.
display-choice-blank = Leer
display-choice-blank-about = Ein schwarzes Bild, egal, was passiert.
display-chosen = Der Beamer zeigt jetzt: { $shows }.
display-round = Runde { $round }
display-find-name = such deinen Namen, geh an deinen Tisch
display-find-table = such deinen Tisch
display-roster = alle spielen Roster { $roster }
display-bye = hat das Freilos
display-byes = Freilose
display-standings = Rangliste
display-after = { $played ->
    [0] vor der ersten Runde
   *[other] nach { $played } von { $rounds } Schweizer Runden
}
display-won-lost = S-N
display-won-drawn-lost = S-U-N
display-ranking = Endstand
display-here = { $count ->
    [0] Noch niemand
    [one] 1 Person
   *[other] { $count } Personen
}
display-room = { $room ->
    [none] als Nächstes kommt die erste Runde
    [0] alle Plätze sind vergeben, es gibt eine Warteliste
    [one] noch 1 Platz ist frei
   *[other] noch { $room } Plätze sind frei
}
display-schedule = Zeitplan
display-bracket = Turnierbaum
display-top = Top { $players }
display-no-bracket = { $cut ->
    [0] dieses Turnier wird ohne Cut gespielt
   *[other] nach den Schweizer Runden spielen die Top { $cut } weiter
}
display-half = { $part ->
    [1] Obere Hälfte
   *[other] Untere Hälfte
}
display-piece = Teil { $part }
display-last-rounds = Letzte Runden
display-no-one = niemand
display-either = { $first } oder { $second }
display-drawn = { $how ->
    [rank] unentschieden: der höhere Setzplatz kommt weiter
   *[other] unentschieden: ein Wurf hat entschieden
}
display-drawn-short = { $how ->
    [rank] Setzplatz
   *[other] Wurf
}
display-time-called = Die Zeit ist um.
display-mission-critical = Mission Critical
display-to-everybody = An alle
display-paused = Die Uhr ist angehalten
display-paused-wait = Bleibt an eurem Tisch.

## Mirrors: a hosted Topcut shows what a laptop in a hall decides

overlay-table = { $round } · Tisch { $table }

## What the pages of a big screen say around their lines

display-title = Beamer
display-overlay = Overlay
display-lost = Zuletzt vom Orga-Tisch gehört: <span id="age"></span>
display-sound = Ton einschalten
display-announcements = Durchsagen
display-time-left = Restzeit
display-code = QR-Code dieser Seite für Handys
display-pages = Seiten von { $title }, die sich von selbst umblättern
display-against = gegen { $name }
display-places = Plätze { $places }
display-cut = der Cut: die Top { $cut } spielen weiter
display-nobody = Noch hat niemand einen Rang.
display-code-here = QR-Code zu diesem Turnier
display-scan = { $joins ->
    [true] Scannen und anmelden
   *[other] Scannen und mitverfolgen
}, oder öffne <b>{ $host }</b>
display-schedule-over = Im Zeitplan steht nichts mehr.
display-drawing = Turnierbaum: { $rounds }
display-time = Zeit!
display-won = hat gewonnen
display-table = Tisch { $table }
display-drill = Probelauf: Hier zählt nichts
display-next = Als Nächstes: <b>{ $time }</b> { $what }
display-nothing = Gerade läuft kein Turnier.
