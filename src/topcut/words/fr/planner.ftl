# The planner, and who can still make the cut


## Who can still make the cut

whatif-standing = { $standing ->
    [clinched] Qualification assurée
    [out] Hors course
   *[alive] En course
}
whatif-is-clinched = C’est acquis, quoi qu’il arrive.
whatif-is-out = C’est fini, sauf si quelqu’un de mieux classé part.
whatif-others = La partie est terminée : cela dépend des autres tables.
whatif-if-played = C’est acquis si la partie se joue.
whatif-if-not-played = C’est fini, sauf si la partie ne se joue pas.
whatif-draw-enough = { $loss ->
    [either] Un nul suffit. Même une défaite peut suffire.
    [unproved] Un nul suffit. Même une défaite peut suffire.
   *[other] Un nul suffit, une défaite non.
}
whatif-win-enough = { $draw ->
    [none] Une victoire suffit{ $loss ->
        [out] , une défaite non.
       *[other] . Même une défaite peut suffire.
    }
    [out] Une victoire suffit, rien de moins.
   *[other] Une victoire suffit. Un nul peut suffire{ $loss ->
        [out] .
       *[other] , et même une défaite.
    }
}
whatif-win-may = { $draw ->
    [none] Une victoire peut suffire, si d’autres tables aident{ $loss ->
        [out] .
       *[other] . Une défaite aussi.
    }
    [out] Seule une victoire peut suffire, et seulement si d’autres tables aident.
   *[other] Une victoire ou un nul peut suffire, si d’autres tables aident{ $loss ->
        [out] .
       *[other] . Une défaite aussi.
    }
}
whatif-points = { $enough ->
    [none] Aucun nombre de points n’est encore sûr de suffire.
    [0] Il ne faut plus de points.
    [one] { $enough } point de plus suffit à coup sûr.
   *[other] { $enough } points de plus suffisent à coup sûr.
}{ $least ->
    [none] {""}
    [0] {""}
    [one] { " " }Il faut au moins { $least } point de plus.
   *[other] { " " }Il faut au moins { $least } points de plus.
}
whatif-share = { $rate } % ({ $low } à { $high } %)
whatif-goal = { $cut ->
    [yes] Le top { $size } continue.
   *[no] Il n’y a pas de cut : il s’agit donc de la première place.
}
whatif-left = { $open ->
    [0] {""}
    [one] { $open } table est en cours.
   *[other] { $open } tables sont en cours.
}{ $left ->
    [0] { " " }C’est la dernière ronde.
    [one] { " " }Il reste ensuite { $left } ronde.
   *[other] { " " }Il reste ensuite { $left } rondes.
}
whatif-sampled = Les chances viennent de { $times } simulations de la suite selon les règles, avec des forces estimées d’après les parties de ce tournoi ; la fourchette est celle où elles se trouvent avec 95 % de certitude.
whatif-draw-helps = Table { $table } : un nul qualifie les deux, { $first } et { $second }, et une défaite pourrait priver du cut : { $gain }.
# Whom a loss could keep out, if it could either of the two.
whatif-either = { $first } ou { $second }
whatif-no-draws = À aucune table un nul ne qualifierait à coup sûr les deux joueurs.
whatif-allowed = { $allowed ->
    [yes] Les joueurs peuvent maintenant voir leurs propres chances.
   *[no] Les joueurs ne peuvent plus voir leurs chances.
}
luck-upsets = { $upsets ->
    [0] Sur les { $games } parties entre joueurs à points inégaux, aucune n’a été gagnée par celui qui en avait le moins.
    [one] Sur les { $games } parties entre joueurs à points inégaux, { $upsets } a été gagnée par celui qui en avait le moins.
   *[other] Sur les { $games } parties entre joueurs à points inégaux, { $upsets } ont été gagnées par celui qui en avait le moins.
}

## The planner

planner-fitted = L’écart, les nuls, les abandons et les forfaits sont maintenant ceux de { $matches } matchs de vos tournois passés. Appuyez sur « Simuler » pour les utiliser.
planner-growing = D’après { $done ->
    [one] { $done } tournoi
   *[other] { $done } tournois
} sur { $wanted } jusqu’ici ; les chiffres seront plus précis à la fin.
planner-between = { $early } à { $late }
planner-stopped = Arrêté : ces chiffres viennent de { $done ->
    [one] { $done } tournoi
   *[other] { $done } tournois
} sur { $wanted }, et leurs barres d’erreur le disent.
planner-stopped-early = Arrêté avant que rien ne soit compté : il n’y a pas encore de chiffres.
planner-model = D’après { $tournaments ->
    [one] un tournoi
   *[other] { $tournaments } tournois
  } par structure ; * est ce que le document prescrit, ! une dérogation, ± couvre 95 cas sur 100. Le plateau est homogène, avec un écart de { $spread } Elo ; { $draws } % des matchs sont nuls, { $drops } % de ceux qui ont deux défaites partent après une ronde, { $away } % ne viennent pas, et l’on ne sait rien de vos joueurs.
planner-progress = { $done } tournois sur { $wanted }, encore { $seconds } s environ
planner-structure = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
  }, { $cut ->
    [0] sans cut
   *[other] top { $cut }
  }
planner-percent = { $share } %
planner-column-structure = structure
planner-column-ends = fin (90 sur 100)
planner-column-in-time = à temps
planner-column-undefeated = plusieurs invaincus
planner-column-best-cut = le meilleur passe
planner-column-best-wins = le meilleur gagne
planner-column-record = points qui suffisent
planner-column-rematch = revanche forcée
planner-column-byes = byes

planner-preparing = Préparation ; la première fois sur un ordinateur, cela prend une minute.
planner-waiting = { $ahead ->
    [one] Une question passe avant la vôtre.
   *[other] { $ahead } questions passent avant la vôtre.
  } La vôtre commencera d’elle-même ; tant que d’autres attendent, chaque question dispose d’une minute environ.
planner-first = { $chance } ({ $line } premiers)
planner-of-hundred = { $bound ->
    [more] plus de 99
    [fewer] moins de 1
   *[about] { $number }
  }
planner-headline = { $structure }, comme prescrit : fini avant { $until } dans { $share } cas sur 100, et dans { $several } sur 100 plus d’un joueur est invaincu.
planner-headline-ends = { $structure }, comme prescrit : fini vers { $end }, et dans { $several } cas sur 100 plus d’un joueur est invaincu.
planner-fitting = { $count ->
    [0] Aucune de ces structures n’est finie à coup sûr avant { $until }.
   *[other] Finies à coup sûr avant { $until } : { $structures }.
  }
planner-record = { $points } ({ $chance }) : { $record }
planner-record-of = { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
  }{ $drawn ->
    [0] {""}
    [one] , { $drawn } nul
   *[other] , { $drawn } nuls
  }{ $lost ->
    [0] {""}
    [one] , { $lost } défaite
   *[other] , { $lost } défaites
  }
