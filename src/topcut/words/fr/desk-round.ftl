# The round: its tables, what comes next, and the lines that are typed

desk-round-title = { $round ->
    [0] Avant la ronde 1
   *[other] Ronde { $round }
}

## Finding tables

desk-round-sift =
    .title = Chercher des tables
    .show = Montrer les tables
    .find = Chercher<span class="unseen"> par nom ou table</span>
    .placeholder = nom ou table
    .go = Montrer
desk-round-sieve =
    .all = Toutes
    .open = En cours
    .claimed = Annoncées
    .disputed = En litige
    .drawn = À départager
    .called = Avec appel
desk-round-sift-none = Aucune table ne correspond.
desk-round-sift-all = Montrer toutes les tables

## How far the round is

desk-round-of = sur { $rounds } rondes suisses{ $cut ->
    [0] {""}
   *[other] , puis top { $cut }
}
desk-round-roster = Roster { $number }
desk-round-ready = Prêt pour la première ronde <small>{ $rounds } rondes suisses{ $cut ->
    [0] {""}
   *[other] , puis top { $cut }
}</small>
desk-round-progress = Avancement
desk-round-settled = Tables terminées : { $settled } sur { $tables }
desk-round-count = { $state ->
    [disputed] { $count } en litige
    [claimed] { $count } à confirmer
    [drawn] { $count } à départager
   *[open] { $count } en cours
}
desk-round-bye = bye : { $players }
desk-round-no-bye = pas de bye
desk-round-not-there = absents : { $players }
desk-round-pip = <span class="unseen">Table </span>{ $table }<span class="unseen">, { $state ->
    [disputed] en litige
    [claimed] annoncé
    [drawn] nul
    [settled] validé
   *[open] en cours
}</span>
desk-round-to-next = La suite, et qui a besoin de vous
desk-round-drawn-title = La ronde { $round } est tirée
desk-round-drawn-about = Regardez les appariements. Publiez-les ensuite, et lancez le chrono quand la plupart sont assis.
desk-round-nothing-title = Rien n’est encore apparié
desk-round-nothing-about = L’aperçu de la ronde 1 vous montre les appariements avant tout le monde. Publiez-les ensuite, et lancez le chrono quand la plupart sont assis.

## The tables

desk-round-caption = { $tables ->
    [one] La table
   *[other] Les { $tables } tables
} de la ronde { $round } ; { $stage ->
    [bracket] les têtes de série sont celles du cut
   *[swiss] les points sont ceux d’avant la ronde
}
desk-round-column =
    .table = Table
    .seed = T. de s.
    .points = Pts
    .first = Joueur 1
    .score = Score
    .second = Joueur 2
    .state = État
    .do = Action
desk-round-or = ou
desk-round-call = Appel
desk-round-claimed-by = par { $player }
desk-round-unknown = Chiffres inconnus : { $reason }
desk-round-has-bye = { $player } a le bye
desk-round-goes-on = { $player } continue
desk-round-extended = +{ $minutes } min
desk-round-accept = Accepter<span class="unseen"> le résultat annoncé : { $player }, table { $table }</span>
desk-round-decide = Trancher<span class="unseen"> : table { $table }</span>
desk-round-enter = Saisir<span class="unseen"> le résultat de la table { $table }</span>
desk-round-why = Pourquoi<span class="unseen"> { $first } et { $second } sont à la table { $table }</span>
desk-round-why-bye = Pourquoi<span class="unseen"> { $player } a le bye</span>
desk-round-seen = Visible aussi pour les joueurs
desk-round-correct = Corriger ce résultat
desk-round-another = Saisir un autre résultat
desk-round-bye-cell = bye

## What comes next, and who needs an official

desk-round-needs-you = Ce qui vous attend
desk-round-start-clock = Lancer le chrono <kbd>N</kbd>
desk-round-when-seated = Quand la plupart des joueurs sont assis.
desk-round-real-dice = Nous lançons de vrais dés
desk-round-organizer-starts = C’est l’organisateur qui le lance ({ $organizer }).
desk-round-print =
    .slips = Feuilles de résultat
    .by-name = Appariements par nom
