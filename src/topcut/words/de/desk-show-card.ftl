# A player's card, shown at the desk

desk-show-card-title = Karte von { $player }
desk-show-card-signed-in = Eingeloggt
desk-show-card-code = QR-Code der Karte von { $player }
desk-show-card-scan = Scann das mit deinem Handy, oder öffne <strong class="long">{ $address }</strong> und tipp
desk-show-card-window = Öffne in einem privaten Fenster dieses Computers <strong class="long">{ $address }</strong> und tipp
desk-show-card-signs-out = Eine neue Karte loggt dieses Handy aus.
desk-show-card-new = { $again ->
    [true] Neue Karte für { $player }
   *[other] Karte von { $player } zeigen
}
desk-show-card-done = Fertig
desk-show-card-print = Drucken
desk-show-card-about = Gilt für ein Handy und ist nur jetzt zu sehen. Ältere Karten von { $player } gelten nicht mehr, und ein Handy mit einer davon ist ausgeloggt.
