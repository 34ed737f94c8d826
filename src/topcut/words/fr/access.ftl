# Getting in: accounts, clubs, cards


## Getting in

club-counts = { $members ->
    [one] { $members } membre
   *[other] { $members } membres
}, { $tournaments ->
    [0] pas encore de tournoi
    [one] { $tournaments } tournoi
   *[other] { $tournaments } tournois
}
accounts-counted = { $count ->
    [one] { $count } compte
   *[other] { $count } comptes
}
quota-field = { $kind ->
    [running] Tournois non terminés
    [kept] Tournois gardés
    [players] Joueurs dans chacun
   *[megabytes] Mégaoctets en tout
}
house-open = À partir de maintenant, tout le monde peut créer un compte ici.
house-invited = À partir de maintenant, les comptes se font sur invitation. Tous ceux qui en ont un le gardent.
account-ready = Votre compte est prêt.
account-closed-said = Le compte est fermé et tous ses appareils sont déconnectés. Ses tournois restent lisibles.
account-reopened-said = Le compte est rouvert. Son propriétaire peut se connecter.
account-forgotten-said = Votre compte est supprimé. Merci d’avoir organisé.
quota-said = Les nouvelles limites valent dès maintenant. Rien de ce qui est là n’a été retiré.
handed-over-said = { $count ->
    [0] Il n’y avait rien à céder.
    [one] { $count } tournoi appartient maintenant à { $name }.
   *[other] { $count } tournois appartiennent maintenant à { $name }.
}
club-made-said = Le club est créé. Invitez-y d’autres personnes avec un lien.
club-joined-said = Vous êtes maintenant membre du club { $club }. Ses tournois sont sur votre page d’accueil.
club-left-said = Vous avez quitté le club { $club }.
club-removed-said = { $name } ne fait plus partie du club, et ne voit plus rien de ses bureaux à partir de maintenant.
club-role-said = { $role ->
    [owner] { $name } est maintenant propriétaire du club.
   *[organizer] { $name } a maintenant le rôle d’organisateur du club.
}
club-given-said = Ce tournoi appartient maintenant au club { $club }. Ses membres en sont les organisateurs.
club-taken-said = Ce tournoi n’est de nouveau qu’à vous.
listed-said = Il figure dans les listes et les flux que tout le monde voit.
not-listed-said = Il ne figure plus dans les listes ni les flux. Ses pages restent lisibles pour tous ceux qui ont le lien.
passkey-not-used = Aucune clé d’accès n’a été utilisée. Réessayez, ou utilisez un code.
passkey-not-made = L’appareil n’a pas créé de clé d’accès. Rien n’a été modifié ; réessayez.

## Where somebody is signed in

## The doors

## Clubs, and links that are shown once

