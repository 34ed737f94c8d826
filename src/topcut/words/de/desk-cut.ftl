# The cut, at the desk

desk-cut-title = Der Cut
desk-cut-heading = { $cut } <small>{ $size ->
    [0] keiner angekündigt
   *[other] Top { $size }
}{ $made ->
    [true] , gemacht
   *[other] {""}
}</small>
desk-cut-order = Rangliste um den Strich herum
desk-cut-table = Tabelle der Ränge
desk-cut-head =
    .rank = Rang
    .player = Person
    .seed = Setzplatz, und warum
desk-cut-left = gegangen
desk-cut-seed = Setzplatz { $seed }
desk-cut-line = der Cut
desk-cut-is-made = Der Cut ist gemacht
desk-cut-made-about = { $begun ->
    [true] Das erste Spiel ist gespielt: Wer jetzt geht, wird nicht ersetzt.
   *[other] Bis zum ersten Spiel wird, wer geht, durch die nächste Person der Rangliste ersetzt, auf dem letzten Setzplatz.
}
desk-cut-someone-leaves = Jemand geht
desk-cut-bracket = Der Turnierbaum
desk-cut-none = Kein Cut
desk-cut-none-about = Es war keiner angekündigt. Die Rangliste nach der letzten Runde ist der Endstand.
desk-cut-ranking = Der Endstand
desk-cut-make = Den Cut machen
desk-cut-go-on = Die Top { $size } spielen weiter
desk-cut-about = Alle anderen sind raus und behalten ihren Platz. Wo das Los entscheidet, wird es einmal gezogen, und dabei bleibt es.
desk-cut-so-far = So steht es jetzt: Ergebnisse, die noch fehlen, können es ändern.
desk-cut-done = Der Cut ist gemacht. Bis zum ersten Spiel kann noch ersetzt werden, wer fehlt.
