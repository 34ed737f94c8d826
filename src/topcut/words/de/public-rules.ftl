# The rules that a tournament is played by, its briefing, and the rule books

public-rules-label =
    .points = Punkte
    .ties = Bei Gleichstand zählt
    .bye = Freilos
    .pairing = Paarung
    .structure = Ablauf
    .announced = Vor dem Start angekündigt
    .games = Spiele eines Matches
    .time = Restzeit
    .at-time = Wenn die Zeit um ist
    .after = Nach dem Cut
    .robot = Der Roboter
    .lead = Vorzeitiges Ende
    .final = Das Finale
    .pace = Bedenkzeit
public-rules-points = Sieg { $win }, { $draw ->
    [none] {""}
   *[other] Unentschieden { $draw },{" "}
}Niederlage { $loss }
public-rules-then = { $first }, dann { $next }
public-rules-pairing = Runde 1 per Los, dann gleich viele Punkte gegeneinander, kein Paar zweimal
public-rules-plan =
    .fans = die Fans aller Trophäen und Plättchen
    .seats = nach Plänen, die vor Runde 1 verlost werden
    .robot = nimmt den letzten Platz, wenn die Zahl der Personen ungerade ist
    .final = ein Match der zwei mit den meisten Fans; wer es gewinnt, gewinnt das Spiel
    .pace = alle nehmen sich die Zeit, die sie brauchen
    .deck = nur wer damit spielt, sieht es
public-rules-lead = bei höchstens { $players } Personen: Wer nach einem Match { $lead } Fans vorn liegt, gewinnt sofort
public-rules-row = { $players } Personen: { $rounds } Runden, { $cut ->
    [0] kein Cut
   *[other] Top { $cut }
}
public-rules-also = { $first }; { $next }
public-rules-and-more = { $least } und mehr
public-rules-games = Best of { $swiss } in den Schweizer Runden, Best of { $bracket } nach dem Cut
public-rules-time = { $secret ->
    [true] wird beim Spielen nicht verraten
   *[other] alle dürfen sie sehen
}
public-rules-after = Setzplätze { $pairs }; ein Unentschieden geht an { $draw ->
    [seed] den höheren Setzplatz
   *[roll] den höheren Wurf
}
public-rules-list = { $seen ->
    [everyone] alle dürfen sie lesen
    [opponent] das Gegenüber sieht sie von Anfang an
   *[officials] nur Offizielle sehen sie
}
public-rules-title = Regeln und Briefing
public-rules-checklist = Deine Packliste
public-rules-replacement = Zeig einen Ersatz vor dem Start dem { $organizer }.
public-rules-few-lines = Die Regeln in wenigen Zeilen
public-rules-book = Gespielt nach
public-rules-in-force = gültig seit { $day }
public-rules-every-clause = Alle Klauseln
public-rules-in-charge = Wer zuständig ist
public-rules-stands-in = der { $organizer }
public-rules-plays-too = { $name } spielt mit: Über diese Spiele entscheidet { $alternate }.
public-rules-readings = So wird es hier ausgelegt. Vor dem Start kann die Orga etwas anderes wählen.
public-books-title = Regelwerke
public-books-all = Alle Regelwerke
public-books-ruling = So wird es ausgelegt: { $ruling }
public-books-here = Auf dieser Seite
public-books-readings = So legt Topcut es aus, wenn die Orga nichts anderes wählt.
