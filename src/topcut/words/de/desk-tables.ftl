# The tables of the hall

desk-tables-title = Tische
desk-tables-none = Tische haben Nummern ab 1
desk-tables-none-about = Du musst nichts tun. Richte hier Tische ein, wenn einige Namen haben, geschlossen oder im Stream sind, oder wenn jemand vor jeder Runde das Gelände prüft.
desk-tables-column =
    .table = Tisch
    .name = Name und Notiz
    .use = Nutzung
desk-tables-round = Runde { $round }
desk-tables-no-name = ohne Namen
desk-tables-always = immer { $player }
desk-tables-field =
    .name = Name
    .note = Notiz zu Gelände oder Licht
desk-tables-use-of = Nutzung von Tisch { $table }
desk-tables-use =
    .open = In Gebrauch
    .stream = Im Stream
    .closed = Geschlossen
desk-tables-save = Tisch { $table } speichern
desk-tables-saved = Tisch { $table } ist gespeichert.
desk-tables-check = Geprüft<span class="unseen">: Tisch { $table }</span>
desk-tables-ready = Bereit
desk-tables-set-up = Tische einrichten
desk-tables-to = Tische 1 bis
desk-tables-set-up-go = Einrichten
desk-tables-kept = Tische, die schon eingerichtet sind, bleiben, wie sie sind.
desk-tables-before = Vor Runde { $round }
desk-tables-check-all = Alle sind geprüft
