# What cannot be done while a tournament is prepared and played


## Results: what cannot have happened at a table

refusal-result-missing = On ne sait pas comment le match s’est terminé. Saisissez le vainqueur, un match nul ou les scores.
refusal-points-by-rule = Ici, c’est le règlement qui donne les points ; on ne les saisit pas. Saisissez qui a gagné : > pour le premier joueur, < pour le second, ou le nom.
refusal-points-missing = Ici, les points comptent tels que les joueurs les ont notés. Saisissez les points des deux joueurs.
refusal-points-out-of-bounds = Les points doivent être deux nombres entiers, 0 ou plus, dans l’ordre des deux noms.
refusal-drawn-and-won = Le match est saisi à la fois comme nul et comme gagné. Choisissez l’un des deux.
refusal-no-draws = Ici, un match ne peut pas être nul. Nommez le vainqueur, ou saisissez comment le match s’est terminé : { $possible }.
refusal-ending-unknown = Ici, un match ne peut pas se terminer par « { $how } ». Saisissez comment il s’est terminé : { $possible }.
refusal-winner-missing = Un match terminé par « { $how } » a un vainqueur. Nommez ce joueur.
refusal-winner-impossible = Un match terminé par « { $how } » n’a pas de vainqueur. Retirez le vainqueur, ou changez la façon dont le match s’est terminé.
refusal-winner-behind = Le joueur indiqué comme vainqueur est derrière au score. Vérifiez qui a gagné, et les scores.
refusal-winner-contradicts-scores = Les scores donnent un autre résultat que celui qui est saisi. Vérifiez les scores, ou retirez le vainqueur.
refusal-winner-contradicts-games = Les parties donnent un autre résultat que celui qui est saisi. Vérifiez les parties, ou retirez le vainqueur.
refusal-roll-needed = Tout est à égalité : un dé décide. Lancez-le, puis nommez le joueur qui a gagné le jet.
refusal-games-too-many = Il y a { $games } parties dans un match qui en compte { $most }. Retirez celles qui n’ont pas été jouées.
refusal-games-after-decision = Une partie est saisie alors que le match était déjà décidé. Retirez-la, ou corrigez les parties précédentes.
refusal-games-undecided = Ce match en { $most } parties n’a pas encore de vainqueur. Saisissez les autres parties, ou indiquez que le temps est écoulé ou qu’un joueur a concédé.
refusal-games-missing = Rien n’est encore enregistré : ce match se joue au meilleur des { $most } parties, il faut en gagner { $needed }. Saisissez qui a gagné chaque partie.
refusal-games-not-played = Aucune partie ne se joue dans un match terminé par « { $how } ». Si une partie a commencé, saisissez une concession.
refusal-figure-unknown = { $number ->
    [0] Ici, on ne note que les vainqueurs, pas les scores. Retirez « { $figure } ».
   *[other] Ici, on ne note pas « { $figure } ». Utilisez l’un de ces noms : { $possible }.
}
refusal-figure-twice = « { $figure } » est saisi deux fois, sous deux noms. Gardez-en un seul.
refusal-figure-missing = Il manque « { $figure } », et c’est ce qui décide ce match. Saisissez-le pour les deux joueurs.
refusal-figures-asked = Rien n’est encore enregistré. Saisissez { $figures } pour les deux joueurs : le classement en a besoin. Si personne ne les connaît, un arbitre saisit pourquoi.
refusal-figures-known = Seule une partie de ronde suisse réellement jouée peut avoir des chiffres inconnus. Retirez soit la raison, soit les chiffres.
refusal-unfinished-missing = Rien n’est encore enregistré. Y avait-il encore un { $what } en cours à la fin du temps ? Saisissez qui l’a gagné (le plus de « { $figure } »), ou que personne ne l’a gagné, ou qu’il n’y en avait pas. Sa carte est ajoutée pour vous : ne la comptez pas dans les chiffres.
refusal-unfinished-twice = Le vainqueur du { $what } en cours à la fin du temps est saisi deux fois : par le joueur et par « { $figure } ». Gardez l’un des deux.
refusal-unfinished-impossible = Un match terminé par « { $how } » ne laisse rien en cours. Retirez cette indication, ou indiquez que le temps est écoulé.
refusal-figure-not-a-number = « { $figure } » doit être deux nombres entiers, dans l’ordre des deux noms.
refusal-figure-out-of-bounds = « { $figure } » ne peut pas valoir { $number }, seulement de 0 à { $most }. Vérifiez qu’il n’y a pas de faute de frappe.

## Cut and bracket

