# Starting a drill

desk-drills-title = Probelauf
desk-drills-about = Spiel das Turnier von morgen heute Abend durch. Simulierte Personen melden sich an, geben Listen ab, checken ein, melden Ergebnisse, vertippen sich, streiten, rufen und gehen. Den Rest macht ihr, du und deine Judges, mit den Handys, die ihr auch morgen nehmt. Nichts davon zählt.
desk-drills-book = Regelwerk
desk-drills-players = Personen
desk-drills-speed = Tempo
desk-drills-crew = Auch die Orga simulieren. Sie paart, startet die Uhren und überlässt Rufe und Streitfälle ein paar Minuten lang dir: um allein als Judge zu üben.
desk-drills-again = Derselbe Probelauf noch einmal
desk-drills-seed = Seed
desk-drills-seed-about = Mit demselben Seed, Regelwerk und derselben Zahl an Personen läuft alles gleich ab. Leer gelassen, ist es ein neuer Probelauf.
desk-drills-start = Probelauf starten
desk-drills-people = Mit echten Menschen
desk-drills-people-about = Gib einem echten Handy eine Karte, dann ist diese Person nicht mehr simuliert. Judges werden wie immer hereingelassen. Neben den Simulierten können sich auch echte Menschen anmelden.
desk-drills-sample = Sieh dich um: Dieses Turnier steckt mitten in seiner dritten Runde.
