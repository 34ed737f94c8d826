# The standings at the desk

desk-standings-title = Standings
desk-standings-after = { $round ->
    [0] No one has played yet.
   *[other] After round { $round }.
}
desk-standings-playing = Round { $round } is being played: only settled matches count.
desk-standings-row = How the row of { $player } came about
desk-standings-back = Back to the standings
desk-standings-everyone = Everyone who is ranked
desk-standings-column =
    .rank = Rank
    .player = Player
    .record = Won–drawn–lost
    .why = Why
desk-standings-why = Why<span class="unseen"> is { $player } ranked { $rank }</span>
desk-standings-last = The last row of the standings.
desk-standings-figures = How these figures came about
desk-standings-line = { $played ->
    [true] top { $cut } played on
   *[other] top { $cut } play on
}
desk-standings-equal = Players who are equal in everything share a rank until lots are drawn.
desk-standings-nobody = No one is entered yet.
