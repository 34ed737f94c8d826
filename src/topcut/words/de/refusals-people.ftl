# What players and officials cannot do


## Squads

refusal-squads-unknown = In diesem Regelwerk werden keine Squads gewählt. Es ist nichts zu tun.
refusal-squads-of-another = Diese Squads wählt nur { $player }, oder jemand von den Offiziellen an dessen Stelle.
refusal-squads-other-round = Squads wählst du nur für die laufende Runde, und das ist nicht Runde { $round }. Schau auf dein aktuelles Match.
refusal-squads-no-opponent = { $player } hat in Runde { $round } kein Gegenüber, es werden also keine Squads gewählt.
refusal-squads-shown-already = Beide haben gewählt, oder das Match ist vorbei: Die Squads für Runde { $round } stehen fest.
refusal-squads-wrong-number = Ein Strike Team hat { $pick } verschiedene Squads. Wähl { $pick }.
refusal-squads-not-on-list = Auf der Liste stehen die Squads 1 bis { $squads }. Wähl davon.
refusal-squads-must-be-used = { $count ->
    [one] Squad { $squads } war
   *[other] Die Squads { $squads } waren
  } noch nicht dabei, und { $rounds ->
    [one] nur diese Schweizer Runde bleibt
   *[other] nur { $rounds } Schweizer Runden bleiben
  } noch. { $count ->
    [one] Wähl ihn jetzt.
   *[other] Wähl jetzt mindestens { $needed } davon.
  }

## Warnings, calls, rulings

refusal-own-list = Das ist deine eigene Liste. Bitte einen anderen { $official }, sie anzusehen.
refusal-own-game = Du spielst in diesem Spiel selbst und kannst darüber nichts entscheiden. Frag einen anderen { $official }.
refusal-deck-check-plays = Du spielst in diesem Turnier selbst mit, deshalb kannst du keine Deckchecks auslosen oder notieren. Frag einen anderen { $official }.
refusal-deck-check-no-round = Tische werden aus einer laufenden Runde ausgelost. Veröffentliche zuerst die nächste Runde.
refusal-deck-check-tables = { $most ->
    [0] In dieser Runde sitzen an keinem Tisch zwei Leute, es gibt also nichts auszulosen.
    [one] In dieser Runde gibt es 1 Tisch mit zwei Leuten. Nimm den.
   *[other] In dieser Runde gibt es { $most } Tische mit zwei Leuten. Los zwischen 1 und { $most } davon aus.
}
refusal-deck-check-unknown = { $player } wurde für diesen Deckcheck nicht ausgelost. Öffne die Seite der Deckchecks neu.
refusal-deck-check-clause = Nenn die Klausel, gegen die die Liste oder die Karten verstoßen, wie { $prefix }-01. Wenn alles stimmt, notier, dass alles in Ordnung ist.
refusal-ground-needed = Eine Verwarnung braucht einen Grund. Wähl einen aus der Liste, oder schreib einen eigenen.
refusal-cards-not-asked = { $ruleset } sagt nichts über verlorene Karten. Halt dich an eure eigenen Regeln, und gib dem Tisch mehr Zeit, wenn er sie braucht.
refusal-card-missing-already = { $player } sucht schon: { $what }. Sag zuerst, ob das gefunden wurde; danach kannst du beides angeben.
refusal-card-minutes-needed = { $player } spielt noch an Tisch { $table } und bekommt etwas mehr Zeit, um die Karte zu suchen. Sag, wie viele Minuten.
refusal-card-no-game = { $player } hat gerade kein Spiel, also ist keins zu verlängern oder aufzugeben.
refusal-card-not-missing = { $player } sucht keine Karte. Es ist nichts zu tun.
refusal-card-one-game = An Tisch { $table } werden mehrere Spiele gespielt, und { $player } gibt nur dieses auf. Lass weiterspielen, wenn die Karte rechtzeitig auftaucht, und gib das Match am Ende mit allen Spielen ein.
refusal-cards-missing = { $number ->
    [one] { $players } sucht noch eine Karte
   *[other] { $number } Personen suchen noch eine Karte
}, und gleich beginnt die nächste Runde{ $number ->
    [one] .
   *[other] : { $players }.
} Gib ein, dass sie gefunden oder ersetzt ist; ohne Ersatz sollte die Person aus dem Turnier genommen werden. Oder lass sie diese Runde aus.
refusal-ejection-not-asked = Ob { $player } ausgeschlossen wird, ist gerade keine offene Frage. Es ist nichts zu beantworten.
refusal-ejection-not-yours = { $about ->
    [list] Über einen Ausschluss wegen einer Deckliste
   *[conduct] Über einen Ausschluss wegen des Verhaltens
} { $count ->
    [0] entscheidet der { $organizer }
   *[other] entscheidet nur: { $deciders }
}. { $organizes ->
    [true] Ist das schon entschieden, sag es dazu: mit by und dem Namen.
   *[other] Schlag es dort vor; es wird sofort angezeigt.
}
refusal-ejection-yours = Das entscheidest du: Schließ { $player } aus, oder lass es.
refusal-ejection-about = Ausgeschlossen wird wegen { $possible }, nicht wegen „{ $about }“. Wähl eins davon.
refusal-ejection-unanswered = { $players } { $count ->
    [one] wurde
   *[other] wurden
  } so oft verwarnt, dass eine Antwort nötig ist: ausgeschlossen oder nicht? Schließ { $players } aus, oder schreib auf, warum nicht. Beende dann das Turnier.
