# The organizer's pages: what several of them say


## Preparing: the organizer's pages before the start, and players who sign themselves up

desk-state = { $phase ->
    [sign-up] avant le départ
    [finished] terminé
    [bracket] dans le tableau
   *[swiss] { $round ->
        [0] commencé
       *[other] ronde { $round }
    }
}, { headcount }
headcount = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}{ $still_in ->
    [all] { "" }
   *[other] , { $still_in } encore en lice
}
standings-ranked = Joueurs classés : { $ranked } sur { $players }. Les autres ont quitté le tournoi et, d’après les règles, ne gardent pas de place.
clock-waits = Le chrono n’est pas lancé : { $stage ->
    [bracket] ronde { $round } du tableau
   *[swiss] ronde { $round }
}
ready-nobody = Personne n’est encore inscrit. Tapez ou collez les noms, un par ligne.
ready-players = { $players ->
    [one] { $players } joueur participe
   *[other] { $players } joueurs participent
}{ $waiting ->
    [0] .
    [one] , { $waiting } attend une place.
   *[other] , { $waiting } attendent une place.
}
ready-here = Joueurs présents : { $here } sur { $players }. Les absents peuvent être laissés de côté au départ.
ready-nobody-here = Aucune présence n’est confirmée : tous les inscrits jouent donc.
ready-lists = { $accepted } acceptées, { $handed } remises, { $missing } manquantes.
ready-officials = { $officials ->
    [0] Il n’y a pas d’arbitre à nommer.
    [one] { $officials } arbitre est nommé.
   *[other] { $officials } arbitres sont nommés.
}
ready-tables-numbered = Les tables sont numérotées à partir de 1, autant qu’il en faut.
ready-tables-few = Tables libres : { $free }, tables nécessaires : { $needed }. Installez-en d’autres, sinon la ronde ne peut pas être placée.
ready-tables = Tables libres : { $free }{ $unchecked ->
    [0] .
    [one] , { $unchecked } n’a pas été vérifiée pour cette ronde.
   *[other] , { $unchecked } n’ont pas été vérifiées pour cette ronde.
}
ready-brought = { $players ->
    [0] Tout est coché.
    [one] { $players } joueur a encore quelque chose à montrer.
   *[other] { $players } joueurs ont encore quelque chose à montrer.
}

## The officials' pages while a tournament runs

besides-goes-on = { $player } continue
besides-dropped = { $players }{ $dropped ->
    [yes] : abandon noté
   *[no] : pas d’abandon
}
desk-no-result = pas encore de résultat
desk-entered = Table { $table } : { desk-result }
desk-result = { $how ->
    [draw] match nul entre { $winner } et { $loser }
    [nobody] ni { $winner } ni { $loser } n’étaient là
    [no-show] { $winner } gagne, { $loser } n’était pas là
    [concession] { $winner } gagne, { $loser } concède
   *[other] { $winner } bat { $loser }
  }{ $score ->
    [none] .
   *[other] , { $score }.
  }
line-recorded = C’est enregistré, et les appariements suivants sont arrivés depuis.
answer-confirm = Je sais, le faire quand même
answer-drop-yes = { $number ->
    [one] Noter l’abandon : { $players }
   *[other] Noter l’abandon des deux
  }
answer-drop-no = { $number ->
    [one] { $players } reste dans le tournoi
   *[other] Les deux restent dans le tournoi
  }
answer-unfinished = { $who ->
    [nobody] Il y en avait un en cours, et personne ne l’a gagné
    [none] Il n’y en avait pas en cours
   *[other] { $who } l’a gagné
}
answer-roll = { $player } a gagné le jet de dé
desk-replaced = { $players } : absence avant la première partie, donc { $joined ->
    [none] personne ne prend la place et la tête de série reste vacante
   *[other] { $joined } prend la place
  }. Publiez à nouveau la ronde du tableau.
