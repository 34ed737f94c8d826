# One person’s page at the desk

desk-player-up = Tous les joueurs
desk-player-in-log = Dans le journal
desk-player-rank = rang { $rank }
desk-player-withdraw = Noter le désistement : { $player }
desk-player-drop-absent = Noter l’abandon pour absence : { $player }
desk-player-saved = C’est enregistré : { $player }.
desk-player-has-paid = { $paid ->
    [true] { $player } a payé.
   *[other] { $player } n’a pas payé.
}
desk-player-sits = { $table ->
    [0] { $player } joue à nouveau à n’importe quelle table.
   *[other] { $player } joue à la table { $table } à chaque ronde.
}
desk-player-kept-apart = { $first } et { $second } ne seront pas appariés si on peut l’éviter.
desk-player-substituted = Le remplacement est approuvé.
desk-player-forgotten = Le nom et le contact sont supprimés. Désormais, les pages disent { $id }.

## Where the player is

desk-player-waiting = Sur la liste d’attente
desk-player-waiting-about = Numéro { $place } dans la file : entre dès que quelqu’un se désiste, ou qu’il y a plus de places.
desk-player-places = Nombre de places
desk-player-cut = Éliminé au cut ({ $cut })
desk-player-cut-about = N’entre que si un qualifié part avant la première partie, et s’il est le suivant au classement.
desk-player-knocked-out = Éliminé du tableau ({ $bracket })
desk-player-knocked-out-about = Une défaite y met fin au parcours.

## Warnings, removal

desk-player-warnings = Avertissements
desk-player-warnings-so-far = { $count } jusqu’ici
desk-player-warnings-last = { $count } jusqu’ici, le dernier pour : { $ground }
desk-player-warnings-none = Aucun. Seuls les arbitres les lisent.
desk-player-penalties = Sanctions
desk-player-warn = Avertir { $player }
desk-player-warn-form =
    .new = Nouvel avertissement
    .else = Autre chose
    .say = dites quoi
    .what = Ce qui s’est passé
    .kept = Gardé avec le journal, pour les arbitres. On peut l’y rayer.
desk-player-ask-head = Demander au { $head }
desk-player-ask-open = la question reste sur la page de chaque arbitre jusqu’à la réponse
desk-player-warn-answer =
    .spare = Avertir, ne pas exclure
    .spare-about = votre raison va au journal
    .eject = Exclure
    .eject-about = la page suivante demande comment, et c’est définitif
    .reason = Raison, si vous n’excluez pas
desk-player-propose =
    .title = Proposer une exclusion
    .about = ceux qui peuvent décider la voient tout de suite
    .what = Ce qui s’est passé
    .not-yours = L’exclusion n’est pas de votre ressort.
    .go = Proposer
desk-player-eject =
    .title = Exclure
    .final = définitif
    .ground = Motif
    .about = De quoi il s’agit
    .conduct = Conduite
    .words = Avec vos mots
    .public = L’exclusion est publique ; la raison ne l’est pas.
desk-player-eject-list = Une liste ({ $list })
desk-player-eject-for-good = Exclure { $player } définitivement
desk-player-asked = { $count } avertissements : exclure ?
desk-player-asked-about = À { $at } ou plus, un arbitre devrait exclure tout de suite. Un joueur exclu ne revient pas.
desk-player-spare =
    .why = Pourquoi pas
    .go = Ne pas exclure
    .eject = Exclure…
desk-player-head-sees = { head-sees }.
desk-player-proposed = { $official } propose une exclusion

## Leaving, being absent

desk-player-begun =
    .title = La partie a-t-elle commencé ?
    .no = Non
    .no-show = L’adversaire gagne comme par un bye.
    .concession = Cela compte comme une concession.
    .yes = Oui, elle finit par une concession
desk-player-so-far = { $figure } jusqu’ici
desk-player-came = Cette table a été gagnée sans jouer. { $player } était là ?
desk-player-came-answer =
    .yes = Oui
    .yes-about = La victoire reste.
    .no = Non
    .no-about = Personne n’était là : une défaite pour les deux.
desk-player-leave = Désistement
desk-player-leave-about = { $waits ->
    [true] Part avant le départ.
   *[other] Part avant le départ ; le suivant sur la liste d’attente prend la place.
} { $player } pourra être repris.
desk-player-leave-go = Noter le désistement : { $player }…
desk-player-conduct = Avertir ou exclure
desk-player-drop =
    .title = Abandon
    .about = part, et peut revenir là où les règles le permettent
    .untold = Parti sans prévenir personne
    .rejoin = Revenir inscrit une défaite sans appariement pour chaque ronde manquée.
    .final = Aucun retour n’est possible.
desk-player-drop-go = Noter l’abandon : { $player }
desk-player-round = Ronde { $round }
desk-player-away =
    .arranged = Absence convenue.
    .there = Finalement là
    .loss = Une défaite sans appariement.
