# The desk's check-in, on the first day and on later ones

desk-check-in-find = Find by name or club
desk-check-in-type = Type a few letters; Enter checks in the first one
desk-check-in-here = is here
desk-check-in-take-back = is here, take back
desk-check-in-paid = { $paid ->
    [true] paid
   *[other] not paid
}
desk-check-in-withdraw-one = Withdraw { $player }
desk-check-in-show =
    .title = Show
    .all = Everyone
    .awaited = Not here yet
desk-check-in-count = { $here } of { $players } here
desk-check-in-last = { $player } is here.
desk-check-in-last-not = { $player } is not here.
desk-check-in-undo = Undo
desk-check-in-card = Show the card<span class="unseen"> of { $player }</span>
desk-check-in-nobody = No one is entered yet
desk-check-in-nobody-about = Enter the players first; then each is one tap here.
desk-check-in-enter = Enter players
desk-check-in-everyone = Everyone is here.
desk-check-in-to-start = Go to the start
desk-check-in-those-here = Here
desk-check-in-waiting = Waiting list
desk-check-in-waiting-about = The first moves up as soon as someone withdraws.
desk-check-in-phones = Check-in by phone
desk-check-in-phones-on = On: a player with a phone signed in taps “I am here”.
desk-check-in-phones-off = Off: everyone comes to the desk.
desk-check-in-phones-about = Switched on, players check themselves in on their own page. No one sees whether they are really in the hall.
desk-check-in-switch-off = Switch it off
desk-check-in-switch-on = Let players check themselves in
desk-check-in-not-coming = Is someone not coming?
desk-check-in-player = Player
desk-check-in-choose = Choose …
desk-check-in-withdraw = Withdraw …
desk-check-in-at-once = Check all in at once
desk-check-in-check-all = Check everyone in
desk-check-in-all-done = Everyone is checked in.
desk-check-in-keys = Keys
desk-check-in-keys-about = Letters find a name, <kbd>Enter</kbd> checks in the first one found and clears the field for the next.

## On later days

desk-arrivals-day = Day
desk-arrivals-one-day = This is a tournament of one day
desk-arrivals-one-day-about = Put the other days into the <a href="{ $schedule }">schedule</a>: then players are checked in again on each of them.
desk-arrivals-nothing = There is nothing to check in for.
desk-arrivals-to-round = To the round
desk-arrivals-choose = Choose
desk-arrivals-absent-about = A dropped player is no longer paired, and can rejoin later. Away for one round only? Open the player's page from <a href="{ $people }">Drops and warnings</a>.
desk-arrivals-drop = Drop as absent
desk-arrivals-everyone = Is everyone here?
desk-arrivals-all = Everyone is here
