# The security log


## The security log

security-signed-in = Connexion.
security-sign-in-failed = { $times ->
    [one] Un mot de passe faux pour { $about }.
   *[other] { $times } mots de passe faux pour { $about }.
}
security-second-failed = { $times ->
    [one] Le bon mot de passe pour { $about }, mais un second facteur faux.
   *[other] Le bon mot de passe pour { $about }, mais { $times } fois un second facteur faux.
}
security-signed-out = Déconnexion.
security-session-ended = { $times ->
    [one] Un appareil déconnecté pour { $about }.
   *[other] { $times } appareils déconnectés pour { $about }.
}
security-signed-up = Inscription sur un téléphone, qui est maintenant connecté.
security-card-issued = { $times ->
    [one] Une carte remise pour { $about }.
   *[other] { $times } cartes remises.
}
security-card-used = Entrée avec la carte d’un joueur.
security-card-failed = { $times ->
    [one] Un code qui n’est sur aucune carte.
   *[other] { $times } codes qui ne sont sur aucune carte.
}
security-card-again = { $times ->
    [one] Une carte déjà utilisée a été essayée de nouveau, pour { $about }.
   *[other] Une carte déjà utilisée a été essayée { $times } fois, pour { $about }.
}
security-code-issued = Un code remis pour { $about }.
security-code-used = Code d’arbitre tapé, en attente d’accès.
security-code-failed = { $times ->
    [one] Un code d’arbitre faux.
   *[other] { $times } codes d’arbitre faux.
}
security-invited = Invitation à coorganiser envoyée : { $about }.
security-joined = Invitation acceptée, désormais coorganisateur.
security-invitation-failed = { $times ->
    [one] Une invitation fausse ou déjà utilisée.
   *[other] { $times } invitations fausses ou déjà utilisées.
}
security-let-in = Accès donné à { $about }.
security-sent-away = Accès refusé à { $about } à la porte.
security-revoked = Droits retirés à { $about }, et tous ses appareils déconnectés.
security-owned = { $about } est propriétaire de ce tournoi.
security-set-up-made = Lien de mise en service affiché sur la console.
security-set-up-failed = { $times ->
    [one] Un lien de mise en service faux ou déjà utilisé.
   *[other] { $times } liens de mise en service faux ou déjà utilisés.
}
security-account-made = Compte créé avec le lien de mise en service.
security-password-changed = Mot de passe changé. Tous les autres appareils ont été déconnectés.
security-password-replaced = Mot de passe oublié remplacé avec le lien de mise en service. Tous les appareils ont été déconnectés.
security-app-added = Application d’authentification ajoutée.
security-app-removed = Application d’authentification retirée.
security-passkey-added = Clé d’accès ajoutée.
security-passkey-removed = Clé d’accès retirée.
security-passkey-copied = Une clé d’accès a compté à rebours pour { $about } : il en existe peut-être une copie. Personne n’est entré.
security-recovery-made = Nouveaux codes de récupération créés ; les anciens ne fonctionnent plus.
security-recovery-used = Un code de récupération utilisé.
security-seconds-removed = Tous les seconds facteurs retirés par une commande pour { $about }.
security-house-opened = Tout le monde peut créer un compte à partir de maintenant.
security-house-closed = Les comptes se font sur invitation à partir de maintenant.
security-account-invited = Invitation à créer un compte préparée.
security-account-opened = { $about } a créé un compte.
security-account-failed = { $times ->
    [one] Un lien vers un compte, faux ou expiré.
   *[other] { $times } liens vers un compte, faux ou expirés.
}
security-account-closed = Compte fermé, { $about }, et tous ses appareils déconnectés.
security-account-reopened = Compte rouvert : { $about }.
security-account-forgotten = Compte supprimé : { $about }.
security-password-link-made = Lien vers un nouveau mot de passe créé pour { $about }.
security-password-link-used = { $about } a choisi un nouveau mot de passe avec un lien. Tous les appareils ont été déconnectés.
security-quota-set = Limites changées pour { $about }.
security-quotas-set = Limites changées pour tout le monde.
security-handed-over = Biens d’un compte cédés à { $about }.
security-club-made = Club créé : { $about }.
security-club-invited = Invitation créée pour le club { $about }.
security-club-joined = Entrée dans le club { $about }.
security-club-role = Droits dans un club changés pour { $about }.
security-club-left = Départ du club { $about }.
security-club-removed = Membre retiré d’un club : { $about }.
security-data-taken = Téléchargement des données gardées sur { $about }.
security-archive-taken = Téléchargement de l’archive complète, avec les coordonnées et le secret des tirages.
security-contacts-taken = Téléchargement de la liste des joueurs, avec les coordonnées.
security-imported = Tournoi importé d’un fichier.
security-deleted = Tournoi supprimé ; on peut le récupérer pendant 30 jours.
security-brought-back = Tournoi récupéré.
security-removed = Le tournoi a été supprimé pour de bon.
security-mirror-key-made = Clé créée, avec laquelle une salle peut montrer ici ses tournois.
security-mirror-key-revoked = Clé d’une salle révoquée.
security-mirror-key-failed = { $times ->
    [one] Quelqu’un a essayé une clé de salle qui n’existe pas.
   *[other] Quelqu’un a essayé des clés de salle qui n’existent pas, { $times } fois.
}
security-mirrored = Une salle a commencé à montrer le tournoi ici, avec une clé appartenant à { $about }.
security-mirror-begun = Miroir du tournoi lancé.
security-mirror-ended = Miroir du tournoi arrêté.
security-copy-fetched = Copie scellée du tournoi récupérée.
security-api-token-made = Jeton créé, avec lequel un programme peut agir pour { $about }.
security-api-token-revoked = Jeton d’un programme révoqué.
security-api-token-failed = { $times ->
    [one] Un programme a essayé un jeton inexistant, expiré ou révoqué.
   *[other] Des programmes ont essayé des jetons inexistants, expirés ou révoqués, { $times } fois.
}
security-served-in-the-hall = Topcut lancé pour toute la salle, en HTTP simple.
security-warning-read = Ce que signifie HTTP simple dans la salle a été lu et confirmé.
security-lan-on = Connexion depuis d’autres appareils de la salle permise.
security-lan-off = Connexion depuis d’autres appareils de la salle interdite.
security-flood-stopped = { $times ->
    [one] { $about } a envoyé plus qu’une personne ne le fait : envois arrêtés.
   *[other] { $about } a envoyé plus qu’une personne ne le fait : envois arrêtés { $times } fois.
}
security-someone = quelqu’un d’inconnu
security-damaged = Cette ligne n’est pas celle qui a été écrite.
security-none = Rien ne s’est encore passé aux portes.
security-by = { $role ->
    [owner] { $name }, propriétaire
    [organizer] { $name }, coorganisateur
    [judge] { $name }, arbitre
    [player] { $name }, joueur
    [console] par une commande
    [nowhere] automatiquement
   *[other] une personne inconnue
}
security-where = { $place ->
    [here] sur cet ordinateur
    [hall] { $device }, dans la salle
    [online] { $device }
    [console] sur la console
   *[nowhere] dans cet ordinateur
}
security-group = { $group ->
    [sign-ins] Connexions
    [failures] Échecs
    [cards] Cartes et codes
    [rights] Droits
    [account] Compte et réseau
    [files] Fichiers
   *[other] Tout
}
second-factors-removed = { $count ->
    [0] { $name } n’avait pas de second facteur. Tous les appareils du compte sont déconnectés.
    [one] { $name } se connecte maintenant avec le seul mot de passe : { $count } second facteur est retiré. Tous les appareils du compte sont déconnectés.
   *[other] { $name } se connecte maintenant avec le seul mot de passe : { $count } seconds facteurs sont retirés. Tous les appareils du compte sont déconnectés.
}
