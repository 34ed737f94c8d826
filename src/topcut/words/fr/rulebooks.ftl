# What the rule books call people and things, by their entry: English as the shipped documents have it, to the letter. A text
# that two of them share stands once.


## Marvel: Crisis Protocol, Challenger Event

ruleset-challenger-terms-tournament = tournoi
ruleset-challenger-terms-organizer = Event Organizer
ruleset-challenger-terms-organizer-short = EO
ruleset-challenger-terms-official = Watcher
ruleset-challenger-terms-head-official = Head Watcher
ruleset-challenger-terms-list = Roster
ruleset-challenger-terms-points = points
ruleset-challenger-terms-cut = Progression Cut
ruleset-challenger-terms-bracket = tableau
ruleset-challenger-figures-vp = Points de victoire
ruleset-challenger-tiebreakers-sos = Strength of Schedule
ruleset-challenger-tiebreakers-vp = Points de victoire marqués
ruleset-challenger-tiebreakers-random = Tirage au sort
ruleset-challenger-grounds-1 = Manque de respect envers un joueur, un arbitre ou un spectateur
ruleset-challenger-grounds-2 = Tromper exprès un adversaire ou un arbitre
ruleset-challenger-grounds-3 = Déplacer exprès des figurines, des décors ou des jetons
ruleset-challenger-grounds-4 = Ramasser les dés avant que l’adversaire ait vu le jet
ruleset-challenger-grounds-5 = Distraire ou presser exprès un adversaire
ruleset-challenger-grounds-6 = Abuser de la marge d’erreur
ruleset-challenger-grounds-7 = Abuser des informations publiques
ruleset-challenger-grounds-8 = Ne pas garder une partie propre et claire
ruleset-challenger-grounds-9 = Manipuler les scores
ruleset-challenger-ejection-grounds-1 = Violence ou menaces
ruleset-challenger-ejection-grounds-2 = Triche délibérée
ruleset-challenger-ejection-grounds-3 = Trois avertissements ou plus
ruleset-challenger-at-time = Finissez le tour de jeu en cours, puis comptez vos points de victoire.
ruleset-challenger-materials-miniatures = Figurines : une par personnage, surtout en pièces officielles, reconnaissables, sans rien qui appartienne à d’autres que Marvel, sans gêner par leur taille ou leur pose, sur un socle officiel ou semblable
ruleset-challenger-materials-cards = Cartes : toutes les cartes de personnage, Tactique d’équipe et Crise du Roster ; pas de proxys
ruleset-challenger-materials-dice = Dés : dés officiels de Crisis Protocol, sans remplacement
ruleset-challenger-materials-tools = Réglettes de portée et de mouvement : jamais modifiées en taille ni en forme, remplacements contrôlés, aucune sans équivalent officiel
ruleset-challenger-materials-tokens = Jetons : ceux posés sur le plateau jamais modifiés, remplacements contrôlés ; les autres lisibles et sans gêner
ruleset-challenger-materials-other = Tout ce qu’il faut encore pour jouer

## Challengers!

ruleset-challengers-terms-tournament = partie
ruleset-challengers-terms-organizer = hôte
ruleset-challengers-terms-list = deck
ruleset-challengers-terms-points = fans
ruleset-challengers-terms-cut = fin des sept manches
ruleset-challengers-terms-bracket = finale
ruleset-challengers-figures-trophies = Trophées
ruleset-challengers-figures-tokens = Jetons Fan
ruleset-challengers-tiebreakers-rounds = Manches des trophées, la plus tardive d’abord
ruleset-challengers-tiebreakers-random = Tirage au sort
ruleset-challengers-plan-park-1 = parc vert
ruleset-challengers-plan-park-2 = parc rouge
ruleset-challengers-plan-park-3 = parc violet
ruleset-challengers-plan-park-4 = parc jaune

## Munchkin Collectible Card Game, Tournament Regulations

