# What cannot be read or written: files, archives, rule books, the prompt


## Files: what no file may contain, whatever its format

refusal-file-missing = Il n’y a pas de fichier { $file }. Vérifiez le nom, ou écrivez - pour lire l’entrée standard.
refusal-file-is-folder = { $file } est un dossier. Indiquez un fichier de ce dossier.
refusal-file-unnamed = Le nom du fichier est vide. Indiquez un fichier, ou écrivez - pour lire l’entrée standard.
refusal-file-is-not-folder = { $file } est un fichier, pas un dossier. Indiquez un dossier où écrire.
refusal-file-unreadable = Impossible de lire le fichier { $file } : { $problem }.
refusal-file-empty = Le fichier est vide. Écrivez-y un historique : un règlement, les joueurs et les rondes.
refusal-file-too-large = Le fichier dépasse { $most } Mo : aucun tournoi n’est aussi gros.
refusal-not-text = Ce n’est pas du texte en UTF-8. Enregistrez le fichier en JSON, encodé en UTF-8.
refusal-not-json = Ce n’est pas du JSON : { $problem } à la ligne { $row }, colonne { $column }.
refusal-nested-too-deep = Les listes de ce fichier sont trop imbriquées pour être lues.
refusal-member-twice = Le membre « { $member } » apparaît deux fois dans le même objet. Gardez-en un seul.
refusal-not-a-number = { $word } n’est pas un nombre. Écrivez un nombre entier.
refusal-number-too-large = Un nombre a plus de { $most } chiffres. Vérifiez qu’il n’y a pas de faute de frappe.
refusal-shape-object = { $part ->
    [history] Le fichier doit contenir un objet avec les membres « ruleset », « players » et « rounds »
    [match] Un match doit être un objet comme {"{"}"p1": "ann", "p2": "bo", "winner": "ann"{"}"}
    [scores] « scores » doit être un objet comme {"{"}"vp": [16, 9]{"}"}
   *[other] « { $part } » doit être un objet
}, mais on trouve { $found ->
    [null] null
    [truth] vrai ou faux
    [number] un nombre
    [text] du texte
   *[list] une liste
}.
refusal-shape-list = { $part ->
    [round] Une ronde doit être une liste de matchs
   *[other] « { $part } » doit être une liste
}, mais on trouve { $found ->
    [null] null
    [truth] vrai ou faux
    [number] un nombre
    [text] du texte
   *[object] un objet
}.
refusal-shape-number = « { $part } » doit être un nombre entier, 0 ou plus.
refusal-shape-pair = « { $part } » doit être une liste de deux nombres entiers, celui de la première place d’abord.
refusal-shape-id = { $part ->
    [players] Chaque joueur de « players » doit être un texte ou un nombre entier
   *[other] « { $part } » doit désigner un joueur par un texte ou un nombre entier
}, mais on trouve { $found ->
    [null] null
    [truth] vrai ou faux
    [number] un nombre à virgule
    [list] une liste
   *[object] un objet
}.
refusal-name-blank = Le nom d’un joueur est vide ou ne contient ni lettre ni chiffre. Donnez un nom à chaque joueur.
refusal-name-broken = Le nom d’un joueur contient la moitié d’un caractère, qu’aucun écran ne peut afficher. Enregistrez le fichier en UTF-8.
refusal-writes-too-many = Ce téléphone a trop envoyé en peu de temps : cet envoi n’a pas été gardé. Tout ce qui précède l’a été. Attendez quelques minutes, ou prévenez l’organisateur au bureau.
refusal-writes-busy = Trop de choses arrivent en même temps : cet envoi n’a pas été gardé. Attendez une minute et renvoyez-le.
refusal-too-many-players = Il y a { $players } joueurs. Topcut en lit { $most } au plus.
refusal-players-missing = Le fichier n’a pas de liste « players ». Ajoutez-la, avec le nom de tous les participants.
refusal-player-listed-twice = Le joueur { $player } figure deux fois dans la liste. Donnez à chaque joueur un nom différent.
refusal-player-unknown = { $player } ne figure pas parmi les joueurs. Corrigez le nom, ou ajoutez-le à la liste des joueurs.
refusal-player-twice = { $player } figure deux fois dans la ronde { $round }. Chacun a un seul match, un seul bye ou une seule défaite sans appariement par ronde.
refusal-player-against-self = { $player } ne peut pas jouer contre soi-même. Indiquez l’adversaire, ou un bye.
refusal-seat-missing = Le match n’a pas de « { $seat } ». Nommez les deux joueurs ; pour un bye, « p2 » vaut null.
refusal-winner-not-there = { $winner } n’a pas joué ce match et ne peut pas l’avoir gagné. Nommez l’un des deux joueurs, ou « draw ».
refusal-winner-called-draw = Un joueur de ce match s’appelle « draw » : on ne sait donc pas qui a gagné. Donnez plutôt les « points ».
refusal-how-unknown = Un match ne peut pas se terminer par « { $how } ». Écrivez l’une de ces fins : { $possible }.
refusal-ruleset-missing = Le fichier n’indique pas de règlement. Ajoutez le membre « ruleset » ou l’option --ruleset.