refusal-penalty-needed = Schreib auf, was die Strafe ist, etwa ein einbehaltener Preis.
refusal-call-by-player = So rufen nur Leute am Tisch einen { $official }. Geh selbst an den Tisch, oder halte eine Entscheidung fest.
refusal-call-after-ejection = Du wurdest ausgeschlossen und kannst keinen { $official } mehr rufen. Sprich mit der Orga.
refusal-called-already = Du hast schon einen { $official } gerufen. Bleib am Tisch und heb die Hand.
refusal-call-unknown = Diesen Ruf gibt es nicht. Schau in die Liste der offenen Rufe.
refusal-call-taken-already = { $taker } ist schon auf dem Weg zu { $table ->
    [0] { $player }
   *[other] Tisch { $table }
  }. Geh selbst, wenn du näher dran bist.
refusal-call-yours-already = Du bist schon auf dem Weg zu { $table ->
    [0] { $player }
   *[other] Tisch { $table }
  }. Schließ den Ruf, wenn die Frage beantwortet ist.
refusal-call-closed-already = Der Ruf von { $table ->
    [0] { $player }
   *[other] Tisch { $table }
  } ist schon geschlossen. Es ist nichts zu tun.
refusal-table-empty = An Tisch { $table } spielt in dieser Runde niemand. Prüf die Nummer.
refusal-ruling-words-needed = Eine Entscheidung braucht die Frage und die Antwort. Schreib beides auf.
refusal-ruling-for-nobody = Eine Entscheidung gilt für einen Tisch oder bestimmte Leute. Nenn sie.
refusal-ruling-unknown = Eine Entscheidung { $ruling } gibt es nicht. Schau in die Liste der Entscheidungen.
refusal-appeal-of-another = Gegen Entscheidung { $ruling } kann nur Einspruch einlegen, wer in diesem Spiel sitzt.
refusal-appeal-unsaid = Entscheidung { $ruling } ist noch offen. Sag, ob sie bleibt oder geändert wird.
refusal-appeal-to-nobody = Bei diesem Turnier gibt es keinen { $head }, die Entscheidung ist also endgültig.
refusal-ruling-final = Das hat der { $head } entschieden, und dabei bleibt es.
refusal-appealed-already = Gegen Entscheidung { $ruling } gab es schon einen Einspruch, und einen zweiten gibt es nicht.
refusal-appeal-by-head = Über einen Einspruch entscheidet nur der { $head }. { $organizes ->
    [true] Hat { $heads } schon entschieden, sag es dazu: mit by und dem Namen.
   *[other] Gib es weiter.
}
refusal-appeal-of-own-ruling = Niemand entscheidet über einen Einspruch gegen die eigene Entscheidung, solange es jemand anders kann. Über den Einspruch gegen Entscheidung { $ruling } entscheidet: { $heads }.
refusal-not-appealed = Gegen Entscheidung { $ruling } gibt es keinen Einspruch, sie gilt also.
refusal-appeal-decided-already = Über den Einspruch gegen Entscheidung { $ruling } ist entschieden, und dabei bleibt es.

