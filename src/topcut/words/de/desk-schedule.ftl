# The schedule, at the desk

desk-schedule-title = Zeitplan
desk-schedule-field = Was wann passiert
desk-schedule-how = Je eine Zeile: die Uhrzeit, dann was passiert. Über einem Tag steht sein Datum, oder „{ desk-schedule-day }“, in einer eigenen Zeile. Höchstens { $most } Zeilen. Alle können es lesen; Handys zeigen, was als Nächstes kommt.
desk-schedule-save = Zeitplan speichern
desk-schedule-read = Wie alle es lesen
desk-schedule-example = Zwei Tage, zum Beispiel
desk-schedule-check-in = Check-in
desk-schedule-round = Runde 1
desk-schedule-lunch = Mittagessen
desk-schedule-day = Tag 2
desk-schedule-top = Top 8
desk-schedule-later-days = An jedem weiteren Tag checkst du alle wieder ein, und alle bleiben über Nacht eingeloggt.
