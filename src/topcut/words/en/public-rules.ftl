# The rules that a tournament is played by, its briefing, and the rule books

public-rules-label =
    .points = Points
    .ties = Ties are broken by
    .bye = Bye
    .pairing = Pairing
    .structure = Structure
    .announced = Announced before the start
    .games = Games of a match
    .time = Time left
    .at-time = When time is called
    .after = After the cut
    .robot = The Robot
    .lead = An early end
    .final = The final
    .pace = Time for a turn
public-rules-points = win { $win }, { $draw ->
    [none] {""}
   *[other] draw { $draw },{" "}
}loss { $loss }
public-rules-then = { $first }, then { $next }
public-rules-pairing = round 1 at random, then players with equal points, no pair twice
public-rules-plan =
    .fans = the fans of all trophies and tokens
    .seats = by plans that are dealt at random before round 1
    .robot = takes the last seat where the number of players is odd
    .final = one match of the two with the most fans; who wins it wins the game
    .pace = everyone takes the time they need
    .deck = only its player sees it
public-rules-lead = up to { $players } players: a lead of { $lead } fans after a match wins at once
public-rules-row = { $players } players: { $rounds } rounds, { $cut ->
    [0] no cut
   *[other] top { $cut }
}
public-rules-also = { $first }; { $next }
public-rules-and-more = { $least } and more
public-rules-games = best of { $swiss } in the Swiss rounds, best of { $bracket } after the cut
public-rules-time = { $secret ->
    [true] players are not told
   *[other] everyone may see it
}
public-rules-after = seeds { $pairs }; a draw goes to { $draw ->
    [seed] the higher seed
   *[roll] the winner of a roll
}
public-rules-list = { $seen ->
    [everyone] everyone may read it
    [opponent] opponents see it from the start
   *[officials] only officials see it
}
public-rules-title = Rules and briefing
public-rules-checklist = Your checklist
public-rules-replacement = Show a replacement to the { $organizer } before the start.
public-rules-few-lines = The rules in a few lines
public-rules-book = Played by
public-rules-in-force = in force since { $day }
public-rules-every-clause = Every clause
public-rules-in-charge = Who is in charge
public-rules-stands-in = the { $organizer }
public-rules-plays-too = { $name } plays too: { $alternate } rules on those games.
public-rules-readings = These readings are in use. An organizer can choose others before the start.
public-books-title = Rule books
public-books-all = All rule books
public-books-ruling = Ruling in use: { $ruling }
public-books-here = On this page
public-books-readings = How Topcut reads it unless an organizer chooses otherwise.
