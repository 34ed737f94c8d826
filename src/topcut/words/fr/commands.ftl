# The commands


## Files: what no file may contain, whatever its format

flood-share = Ces dix dernières minutes, il a envoyé { $share } % de tout ce que les joueurs ont envoyé. Jusqu’ici, tout a été gardé.

## The commands

hint-language = Topcut ne parle pas encore { $language }
hint-help = Essayez « { $command } --help ».
output-failed = La réponse n’a pas pu être écrite : { $problem }. Vérifiez le disque, ou la destination.
mistake = Topcut a fait une erreur ({ $problem }) et rien n’a été écrit. Merci de la signaler avec la commande et le fichier qui y ont mené.

## The command pair

pair-round = Ronde { $number }
pair-bye = bye
pair-way = { $way ->
    [listed] Tous les meilleurs appariements ont été énumérés, et l’un d’eux a été tiré au sort.
    [drawn] Tirage comme le règlement le dit, groupe par groupe en partant du haut.
    [limited] Le meilleur appariement trouvé avant la fin de la recherche.
   *[first] Parmi les meilleurs appariements, celui qui vient en premier dans l’ordre tiré.
}
pair-seed = Tirage avec la graine « { $seed } » : la même graine donne la même ronde.
pair-open = La ronde { $round } a encore { $number ->
    [one] un match en cours
   *[other] { $number } matchs en cours
} : { $pairs }. La ronde suivante est tirée comme s’ils ne rapportaient de points à personne ; saisissez leur résultat avant de la publier.

## The command bracket

bracket-title = Le tableau du top { $size }
bracket-match = match { $number }
bracket-byes = { $number ->
    [one] La tête de série n° { $seeds } n’a
   *[other] Les têtes de série { $seeds } n’ont
} pas de match à la ronde 1.
bracket-placing = Les perdants de la ronde { $round } prennent la place { $place }.

## The command check-pairing

check-nothing = Rien n’est enfreint.

## The command check-list

list-legal = { $unverified ->
    [0] La liste est légale.
    [one] La liste est légale, avec { $unverified } point qui n’a pas pu être vérifié.
   *[other] La liste est légale, avec { $unverified } points qui n’ont pas pu être vérifiés.
}
list-illegal = La liste n’est pas légale : { $number ->
    [one] { $number } constat l’interdit.
   *[other] { $number } constats l’interdisent.
}
catalogue-added = Catalogue ajouté, { $name } : { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
} pour { $game }{ $day ->
    [none] .
   *[other] , du { $day }.
}
catalogue-would-go = { $gone ->
    [0] Sans { $name }, tous les noms restent connus
    [one] Sans { $name }, { $gone } nom n’est plus connu
   *[other] Sans { $name }, { $gone } noms ne sont plus connus
}{ $day ->
    [none] .
    [unknown] , et le catalogue du même nom livré avec Topcut vaut de nouveau.
   *[other] , et le catalogue du même nom livré avec Topcut, du { $day }, vaut de nouveau.
} Les tournois commencés le gardent.
catalogue-sure = Le retirer ?
catalogue-removed = Catalogue retiré : { $name }.{ $day ->
    [none] {""}
    [unknown] {" "}Celui qui est livré avec Topcut vaut de nouveau.
   *[other] {" "}Celui qui est livré avec Topcut, du { $day }, vaut de nouveau.
}
## Archives and lists of people

