# What players and officials cannot do


## Squads

refusal-squads-unknown = Avec ce règlement, les joueurs ne choisissent pas de squads. Il n’y a rien à faire.
refusal-squads-of-another = Seul le joueur { $player } peut choisir ces squads, ou un arbitre pour { $player }.
refusal-squads-other-round = On ne choisit de squads que pour la ronde en cours, et ce n’est pas la ronde { $round }. Regardez votre match actuel.
refusal-squads-no-opponent = { $player } n’a pas d’adversaire à la ronde { $round } : il n’y a pas de squads à choisir.
refusal-squads-shown-already = Les deux joueurs ont choisi, ou le match est terminé : les squads de la ronde { $round } ne changent plus.
refusal-squads-wrong-number = Une strike team compte { $pick } squads différents. Choisissez-en { $pick }.
refusal-squads-not-on-list = La liste a les squads 1 à { $squads }. Choisissez parmi ceux-là.
refusal-squads-must-be-used = { $count ->
    [one] Le squad { $squads } n’a pas encore servi
   *[other] Les squads { $squads } n’ont pas encore servi
  }, et il ne reste que { $rounds ->
    [one] cette ronde suisse
   *[other] { $rounds } rondes suisses
  }. { $count ->
    [one] Choisissez-le maintenant.
   *[other] Choisissez-en au moins { $needed } maintenant.
  }

## Warnings, calls, rulings

refusal-own-list = C’est votre propre liste. Demandez à un autre { $official } de la regarder.
refusal-own-game = Vous jouez cette partie : vous ne pouvez donc rien y décider. Demandez à un autre { $official }.
refusal-deck-check-plays = Vous jouez dans ce tournoi : vous ne pouvez ni tirer ni noter de contrôles de deck. Demandez à un autre { $official }.
refusal-deck-check-no-round = Les tables se tirent dans une ronde en cours. Publiez d’abord la ronde suivante.
refusal-deck-check-tables = { $most ->
    [0] Aucune table de cette ronde n’a deux joueurs : il n’y a rien à tirer au sort.
    [one] Cette ronde a { $most } table à deux joueurs. Tirez celle-là.
   *[other] Cette ronde a { $most } tables à deux joueurs. Tirez-en entre 1 et { $most }.
}
refusal-deck-check-unknown = Ce contrôle de deck n’a pas désigné { $player }. Rouvrez la page des contrôles de deck.
refusal-deck-check-clause = Indiquez la clause que la liste ou les cartes enfreignent, comme { $prefix }-01. Si tout va bien, notez que tout est en ordre.
refusal-ground-needed = Un avertissement demande un motif. Choisissez-en un dans la liste, ou écrivez le vôtre.
refusal-cards-not-asked = { $ruleset } ne dit rien des cartes perdues. Suivez vos propres règles, et donnez plus de temps à la table s’il le faut.
refusal-card-missing-already = { $player } cherche déjà { $what }. Dites d’abord si c’est retrouvé ; ensuite, vous pourrez noter les deux.
refusal-card-minutes-needed = { $player } joue encore à la table { $table } et reçoit une courte prolongation pour chercher la carte. Indiquez combien de minutes.
refusal-card-no-game = { $player } n’a pas de partie en cours : il n’y en a aucune à prolonger ni à concéder.
refusal-card-not-missing = { $player } ne cherche pas de carte. Il n’y a rien à faire.
refusal-card-one-game = La table { $table } joue plusieurs parties, et { $player } ne concède que celle-ci. Laissez jouer si la carte réapparaît à temps, et saisissez le match avec toutes ses parties quand il est terminé.
refusal-cards-missing = { $number ->
    [one] { $players } cherche encore une carte
   *[other] { $number } joueurs cherchent encore une carte
}, et la ronde suivante va commencer{ $number ->
    [one] .
   *[other] : { $players }.
} Dites que la carte est retrouvée ou remplacée ; sans remplacement, un joueur devrait être exclu. Ou laissez-les de côté pour cette ronde.
refusal-ejection-not-asked = La question d’une exclusion ne se pose pas pour { $player }. Il n’y a rien à répondre.
refusal-ejection-not-yours = { $about ->
    [list] L’exclusion pour une liste de deck
   *[conduct] L’exclusion pour le comportement
} est décidée par { $count ->
    [0] l’organisateur ({ $organizer })
   *[other] { $deciders }
}. { $organizes ->
    [true] Si la décision est prise, dites-le : ajoutez by et le nom.
   *[other] Proposez-la plutôt ; la proposition se voit tout de suite.
}
refusal-ejection-yours = C’est à vous de décider pour { $player } : exclure, ou en rester là.
refusal-ejection-about = On exclut un joueur pour l’un de ces motifs : { $possible }, pas pour « { $about } ». Choisissez-en un.
refusal-ejection-unanswered = { $players } { $count ->
    [one] a
   *[other] ont
  } reçu tant d’avertissements qu’il faut répondre : exclusion ou non ? Prononcez l’exclusion ({ $players }), ou écrivez pourquoi non. Terminez ensuite.
