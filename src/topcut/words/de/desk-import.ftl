# Entering players from a file

desk-import-up = Alle Teilnehmenden
desk-import-title = Teilnehmende importieren
desk-import-none = Niemand wurde eingetragen. Korrigiere den Text unten und sieh noch einmal nach.
desk-import-read = Gelesen als { $encoding }, Spalten getrennt durch { $columns ->
    [commas] Kommas
    [semicolons] Semikolons
   *[tabs] Tabulatoren
}. Noch ist niemand eingetragen.
desk-import-no-one = Niemanden eintragen
desk-import-lines = Was in den Zeilen steht
desk-import-column =
    .line = Zeile
    .name = Name
    .club = Verein
    .contact = Kontakt
    .paid = Bezahlt
desk-import-paid = ja
desk-import-source = Eine Datei, oder was du kopiert hast
desk-import-correct = Hier korrigieren
desk-import-file = CSV-Datei
desk-import-text = Der Text
desk-import-paste = Oder füg die Zeilen ein
desk-import-look = { $again ->
    [true] Noch einmal ansehen
   *[other] Ansehen
}
desk-import-kept = Gespeichert wird erst, wenn du jede Zeile gesehen hast.
desk-import-columns = Spalten
desk-import-columns-about = Die erste Zeile darf sie benennen: <code>{ $columns }</code>. Ohne Namen ist die erste Spalte der Name.
desk-import-columns-how = Kommas, Semikolons oder Tabulatoren; UTF-8 oder was eine Tabellenkalkulation unter Windows schreibt. Alle Zeilen kommen zusammen hinein, oder keine.
