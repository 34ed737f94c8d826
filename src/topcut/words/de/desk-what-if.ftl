# What if

desk-what-if-who-cut = Wer den Cut noch schaffen kann
desk-what-if-supposed = <b>Nur angenommen:</b> Tisch { $table }, { $outcome }. Nichts ist eingegeben. <a href="{ $link }">Wie es wirklich steht</a>
desk-what-if-who = { $cut ->
    [true] Wer den Cut noch schaffen kann
   *[other] Wer noch auf Platz 1 kommen kann
}
desk-what-if-column =
    .caption = Alle, die Besten zuerst
    .rank = Rang
    .player = Wer, und was es dafür braucht
    .state = Status
    .chance = Chance
    .left = Ist gegangen
desk-what-if-unproved = Weder so noch so bewiesen: Es gibt zu viele Fälle.
desk-what-if-line = so wie es steht, spielen die Top { $size } weiter
desk-what-if-questions = Fragen
desk-what-if-suppose =
    .title = Was, wenn ein Tisch so endet …
    .result = Ein angenommenes Ergebnis
    .table = Tisch
    .first = Person 1
    .second = Person 2
    .go = Zeigen, was wäre
    .about = Nichts wird eingegeben, und sonst sieht es niemand.
desk-what-if-draws = Wo ein Unentschieden beiden hilft
desk-what-if-draws-about = Nur für Offizielle, und kein Beweis für irgendetwas: Unentschieden sind erlaubt. Auf den Seiten der Spielenden steht es nie.
desk-what-if-method = Wie man es liest
desk-what-if-method-about = <b>Sicher</b> und <b>raus</b> sind bewiesen, für jedes Ergebnis, das die offenen Tische melden können, auch Nichtantritte, jeden möglichen Punktestand, jedes Los und jede kommende Paarung. Sicher gilt, solange die Person bleibt, raus, solange weiter oben niemand geht.
desk-what-if-phones = Auf den Handys
desk-what-if-shown = { $shown ->
    [true] Alle sehen ihre eigenen Chancen auf „Mein Rang“.
   *[other] Die Spielenden sehen ihre Chancen nicht.
}
desk-what-if-shown-about = Was Leute wissen, ändert, wie sie spielen: Manche spielen absichtlich unentschieden. Wo ein Unentschieden beiden hilft, sehen sie nie.
desk-what-if-show = { $shown ->
    [true] Nicht mehr zeigen
   *[other] Allen ihre eigenen Chancen zeigen
}