## The text notation

refusal-notation-line = Aucune ligne ne commence par { $word }. Une ligne commence par le numéro d’une ronde, comme 1:, ou par players:, dropped:, absent:, ejected:, club:, table:, lots: ou ruleset:.
refusal-notation-round = C’est la ronde { $round } qui est écrite, mais la ronde { $expected } doit venir ensuite.
refusal-notation-word = { $word } n’a pas sa place ici : { $wanted ->
    [name] il faut le nom d’un joueur ; mettez entre guillemets un nom qui contient des espaces
    [score] il faut un score, comme 16-9, ou > ou < pour un vainqueur, = pour un match nul, - pour un match en cours, bye ou loss
    [figure] un chiffre s’écrit comme vp=16-9
    [table] une table s’écrit comme [4]
    [lot] un numéro de tirage est un nombre entier
   *[end] la ligne devrait s’arrêter là
}.
refusal-notation-ends = La ligne s’arrête là où il faudrait encore { $wanted ->
    [name] le nom d’un joueur
    [score] un score
    [ruleset] le nom d’un règlement
    [table] une table, comme [4]
    [lot] un numéro de tirage
   *[other] quelque chose
}.
refusal-notation-figures = Le score { $word } ne convient pas : avec ce règlement, on écrit { $figures } pour chaque joueur, l’un après l’autre, comme 2/9-1/4 quand il y en a deux.
refusal-notation-points = Le règlement ne peut pas donner les points { $word }. S’ils ont été attribués quand même, écrivez-les après le match : ana - bo points={ $points }.
refusal-notation-quote = Les guillemets autour du texte { $word } ne sont pas fermés.
refusal-notation-players-late = La ligne players: doit venir avant les rondes.

## Rule books