desk-player-away-go = Absent à la ronde { $round }
desk-player-absent =
    .title = N’est pas là
    .neither = Personne n’était là : une défaite pour les deux.
    .replaced = Le suivant au classement prend la place.
    .wins = L’adversaire gagne comme par un bye.
desk-player-absent-asked = On vous demande s’il faut aussi noter l’abandon : { $player }.

## Games

desk-player-games =
    .title = Parties
    .round = Ronde
    .table = Table
    .opponent = Adversaire
    .score = Score
    .none = Aucune ronde n’est encore appariée.
    .unpaired = défaite sans appariement
    .bye = bye
    .won = gagné
    .drawn = nul
    .lost = perdu
    .playing = en cours
    .left = parti
desk-player-game-ended = { $outcome ->
    [won] gagné
    [drawn] nul
   *[lost] perdu
}, { $how ->
    [concession] concession
    [draw] pas joué, nul convenu
    [no-show] forfait
    [double-no-show] double forfait
   *[bye] bye
}

## What is kept about a player

desk-player-fee =
    .title = Frais
    .paid = Payés
    .unpaid = Pas payés
    .back = Annuler
    .has-paid = A payé
desk-player-phone =
    .title = Téléphone
    .about = Un code QR sur cet écran, pour un seul téléphone. Il déconnecte un téléphone plus ancien.
desk-player-phone-go = Montrer une carte pour { $player }
desk-player-seat =
    .title = Table fixe
    .always = Joue toujours à la table
    .any = n’importe laquelle
    .save = Enregistrer la table
desk-player-who =
    .title = Qui
    .title-later = Nom, club, contact
    .name = Nom
    .club = Club
    .contact = Contact
    .save = Enregistrer
    .about = Seuls les organisateurs voient le contact. Il n’est dans aucun journal, ni dans aucun export sauf celui de l’organisateur.
desk-player-list =
    .missing = Rien n’est remis.
    .accepted = Acceptée.
    .illegal = Remise, et non légale.
    .handed-in = Remise, pas encore acceptée.
    .take-in = La prendre
    .look = La voir
desk-player-materials =
    .title = Ce que les joueurs apportent
    .approved = Remplacement approuvé
    .in-order = En ordre
    .not-in-order = Pas en ordre
    .not-seen = Pas vu
    .note = Note
desk-player-approved-note = Remplacement approuvé : { $note }
desk-player-item = { $item ->
    [miniatures] figurines
    [cards] cartes
    [dice] dés
    [tools] réglettes
    [tokens] jetons
    [list] liste
    [deck] deck
    [sleeves] protège-cartes
    [dial] compteur
    [die] dé
    [other] le reste
   *[unknown] { $item }
}
desk-player-note-on = Note : { desk-player-item }
desk-player-passed = En ordre<span class="unseen"> : { desk-player-item }</span>
desk-player-failed = Pas en ordre<span class="unseen"> : { desk-player-item }</span>
desk-player-substitute = Approuver un remplacement<span class="unseen"> : { desk-player-item }</span>

## Squads

desk-player-squads = Squads
desk-player-squads-missed = Les squads { $squads } ne peuvent plus tous être joués dans les rondes suisses. C’est enregistré.
desk-player-squads-chosen = Choisis pour cette ronde : { $squads }
desk-player-squads-unused = Doit encore jouer : { $squads }
desk-player-squads-form =
    .paper = Pour un joueur sans téléphone
    .choose = Choisir

## A lost or damaged card

desk-player-card =
    .missing = Il manque une carte
    .lost = Carte perdue ou abîmée
    .found = Trouvée ou remplacée
    .too-late = Pas à temps : concéder la partie
    .conceded = Si elle n’est pas là à temps, la partie est concédée.
    .removed = Si elle n’est pas là au début de la ronde suivante, le joueur devrait être exclu.
    .what = Ce qui manque
    .minutes = Minutes de plus pour cette table
    .look = La chercher
    .concede = Constaté pendant la partie : concéder
    .costs = Une carte ou un dé dont l’absence est constatée en pleine partie coûte cette partie.
desk-player-card-remove = Pas remplacée : exclure { $tournament ->
    [game] de la partie
   *[other] du tournoi
}
desk-player-card-secret = Seuls { $player } et les arbitres lisent ce qui manque.

## Penalties, players who are kept apart

desk-player-penalty =
    .title = Sanction
    .what = Par exemple un prix retiré ; seuls les arbitres le lisent
    .record = Enregistrer
desk-player-apart =
    .title = Séparer
    .from = De
    .choose = Choisissez…
    .reason = Raison, pour la page publique
    .siblings = frères et sœurs
    .deviation = Aucun règlement ne le prévoit : c’est une dérogation.
    .go = Ne pas les apparier
