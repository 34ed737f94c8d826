# Pairing by hand, at the desk

desk-by-hand-title = Apparier la ronde { $round } à la main
desk-by-hand-heading = Ronde { $round } à la main <small>{ $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}</small>
desk-by-hand-lines = { $drawn ->
    [true] Les lignes sont celles du tirage ouvert.
   *[other] Les lignes suivent le classement.
}
desk-by-hand-about = Tapez les noms, ou faites glisser un nom sur un autre pour les échanger. Une ligne avec un seul nom est un bye. Laissez toutes les tables vides pour placer tout le monde selon le classement.
desk-by-hand-pairs = Paires de la ronde { $round }
desk-by-hand-player = Joueur
desk-by-hand-opponent = Adversaire
desk-by-hand-table-of = Table de la ligne { $line }
desk-by-hand-first-of = Premier joueur de la ligne { $line }
desk-by-hand-second-of = Second joueur de la ligne { $line }
desk-by-hand-drag = Faire glisser sur un autre nom
desk-by-hand-draw = Le tirage
desk-by-hand-beside = Vérifier et publier
desk-by-hand-breaks = Ce que cela enfreint
desk-by-hand-check = Vérifier
desk-by-hand-leave = Laisser faire le tirage
desk-by-hand-out = Les appariements faits à la main sont publiés. Le journal dit quelles règles ils enfreignent.

## What the pairs break

desk-breaks-check = Vérifiez pour voir ce que cela enfreint.
desk-breaks-anyway = Vous pouvez publier quand même. Ce que cela enfreint est noté dans le journal public.
desk-breaks-nothing = Rien n’est enfreint.
desk-breaks-publish = Publier à la main
