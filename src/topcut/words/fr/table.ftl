# Playing Challengers! on phones


## Menu and marks

table-menu = Menu
    .table = La table
    .standings = Qui est en tête
    .projector = Pour un projecteur
    .other-phone = Continuer avec un autre téléphone
    .verify = Vérifier le mélange
    .cards = Toutes les cartes
    .again = Une autre partie
    .ways = Toutes les façons de jouer
table-chip =
    .host = hôte
    .you = vous
    .left = parti, le Robot joue
    .away = absent, un bot joue
    .choosing = choisit
    .ready = prêt
    .deciding = décide
    .won = gagné
table-your-name = Votre nom
table-save = Enregistrer
table-final = La finale
    .watch = Regarder la finale
table-park = { $park }, manche { $round }
table-over = La partie est terminée
    .story = Tous les trophées, et l’histoire de la partie
    .verify = Vérifier toute la partie
    .again = Rejouer
table-over-wins = { $player } gagne
table-wins = { $player } gagne Challengers!

## Where a game begins

table-front = Jouer à Challengers!
    .alone = En solo
    .play-alone = Jouer en solo
    .table = À une table
    .open = Ouvrir une table
    .letters = Six lettres
    .learn = Jamais joué ? Voyez une première partie
    .who = Qui peut ouvrir des tables ici
table-front-go-on = Continuer<span class="unseen"> : { $table }</span>
table-front-alone = Vous contre le Robot, en sept manches. On ne vous demande que le niveau du Robot.
table-front-table = Jusqu’à huit personnes, chacune avec un téléphone. Des bots et le Robot prennent les places vides.
table-front-join = Scannez le code du téléphone de l’hôte, ou tapez ses six lettres.

## Joining

table-join = Rejoindre une table
    .title = Rejoindre
    .letters = Six lettres du téléphone de l’hôte
    .example = KQXLMA
    .sit = S’asseoir
    .ask = Demander une place
    .before = Vous étiez déjà assis ici ?
    .yours = L’une de ces places est-elle la vôtre ?
    .watch = Juste regarder
    .projector = Afficher la table sur cet écran, pour tout le monde
table-join-me = Je suis { $player }
table-join-here = Ici : { $players }.
table-join-no-account = Pas besoin de compte ni de mot de passe.
table-join-tap = Quelqu’un à la table vous fait entrer d’un geste.
table-join-back = Retrouvez votre place avec ce téléphone : quelqu’un à la table vous fait entrer d’un geste.
table-join-dealt = Les cartes sont distribuées, plus personne ne peut s’asseoir.
table-wait = En attente d’admission
    .chip = En attente
    .again = Actualiser
table-wait-ask = Demandez à la table de faire entrer { $player }
table-wait-where = Sur le téléphone de l’hôte (<strong>{ $table }</strong>), il y a maintenant un bouton à votre nom, avec la marque de ce téléphone : <strong class="code">{ $mark }</strong>
table-rings = <b>{ $player }</b> veut s’asseoir.
table-rings-back = Un autre téléphone dit être celui de <b>{ $player }</b>.
table-rings-mark = La marque sur ce téléphone est <b class="code">{ $mark }</b>.
table-rings-let-in = Faire entrer<span class="unseen"> { $player }</span>
table-rings-no = Non<span class="unseen">, pas { $player }</span>
table-phone = Un autre téléphone
    .code = Code QR de votre place
    .show = Montrer le code
table-phone-scan = Scannez ceci avec l’autre téléphone, ou ouvrez-y le lien. Il marche une fois ; ce téléphone reste à la table, lui aussi.
table-phone-type = Ou tapez à l’adresse <b>/c</b> : <strong class="code">{ $code }</strong>
table-phone-secret = Celui qui a ce code a votre place : ne le montrez à personne d’autre.
table-phone-once = Vous recevez un code pour votre place, montré une seule fois.

## Before cards are dealt

table-letters =
    .strangers = Vous ne connaissez pas ces gens ? Quelqu’un a peut-être deviné les lettres.
    .close = Renvoyer tout le monde, et ne plus laisser sonner par lettres pendant une heure
    .closed = Les lettres n’ouvrent rien pendant une heure. Le code QR et le lien, si.
    .open = Laisser de nouveau sonner par lettres
