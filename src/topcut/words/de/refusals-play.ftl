# What cannot be done while a tournament is prepared and played


## Results: what cannot have happened at a table

refusal-result-missing = Es fehlt, wie das Match ausging. Gib ein, wer gewonnen hat, ein Unentschieden oder den Punktestand.
refusal-points-by-rule = Hier vergibt das Regelwerk die Punkte; sie werden nicht eingetippt. Gib ein, wer gewonnen hat: > für den ersten der beiden Namen, < für den zweiten, oder den Namen selbst.
refusal-points-missing = Hier zählen die Punkte so, wie sie am Tisch aufgeschrieben wurden. Gib die Punkte von beiden ein.
refusal-points-out-of-bounds = Die Punkte müssen zwei ganze Zahlen sein, 0 oder mehr, in der Reihenfolge der beiden Namen.
refusal-drawn-and-won = Das Match ist zugleich als Unentschieden und als Sieg eingetragen. Entscheide dich für eins.
refusal-no-draws = Hier gibt es kein Unentschieden. Nenn, wer gewonnen hat, oder gib ein, wie es ausging: { $possible }.
refusal-ending-unknown = Auf „{ $how }“ kann ein Match hier nicht enden. Gib ein, wie es ausging: { $possible }.
refusal-winner-missing = Bei „{ $how }“ hat jemand gewonnen. Gib ein, wer.
refusal-winner-impossible = Bei „{ $how }“ hat niemand gewonnen. Lass den Sieg weg, oder ändere, wie das Match ausging.
refusal-winner-behind = Wer hier gewonnen haben soll, liegt nach Punkten zurück. Prüf, wer gewonnen hat, und den Punktestand.
refusal-winner-contradicts-scores = Der Punktestand ergibt etwas anderes als das eingetragene Ergebnis. Prüf den Punktestand, oder lass weg, wer gewonnen hat.
refusal-winner-contradicts-games = Die Spiele ergeben etwas anderes als das eingetragene Ergebnis. Prüf die Spiele, oder lass weg, wer gewonnen hat.
refusal-roll-needed = Alles ist gleich: Der Würfel entscheidet. Würfelt, und gib dann ein, wer den Wurf gewonnen hat.
refusal-games-too-many = { $games } Spiele sind eingetragen, ein Match hat aber höchstens { $most }. Nimm die heraus, die nicht gespielt wurden.
refusal-games-after-decision = Nach der Entscheidung des Matches ist noch ein Spiel eingetragen. Nimm es heraus, oder verbessere die davor.
refusal-games-undecided = Dieses Match über { $most } Spiele ist noch nicht entschieden. Gib die übrigen Spiele ein, oder dass die Zeit um war oder jemand aufgegeben hat.
refusal-games-missing = Noch ist nichts gespeichert: Dieses Match ist Best of { $most }, wer zuerst { $needed } hat, gewinnt. Gib ein, wer welches Spiel gewonnen hat.
refusal-games-not-played = Bei „{ $how }“ wird kein Spiel gespielt. Wurde eins begonnen, trag eine Aufgabe ein.
refusal-figure-unknown = { $number ->
    [0] Hier wird nur eingetragen, wer gewonnen hat, kein Punktestand. Lass „{ $figure }“ weg.
   *[other] „{ $figure }“ wird hier nicht eingetragen. Nimm einen dieser Namen: { $possible }.
}
refusal-figure-twice = „{ $figure }“ ist zweimal unter verschiedenen Namen eingetragen. Behalte einen davon.
refusal-figure-missing = „{ $figure }“ fehlt und entscheidet dieses Match. Gib es für beide ein.
refusal-figures-asked = Noch ist nichts gespeichert. Gib { $figures } für beide ein: Die Rangliste braucht das. Weiß es niemand mehr, trägt jemand von den Offiziellen ein, warum.
refusal-figures-known = Nur bei einem wirklich gespielten Spiel einer Schweizer Runde dürfen Werte unbekannt sein. Lass entweder den Grund weg oder die Werte.
refusal-unfinished-missing = Noch ist nichts gespeichert. War bei Zeitablauf noch ein { $what } offen? Gib ein, wer ihn gewonnen hat (mehr „{ $figure }“), oder dass es niemand war oder keiner mehr offen war. Die Karte dafür wird von selbst mitgezählt: Lass sie aus den Werten heraus.
refusal-unfinished-twice = Wer den bei Zeitablauf offenen { $what } gewonnen hat, ist zweimal eingetragen: als Name und über „{ $figure }“. Behalte eins davon.
refusal-unfinished-impossible = Bei „{ $how }“ bleibt nichts offen. Lass das weg, oder gib ein, dass die Zeit um war.
refusal-figure-not-a-number = „{ $figure }“ müssen zwei ganze Zahlen sein, in der Reihenfolge der beiden Namen.
refusal-figure-out-of-bounds = „{ $figure }“ kann nicht { $number } sein, nur 0 bis { $most }. Hast du dich vertippt?

## Cut and bracket

