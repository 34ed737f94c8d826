# What can be done now, and what comes next


## What can be done now

possible-enter-player = Inscrire un joueur (déjà { $players }).
possible-check-in = Confirmer la présence des joueurs (il en manque { $count }).
possible-name-official = Nommer un arbitre : { $official } ou un autre rôle.
possible-set-table = Installer les tables (déjà { $tables }).
possible-start = Donner le départ du tournoi avec { $players } joueurs.
possible-open-draw = { $attempt ->
    [1] Apparier la ronde { $round } : ouvrir son tirage et le regarder.
   *[other] Réapparier la ronde { $round } : ouvrir la tentative { $attempt } de son tirage, avec une raison.
  }
possible-publish = Regarder l’appariement de la ronde { $round } et le publier.
possible-publish-by-hand = Apparier la ronde { $round } à la main.
possible-arrange-absence = Noter qui sera absent à la ronde { $round }.
possible-decide = { $count ->
    [one] Trancher le résultat en litige de la table { $tables }.
   *[other] Trancher les résultats en litige des tables { $tables }.
  }
possible-break-tie = { $count ->
    [one] Saisir qui a gagné le jet de dé à la table { $tables }.
   *[other] Saisir qui a gagné les jets de dé aux tables { $tables }.
  }
possible-start-clock = Lancer le chrono de la { where-staged }.
possible-enter-result = { $count ->
    [one] Saisir le résultat de la table { $tables }.
   *[other] Saisir des résultats : les tables { $tables } sont en cours.
  }
possible-no-show = Noter qu’un joueur ne s’est pas présenté.
possible-move-table = Déplacer un match de la { where-staged } à une autre table.
possible-close-round = Clore la { where-staged } : tous les résultats sont là.
possible-unpair = Annuler l’appariement de la { where-staged }, avec une raison.
possible-make-cut = Faire le cut au top { $cut }.
possible-publish-bracket = Publier la ronde { $round } du tableau.
possible-finish = Terminer le tournoi et rendre le classement définitif.
possible-correct = Corriger un résultat ; vous voyez d’abord ce que cela changerait.
possible-drop = Noter l’abandon d’un joueur.
possible-let-in-again = { $count ->
    [one] Reprendre un joueur qui s’est désisté ou n’était pas là.
   *[other] Reprendre l’un des { $count } joueurs qui se sont désistés ou n’étaient pas là.
}
possible-rejoin = Faire revenir un joueur qui a abandonné.
possible-eject = Exclure un joueur.
possible-replace-card = { $count ->
    [one] Un joueur cherche encore une carte : dites qu’elle est retrouvée, ou que la partie est concédée.
   *[other] { $count } joueurs cherchent encore une carte : dites ce qui est retrouvé, ou quelle partie est concédée.
}
possible-answer-ejection = Répondre { $count ->
    [one] s’il faut prononcer l’exclusion
   *[other] s’il faut prononcer les exclusions
  } : { $players }.
possible-reveal-seed = Révéler la graine de tous les tirages, pour que chacun puisse les vérifier.
possible-undo = Annuler la dernière étape.

## The public pages

progress-sign-up = Les inscriptions sont ouvertes
progress-closed = Avant le départ
progress-locked = Les inscriptions sont closes
progress-before = La ronde 1 va être appariée
progress-playing = La ronde { $round } sur { $rounds } est en cours
progress-over = La ronde { $round } sur { $rounds } est terminée
progress-cut = Le cut est fait
# `$left` is how many rounds follow
progress-bracket = { $left ->
    [0] La finale est en cours
    [1] Les demi-finales sont en cours
    [2] Les quarts de finale sont en cours
   *[other] Tableau : la ronde { $round } sur { $rounds } est en cours
}
progress-bracket-over = { $left ->
    [0] La finale est terminée
    [1] Les demi-finales sont terminées
    [2] Les quarts de finale sont terminés
   *[other] Tableau : la ronde { $round } sur { $rounds } est terminée
}
progress-finished = Terminé
next-sign-up = { $room ->
    [none] Inscrivez-vous jusqu’au départ.
    [0] C’est complet ; il y a une liste d’attente.
    [one] Il reste { $room } place.
   *[other] Il reste { $room } places.
}
next-closed = C’est l’organisateur ({ $organizer }) qui inscrit les joueurs.
next-locked = Le départ est proche. S’inscrire en retard demande l’accord de l’organisateur ({ $organizer }).
next-before = Les premiers appariements viennent ensuite.
next-playing = { $open ->
    [one] { $open } table joue encore.
   *[other] { $open } tables jouent encore.
}
next-over = La ronde { $next } vient ensuite.
next-cut = Le cut au top { $cut } vient ensuite.
next-ranking = Le classement final vient ensuite.
next-bracket = Le tableau final vient ensuite.
next-finished = { $winner ->
    [none] Personne n’a gagné.
   *[other] Victoire : { $winner }.
}
