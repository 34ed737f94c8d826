# The page of a tournament

public-front-draw = { $what ->
    [dice] Extra minutes of { where-staged }
    [deck-check] Deck check in { where-staged }
    [lots] Lots for the last tiebreaker
    [repair] Tables of { where-staged } paired again
    [by-hand] Pairing of { where-staged }, by hand
    [limited] Pairing of { where-staged }, the best found in time
    [with-bye] Pairing of { where-staged } and the bye
   *[pairing] Pairing of { where-staged }
}
public-front-official = { $count ->
    [one] { $title } { $people }
   *[other] { $title }s { $people }
}
public-front-take-part = Take part
public-front-next = { $over ->
    [true] The winner
   *[other] Next
}
public-front-book = Played by <small>{ $title }, in force since { $day }</small>
public-front-ruling = The ruling in use where the document leaves room.
public-front-briefing = Briefing and all rulings in use
public-front-declared = { $who }, { $when }, { $before ->
    [true] before the start
   *[other] after the start
}
public-front-none-declared = No deviation was declared.
public-front-confirmed = Warnings that the { $organizer } confirmed at the start
public-front-chosen = { $open ->
    [true] Where the document is silent, this { $tournament } has chosen
   *[other] Changed by a deviation
}
public-front-usually = usually { $usual }
public-front-draws = Every draw{ $over ->
    [true] {""}
   *[other] {" "}so far
}
public-front-attempt = attempt { $attempt }
public-front-key = { $purpose ->
    [pairing] round
    [bye] bye
    [repair] repair
   *[other] { $purpose }
} key { $key }
public-front-seal = seal { $seal }
public-front-added = { $minutes } added
public-front-departs = Departs from { $clauses }
public-front-state =
    .published = public
    .sealed = sealed
    .revealed = open with the seed
    .unused = never called
    .open = fixed, not yet called
    .back = taken back
    .undone = undone
public-front-no-draws = Nothing has been drawn yet. The first draw is for round 1.
public-front-schedule = Schedule
public-front-next-slot = Next: <b>{ $time }</b> { $what }
public-front-check = Check the draw yourself
public-front-seed-fixed = The seed was fixed { $when }, before anyone could sign up. This is its commitment, which no other seed fits:
public-front-seed = The seed is open now: <a href="{ $link }">see it</a>.
public-front-seed-later = The seed is opened when the { $tournament } ends.
public-front-verify = Verify this { $tournament }
public-front-how = How to verify
public-front-how-download = Download the file: every public fact since sign-up.
public-front-how-run = Run the checker on your own machine; it shares no code with what runs here.
public-front-how-works = It works out each draw and the standings again and says what matches.
public-front-download = Download the file
public-front-figure =
    .players = Players
    .still-in = Still in
    .rounds = Swiss rounds
    .rounds-now = Swiss rounds, as of now
    .all-rounds = Rounds
    .final = Final
    .cut = Cut
    .round = Round
    .room = Room for
    .at-start = at the start
public-front-cut = { $cut ->
    [0] none
   *[other] top { $cut }
}
public-front-minutes = { $minutes } min{ $dice ->
    [true] {" "}+ dice
   *[other] {""}
}
