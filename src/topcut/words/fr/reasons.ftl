# Why: pairings, byes, ranks, the cut


## Files: what no file may contain, whatever its format

reason-member-unread = « { $member } » n’est pas un membre prévu ici ({ $part }) et n’a pas été lu.{ $count ->
    [0] {""}
   *[other] {" "}Vouliez-vous dire « { $near } » ?
}

## Cut and bracket

reason-seed-by-rank = Tête de série n° { $seed } : { $player } a le rang { $rank } après les rondes suisses.
reason-seed-above-absent = Tête de série n° { $seed } : { $player } a le rang { $rank } après les rondes suisses, et il manque quelqu’un mieux placé.
reason-seed-moved-up = Tête de série n° { $seed } : { $player }, rang { $rank } après les rondes suisses, monte d’une place : { $leaver } a quitté le tournoi avant la première partie.
reason-seed-replacement = Tête de série n° { $seed } : { $player }, rang { $rank } après les rondes suisses, vient juste après au classement et remplace { $leaver }, qui a quitté le tournoi avant la première partie.
reason-seed-vacant = La tête de série n° { $seed } reste vacante : { $leaver } a quitté le tournoi avant la première partie, et il n’y a personne pour prendre la place. L’adversaire a un bye.
reason-pairing-seeds = Match { $match } : la tête de série n° { $seed } rencontre la n° { $other }, selon le dessin du tableau, pour que les meilleures se rencontrent le plus tard possible.
reason-pairing-seed-winner = Match { $match } : la tête de série n° { $seed } n’avait pas de match à la ronde 1 et rencontre le vainqueur du match { $before }, selon le dessin du tableau.
reason-pairing-winners = Match { $match } : les vainqueurs des matchs { $before } et { $also } se rencontrent, selon le dessin du tableau.
reason-bye-top-seed = { $player } n’a pas de match à la ronde 1 du tableau : sa taille n’est pas une puissance de deux, et la tête de série n° { $seed } est parmi les meilleures.
reason-bye-dropped = { $player } a un bye à la ronde { $round } du tableau : { $leaver } a quitté le tournoi.
reason-bye-nobody-left = { $player } a un bye à la ronde { $round } du tableau : il ne reste personne à affronter.
reason-advance-won = { $player } continue : match { $match } gagné contre { $opponent }.
reason-advance-rank = { $player } continue : le match { $match } est nul, et les têtes de série décident : la n° { $seed } passe avant la n° { $other }.
reason-advance-roll = { $player } continue : le match { $match } est nul, et { $player } a gagné le jet de dé.
reason-advance-nobody = Personne ne continue après le match { $match } : aucun des deux joueurs n’est encore là.
reason-bracket-stands = D’après le classement actuel, les têtes de série seraient différentes. Le tableau reste tel qu’il a été fait.
reason-placing-champion = { $player } prend la première place : tableau gagné.
reason-placing-lost = { $player } prend la place { $placing } : défaite à la ronde { $round } du tableau.
reason-placing-dropped = { $player } prend la place { $placing }, comme les perdants de la ronde { $round } : abandon dans le tableau.
reason-placing-swiss = { $player } prend la place { $placing } : rang { $rank } après les rondes suisses, et les places sous le top { $cut } suivent le classement suisse.

## Fixed plans

reason-pairing-planned = Ronde { $round }, table { $table } : le plan y place les cartes { $first } et { $second }.

## Tables

reason-table-by-standing = Table { $table } : les paires sont placées dans l’ordre du classement.
reason-table-fixed = Table { $table } : { $player } y joue toujours.
reason-table-fixed-both = Table { $table } : { $player } y joue toujours et devance { $opponent } au classement ; la table { $other }, attitrée elle aussi, reste vide.
reason-table-stream = Table { $table } : ce match passe sur le stream.
reason-table-fresh = Table { $table } : d’après le classement, ce serait la table { $usual }, mais { $player } y a joué à la ronde { $round }.
reason-table-moved = Table { $table } : d’après le classement, ce serait la table { $usual }, mais une autre paire en a besoin pour ne pas rejouer à la même table.
reason-table-again = Table { $table } : { $player } y a déjà joué à la ronde { $round }, mais aucun placement ne donne moins de répétitions.
reason-table-bye = { $player } a un bye et n’a pas besoin de table.