refusal-too-few-for-cut = Un cut au top { $cut } demande { $cut } joueurs encore en lice après les rondes suisses, et il y en a { $active }. Choisissez un cut plus petit.
refusal-cut-tied = { $players } partagent le rang { $rank } : l’ordre des têtes de série n’est pas clair. Tirez d’abord le départage au sort.
refusal-not-in-cut = { $player } n’est pas dans le cut : aucun remplacement n’est nécessaire. Vérifiez le nom.
refusal-cut-begun = Une partie a été jouée depuis le cut : on ne peut plus remplacer { $player }. Enregistrez l’abandon dans le tableau pour { $player } : l’adversaire a un bye.
refusal-bracket-size = Un tableau compte { $smallest } à { $largest } joueurs, pas { $size }. Choisissez une autre taille de cut.
refusal-bracket-seats = Ce tableau a { $size } têtes de série, mais { $players } joueurs sont nommés. Nommez un joueur par tête de série.
refusal-bracket-match-unknown = Il n’y a pas de match { $match } dans ce tableau. Les matchs y vont de 1 à { $matches }.
refusal-bracket-round-unknown = Il n’y a pas de ronde { $round } dans ce tableau. Il compte { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}.
refusal-bracket-round-open = La ronde { $round } du tableau n’est pas terminée. Saisissez d’abord les résultats : match { $matches }.
refusal-match-not-ready = Le match { $match } du tableau n’a pas encore ses deux joueurs. Saisissez d’abord les résultats qui y mènent.
refusal-match-decided = Le match { $match } du tableau est déjà décidé. Corrigez plutôt son résultat.
refusal-not-in-match = { $player } ne joue pas le match { $match } du tableau. Nommez l’un de ces joueurs : { $players }.
refusal-not-in-bracket = { $player } n’est pas dans le tableau. Vérifiez le nom.
refusal-out-of-bracket = { $player } ne joue plus dans le tableau depuis le match { $match }. Il n’y a rien à faire.
refusal-bracket-over = Le tableau est terminé : { $player } ne peut plus l’abandonner. Les places restent acquises.

## Fixed plans

refusal-plan-odd = Un plan demande un nombre pair de cartes, au moins 2, mais celui-ci en a { $cards }. Ajoutez ou retirez une carte.
refusal-plan-uneven = La carte de plan { $card } a { $lines } { $lines ->
    [one] ligne
   *[other] lignes
}, la première carte en a { $rounds }. Donnez à chaque carte une ligne par ronde.
refusal-plan-place-unknown = Carte de plan { $card }, ronde { $round } : « { $written } » n’est pas un emplacement. Écrivez un parc ({ $parks }) et sa moitié, 1 ou 2, comme G1.
refusal-plan-place-twice = Ronde { $round } : les cartes de plan { $cards } sont toutes deux placées en { $written }. Déplacez-en une.
refusal-plan-alone = Ronde { $round } : la carte de plan { $card } est seule au parc { $park }. Placez une autre carte sur l’autre moitié.
refusal-plan-seats = Ce plan a { $cards } cartes, mais il y a { $players } joueurs. Utilisez le plan prévu pour ce nombre de joueurs.
refusal-plan-player-twice = { $player } a deux cartes de plan. Distribuez une carte à chaque joueur.
refusal-plan-round-unknown = Il n’y a pas de ronde { $round } dans ce plan. Il en compte { $rounds }.

## Tables

refusal-too-few-tables = { $needed ->
    [one] { $needed } paire a
   *[other] { $needed } paires ont
} besoin d’une table, mais il y a seulement { $free } { $free ->
    [one] table libre
   *[other] tables libres
}. Ajoutez des tables, rouvrez-en, ou retirez sa table attitrée à un joueur.
refusal-fixed-table-missing = { $player } joue toujours à la table { $table }, qui est fermée ou n’existe pas. Ouvrez-la, ou donnez une autre table à { $player }.
refusal-fixed-table-shared = { $players } jouent toujours à la table { $table }, mais pas l’un contre l’autre à cette ronde. Donnez une autre table à l’un d’eux.
refusal-stream-table-missing = La table de stream { $table } est fermée ou n’existe pas. Ouvrez-la, ou choisissez-en une autre.
refusal-stream-table-fixed = La table { $table } est la table de stream, et { $player } y joue toujours. Choisissez une autre table pour l’un des deux.
refusal-stream-player-unpaired = { $player } n’a pas d’adversaire à cette ronde : il n’y a pas de match à montrer. Choisissez un autre match pour le stream.
refusal-stream-player-fixed = Le match joué par { $player } a une table attitrée : il ne peut pas passer à la table de stream { $table }. Choisissez un autre match pour le stream.