refusal-penalty-needed = Écrivez en quoi consiste la sanction, par exemple un prix retiré.
refusal-call-by-player = Seuls les joueurs appellent un { $official } de cette façon. Allez vous-même à la table, ou enregistrez une décision.
refusal-call-after-ejection = Vous êtes sous le coup d’une exclusion : vous ne pouvez plus appeler un { $official }. Adressez-vous à l’organisateur.
refusal-called-already = Vous avez déjà appelé un { $official }. Restez à votre table, la main levée.
refusal-call-unknown = Cet appel n’existe pas. Regardez la liste des appels ouverts.
refusal-call-taken-already = { $taker } est déjà en route vers { $table ->
    [0] { $player }
   *[other] la table { $table }
  }. Allez-y à sa place si vous êtes plus près.
refusal-call-yours-already = Vous êtes déjà en route vers { $table ->
    [0] { $player }
   *[other] la table { $table }
  }. Fermez l’appel quand la question a sa réponse.
refusal-call-closed-already = L’appel est déjà fermé ({ $table ->
    [0] { $player }
   *[other] table { $table }
  }). Il n’y a rien à faire.
refusal-table-empty = Personne ne joue à la table { $table } à cette ronde. Vérifiez le numéro.
refusal-ruling-words-needed = Une décision demande la question et la réponse. Écrivez les deux.
refusal-ruling-for-nobody = Une décision vaut pour une table ou pour des joueurs. Indiquez lesquels.
refusal-ruling-unknown = Il n’y a pas de décision { $ruling }. Regardez la liste des décisions.
refusal-appeal-of-another = Seul un joueur de cette partie peut former un recours contre la décision { $ruling }.
refusal-appeal-unsaid = Le recours contre la décision { $ruling } n’est pas encore tranché. Dites si elle est maintenue ou modifiée.
refusal-appeal-to-nobody = Ce tournoi n’a pas de { $head } : la décision est donc définitive.
refusal-ruling-final = C’est une décision du { $head }, et elle est définitive.
refusal-appealed-already = La décision { $ruling } a déjà fait l’objet d’un recours, et il n’y en a pas de second.
refusal-appeal-by-head = Seul le { $head } tranche un recours. { $organizes ->
    [true] Si { $heads } a tranché, dites-le : ajoutez by et le nom.
   *[other] Transmettez-le.
}
refusal-appeal-of-own-ruling = On ne tranche pas un recours contre sa propre décision tant que quelqu’un d’autre le peut. Laissez le recours contre la décision { $ruling } à { $heads }.
refusal-not-appealed = La décision { $ruling } n’a pas fait l’objet d’un recours : elle est maintenue.
refusal-appeal-decided-already = Le recours contre la décision { $ruling } est tranché, et c’est définitif.

## Signing up

