# Who plays, at the desk

desk-players-title = Joueurs
desk-players-none-yet = aucun pour l’instant
desk-players-to =
    .import = Importer un tableau
    .cards = Cartes
    .start = Aller au départ

## Entering

desk-players-enter = Inscrire des joueurs
desk-players-late = { $tournament ->
    [game] La partie
   *[other] Le tournoi
} a commencé : les retardataires ont une défaite sans appariement pour chaque ronde manquée.
desk-players-one = Nom, ou nom et club avec une virgule
desk-players-example = Ana Lee, Nord
desk-players-add = Ajouter <kbd>Entrée</kbd>
desk-players-many = Plusieurs à la fois
desk-players-lines = Un joueur par ligne
desk-players-columns = { $fee ->
    [true] Une ligne peut continuer avec le club, le contact et le paiement (oui ou non), séparés par des virgules.
   *[other] Une ligne peut continuer avec le club et le contact, séparés par des virgules.
} Vous pouvez coller directement depuis un tableur.
desk-players-enter-all = Les inscrire tous
desk-players-enter-and-start = Les inscrire et aller au départ
desk-players-admit = Les laisser jouer
desk-players-decline = Refuser

## The list

desk-players-filter =
    .title = Filtre
    .everyone = Tous
    .unpaid = Pas payé
    .warned = Avertis
    .card = Cherche une carte
    .find = Chercher par nom ou club
desk-players-filter-list = Liste ({ $list }) pas acceptée
desk-players-column =
    .player = Joueur
    .where = Statut
    .rank = Rang
    .points = Points
    .record = Gagnés-nuls-perdus
    .fee = Frais
    .table = Table fixe
desk-players-warned = { $count ->
    [one] { $count } avertissement
   *[other] { $count } avertissements
}
desk-players-squads = squads non joués
desk-players-no-way-back = Pas de retour possible
desk-players-let = { $rejoin ->
    [true] Laisser revenir
   *[other] Reprendre
}<span class="unseen"> : { $player }</span>
desk-players-paid = Payé<span class="unseen"> par { $player }, annuler</span>
desk-players-has-paid = Payé
desk-players-take-fee = Encaisser<span class="unseen"> : { $player }</span>
desk-players-nobody = Personne ici.
desk-players-show-all = Montrer tout le monde

## Beside it

desk-players-lists = Listes ({ $list })
desk-players-paper = Sur papier ? Note pour tous ceux qui n’en ont pas
desk-players-paper-go = Le noter pour tous
desk-players-phones = Les joueurs peuvent aussi la remettre avec leur téléphone. Topcut vérifie d’après le règlement ce qu’il sait lire.
desk-players-keys = Clavier
desk-players-keys-about = Tapez un nom, <kbd>Entrée</kbd>, le nom suivant. Personne n’est inscrit deux fois sous le même nom.
