# A round that is being paired

desk-working-out-title = Runde { $round } wird gepaart
desk-working-out-heading = Runde { $round } <small>wird gepaart</small>
desk-working-out-searching = Die beste Paarung wird gesucht
desk-working-out-about = Das ist schwierig: Viele dürfen sich nicht treffen. Die Suche dauert höchstens zehn Sekunden und läuft weiter, während du etwas anderes tust. Diese Seite aktualisiert sich von selbst.
desk-working-out-again = Noch einmal nachsehen
desk-working-out-stop = Suche beenden
desk-working-out-stop-about = Du siehst das Beste, was gefunden ist; veröffentlicht wird nichts.
