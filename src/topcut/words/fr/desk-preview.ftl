# The next round before players see it

desk-preview-title = Aperçu de la ronde { $round }
desk-preview-heading = Ronde { $round }, aperçu <small>{ $last ->
    [true] dernière ronde suisse
   *[other] sur { $rounds }
}</small>
desk-preview-unpublished = Arbitres seuls, pas publié
desk-preview-others-see = { $round ->
    [0] Les joueurs ne voient encore rien.
   *[other] Les joueurs et l’écran montrent encore la ronde { $round }.
} Publier ne lance pas le chrono.
desk-preview-by-hand = Changer à la main
desk-preview-terrain = Les décors sont-ils en place ?
desk-preview-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}{ $bye ->
    [true] {" "}et un bye
   *[other] {""}
}
desk-preview-of-coming = Tables de la ronde à venir
desk-preview-column =
    .table = Table
    .first = Joueur 1
    .against = contre
    .second = Joueur 2
    .remarks = Remarques
    .v = –
desk-preview-floats = flotte de { $from } à { $to }
desk-preview-remark =
    .pair-again = Revanche
    .pair-forbidden = À séparer
    .pair-mates = Même club
desk-preview-bye = Bye
desk-preview-bye-worth = Une victoire{ $figures ->
    [none] {""}
   *[other] , { $figures }
}
desk-preview-absent = Absences convenues
desk-preview-loss = Une défaite sans appariement

## Publishing

desk-preview-publishing = Publier
desk-preview-publish = Publier la ronde { $round }
desk-preview-publish-go = Publier <kbd>P</kbd>
desk-preview-publish-about = Chacun voit sa table. Ensuite, tout changement est public, avec une raison.
desk-preview-not-final = <b>Pas encore définitif.</b> La recherche de l’appariement que définissent les règles n’était pas finie. C’est le meilleur trouvé jusqu’ici.
desk-preview-longer = Attendre encore
desk-preview-take = Prendre cet appariement et publier
desk-preview-take-about = Chacun voit sa table, et peut lire que cette ronde déroge aux règles.
desk-preview-apart = Changer les joueurs séparés
desk-preview-pair-by-hand = Apparier à la main
desk-preview-organizer = { $decides ->
    [true] C’est l’organisateur qui décide ({ $organizer }).
   *[other] C’est l’organisateur qui la publie ({ $organizer }).
}

## What was checked

desk-preview-checked = Vérifié
desk-preview-groups = { $count ->
    [1] un groupe de { $sizes }
   *[other] groupes de { $sizes }
}
desk-preview-forbidden = { $pairs ->
    [one] { $pairs } paire qu’il fallait éviter
   *[other] { $pairs } paires qu’il fallait éviter
}
desk-preview-ahead = En regardant plus loin
desk-preview-not-ahead = Sans regarder plus loin
desk-preview-not-ahead-why = Cela aurait pris trop de temps, et la ronde ne l’attend pas.
desk-preview-mates = Même club à la table { $table }
desk-preview-mates-who = { $first } et { $second } ont le même club, { $club }. Les règles ne les séparent pas.

## The draw

desk-preview-draw = Tirage { $round }, tentative { $attempt }
desk-preview-key = Clé de la ronde <code>{ $key }</code>, publiée avec les appariements
desk-preview-again = Tirer à nouveau ?
desk-preview-again-about = Les mêmes joueurs avec les mêmes points donnent toujours ce tirage : personne ne peut donc refaire le tirage jusqu’à ce qu’il lui plaise. Si quelqu’un part, arrive ou doit être séparé, on tire à nouveau (tentative { $attempt }), avec votre raison, publique à côté de celle-ci. Après publication, on peut l’annuler avec une raison.
desk-preview-drop = Noter un abandon
desk-preview-absent-from = Absent à la ronde { $round }
desk-preview-absent-go = Noter l’absence
desk-preview-swap = Échanger deux numéros de table
desk-preview-opened = Le tirage est ouvert et ne changera plus. Pour l’instant, seuls les arbitres le voient.
desk-preview-published = Les appariements sont publiés. Le chrono ne tourne pas encore : lancez-le quand la plupart des joueurs sont assis.
desk-preview-stopped = La recherche est arrêtée.
