# The players' cards, at the desk

desk-cards-up = Alle Teilnehmenden
desk-cards-title = Karten zum Einloggen
desk-cards-pdf = Ein PDF mit sechs pro Seite, zum Drucken und Schneiden: Jeder Stapel, und die Stapel aufeinander, sind nach Namen sortiert. Auf jeder Karte steht ein QR-Code für ein Handy und dasselbe in Buchstaben für die Seite <strong>{ $address }</strong>. Früher gedruckte Karten gelten, bis eine davon benutzt wird.
desk-cards-keep = Wer eine Karte hat, gilt als diese Person: Behalt die Datei für dich und lösch sie, sobald sie gedruckt ist. Sie lässt sich nicht noch einmal zeigen, nur neu machen.
desk-cards-make = Karten machen
desk-cards-trying = Willst du es nur auf diesem Computer ausprobieren?
desk-cards-trying-about = Dann öffnet eine Karte die Seite der Person in einem anderen Browser oder in einem privaten Fenster.
desk-cards-everyone = Alle sind eingeloggt
desk-cards-everyone-about = Ist ein Handy weg oder leer, zeig der Person eine neue Karte; das alte Handy wird ausgeloggt.
desk-cards-nobody = Noch niemand angemeldet
desk-cards-enter = Teilnehmende eintragen
desk-cards-claimed = Wer eine Karte benutzt hat
desk-cards-head =
    .player = Person
    .card = Karte
    .here = Auf diesem Bildschirm
desk-cards-state =
    .claimed = Benutzt
    .again = noch einmal versucht
    .made = Gemacht
    .none = Keine
desk-cards-new = Neue Karte<span class="unseen"> für { $player }</span>
desk-cards-show = Zeigen<span class="unseen">: Karte von { $player }</span>
