# The log, one sentence per fact


## The log, one sentence per fact

results-heading = { $book }, { $state ->
    [final] Endergebnis
   *[standings] Zwischenstand
} mit { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}: { $rounds ->
    [one] 1 Schweizer Runde
   *[other] { $rounds } Schweizer Runden
}{ $cut ->
    [0] {""}
   *[other] , danach Top { $cut }
}.
results-column =
    .place = Platz
    .name = Name
    .club = Verein
    .record = S-U-N
outcome-won = gewonnen
outcome-drawn = unentschieden
outcome-lost = verloren
outcome-bye = Freilos
outcome-unpaired-loss = Niederlage, nicht gepaart
outcome-no-show = verloren, nicht erschienen
outcome-absent = abwesend
cross-letter = { $outcome ->
    [won] S
    [drawn] U
    [lost] N
    [bye] Freilos
    [unpaired-loss] verpasst
    [no-show] nicht da
    [absent] abwesend
   *[open] offen
}
cross-said = { $outcome ->
    [won] gewann gegen Nummer
    [drawn] unentschieden gegen Nummer
    [lost] verlor gegen Nummer
    [bye] hatte das Freilos
    [unpaired-loss] war nicht gepaart, was als Niederlage zählt
    [no-show] erschien nicht zum Match gegen Nummer
    [absent] fehlte nach Absprache
   *[open] spielt noch gegen Nummer
}
cross-legend = S 5 = Sieg gegen Nummer 5 dieser Tabelle (U unentschieden, N Niederlage). Darunter steht der Punktestand, die eigene Zahl zuerst, und was die Runde an Wertung ({ $points }) brachte, dahinter die Summe. R ist eine { $plan ->
    [true] Runde, F das Finale, für das
   *[other] Schweizer Runde, F eine Finalrunde, für die
} es keine Wertung ({ $points }) gibt.
log-ending = { $how ->
    [time] (nach Zeit)
    [concession] (Aufgabe)
    [draw] (Unentschieden vereinbart)
    [no-show] (nicht erschienen)
    [double-no-show] (beide nicht erschienen)
    [bye] – Freilos
   *[victory] (Sieg)
}
where-staged = { $stage ->
    [bracket] Finalrunde
   *[other] Runde
} { $round }
where-swiss = Runde { $round }
where-bracket = Finalrunde { $round }
fact-tournament-created = Das Turnier „{ $title }“ wird angelegt, für den { $first_day }{ $place ->
    [none] {""}
   *[other] , { $place }
}. Der Prüfwert seiner Auslosungen ist { $commitment }.
fact-details-corrected = { $title ->
    [none] {""}
   *[other] Der Titel ist jetzt „{ $title }“.{" "}
}{ $place ->
    [none] {""}
    [unsaid] Der Ort ist wieder offen.{" "}
   *[other] Der Ort ist jetzt { $place }.{" "}
}{ $first_day ->
    [none] {""}
   *[other] Der erste Tag ist jetzt { $first_day }.{" "}
}{ $special ->
    [none] {""}
    [unsaid] Sonderregeln gibt es keine mehr.
   *[other] Sonderregeln: { $special }
}
fact-schedule-set = { $count ->
    [0] Der Zeitplan ist leer.
    [one] Der Zeitplan hat eine Zeile: { $slots }
   *[other] Der Zeitplan hat { $count } Zeilen: { $slots }
}
fact-fee-set = { $charged ->
    [true] Es gibt ein Startgeld.
   *[other] Es gibt kein Startgeld.
}
fact-self-check-in-set = { $allowed ->
    [true] Alle dürfen selbst per Handy einchecken.
   *[other] Eingecheckt wird von der Orga.
}
fact-chances-shown = { $shown ->
    [true] Alle dürfen sehen, was sie für den Cut brauchen.
   *[other] Was es für den Cut braucht, wird nicht angezeigt.
}
fact-announcement-made = Durchsage { $announcement }: { $text }
fact-table-told = Durchsage { $announcement }, an Tisch { $table }: { $text }
fact-announcement-taken-down = Durchsage { $announcement } ist entfernt.
fact-deviation-declared = Das Turnier weicht von { $clause } ab: { $reason }
fact-official-named = { $official } ist als { $role } benannt{ $plays_as ->
    [none] {""}
   *[other] und spielt mit als { $plays_as }
}{ $alternate ->
    [none] {""}
   *[other] ; über diese Spiele entscheidet { $alternate }
}.
fact-official-released = { $official } ist nicht mehr { $role }.
fact-staff-let-in = { $person } gehört hier von jetzt an { $role ->
    [organizer] zur Orga
   *[other] zu den Offiziellen
}.
fact-staff-sent-away = { $person } wurde weggeschickt und handelt hier nicht mehr.
fact-person-renamed = { $person } hat hier einen neuen Namen.
fact-person-forgotten = Name und Kontaktdaten von { $person } wurden gelöscht.
fact-taken-over = Hier hat ein anderer Computer übernommen (Epoche { $epoch }). Was der vorige später geschrieben hat, zählt nicht.
fact-text-struck = Ein Text aus Eintrag { $n } wurde geschwärzt.
fact-capacity-set = { $capacity ->
    [none] Es ist Platz für alle.
    [one] Es ist Platz für { $capacity } Person.
   *[other] Es ist Platz für { $capacity } Personen.
}
fact-player-entered = { $player } { $robot ->
    [true] füllt den letzten Platz
   *[other] { $waiting ->
        [true] { $player ->
            [You] bist
           *[other] ist
        } auf der Warteliste
       *[other] { $player ->
            [You] bist
           *[other] ist
        } angemeldet
    }
}{ $club ->
    [none] {""}
   *[other] {" "}({ $club })
}{ $missed ->
    [none] {""}
   *[other] , nachgemeldet mit einer Niederlage ohne Paarung in Runde { $missed }
}.
fact-player-admitted = { $player } rückt von der Warteliste nach.
fact-player-withdrawn = { $player } ist abgemeldet.
fact-player-readmitted = { $player } ist wieder dabei, { $waiting ->
    [true] auf der Warteliste
   *[other] mit demselben Platz
}{ $missed ->
    [none] {""}
   *[other] , mit einer Niederlage ohne Paarung in Runde { $missed }
}.
fact-player-arrived = { $player } ist am { $day } { $here ->
    [true] da
   *[other] doch nicht da
}.
fact-player-checked-in = { $player } ist eingecheckt.
fact-player-checked-out = { $player } ist nicht mehr eingecheckt.
fact-fee-noted = { $player } hat { $paid ->
    [true] bezahlt
   *[other] nicht bezahlt
}.
fact-club-set = { $player } { $club ->
    [none] gehört zu keinem Verein
   *[other] gehört zu { $club }
}.
fact-seat-fixed = { $player } { $table ->
    [none] kann überall sitzen
   *[other] sitzt immer an Tisch { $table }
}.
fact-table-set = Tisch { $table } ist { $closed ->
    [true] geschlossen
   *[other] aufgestellt
}{ $stream ->
    [true] {" "}als Stream-Tisch
   *[other] {""}
}{ $note ->
    [none] {""}
   *[other] : { $note }
}.
fact-table-checked = Das Gelände an Tisch { $table } ist geprüft.
fact-materials-checked = { $player }, { $item }: { $passed ->
    [true] in Ordnung
   *[other] nicht in Ordnung
}{ $note ->
    [none] {""}
   *[other] , { $note }
}.
fact-deck-check-drawn = Ausgelost für Deckcheck { $check } in { $where } (nur für Offizielle, bis die Runde geschlossen ist): { $players }.
fact-deck-checked = Deckcheck bei { $player } in { $where }: { $fine ->
    [true] alles in Ordnung
   *[other] ein Befund nach { $clause }
}{ $note ->
    [none] {""}
   *[other] ; { $note }
}.
fact-substitute-approved = { $player } darf Ersatz benutzen für: { $item }.
fact-list-handed-in = { $player } hat eine Liste abgegeben.
fact-list-checked = { $grade ->
    [legal] Die Liste von { $player } ist geprüft: Es ist alles in Ordnung.
    [illegal] Die Liste von { $player } ist geprüft: Sie ist nicht legal nach { $clauses }.
   *[unverified] Die Liste von { $player } ist nicht bestätigt: Topcut kann nicht alles daran prüfen.
}
fact-list-accepted = Die Liste von { $player } ist akzeptiert{ $findings ->
    [none] .
   *[other] {" "}trotz dieser Befunde: { $findings }
}{ $reason ->
    [none] {""}
   *[other] {" "}Begründung: { $reason }
}
fact-list-corrected = Die Liste von { $player } ist berichtigt: { $reason }
fact-pool-registered = { $player } hat einen Pool registriert.
fact-lists-published = { $published ->
    [true] Von jetzt an dürfen alle die Listen lesen.
   *[other] Die Listen sind nicht mehr öffentlich.
}
fact-roster-locked = Die Teilnehmerliste ist geschlossen, mit { $count } Personen.
fact-structure-announced = Vor dem Start angekündigt: { $rounds ->
    [none] so viele Runden, wie die Tabelle sagt
    [one] 1 Runde
   *[other] { $rounds } Runden
}, { $cut ->
    [none] und der Cut der Tabelle
    [0] kein Cut
   *[other] danach die Top { $cut }
} ({ $clause }).
fact-started = Das Turnier startet mit { $players } Personen: { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, { $cut ->
    [0] kein Cut
   *[other] danach die Top { $cut }
} ({ $clause }).
fact-structure-changed = Von jetzt an: { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, { $cut ->
    [0] kein Cut
   *[other] danach die Top { $cut }
}. { $reason }
fact-pair-forbidden = { $first } und { $second } bleiben getrennt.
fact-absence-arranged = { $player } { $away ->
    [true] wird in { $where } fehlen
   *[other] wird in { $where } doch da sein
}.
fact-draw-opened = Die Auslosung von { $where } ist geöffnet{ $attempt ->
    [1] .
   *[other] , Versuch { $attempt }: { $reason }
}
fact-round-paired = Die Paarungen von { $where } sind veröffentlicht: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}{ $way ->
    [by-hand] , von Hand gemacht
    [limited] , das Beste, was in der Zeit zu finden war
   *[other] {""}
}{ $breaks ->
    [none] {""}
   *[other] ; das verstößt gegen { $breaks }
}.
fact-round-unpaired = Die Paarungen von { $where } sind zurückgenommen: { $reason }
fact-tables-repaired = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} von { $where } { $tables ->
    [one] ist
   *[other] sind
} neu gepaart: { $reason }
fact-table-moved = { $game } kommt in { $where } an Tisch { $table }.
fact-extra-minutes-rolled = Für { $where } { $extra ->
    [one] ist 1 Extraminute
   *[other] sind { $extra } Extraminuten
} { $typed ->
    [true] gewürfelt und eingetippt
   *[other] ausgelost
} (nur für Offizielle, bis die Zeit um ist).
fact-clock-started = Die Uhr von { $where } ist gestartet: { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}{ $commitment ->
    [none] {""}
   *[other] {" "}und die Extraminuten
}.
fact-clock-paused = Die Uhr von { $where } ist angehalten{ $reason ->
    [none] {""}
   *[other] : { $reason }
}.
fact-clock-resumed = Die Uhr von { $where } läuft weiter.
fact-card-missing = { $player } sucht eine verlorene oder beschädigte Karte: { $what } ({ $where }).
fact-card-replaced = Die fehlende Karte von { $player } ist gefunden oder ersetzt.
fact-table-extended = Tisch { $table } hat { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} mehr in { $where }: { $reason }
fact-mission-critical-announced = Mission Critical ist in { $where } angesagt.
fact-time-called = In { $where } ist die Zeit um{ $extra ->
    [0] .
    [one] , nach 1 Extraminute.
   *[other] , nach { $extra } Extraminuten.
}
fact-squads-sealed = { $player } hat die Squads für { $where } gewählt.
fact-squads-revealed = An Tisch { $table } in { $where } sind beide Squads aufgedeckt: { $first } gegen { $second }.
fact-must-use-missed = { $player } kann nicht mehr jeden Squad einsetzen: Übrig sind { $squads }.
fact-result-claimed = { $player } meldet für Tisch { $table } in { $where }: { $game }.
fact-result-disputed = An Tisch { $table } in { $where } sind sich die beiden nicht einig.
fact-result-settled = Tisch { $table } in { $where }: { $game }{ $agreed ->
    [true] , beide sind sich einig
   *[other] {""}
}{ $figures_unknown ->
    [none] {""}
   *[other] {" "}(Werte unbekannt: { $figures_unknown })
}.
fact-result-corrected = Tisch { $table } in { $where } ist korrigiert: { $game }, nicht { $before }. { $stands ->
    [none] {""}
   *[other] Nach der jetzigen Rangliste wären die Setzplätze andere; der Turnierbaum bleibt, wie er gemacht wurde. ({ $stands }){" "}
}{ $reason }{ $figures_unknown ->
    [none] {""}
   *[other] {" "}(Werte unbekannt: { $figures_unknown })
}
fact-tie-broken = { $winner } kommt von Tisch { $table } in { $where } weiter, { $by ->
    [roll] durch einen Wurf.
   *[other] durch den höheren Setzplatz.
}
fact-round-closed = Damit ist { $where } geschlossen.
fact-player-dropped = { $player } steigt aus{ $noticed ->
    [true] .
   *[other] , ohne Bescheid zu sagen.
}
fact-player-rejoined = { $player } ist zurück{ $missed ->
    [none] .
   *[other] , mit einer Niederlage ohne Paarung in Runde { $missed }.
}
fact-player-ejected = { $player } ist ausgeschlossen{ $decided_by ->
    [none] {""}
   *[other] , entschieden von { $decided_by }
}{ $reason ->
    [none] .
   *[other] : { $reason }
}
fact-warning-given = { $player } ist verwarnt: { $ground }{ $note ->
    [none] .
   *[other] ; { $note }
}
fact-ejection-declined = { $player } wird nicht ausgeschlossen: { $reason }
fact-ejection-proposed = { $actor } schlägt vor, { $player } auszuschließen: { $reason }
fact-penalty-recorded = { $player } hat eine Strafe{ $about ->
    [list] , wegen einer Liste
   *[other] {""}
}: { $penalty }
fact-official-called = Ruf { $call }: { $player } braucht jemanden von den Offiziellen{ $table ->
    [none] {""}
   *[other] {" "}an Tisch { $table }
}{ $about ->
    [none] .
   *[other] : { $about }
}
fact-call-taken = Ruf { $call }: Jemand ist auf dem Weg.
fact-call-closed = Ruf { $call } ist geschlossen.
fact-ruling-given = Entscheidung { $ruling }{ $decided_by ->
    [none] {""}
   *[other] {" "}von { $decided_by }
} für { $players }: { $question } { $answer }
fact-ruling-appealed = { $player } legt Einspruch gegen Entscheidung { $ruling } ein.
fact-appeal-decided = Über den Einspruch gegen Entscheidung { $ruling } ist entschieden, { $upheld ->
    [true] sie bleibt
   *[other] sie wird geändert
}{ $decided_by ->
    [none] {""}
   *[other] {" "}(von { $decided_by })
}: { $answer }
fact-cut-made = Der Cut ist gemacht. Die Setzplätze der Reihe nach: { $seeds }.
fact-cut-taken-back = Der Cut ist zurückgenommen und neu gemacht: { $reason }
fact-cut-replaced = { $leaver } ist vor dem ersten Spiel gegangen{ $joined ->
    [none] ; der Setzplatz bleibt leer.
   *[other] ; { $joined } rückt nach.
}
fact-bracket-bye-given = { $player } hat in Finalrunde { $round } ein Freilos.
fact-tournament-finished = Das Turnier ist beendet. { $winner ->
    [none] Niemand hat es gewonnen.
    [You] Du hast es gewonnen.
   *[other] { $winner } hat es gewonnen.
}
fact-seed-revealed = Der Seed aller Auslosungen ist aufgedeckt: { $seed }.
fact-step-undone = { $count ->
    [one] Eintrag { $first } ist
   *[other] Die Einträge { $first } bis { $last } sind
} rückgängig gemacht{ $reason ->
    [none] .
   *[other] : { $reason }
}