refusal-too-few-for-cut = Für einen Cut auf die Top { $cut } müssen nach den Schweizer Runden noch { $cut } Personen dabei sein; es sind { $active }. Wähl einen kleineren Cut.
refusal-cut-tied = { $players } teilen sich Rang { $rank }, deshalb sind die Setzplätze nicht eindeutig. Zieh zuerst das Los als Feinwertung.
refusal-not-in-cut = { $player } ist nicht im Cut, es braucht also keinen Ersatz. Prüf den Namen.
refusal-cut-begun = Seit dem Cut wurde schon gespielt, deshalb kann niemand mehr für { $player } nachrücken. Nimm { $player } aus dem Turnierbaum: Das Gegenüber hat dann ein Freilos.
refusal-bracket-size = Ein Turnierbaum hat { $smallest } bis { $largest } Personen, nicht { $size }. Wähl eine andere Größe für den Cut.
refusal-bracket-seats = Dieser Turnierbaum hat { $size } Setzplätze, genannt sind aber { $players } Personen. Nenn für jeden Setzplatz eine.
refusal-bracket-match-unknown = Ein Match { $match } gibt es in diesem Turnierbaum nicht. Er hat die Matches 1 bis { $matches }.
refusal-bracket-round-unknown = Eine Runde { $round } gibt es in diesem Turnierbaum nicht. Er hat { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}.
refusal-bracket-round-open = Finalrunde { $round } ist noch offen. Gib zuerst die Ergebnisse ein: Match { $matches }.
refusal-match-not-ready = In Match { $match } des Turnierbaums stehen noch nicht beide fest. Gib zuerst die Ergebnisse ein, die dorthin führen.
refusal-match-decided = Match { $match } des Turnierbaums ist schon entschieden. Korrigiere stattdessen das Ergebnis.
refusal-not-in-match = { $player } spielt nicht in Match { $match } des Turnierbaums. Zur Wahl stehen { $players }.
refusal-not-in-bracket = { $player } ist nicht im Turnierbaum. Prüf den Namen.
refusal-out-of-bracket = { $player } ist seit Match { $match } aus dem Turnierbaum ausgeschieden. Es ist nichts zu tun.
refusal-bracket-over = Der Turnierbaum ist zu Ende gespielt, { $player } kann also nicht mehr aussteigen. Die Plätze bleiben.

## Fixed plans

refusal-plan-odd = Ein Plan braucht eine gerade Zahl von Karten, mindestens 2; dieser hat { $cards }. Nimm eine dazu oder heraus.
refusal-plan-uneven = Plankarte { $card } hat { $lines } { $lines ->
    [one] Zeile
   *[other] Zeilen
}, die erste hat { $rounds }. Gib jeder Karte eine Zeile pro Runde.
refusal-plan-place-unknown = Plankarte { $card }, Runde { $round }: „{ $written }“ ist kein Platz. Schreib einen Park ({ $parks }) und seine Hälfte, 1 oder 2, wie G1.
refusal-plan-place-twice = Runde { $round }: Die Plankarten { $cards } sitzen beide auf { $written }. Setz eine davon um.
refusal-plan-alone = Runde { $round }: Plankarte { $card } sitzt allein an Park { $park }. Setz eine zweite Karte an die andere Hälfte.
refusal-plan-seats = Dieser Plan hat { $cards } Karten, ihr seid aber { $players }. Nimm den Plan für eure Anzahl.
refusal-plan-player-twice = { $player } hat zwei Plankarten. Gib allen eine.
refusal-plan-round-unknown = Eine Runde { $round } gibt es auf diesem Plan nicht. Er hat { $rounds } Runden.

## Tables

refusal-too-few-tables = { $needed ->
    [one] 1 Paarung braucht
   *[other] { $needed } Paarungen brauchen
} einen Tisch, frei { $free ->
    [one] ist aber nur { $free }
   *[other] sind aber nur { $free }
}. Stell Tische dazu, öffne geschlossene, oder gib einen festen Tisch frei.
refusal-fixed-table-missing = { $player } sitzt immer an Tisch { $table }, aber der ist geschlossen oder fehlt. Öffne ihn, oder gib { $player } einen anderen Tisch.
refusal-fixed-table-shared = { $players } sitzen immer an Tisch { $table }, spielen in dieser Runde aber nicht gegeneinander. Gib jemandem davon einen anderen Tisch.
refusal-stream-table-missing = Der Stream-Tisch { $table } ist geschlossen oder fehlt. Öffne ihn, oder wähl einen anderen.
refusal-stream-table-fixed = Tisch { $table } ist der Stream-Tisch, und { $player } sitzt immer dort. Wähl für eins von beiden einen anderen Tisch.
refusal-stream-player-unpaired = { $player } hat in dieser Runde kein Gegenüber, es gibt also kein Match zu zeigen. Wähl ein anderes Match für den Stream.
refusal-stream-player-fixed = Das Match von { $player } hat einen festen Tisch und kann nicht an den Stream-Tisch { $table }. Wähl ein anderes Match für den Stream.

