# Standings and the cross-table

public-standings-cross = Grille américaine : chaque joueur, chaque ronde
public-standings-row = D’où vient la ligne de { $name }
public-standings-back = Retour au classement
public-standings-yours = Votre rang
public-standings-mine = { $name }, vous êtes à la place { $place } sur { $count }
public-standings-my-row = Ma ligne
public-standings-decides = { $bracket ->
    [true] { $plan ->
        [true] La finale décide.
       *[other] Le tableau décide.
    }
   *[other] { $plan ->
        [true] Qui a le plus de fans gagne, comme dans le classement ci-dessous.
       *[other] Qui a le plus de points gagne, comme dans le classement ci-dessous.
    }
}
public-standings-as-swiss = { $plan ->
    [true] Comme dans le classement ci-dessous.
   *[other] Comme dans les rondes suisses.
}
public-standings-heading = { $over ->
    [true] { $plan ->
        [true] Les manches
       *[other] Rondes suisses
    }
   *[other] Pour l’instant
}
public-standings-open = La ronde { $round } est en cours : seuls les matchs validés comptent.
public-standings-none = Personne n’a encore joué.
public-standings-after = Après la ronde { $round }.
public-standings-rank = Rang
public-standings-left = parti
public-standings-last = La dernière ligne du classement.
public-standings-how = D’où viennent ces chiffres
public-standings-cut = le top { $cut } { $made ->
    [true] a continué
   *[other] continue
}
public-standings-nobody = Personne ne s’est encore inscrit.
public-standings-share = Les joueurs à égalité en tout partagent un rang jusqu’au tirage au sort.
public-cross-title = Grille américaine
public-cross-heading = Chaque joueur, chaque ronde
public-cross-unpaired = Aucune ronde n’est encore appariée.
public-cross-as-of = État au fait { $n }.
public-cross-parts = Sections de la grille
public-cross-table = La grille
public-cross-number = N°
public-cross-short = { $stage ->
    [bracket] T
   *[other] R
}{ $round }
public-cross-not-in = absent
public-cross-rank = { $rank ->
    [0] hors classement
   *[other] rang { $rank }
}{ $left ->
    [true] , parti
   *[other] {""}
}
public-cross-file = Télécharger le tableau (CSV)
public-standings-record = { $points } · { $draws ->
    [true] V-N-D
   *[other] V-D
} { $record }