desk-round-next = { $code ->
    [open-draw] Ensuite : apparier la ronde { $round }
    [publish] Ensuite : publier la ronde { $round }
    [make-cut] Ensuite : le cut au top { $cut }
    [publish-bracket] Ensuite : la ronde { $round } du tableau
    [finish] Ensuite : le classement final
   *[reveal-seed] Ensuite : révéler la graine
}
desk-round-look = { $code ->
    [open-draw] Aperçu de la ronde { $round }
    [publish] Voir la ronde { $round }
    [make-cut] Voir le cut
    [publish-bracket] Voir le tableau
    [finish] Voir le classement
   *[reveal-seed] Révéler la graine
}
desk-round-opens = Ouvre le tirage. Les joueurs ne voient rien avant que vous publiiez.
desk-round-absences = D’abord les absences
desk-round-close = Clore la ronde { $round }
desk-round-proposed = { $official } propose une exclusion, { $player } : { $reason }
desk-round-eject = Exclure ?
desk-round-eject-one = { $player } a { $warnings } avertissements. Répondez sur sa page.
desk-round-disputed = Litiges
desk-round-waiting = { $count } en attente
desk-round-against = { $first } contre { $second }
desk-round-is-right = { $player } a raison : { $outcome }
desk-round-neither-right = Aucun n’a raison : saisir le résultat<span class="unseen"> de la table { $table }</span>
desk-round-drawn = Nuls dans le tableau
desk-round-roll = Qui a gagné le jet de dé ?
desk-round-call-since = { $player } · depuis { $time }
desk-round-call-done = C’est fait<span class="unseen"> : l’appel, { $player }</span>
desk-round-call-none = Personne n’a appelé. Les joueurs appellent depuis leur page ; cela s’affiche ici tout de suite.
desk-round-missing = Il manque quelqu’un ?
desk-round-missing-open = { $count } en cours
desk-round-absent = Forfait : { $player }
desk-round-absent-both = Double forfait
desk-round-missing-more = { $count ->
    [one] et { $count } table de plus
   *[other] et { $count } tables de plus
}
desk-round-warnings = Avertissements
desk-round-warned = { $count } sur { $most }
desk-round-also = Aussi
desk-round-also-to =
    .check = Saisir tous les résultats une seconde fois
    .cut = Où en est le cut
    .bracket = Le tableau
    .slips = Feuilles de résultat de cette ronde, à imprimer
    .print = Tout le reste à imprimer
    .files = Fichiers et texte à coller
desk-round-this = Cette ronde
desk-round-move =
    .from = Déplacer le match de la table
    .to = à la table
    .go = Déplacer
    .about = Les joueurs déjà assis là changent de place avec eux.
desk-round-unpair =
    .because = Annuler l’appariement, parce que
    .go = Annuler
    .about = Seulement avant le premier résultat. Le tirage suivant est une nouvelle tentative, publique.
desk-round-was-closed = La ronde est close. Désormais, un résultat ne change plus que par une correction.
desk-round-was-unpaired = L’appariement est annulé. Le journal public le dit.
desk-round-was-moved = Le match de la table { $table } est maintenant à la table { $to }.

## The last lines that were typed

desk-round-queue = Dernières saisies
desk-round-queue-cut = Le bureau ne répond pas. Ce que vous tapez est gardé ici et envoyé dès qu’il répond.
desk-round-queue-out = Vous n’êtes plus connecté. Ce que vous tapez est gardé ici : <a href="/login" target="_blank">connectez-vous</a> dans un autre onglet, et c’est envoyé.
desk-round-queue-may = Vous ne pouvez plus saisir de résultats ici. Ce que vous avez tapé est gardé : demandez à l’organisateur.
desk-round-queue-waiting = En attente
desk-round-queue-saved = Enregistré <span data-put="time"></span>
desk-round-queue-asked = Attend une réponse
desk-round-queue-undone = Annulé
desk-round-queue-corrected = Corrigé depuis
desk-round-queue-reason = Saisi par erreur
desk-round-queue-undo = Annuler<span class="unseen"> : table <span data-put="table"></span></span>
desk-round-queue-correct = Corriger<span class="unseen"> : table <span data-put="table"></span></span>
desk-round-queue-since = Tapé avant ces appariements : la table et les noms ont pu changer.
desk-round-queue-change = Changer
desk-round-queue-discard = Supprimer

## What was typed, read back

desk-round-reading = Table { $table } : { $what }
desk-round-reading-replaced = Table { $table } : un joueur qui n’est pas venu est retiré, et le suivant au classement prend sa place, car aucune partie du tableau n’a commencé.
desk-round-reading-unknown = Les chiffres sont inconnus : { $reason }.
desk-round-reading-goes-on = { $roll ->
    [true] { $player } a gagné le jet de dé et continue.
   *[other] { $player } continue, grâce à son meilleur classement.
}
desk-round-reading-differ = Les deux résultats annoncés diffèrent ; votre saisie tranche.
desk-round-reading-claimed = Un joueur a annoncé un résultat ; votre saisie tranche.
desk-round-reading-over = Table { $table }, c’est fini : { $player ->
    [none] les deux sont partis
   *[other] { $player } a le bye
}.
desk-round-reading-settled = Table { $table }, validé : { $outcome }. <a href="{ $link }">Corriger</a>
desk-round-reading-open = Table { $table } : { $first } contre { $second }.
desk-round-reading-nothing = Ce que vous tapez est relu ici.
