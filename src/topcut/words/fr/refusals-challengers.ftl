# What cannot be played in Challengers!


## Challengers!: sets, decks, answers

refusal-set-broken = { $why ->
    [missing] Il n’y a pas de fichier « { $source } ». Donnez le chemin d’un set.
    [too-large] « { $source } » est trop gros pour un set de cartes. Est-ce le bon fichier ?
    [unreadable] Impossible de lire « { $source } » ({ $detail }). Vérifiez ses droits d’accès.
    [not-text] « { $source } » n’est pas du texte en UTF-8. Enregistrez-le comme fichier texte simple.
    [toml] « { $source } » n’est pas du TOML valide : { $detail }. Corrigez-le à cet endroit.
   *[endless] « { $source } » est imbriqué sans fin. Réécrivez-le.
}
refusal-set-field-unknown = « { $source } »{ $card ->
    [none] {""}
   *[other] , carte « { $card } »
} : il n’y a pas de champ « { $field } ». Utilisez { $possible }.
refusal-set-field-missing = « { $source } »{ $card ->
    [none] {""}
   *[other] , carte « { $card } »
} : le champ « { $field } » manque. Ajoutez-le.
refusal-set-field-wrong = « { $source } »{ $card ->
    [none] {""}
   *[other] , carte « { $card } »
} : « { $field } » { $wanted ->
    [text] doit être un texte court et non vide
    [number] doit être un nombre entier de { $least } à { $most }
    [word] doit être l’un de ces mots : { $possible }
    [truth] doit être vrai ou faux (true ou false)
    [table] doit être une table entre accolades
    [list] doit être une liste de tables entre accolades
   *[cards] doit être une liste de 1 à { $most } cartes
}.
refusal-set-sum = « { $source } » annonce { $stated } cartes de niveau { $level }, mais les exemplaires font { $counted } en tout. Corrigez l’un des deux.
refusal-set-power = « { $source } », carte « { $card } » : une force de { $power } est trop pour le niveau { $level }, qui a { $most } au plus. Baissez-la, ou montez le niveau.
refusal-set-rarity = « { $source } », carte « { $card } » : elle est dite { $label }, mais a { $copies } exemplaires. « rare » veut dire 3 ou moins, « common » 5 ou plus.
refusal-set-name-twice = « { $source } » : il y a déjà une carte « { $card } » dans le set { $set }. Donnez-lui un autre nom.
refusal-set-name-taken = « { $source } » : il y a déjà un set appelé « { $name } ». Donnez-lui un autre nom.
refusal-set-picked = « { $source } », carte « { $card } » : seuls ces sets peuvent avoir un effet quand une carte est prise : { $sets }. Choisissez un autre moment.
refusal-set-moment = « { $source } », carte « { $card } » : « { $do } » ne peut pas arriver au moment « { $when } ». Choisissez un autre moment.
refusal-set-static = « { $source } », carte « { $card } » : ce qui compte comme « { $when } » ne peut être que de la force, pas « { $do } ».
refusal-set-bench = « { $source } », carte « { $card } » : seule la force depuis le banc peut utiliser « select » et « during » (attack ou flag), et c’est un nombre simple, sans « per » ni « if ».
refusal-set-move = « { $source } », carte « { $card } » : on ne peut pas déplacer ainsi des cartes de « { $taken } » vers « { $put } ».
refusal-set-arrange = « { $source } », carte « { $card } » : pour mettre une carte dessus et une sous le deck, on en regarde deux, pas { $number }.
refusal-set-fans = « { $source } », carte « { $card } » : personne ne peut prendre { $amount } fans.
refusal-set-robot-choice = « { $source } », carte « { $card } » : le Robot ne choisit rien. Laissez choisir l’adversaire.
refusal-set-cycle = « { $source } », carte « { $card } » : un match pourrait ne jamais finir, parce que des cartes se ramènent l’une l’autre : { $cards }. Faites que chaque carte n’en ramène que de plus faibles.
refusal-set-unknown = Il n’y a pas de set « { $name } ». Il y a { $known }.
refusal-card-unknown = Il n’y a pas de carte « { $written } ».{ $how_many ->
    [0] {" "}`topcut challengers cards` les montre toutes.
   *[other] {" "}Vouliez-vous dire { $near } ?
}
refusal-deck-large = « { $file } » a { $cards } cartes ; ici, un deck en a { $most } au plus. Retirez-en.
refusal-robot-level = Le Robot n’a pas de niveau { $level } dans cette partie. Choisissez de 1 à { $most }{ $most ->
    [3] ; les niveaux 4 et 5 sont pour les parties en solo
   *[other] {""}
}.
refusal-solo-cards = Les cartes SOLO ne servent que dans une partie en solo contre le Robot.
refusal-game-players = Challengers! se joue de 1 à { $most } joueurs, pas à { $players }.
refusal-game-plan = Le plan ne place pas { $seats } sièges à chacune des { $rounds } manches.
refusal-game-tray = Un compartiment doit contenir au moins une carte.
refusal-game-sets = Une partie demande { $wanted } sets différents en plus de City ; { $how_many ->
    [0] vous n’en avez donné aucun
   *[other] vous avez donné { $given }
}.
refusal-answer-not-asked = La place { $seat } n’a rien à répondre maintenant.
refusal-answer-impossible = On ne peut pas répondre cela ici. Choisissez parmi { $options }.
refusal-leave-nobody = Il n’y a personne à la place { $seat } qui puisse partir.
refusal-bot-unknown = Il n’y a pas de bot appelé « { $name } ». Il y a { $known }.
refusal-choice-wrong = « { $file } », ligne { $line } : « { $written } » ne figure pas parmi les réponses au choix { $number } : { $options }.
refusal-choices-short = « { $file } » a { $given } réponses, mais le choix { $number } attend encore : { $options }. Ajoutez une ligne.
refusal-choices-long = « { $file } » a { $given } réponses, mais seules { $used } ont été demandées. Retirez les autres.

