# All pages: errors, the connection, words that many share


## The web pages: edges

signed-out = { $was ->
    [judge-over] Your session as a judge has ended, because the event is over. If there is still something to do, ask the organizer for a new code.
    [judge] You are signed out: an organizer, or you on another device, has signed this phone out. What you had sent is kept. If you still judge, ask the organizer for a new code and type it here.
    [player] This phone is no longer signed in here. Scan your card again, or ask an official for a new one.
    [none] You are not signed in. Sign in to see that page.
   *[other] Your session has ended. Sign in again to go on.
  }
health-alive = alive
health-ready = ready
page-failed = Something went wrong on our side and was written into the program's log under { $request }. What was stored before is safe. Go back, look at the page again, and repeat what is missing.
connection-400 = That was not a request a browser makes. Nothing was stored.
connection-414 = That address is too long. Nothing was stored.
connection-431 = Your browser sent more than a page needs. Delete the cookies of this address and try again. Nothing was stored.
connection-503 = Too many browsers are connected at the moment. Try again in a few seconds. Nothing was stored.
heading-400 = Not readable
heading-401 = You are not signed in
heading-403 = You cannot do this here
heading-404 = Not found
heading-405 = Not possible here
heading-408 = Too slow
heading-409 = Someone was faster
heading-410 = Deleted
heading-413 = Too large
heading-422 = Not possible
heading-429 = Too often
heading-503 = Not now

## Serving the pages

reach-none = No phone has reached this computer yet
reach-devices = { $count ->
    [one] 1 phone has reached this computer
   *[other] { $count } phones have reached this computer
}
applicants-waiting = { $count ->
    [one] 1 sign-up is waiting for your answer
   *[other] { $count } sign-ups are waiting for your answer
}
applicants-admitted = { $count ->
    [0] No one was chosen.
    [one] 1 sign-up is accepted.
   *[other] { $count } sign-ups are accepted.
}
applicants-declined = { $count ->
    [0] No one was chosen.
    [one] 1 sign-up is declined and deleted.
   *[other] { $count } sign-ups are declined and deleted.
}
on-paper = on paper
lists-on-paper = { $count ->
    [0] Everyone already had one.
    [one] Noted for 1 player.
   *[other] Noted for { $count } players.
}
lists-missing-count = { $count ->
    [one] 1 player has not handed in anything.
   *[other] { $count } players have not handed in anything.
}
lists-accepted = { $count ->
    [one] 1 list is accepted.
   *[other] { $count } lists are accepted.
}
pool-taken = The pool is registered. { $illegal ->
    [true] The list that was handed in does not fit it and is not accepted: see below.
   *[other] Decks are checked against it.
}
pools-on-paper = { $count ->
    [one] Noted for 1 pool.
   *[other] Noted for { $count } pools.
}
left-out = { $count ->
    [one] 1 player is left out of this round.
   *[other] { $count } players are left out of this round.
}
list-taken = { $state ->
    [accepted] It is accepted.
    [illegal] It is kept, but not accepted: see below for the reason.
   *[unread] It is kept as it is: Topcut has not checked it.
}
withdrawn = { $name } is withdrawn{ $moved ->
    [nobody] {""}
   *[other] , and { $moved } moves up from the waiting list
}. If that was a mistake, let { $name } in again.
player-where = { $where ->
    [entered] Entered
    [here] Here
    [in] In
    [waiting] Waiting
    [withdrew] Withdrew
    [not-here] Not here at the start
    [no-place] Had no place
    [dropped] Dropped
    [ejected] Ejected
    [cut] Out by the cut
    [knocked-out] Out of the bracket
   *[other] { $where }
}
let-in-again = { $player } is in again{ $waits ->
    [true] , on the waiting list.
   *[other] , as the same player.
}
self-check-in = { $allowed ->
    [yes] Players can now check themselves in by phone.
   *[no] Only the desk checks players in now. Whoever has checked in stays checked in.
}
details-corrected = Corrected, on the public page too.{ $illegal ->
    [0] {""}
    [one] {" "}On the new date 1 list is no longer legal.
   *[other] {" "}On the new date { $illegal } lists are no longer legal.
}
tournament-created = Your { $tournament } has been created. Next: who is playing?
schedule-set = { $lines ->
    [0] The schedule is empty.
    [one] The schedule has 1 line.
   *[other] The schedule has { $lines } lines{ $days ->
        [one] .
       *[other] {" "}on { $days } days.
    }
}
announced-to-everyone = Everyone can read it now.
announced-to-table = The players at table { $table } can read it now.
announcement-taken-down = It is taken down.
everyone-arrived = Everyone is here.
dropped-absent = { $name } is dropped as absent.
made-again = “{ $title }” has been created. Next: who is playing?
archived = It is out of the lists. Its pages can still be read at their addresses.
not-archived = It is in the lists again.
deleted = “{ $title }” is deleted. Until { $until } you can bring it back from this page.
brought-back = “{ $title }” is back, as it was.
restart-keeps = Nothing is lost; then come back to this page.
restart-loses = This drill is not kept: it begins again from the start.
my-rulings = { $count ->
    [one] 1 ruling on your games: read it here
   *[other] { $count } rulings on your games: read them here
}
tables-set = Tables 1 to { $count } are set up.
tables-needed = { $tables ->
    [0] {""}
    [one] 1 set up,{" "}
   *[other] { $tables } set up,{" "}
}{ $needed } needed
tables-unchecked = { $count ->
    [one] 1 table has not been checked.
   *[other] { $count } tables have not been checked.
}
started = The { $tournament } has started. Next: the draw for round 1.
started-and-drawn = The { $tournament } has started, and round 1 is drawn. Only officials can see it until you publish it.
apart-reason = Players of one club can meet at home.
start-leave-out = { $count ->
    [one] Leave out the one who is not here
   *[other] Leave out the { $count } who are not here
}
start-waiting = { $count ->
    [one] 1 player on the waiting list will not get in.
   *[other] { $count } players on the waiting list will not get in.
}
start-blocked = { $count ->
    [one] One thing is still to be done, above.
   *[other] { $count } things are still to be done, above.
}
cards-to-print = { $count ->
    [one] 1 player has not claimed a card
   *[other] { $count } players have not claimed a card
}
memory-short = This computer has no memory left for that. What was stored before is safe. Close other programs, look at the page again, and repeat what is missing.