table-lobby =
    .mistake = Quelqu’un est assis ici par erreur ?
    .not-playing = Vous ne jouez pas, finalement ?
    .leave = Quitter la table
    .by-letters = S’asseoir avec les six lettres
    .others = D’autres joueurs ?
    .others-solo = D’autres veulent jouer aussi ?
    .code = Code QR du lien vers cette table
table-lobby-deals = { $host } distribue quand tout le monde est là.
table-lobby-goes-on = Cette page avance toute seule.
table-lobby-free = Libérer la place de { $player }
table-lobby-others = Les autres entrent par <a href="#others">le code QR ou le lien</a>, ou par les lettres <strong class="code">{ $letters }</strong>
table-lobby-scan = Scannez-le, ou ouvrez <code class="wrap">{ $address }</code>
table-lobby-letters = Ou tapez ces lettres sur <b class="wrap">{ $address }</b> (puis l’hôte vous fait entrer) : <strong class="code big">{ $letters }</strong>
table-lobby-screen = Un écran pour tout le monde ? Tapez-y aussi les lettres, ou ouvrez <a href="{ $page }">la page du projecteur</a>.
table-options =
    .robot = Le niveau du Robot
    .solo = Cartes SOLO
    .solo-note = seulement en solo contre le Robot
    .bots = Bots avec vous
    .bots-play = Ils jouent
    .deal = Distribuer les cartes
    .more = Plus d’options
    .printed = Nous avons les cartes imprimées
    .printed-note = les téléphones disent qui joue où et comptent ; pas de bots
    .clock = Un chrono pour chaque phase Deck
    .pace = Les bots répondent
    .keep-one = Garder une carte
    .keep-one-note = personne ne peut retirer la dernière carte d’un deck
    .any-plan = Le Robot prend n’importe quel plan
    .any-plan-note = pas celui avec son icône
    .tray = Les cartes défaussées sont remélangées quand il y en a autant d’un niveau
    .tray-usual = quand la pile est trop courte
table-options-robot = Il joue quand le nombre de joueurs est impair. Niveaux 4 et 5 seulement contre un joueur.
table-options-sets = Sets en plus de City : { $sets } à choisir

## The Deck Phase

table-draw = Piocher
table-draw-from = { $piles ->
    [one] Cinq cartes de la pile.
   *[other] Cinq cartes de l’une des piles.
}
table-draw-level = Piocher dans { $level }
table-pick = Prenez-en { $number } <small>de niveau { $level }</small>
    .drawn = Les cartes piochées
    .stop = N’en plus prendre
table-then = Manche { $round } sur { $rounds }, puis vous jouez contre { $player } dans le parc { $park ->
    [1] vert
    [2] rouge
    [3] violet
   *[4] jaune
}
table-then-final = La finale, que vous jouez contre { $player }
table-until = Jusqu’à { $time } <span data-until="{ $ends }"></span>, puis un bot vous remplace.
table-take = Prendre { $card }
table-take-how = Touchez une carte, puis <b>Prendre</b>.
table-redraw = Tout repiocher
    .note = Celles-ci repartent, et autant de nouvelles arrivent. Une fois dans cette phase Deck.
    .do = Repiocher
table-pay = Une de plus ?
    .none = Non, tout garder
table-pay-how = <b>{ $card }</b> : rendez une carte pour en prendre une de plus.
table-pay-card = Rendre { $card }
table-empty = Votre dernière carte
    .how = Retirer aussi votre dernière carte ? Sans cartes, on perd le match.
    .keep = La garder
    .remove = La retirer
table-deck = Votre deck
table-deck-level = { $level ->
    [S] départ
   *[other] niveau { $level }
} : { $number }
table-remove = Cochez ce que vous voulez retirer, décochez ce que vous voulez garder : rien ne part avant que vous soyez prêt.
    .ready = Prêt à jouer
table-waited-for = Tous les autres sont prêts. Prenez le temps qu’il vous faut.
table-coach = Le coach
    .ask = Demander au coach
    .caption = Matchs gagnés
    .picked = Prise
    .removed = Retirée
    .won = Gagnés
    .none = Aucune carte
