# The desk's page of a drill

desk-drill = Exercice
desk-drill-title = Cet exercice
desk-drill-pace = Comment il avance
desk-drill-crew = { $simulated ->
    [true] Tenir le bureau vous-même
   *[other] Simuler aussi le bureau
}
desk-drill-again = Avec la graine <b>{ $seed }</b> et { $players } joueurs, le même exercice peut être relancé. Le chrono d’une ronde suit l’heure réelle, quelle que soit la vitesse.
desk-drill-players = Être l’un de ses joueurs
desk-drill-players-about = La page du joueur s’ouvre dans un nouvel onglet, comme sur un téléphone. Vous restez connecté ici, et ce navigateur est un seul joueur à la fois. Pendant ce temps, personne ne simule ce joueur.
desk-drill-be = Être { $player }
desk-drill-nobody = Personne ne joue en ce moment. Appariez la ronde suivante, puis regardez de nouveau ici.
desk-drill-phone = Avec un vrai téléphone : choisissez l’un des <a href="{ $players }">joueurs</a>, donnez-lui une carte et scannez son code. On <a href="{ $officials }">laisse entrer</a> les arbitres comme toujours.
desk-drill-try = À essayer
    .result = Saisir un résultat, et trancher à la table en désaccord
    .calls = Répondre aux appels
    .announce = Annoncer quelque chose à tous
    .standings = Voir pourquoi l’un est devant l’autre
    .twice = Trouver qui s’est inscrit deux fois
    .check-in = Voir qui est là
    .officials = Nommer les arbitres
    .start = Donner le départ
desk-drill-enough = Vous en avez assez vu ?
desk-drill-goes = Tout ce que contient cet exercice disparaît, tout de suite et pour de bon. Vous pouvez en lancer un autre à tout moment.
desk-drill-sure = Oui, pour de bon
desk-drill-remove = Supprimer l’exercice
