# What was played


## Lists at the prompt, and what was played

catalogue-entries = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
catalogue-age = { $days ->
    [0] from today
    [one] 1 day old
   *[other] { $days } days old
}
catalogues-lost = { $count ->
    [one] This catalogue was used for lists, and is no longer in the data folder:
   *[other] These catalogues were used for lists, and are no longer in the data folder:
} { $names }. Lists that are checked again now may be judged differently.
list-age = { $unit ->
    [days] { $number ->
        [one] 1 day ago
       *[other] { $number } days ago
    }
    [hours] { $number ->
        [one] 1 hour ago
       *[other] { $number } hours ago
    }
   *[minutes] { $number ->
        [0] just now
       *[other] { $number } min ago
    }
}
played-section = { $section ->
    [characters] Characters
    [tactics] Team Tactic cards
    [crises] Crises
    [gems] Infinity Gems
    [affiliations] Affiliations
    [primary] Primary units
    [secondary] Secondary units
    [supporting] Supporting units
    [mission] Mission Sets
    [hero] Heroes
    [deck] Cards
    [pool] Pool
   *[none] Without a heading
}
played-span = { $stage ->
    [all] All rounds
    [swiss] { $round ->
        [0] Swiss rounds
       *[other] Round { $round }
    }
   *[bracket] { $round ->
        [0] The cut
       *[other] Cut, round { $round }
    }
}
played-plot = Win rates with error bars, { $section ->
    [characters] characters
    [tactics] Team Tactic cards
    [crises] crises
    [gems] gems
    [affiliations] affiliations
    [primary] primary units
    [secondary] secondary units
    [supporting] supporting units
    [mission] Mission Sets
    [hero] heroes
   *[other] cards
}, the most frequent first.
played-lists = { $lists ->
    [one] 1 list is counted.
   *[other] { $lists } lists are counted.
}
played-none = No list that can be read has been handed in yet.
played-unread = { $number ->
    [one] 1 list could not be read and does not count here.
   *[other] { $number } lists could not be read and do not count here.
}

## What a check of a list found

list-check-unread = The check could not read it
list-check-taken = That does not stop you from handing it in; an official will look at it.
list-check-found = What the check found
list-check-right = { $noted ->
    [true] The form is right
   *[other] Nothing wrong
}
list-check-grade = { $grade ->
    [illegal] Not legal
    [unverified] Not checked
   *[other] Note
}
list-check-take = Use { $name }
list-check-read = What was read
list-check-lines = { $count ->
    [one] 1 line
   *[other] { $count } lines
}
list-check-unknown = { $number ->
    [one] not known
   *[other] { $number } not known
}
list-check-written = written: { $name }
list-check-line = line { $number }
