# A player's pages


## Signing up

signed-off-namesake = S’agit-il du joueur { $name } qui { $where ->
    [not-here] n’était pas là au départ
    [no-place] était sur la liste d’attente au départ
   *[other] s’est désisté
} ?

## The menu

seat-menu = Menu
    .table = Ma table
    .standing = Mon rang et mes résultats
    .list = Ma liste ({ $list })
    .pairings = Tous les appariements
    .standings = Tout le classement
    .rules = Règles et briefing
    .sound = Son à la publication d’une ronde
    .data = Mes données
    .withdraw = Me désister : je ne viens pas
    .drop = Abandonner : je m’en vais

## My page

seat-title = Ma page
seat-table = Table { $table }
# On every other page of a player; `$round` is such as "Round 4" or "Semifinals"
seat-elsewhere = { $round } : { $table ->
    [0] vous avez un bye
   *[other] votre table est la { $table }
}
seat-round = ronde { $round } sur { $rounds }
seat-recorded = Enregistré sous le numéro { $n }
seat-receipt = Reçu { $receipt }.
seat-call-taken = <strong>{ $who } arrive{ $table ->
    [0] {""}
   *[other] {" "}à la table { $table }
}</strong> Vous avez appelé à { $time }
seat-call = <strong>{ an-official.first } est appelé{ $table ->
    [0] {""}
   *[other] {" "}à la table { $table }
}</strong> depuis { $time }
seat-draw = Match nul
seat-draw-roll = Vous avez tous deux annoncé un match nul. { an-official.first } vient à votre table pour le jet qui décide.
seat-rules = Règles et briefing : la mise en place, la conduite, quand appeler { an-official }
# What a phone has kept until the desk can be reached: it begins the sentence of `script-offline-kept`.
## What is announced, and how much time is left

# As the rule book's text begins, before its colon: see `ruleset-showdown-mission-critical-says`.
# What the rule book says to do then follows.
# The first line of the schedule that is still to come, with its day unless it is the first.
## Where I am

## Why we two meet

## After the cut

## What we play with

## A lost or damaged card

## Choosing squads

## Calling an official

## Rulings on my games

## Leaving

seat-back = Retour
seat-sure = Je confirme
seat-thanks = Merci d’avoir joué.
seat-wrong = Si ce résultat est faux, dites-le maintenant : appelez { an-official }.
seat-against = contre <b>{ $opponent }</b>
seat-figure = { $count } { $figure }
# What a phone has kept until the desk can be reached: it begins the sentence of `script-offline-kept`.
seat-offline =
    .answer = Votre réponse
    .call = Votre appel
    .call-done = Le message « Plus personne n’a à venir »
    .check-in = Votre présence
    .leave = Votre demande de départ
    .list = Votre liste ({ $list })
    .report = Votre résultat
    .squads = Vos squads
