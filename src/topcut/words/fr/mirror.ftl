# Mirrors


## Mirrors: a hosted Topcut shows what a laptop in a hall decides

mirror-key-unread = ce n’est pas un texte, ou il n’est pas là
mirror-age = { $minutes ->
    [0] il y a moins d’une minute
    [one] il y a { $minutes } minute
   *[other] il y a { $minutes } minutes
}
mirror-copies = { $copies ->
    [0] Aucune copie scellée.
    [one] { $copies } copie scellée.
   *[other] { $copies } copies scellées.
}
fetched = La copie scellée est dans { $file }. Pour continuer ici à partir d’elle : topcut restore --sealed { $file }

mirror-let-in = L’accès est accordé à { $name }. Au bureau de la salle, cela continue tout seul dans la minute ; ou appuyez sur le bouton là-bas.

## The page of keys, on the hosted side

mirror-keys = Miroirs
mirror-keys-title = Miroirs de vos salles
mirror-ask = Un ordinateur demande à entrer
mirror-ask-about = Il peut ensuite montrer ici des tournois en votre nom, et déposer des copies scellées. Ne le laissez entrer que si son bureau montre le même code : <strong>{ $code }</strong>
mirror-ask-let-in = Le laisser entrer
mirror-name = Nom de cet ordinateur
mirror-name-example = Ordinateur du club
mirror-made = La clé est créée
mirror-made-about = Sur l’ordinateur de la salle, ouvrez le bureau du tournoi, <b>Plus</b>, <b>Miroir</b>, et collez-y ce lien. Il n’est montré que cette fois.
mirror-made-link = Lien pour la salle
mirror-made-means = Celui qui l’a peut montrer ici des tournois en votre nom, sans lire les secrets de personne.
mirror-shown = Ce qui est montré ici en miroir
mirror-heard = Fait { $n } sur { $of }, dernières nouvelles : { $heard }.
mirror-download = Télécharger la plus récente
mirror-turned-away = Un autre ordinateur a envoyé un autre historique de ce tournoi, et a été refusé : { $at }. Un seul peut être la salle : trouvez lequel, et arrêtez le miroir sur l’autre.
mirror-remove-sure = Pour de bon, avec ses copies scellées
mirror-remove = Le retirer<span class="unseen"> : { $title }</span>
mirror-removed = { $title } n’est plus montré ici, et ses copies scellées ont disparu.
mirror-nothing = Rien pour l’instant. Créez une clé, et lancez le miroir au bureau de la salle.
mirror-key = Une clé pour une salle
mirror-key-about = C’est l’ordinateur de la salle qui décide. Tant qu’il a du réseau, il montre ici aussi ses pages publiques : à tous ceux qui ne sont pas là, et aux téléphones des joueurs sur données mobiles.
mirror-key-make = Créer une clé
mirror-keys-yours = Vos clés
mirror-key-made = créée { $at }
mirror-key-revoke = Révoquer<span class="unseen"> : { $name }</span>
mirror-key-revoked = La clé n’ouvre plus rien. Ce qui a été montré avec elle reste tel quel.
