# A player who was signed off before the start

desk-signed-off-kept = Gardé pour ce jour-là
desk-signed-off-list =
    .missing = rien de remis
    .accepted = acceptée
    .illegal = remise, et non légale
    .handed-in = remise
desk-signed-off-fee =
    .title = Frais
    .paid = payés
    .unpaid = pas payés
desk-signed-off-table = Table fixe
desk-signed-off-contact = Contact
