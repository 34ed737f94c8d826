# What if

desk-what-if-who-cut = Qui peut encore passer le cut
desk-what-if-supposed = <b>Pure supposition :</b> table { $table }, { $outcome }. Rien n’est saisi. <a href="{ $link }">La situation réelle</a>
desk-what-if-who = { $cut ->
    [true] Qui peut encore passer le cut
   *[other] Qui peut encore finir premier
}
desk-what-if-column =
    .caption = Joueurs, les meilleurs d’abord
    .rank = Rang
    .player = Joueur, et ce qu’il lui faut
    .state = État
    .chance = Chance
    .left = Parti
desk-what-if-unproved = Rien n’est prouvé : il y a trop de cas.
desk-what-if-line = en l’état, le top { $size } continue
desk-what-if-questions = Questions
desk-what-if-suppose =
    .title = Et si une table finit…
    .result = Un résultat à supposer
    .table = Table
    .first = joueur 1
    .second = joueur 2
    .go = Montrer ce que cela donnerait
    .about = Rien n’est saisi, et personne d’autre ne le voit.
desk-what-if-draws = Où un nul aide les deux
desk-what-if-draws-about = Pour les arbitres seuls, et preuve de rien : les joueurs peuvent faire nul d’après les règles. Cela ne figure jamais sur la page d’un joueur.
desk-what-if-method = Comment le lire
desk-what-if-method-about = <b>Qualification assurée</b> et <b>hors course</b> sont prouvés, pour tout résultat que les tables en cours peuvent annoncer, forfaits compris, tout score possible, tout tirage au sort et tout appariement à venir. La première vaut tant que le joueur reste, la seconde tant que personne au-dessus ne part.
desk-what-if-phones = Sur les téléphones des joueurs
desk-what-if-shown = { $shown ->
    [true] Chaque joueur voit ses propres chances sur « Mon rang ».
   *[other] Les joueurs ne voient pas leurs chances.
}
desk-what-if-shown-about = Ce que les gens savent change leur jeu : certains feront nul exprès. On ne leur montre jamais où un nul aide les deux.
desk-what-if-show = { $shown ->
    [true] Les cacher aux joueurs
   *[other] Montrer aux joueurs leurs propres chances
}
