# One tournament as a whole: made again, archived, deleted

desk-keeping-title = This { $tournament }
desk-keeping-again = Once more, on another day
desk-keeping-again-about = Rule book, settings, tables, officials and schedule come along. Nothing that was played does.
desk-keeping-name = Title
desk-keeping-first-day = First day
desk-keeping-place = Place
desk-keeping-deviations = Deviations that still hold
desk-keeping-players = With the same players. They are entered; lists, fees and check-in start anew.
desk-keeping-make = Make it again
desk-keeping-lists = Lists and feeds
desk-keeping-listed = It is in the lists and the calendar that everyone sees{ $archived ->
    [true] , as soon as it is out of the archive.
   *[other] .
}
desk-keeping-unlisted = It is in no list and no feed. Whoever has the link can read its pages.
desk-keeping-list = { $listed ->
    [true] Keep it out of the lists
   *[other] Put it into the lists
}
desk-keeping-club = Club
desk-keeping-whose = Whose it is
desk-keeping-mine = mine alone
desk-keeping-club-about = Members of a club are its organizers; owners of the club can also delete it.
desk-keeping-club-save = Save
desk-keeping-archive = { $archived ->
    [true] In the archive
   *[other] Archive
}
desk-keeping-archive-about = { $archived ->
    [true] It is out of the lists. Its pages can still be read at their addresses.
   *[other] Out of the lists of everyone. Its pages can still be read at their addresses.
}
desk-keeping-archive-it = { $archived ->
    [true] Put it back into the lists
   *[other] Archive it
}
desk-keeping-delete = Delete
desk-keeping-delete-about = Closed to everyone at once. For { $days } days you can bring it back from the home page; then it is gone for good, with everyone's data.
desk-keeping-delete-mirror = The mirror at { $url } keeps showing it: take it down there, under Account, Mirrors.
desk-keeping-delete-copy = To keep a copy, <a href="{ $link }">save its archive</a> first.
desk-keeping-delete-sure = To be sure, type its name: <b>{ $title }</b>
desk-keeping-delete-it = Delete it
desk-keeping-remove = Remove
