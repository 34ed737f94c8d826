# Drills


## Serving the pages

drill-runs = The drill has begun. The same once more: --seed { $seed }
drill-forgets = Stop it with Ctrl+C. Then the drill is gone, with everything in it.
drill-keeps = Stop it with Ctrl+C. It is kept, and “topcut serve” with the same --data goes on with it.
drill-title = { $book } (drill)
drill-announced = This is a drill: its players are simulated, and nothing here counts.
drill-players-usual = If left empty, there are { $usual } players.
drill-players-needed = { $title } asks for more: there are { $needed }.
drill-started = The drill has begun: its players sign up in the next minutes.
drill-removed = The drill is gone, with everything in it.
drill-speed = { $speed }×
drill-speed-means = { $speed ->
    [1] 1×: like a real day
    [4] 4×: 90 minutes in 23
   *[other] { $speed }×: 90 minutes in 5
}
drill-pace = { $speed ->
    [0] The drill is paused.
    [1] The drill goes on as slowly as a real day.
   *[other] The drill goes on { $speed } times as fast as a real day.
}
drill-now = { $speed ->
    [0] It is paused: no simulated player does anything until you choose a speed above.
    [1] Its players are as slow as on a real day.
   *[other] Its players are { $speed } times as fast as on a real day.
}
drill-crew = { $crew ->
    [yes] The desk is simulated, too: it pairs and starts the clocks by itself.
   *[no] The desk is yours: nobody else pairs and starts the clocks.
}
drill-crew-now = { $crew ->
    [yes] The desk is simulated, too: it pairs and starts the clocks, and leaves calls and disputes to you for some minutes.
   *[no] Pairing, starting the clock and deciding are up to you.
}
drill-confirms = The opponent has reported: confirm or contradict it.
drill-disputes = The two say different things: an official has to decide.
drill-plays = Still playing: report a result, or call someone.
