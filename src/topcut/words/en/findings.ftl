# What a check of a list finds, and what a list adds up to


## What a check of a list finds

part-of-roster = { $roster ->
    [0] {""}
   *[other] Roster { $roster }:{" "}
}{ $part ->
    [character] Characters
    [tactic] Team Tactic cards
   *[crisis] Crisis cards
}
finding-too-many = { part-of-roster }: there are { $number }, and at most { $most } are allowed.
finding-not-exactly = { part-of-roster }: there are { $number }, and exactly { $most } are required.
finding-too-many-side = { part-of-roster }: { $number } are { $side ->
    [secure] secure
   *[extraction] extraction
} crises, and at most { $most } are allowed.
finding-side-claimed = { part-of-roster }: { $number } are listed as { $side ->
    [secure] secure
   *[extraction] extraction
} crises, where at most { $most } are allowed, but no catalogue knows which they are.
finding-wrong-side = { $entry } is { $side ->
    [secure] a secure crisis but is listed among the extractions
   *[extraction] an extraction crisis but is listed among the secures
}. It was counted as what it is.
finding-no-characters = { part-of-roster }: there are none.
finding-twice = { $entry } is there { $number ->
    [2] twice
   *[other] { $number } times
}{ $over ->
    [0] {""}
    [1] , in Roster { $rosters }
   *[other] , in Rosters { $rosters }
}, and may be there only once.
finding-perhaps-twice = { $entry } and { $other } may be the same: write both names in full.
finding-several-rosters = These are { $number } Rosters, one after the other. Hand in just one.
finding-roster-missing = { $entry } is missing: a Timeline List has Rosters 1 to { $most }.
finding-roster-twice = { $entry } is there twice. Give each Roster its own number.
finding-roster-unknown = There is no { $entry }: a Timeline List has Rosters 1 to { $most }.
finding-no-roster = { $entry } is not in a Roster. Put it below Roster 1, 2 or 3.
finding-not-in-timeline = { $entry } is not among the { $kind ->
    [character] characters
    [tactic] Team Tactic cards
    [crisis] Crisis cards
    [gem] Infinity Gems
   *[other] entries
} of the Timeline { $timeline }.
finding-timeline-bans = { $entry } is not allowed in the Timeline { $timeline }.
finding-timeline-contents = No catalogue says what the Timeline { $timeline } allows, so nothing was checked against it. Add its catalogue.
finding-affiliation-unknown = No catalogue knows the affiliations of { $entry }, and the Timeline { $timeline } depends on them.
finding-not-yet = { $entry } is legal from { $legal }, and the first day is { $day }.
finding-no-date = { $entry } is legal from { $day }. Give the first day to have it checked.
finding-unknown = No catalogue knows the { $kind ->
    [character] character
    [tactic] Team Tactic card
    [crisis] Crisis card
    [gem] Infinity Gem
    [unit] unit
    [mission] Mission Set
    [hero] Hero
   *[card] card
} { $entry }.
finding-another-kind = { $entry } is known as a { $other ->
    [character] character
    [tactic] Team Tactic card
    [crisis] Crisis card
    [gem] Infinity Gem
   *[other] card
}, but is listed among the { $kind ->
    [character] characters
    [tactic] Team Tactic cards
    [crisis] Crisis cards
    [gem] Infinity Gems
   *[other] cards
}.
finding-which-one = { $number } are called { $entry }. Write which one.
finding-banned = { $entry } is banned.
finding-restricted = { $number } restricted entries, and at most { $most } are allowed: { $entry }.
finding-squad-missing = { $entry } is missing: a Premier List has { $most } squads.
finding-squad-twice = { $entry } is there twice. Give each squad its own number.
finding-squad-unknown = { $entry } is one too many: a Premier List has { $most } squads.
finding-no-squad = { $entry } is not in a squad. Put it below Squad 1, 2, 3 or 4.
finding-missions = A Premier List has { $most ->
    [1] one Mission Set
   *[other] { $most } Mission Sets
}, and here there { $number ->
    [0] is none
    [one] is one
   *[other] are { $number }: { $entry }
}.
finding-role-number = Squad { $squad } has { $number ->
    [0] no { $role ->
        [primary] primary
        [secondary] secondary
       *[supporting] supporting
    } unit
    [one] one { $role ->
        [primary] primary
        [secondary] secondary
       *[supporting] supporting
    } unit
   *[other] { $number } { $role ->
        [primary] primary
        [secondary] secondary
       *[supporting] supporting
    } units: { $entry }
}, and { $most ->
    [1] one is
   *[other] { $most } are
} required.
finding-no-role = { $entry } is one unit too many in Squad { $squad }.
finding-wrong-role = { $entry } is a { $role ->
    [primary] primary
    [secondary] secondary
   *[supporting] supporting
} unit but is listed as the { $listed ->
    [primary] primary
    [secondary] secondary
   *[supporting] supporting
} unit of Squad { $squad }.
finding-points = Squad { $squad }: the secondary and supporting units cost { $number } points, and the primary unit gives { $most }.
finding-eras = Squad { $squad }: { $names } do not share an era.
finding-unit-name-twice = The unit { $name } is in { $first } and again in { $second }.
finding-unique-name-twice = { $entry } has the Unique Name { $name }, and so does a unit in { $first }.
finding-heroes = A deck has { $most ->
    [1] one Hero
   *[other] { $most } Heroes
}, and here there { $number ->
    [0] is none
    [one] is one
   *[other] are { $number }: { $entry }
}.
finding-hero-among-cards = { $entry } is a Hero, and a Hero cannot be one of the cards.
finding-cards = A deck has { $most } cards, and this one has { $number }.
finding-copies = { $number } cards are called { $entry }, and at most { $most } should be.
finding-class = { $entry } is a card of the class { $other }, but the Hero { $hero } is of the class { $own }.
finding-no-pool = No pool is registered, so the deck could not be compared with it.
finding-pool-on-paper = The pool is on paper, so compare the deck with it by hand.
finding-not-in-pool = { $most ->
    [0] { $entry } is not in the pool.
   *[other] { $number } of { $entry } are played, and the pool has { $most }.
}
finding-proxy = { $entry } is marked as a proxy. Only the cards themselves are allowed.
finding-not-official = { $entry } is not official, and only official components are allowed.
finding-not-counted = “{ $entry }” was not taken for a name and does not count.
finding-lines-not-counted = { $number } lines were not taken for names and do not count: { $names }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
finding-name = { $quoted ->
    [true] “{ $name }”
   *[other] { $name }
}{ $line ->
    [0] {""}
   *[other] {" "}(line { $line })
}
finding-heading-unknown = The heading “{ $entry }” was not understood; what is below it counts with what is above it.
list-part = { $group ->
    [none] {""}
   *[other] { $form ->
        [squads] Squad { $group }
       *[other] Roster { $group }
    }
}{ $section ->
    [none] {""}
    [characters] { $group ->
        [none] Characters
       *[other] , characters
    }
    [tactics] { $group ->
        [none] Team Tactic cards
       *[other] , Team Tactic cards
    }
    [crises] { $group ->
        [none] Crises
       *[other] , crises
    }
    [gems] Gems
    [affiliations] Affiliations
    [mission] Mission Set
    [hero] Hero
    [deck] Cards
   *[pool] Pool
}
finding-names-not-checked = { $number } names were not checked, because no catalogue here knows them: { $names }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
finding-of-another-game = { $entry } is known from another game, { $game ->
    [crisis-protocol] Marvel: Crisis Protocol
    [shatterpoint] Star Wars: Shatterpoint
   *[other] { $game }
}, and not from this one.
finding-names-of-another-game = { $number } names are known from another game, { $game ->
    [crisis-protocol] Marvel: Crisis Protocol
    [shatterpoint] Star Wars: Shatterpoint
   *[other] { $game }
}, and not from this one: { $names }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
finding-not-final = { $entry } was not final yet when the catalogue was made, so it was not verified.
finding-read-as = “{ $entry }” was read as { $meant }.
finding-names-read-as = { $number } shortened names were read as: { $names }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
finding-unique-names-not-known = { $number ->
    [one] One point was not checked: no catalogue knows the Unique Name of { $names }, if it has one.
   *[other] One point was not checked: no catalogue knows the Unique Names of { $number } units, if they have one: { $names }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
}
total-threat = { $roster ->
    [0] {""}
   *[other] Roster { $roster }:{" "}
}Threat { $threat } { $number ->
    [one] in 1 character
   *[other] in { $number } characters
}{ $of ->
    [0] .
   *[other] , of { $of } on the list.
}
total-affiliations = { $roster ->
    [0] {""}
   *[other] Roster { $roster }:{" "}
}Affiliations: { $names }.
total-crises = { $roster ->
    [0] {""}
   *[other] Roster { $roster }:{" "}
}Crises: { $secure } secure, { $extraction } extraction.
total-squad = Squad { $squad }: { $cost } of { $points } points{ $number ->
    [0] .
   *[other] ; { $eras }.
}
total-deck = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}, { $names ->
    [one] with one name
   *[other] with { $names } different names
}.
total-catalogues = Names checked against: { $names }.
finding-line = Line { $line }:
finding-suggestions = Closest: { $names }.