upgraded = Une autre version de Topcut a utilisé ces données avant. Une copie de leur état d’alors est gardée ; pour y revenir, arrêtez Topcut et utilisez : topcut back { $name }
back-asks = { $since ->
    [0] Rien n’a été saisi depuis la copie { $name }.
    [one] Un fait a été saisi depuis la copie { $name }, et n’y figure pas.
   *[other] { $since } faits ont été saisis depuis la copie { $name }, et n’y figurent pas.
} Ce qui est là maintenant est mis de côté.
back-sure = Remettre la copie en place ?
back-done = La copie { $name } a repris sa place ; ce qui était là est gardé sous le nom { $aside }. Continuez avec { $version ->
    [other] la version de Topcut que vous utilisiez alors
   *[known] Topcut { $version }
}.
kept-empty = Il n’y a pas de copie dans { $folder }.
backup-chosen = À partir de maintenant, les sauvegardes s’écrivent dans { $folder }.{ $shut ->
    [yes] {" "}Ce mot de passe n’ouvre aucune des copies scellées qui s’y trouvent déjà.
   *[no] {""}
}
backup-stopped = Plus aucune sauvegarde ne s’écrit. Celles qui sont là restent telles quelles.
went-on = « { $title } » continue ici, à l’époque { $epoch }. L’ordinateur qui le tenait avant refuse dès qu’il l’apprend.
went-on-awake = Tout est de nouveau enregistré ici.
backup-ask = Mot de passe des sauvegardes :
asked-yes-no = [o/N]
asked-again = Répondez oui ou non.
asked-twice = Le mot de passe encore une fois :
asked-differs = Ce ne sont pas les mêmes. Recommencez :
backup-written = « { $title } » : { $facts ->
    [one] { $facts } fait copié et relu.
   *[other] { $facts } faits copiés et relus.
}
backup-made = Il n’y avait pas de dossier { $folder } : il a été créé.
backup-newest = bonne, la plus récente
backup-good = bonne
restore-passed-over = { $file } est laissé de côté. { $problem }
restore-found = « { $title } », { $facts ->
    [one] { $facts } fait
   *[other] { $facts } faits
}, époque { $epoch }, copie du { $at }.
restore-accounts = Les comptes suivants viennent avec : { $names }. Ils peuvent se connecter ici avec leur propre mot de passe, sauf là où un compte de ce nom existe déjà.
restore-mirror = Ses pages publiques continuent d’être envoyées à { $url }.
restore-sure = À partir de maintenant, c’est cet ordinateur qui tient le tournoi, et le précédent ne doit pas continuer. On continue ?
restore-aside = Ce qui est ici est mis de côté sous le nom { $name }. Pour annuler, utilisez : topcut back { $name }
restored = « { $title } » continue ici, à l’époque { $epoch }. Son nom court est { $short }. Lancez les pages avec topcut serve ; au bureau, la page « Reprise » indique les tables dont le résultat manque peut-être.
restored-sign-in = Son bureau s’ouvre aux comptes qui sont venus avec. Si personne ici ne connaît un de leurs mots de passe, démarrez avec topcut serve --set-up, ouvrez le lien affiché et tapez un de leurs noms et un nouveau mot de passe.
created = « { $title } » est créé. En ligne de commande, son nom est { $short }, ou le début de son titre.
created-commitment = Publiez cet engagement avant toute inscription ; il lie tous les tirages à venir : { $commitment }
import-unfinished = « { $title } » n’est pas terminé : un autre ordinateur le fait peut-être tourner, et deux ordinateurs ne doivent jamais continuer le même tournoi. Pour continuer ici à sa place, répondez non et utilisez topcut restore avec ce fichier.
import-sure = N’en garder ici qu’une copie ?
events-none = Il n’y a pas encore de tournoi dans { $folder }. Créez-en un avec topcut new.
exported = { $facts ->
    [one] { $facts } fait écrit
   *[other] { $facts } faits écrits
} dans { $file }{ $public ->
    [true] , sans ce qui est secret
   *[other] , secrets compris : gardez-le pour vous
}.
imported = « { $title } » est importé : { $facts ->
    [one] { $facts } fait
   *[other] { $facts } faits
}, la chaîne est entière. Son nom court est ici { $short }.
imported-here = « { $title } » est déjà ici, avec { $facts ->
    [one] le même fait
   *[other] les mêmes { $facts } faits
}. Il n’y avait rien à faire.
imported-so = Cela s’est joué ainsi ailleurs, et c’est repris tel quel.
imported-unknown = Cela s’est joué ailleurs. Le fichier d’origine ne dit pas si on y a fait ceci.
imported-ejected = Le fichier d’origine dit que le joueur a été exclu, mais pas pourquoi.
imported-history = « { $title } » est créé d’après le fichier : { $players } joueurs, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}. Son nom court est ici { $short }.
people-preview = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
} dans le fichier, lu en { $encoding }, colonnes séparées par { $separator ->
    [tab] des tabulations
   *[other] { $separator }
} :
people-problems = { $count ->
    [one] { $count } ligne ne peut pas être reprise :
   *[other] { $count } lignes ne peuvent pas être reprises :
}
people-nothing = Personne n’a été inscrit. Corrigez le fichier et réessayez.
people-namesakes = Personne n’a été inscrit. Si c’est une autre personne, dites-le : --another "{ $name }". Si c’est la même, retirez la ligne.
people-confirm = Personne n’est encore inscrit. Si tout est juste, relancez la commande avec --yes.
people-entered = { $count ->
    [one] { $count } joueur est inscrit
   *[other] { $count } joueurs sont inscrits
} au tournoi « { $title } ».
doctor-folder = Dossier de données : { $folder }.
moved = Déplacé vers { $where } : { $tournaments ->
    [one] { $tournaments } tournoi
   *[other] { $tournaments } tournois
} avec { $facts } faits, et tous les comptes, sessions et reçus. Chaque journal y a été vérifié et se termine comme ici. L’ancien emplacement est resté tel quel : à partir de maintenant, ne servez que le nouveau.
doctor-postgres = PostgreSQL { $version }, avec fsync, full_page_writes et synchronous_commit activés : ce qui a été confirmé survit à un plantage du serveur.
doctor-sqlite = SQLite { $version }, journal { $journal }, sync { $sync } : ce qui a été confirmé survit à une coupure de courant.
doctor-sqlite-odd = SQLite { $version }, journal { $journal }, sync { $sync } : ce ne sont pas les réglages sûrs.
doctor-lock = Cette commande est seule à tenir le dossier.
doctor-space = { $free } Mo libres.
doctor-tournament = { $title } ({ $short }) : { $facts ->
    [one] { $facts } fait
   *[other] { $facts } faits
}, la chaîne est entière, le témoin est d’accord.
doctor-trouble = { $title } ({ $short }) :
doctor-none = Il n’y a pas de tournoi.
doctor-well = Tout est en ordre.
doctor-ill = { $count ->
    [one] { $count } point demande votre attention.
   *[other] { $count } points demandent votre attention.
}