## Standings: how a row is worked out, and why one player is above another

refusal-player-not-ranked = { $player } a quitté le tournoi et n’est pas au classement. Choisissez un joueur qui y figure.

## Swiss pairings and byes

refusal-nobody-to-pair = Il y a moins de deux joueurs à apparier. Vérifiez qui est absent ou a abandonné.

## Looking ahead: can the rounds that remain be paired without a rematch?

refusal-rounds-announced = La ronde { $round } vient ensuite, mais { $rounds ->
    [one] seule { $rounds } ronde est annoncée
   *[other] seules { $rounds } rondes sont annoncées
}. Donnez le nombre total de rondes suisses.

## The clock

refusal-clock-no-round = Aucune ronde n’est en cours. Publiez d’abord les appariements, puis lancez le chrono.
refusal-clock-started-already = Le chrono de la { where-staged } tourne déjà. Mettez-le en pause s’il faut une interruption.
refusal-clock-not-started = Le chrono de la { where-staged } n’est pas lancé. Lancez-le d’abord.
refusal-clock-paused-already = Le chrono de la { where-staged } est déjà en pause. Relancez-le quand le jeu reprend.
refusal-clock-not-paused = Le chrono de la { where-staged } tourne : il n’y a rien à relancer.
refusal-extra-minutes-not-rolled = On ne lance pas de dés pour cette ronde : elle dure { $minutes } minutes. Lancez le chrono sans minutes supplémentaires.
refusal-extra-minutes-out-of-bounds = Les dés ne peuvent pas donner { $minutes } minutes supplémentaires, seulement de 0 à { $most }. Recomptez-les.
refusal-extension-out-of-bounds = On ne peut pas donner { $minutes } minutes de plus à une table, seulement de 1 à { $most }. Tapez un autre nombre.
refusal-extension-too-late = La table { $table } de la { where-staged } a son résultat : elle n’a plus besoin de temps.
refusal-time-not-up = Le temps de la { where-staged } n’est pas écoulé. Attendez que le chrono arrive au bout ; il annonce la fin tout seul.
refusal-time-called-already = La fin du temps est déjà annoncée pour la { where-staged }. Il n’y a rien à faire.
refusal-mission-critical-unknown = Ce règlement ne connaît pas Mission Critical. Il n’y a rien à annoncer.
refusal-mission-critical-announced-already = Mission Critical est déjà annoncé pour la ronde { $round }. Il n’y a rien à faire.
refusal-mission-critical-by-another = L’annonce de Mission Critical revient à quelqu’un d’autre ({ $role }). Demandez-lui de la faire.
refusal-mission-critical-too-early = Mission Critical commence à la minute { $minute }, qui n’est pas encore atteinte. Attendez le signal.

## Pairings made by hand: what cannot be, and what they break

refusal-pairing-player-unknown = { $players } { $count ->
    [one] ne figure
   *[other] ne figurent
  } pas parmi les joueurs. Corrigez les noms, ou inscrivez d’abord les joueurs.
refusal-pairing-player-twice = { $players } { $count ->
    [one] apparaît
   *[other] apparaissent
  } plus d’une fois. Donnez à chacun un seul adversaire, ou un bye.
refusal-pairing-player-inactive = Impossible d’apparier { $players } à cette ronde : abandon, exclusion ou absence. Retirez ces noms, ou faites-les d’abord revenir.
refusal-pairing-player-missing = { $players } { $count ->
    [one] n’a
   *[other] n’ont
  } ni adversaire ni bye. Appariez-les, ou notez leur absence.

## Creating a tournament

refusal-clause-unknown = « { $given } » n’est pas une clause de ce règlement ({ $ruleset }). Indiquez-en une, comme { $prefix }-01, ou une décision générale, comme R-1.
refusal-day-unreadable = « { $day } » n’est pas une date. Écrivez année-mois-jour, comme 2026-11-15.
refusal-day-too-far = Les dates vont du { $earliest } au { $latest }. Rien n’a été modifié. Vérifiez l’année.
refusal-day-fixed = La date décide de ce qui est légal dans les listes : maintenant que le jeu a commencé, elle reste fixée au { $day }. Corrigez le titre et le lieu sans elle.
refusal-details-same = Le titre, le lieu et la date n’ont pas changé. Modifiez d’abord l’un des trois.
refusal-fee-as-it-is = { $charged ->
    [true] Il y a déjà des frais d’inscription.
   *[other] Il n’y a déjà pas de frais d’inscription.
} Rien n’a été modifié.
refusal-capacity-too-small = Il faut de la place pour { $least ->
    [one] un joueur
   *[other] { $least } joueurs
} au moins, pas { $capacity }. Ne donnez pas de capacité s’il n’y a pas de limite.
refusal-setting-deviates = Changer « { $setting } » déroge au règlement. Déclarez d’abord une dérogation à la clause { $clause } avec sa raison ; elle sera publique.
refusal-option-unknown = Il n’y a pas d’option appelée « { $option } ». { $number ->
    [0] Ce règlement n’a pas d’options.
   *[other] Choisissez { $possible }.
}
refusal-option-missing = Choisissez « { $option } » avant de créer le tournoi : { $possible }.
refusal-option-value = « { $option } » ne peut pas valoir « { $value } ». Choisissez parmi { $possible }.

## Days and announcements

refusal-schedule-line = La ligne { $line } du programme est illisible : « { $text } ». Rien n’a été modifié. Écrivez une heure et ce qui se passe alors, comme 09:30 Ronde 1, ou un jour, comme 2026-11-16.
refusal-schedule-too-long = Le programme a { $lines } lignes ; la limite est { $most }. Rien n’a été modifié. Supprimez-en.
refusal-schedule-too-early = Le { $day } précède le premier jour, { $first_day }. Rien n’a été modifié. Corrigez le jour dans le programme.
refusal-time-unreadable = « { $time } » n’est pas une heure. Écrivez-la comme 09:30 ou 17:15.
refusal-day-not-scheduled = Le { $day } n’est pas un jour suivant de ce tournoi. Mettez-le d’abord dans le programme.
refusal-already-arrived = La présence est déjà notée pour { $player } le { $day }.
refusal-not-arrived = La présence n’est pas notée pour { $player } le { $day } : il n’y a rien à retirer.
refusal-actor-unknown = { $actor } n’a pas accès à ce tournoi, ou ne l’a plus. Rien n’a été enregistré. Un organisateur peut donner l’accès sur la page « Arbitres ».
refusal-announcement-gone = L’annonce { $announcement } n’est plus affichée. Quelqu’un l’a retirée, ou sa ronde est terminée.

## Structure, start and end

refusal-deviation-twice = La dérogation à la clause { $clause } est déjà déclarée.
refusal-lists-missing = { $number ->
    [one] { $players } n’a
   *[other] { $number } joueurs n’ont
} pas remis leur liste ({ $list }){ $number ->
    [one] .
   *[other] : { $players }.
} Remettez ce qui manque, ou déclarez une dérogation à la clause { $clause }.
refusal-lists-illegal = { $number ->
    [one] La liste ({ $list }) n’est pas légale pour { $players }
   *[other] { $number } joueurs ont une liste ({ $list }) qui n’est pas légale
} selon { $clauses }{ $number ->
    [one] .
   *[other] : { $players }.
} Prenez-en une corrigée, ou acceptez-la telle quelle avec une raison ; relancez ensuite.
refusal-lists-missing-now = { $number ->
    [one] { $players } n’a
   *[other] { $number } joueurs n’ont
} pas remis leur liste ({ $list }) : la ronde { $round } n’est pas encore appariée{ $number ->
    [one] .
   *[other] ({ $players }).
} Prenez la liste, notez qu’elle est là sur papier, ou laissez-les de côté pour cette ronde ; relancez ensuite l’appariement.
refusal-lists-illegal-now = { $number ->
    [one] La liste ({ $list }) n’est pas légale pour { $players } selon { $clauses } : la ronde { $round } n’est pas encore appariée.
   *[other] { $number } joueurs ont une liste ({ $list }) qui n’est pas légale selon { $clauses }, et la ronde { $round } n’est pas encore appariée : { $players }.
} Acceptez-la avec une raison, corrigez-la là où le règlement le permet, ou laissez-les de côté pour cette ronde ; relancez ensuite l’appariement.
refusal-pools-missing = { $number ->
    [one] { $players } n’a
   *[other] { $number } joueurs n’ont
} pas enregistré de pool{ $number ->
    [one] .
   *[other] : { $players }.
} Enregistrez les cartes ouvertes, notez que le pool est là sur papier, ou déclarez une dérogation à la clause { $clause }.
refusal-rounds-number = On ne peut pas jouer { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}. Choisissez un nombre de 1 à { $most }.
refusal-cut-too-large = Un cut à { $cut } demande { $cut } joueurs, et il y en a { $players }.
refusal-cut-needed = Ce tournoi se joue avec un cut à { $cut }. Y renoncer est une dérogation à la clause { $clause } : déclarez-la d’abord.
refusal-structure-differs = Pour ce nombre de joueurs, le règlement prévoit { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
} et { $cut ->
    [0] pas de cut
   *[other] un cut à { $cut }
}. Tout le reste est une dérogation à la clause { $clause } : déclarez-la d’abord.
refusal-round-not-announced = Il n’y a pas de ronde { $round }. Rondes annoncées : { $rounds }.
refusal-clubs-apart-deviates = Séparer les camarades de club à la ronde { $round } est une dérogation à la clause { $clause } : déclarez-la d’abord.
refusal-structure-same = Cela ne changerait rien : { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
} et { $cut ->
    [0] pas de cut
   *[other] un cut à { $cut }
}, c’est déjà ce qui est annoncé.
refusal-structure-fixed = Au départ, il a été annoncé { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
} et { $cut ->
    [0] pas de cut
   *[other] un cut à { $cut }
}. Changer cela est une dérogation à la clause { $clause } : déclarez-la d’abord.
refusal-structure-too-late = Le cut est fait : sa taille et le nombre de rondes suisses restent tels quels.
refusal-rounds-already-paired = { $paired } rondes sont déjà appariées : { $rounds }, c’est trop peu.
refusal-rounds-left = Rondes jouées : { $played } sur les { $rounds } annoncées. Jouez les autres, ou changez d’abord la structure.
refusal-cut-left = Un cut à { $cut } est annoncé. Faites-le et jouez le tableau, ou changez d’abord la structure.
refusal-seed-too-early = La graine devient publique à la fin du tournoi : avant, elle trahirait les tirages à venir.
refusal-seed-revealed = La graine est déjà publique.
refusal-seed-wrong = Ce n’est pas la graine sur laquelle le tournoi s’est engagé à sa création. Cherchez la bonne ; sans elle, les tirages ne peuvent pas être vérifiés.

## Pairing a round

refusal-already-paired = La ronde { $round } est déjà appariée. Regardez ses tables ; pour la réapparier, annulez-la d’abord.
refusal-round-not-next = La ronde { $round } ne peut pas encore être appariée : c’est la ronde { $next } qui vient ensuite.
refusal-round-open = { $stage ->
    [bracket] Tableau, ronde
   *[other] Ronde
} { $round } : il reste { $count ->
    [one] { $count } table en cours, { $tables }. Saisissez d’abord son résultat.
   *[other] { $count } tables en cours, { $tables }. Saisissez d’abord leurs résultats.
  }
refusal-rounds-over = Tout ce qui est annoncé est apparié, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}. { $cut ->
    [0] Terminez le tournoi
   *[other] Faites le cut au top { $cut }
  }, ou changez la structure, ce qui est une dérogation.
refusal-absence-as-it-is = { $away ->
    [yes] L’absence à la ronde { $round } est déjà notée pour { $player }. Il n’y a rien à faire.
   *[no] Aucune absence à la ronde { $round } n’est notée pour { $player }. Il n’y a rien à faire.
  }
refusal-apart-from-self = On ne peut pas séparer un joueur et lui-même ({ $player }). Nommez deux joueurs.
refusal-given-bye-late = L’organisateur ne peut donner un bye qu’à la première ronde. Ensuite, c’est le règlement qui dit à qui il revient.
refusal-draw-open = Le tirage de la ronde { $round } est déjà ouvert, et rien n’a changé depuis. Regardez l’aperçu, ou publiez-le.
refusal-draw-not-open = Le tirage de la ronde { $round } n’est pas ouvert. Ouvrez-le d’abord ; dès lors, il est fixé.
refusal-pairing-failed = La ronde suivante n’a pas pu être calculée : rien n’a été publié, rien n’a changé. Réessayez. En cas de nouvel échec, appariez la ronde à la main.
refusal-paper-no-bracket = Il n’y a pas encore de tableau à imprimer. Faites d’abord le cut.
refusal-paper-no-ranking = Les diplômes indiquent des places, et elles ne sont acquises qu’au classement final. Terminez d’abord le tournoi.
refusal-paper-no-lists = Aucune liste n’est encore remise : il n’y a rien à imprimer.
refusal-paper-no-winner = Le classement final n’a pas de vainqueur : il n’y a pas de diplôme à son nom. Imprimez ceux de tout le monde.
refusal-paper-no-cut = Personne n’a joué après un cut : il n’y a pas de diplômes pour cela. Imprimez ceux du vainqueur ou de tout le monde.
refusal-press-stopped = La préparation de cette feuille prenait trop de temps ou de mémoire : elle a été arrêtée. Rien n’a changé. Réessayez à un moment plus calme ; d’ici là, imprimez la page elle-même avec votre navigateur.
refusal-press-failed = Cette feuille n’a pas pu être préparée. Rien n’a changé. Réessayez ; d’ici là, imprimez la page elle-même avec votre navigateur.
refusal-pairing-limited = La recherche de l’appariement de la ronde { $round } n’était pas terminée, et ce qui est trouvé n’est pas l’appariement que les règles définissent. Rien n’est encore publié. Confirmez la clause { $clause } pour le prendre, ce que tout le monde pourra lire, ou attendez encore sur l’aperçu.
refusal-pairing-stopped = La recherche du prochain appariement a été arrêtée avant d’aboutir. Rien n’a changé. Regardez à nouveau pour la relancer, ou appariez la ronde à la main.
refusal-pairing-not-ready = La ronde { $round } est encore en cours de calcul. Rien n’a changé. Redemandez dans quelques secondes.
refusal-pairing-outdated = Quelque chose a changé pendant le calcul de la ronde suivante : il ne vaut plus rien. Regardez à nouveau.
refusal-draw-stale = Les joueurs, les points ou les joueurs à séparer ont changé depuis l’ouverture du tirage de la ronde { $round }. Rouvrez-le avec une raison ; ce sera la tentative { $attempt }, visible de tous.
refusal-rematches-unavoidable = { $forbidden ->
    [0] Cette ronde ne peut pas s’apparier sans { $rematches ->
        [one] une revanche
       *[other] { $rematches } revanches
      }.
   *[other] Cette ronde ne peut pas s’apparier sans réunir des joueurs à séparer ou qui se sont déjà rencontrés.
  } Regardez l’aperçu, puis confirmez-le, ou appariez à la main.