table-coach-how = Combien de fois vous gagneriez votre prochain match { $ask ->
    [pick] avec
   *[remove] sans
} chacune de ces cartes, sur { $played } matchs imaginés. Vous seul voyez ceci.
table-coach-often = { $percent } % ± { $margin }
table-coach-knows = Il sait ce que vous savez : votre deck, et ce que vous avez vu de celui de l’adversaire. Ce qu’il n’a pas vu, il l’invente. Il ne regarde pas plus loin que ce match.

## The table

table-away = Un bot joue pour vous. Répondez ci-dessous, ou dites que vous êtes de retour.
    .back = Je suis de retour
table-against = contre { $player }
table-watch = Le revoir<span class="unseen"> : manche { $round }</span>
table-left = Vous avez quitté la partie
    .note = Le Robot joue à votre place. Vous pouvez encore regarder tous les matchs.
table-ready = Vous êtes prêt.
table-matches = Manche { $round } : les matchs
table-you-play = Vous jouez contre { $player } dans le parc { $park ->
    [1] vert
    [2] rouge
    [3] violet
   *[4] jaune
}.
table-asked = Vous avez un choix à faire.
table-my-match = Aller à mon match
table-piles = Piles :
table-stand-in = Quelqu’un est absent ?
    .note = Un bot répond jusqu’à son retour ; le Robot, lui, reste.
    .no-hurry = Rien ne presse : la table peut attendre aussi longtemps qu’elle veut.
table-stand-in-when = L’hôte peut appeler un bot à tout moment, les autres quand la partie a attendu quelqu’un { $minutes } minutes. Quand un bot a joué aussi longtemps pour l’hôte, le joueur suivant devient l’hôte jusqu’à son retour.
table-stand-in-bot = Laisser jouer un bot<span class="unseen"> pour { $player }</span>
table-stand-in-robot = Donner la place au Robot pour de bon<span class="unseen"> : { $player }</span>
table-leave = Je dois partir
    .note = Pour une pause, partez simplement : votre place attend, ou les autres laissent jouer un bot. Pour de bon, c’est le Robot qui prend la suite.
    .leave = Quitter la partie

## A match

table-board =
    .flag = Le drapeau
    .free = libre
    .deck = deck
    .exhaust = épuisées
    .exhausted = Épuisées :
    .reach = à atteindre
table-board-of = sur { $total }
table-board-fans = { $fans }<span class="unseen"> { $fans ->
    [one] fan
   *[other] fans
} dans ce match</span>
table-steps = Étapes de ce match
    .back = Une étape en arrière
    .forward = Une étape en avant
    .first = Depuis le début
table-steps-skip = Passer<span class="unseen"> à la dernière étape</span>
table-speed = Vitesse
    .slow = lente
    .normal = normale
    .fast = rapide
table-sound = Son
table-choice = Vous avez un choix à faire dans ce match.
    .skip = Y aller
    .none = Aucune de celles-ci
    .deck = Encore à venir dans votre deck, sans ordre particulier
    .nothing = Rien.
table-small = banc { $taken }/{ $seats } · deck { $deck }
table-small-attack = { $total } sur { $need }
table-match =
    .on = Continuer
    .table = Retour à la table
    .picture = Enregistrer l’image
    .others = Les autres parcs
    .now = En ce moment dans les parcs
table-match-awaited = Tous les autres sont prêts pour le prochain match. Prenez le temps qu’il vous faut, puis continuez.
table-match-lost = Celui qui attaque révèle des cartes jusqu’à atteindre le nombre près du drapeau, et prend le drapeau. Le match est perdu pour celui qui n’a plus de cartes, ou plus de place sur son banc.
table-match-steps = Pas à pas, { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}
table-still = { $names ->
    [one] { $names } nom
   *[other] { $names } noms
} pour { $seats } places · { $deck } dans le deck

## When it is over

table-ranking = Classement, avec tous les trophées
    .trophies = Trophées
    .tokens = jetons
table-ranking-round = manche { $round }
table-ranking-how = Les fans des trophées et des jetons ; puis le nombre de trophées, puis le plus tardif.
table-ranking-final = La finale départage les deux premiers.
table-story = Classement et récit
    .again = Tous les matchs à revoir
table-story-watch = Le revoir<span class="unseen"> : { $said }</span>
table-story-round = Manche { $round }, { $park }
table-story-of = <a href="{ $link }">{ $match }</a> :
table-story-beat = { $winner } bat { $loser }

