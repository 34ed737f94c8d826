# What was played


## Lists at the prompt, and what was played

catalogue-entries = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}
catalogue-age = { $days ->
    [0] d’aujourd’hui
    [one] vieux de { $days } jour
   *[other] vieux de { $days } jours
}
catalogues-lost = { $count ->
    [one] Ce catalogue a servi pour des listes et n’est plus dans le dossier de données :
   *[other] Ces catalogues ont servi pour des listes et ne sont plus dans le dossier de données :
} { $names }. Une liste revérifiée maintenant peut être jugée autrement.
list-age = { $unit ->
    [days] il y a { $number ->
        [one] { $number } jour
       *[other] { $number } jours
    }
    [hours] il y a { $number ->
        [one] { $number } heure
       *[other] { $number } heures
    }
   *[minutes] { $number ->
        [0] à l’instant
       *[other] il y a { $number } min
    }
}
played-section = { $section ->
    [characters] Personnages
    [tactics] Cartes Tactique d’équipe
    [crises] Crises
    [gems] Gemmes d’Infinité
    [affiliations] Affiliations
    [primary] Unités primaires
    [secondary] Unités secondaires
    [supporting] Unités de soutien
    [mission] Mission Sets
    [hero] Héros
    [deck] Cartes
    [pool] Pool
   *[none] Sans titre
}
played-span = { $stage ->
    [all] Toutes les rondes
    [swiss] { $round ->
        [0] Rondes suisses
       *[other] Ronde { $round }
    }
   *[bracket] { $round ->
        [0] Le cut
       *[other] Cut, ronde { $round }
    }
}
played-plot = Taux de victoire avec barres d’erreur, { $section ->
    [characters] personnages
    [tactics] cartes Tactique d’équipe
    [crises] crises
    [gems] gemmes
    [affiliations] affiliations
    [primary] unités primaires
    [secondary] unités secondaires
    [supporting] unités de soutien
    [mission] Mission Sets
    [hero] héros
   *[other] cartes
}, par fréquence décroissante.
played-lists = { $lists ->
    [one] { $lists } liste est comptée.
   *[other] { $lists } listes sont comptées.
}
played-none = Aucune liste lisible n’est encore remise.
played-unread = { $number ->
    [one] { $number } liste n’a pas pu être lue et ne compte pas ici.
   *[other] { $number } listes n’ont pas pu être lues et ne comptent pas ici.
}

## What a check of a list found

list-check-unread = La vérification n’a pas pu la lire
list-check-taken = Cela ne vous empêche pas de la remettre ; un arbitre la regardera.
list-check-found = Ce que la vérification a trouvé
list-check-right = { $noted ->
    [true] La forme est bonne
   *[other] Rien à redire
}
list-check-grade = { $grade ->
    [illegal] Non légale
    [unverified] Non vérifiée
   *[other] Remarque
}
list-check-take = Prendre { $name }
list-check-read = Ce qui a été lu
list-check-lines = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
list-check-unknown = { $number ->
    [one] inconnu
   *[other] { $number } inconnus
}
list-check-written = écrit : { $name }
list-check-line = ligne { $number }
