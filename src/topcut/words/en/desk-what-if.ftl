# What if

desk-what-if-who-cut = Who can still make the cut
desk-what-if-supposed = <b>Only supposed:</b> table { $table }, { $outcome }. Nothing was entered. <a href="{ $link }">As it stands</a>
desk-what-if-who = { $cut ->
    [true] Who can still make the cut
   *[other] Who can still make first place
}
desk-what-if-column =
    .caption = Players, the best first
    .rank = Rank
    .player = Player and what they need
    .state = State
    .chance = Chance
    .left = Has left
desk-what-if-unproved = Not proved either way: there are too many cases.
desk-what-if-line = top { $size } play on as it stands
desk-what-if-questions = Questions
desk-what-if-suppose =
    .title = What if a table ends…
    .result = A result to suppose
    .table = Table
    .first = first player
    .second = second player
    .go = Show what would be
    .about = Nothing is entered, and nobody else sees it.
desk-what-if-draws = Where a draw helps both
desk-what-if-draws-about = For officials alone, and no proof of anything: players may draw by the rules. It never shows on a player's page.
desk-what-if-method = How to read it
desk-what-if-method-about = <b>Clinched</b> and <b>out</b> are proved, over every result that the open tables may report, no-shows too, every score within its bounds, every lot and every pairing to come. Clinched holds as long as the player stays, out as long as no one above leaves.
desk-what-if-phones = On players' phones
desk-what-if-shown = { $shown ->
    [true] Each player sees their own chances on “My standing”.
   *[other] Players do not see their chances.
}
desk-what-if-shown-about = What people know changes how they play: some will draw on purpose. Where a draw helps both is never shown to them.
desk-what-if-show = { $shown ->
    [true] Hide them from players
   *[other] Show players their own chances
}
