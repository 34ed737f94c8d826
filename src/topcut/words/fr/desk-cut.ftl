# The cut, at the desk

desk-cut-title = Le cut
desk-cut-heading = { $cut } <small>{ $size ->
    [0] aucun n’était annoncé
   *[other] top { $size }
}{ $made ->
    [true] , fait
   *[other] {""}
}</small>
desk-cut-order = Classement autour de la limite
desk-cut-table = Tableau des rangs
desk-cut-head =
    .rank = Rang
    .player = Joueur
    .seed = Tête de série, et pourquoi
desk-cut-left = parti
desk-cut-seed = tête de série { $seed }
desk-cut-line = le cut
desk-cut-is-made = Le cut est fait
desk-cut-made-about = { $begun ->
    [true] La première partie est jouée : les joueurs qui partent maintenant ne sont pas remplacés.
   *[other] Jusqu’à la première partie, un joueur qui part est remplacé par le suivant du classement, comme dernière tête de série.
}
desk-cut-someone-leaves = Quelqu’un part
desk-cut-bracket = Le tableau
desk-cut-none = Pas de cut
desk-cut-none-about = Aucun n’était annoncé. Le classement après la dernière ronde est le classement final.
desk-cut-ranking = Le classement final
desk-cut-make = Faire le cut
desk-cut-go-on = Le top { $size } continue
desk-cut-about = Les autres sont éliminés et gardent leur place. Là où le sort décide, il est tiré une seule fois, et cela reste.
desk-cut-so-far = Voici l’état actuel : les résultats encore attendus peuvent le changer.
desk-cut-done = Le cut est fait. Jusqu’à la première partie, un joueur absent peut encore être remplacé.
