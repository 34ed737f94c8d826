# A player's standing and results

seat-standing-title = Mon rang
seat-standing-why = Mes résultats, et pourquoi
seat-standing-place = <span class="big">{ $place }</span> sur { $count }
seat-standing-swiss = après les rondes suisses
seat-standing-none = { $over ->
    [true] Hors classement
   *[other] Pas encore de rang
}
seat-standing-games = { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
}, { $draws ->
    [true] { $drawn ->
        [one] { $drawn } nul
       *[other] { $drawn } nuls
    }, { $lost ->
        [one] { $lost } défaite
       *[other] { $lost } défaites
    }
   *[other] { $lost ->
        [one] { $lost } défaite
       *[other] { $lost } défaites
    }
}
seat-standing-open = La ronde { $round } est en cours : seuls les résultats validés comptent.
# `$ending` is what English writes behind the number of the place.
seat-standing-step = { $figure } : vous avez <b>{ $value }</b>{ $others ->
    [0] {""}
    [one] , comme { $others } autre
   *[other] , comme { $others } autres
}, rang { $place } sur { $count }.
seat-standing-cut = { $made ->
    [true] le top { $count } a continué
   *[other] le top { $count } continue
}
seat-standing-needs = { $cut ->
    [true] Pour passer le cut : <b>{ $needs }</b>
   *[other] Pour finir premier : <b>{ $needs }</b>
}
seat-standing-chance = Chances : { $chance }.
seat-standing-worked-out = Ce qu’il vous faut pour y arriver est en cours de calcul. Regardez encore dans un instant.
seat-standing-results = Mes résultats
seat-standing-round = <b>{ $round }</b>{ $opponent ->
    [none] {""}
   *[other] {" "}contre { $opponent }
}
seat-standing-unpaired = Une défaite sans appariement.
seat-standing-unsettled = Pas encore validé
seat-standing-left = { $opponent ->
    [true] Votre adversaire a quitté le tournoi : vous avez eu le bye.
   *[other] Vous avez abandonné.
}
seat-standing-list = { $list }<span class="unseen"> : { $name }</span>
seat-standing-strength = { $figure } { $value } : la moyenne des points par ronde de vos adversaires
seat-standing-column =
    .opponent = Adversaire
    .points = Points
    .rounds = Rondes
    .rate = Taux
seat-standing-bye = Un bye
