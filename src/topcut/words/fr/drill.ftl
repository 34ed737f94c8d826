# Drills


## Serving the pages

drill-runs = L’exercice a commencé. Pour rejouer le même : --seed { $seed }
drill-forgets = Arrêtez-le avec Ctrl+C. L’exercice disparaît alors, avec tout ce qu’il contient.
drill-keeps = Arrêtez-le avec Ctrl+C. Il est gardé, et « topcut serve » avec le même --data le continue.
drill-title = { $book } (exercice)
drill-announced = Ceci est un exercice : ses joueurs sont simulés, et rien ne compte ici.
drill-players-usual = Si le champ est vide, il y a { $usual } joueurs.
drill-players-needed = { $title } en demande plus : il y en a { $needed }.
drill-started = L’exercice a commencé : ses joueurs s’inscrivent dans les minutes qui suivent.
drill-removed = L’exercice a disparu, avec tout ce qu’il contenait.
drill-speed = { $speed }×
drill-speed-means = { $speed ->
    [1] 1× : comme une vraie journée
    [4] 4× : 90 minutes en 23
   *[other] { $speed }× : 90 minutes en 5
}
drill-pace = { $speed ->
    [0] L’exercice est en pause.
    [1] L’exercice avance aussi lentement qu’une vraie journée.
   *[other] L’exercice avance { $speed } fois plus vite qu’une vraie journée.
}
drill-now = { $speed ->
    [0] Il est en pause : aucun joueur simulé ne fait rien tant que vous ne choisissez pas une vitesse ci-dessus.
    [1] Ses joueurs sont aussi lents que lors d’une vraie journée.
   *[other] Ses joueurs sont { $speed } fois plus rapides que lors d’une vraie journée.
}
drill-crew = { $crew ->
    [yes] Le bureau aussi est simulé : il apparie et lance les chronos tout seul.
   *[no] Le bureau est à vous : personne d’autre n’apparie ni ne lance les chronos.
}
drill-crew-now = { $crew ->
    [yes] Le bureau aussi est simulé : il apparie et lance les chronos, et vous laisse les appels et les litiges pendant quelques minutes.
   *[no] Apparier, lancer le chrono et trancher vous reviennent.
}
drill-confirms = L’adversaire a annoncé un résultat : confirmez-le ou contredisez-le.
drill-disputes = Les deux disent des choses différentes : un arbitre doit trancher.
drill-plays = Le match est en cours : annoncez un résultat, ou appelez quelqu’un.
