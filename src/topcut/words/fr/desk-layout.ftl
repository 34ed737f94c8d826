# The frame of the officials' pages

desk-tabs =
    .announcements = Annonces
    .backups = Sauvegardes
    .bracket = Tableau
    .calls = Appels
    .check-in = Présences
    .check-results = Vérifier les résultats
    .deck-checks = Contrôles de deck
    .devices = Mes appareils
    .display = Écran
    .files = Fichiers
    .going-on = Reprise
    .keeping = Ce tournoi
    .lists = Listes ({ $list })
    .log = Journal
    .mirror = Miroir
    .more = Plus
    .officials = Arbitres
    .overview = Aperçu
    .played = Ce qui a été joué
    .players = Joueurs
    .print = Imprimer
    .public = Page publique
    .ranking = Classement final
    .round = Ronde
    .schedule = Programme
    .settings = Réglages
    .standings = Classement
    .start = Départ
    .tables = Tables
    .what-if = Et si
desk-layout-undo = Annuler l’étape
desk-layout-officials-only = Arbitres seuls
desk-layout-pages = Pages du bureau
desk-layout-waiting = en attente
desk-layout-others = { $tournament ->
    [game] Vos autres parties
   *[other] Vos autres tournois
}
desk-layout-sign-out = Se déconnecter
desk-layout-slept = Un autre ordinateur a-t-il pris la suite { $tournament ->
    [game] de cette partie
   *[other] de ce tournoi
} pendant que celui-ci était en veille ? Alors, laissez celui-ci fermé. Sinon :
desk-layout-awake = Non. Continuer ici
desk-layout-taken-over = Cet ordinateur a pris la suite, et { $tables ->
    [one] { $tables } table de la ronde n’a
   *[other] { $tables } tables de la ronde n’ont
} pas de résultat ici. <a href="{ $link }">Voir lesquelles, et quel téléphone en sait plus</a>
desk-layout-looked = Nous avons vérifié
desk-layout-flood = Le téléphone de { $player } envoie plus qu’une personne ne peut le faire.
desk-layout-flood-dropped = Ce qui dépassait la limite n’a pas été gardé.
desk-layout-sign-phone-out = Déconnecter ce téléphone

desk-layout-anew = Recharger cette page
