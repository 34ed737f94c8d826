# The desk's page of files

desk-exports-title = Dateien, Text und Papier
desk-exports-pairings = Paarungen zum Einfügen
desk-exports-pairings-text = Paarungen als Text
desk-exports-roster = Roster { $number }
desk-exports-line = Tisch { $table }: { $first } - { $second }
desk-exports-plain = Als einfacher Text
desk-exports-results = { $final ->
    [true] Endergebnis zum Einfügen
   *[other] Rangliste zum Einfügen
}
desk-exports-markdown-table = Als Markdown-Tabelle
desk-exports-markdown = Als Markdown
desk-exports-paper = Auf Papier
desk-exports-print = Paarungen, Ergebniszettel, Rangliste und mehr zum Drucken
desk-exports-sheets = Für eine Tabellenkalkulation
desk-exports-sheet =
    .players = Teilnehmende, CSV
    .results = Ergebnisse, CSV
    .standings = Rangliste, CSV
desk-exports-contacts = In der Tabelle der Teilnehmenden stehen Kontaktdaten. Behalt sie für dich.
desk-exports-archives = Archive
desk-exports-public = Öffentliches Archiv
desk-exports-public-about = was alle lesen dürfen, mit Prüfsummen für den Rest
desk-exports-full = Vollständiges Archiv
desk-exports-full-about = alles, auch Kontaktdaten und das Geheimnis der Auslosungen, um anderswo weiterzumachen. Für niemanden außer dir.
