# A player's own list: handing it in, and building it by search and tap


seat-list-of = { $list } of { $name }
seat-list-roster = Roster { $number }, to be played now
seat-list-nothing = Nothing has been handed in.
seat-list-handed-in = As handed in
seat-list-state =
    .none = Not handed in
    .illegal = Not legal
    .accepted = Accepted
    .paper = On paper
    .handed-in = Handed in
seat-list-needed = { $before ->
    [true] Everyone needs one before the start.
   *[other] No one is paired without one.
}
seat-list-illegal = It is handed in, but the check found that it is not legal. Hand in a better one, or talk to an official.
seat-list-paper = It is noted as being on paper. An official has not accepted it yet.
seat-list-waits = An official has not accepted it yet.
seat-list-secret = Only you and the officials see it.
seat-list-open-later = Until the start only you and the officials see it; then your opponents do.
seat-list-locked = It can no longer be changed.
seat-list-paste = Paste it as text
seat-list-text = As text
seat-list-type = Paste or type it here
seat-list-read = Read it
seat-list-read-again = Read it again
seat-list-example = What should it look like?
seat-list-example-about = One name per line, below its heading. Bullets, counts like 2x and capitals do not matter, and what list builders export is understood.
seat-list-hand-in = Hand in my { $list }
seat-list-versions = The last { $count } versions are kept with the log. Officials can strike them out after the end.
seat-list-file = Or a file from a list builder
seat-list-file-about = BattleScribe's .ros and .rosz, New Recruit's .json, or text. You see what was read first.
seat-list-file-read = Read the file
seat-list-pool = The cards you opened, one per line
seat-list-pool-about = All your decks come out of these.
seat-list-pool-register = Register my pool
seat-list-pool-registered = Your pool has been registered.
seat-list-taken = Your { $list } has been handed in.
seat-list-not-yet = Nothing is handed in yet.
seat-list-still = Not handed in yet: what you handed in before still counts.

## Building it

seat-list-counts = How much is in it
seat-list-kind = { $kind ->
    [character] Characters
    [tactic] Team Tactics
    [crisis] Crises
    [gem] Infinity Gems
    [unit] Units
    [mission] Mission Set
    [hero] Hero
   *[card] Cards
}
seat-list-part = { $part ->
    [characters] Characters
    [tactics] Team Tactics
    [secure] Secure Crises
    [extraction] Extraction Crises
    [crises] Crises of an unknown side
    [gems] Infinity Gems
    [primary] Primary unit
    [secondary] Secondary unit
    [supporting] Supporting unit
    [mission] Mission Set
    [hero] Hero
   *[deck] Deck
}
seat-list-find = Find { $part ->
    [characters] a character
    [tactics] a Team Tactic card
    [secure] a secure Crisis
    [extraction] an extraction Crisis
    [crises] a Crisis
    [gems] an Infinity Gem
    [primary] a primary unit
    [secondary] a secondary unit
    [supporting] a supporting unit
    [mission] a Mission Set
    [hero] a Hero
   *[deck] a card
}{ $group ->
    [none] {""}
   *[other] {" "}<span class="unseen">for { $group }</span>
}
seat-list-group = { $form ->
    [squads] Squad { $number }
   *[other] Roster { $number }
}
# What stands below a name; # is filled in.
seat-list-worth = { $kind ->
    [unit] # points
   *[other] Threat #
}
# The number is filled in.
seat-list-put-right = <b></b> to put right
seat-list-ways = Search and tap, or <a href="#as-text">paste it as text</a>, or <a href="#from-file">read a file</a>.
seat-list-earlier = Start from one of yours:
# The name follows, unseen.
seat-list-take-out = Take out
seat-list-change = Change
seat-list-less = One less:
seat-list-more = One more:
seat-list-add = Add
# The name is filled in.
seat-list-typed = “<bdi></bdi>”, as you typed it
seat-list-stale = You have changed it since. It is being checked again.
seat-list-unchecked = There is no connection to the desk, so this is not checked yet. What you build stays on this phone, and you can hand it in: it is sent when the desk can be reached.
seat-list-unfit = Does not fit
# The numbers are filled in where <b></b> stands, in this order.
seat-list-too-dear = It costs <b></b>, and <b></b> of <b></b> points are left.
seat-list-too-poor = It gives <b></b> points, and the others cost <b></b>.
seat-list-no-era = It shares no era with <b></b>.