## Signing up

refusal-already-entered = { $player } ist schon angemeldet. Wer ausgestiegen ist, kann stattdessen wieder einsteigen.
refusal-signed-off-asked = { signed-off-namesake } Sag, ob dieselbe Person mit Liste und Startgeld wieder herein soll oder jemand anders mit diesem Namen. Noch ist niemand eingetragen.
refusal-look-alike-asked = Der Name { $name } sieht aus wie { $like }, ist aber mit anderen Zeichen geschrieben. Sag, ob es dieselbe Person ist oder eine andere; dann stehen beide mit ihrer Nummer da. Noch ist nichts gespeichert.
refusal-signed-off = Du nimmst nicht teil: Du hast dich abgemeldet oder warst beim Start nicht da. Dein Platz, deine Liste und dein Startgeld sind noch vermerkt: Bitte am Orga-Tisch den { $organizer }, dich wieder hereinzulassen.
refusal-not-signed-off = { $player } ist dabei, es gibt also nichts zurückzuholen.
refusal-field-full = { $capacity ->
    [one] Der einzige Platz ist
   *[other] Alle { $capacity } Plätze sind
} vergeben. Erhöh zuerst die Zahl der Plätze.
refusal-late-entry-closed = In dieses Turnier kommt niemand mehr, sobald die Teilnehmerliste geschlossen ist.
refusal-entry-too-late = Nach dem Cut kann niemand mehr dazukommen.
refusal-already-started = Das geht nur vor dem Start. Wer jetzt geht, steigt aus.
refusal-roster-locked = Die Teilnehmerliste ist geschlossen. Öffne sie wieder, oder nimm die Person als Nachmeldung auf.
refusal-still-waiting = { $player } steht auf der Warteliste und kann nicht einchecken. Erhöh zuerst die Zahl der Plätze, oder warte, bis sich jemand abmeldet.
refusal-already-checked-in = { $player } ist schon eingecheckt.
refusal-already-withdrawn = { $player } ist schon abgemeldet. Du musst nichts weiter tun.
refusal-reported-already = Genau das hast du für Tisch { $table } schon gemeldet. Du musst nichts weiter tun.
refusal-already-dropped = { $player } ist schon ausgestiegen. Du musst nichts weiter tun.
refusal-started-already = Es hat schon begonnen. Du musst nichts weiter tun.
refusal-round-closed-already = Runde { $round } ist schon geschlossen. Du musst nichts weiter tun.
refusal-warned-meanwhile = { $player } wurde verwarnt, seit diese Seite geöffnet wurde: „{ $ground }“. Geht es um dieselbe Sache, musst du nichts weiter tun. Geht es um eine andere, schick das Formular noch einmal ab.
refusal-ruling-recorded-already = Genau das steht schon in Entscheidung { $ruling }. Du musst nichts weiter tun.
refusal-announced-already = Diese Durchsage hängt schon aus. Du musst nichts weiter tun.
refusal-self-check-in-off = Hier checkt man nicht selbst ein, du bist also noch nicht eingecheckt. Sag dem { $organizer }, dass du da bist.
refusal-not-checked-in = { $number ->
    [one] { $players } ist nicht eingecheckt.
   *[other] { $number } Personen sind nicht eingecheckt: { $players }.
} Check sie ein, oder lass sie weg.
refusal-nonce-unreadable = Die Zahl, die das Handy zur Auslosung beiträgt, lässt sich nicht lesen. Check noch einmal ein.
refusal-table-number = Einen Tisch { $table } gibt es nicht. Tische haben die Nummern 1 bis { $most }.
refusal-table-closed = Tisch { $table } ist geschlossen. Öffne ihn zuerst, oder wähl einen anderen.
refusal-table-not-set = Tisch { $table } ist in dieser Halle nicht aufgestellt. Stell ihn zuerst auf.
refusal-seat-taken = Tisch { $table } ist für { $player } reserviert. Wähl einen anderen.

## Officials