## The commands generate and verify

generated = { $count ->
    [one] Un tournoi
   *[other] { $count } tournois
} avec { $facts } faits : { $count ->
    [one] il se trouve
   *[other] ils se trouvent
} dans { $folder }.
generated-kind = sorte
generated-facts = faits
generated-missing = { $count ->
    [one] Une sorte de fait n’est pas apparue :
   *[other] { $count } sortes de faits ne sont pas apparues :
}
generated-touched = { $count ->
    [one] Une clause
   *[other] { $count } clauses
} de ce règlement ({ $title }) et des décisions générales { $count ->
    [one] a été touchée
   *[other] ont été touchées
}.
generated-untouched = { $count ->
    [one] Une ne l’a pas été, ou ne figure dans aucun fait :
   *[other] { $count } ne l’ont pas été, ou ne figurent dans aucun fait :
}

## Serving the pages

serve-here = Topcut est à l’adresse { $url } sur cet ordinateur.
serve-hosted = Topcut est à l’adresse { $url }, et attend son proxy sur le port { $port }.
serve-ask = Cet ordinateur est sur un réseau, à l’adresse { $address }. Permettre aux téléphones de cette salle de se connecter ?
serve-python = Vous utilisez Python { $version }, et des inconnus peuvent bloquer un serveur qui tourne avec ({ $ids }). Topcut se protège de ce qu’il connaît ; installez tout de même Python { $mended } ou plus récent et lancez Topcut avec lui, sauf si votre système dit avoir corrigé le sien.
serve-alone = Les téléphones ne peuvent pas le joindre. Pour les laisser entrer, arrêtez-le et lancez-le avec :
serve-lan = Les téléphones du même réseau ouvrent { $url } ou scannent ceci :
serve-backup = Les sauvegardes vont dans { $folder }, dix secondes au plus après chaque changement.
serve-copies = Il y a dans { $folder } un tournoi qui n’est pas sur cet ordinateur. Pour le continuer ici, ouvrez « Sauvegardes » au bureau, ou arrêtez Topcut et utilisez : topcut restore
serve-set-up = { $place ->
    [hosted] Pour créer le compte qui gère ce serveur, ouvrez ce lien dans votre navigateur, une seule fois, dans la journée : { $link }
   *[here] Pour créer un compte, ouvrez ce lien sur cet ordinateur, une seule fois, dans la journée : { $link }
}
serve-ownerless = { $title } n’a pas de propriétaire : l’entrée qui dit à qui il appartient est abîmée ou manque, et aucun compte n’ouvre son bureau. Pour le donner à tous ceux qui ont un compte sur cet ordinateur, arrêtez Topcut et lancez-le une fois avec : topcut serve --set-up
serve-stop = Arrêtez-le avec Ctrl+C. Tout ce qui est saisi jusqu’ici est enregistré.
people-added = { $count ->
    [one] Inscription faite : { $name }.
   *[other] { $count } joueurs sont inscrits.
}
people-would-be-entered = { $count ->
    [one] { $count } joueur serait inscrit
   *[other] { $count } joueurs seraient inscrits
}
people-enter = { $count ->
    [one] Inscrire ce joueur
   *[other] Inscrire ces { $count } joueurs
}
check-in-all = { $count ->
    [one] Ceci confirme la présence du joueur ({ $count }) qui n’en a pas encore.
   *[other] Ceci confirme la présence des { $count } joueurs qui n’en ont pas encore.
}