## Standings: how a row is worked out, and why one player is above another

refusal-player-not-ranked = { $player } ist nicht mehr im Turnier und hat keinen Rang. Wähl einen Namen aus der Rangliste.

## Swiss pairings and byes

refusal-nobody-to-pair = Es sind weniger als zwei Personen zu paaren. Prüf, wer abwesend oder ausgestiegen ist.

## Looking ahead: can the rounds that remain be paired without a rematch?

refusal-rounds-announced = Als Nächstes kommt Runde { $round }, aber { $rounds ->
    [one] angekündigt ist nur 1 Runde
   *[other] angekündigt sind nur { $rounds } Runden
}. Gib an, wie viele Schweizer Runden es insgesamt sind.

## The clock

refusal-clock-no-round = Gerade läuft keine Runde. Veröffentliche zuerst die Paarungen, starte dann die Uhr.
refusal-clock-started-already = Die Uhr von { where-staged } läuft schon. Halt sie an, wenn du eine Pause brauchst.
refusal-clock-not-started = Die Uhr von { where-staged } ist noch nicht gestartet. Starte sie zuerst.
refusal-clock-paused-already = Die Uhr von { where-staged } ist schon angehalten. Lass sie weiterlaufen, wenn es weitergeht.
refusal-clock-not-paused = Die Uhr von { where-staged } läuft, es gibt also nichts fortzusetzen.
refusal-extra-minutes-not-rolled = Für diese Runde wird nicht gewürfelt: Sie dauert { $minutes } Minuten. Starte die Uhr ohne Extraminuten.
refusal-extra-minutes-out-of-bounds = Die Würfel können nicht { $minutes } Extraminuten ergeben, nur 0 bis { $most }. Zähl noch einmal.
refusal-extension-out-of-bounds = Ein Tisch kann nicht { $minutes } Minuten mehr bekommen, nur 1 bis { $most }. Tipp eine andere Zahl ein.
refusal-extension-too-late = Tisch { $table } in { where-staged } hat schon sein Ergebnis und braucht keine Zeit mehr.
refusal-time-not-up = In { where-staged } ist die Zeit noch nicht um. Warte, bis die Uhr abgelaufen ist; sie ruft das Zeitende selbst aus.
refusal-time-called-already = In { where-staged } ist das Zeitende schon ausgerufen. Es ist nichts zu tun.
refusal-mission-critical-unknown = In diesem Regelwerk gibt es kein Mission Critical. Es ist nichts anzusagen.
refusal-mission-critical-announced-already = Mission Critical von Runde { $round } ist schon angesagt. Es ist nichts zu tun.
refusal-mission-critical-by-another = Mission Critical sagt an: { $role }. Gib es dorthin weiter.
refusal-mission-critical-too-early = Mission Critical beginnt ab Minute { $minute }, und die kommt erst noch. Warte auf den Hinweis.

## Pairings made by hand: what cannot be, and what they break

refusal-pairing-player-unknown = { $players } { $count ->
    [one] steht
   *[other] stehen
  } nicht auf der Teilnehmerliste. Verbessere die Namen, oder trag sie zuerst ein.
refusal-pairing-player-twice = { $players } { $count ->
    [one] kommt
   *[other] kommen
  } mehr als einmal vor. Gib allen ein Gegenüber, oder ein Freilos.
refusal-pairing-player-inactive = In dieser Runde nicht zu paaren: { $players }, ausgestiegen, ausgeschlossen oder abwesend. Nimm sie heraus, oder lass sie zuerst wieder herein.
refusal-pairing-player-missing = { $players } { $count ->
    [one] hat
   *[other] haben
  } weder ein Gegenüber noch ein Freilos. Paare sie, oder vermerk sie als abwesend.

## Creating a tournament

refusal-clause-unknown = „{ $given }“ ist keine Klausel von { $ruleset }. Nenn eine wie { $prefix }-01, oder eine Auslegung wie R-1.
refusal-day-unreadable = „{ $day }“ ist kein Datum. Schreib es als Jahr-Monat-Tag, wie 2026-11-15.
refusal-day-too-far = Das Datum muss zwischen { $earliest } und { $latest } liegen. Nichts wurde geändert. Prüf das Jahr.
refusal-day-fixed = Nach dem Datum richtet sich, was auf Listen legal ist, deshalb bleibt es beim { $day }, seit gespielt wird. Korrigiere Titel und Ort ohne das Datum.
refusal-details-same = Titel, Ort und Datum sind, wie sie waren. Ändere zuerst etwas davon.
refusal-fee-as-it-is = { $charged ->
    [true] Es gibt schon ein Startgeld.
   *[other] Es gibt ohnehin kein Startgeld.
} Nichts wurde geändert.
refusal-capacity-too-small = Es muss mindestens { $least ->
    [one] einen Platz
   *[other] { $least } Plätze
} geben, nicht { $capacity }. Lass die Zahl der Plätze weg, wenn es keine Grenze gibt.
refusal-setting-deviates = „{ $setting }“ zu ändern weicht vom Regelwerk ab. Gib zuerst eine Abweichung von { $clause } bekannt, mit Begründung; sie ist öffentlich.
refusal-option-unknown = Eine Option „{ $option }“ gibt es nicht. { $number ->
    [0] Dieses Regelwerk hat keine Optionen.
   *[other] Wähl { $possible }.
}
refusal-option-missing = Wähl „{ $option }“, bevor das Turnier angelegt wird: { $possible }.
refusal-option-value = „{ $option }“ kann nicht „{ $value }“ sein. Wähl eins von { $possible }.

