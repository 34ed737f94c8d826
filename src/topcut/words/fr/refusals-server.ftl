# What the data folder, the server, an account or a mirror refuses


## The data folder and the desk

refusal-data-in-use = { $here ->
    [true] Un autre Topcut (processus { $pid }) utilise les données du dossier { $folder } depuis { $since }. Utilisez celui-là, ou fermez-le d’abord.
   *[false] Les données du dossier { $folder } sont utilisées sur l’ordinateur { $host } depuis { $since }. Fermez Topcut là-bas. Si cet ordinateur est éteint ou s’est bloqué, supprimez le fichier { $file } de ce dossier et relancez.
}
refusal-data-in-use-unnamed = Un autre Topcut utilise les données du dossier { $folder }, bien que le fichier { $file } ne le dise plus. Utilisez celui-là, ou fermez-le d’abord. Rien n’a été modifié.
refusal-data-no-folder = { $folder } est un fichier, pas un dossier. Indiquez un dossier pour les données.
refusal-data-read-only = Non enregistré : Topcut n’a pas le droit d’écrire dans { $folder } ({ $problem }). Autorisez l’écriture dans ce dossier et ses fichiers, rebranchez le disque, ou indiquez un autre dossier avec --data.
refusal-data-foreign = Ce topcut.db n’a pas été écrit par Topcut, ou son début est détruit. Rien n’y a été touché. Indiquez un autre dossier avec --data, ou remettez en place une copie de vos données.
refusal-data-newer = Ces données ont été écrites par un Topcut plus récent (forme { $found } ; celui-ci connaît { $known }). Rien n’y a été touché. Installez la version plus récente.
refusal-data-damaged = Le fichier { $file } est abîmé : tout son dossier est en lecture seule. Exportez vos tournois, gardez une copie du dossier, et importez-les dans un nouveau.
refusal-data-elsewhere = { $folder } se trouve sur un autre ordinateur ou y est copié pendant que Topcut y écrit, ce qui peut l’abîmer. Indiquez avec --data un dossier du disque de cet ordinateur.
refusal-row-damaged = { $table ->
    [rights] L’entrée { $row } de la table { $table } est abîmée : elle n’ouvre plus à personne. Si un tournoi y a perdu son propriétaire, arrêtez Topcut et lancez-le une fois avec : topcut serve --set-up
   *[other] L’entrée { $row } de la table { $table } est abîmée. Corrigez-la s’il s’agit d’une personne ; sinon, exportez le tournoi et importez-le dans un nouveau dossier.
}
refusal-journal-foreign = { $journal } ne va pas avec ce { $file } : l’un des deux vient d’une autre copie. Rien n’a été touché. Remettez les deux fichiers de la même copie, ou écartez { $journal } si vous avez restauré { $file }.
refusal-store-busy = Non enregistré : un autre programme retient { $file } depuis trop longtemps. Fermez les outils de sauvegarde et les visionneuses de bases de données, puis réessayez.
refusal-store-failed = Le disque signale une erreur ({ $problem }) : la dernière saisie n’est peut-être pas enregistrée. Plus rien ne s’écrit avant un redémarrage de Topcut. Copiez d’abord le dossier de données sur un autre disque.
refusal-disk-full = Non enregistré : le disque est plein ({ $free } Mo libres). Tout ce qui précède est en sécurité. Libérez de la place et réessayez.
refusal-disk-low = Le disque est presque plein : { $free } Mo libres. Libérez de la place avant la prochaine ronde.
refusal-log-damaged = Le fait { $n } du journal de ce tournoi est abîmé. Ce qui le précède reste lisible, mais on ne peut plus rien écrire. Importez votre dernière copie du tournoi dans un nouveau dossier.
refusal-log-behind-witness = Le journal de ce tournoi s’arrête au fait { $n }, mais le fait { $witnessed } avait été enregistré, ou c’en était un autre. Quelque chose a remplacé ou coupé le fichier, ou le serveur de base de données n’a pas ses dernières écritures. Le tournoi est maintenant en lecture seule ; remettez le bon topcut.db ou la bonne base, ou importez votre dernière copie.
refusal-database-url = Ce n’est pas l’adresse d’une base PostgreSQL. Écrivez-la ainsi : postgresql://user@host/name. Rien n’a été modifié.
refusal-database-library = Il manque une bibliothèque pour utiliser un serveur de base de données. Installez Topcut avec son extra « postgres », puis réessayez. Rien n’a été modifié.
refusal-database-unreached = Le serveur de base de données est injoignable, ou a refusé Topcut. Voici sa réponse : « { $problem } ». Vérifiez dans l’adresse l’hôte, le port, l’utilisateur, le mot de passe et le nom de la base. Rien n’a été modifié.
refusal-database-unsafe = { $setting ->
    [fsync] Le serveur de base de données est réglé sur fsync=off : s’il plante, il peut perdre ce qui a été dit enregistré, ou tout. Mettez fsync=on, redémarrez le serveur, puis relancez Topcut.
    [full_page_writes] Le serveur de base de données est réglé sur full_page_writes=off : s’il plante, ses fichiers peuvent être abîmés. Mettez full_page_writes=on, rechargez le serveur, puis relancez Topcut.
   *[synchronous_commit] Le serveur de base de données est réglé sur synchronous_commit=off : s’il plante, il peut perdre ce qui a été dit enregistré. Mettez synchronous_commit=on pour cette base et son utilisateur, puis relancez Topcut.
}
refusal-database-read-only = Non enregistré : ce serveur de base de données est en lecture seule, comme un serveur de secours. Indiquez celui qui accepte les écritures, ou promouvez celui-ci, et réessayez.
refusal-database-away = Le serveur de base de données ne répond pas, ou la liaison a été coupée en route. Si vous étiez en train d’enregistrer, regardez si c’est là avant de ressaisir ; ce qui a été confirmé auparavant est enregistré. Réessayez dans un instant.
refusal-database-busy = Non enregistré : le serveur de base de données a été trop lent. Rien n’a été modifié ; réessayez dans un instant.
refusal-database-full = Non enregistré : le disque du serveur de base de données est plein. Tout ce qui précède est en sécurité. Libérez-y de la place et réessayez.
refusal-database-damaged = Le serveur de base de données signale que ses fichiers sont abîmés. Arrêtez Topcut, gardez-en une copie, et restaurez la base depuis sa dernière sauvegarde.
refusal-database-refused = Non enregistré : le serveur de base de données a refusé (SQLSTATE { $state }). Rien n’a été modifié. Vérifiez que son utilisateur a le droit de créer des tables et d’y écrire.
refusal-database-in-use = Un autre Topcut a ouvert cette base, sous une forme plus ancienne ou depuis plus longtemps qu’on ne peut attendre. Arrêtez tous ceux qui l’utilisent, puis réessayez. Rien n’a été modifié.
refusal-move-not-empty = Il y a déjà quelque chose ici : rien n’a été déplacé. Indiquez une base ou un dossier vide.
refusal-move-same = C’est là que tout se trouve déjà. Indiquez la destination avec --to.
refusal-move-damaged = Tout n’est pas ici tel qu’il a été écrit : rien n’a été déplacé. Tapez topcut doctor pour voir ce qui ne va pas, et réglez cela d’abord.
refusal-move-differs = Ce qui a été écrit n’est pas ce qui a été lu ({ $what }). N’utilisez pas la nouvelle destination : videz-la et réessayez. L’ancienne est restée telle quelle.
refusal-text-unstorable = Non enregistré : le texte contient un signe qu’aucune base ne peut garder. Retapez-le sans le copier d’ailleurs.
refusal-fact-unknown = Le fait { $n } de ce tournoi ({ $kind }, forme { $v }) a été écrit par un Topcut plus récent. Le tournoi n’est lisible que jusque-là. Installez la version plus récente.
refusal-fact-unreadable = Ce programme ne comprend pas le fait { $n } de ce tournoi : l’erreur est de notre côté. Le tournoi n’est lisible que jusque-là. Exportez-le et signalez l’erreur.
refusal-tournament-unknown = Il n’y a pas de tournoi { $tournament } ici. Vérifiez l’adresse, ou cherchez-le dans la liste des tournois.
refusal-tournament-deleted = Ce tournoi a été supprimé. Pendant 30 jours, son propriétaire peut le récupérer depuis la page d’accueil ; une archive enregistrée peut s’importer à tout moment.
refusal-title-differs = Rien n’a été supprimé : « { $typed } » n’est pas son nom. Pour le supprimer, tapez « { $title } ».
refusal-id-differs = Le journal de ce tournoi est illisible : on ne peut pas comparer le titre. Pour le supprimer, tapez son identifiant, { $tournament } ; vous avez tapé « { $typed } ». Rien n’a été supprimé.
refusal-not-a-drill = C’est un vrai tournoi, pas un exercice. Rien n’a été modifié.
refusal-drill-unsure = Cochez « Oui, pour de bon » pour supprimer l’exercice. Rien n’a été supprimé.
refusal-drill-data-in-use = Un autre Topcut utilise les données du dossier { $folder }. On peut aussi y lancer un exercice : ouvrez sa page d’accueil et appuyez sur « Exercice ». Ou retirez --data, et celui-ci aura son propre dossier. Rien n’a été modifié.
refusal-drill-of-cards = { $title } se joue avec sa propre commande, pas à un bureau : il n’y a pas d’exercice. Tapez : topcut challengers play
refusal-drill-book-unknown = Il n’y a pas d’exercice pour « { $name } ». Choisissez l’un de ces règlements : { $known }.
refusal-drill-players = Un exercice compte { $least } à { $most } joueurs. Choisissez un nombre entre les deux.
refusal-drill-too-many = { $most } exercices sont déjà en cours, et un de plus ralentirait tout. Mettez-en un en pause ou supprimez-en un d’abord. Rien n’a été modifié.
refusal-drill-speed = Un exercice a ces vitesses : { $speeds } fois plus vite qu’une vraie journée. Choisissez-en une. Une fois lancé, on peut le mettre en pause.
refusal-drill-seed = La graine d’un exercice est un texte de 1 à { $most } caractères sur une ligne. Tapez-en une autre, ou n’en donnez pas.
refusal-tournament-exists = Le tournoi { $tournament } est déjà dans ce dossier de données. Importez-le dans un autre dossier, ou continuez avec celui qui est là.
refusal-key-reused = Cette clé a déjà servi pour une autre saisie. Rechargez la page et recommencez la saisie ; un programme l’envoie avec une nouvelle clé.
refusal-desk-overtaken = D’autres ont modifié le tournoi { $tries } fois pendant cette décision. Regardez où il en est et réessayez.

