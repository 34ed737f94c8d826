# A player who was signed off before the start

desk-signed-off-kept = Wird dafür aufbewahrt
desk-signed-off-list =
    .missing = nichts abgegeben
    .accepted = akzeptiert
    .illegal = abgegeben, und nicht legal
    .handed-in = abgegeben
desk-signed-off-fee =
    .title = Startgeld
    .paid = bezahlt
    .unpaid = nicht bezahlt
desk-signed-off-table = Fester Tisch
desk-signed-off-contact = Kontakt