seat-time-called = Le temps est écoulé
# As the rule book's text begins, before its colon: see `ruleset-showdown-mission-critical-says`.
seat-mission-critical = Mission Critical
seat-minutes-left = encore { $minutes } min
seat-minutes-until = jusqu’à { $time }
seat-minutes-stopped = le chrono est arrêté
# What the rule book says to do then follows.
seat-minutes-secret = Personne ne peut vous dire combien de temps il reste. Quand il est écoulé, cette page et { an-official } le disent ; alors :
# The first line of the schedule that is still to come, with its day unless it is the first.
seat-next = La suite du programme : <b>{ $time } { $what }</b>{ $day ->
    [today] {""}
   *[other] , { $day }
}
seat-out = C’est fini pour vous
seat-ejected = Un arbitre a prononcé votre exclusion { $tournament ->
    [game] de la partie
   *[other] du tournoi
}. Les arbitres peuvent vous dire pourquoi.
seat-dropped = Vous avez abandonné
seat-dropped-means = Vous n’êtes plus dans les appariements.
seat-dropped-back = Si vous voulez revenir, demandez à l’organisateur ({ $organizer }) : chaque ronde manquée est alors une défaite.
seat-dropped-place = Votre place : <b>{ $place }</b> sur { $count }.
seat-in = { $waits ->
    [true] Vous êtes sur la liste d’attente
   *[other] Vous participez
}
seat-in-line = Vous êtes numéro { $number } sur la liste d’attente. Vous entrez dès qu’une place se libère ; cette page vous le dira.
seat-checked-in = Présence confirmée
seat-not-checked-in = Présence pas encore confirmée
seat-first-round = La première ronde s’affiche ici, avec votre table et votre adversaire.
seat-check-in-when = Appuyez ici quand vous êtes dans la salle.
seat-check-in = Je suis là : confirmer ma présence
seat-tell-desk = Signalez votre arrivée au bureau.
seat-my-list = { $state ->
    [missing] pas remise
    [needless] pas nécessaire ici
    [accepted] acceptée
   *[waits] remise, pas encore regardée
}
seat-my-list-hand-in = Remettre
seat-my-list-look = Voir
seat-briefing = Quoi apporter, et comment nous jouons : le briefing
seat-your-table = Votre table, contre
seat-changed = Cette ronde a été appariée de nouveau : vous jouez maintenant contre { $opponent }.
seat-bye = Vous avez un bye
seat-bye-means = Pas de match pour vous à cette ronde : cela compte comme une victoire{ $count ->
    [0] {""}
   *[other] {" "}avec { $figures }
}.
seat-over = C’est fini
seat-over-rank = Votre rang : <b>{ $place }</b> sur { $count }.
seat-over-unranked = Vous n’êtes pas dans le classement.
seat-done = Terminé pour cette ronde
seat-opponent-left = { $opponent } a quitté le tournoi : vous avez le bye et continuez.
seat-settled = Validé
seat-settled-against = contre { $opponent }
seat-next-round = La prochaine ronde s’affiche ici.
seat-next-round-here = La prochaine ronde s’affiche ici, avec votre table et votre adversaire.
seat-no-match = Vous n’avez pas de match à cette ronde
seat-no-round = Pas encore de ronde pour vous
seat-why = Pourquoi nous deux ?
seat-why-me = Pourquoi moi ?
seat-why-opponent = Pourquoi { $opponent } ?
seat-why-bye = Pourquoi le bye ?
seat-why-odd = Le nombre de joueurs est impair, donc quelqu’un ne joue pas. Le règlement dit qui.
seat-why-verify = Chacun peut vérifier comment le sort a décidé : <a href="{ $link }">vérifier le tirage</a>.
seat-over-won = Vous avez gagné !
seat-over-first = Première place : personne ne vous a battu dans le tableau final ({ $bracket }).
seat-over-cut = Votre parcours s’arrête au cut ({ $cut })
seat-over-cut-out = C’est fini pour vous : les { $count } meilleurs continuent.
seat-over-second = Deuxième place
seat-over-runner-up = Vous êtes finaliste : la finale était votre dernier match.
seat-over-lost = Vous avez perdu en { $round ->
    [final] finale
    [semifinals] demi-finale
    [quarterfinals] quart de finale
   *[round] ronde { $number } ({ $bracket })
}.
seat-over-place = Place <span class="big">{ $place }</span> sur { $count }{ $swiss ->
    [true] , d’après le classement des rondes suisses
   *[other] {""}
}
seat-teams = Strike teams
seat-teams-mine = <b>Vous</b> jouez les squads { $squads }
seat-teams-theirs = <b>{ $opponent }</b> joue les squads { $squads }
seat-teams-decks = Les Order Decks se composent en secret, et se montrent en même temps.
seat-teams-chosen = <b>Vous</b> avez choisi les squads { $squads }
seat-teams-choosing = <b>{ $opponent }</b> choisit encore
seat-teams-state =
    .sealed = Scellé
    .open = Ouvert
