# What is kept about a player


seat-data-person = Wer du bist
seat-data-label =
    .name = Name, für alle sichtbar
    .club = Verein, für alle sichtbar
    .contact = Kontakt, nur für die Orga sichtbar
    .fee = Startgeld, für dich und die Offiziellen sichtbar
seat-data-none = nichts
seat-data-fee = { $paid ->
    [true] bezahlt
   *[other] nicht als bezahlt notiert
}
seat-data-forgotten = Dein Name und dein Kontakt sind vergessen. Im Protokoll bist du „{ $id }“.
seat-data-list = Deine Liste findest du unter <a href="{ $link }">Meine Liste ({ $list })</a>.
seat-data-phone = Dieses Handy speichert ein Cookie, das sagt, wer du bist, dazu Entwürfe und Quittungen deiner eigenen Meldungen.
seat-data-notes = Offizielle notieren Entscheidungen und Verhalten; frag den { $organizer } nach dem, was dich betrifft: Am Orga-Tisch lässt es sich herunterladen.
seat-data-download = Alles als Datei herunterladen
seat-data-devices = { $count ->
    [one] Auf { $count } Handy eingeloggt
   *[other] Auf { $count } Handys eingeloggt
}
seat-data-devices-about = Ein Handy, das du ausloggst, sieht deinen Tisch nicht mehr und kann nichts mehr für dich melden. Ist eins davon nicht deins, log es aus und bitte am Orga-Tisch um eine neue Karte.
seat-data-this-phone = Dieses Handy
seat-data-drawn = Es hat eine eigene Zahl zur Auslosung beigetragen: Eintrag { $n } im Protokoll. Danach war das Siegel des Protokolls <code class="long">{ $check }</code>.
seat-data-sign-out-means = Ausgeloggt zeigt dieses Handy deinen Tisch nicht mehr und meldet nichts. <strong>Du bleibst im { $tournament ->
    [game] Spiel
   *[other] Turnier
}</strong> und wirst weiter gepaart. Um mit einem Handy zurückzukommen, bitte am Orga-Tisch um eine neue Karte.
seat-data-sign-out = Dieses Handy ausloggen
seat-data-log = Was das Protokoll über dich sagt
seat-data-forget = Vergessen werden
seat-data-forget-means = Dein Name und dein Kontakt werden auf diesem Computer gelöscht, sofort und endgültig. Das Protokoll bleibt, wie es ist, mit Ergebnissen, deiner Liste ({ $list }) und deinem Verein, weil die Wertung der anderen davon abhängt; dort heißt du „{ $id }“. Backups und ein Spiegel, die Topcut führt, folgen. Kopien, die andere heruntergeladen oder gedruckt haben, ändern sich nicht.
seat-data-forget-done = Das ist erledigt.
seat-data-forget-me = Name und Kontakt löschen
seat-data-forget-later = Das geht, sobald du ausgestiegen bist oder alles vorbei ist: Bis dahin braucht die Halle deinen Namen.
seat-data-deleted = Dein Name und deine Kontaktdaten sind gelöscht.
