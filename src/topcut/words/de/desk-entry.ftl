# The line on which results are entered

desk-entry-players =
    .first = Erste Person
    .second = Zweite Person
desk-entry-title = Ein Ergebnis eingeben
desk-entry-aside = Beiseitegelegt, als eine andere Zeile geändert wurde. Sie ist nicht gesendet.
desk-entry-surplus = Eine Zahl zu viel wurde getippt, deshalb ist nichts gesendet. Ändere die Zeile, oder verwirf sie.
desk-entry-settle = Festhalten
# As they stand on a keyboard.
desk-entry-keys =
    .enter = Enter
    .space = Leertaste
desk-entry-shortcuts = <kbd>E</kbd> Eingabezeile · <kbd>N</kbd> nächster Schritt · <kbd>C</kbd> Rufe · <kbd>T</kbd> Uhr · <kbd>U</kbd> rückgängig
