# The desk's page of the log

desk-history-about = Worum es geht
desk-history-kind =
    .everything = alles
    .results = Ergebnisse
    .rounds = Runden
    .people = Personen
    .conduct = Verhalten
    .clock = Uhr
desk-history-player = Person
desk-history-everyone = alle
desk-history-words = Suchwörter
desk-history-filter = Filtern
desk-history-undone = rückgängig gemacht
desk-history-strike = Schwärzen
desk-history-earlier = Früheres
desk-history-nothing = Nichts gefunden. Such nach weniger.
desk-history-taken-back = Der letzte Schritt ist rückgängig gemacht. Im Protokoll steht beides.
