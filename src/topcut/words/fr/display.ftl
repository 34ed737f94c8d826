# The big screen


## The big screen

display-choice-by-itself = Automatique
display-choice-by-itself-about = Présents, appariements, classement, tableau, classement final : ce que le moment demande.
display-choice-names = Appariements par nom
display-choice-names-about = Une ligne par joueur.
display-choice-tables = Appariements par table
display-choice-tables-about = Une ligne par table.
display-choice-standings = Classement
display-choice-standings-about = Tel qu’à la fin de la dernière ronde.
display-choice-bracket = Tableau
display-choice-bracket-about = Un dessin, complété à mesure que les résultats arrivent.
display-choice-schedule = Programme
display-choice-schedule-about = Ce qui reste à venir.
display-choice-announcements = Annonces seulement
display-choice-announcements-about = En grandes lettres, et rien d’autre.
display-choice-blank = Noir
display-choice-blank-about = Un écran noir, quoi qu’il arrive.
display-chosen = L’écran montre maintenant ceci : { $shows }.
display-round = Ronde { $round }
display-find-name = trouvez votre nom, allez à votre table
display-find-table = trouvez votre table
display-roster = tout le monde joue le Roster { $roster }
display-bye = a le bye
display-byes = byes
display-standings = Classement
display-after = { $played ->
    [0] avant la première ronde
   *[other] rondes suisses jouées : { $played } sur { $rounds }
}
display-won-lost = V-D
display-won-drawn-lost = V-N-D
display-ranking = Classement final
display-here = { $count ->
    [0] Encore personne
    [one] { $count } joueur
   *[other] { $count } joueurs
}
display-room = { $room ->
    [none] la première ronde vient ensuite
    [0] c’est complet, il y a une liste d’attente
    [one] il reste { $room } place
   *[other] il reste { $room } places
}
display-schedule = Programme
display-bracket = Tableau
display-top = Top { $players }
display-no-bracket = { $cut ->
    [0] ce tournoi se joue sans cut
   *[other] après les rondes suisses, le top { $cut } continue
}
display-half = { $part ->
    [1] Moitié haute
   *[other] Moitié basse
}
display-piece = Section { $part }
display-last-rounds = Dernières rondes
display-no-one = personne
display-either = { $first } ou { $second }
display-drawn = { $how ->
    [rank] nul : la meilleure tête de série continue
   *[other] nul : décidé par un jet de dé
}
display-drawn-short = { $how ->
    [rank] tête de série
   *[other] jet de dé
}
display-time-called = Le temps est écoulé.
display-mission-critical = Mission Critical
display-to-everybody = À tout le monde
display-paused = Le chrono est en pause
display-paused-wait = Restez à votre table.

## Mirrors: a hosted Topcut shows what a laptop in a hall decides

overlay-table = { $round } · Table { $table }

## What the pages of a big screen say around their lines

display-title = Écran
display-overlay = Incrustation
display-lost = Dernières nouvelles du bureau : <span id="age"></span>
display-sound = Activer le son
display-announcements = Annonces
display-time-left = Temps restant
display-code = Code QR de cette page pour téléphones
display-pages = Pages de { $title }, qui tournent toutes seules
display-against = contre { $name }
display-places = Places { $places }
display-cut = le cut : le top { $cut } continue
display-nobody = Personne n’est encore classé.
display-code-here = Code QR vers ce tournoi
display-scan = { $joins ->
    [true] Scannez pour vous inscrire
   *[other] Scannez pour suivre
}, ou ouvrez <b>{ $host }</b>
display-schedule-over = Il n’y a plus rien au programme.
display-drawing = Tableau : { $rounds }
display-time = Temps écoulé !
display-won = a gagné
display-table = Table { $table }
display-drill = Exercice : rien ne compte ici
display-next = Ensuite : <b>{ $time }</b> { $what }
display-nothing = Aucun tournoi ne se joue.
