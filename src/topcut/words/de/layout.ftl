# The frame of every page

layout-skip = Zum Inhalt springen
layout-brand = Topcut, Startseite
layout-help = Hilfe zu dieser Seite, in einem neuen Tab
layout-site =
    .calendar = Kalender
    .rules = Regelwerke
    .new = Neues Turnier
    .account = Konto
    .sign-in = Einloggen
layout-language = Sprache: { $name }
layout-languages = Sprachen
layout-read-only = <strong>Hier kannst du nur lesen.</strong> { $why }
layout-do-anyway = Ich weiß, trotzdem machen
layout-updated = Zuletzt aktualisiert: { $time }
layout-cut = Die Verbindung zum Orga-Tisch ist weg, also kann das hier veraltet sein. Sie kommt von selbst wieder.
layout-mirrored = Aus der Halle gespiegelt, Stand { $time }
layout-mirrored-quiet = Die Halle ist gerade nicht zu erreichen. Was dort entschieden wird, erscheint hier später.
layout-drill = <strong>Probelauf: Nichts hier zählt.</strong> Alle Teilnehmenden sind simuliert.
layout-drill-pace =
    .pause = Pause
    .paused = Pausiert. Weiter:
    .more = Mehr