## The web pages: edges

refusal-page-unknown = Cette page n’existe pas. L’adresse est peut-être mal tapée, ou ce qu’elle montrait n’est plus là.
refusal-method-unknown = On ne peut pas faire cela avec cette adresse. Revenez en arrière et utilisez les boutons de la page ; pour les programmes, /api/v1/openapi.json décrit chaque adresse.
refusal-body-unreadable = Ce qui est arrivé était incomplet ou illisible. Rien n’a été enregistré. Renvoyez-le, s’il vous plaît.
refusal-body-too-large = C’est trop gros : on peut envoyer ici { $most } ko au plus à la fois. Rien n’a été enregistré.
refusal-too-many = C’était trop souvent en trop peu de temps. Rien n’a été enregistré. Attendez une minute, puis réessayez.
refusal-forbidden = Votre session ne donne pas le droit d’ouvrir ou de faire ceci. Rien n’a été modifié. Si vous pensez avoir ce droit, connectez-vous avec votre propre carte, code ou mot de passe.
refusal-sign-in-needed = Vous n’avez pas de session ouverte, ou elle est terminée : rien n’a été enregistré. Connectez-vous d’abord, puis renvoyez.
refusal-form-incomplete = Il manque quelque chose au formulaire : { $fields }. Rien n’a été enregistré. Rouvrez la page et renvoyez-le.
refusal-stopping = Topcut est en train de s’arrêter. Votre envoi n’a pas été enregistré. Réessayez dans quelques secondes.

