# One tournament as a whole: made again, archived, deleted

desk-keeping-title = Dieses { $tournament ->
    [game] Spiel
   *[other] Turnier
}
desk-keeping-again = Noch einmal, an einem anderen Tag
desk-keeping-again-about = Regelwerk, Einstellungen, Tische, Offizielle und Zeitplan kommen mit. Was gespielt wurde, nicht.
desk-keeping-name = Titel
desk-keeping-first-day = Erster Tag
desk-keeping-place = Ort
desk-keeping-deviations = Abweichungen, die weiter gelten
desk-keeping-players = Mit denselben Leuten. Sie sind angemeldet; Listen, Startgeld und Check-in fangen neu an.
desk-keeping-make = Noch einmal anlegen
desk-keeping-lists = Listen und Feeds
desk-keeping-listed = Es steht in den Listen und im Kalender, die alle sehen{ $archived ->
    [true] , sobald es nicht mehr im Archiv ist.
   *[other] .
}
desk-keeping-unlisted = Es steht in keiner Liste und in keinem Feed. Wer den Link hat, kann seine Seiten lesen.
desk-keeping-list = { $listed ->
    [true] Aus den Listen nehmen
   *[other] In die Listen setzen
}
desk-keeping-club = Verein
desk-keeping-whose = Wem es gehört
desk-keeping-mine = mir allein
desk-keeping-club-about = Alle im Verein gehören dann zur Orga; die Leitung des Vereins kann es auch löschen.
desk-keeping-club-save = Speichern
desk-keeping-archive = { $archived ->
    [true] Im Archiv
   *[other] Archiv
}
desk-keeping-archive-about = { $archived ->
    [true] Es steht nicht mehr in den Listen. Die Seiten sind unter ihren Adressen weiterhin zu lesen.
   *[other] Raus aus allen Listen. Die Seiten sind unter ihren Adressen weiterhin zu lesen.
}
desk-keeping-archive-it = { $archived ->
    [true] Zurück in die Listen
   *[other] Archivieren
}
desk-keeping-delete = Löschen
desk-keeping-delete-about = Sofort für alle geschlossen. { $days } Tage lang kannst du es von der Startseite zurückholen; dann ist es endgültig weg, mit den Daten von allen.
desk-keeping-delete-mirror = Der Spiegel unter { $url } zeigt es weiter: Nimm es dort weg, unter Konto, Spiegel.
desk-keeping-delete-copy = Willst du eine Kopie behalten, <a href="{ $link }">speichere erst sein Archiv</a>.
desk-keeping-delete-sure = Zur Sicherheit tipp seinen Namen ein: <b>{ $title }</b>
desk-keeping-delete-it = Löschen
desk-keeping-remove = Entfernen