## Standings: how a row is worked out, and why one player is above another

reason-more-points = { $above } devance { $below } : { $label } { $more } contre { $fewer }.
reason-higher-tiebreak = { $above } devance { $below } : égalité ({ $level }), mais { $above } { $kind ->
    [latest-rounds] a le trophée le plus tardif là où les deux diffèrent d’abord : ceux des manches { $more_rounded } contre ceux des manches { $fewer_rounded }
    [figure] est devant au départage ({ $label }), { $more } contre { $fewer }
   *[mean] est devant au départage ({ $label }), { $more_rounded } ({ $more }) contre { $fewer_rounded } ({ $fewer })
}.
reason-by-lot = { $above } devance { $below } au tirage au sort : égalité ({ $level }).
reason-equal = { $above } et { $below } sont à égalité ({ $level }) et partagent le rang { $rank }.
reason-row = { $player } : { $label } { $points } en { $played ->
    [one] { $played } ronde
   *[other] { $played } rondes
}.
reason-row-match = Ronde { $round } contre { $opponent } : { $label } { $points }{ $count ->
    [0] {""}
   *[other] , { $figures }
}.
reason-row-no-show = Ronde { $round } contre { $opponent } : { $label } { $points }{ $count ->
    [0] {""}
   *[other] , { $figures }
}. Le match n’a pas été joué : aucun des deux ne compte comme adversaire de l’autre.
reason-row-bye = Ronde { $round }, un bye : { $label } { $points }{ $count ->
    [0] {""}
   *[other] , { $figures }
}.
reason-row-unpaired-loss = Ronde { $round }, une défaite sans appariement : { $label } { $points }.
reason-row-opponent = Adversaire { $opponent } : { $label } { $points } en { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}, { $rate_rounded } ({ $rate }) par ronde.
reason-row-bye-as-opponent = Un bye compte comme un adversaire sans points ({ $label }).
reason-row-strength = { $label } : la moyenne des points par ronde des adversaires, { $parts }, est { $value_rounded } ({ $value }).
reason-row-extended-strength = { $label } : la moyenne de la force des adversaires, { $parts }, est { $value_rounded } ({ $value }).
reason-row-match-win-rate = { $label } : la moyenne de la part des points possibles que les adversaires ont marquée, { $parts }, est { $value_rounded } ({ $value }).
reason-row-figure = { $label } : { $parts }, soit { $value } en tout.
reason-row-latest-rounds = { $label } : { $parts }.
reason-row-without-parts = { $label } : rien de ce qui compte n’a été joué, la valeur est donc { $value }.

## Swiss pairings and byes

reason-pair-first-round = { $player } rencontre { $opponent } : à la première ronde, tout le monde est tiré au sort.
reason-pair-level-alone = { $player } rencontre { $opponent } : personne d’autre n’a { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
reason-pair-level = { $player } rencontre { $opponent } : les deux ont { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, et à égalité, c’est le tirage qui décide{ $count ->
    [0] .
   *[other] {" "}; { $player } a déjà rencontré { $met }.
  }
reason-pair-float = { $player } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  } rencontre { $opponent } qui en a { $lower } : { $left ->
    [alone] personne d’autre n’en a autant, et { $player }
   *[odd] il restait un nombre impair de joueurs à apparier, et celui qui reste
  } rencontre quelqu’un du groupe suivant{ $count ->
    [0] .
   *[other] {" "}; { $player } a déjà rencontré { $met }.
  }
reason-pair-float-far = { $player } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  } rencontre { $opponent } qui en a { $lower } : avec des adversaires plus proches, quelqu’un n’aurait plus de nouvel adversaire{ $count ->
    [0] .
   *[other] ; { $player } a déjà rencontré { $met }.
  }
