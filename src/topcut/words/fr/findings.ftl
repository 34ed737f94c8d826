# What a check of a list finds, and what a list adds up to


## What a check of a list finds

part-of-roster = { $roster ->
    [0] {""}
   *[other] Roster { $roster } :{" "}
}{ $part ->
    [character] Personnages
    [tactic] Tactiques
   *[crisis] Crises
}
finding-too-many = { part-of-roster } : il y en a { $number }, et { $most } au plus sont permis.
finding-not-exactly = { part-of-roster } : il y en a { $number }, et il en faut exactement { $most }.
finding-too-many-side = { part-of-roster } : il y a { $number } crises { $side ->
    [secure] Sécurisation
   *[extraction] Extraction
}, et { $most } au plus sont permises.
finding-side-claimed = { part-of-roster } : { $number } sont classées comme crises { $side ->
    [secure] Sécurisation
   *[extraction] Extraction
}, où { $most } au plus sont permises, mais aucun catalogue ne sait lesquelles le sont.
finding-wrong-side = { $entry } est { $side ->
    [secure] une crise Sécurisation, mais figure parmi les crises Extraction
   *[extraction] une crise Extraction, mais figure parmi les crises Sécurisation
}. Elle a été comptée pour ce qu’elle est.
finding-no-characters = { part-of-roster } : il n’y en a pas.
finding-twice = { $entry } figure { $number ->
    [2] deux fois
   *[other] { $number } fois
}{ $over ->
    [0] {""}
    [1] , dans le Roster { $rosters }
   *[other] , dans les Rosters { $rosters }
}, et ne peut figurer qu’une fois.
finding-perhaps-twice = { $entry } et { $other } sont peut-être la même chose : écrivez les deux noms en entier.
finding-several-rosters = Voici { $number } Rosters à la suite. N’en remettez qu’un.
finding-roster-missing = Il manque { $entry } : une Timeline List a les Rosters 1 à { $most }.
finding-roster-twice = { $entry } figure deux fois. Donnez à chaque Roster son propre numéro.
finding-roster-unknown = { $entry } n’existe pas : une Timeline List a les Rosters 1 à { $most }.
finding-no-roster = { $entry } n’est dans aucun Roster. Écrivez ce nom sous Roster 1, 2 ou 3.
finding-not-in-timeline = { $entry } ne figure pas parmi les { $kind ->
    [character] personnages
    [tactic] cartes Tactique d’équipe
    [crisis] cartes Crise
    [gem] Gemmes d’Infinité
   *[other] entrées
} de la Timeline { $timeline }.
finding-timeline-bans = La Timeline { $timeline } ne permet pas { $entry }.
finding-timeline-contents = Aucun catalogue ne dit ce que permet la Timeline { $timeline } : rien n’a été comparé avec elle. Ajoutez son catalogue.
finding-affiliation-unknown = Aucun catalogue ne connaît d’affiliations pour { $entry }, et la Timeline { $timeline } en dépend.
finding-not-yet = { $entry } sera légal à partir du { $legal }, et le premier jour est le { $day }.
finding-no-date = { $entry } est légal à partir du { $day }. Indiquez le premier jour pour le faire vérifier.
finding-unknown = Aucun catalogue ne connaît { $kind ->
    [character] le personnage
    [tactic] la carte Tactique d’équipe
    [crisis] la carte Crise
    [gem] la Gemme d’Infinité
    [unit] l’unité
    [mission] le Mission Set
    [hero] le Héros
   *[card] la carte
} { $entry }.
finding-another-kind = { $entry } est { $other ->
    [character] un personnage
    [tactic] une carte Tactique d’équipe
    [crisis] une carte Crise
    [gem] une Gemme d’Infinité
   *[other] une carte
}, mais figure parmi les { $kind ->
    [character] personnages
    [tactic] cartes Tactique d’équipe
    [crisis] cartes Crise
    [gem] Gemmes d’Infinité
   *[other] cartes
}.
finding-which-one = Il y en a { $number } qui s’appellent { $entry }. Précisez laquelle ou lequel.
finding-banned = L’entrée { $entry } est bannie.
finding-restricted = { $number } entrées restreintes, et { $most } au plus sont permises : { $entry }.
finding-squad-missing = Il manque { $entry } : une Premier List a { $most } squads.
finding-squad-twice = { $entry } figure deux fois. Donnez à chaque squad son propre numéro.
finding-squad-unknown = { $entry } est de trop : une Premier List a { $most } squads.
finding-no-squad = { $entry } n’est dans aucun squad. Écrivez ce nom sous Squad 1, 2, 3 ou 4.
finding-missions = Une Premier List a { $most ->
    [1] un Mission Set
   *[other] { $most } Mission Sets
}, et ici il y en a { $number ->
    [0] zéro
    [one] un
   *[other] { $number } : { $entry }
}.
finding-role-number = Le Squad { $squad } a { $number ->
    [0] zéro unité { $role ->
        [primary] primaire
        [secondary] secondaire
       *[supporting] de soutien
    }
    [one] une unité { $role ->
        [primary] primaire
        [secondary] secondaire
       *[supporting] de soutien
    }
   *[other] { $number } unités { $role ->
        [primary] primaire
        [secondary] secondaire
       *[supporting] de soutien
    } : { $entry }
}, et il en faut { $most ->
    [1] une
   *[other] { $most }
}.
finding-no-role = { $entry } est une unité de trop dans le Squad { $squad }.
finding-wrong-role = { $entry } est une unité { $role ->
    [primary] primaire
    [secondary] secondaire
   *[supporting] de soutien
}, mais figure comme unité { $listed ->
    [primary] primaire
    [secondary] secondaire
   *[supporting] de soutien
} du Squad { $squad }.
finding-points = Squad { $squad } : les unités secondaires et de soutien coûtent { $number } points, et l’unité primaire en donne { $most }.
finding-eras = Squad { $squad } : { $names } n’ont pas d’ère en commun.
finding-unit-name-twice = L’unité { $name } est dans { $first } et de nouveau dans { $second }.
finding-unique-name-twice = { $entry } a l’Unique Name { $name }, comme une unité dans { $first }.
finding-heroes = Un deck a { $most ->
    [1] un Héros
   *[other] { $most } Héros
}, et ici il y en a { $number ->
    [0] zéro
    [one] un
   *[other] { $number } : { $entry }
}.
finding-hero-among-cards = { $entry } est un Héros, et un Héros ne peut pas être l’une des cartes.
finding-cards = Un deck a { $most } cartes, et celui-ci en a { $number }.
finding-copies = { $number } cartes s’appellent { $entry }, et il devrait y en avoir { $most } au plus.
finding-class = { $entry } est une carte de la classe { $other }, mais le Héros { $hero } est de la classe { $own }.
finding-no-pool = Aucun pool n’est enregistré : le deck n’a pas pu lui être comparé.
finding-pool-on-paper = Le pool est sur papier : comparez-lui le deck à la main.
finding-not-in-pool = { $most ->
    [0] { $entry } n’est pas dans le pool.
   *[other] { $entry } : { $number } exemplaires sont joués, et le pool en a { $most }.
}
finding-proxy = { $entry } est noté comme proxy. Seules les vraies cartes sont permises.
finding-not-official = { $entry } n’est pas officiel, et seul le matériel officiel est permis.
finding-not-counted = « { $entry } » n’a pas été pris pour un nom et ne compte pas.
finding-lines-not-counted = { $number } lignes n’ont pas été prises pour des noms et ne comptent pas : { $names }{ $more ->
    [0] .
   *[other] {" "}et { $more } de plus.
}
finding-name = { $quoted ->
    [true] « { $name } »
   *[other] { $name }
}{ $line ->
    [0] {""}
   *[other] {" "}(ligne { $line })
}
finding-heading-unknown = Le titre « { $entry } » n’a pas été compris ; ce qui est dessous compte avec ce qui est au-dessus.
list-part = { $group ->
    [none] {""}
   *[other] { $form ->
        [squads] Squad { $group }
       *[other] Roster { $group }
    }
}{ $section ->
    [none] {""}
    [characters] { $group ->
        [none] Personnages
       *[other] , personnages
    }
    [tactics] { $group ->
        [none] Cartes Tactique d’équipe
       *[other] , cartes Tactique d’équipe
    }
    [crises] { $group ->
        [none] Crises
       *[other] , crises
    }
    [gems] Gemmes
    [affiliations] Affiliations
    [mission] Mission Set
    [hero] Héros
    [deck] Cartes
   *[pool] Pool
}
finding-names-not-checked = { $number } noms n’ont pas été vérifiés, parce qu’aucun catalogue d’ici ne les connaît : { $names }{ $more ->
    [0] .
   *[other] {" "}et { $more } de plus.
}
finding-of-another-game = { $entry } est connu d’un autre jeu, { $game ->
    [crisis-protocol] Marvel: Crisis Protocol
    [shatterpoint] Star Wars: Shatterpoint
   *[other] { $game }
}, et pas de celui-ci.
finding-names-of-another-game = { $number } noms sont connus d’un autre jeu, { $game ->
    [crisis-protocol] Marvel: Crisis Protocol
    [shatterpoint] Star Wars: Shatterpoint
   *[other] { $game }
}, et pas de celui-ci : { $names }{ $more ->
    [0] .
   *[other] {" "}et { $more } de plus.
}
finding-not-final = { $entry } n’était pas encore définitif quand le catalogue a été fait : ce point n’a pas été vérifié.
finding-read-as = « { $entry } » a été lu comme { $meant }.
finding-names-read-as = { $number } noms étaient écrits en partie et ont été lus ainsi : { $names }{ $more ->
    [0] .
   *[other] {" "}et { $more } de plus.
}
finding-unique-names-not-known = { $number ->
    [one] Un point n’a pas été vérifié : aucun catalogue ne connaît l’Unique Name, s’il y en a un, pour { $names }.
   *[other] Un point n’a pas été vérifié : aucun catalogue ne connaît les Unique Names, s’il y en a, pour { $number } unités : { $names }{ $more ->
        [0] .
       *[other] {" "}et { $more } de plus.
    }
}
total-threat = { $roster ->
    [0] {""}
   *[other] Roster { $roster } :{" "}
}Menace { $threat } pour { $number ->
    [one] { $number } personnage
   *[other] { $number } personnages
}{ $of ->
    [0] .
   *[other] , sur { $of } dans la liste.
}
total-affiliations = { $roster ->
    [0] {""}
   *[other] Roster { $roster } :{" "}
}Affiliations : { $names }.
total-crises = { $roster ->
    [0] {""}
   *[other] Roster { $roster } :{" "}
}Crises : { $secure } Sécurisation, { $extraction } Extraction.
total-squad = Squad { $squad } : { $cost } sur { $points } points{ $number ->
    [0] .
   *[other]  ; { $eras }.
}
total-deck = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} { $names ->
    [one] sous un seul nom
   *[other] avec { $names } noms
}.
total-catalogues = Noms d’après : { $names }.
finding-line = Ligne { $line } :
finding-suggestions = Au plus proche : { $names }.