## Lists at the prompt, and what was played

fact-nonce-added = Das Handy von { $player } hat eine eigene Zahl zur Auslosung beigetragen.

## The table of Challengers!

fact-table-opened = Der Tisch ist offen mit { $count ->
    [one] 1 Person
   *[other] { $count } Personen
} und den Sets { $sets }{ $robot ->
    [none] .
   *[other] ; der Roboter spielt auf Stufe { $robot_level }.
}
fact-plans-dealt = Die Pläne sind ausgeteilt, Karte 0 zuerst: { $holders }.
fact-cards-drawn = { $player ->
    [You] Du ziehst
   *[other] { $player } zieht
} von Stapel { $level } in { $where }.
fact-cards-picked = { $player ->
    [You] Du nimmst
   *[other] { $player } nimmt
} { $card ->
    [none] keine Karte mehr
   *[other] { $card }
} in { $where }.
fact-cards-redrawn = { $player ->
    [You] Du ziehst
   *[other] { $player } zieht
} neue Karten in { $where }.
fact-cards-removed = { $player ->
    [You] Du entfernst
   *[other] { $player } entfernt
} { $card ->
    [none] nichts mehr
   *[other] { $card }
} in { $where }.
fact-stand-in-called = { $player ->
    [You] Du bist
   *[other] { $player } ist
} weg, und bis zur Rückkehr antwortet der Bot { bot-name } für diesen Platz.
fact-stand-in-ended = { $player ->
    [You] Du bist
   *[other] { $player } ist
} zurück am Tisch.
fact-choice-made = { $player ->
    [You] Du antwortest
   *[other] { $player } antwortet
} { $card ->
    [none] {""}
   *[other] auf { $card }{" "}
}mit { $chosen } in { $where }.
fact-match-played = { $winner ->
    [You] Du gewinnst
   *[other] { $winner } gewinnt
} an Park { $table } in { $where }, { $by ->
    [bench] weil die andere Bank voll ist
    [left] weil das Gegenüber gegangen ist
    [guard] nach { $reveals } Karten
   *[deck] weil das andere Deck leer ist
}; begonnen { $begins ->
    [You] hast du
   *[other] hat { $begins }
}{ $tossed ->
    [true] {" "}(Fahnenwurf)
   *[other] {""}
}. Fan-Plättchen: { $tokens }.
fact-trophy-taken = { $player ->
    [You] Deine Trophäe
   *[other] Die Trophäe von { $player }
} aus { $where } hat { $fans ->
    [one] { $fans } Fan
   *[other] { $fans } Fans
}{ $boxed ->
    [true] {" "}und kommt zurück in die Schachtel.
   *[other] .
}
fact-final-played = { $winner ->
    [You] Du gewinnst
   *[other] { $winner } gewinnt
} das Finale{ $by ->
    [left] , weil das Gegenüber gegangen ist
   *[other] {" "}nach { $reveals } Karten
}. Begonnen { $begins ->
    [You] hast du
   *[other] hat { $begins }
}{ $tossed ->
    [true] {" "}(Fahnenwurf)
   *[other] {""}
}.