## The big screen

refusal-sign-up-full = La liste d’attente est pleine : { $most } personnes y figurent. Vous n’avez pas de place. Adressez-vous à l’organisateur ({ $organizer }).
refusal-sign-up-busy = Plus de gens s’inscrivent en ce moment que cette page n’en accepte par minute. Votre inscription n’est pas encore faite ; ce que vous avez tapé est toujours là. Attendez une minute, puis renvoyez.
refusal-sign-up-junk = Cela ne ressemblait pas à une inscription faite par une personne : rien n’a été enregistré. Laissez vide le champ « Site web » et renvoyez.
refusal-not-accepted = Cochez la case pour permettre d’afficher votre nom sur les pages publiques, { $tournament ->
    [game] celles de cette partie
   *[other] celles de ce tournoi
} ; sans cela, on ne peut pas vous apparier. Rien n’a été enregistré.
refusal-log-behind-phone = Le téléphone d’un joueur a le reçu du fait { $n }, mais ce journal s’arrête à { $last } ou a pris un autre chemin. Il manque ici quelque chose qui avait été confirmé : cherchez une copie plus récente avant de continuer. Les téléphones ont encore ce qu’ils ont envoyé.
refusal-witness-lost = Au démarrage de Topcut, le fichier topcut.heads ne savait rien de ce journal, qui s’arrêtait au fait { $n }. Sans lui, personne ne peut dire si des faits suivants sont perdus. Comparez avec les reçus des téléphones et les feuilles imprimées. Si tout est là, confirmez-le ici ; sinon, cherchez une copie plus récente avant de continuer.
refusal-preview-busy = L’image de ce tournoi ne peut pas être dessinée pour le moment. Redemandez-la dans une minute.
refusal-verify-lately = Le vérificateur vient de travailler ici. Rien n’a été lancé. Lisez le dernier rapport, ou redemandez dans une minute.
refusal-verify-busy = Le vérificateur est occupé par d’autres tournois. Rien n’a été lancé. Redemandez dans une minute, ou faites-le tourner sur votre propre machine.
refusal-verify-stopped = Le vérificateur demandait plus de temps ou de mémoire qu’il n’en a ici ({ $seconds } secondes au plus) et a été arrêté. Rien n’a été gardé. Redemandez quand cet ordinateur a moins à faire, ou faites-le tourner sur votre propre machine.
refusal-verify-failed = Le vérificateur s’est arrêté sans verdict. Rien n’a été gardé. Redemandez, ou faites-le tourner sur votre propre machine.
refusal-verify-unreadable = Le vérificateur ne peut pas lire le fichier de ce journal : { $problem } Rien n’a été gardé. Montrez ceci à l’organisateur.
refusal-verify-outdated = Un nom ou un texte de ce journal a été modifié ou supprimé pendant la lecture. Rien n’a été gardé. Redemandez.
refusal-alarm-changed = Cet avertissement a changé ou disparu depuis l’ouverture de la page. Rien n’a été modifié. Relisez d’abord la page.
refusal-display-choice-unknown = Cette vue n’existe pas à l’écran. Il montre la même chose qu’avant. Choisissez-en une dans la liste.
refusal-list-not-open = Cette liste ne vous est pas ouverte, ou il n’y en a pas.
refusal-not-sure = Rien n’a été modifié. Cochez la case qui dit que vous en avez la certitude, puis renvoyez.
refusal-forget-too-early = Vous jouez encore, et la salle a besoin de votre nom pour vous appeler à votre table. Abandonnez d’abord, ou attendez la fin ; rien n’a été supprimé.

