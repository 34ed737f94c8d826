# The bracket, at the desk

desk-bracket-seed = <span class="unseen">tête de série </span>{ $seed }
desk-bracket-or = { $first } ou { $second }
desk-bracket-to-come = à venir
desk-bracket-nobody = personne
desk-bracket-on = continue
desk-bracket-top = top { $count }
desk-bracket-won = gagné par { $player }
desk-bracket-drawing = Le tableau en dessin
# `$left` is how many rounds follow
desk-bracket-round = { $left ->
    [0] Finale
    [1] Demi-finales
    [2] Quarts de finale
   *[other] Ronde { $round }
}
desk-bracket-roster = Roster { $number }
desk-bracket-playing = { $table ->
    [0] en cours
   *[other] en cours à la table { $table }
}
desk-bracket-enter = Saisir<span class="unseen"> le résultat de la table { $table }</span>
desk-bracket-drawn = { $rank ->
    [true] match nul : la meilleure tête de série continue
   *[other] match nul : décidé au dé
}
desk-bracket-places = Places jusqu’ici
desk-bracket-nobody-out = Dans le tableau, personne n’est encore éliminé.
desk-bracket-who = Qui continue, et pourquoi
# `$left` is how many rounds follow
desk-bracket-publish = { $left ->
    [0] Publier la finale
    [1] Publier les demi-finales
    [2] Publier les quarts de finale
   *[other] Publier la ronde { $round }
}
desk-bracket-publish-not-yet = Publier
desk-bracket-end = La fin
desk-bracket-look = Voir le classement final
desk-bracket-over = Terminé
desk-bracket-draw = { $rank ->
    [true] En cas de match nul, la meilleure tête de série continue.
   *[other] En cas de match nul, un jet de dé décide ; il est saisi avec le résultat.
}
desk-bracket-seeds = Têtes de série
desk-bracket-vacant = vacante
desk-bracket-out = La ronde du tableau est publiée. Lancez son chrono quand les joueurs sont assis.
