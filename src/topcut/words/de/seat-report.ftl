# A player's report of a result, and how a match ended


## Reporting

seat-report = Melden
seat-report-title = Ergebnis melden
seat-report-change = Meine Meldung ändern
seat-report-different = Es war anders
# The button, while a result is typed
seat-report-score = { $mine } zu { $theirs } melden
seat-report-ended = { $won ->
    [true] Einen Sieg
    [none] Ein Unentschieden
   *[other] Eine Niederlage
} melden
seat-report-lost = Dieses Handy hat das schon einmal gemeldet, aber am Orga-Tisch ist es nicht mehr da. Prüf es und melde es noch einmal.
seat-report-me = Ich
seat-report-less = { $figure }, { $who }: eins weniger
seat-report-more = { $figure }, { $who }: eins mehr
seat-report-game = Spiel { $number } gewonnen von
seat-report-unplayed = Nicht gespielt
seat-report-who = Wer hat gewonnen?
seat-report-won = Ich habe gewonnen
seat-report-they-won = { $opponent } hat gewonnen
seat-report-time = Die Zeit war um, bevor es entschieden war
# The card that is won last, by the name of its figure
seat-report-claim = { $claim ->
    [struggle] Struggle
   *[other] { $name }
}
seat-report-open = War noch ein { $card } offen?
seat-report-open-about = Wer mehr davon kontrolliert hat, hat ihn gewonnen. Seine Karte wird für euch dazugezählt: Lass sie in den Werten oben weg.
seat-report-open-mine = Ich habe ihn gewonnen
seat-report-open-theirs = { $opponent } hat ihn gewonnen
seat-report-open-nobody = Niemand hat ihn gewonnen
seat-report-open-none = Kein { $card } war offen
seat-report-open-untimed = Die Zeit war nicht um
seat-report-order = Verglichen wird in dieser Reihenfolge; lass offen, wer gewonnen hat, außer ein Wurf hat entschieden.
seat-report-between = Kein Spiel lief
seat-report-between-about = Die Zeit war zwischen zwei Spielen um.
seat-report-roll = Alles gleich: Wer hat den Wurf gewonnen?
seat-report-no-roll = Kein Wurf
seat-report-concession = Aufgabe
seat-report-unplayed-too = Aufgabe, oder nicht gespielt
seat-report-played = Es wurde gespielt
seat-report-concede = Ich gebe auf
seat-report-they-concede = { $opponent } gibt auf
seat-report-at-least = Wer gewinnt, bekommt mindestens, was ein Freilos gibt: { $figures }.
seat-report-other-wins = Das Match gewinnt dein Gegenüber.
seat-report-neither = Wir spielen beide nicht weiter
seat-report-neither-about = Ein Unentschieden für beide.

## Confirming

seat-confirm = Ja, das stimmt
seat-agree = { $opponent } zustimmen
seat-shared = Auf diesem Handy war auch schon jemand anders eingeloggt, deshalb kann es nicht bestätigen. Ruf Hilfe, dann bestätigt { an-official }.
seat-said-state =
    .waiting = Wartet
    .turn = Du bist dran
    .differs = Nicht gleich
seat-said-for = für { $opponent }
seat-said-mine = Du hast gemeldet: <strong>{ $result }</strong>
seat-said-counts = Es zählt, wenn { $opponent } es bestätigt, oder { an-official }.
seat-said-theirs = { $opponent } hat gemeldet: <strong>{ $result }</strong>
seat-said-right = Stimmt das? Bestätige es unten, oder melde, was du hast.
seat-said-differs = Ihr beide habt verschiedene Ergebnisse gemeldet. { an-official.first } entscheidet, oder jemand von euch stimmt der anderen Meldung zu.
seat-said-you = Du:

## How a match ended, from my side: `$more` is the winner's figure

seat-ended = { $won ->
    [true] Du gewinnst.
   *[other] { $opponent } gewinnt.
}
seat-ended-games = { $won ->
    [true] Du gewinnst mit { $more } zu { $less } Spielen.
   *[other] { $opponent } gewinnt mit { $more } zu { $less } Spielen.
}
seat-ended-by = { $won ->
    [true] Du gewinnst mit { $more } zu { $less } ({ $figure }).
   *[other] { $opponent } gewinnt mit { $more } zu { $less } ({ $figure }).
}
seat-ended-fewer = { $won ->
    [true] Du gewinnst mit dem kleineren Wert ({ $figure }): { $more } zu { $less }.
   *[other] { $opponent } gewinnt mit dem kleineren Wert ({ $figure }): { $more } zu { $less }.
}
seat-ended-roll = Alles gleich: Der Wurf hat entschieden.
seat-ended-concession = { $won ->
    [true] { $opponent } gibt auf: Du gewinnst.
   *[other] Du gibst auf: { $opponent } gewinnt.
}
seat-ended-no-show = { $won ->
    [true] { $opponent } ist nicht erschienen oder schon gegangen: Du gewinnst wie mit einem Freilos.
   *[other] Du warst nicht da: { $opponent } gewinnt wie mit einem Freilos.
}
seat-ended-none = Ihr seid beide nicht erschienen: eine Niederlage für beide.
seat-ended-bye = Ein Freilos: Du gewinnst.
seat-ended-draw = Unentschieden.
seat-score-games = Spiele, meine zuerst:
seat-score = { $figure }, meine zuerst:
