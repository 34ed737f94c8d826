# Everything on paper

desk-print-title = Imprimer
desk-print-heading = Imprimer <small>chacun est un PDF qui s’ouvre dans votre navigateur</small>
desk-print-round = La ronde
desk-print-sheet =
    .slips = Feuilles de résultat
    .by-name = Appariements par nom
    .by-table = Appariements par table
    .judges = Feuilles des arbitres
    .standings = Classement
    .ranking = Classement final
    .cross-table = Grille américaine
    .bracket = Tableau
    .certificates = Diplômes
desk-print-about =
    .slips = Une par table, à remplir et à signer. Coupez la pile en six tas et posez-les l’un sur l’autre : elles sont triées par table. Aucune pour un bye.
    .by-name = Pour le mur : chacun cherche son nom et trouve sa table.
    .by-table = Pour distribuer les feuilles, et pour annoncer.
    .judges = De la place pour les appels, les avertissements et les minutes supplémentaires, table par table.
    .standings = Avec chaque critère de départage, la ligne du cut et le sceau du journal.
    .cross-table = Le parcours de chaque joueur dans les rondes.
    .lists = Telles qu’elles ont été remises, avec une case à cocher par ligne.
    .bracket = En dessin, rempli jusqu’où l’on a joué.
    .certificates = Des diplômes avec le nom et la place, à signer et à remettre.
    .pages = Les pages publiques et le journal s’impriment aussi avec le navigateur : en clair, sans boutons et sans rien de privé.
desk-print-no-code = Sans code QR, car les téléphones n’atteignent pas cet ordinateur : pour cela, lancez-le avec <code>{ $command }</code>.
desk-print-whole = { $tournament ->
    [game] Toute la partie
   *[other] Tout le tournoi
}
desk-print-lists = Listes ({ $list })
desk-print-certificates-for = { $whose ->
    [winner] Vainqueur
    [cut] Top { $cut }
   *[everybody] Tous
}<span class="unseen"> : diplômes</span>
desk-print-pages =
    .pairings = Appariements
    .standings = classement
    .log = journal
desk-print-paper =
    .title = Papier
    .a4 = A4
    .us-letter = US Letter
    .go = Utiliser ce papier
    .kept = Retenu dans ce navigateur.
desk-print-cards =
    .title = Cartes des joueurs
    .about = Chacune avec un code secret, par lequel un téléphone se connecte comme ce joueur.
    .go = Faire des cartes
desk-print-won = Gagné
