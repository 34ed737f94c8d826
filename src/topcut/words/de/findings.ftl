# What a check of a list finds, and what a list adds up to


## What a check of a list finds

part-of-roster = { $roster ->
    [0] {""}
   *[other] Roster { $roster }:{" "}
}{ $part ->
    [character] Charaktere
    [tactic] Teamtaktikkarten
   *[crisis] Krisenkarten
}
finding-too-many = { part-of-roster }: Es sind { $number }, erlaubt sind höchstens { $most }.
finding-not-exactly = { part-of-roster }: Es sind { $number }, verlangt sind genau { $most }.
finding-too-many-side = { part-of-roster }: { $number } sind Krisenkarten der Art { $side ->
    [secure] Secure
   *[extraction] Extraction
}, erlaubt sind höchstens { $most }.
finding-side-claimed = { part-of-roster }: { $number } sind als Krisenkarten der Art { $side ->
    [secure] Secure
   *[extraction] Extraction
} aufgeführt, erlaubt sind höchstens { $most }, aber kein Katalog weiß, welcher Art sie sind.
finding-wrong-side = { $entry } ist { $side ->
    [secure] eine Secure-Krisenkarte, steht aber bei Extraction
   *[extraction] eine Extraction-Krisenkarte, steht aber bei Secure
}. Gezählt wurde sie als das, was sie ist.
finding-no-characters = { part-of-roster }: Es gibt keine.
finding-twice = { $entry } steht { $number ->
    [2] zweimal
   *[other] { $number }-mal
} auf der Liste{ $over ->
    [0] {""}
    [1] , in Roster { $rosters }
   *[other] , in den Rosters { $rosters }
}, erlaubt ist nur einmal.
finding-perhaps-twice = { $entry } und { $other } sind vielleicht dasselbe: Schreib beide Namen aus.
finding-several-rosters = Hier stehen { $number } Rosters hintereinander. Gib nur eines ab.
finding-roster-missing = { $entry } fehlt: Eine Timeline List hat die Rosters 1 bis { $most }.
finding-roster-twice = { $entry } gibt es zweimal. Gib jedem Roster eine eigene Nummer.
finding-roster-unknown = { $entry } gibt es nicht: Eine Timeline List hat die Rosters 1 bis { $most }.
finding-no-roster = { $entry } steht in keinem Roster. Setz es unter Roster 1, 2 oder 3.
finding-not-in-timeline = { $entry } gehört nicht zu den { $kind ->
    [character] Charakteren
    [tactic] Teamtaktikkarten
    [crisis] Krisenkarten
    [gem] Infinity Gems
   *[other] Einträgen
} der Timeline { $timeline }.
finding-timeline-bans = { $entry } ist in der Timeline { $timeline } nicht erlaubt.
finding-timeline-contents = Kein Katalog sagt, was die Timeline { $timeline } erlaubt, deshalb wurde nichts damit verglichen. Nimm ihren Katalog auf.
finding-affiliation-unknown = Kein Katalog kennt die Affiliations von { $entry }, und darauf kommt es in der Timeline { $timeline } an.
finding-not-yet = { $entry } ist ab { $legal } legal, und der erste Tag ist { $day }.
finding-no-date = { $entry } ist ab { $day } legal. Gib den ersten Tag an, damit das geprüft wird.
finding-unknown = Kein Katalog kennt { $kind ->
    [character] diesen Charakter
    [tactic] diese Teamtaktikkarte
    [crisis] diese Krisenkarte
    [gem] diesen Infinity Gem
    [unit] diese Einheit
    [mission] dieses Mission Set
    [hero] diesen Hero
   *[card] diese Karte
}: { $entry }.
finding-another-kind = { $entry } ist bekannt als { $other ->
    [character] Charakter
    [tactic] Teamtaktikkarte
    [crisis] Krisenkarte
    [gem] Infinity Gem
   *[other] Karte
}, steht aber bei den { $kind ->
    [character] Charakteren
    [tactic] Teamtaktikkarten
    [crisis] Krisenkarten
    [gem] Infinity Gems
   *[other] Karten
}.
finding-which-one = { $number } heißen { $entry }. Schreib, was davon gemeint ist.
finding-banned = { $entry } ist verboten (Banned).
finding-restricted = { $number } Einträge sind Restricted, erlaubt sind höchstens { $most }: { $entry }.
finding-squad-missing = { $entry } fehlt: Eine Premier List hat { $most } Squads.
finding-squad-twice = { $entry } gibt es zweimal. Gib jedem Squad eine eigene Nummer.
finding-squad-unknown = { $entry } ist zu viel: Eine Premier List hat { $most } Squads.
finding-no-squad = { $entry } steht in keinem Squad. Setz es unter Squad 1, 2, 3 oder 4.
finding-missions = Eine Premier List hat { $most ->
    [1] ein Mission Set
   *[other] { $most } Mission Sets
}, und hier { $number ->
    [0] ist es keins
    [one] ist es eins
   *[other] sind es { $number }: { $entry }
}.
finding-role-number = Squad { $squad } hat { $number ->
    [0] keine Einheit der Rolle { $role ->
        [primary] Primary
        [secondary] Secondary
       *[supporting] Supporting
    }
    [one] eine Einheit der Rolle { $role ->
        [primary] Primary
        [secondary] Secondary
       *[supporting] Supporting
    }
   *[other] { $number } Einheiten der Rolle { $role ->
        [primary] Primary
        [secondary] Secondary
       *[supporting] Supporting
    }: { $entry }
}; verlangt { $most ->
    [1] ist eine
   *[other] sind { $most }
}.
finding-no-role = { $entry } ist in Squad { $squad } eine Einheit zu viel.
finding-wrong-role = { $entry } hat die Rolle { $role ->
    [primary] Primary
    [secondary] Secondary
   *[supporting] Supporting
}, steht in Squad { $squad } aber als { $listed ->
    [primary] Primary
    [secondary] Secondary
   *[supporting] Supporting
}.
finding-points = Squad { $squad }: Die Einheiten Secondary und Supporting kosten { $number } Punkte, die Einheit Primary gibt { $most }.
finding-eras = Squad { $squad }: { $names } haben keine gemeinsame Ära.
finding-unit-name-twice = Die Einheit { $name } ist in { $first } und noch einmal in { $second }.
finding-unique-name-twice = { $entry } hat den Unique Name { $name }, und eine Einheit in { $first } auch.
finding-heroes = Ein Deck hat { $most ->
    [1] einen Hero
   *[other] { $most } Heroes
}, und hier { $number ->
    [0] ist es keiner
    [one] ist es einer
   *[other] sind es { $number }: { $entry }
}.
finding-hero-among-cards = { $entry } ist ein Hero, und der kann keine der Karten sein.
finding-cards = Ein Deck hat { $most } Karten, dieses hat { $number }.
finding-copies = { $number } Karten heißen { $entry }, und es sollten höchstens { $most } sein.
finding-class = { $entry } ist eine Karte der Klasse { $other }, der Hero { $hero } hat aber die Klasse { $own }.
finding-no-pool = Es ist kein Pool registriert, deshalb ließ sich das Deck nicht damit vergleichen.
finding-pool-on-paper = Der Pool liegt auf Papier vor, vergleich das Deck also von Hand damit.
finding-not-in-pool = { $most ->
    [0] { $entry } ist nicht im Pool.
   *[other] { $entry } wird { $number }-mal gespielt, im Pool sind { $most }.
}
finding-proxy = { $entry } ist als Proxy gekennzeichnet. Erlaubt sind nur die Karten selbst.
finding-not-official = { $entry } ist nicht offiziell, und erlaubt ist nur offizielles Material.
finding-not-counted = „{ $entry }“ wurde nicht für einen Namen gehalten und zählt nicht.
finding-lines-not-counted = { $number } Zeilen wurden nicht für Namen gehalten und zählen nicht: { $names }{ $more ->
    [0] .
   *[other] {" "}und { $more } weitere.
}
finding-name = { $quoted ->
    [true] „{ $name }“
   *[other] { $name }
}{ $line ->
    [0] {""}
   *[other] {" "}(Zeile { $line })
}
finding-heading-unknown = Die Überschrift „{ $entry }“ wurde nicht verstanden; was darunter steht, zählt zu dem darüber.
list-part = { $group ->
    [none] {""}
   *[other] { $form ->
        [squads] Squad { $group }
       *[other] Roster { $group }
    }
}{ $section ->
    [none] {""}
    [characters] { $group ->
        [none] Charaktere
       *[other] , Charaktere
    }
    [tactics] { $group ->
        [none] Teamtaktikkarten
       *[other] , Teamtaktikkarten
    }
    [crises] { $group ->
        [none] Krisenkarten
       *[other] , Krisenkarten
    }
    [gems] Gems
    [affiliations] Affiliations
    [mission] Mission Set
    [hero] Hero
    [deck] Karten
   *[pool] Pool
}
finding-names-not-checked = { $number } Namen wurden nicht geprüft, weil kein Katalog hier sie kennt: { $names }{ $more ->
    [0] .
   *[other] {" "}und { $more } weitere.
}
finding-of-another-game = { $entry } ist aus einem anderen Spiel bekannt, { $game ->
    [crisis-protocol] Marvel: Crisis Protocol
    [shatterpoint] Star Wars: Shatterpoint
   *[other] { $game }
}, und nicht aus diesem.
finding-names-of-another-game = { $number } Namen sind aus einem anderen Spiel bekannt, { $game ->
    [crisis-protocol] Marvel: Crisis Protocol
    [shatterpoint] Star Wars: Shatterpoint
   *[other] { $game }
}, und nicht aus diesem: { $names }{ $more ->
    [0] .
   *[other] {" "}und { $more } weitere.
}
finding-not-final = { $entry } war noch nicht endgültig, als der Katalog entstand, und wurde deshalb nicht geprüft.
finding-read-as = „{ $entry }“ wurde gelesen als { $meant }.
finding-names-read-as = { $number } Namen waren nur teilweise geschrieben und wurden gelesen als: { $names }{ $more ->
    [0] .
   *[other] {" "}und { $more } weitere.
}
finding-unique-names-not-known = { $number ->
    [one] Ein Punkt blieb ungeprüft: Kein Katalog kennt den Unique Name von { $names }, falls es einen gibt.
   *[other] Ein Punkt blieb ungeprüft: Kein Katalog kennt die Unique Names von { $number } Einheiten, falls es welche gibt: { $names }{ $more ->
        [0] .
       *[other] {" "}und { $more } weitere.
    }
}
total-threat = { $roster ->
    [0] {""}
   *[other] Roster { $roster }:{" "}
}Bedrohungsgrad { $threat } { $number ->
    [one] mit 1 Charakter
   *[other] mit { $number } Charakteren
}{ $of ->
    [0] .
   *[other] , von { $of } auf der Liste.
}
total-affiliations = { $roster ->
    [0] {""}
   *[other] Roster { $roster }:{" "}
}Affiliations: { $names }.
total-crises = { $roster ->
    [0] {""}
   *[other] Roster { $roster }:{" "}
}Krisenkarten: { $secure } Secure, { $extraction } Extraction.
total-squad = Squad { $squad }: { $cost } von { $points } Punkten{ $number ->
    [0] .
   *[other] ; { $eras }.
}
total-deck = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
} { $names ->
    [one] mit einem Namen
   *[other] mit { $names } Namen
}.
total-catalogues = Namen nach: { $names }.
finding-line = Zeile { $line }:
finding-suggestions = Am nächsten: { $names }.
