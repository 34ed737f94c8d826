# For whoever runs a server: its accounts

operator-accounts = Comptes de ce serveur
operator-invitation = Une invitation
operator-invitation-about = Envoyez-la à un seul organisateur. Elle crée un compte, une fois, pendant une semaine.
operator-find-account = Trouver un compte
operator-find = Trouver
operator-since = { $id }, depuis { $since }
operator-chip =
    .closed = Fermé
    .operates = Gère ce serveur
operator-none = Aucun compte ne porte ce nom.
operator-pages = Pages
operator-before = Précédente
operator-page = Page { $number } sur { $pages }
operator-next = Suivante
operator-who = Qui peut créer un compte
operator-who-may = { $open ->
    [true] Tout le monde
   *[other] Sur invitation
}
operator-who-switch = { $open ->
    [true] Sur invitation seulement
   *[other] Ouvrir à tout le monde
}
operator-invite = Créer une invitation
operator-no-mail = Aucun e-mail n’est envoyé. Un mot de passe oublié se remplace par un lien que vous créez sur la page du compte.
operator-quota-everyone = Ce que chacun peut garder
operator-quota-everyone-about = Pour chaque compte sans limites propres. Les comptes qui gèrent ce serveur n’ont pas de limite. Rien de ce qui est là n’est retiré.
# Typed where a number was asked for: it begins `refusal-quota-number`.
operator-quota-nothing = Rien
operator-save = Enregistrer

## One account

operator-account-of = Compte : { $name }
operator-password-link = Un lien pour un nouveau mot de passe
operator-password-link-about = Donnez-le vous-même à { $name }, et à personne d’autre. Il sert une fois, pendant une semaine.
operator-use = Ce qu’il contient
operator-use-of =
    .running = Tournois non terminés
    .kept = Tournois gardés
    .megabytes = Journaux, listes et tournois en miroir
    .devices = Connecté sur
    .since = Là depuis
operator-used = { $used }{ $most ->
    [none] {""}
   *[other] {" "}sur { $most }
}
operator-used-megabytes = { $used } Mo{ $most ->
    [none] {""}
   *[other] {" "}sur { $most } Mo
}
operator-no-limit = Ce compte gère le serveur et n’a pas de limite.
operator-quota = Ce qu’il peut garder
operator-quota-about = { $own ->
    [true] Ces limites sont les siennes.
   *[other] Ce sont les limites de tous ; enregistrées ici, elles deviennent les siennes.
}
operator-you = C’est vous
operator-you-about = Votre mot de passe et vos appareils sont sur la page <a href="/account">Compte</a>.
operator-close = { $closed ->
    [true] Fermé
   *[other] Le fermer
}
operator-closed-about = Depuis { $since }, personne ne peut s’y connecter. Ses tournois se lisent, et leurs arbitres et coorganisateurs continuent.
operator-close-about = Chaque appareil est déconnecté tout de suite, et personne ne peut s’y connecter avant que vous le rouvriez. Ses tournois restent lisibles ; les arbitres et coorganisateurs déjà admis continuent.
operator-open-again = Le rouvrir
operator-close-it = Fermer le compte
operator-password = Mot de passe oublié
operator-password-about = Un lien avec lequel { $name } en choisit un nouveau. Le journal de sécurité dit que vous l’avez créé.
operator-password-make = Créer un lien
operator-hand-over = Céder
operator-hand-over-about = Tous les tournois qu’il possède appartiennent dès lors à un autre compte. S’il possède un club, l’autre le possède aussi.
operator-hand-over-name = Nom de l’autre compte
operator-hand-over-now = Tout céder
