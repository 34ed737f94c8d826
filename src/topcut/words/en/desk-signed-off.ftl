# A player who was signed off before the start

desk-signed-off-kept = Kept for then
desk-signed-off-list =
    .missing = nothing handed in
    .accepted = accepted
    .illegal = handed in, and not legal
    .handed-in = handed in
desk-signed-off-fee =
    .title = Fee
    .paid = paid
    .unpaid = not paid
desk-signed-off-table = Fixed table
desk-signed-off-contact = Contact
