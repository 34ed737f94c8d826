# The clock of the round, at the desk

desk-clock-heading = Uhr <small>{ $stage ->
    [none] {""}
    [bracket] Finalrunde { $round },{" "}
   *[swiss] Runde { $round },{" "}
}{ $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}{ $dice ->
    [0] {""}
    [one] {" "}und 1 Würfel
   *[other] {" "}und { $dice } Würfel
}</small>
desk-clock-title = Uhr
desk-clock-up = Die Runde
desk-clock-not-running = Die Uhr dieser Runde läuft nicht.
desk-clock-no-round = Gerade läuft keine Runde.
desk-clock-called = <strong>Die Zeit ist um.</strong> Sag es laut: { $says }
desk-clock-late = Das Programm war aus: Die Zeit war um { $time } zu Ende und wurde ausgerufen, sobald es wieder lief.
desk-clock-show-left = Restzeit zeigen
desk-clock-time-left = Restzeit
desk-clock-left = übrig von { $minutes } min{ $rolled ->
    [none] {""}
   *[other] , davon { $rolled } gewürfelt
}<br>{ $state ->
    [paused] pausiert
   *[running] endet um { $end }
}
desk-clock-secret = Wer spielt, erfährt nie die Restzeit, das Ende oder die Extraminuten.
desk-clock-open = Diese Uhr dürfen alle sehen.
desk-clock-announce = <strong>Sag jetzt Mission Critical an.</strong> Sag es laut, dann halte es unten fest.
desk-clock-announced = Mission Critical ist angesagt.
desk-clock-table-called = auch dort ist die Zeit um
desk-clock-table-left = übrig an diesem Tisch{ $runs ->
    [true] , endet um { $end }
   *[other] {""}
}
desk-clock-start = Uhr starten
desk-clock-start-about = Wenn die meisten sitzen und aufbauen. Die Paarungen zu veröffentlichen startet sie nicht.
desk-clock-rolled = Minuten, die du mit echten Würfeln gewürfelt hast
desk-clock-rolled-empty = leer lassen: das Programm würfelt
desk-clock-rolled-about = 0 bis { $dice }. Die Zahl wird jetzt versiegelt und allen gezeigt, wenn die Zeit um ist.
desk-clock-start-round = Uhr von Runde { $round } starten
desk-clock-break = Pause
desk-clock-go-on = Weiter
desk-clock-for = Für
desk-clock-lunch = Mittagessen
desk-clock-pause = Anhalten
desk-clock-critical = Ab Minute { $minute }. Jede Seite zeigt es bis zum Ende der Runde.
desk-clock-critical-done = Es ist angesagt
desk-clock-time = Zeit
desk-clock-call = Zeit ausrufen
desk-clock-call-about = Geschieht von selbst, sobald sie um ist, nie vorher.
desk-clock-at-time = Wenn die Zeit um ist
desk-clock-compare = { $figure }: { $wins ->
    [fewer] weniger
   *[more] mehr
} { $claims ->
    [none] gewinnt
   *[other] bringt eins dazu ({ $claims })
}
desk-clock-level = { $roll ->
    [true] Alles gleich: Ein Würfel entscheidet
   *[other] Alles gleich: ein Unentschieden
}
desk-clock-started = Die Uhr läuft.
desk-clock-paused = Die Uhr steht, bis du sie weiterlaufen lässt.
desk-clock-resumed = Die Uhr läuft wieder.
desk-clock-extended = Tisch { $table } hat mehr Zeit.
desk-clock-critical-said = Mission Critical ist angesagt. Jede Seite zeigt es bis zum Ende der Runde.
desk-clock-time-called = Die Zeit ist um, und jede Seite sagt es.
