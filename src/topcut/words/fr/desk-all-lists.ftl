# All lists of a tournament, at the desk

desk-all-lists-state =
    .all = Toutes
    .missing = Manquante
    .illegal = Non légale
    .unread = Vérifiée en partie
    .legal = Légale
    .accepted = Acceptée
desk-all-lists-locked = Verrouillées
desk-all-lists-print = Les imprimer
desk-all-lists-filter = Filtre
desk-all-lists-head =
    .player = Joueur
    .state = État
    .findings = Constats
    .handed-in = Remise
    .versions = Versions
desk-all-lists-in-spite = malgré les constats
desk-all-lists-versions = { $count }<span class="unseen"> versions de { $player }</span>
desk-all-lists-none = Aucune ici. <a href="{ $all }">Tout afficher</a>
desk-all-lists-checked-by = Vérifiées avec
desk-all-lists-unchecked = Il n’y a pas de catalogue de ce jeu ici, les noms ne sont donc pas vérifiés.
desk-all-lists-began-with = Ce sont ceux du début { $tournament ->
    [game] de la partie
   *[other] du tournoi
}. Un catalogue ajouté maintenant ne change rien ici.
desk-all-lists-stops = Ce qui bloque le départ
desk-all-lists-required = Un joueur sans liste ({ $list }), et un joueur dont la liste n’est pas légale tant que vous ne l’acceptez pas
desk-all-lists-not-required = Rien : ici, on ne demande pas de liste à tout le monde ({ $list })