refusal-already-entered = { $player } participe déjà. Après un abandon, un joueur peut revenir au lieu de s’inscrire.
refusal-signed-off-asked = { signed-off-namesake } Dites s’il faut reprendre le même joueur, avec sa liste et ses frais, ou inscrire une autre personne du même nom. Personne n’est encore inscrit.
refusal-look-alike-asked = Le nom { $name } ressemble à { $like }, mais s’écrit avec d’autres lettres. Dites si c’est la même personne ou une autre ; dans ce cas, les deux s’affichent avec leur numéro. Rien n’est encore enregistré.
refusal-signed-off = Vous ne participez pas : vous avez annulé votre inscription, ou n’étiez pas là au départ. Votre place, votre liste et vos frais sont encore connus : demandez au bureau, à l’organisateur ({ $organizer }), de vous reprendre.
refusal-not-signed-off = { $player } participe : il n’y a pas de retour à faire.
refusal-field-full = { $capacity ->
    [one] La seule place est prise
   *[other] Les { $capacity } places sont prises
}. Augmentez d’abord la capacité.
refusal-late-entry-closed = Personne ne peut plus s’inscrire à ce tournoi une fois la liste des joueurs verrouillée.
refusal-entry-too-late = Personne ne peut s’inscrire après le cut.
refusal-already-started = Cela n’est possible qu’avant le départ. Un joueur qui part maintenant abandonne.
refusal-roster-locked = La liste des joueurs est verrouillée. Annulez le verrouillage, ou inscrivez le joueur en retard.
refusal-still-waiting = { $player } est sur la liste d’attente : impossible de confirmer sa présence. Augmentez d’abord la capacité, ou attendez un désistement.
refusal-already-checked-in = La présence est déjà confirmée pour { $player }.
refusal-already-withdrawn = { $player } s’est déjà désinscrit. Il n’y a rien à faire.
refusal-reported-already = C’est ce que vous avez déjà annoncé pour la table { $table }. Il n’y a rien à faire.
refusal-already-dropped = { $player } a déjà abandonné. Il n’y a rien à faire.
refusal-started-already = Le départ a déjà été donné. Il n’y a rien à faire.
refusal-round-closed-already = La ronde { $round } est déjà close. Il n’y a rien à faire.
refusal-warned-meanwhile = { $player } a reçu un avertissement depuis que cette page est ouverte : « { $ground } ». S’il s’agit de la même chose, il n’y a rien à faire. Sinon, renvoyez le formulaire.
refusal-ruling-recorded-already = La décision { $ruling } dit déjà exactement cela. Il n’y a rien à faire.
refusal-announced-already = Cette annonce est déjà affichée. Il n’y a rien à faire.
refusal-self-check-in-off = Ici, les joueurs ne confirment pas leur présence eux-mêmes : la vôtre n’est pas encore notée. Dites à l’organisateur ({ $organizer }) que vous êtes là.
refusal-not-checked-in = { $number ->
    [one] { $players } n’a pas de présence confirmée.
   *[other] { $number } joueurs n’ont pas de présence confirmée : { $players }.
} Confirmez-la, ou laissez-les de côté.
refusal-nonce-unreadable = Le nombre que le téléphone ajoute au tirage est illisible. Confirmez à nouveau votre présence.
refusal-table-number = Il n’y a pas de table { $table }. Les tables sont numérotées de 1 à { $most }.
refusal-table-closed = La table { $table } est fermée. Ouvrez-la d’abord, ou choisissez-en une autre.
refusal-table-not-set = La table { $table } n’est pas installée dans cette salle. Installez-la d’abord.
refusal-seat-taken = La table { $table } est réservée à { $player }. Choisissez-en une autre.

## Officials