## Days and announcements

refusal-schedule-line = Zeile { $line } des Zeitplans lässt sich nicht lesen: „{ $text }“. Nichts wurde geändert. Schreib eine Uhrzeit und was dann ist, wie 09:30 Runde 1, oder einen Tag wie 2026-11-16.
refusal-schedule-too-long = Der Zeitplan hat { $lines } Zeilen; höchstens sind es { $most }. Nichts wurde geändert. Lass ein paar weg.
refusal-schedule-too-early = { $day } liegt vor dem ersten Tag, { $first_day }. Nichts wurde geändert. Verbessere den Tag im Zeitplan.
refusal-time-unreadable = „{ $time }“ ist keine Uhrzeit. Schreib sie wie 09:30 oder 17:15.
refusal-day-not-scheduled = { $day } ist kein späterer Tag dieses Turniers. Nimm ihn zuerst in den Zeitplan auf.
refusal-already-arrived = { $player } ist für { $day } schon als anwesend vermerkt.
refusal-not-arrived = { $player } ist für { $day } nicht als anwesend vermerkt, es gibt also nichts zurückzunehmen.
refusal-actor-unknown = { $actor } wurde in dieses Turnier nicht hereingelassen oder wieder weggeschickt. Nichts wurde gespeichert. Die Orga kann auf der Seite „Offizielle“ Leute hereinlassen.
refusal-announcement-gone = Durchsage { $announcement } gilt nicht mehr. Jemand hat sie entfernt, oder ihre Runde ist vorbei.

## Structure, start and end

refusal-deviation-twice = Die Abweichung von { $clause } ist schon bekannt gegeben.
refusal-lists-missing = { $number ->
    [one] Von { $players } fehlt noch
   *[other] Von { $number } Personen fehlt noch
} die Liste ({ $list }){ $number ->
    [one] .
   *[other] : { $players }.
} Nimm an, was fehlt, oder gib eine Abweichung von { $clause } bekannt.
refusal-lists-illegal = { $number ->
    [one] Die Liste ({ $list }) von { $players } ist nicht legal
   *[other] Von { $number } Personen ist die Liste ({ $list }) nicht legal
} nach { $clauses }{ $number ->
    [one] .
   *[other] : { $players }.
} Nimm eine berichtigte an, oder akzeptier sie mit Begründung, wie sie ist; starte dann noch einmal.
refusal-lists-missing-now = { $number ->
    [one] Von { $players } fehlt noch
   *[other] Von { $number } Personen fehlt noch
} die Liste ({ $list }), deshalb ist Runde { $round } noch nicht gepaart{ $number ->
    [one] .
   *[other] : { $players }.
} Nimm sie an, vermerk, dass sie auf Papier vorliegt, oder lass die Person diese Runde aus; paare dann noch einmal.
refusal-lists-illegal-now = { $number ->
    [one] Die Liste ({ $list }) von { $players } ist nicht legal nach { $clauses }, deshalb ist Runde { $round } noch nicht gepaart.
   *[other] Von { $number } Personen ist die Liste ({ $list }) nicht legal nach { $clauses }, deshalb ist Runde { $round } noch nicht gepaart: { $players }.
} Akzeptier sie mit Begründung, berichtige sie, wo das Regelwerk es erlaubt, oder lass die Person diese Runde aus; paare dann noch einmal.
refusal-pools-missing = { $number ->
    [one] Von { $players } ist noch
   *[other] Von { $number } Personen ist noch
} kein Pool registriert{ $number ->
    [one] .
   *[other] : { $players }.
} Registrier die geöffneten Karten, vermerk, dass der Pool auf Papier vorliegt, oder gib eine Abweichung von { $clause } bekannt.
refusal-rounds-number = { $rounds } Runden lassen sich nicht spielen. Wähl eine Zahl von 1 bis { $most }.
refusal-cut-too-large = Ein Cut auf { $cut } braucht { $cut } Personen, und es sind { $players }.
refusal-cut-needed = Dieses Turnier wird mit einem Cut auf { $cut } gespielt. Ihn wegzulassen ist eine Abweichung von { $clause }: Gib sie zuerst bekannt.
refusal-structure-differs = Für so viele sieht das Regelwerk { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} vor und { $cut ->
    [0] keinen Cut
   *[other] einen Cut auf { $cut }
}. Alles andere ist eine Abweichung von { $clause }: Gib sie zuerst bekannt.
refusal-round-not-announced = Eine Runde { $round } gibt es nicht. Angekündigte Runden: { $rounds }.
refusal-clubs-apart-deviates = Leute aus einem Verein in Runde { $round } zu trennen ist eine Abweichung von { $clause }: Gib sie zuerst bekannt.
refusal-structure-same = Es würde sich nichts ändern: Der angekündigte Ablauf hat schon { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} und { $cut ->
    [0] keinen Cut
   *[other] einen Cut auf { $cut }
}.
refusal-structure-fixed = Der beim Start angekündigte Ablauf hat { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} und { $cut ->
    [0] keinen Cut
   *[other] einen Cut auf { $cut }
}. Das zu ändern ist eine Abweichung von { $clause }: Gib sie zuerst bekannt.
refusal-structure-too-late = Der Cut ist gemacht: Seine Größe und die Zahl der Schweizer Runden bleiben.
refusal-rounds-already-paired = { $paired } Runden sind schon gepaart; { $rounds } wären also zu wenig.
refusal-rounds-left = Gespielte Runden: { $played } von { $rounds } angekündigten. Spielt die übrigen, oder ändere zuerst den Ablauf.
refusal-cut-left = Angekündigt ist ein Cut auf { $cut }. Mach ihn und spielt den Turnierbaum aus, oder ändere zuerst den Ablauf.
refusal-seed-too-early = Der Seed wird öffentlich, wenn das Turnier beendet ist: Vorher würde er die kommenden Auslosungen verraten.
refusal-seed-revealed = Der Seed ist schon öffentlich.
refusal-seed-wrong = Dieser Seed passt nicht zum Prüfwert, der beim Anlegen des Turniers festgehalten wurde. Such den richtigen; ohne ihn lassen sich die Auslosungen nicht prüfen.