seat-teams-secret = Personne d’autre ne le voit avant que vous ayez choisi tous les deux. Composez maintenant votre Order Deck en secret ; les deux se montrent en même temps.
seat-teams-again = Choisir d’autres squads
seat-roster = Jouez le Roster { $number }
seat-roster-both = tous les deux
seat-lists = { $both ->
    [true] Listes ({ $list })
   *[other] Liste ({ $list })
}
seat-lists-open = visibles par vous deux
seat-lists-mine = La mienne
seat-lists-theirs = La sienne
seat-lost = Vous cherchez : { $card }
seat-lost-game = Si elle n’est pas là à temps, vous concédez la partie.
seat-lost-round = Si vous n’avez pas de remplacement au début de la prochaine ronde, vous êtes retiré { $tournament ->
    [game] de la partie
   *[other] du tournoi
}.
seat-lost-found = Retrouvée ou remplacée ? Montrez-la à un arbitre, qui vous laisse continuer.
seat-squads-title = Choisir les squads
seat-squads-choose = Choisissez { $count ->
    [2] deux
   *[other] { $count }
} squads
seat-squads-sealed = Scellé jusqu’à ce que les deux aient choisi, puis montré aux deux en même temps.
seat-squads-squad = Squad { $number }
seat-squads-used = Déjà joué : { $count ->
    [one] ronde
   *[other] rondes
} { $rounds }
seat-squads-unused = Encore à jouer
seat-squads-missed = <strong>Il n’est plus possible de jouer chaque squad.</strong> Les arbitres le savent.
seat-squads-next = <strong>{ $all ->
    [true] Ne choisissez que des squads qu’il vous reste à jouer
   *[other] Choisissez-en au moins { $count } qu’il vous reste à jouer
}</strong>, sinon le reste ne pourra plus être joué à temps.
seat-squads-left = Encore à jouer : { $count ->
    [one] squad
   *[other] squads
} { $squads }.
seat-squads-rounds = Vous pouvez choisir dans encore { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}, celle-ci comprise.
seat-squads-all-used = Tous les squads ont été joués.
seat-squads-rule = Chaque squad doit être joué dans au moins une ronde suisse.
seat-squads-seal = Sceller mon choix
seat-call-to = Appeler { an-official }{ $table ->
    [0] {""}
   *[other] {" "}à la table { $table }
}
seat-call-about = De quoi s’agit-il ? Vous pouvez laisser vide. Le texte est gardé avec le journal ; les arbitres peuvent le rayer.
seat-call-now = Appeler { an-official } maintenant
seat-call-cancel = Annuler l’appel
seat-rulings = Décisions
seat-rulings-title = Décisions sur mes parties
seat-rulings-where = { $round }{ $table ->
    [0] {""}
   *[other] , table { $table }
}
seat-rulings-by = par { $official }
seat-rulings-decided = par { $official } ; recours tranché par { $head }
seat-rulings-state =
    .final = Définitive
    .appealed = Recours formé
seat-rulings-pending = Le { $head } décide, et c’est définitif.
seat-rulings-appeal = Former un recours auprès du { $head }
seat-rulings-once = Une seule fois ; la décision du { $head } est définitive.
seat-rulings-none = Aucune décision sur vos parties n’est enregistrée.
seat-rulings-appealed = Le { $head } va décider.
seat-drop-title = { $before ->
    [true] Me désister
   *[other] Abandonner
}
seat-drop-already = Votre départ est déjà noté.
seat-drop-over = C’est fini : il n’y a plus rien à abandonner.
seat-withdraw-means = Vous quittez { $tournament ->
    [game] la partie
   *[other] le tournoi
} avant le départ. Votre place va au suivant sur la liste d’attente.
seat-withdraw-back = Si vous changez d’avis, le bureau peut vous reprendre, avec votre liste ({ $list }). Ce téléphone reste le vôtre.
seat-drop-means = Vous ne serez plus dans les appariements des rondes suivantes, mais vous restez au classement avec ce que vous avez jusqu’ici.
seat-drop-rejoin = Pour revenir, il vous faut l’accord de l’organisateur ({ $organizer }), et chaque ronde manquée est une défaite.
seat-drop-for-good = On ne peut pas revenir.
seat-drop-match = Votre match à la table { $table }
seat-drop-unsettled = Il n’est pas validé. { $opponent } le gagnera.
seat-drop-not-begun = La partie n’a pas commencé
seat-drop-begun = Elle a commencé
seat-drop-concession = C’est alors une concession.
seat-drop-scored = Ce qui a été marqué jusqu’ici compte :
seat-drop-mine = Moi : { $figure }
seat-drop-theirs = Adversaire
seat-drop-no = Non, retour à ma table
seat-withdrawn = Votre désistement est noté. Si vous changez d’avis, demandez au bureau : on peut vous reprendre.
