# Tokens for programs

access-tokens-made = Le jeton est créé
access-tokens-made-about = Copiez-le maintenant dans votre programme. Il n’est montré que cette fois.
access-tokens-token = Jeton
access-tokens-made-who = Celui qui l’a lit ce que vous pouvez lire, et fait ce que vous avez coché. S’il tombe en d’autres mains, révoquez-le ici.
access-tokens-own = Vos jetons
access-tokens-line = { $over ->
    [true] expiré : { $time }
   *[other] jusqu’à : { $time }
}, { $does }{ $title ->
    [all] {""}
   *[other] , seulement dans { $title }
}
access-tokens-revoke = Révoquer<span class="unseen"> : { $name }</span>
access-tokens-none = Aucun pour l’instant. Ce qui est public se lit sans jeton.
access-tokens-how = Comment un programme s’en sert
access-tokens-header = Il envoie l’en-tête <code>Authorization: Bearer</code> avec le jeton à l’adresse <code>{ $address }</code>.
access-tokens-openapi = <a href="/api/v1/openapi.json">La description de toutes les adresses</a> est au format OpenAPI 3.1.
access-tokens-new = Un nouveau jeton
access-tokens-name = Nom du programme
access-tokens-name-like = Site de la ligue
access-tokens-in = Dans
access-tokens-all = tous mes tournois
access-tokens-may = Il lit ce que je peux lire. Il peut aussi
access-tokens-days = Pour combien de jours
access-tokens-make = Créer le jeton
access-tokens-reads = lit
access-tokens-does = { $scope ->
    [mine] liste vos tournois
    [run] les dirige
   *[judge] fait ce que font les arbitres
}
access-tokens-may-do = { $scope ->
    [mine] lister les tournois qui sont à moi
    [run] les diriger : inscrire des joueurs, apparier, publier, terminer, et en créer
   *[judge] faire ce que font les arbitres : présences, résultats, corrections, avertissements
}
access-tokens-revoked = Le jeton n’ouvre plus rien.
