# The standings at the desk

desk-standings-title = Classement
desk-standings-after = { $round ->
    [0] Personne n’a encore joué.
   *[other] Après la ronde { $round }.
}
desk-standings-playing = La ronde { $round } est en cours : seuls les matchs validés comptent.
desk-standings-row = D’où vient la ligne : { $player }
desk-standings-back = Retour au classement
desk-standings-everyone = Tous les joueurs classés
desk-standings-column =
    .rank = Rang
    .player = Joueur
    .record = Gagnés–nuls–perdus
    .why = Pourquoi
desk-standings-why = Pourquoi<span class="unseen"> { $player } a le rang { $rank }</span>
desk-standings-last = La dernière ligne du classement.
desk-standings-figures = D’où viennent ces chiffres
desk-standings-line = { $played ->
    [true] le top { $cut } a continué
   *[other] le top { $cut } continue
}
desk-standings-equal = Les joueurs à égalité en tout partagent un rang jusqu’au tirage au sort.
desk-standings-nobody = Personne n’est encore inscrit.
