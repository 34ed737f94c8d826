# The officials' pages


## Warnings, calls, rulings

deck-check-drawn = { $tables ->
    [one] 1 Tisch ist ausgelost. Bis die Runde geschlossen ist, wissen das nur die Offiziellen.
   *[other] { $tables } Tische sind ausgelost. Bis die Runde geschlossen ist, wissen das nur die Offiziellen.
}
deck-check-noted = { $fine ->
    [true] Notiert: Bei { $player } ist alles in Ordnung.
   *[other] Der Befund zu { $player } ist notiert. Nur Offizielle lesen ihn.
}

## The officials' pages while a tournament runs

judge-taken = Du übernimmst den Ruf von { $place }. Dort wird angezeigt, dass du auf dem Weg bist.
judge-closed = Der Ruf von { $place } ist beantwortet.
judge-ruled = Die Entscheidung für Tisch { $table } ist festgehalten.
judge-appealed = { $player } legt Einspruch ein. Wer darüber entscheidet, sieht es sofort.
judge-appeal-decided = Über den Einspruch ist entschieden. Dabei bleibt es.

## Calls

judge-calls = Rufe
judge-calls-waiting = Rufe <small>{ $count } warten</small>
judge-calls-none = Niemand hat gerufen. Wer auf der eigenen Seite ruft, erscheint hier sofort.
judge-call-plain = Bittet jemanden zu kommen
judge-call-plain-past = Bat jemanden zu kommen
judge-against = { $first }, gegen { $second }
judge-call-for = für { $official }
judge-call-of = , Ruf von { $name }
judge-call-mine = Du bist unterwegs
judge-call-theirs = { $name } ist unterwegs
judge-call-take = Ich übernehme
judge-call-instead = Ich gehe stattdessen
judge-call-done = Erledigt
judge-ruling = Entscheidung
judge-warn = Verwarnen
judge-differs = Verschiedene Ergebnisse
judge-enter-another = Anderes Ergebnis eingeben
judge-enter-another-for = { judge-enter-another }<span class="unseen"> für Tisch { $table }</span>
judge-answered = Beantwortet
judge-answered-call = { $player }, { $time }{ $official ->
    [none] {""}
   *[other] {" "}· { $official } war da
}
judge-answered-round = Mit Runde { $round } beendet
judge-says = { $player } sagt
judge-place = { $table ->
    [0] { $name }
   *[other] Tisch { $table }
}
judge-bell = Ton und Vibration bei einem neuen Ruf, auf diesem Gerät
judge-remove = Herausnehmen? <a href="{ $link }">{ $player }</a>
judge-proposed = Vorschlag von { $official }
judge-eject = Ausschließen? <a href="{ $link }">{ $player }</a>
judge-warnings = { $count ->
    [one] { $count } Verwarnung
   *[other] { $count } Verwarnungen
}

## Finding

judge-find = Finden
judge-find-title = Einen Tisch oder jemanden finden
judge-find-field = Tisch oder Person
judge-find-placeholder = Tisch oder Name
judge-find-go = Los
judge-find-against = gegen { $opponent }
judge-find-more = und { $count } weitere: Tipp noch einen Buchstaben.
judge-find-none = Kein Tisch dieser Runde und kein Name passt dazu.

## Rulings and appeals

judge-rulings = Entscheidungen
judge-rulings-none = Noch ist keine Entscheidung festgehalten. Öffne einen Tisch, um eine festzuhalten.
judge-rulings-none-here = Für diese beiden keine.
judge-rulings-by = Entscheidung { $number } · { $players } · von { $official }{ $final ->
    [true] {" "}· endgültig
   *[other] {""}
}{ $appealed ->
    [none] {""}
   *[other] {" "}· Einspruch von { $appealed }
}{ $decided ->
    [none] {""}
   *[other] {" "}· entschieden von { $decided }, endgültig
}
judge-rulings-appealed = Einspruch
judge-rulings-appeal = Jemand legt Einspruch ein
judge-rulings-appeal-of = { $player }<span class="unseen"> legt Einspruch gegen Entscheidung { $number } ein</span>
judge-appeal = Einspruch gegen Entscheidung { $number }{ $table ->
    [0] {""}
   *[other] , Tisch { $table }
}
judge-appeal-by = entschieden von { $official } · Einspruch von { $player }
judge-appeal-final = Diese Entscheidung ist endgültig
judge-appeal-stands = Die Entscheidung bleibt
judge-appeal-changed = Sie wird geändert
judge-appeal-answer = Antwort, falls sie geändert wird
judge-appeal-decide = Einspruch entscheiden

## One table

judge-table = Tisch { $table }
judge-table-players = <span class="unseen">Tisch { $table }: </span>{ $first } gegen { $second }
judge-table-extended = +{ $minutes } min
judge-table-roster = Beide spielen Roster { $number }
judge-table-result = Ergebnis
judge-table-disagree = Sie sind sich nicht einig. Tipp an, wer recht hat.
judge-table-one = Eine Meldung ist da. Tipp sie an, um sie anzunehmen.
judge-table-draw = Unentschieden. Wer hat den Wurf gewonnen?
judge-table-nobody = Noch hat niemand etwas gemeldet.
judge-table-enter = Ergebnis eingeben
judge-table-correct = Korrigieren
judge-table-both = Am Tisch
judge-table-warnings = bisher { $count }
judge-table-substitute = Ersatz genehmigt, { $item }
judge-table-list = { $list }<span class="unseen"> von { $name }</span>
judge-table-material = Material<span class="unseen"> von { $name }</span>
judge-table-absent = Jemand ist nicht gekommen
judge-table-absent-one = { $player } ist nicht erschienen
judge-table-absent-both = Beide sind nicht erschienen
judge-table-rule = Entscheidung festhalten
judge-table-question = Frage
judge-table-answer = Antwort
judge-table-answer-about = { $appeals ->
    [true] Beide lesen sie auf ihren Handys und können dort Einspruch einlegen.
   *[false] Beide lesen sie auf ihren Handys.
}
judge-table-record = Die Entscheidung festhalten

## Deck checks

judge-checks = Deckchecks
judge-checks-draw = { $round }, Auslosung { $number }
judge-checks-tables = Tische auslosen, von { $tables }
judge-checks-by-chance = Zufällig auslosen
judge-checks-playing = Du spielst hier selbst mit, deshalb erfährst du von Deckchecks erst, wenn es alle anderen erfahren.
judge-checks-later = Tische werden aus einer Runde ausgelost, die gerade läuft.
judge-checks-state =
    .public = Öffentlich
    .officials = Nur Offizielle
    .open = Offen
    .fine = In Ordnung
    .finding = Befund
judge-checks-at = Ausgelost: { $time }.
judge-checks-noted = notiert von { $official }
judge-checks-all-fine = Alles in Ordnung<span class="unseen"> bei { $name }</span>
judge-checks-change = { $found ->
    [true] Ändern<span class="unseen">: { $name }</span>
   *[other] Etwas stimmt nicht<span class="unseen">: { $name }</span>
}
judge-checks-clause = Klausel
judge-checks-choose = Wähl eine
judge-checks-found = Was gefunden wurde
judge-checks-note = Befund notieren
judge-checks-after-all = Doch alles in Ordnung
judge-checks-none = Noch ist kein Tisch ausgelost.
judge-checks-how = Wie es geht
judge-checks-how-draw = Jeder Tisch der Runde ist gleich wahrscheinlich. Vergleich, was beide auf dem Tisch haben, mit der abgegebenen Liste ({ $list }), und notier, was du gefunden hast.
judge-checks-how-told = Wenn die Runde geschlossen ist, erfahren alle, wo du gelost hast und wie oft; nie, was du gefunden hast. Ausgelost wird mit dem Seed für das { $tournament ->
    [game] Spiel
   *[other] Turnier
}, damit es dann alle nachprüfen können.
judge-checks-how-time = Zeit verloren? Öffne den Tisch und gib ihm mehr. Über eine Strafe entscheidest du: Öffne die Seite der Person.
