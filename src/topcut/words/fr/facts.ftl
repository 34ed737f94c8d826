# The log, one sentence per fact


## The log, one sentence per fact

results-heading = { $book }, { $state ->
    [final] résultats finaux
   *[standings] classement provisoire
} : { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $rounds ->
    [one] { $rounds } ronde suisse
   *[other] { $rounds } rondes suisses
}{ $cut ->
    [0] {""}
   *[other] , puis top { $cut }
}.
results-column =
    .place = Place
    .name = Nom
    .club = Club
    .record = V-N-D
outcome-won = gagné
outcome-drawn = nul
outcome-lost = perdu
outcome-bye = bye
outcome-unpaired-loss = perdu, sans appariement
outcome-no-show = perdu, forfait
outcome-absent = absence
cross-letter = { $outcome ->
    [won] V
    [drawn] N
    [lost] D
    [bye] bye
    [unpaired-loss] manqué
    [no-show] forfait
    [absent] absence
   *[open] en cours
}
cross-said = { $outcome ->
    [won] victoire contre le numéro
    [drawn] nul contre le numéro
    [lost] défaite contre le numéro
    [bye] a eu le bye
    [unpaired-loss] sans appariement, ce qui est une défaite
    [no-show] forfait dans le match contre le numéro
    [absent] absence convenue
   *[open] joue encore contre le numéro
}
cross-legend = V 5 = victoire contre le numéro 5 de ce tableau (N : nul, D : défaite). En dessous figurent le score, celui de ce joueur d’abord, et les points de la ronde ({ $points }), suivis du total. R est une { $plan ->
    [true] manche, T la finale
   *[other] ronde suisse, T une ronde du tableau
}, qui ne donne pas de points ({ $points }).
log-ending = { $how ->
    [time] (à la fin du temps)
    [concession] (concession)
    [draw] (nul convenu)
    [no-show] (absence)
    [double-no-show] (les deux absents)
    [bye] – bye
   *[victory] (victoire)
}
where-staged = ronde { $round }{ $stage ->
    [bracket] {" "}du tableau
   *[other] {""}
}
where-swiss = ronde { $round }
where-bracket = ronde { $round } du tableau
fact-tournament-created = Le tournoi « { $title } » est créé, pour le { $first_day }{ $place ->
    [none] {""}
   *[other] , { $place }
}. L’engagement de ses tirages est { $commitment }.
fact-details-corrected = { $title ->
    [none] {""}
   *[other] Le titre est maintenant « { $title } ».{" "}
}{ $place ->
    [none] {""}
    [unsaid] Le lieu est de nouveau à préciser.{" "}
   *[other] Le lieu est maintenant { $place }.{" "}
}{ $first_day ->
    [none] {""}
   *[other] Le premier jour est maintenant le { $first_day }.{" "}
}{ $special ->
    [none] {""}
    [unsaid] Il n’y a plus de règles particulières.
   *[other] Règles particulières : { $special }
}
fact-schedule-set = { $count ->
    [0] Le programme est vide.
    [one] Le programme a une ligne : { $slots }
   *[other] Le programme a { $count } lignes : { $slots }
}
fact-fee-set = { $charged ->
    [true] Il y a des frais d’inscription.
   *[other] Il n’y a pas de frais d’inscription.
}
fact-self-check-in-set = { $allowed ->
    [true] Les joueurs peuvent confirmer leur présence par téléphone.
   *[other] C’est l’organisateur qui confirme la présence des joueurs.
}
fact-chances-shown = { $shown ->
    [true] Les joueurs peuvent voir ce qu’il leur faut pour passer le cut.
   *[other] Les joueurs ne voient pas ce qu’il leur faut pour passer le cut.
}
fact-announcement-made = Annonce { $announcement } : { $text }
fact-table-told = Annonce { $announcement }, pour la table { $table } : { $text }
fact-announcement-taken-down = L’annonce { $announcement } est retirée.
fact-deviation-declared = Le tournoi déroge à la clause { $clause } : { $reason }
fact-official-named = Rôle attribué à { $official } : { $role }{ $plays_as ->
    [none] {""}
   *[other] , joue sous le nom { $plays_as }
}{ $alternate ->
    [none] {""}
   *[other] ; { $alternate } arbitre ces parties
}.
fact-official-released = { $official } n’a plus ce rôle : { $role }.
fact-staff-let-in = { $person } peut agir ici comme { $role ->
    [organizer] organisateur
   *[other] arbitre
} à partir de maintenant.
fact-staff-sent-away = { $person } n’a plus accès et n’agit plus ici.
fact-person-renamed = { $person } a un nouveau nom ici.
fact-person-forgotten = Le nom et les coordonnées ont été supprimés : { $person }.
fact-taken-over = Un autre ordinateur a pris la suite ici (époque { $epoch }). Ce que le précédent a écrit plus tard ne compte pas.
fact-text-struck = Un texte du fait { $n } a été rayé.
fact-capacity-set = { $capacity ->
    [none] Il y a de la place pour tout le monde.
    [one] Il y a de la place pour { $capacity } joueur.
   *[other] Il y a de la place pour { $capacity } joueurs.
}
fact-player-entered = { $player } { $robot ->
    [true] prend la dernière place
   *[other] { $waiting ->
        [true] va sur la liste d’attente
       *[other] { $player ->
            [You] participez
           *[other] participe
        }
    }
}{ $club ->
    [none] {""}
   *[other] {" "}({ $club })
}{ $missed ->
    [none] {""}
   *[other] , en retard, avec une défaite sans appariement pour la ronde { $missed }
}.
fact-player-admitted = { $player } quitte la liste d’attente et participe.
fact-player-withdrawn = Désistement : { $player }.
fact-player-readmitted = { $player } participe de nouveau, { $waiting ->
    [true] sur la liste d’attente
   *[other] avec la même inscription
}{ $missed ->
    [none] {""}
   *[other] , avec une défaite sans appariement pour la ronde { $missed }
}.
fact-player-arrived = { $player } { $here ->
    [true] est là
   *[other] n’est finalement pas là
} le { $day }.
fact-player-checked-in = Présence confirmée : { $player }.
fact-player-checked-out = Présence annulée : { $player }.
fact-fee-noted = { $player } { $paid ->
    [true] a payé
   *[other] n’a pas payé
}.
fact-club-set = { $player } { $club ->
    [none] n’a pas de club
   *[other] fait partie du club { $club }
}.
fact-seat-fixed = { $player } { $table ->
    [none] peut jouer n’importe où
   *[other] joue toujours à la table { $table }
}.
fact-table-set = La table { $table } est { $closed ->
    [true] fermée
   *[other] installée
}{ $stream ->
    [true] {" "}comme table de stream
   *[other] {""}
}{ $note ->
    [none] {""}
   *[other] : { $note }
}.
fact-table-checked = Les décors de la table { $table } sont vérifiés.
fact-materials-checked = { $player }, { $item } : { $passed ->
    [true] en ordre
   *[other] pas en ordre
}{ $note ->
    [none] {""}
   *[other] , { $note }
}.
fact-deck-check-drawn = Tirage pour le contrôle de deck { $check }, { $where } (arbitres seulement jusqu’à la clôture de la ronde) : { $players }.
fact-deck-checked = Contrôle de deck, { $player }, { $where } : { $fine ->
    [true] tout est en ordre
   *[other] un constat d’après la clause { $clause }
}{ $note ->
    [none] {""}
   *[other] ; { $note }
}.
fact-substitute-approved = { $player } peut utiliser un remplacement pour { $item }.
fact-list-handed-in = { $player } a remis une liste.
fact-list-checked = { $grade ->
    [legal] Liste vérifiée, { $player } : rien à redire.
    [illegal] Liste vérifiée, { $player } : elle n’est pas légale selon { $clauses }.
   *[unverified] Liste non vérifiée, { $player } : Topcut ne peut pas tout contrôler.
}
fact-list-accepted = Liste acceptée, { $player }{ $findings ->
    [none] .
   *[other] , malgré ceci : { $findings }
}{ $reason ->
    [none] {""}
   *[other] {" "}Raison : { $reason }
}
fact-list-corrected = Liste corrigée, { $player } : { $reason }
fact-pool-registered = { $player } a enregistré un pool.
fact-lists-published = { $published ->
    [true] Tout le monde peut lire les listes à partir de maintenant.
   *[other] Les listes ne sont plus publiques.
}
fact-roster-locked = La liste des joueurs est verrouillée avec { $count } joueurs.
fact-structure-announced = Annoncé avant le départ : { $rounds ->
    [none] autant de rondes que le dit la table
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}, { $cut ->
    [none] et le cut de la table
    [0] sans cut
   *[other] puis le top { $cut }
} ({ $clause }).
fact-started = Le tournoi commence avec { $players } joueurs : { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}, { $cut ->
    [0] sans cut
   *[other] puis le top { $cut }
} ({ $clause }).
fact-structure-changed = À partir de maintenant : { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}, { $cut ->
    [0] sans cut
   *[other] puis le top { $cut }
}. { $reason }
fact-pair-forbidden = { $first } et { $second } ne doivent pas se rencontrer.
fact-absence-arranged = { $player } { $away ->
    [true] ne jouera pas à la { $where }, c’est convenu
   *[other] jouera finalement à la { $where }
}.
fact-draw-opened = Le tirage de la { $where } est ouvert{ $attempt ->
    [1] .
   *[other] , tentative { $attempt } : { $reason }
}
fact-round-paired = Les appariements de la { $where } sont publiés : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}{ $way ->
    [by-hand] , faits à la main
    [limited] , les meilleurs trouvés à temps
   *[other] {""}
}{ $breaks ->
    [none] {""}
   *[other] ; cela enfreint { $breaks }
}.
fact-round-unpaired = Les appariements de la { $where } sont annulés : { $reason }
fact-tables-repaired = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} de la { $where } { $tables ->
    [one] est réappariée
   *[other] sont réappariées
} : { $reason }
fact-table-moved = { $game } passe à la table { $table } à la { $where }.
fact-extra-minutes-rolled = { $extra ->
    [one] { $extra } minute supplémentaire
   *[other] { $extra } minutes supplémentaires
} { $typed ->
    [true] aux dés, saisies à la main
   *[other] au tirage
} pour la { $where } (arbitres seulement jusqu’à la fin du temps).
fact-clock-started = Le chrono de la { $where } est lancé : { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}{ $commitment ->
    [none] {""}
   *[other] {" "}et les minutes supplémentaires
}.
fact-clock-paused = Le chrono de la { $where } est en pause{ $reason ->
    [none] {""}
   *[other] : { $reason }
}.
fact-clock-resumed = Le chrono de la { $where } repart.
fact-card-missing = { $player } cherche une carte perdue ou abîmée : { $what } ({ $where }).
fact-card-replaced = { $player } a retrouvé ou remplacé la carte manquante.
fact-table-extended = La table { $table } a { $minutes ->
    [one] { $minutes } minute de plus
   *[other] { $minutes } minutes de plus
} à la { $where } : { $reason }
fact-mission-critical-announced = Mission Critical est annoncé à la { $where }.
fact-time-called = La fin du temps est annoncée à la { $where }{ $extra ->
    [0] .
    [one] , après { $extra } minute supplémentaire.
   *[other] , après { $extra } minutes supplémentaires.
}
fact-squads-sealed = { $player } a choisi ses squads pour la { $where }.
fact-squads-revealed = Les squads des deux joueurs sont visibles à la table { $table }, { $where } : { $first } contre { $second }.
fact-must-use-missed = { $player } ne peut plus utiliser tous les squads : il reste { $squads }.
fact-result-claimed = { $player } annonce pour la table { $table }, { $where } : { $game }.
fact-result-disputed = Les joueurs de la table { $table }, { $where }, ne sont pas d’accord.
fact-result-settled = Table { $table }, { $where } : { $game }{ $agreed ->
    [true] , les deux joueurs sont d’accord
   *[other] {""}
}{ $figures_unknown ->
    [none] {""}
   *[other] {" "}(chiffres inconnus : { $figures_unknown })
}.
fact-result-corrected = Correction, table { $table }, { $where } : { $game }, et non { $before }. { $stands ->
    [none] {""}
   *[other] D’après le classement actuel, les têtes de série seraient différentes ; le tableau reste tel qu’il a été fait. ({ $stands }){" "}
}{ $reason }{ $figures_unknown ->
    [none] {""}
   *[other] {" "}(chiffres inconnus : { $figures_unknown })
}
fact-tie-broken = { $winner } continue après la table { $table }, { $where }, { $by ->
    [roll] grâce à un jet de dé.
   *[other] comme meilleure tête de série du tableau.
}
fact-round-closed = Cela clôt la { $where }.
fact-player-dropped = { $player } abandonne{ $noticed ->
    [true] .
   *[other] {" "}sans le dire.
}
fact-player-rejoined = { $player } est de retour{ $missed ->
    [none] .
   *[other] , avec une défaite sans appariement pour la ronde { $missed }.
}
fact-player-ejected = Exclusion : { $player }{ $decided_by ->
    [none] {""}
   *[other] , sur décision prise par { $decided_by }
}{ $reason ->
    [none] .
   *[other] : { $reason }
}
fact-warning-given = Avertissement pour { $player } : { $ground }{ $note ->
    [none] .
   *[other] ; { $note }
}
fact-ejection-declined = Pas d’exclusion pour { $player } : { $reason }
fact-ejection-proposed = { $actor } propose une exclusion, { $player } : { $reason }
fact-penalty-recorded = Sanction pour { $player }{ $about ->
    [list] , à propos d’une liste
   *[other] {""}
} : { $penalty }
fact-official-called = Appel { $call } : { $player } demande un arbitre{ $table ->
    [none] {""}
   *[other] {" "}à la table { $table }
}{ $about ->
    [none] .
   *[other] : { $about }
}
fact-call-taken = Appel { $call } : un arbitre est en route.
fact-call-closed = L’appel { $call } est fermé.
fact-ruling-given = Décision { $ruling }{ $decided_by ->
    [none] {""}
   *[other] {" "}prise par { $decided_by }
} pour { $players } : { $question } { $answer }
fact-ruling-appealed = { $player } forme un recours contre la décision { $ruling }.
fact-appeal-decided = Le recours contre la décision { $ruling } est tranché, { $upheld ->
    [true] elle est maintenue
   *[other] elle est modifiée
}{ $decided_by ->
    [none] {""}
   *[other] {" "}(par { $decided_by })
} : { $answer }
fact-cut-made = Le cut est fait. Têtes de série, dans l’ordre : { $seeds }.
fact-cut-taken-back = Le cut est annulé et refait : { $reason }
fact-cut-replaced = { $leaver } a quitté le tournoi avant la première partie{ $joined ->
    [none] ; la tête de série reste vacante.
   *[other] ; { $joined } prend la place.
}
fact-bracket-bye-given = { $player } a un bye à la ronde { $round } du tableau.
fact-tournament-finished = Le tournoi est terminé. { $winner ->
    [none] Personne ne l’a gagné.
    [You] Vous l’avez gagné.
   *[other] Victoire : { $winner }.
}
fact-seed-revealed = La graine de tous les tirages est révélée : { $seed }.
fact-step-undone = { $count ->
    [one] Le fait { $first } est annulé
   *[other] Les faits { $first } à { $last } sont annulés
}{ $reason ->
    [none] .
   *[other] : { $reason }
}

