# The home page, and the calendar of a server

public-home-title = Home
public-home-unreadable = Its log cannot be read. Its page says what is wrong.
public-home-log-unreadable = Its log cannot be read
public-home-look = Look at it
public-home-to-desk = To the desk
public-home-prepare = Prepare
public-home-delete = Delete it
public-home-delete-type = Type { $id }
public-home-new = New tournament
public-home-new-about = Choose the rule book and the day: rounds, cut and tiebreakers follow from it, each with its clause. Players can be pasted as a list.
public-home-new-do = Set up a tournament
public-home-sample = Look around
public-home-sample-about = A sample event with 33 simulated players, stopped in round 3: enter results, settle a dispute, be a player, let it go on. Nothing in it counts.
public-home-sample-do = Look around in a sample event
public-home-drill = Drill
public-home-drill-about = Run tomorrow's event tonight: simulated players sign up, report, disagree, call and leave, at any speed, while your crew trains on real phones.
public-home-drill-do = Start a drill
public-home-play = Play Challengers!
public-home-play-about = The card game that is itself a tournament, for 1 to 8. { $clause } Alone against the Robot, or everyone with a phone.
public-home-hall = What is going on in this hall
public-home-shelf =
    .now = Now
    .running = Running
    .coming = Coming
    .over = Over
    .past = Past
    .archived = Archived
    .deleted = Deleted
public-home-nothing = There is nothing here yet
public-home-nothing-about = As soon as the organizer creates a tournament, it appears here.
public-home-playing = { $here ->
    [true] Playing here?
   *[other] Playing?
}
public-home-scan = Scan the code on your card, or type it in. There is no account and no password.
public-home-code = I have a code
public-home-waiting = Waiting for your round?
public-home-run = Running this?
public-home-sign-in = Sign in
public-home-welcome = Welcome{ $name ->
    [none] {""}
   *[other] , { $name }
}
public-home-welcome-about = Topcut pairs, counts and explains your tournament{ $here ->
    [true] , on this computer, with or without a network
   *[other] {""}
}.
public-home-none = There is no tournament { $archived ->
    [true] in the lists
   *[other] yet
}.
public-home-stick = Is another computer broken, and its event has to go on here? <a href="/backups">Go on from its stick</a>.
public-home-yours = Your tournaments
public-home-gone = Gone for good on { $day }
public-home-back = Bring it back
public-calendar-title = Calendar
public-calendar-new = What is new
public-calendar-here = Tournaments here
public-calendar-find = Name, place, game or day
public-calendar-search = Search
public-calendar-nothing = There is nothing here yet.
public-calendar-pages = Pages
public-calendar-page = Page { $number } of { $pages }
public-calendar-turn =
    .before = Before
    .next = Next
public-calendar-everything = Everything again
public-calendar-organizing = Organizing?
public-calendar-account = Make an account
public-calendar-follow = Follow
public-calendar-atom = Atom feed
public-calendar-follow-about = Days and places for your own calendar or reader. Archived tournaments, drills, and those that their organizers keep to themselves are not in it.