refusal-role-unknown = Il n’y a pas de rôle appelé « { $role } » ici. Utilisez { $possible }.
refusal-not-an-official = { $person } n’a pas ce rôle ({ $role }).
refusal-decider-unknown = { $person } ne figure pas parmi les arbitres : rien n’a été noté. Ajoutez d’abord ce nom aux arbitres, ou ne mettez pas de nom si c’est vous qui avez décidé.
refusal-official-needed = Il faut au moins { $number } { $role }. Nommez quelqu’un ; ce peut être l’organisateur.
refusal-namesake-asked = { $entering ->
    [official] Un joueur d’ici s’appelle aussi { $name }.
   *[player] Un arbitre d’ici s’appelle aussi { $name } ({ $role }).
} { $may ->
    [with-alternate] La même personne ne peut jouer que si quelqu’un d’autre est nommé pour arbitrer ses parties ; deux personnes du même nom peuvent rester toutes les deux. Dites ce qu’il en est.
   *[other] La même personne ne peut pas être les deux ; deux personnes du même nom peuvent rester toutes les deux. Dites ce qu’il en est.
}
refusal-official-plays = { $may ->
    [with-alternate] { $person } a un rôle ({ $role }) et ne peut jouer que si un autre arbitre confirmé est nommé pour ses parties. Nommez ce remplaçant.
   *[other] { $person } a un rôle ({ $role }) et ne peut pas jouer dans ce tournoi.
}
refusal-alternate-late = Le remplaçant qui arbitre les parties d’un arbitre doit être annoncé avant le départ, pas après.
refusal-alternate-unfit = { $person } ne peut pas arbitrer ces parties. Nommez quelqu’un d’autre, avec l’un de ces rôles : { $roles }.
refusal-alternate-needed = { $person } arbitre les parties jouées par { $player }. Nommez d’abord un autre remplaçant.

## Tables and what players bring

refusal-no-materials = { $ruleset } ne dit pas ce que les joueurs apportent.
refusal-item-unknown = Il n’y a rien à vérifier sous le nom « { $item } ». Utilisez { $possible }.
refusal-no-substitute = Rien d’autre ne peut remplacer « { $item } ».
refusal-confirm-needed = { $what ->
    [leave-for-good] Ce serait un départ définitif pour { $player } : le Robot prend la place, qui n’est pas classée. Pour une pause, laissez plutôt un bot jouer en attendant. Rien n’est encore décidé.
    [empty-deck] Cela retirerait votre dernière carte, et un joueur sans cartes perd le match. Rien n’est encore retiré.
    [substitute-late] Les remplacements devraient être vus avant le départ.
    [few-players] Le règlement n’a pas de structure pour si peu de joueurs ({ $players }).
    [no-cut] Avec { $players } joueurs, un cut est vivement recommandé.
    [no-cut-unannounced] Avec { $players } joueurs, un cut est vivement recommandé, et y renoncer doit s’annoncer avant le départ : dites-le maintenant dans la salle.
    [unannounced] Cette structure n’a pas été annoncée ici ({ $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    } et { $cut ->
        [0] pas de cut
       *[other] un cut à { $cut }
    }), et les joueurs doivent la connaître avant le départ : dites-le maintenant dans la salle.
    [drawn-behind] Rien n’est encore enregistré. Si le temps est écoulé, c’est le joueur avec { $number } { $figure } qui a gagné. Le match n’est nul que si personne n’a gagné, par exemple quand on arrête une partie plus tôt.
    [too-few-to-win] Rien n’est encore enregistré. Il en faut { $enough } pour gagner d’après les règles de base (« { $figure } »), et le vainqueur en a moins. Si le temps est écoulé ou qu’un joueur a concédé, saisissez plutôt cela.
    [both-have-won] Rien n’est encore enregistré. Il en faut { $enough } pour gagner d’après les règles de base (« { $figure } »), et les deux joueurs en ont autant. Vérifiez les chiffres.
    [more-than-enough] Rien n’est encore enregistré. Avec { $enough }, on gagne d’après les règles de base (« { $figure } ») : personne n’en a donc plus. Vérifiez les chiffres.
    [won-before-time] Rien n’est encore enregistré. Avec { $enough }, un joueur a déjà gagné d’après les règles de base avant la fin du temps (« { $figure } »). Ne comptez pas la carte d’un Struggle encore en cours, ou saisissez une victoire.
   *[other] Le règlement recommande autre chose.
} Confirmez la clause { $clause } si vous le voulez quand même.

