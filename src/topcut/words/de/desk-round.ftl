# The round: its tables, what comes next, and the lines that are typed

desk-round-title = { $round ->
    [0] Vor Runde 1
   *[other] Runde { $round }
}

## Finding tables

desk-round-sift =
    .title = Tische finden
    .show = Nur diese Tische zeigen
    .find = Finden<span class="unseen">, nach Name oder Tisch</span>
    .placeholder = Name oder Tisch
    .go = Zeigen
desk-round-sieve =
    .all = Alle
    .open = Offen
    .claimed = Gemeldet
    .disputed = Strittig
    .drawn = Unentschieden
    .called = Mit Ruf
desk-round-sift-none = Kein Tisch passt dazu.
desk-round-sift-all = Alle Tische zeigen

## How far the round is

desk-round-of = von { $rounds } Schweizer Runden{ $cut ->
    [0] {""}
   *[other] , dann Top { $cut }
}
desk-round-roster = Roster { $number }
desk-round-ready = Bereit für die erste Runde <small>{ $rounds } Schweizer Runden{ $cut ->
    [0] {""}
   *[other] , dann Top { $cut }
}</small>
desk-round-progress = Fortschritt
desk-round-settled = { $settled } von { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tischen
} fertig
desk-round-count = { $state ->
    [disputed] { $count } strittig
    [claimed] { $count } gemeldet
    [drawn] { $count } unentschieden
   *[open] { $count } offen
}
desk-round-bye = Freilos: { $players }
desk-round-no-bye = kein Freilos
desk-round-not-there = nicht da: { $players }
desk-round-pip = <span class="unseen">Tisch </span>{ $table }<span class="unseen">, { $state ->
    [disputed] strittig
    [claimed] gemeldet
    [drawn] unentschieden
    [settled] steht fest
   *[open] offen
}</span>
desk-round-to-next = Was als Nächstes kommt, und wer dich braucht
desk-round-drawn-title = Runde { $round } ist ausgelost
desk-round-drawn-about = Sieh dir die Paarungen an. Veröffentliche sie dann, und starte die Uhr, wenn die meisten sitzen.
desk-round-nothing-title = Noch ist nichts gepaart
desk-round-nothing-about = In der Vorschau von Runde 1 siehst du die Paarungen vor allen anderen. Veröffentliche sie dann, und starte die Uhr, wenn die meisten sitzen.

## The tables

desk-round-caption = { $tables ->
    [one] Der Tisch
   *[other] Die { $tables } Tische
} von Runde { $round }; { $stage ->
    [bracket] die Setzplätze sind die des Cuts
   *[swiss] die Punkte sind die vor der Runde
}
desk-round-column =
    .table = Tisch
    .seed = Setz-Pl.
    .points = Pkt.
    .first = Person 1
    .score = Ergebnis
    .second = Person 2
    .state = Status
    .do = Aktion
desk-round-or = oder
desk-round-call = Ruf
desk-round-claimed-by = von { $player }
desk-round-unknown = Werte unbekannt: { $reason }
desk-round-has-bye = { $player } hat das Freilos
desk-round-goes-on = { $player } kommt weiter
desk-round-extended = +{ $minutes } min
desk-round-accept = Annehmen<span class="unseen">: Meldung von { $player } an Tisch { $table }</span>
desk-round-decide = Entscheiden<span class="unseen">: Tisch { $table }</span>
desk-round-enter = Eingeben<span class="unseen">: Ergebnis von Tisch { $table }</span>
desk-round-why = Warum<span class="unseen"> sitzen { $first } und { $second } an Tisch { $table }</span>
desk-round-why-bye = Warum<span class="unseen"> hat { $player } das Freilos</span>
desk-round-seen = Am Tisch auch zu sehen
desk-round-correct = Dieses Ergebnis korrigieren
desk-round-another = Anderes Ergebnis eingeben
desk-round-bye-cell = Frei{"\u00AD"}los

## What comes next, and who needs an official

desk-round-needs-you = Was dich braucht
desk-round-start-clock = Uhr starten <kbd>N</kbd>
desk-round-when-seated = Wenn die meisten sitzen.
desk-round-real-dice = Wir würfeln selbst
desk-round-organizer-starts = Der { $organizer } startet sie.
desk-round-print =
    .slips = Ergebniszettel
    .by-name = Paarungen nach Name