ruleset-munchkin-terms-tournament = tournoi
ruleset-munchkin-terms-organizer = Tournament Organizer
ruleset-munchkin-terms-organizer-short = TO
ruleset-munchkin-terms-official = Floor Judge
ruleset-munchkin-terms-head-official = Head Judge
ruleset-munchkin-terms-points = points
ruleset-munchkin-terms-cut = Top Cut
ruleset-munchkin-terms-bracket = rondes du Top Cut
ruleset-munchkin-figures-damage = Jetons de dégâts sur le Héros
ruleset-munchkin-figures-deck = Cartes restant dans le deck
ruleset-munchkin-tiebreakers-esos = Extended Strength of Schedule
ruleset-munchkin-grounds-1 = Grossièretés
ruleset-munchkin-grounds-2 = Jeu lent ou perte de temps
ruleset-munchkin-grounds-3 = Triche
ruleset-munchkin-grounds-4 = Harcèlement, brimades ou traque
ruleset-munchkin-grounds-5 = Disputes, attaques ou insultes envers des arbitres, des joueurs ou des spectateurs
ruleset-munchkin-grounds-6 = Atteinte à la vie privée ou à la sécurité de quelqu’un
ruleset-munchkin-grounds-7 = Harceler, humilier ou intimider sur les réseaux sociaux
ruleset-munchkin-grounds-8 = Ne pas suivre les instructions d’un arbitre
ruleset-munchkin-at-time = Finissez le tour, puis jouez jusqu’à ce que les deux joueurs aient eu autant de tours ; si personne n’a gagné, comparez.
ruleset-munchkin-materials-deck = Une carte Héros et un deck légal de 40 cartes, ou le produit distribué lors d’un tournoi Select
ruleset-munchkin-materials-sleeves = Protège-cartes : même taille, couleur, texture et état ; opaques au niveau Premier, au niveau Casual opaques ou dos de cartes identiques
ruleset-munchkin-materials-tokens = Jetons : ceux d’autres marques ne cachent rien d’une carte
ruleset-munchkin-materials-dial = Un compteur de niveaux
ruleset-munchkin-materials-die = Un dé à six faces ; un seul des deux sert pendant un match, pour les deux joueurs

## Star Wars: Shatterpoint, Premier Showdown Event

ruleset-showdown-terms-official = Arbiter
ruleset-showdown-terms-head-official = Lead Arbiter
ruleset-showdown-terms-list = Premier List
ruleset-showdown-terms-points = points
ruleset-showdown-terms-bracket = tableau à têtes de série
ruleset-showdown-figures-struggle = Struggle Cards remportées
ruleset-showdown-figures-wounds = Blessures infligées
ruleset-showdown-figures-objectives = Objectifs contrôlés
ruleset-showdown-tiebreakers-struggle = Struggle Cards remportées
ruleset-showdown-tiebreakers-wounds = Blessures infligées
ruleset-showdown-mission-critical-says = Mission Critical : au début de la End of Turn Sequence, le joueur actif gagne un jeton Momentum.
ruleset-showdown-at-time = Finissez le tour en cours, puis calculez les scores.
ruleset-showdown-materials-miniatures = Figurines : une par personnage, surtout en pièces officielles, reconnaissables, sans rien qui appartienne à d’autres que Lucasfilm, sans gêner par leur taille ou leur pose, sur un socle officiel ou semblable
ruleset-showdown-materials-cards = Cartes : toutes les Mission, Order, Unit Stat et Stance Cards de la strike team ; pas de proxys
ruleset-showdown-materials-dice = Dés : dés officiels de Shatterpoint, sans remplacement
ruleset-showdown-materials-tools = Réglettes de portée et de mouvement : jamais modifiées, remplacements contrôlés, aucune sans équivalent officiel
ruleset-showdown-materials-list = Strike teams : les quatre squads et le Mission Set de la Premier List

## Marvel: Crisis Protocol, Timeline Event

ruleset-timeline-terms-list = Timeline List
ruleset-timeline-terms-cut = Progression Cut
ruleset-timeline-terms-bracket = Final Rounds
ruleset-timeline-materials-miniatures = Figurines : une par personnage, peintes avec soin et comme il convient, surtout en pièces officielles, reconnaissables, sans rien qui appartienne à d’autres que Marvel, sans gêner par leur taille ou leur pose, sur un socle officiel ou semblable
ruleset-timeline-materials-cards = Cartes : toutes les cartes de personnage, Tactique d’équipe et Crise de la Timeline List ; pas de proxys

## The questions that the documents leave open, with the setting that answers each