## Playing Challengers! in the terminal

refusal-coach-busy = Le coach a trop à réfléchir en ce moment. Vos cartes sont comme avant : choisissez sans lui, ou redemandez dans une minute.
refusal-match-not-over = Ce match se joue encore. Son image sera disponible quand il sera terminé.
refusal-match-not-played = Il n’y a pas encore de match de la manche { $round } au parc { $park }. Regardez la table pour voir ce qui se joue.
refusal-name-ambiguous = « { $word } » peut désigner { $found }. Tapez davantage du nom.

## The table of Challengers!

refusal-plan-players = { $players } joueurs, c’est trop : les plans vont jusqu’à { $most }. Jouez à deux tables.
refusal-no-plan = { $ruleset } ne se joue pas à une table de Challengers! : créez une partie avec le règlement challengers.
refusal-table-not-open = La table de la partie « { $title } » n’est pas encore ouverte. Inscrivez les joueurs, puis ouvrez-la.
refusal-played-by-plan = { $ruleset } se joue selon son plan : on ne peut pas faire cela ici. Jouez sur la page de la partie ; dans un terminal, utilisez topcut challengers play, ou topcut challengers companion avec de vraies cartes.
refusal-call-to-nobody = On ne peut appeler personne à cette table : on y joue entre amis, sans arbitre. Mettez-vous d’accord.
refusal-no-lists = Personne ne remet de liste pour { $ruleset } : les decks se font pendant la partie. Rien n’a été gardé.
refusal-not-asked = { $player } n’a rien à répondre maintenant. Attendez les autres.
refusal-asked-otherwise = La partie a continué depuis l’affichage de cette page, et la question est maintenant une autre. Rien n’a été modifié. Regardez à nouveau, et répondez à celle-là.
refusal-cards-dealt = Les cartes sont déjà distribuées. Si vous devez partir maintenant, dites-le sous « { table-leave } ».
refusal-no-stand-in = Un bot ne peut pas jouer pour { $player } : un bot ou le Robot joue déjà à cette place, ou personne n’y joue.
refusal-stand-in-early = La partie n’attend pas encore { $player } depuis { $minutes } minutes : aucun bot ne joue à sa place. Patientez un peu ; seul l’hôte peut en appeler un plus tôt.
refusal-not-away = { $player } est bien à table : personne d’autre ne répond pour cette place.
refusal-table-full = Cette table est complète : { $most } joueurs au plus. Ouvrez une autre table, ou regardez celle-ci.
refusal-table-started = À cette table, les cartes sont distribuées : personne de nouveau ne peut s’asseoir. Si cette place est la vôtre, dites laquelle ; sinon, regardez, ou ouvrez une autre table.
refusal-table-over = Cette partie est terminée. Vous pouvez la regarder, ou ouvrir une autre table.
refusal-table-options = Ce n’est pas une option de table. Rien n’a été distribué. Choisissez à nouveau, puis distribuez.
refusal-table-code = Aucune table ici n’a ces lettres ou ce lien. Regardez à nouveau le téléphone de l’hôte : il y a six lettres.
refusal-tables-closed = Sur cet ordinateur, seuls ceux qui ont un compte ouvrent des tables. Rejoignez une table, ou adressez-vous à la personne qui gère cet ordinateur.
refusal-tables-many = { $most } tables sont déjà ouvertes ici, et il n’y a plus de place pour une autre. Rejoignez l’une d’elles, ou réessayez quand une partie est terminée.
refusal-not-the-host = Seul l’hôte, { $player }, fait cela. Rien n’a été modifié.
refusal-ring-early = C’est la place de { $player }, l’hôte, dont le téléphone peut refuser pendant { $minutes } minutes. Touchez encore une fois après.
refusal-seat-moved = Cette place est passée entre-temps sur un autre téléphone, ou a été libérée. Si c’est la vôtre, venez à la table par son lien ou ses lettres et redemandez-la.
refusal-seat-not-waiting = Plus personne n’attend à la porte sous ce nom.
refusal-not-at-the-table = { $player } n’a pas de place à cette table, et personne ne décide pour une autre place.
refusal-real-cards = « { $title } » se joue avec de vraies cartes : Topcut ne les connaît pas. Tapez les résultats.
refusal-digital-cards = « { $title } » se joue avec les cartes de Topcut : il connaît donc déjà les résultats.
refusal-not-in-this-round = { $player } ne joue pas à la manche { $round }. Regardez à nouveau les places.
refusal-trophy-told = La valeur du trophée de la manche { $round } est déjà saisie pour { $player }. Corrigez le résultat si elle est fausse.
refusal-trophy-unknown = { $count ->
    [0] Tous les trophées de la manche { $round } sont pris. Regardez à nouveau les parcs précédents.
   *[other] Aucun des trophées restants pour la manche { $round } n’a { $fans ->
        [one] { $fans } fan
       *[other] { $fans } fans
    }, seulement { $left }. Regardez-le à nouveau.
}
refusal-trophy-not-won = { $player } n’a pas gagné de trophée à la manche { $round }.
refusal-trophies-untold = { $count ->
    [one] Un trophée est encore caché, celui de la manche { $round }, gagné par { $player }. Retournez-le et saisissez ses fans
   *[other] { $count } trophées sont encore cachés, d’abord celui de la manche { $round }, gagné par { $player }. Retournez-les et saisissez leurs fans
} ; dans un terminal, tapez trophy { $round } NOM FANS.
refusal-parks-open = Jouent encore : { $parks }. Tapez d’abord qui y a gagné, comme « ana 3 ».
refusal-seats-wanted = Vous jouez d’après les plans imprimés. Tapez qui joue où à la manche { $round }, comme « seats ana - bo, cy - dee », ou tapez plan pour utiliser le plan de Topcut.
refusal-plan-seat-twice = { $player } a deux places. Tapez chaque nom une seule fois.
refusal-plan-seat-missing = { $count ->
    [one] { $player } n’a
   *[other] { $players } n’ont
} pas de place. Tapez chaque nom une fois, et le Robot aussi s’il joue.
refusal-rounds-played = Les { $rounds } manches sont toutes jouées. Appuyez sur Entrée pour continuer.
refusal-final-called = La finale est annoncée : les sept manches restent donc comme elles sont.
refusal-final-fans = En finale, les fans ne comptent plus. Tapez seulement qui a gagné.
refusal-tokens-elsewhere = { $player } ne joue pas au parc où { $winner } a gagné. Tapez les jetons au parc de ce joueur.
refusal-robot-tokens = C’est le Robot qui joue pour { $player }, et il n’a pas de fans dans cette partie.
refusal-companion-result = Tapez qui a gagné et combien de fans a le trophée, comme « ana 3 », puis les jetons, comme « bo+2 ». « { $word } » n’est ni l’un ni l’autre.
refusal-park-told = { $stage ->
    [bracket] Le résultat de la finale est déjà saisi.
   *[swiss] Ce résultat est déjà saisi ({ $park }). S’il est faux, corrigez-le ; dans un terminal, par exemple ainsi : « correct { $round } ana 3: mal compté ».
}
refusal-left-for-good = { $player } a déjà quitté cette partie pour de bon, et le Robot joue à sa place.
refusal-companion-unknown = « { $word } » n’est ni quelqu’un à cette table, ni une commande. Vérifiez le nom, ou tapez help.
refusal-companion-seats = « { $word } » ne nomme pas deux joueurs. Tapez la place de chacun, parc par parc, comme « { $form } ».
refusal-companion-players = Nommez de 1 à { $most } joueurs différents, comme --players "Ana,Bo,Cy".
refusal-companion-digital = « { $title } » est une partie que Topcut joue. Continuez avec topcut challengers play --resume.
refusal-resume-real = « { $title } » se joue avec de vraies cartes. Continuez avec topcut challengers companion.
refusal-resume-over = La partie « { $title } » est terminée. Regardez-la avec topcut log.
refusal-resume-nobody = Dans « { $title } », chaque place est celle d’un bot : il n’y a personne pour jouer.
refusal-seed-kept = Une partie avec la graine « { $seed } » est déjà enregistrée. Continuez-la : topcut challengers play --resume { $name }. Pour une nouvelle partie, choisissez une autre graine.
refusal-play-people = { $people } personnes ne peuvent pas se partager { $players } { $players ->
    [one] place
   *[other] places
}. Nommez-en moins, ou demandez-en plus avec --players (8 au plus).
refusal-session-own = C’est la session que vous utilisez. Utilisez « Se déconnecter » pour la terminer.

refusal-bots-with-printed-cards = Les bots ne peuvent pas tenir de cartes imprimées. Ne choisissez pas de bots, ou jouez avec les cartes de Topcut. Rien n’a été distribué.
refusal-table-name-taken = Ce nom est déjà pris à cette table : { $name }. Si c’est vous, dites-le ci-dessous ; sinon, ajoutez de quoi vous distinguer.
refusal-door-crowded = Tant de gens attendent à la porte de cette table que plus personne ne peut sonner pour l’instant. Demandez à l’hôte le code QR ou le lien, ou de renvoyer les autres.
refusal-table-letters-closed = Pour un moment, l’hôte ne laisse entrer personne par lettres à cette table. Demandez-lui le code QR ou le lien.
refusal-letters-off = Trop de lettres fausses ont été tapées : pendant dix minutes, les lettres n’ouvrent plus rien. Le code QR et le lien du téléphone de l’hôte marchent toujours.
refusal-tables-quick = Beaucoup de tables ont été ouvertes ici ces dix dernières minutes ; la vôtre ne l’a donc pas été. Rejoignez-en une, ou réessayez dans quelques minutes.