## Pairing a round

refusal-already-paired = Runde { $round } ist schon gepaart. Schau dir ihre Tische an; um sie neu zu paaren, nimm sie zuerst zurück.
refusal-round-not-next = Runde { $round } lässt sich noch nicht paaren: Als Nächstes kommt Runde { $next }.
refusal-round-open = { $stage ->
    [bracket] Finalrunde
   *[other] Runde
} { $round } hat noch { $count ->
    [one] 1 offenen Tisch: { $tables }. Gib zuerst sein Ergebnis ein.
   *[other] { $count } offene Tische: { $tables }. Gib zuerst ihre Ergebnisse ein.
  }
refusal-rounds-over = Alles Angekündigte ist gepaart, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}. { $cut ->
    [0] Beende das Turnier
   *[other] Mach den Cut auf die Top { $cut }
  }, oder ändere den Ablauf, was eine Abweichung ist.
refusal-absence-as-it-is = { $away ->
    [yes] { $player } ist für Runde { $round } schon als abwesend vermerkt. Es ist nichts zu tun.
   *[no] { $player } ist für Runde { $round } nicht als abwesend vermerkt. Es ist nichts zu tun.
  }
refusal-apart-from-self = { $player } lässt sich nicht von sich selbst trennen. Nenn zwei Namen.
refusal-given-bye-late = Ein Freilos vergeben kann die Orga nur in der ersten Runde. Danach sagt das Regelwerk, wer es bekommt.
refusal-draw-open = Die Auslosung von Runde { $round } ist schon geöffnet, und seitdem hat sich nichts geändert. Schau dir die Vorschau an, oder veröffentliche sie.
refusal-draw-not-open = Die Auslosung von Runde { $round } ist nicht geöffnet. Öffne sie zuerst; von da an steht sie fest.
refusal-pairing-failed = Die nächste Runde ließ sich nicht ermitteln, deshalb wurde nichts veröffentlicht und nichts geändert. Versuch es noch einmal. Geht es wieder schief, paare die Runde von Hand.
refusal-paper-no-bracket = Es gibt noch keinen Turnierbaum zu drucken. Mach zuerst den Cut.
refusal-paper-no-ranking = Auf Urkunden stehen Plätze, und die stehen erst im Endstand fest. Beende zuerst das Turnier.
refusal-paper-no-lists = Noch ist keine Liste abgegeben, es gibt also nichts zu drucken.
refusal-paper-no-winner = Im Endstand hat niemand gewonnen, es gibt also keine Siegerurkunde. Druck die Urkunden für alle.
refusal-paper-no-cut = Nach einem Cut hat niemand weitergespielt, es gibt also keine Urkunden dafür. Druck die Siegerurkunde oder die für alle.
refusal-press-stopped = Dieses Blatt brauchte zu lange oder zu viel Speicher, deshalb wurde es abgebrochen. Nichts wurde geändert. Versuch es noch einmal, wenn weniger los ist; bis dahin druck die Seite selbst mit dem Browser.
refusal-press-failed = Dieses Blatt ließ sich nicht erstellen. Nichts wurde geändert. Versuch es noch einmal; bis dahin druck die Seite selbst mit dem Browser.
refusal-pairing-limited = Die Suche nach der Paarung von Runde { $round } war noch nicht zu Ende, und was bisher gefunden ist, ist nicht die Paarung, die die Regeln festlegen. Noch ist nichts veröffentlicht. Bestätige { $clause }, um sie zu nehmen, was alle lesen können, oder warte in der Vorschau länger.
refusal-pairing-stopped = Die Suche nach der nächsten Paarung wurde abgebrochen, bevor etwas gefunden war. Nichts wurde geändert. Schau noch einmal nach, um sie neu zu starten, oder paare die Runde von Hand.
refusal-pairing-not-ready = Runde { $round } wird noch ermittelt. Nichts wurde geändert. Frag in ein paar Sekunden noch einmal.
refusal-pairing-outdated = Während die nächste Runde ermittelt wurde, hat sich etwas geändert; das Ergebnis taugt nichts mehr. Schau noch einmal nach.
refusal-draw-stale = Seit die Auslosung von Runde { $round } geöffnet wurde, hat sich geändert, wer dabei ist, wer wie viele Punkte hat oder wer getrennt bleibt. Öffne sie noch einmal, mit Begründung; das ist dann Versuch { $attempt }, und alle können das sehen.
refusal-rematches-unavoidable = { $forbidden ->
    [0] Diese Runde lässt sich nicht paaren ohne { $rematches ->
        [one] eine Wiederholung
       *[other] { $rematches } Wiederholungen
      }.
   *[other] Diese Runde lässt sich nicht paaren, ohne dass Leute gegeneinander spielen, die getrennt bleiben sollen oder es schon taten.
  } Schau dir die Vorschau an und bestätige sie dann, oder paare von Hand.
