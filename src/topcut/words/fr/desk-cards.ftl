# The players' cards, at the desk

desk-cards-up = Tous les joueurs
desk-cards-title = Cartes des joueurs
desk-cards-pdf = Un PDF de six cartes par page, à imprimer et à couper : chaque pile, et les piles l’une sur l’autre, sont triées par nom. Chaque carte porte un code QR pour un téléphone et la même chose en lettres pour la page <strong>{ $address }</strong>. Les cartes déjà imprimées restent valables jusqu’à ce que l’une d’elles serve.
desk-cards-keep = Celui qui tient une carte passe pour ce joueur : gardez le fichier pour vous et supprimez-le une fois imprimé. Il ne peut pas être montré de nouveau, seulement refait.
desk-cards-make = Faire les cartes
desk-cards-trying = Juste pour essayer sur cet ordinateur ?
desk-cards-trying-about = Alors, une carte ouvre la page d’un joueur dans un autre navigateur ou dans une fenêtre privée.
desk-cards-everyone = Tout le monde est connecté
desk-cards-everyone-about = Si un téléphone est perdu ou déchargé, montrez une nouvelle carte au joueur ; l’ancien téléphone est déconnecté.
desk-cards-nobody = Pas encore de joueurs
desk-cards-enter = Inscrire des joueurs
desk-cards-claimed = Qui a utilisé sa carte
desk-cards-head =
    .player = Joueur
    .card = Carte
    .here = Sur cet écran
desk-cards-state =
    .claimed = Utilisée
    .again = nouvel essai
    .made = Faite
    .none = Aucune
desk-cards-new = Nouvelle carte<span class="unseen"> pour { $player }</span>
desk-cards-show = Montrer<span class="unseen"> la carte de { $player }</span>