refusal-no-round = Aucune ronde n’est encore appariée. Appariez-en d’abord une.
refusal-round-not-current = La ronde { $round } n’est pas en cours : c’est la ronde { $current }. Regardez à nouveau les tables.
refusal-results-settled = { $count ->
    [one] La ronde { $round } a déjà un résultat, à la table { $tables }
   *[other] La ronde { $round } a déjà des résultats, aux tables { $tables }
  } : on ne peut plus l’annuler. Corrigez plutôt les résultats un par un.
refusal-round-unknown = Il n’y a pas de ronde { $round }. { $rounds ->
    [0] Aucune n’est encore appariée.
    [one] Seule la ronde 1 est appariée.
   *[other] Les rondes 1 à { $rounds } sont appariées.
  }
refusal-match-unknown = Il n’y a pas de match { $match } à la { where-staged }. Les matchs y vont de 1 à { $matches }.
refusal-table-unknown = Il n’y a pas de table { $table } utilisable. Choisissez-en une autre, ou ouvrez-la d’abord.
refusal-table-as-it-is = Le match est déjà à la table { $table }. Choisissez-en une autre.
refusal-table-missing = { $player } et { $opponent } n’ont pas de table. Donnez une table à chaque paire, ou à aucune : toutes sont alors placées dans l’ordre du classement.
refusal-table-taken = Deux paires sont à la table { $table }. Déplacez-en une.

## Results at the tables

refusal-bye-match = { $player } a un bye à la ronde { $round } : il n’y a pas de résultat à saisir.
refusal-round-closed = La ronde { $round } est close. Si un résultat est faux, demandez à un arbitre de le corriger.
refusal-already-settled = Le résultat de la table { $table }, { where-staged }, est déjà validé. S’il est faux, demandez à un arbitre de le corriger.
refusal-not-your-table = { $seat ->
    [none] { $player } ne joue pas à la table { $table }, et n’a pas de table à cette ronde. Demandez à un arbitre.
   *[other] { $player } ne joue pas à la table { $table }, mais à la table { $seat }. Saisissez le résultat là-bas.
  }
refusal-claims-by-players = Seuls les deux joueurs peuvent annoncer un résultat. En tant qu’arbitre ou organisateur, saisissez-le plutôt.
refusal-no-show-by-staff = Seul un arbitre peut noter qu’un joueur ne s’est pas présenté. Faites venir un { $official } à votre table.
refusal-claim-disputed = Les deux résultats annoncés à la table { $table } diffèrent. Acceptez celui de votre adversaire, ou appelez un { $official } pour trancher.
refusal-nothing-to-confirm = Votre adversaire à la table { $table } n’a encore rien annoncé. Saisissez vous-même le résultat.
refusal-no-tie = Le match de la table { $table } n’est pas un nul en attente d’un jet de dé. Vérifiez la table.

## The cut and the bracket

