# Correcting a result, at the desk

desk-correct-title = Corriger un résultat
desk-correct-heading = Corriger un résultat <small>vous voyez d’abord ce qui changerait</small>
desk-correct-round = { $stage ->
    [bracket] Ronde { $round } du tableau
   *[swiss] Ronde { $round }
}
desk-correct-results = Résultats de la { where-staged }
desk-correct-settled = Résultats validés de la { where-staged }
desk-correct-score = Score
desk-correct-one = Corriger<span class="unseen"> la table { $table } de la ronde { $round }</span>
desk-correct-closed = close
desk-correct-none = Aucun résultat n’est encore validé.

## One result, and what its correction would change

desk-correct-up = Tous les résultats
desk-correct-table = Corriger un résultat <small>{ where-staged }, table { $table }</small>
desk-correct-nothing-yet = Rien n’est encore enregistré.
desk-correct-running = { desk-correct-round } en cours : { $settled } sur { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} avec un résultat validé.
desk-correct-below = Voici ce que le changement ferait ; vous choisissez à la fin.
desk-correct-leave = Laisser tel quel
desk-correct-recorded = Enregistré
desk-correct-becomes = devient
desk-correct-corrected = Corrigé
desk-correct-type = Saisissez le nouveau résultat ci-dessous.
desk-correct-another = Un autre résultat ?
desk-correct-should-be = Ce que cela devrait être
desk-correct-show = Montrer ce que cela change
desk-correct-changes = Ce que cela change
desk-correct-changes-table = Tableau des changements
desk-correct-head =
    .player = Joueur
    .points = Points
    .rank = Rang actuel
    .why = Pourquoi
desk-correct-the-game = la partie corrigée
desk-correct-others-pass = d’autres passent devant
desk-correct-no-other = { $any ->
    [true] Personne d’autre ne change de points ni de rang.
   *[other] Personne ne change de points ni de rang.
}
desk-correct-cut = <strong>Le cut ({ $cut }) change.</strong>
desk-correct-cut-in = Entrent : { $players }.
desk-correct-cut-out = Sortent : { $players }.
desk-correct-cut-order = <strong>L’ordre change ({ $cut }).</strong> Les joueurs restent les mêmes.
desk-correct-nobody = personne
desk-correct-seed = Tête de série { $seed } : { $now }, pas { $before }
desk-correct-bracket = { $recut ->
    [true] Aucune partie du tableau n’a commencé : il est annulé et refait.
   *[other] Le tableau reste tel qu’il a été fait ; on vous demande de confirmer que vous le savez.
}
desk-correct-since = { $wrong ->
    [true] Les rondes depuis, telles que publiées
   *[other] Appariements suivants
}
desk-correct-versus = –
desk-correct-wrong = { $bye ->
    [true] ronde { $round } · quelqu’un d’autre aurait eu le bye
   *[other] ronde { $round } · faite avec des points qui ne sont plus justes
}
desk-correct-right = { $wrong ->
    [true] Toutes les autres tables restent justes
   *[other] Tous les appariements restent justes
}
desk-correct-in-bracket = Dans le tableau, seul ce match change. Un tableau déjà joué plus loin n’est jamais modifié : le vainqueur reste vainqueur.
desk-correct-is-closed = { desk-correct-round } close : les rondes suivantes en dépendent, et c’est l’organisateur ({ $organizer }) qui la corrige. { an-official.first } rectifie ce qui se passe dans la ronde ouverte.
desk-correct-what = { $bracket ->
    [true] Que faire du tableau ?
   *[other] Que faire de la ronde { $round } ?
}
desk-correct-repair =
    .keep = Garder toutes les tables
    .recut = Refaire le cut
    .fewest = Réapparier le moins de tables possible
    .redo = Refaire le tirage de toute la ronde
desk-correct-because =
    .keep = Aucune table n’est déplacée.
    .recut = Le cut suit le classement corrigé jusqu’à sa première partie.
    .fewest = Le plus petit changement après lequel chaque table est aussi juste que possible.
    .redo = Un nouveau tirage pour tout le monde, selon les points corrigés.
desk-correct-disturbed = <span class="big">{ $tables }</span> { $tables ->
    [one] table concernée
   *[other] tables concernées
}
desk-correct-disturbed-none-lost = { desk-correct-disturbed }, <strong>aucune partie finie perdue</strong>
desk-correct-disturbed-void = { desk-correct-disturbed }, <strong>{ $games ->
    [one] { $games } partie finie annulée
   *[other] { $games } parties finies annulées
}</strong>
desk-correct-go-on = Les tables ci-dessus continuent telles quelles.
desk-correct-next-round = À partir de la ronde suivante, les points corrigés comptent.
desk-correct-called = Les paires du tableau déjà annoncées sont annulées.
desk-correct-seeds = Les têtes de série sont celles ci-dessus ; publiez ensuite la première ronde du tableau.
desk-correct-among = { $count ->
    [one] Table { $tables }, entre ses propres joueurs.
   *[other] Tables { $tables }, entre leurs propres joueurs.
}
desk-correct-redo-about = La ronde est annulée et tirée de nouveau, dans une autre tentative, publique à côté de la première.
desk-correct-reason = Raison, publique dans le journal
desk-correct-record = Enregistrer la correction
desk-correct-both-stay = L’ancien et le nouveau résultat restent tous deux dans le journal, et la raison jusqu’à ce qu’elle y soit rayée.