refusal-no-round = Noch ist keine Runde gepaart. Paare zuerst eine.
refusal-round-not-current = Runde { $round } läuft nicht: Gespielt wird Runde { $current }. Schau dir die Tische noch einmal an.
refusal-results-settled = { $count ->
    [one] Runde { $round } hat schon ein Ergebnis, an Tisch { $tables }
   *[other] Runde { $round } hat schon Ergebnisse, an den Tischen { $tables }
  }, deshalb lässt sie sich nicht zurücknehmen. Korrigiere stattdessen einzelne Ergebnisse.
refusal-round-unknown = Eine Runde { $round } gibt es nicht. { $rounds ->
    [0] Noch ist keine gepaart.
    [one] Bisher ist nur Runde 1 gepaart.
   *[other] Gepaart sind die Runden 1 bis { $rounds }.
  }
refusal-match-unknown = Ein Match { $match } gibt es in { where-staged } nicht. Es gibt die Matches 1 bis { $matches }.
refusal-table-unknown = Ein Tisch { $table } steht nicht zur Verfügung. Wähl einen anderen, oder öffne ihn zuerst.
refusal-table-as-it-is = Das Match ist schon an Tisch { $table }. Wähl einen anderen.
refusal-table-missing = { $player } und { $opponent } haben keinen Tisch. Gib jedem Paar einen, oder keinem; dann wird nach der Rangliste gesetzt.
refusal-table-taken = An Tisch { $table } sitzen zwei Paare. Setz eins davon um.

## Results at the tables

refusal-bye-match = { $player } hat in Runde { $round } ein Freilos, es gibt also kein Ergebnis einzugeben.
refusal-round-closed = Runde { $round } ist geschlossen. Ist ein Ergebnis falsch, lass es von den Offiziellen korrigieren.
refusal-already-settled = Das Ergebnis von Tisch { $table } in { where-staged } steht schon fest. Ist es falsch, lass es von den Offiziellen korrigieren.
refusal-not-your-table = { $seat ->
    [none] { $player } spielt nicht an Tisch { $table } und hat in dieser Runde keinen Tisch. Frag jemanden von den Offiziellen.
   *[other] { $player } spielt nicht an Tisch { $table }, sondern an Tisch { $seat }. Gib das Ergebnis dort ein.
  }
refusal-claims-by-players = Ein Ergebnis melden können nur die beiden am Tisch. Als Offizielle oder Orga gib es stattdessen ein.
refusal-no-show-by-staff = Dass jemand nicht erschienen ist, können nur Offizielle eingeben. Ruf jemanden an deinen Tisch ({ $official }).
refusal-claim-disputed = Die beiden Meldungen an Tisch { $table } widersprechen sich. Stimm der Meldung deines Gegenübers zu, oder ruf einen { $official }, damit jemand entscheidet.
refusal-nothing-to-confirm = Dein Gegenüber an Tisch { $table } hat noch nichts gemeldet. Gib das Ergebnis selbst ein.
refusal-no-tie = Das Match an Tisch { $table } ist kein Unentschieden, das auf einen Wurf wartet. Prüf den Tisch.

## The cut and the bracket

