# The desk's page of one list

desk-list-up = All lists
desk-list-title = { $list } of { $player }
desk-list-versions = Versions
desk-list-print = Print it
desk-list-handed-in = What is handed in
desk-list-unchecked = Topcut has not checked it: it is on paper, or the rule book has no rule for it.
desk-list-reason = Reason
desk-list-why = { $illegal ->
    [true] Why is it accepted anyway?
   *[other] Reason, if there is one
}
desk-list-accept = { $illegal ->
    [true] Accept it anyway
   *[other] Accept it
}
desk-list-take = { $first ->
    [true] Take it in
   *[other] Another one in its place
}
desk-list-type = Type or paste it
desk-list-example = What should it look like?
desk-list-file = Or a file
desk-list-check = Check and keep it
desk-list-note = Keep it as a note
desk-list-locked = It is locked: only a correction changes it now.
desk-list-pool = Pool
desk-list-pool-about = The cards that were opened here. Every deck comes out of them. If they are here on paper, just write that.
desk-list-cards = Cards
desk-list-pool-register = Register the pool
desk-list-correct = Put it right
desk-list-correct-about = An official and the player correct a mistake together; the reason is in the log.
desk-list-not-legal = Not legal
desk-list-should-be = As it should be
desk-list-correct-it = Correct it
desk-list-corrected = The list has been corrected. The reason is in the log.
