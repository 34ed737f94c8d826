# The account page, and the security log

access-account-of = Compte : { $name }
access-account-reached = Comment joindre cet ordinateur
access-account-alone = Cet ordinateur seulement
access-account-alone-about = Personne d’autre ne peut ouvrir ces pages. Pour laisser entrer des téléphones, démarrez Topcut avec <code>{ $command }</code> sur un réseau à vous.
access-account-plain = HTTP simple dans la salle
access-account-plain-about = Les téléphones le joignent à l’adresse <strong>{ $address }</strong>. Rien n’est chiffré en chemin :
access-account-plain-read = Quelqu’un du même réseau qui s’y connaît peut lire ce que les téléphones envoient, et s’emparer d’une session.
access-account-plain-player = La session d’un joueur ne suffit pas à décider d’un match : l’adversaire ou un arbitre doit encore confirmer.
access-account-plain-judge = Celle d’un arbitre ou d’un organisateur, si. Prenez votre propre routeur, avec WPA2 ou WPA3 et un mot de passe que seule cette salle connaît.
access-account-plain-log = Chaque saisie est au journal avec son auteur ; la changer plus tard en secret ne concorderait plus avec les reçus que gardent les téléphones.
access-account-warned = Vous avez lu ceci le { $time }.
access-account-warn = J’ai lu ceci, et ce réseau est à nous
access-account-until = D’ici là, vous ne pouvez laisser entrer ni arbitres ni coorganisateurs.
access-account-encrypted = Chiffré
access-account-encrypted-about = Ces pages sont servies à l’adresse <strong>{ $address }</strong> par TLS.
access-account-mirrors = Miroirs : montrer ce que décide un ordinateur dans une salle
access-account-lan = Se connecter depuis d’autres appareils
access-account-lan-state = { $on ->
    [true] Activé : votre nom et votre mot de passe marchent sur chaque appareil de la salle.
   *[other] Désactivé : vous ne vous connectez qu’ici, sur l’ordinateur qui fait tourner Topcut. C’est le plus sûr.
}
access-account-lan-means = Si vous l’activez, votre mot de passe traverse la salle en clair chaque fois que vous vous connectez ailleurs. Invitez-vous plutôt comme coorganisateur : cela l’évite.
access-account-lan-switch = { $on ->
    [true] Désactiver
   *[other] Activer quand même
}
access-account-backups = Sauvegardes
access-account-backups-about = Une copie de tout sur une clé USB, quelques secondes après chaque changement ; et la reprise ici du tournoi d’un ordinateur en panne.
access-account-catalogues = Catalogues
access-account-catalogues-about = Ils connaissent les noms des listes : ce qui est là, de quand cela date, et comment en ajouter un plus récent.
access-account-in = Qui peut entrer
access-account-in-about = Vous laissez entrer arbitres et coorganisateurs tournoi par tournoi, sur la page « Arbitres » de chacun.
access-account-officials = Arbitres<span class="unseen"> : { $title }</span>
access-account-first = Vous n’avez pas encore de tournoi. <a href="/new">Créez le premier</a>, puis laissez entrer arbitres et coorganisateurs sur sa page « Arbitres ».
access-account-signed-in = Appareils connectés
access-account-together = À plusieurs
access-account-club = Un club est un groupe d’organisateurs qui partagent leurs tournois.
access-account-server = Comptes de ce serveur
access-account-second = Seconds facteurs
access-account-second-about = Une application ou une clé d’accès (passkey), demandée en plus de votre mot de passe.
access-account-second-none = Pas demandés ici : il leur faut une connexion chiffrée (TLS), et ces pages n’en ont pas. Votre mot de passe suffit.
access-account-tokens = Jetons pour programmes
access-account-tokens-about = Avec un jeton, un script ou le site de votre ligue lit ce que vous pouvez lire et, si vous le permettez, fait ce que vous pouvez faire.
access-account-tokens-open = Jetons
access-account-door = Ce qui s’est passé à la porte
access-account-door-about = Connexions, essais ratés, cartes et codes, droits, fichiers téléchargés qui contiennent des contacts ou des secrets.
access-account-log = Journal de sécurité
access-account-password = Changer le mot de passe
access-account-password-current = Mot de passe actuel
access-account-password-again = Encore le nouveau mot de passe
access-account-password-new = Nouveau mot de passe
access-account-password-change = Le changer
access-account-password-means = Tous vos autres appareils sont alors déconnectés, et vos jetons pour programmes révoqués.
access-account-data = Vos données
access-account-data-about = Tout ce qui est gardé sur vous et ce compte : appareils, clubs, tournois, et vos lignes du journal de sécurité.
access-account-data-download = Télécharger
access-account-delete = Supprimer ce compte
access-account-delete-means = Votre nom, votre mot de passe, vos appareils et vos seconds facteurs sont supprimés pour de bon. Les journaux des tournois ne nomment que l’identifiant « { $id } ». Là où vous figurez parmi les arbitres, votre nom reste avec ce tournoi.
access-account-delete-held = Des tournois sont encore à vous : supprimez-les, ou donnez-les d’abord à un club.
access-account-delete-sure = Oui, pour de bon
access-account-delete-now = Supprimer mon compte
access-account-log-about = Qui est entré, qui a été admis ou renvoyé, et ce qui est sorti, le plus récent d’abord. Les essais ratés sont comptés ensemble. Les { $kept } dernières lignes de chaque sorte sont gardées. Il n’y a là ni mots de passe, ni codes, ni adresses du réseau.
access-account-log-show = Montrer
access-account-log-all = Tout
access-account-log-none = Il ne s’est rien passé de tel.
access-account-log-earlier = Plus ancien

## What was done

access-account-ready = { $first ->
    [true] { account-ready } Créez votre premier tournoi.
   *[other] { account-ready }
}
access-account-signed-out = Cet appareil est déconnecté.
access-account-password-changed = Votre mot de passe est changé. Tous les autres appareils sont déconnectés, et les jetons pour programmes ne marchent plus.
access-account-noted = C’est noté. Vous pouvez maintenant laisser entrer arbitres et coorganisateurs.
access-account-lan-said = { $on ->
    [true] Vous pouvez maintenant vous connecter depuis d’autres appareils.
   *[other] Vous ne pouvez plus vous connecter que sur cet ordinateur.
}
access-account-thanks = Merci. Revenez maintenant à ce que vous vouliez faire.
