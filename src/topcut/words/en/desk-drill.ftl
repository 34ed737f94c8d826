# The desk's page of a drill

desk-drill = Drill
desk-drill-title = This drill
desk-drill-pace = How it goes on
desk-drill-crew = { $simulated ->
    [true] Run the desk yourself
   *[other] Simulate the desk, too
}
desk-drill-again = With the seed <b>{ $seed }</b> and { $players } players the same drill can be started again. A round's clock runs in real time, whatever the speed.
desk-drill-players = Be one of its players
desk-drill-players-about = The player's page opens in a new tab, as on a phone. You stay signed in here, and this browser is one player at a time. Nobody simulates that player meanwhile.
desk-drill-be = Be { $player }
desk-drill-nobody = No one is playing at the moment. Pair the next round, then look here again.
desk-drill-phone = With a real phone: choose one of the <a href="{ $players }">players</a>, give out a card, and scan its code. Judges are <a href="{ $officials }">let in</a> as always.
desk-drill-try = Things to try
    .result = Enter a result, and settle the table that disagrees
    .calls = Answer the calls
    .announce = Tell everyone something
    .standings = See why one is above the other
    .twice = Find the one who signed up twice
    .check-in = See who has come
    .officials = Name the officials
    .start = Start
desk-drill-enough = Seen enough?
desk-drill-goes = Everything in this drill goes, at once and for good. You can start another one at any time.
desk-drill-sure = Yes, for good
desk-drill-remove = Remove the drill
