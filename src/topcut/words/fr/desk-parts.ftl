# What several pages of the desk are made of

desk-parts-ending =
    .victory = Victoire
    .time = Temps écoulé
    .concession = Concession
    .draw = Pas joué, nul convenu
    .no-show = Forfait
    .double-no-show = Double forfait
    .bye = Bye
desk-parts-state =
    .open = En cours
    .claimed = Annoncé
    .disputed = Litige
    .drawn = Nul, jet de dé
    .settled = Validé
desk-parts-list =
    .missing = Manquante
    .accepted = Acceptée
    .illegal = Non légale
    .handed-in = Remise
desk-parts-point =
    .done = Prêt
    .note = Facultatif
    .blocked = À faire
desk-parts-where-number = { player-where }, n° { $number }

## The way back of a player who is gone

desk-parts-back-none = Pas de retour possible
desk-parts-back = { $rejoin ->
    [true] De retour
   *[other] Finalement là
}
desk-parts-back-rejoin = Avec une défaite sans appariement pour chaque ronde manquée.
desk-parts-back-late = Une inscription tardive du même joueur, avec sa liste ({ $list }) et ses frais, et une défaite sans appariement pour chaque ronde manquée.
desk-parts-back-again = C’est le même joueur, avec sa liste ({ $list }) et ses frais. Si c’est complet, il attend une place.
desk-parts-back-organizer = C’est l’organisateur ({ $organizer }) qui le fait.
desk-parts-back-let = { $rejoin ->
    [true] Laisser { $player } revenir
   *[other] Reprendre { $player }
}

## Forms

desk-parts-no = Non
desk-parts-decided = Décidé par
desk-parts-decided-me = moi
desk-parts-open =
    .nobody = personne
    .none = aucune n’était ouverte
desk-parts-won-by = Gagné par
desk-parts-won-by-if-needed = Gagné par, si nécessaire
desk-parts-game = Partie { $number }
desk-parts-ended-by = Terminé par
desk-parts-by-score = selon le score
desk-parts-more = Plus
desk-parts-open-at-time = À la fin du temps : carte { $card } ouverte gagnée par (ne la comptez pas plus haut)
desk-parts-at-time = { $figure } à la fin du temps
desk-parts-roll = Jet de dé gagné par, si nul
desk-parts-unknown = Chiffres inconnus, parce que (public)

## How a match ended, as a phrase: "Abel Thornbury wins 16 : 9"

desk-parts-outcome-none = double forfait, une défaite pour les deux
desk-parts-outcome-draw = <strong>match nul</strong>{ $score ->
    [none] {""}
   *[other] , { $score }
}
desk-parts-outcome = <strong>{ $winner } gagne</strong>{ $score ->
    [none] {""}
   *[other] {" "}{ $score }
}{ $how ->
    [no-show] , { $loser } n’est pas là
    [concession] , { $loser } concède
    [time] , à la fin du temps
   *[other] {""}
}{ $roll ->
    [true] , par un jet de dé
   *[other] {""}
}

## The clock

desk-parts-clock =
    .running = En marche
    .paused = En pause
    .called = Temps écoulé
    .none = Chrono non lancé
    .show = voir la fin
    .more = plus
    .hide = masquer
    .start = Lancer le chrono
    .clock = Chrono
desk-parts-clock-not-running = Le chrono de cette ronde ne tourne pas.
desk-parts-clock-called = Le temps est écoulé.
desk-parts-clock-left = restantes sur { $minutes } min{ $extra ->
    [0] {""}
   *[other] , dont { $extra } ajoutées
}<br>{ $state ->
    [paused] en pause
   *[running] fin à { $end }
}
desk-parts-clock-secret = Les joueurs ne le savent jamais.
desk-parts-clock-prompt = <b>Annoncez Mission Critical maintenant.</b> <a href="{ $link }">Enregistrez-le ensuite.</a>
desk-parts-extend = Plus de temps pour { $table ->
    [0] une table
   *[other] la table { $table }
}
desk-parts-extend-field =
    .table = Table
    .minutes = Minutes
    .reason = Raison, publique
    .extend = Prolonger

## Players who have not come

desk-parts-no-show-replaced = Aucune partie du tableau n’a commencé : un joueur qui n’est pas venu est retiré, et le suivant au classement prend sa place.
desk-parts-no-show = Après { $minutes ->
    [0] un délai raisonnable
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, celui qui est là gagne comme par un bye. On vous demande s’il faut aussi noter l’abandon de l’autre.

## Where a page goes back to

desk-parts-up-round = La ronde
