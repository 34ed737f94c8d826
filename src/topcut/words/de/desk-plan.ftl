# The planner's page

desk-plan = Planer
desk-plan-back = Turniere
desk-plan-title = Welcher Ablauf? <small>Planer</small>
desk-plan-given = Was du hast
desk-plan-fits =
    .fits = passt
    .close = knapp
    .too-long = zu lang
desk-plan-field =
    .book = Regelwerk
    .players = Personen
    .rounds = Runden zum Vergleichen
    .rounds-about = Zum Beispiel 4-6. Leer: um das herum, was das Regelwerk vorschreibt.
    .cuts = Cuts zum Vergleichen
    .cuts-about = Zum Beispiel 0,4,8; 0 ist kein Cut.
    .from = Runde 1 beginnt
    .until = Halle offen bis
    .until-about = Zum Beispiel 18:00, oder 01:00 +1 nach Mitternacht; darf leer bleiben.
    .minutes = Minuten pro Runde
    .minutes-about = Leer: wie im Regelwerk.
    .dice = Würfel für Extraminuten
    .dice-about = Wo das Regelwerk dir die Wahl lässt: ohne Würfel.
    .second = Cut am zweiten Tag ab
    .second-about = Zum Beispiel 10:00. Leer: am selben Tag.
    .lunch = Mittagspause, Minuten
    .spread = Streuung der Spielstärke, Elo
    .spread-about = 100 ist ein enges Feld, 200 ein offenes, 300 Anfänger und Meister. Wer 200 besser ist, gewinnt 76 von 100 Spielen.
    .draws = Unentschieden, Prozent
    .drops = Ausstiege, Prozent
    .drops-about = Nach jeder Runde, von denen mit zwei oder mehr Niederlagen.
    .no-shows = Nichtantritte, Prozent
    .no-shows-about = Von allen, in jeder Runde; danach sind sie weg.
    .tournaments = Turniere zum Durchspielen
desk-plan-dice = { $dice ->
    [yes] mit Würfeln
    [no] ohne Würfel
   *[book] wie im Regelwerk
}
desk-plan-skill = Das Modell der Spielstärke
desk-plan-fit = An meine früheren Turniere anpassen
desk-plan-simulate = Simulieren
desk-plan-runs = Wird berechnet
desk-plan-progress = { $done } von { $wanted } Turnieren{ $seconds ->
    [none] {""}
   *[other] , noch etwa { $seconds } s
}.
desk-plan-again = Diese Seite aktualisiert sich von selbst.
desk-plan-stop = Stopp, das genügt
desk-plan-players = { $players } Personen, Ablauf für Ablauf
desk-plan-table = Vergleich der Abläufe
desk-plan-table-about = Chancen in Prozent mit dem Fehler der Simulation, 95 von 100
desk-plan-structure = { $printed ->
    [true] wie gedruckt
   *[other] eine Abweichung
}
desk-plan-row =
    .swiss = Ende der Schweizer Runden
    .swiss-about = die Mitte, und 90 von 100
    .undefeated = Mehrere ungeschlagen
    .undefeated-about = keine Niederlage, kein Unentschieden
    .best-cut = Stärkste im Cut
    .best-cut-about = ohne Cut: unter den Ersten
    .best-wins = Stärkste gewinnen
    .record = Punkte, die reichen
    .record-about = wie oft von 100
    .rematch = Paarungen gehen aus
    .rematch-about = eine Wiederholung ist nötig
    .byes = Freilose
    .byes-about = pro Turnier; ein zweites für jemanden
desk-plan-row-ends = { $second ->
    [true] Ende des Cuts
   *[other] Ende von allem
}
desk-plan-row-ends-about = { $second ->
    [true] am zweiten Tag, und 90 von 100
   *[other] die Mitte, und 90 von 100
}
desk-plan-row-over = Bis { $until } vorbei
desk-plan-first = die ersten { $line }
desk-plan-when = { $second ->
    [true] Wann der erste Tag endet
   *[other] Wann es endet
}
desk-plan-when-about = Höhe: wie oft; Balken: 90 von 100; Punkt: die Mitte. Die Tabelle oben hat dieselben Zahlen.
desk-plan-who = Wer in den Cut kommt, nach wahrem Rang
desk-plan-who-drawing = Die Stärksten schaffen es: { $chances }
desk-plan-who-about = Chance in 100, von den Stärksten zu den Schwächsten; ohne Cut, unter den Ersten zu sein.
desk-plan-who-table = Dasselbe als Tabelle
desk-plan-who-chances = Chancen nach wahrem Rang
desk-plan-rank = Wahrer Rang
desk-plan-model = Das Modell
desk-plan-model-about = Das Modell: ein gleichmäßiges Feld, dessen Spielstärke einer Glockenkurve folgt: die meisten nahe der Mitte, wenige weit darüber oder darunter; Spiele nach Elo; gepaart, gewertet und mit Cut wie im Regelwerk. Eine Runde dauert ihre Minuten und die gewürfelten, 4 bis 10 Minuten zum Fertigwerden und 5 bis 11 zum Aufbau der nächsten; einmal nach zwölf ist Mittagspause. Über deine Leute weiß es nichts.
desk-plan-asked = { $book }, { $players } Personen, Runde 1 um { $begins }, { $minutes } Minuten pro Runde. Aus { $tournaments ->
    [one] einem Turnier
   *[other] { $tournaments } Turnieren
  } pro Ablauf; ± heißt 95 von 100. Eine Streuung von { $spread } Elo; { $draws } % der Matches enden unentschieden, { $drops } % derer mit zwei Niederlagen gehen nach einer Runde, { $away } % treten in einer Runde nicht an.
desk-plan-tells = Was er sagt
desk-plan-tells-about = Topcut spielt dein Turnier einige tausend Mal durch, nach dem Regelwerk, und sagt für jede Zahl von Runden und jeden Cut, wann es endet, wie oft mehrere ungeschlagen bleiben, wie oft die Stärksten in den Cut kommen und gewinnen, und welche Bilanz es dafür braucht.
