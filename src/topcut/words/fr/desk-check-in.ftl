# The desk's check-in, on the first day and on later ones

desk-check-in-find = Chercher par nom ou club
desk-check-in-type = Lettres ; Entrée confirme le premier
desk-check-in-here = est là
desk-check-in-take-back = est là, annuler
desk-check-in-paid = { $paid ->
    [true] payé
   *[other] pas payé
}
desk-check-in-withdraw-one = Noter le désistement : { $player }
desk-check-in-show =
    .title = Afficher
    .all = Tout le monde
    .awaited = Pas encore là
desk-check-in-count = Présents : { $here } sur { $players }
desk-check-in-last = { $player } est là.
desk-check-in-last-not = { $player } n’est pas là.
desk-check-in-undo = Annuler
desk-check-in-card = Montrer la carte<span class="unseen"> de { $player }</span>
desk-check-in-nobody = Personne n’est encore inscrit
desk-check-in-nobody-about = Inscrivez d’abord les joueurs ; ensuite, chacun se confirme ici d’un geste.
desk-check-in-enter = Inscrire des joueurs
desk-check-in-everyone = Tout le monde est là.
desk-check-in-to-start = Aller au départ
desk-check-in-those-here = Présents
desk-check-in-waiting = Liste d’attente
desk-check-in-waiting-about = Le premier prend la place dès que quelqu’un se désiste.
desk-check-in-phones = Présence confirmée par téléphone
desk-check-in-phones-on = Activé : un joueur connecté sur son téléphone appuie sur « Je suis là ».
desk-check-in-phones-off = Désactivé : tout le monde passe au bureau.
desk-check-in-phones-about = Une fois l’option activée, les joueurs confirment leur présence sur leur page. Personne ne voit s’ils sont vraiment dans la salle.
desk-check-in-switch-off = Désactiver
desk-check-in-switch-on = Laisser les joueurs confirmer leur présence
desk-check-in-not-coming = Quelqu’un ne vient pas ?
desk-check-in-player = Joueur
desk-check-in-choose = Choisir…
desk-check-in-withdraw = Désistement…
desk-check-in-at-once = Toutes les présences d’un coup
desk-check-in-check-all = Confirmer toutes les présences
desk-check-in-all-done = Toutes les présences sont confirmées.
desk-check-in-keys = Clavier
desk-check-in-keys-about = Les lettres trouvent un nom, <kbd>Entrée</kbd> confirme le premier trouvé et vide le champ pour le suivant.

## On later days

desk-arrivals-day = Jour
desk-arrivals-one-day = Ce tournoi se joue en un jour
desk-arrivals-one-day-about = Ajoutez les autres jours au <a href="{ $schedule }">programme</a> : les présences y sont alors confirmées de nouveau chaque jour.
desk-arrivals-nothing = Il n’y a pas de présence à confirmer.
desk-arrivals-to-round = À la ronde
desk-arrivals-choose = Choisir
desk-arrivals-absent-about = Un joueur dont l’abandon est noté n’est plus apparié, et peut revenir plus tard. Absent pour une seule ronde ? Ouvrez sa page depuis <a href="{ $people }">Abandons et avertissements</a>.
desk-arrivals-drop = Noter l’abandon pour absence
desk-arrivals-everyone = Tout le monde est là ?
desk-arrivals-all = Tout le monde est là
