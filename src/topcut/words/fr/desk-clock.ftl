# The clock of the round, at the desk

desk-clock-heading = Chrono <small>{ $stage ->
    [none] {""}
    [bracket] ronde { $round } du tableau,{" "}
   *[swiss] ronde { $round },{" "}
}{ $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}{ $dice ->
    [0] {""}
    [one] {" "}et { $dice } dé
   *[other] {" "}et { $dice } dés
}</small>
desk-clock-title = Chrono
desk-clock-up = La ronde
desk-clock-not-running = Le chrono de cette ronde ne tourne pas.
desk-clock-no-round = Aucune ronde n’est en cours.
desk-clock-called = <strong>Le temps est écoulé.</strong> Dites-le à voix haute : { $says }
desk-clock-late = Le programme était arrêté : le temps était écoulé à { $time }, et la fin a été annoncée dès qu’il a redémarré.
desk-clock-show-left = Montrer le temps restant
desk-clock-time-left = Temps restant
desk-clock-left = restant sur { $minutes } min{ $rolled ->
    [none] {""}
   *[other] , dont { $rolled } aux dés
}<br>{ $state ->
    [paused] en pause
   *[running] fin à { $end }
}
desk-clock-secret = Les joueurs n’apprennent jamais le temps restant, la fin ni les minutes ajoutées.
desk-clock-open = Les joueurs peuvent voir ce chrono.
desk-clock-announce = <strong>Annoncez maintenant Mission Critical.</strong> Dites-le à voix haute, puis notez-le ci-dessous.
desk-clock-announced = Mission Critical est annoncé.
desk-clock-table-called = le temps y est écoulé aussi
desk-clock-table-left = restant à cette table{ $runs ->
    [true] , fin à { $end }
   *[other] {""}
}
desk-clock-start = Lancer le chrono
desk-clock-start-about = Quand la plupart des joueurs sont assis et s’installent. Publier les appariements ne le lance pas.
desk-clock-rolled = Minutes obtenues avec de vrais dés
desk-clock-rolled-empty = laisser vide : le programme lance les dés
desk-clock-rolled-about = De 0 à { $dice }. Le nombre est scellé maintenant et montré à tous à la fin du temps.
desk-clock-start-round = Lancer le chrono de la ronde { $round }
desk-clock-break = Pause
desk-clock-go-on = Reprendre
desk-clock-for = Pour
desk-clock-lunch = déjeuner
desk-clock-pause = Mettre en pause
desk-clock-critical = À partir de la minute { $minute }. Toutes les pages l’affichent jusqu’à la fin de la ronde.
desk-clock-critical-done = C’est annoncé
desk-clock-time = Temps
desk-clock-call = Annoncer la fin
desk-clock-call-about = Annoncée automatiquement quand il est écoulé, jamais avant.
desk-clock-at-time = À la fin du temps
desk-clock-compare = { $figure } : { $wins ->
    [fewer] qui en a le moins
   *[more] qui en a le plus
} { $claims ->
    [none] gagne
   *[other] en obtient un de plus ({ $claims })
}
desk-clock-level = { $roll ->
    [true] Égalité partout : un dé décide
   *[other] Égalité partout : match nul
}
desk-clock-started = Le chrono tourne.
desk-clock-paused = Le chrono est en pause jusqu’à ce que vous le relanciez.
desk-clock-resumed = Le chrono tourne de nouveau.
desk-clock-extended = La table { $table } a plus de temps.
desk-clock-critical-said = Mission Critical est annoncé. Toutes les pages l’affichent jusqu’à la fin de la ronde.
desk-clock-time-called = La fin du temps est annoncée, et toutes les pages le disent.
