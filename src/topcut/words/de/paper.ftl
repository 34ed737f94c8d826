# Sheets of paper


## Pairing a round

paper-list-state = { $state ->
    [accepted] Akzeptiert
    [illegal] Nicht legal
   *[handed-in] Abgegeben
}

## Sheets of paper

paper-roster = Roster { $roster }
paper-worth = { $unit ->
    [seed] Setzplatz { $worth }
   *[points] { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    }
}
paper-ending = { $how ->
    [victory] Sieg
    [time] Zeit um
    [concession] Aufgabe
    [draw] vereinbartes Unentschieden
    [no-show] nicht erschienen
   *[double-no-show] beide nicht erschienen
}
paper-ending-who = Wer aufgegeben hat oder nicht erschienen ist:
paper-not-played = vor Runde 1
paper-open = während Runde { $round }
paper-after = nach Runde { $round }
paper-placing = { $roster ->
    [0] wer verliert, hat Platz { $placing }
   *[other] Roster { $roster }, wer verliert, hat Platz { $placing }
}
paper-broken = { $how ->
    [rank] unentschieden: der höhere Setzplatz kommt weiter
   *[roll] unentschieden: ein Wurf hat entschieden
}
paper-awaited = { $first } oder { $second }
paper-nobody = niemand
paper-place = { $first ->
    [yes] Turniersieg
   *[no] Platz { $place }
}
paper-of = von { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
paper-page = Seite { $page } von { $pages }
paper-seal = Siegel des Protokolls, Eintrag { $n }
paper-private = Nur Offizielle
paper-title =
    .cards = Karten zum Einloggen
    .certificate = Urkunde
    .standings = Rangliste
    .ranking = Endstand
    .cross-table = Kreuztabelle
paper-lists = Listen ({ $list })
paper-head =
    .table = Tisch
    .player = Name
    .players = Namen
    .opponent = Gegenüber
    .points = Punkte
    .short-points = Pkt.
    .seed = Setzplatz
    .place = Platz
    .swiss = Schweizer
    .rank = Rang
    .rounds = Runden
    .number = Nr.
    .drop = Geht
    .signature = Unterschrift
    .called = Gerufen um
    .warning = Verwarnung: wer, wofür
    .extra = Extraminuten
    .notes = Notizen, Entscheidungen
paper-byes = Freilos: { $players }
paper-absent = Nicht gepaart: { $players }
paper-judges-note = Lass das Blatt nicht auf den Tischen liegen: Darauf steht, wer verwarnt ist und welche Tische Extraminuten haben. Schreib Uhrzeiten auf und gib Rufe, Verwarnungen und Minuten dann am Orga-Tisch ein.
paper-warned = { $count }× verwarnt
paper-extended = bisher +{ $minutes }
paper-signed = { $role }:
paper-checked-by = Geprüft von
paper-slip-scan = Scannen & melden
paper-slip-ways = per Handy oder Zettel
paper-slip-open = offener { $card } geht an
paper-slip-roll = Bei Unentschieden hat den Wurf gewonnen:
paper-slip-pile = Blatt { $sheet }, Stapel { $pile }
paper-ended-by = Ende durch:
paper-at-time = Nur bei Zeitablauf:
paper-card-scan = Scann das mit deinem Handy: dein Tisch, dein Gegenüber, dein Ergebnis melden. Es gilt für ein Handy.
paper-card-page = { $phones ->
    [true] Keine Kamera?
   *[other] An diesem Computer:
} { $page }
paper-left = ist gegangen
paper-cut = Top { $cut }
paper-cross-round = { $stage ->
    [bracket] Finalrunde
   *[other] Runde
} { $round }
paper-cross-legend = S Sieg, U unentschieden, N Niederlage, dann die Nummer der Zeile des Gegenübers. Die eigenen Zahlen stehen vorn. Freilos: kein Gegenüber. verpasst: nicht gepaart, zählt als Niederlage. nicht da: nicht zum Match gekommen. abwesend: nach Absprache. offen: spielt noch. –: in dieser Runde nicht dabei. …: Der Name ist länger.
paper-table = Tisch { $table }
