# The bracket

bracket-round = { $left ->
    [0] Finale
    [1] Demi-finales
    [2] Quarts de finale
   *[other] Ronde { $round }
}
# The same in a place where the bracket is not known: on a slip, above the pairings
round-name = { $left ->
    [swiss] Ronde { $round }
    [0] Finale
    [1] Demi-finales
    [2] Quarts de finale
   *[other] Ronde { $round } du tableau
}
public-bracket-seed = tête de série
public-bracket-either = { $first } ou { $second }
public-bracket-undecided = pas encore décidé
public-bracket-goes-on = continue
public-bracket-not-made = Le cut n’est pas encore fait
public-bracket-later = { $cut ->
    [0] { $tournament ->
        [game] Cette partie
       *[other] Ce tournoi
    } se joue sans cut.
   *[other] Après la dernière ronde suisse, le top { $cut } continue, avec les têtes de série selon le rang.
}
public-bracket-seeds = Les têtes de série suivent les rangs au moment du cut.
public-bracket-draw = En cas de nul, { $draw ->
    [seed] la meilleure tête de série
   *[roll] le vainqueur d’un jet de dé
} continue.
public-bracket-drawing = Dessin du tableau
public-bracket-roster = Roster { $roster }
public-bracket-finishes = place du perdant : { $placing }
public-bracket-playing = en cours{ $table ->
    [0] {""}
   *[other] {" "}à la table { $table }
}
public-bracket-sentences = En phrases
