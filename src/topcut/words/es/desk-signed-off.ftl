# A player who was signed off before the start

desk-signed-off-kept = Guardado para entonces
desk-signed-off-list =
    .missing = sin entregar
    .accepted = aceptada
    .illegal = entregada, y no legal
    .handed-in = entregada
desk-signed-off-fee =
    .title = Cuota
    .paid = pagada
    .unpaid = sin pagar
desk-signed-off-table = Mesa fija
desk-signed-off-contact = Contacto
