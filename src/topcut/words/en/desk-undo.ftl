# Undoing the last step

desk-undo-title = Undo
desk-undo-nothing = There is nothing to undo.
desk-undo-reason = Reason, public
desk-undo-go = Take this back
desk-undo-leave = Leave it
desk-undo-about = Nothing is erased: the log keeps the step, and says that it was taken back. If something else happens first, nothing is undone.
desk-undo-cannot = This cannot be undone: a draw, a roll or what was sealed or revealed cannot be repeated. A pairing is taken back on the round's page, with a reason; a result is corrected.