## Who asks, and when

refusal-organizer-only = Seul l’organisateur ({ $organizer }) peut le faire. Demandez-lui.
refusal-staff-only = Seuls les arbitres ({ $official }) ou l’organisateur ({ $organizer }) peuvent le faire. Faites-en venir un.
refusal-not-started = Le tournoi n’a pas encore commencé. Donnez d’abord le départ.
refusal-tournament-over = Le tournoi est terminé, et son classement est définitif. Si quelque chose est faux, annulez d’abord la fin du tournoi.
refusal-swiss-over = Le cut ({ $cut }) est fait : on ne peut plus apparier de ronde suisse. Continuez avec le tableau.
refusal-reason-needed = C’est public et demande une raison. Écrivez-en une que tous les joueurs peuvent lire.
refusal-deviation-needed = Le règlement ne prévoit pas cela. Déclarez d’abord une dérogation à la clause, avec une raison.
refusal-player-not-active = { $player } a quitté le tournoi ou est encore sur la liste d’attente. Vérifiez le nom.

## Leaving and coming back

refusal-drop-for-other = Seul le joueur { $player } ou l’organisateur peut déclarer un abandon pour { $player }.
refusal-claim-open = Un résultat est annoncé à la table { $table }, où joue { $player }. Validez-le d’abord, puis déclarez l’abandon pour { $player }.
refusal-came-unsaid = { $player } a gagné à la table { $table } pour une seule raison : { $other } n’était pas là. Rien n’a été modifié. Dites si { $player } était là : sinon, les deux ont une défaite.
refusal-begun-unsaid = { $player } joue encore à la table { $table }. Rien n’est encore enregistré. Dites si cette partie a commencé : cela décide de la façon dont elle se termine.
refusal-drop-unsaid = { $number ->
    [one] { $players } n’était pas là : l’adversaire gagne comme avec un bye. Rien n’est encore enregistré. Dites s’il faut aussi noter un abandon pour { $players }, ou si sa place est gardée à la ronde suivante.
   *[other] { $players } n’étaient pas là, et les deux ont une défaite. Rien n’est encore enregistré. Dites s’il faut aussi noter leur abandon, ou s’ils restent pour la ronde suivante.
  }
refusal-nothing-missed = { $player } n’a pas de match manqué à cette ronde : c’est un bye, ou le résultat est déjà là. Rien n’a été modifié. En cas de départ ({ $player }), notez un abandon.
refusal-already-ejected = L’exclusion est déjà prononcée pour { $player }. Il n’y a rien à faire.
refusal-ejected-stays-out = Après une exclusion, { $player } ne peut pas revenir.
refusal-not-dropped = { $player } n’a pas abandonné : il n’y a pas de retour à faire.
refusal-no-rejoin = Avec ce règlement, un joueur qui a abandonné ne peut pas revenir. Déclarez d’abord une dérogation si { $player } doit rejouer.
refusal-no-rejoin-after-cut = Personne ne peut revenir après le cut ({ $cut }), { $player } non plus.

## A player's phone

refusal-report-stale = La table { $table } a changé depuis l’ouverture de cette page : votre envoi n’a pas été enregistré. Regardez ce qui y est annoncé maintenant, puis annoncez ou confirmez à nouveau.

## Preparing: the organizer's pages before the start, and players who sign themselves up

refusal-sign-up-closed = Les inscriptions sont closes ici. Demandez votre inscription à l’organisateur. Rien n’a été gardé.
refusal-sign-up-known = { $name } participe déjà. Si c’est vous, demandez votre carte à l’organisateur : elle connecte ce téléphone. Si c’est une autre personne, ajoutez à votre nom ce qui vous distingue.
refusal-sign-up-twice = La demande est déjà faite pour { $name } et attend la réponse de l’organisateur. Rien n’a été modifié.
refusal-sign-ups-too-many = { $most } personnes attendent déjà la réponse de l’organisateur. Adressez-vous à lui au bureau. Rien n’a été gardé.