refusal-no-cut = Aucun cut ({ $cut }) n’est annoncé. Terminez le tournoi après la dernière ronde, ou changez la structure, ce qui est une dérogation.
refusal-cut-not-made = Le cut ({ $cut }) n’est pas encore fait. Faites-le après la dernière ronde suisse.
refusal-bracket-played = Le tableau est terminé, et { $champion ->
    [none] personne ne l’a
   *[other] { $champion } l’a
  } gagné. Terminez le tournoi.
refusal-bracket-needs-winner = Un joueur a continué après ce match du tableau : on ne peut pas dire que personne n’est venu. Notez l’abandon du joueur qui n’est pas là : l’adversaire suivant a un bye.
refusal-bracket-both-out = Aucun des deux joueurs n’est venu à ce match : les deux sont hors du tableau, et un résultat ne les ferait pas revenir. Si c’était une erreur, annulez-la tant que c’est la dernière étape.
refusal-bracket-went-on = Le vainqueur de ce match a continué à jouer après la ronde { $round } du tableau : le vainqueur ne peut plus changer. Corrigez seulement les scores.

## Corrections and undo

refusal-not-settled = La table { $table } de la { where-staged } n’a pas encore de résultat. Saisissez-le au lieu de le corriger.
refusal-nothing-changes = C’est déjà le résultat de la table { $table }, { where-staged }. Il n’y a rien à faire.
refusal-repair-unknown = { $repair } n’est pas une façon de réparer les appariements. Choisissez parmi { $possible }.
refusal-no-round-to-repair = Aucune ronde après la ronde { $round } n’est en cours : il n’y a rien à réapparier. Gardez les appariements.
refusal-pairs-stay-right = Toutes les tables encore en cours à la ronde { $round } restent justes : aucune n’est à réapparier. Gardez les appariements.
refusal-cut-stands = Le cut ({ $cut }) est fait : les appariements qui précèdent restent tels quels. Corrigez le résultat et gardez tous les appariements.
refusal-recut-needed = Avec ce résultat, le cut ({ $cut }) est différent{ $count ->
    [0] , avec d’autres têtes de série
   *[other] : { $players } y entreraient
  }, et aucune partie n’a commencé depuis. Rien n’a été modifié. Corrigez le résultat avec la réparation « recut » : le tableau est annulé et refait.
refusal-cut-would-change = Avec ce résultat, le cut ({ $cut }) aurait été différent{ $count ->
    [0] , avec d’autres têtes de série
    [one] : { $players } l’aurait passé
   *[other] : { $players } l’auraient passé
  }. Le tableau reste tel quel. Confirmez que vous l’avez vu, puis corrigez le résultat.
refusal-nothing-to-undo = Il n’y a rien à annuler.
refusal-undo-too-late = Autre chose s’est passé depuis (l’étape { $last } après l’étape { $step }). Regardez le journal, puis annulez la dernière étape ou corrigez ce qui est faux.
refusal-undo-for-other = La dernière étape vient d’une autre personne : { $actor }. Demandez-lui de l’annuler, ou demandez à l’organisateur.
refusal-undo-impossible = { $kind ->
    [DrawOpened] Un tirage ouvert le reste : on ne regarde pas deux fois sans conséquence. Publiez-le, ou ouvrez une nouvelle tentative avec une raison.
    [RoundPaired] Une ronde publiée ne s’annule pas en silence. Annulez-la avec une raison.
    [TablesRepaired] Les tables réappariées ont été annoncées. Déplacez des tables une par une, ou corrigez encore une fois le résultat.
   *[other] La dernière étape ne peut pas être annulée, car d’autres ont pu agir d’après elle. Corrigez ce qui est faux par une nouvelle étape.
  }

## The officials' pages while a tournament runs

refusal-table-untyped = Tapez d’abord le numéro d’une table, puis le score.
refusal-already-paired-by = La ronde { $round } est déjà appariée, par { $actor } à { $time }. Rien n’a été apparié deux fois : regardez ses tables.
refusal-changed-meanwhile = La table { $table } a déjà un autre résultat : { $now }. Rien n’a été modifié. Si celui-là est faux, corrigez-le.
refusal-line-outdated = Les appariements ont changé depuis que ceci a été tapé : ce n’est donc pas enregistré. Regardez qui joue maintenant à la table { $table }, puis modifiez-le ou supprimez-le.

## Who can still make the cut

