# Before the draw of a round, at the desk

desk-before-the-draw-title = Vor Runde { $round }
desk-before-the-draw-heading = Vor Runde { $round } <small>{ $players ->
    [one] 1 Person zu paaren
   *[other] { $players } Personen zu paaren
}</small>
desk-before-the-draw-terrain = Ist das Gelände aufgebaut?
desk-before-the-draw-absent = Fehlt in Runde { $round }
desk-before-the-draw-absent-about = Nach Absprache: nicht gepaart, und eine Niederlage ohne Paarung, sobald die Runde veröffentlicht ist. Wer ganz geht, wird stattdessen herausgenommen.
desk-before-the-draw-there = Doch da<span class="unseen">: { $player }</span>
desk-before-the-draw-nobody-away = Niemand fehlt.
desk-before-the-draw-player = Person
desk-before-the-draw-note = Als fehlend vermerken
desk-before-the-draw-apart = Getrennt gehalten
desk-before-the-draw-pair = { $first } und { $second }
desk-before-the-draw-apart-about = Kein Regelwerk hält zwei Personen getrennt: Das ist eine Abweichung von { $clause }, und sie entsteht auf <a href="{ $players }">der Seite einer Person</a>.
desk-before-the-draw-aside = Die Auslosung
desk-before-the-draw-draw = Auslosung von Runde { $round }{ $attempt ->
    [1] {""}
   *[other] , Versuch { $attempt }
}
desk-before-the-draw-stale = Seit die Auslosung geöffnet wurde, hat sich geändert, wer dabei ist, welche Punkte jemand hat oder wer getrennt bleibt. Es wird neu ausgelost, und Versuch { $attempt } ist neben dem vorigen öffentlich.
desk-before-the-draw-open-not-yet = Auslosung öffnen
desk-before-the-draw-answer-first = Beantworte zuerst, was oben gefragt ist.
desk-before-the-draw-why = Warum wird neu ausgelost? Alle können das lesen
desk-before-the-draw-byes = Freilose in Runde 1 vergeben
desk-before-the-draw-bye-names = Namen, mit Kommas dazwischen
desk-before-the-draw-bye-about = Eine Abweichung von { $clause }, die zuerst bekannt gegeben wird.
desk-before-the-draw-open = Auslosung öffnen und ansehen
desk-before-the-draw-fixed = Ab hier steht die Auslosung fest: Noch einmal hinsehen ändert nichts. Die anderen sehen sie, wenn du sie veröffentlichst.
desk-before-the-draw-by-hand = Stattdessen von Hand paaren