desk-corrected = Le résultat est corrigé, publiquement. Le classement suit.
desk-recut = Le résultat est corrigé et le cut refait, publiquement. Publiez la première ronde du tableau.
desk-rolled = Table { $table } : { $player } a gagné le jet de dé et continue.
desk-dropped = Abandon noté : { $player }.
desk-absent = Absence notée à cette ronde : { $player }.
desk-rejoined = { $player } est de retour, avec une défaite sans appariement pour chaque ronde manquée.
desk-proposed = Votre proposition d’exclusion est faite : { $player }. Ceux qui peuvent décider la voient maintenant.
desk-ejected = Exclusion définitive : { $player }.
desk-card-missing = C’est noté. { $player } cherche la carte.
desk-card-found = C’est noté : { $player } a retrouvé la carte, ou en a une autre.
desk-card-conceded = La partie est concédée. { $player } a jusqu’à la ronde suivante pour trouver la carte.
lost-extension = Recherche d’une carte perdue
lost-next = { $player } peut maintenant la chercher.{ $playing ->
    [true] {" "}Si elle n’est pas là à temps, la partie est concédée.
   *[other] {""}
} Si elle n’est pas là au début de la ronde suivante, une exclusion devrait suivre pour { $player }.
lost-conceded = { $player } a jusqu’au début de la ronde suivante pour trouver un remplacement.
lost-none = Personne ne cherche de carte.
lost-removal = Une carte a été perdue et n’était pas remplacée à la ronde suivante
desk-away = Absence convenue à la ronde suivante : { $player }.
desk-there = { $player } joue à la ronde suivante.
desk-squads = Les squads sont choisis : { $player }.
call-age = { $minutes ->
    [0] à l’instant
   *[other] il y a { $minutes } min
  }

## What a phone rings for, and a screen reader says.

waits-call = { $table ->
    [0] Nouvel appel : { $player }
   *[other] Nouvel appel, table { $table }, { $player }
  }{ $about ->
    [none] .
   *[other] : { $about }
  }
waits-appeal = { $table ->
    [0] Un recours contre la décision { $ruling } vous attend.
   *[other] Un recours venu de la table { $table } vous attend.
  }
waits-dispute = Les joueurs de la table { $table } ne sont pas d’accord sur leur résultat.
waits-proposal = Un autre arbitre propose une exclusion : { $player }. La décision vous revient.
waits-warned = { $player } a { $count } avertissements. On vous demande s’il faut prononcer une exclusion.
nth-warning = { $nth ->
    [1] C’est le premier avertissement
    [2] C’est le deuxième avertissement
    [3] C’est le troisième avertissement
   *[other] C’est l’avertissement { $nth }
  }
third-warning = À { $at } ou plus, un { $official } devrait exclure tout de suite. Aucun retour ne serait possible pour { $player }.
head-sees = { $heads } { $many ->
    [one] voit
   *[other] voient
  } maintenant l’historique
warn-and = { $answer ->
    [ask] { $heads ->
        [none] Enregistrer l’avertissement, laisser la question ouverte
       *[other] Enregistrer l’avertissement et demander à { $heads }
      }
    [yes] Enregistrer l’avertissement, puis exclure
   *[other] Enregistrer l’avertissement
  }
desk-warned-eject = Avertissement enregistré, { $player } joue toujours. Pour exclure, répondez à la question posée ici.
desk-warned = Avertissement enregistré : { $player }. Seuls les arbitres peuvent le lire.
desk-spared = Pas d’exclusion pour { $player }. La raison est enregistrée.
desk-penalized = Sanction enregistrée : { $player }. Seuls les arbitres peuvent la lire.
desk-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
desk-group = { $size ->
    [one] { $size } joueur
   *[other] { $size } joueurs
  }{ $above ->
    [0] { "" }
    [one] , { $above } rencontre quelqu’un d’au-dessus
   *[other] , { $above } rencontrent quelqu’un d’au-dessus
  }{ $down ->
    [0] { "" }
    [one] , { $down } flotte vers le bas
   *[other] , { $down } flottent vers le bas
  }
desk-rematches = { $count ->
    [0] Aucune revanche
    [one] { $count } revanche inévitable
   *[other] { $count } revanches inévitables
  }
desk-rematches-so-far = { $count ->
    [0] Aucune revanche
    [one] { $count } revanche dans ce qui est trouvé jusqu’ici
   *[other] { $count } revanches dans ce qui est trouvé jusqu’ici
  }
desk-pairs = { $pairs ->
    [one] sur { $pairs } paire
   *[other] sur { $pairs } paires
  }
desk-floats = { $count ->
    [0] Aucun flotteur
    [one] { $count } flotteur
   *[other] { $count } flotteurs
  }