refusal-no-cut = Ein { $cut } ist nicht angekündigt. Beende das Turnier nach der letzten Runde, oder ändere den Ablauf, was eine Abweichung ist.
refusal-cut-not-made = Der { $cut } ist noch nicht gemacht. Mach ihn nach der letzten Schweizer Runde.
refusal-bracket-played = Der Turnierbaum ist ausgespielt, { $champion ->
    [none] niemand
   *[other] { $champion }
  } hat ihn gewonnen. Beende das Turnier.
refusal-bracket-needs-winner = Aus diesem Match des Turnierbaums ist schon jemand weitergekommen, es kann also nicht sein, dass beide fehlten. Nimm heraus, wer nicht da ist: Das nächste Gegenüber hat ein Freilos.
refusal-bracket-both-out = Zu diesem Match kam niemand von beiden, beide sind also aus dem Turnierbaum, und ein Ergebnis brächte sie nicht zurück. War das ein Irrtum, mach es rückgängig, solange es der letzte Schritt ist.
refusal-bracket-went-on = Nach Finalrunde { $round } wurde aus diesem Match schon weitergespielt, der Sieg kann sich also nicht mehr ändern. Korrigiere nur den Punktestand.

## Corrections and undo

refusal-not-settled = Tisch { $table } in { where-staged } hat noch kein Ergebnis. Gib es ein, statt es zu korrigieren.
refusal-nothing-changes = Das ist schon das Ergebnis von Tisch { $table } in { where-staged }. Es ist nichts zu tun.
refusal-repair-unknown = Mit „{ $repair }“ lassen sich Paarungen nicht reparieren. Wähl eins von { $possible }.
refusal-no-round-to-repair = Nach Runde { $round } läuft keine weitere, es gibt also nichts neu zu paaren. Behalte die Paarungen.
refusal-pairs-stay-right = Alle noch offenen Tische von Runde { $round } bleiben richtig, es braucht also keiner eine neue Paarung. Behalte die Paarungen.
refusal-cut-stands = Der { $cut } ist gemacht, die Paarungen davor bleiben also, wie sie sind. Korrigiere das Ergebnis und behalte alle Paarungen.
refusal-recut-needed = Mit diesem Ergebnis fällt der { $cut } anders aus{ $count ->
    [0] , mit anderen Setzplätzen
   *[other] , neu dabei: { $players }
  }, und danach hat noch kein Spiel begonnen. Nichts wurde geändert. Korrigiere das Ergebnis mit der Reparatur „recut“: Der Turnierbaum wird zurückgenommen und neu gemacht.
refusal-cut-would-change = Mit diesem Ergebnis wäre der { $cut } anders ausgefallen{ $count ->
    [0] , mit anderen Setzplätzen
    [one] : { $players } hätte es geschafft
   *[other] : { $players } hätten es geschafft
  }. Der Turnierbaum bleibt, wie er ist. Bestätige, dass du das gesehen hast, und korrigiere dann das Ergebnis.
refusal-nothing-to-undo = Es gibt nichts rückgängig zu machen.
refusal-undo-too-late = Inzwischen ist noch etwas geschehen (Schritt { $last } nach Schritt { $step }). Schau ins Protokoll und mach dann den letzten Schritt rückgängig, oder korrigiere, was falsch ist.
refusal-undo-for-other = Der letzte Schritt kam von { $actor }. Bitte dort oder bei der Orga darum, ihn rückgängig zu machen.
refusal-undo-impossible = { $kind ->
    [DrawOpened] Eine geöffnete Auslosung bleibt geöffnet: Einen zweiten Blick gibt es nicht umsonst. Veröffentliche sie, oder öffne mit Begründung einen weiteren Versuch.
    [RoundPaired] Eine veröffentlichte Runde wird nicht stillschweigend zurückgenommen. Nimm sie mit Begründung zurück.
    [TablesRepaired] Neu gepaarte Tische sind schon ausgerufen. Setz einzelne Tische um, oder korrigiere das Ergebnis noch einmal.
   *[other] Der letzte Schritt lässt sich nicht rückgängig machen, weil andere sich vielleicht schon danach gerichtet haben. Korrigiere mit einem neuen Schritt, was falsch ist.
  }

## The officials' pages while a tournament runs

refusal-table-untyped = Tipp zuerst die Nummer eines Tisches, dann den Punktestand.
refusal-already-paired-by = Runde { $round } ist schon gepaart, von { $actor } um { $time }. Nichts wurde doppelt gepaart: Schau dir die Tische an.
refusal-changed-meanwhile = Tisch { $table } hat schon ein anderes Ergebnis: { $now }. Nichts wurde geändert. Wenn das falsch ist, korrigiere es.
refusal-line-outdated = Seit das getippt wurde, haben sich die Paarungen geändert, deshalb ist es nicht gespeichert. Schau, wer jetzt an Tisch { $table } sitzt, und ändere oder verwirf es dann.

## Who can still make the cut

