# Pairing by hand, at the desk

desk-by-hand-title = Pair round { $round } by hand
desk-by-hand-heading = Round { $round } by hand <small>{ $players ->
    [one] 1 player
   *[other] { $players } players
}</small>
desk-by-hand-lines = { $drawn ->
    [true] The lines are those of the open draw.
   *[other] The lines follow the standings.
}
desk-by-hand-about = Type names, or drag one name onto another to swap them. A line with one name is a bye. Leave all tables empty to seat everyone by standing.
desk-by-hand-pairs = Pairs of round { $round }
desk-by-hand-player = Player
desk-by-hand-opponent = Opponent
desk-by-hand-table-of = Table of line { $line }
desk-by-hand-first-of = First player of line { $line }
desk-by-hand-second-of = Second player of line { $line }
desk-by-hand-drag = Drag onto another name
desk-by-hand-draw = The draw
desk-by-hand-beside = Check and publish
desk-by-hand-breaks = What it breaks
desk-by-hand-check = Check
desk-by-hand-leave = Leave it to the draw
desk-by-hand-out = The pairings made by hand are out. The log says which rules they break.

## What the pairs break

desk-breaks-check = Check to see what it breaks.
desk-breaks-anyway = You may publish it anyway. What it breaks is recorded in the public log.
desk-breaks-nothing = It breaks nothing.
desk-breaks-publish = Publish by hand
