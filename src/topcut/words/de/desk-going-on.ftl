# The desk's page after another computer has taken over

desk-going-on-title = Weiterführen <small>Epoche { $epoch }</small>
desk-going-on-missing = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} ohne Ergebnis
desk-going-on-missing-about = Hat dieser Computer übernommen, fehlt vielleicht, was in den letzten Sekunden davor gemeldet wurde. Handys, die ihn unter demselben Namen und Port erreichen, senden ihre Meldungen von selbst; frag bei den anderen nach.
desk-going-on-reported = <strong>Vorher gemeldet, und fehlt hier:</strong> { $count ->
    [one] Das Handy von { $players } hat eine Quittung.
   *[other] Die Handys von { $players } haben Quittungen.
}
desk-going-on-enter = Tisch { $table } eingeben
desk-going-on-none = Nichts ist offen: Jeder Tisch der Runde hat sein Ergebnis, oder es läuft keine Runde.
desk-going-on-others = Quittungen, die dieses Protokoll nicht kennt, sind auch auf den Handys von { $players }.
desk-going-on-phones = Handys
desk-going-on-phones-about = Handys, die eine andere Adresse öffnen als vorher, scannen das hier und loggen sich neu ein, mit ihrer Karte oder einer neuen.
desk-going-on-code = QR-Code von { $address }
desk-going-on-back = Zurückholen
desk-going-on-back-about = Ein anderer Computer führt dieses { $tournament ->
    [game] Spiel
   *[other] Turnier
} seit Epoche { $epoch }. Soll der andere nicht weitermachen, hol es zurück: Was dort eingegeben wurde, ist hier nicht, und lässt sich mit dem, was hier von nun an eingegeben wird, nicht zusammenführen.
desk-going-on-here = Trotzdem hier weitermachen
