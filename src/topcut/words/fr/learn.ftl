# Challengers!: the lessons


## Playing Challengers! in the terminal

learn-deck-title = Votre deck
learn-deck = Tout le monde commence avec les mêmes { $number } cartes. Le grand nombre sur une carte est sa force, et ces cartes n’ont rien d’autre.
learn-draw-title = Phase Deck : piocher
learn-draw = Avant chaque match, vous piochez { $number } cartes. À la manche 1, elles viennent de la pile { $level }, et chaque carte de cette pile porte un { $level } dans le coin. Si aucune ne vous plaît, vous pouvez repiocher, une fois par phase Deck.
learn-pick-title = Phase Deck : prendre
learn-pick = Vous prenez { $number ->
    [one] une carte
   *[other] { $number } cartes
} pour votre deck : { $cards }. Vous pouvez aussi retirer des cartes de votre deck, autant que vous voulez{ $removed ->
    [0] ; vous les gardez toutes
   *[other] ; vous retirez { $removed }
}. Vous jouez avec { $deck } cartes.
learn-robot-title = Votre adversaire
learn-robot = En solo, vous jouez contre le Robot. Il a { $number } cartes, n’en prend aucune et ne choisit jamais rien : il révèle carte après carte. Les deux decks sont mélangés, et le match commence.
learn-flag-title = Le drapeau
learn-flag = { $who ->
    [You] Vous révélez
   *[other] { $who } révèle
} la première carte. { $card } prend le drapeau, avec une force de { $total }. C’est maintenant à l’autre camp d’attaquer : il doit atteindre { $total }.
learn-reach-title = Prendre le drapeau
learn-reach = { $who ->
    [You] Vous révélez
   *[other] { $who } révèle
} { $card } : { $total }, et il fallait atteindre { $need }. { $equal ->
    [true] L’égalité suffit :
   *[false] Cela suffit :
} le drapeau change de camp.
learn-bench-title = Le banc
learn-bench = Ce qui perd le drapeau va sur le banc : { $cards }. Un banc a { $seats } places, et { $who ->
    [You] vous en occupez
   *[other] { $who } en occupe
} { $taken }.
learn-sum-title = Plusieurs cartes s’additionnent
learn-sum = Une seule carte ne suffit souvent pas. Le camp qui attaque en révèle l’une après l’autre jusqu’à ce que le total suffise : { $cards } font { $powers } = { $total }, et il fallait atteindre { $need }. Seule la dernière défend ensuite le drapeau ; les autres restent dessous.
learn-stack-title = Même nom, même place
learn-stack = Les cartes du même nom partagent une place : { $copies } × { $card } n’en prennent qu’une. { $who ->
    [You] Vous occupez
   *[other] { $who } occupe
} { $taken } places sur { $seats }. Il est donc bon d’avoir plusieurs cartes du même nom.
learn-effect-title = Ce que les cartes savent faire
learn-effect = { $who ->
    [You] Votre { $card }
   *[other] { $card } ({ $who })
} a une force de { $printed }, mais compte ici pour { $counts }. La raison est écrite sur la carte.
learn-end-title = Pourquoi un match se termine
learn-end = { $how ->
    [deck] { $loser ->
        [You] Vous devez
       *[other] { $loser } doit
    } attaquer, et { $loser ->
        [You] n’avez
       *[other] n’a
    } plus de carte
    [bench] { $loser ->
        [You] Il vous faut
       *[other] Pour { $loser }, il faut
    } plus de { $seats } places
   *[other] Le match est arrêté
} : { $who ->
    [You] vous gagnez.
   *[other] { $who } gagne.
} On perd de deux façons : votre deck n’atteint pas le drapeau, ou votre banc demande plus de { $seats } places.
learn-trophy-title = Trophées et fans
learn-trophy = { $mine ->
    [true] Vous prenez
   *[false] Le Robot prend
} le trophée de la manche 1 : il vaut { $fans } fans. Les trophées suivants valent plus, et certaines cartes rapportent aussi des fans. Les cartes retournent dans les decks, et la phase Deck suivante commence. En solo, vous gagnez avec le plus de fans après { $rounds } manches, ou avec { $lead } de plus que le Robot avant cela. À plus de deux joueurs, les deux qui ont le plus de fans jouent une finale.
learn-step = Étape { $step } sur { $steps }
