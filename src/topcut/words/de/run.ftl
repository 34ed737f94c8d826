# The prompt


## The prompt

run-hello = { $title } ({ $ruleset }), { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}. Eine leere Zeile sagt, was jetzt möglich ist; help zählt alle Befehle auf; quit hört auf.
run-namesake = Ist es dieselbe Person? ja oder nein:
run-confirm = Trotzdem ({ $clause })? ja oder nein:
run-how-figures-asked = Tipp { $kept ->
    [one] 12 16-9
   *[other] 12 2/9-1/4
}, oder 12 > unknown because der Ergebniszettel ist weg. Den Grund können alle lesen.
run-how-unfinished-missing = Ergänze { $claims }=NAME, { $claims }=nobody oder { $claims }=none: 12 1/5-1/3 time { $claims }=nobody.
run-how-games-missing = Tipp 12 games=><>, mit > für ein Spiel, das an den ersten der beiden Namen ging, und < für eins an den zweiten.
run-how-winner-missing = Tipp 12 no-show NAME mit dem Namen, der nicht erschienen ist; oder 12 > concession, wenn der erste der beiden Namen gewonnen hat, 12 < concession, wenn der zweite.
run-how-roll-needed = Bei einem Unentschieden im Turnierbaum häng roll und den Namen an: roll NAME. Sonst tipp > oder < für den Sieg: 12 > time damage=3-3 deck=5-5.
run-how-games-undecided = Ergänze die übrigen Spiele, wie in 12 games=><>, oder das Wort time.
run-left = Es bleibt, wie es war.
run-more = … und { $number } weitere.
run-roster = Alle spielen Roster { $roster }.
run-placings-swiss = Hier gibt es keinen Cut, die Plätze kommen also { $finished ->
    [true] aus dem Endstand.
   *[other] aus der Rangliste, wie sie jetzt ist.
}
run-publish = Das sieht sonst noch niemand. Tipp publish, um es zu veröffentlichen.
run-why-again = Warum wird neu ausgelost (Versuch { $attempt })? Das können alle lesen:
run-why = Warum? Das können alle lesen:
run-repair = { $repair ->
    [keep]   keep: Alle Paarungen bleiben, wie sie sind.
    [fewest]   fewest: So wenige offene Tische wie möglich werden neu gepaart; fertige Spiele bleiben.
    [recut]   recut: Im Turnierbaum hat noch kein Spiel begonnen, der Cut wird also mit diesen Setzplätzen neu gemacht.
   *[redo]   redo: Die laufende Runde wird zurückgenommen und neu ausgelost.
}
run-which-repair = Was davon: { $possible }?
run-changes = { $player }: { $what ->
    [rank] Rang { $rank } wird { $rank_then }
    [points] statt { $points } nun { $points_then ->
        [one] { $points_then } Punkt
       *[other] { $points_then } Punkte
    }
   *[both] statt { $points } nun { $points_then ->
        [one] { $points_then } Punkt
       *[other] { $points_then } Punkte
    }, Rang { $rank } wird { $rank_then }
}.
run-wrong-pair = Runde { $round }, Tisch { $table } beruht auf Punkten, die nicht mehr stimmen: { $players }.
run-cut-changes = { $count ->
    [0] Die Setzplätze des Cuts wären andere.
   *[other] Neu im Cut: { $joins }. Nicht mehr darin: { $out }.
}
run-seed-changes = Setzplatz { $seed }: { $then }, nicht { $now }.
run-came = War { $player } am Tisch? ja oder nein:
run-nothing-else = Sonst ändern sich keine Punkte und keine Ränge.
run-no-round = Noch ist keine Runde gepaart.
run-no-calls = Niemand hat gerufen.
run-absent = { $player }: Niederlage ohne Paarung
run-state-settled = steht fest
run-state-unknown = steht fest, Werte unbekannt: { $reason }
run-state-open = offen
run-state-drawn = unentschieden, der Wurf ist offen
run-state-left = { $player ->
    [none] vorbei, beide sind gegangen
   *[other] { $player } hat das Freilos
}
run-state-disputed = strittig
run-state-claimed = gemeldet von { $players }
run-clock-none = Keine Uhr läuft.
run-clock = { $where }: { $state ->
    [called] die Zeit ist um
    [paused] angehalten, noch { $minutes }:{ $seconds }
   *[running] noch { $minutes }:{ $seconds }
}{ $secret ->
    [true] {" "}(nur für Offizielle)
   *[other] {""}
}{ $prompt ->
    [true] . Sag Mission Critical an!
   *[other] .
}
run-mission-critical = Es ist Zeit für Mission Critical. Sag es laut an und tipp dann mission.
run-way-lists-missing = Tipp list NAME DATEI, oder list { $names }: on paper.
run-way-lists-illegal = Tipp list NAME DATEI für eine berichtigte, oder accept { $names } because GRUND.
run-way-lists-missing-now = Tipp list NAME DATEI, list { $names }: on paper, oder away { $names }.
run-way-lists-illegal-now = Tipp accept { $names } because GRUND, correct-list NAME DATEI because GRUND, oder away { $names }.
run-way-pools-missing = Tipp pool NAME DATEI, oder pool { $names }: on paper.
run-way-card-minutes-needed = Tipp lost NAME 5 KARTE für 5 Minuten.
run-way-cards-missing = Tipp lost NAME found, eject NAME GRUND, oder away { $names }.
run-proposal = { $official } schlägt vor, { $player } auszuschließen („{ $reason }“). Tipp eject oder spare, den Namen und den Grund.
run-ejection = { $player } hat { $number } Verwarnungen. Schließ aus, oder sag, warum nicht: Tipp eject oder spare, den Namen und den Grund.
run-correcting = Das korrigiert Tisch { $table } in { $where }.
run-undone = Gilt nicht mehr: { $text }
run-group-before = Vor dem Start:
run-group-lists = Listen:
run-group-rounds = Runden:
run-group-people = Leute:
run-group-end = Der Cut und das Ende:
run-group-look = Zum Nachsehen:
run-help = Ein Ergebnis ist der Tisch und der Punktestand, in der Reihenfolge der Namen: 12 16-9. Wie es ausging, kommt dahinter: time, concession, struggle=NAME, games=><>, unknown because GRUND. Mehr zu einem Befehl sagt help und sein Name.
run-help-add = add Ana Lee, Bo (Nord) – trägt Leute ein; der Verein steht in Klammern.
run-help-in = in Ana, Bo – checkt ein; in all checkt alle ein.
run-help-out = out Ana – nicht mehr eingecheckt.
run-how-already-started = Wenn jetzt jemand geht: Tipp drop NAME.
run-how-not-started = Tipp start. Wenn vorher jemand geht: Tipp withdraw NAME.
run-whom = Wer? Tipp einen Namen:
run-help-withdraw = withdraw Ana – geht vor dem Start, und wer als Nächstes wartet, rückt nach.
run-help-again = again Ana – war abgemeldet oder beim Start nicht da: wieder dabei wie vorher, mit Liste und Startgeld.
run-help-paid = paid Ana, Bo – das Startgeld ist bezahlt.
run-help-club = club Ana: Nord – zu welchem Verein jemand gehört.
run-help-seat = seat Ana 4 – sitzt immer an Tisch 4; seat Ana none hebt das auf.
run-help-capacity = capacity 32 – wie viele Plätze es gibt; capacity none für alle.
run-help-list = list Ana roster.txt – prüft die Liste in einer Datei und gibt sie ab; list Ana: on paper oder list Ana, Bo: on paper vermerkt stattdessen, dass sie auf Papier vorliegt, list all: on paper für alle, die noch keine haben.
run-help-accept = accept Ana because GRUND – akzeptiert die Liste von Ana trotz der Befunde; sie werden festgehalten. accept Ana, Bo because GRUND, oder accept all because GRUND für alle, die nicht legal sind.
run-help-correct-list = correct-list Ana deck.txt because GRUND – berichtigt eine fehlerhafte Liste, wie es ein Judge zusammen mit Ana tut.
run-help-pool = pool Ana pool.txt – die Karten, die Ana geöffnet hat; ihre Decks werden damit verglichen. pool Ana, Bo: on paper oder pool all: on paper, wenn sie auf Papier vorliegen.
run-help-show-list = show-list Ana – ihre Liste, wie sie abgegeben wurde, und was darin gefunden wurde.
run-help-official = official Wanda watcher – benennt Offizielle; official me ROLLE bist du. Wer von den Offiziellen mitspielt, braucht alternate NAME.
run-help-release = release Wanda watcher – gehört nicht mehr zu den Offiziellen.
run-help-tables = tables 8 – stellt die Tische 1 bis 8 auf; tables 3 closed, open, stream oder note: TEXT ändert einen.
run-help-title = title Frühlingscup – korrigiert, wie das Turnier heißt, öffentlich.
run-help-place = place Rathaus – korrigiert, wo es ist, öffentlich.
run-help-day = day 2026-11-21 – korrigiert das Datum, vor dem Start; die Listen werden neu geprüft.
run-help-fee = fee no – es gibt kein Startgeld; fee yes, wenn es eins gibt.
run-help-deviate = deviate CH-33 zu wenig Zeit – weicht von einer Klausel ab, öffentlich.
run-help-announce = announce rounds 5 no cut – sagt allen vor dem Start, wie der Ablauf sein wird; announce table kehrt zum Regelwerk zurück.
run-help-start = start – legt den Ablauf fest und beginnt, wie angekündigt oder nach der Tabelle; start no cut (oder full swiss) spielt ohne Cut, start rounds 4 cut 4, start leave out (ohne die nicht Eingecheckten).
run-help-pair = pair – öffnet die Auslosung der nächsten Runde und zeigt sie. Von da an steht sie fest.
run-help-publish = publish – veröffentlicht die Paarung der geöffneten Auslosung.
run-help-hand = hand Ana - Bo, Cy bye – paart die Runde von Hand; wogegen das verstößt, ist öffentlich.
run-help-unpair = unpair GRUND – nimmt die veröffentlichte Paarung zurück.
run-help-away = away Ana, Bo – fehlen in der kommenden Runde nach Absprache; away Ana 3 ab Runde 3.
run-help-there = there Ana – ist doch da.
run-help-apart = apart Ana, Bo – hält zwei Leute getrennt, was eine Abweichung ist.
run-help-move = move 3 to 7 – ein anderer Tisch; sitzt dort schon ein Paar, wird getauscht.
run-help-close = close – schließt die Runde; das tut auch die Paarung der nächsten.
run-help-clock = clock – wie viel Zeit die Runde noch hat; clock start, clock start 3 mit echten Würfeln, clock pause, clock resume, clock time.
run-help-extend = extend 3 5 GRUND – Tisch 3 bekommt 5 Minuten mehr.
run-help-mission = mission – Mission Critical ist angesagt.
run-help-correct = correct 12 16-9 – ein anderes Ergebnis für Tisch 12 dieser Runde; correct 2 12 16-9 für Runde 2; correct swiss 2 12 16-9 für eine Schweizer Runde, wenn der Turnierbaum schon läuft. Du siehst vorher, was sich ändern würde.
run-help-tie = tie 12 Ana – Ana hat den Wurf an Tisch 12 gewonnen.
run-help-drop = drop Ana – steigt aus; drop Ana begun 5-9, wenn das Spiel schon begonnen hatte.
run-help-absent = absent Ana – nicht erschienen und aus dem Turnier genommen; fehlte auch das Gegenüber, haben beide verloren.
run-help-rejoin = rejoin Ana – kommt zurück, mit einer Niederlage ohne Paarung für jede verpasste Runde.
run-help-eject = eject Ana GRUND – endgültig ausgeschlossen; eject Ana GRUND by Wanda, wenn Wanda das entschieden hat; in Munchkin eject Ana list GRUND wegen einer Deckliste.
run-help-propose = propose Ana GRUND by Wanda – wer selbst nicht ausschließen darf, fragt die, die es dürfen.
run-help-warn = warn Ana GRUND – eine Verwarnung; nur Offizielle lesen sie.
run-help-spare = spare Ana GRUND – gefragt bei der dritten Verwarnung oder einem Vorschlag: kein Ausschluss.
run-help-penalty = penalty Ana TEXT – etwa ein einbehaltener Preis.
run-help-call = call Ana worum es geht – Ana hat die Hand gehoben.
run-help-take = take 1 – du gehst an den Tisch von Ruf 1.
run-help-done = done 1 – Ruf 1 ist geschlossen.
run-help-tell = tell all Mittagspause bis eins. – alle lesen es auf dem Handy und den öffentlichen Seiten; tell 5 Bitte wartet. – nur die beiden an Tisch 5, bis die Runde vorbei ist.
run-help-untell = untell 1 – Durchsage 1 wird entfernt.
run-help-rule = rule 3 FRAGE = ANTWORT by Wanda – die Entscheidung von Wanda für Tisch 3; ohne by ist es deine eigene.
run-help-appeal = appeal 1 Ana – Ana legt Einspruch gegen Entscheidung 1 ein.
run-help-decide = decide 1 upheld by Hela, oder decide 1 changed ANTWORT by Hela – über den Einspruch entscheidet, wer dafür zuständig ist; ohne by bist du es.
run-help-lost = lost Ana 5 Drop Bear – eine Karte ist verloren oder beschädigt: Der Tisch hat 5 Minuten mehr, um sie zu suchen; zwischen den Runden lass die Minuten weg. Danach lost Ana found, oder lost Ana concede, wenn sie nicht rechtzeitig gefunden wird oder mitten im Spiel eine Karte oder ein Würfel fehlt. lost zeigt, wer noch was sucht.
run-help-squads = squads Ana 1 3 – die Squads, die Ana für diese Runde gewählt hat.
run-help-cut = cut – die Besten spielen weiter.
run-help-bracket = bracket – veröffentlicht die nächste Finalrunde.
run-help-change = change 5 4 GRUND – 5 Runden und ein Cut auf 4, was eine Abweichung ist.
run-help-lists = lists – wer eine abgegeben hat; lists public gibt sie allen zu lesen, lists secret nimmt das zurück.
run-help-finish = finish – beendet das Turnier; der Endstand gilt dann.
run-help-reveal = reveal – macht den Seed aller Auslosungen öffentlich.
run-help-undo = undo – nimmt den letzten Schritt zurück, wenn nichts davon abhängt.
run-help-what = what – was jetzt möglich ist, wie eine leere Zeile.
run-help-round = round – die Tische dieser Runde, und welches Roster gespielt wird, wenn es mehrere gibt.
run-help-standings = standings – wer vorn liegt; nach dem Ende der Endstand.
run-help-players = players – alle, auch die schon gegangen sind, mit Verbleib, Liste und Startgeld, und die Offiziellen.
run-help-placings = placings – die Plätze, die der Turnierbaum bisher ergibt; ohne Cut die Rangliste.
run-help-calls = calls – wer gerufen hat.
run-help-why = why Ana – wie diese Zeile zustande kommt; why Ana, Bo – wer von beiden vorn liegt; why 3 – warum die beiden an Tisch 3 gegeneinander spielen.
run-help-log = log – die letzten 20 Einträge; log 100.

## Lists at the prompt, and what was played

run-list-not-accepted = Sie ist abgegeben, aber nicht akzeptiert. Verbessere sie und tipp noch einmal list { $player } DATEI, oder akzeptier sie, wie sie ist: accept { $player } because GRUND.
run-list-unread = Sie ist gespeichert, wie sie ist: Topcut hat sie nicht geprüft.
run-list-accepted = akzeptiert
run-list-handed-in = abgegeben
run-list-missing = fehlt
run-list-illegal = nicht legal
run-lists = Akzeptierte Listen: { $accepted } von { $players }{ $missing ->
    [0] .
    [one] , 1 fehlt.
   *[other] , { $missing } fehlen.
}
