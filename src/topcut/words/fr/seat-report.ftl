# A player's report of a result, and how a match ended

seat-report = Annoncer
seat-report-title = Annoncer le résultat
seat-report-change = Changer mon résultat
seat-report-different = Ce n’était pas ça
# The button, while a result is typed
seat-report-score = Annoncer { $mine } – { $theirs }
seat-report-ended = Annoncer { $won ->
    [true] une victoire
    [none] un nul
   *[other] une défaite
}
seat-report-lost = Ce téléphone a déjà annoncé ceci, mais le bureau ne l’a plus. Vérifiez, et annoncez-le encore.
seat-report-me = Moi
seat-report-less = { $figure }, { $who } : un de moins
seat-report-more = { $figure }, { $who } : un de plus
seat-report-game = Partie { $number } gagnée par
seat-report-unplayed = Pas jouée
seat-report-who = Qui a gagné ?
seat-report-won = J’ai gagné
seat-report-they-won = { $opponent } a gagné
seat-report-time = Le temps s’est écoulé avant la décision
# The card that is won last, by the name of its figure
seat-report-claim = { $claim ->
    [struggle] Struggle
   *[other] { $name }
}
seat-report-open = Une carte { $card } était-elle encore ouverte ?
seat-report-open-about = Le joueur qui contrôlait le plus l’a gagnée. Sa carte est ajoutée pour vous : ne la comptez pas dans les chiffres ci-dessus.
seat-report-open-mine = Je l’ai gagnée
seat-report-open-theirs = { $opponent } l’a gagnée
seat-report-open-nobody = Personne ne l’a gagnée
seat-report-open-none = Aucune carte { $card } n’était ouverte
seat-report-open-untimed = Le temps n’était pas écoulé
seat-report-order = Comparés dans cet ordre ; ne désignez pas de vainqueur, sauf si un jet de dé a décidé.
seat-report-between = Aucune partie n’était en cours
seat-report-between-about = Le temps s’est écoulé entre deux parties.
seat-report-roll = Égalité partout : qui a gagné le jet de dé ?
seat-report-no-roll = Pas de jet
seat-report-concession = Concession
seat-report-unplayed-too = Concession, ou pas joué
seat-report-played = Le match a été joué
seat-report-concede = Je concède
seat-report-they-concede = { $opponent } concède
seat-report-at-least = Le vainqueur a au moins ce que donne un bye : { $figures }.
seat-report-other-wins = L’autre joueur gagne le match.
seat-report-neither = Aucun de nous ne continue
seat-report-neither-about = Un nul pour les deux.

## Confirming

seat-confirm = Oui, c’est bien ça
seat-agree = Donner raison à { $opponent }
seat-shared = Ce téléphone sert aussi à un autre joueur ; il ne peut donc pas confirmer. Appelez { an-official }, qui le fera.
seat-said-state =
    .waiting = En attente
    .turn = À vous
    .differs = Désaccord
seat-said-for = pour { $opponent }
seat-said-mine = Vous avez annoncé : <strong>{ $result }</strong>
seat-said-counts = Cela compte dès que { $opponent } le confirme, ou { an-official }.
seat-said-theirs = { $opponent } a annoncé : <strong>{ $result }</strong>
seat-said-right = C’est bien ça ? Confirmez-le ci-dessous, ou annoncez ce que vous avez.
seat-said-differs = Vous avez annoncé tous deux des résultats différents. { an-official.first } décide, ou l’un de vous donne raison à l’autre.
seat-said-you = Vous :

## How a match ended, from my side: `$more` is the winner's figure

seat-ended = { $won ->
    [true] Vous gagnez.
   *[other] { $opponent } gagne.
}
seat-ended-games = { $won ->
    [true] Vous gagnez, { $more } à { $less } en parties.
   *[other] { $opponent } gagne, { $more } à { $less } en parties.
}
seat-ended-by = { $won ->
    [true] Vous gagnez, { $more } à { $less } ({ $figure }).
   *[other] { $opponent } gagne, { $more } à { $less } ({ $figure }).
}
seat-ended-fewer = { $won ->
    [true] Vous gagnez avec le moins ({ $figure }), { $more } à { $less }.
   *[other] { $opponent } gagne avec le moins ({ $figure }), { $more } à { $less }.
}
seat-ended-roll = Égalité partout : le jet de dé a décidé.
seat-ended-concession = { $won ->
    [true] { $opponent } concède : vous gagnez.
   *[other] Vous concédez : { $opponent } gagne.
}
seat-ended-no-show = { $won ->
    [true] Forfait ou départ : { $opponent }. Vous gagnez comme par un bye.
   *[other] Vous n’étiez pas là : { $opponent } gagne comme par un bye.
}
seat-ended-none = Double forfait : une défaite pour les deux.
seat-ended-bye = Un bye : vous gagnez.
seat-ended-draw = Un nul.
seat-score-games = Parties, les miennes d’abord :
seat-score = { $figure }, moi d’abord :
