# A player's standing and results


seat-standing-title = Mein Rang
seat-standing-why = Meine Ergebnisse, und warum
seat-standing-place = <span class="big">{ $place }</span> von { $count }
seat-standing-swiss = nach den Schweizer Runden
seat-standing-none = { $over ->
    [true] Ohne Rang
   *[other] Noch ohne Rang
}
seat-standing-games = { $won } gewonnen, { $draws ->
    [true] { $drawn } unentschieden, { $lost } verloren
   *[other] { $lost } verloren
}
seat-standing-open = Runde { $round } läuft: Nur Ergebnisse, die feststehen, zählen.
# `$ending` is what English writes behind the number of the place.
seat-standing-step = { $figure }: Du hast <b>{ $value }</b>{ $others ->
    [0] {""}
    [one] , wie { $others } andere Person
   *[other] , wie { $others } andere
}, { $ending ->
    [st] Platz { $place }
    [nd] Platz { $place }
    [rd] Platz { $place }
   *[th] Platz { $place }
} von { $count }.
seat-standing-cut = { $made ->
    [true] die Top { $count } haben weitergespielt
   *[other] die Top { $count } spielen weiter
}
seat-standing-needs = { $cut ->
    [true] Um in den Cut zu kommen: <b>{ $needs }</b>
   *[other] Für den ersten Platz: <b>{ $needs }</b>
}
seat-standing-chance = Chance: { $chance }.
seat-standing-worked-out = Was du dafür brauchst, wird gerade ausgerechnet. Sieh gleich noch einmal nach.
seat-standing-results = Meine Ergebnisse
seat-standing-round = <b>{ $round }</b>{ $opponent ->
    [none] {""}
   *[other] {" "}gegen { $opponent }
}
seat-standing-unpaired = Eine Niederlage ohne Paarung.
seat-standing-unsettled = Steht noch nicht fest
seat-standing-left = { $opponent ->
    [true] Dein Gegenüber ist gegangen: Du hattest das Freilos.
   *[other] Du bist gegangen.
}
seat-standing-list = { $list }<span class="unseen"> von { $name }</span>
seat-standing-strength = { $figure } { $value }: so viele Punkte pro Runde haben deine Gegner im Schnitt
seat-standing-column =
    .opponent = Gegenüber
    .points = Punkte
    .rounds = Runden
    .rate = Quote
seat-standing-bye = Ein Freilos
