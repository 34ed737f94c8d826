# What several pages of the desk are made of

desk-parts-ending =
    .victory = Sieg
    .time = Die Zeit war um
    .concession = Aufgabe
    .draw = Nicht gespielt, Unentschieden vereinbart
    .no-show = Eine Person nicht erschienen
    .double-no-show = Beide nicht erschienen
    .bye = Freilos
desk-parts-state =
    .open = Offen
    .claimed = Gemeldet
    .disputed = Strittig
    .drawn = Unentschieden, Wurf
    .settled = Steht fest
desk-parts-list =
    .missing = Fehlt
    .accepted = Akzeptiert
    .illegal = Nicht legal
    .handed-in = Abgegeben
desk-parts-point =
    .done = Fertig
    .note = Wenn du magst
    .blocked = Zu tun
desk-parts-where-number = { player-where }, Nr. { $number }

## The way back of a player who is gone

desk-parts-back-none = Kein Weg zurück
desk-parts-back = { $rejoin ->
    [true] Wieder dabei
   *[other] Doch noch da
}
desk-parts-back-rejoin = Mit einer Niederlage ohne Paarung für jede verpasste Runde.
desk-parts-back-late = Als Nachmeldung derselben Person, mit { $list } und Startgeld und mit einer Niederlage ohne Paarung für jede verpasste Runde.
desk-parts-back-again = Als dieselbe Person, mit { $list } und Startgeld. Ist alles voll, kommt sie auf die Warteliste.
desk-parts-back-organizer = Das macht der { $organizer }.
desk-parts-back-let = { $rejoin ->
    [true] { $player } zurückkommen lassen
   *[other] { $player } wieder aufnehmen
}

## Forms

desk-parts-no = Nein
desk-parts-decided = Entschieden von
desk-parts-decided-me = mir
desk-parts-open =
    .nobody = niemand
    .none = keiner war offen
desk-parts-won-by = Gewonnen von
desk-parts-won-by-if-needed = Gewonnen von, wenn nötig
desk-parts-game = Spiel { $number }
desk-parts-ended-by = Beendet durch
desk-parts-by-score = nach Ergebnis
desk-parts-more = Mehr
desk-parts-open-at-time = Bei Zeitablauf: offener { $card } gewonnen von (seine Karte weglassen)
desk-parts-at-time = { $figure } bei Zeitablauf
desk-parts-roll = Wurf gewonnen, bei Unentschieden
desk-parts-unknown = Werte unbekannt, weil (öffentlich)

## How a match ended, as a phrase: "Abel Thornbury wins 16 : 9"

desk-parts-outcome-none = beide nicht erschienen, eine Niederlage für beide
desk-parts-outcome-draw = <strong>unentschieden</strong>{ $score ->
    [none] {""}
   *[other] , { $score }
}
desk-parts-outcome = <strong>{ $winner } gewinnt</strong>{ $score ->
    [none] {""}
   *[other] {" "}{ $score }
}{ $how ->
    [no-show] , weil { $loser } nicht erschienen ist
    [concession] , { $loser } gibt auf
    [time] , die Zeit war um
   *[other] {""}
}{ $roll ->
    [true] , durch einen Wurf
   *[other] {""}
}

## The clock

desk-parts-clock =
    .running = Läuft
    .paused = Angehalten
    .called = Die Zeit ist um
    .none = Uhr nicht gestartet
    .show = Ende zeigen
    .more = mehr
    .hide = ausblenden
    .start = Uhr starten
    .clock = Uhr
desk-parts-clock-not-running = Die Uhr dieser Runde läuft nicht.
desk-parts-clock-called = Die Zeit ist um.
desk-parts-clock-left = übrig von { $minutes } min{ $extra ->
    [0] {""}
   *[other] , { $extra } davon zusätzlich
}<br>{ $state ->
    [paused] angehalten
   *[running] Ende um { $end }
}
desk-parts-clock-secret = Wer spielt, erfährt sie nie.
desk-parts-clock-prompt = <b>Sag jetzt Mission Critical an.</b> <a href="{ $link }">Halt es dann fest.</a>
desk-parts-extend = Mehr Zeit für { $table ->
    [0] einen Tisch
   *[other] Tisch { $table }
}
desk-parts-extend-field =
    .table = Tisch
    .minutes = Minuten
    .reason = Begründung, öffentlich
    .extend = Verlängern

## Players who have not come

desk-parts-no-show-replaced = Im Turnierbaum hat noch kein Spiel begonnen: Wer nicht gekommen ist, wird aus dem Turnier genommen, und die nächstplatzierte Person rückt nach.
desk-parts-no-show = Nach { $minutes ->
    [0] angemessener Zeit
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} gewinnt wie mit einem Freilos, wer da ist. Du wirst gefragt, ob die andere Person auch aus dem Turnier genommen wird.

## Where a page goes back to

desk-parts-up-round = Die Runde