ruleset-challenger-rulings-lists-seen-by = Qui voit une liste une fois le tournoi commencé ?
ruleset-challenger-rulings-lists-past-opponents = Les anciens adversaires la voient-ils encore ?
ruleset-challenger-rulings-lists-public = Le public la voit-il sans que l’organisateur la publie ?
ruleset-challenger-rulings-clock-faces = Combien de faces a le dé lancé pour les minutes supplémentaires ?
ruleset-challenger-rulings-clock-hits = Combien de ses faces sont un Critical ou un Wild ?
ruleset-challenger-rulings-clock-secret = Les joueurs ne devraient pas connaître le temps restant : est-ce imposé ?
ruleset-challenger-rulings-structure-fixed = Rondes et cut devraient être annoncés avant le départ : est-ce imposé ?
ruleset-challenger-rulings-leaving-missed-round = Qu’est-ce qu’une défaite sans appariement ?
ruleset-challenger-rulings-bye-all-had-one = Qui reçoit le bye si tout le monde en a eu un ?
ruleset-challenger-rulings-bye-is-opponent = Un bye compte-t-il comme un adversaire ?
ruleset-challenger-rulings-cut-replacement = Quelle tête de série a un remplaçant, et ceux sous la place vide montent-ils ?
ruleset-challenger-rulings-bracket-draw = Comment se joue la phase après le cut, et qui y gagne un match qui serait nul ?
ruleset-challenger-rulings-figures-vp-most = Jusqu’à combien de points de victoire n’y voit-on pas une faute de frappe ?
ruleset-challenger-rulings-endings-concession-loser-has = Un joueur qui concède garde-t-il les points de victoire déjà marqués ?
ruleset-challenger-rulings-endings-draw-loser-has = Combien de points de victoire ont les deux joueurs en cas de nul ?
ruleset-challenger-rulings-strength-no-opponents = Quelle est la Strength of Schedule d’un joueur qui n’a rencontré personne ?
ruleset-challenger-rulings-tiebreakers-random-drawn = L’ordre aléatoire est-il tiré de nouveau chaque fois que le classement s’affiche ?
ruleset-challenger-rulings-officials-head-watcher-appeals = Qui tranche les recours, et y en a-t-il sans Head Watcher ?
ruleset-challenger-rulings-endings-no-show-winner-has = Que reçoit un joueur si l’adversaire ne vient pas, abandonne ou est exclu avant le début de la partie ?
ruleset-challenger-rulings-endings-no-show-opponents = Un adversaire absent compte-t-il comme un adversaire ?
ruleset-challenger-rulings-endings-double-no-show-both = Que reçoivent les deux joueurs si aucun ne vient ?
ruleset-challenger-rulings-leaving-before-game = Comment se termine un match apparié si un joueur part avant le début de la partie ?
ruleset-challenger-rulings-leaving-during-game = Comment se termine-t-il si la partie a commencé ?
ruleset-challenger-rulings-cut-bracket-points = Les matchs du tableau donnent-ils des points, ou le classement suisse reste-t-il tel quel ?
ruleset-challenger-rulings-structure-binding = La table des structures est-elle obligatoire ?
ruleset-challenger-rulings-structure-cut-may-be-left-out = Peut-on se passer de cut sans déclarer de dérogation ?
ruleset-challenger-rulings-structure-counted = Quel nombre de joueurs cherche-t-on dans la table des structures ?
ruleset-challenger-rulings-strength-met-twice = Combien de fois compte un adversaire rencontré deux fois ?
ruleset-challenger-rulings-strength-rounds = Si un adversaire a abandonné, par quelles rondes divise-t-on ses points ?
ruleset-challenger-rulings-strength-open-round = Qu’est-ce qui compte tant qu’une ronde est ouverte ?
ruleset-challenger-rulings-strength-unopposed = Byes et défaites sans appariement sont-ils des rondes jouées, et comptent-ils comme adversaires ?
ruleset-challenger-rulings-cut-eligible = Qui peut passer le cut, et qui peut remplacer ?
ruleset-challenger-rulings-leaving-rejoin-after-cut = Un joueur peut-il revenir après le cut ?
ruleset-challenger-rulings-leaving-ranks-dropped = Les joueurs qui ont abandonné gardent-ils leur place au classement final ?
ruleset-challenger-rulings-leaving-ranks-ejected = Les joueurs exclus sont-ils classés ?
ruleset-challenger-rulings-bracket-drop = Que se passe-t-il si un joueur abandonne pendant le tableau ?
ruleset-challenger-rulings-leaving-late-entry = Un joueur peut-il entrer après le départ ?
ruleset-challenger-rulings-leaving-missed-round-before = Qu’est une ronde pour un joueur qui n’était pas encore là ?
ruleset-challenger-rulings-leaving-absent-round = Qu’est une ronde pour un joueur qui la manque par une absence convenue ?
ruleset-challenger-rulings-bracket-order = Comment dessiner et numéroter un tableau que le document n’imprime pas ?
ruleset-challenger-rulings-bracket-placings = Comment classe-t-on les perdants d’une ronde du tableau ?
ruleset-challenger-rulings-clock-one-roll = La durée est-elle tirée pour chaque table, ou une fois par ronde pour tous ?
ruleset-challenger-rulings-clock-bracket-roll = La durée des rondes du tableau est-elle tirée aussi ?
ruleset-challenger-rulings-bracket-both-leave = Les deux joueurs d’un match du tableau partent l’un après l’autre : quel match le second a-t-il quitté ?
ruleset-challenger-rulings-rematch-no-show = Un forfait compte-t-il comme un appariement ?
ruleset-challenger-rulings-lists-legal-on = Dans un tournoi de plusieurs jours, quel jour décide de ce qui est légal ?
ruleset-challengers-rulings-plan-robot-plan = Le Robot a-t-il le plan avec sa seule icône, comme conseillé si tous sont d’accord ?
ruleset-challengers-rulings-tiebreakers-random-drawn = Le tirage est-il refait chaque fois que le classement s’affiche ?
ruleset-challengers-rulings-leaving-ranks-dropped = Un joueur qui a quitté la partie est-il classé ?
ruleset-challengers-rulings-cut-replacement = Quelqu’un remplace-t-il un finaliste qui est parti ?
ruleset-munchkin-rulings-officials-floor-judge-plays-at-premier = Quels arbitres sont les responsables qui ne peuvent pas jouer au niveau Premier ?
ruleset-munchkin-rulings-lists-locked-at-select = Avec quelles cartes un deck peut-il changer dans un tournoi Select, et quand ?
ruleset-munchkin-rulings-lists-required = Les listes de deck sont-elles exigées au niveau Casual ?
ruleset-munchkin-rulings-clock-secret = Les joueurs voient-ils le temps restant ?
ruleset-munchkin-rulings-games-bracket = Le meilleur des trois est suggéré pour le Top Cut : est-ce la règle par défaut ?
ruleset-munchkin-rulings-games-level = Qui gagne un match où les deux ont gagné autant de parties à la fin du temps ?
ruleset-munchkin-rulings-bye-later = Parmi ceux qui ont le moins de points, qui reçoit le bye ?
ruleset-munchkin-rulings-bye-once = Avoir eu un bye en exclut-il un autre ?
ruleset-munchkin-rulings-bye-all-had-one = Sans second bye : qui reçoit le bye si tout le monde en a eu un ?
ruleset-munchkin-rulings-bracket-draw = Comment sont fixées les têtes de série du Top Cut, et qui y gagne un match qui reste à égalité ?
ruleset-munchkin-rulings-leaving-before-game = Que devient un match si un joueur abandonne après l’appariement ?
ruleset-munchkin-rulings-leaving-rejoin = Un joueur peut-il revenir ?
ruleset-munchkin-rulings-figures-damage-most = Jusqu’à combien de jetons de dégâts n’y voit-on pas une faute de frappe ?
ruleset-munchkin-rulings-strength-no-opponents = Quelle est la Strength of Schedule d’un joueur qui n’a rencontré personne ?
ruleset-munchkin-rulings-lists-seen-by = Qui voit une liste de deck ?
ruleset-showdown-rulings-lists-required = Tout le monde remet-il une liste avant le départ ?
ruleset-showdown-rulings-lists-locked = Une liste peut-elle changer une fois le tournoi commencé ?
ruleset-showdown-rulings-squads-sealed = Le choix des squads reste-t-il caché jusqu’à ce que les deux aient choisi ?
ruleset-showdown-rulings-lists-seen-by = Qui voit une Premier List une fois le tournoi commencé ?
ruleset-showdown-rulings-squads-bye-excuses = Un bye ou une ronde manquée dispense-t-il de jouer chaque squad ?
ruleset-showdown-rulings-clock-roll = Lance-t-on des dés pour les minutes supplémentaires ?
ruleset-showdown-rulings-clock-faces = Combien de faces a un dé d’attaque ?
ruleset-showdown-rulings-clock-hits = Combien de ses faces sont un Critical ou un Strike ?
ruleset-showdown-rulings-clock-mission-critical-mark = Mission Critical commence-t-il à son heure ou une demi-heure avant la fin si des minutes ont été ajoutées ?
ruleset-showdown-rulings-clock-mission-critical-by = Qui annonce Mission Critical sans Lead Arbiter ?
ruleset-showdown-rulings-figures-struggle-most = Combien de Struggle Cards un joueur peut-il remporter ?
ruleset-showdown-rulings-figures-wounds-most = Jusqu’à combien de blessures n’y voit-on pas une faute de frappe ?
ruleset-showdown-rulings-endings-time-compare-objectives-equal = Qui gagne le Struggle si les deux contrôlent autant d’objectifs ?
ruleset-showdown-rulings-endings-concession-loser-has = Un joueur qui concède garde-t-il ses totaux ?
ruleset-showdown-rulings-officials-lead-arbiter-appeals = Qui tranche les recours, et y en a-t-il sans Lead Arbiter ?
ruleset-timeline-rulings-lists-limits-characters = Combien de personnages a un Roster, si l’introduction parle de trente en trois ?
ruleset-timeline-rulings-bracket-below = Comment sont classés les joueurs sous le cut ?