reason-pair-again = { $player } et { $opponent } se rencontrent à nouveau, après { $meetings ->
    [one] { $meetings } appariement
   *[other] { $meetings } appariements
  } : aucun appariement de cette ronde n’a moins de revanches.
reason-pair-forbidden = { $player } et { $opponent } se rencontrent alors qu’il faudrait les séparer : aucun appariement ne l’évite.
reason-pair-mates = { $player } et { $opponent } se rencontrent alors que les deux viennent du même club ({ $club }) et que les camarades de club sont à séparer : aucun appariement aussi bon en points ne l’évite.
reason-bye-given = { $player } a un bye : l’organisateur l’a donné.
reason-bye-random = { $player } a le bye : le nombre de joueurs est impair, et à la première ronde le bye est tiré au sort parmi tous les { $among }.
reason-bye-lowest-ranked = { $player } a le bye : le nombre de joueurs est impair, et { $player } a le dernier rang{ $had ->
    [none] { " " }parmi ceux qui n’en ont pas encore eu.
    [again] { " " }parmi ceux qui en ont eu le moins, puisque tout le monde en a eu un.
   *[any] .
  }
reason-bye-lowest-points = { $player } a le bye : le nombre de joueurs est impair, et { $player } a le moins de points, { $points }, et la Strength of Schedule la plus basse, { $strength }{ $among ->
    [one] .
   *[other] , au tirage parmi les { $among } qui sont à égalité sur les deux.
  }

## When a round is blocked: who blocks it

reason-blocked-nobody-left = { $stuck } { $players ->
    [one] n’a
   *[other] n’ont
  } plus de nouvel adversaire possible : au moins { $pairs ->
    [one] { $pairs } paire doit
   *[other] { $pairs } paires doivent
  } { $forbidden ->
    [true] se rencontrer à nouveau, ou se rencontrer alors qu’il faudrait séparer les deux joueurs.
   *[false] se rencontrer à nouveau.
  }
reason-blocked-among-themselves = { $stuck } ne peuvent jouer qu’entre eux, et { $players } est un nombre impair : au moins 1 paire doit { $forbidden ->
    [true] se rencontrer à nouveau, ou se rencontrer alors qu’il faudrait séparer les deux joueurs.
   *[false] se rencontrer à nouveau.
  }
reason-blocked-too-few = { $stuck } ne peuvent rencontrer que { $scarce }, mais cela fait { $players } joueurs, et { $free ->
    [one] { $scarce } ne peut en rencontrer qu’un
   *[other] { $free } adversaires seulement
  } : au moins { $pairs ->
    [one] { $pairs } paire doit
   *[other] { $pairs } paires doivent
  } { $forbidden ->
    [true] se rencontrer à nouveau, ou se rencontrer alors qu’il faudrait séparer les deux joueurs.
   *[false] se rencontrer à nouveau.
  }
reason-blocked-sets = Il y a { $sets } groupes de joueurs qui ne peuvent jouer qu’entre eux, chacun avec un nombre impair de joueurs : au moins { $pairs ->
    [one] { $pairs } paire doit
   *[other] { $pairs } paires doivent
  } { $forbidden ->
    [true] se rencontrer à nouveau, ou se rencontrer alors qu’il faudrait séparer les deux joueurs.
   *[false] se rencontrer à nouveau.
  }
