# The catalogues that know the names on lists

desk-catalogues-title = Catalogues
desk-catalogues-no-day = day unknown
desk-catalogues-aged = { $day }, { catalogue-age }
desk-catalogues-more = and { $count } more
desk-catalogues-field =
    .name = Name
    .game = Game
    .entries = Entries
    .of = Of
    .file = File
desk-catalogues-source = Source: { $source }
desk-catalogues-replaces = It takes the place of { $title } ({ $aged }).{ $older ->
    [true] {" "}<b>That one is newer.</b>
   *[other] {""}
}
desk-catalogues-names =
    .new = New names
    .gone = No longer there
    .changed = Changed
    .all = Names
desk-catalogues-same = Every entry is as it was.
desk-catalogues-first = No catalogue of that name is here yet. It is added to those below.
desk-catalogues-large = It is large: please choose the file again.
desk-catalogues-add = Add it
desk-catalogues-leave = Leave it
desk-catalogues-here = What new events are checked against
desk-catalogues-added = Added here
desk-catalogues-ours = Comes with Topcut
desk-catalogues-take-out = Take out { $title }…
desk-catalogues-remove = Take it out
desk-catalogues-stay = Let it stay
desk-catalogues-newer = A newer one
desk-catalogues-kinds = TOML, JSON or CSV; from BattleScribe, the .cat together with its .gst. At most 4 MB here; larger ones with <code>topcut catalogue add</code>.
desk-catalogues-as-file = As the file says
desk-catalogues-name-if-none = Name, if the file has none
desk-catalogues-look = Look at it
desk-catalogues-look-first = Nothing is added before you have seen what would change.
desk-catalogues-for-all = Catalogues count for everyone on this server, so whoever runs it adds them.
desk-catalogues-begun = Events that have begun
desk-catalogues-begun-about = An event keeps the catalogues it began with, to its end: their digests are in its log. What you add now is for lists of events that have not started.
