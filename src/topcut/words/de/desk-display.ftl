# The desk's page about the big screen

desk-display-title = Was der Beamer zeigt
desk-display-shows = Er zeigt
desk-display-language = Sprache
desk-display-public = Durchsagen stehen über allem, was er zeigt, und bei Zeitablauf füllt das eine Minute lang das Bild. Nichts davon ist geheim: Es ist so öffentlich wie die Paarungen.
desk-display-show = Das zeigen
desk-display-open-title = Auf dem Beamer öffnen
desk-display-open = Beamer-Seite öffnen
desk-display-elsewhere = Sie braucht kein Konto. Tipp an einem anderen Computer oder Fernseher <code>{ $address }</code> ein{ $scans ->
    [true] {" "}oder scann den Code hier
   *[other] {""}
}, schalt auf Vollbild (<kbd>F11</kbd>) und tipp einmal auf <b>Ton einschalten</b>.
desk-display-code = QR-Code der Beamer-Seite
desk-display-stream = Über einem Stream
desk-display-stream-about = Für OBS und Ähnliches: eine durchsichtige Seite mit 1920 × 1080, die sich von selbst ändert. Füg sie als Browserquelle hinzu.
desk-display-stream-table = Ein Tisch: <code>{ $address }</code>
desk-display-stream-bracket = Der Turnierbaum: <code>{ $address }</code>
desk-display-stream-open = Tisch { $table } öffnen
desk-display-several = { $count } Turniere auf einem Bildschirm
desk-display-several-about = Zwei stehen nebeneinander, mehr wechseln sich ab. Jedes zeigt, was am eigenen Orga-Tisch gewählt ist.
desk-display-together = Zusammen öffnen