reason-blocked-sets-too-few = Il y a { $sets } groupes de joueurs qui ne peuvent jouer qu’entre eux ou contre { $scarce }. Chacun compte un nombre impair de joueurs : un joueur de chaque groupe a donc besoin { $free ->
    [one] d’un adversaire unique, { $scarce }, qui ne peut en rencontrer qu’un
   *[other] d’un adversaire parmi { $scarce }, et il n’y en a que { $free }
  } : au moins { $pairs ->
    [one] { $pairs } paire doit
   *[other] { $pairs } paires doivent
  } { $forbidden ->
    [true] se rencontrer à nouveau, ou se rencontrer alors qu’il faudrait séparer les deux joueurs.
   *[false] se rencontrer à nouveau.
  }
reason-blocked-set = Groupe { $number } : { $players } { $count ->
    [one] { $free ->
        [0] ne peut rencontrer personne.
       *[other] ne peut rencontrer que { $scarce }.
    }
   *[other] ne peuvent jouer qu’entre eux{ $free ->
        [0] .
       *[other] , ou contre { $scarce }.
    }
  }
reason-blocked-player = { $player } a déjà rencontré { $met }{ $apart_count ->
    [0] {""}
   *[other] {" "}et ne doit pas rencontrer { $apart }
  }. { $left_count ->
    [0] Il ne reste personne.
    [one] Il ne reste que { $left }.
   *[other] Il ne reste que { $left }.
  }
reason-blocked-player-kept-apart = { $player } ne doit pas rencontrer { $apart }. { $left_count ->
    [0] Il ne reste personne.
    [one] Il ne reste que { $left }.
   *[other] Il ne reste que { $left }.
  }

## Looking ahead: can the rounds that remain be paired without a rematch?

reason-ahead-nothing = Il ne reste aucune ronde à apparier.
reason-ahead-room = { $rounds ->
    [one] La ronde qui reste peut
   *[other] Les { $rounds } rondes qui restent peuvent
  } s’apparier sans revanche, quels que soient les tirages : il y a { $players } joueurs, et chacun en a rencontré { $most } au plus.
reason-ahead-found = { $rounds ->
    [one] La ronde qui reste peut
   *[other] Les { $rounds } rondes qui restent peuvent
  } s’apparier sans revanche si personne ne part.
reason-ahead-too-few-left = { $rounds ->
    [one] La ronde qui reste ne peut pas
   *[other] Les { $rounds } rondes qui restent ne peuvent pas
  } s’apparier sans revanche : { $count ->
    [0] { $player } n’a plus de nouvel adversaire.
    [one] pour { $player }, il ne reste que { $left } à rencontrer.
   *[other] pour { $player }, il ne reste que { $left } à rencontrer.
  }
reason-ahead-too-few-byes = { $rounds ->
    [one] La ronde qui reste ne peut pas
   *[other] Les { $rounds } rondes qui restent ne peuvent pas
  } s’apparier sans revanche : { $players } n’ont plus assez de nouveaux adversaires pour autant de rondes, et il n’y a pas assez de byes pour tous.
reason-ahead-blocked = { $rounds ->
    [one] La ronde qui reste ne peut pas
   *[other] Les { $rounds } rondes qui restent ne peuvent pas
  } s’apparier sans revanche : même la prochaine ne le peut pas.
reason-ahead-cut-off = { $rounds ->
    [one] La ronde qui reste ne peut pas
   *[other] Les { $rounds } rondes qui restent ne peuvent pas
  } s’apparier sans revanche : { $players } sont en nombre impair, l’un d’eux doit donc jouer hors du groupe à chaque ronde, et { $pairs ->
    [one] seule { $pairs } paire de ce genre reste
   *[other] seules { $pairs } paires de ce genre restent
  } possible à chaque fois.
reason-ahead-exhausted = { $rounds ->
    [one] La ronde qui reste ne peut pas
   *[other] Les { $rounds } rondes qui restent ne peuvent pas
  } s’apparier sans revanche : toutes les possibilités ont été essayées.
