# The prompt


## The prompt

run-hello = { $title } ({ $ruleset }), { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}. Une ligne vide dit ce qui peut se faire maintenant ; help montre toutes les commandes ; quit quitte.
run-namesake = Est-ce la même personne ? oui ou non :
run-confirm = Le faire quand même ({ $clause }) ? oui ou non :
run-how-figures-asked = Tapez { $kept ->
    [one] 12 16-9
   *[other] 12 2/9-1/4
}, ou 12 > unknown because la feuille est perdue. Tout le monde peut lire la raison.
run-how-unfinished-missing = Ajoutez { $claims }=NOM, { $claims }=nobody ou { $claims }=none : 12 1/5-1/3 time { $claims }=nobody.
run-how-games-missing = Tapez 12 games=><>, avec > pour une partie gagnée par le premier joueur et < pour une partie gagnée par le second.
run-how-winner-missing = Tapez 12 no-show NOM avec le nom du joueur qui n’est pas venu ; ou 12 > concession si le premier joueur a gagné, 12 < concession si c’est le second.
run-how-roll-needed = Pour un match nul du tableau, ajoutez à la fin roll et le nom : roll NOM. Ailleurs, tapez > ou < selon le vainqueur : 12 > time damage=3-3 deck=5-5.
run-how-games-undecided = Ajoutez les autres parties, comme dans 12 games=><>, ou le mot time.
run-left = C’est resté comme avant.
run-more = … et { $number } de plus.
run-roster = Tout le monde joue le Roster { $roster }.
run-placings-swiss = Il n’y a pas de cut ici : les places viennent { $finished ->
    [true] du classement final.
   *[other] du classement actuel.
}
run-publish = Personne d’autre ne voit encore ceci. Tapez publish pour l’annoncer.
run-why-again = Pourquoi un nouveau tirage (tentative { $attempt }) ? Tout le monde peut lire ceci :
run-why = Pourquoi ? Tout le monde peut lire ceci :
run-repair = { $repair ->
    [keep]   keep : tous les appariements restent tels quels.
    [fewest]   fewest : le moins possible de tables en cours sont réappariées ; les parties terminées sont gardées.
    [recut]   recut : aucune partie du tableau n’a commencé, le cut est donc refait avec ces têtes de série.
   *[redo]   redo : la ronde en cours est annulée et tirée de nouveau.
}
run-which-repair = Laquelle : { $possible } ?
run-changes = { $player } : { $what ->
    [rank] du rang { $rank } au rang { $rank_then }
    [points] de { $points } à { $points_then ->
        [one] { $points_then } point
       *[other] { $points_then } points
    }
   *[both] de { $points } à { $points_then ->
        [one] { $points_then } point
       *[other] { $points_then } points
    }, du rang { $rank } au rang { $rank_then }
}.
run-wrong-pair = Ronde { $round }, la table { $table } a été faite d’après des points qui ne sont plus justes : { $players }.
run-cut-changes = { $count ->
    [0] L’ordre des têtes de série du cut serait différent.
   *[other] Dans le cut : { $joins } ; plus dans le cut : { $out }.
}
run-seed-changes = Tête de série n° { $seed } : { $then }, et non { $now }.
run-came = { $player } était à la table ? oui ou non :
run-nothing-else = Les points et les rangs ne changent pour personne.
run-no-round = Aucune ronde n’est encore appariée.
run-no-calls = Personne n’a appelé.
run-absent = { $player } : défaite sans appariement
run-state-settled = validé
run-state-unknown = validé, chiffres inconnus : { $reason }
run-state-open = en cours
run-state-drawn = nul, le jet de dé reste à faire
run-state-left = { $player ->
    [none] terminé, les deux sont partis
   *[other] { $player } a le bye
}
run-state-disputed = en litige
run-state-claimed = annoncé par { $players }
run-clock-none = Aucun chrono ne tourne.
run-clock = { $where } : { $state ->
    [called] le temps est écoulé
    [paused] en pause, il reste { $minutes }:{ $seconds }
   *[running] il reste { $minutes }:{ $seconds }
}{ $secret ->
    [true] {" "}(arbitres seulement)
   *[other] {""}
}{ $prompt ->
    [true] . Annoncez Mission Critical !
   *[other] .
}
run-mission-critical = C’est le moment d’annoncer Mission Critical. Dites-le à voix haute, puis tapez mission.
run-way-lists-missing = Tapez list NOM FICHIER, ou list { $names }: on paper.
run-way-lists-illegal = Tapez list NOM FICHIER pour en prendre une corrigée, ou accept { $names } because RAISON.
run-way-lists-missing-now = Tapez list NOM FICHIER, list { $names }: on paper, ou away { $names }.
run-way-lists-illegal-now = Tapez accept { $names } because RAISON, correct-list NOM FICHIER because RAISON, ou away { $names }.
run-way-pools-missing = Tapez pool NOM FICHIER, ou pool { $names }: on paper.
run-way-card-minutes-needed = Tapez lost NOM 5 CARTE pour 5 minutes.
run-way-cards-missing = Tapez lost NOM found, eject NOM RAISON, ou away { $names }.
run-proposal = { $official } propose une exclusion, { $player } (« { $reason } »). Tapez eject ou spare, le nom et la raison.
run-ejection = { $player } a { $number } avertissements. Prononcez l’exclusion, ou dites pourquoi non : tapez eject ou spare, le nom et la raison.
run-correcting = Ceci corrige la table { $table } à la { $where }.
run-undone = N’est plus vrai : { $text }
run-group-before = Avant le départ :
run-group-lists = Listes :
run-group-rounds = Rondes :
run-group-people = Personnes :
run-group-end = Le cut et la fin :
run-group-look = Pour regarder :
run-help = Un résultat, c’est la table et le score, celui du premier joueur d’abord : 12 16-9. La façon dont le match s’est terminé vient ensuite : time, concession, struggle=NOM, games=><>, unknown because RAISON. Tapez help et une commande pour en savoir plus.
run-help-add = add Ana Lee, Bo (Nord) – inscrire des joueurs ; le club se met entre parenthèses.
run-help-in = in Ana, Bo – confirmer la présence ; in all la confirme pour tout le monde.
run-help-out = out Ana – retirer la présence confirmée.
run-how-already-started = Pour un joueur qui part maintenant : tapez drop NOM.
run-how-not-started = Tapez start. Pour un joueur qui part avant : tapez withdraw NOM.
run-whom = Qui ? Tapez un nom :
run-help-withdraw = withdraw Ana – désistement avant le départ ; le suivant de la liste d’attente prend la place.
run-help-again = again Ana – après un désistement ou une absence au départ : de retour avec la même inscription, liste et frais compris.
run-help-paid = paid Ana, Bo – les frais d’inscription sont payés.
run-help-club = club Ana: Nord – à quel club appartient un joueur.
run-help-seat = seat Ana 4 – joue toujours à la table 4 ; seat Ana none l’annule.
run-help-capacity = capacity 32 – pour combien de joueurs il y a de la place ; capacity none pour tout le monde.
run-help-list = list Ana roster.txt – vérifier la liste d’un fichier et la remettre ; list Ana: on paper ou list Ana, Bo: on paper garde plutôt une note, list all: on paper pour tous ceux qui n’en ont pas.
run-help-accept = accept Ana because RAISON – laisser passer sa liste malgré les constats ; ils sont enregistrés. accept Ana, Bo because RAISON, ou accept all because RAISON pour toutes celles qui ne sont pas légales.
run-help-correct-list = correct-list Ana deck.txt because RAISON – corriger une liste fautive, comme le fait un arbitre avec le joueur.
run-help-pool = pool Ana pool.txt – les cartes ouvertes par Ana ; ses decks leur sont comparés. pool Ana, Bo: on paper ou pool all: on paper si vous les avez sur papier.
run-help-show-list = show-list Ana – sa liste telle qu’elle a été remise, et les constats.
run-help-official = official Wanda watcher – nommer un arbitre ; official me RÔLE, c’est vous. Un arbitre qui joue a besoin de alternate NOM.
run-help-release = release Wanda watcher – n’a plus ce rôle.
run-help-tables = tables 8 – installer les tables 1 à 8 ; tables 3 closed, open, stream ou note: TEXTE en modifie une.
run-help-title = title Coupe de printemps – corriger le nom du tournoi, en public.
run-help-place = place Salle des fêtes – corriger le lieu, en public.
run-help-day = day 2026-11-21 – corriger la date, avant le départ ; les listes sont revérifiées.
run-help-fee = fee no – il n’y a pas de frais d’inscription ; fee yes s’il y en a.
run-help-deviate = deviate CH-33 trop peu de temps – déroger à une clause, en public.
run-help-announce = announce rounds 5 no cut – dire à tous, avant le départ, quelle sera la structure ; announce table revient à celle du règlement.
run-help-start = start – fixer la structure et commencer, comme annoncé ou d’après la table ; start no cut (ou full swiss) joue sans cut, start rounds 4 cut 4, start leave out (sans ceux dont la présence n’est pas confirmée).
run-help-pair = pair – ouvrir le tirage de la ronde suivante et le regarder. Dès lors, il est fixé.
run-help-publish = publish – annoncer l’appariement du tirage ouvert.
run-help-hand = hand Ana - Bo, Cy bye – apparier la ronde à la main ; ce que cela enfreint est public.
run-help-unpair = unpair RAISON – annuler l’appariement publié.
run-help-away = away Ana, Bo – absence convenue à la ronde suivante ; away Ana 3 à la ronde 3.
run-help-there = there Ana – l’absence est annulée.
run-help-apart = apart Ana, Bo – séparer deux joueurs, ce qui est une dérogation.
run-help-move = move 3 to 7 – changer de table ; une paire déjà assise là fait l’échange.
run-help-close = close – clore la ronde ; apparier la suivante le fait aussi.
run-help-clock = clock – le temps qu’il reste à la ronde ; clock start, clock start 3 avec de vrais dés, clock pause, clock resume, clock time.
run-help-extend = extend 3 5 RAISON – la table 3 a 5 minutes de plus.
run-help-mission = mission – Mission Critical a été annoncé.
run-help-correct = correct 12 16-9 – un autre résultat pour la table 12 de cette ronde ; correct 2 12 16-9 pour la ronde 2 ; correct swiss 2 12 16-9 pour une ronde suisse une fois le tableau commencé. Vous voyez d’abord ce que cela changerait.
run-help-tie = tie 12 Ana – Ana a gagné le jet de dé à la table 12.
run-help-drop = drop Ana – abandonne ; drop Ana begun 5-9 si la partie avait commencé.
run-help-absent = absent Ana – ne s’est pas présentée, ce qui vaut un abandon ; si l’adversaire non plus, les deux ont une défaite.
run-help-rejoin = rejoin Ana – revient, avec une défaite sans appariement pour chaque ronde manquée.
run-help-eject = eject Ana RAISON – exclure pour de bon ; eject Ana RAISON by Wanda si c’est Wanda qui l’a décidé ; à Munchkin, eject Ana list RAISON pour une liste de deck.
run-help-propose = propose Ana RAISON by Wanda – un arbitre qui ne peut pas exclure demande à ceux qui le peuvent.
run-help-warn = warn Ana MOTIF – un avertissement ; seuls les arbitres le lisent.
run-help-spare = spare Ana RAISON – quand la question se pose au troisième avertissement ou par une proposition : pas d’exclusion.
run-help-penalty = penalty Ana TEXTE – par exemple un prix retiré.
run-help-call = call Ana à propos – Ana a levé la main.
run-help-take = take 1 – vous allez à la table de l’appel 1.
run-help-done = done 1 – l’appel 1 est fermé.
run-help-tell = tell all Pause déjeuner jusqu’à 13 h. – tout le monde le lit sur les téléphones et les pages publiques ; tell 5 Attendez, s’il vous plaît. – seulement les joueurs de la table 5, jusqu’à la fin de la ronde.
run-help-untell = untell 1 – l’annonce 1 est retirée.
run-help-rule = rule 3 QUESTION = RÉPONSE by Wanda – la décision prise par Wanda pour la table 3 ; sans by, c’est la vôtre.
run-help-appeal = appeal 1 Ana – Ana forme un recours contre la décision 1.
run-help-decide = decide 1 upheld by Hela, ou decide 1 changed RÉPONSE by Hela – l’arbitre principal tranche le recours ; sans by, c’est vous.
run-help-lost = lost Ana 5 Drop Bear – une carte est perdue ou abîmée : sa table a 5 minutes de plus pour la chercher ; entre les rondes, sans les minutes. Ensuite lost Ana found, ou lost Ana concede si elle n’est pas retrouvée à temps, ou si l’on s’aperçoit pendant la partie qu’il manque une carte ou un dé. lost montre qui cherche encore quoi.
run-help-squads = squads Ana 1 3 – les squads choisis par Ana pour cette ronde.
run-help-cut = cut – les meilleurs continuent.
run-help-bracket = bracket – publier la ronde suivante du tableau.
run-help-change = change 5 4 RAISON – 5 rondes et un cut à 4, ce qui est une dérogation.
run-help-lists = lists – qui en a remis une ; lists public les ouvre à tous, lists secret revient en arrière.
run-help-finish = finish – rendre le classement définitif.
run-help-reveal = reveal – rendre publique la graine de tous les tirages.
run-help-undo = undo – annuler la dernière étape, si rien n’en dépend.
run-help-what = what – ce qui peut se faire maintenant, comme une ligne vide.
run-help-round = round – les tables de cette ronde, et quel Roster s’y joue s’il y en a plusieurs.
run-help-standings = standings – qui est en tête ; après la fin, le classement final.
run-help-players = players – tout le monde, même ceux qui sont partis, avec où ils en sont, liste et frais, et les arbitres.
run-help-placings = placings – les places que le tableau a données jusqu’ici ; sans cut, le classement.
run-help-calls = calls – qui a appelé.
run-help-why = why Ana – comment cette ligne se calcule ; why Ana, Bo – qui est devant ; why 3 – pourquoi ces deux-là se rencontrent à la table 3.
run-help-log = log – les 20 derniers faits ; log 100.

## Lists at the prompt, and what was played

run-list-not-accepted = Elle est remise, mais pas acceptée. Corrigez-la et retapez list { $player } FICHIER, ou acceptez-la telle quelle : accept { $player } because RAISON.
run-list-unread = Elle est gardée telle quelle : Topcut ne l’a pas vérifiée.
run-list-accepted = acceptée
run-list-handed-in = remise
run-list-missing = manquante
run-list-illegal = non légale
run-lists = Listes acceptées : { $accepted } sur { $players }{ $missing ->
    [0] .
    [one] , il en manque { $missing }.
   *[other] , il en manque { $missing }.
}