refusal-unknown-ruleset = Il n’y a pas de règlement appelé « { $name } ». { $how_many ->
    [0] Choisissez parmi { $known }, ou donnez
   *[other] Vouliez-vous dire { $near } ? Choisissez parmi { $known }, ou donnez
} le chemin du vôtre, comme ./mine.toml.
refusal-ruleset-unknown-here = Il n’y a pas ici de règlement appelé « { $name } ». Choisissez parmi { $known }.
refusal-ruleset-not-found = Il n’y a pas de fichier { $source }. Vérifiez le chemin du règlement.
refusal-ruleset-broken = { $why ->
    [folder] { $source } est un dossier. Donnez le chemin d’un règlement, un fichier TOML
    [unreadable] Impossible de lire { $source } : { $detail }. Vérifiez le fichier
    [too-large] { $source } dépasse { $most } octets : aucun règlement n’est aussi gros. Vérifiez le chemin
    [not-text] { $source } n’est pas du texte en UTF-8 (voir l’octet { $at }). Enregistrez-le en UTF-8
    [empty] { $source } est vide. Copiez un règlement et modifiez-le
    [endless] { $source } imbrique trop de crochets ou contient un nombre sans fin. Corrigez-le
   *[toml] { $source }, ligne { $line }, colonne { $column } : { $detail }. Corrigez le TOML à cet endroit
}.
refusal-ruleset-wrong = { $source } : { $where } { $why ->
    [missing] manque. Ajoutez cette entrée
    [unknown] n’est pas une entrée de règlement. { $how_many ->
        [0] Retirez-la ; les entrées sont décrites dans docs/rulesets.md
       *[other] Écrivez { $near }, ou retirez-la
    }
    [type] doit être { $wanted ->
        [int] un nombre entier
        [bool] vrai ou faux (true ou false)
        [array] une liste entre crochets
        [object] une table
        [date] une date, comme 2024-11-01
       *[str] un texte entre guillemets
    }, mais on trouve { $got ->
        [int] un nombre entier
        [float] un nombre décimal
        [bool] vrai ou faux
        [array] une liste
        [object] une table
        [str] un texte
        [null] rien
        [date] une date
        [time] une heure
       *[datetime] une date avec une heure
    }
    [choice] ne peut pas valoir « { $value } ». Choisissez parmi { $known }
    [above] doit valoir { $most } au plus
    [below] doit valoir { $least } au moins
    [word] doit être un mot fait de minuscules, de chiffres, de - et de _, comme vp
    [rate] doit être une fraction, comme "1/3"
    [text] doit être une ligne de texte, non vide et de 400 caractères au plus
    [twice] contient deux fois « { $value } ». Gardez-en un seul
    [no-such] nomme « { $value } », { $how_many ->
        [0] mais cela n’existe pas. Définissez-le, ou retirez-le
       *[other] mais il y a seulement { $known }. Corrigez le nom, ou définissez-le
    }
    [needed-by] manque, et { $other } en a besoin. Ajoutez cette entrée, ou retirez { $other }
    [only-with] n’a de sens qu’avec { $other }. Retirez cette entrée, ou changez l’autre
    [points-order] ne convient pas : une victoire vaut plus qu’un nul, et un nul plus qu’une défaite
    [no-draws] donnerait un match nul, mais points.draw manque : il n’y en a donc pas. Changez l’un des deux
    [bye-apart] n’a pas sa place ici : la section bye dit ce que vaut un bye
    [length] doit avoir { $expected } entrées. Ajoutez celles qui manquent, ou retirez celles en trop
    [plan-places] ne donne pas chaque moitié de chaque parc à une carte à chaque ronde : « { $value } ». Donnez chaque emplacement une seule fois
    [claims-last] n’a pas d’effet ici : une étape suivante, d’une fin qui se compare, doit décider
    [random-last] doit être le dernier départage : après lui, il n’y a plus d’égalité
    [row-last] doit être absent de la dernière ligne, pour qu’il y ait une ligne pour tout nombre de joueurs
    [row-gap] doit valoir { $expected } : les lignes de la table se suivent sans trou
    [even] doit être impair : un match se joue au meilleur de 1, 3 ou 5 parties
   *[no-setting] vaut « { $value } », mais ce règlement n’a pas cette entrée. Corrigez le chemin
}.
refusal-setting-unknown = Il n’y a pas de réglage appelé « { $setting } ». { $how_many ->
    [0] Écrivez son chemin, comme bye.once ou points.win.
   *[other] Vouliez-vous dire { $near } ?
}
refusal-setting-wrong = « { $to } » ne convient pas pour « { $setting } ». { $here ->
    [true] { $why ->
        [type] { $wanted ->
            [int] Il faut un nombre entier.
            [bool] Il faut répondre par oui ou non.
            [str] Il faut un texte.
            [date] Il faut une date, par exemple 2024-11-01.
           *[other] Cela ne peut pas être changé seul.
        }
        [choice] Choisissez parmi { $known }.
        [above] Il faut { $most } ou moins.
        [below] Il faut { $least } ou plus.
        [rate] Il faut une fraction, par exemple 1/3.
        [word] Il faut un mot en minuscules, chiffres, - et _, par exemple vp.
        [no-such] « { $value } » n’existe pas ici.
        [length] Il faut { $expected } éléments.
        [even] Il faut un nombre impair : un match se joue en 1, 3 ou 5 parties au plus.
        [points-order] Une victoire vaut plus qu’un nul, et un nul plus qu’une défaite.
       *[other] Cela ne s’accorde pas avec le reste du règlement.
    }
    [false] Autre chose ne conviendrait alors plus : « { $where } ». Changez d’abord cela, ou laissez ceci tel quel.
   *[other] Cela ne s’accorde pas avec le reste du règlement.
}
refusal-too-few-players = { $players ->
    [one] { $players } joueur, ce n’est
   *[other] { $players } joueurs, ce n’est
} pas assez : il en faut au moins { $least }. { $least ->
    [2] Trouvez quelqu’un pour jouer.
   *[other] Trouvez d’autres joueurs, ou annoncez une dérogation.
}
refusal-full-swiss-cut = Le suisse intégral n’a pas de cut, mais vous avez aussi demandé un cut à { $cut }. Choisissez l’un des deux.
refusal-no-alternate-structure = Le règlement { $ruleset } n’a pas d’autre structure. Renoncez à ce choix.

