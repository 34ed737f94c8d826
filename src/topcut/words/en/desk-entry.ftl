# The line on which results are entered

desk-entry-players =
    .first = first player
    .second = second player
desk-entry-title = Enter a result
desk-entry-aside = Set aside when another line was changed. It has not been sent.
desk-entry-surplus = A figure too many was typed, so nothing was sent. Change the line, or discard it.
desk-entry-settle = Settle
# As they stand on a keyboard.
desk-entry-keys =
    .enter = Enter
    .space = Space
desk-entry-shortcuts = <kbd>E</kbd> entry line · <kbd>N</kbd> next step · <kbd>C</kbd> calls · <kbd>T</kbd> clock · <kbd>U</kbd> undo
