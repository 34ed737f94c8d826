# The officials' pages


## Warnings, calls, rulings

deck-check-drawn = { $tables ->
    [one] { $tables } table est tirée au sort. Seuls les arbitres le savent jusqu’à la clôture de la ronde.
   *[other] { $tables } tables sont tirées au sort. Seuls les arbitres le savent jusqu’à la clôture de la ronde.
}
deck-check-noted = { $fine ->
    [true] C’est noté : tout est en ordre pour { $player }.
   *[other] Le constat est noté pour { $player }. Seuls les arbitres le lisent.
}

## The officials' pages while a tournament runs

judge-taken = Vous prenez l’appel ({ $place }). Le joueur voit que vous êtes en route.
judge-closed = Appel traité ({ $place }).
judge-ruled = La décision pour la table { $table } est enregistrée.
judge-appealed = { $player } forme un recours. La personne qui le tranche le voit tout de suite.
judge-appeal-decided = Le recours est tranché. La décision est définitive.

## Calls

## Finding

## Rulings and appeals

## One table

## Deck checks

judge-calls = Appels
judge-calls-waiting = Appels <small>{ $count } en attente</small>
judge-calls-none = Personne n’a appelé. Un appel depuis la page d’un joueur s’affiche ici tout de suite.
judge-call-plain = Demande que quelqu’un vienne
judge-call-plain-past = A demandé que quelqu’un vienne
judge-against = { $first }, contre { $second }
judge-call-for = pour { $official }
judge-call-of = , appel : { $name }
judge-call-mine = Vous êtes en route
judge-call-theirs = { $name } est en route
judge-call-take = J’y vais
judge-call-instead = J’y vais à sa place
judge-call-done = C’est fait
judge-ruling = Décision
judge-warn = Avertir
judge-differs = Le score diffère
judge-enter-another = Saisir un autre résultat
judge-enter-another-for = { judge-enter-another }<span class="unseen"> pour la table { $table }</span>
judge-answered = Appels traités
judge-answered-call = { $player }, { $time }{ $official ->
    [none] {""}
   *[other] {" "}· { $official } y est allé
}
judge-answered-round = Terminé avec la ronde { $round }
judge-says = Selon { $player }
judge-place = { $table ->
    [0] { $name }
   *[other] table { $table }
}
judge-bell = Son et vibration à chaque nouvel appel, sur cet appareil
judge-remove = Retirer ? <a href="{ $link }">{ $player }</a>
judge-proposed = proposé par { $official }
judge-eject = Exclure ? <a href="{ $link }">{ $player }</a>
judge-warnings = { $count ->
    [one] { $count } avertissement
   *[other] { $count } avertissements
}
judge-find = Chercher
judge-find-title = Chercher une table ou un joueur
judge-find-field = Table ou joueur
judge-find-placeholder = Table ou nom
judge-find-go = Chercher
judge-find-against = contre { $opponent }
judge-find-more = et { $count } de plus : tapez une lettre de plus.
judge-find-none = Aucune table de cette ronde et aucun joueur ne s’appelle ainsi.
judge-rulings = Décisions
judge-rulings-none = Aucune décision n’est enregistrée. Ouvrez une table pour en enregistrer une.
judge-rulings-none-here = Aucune pour ces joueurs.
judge-rulings-by = Décision { $number } · { $players } · par { $official }{ $final ->
    [true] {" "}· définitive
   *[other] {""}
}{ $appealed ->
    [none] {""}
   *[other] {" "}· recours formé par { $appealed }
}{ $decided ->
    [none] {""}
   *[other] {" "}· tranchée par { $decided }, définitive
}
judge-rulings-appealed = Recours formé
judge-rulings-appeal = Un joueur forme un recours
judge-rulings-appeal-of = { $player }<span class="unseen"> : recours contre la décision { $number }</span>
judge-appeal = Recours contre la décision { $number }{ $table ->
    [0] {""}
   *[other] , table { $table }
}
judge-appeal-by = décision prise par { $official } · recours formé par { $player }
judge-appeal-final = Cette décision est définitive
judge-appeal-stands = La décision est maintenue
judge-appeal-changed = Elle est changée
judge-appeal-answer = Réponse, si elle est changée
judge-appeal-decide = Trancher le recours
judge-table = Table { $table }
judge-table-players = <span class="unseen">Table { $table } : </span>{ $first } contre { $second }
judge-table-extended = +{ $minutes } min
judge-table-roster = Les deux jouent le Roster { $number }
judge-table-result = Résultat
judge-table-disagree = Ils ne sont pas d’accord. Touchez celui qui a raison.
judge-table-one = Un joueur a annoncé un résultat. Touchez-le pour l’accepter.
judge-table-draw = Match nul. Qui a gagné le jet de dé ?
judge-table-nobody = Personne n’a encore annoncé de résultat.
judge-table-enter = Saisir le résultat
judge-table-correct = Le corriger
judge-table-both = Joueurs
judge-table-warnings = { $count } jusqu’ici
judge-table-substitute = Remplacement approuvé, { $item }
judge-table-list = { $list }<span class="unseen"> : { $name }</span>
judge-table-material = Matériel<span class="unseen"> : { $name }</span>
judge-table-absent = Quelqu’un n’est pas venu
judge-table-absent-one = Forfait : { $player }
judge-table-absent-both = Double forfait
judge-table-rule = Enregistrer une décision
judge-table-question = Question
judge-table-answer = Réponse
judge-table-answer-about = { $appeals ->
    [true] Les deux joueurs la lisent sur leur téléphone, et peuvent y former un recours.
   *[false] Les deux joueurs la lisent sur leur téléphone.
}
judge-table-record = Enregistrer la décision
judge-checks = Contrôles de deck
judge-checks-draw = { $round }, tirage { $number }
judge-checks-tables = Tables à tirer, sur { $tables }
judge-checks-by-chance = Tirer au sort
judge-checks-playing = Vous jouez ici vous-même : vous apprenez donc les contrôles de deck en même temps que les autres joueurs.
judge-checks-later = Les tables se tirent dans une ronde en cours.
judge-checks-state =
    .public = Public
    .officials = Arbitres seulement
    .open = À faire
    .fine = En ordre
    .finding = Constat
judge-checks-at = Tirage à { $time }.
judge-checks-noted = noté par { $official }
judge-checks-all-fine = Tout est en ordre<span class="unseen"> pour { $name }</span>
judge-checks-change = { $found ->
    [true] Changer<span class="unseen"> : { $name }</span>
   *[other] Quelque chose ne va pas<span class="unseen"> : { $name }</span>
}
judge-checks-clause = Clause
judge-checks-choose = Choisissez
judge-checks-found = Ce qui a été constaté
judge-checks-note = Noter le constat
judge-checks-after-all = Finalement tout est en ordre
judge-checks-none = Aucune table n’a encore été tirée.
judge-checks-how = Comment ça marche
judge-checks-how-draw = Chaque table de la ronde a autant de chances que les autres. Comparez ce que les deux joueurs ont sur la table avec la liste ({ $list }) qu’ils ont remise, puis notez ce que vous avez constaté.
judge-checks-how-told = À la clôture de la ronde, les joueurs apprennent où vous avez tiré, et combien de fois ; jamais ce que vous avez constaté. Le tirage vient de la graine { $tournament ->
    [game] de la partie
   *[other] du tournoi
} : chacun peut alors le vérifier.
judge-checks-how-time = Du temps perdu ? Ouvrez la table et rendez-le-lui. Une sanction, c’est à vous d’en décider : ouvrez la page du joueur.
