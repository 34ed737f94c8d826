# A player's own list: handing it in, and building it by search and tap

seat-list-of = { $list } : { $name }
seat-list-roster = Roster { $number }, à jouer maintenant
seat-list-nothing = Rien n’a été remis.
seat-list-handed-in = Telle que remise
seat-list-state =
    .none = Pas remise
    .illegal = Non légale
    .accepted = Acceptée
    .paper = Sur papier
    .handed-in = Remise
seat-list-needed = { $before ->
    [true] Il en faut une à chacun avant le départ.
   *[other] Sans elle, personne n’est apparié.
}
seat-list-illegal = Elle est remise, mais la vérification dit qu’elle n’est pas légale. Remettez-en une meilleure, ou parlez à un arbitre.
seat-list-paper = Elle est notée comme étant sur papier. Un arbitre ne l’a pas encore acceptée.
seat-list-waits = Un arbitre ne l’a pas encore acceptée.
seat-list-secret = Seuls vous et les arbitres la voient.
seat-list-open-later = Jusqu’au départ, seuls vous et les arbitres la voient ; ensuite, vos adversaires aussi.
seat-list-locked = Elle ne peut plus être changée.
seat-list-paste = Coller du texte
seat-list-text = En texte
seat-list-type = Collez-la ou tapez-la ici
seat-list-read = La lire
seat-list-read-again = La relire
seat-list-example = À quoi doit-elle ressembler ?
seat-list-example-about = Un nom par ligne, sous son titre. Puces, nombres comme 2x et majuscules ne comptent pas, et ce qu’exportent les créateurs de listes est compris.
seat-list-hand-in = Remettre ma liste ({ $list })
seat-list-versions = Les { $count } dernières versions sont gardées avec le journal. Les arbitres peuvent les rayer après la fin.
seat-list-file = Ou un fichier d’un créateur de listes
seat-list-file-about = .ros et .rosz de BattleScribe, .json de New Recruit, ou du texte. Vous voyez d’abord ce qui a été lu.
seat-list-file-read = Lire le fichier
seat-list-pool = Les cartes que vous avez ouvertes, une par ligne
seat-list-pool-about = Tous vos decks en sont tirés.
seat-list-pool-register = Enregistrer mon pool
seat-list-pool-registered = Votre pool est enregistré.
seat-list-taken = Votre liste ({ $list }) est remise.
seat-list-not-yet = Rien n’est encore remis.
seat-list-still = Pas encore remise : ce que vous avez remis avant compte toujours.

## Building it

seat-list-counts = Combien elle contient
seat-list-kind = { $kind ->
    [character] Personnages
    [tactic] Tactiques d’équipe
    [crisis] Crises
    [gem] Gemmes d’Infinité
    [unit] Unités
    [mission] Mission Set
    [hero] Héros
   *[card] Cartes
}
seat-list-part = { $part ->
    [characters] Personnages
    [tactics] Tactiques d’équipe
    [secure] Crises Sécurisation
    [extraction] Crises Extraction
    [crises] Crises d’un côté inconnu
    [gems] Gemmes d’Infinité
    [primary] Unité primaire
    [secondary] Unité secondaire
    [supporting] Unité de soutien
    [mission] Mission Set
    [hero] Héros
   *[deck] Deck
}
seat-list-find = Chercher { $part ->
    [characters] un personnage
    [tactics] une carte Tactique d’équipe
    [secure] une Crise Sécurisation
    [extraction] une Crise Extraction
    [crises] une Crise
    [gems] une Gemme d’Infinité
    [primary] une unité primaire
    [secondary] une unité secondaire
    [supporting] une unité de soutien
    [mission] un Mission Set
    [hero] un Héros
   *[deck] une carte
}{ $group ->
    [none] {""}
   *[other] {" "}<span class="unseen">pour { $group }</span>
}
seat-list-group = { $form ->
    [squads] Squad { $number }
   *[other] Roster { $number }
}
# What stands below a name; # is filled in.
seat-list-worth = { $kind ->
    [unit] # points
   *[other] Menace #
}
# The number is filled in.
seat-list-put-right = <b></b> à corriger
seat-list-ways = Cherchez et touchez, ou <a href="#as-text">collez-la comme texte</a>, ou <a href="#from-file">faites lire un fichier</a>.
seat-list-earlier = Partir d’une des vôtres :
# The name follows, unseen.
seat-list-take-out = Retirer
seat-list-change = Changer
seat-list-less = Un de moins :
seat-list-more = Un de plus :
seat-list-add = Ajouter
# The name is filled in.
seat-list-typed = « <bdi></bdi> », tel que vous l’avez tapé
seat-list-stale = Vous l’avez changée depuis. Elle est vérifiée à nouveau.
seat-list-unchecked = Pas de liaison avec le bureau : ceci n’est donc pas encore vérifié. Ce que vous composez reste sur ce téléphone, et vous pouvez le remettre : ce sera envoyé dès que le bureau est joignable.
seat-list-unfit = Ne convient pas
# The numbers are filled in where <b></b> stands, in this order.
seat-list-too-dear = Coût : <b></b>, et il reste <b></b> points sur <b></b>.
seat-list-too-poor = Elle donne <b></b> points, et les autres en coûtent <b></b>.
seat-list-no-era = Aucune ère en commun avec <b></b>.
