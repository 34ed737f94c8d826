# Sheets of paper


## Pairing a round

paper-list-state = { $state ->
    [accepted] Acceptée
    [illegal] Non légale
   *[handed-in] Remise
}

## Sheets of paper

paper-roster = Roster { $roster }
paper-worth = { $unit ->
    [seed] tête de série n° { $worth }
   *[points] { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }
}
paper-ending = { $how ->
    [victory] victoire
    [time] temps écoulé
    [concession] concession
    [draw] nul convenu
    [no-show] forfait
   *[double-no-show] double forfait
}
paper-ending-who = Qui a concédé ou n’est pas venu :
paper-not-played = avant la ronde 1
paper-open = pendant la ronde { $round }
paper-after = après la ronde { $round }
paper-placing = { $roster ->
    [0] place du perdant : { $placing }
   *[other] Roster { $roster }, place du perdant : { $placing }
}
paper-broken = { $how ->
    [rank] nul : la meilleure tête de série continue
   *[roll] nul : décidé par un jet de dé
}
paper-awaited = { $first } ou { $second }
paper-nobody = personne
paper-place = { $first ->
    [yes] Vainqueur
   *[no] Place { $place }
}
paper-of = sur { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
paper-page = Page { $page } sur { $pages }
paper-seal = Sceau du journal, fait { $n }
paper-private = Arbitres seuls
paper-title =
    .cards = Cartes des joueurs
    .certificate = Diplôme
    .standings = Classement
    .ranking = Classement final
    .cross-table = Grille américaine
paper-lists = Listes ({ $list })
paper-head =
    .table = Table
    .player = Joueur
    .players = Joueurs
    .opponent = Adversaire
    .points = Points
    .short-points = Pts
    .seed = Tête de série
    .place = Place
    .swiss = Suisse
    .rank = Rang
    .rounds = Rondes
    .number = N°
    .drop = Part
    .signature = Signature
    .called = Appel à
    .warning = Avertissement : qui, pourquoi
    .extra = Minutes en plus
    .notes = Notes, décisions
paper-byes = Bye : { $players }
paper-absent = Non appariés : { $players }
paper-judges-note = Ne laissez pas cette feuille sur les tables : elle dit qui a un avertissement et quelles tables ont des minutes en plus. Notez les heures, puis saisissez appels, avertissements et minutes au bureau.
paper-warned = averti { $count }×
paper-extended = déjà +{ $minutes }
paper-signed = { $role } :
paper-checked-by = Vérifiée par
paper-slip-scan = Scannez ici
paper-slip-ways = téléphone ou papier
paper-slip-open = { $card } en cours, à
paper-slip-roll = En cas de nul, le jet de dé va à
paper-slip-pile = Feuille { $sheet }, tas { $pile }
paper-ended-by = Fin par :
paper-at-time = Si fin du temps :
paper-card-scan = Scannez ceci avec votre téléphone : votre table, votre adversaire, votre résultat à annoncer. Valable pour un seul téléphone.
paper-card-page = { $phones ->
    [true] Pas d’appareil photo ?
   *[other] Sur cet ordinateur :
} { $page }
paper-left = n’est plus là
paper-cut = top { $cut }
paper-cross-round = { $stage ->
    [bracket] Tableau
   *[other] Ronde
} { $round }
paper-cross-legend = V victoire, N nul, D défaite, puis le numéro de la ligne de l’adversaire. Les chiffres du joueur viennent d’abord. bye : pas d’adversaire. manqué : non apparié, ce qui est une défaite. forfait : pas venu au match. absence : convenue. en cours : joue encore. – : pas dans cette ronde. … : le nom est plus long.
paper-table = table { $table }