## Getting in

refusal-form-foreign = Ceci n’a pas été envoyé depuis une page de ce programme, ou cette page est trop ancienne. Rien n’a été modifié. Rouvrez la page et renvoyez.
refusal-form-stale = Quelqu’un s’est connecté ou déconnecté dans ce navigateur depuis l’ouverture de cette page. Rien n’a été modifié. Rouvrez la page et renvoyez.
refusal-host-unknown = Topcut ne répond pas à cette adresse. Ouvrez plutôt { $address }.
refusal-away-too-long = Cette session n’a pas servi depuis une heure : elle ne peut plus ni supprimer ni exporter. Demandez au propriétaire de le faire, ou demandez une nouvelle invitation. Rien n’a été modifié.
refusal-claims-too-many = Trop de codes faux ont été essayés d’ici en une minute. Un code juste fonctionne toujours : vérifiez-le lettre par lettre, ou demandez-en un nouveau là où vous l’avez reçu.
refusal-codes-off = Trop de codes d’arbitre faux ont été essayés : les codes sont désactivés pendant 10 minutes. Un organisateur peut envoyer un lien d’invitation à la place.
refusal-login-wait = { $seconds ->
    [one] Trop de mots de passe faux. Attendez { $seconds } seconde, puis réessayez.
   *[other] Trop de mots de passe faux. Attendez { $seconds } secondes, puis réessayez.
} Rien n’est bloqué.
refusal-hashing-busy = D’autres se connectent en ce moment. Réessayez dans une seconde.
refusal-login-wrong = Ce nom et ce mot de passe ne vont pas ensemble. Vérifiez les deux, majuscules comprises.
refusal-password-wrong = Ce n’est pas le mot de passe de votre compte. Vérifiez-le, majuscules comprises, et tapez-le de nouveau. Rien n’a été modifié.
refusal-login-here-only = Le propriétaire ne se connecte que sur l’ordinateur où tourne Topcut. Là, sur la page « Compte », on peut permettre la connexion depuis d’autres appareils.
refusal-password-short = Un mot de passe demande au moins { $least } caractères. Trois ou quatre mots sans rapport entre eux se retiennent facilement.
refusal-password-long = Un mot de passe a { $most } caractères au plus.
refusal-password-weak = { $pattern ->
    [about-you] Un mot de passe qui contient votre propre nom est le premier que tout le monde essaie.
    [known] Ce mot de passe, ou un très proche, figure sur les listes que les pirates essaient d’abord.
    [word] Un mot courant avec quelques caractères de plus se devine en quelques secondes.
    [spatial] Des touches voisines du clavier se devinent en quelques secondes.
    [repeat] Un mot de passe qui se répète se devine en quelques secondes.
    [sequence] Des lettres ou des chiffres dans leur ordre habituel se devinent en quelques secondes.
    [date] Une date se devine en quelques secondes.
    [regex] Une année se devine en quelques secondes.
   *[other] Ce mot de passe est trop facile à deviner.
} Utilisez plutôt trois ou quatre mots sans rapport entre eux. Rien n’a été enregistré.
refusal-passwords-differ = Les deux mots de passe ne sont pas identiques. Retapez les deux.
refusal-name-missing = Donnez un nom, pour que les autres sachent de qui il s’agit.
refusal-link-dead = Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.
refusal-set-up-dead = Ce lien de mise en service a déjà servi ou a expiré. Relancez Topcut pour en avoir un nouveau.
refusal-code-unknown = Aucune carte n’a ce code. Vérifiez-le lettre par lettre ; une carte plus récente annule les précédentes.
refusal-code-unreadable = Un code a 26 lettres et chiffres, par groupes de quatre. Tapez-les tous, ou scannez le code QR.
refusal-claim-used = Cette carte a déjà servi à { $at }, sur un appareil de ce genre : { $agent }. Si ce n’était pas vous, demandez une nouvelle carte à un arbitre : deux gestes, et l’autre appareil est déconnecté.
refusal-claim-over = Ce tournoi est terminé : ses cartes ne fonctionnent plus. Le classement final est sur sa page publique.
refusal-claim-none = { $player } ne participe plus à ce tournoi. Demandez au bureau.
refusal-device-shared = Ce téléphone s’est aussi connecté pour un autre joueur de ce tournoi : il ne peut pas confirmer de résultat. Demandez à un arbitre de le saisir.
refusal-judge-code-dead = Ce code est faux, a déjà servi, ou date de plus de 10 minutes. Demandez-en un nouveau à l’organisateur.
refusal-judge-not-waiting = Plus personne n’attend là. Rien n’a été modifié.
refusal-warning-first = Les téléphones joignent cet ordinateur en HTTP simple. Lisez et confirmez d’abord ce que cela signifie, sur la page « Compte » (dans le menu, sous « Plus »). Personne n’a reçu de code ni d’invitation.
refusal-session-gone = Cette session est déjà terminée.
refusal-organizer-needed = Seul le propriétaire peut faire cela à un organisateur.
refusal-account-closed = Ce compte est fermé. Adressez-vous à la personne qui gère ce serveur ; vos tournois sont toujours là, et les joueurs peuvent continuer à les lire.
refusal-account-link-dead = Ce lien a déjà servi ou a expiré. Demandez-en un nouveau à la personne qui gère ce serveur.
refusal-account-taken = Il y a déjà un compte appelé { $name }. Choisissez un autre nom, ou connectez-vous si c’est le vôtre.
refusal-account-strange = Ce compte n’existe pas sur ce serveur. Rien n’a été modifié.
refusal-account-own = Vous ne pouvez pas faire cela à votre propre compte d’ici. Rien n’a été modifié.
refusal-account-holds = Ce compte possède encore { $count ->
    [one] { $count } tournoi
   *[other] { $count } tournois
}. Supprimez chacun d’eux, ou donnez-le à un club, puis supprimez le compte. Rien n’a été modifié.
refusal-account-mirrors = Ce compte montre encore { $count ->
    [one] { $count } tournoi
   *[other] { $count } tournois
} d’une salle. Retirez chacun d’eux sur la page « Miroirs », puis supprimez le compte. Rien n’a été modifié.
refusal-account-last = C’est le seul compte qui gère ce serveur. Créez-en d’abord un autre avec topcut serve --set-up. Rien n’a été modifié.
refusal-accounts-invited = Sur ce serveur, les comptes se font sur invitation. Ouvrez le lien qui vous a été envoyé, ou demandez à la personne qui le gère. Aucun compte n’a été créé.
refusal-accounts-busy = Plus de comptes se créent en ce moment que ce serveur n’en accepte par minute. Rien n’est perdu ; attendez une minute, puis renvoyez.
refusal-hosted-only = Des comptes pour d’autres demandent un serveur avec une connexion chiffrée. Sur cet ordinateur, topcut serve --set-up affiche un lien vers un autre compte. Rien n’a été modifié.
refusal-quota-number = { $typed } n’est pas un nombre de 0 à { $most }. Rien n’a été modifié.
refusal-quota-running = Vous avez { $most ->
    [one] { $most } tournoi non terminé
   *[other] { $most } tournois non terminés
}, le maximum que ce serveur vous permet à la fois. Terminez-en ou archivez-en un, ou adressez-vous à la personne qui gère ce serveur. Rien n’a été créé.
refusal-quota-kept = Vous gardez { $most ->
    [one] { $most } tournoi
   *[other] { $most } tournois
} sur ce serveur, le maximum qu’il vous permet. Supprimez-en un dont personne n’a besoin (il compte jusqu’à sa disparition définitive), ou adressez-vous à la personne qui gère ce serveur. Rien n’a été créé.
refusal-quota-players = { $most ->
    [one] { $most } joueur, c’est
   *[other] { $most } joueurs, c’est
} le maximum que ce serveur permet dans un tournoi. Personne n’a été inscrit. L’organisateur ({ $organizer }) peut en demander davantage à la personne qui gère le serveur.
refusal-quota-megabytes = Tous les tournois de cet organisateur remplissent ensemble les { $most } Mo que ce serveur permet. Rien n’a été enregistré. L’organisateur ({ $organizer }) peut supprimer d’anciens tournois, ou demander davantage à la personne qui gère le serveur.
refusal-club-unknown = Vous n’êtes pas membre d’un tel club. Rien n’a été modifié.
refusal-club-owner-needed = Seul un propriétaire du club peut faire cela. Rien n’a été modifié.
refusal-club-last-owner = Un club a besoin d’un propriétaire. Donnez d’abord ce rôle à un autre membre, ou retirez tous les autres et cédez ses tournois. Rien n’a été modifié.
refusal-club-holds = Le club possède encore { $count ->
    [one] { $count } tournoi
   *[other] { $count } tournois
}, et vous en êtes le dernier membre. Reprenez chacun d’eux sur sa page « Ce tournoi », puis quittez le club. Rien n’a été modifié.
refusal-club-link-dead = Cette invitation a déjà servi ou a expiré. Demandez-en une nouvelle à un propriétaire du club.
refusal-club-in-already = Vous êtes déjà membre du club { $club }. L’invitation reste valable pour quelqu’un d’autre.
refusal-clubs-many = Vous êtes membre de { $most } clubs, le maximum pour un compte. Quittez-en d’abord un. Rien n’a été modifié.
refusal-second-wrong = Ce code est faux, ou a déjà servi. Attendez le suivant dans votre application, ou utilisez un code de récupération. Vous n’avez pas encore de session.
refusal-second-late = Cela a pris plus de cinq minutes. Rien n’a été modifié. Recommencez.
refusal-second-gone = Ce second facteur n’est plus là. Rien n’a été modifié.
refusal-second-needs-tls = Les seconds facteurs demandent TLS, et cet ordinateur sert ses pages en HTTP simple. Rien n’a été ajouté.
refusal-app-wrong = Ce n’est pas le code que l’application devrait afficher maintenant. Vérifiez l’heure du téléphone, puis saisissez le code suivant. Rien n’a encore été ajouté.
refusal-passkey-wrong = Cette clé d’accès n’a pas répondu comme il faut, ou trop tard. Rien n’a été modifié. Réessayez une fois.
refusal-passkey-copied = Cette clé d’accès a compté à rebours, comme le ferait une copie. Elle n’ouvre plus à personne. Connectez-vous avec un autre second facteur, puis supprimez-la sur la page « Seconds facteurs ».