## The organizer's arrangements in a history

refusal-forbidden-not-two = « forbidden » doit contenir des paires de deux joueurs différents, comme ["ann", "bo"].
refusal-shape-truth = « { $part } » doit être vrai ou faux (true ou false){ $part ->
    [clubs_apart] , ou une liste des rondes où les camarades de club sont séparés
   *[other] {""}
}.
refusal-shape-text = « { $part } » doit donner pour chaque joueur { $part ->
    [clubs] un club
   *[other] une valeur
} sous forme de texte non vide.
refusal-tables-unknown = « tables » n’a pas de membre « { $member } ». Utilisez { $possible }.

## What is written into the log

refusal-text-gone = Ce texte n’est pas là : il a été rayé, ou il n’y en a jamais eu. Rien n’a été modifié.
refusal-text-in-log = Ce tournoi a été commencé avec une version plus ancienne de Topcut, qui écrivait les textes dans le journal lui-même. On ne peut pas les rayer. Rien n’a été modifié.
refusal-text-in-use = C’est cette liste qui compte. Rien n’a été rayé. Faites d’abord remettre une autre liste, ou attendez la fin du tournoi.
refusal-text-unreadable = Une partie du texte ne peut pas être écrite : elle contient la moitié d’un caractère. Retapez-la.

## The command check-pairing

refusal-pairs-missing = Le fichier n’a pas de liste « pairs ». Écrivez des paires comme [["ann", "cy"], ["bo", null]] ; null est un bye.
refusal-pairs-not-two = Chaque paire est une liste de deux, comme ["ann", "cy"], ou ["bo", null] pour un bye.

## What people type

# What a text is called that was typed into a field, as the field is.
text-called = { $what ->
    [announcement] Annonce
    [card] Carte
    [club] Club
    [list] Liste
    [name] Nom
    [note] Remarque
    [official] Nom
    [place] Lieu
    [player] Nom
    [pool] Pool
    [reason] Raison
    [schedule] Programme
    [special-rules] Règles particulières
    [title] Titre
   *[other] { $what }
}
refusal-text-missing = { $what ->
    [title] Donnez un titre au tournoi.
    [list] La liste est vide. Tapez-la ou collez-la.
   *[other] « { text-called } » est vide. Remplissez ce champ.
}
refusal-text-too-long = { $what ->
    [list] La liste
   *[other] « { text-called } »
} fait { $length } caractères ; la limite est { $most }. Raccourcissez.
refusal-text-unprintable = « { text-called } » contient des caractères qu’on ne peut pas afficher. Retapez le texte sans eux.
refusal-text-lines = « { text-called } » doit tenir sur une seule ligne.

## Archives and lists of people