## On a projector

table-projector = Projecteur
    .sitting = À la table
    .code = Code QR pour rejoindre cette table
    .open = Sur la table
    .none = aucun
table-projector-scan = Scannez-le, ou ouvrez <b class="wrap">{ $address }</b> et tapez
table-projector-final = { $second ->
    [You] La finale : vous contre { $first }
   *[other] La finale : { $first } contre { $second }
}
table-projector-waits = Phase Deck : { $count ->
    [0] les matchs commencent.
    [one] un joueur choisit encore.
   *[other] { $count } joueurs choisissent encore.
}
table-projector-first = Les premiers matchs commencent quand tous les decks sont prêts.
table-projector-tokens = { $tokens }<span class="unseen"> { $tokens ->
    [one] jeton Fan
   *[other] jetons Fan
}</span>
table-projector-hidden = Manches gagnées. La valeur des trophées reste cachée jusqu’à la fin de la manche 7.
table-projector-worths = Trophées : la manche, puis ses fans.
table-trophy-worth = <span class="unseen">manche </span>{ $round } : { $fans }<span class="unseen"> { $fans ->
    [one] fan
   *[other] fans
}</span>
table-trophy-round = <span class="unseen">manche </span>{ $round }

## With the printed cards

table-real =
    .final = Qui gagne la partie
    .who-won = Qui a gagné ?
    .trophy = Le trophée montre
    .face-down = il reste face cachée
    .end = Terminer la partie
    .by-plan = Continuer d’après le plan de Topcut
    .printed = Nous jouons d’après les plans imprimés
    .first = Première moitié
    .second = Seconde moitié
    .sit = S’asseoir ainsi
    .wrong = Quelque chose a été mal saisi
    .round = Manche
    .really = Qui l’a vraiment gagnée
    .tokens-winner = Jetons Fan du gagnant
    .tokens-other = Jetons Fan de l’autre joueur
    .as-before = comme saisi avant
    .reason = Ce qui s’est passé
    .correct = Corriger
    .gone = Quelqu’un doit partir
    .lay-out = Ce qu’il faut installer
table-real-half = moitié { $half }
table-real-tokens = Jetons Fan de { $player }
table-real-untold = Le trophée gagné par { $player } à la manche { $round }
table-real-save = Enregistrer<span class="unseen"> la manche { $round }</span>
table-real-printed = Les plans de Topcut sont aussi justes, mais pas les mêmes. Dites qui joue où : cela vaut pour cette manche si rien n’est encore saisi, sinon pour la suivante.
table-real-gone = Pour de bon : le Robot prend la place, et elle n’est pas classée.
table-real-leaves = { $player } s’en va
table-real-sets = Sets : { $sets }.
table-real-robot = Le Robot, niveau { $level } : { $cards }.

## All cards

table-cards = Les cartes de Challengers!
    .short = Les cartes
    .play = Jouer
    .sets = Sets
    .all-sets = Tous les sets
    .all-cards = Toutes les cartes
table-cards-do = Ce qu’elles font<span class="unseen"> : { $set }</span>
table-copies = { $copies ->
    [one] { $copies } exemplaire
   *[other] { $copies } exemplaires
}{ $kind ->
    [starter] , au départ pour tout le monde
    [rare] , rare
    [common] , commune
   *[none] {""}
}
table-paper = Sur papier
    .which = Lesquelles
    .how-many = Combien
    .one = Une de chaque
    .all = Tous les exemplaires de la boîte
    .size = Papier
    .a4 = A4
    .us-letter = US Letter
    .open = Ouvrir le PDF
table-paper-note = Neuf cartes par page, au format de cartes à jouer, avec des repères de découpe.

## The guided first game

table-learn =
    .leave = Quitter
    .park = Le parc
    .happened = Ce qui s’est passé
    .back = Retour
    .next = Suivant
    .play = Jouer en solo maintenant
    .tables = Aux tables
    .cards = Voir toutes les cartes
    .again = Encore une fois
table-learn-title = { $lesson } · votre première partie

## Who may open tables

table-switch = Tables de cartes
    .here = Tables de cartes sur cet ordinateur
    .who = Qui peut ouvrir une table de Challengers!
    .most = Parties en même temps, au plus
    .hours = Heures après lesquelles une table où rien ne se passe est rangée