## The security log

refusal-account-unknown = Il n’y a pas de compte appelé { $name } dans ce dossier de données. Rien n’a été modifié.

## Serving the pages

refusal-workers-many = Topcut sert un dossier de données depuis un seul processus ; { $workers } écriraient en même temps dans un même fichier. Ne touchez pas à --workers ni à WEB_CONCURRENCY : un seul suffit pour une salle. Plusieurs demandent un serveur de base de données : voir --database.
refusal-port-busy = Le port { $port } est pris, peut-être par un autre Topcut. Arrêtez celui-là, ou choisissez un autre port avec --port { $next }.
refusal-backup-database = Ce qui est dans un serveur de base de données se sauvegarde là-bas, avec ses propres moyens : docs/hosting.md explique comment. Retirez --backup et --sealed.
refusal-url-odd = « { $url } » n’est pas l’adresse d’un serveur sur internet. Donnez-la telle que les navigateurs la voient, avec https et rien après le nom, comme --url https://topcut.example.
refusal-url-alone = --url est fait pour un serveur sur internet ; --lan, --host et --mirror sont faits pour une salle. Retirez l’un des deux.
refusal-host-odd = « { $host } » n’est ni le nom ni l’adresse d’un ordinateur. Donnez le nom seul, sans http:// devant ni port derrière, comme --host topcut.local.
refusal-listen-odd = Personne ne pourrait entrer par « { $address } » : ce n’est pas une adresse de cet ordinateur. Retirez --listen si le proxy tourne ici aussi ; sinon, indiquez-en une, 0.0.0.0 pour toutes celles en IPv4, ou :: pour toutes, des deux sortes.
refusal-option-idle = { $option } ne fait rien sans { $needed }. Ajoutez cette option, ou retirez { $option }.
refusal-figures-weak = Il n’y a pas de jeton dans { $file }. Écrivez-y un jeton de { $least } caractères au moins, connu seulement de ce qui lit les mesures, et relancez.
refusal-lan-missing = Cet ordinateur n’est pas sur un réseau : les téléphones ne peuvent pas le joindre. Connectez-le au Wi-Fi de la salle et relancez, ou donnez vous-même l’adresse avec --host.
refusal-withdraw-asked = Noter un désistement pour { $player } ?{ $next ->
    [nobody] {""}
   *[other] {" "}{ $next } monte de la liste d’attente.
} Rien n’a encore été modifié.
refusal-absent-asked = Noter l’absence et l’abandon pour { $player } ? Le match se termine aussi. Rien n’a encore été modifié.
refusal-forget-unsure = Cochez « Oui, pour de bon » pour oublier { $player }. Rien n’a été supprimé.