refusal-whatif-by-plan = { $ruleset } se joue selon un plan fixe, pas en rondes suisses : il n’y a donc pas de cut à étudier.
refusal-whatif-finished = Ce tournoi est terminé : plus rien ne peut changer. Son classement dit qui a passé le cut.
refusal-whatif-not-begun = Aucune ronde n’est encore appariée : tout le monde peut encore y arriver. Redemandez quand la ronde 1 est publiée.
refusal-whatif-cut-made = Le cut est fait : on sait qui y est. Dans le tableau, celui qui gagne continue.
refusal-whatif-too-long = Calculer qui peut encore passer le cut prenait trop de temps : le calcul a été arrêté. Rien d’autre n’est touché. Redemandez quand d’autres résultats sont là.
refusal-whatif-outdated = Des résultats sont arrivés pendant le calcul. Rien n’est perdu : regardez à nouveau.
refusal-whatif-not-in = { $player } a quitté le tournoi et ne peut plus passer le cut.
refusal-whatif-result-form = « { $text } » n’est pas une table et son résultat. Écrivez-le comme { $form }.
refusal-whatif-folder = { $file } est un dossier. Indiquez un fichier de tournoi de ce dossier, ou écrivez le nom d’un tournoi suivi de --data { $file }.
refusal-whatif-text = { $file } est un tournoi écrit en texte. whatif a besoin d’un fichier de tournoi (.topcut) ou du nom d’un tournoi ; donnez un texte à topcut standings ou à topcut pair.
refusal-whatif-whom = Écrivez un nom après --player, comme dans : --player Ana

## The planner

refusal-planner-players = Un plan demande { $least } à { $most } joueurs, pas { $players }.
refusal-planner-rounds = Demandez de 1 à { $most } rondes suisses, comme 5 ou 4-6.
refusal-planner-cut = Un cut à { $cut } n’est pas possible ici : demandez { $least } à { $most } joueurs, ou 0 pour y renoncer.
refusal-planner-cuts = « { $given } » n’est pas une liste de cuts. Écrivez les tailles séparées par des virgules, comme 0,4,8.
refusal-planner-hour = « { $given } » n’est pas une heure. Écrivez-la comme 18:00.
refusal-planner-minutes = Une ronde peut durer de { $least } à { $most } minutes, et la pause déjeuner de 0 à { $most }.
refusal-planner-hours = La salle doit fermer après le début des parties. Donnez une heure de fermeture plus tardive (01:00 +1 après minuit), ou un début plus tôt.
refusal-planner-tournaments = Demandez de 1 à { $most } tournois.
refusal-planner-model = L’écart de niveau va de 0 à 1000 Elo, et les nuls, abandons et forfaits de 0 à 50 pour cent.
refusal-planner-by-plan = { $ruleset } se joue selon son propre plan imprimé : il n’y a pas de structure à choisir.
refusal-planner-numbers = Les points de ce règlement sont trop grands pour calculer exactement { $tiebreaker }. Utilisez moins de points pour une victoire.
refusal-planner-cluster = Aucun ordonnanceur Dask ne répond à l’adresse { $address } ({ $problem }). Rien n’a été calculé : vérifiez l’adresse, ou retirez --cluster pour utiliser cet ordinateur.
refusal-planner-cluster-address = « { $address } » n’est pas l’adresse d’un ordonnanceur Dask. Écrivez-la comme tcp://10.0.0.5:8786, ou retirez --cluster pour utiliser cet ordinateur.
refusal-planner-cluster-empty = Le cluster à l’adresse { $address } n’a pas de workers. Lancez-en, ou retirez --cluster pour utiliser cet ordinateur.
refusal-planner-cluster-missing = Un cluster a besoin de la bibliothèque distributed : installez topcut[planner], ou retirez --cluster pour utiliser cet ordinateur.
refusal-planner-no-past = Pour ajuster le modèle, il faut { $least } matchs de vos tournois terminés avec ce règlement ; pour l’instant, vous en avez { $matches }. Réglez-le à la main, ou laissez-le tel quel.
refusal-planner-busy = { $waiting } questions attendent déjà le planificateur, qui n’en prend plus pour l’instant. Réessayez dans quelques minutes ; rien n’est perdu pour vous.
refusal-planner-failed = La simulation n’a pas pu aller au bout. Réessayez avec moins de tournois ; aucun de vos tournois n’a été touché.

refusal-planner-cluster-lost = Le cluster à l’adresse { $address } ne répond plus comme il faut ({ $problem }). Vérifiez que son ordonnanceur tourne et que ses workers ont cette version de Topcut, ou omettez --cluster pour utiliser cet ordinateur.
refusal-planner-process-lost = Un des processus a été arrêté de l’extérieur, peut-être faute de mémoire. Réessayez, avec --cores 1 si cela se répète.
