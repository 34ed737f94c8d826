# The desk's announcements

desk-announcements-everyone = Alle
desk-announcements-tell-everyone = Allen etwas sagen
desk-announcements-text = Durchsage
desk-announcements-about = Sofort auf allen Handys und auf den öffentlichen Seiten, bis du sie entfernst. Der Text bleibt im <a href="{ $log }">Protokoll</a>, dort kann er geschwärzt werden.
desk-announcements-announce = Allen durchsagen
desk-announcements-tell-table = Einem Tisch etwas sagen
desk-announcements-message = Nachricht
desk-announcements-table-about = Nur die beiden am Tisch und Offizielle lesen sie, bis die Runde vorbei ist.
desk-announcements-tell-this-table = An diesen Tisch senden
desk-announcements-now = Jetzt auf den Handys
desk-announcements-take-down = Entfernen<span class="unseen">: Durchsage { $number }</span>
desk-announcements-none = Im Moment nichts.
desk-announcements-before = Frühere