## Mirrors: a hosted Topcut shows what a laptop in a hall decides

refusal-decided-at-the-hall = Ceci se décide dans la salle, et s’affiche seulement ici. Allez au bureau là-bas.
refusal-mirror-link = Ce n’est ni l’adresse d’un Topcut hébergé, comme https://topcut.example, ni un lien de sa page « Miroirs ». Copiez celui-ci en entier : il commence par https:// et se termine par une clé après un #.
refusal-mirror-plain = { $url } n’est pas chiffré : la clé pourrait être lue en route. Utilisez une adresse qui commence par https://.
refusal-mirror-hosted = Ce tournoi se décide et s’affiche déjà en ligne. Un miroir est fait pour un ordinateur portable dans une salle.
refusal-mirror-old-log = Le journal de ce tournoi a été commencé par un Topcut plus ancien, et ce qu’on raye ici ne pourrait pas être rayé sur un miroir. Il reste donc ici.
refusal-mirror-unreachable = Le miroir est injoignable : il montre ce qu’il savait en dernier. Rien n’est perdu ici ; l’essai se refait tout seul.
refusal-mirror-untrusted = Ce qui répond là ne prouve pas qu’il est ce serveur, donc rien n’a été envoyé. Sur beaucoup de réseaux, il faut d’abord ouvrir une page de connexion dans un navigateur ; ou bien l’horloge de cet ordinateur est fausse, ou le certificat a expiré.
refusal-mirror-slow = Le miroir ne répond pas à temps. Rien n’est perdu ici ; l’essai se refait tout seul.
refusal-mirror-strange = Ce qui répond à cette adresse n’est pas un miroir que ce Topcut comprend. Vérifiez l’adresse, et que les deux ont la même version.
refusal-mirror-key-refused = Le miroir ne connaît pas cette clé : personne n’y a encore admis cet ordinateur, ou la clé a été révoquée, ou copiée en partie seulement. Admettez-le avec le code de la page « Miroir » du bureau, ou créez là-bas une nouvelle clé.
refusal-mirror-busy = Le miroir a trop à faire en ce moment. L’essai se refait tout seul.
refusal-mirror-quota = Le miroir montre { $most ->
    [one] { $most } tournoi
   *[other] { $most } tournois
} de ce compte, et n’en prend pas plus. Retirez-en un là-bas.
refusal-mirror-heavy = Tout ce que ce compte garde sur le miroir remplit les { $most } Mo qui lui sont accordés ; rien de nouveau n’a donc été pris. Retirez-y d’anciens tournois, ou demandez-en plus à ceux qui le gèrent.
refusal-mirror-removed = Ce tournoi a été retiré du miroir. Pour le montrer à nouveau, créez là-bas une nouvelle clé et lancez le miroir avec elle.
refusal-mirror-troubled = Le miroir ne peut pas garder ce tournoi pour le moment. Demandez à ceux qui le gèrent de regarder leurs données.
refusal-mirror-at-home = Ce serveur décide lui-même de ce tournoi : il ne peut pas en être le miroir. Continuez sur un seul des deux.
refusal-mirror-of-others = Un autre compte y montre déjà ce tournoi. Utilisez une clé de ce compte ; s’il n’est pas à vous, demandez à ceux qui gèrent ce serveur.
refusal-mirror-other-source = Un autre ordinateur a envoyé au miroir un autre historique de ce tournoi, à la même époque. Les deux ne peuvent pas être la salle : le miroir garde ce qu’il a. Trouvez quel ordinateur continue, et arrêtez le miroir sur l’autre.
refusal-mirror-superseded = Un autre ordinateur a repris ce tournoi (époque { $epoch }), et le miroir suit celui-là. Continuez là-bas.
refusal-mirror-ahead = Le miroir connaît { $n } faits de ce tournoi, et cet ordinateur seulement { $hall } : il manque quelque chose ici, ou un autre ordinateur a continué. Rien n’a été envoyé. Regardez vos sauvegardes.
refusal-mirror-gap = Le miroir n’a encore rien du fait { $n } : il ne peut pas prendre la suite. L’envoi se refait tout seul.
refusal-mirror-names = Un nom envoyé n’est pas celui sur lequel le journal s’engage : le miroir n’a rien pris.
refusal-mirror-unreadable = La ligne { $row } de l’envoi est illisible. Vérifiez que les deux ont la même version de Topcut.
refusal-mirror-too-large = Ce qu’il faudrait remplacer sur le miroir est trop gros pour une seule fois. Retirez-y le tournoi, et lancez le miroir avec une nouvelle clé.
refusal-mirror-copy-none = Il n’y a pas de copie scellée de ce tournoi que cette clé puisse récupérer. Vérifiez son identifiant dans la liste des copies.
refusal-api-token-refused = Ce jeton est inconnu ici : il a été révoqué, a expiré, ou n’a été copié qu’en partie. Créez-en un nouveau sur la page de votre compte, sous « Jetons pour programmes ».
refusal-api-token-missing = Un programme a besoin d’un jeton pour cela. Créez-en un sur la page de votre compte, sous « Jetons pour programmes », et envoyez-le sous la forme « Authorization: Bearer » suivie du jeton.
refusal-api-token-scope = Ce jeton ne permet pas cela : il lui manque la portée « { $scope } ». Créez-en un qui l’a sur la page de votre compte.
refusal-api-token-elsewhere = Ce jeton a été créé pour un autre tournoi. Utilisez celui de ce tournoi, ou créez-en un pour tous les vôtres.
refusal-api-token-here-only = Ce jeton n’est valable que sur l’ordinateur où tourne Topcut. Là, sur la page « Compte », on peut permettre la connexion depuis d’autres appareils ; il est alors valable partout.
refusal-api-token-name = Le jeton a besoin d’un nom de { $most } caractères au plus, par exemple celui du programme qui l’utilisera. Tapez-en un.
refusal-api-tokens-many = Il y a déjà { $most } jetons. Révoquez-en un qui ne sert plus.
refusal-api-token-gone = Ce jeton était déjà révoqué.
refusal-api-token-days = Un jeton dure de 1 à { $most } jours. Choisissez combien de temps dure celui-ci.
refusal-api-token-tournament = Ce tournoi n’est pas l’un des vôtres. Choisissez-en un dans la liste.
refusal-api-not-json = Ce qui a été envoyé n’est pas du JSON. Rien n’a été enregistré.
refusal-api-form = Ce qui a été envoyé ne correspond pas à la description de cette adresse : { $why }. Rien n’a été enregistré.
refusal-api-key-unreadable = Une Idempotency-Key a de 1 à { $most } caractères ASCII simples. Rien n’a été enregistré.
refusal-api-result-changed = Le résultat de la table { $table } a changé depuis que vous avez demandé ce qui suivrait. Redemandez, puis envoyez la correction avec le nouveau « was ».
refusal-pair-not-seated = { $first } et { $second }, dans cet ordre, ne sont pas une paire de la ronde { $round }. Redemandez la ronde et nommez les joueurs comme elle le fait.
refusal-nothing-to-do = Il n’y a rien à faire : c’est déjà le cas. Rien n’a été écrit.
refusal-api-streams-many = Il y a autant de flux ouverts que ce serveur en permet. Fermez-en un, ou demandez les faits de temps en temps.
refusal-api-busy = Ce jeton a fait { $most } demandes en une minute. Attendez une minute, puis demandez moins souvent ; pour les nouvelles, il y a un flux.
refusal-mirror-key-name = La clé a besoin d’un nom de { $most } caractères au plus, par exemple celui de l’ordinateur de la salle. Tapez-en un.
refusal-mirror-keys-many = Il y a déjà { $most } clés. Révoquez-en une qui ne sert plus.
refusal-mirror-key-gone = Cette clé était déjà révoquée.
refusal-mirror-sure = Rien n’a été retiré. Cochez la case pour dire que c’est bien ce que vous voulez.
refusal-mirror-key-missing = Il manque la clé du miroir. Mettez-la dans un fichier indiqué avec --mirror-key, ou définissez { $variable }.
refusal-mirror-key-shown = Retirez le # et la clé qui suit : tout le monde sur cet ordinateur peut lire ce qui est tapé. Mettez la clé dans un fichier indiqué avec --mirror-key, ou définissez { $variable }.
refusal-file-exists = Il y a déjà un fichier { $file }, et rien n’y a été touché. Indiquez-en un autre avec --to.