## Lists at the prompt, and what was played

fact-nonce-added = { $player } : le téléphone a ajouté son propre nombre au tirage.

## The table of Challengers!

fact-table-opened = La table est ouverte avec { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
} et les sets { $sets }{ $robot ->
    [none] .
   *[other] ; le Robot joue au niveau { $robot_level }.
}
fact-plans-dealt = Les plans sont distribués, carte 0 d’abord : { $holders }.
fact-cards-drawn = { $player ->
    [You] Vous piochez
   *[other] { $player } pioche
} dans la pile { $level }, { $where }.
fact-cards-picked = { $card ->
    [none] { $player ->
        [You] Vous ne prenez plus rien
       *[other] { $player } ne prend plus rien
    }
   *[other] { $player ->
        [You] Vous prenez { $card }
       *[other] { $player } prend { $card }
    }
}, { $where }.
fact-cards-redrawn = { $player ->
    [You] Vous repiochez
   *[other] { $player } repioche
}, { $where }.
fact-cards-removed = { $card ->
    [none] { $player ->
        [You] Vous ne retirez plus rien
       *[other] { $player } ne retire plus rien
    }
   *[other] { $player ->
        [You] Vous retirez { $card }
       *[other] { $player } retire { $card }
    }
}, { $where }.
fact-stand-in-called = { $player ->
    [You] Vous quittez
   *[other] { $player } quitte
} la table un moment, et le bot { bot-name } répond à cette place jusqu’au retour.
fact-stand-in-ended = { $player ->
    [You] Vous êtes
   *[other] { $player } est
} de retour à la table.
fact-choice-made = { $player ->
    [You] Vous répondez
   *[other] { $player } répond
} { $card ->
    [none] {""}
   *[other] à { $card }{" "}
}par { $chosen }, { $where }.
fact-match-played = { $winner ->
    [You] Vous gagnez
   *[other] { $winner } gagne
} au parc { $table }, { $where }, { $by ->
    [bench] parce que l’autre banc est plein
    [left] parce que l’autre joueur est parti
    [guard] après { $reveals } cartes
   *[deck] parce que l’autre deck est vide
} ; début du match : { $begins ->
    [You] vous
   *[other] { $begins }
}{ $tossed ->
    [true] {" "}(drapeau lancé)
   *[other] {""}
}. Jetons Fan : { $tokens }.
fact-trophy-taken = { $player ->
    [You] Votre trophée
   *[other] Le trophée gagné par { $player }
}, { $where }, a { $fans ->
    [one] { $fans } fan
   *[other] { $fans } fans
}{ $boxed ->
    [true] {" "}et retourne dans la boîte.
   *[other] .
}
fact-final-played = { $winner ->
    [You] Vous gagnez
   *[other] { $winner } gagne
} la finale{ $by ->
    [left] {" "}parce que l’autre joueur est parti
   *[other] {" "}après { $reveals } cartes
}. Début du match : { $begins ->
    [You] vous
   *[other] { $begins }
}{ $tossed ->
    [true] {" "}(drapeau lancé)
   *[other] {""}
}.