catalogue-replaced = Il prend la place de celui { $before ->
    [none] sans date
   *[other] du { $before }
}{ $newer ->
    [yes] , qui est plus récent
   *[no] {""}
}{ $gone ->
    [0] .
    [one] ; { $gone } nom n’y est plus.
   *[other] ; { $gone } noms n’y sont plus.
}

## Tables: the names of their columns, and words in them

column = Colonnes
    .what-they-need = ce qu’il leur faut
    .chance = chance
    .table = table
    .players = joueurs
    .state = état
    .rank = rang
    .player = joueur
    .rounds = rondes
    .id = id
    .club = club
    .where = statut
    .list = liste
    .paid = payé
    .place = place
    .points = points
    .opponent = adversaire
    .event = tournoi
    .title = titre
    .facts = faits
    .at = heure
    .name = nom
    .version = version
    .effective = en vigueur
    .clauses = clauses
    .entry = réglage
    .clause = clause
    .value = valeur
    .section = section
    .lists = listes
    .copies = exemplaires
    .won = gagnés
    .drawn = nuls
    .lost = perdus
    .win = victoires %
    .from = de
    .to = à
    .line = ligne
    .contact = contact
    .epoch = époque
    .made = fait le
    .file = fichier
    .how-it-is = état
    .date = date
    .rule-book = règlement
    .phase = phase
    .type = à taper
    .for = pour
column-challengers = Colonnes de Challengers!
    .card = Carte
    .set = Set
    .level = Niveau
    .power = Force
    .copies = Exemplaires
    .what-it-does = Ce qu’elle fait
    .seat = Place
    .bot = Bot
    .wins = Victoires
    .fans = Fans
    .games = Parties
    .rounds = Manches
    .matches = Matchs
    .reveals = Révélées
    .beginner-wins = Le premier gagne
    .offered = Proposée
    .picked = Choisie
    .pick-rate = Taux de choix
    .win-share = Part de victoires
phase = { $phase ->
    [sign-up] inscriptions
    [swiss] rondes suisses
    [bracket] phase finale
    [damaged] abîmé
    [deleted] supprimé
   *[finished] terminé
}
console-organizer = organisateur
cards-listed = { $name } : { $set }, niveau { $level }, force { $power }, exemplaires { $copies }.