refusal-sealed-foreign = Ce fichier n’a pas été scellé par Topcut. Choisissez une sauvegarde scellée ; son nom se termine par .sealed.
refusal-sealed-shut = Ce fichier ne s’ouvre pas : le mot de passe est faux, ou le fichier est abîmé. Rien n’a été modifié. Réessayez le mot de passe, puis une autre copie.
refusal-sealed-password = Cette copie est scellée. Donnez le mot de passe qui l’a scellée.
refusal-copy-foreign = Ce n’est ni une sauvegarde ni une archive complète de Topcut. Rien n’a été modifié. Choisissez un fichier dont le nom se termine par .topcut, .sealed ou .jsonl.
refusal-copy-newer = Cette copie a été faite par un Topcut plus récent ({ $format } ; celui-ci lit { $known }). Rien n’a été modifié. Installez la version plus récente.
refusal-copy-damaged = Cette copie est abîmée ou coupée : rien n’en a été repris. Utilisez-en une autre.
refusal-copy-known = Tout ce que contient cette copie est déjà ici (« { $title } ») : le journal d’ici va jusqu’au fait { $here }, celui de la copie jusqu’au fait { $there }. Rien n’a été modifié. Continuez ici.
refusal-copy-ahead = « { $title } » est déjà ici jusqu’au fait { $here } (époque { $epoch }), et la copie continue de là jusqu’au fait { $there } (époque { $other }). Rien n’a été modifié. Pour mettre la copie à sa place, arrêtez Topcut et utilisez topcut restore avec --instead ; ce qui est ici est mis de côté.
refusal-two-heads = « { $title } » a pris deux chemins. Ici : { $here } faits, époque { $epoch }, tête { $head }. Dans la copie : { $there } faits, époque { $epoch_there }, tête { $other }. On ne peut pas les réunir, et rien n’a été modifié. Décidez lequel compte ; pour mettre la copie à sa place, arrêtez Topcut et utilisez topcut restore avec --instead. Ce qui est ici est mis de côté.
refusal-taken-over = Un autre ordinateur a repris ce tournoi (époque { $epoch }) : plus rien n’est enregistré ici. Continuez là-bas. Si l’autre ne doit pas continuer, le propriétaire peut reprendre le tournoi ici : au bureau, page « Reprise ».
refusal-slept = Cet ordinateur s’est mis en veille pendant { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}, et un autre a pu continuer entre-temps. Rien n’est enregistré tant que l’organisateur n’a pas dit, au bureau, qu’on continue ici. Les téléphones gardent ce qui a été saisi et l’enverront ensuite.
refusal-copy-renamed = { $file } est une copie entière, mais pas celle que son nom annonce. Utilisez-en une autre, ou restaurez-la par son chemin.
refusal-backup-inside = { $folder } est dans le dossier de données lui-même : une sauvegarde y serait perdue avec lui. Choisissez un autre dossier, de préférence sur une clé USB.
refusal-backup-relative = Tapez le chemin complet où se trouve « { $folder } », comme /media/stick/{ $folder } ou E:\{ $folder }. Rien n’a été modifié.
refusal-backup-gone = { $folder } n’est pas là, ou n’est pas un dossier : aucune sauvegarde ne s’écrit. Rebranchez la clé USB, ou choisissez un autre dossier. { $tries ->
    [once] Puis réessayez : rien n’a démarré, et rien n’a changé sur cet ordinateur.
   *[again] Tout est enregistré sur cet ordinateur, et la sauvegarde se rattrape toute seule.
    }
refusal-backup-full = { $folder } est plein ({ $free } Mo libres) : aucune sauvegarde ne s’écrit. Supprimez-y quelque chose, ou choisissez un autre dossier. { $tries ->
    [once] Puis réessayez : rien n’a démarré, et rien n’a changé sur cet ordinateur.
   *[again] Tout est enregistré sur cet ordinateur, et la sauvegarde se rattrape toute seule.
    }
refusal-backup-read-only = On ne peut pas écrire dans { $folder } : aucune sauvegarde ne s’écrit. Déverrouillez la clé USB, ou choisissez un autre dossier. { $tries ->
    [once] Puis réessayez : rien n’a démarré, et rien n’a changé sur cet ordinateur.
   *[again] Tout est enregistré sur cet ordinateur, et la sauvegarde se rattrape toute seule.
    }
