# The desk's check-in, on the first day and on later ones

desk-check-in-find = Nach Name oder Verein suchen
desk-check-in-type = Buchstaben; Enter checkt ein
desk-check-in-here = ist da
desk-check-in-take-back = ist da, zurücknehmen
desk-check-in-paid = { $paid ->
    [true] bezahlt
   *[other] nicht bezahlt
}
desk-check-in-withdraw-one = { $player } abmelden
desk-check-in-show =
    .title = Zeigen
    .all = Alle
    .awaited = Noch nicht da
desk-check-in-count = { $here } von { $players } da
desk-check-in-last = { $player } ist da.
desk-check-in-last-not = { $player } ist nicht da.
desk-check-in-undo = Rückgängig
desk-check-in-card = Karte zeigen<span class="unseen">: { $player }</span>
desk-check-in-nobody = Noch ist niemand angemeldet
desk-check-in-nobody-about = Trag zuerst die Teilnehmenden ein; dann ist hier jede Person ein Tipp.
desk-check-in-enter = Teilnehmende eintragen
desk-check-in-everyone = Alle sind da.
desk-check-in-to-start = Zum Start
desk-check-in-those-here = Da
desk-check-in-waiting = Warteliste
desk-check-in-waiting-about = Wer oben steht, rückt nach, sobald sich jemand abmeldet.
desk-check-in-phones = Check-in per Handy
desk-check-in-phones-on = An: Wer auf dem Handy eingeloggt ist, tippt „Ich bin da“.
desk-check-in-phones-off = Aus: Alle kommen an den Orga-Tisch.
desk-check-in-phones-about = Ist es an, checken sich alle auf der eigenen Seite selbst ein. Niemand sieht, ob sie wirklich in der Halle sind.
desk-check-in-switch-off = Ausschalten
desk-check-in-switch-on = Alle selbst einchecken lassen
desk-check-in-not-coming = Kommt jemand nicht?
desk-check-in-player = Person
desk-check-in-choose = Auswählen …
desk-check-in-withdraw = Abmelden …
desk-check-in-at-once = Alle auf einmal einchecken
desk-check-in-check-all = Alle einchecken
desk-check-in-all-done = Alle sind eingecheckt.
desk-check-in-keys = Tasten
desk-check-in-keys-about = Buchstaben finden einen Namen, <kbd>Enter</kbd> checkt den ersten Treffer ein und leert das Feld für den nächsten.

## On later days

desk-arrivals-day = Tag
desk-arrivals-one-day = Dieses Turnier dauert einen Tag
desk-arrivals-one-day-about = Trag die anderen Tage in den <a href="{ $schedule }">Zeitplan</a> ein: Dann wird an jedem von ihnen neu eingecheckt.
desk-arrivals-nothing = Es gibt nichts einzuchecken.
desk-arrivals-to-round = Zur Runde
desk-arrivals-choose = Auswählen
desk-arrivals-absent-about = Wer herausgenommen ist, wird nicht mehr gepaart und kann später wieder einsteigen. Fehlt jemand nur eine Runde? Öffne die Seite der Person unter <a href="{ $people }">Ausstiege und Verwarnungen</a>.
desk-arrivals-drop = Als abwesend herausnehmen
desk-arrivals-everyone = Sind alle da?
desk-arrivals-all = Alle sind da
