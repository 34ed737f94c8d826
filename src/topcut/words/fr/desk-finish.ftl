# The end: the desk's page of the final ranking

desk-finish-up = La ronde
desk-finish-title =
    .final = Classement final
    .now = Si tout s’arrêtait maintenant
    .end = La fin
desk-finish-ranking = Classement final
desk-finish-bracket = Le tableau décide des premières places. <a href="{ $link }">Les places jusqu’ici</a>
desk-finish-chip =
    .penalty = Sanction
    .winner = Vainqueur
desk-finish-penalties = Sanctions
desk-finish-penalties-about = Pensez-y en remettant les prix. Seuls les arbitres les lisent.
desk-finish-finish = Terminer
desk-finish-not-yet = { $step ->
    [make-cut] Pas encore : le cut reste à faire.
    [publish-bracket] Pas encore : le tableau est en cours.
   *[other] Pas encore : il reste des rondes à jouer.
}
desk-finish-now = Rendre ce classement définitif
desk-finish-finished = { $tournament ->
    [game] La partie est terminée
   *[other] Le tournoi est terminé
} et le classement est définitif.
desk-finish-reveal = Révéler la graine
desk-finish-reveal-about = Chacun peut alors refaire tous les tirages et vérifier que rien n’a été choisi.
desk-finish-revealed = La graine est publique : chacun peut recalculer tous les tirages.
desk-finish-is-revealed = Révélée
desk-finish-seed = Graine <code>{ $seed }</code>
desk-finish-verify = Vérifier tous les tirages
desk-finish-change = Changer la structure
desk-finish-change-is = une dérogation
desk-finish-announced = Annoncé : { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}, { $cut ->
    [0] pas de cut
   *[other] top { $cut }
}. Changer cela déroge à { $clause }, publiquement.
desk-finish-rounds = Rondes suisses
desk-finish-cut = Cut au top, 0 pour aucun
desk-finish-reason = Raison, publique
desk-finish-deviate = Déclarer la dérogation à { $clause }
desk-finish-change-now = La changer
desk-finish-changed = La structure est changée. Tout le monde voit que c’est une dérogation.
