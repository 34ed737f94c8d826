# One tournament as a whole: made again, archived, deleted

desk-keeping-title = { $tournament ->
    [game] Cette partie
   *[other] Ce tournoi
}
desk-keeping-again = Encore une fois, un autre jour
desk-keeping-again-about = Le règlement, les réglages, les tables, les arbitres et le programme sont repris. Rien de ce qui a été joué ne l’est.
desk-keeping-name = Titre
desk-keeping-first-day = Premier jour
desk-keeping-place = Lieu
desk-keeping-deviations = Dérogations qui valent toujours
desk-keeping-players = Avec les mêmes joueurs. Ils sont inscrits ; listes, frais et présences repartent de zéro.
desk-keeping-make = Le refaire
desk-keeping-lists = Listes et flux
desk-keeping-listed = Il est dans les listes et le calendrier que tout le monde voit{ $archived ->
    [true] , dès qu’il sort des archives.
   *[other] .
}
desk-keeping-unlisted = Il n’est dans aucune liste ni aucun flux. Toute personne qui a le lien peut lire ses pages.
desk-keeping-list = { $listed ->
    [true] Le retirer des listes
   *[other] Le mettre dans les listes
}
desk-keeping-club = Club
desk-keeping-whose = À qui il est
desk-keeping-mine = à moi seul
desk-keeping-club-about = Les membres d’un club en sont les organisateurs ; les propriétaires du club peuvent aussi le supprimer.
desk-keeping-club-save = Enregistrer
desk-keeping-archive = { $archived ->
    [true] Dans les archives
   *[other] Archives
}
desk-keeping-archive-about = { $archived ->
    [true] Il n’est plus dans les listes. Ses pages se lisent toujours à leurs adresses.
   *[other] Hors des listes de tout le monde. Ses pages se lisent toujours à leurs adresses.
}
desk-keeping-archive-it = { $archived ->
    [true] Le remettre dans les listes
   *[other] L’archiver
}
desk-keeping-delete = Supprimer
desk-keeping-delete-about = Fermé à tous, tout de suite. Pendant { $days } jours, vous pouvez le récupérer depuis la page d’accueil ; ensuite il disparaît pour de bon, avec les données de tous.
desk-keeping-delete-mirror = Le miroir à { $url } continue de le montrer : retirez-le là-bas, sous Compte, Miroirs.
desk-keeping-delete-copy = Pour garder une copie, <a href="{ $link }">enregistrez d’abord son archive</a>.
desk-keeping-delete-sure = Pour être sûr, tapez son nom : <b>{ $title }</b>
desk-keeping-delete-it = Le supprimer
desk-keeping-remove = Supprimer
