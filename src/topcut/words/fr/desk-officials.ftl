# The desk's page of the officials

desk-officials-code = Code pour { $name }
desk-officials-code-image = Code QR de { $address }
desk-officials-code-about = { $phones ->
    [true] Ouvrez <strong>{ $address }</strong> sur le téléphone et tapez
   *[other] Dans un autre navigateur de cet ordinateur, ouvrez <strong>{ $address }</strong> et tapez
} ces lettres, avant { $until }. Puis laissez entrer { $name } ci-dessous.
desk-officials-invitation = Invitation pour { $name }
desk-officials-invitation-image = Code QR de l’invitation
desk-officials-invitation-about = Ou tapez <strong>{ $typed }</strong> sur la page « join ». Elle sert une fois, pendant un jour, et n’est montrée que maintenant.
desk-officials-door = À la porte
desk-officials-waits = <strong class="code">{ $mark }</strong> sur le téléphone · { $device }, depuis { $since }
desk-officials-let = Laisser entrer { $name }
desk-officials-send-away = Renvoyer
desk-officials-sent-away = Renvoyé. Personne n’est entré.
desk-officials-let-in = Entrée accordée : { $name }.
desk-officials-signed-out = Déconnexion faite sur tous les appareils : { $name }.
desk-officials-roles = Les arbitres et leurs rôles
desk-officials-you = vous
desk-officials-plays = · joue aussi, { $name } arbitre ces parties
desk-officials-code-for = Code pour un téléphone<span class="unseen"> : { $name }</span>
desk-officials-remove = Retirer<span class="unseen"> : { $name }</span>
desk-officials-none = Personne n’est encore nommé.
desk-officials-needed = Il faut au moins { $count } { $role } avant le départ. Ce peut être vous.
desk-officials-add = Ajouter un arbitre
desk-officials-name = Nom
desk-officials-role = Rôle
desk-officials-alternate = Si cette personne joue aussi, qui arbitre ces parties ?
desk-officials-no-alternate = Elle ne joue pas
desk-officials-add-them = Ajouter
desk-officials-enter = Entrée
desk-officials-add-me = M’ajouter
desk-officials-added = Rôle donné ({ $role }) : { $name }.
desk-officials-released = { $name } n’a plus ce rôle.
desk-officials-in = Admis
desk-officials-is = { $organizer ->
    [true] coorganisateur
   *[other] arbitre
}
desk-officials-invited = { $open ->
    [true] invitation envoyée, pas encore là
   *[other] jamais venu, et l’invitation a expiré
}
desk-officials-out = { $invited ->
    [true] Annuler l’invitation<span class="unseen"> : { $name }</span>
   *[other] Déconnecter<span class="unseen"> : { $name }</span>
}
desk-officials-alone = Vous seul. Un arbitre entre avec un code court que vous confirmez : appuyez sur « Code pour un téléphone » à côté du nom.
desk-officials-co = Coorganisateur
desk-officials-co-about = Mène avec vous les rondes et les corrections, sur son propre ordinateur.
desk-officials-invite = Créer une invitation
