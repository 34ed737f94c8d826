# The start

desk-start-title = Start
desk-start-over = It has started
desk-start-go-round = Go to the round

## What is asked before the start

desk-start-checklist = { $blocked ->
    [true] Before it can start
   *[other] Everything is ready
}
desk-start-point =
    .players = Players
    .check-in = Check-in
    .pools = Pools
    .officials = Officials
    .tables = Tables
    .materials = What players bring
desk-start-point-lists = { $legal ->
    [true] Legal { $list }s
   *[other] { $list }s
}
desk-start-paper = { $what ->
    [pools] Pools are on paper
   *[lists] { $list }s are on paper
}
desk-start-i-am = I am the { $role }
desk-start-accept = Accept { $list }s that are not legal
desk-start-look = Look at it<span class="unseen">: { $player }</span>
desk-start-accept-why = Why are they accepted anyway? This goes into the log
desk-start-accept-go = Accept those that are ticked

## The structure

desk-start-why = Why? For the public page
desk-start-depart = Go on all the same?
desk-start-depart-about = That is a deviation: everyone can read it, with your reason.
desk-start-depart-go = { $announces ->
    [true] Declare it and announce
   *[other] Declare it and start
}
desk-start-announced = Announced before the start: { $structure }
desk-start-by-book = Top { $cut } after { $rounds } rounds, by the book
desk-start-full-swiss = Full Swiss: { $rounds } rounds, no cut
desk-start-full-swiss-is = { $allowed ->
    [true] your choice
   *[other] a deviation
}
desk-start-alternate = The document's other structure: { $structure }
desk-start-roll = Roll { $dice } dice for extra minutes in every round
desk-start-fresh-tables = Give everyone a new table each round, if possible
desk-start-apart = Keep players of one club apart <span class="tiny">a deviation, declared with the start</span>
desk-start-apart-rounds = In which rounds?
desk-start-other =
    .title = Other rounds, cut or games
    .rounds = Rounds
    .cut = Cut to the top
    .swiss = Swiss matches: best of
    .bracket = After the cut: best of
    .by-book = by the book
    .no-cut = no cut
    .clubs = To keep players of one club apart, enter their clubs first.
    .depart = Depart from these clauses, in public
    .asked = If your choice departs from a clause, you are asked for the reason before anything happens.

## Starting

desk-start-go = { $players ->
    [one] Start with 1 player and draw round 1
   *[other] Start with { $players } players and draw round 1
}
desk-start-only = Only start
desk-start-announce = Announce rounds and cut now
desk-start-fixed = From the start on, rounds and { $cut } are fixed. Announced now, they stand on the public page until then.
desk-start-no-undo = A draw cannot be undone. If someone will miss round 1 or is still to come, choose <strong>Only start</strong>.
desk-start-deviations = Deviations
desk-start-deviations-none = None so far.
desk-start-structure = Rounds by number of players