refusal-role-unknown = Die Rolle „{ $role }“ gibt es hier nicht. Möglich ist { $possible }.
refusal-not-an-official = { $person } ist nicht als { $role } benannt.
refusal-decider-unknown = { $person } gehört nicht zu den Offiziellen, deshalb wurde nichts aufgeschrieben. Benenn die Person zuerst, oder lass den Namen weg, wenn du selbst entschieden hast.
refusal-official-needed = Gebraucht wird mindestens { $number } { $role }. Benenn jemanden; es darf auch die Orga selbst sein.
refusal-namesake-asked = { $entering ->
    [official] Hier spielt schon jemand namens { $name } mit.
   *[player] Jemand von den Offiziellen heißt auch { $name } ({ $role }).
} { $may ->
    [with-alternate] Dieselbe Person darf nur mitspielen, wenn jemand anders für diese Spiele als Vertretung benannt ist; zwei Leute mit gleichem Namen dürfen beide bleiben. Sag, was zutrifft.
   *[other] Dieselbe Person kann nicht beides sein; zwei Leute mit gleichem Namen dürfen beide bleiben. Sag, was zutrifft.
}
refusal-official-plays = { $may ->
    [with-alternate] { $person } ist { $role } und darf nur mitspielen, wenn für diese Spiele eine Vertretung mit gleichem Rang benannt ist. Benenn sie.
   *[other] { $person } ist { $role } und kann in diesem Turnier nicht mitspielen.
}
refusal-alternate-late = Die Vertretung für die Spiele von Offiziellen muss vor dem Start angekündigt werden, später geht es nicht.
refusal-alternate-unfit = { $person } kann über diese Spiele nicht entscheiden. Benenn jemand anderen: { $roles }.
refusal-alternate-needed = { $person } entscheidet über die Spiele von { $player }. Benenn zuerst eine andere Vertretung.

## Tables and what players bring

refusal-no-materials = { $ruleset } sagt nicht, was mitzubringen ist.
refusal-item-unknown = „{ $item }“ steht nicht auf der Liste zum Prüfen. Möglich ist { $possible }.
refusal-no-substitute = Für „{ $item }“ ist kein Ersatz erlaubt.
refusal-confirm-needed = { $what ->
    [leave-for-good] { $player } würde endgültig gehen: Der Roboter übernimmt den Platz, und der bekommt keinen Rang. Für eine Pause lass lieber einen Bot einspringen. Noch ist nichts entschieden.
    [empty-deck] Das wäre deine letzte Karte, und wer keine Karten hat, verliert das Match. Noch ist nichts entfernt.
    [substitute-late] Ersatzteile sollten vor dem Start gezeigt werden.
    [few-players] Für nur { $players } Personen sieht das Regelwerk keinen Ablauf vor.
    [no-cut] Bei { $players } Personen wird ein Cut dringend empfohlen.
    [no-cut-unannounced] Bei { $players } Personen wird ein Cut dringend empfohlen, und dass er entfällt, muss vor dem Start angekündigt sein: Sag es jetzt in der Halle durch.
    [unannounced] { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    } und { $cut ->
        [0] kein Cut
       *[other] ein Cut auf { $cut }
    } wurden hier nicht angekündigt, und vor dem Start müssen es alle wissen: Sag es jetzt in der Halle durch.
    [drawn-behind] Noch ist nichts gespeichert. War die Zeit um, hat gewonnen, wer { $number } { $figure } hat. Unentschieden ist es nur, wenn niemand gewonnen hat, etwa weil ein Spiel vorzeitig abgebrochen wurde.
    [too-few-to-win] Noch ist nichts gespeichert. Nach den Grundregeln braucht es zum Sieg { $enough } („{ $figure }“), und auf der Siegerseite ist es weniger. War die Zeit um oder hat jemand aufgegeben, gib das ein.
    [both-have-won] Noch ist nichts gespeichert. Nach den Grundregeln braucht es zum Sieg { $enough } („{ $figure }“), und beide haben so viele. Prüf die Werte.
    [more-than-enough] Noch ist nichts gespeichert. Nach den Grundregeln gewinnt man mit { $enough } („{ $figure }“), mehr hat also niemand. Prüf die Werte.
    [won-before-time] Noch ist nichts gespeichert. Mit { $enough } hat jemand nach den Grundregeln schon vor Zeitablauf gewonnen („{ $figure }“). Lass die Karte eines noch offenen Struggle heraus, oder gib einen Sieg ein.
   *[other] Das Regelwerk empfiehlt etwas anderes.
} Bestätige { $clause }, wenn du es trotzdem willst.

