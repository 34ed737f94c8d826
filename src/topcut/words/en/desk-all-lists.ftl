# All lists of a tournament, at the desk

desk-all-lists-state =
    .all = All
    .missing = Missing
    .illegal = Not legal
    .unread = Not all checked
    .legal = Legal
    .accepted = Accepted
desk-all-lists-locked = Locked
desk-all-lists-print = Print them
desk-all-lists-filter = Filter
desk-all-lists-head =
    .player = Player
    .state = State
    .findings = Findings
    .handed-in = Handed in
    .versions = Versions
desk-all-lists-in-spite = despite what was found
desk-all-lists-versions = { $count }<span class="unseen"> versions of { $player }</span>
desk-all-lists-none = None here. <a href="{ $all }">Show all</a>
desk-all-lists-checked-by = Checked against
desk-all-lists-unchecked = There is no catalogue for this game here, so names are not checked.
desk-all-lists-began-with = These are the ones this { $tournament } began with. Adding one now changes nothing here.
desk-all-lists-stops = What stops the start
desk-all-lists-required = A player without a { $list }, and one whose { $list } is not legal until you accept it
desk-all-lists-not-required = Nothing: { $list }s are not asked of everyone here