reason-ahead-unknown = Impossible d’établir en un temps raisonnable si les { $rounds } rondes qui restent peuvent s’apparier sans revanche.
reason-ahead-fragile = En cas de départ maintenant ({ $players }), { $rounds ->
    [one] la ronde qui reste ne pourrait plus
   *[other] les { $rounds } rondes qui restent ne pourraient plus
  } s’apparier sans revanche.
reason-ahead-robust = { $rounds ->
    [one] La ronde qui reste peut
   *[other] Les { $rounds } rondes qui restent peuvent
  } s’apparier sans revanche même si { $leavers ->
    [one] un joueur quelconque part
   *[other] { $leavers } joueurs quelconques partent
  }.

## Pairings made by hand: what cannot be, and what they break

reason-breaks-rematch = { $player } et { $opponent } se sont déjà rencontrés { $count ->
    [one] à la ronde { $rounds }
   *[other] aux rondes { $rounds }
  }{ $fewest ->
    [0] , et cette ronde peut s’apparier sans revanche.
    [one] ; une revanche est inévitable à cette ronde.
   *[other] ; { $fewest } revanches sont inévitables à cette ronde.
  }
reason-breaks-forbidden = { $player } et { $opponent } ne doivent pas se rencontrer{ $fewest ->
    [0] , et cette ronde peut s’apparier ainsi.
    [one] ; une paire de ce genre est inévitable à cette ronde.
   *[other] ; { $fewest } paires de ce genre sont inévitables à cette ronde.
  }
reason-breaks-club = { $player } et { $opponent } viennent du même club ({ $club }), et les camarades de club sont à séparer à cette ronde{ $fewest ->
    [0] .
    [one] ; le meilleur appariement a une paire de ce genre.
   *[other] ; le meilleur appariement a { $fewest } paires de ce genre.
  }
reason-breaks-float = { $could ->
    [one] Deux joueurs à { desk-points } pourraient se rencontrer
   *[other] { $could } paires de joueurs à { desk-points } pourraient se rencontrer
  }, mais { $number ->
    [0] ici aucune ne le fait
    [one] ici { $number } seule le fait
   *[other] ici { $number } seulement le font
  } : { $players } { $count ->
    [one] rencontre
   *[other] rencontrent
  } quelqu’un qui a moins de points.
reason-breaks-float-far = { $could ->
    [one] { $could } joueur à { desk-points } pourrait
   *[other] { $could } joueurs à { desk-points } pourraient
  } rencontrer quelqu’un qui en a { $lower }, mais { $number ->
    [0] ici aucun ne le fait
    [one] ici { $number } seul le fait
   *[other] ici { $number } seulement le font
  } : { $players } { $count ->
    [one] rencontre
   *[other] rencontrent
  } quelqu’un qui a moins de points.
reason-breaks-bye = { $player } ne peut pas avoir le bye : { $count ->
    [one] il revient à { $players }.
   *[other] il revient à l’un de ces joueurs : { $players }.
  }
reason-breaks-byes = { $players } { $count ->
    [one] a un bye
   *[other] ont des byes
  }, mais { $allowed ->
    [0] le nombre de joueurs est pair et personne n’en a besoin.
   *[other] il n’en faut qu’un.
  }
reason-breaks-given-bye = L’organisateur a donné un bye à { $player }, mais { $player } a un adversaire.

## Preparing: the organizer's pages before the start, and players who sign themselves up

reason-pair-by-hand = { $player } rencontre { $opponent } : l’organisateur a apparié cette ronde à la main.

## The table of Challengers!

reason-begins-trophy = { $player } commence : le trophée de la manche { $round } vaut mieux que { $less ->
    [0] rien.
   *[other] celui de la manche { $less }.
}
reason-begins-toss-first = { $first } et { $second } lancent le drapeau pour savoir qui commence : aucun n’a de trophée.
reason-begins-toss = { $first } et { $second } lancent le drapeau pour savoir qui commence : pour les deux, le meilleur trophée est celui de la manche { $round }.