refusal-backup-password = Les sauvegardes du dossier { $folder } sont scellées, et Topcut a été relancé depuis. Redonnez le mot de passe ; d’ici là, aucune sauvegarde ne s’écrit.
refusal-backup-other = { $file } est une copie du tournoi « { $title } » qui ne vient pas du journal de cet ordinateur : { $n } faits, époque { $epoch }. Rien n’y a été touché. Si un autre ordinateur a continué, continuez là-bas ; si les données de cet ordinateur ont été restaurées, cherchez-y ce qui manque ici.
refusal-backup-here-only = Le lieu des sauvegardes se choisit sur l’ordinateur où tourne Topcut. Ouvrez cette page là-bas.
refusal-backup-none = Il n’y a pas de bonne sauvegarde dans { $folder }. Indiquez un autre dossier, ou une archive complète.
refusal-backup-of-none = Aucune sauvegarde du dossier { $folder } ne concerne un tournoi appelé « { $event } ». Il y a : { $titles }. Indiquez l’un d’eux.
refusal-backup-several = Il y a des sauvegardes de plusieurs tournois dans { $folder } : { $titles }. Indiquez l’un d’eux.
refusal-backup-password-missing = Ces sauvegardes sont scellées. Lancez ceci dans un terminal, où le mot de passe est demandé, ou mettez-le dans la variable { $variable }.
refusal-import-unfinished = Rien n’a été importé. Ce tournoi n’est pas terminé : un autre ordinateur le fait peut-être tourner, et deux ordinateurs ne doivent jamais continuer le même tournoi. Pour continuer ici à sa place, utilisez topcut restore avec ce fichier. Pour n’en garder ici qu’une copie, recommencez avec --yes.
refusal-restore-unasked = Dès lors, c’est cet ordinateur qui tient le tournoi, et aucun autre n’en a le droit. Si c’est bien cela, recommencez avec --yes.
refusal-kept-none = Cette copie n’existe pas dans { $folder }. Voyez ce qu’il y a avec : topcut back --list
refusal-data-newer-kept = Ces données ont été utilisées par Topcut { $version }, plus récent que celui-ci ({ $here }). Rien n’y a été touché. Lancez la version plus récente ; ou revenez à la copie { $name } avec : topcut back
refusal-upgrade-in-round = Tournoi « { $title } » : { $stage ->
    [bracket] la ronde { $round } du tableau
   *[other] la ronde { $round }
} est en cours, et voici Topcut { $here }, qui n’a encore jamais utilisé ces données. Rien n’a été modifié. Finissez la ronde avec { $used ->
    [none] la version que vous utilisiez avant
   *[other] Topcut { $used }
}, puis lancez celui-ci. Si c’est impossible, continuez maintenant avec : topcut serve --upgrade-now. Une copie est gardée dans les deux cas.
refusal-upgrade-fails = Topcut { $here } ne peut pas reprendre ces données : un essai sur une copie a échoué ({ $problem }). Rien n’a été modifié. Continuez avec la version que vous utilisiez avant, et signalez ceci.
refusal-archive-foreign = Ce n’est pas un fichier de tournoi : il a été écrit par un autre programme, ou son début est détruit. Rien n’a été touché.
refusal-archive-newer = Cette archive a été faite par un Topcut plus récent ({ $software }, { $format } ; celui-ci lit { $known }). Rien n’a été touché. Installez la version plus récente.
refusal-archive-damaged = Le fait { $n } de cette archive est abîmé : rien n’en a été repris. Utilisez une autre copie.
refusal-archive-id = Le fait { $n } du fichier nomme quelqu’un « { $id } ». Un identifiant a 64 lettres, chiffres, tirets et traits de soulignement au plus. Rien n’a été importé. Demandez à l’auteur du fichier celui que Topcut a écrit.
refusal-archive-line-damaged = La ligne { $row } de cette archive est abîmée : rien n’en a été repris. Utilisez une autre copie.
refusal-archive-cut-off = Cette archive est coupée : elle a { $found } faits sur { $facts }. Rien n’en a été repris. Recopiez-la, ou utilisez une autre copie.
refusal-archive-without-end = Cette archive est coupée après ses faits : sa dernière ligne manque, et peut-être des personnes. Rien n’en a été repris. Recopiez-la, ou utilisez une autre copie.
refusal-archive-public = C’est une archive publique : ce qui est secret n’y est pas, et un tournoi ne peut pas continuer à partir d’elle. Importez une archive complète, faite sans --public.
refusal-archive-differs = Le tournoi « { $title } » est déjà ici, avec { $here } faits (tête { $head }) ; le fichier en a { $facts } (tête { $other }). Rien n’a été touché. Pour les comparer, importez le fichier dans un autre dossier avec --data.
refusal-people-empty = Il n’y a pas de joueurs dans ce fichier. Écrivez un joueur par ligne, le nom d’abord.
refusal-people-too-large = Le fichier dépasse { $most } Mo : aucune liste de joueurs n’est aussi grosse.
refusal-people-too-many = Le fichier a plus de { $most } lignes de joueurs. Découpez-le, ou vérifiez que c’est le bon.
refusal-people-not-text = Ce n’est pas une liste de joueurs : le fichier contient des octets qui ne sont pas du texte. Enregistrez le tableau en CSV.
refusal-people-quotes = Un guillemet n’est pas fermé, ou se trouve au milieu d’une cellule. Corrigez la ligne.
refusal-people-cell = Une cellule a plus de { $most } caractères, ou un caractère qu’on ne peut pas afficher. Corrigez la ligne.
refusal-people-name-long = Le nom a { $length } caractères, plus de { $most }. Raccourcissez-le.
refusal-people-name-unprintable = Le nom contient un caractère qu’on ne peut pas afficher. Retapez-le.
refusal-people-in-already = { $name } participe déjà. Si c’est une autre personne, ajoutez au nom ce qui les distingue. Sinon, retirez la ligne.
refusal-people-twice = { $name } est déjà à la ligne { $first }. Retirez l’une des deux, ou ajoutez ce qui les distingue.
refusal-people-paid = « { $word } » ne dit pas si le joueur a payé. Écrivez oui ou non.
refusal-import-which = Les joueurs s’inscrivent à un tournoi. Indiquez-le avec --into.
refusal-data-missing = Il n’y a pas encore de données dans { $folder }. Créez un tournoi avec topcut new, ou indiquez un autre dossier avec --data.
refusal-tournament-ambiguous = « { $word } » peut désigner { $found }. Écrivez-en davantage.
refusal-tournament-none = Il n’y a pas de tournoi « { $word } » dans { $folder }. { $count ->
    [0] Il n’y a encore aucun tournoi ; créez-en un avec topcut new.
   *[other] Il y a { $known }.
}
refusal-given-unreadable = « { $given } » est illisible. Écrivez-le comme { $form }.
refusal-file-unwritable = Impossible d’écrire { $file } : { $problem }.
refusal-seed-unknown = Ce tournoi est arrivé sans la graine de ses tirages : on ne peut rien tirer ici. Importez plutôt une archive complète.

## The prompt

refusal-run-unknown = Il n’y a pas de commande « { $word } ». { $count ->
    [0] Tapez help pour les voir toutes.
   *[other] Vouliez-vous dire { $near } ?
}
refusal-run-by = « { $word } » n’est pas l’un des arbitres ({ $officials }). Terminez par by et l’un de ces noms, ou par by me.
refusal-whom = De qui s’agit-il ? Écrivez un nom, comme dans : drop Ana
refusal-run-incomplete = Ce n’est pas complet. Écrivez-le ainsi : { $form }
refusal-run-start = « { $word } » ne s’utilise pas avec start. Utilisez rounds 4, cut 4, no cut (ou full swiss), roll, no roll, leave out, fresh tables, best of 3, bracket best of 3, clubs apart 1.

## The commands generate and verify

refusal-field-unreadable = « { $given } » n’est pas un nombre de joueurs. Écrivez le minimum et le maximum, comme 4-24, à partir de { $least }.
refusal-archive-unverifiable = { $file } ne peut pas être vérifié : { $problem } Donnez une archive : le fichier enregistré par « Télécharger le fichier » ou par la page « Fichiers », ou écrit par « topcut export » ou « topcut generate ».
