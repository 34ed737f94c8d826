# The planner's page

desk-plan = Planificateur
desk-plan-back = Tournois
desk-plan-title = Quelle structure ? <small>planificateur</small>
desk-plan-given = Ce que vous avez
desk-plan-fits =
    .fits = ça passe
    .close = juste
    .too-long = trop long
desk-plan-field =
    .book = Règlement
    .players = Joueurs
    .rounds = Rondes à comparer
    .rounds-about = Par exemple 4-6. Vide : autour de ce que prescrit le règlement.
    .cuts = Cuts à comparer
    .cuts-about = Par exemple 0,4,8 ; 0, c’est sans cut.
    .from = La ronde 1 commence à
    .until = Salle ouverte jusqu’à
    .until-about = Par exemple 18:00, ou 01:00 +1 après minuit ; peut rester vide.
    .minutes = Minutes par ronde
    .minutes-about = Vide : comme le dit le règlement.
    .dice = Dés pour des minutes supplémentaires
    .dice-about = Là où le règlement vous laisse le choix : sans dés.
    .second = Cut le second jour à partir de
    .second-about = Par exemple 10:00. Vide : le même jour.
    .lunch = Déjeuner, minutes
    .spread = Écart de niveau, Elo
    .spread-about = 100 est un groupe serré, 200 un groupe ouvert, 300 débutants et maîtres. Celui qui a 200 de plus gagne 76 parties sur 100.
    .draws = Nuls, pour cent
    .drops = Abandons, pour cent
    .drops-about = Après chaque ronde, parmi ceux qui ont deux défaites ou plus.
    .no-shows = Forfaits, pour cent
    .no-shows-about = Parmi tous les joueurs, à chaque ronde ; ensuite ils sont partis.
    .tournaments = Tournois à simuler
desk-plan-dice = { $dice ->
    [yes] avec dés
    [no] sans dés
   *[book] comme le dit le règlement
}
desk-plan-skill = Le modèle des niveaux
desk-plan-fit = L’ajuster à mes tournois passés
desk-plan-simulate = Simuler
desk-plan-runs = Calcul en cours
desk-plan-progress = { $done } tournois sur { $wanted }{ $seconds ->
    [none] {""}
   *[other] , encore { $seconds } s environ
}.
desk-plan-again = Cette page s’actualise toute seule.
desk-plan-stop = Arrêter, cela suffit
desk-plan-players = { $players } joueurs, structure par structure
desk-plan-table = Comparaison des structures
desk-plan-table-about = Chances en pour cent avec l’erreur de la simulation, 95 sur 100
desk-plan-structure = { $printed ->
    [true] comme prescrit
   *[other] une dérogation
}
desk-plan-row =
    .swiss = Fin des rondes suisses
    .swiss-about = la médiane, et 90 sur 100
    .undefeated = Plus d’un invaincu
    .undefeated-about = ni défaite ni nul
    .best-cut = Le meilleur passe le cut
    .best-cut-about = sans cut : est parmi les premiers
    .best-wins = Le meilleur gagne
    .record = Points qui suffisent
    .record-about = fois sur 100
    .rematch = Appariements épuisés
    .rematch-about = une revanche est forcée
    .byes = Byes
    .byes-about = par tournoi ; un second pour quelqu’un
desk-plan-row-ends = { $second ->
    [true] Fin du cut
   *[other] Fin de tout
}
desk-plan-row-ends-about = { $second ->
    [true] le second jour, et 90 sur 100
   *[other] la médiane, et 90 sur 100
}
desk-plan-row-over = Fini avant { $until }
desk-plan-first = { $line } premiers
desk-plan-when = { $second ->
    [true] Quand finit le premier jour
   *[other] Quand tout finit
}
desk-plan-when-about = Hauteur : combien de fois ; barre : 90 sur 100 ; point : la médiane. Le tableau ci-dessus a les mêmes chiffres.
desk-plan-who = Qui passe le cut, par rang réel
desk-plan-who-drawing = Le meilleur passe : { $chances }
desk-plan-who-about = Chances sur 100, du meilleur joueur au dernier ; sans cut, d’être parmi les premiers.
desk-plan-who-table = La même chose en tableau
desk-plan-who-chances = Chances par rang réel
desk-plan-rank = Rang réel
desk-plan-model = Le modèle
desk-plan-model-about = Le modèle : un groupe régulier, dont les niveaux suivent une courbe en cloche : la plupart près du milieu, peu très au-dessus ou très au-dessous ; des parties selon l’Elo ; appariements, classement et cut comme le dit le règlement. Une ronde dure ses minutes plus le hasard des dés, 4 à 10 minutes pour finir, 5 à 11 pour installer la suivante, et un déjeuner une fois passé midi. Il ne sait rien de vos joueurs.
desk-plan-asked = { $book }, { $players } joueurs, ronde 1 à { $begins }, { $minutes } minutes par ronde. D’après { $tournaments ->
    [one] un tournoi
   *[other] { $tournaments } tournois
  } par structure ; ± couvre 95 cas sur 100. Un écart de { $spread } Elo ; { $draws } % des matchs sont nuls, { $drops } % de ceux qui ont deux défaites partent après une ronde, { $away } % ne viennent pas à une ronde.
desk-plan-tells = Ce qu’il dit
desk-plan-tells-about = Topcut joue votre tournoi quelques milliers de fois, selon le règlement, et dit pour chaque nombre de rondes et chaque cut quand il finit, combien de fois plus d’un joueur reste invaincu, combien de fois le meilleur passe le cut et gagne, et quel bilan il faut pour cela.
