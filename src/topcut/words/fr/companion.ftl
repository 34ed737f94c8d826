# Challengers!: the table of phones


## Playing Challengers! in the terminal

companion-before = { $trophies ->
    [0] pas encore de trophée
    [one] un trophée, de la manche { $rounds }
   *[other] { $trophies } trophées, des manches { $rounds }
  } · { $tokens ->
    [one] { $tokens } jeton Fan
   *[other] { $tokens } jetons Fan
  }

## The table of Challengers!

signed-up-code = Ce téléphone est connecté. Si vous changez de téléphone, votre code est { $code }. Notez-le : il ne s’affiche que maintenant.
companion-hello = { $title }, avec les vraies cartes. Tapez help pour savoir quoi taper.
companion-parks = Installez { $count ->
    [one] le { $parks }, un drapeau au milieu
   *[other] { $count } parcs ({ $parks }), un drapeau au milieu de chacun
}, et une pile de sept trophées, la manche 7 tout en bas (CG-04, CG-05).
companion-sets = Cartes : { $sets }, triées par niveau et mélangées (CG-06).
companion-robot = Le Robot joue au niveau { $level } : ses cartes de départ{ $left_out ->
    [0] {""}
   *[other] {" "}sans { $out }
}{ $count ->
    [0] . (CG-33)
    [one] , et la carte R { $drawn }. (CG-35)
   *[other] , et les cartes R { $drawn }. (CG-35, CG-38)
}
companion-trays = Un compartiment contient { $number } cartes défaussées : ensuite, mélangez-les et posez-les sous leur pile (CG-11, Q9).
companion-keep-one = Personne ne retire la dernière carte d’un deck (Q12).
companion-any-plan = Le Robot prend n’importe quel plan, pas celui qui n’a que son icône (CG-33).
companion-plans = Les places ci-dessous viennent des plans de Topcut ; les plans imprimés de votre boîte vous placent autrement. Pour jouer d’après ceux-là, tapez à chaque manche qui joue où, en commençant par le parc vert, comme « { $form } ».
companion-printed = Les plans imprimés placent tout le monde autrement.
companion-typing = Quand un match est terminé, tapez qui a gagné et les fans du trophée, comme « ana 3 ».
companion-round = Manche { $round } : prenez { $either ->
    [one] { $picks }
   *[other] l’un de ces choix : { $picks }
}. Allez à vos parcs.
companion-final = La finale. Les deux peuvent retirer des cartes de leur deck ; personne ne pioche (CG-32).
companion-park = { $park } : { $first } sur la moitié 1
companion-against = contre { $second } sur la moitié 2.
companion-done = Le résultat est saisi.
companion-won = { $winner } gagne ({ $park }){ $fans ->
    [none]  ; le trophée reste caché.
    [one]  : { $fans } fan.
   *[other]  : { $fans } fans.
}
companion-final-won = { $winner } gagne la finale. Appuyez sur Entrée pour terminer la partie.
companion-open = Jouent encore : { $parks }.
companion-enter = Tous les parcs de la manche { $round } ont fini. Appuyez sur Entrée pour continuer, ou tapez standings.
companion-lead = { $winner } a { $lead ->
    [one] { $lead } fan
   *[other] { $lead } fans
} d’avance et gagne la partie (CG-36). Appuyez sur Entrée pour la terminer.
companion-over = La partie est terminée. { $winner ->
    [none] Tout le monde est parti.
   *[other] Victoire : { $winner } !
}
companion-trophy = Le trophée gagné par { $player } à la manche { $round } a { $fans ->
    [one] { $fans } fan
   *[other] { $fans } fans
}.
companion-corrected = La manche { $round } est corrigée. Le plan reste tel quel.
companion-left = { $player } quitte la partie. Le Robot reprend le plan avec ses cartes de départ, et la place n’est pas classée (Q62).
companion-undone = La dernière étape est annulée.
companion-kept = Tout est enregistré. Continuez avec : topcut challengers companion { $name }
companion-key = Entrée
companion-reason = RAISON
companion-help-result = Ana a gagné à son parc un trophée de 3 fans
companion-help-tokens = pareil, et Bo a gagné 2 jetons Fan à cette manche
companion-help-hidden = Ana a gagné, et son trophée reste caché jusqu’au décompte
companion-help-next = la manche suivante, la finale ou la fin
companion-help-seats = qui joue où, et qui commence
companion-help-printed = qui joue où d’après vos plans imprimés, en commençant par le parc vert : à cette manche, ou à la suivante quand tous les parcs ont fini
companion-help-plan = la manche suivante d’après le plan de Topcut, après une manche d’après les plans imprimés
companion-help-standings = qui est en tête, et pourquoi
companion-help-trophy = ce que vaut le trophée gagné par Ana à la manche 3
companion-help-correct = la manche 3 s’est passée autrement
companion-help-leave = Ana part, le Robot prend la suite
companion-help-undo = annule la dernière étape
companion-help-setup = ce qu’il faut installer
companion-help-quit = arrête ; tout est enregistré
companion-picks = { $number } de niveau { $level }