desk-round-next = { $code ->
    [open-draw] Als Nächstes: Runde { $round } paaren
    [publish] Als Nächstes: Runde { $round } veröffentlichen
    [make-cut] Als Nächstes: der Cut auf die Top { $cut }
    [publish-bracket] Als Nächstes: Finalrunde { $round }
    [finish] Als Nächstes: der Endstand
   *[reveal-seed] Als Nächstes: den Seed aufdecken
}
desk-round-look = { $code ->
    [open-draw] Vorschau von Runde { $round }
    [publish] Runde { $round } ansehen
    [make-cut] Den Cut ansehen
    [publish-bracket] Den Turnierbaum ansehen
    [finish] Den Endstand ansehen
   *[reveal-seed] Seed aufdecken
}
desk-round-opens = Öffnet die Auslosung. Bis du veröffentlichst, sieht das sonst niemand.
desk-round-absences = Erst Abwesende
desk-round-close = Runde { $round } schließen
desk-round-proposed = { $official } schlägt vor, { $player } auszuschließen: { $reason }
desk-round-eject = Ausschließen?
desk-round-eject-one = { $player } hat { $warnings } Verwarnungen. Antworte auf dieser Seite.
desk-round-disputed = Strittig
desk-round-waiting = { $count } warten
desk-round-against = { $first } gegen { $second }
desk-round-is-right = { $player } hat recht: { $outcome }
desk-round-neither-right = Beides stimmt nicht: Ergebnis eingeben<span class="unseen"> für Tisch { $table }</span>
desk-round-drawn = Unentschieden im Turnierbaum
desk-round-roll = Wer hat den Wurf gewonnen?
desk-round-call-since = { $player } · seit { $time }
desk-round-call-done = Erledigt<span class="unseen">: Ruf von { $player }</span>
desk-round-call-none = Niemand hat gerufen. Wer auf der eigenen Seite ruft, erscheint hier sofort.
desk-round-missing = Fehlt jemand?
desk-round-missing-open = { $count } offen
desk-round-absent = { $player } ist nicht erschienen
desk-round-absent-both = Beide sind nicht erschienen
desk-round-missing-more = { $count ->
    [one] und 1 weiterer Tisch
   *[other] und { $count } weitere Tische
}
desk-round-warnings = Verwarnungen
desk-round-warned = { $count } von { $most }
desk-round-also = Außerdem
desk-round-also-to =
    .check = Alle Ergebnisse ein zweites Mal eintippen
    .cut = Wie es um den Cut steht
    .bracket = Der Turnierbaum
    .slips = Ergebniszettel dieser Runde, zum Drucken
    .print = Alles andere zum Drucken
    .files = Dateien und Text zum Einfügen
desk-round-this = Diese Runde
desk-round-move =
    .from = Match von Tisch
    .to = nach Tisch
    .go = Verlegen
    .about = Wer dort schon sitzt, tauscht mit ihnen.
desk-round-unpair =
    .because = Paarung zurücknehmen, weil
    .go = Zurücknehmen
    .about = Nur vor dem ersten Ergebnis. Die nächste Auslosung ist ein neuer Versuch, öffentlich.
desk-round-was-closed = Die Runde ist geschlossen. Ergebnisse lassen sich ab jetzt nur noch durch eine Korrektur ändern.
desk-round-was-unpaired = Die Paarung ist zurückgenommen. Das steht auch im öffentlichen Protokoll.
desk-round-was-moved = Das Match von Tisch { $table } ist jetzt an Tisch { $to }.

## The last lines that were typed

desk-round-queue = Letzte Eingaben
desk-round-queue-cut = Der Orga-Computer antwortet nicht. Was du tippst, bleibt hier gespeichert und wird gesendet, sobald er wieder antwortet.
desk-round-queue-out = Du bist nicht mehr eingeloggt. Was du tippst, bleibt hier gespeichert: <a href="/login" target="_blank">Log dich</a> in einem anderen Tab ein, dann wird es gesendet.
desk-round-queue-may = Du darfst hier keine Ergebnisse mehr eingeben. Was du getippt hast, ist gespeichert: Frag die Orga.
desk-round-queue-waiting = Wartet
desk-round-queue-saved = Gespeichert <span data-put="time"></span>
desk-round-queue-asked = Braucht eine Antwort
desk-round-queue-undone = Zurückgenommen
desk-round-queue-corrected = Seitdem korrigiert
desk-round-queue-reason = Versehentlich eingegeben
desk-round-queue-undo = Rückgängig<span class="unseen">: Tisch <span data-put="table"></span></span>
desk-round-queue-correct = Korrigieren<span class="unseen">: Tisch <span data-put="table"></span></span>
desk-round-queue-since = Vor diesen Paarungen getippt: Tisch und Namen können jetzt andere sein.
desk-round-queue-change = Ändern
desk-round-queue-discard = Verwerfen

## What was typed, read back

desk-round-reading = Tisch { $table }: { $what }
desk-round-reading-replaced = Tisch { $table }: Wer nicht gekommen ist, wird aus dem Turnier genommen, und die nächstplatzierte Person rückt nach, denn im Turnierbaum hat noch kein Spiel begonnen.
desk-round-reading-unknown = Die Werte sind unbekannt: { $reason }.
desk-round-reading-goes-on = { $roll ->
    [true] { $player } hat den Wurf gewonnen und kommt weiter.
   *[other] { $player } kommt weiter, wegen des besseren Rangs.
}
desk-round-reading-differ = Zwei Meldungen widersprechen sich; deine Eingabe entscheidet.
desk-round-reading-claimed = Eine Meldung ist da; deine Eingabe entscheidet.
desk-round-reading-over = Tisch { $table } ist vorbei: { $player ->
    [none] Beide sind gegangen
   *[other] { $player } hat das Freilos
}.
desk-round-reading-settled = Tisch { $table } steht fest: { $outcome }. <a href="{ $link }">Korrigieren</a>
desk-round-reading-open = Tisch { $table }: { $first } gegen { $second }.
desk-round-reading-nothing = Was du tippst, steht hier noch einmal zur Kontrolle.
