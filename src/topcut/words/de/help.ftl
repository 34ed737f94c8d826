# The frame of the help

help-title = Hilfe
help-about = Alles hier liegt auf diesem Computer: Es braucht kein Netz. Das Fragezeichen oben auf jeder Seite öffnet das Kapitel über diese Seite.
help-chapters = Alle Kapitel
help-on-page = Auf dieser Seite
help-look-up = Etwas nachschlagen
help-search = Suchen
help-search-title = { $asked } · Hilfe
help-search-heading = In der Hilfe suchen
help-nothing = Nichts zu „{ $asked }“
help-nothing-about = Versuch es mit einem anderen Wort, auch mit einem englischen: Manches gibt es nur auf Englisch. Oder sieh <a href="/help">alle Kapitel</a> durch.
help-in-source = ({ $file } im Quellcode)
help-in-english = Auf Englisch
