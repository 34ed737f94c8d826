# Challengers!: what happens in a game and its matches


## Playing Challengers! in the terminal

challengers-won = Le deck { $seat } gagne après { $reveals ->
    [one] { $reveals } carte révélée
   *[other] { $reveals } cartes révélées
} : { $how ->
    [bench] l’autre banc est trop petit.
    [guard] le match a trop duré, c’est donc le drapeau qui décide.
   *[deck] l’autre deck ne peut pas atteindre le total.
}
challengers-seed = Mélangé avec la graine « { $seed } » : la même graine donne les mêmes cartes.
play-welcome = Challengers! { $players ->
    [one] en solo contre le Robot
   *[other] à { $players } joueurs
}. Sept manches : construisez un deck, puis capturez le drapeau. Tapez q pour quitter, « ? » pour voir votre deck.
play-solo-unused = Au niveau { $level }, le Robot ne pioche pas de cartes R : aucune carte SOLO ne peut sortir. Choisissez --robot-level de 2 à 5 pour en rencontrer.
play-expert-slow = Ici, l’expert réfléchit avec moins de matchs, parce que numba n’est pas installé. Pour qu’il joue au mieux, installez Topcut avec son extra « planner ».
play-coach = Coach : gagne à { $percent } % ± { $margin }.
play-coach-none = Aucune carte, et on continue ainsi. { $chances }
play-turn = { $name }, c’est à vous. Les autres regardent maintenant ailleurs. Tapez y, { $name }, quand personne d’autre ne voit l’écran
play-look-again = Tout le monde peut de nouveau regarder. Appuyez sur Entrée
play-asked = Question pour { $name } :
play-round = Manche { $round } sur { $rounds }
play-finalists = Les sept manches sont terminées. { $first } et { $second } ont le plus de fans et jouent la finale.
play-final-decks = Avant la finale, vous pouvez encore retirer des cartes.
play-standing = { $name } : { $tokens ->
    [one] { $tokens } jeton Fan
   *[other] { $tokens } jetons Fan
}, { $count ->
    [0] pas de trophée
    [one] le trophée de la manche { $trophies }
   *[other] les trophées des manches { $trophies }
}{ $fans ->
    [hidden] {" "}(fans cachés)
    [one] : { $fans } fan en tout
   *[other] : { $fans } fans en tout
}
play-you = Vous
play-robot = Robot
play-half = Deck { $number }
printed-plans = Places d’après les plans imprimés
solo-title = En solo contre le Robot
solo-name = Challenger
table-title = Table ouverte par { $name }
tables-said = Enregistré. Cela vaut pour la prochaine table ouverte.
ring-refused = Plus personne n’attend ce téléphone à une table. Demandez aux joueurs, et retapez les lettres.
lobby-here = { $count ->
    [0] Personne n’est encore là
    [one] Vous êtes là
   *[other] { $count } joueurs sont là
}
table-clock = { $minutes ->
    [0] aucun : prenez le temps qu’il faut
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
table-pace = { $pace ->
    [calm] tranquille, toutes les trois secondes
    [at-once] d’un coup
   *[other] vif, chaque seconde
}
tables-who = { $who ->
    [nobody] Personne
    [accounts] Ceux qui ont un compte
   *[other] Tous ceux qui arrivent sur cette page
}
tables-open = { $count ->
    [0] Aucune table n’est ouverte
    [one] { $count } table est ouverte
   *[other] { $count } tables sont ouvertes
}
game-last = { $won ->
    [yes] Vous avez gagné
   *[no] Vous avez perdu
} { $round ->
    [8] la finale
   *[other] la manche { $round }
}{ $fans ->
    [none] .
    [one] . Le trophée a { $fans } fan.
   *[other] . Le trophée a { $fans } fans.
}
game-waits = { $count ->
    [0] Les matchs commencent.
    [one] Un joueur choisit encore.
   *[other] { $count } joueurs choisissent encore.
}
game-has = { $name ->
    [0] Nouvelle dans votre deck
    [one] Vous avez { $name } carte de ce nom
   *[other] Vous avez { $name } cartes de ce nom
}, { $set ->
    [0] encore aucune du set { $which }
    [one] { $set } carte du set { $which }
   *[other] { $set } cartes du set { $which }
}
game-then = Votre deck aurait { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
game-level = { $level ->
    [S] départ
   *[other] niveau { $level }
}
game-then-names = { $more ->
    [yes] { $names } noms différents, un de plus que maintenant
   *[other] { $names } noms différents, comme maintenant
}
game-pile = { $cards ->
    [one] { $cards } carte dans la pile
   *[other] { $cards } cartes dans la pile
}
game-give-up = { $number ->
    [one] Vous renoncez à prendre { $number } carte.
   *[other] Vous renoncez à prendre { $number } cartes.
}
game-deck = Mon deck, { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
game-seat = { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
}{ $worth ->
    [none] {""}
   *[other] {" "}d’une valeur de { $worth }
}, { $fans ->
    [one] { $fans } jeton Fan
   *[other] { $fans } jetons Fan
}{ $cards ->
    [none] {""}
    [one] , { $cards } carte
   *[other] , { $cards } cartes
}
game-total = { $fans ->
    [one] { $fans } fan
   *[other] { $fans } fans
}, { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
}
play-bot = { bot-name } { $seat }
bot-name = { $bot ->
    [random] Hasard
    [greedy] Glouton
    [drafter] Calculateur
   *[expert] Expert
}
play-deck = Votre deck, { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} :
play-ask-draw = Dans quelle pile piochez-vous cinq cartes : { $levels } (Entrée pour { $highest })
play-drawn = Vous piochez :
play-ask-pick = Prenez une carte (encore { $number }) : son numéro{ $redraw ->
    [true] , r pour repiocher
   *[false] {""}
}, ou 0 pour aucune
play-ask-none = Vous pourriez encore prendre { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}. N’en prendre aucune ? Tapez o pour y renoncer, ou appuyez sur Entrée pour les revoir
play-ask-remove = Retirez une carte de votre deck : son numéro, ou Entrée pour continuer
play-ask-empty = C’est votre dernière carte, et un deck vide perd. La retirer quand même (o ou n)
play-ask-pay = Votre { $card } : retirez une carte pour en prendre une de plus : son numéro{ $may ->
    [true] , ou Entrée pour aucune
   *[false] {""}
}
play-ask-move = { $owner ->
    [You] Votre { $card }
   *[other] { $card } ({ $owner })
} ({ $text }) Quelle carte : son numéro{ $may ->
    [true] , ou Entrée pour aucune
   *[false] {""}
}
play-ask-top = Votre { $card } : quelle carte va sur le dessus
play-not-there = Réponses possibles : { $possible }.
play-match = { $final ->
    [true] La finale :{" "}
   *[false] {""}
}{ $first } contre { $second ->
    [You] vous
   *[other] { $second }
}. { $begins ->
    [You] Vous révélez
   *[other] { $begins } révèle
} la première carte.
play-park = { $who } : { $flag ->
    [none] { $attack ->
        [none] {""}
       *[other] à l’attaque { $attack }{ $total ->
            [none] {""}
           *[other] , { $total } jusqu’ici
        } ;{" "}
    }
   *[other] le drapeau est sur { $flag }, { $total } à atteindre ;{" "}
}{ $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans le deck, sur le banc { $bench ->
    [none] rien
   *[other] { $bench }
}, dans la pile d’épuisement { $exhaust ->
    [none] rien
   *[other] { $exhaust }
}.
play-reveal = { $who ->
    [You] Vous révélez
   *[other] { $who } révèle
} { $card } : { $total } { $need ->
    [none] de force.
   *[other] contre { $need }.
}
play-reveal-plain = { $who ->
    [You] Vous révélez
   *[other] { $who } révèle
} { $card }.
play-total = { $who ->
    [You] Vous avez
   *[other] { $who } a
} { $total } { $need ->
    [none] de force avec { $card }.
   *[other] contre { $need }.
}
play-flag = { $who ->
    [You] Votre { $card }
   *[other] { $card } ({ $who })
} a le drapeau, avec une force de { $total }.
play-bench = { $who ->
    [You] Sur votre banc
   *[other] Sur le banc ({ $who })
} : { $cards }{ $over ->
    [true] , mais il n’a que { $most } places pour { $seats } noms.
   *[false] , places prises : { $seats } sur { $most }.
}
play-whose = { $same ->
    [true] {""}
   *[false] {" "}{ $who ->
        [You] chez vous
       *[other] chez { $who }
    }
}
play-unseen = une carte que personne ne voit
play-move = { $owner ->
    [You] Votre { $by }
   *[other] { $by } ({ $owner })
} déplace { $card } { $source ->
    [self] du parc
    [bench] du banc{ $whose }
    [exhaust] de la pile d’épuisement{ $whose }
    [bottom] du dessous du deck{ $whose }
    [pile-A] de la pile A
    [pile-B] de la pile B
    [pile-C] de la pile C
   *[top] du deck{ $whose }
} { $target ->
    [bench] vers le banc{ $to }
    [exhaust] vers la pile d’épuisement{ $to }
    [removed] hors du deck{ $to }
    [bottom] sous le deck{ $to }
   *[top] sur le dessus du deck{ $to }
}.
play-arrange = { $who ->
    [You] Vous regardez vos cartes du dessus et les remettez
   *[other] { $who } regarde ses cartes du dessus et les remet
} en place.
play-fans = { $owner ->
    [You] Votre { $card }
   *[other] { $card } ({ $owner })
} { $who ->
    [You] vous rapporte
   *[other] rapporte
} { $number ->
    [one] { $number } fan
   *[other] { $number } fans
}{ $who ->
    [You] .
   *[other] { $same ->
        [true] {" "}à son propriétaire.
       *[false] {" "}à { $who }.
    }
}
play-next = { $who ->
    [You] Votre { $card }
   *[other] { $card } ({ $who })
} : { $number } de force en plus pour { $who ->
    [You] votre
   *[other] sa
} prochaine carte.
play-end = { $who ->
    [You] Vous gagnez
   *[other] { $who } gagne
} le match : { $how ->
    [bench] il n’y a plus de place sur l’autre banc.
    [left] l’adversaire est parti.
    [guard] il a trop duré.
   *[deck] l’autre deck ne peut pas atteindre le total.
}
play-trophy = { $who ->
    [You] Vous gagnez
   *[other] { $who } gagne
} le trophée de la manche { $round }{ $fans ->
    [hidden] .{ $later ->
        [true] { $who ->
            [You] {" "}Vous seul verrez ce qu’il vaut.
           *[other] {" "}Seul ce joueur ({ $who }) verra ce qu’il vaut.
        }
       *[false] {""}
    }
    [one] . { $who ->
        [You] Votre trophée
       *[other] Il
    } vaut { $fans } fan.
   *[other] . { $who ->
        [You] Votre trophée
       *[other] Il
    } vaut { $fans } fans.
}
play-trophy-box = Le trophée de la manche { $round } retourne dans la boîte.
play-go-on = Appuyez sur Entrée pour continuer
play-won = { $name ->
    [You] Vous gagnez Challengers! Bravo.
   *[other] { $name } gagne Challengers!
}
play-goodbye = Au revoir. La graine de cette partie était « { $seed } ».
board-begins = { $second ->
    [You] Vous contre { $first }
   *[other] { $first } contre { $second }
}. { $begins ->
    [You] Vous révélez
   *[other] { $begins } révèle
} la première carte, { $tossed ->
    [true] le drapeau ayant été lancé en l’air.
   *[false] grâce au meilleur trophée.
}
board-match = { $second ->
    [You] Vous contre { $first }
   *[other] { $first } contre { $second }
}
board-title = { $second ->
    [You] Vous contre { $first }
   *[other] { $first } contre { $second }
}, { $place ->
    [final] la finale
   *[other] { $place }, manche { $round }
}
board-bench = { $who ->
    [You] Votre banc
   *[other] Banc ({ $who })
}, places prises : { $taken } sur { $seats }
board-attack = { $who ->
    [You] Votre attaque
   *[other] Attaque ({ $who })
}, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-holds = { $who ->
    [You] Vous tenez
   *[other] { $who } tient
} le drapeau
board-lost-flag = { $who ->
    [You] Vous avez
   *[other] { $who } a
} perdu le drapeau
board-attacks = { $who ->
    [You] Vous êtes
   *[other] { $who } est
} à l’attaque
board-nothing = { $who ->
    [You] Vous n’avez
   *[other] { $who } n’a
} encore rien dans le parc
board-under = Dessous : { $cards }
board-waiting = { $power } de force en plus pour la prochaine carte
board-waits = { $who ->
    [You] On n’attend plus que vous.
   *[other] { $who } a un choix à faire.
}
board-won = { $who ->
    [You] Vous avez gagné ce match.
   *[other] { $who } a gagné ce match.
}
tale-final = { $winner } a battu { $loser } en finale, où { $reveals } cartes sont sorties, et a gagné la partie.
tale-lead = { $winner } a gagné la partie après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, avec { tale-fans } contre { $others }.
tale-alone = { $winner } a gagné la partie avec { tale-fans } ; tous les autres étaient partis.
tale-nobody = Personne n’a gagné la partie : tout le monde était parti.
tale-fans = { $fans ->
    [one] { $fans } fan
   *[other] { $fans } fans
}
tale-in = { $round ->
    [final] en finale
   *[other] à la manche { $round }
}
tale-closest = Le match le plus serré s’est joué { tale-in } : il manquait { $lack } de force à { $loser } contre { $winner } quand la dernière carte est sortie.
tale-no-closest = Aucun match ne s’est décidé sur la dernière carte d’un deck.
tale-longest = Le match le plus long s’est joué { tale-in } : { $winner } a battu { $loser } après { $reveals } cartes.
tale-upset = La plus grande surprise est venue { tale-in } : { $winner } avait { $gap ->
    [one] { $gap } fan
   *[other] { $gap } fans
} de retard sur { $loser } avant le match, et l’a gagné.
tale-no-upset = Il n’y a pas eu de surprise : personne n’a battu un joueur qui avait plus de fans avant la manche.
tale-card = Aucune carte n’a décidé plus de matchs que celle-ci, { $card } : elle tenait le drapeau à la fin { $matches ->
    [one] d’un match
   *[other] de { $matches } matchs
}.
tale-no-card = Aucun match ne s’est terminé avec une carte tenant le drapeau.
tale-trophies = Le plus de trophées est revenu à { $winner } : { $count }, d’une valeur de { tale-fans }.
tale-no-trophies = Il ne restait personne à classer.
choice-move = { $owner ->
    [You] Votre { $card }
   *[other] { $card } ({ $owner })
} : quelle carte { $to ->
    [bench] va sur le banc ?
    [exhaust] va dans la pile d’épuisement ?
    [removed] quitte le deck pour de bon ?
    [bottom] va sous le deck ?
   *[top] va sur le dessus du deck ?
}
choice-top = Votre { $card } : quelle carte va sur le dessus de votre deck ?

## The table of Challengers!

play-kept = La partie est enregistrée. Continuez avec : topcut challengers play --resume { $name }
play-saved = La partie est enregistrée sous le nom { $name }. Regardez-la avec topcut log, transmettez-la avec topcut export, vérifiez l’export avec topcut verify.

stood-up = { $player } a quitté la table. La place est de nouveau libre.
bot-plays = { $bot ->
    [random] au hasard : prend n’importe quelle carte
    [greedy] glouton : prend la plus forte
    [drafter] calculateur : essaie des matchs
   *[expert] expert : en essaie des centaines
}