refusal-mirror-unproven = Le miroir dit qu’un autre ordinateur a repris ce tournoi (époque { $epoch }), et n’en montre aucune preuve. Si c’est vrai, arrêtez ici et continuez là-bas. Sinon, continuez : tout est enregistré ici, seul le miroir ne suit pas.
refusal-mirror-full = Ce qui a été envoyé est plus gros que ce que ce serveur accepte. Demandez à ceux qui le gèrent d’autoriser plus, et faites les sauvegardes sur une clé USB.
refusal-mirror-not-fetched = Le miroir est injoignable ; rien n’a donc été récupéré. Vérifiez le réseau et l’adresse, puis réessayez.
refusal-mirror-key-known = Cet ordinateur a déjà accès.
refusal-mirror-ask-odd = Ce n’est pas le code d’un ordinateur qui demande l’accès. Scannez-le encore au bureau de la salle, sur la page « Miroir ».
refusal-mirror-key-odd = Ce n’est pas la clé d’un miroir. C’est ce qui suit le # du lien : 22 lettres, chiffres, - et _. Copiez-la en entier.
refusal-api-breaks-changed = Ce que ces paires enfreignent n’est plus ce qui vous a été dit, ou vous n’avez pas demandé. Demandez encore, puis envoyez les paires avec le nouveau « seen ».
refusal-applicant-gone = Certains de cette liste n’attendent pas de réponse. Personne n’a été inscrit. Demandez qui attend, puis répondez encore.
