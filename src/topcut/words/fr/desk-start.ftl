# The start

desk-start-title = Départ
desk-start-over = C’est parti
desk-start-go-round = Aller à la ronde

## What is asked before the start

desk-start-checklist = { $blocked ->
    [true] Avant le départ
   *[other] Tout est prêt
}
desk-start-point =
    .players = Joueurs
    .check-in = Présences
    .pools = Pools
    .officials = Arbitres
    .tables = Tables
    .materials = Ce que les joueurs apportent
desk-start-point-lists = { $legal ->
    [true] Listes légales ({ $list })
   *[other] Listes ({ $list })
}
desk-start-paper = { $what ->
    [pools] Les pools sont sur papier
   *[lists] Les listes sont sur papier ({ $list })
}
desk-start-i-am = C’est moi : { $role }
desk-start-accept = Accepter des listes non légales ({ $list })
desk-start-look = La voir<span class="unseen"> : { $player }</span>
desk-start-accept-why = Pourquoi sont-elles acceptées quand même ? Cela va au journal
desk-start-accept-go = Accepter celles qui sont cochées

## The structure

desk-start-why = Pourquoi ? Pour la page publique
desk-start-depart = Continuer quand même ?
desk-start-depart-about = C’est une dérogation : tout le monde peut le lire, avec votre raison.
desk-start-depart-go = { $announces ->
    [true] La déclarer et annoncer
   *[other] La déclarer et commencer
}
desk-start-announced = Annoncé avant le départ : { $structure }
desk-start-by-book = Top { $cut } après { $rounds } rondes, d’après le règlement
desk-start-full-swiss = Suisse intégral : { $rounds } rondes, pas de cut
desk-start-full-swiss-is = { $allowed ->
    [true] à votre choix
   *[other] une dérogation
}
desk-start-alternate = L’autre structure du document : { $structure }
desk-start-roll = Lancer { $dice } dés pour des minutes supplémentaires à chaque ronde
desk-start-fresh-tables = Donner à chacun une nouvelle table à chaque ronde, si possible
desk-start-apart = Ne pas apparier les joueurs d’un même club <span class="tiny">une dérogation, déclarée au départ</span>
desk-start-apart-rounds = Dans quelles rondes ?
desk-start-other =
    .title = Autres rondes, autre cut ou autres parties
    .rounds = Rondes
    .cut = Cut au top
    .swiss = Matchs suisses : au meilleur de
    .bracket = Après le cut : au meilleur de
    .by-book = règlement
    .no-cut = pas de cut
    .clubs = Pour ne pas apparier les joueurs d’un même club, saisissez d’abord leurs clubs.
    .depart = Déroger à ces clauses, publiquement
    .asked = Si votre choix déroge à une clause, on vous demande la raison avant que rien ne se passe.

## Starting

desk-start-go = { $players ->
    [one] Commencer avec { $players } joueur et tirer la ronde 1
   *[other] Commencer avec { $players } joueurs et tirer la ronde 1
}
desk-start-only = Commencer sans tirer
desk-start-announce = Annoncer les rondes et le cut maintenant
desk-start-fixed = Dès le départ, les rondes et le cut ({ $cut }) sont fixés. Annoncés maintenant, ils figurent jusque-là sur la page publique.
desk-start-no-undo = Un tirage ne s’annule pas. Si quelqu’un manque la ronde 1 ou doit encore venir, choisissez <strong>Commencer sans tirer</strong>.
desk-start-deviations = Dérogations
desk-start-deviations-none = Aucune jusqu’ici.
desk-start-structure = Rondes selon le nombre de joueurs