refusal-whatif-by-plan = { $ruleset } wird nach einem festen Plan gespielt, nicht in Schweizer Runden, es gibt also keinen Cut, nach dem zu fragen wäre.
refusal-whatif-finished = Dieses Turnier ist beendet: Es kann sich nichts mehr ändern. Wer es geschafft hat, steht in der Rangliste.
refusal-whatif-not-begun = Noch ist keine Runde gepaart, also können es noch alle schaffen. Frag noch einmal, wenn Runde 1 da ist.
refusal-whatif-cut-made = Der Cut ist gemacht, wer dabei ist, steht also fest. Im Turnierbaum kommt weiter, wer gewinnt.
refusal-whatif-too-long = Auszurechnen, wer den Cut noch schaffen kann, dauerte zu lange und wurde abgebrochen. Sonst ist nichts betroffen. Frag noch einmal, wenn mehr Ergebnisse da sind.
refusal-whatif-outdated = Während das ausgerechnet wurde, kamen Ergebnisse an. Nichts ist verloren: Schau noch einmal nach.
refusal-whatif-not-in = { $player } ist gegangen und kann den Cut nicht mehr schaffen.
refusal-whatif-result-form = „{ $text }“ ist kein Tisch mit seinem Ergebnis. Schreib es wie { $form }.
refusal-whatif-folder = { $file } ist ein Ordner. Nenn eine Turnierdatei darin, oder schreib den Namen eines Turniers und dahinter --data { $file }.
refusal-whatif-text = { $file } ist ein Turnier als Text. whatif braucht eine Turnierdatei (.topcut) oder den Namen eines Turniers; gib einen Text topcut standings oder topcut pair.
refusal-whatif-whom = Schreib hinter --player einen Namen, wie in: --player Ana

## The planner

refusal-planner-players = Ein Plan braucht { $least } bis { $most } Personen, nicht { $players }.
refusal-planner-rounds = Verlang 1 bis { $most } Schweizer Runden, wie 5 oder 4-6.
refusal-planner-cut = Ein Cut auf { $cut } geht hier nicht: Verlang { $least } bis { $most } Personen, oder 0, um ihn wegzulassen.
refusal-planner-cuts = „{ $given }“ ist keine Liste von Cuts. Schreib die Größen mit Kommas dazwischen, wie 0,4,8.
refusal-planner-hour = „{ $given }“ ist keine Uhrzeit. Schreib sie wie 18:00.
refusal-planner-minutes = Eine Runde kann { $least } bis { $most } Minuten dauern, die Mittagspause 0 bis { $most }.
refusal-planner-hours = Die Halle muss nach dem Spielbeginn schließen. Gib eine spätere Schlusszeit an (01:00 +1 nach Mitternacht), oder einen früheren Beginn.
refusal-planner-tournaments = Verlang 1 bis { $most } Turniere.
refusal-planner-model = Die Streuung der Spielstärke kann 0 bis 1000 Elo sein, Unentschieden, Ausstiege und Nichtantritte 0 bis 50 Prozent.
refusal-planner-by-plan = { $ruleset } wird nach dem eigenen gedruckten Plan gespielt, es gibt also keinen Ablauf zu wählen.
refusal-planner-numbers = Die Punkte dieses Regelwerks sind zu groß, um { $tiebreaker } genau auszurechnen. Nimm weniger Punkte für einen Sieg.
refusal-planner-cluster = Unter { $address } antwortet kein Dask-Scheduler ({ $problem }). Nichts wurde gerechnet: Prüf die Adresse, oder lass --cluster weg, um auf diesem Computer zu rechnen.
refusal-planner-cluster-address = „{ $address }“ ist nicht die Adresse eines Dask-Schedulers. Schreib sie wie tcp://10.0.0.5:8786, oder lass --cluster weg, um auf diesem Computer zu rechnen.
refusal-planner-cluster-empty = Der Cluster unter { $address } hat keine Worker. Starte welche, oder lass --cluster weg, um auf diesem Computer zu rechnen.
refusal-planner-cluster-missing = Ein Cluster braucht die Bibliothek distributed: Installier topcut[planner], oder lass --cluster weg, um auf diesem Computer zu rechnen.
refusal-planner-no-past = Um das Modell anzupassen, braucht es { $least } Matches aus deinen beendeten Turnieren nach diesem Regelwerk; bisher sind es { $matches }. Stell es von Hand ein, oder lass es, wie es ist.
refusal-planner-busy = Beim Planer warten schon { $waiting } Fragen, und mehr nimmt er gerade nicht an. Versuch es in ein paar Minuten noch einmal; von dir geht nichts verloren.
refusal-planner-failed = Die Simulation ließ sich nicht zu Ende bringen. Versuch es noch einmal mit weniger Turnieren; keins deiner Turniere wurde angerührt.
refusal-planner-cluster-lost = Der Cluster unter { $address } antwortet nicht mehr, wie er soll ({ $problem }). Sieh nach, ob sein Scheduler läuft und seine Worker diese Version von Topcut haben, oder lass --cluster weg, um diesen Computer zu nehmen.
refusal-planner-process-lost = Einer der Prozesse wurde von außen beendet, vielleicht weil der Speicher voll war. Versuch es noch einmal, und wenn es wieder passiert, mit --cores 1.
