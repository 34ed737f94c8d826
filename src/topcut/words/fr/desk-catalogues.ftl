# The catalogues that know the names on lists

desk-catalogues-title = Catalogues
desk-catalogues-no-day = date inconnue
desk-catalogues-aged = { $day }, { catalogue-age }
desk-catalogues-more = et { $count } de plus
desk-catalogues-field =
    .name = Nom
    .game = Jeu
    .entries = Entrées
    .of = Du
    .file = Fichier
desk-catalogues-source = Source : { $source }
desk-catalogues-replaces = Il prend la place de { $title } ({ $aged }).{ $older ->
    [true] {" "}<b>Celui-ci est plus récent.</b>
   *[other] {""}
}
desk-catalogues-names =
    .new = Nouveaux noms
    .gone = Disparus
    .changed = Indiqués autrement
    .all = Noms
desk-catalogues-same = Chaque entrée est comme avant.
desk-catalogues-first = Aucun catalogue de ce nom n’est encore ici. Il s’ajoute à ceux ci-dessous.
desk-catalogues-large = Il est volumineux : choisissez encore une fois le fichier.
desk-catalogues-add = L’ajouter
desk-catalogues-leave = Laisser
desk-catalogues-here = Catalogues des nouveaux tournois
desk-catalogues-added = Ajouté ici
desk-catalogues-ours = Fourni avec Topcut
desk-catalogues-take-out = Retirer { $title }…
desk-catalogues-remove = Le retirer
desk-catalogues-stay = Le garder
desk-catalogues-newer = Un plus récent
desk-catalogues-kinds = TOML, JSON ou CSV ; de BattleScribe, le .cat avec son .gst. Au plus 4 Mo ici ; les plus gros avec <code>topcut catalogue add</code>.
desk-catalogues-as-file = Comme l’indique le fichier
desk-catalogues-name-if-none = Nom, si le fichier n’en a pas
desk-catalogues-look = Aperçu
desk-catalogues-look-first = Rien n’est ajouté avant que vous ayez vu ce qui changerait.
desk-catalogues-for-all = Les catalogues valent pour tout le monde sur ce serveur ; c’est donc à la personne qui le gère de les ajouter.
desk-catalogues-begun = Tournois déjà commencés
desk-catalogues-begun-about = Un tournoi garde jusqu’à la fin les catalogues avec lesquels il a commencé : leurs empreintes sont dans son journal. Ce que vous ajoutez maintenant vaut pour les listes des tournois qui n’ont pas commencé.