## Who asks, and when

refusal-organizer-only = Das kann nur der { $organizer }. Frag ihn.
refusal-staff-only = Das können nur Offizielle ({ $official }) oder der { $organizer }. Ruf jemanden davon.
refusal-not-started = Das Turnier hat noch nicht begonnen. Starte es zuerst.
refusal-tournament-over = Das Turnier ist vorbei, und sein Endstand gilt. Mach zuerst das Beenden rückgängig, wenn etwas nicht stimmt.
refusal-swiss-over = Der { $cut } ist gemacht, deshalb lässt sich keine Schweizer Runde mehr paaren. Weiter geht es im Turnierbaum.
refusal-reason-needed = Das ist öffentlich und braucht eine Begründung. Schreib eine, die alle lesen dürfen.
refusal-deviation-needed = Das sieht das Regelwerk nicht vor. Gib zuerst eine Abweichung von der Klausel bekannt, mit Begründung.
refusal-player-not-active = { $player } ist nicht mehr im Turnier oder steht noch auf der Warteliste. Prüf den Namen.

## Leaving and coming back

refusal-drop-for-other = Nur { $player } selbst oder die Orga kann { $player } aus dem Turnier nehmen.
refusal-claim-open = An Tisch { $table }, wo { $player } spielt, ist ein Ergebnis gemeldet. Klär das zuerst, und nimm { $player } dann aus dem Turnier.
refusal-came-unsaid = { $player } hat an Tisch { $table } nur gewonnen, weil { $other } nicht da war. Nichts wurde geändert. Sag, ob { $player } da war: Wenn nicht, haben beide verloren.
refusal-begun-unsaid = { $player } spielt noch an Tisch { $table }. Noch ist nichts gespeichert. Sag, ob das Spiel schon begonnen hat: Davon hängt ab, wie es endet.
refusal-drop-unsaid = { $number ->
    [one] { $players } ist nicht erschienen, also gewinnt das Gegenüber wie bei einem Freilos. Noch ist nichts gespeichert. Sag, ob { $players } auch aus dem Turnier genommen wird oder in der nächsten Runde dabei bleibt.
   *[other] { $players } sind nicht erschienen, und beide haben verloren. Noch ist nichts gespeichert. Sag, ob sie auch aus dem Turnier genommen werden oder in der nächsten Runde dabei bleiben.
  }
refusal-nothing-missed = { $player } hat in dieser Runde kein Match, das zu verpassen war: Es ist ein Freilos, oder das Ergebnis ist schon da. Nichts wurde geändert. Ist { $player } gegangen, nimm die Person aus dem Turnier.
refusal-already-ejected = { $player } ist schon ausgeschlossen. Es ist nichts zu tun.
refusal-ejected-stays-out = { $player } wurde ausgeschlossen und kann nicht zurückkommen.
refusal-not-dropped = { $player } ist nicht ausgestiegen, kann also auch nicht zurückkommen.
refusal-no-rejoin = Wer ausgestiegen ist, kann nach diesem Regelwerk nicht zurückkommen. Gib zuerst eine Abweichung bekannt, wenn { $player } wieder mitspielen soll.
refusal-no-rejoin-after-cut = Nach dem { $cut } kann niemand zurückkommen, auch { $player } nicht.

## A player's phone

refusal-report-stale = An Tisch { $table } hat sich etwas geändert, seit diese Seite geöffnet wurde, deshalb wurde deine Meldung nicht gespeichert. Schau, was dort jetzt gemeldet ist, und melde oder bestätige dann noch einmal.

## Preparing: the organizer's pages before the start, and players who sign themselves up

refusal-sign-up-closed = Die Anmeldung ist hier geschlossen. Bitte die Orga, dich einzutragen. Nichts wurde gespeichert.
refusal-sign-up-known = { $name } ist schon eingetragen. Bist du das, hol dir am Tisch der Orga deine Karte: Damit meldest du dieses Handy an. Ist das jemand anders, ergänze deinen Namen um etwas, das euch unterscheidet.
refusal-sign-up-twice = { $name } ist schon angemeldet und wartet auf Antwort der Orga. Nichts wurde geändert.
refusal-sign-ups-too-many = { $most } Leute warten schon auf Antwort der Orga. Frag am Orga-Tisch. Nichts wurde gespeichert.