access-sign-out = Se déconnecter
access-devices-since = depuis { $since }, jusqu’à { $until }
access-devices-this = celui-ci
access-devices-others = Déconnecter tous les autres
access-devices-ended = { $count ->
    [one] Cet appareil est déconnecté.
   *[other] { $count } appareils sont déconnectés. Il ne reste que celui-ci.
}
access-invitation = Invitation
access-accept-title = { $name }, aidez à organiser { $title }
access-accept-about = Vous pouvez apparier les rondes, saisir et corriger les résultats, et laisser entrer des arbitres, pendant 16 heures sur cet appareil. Tout ce que vous faites est au journal sous ce nom.
access-accept = Accepter sous ce nom : { $name }
access-joined = Bienvenue. La connexion dure 16 heures.
access-device-kind = { $kind ->
    [android] téléphone Android
    [windows] ordinateur Windows
    [linux] ordinateur Linux
   *[other] autre appareil
}
access-not-now = Pas maintenant
access-again-title = Encore le mot de passe
access-again = Est-ce toujours vous ?
access-again-about = Personne ne s’est servi de cette session depuis une heure, ou Topcut a redémarré. Ce que vous avez demandé ne peut pas être annulé : saisissez donc encore votre mot de passe. Rien n’a encore changé.
access-password = Mot de passe
access-again-me = C’est moi
access-card = Votre carte
access-card-title = Se connecter avec sa carte
access-card-about = Scannez le code QR de votre carte, ou tapez les lettres imprimées dessous. Majuscules, espaces et tirets ne comptent pas.
access-card-code = Code de la carte
access-card-whose = Voir à qui est la carte
access-card-phone = Sur ce téléphone
access-card-sign-out = Déconnecter ce téléphone
access-card-none = Pas de carte, un nouveau téléphone, un code qui ne marche pas ? N’importe quel arbitre vous donne une nouvelle carte en deux gestes. L’ancienne ne marche alors plus.
access-card-judge = Vous êtes arbitre ? <a href="/judge">Tapez votre code d’arbitre ici</a>.
access-card-organizer = L’organisateur <a href="/login">se connecte ici</a>.
access-club-join = Entrer dans un club
access-club-join-title = Entrer dans un club d’organisateurs
access-club-join-about = Vous pouvez alors diriger chacun des tournois du club, et ses autres membres ceux que vous lui donnez.
access-club-join-first = Connectez-vous d’abord, puis rouvrez le lien : <a href="/login">se connecter</a>, ou <a href="/organize">créer un compte</a>.
access-club-join-code = Code de l’invitation
access-club-join-now = Entrer dans le club
access-club-join-once = Une invitation sert une fois, dans la semaine. Un propriétaire du club peut en créer une autre.
access-confirm = Est-ce vous ?
access-confirm-name = Êtes-vous { $name } ?
access-confirm-about = Cette carte vaut pour <strong>{ $title }</strong>{ $place ->
    [none] {""}
   *[other] , { $place }
}. Elle sert une fois, sur un seul téléphone.
access-confirm-yes = Oui, me connecter : { $name }
access-confirm-no = Non, ce n’est pas ma carte
access-confirm-draw = En appuyant, votre téléphone ajoute au tirage un nombre à lui : personne n’a donc pu choisir les appariements d’avance. Il en garde un reçu.
access-go-on = Continuer
access-go-on-thanks = Merci
access-go-on-about = Ce que vous avez demandé n’est pas encore fait. Rien de ce que vous avez tapé n’est perdu : faites-le maintenant, ou laissez.
access-go-on-now = Le faire maintenant
access-go-on-leave = Laisser
access-join = Aider à organiser
access-join-about = Ouvrez le lien reçu, ou tapez le code qui l’accompagne.
access-join-code = Code d’invitation
access-join-look = Voir l’invitation
access-join-once = Une invitation sert une fois, dans la journée. Le propriétaire du tournoi peut en envoyer une autre.
access-judge = Se connecter comme arbitre
access-judge-about = Tapez les huit lettres et chiffres de l’écran de l’organisateur. Il vous laisse ensuite entrer d’un geste.
access-judge-code = Code d’arbitre
access-judge-ask = Demander à entrer
access-judge-once = Un code sert une fois, dans les dix minutes.
access-sign-in = Se connecter
access-login-already = Votre session est déjà ouverte. <a href="/">Vers vos tournois</a>
access-login = Se connecter comme organisateur
access-name = Nom
access-login-other = Pas le propriétaire ?
access-login-play = Je joue : j’ai une carte
access-login-judge = J’arbitre : j’ai un code
access-login-help = J’aide à organiser : j’ai une invitation
access-login-none = Pas encore de compte ? <a href="/organize">Un compte pour organisateurs</a>.
access-login-forgotten-there = Mot de passe oublié ? Demandez un lien pour un nouveau à la personne qui gère ce serveur : aucun e-mail n’est envoyé. Si c’est vous qui le gérez, démarrez-le avec <code>topcut serve --set-up</code>.
access-login-forgotten = Mot de passe oublié ? Sur l’ordinateur qui fait tourner Topcut, arrêtez-le et démarrez-le avec <code>topcut serve --set-up</code> : le nouveau lien de mise en service donne à votre nom un nouveau mot de passe.
access-cookie = Ouvrez ceci dans votre navigateur
access-cookie-title = Ce navigateur n’a pas gardé la connexion
access-cookie-about = Vous êtes peut-être dans la petite fenêtre qui s’ouvre quand un téléphone rejoint un réseau Wi-Fi, ou dans une fenêtre privée qui refuse les cookies.
access-cookie-open = Ouvrez votre navigateur habituel.
access-cookie-scan = Scannez encore votre carte, ou tapez son code à l’adresse <strong>{ $address }</strong>.
access-cookie-once = Votre carte marche encore une fois pendant deux minutes. Ensuite, n’importe quel arbitre peut vous en donner une nouvelle.
access-cookie-here = Réessayer ici
access-organize = Un compte pour organisateurs
access-own-name = Votre nom, tel que joueurs et arbitres le connaissent
access-password-good = Au moins 12 caractères. Trois ou quatre mots sans rapport font l’affaire, et se tapent vite.
access-password-again = Encore le même mot de passe
access-organize-about = Il vous en faut un pour créer et diriger des tournois ici ; les joueurs n’en ont jamais besoin.
access-organize-invited = Sur ce serveur, les comptes se font sur invitation : ouvrez le lien reçu.
access-organize-kept = Avec un lien pour un nouveau mot de passe, ne touchez pas au nom : il reste.
access-organize-code = { $open ->
    [true] Code du lien, si vous en avez reçu un
   *[other] Code du lien
}
access-organize-trap = Laissez ceci vide
access-organize-save = Enregistrer
access-organize-mail = Aucune adresse e-mail n’est demandée : rien ne peut donc vous être envoyé. Si vous oubliez votre mot de passe, la personne qui gère ce serveur peut vous créer un lien pour un nouveau.
access-organize-login = <a href="/login">J’ai un compte : me connecter</a>
access-setup = Mise en service
access-setup-server = Votre compte sur ce serveur
access-setup-server-about = Il gère ce serveur : avec lui, vous invitez des organisateurs et fixez leurs limites, sous <strong>Compte</strong>. Les joueurs n’en ont jamais besoin.
access-setup-here = Votre compte sur cet ordinateur
access-setup-here-about = Il n’est gardé que sur cet ordinateur. Il vous le faut pour créer et diriger des tournois ; les joueurs n’en ont jamais besoin.
access-setup-code = Code de la console
access-setup-create = Créer mon compte
access-second-step = Seconde étape
access-second-step-you = Est-ce vous ?
access-second-step-passkey = Le mot de passe est bon. Maintenant votre clé d’accès, s’il vous plaît.
access-second-step-use = Utiliser ma clé d’accès
access-second-step-code = Avec un code
access-second-step-now = Le mot de passe est bon. Maintenant un code, s’il vous plaît.
access-second-step-field = Les six chiffres de votre application, ou un de vos codes de récupération
access-second-step-lost = Appareil et codes de récupération perdus ? Sur l’ordinateur qui fait tourner Topcut, arrêtez-le et tapez <code>topcut remove-second-factors</code> avec votre nom ; ensuite, votre mot de passe suffit.
access-second-step-again = Se reconnecter
access-second-step-first = D’abord votre nom et votre mot de passe. Vous avez ensuite cinq minutes pour la seconde étape.
access-wait = En attente d’admission
access-wait-chip = En attente
access-wait-ask = Demandez à l’organisateur de vous laisser entrer : { $name }
access-wait-about = Le code est bon. Sur la page « Arbitres » du tournoi <strong>{ $title }</strong>, il y a maintenant un bouton à votre nom, et à côté la marque de ce téléphone : <strong class="code">{ $mark }</strong>
access-wait-look = Actualiser
access-account = Compte
access-clubs = Clubs
access-clubs-own = Vos clubs
access-clubs-role = { $owner ->
    [true] Propriétaire
   *[other] Organisateur
}
access-clubs-none = Vous n’êtes dans aucun club. Un club est un groupe d’organisateurs qui partagent leurs tournois : chaque membre peut ouvrir le bureau de tous.
access-clubs-new = Un nouveau club
access-clubs-name = Son nom
access-clubs-make = Créer le club
access-clubs-invited = Une invitation ?
access-clubs-code = Ouvrez le lien reçu, ou <a href="/clubs/join">tapez son code</a>.
access-link-once = Il n’est montré que maintenant.
access-link-code = Code QR du lien
access-link-hand = Ou à la main : l’adresse sans ce qui suit le signe #, et le code <b class="long">{ $code }</b>
access-club-invitation = Une invitation
access-club-invitation-once = Envoyez-la à un seul organisateur. Elle sert une fois, dans la semaine.
access-club-members = Membres
access-club-you = (vous)
access-club-role = { $role ->
    [owner] propriétaire
   *[other] organisateur
}{ $closed ->
    [true] , compte fermé par la personne qui gère ce serveur
   *[other] {""}
}
access-club-make = { $role ->
    [owner] Rendre organisateur
   *[other] Rendre propriétaire
}
access-club-remove = Retirer
access-club-tournaments = Tournois
access-club-desk = Au bureau<span class="unseen"> : { $title }</span>
access-club-none = Aucun pour l’instant. Choisissez le club en créant un tournoi, ou donnez-lui-en un sur sa page « Ce tournoi ».
access-club-invite = Inviter un organisateur
access-club-invite-about = Un lien pour une seule personne, à qui il faut un compte ici. Les membres dirigent les rondes et corrigent les résultats ; les propriétaires peuvent aussi supprimer, et décident qui en fait partie.
access-club-invite-make = Créer une invitation
access-club-leave = Quitter
access-club-leave-about = Vous ne pouvez plus ouvrir les bureaux de ses tournois. Ce que vous avez fait reste à votre nom dans leurs journaux.
access-club-leave-now = Quitter le club
