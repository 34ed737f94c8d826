# Before the draw of a round, at the desk

desk-before-the-draw-title = Avant la ronde { $round }
desk-before-the-draw-heading = Avant la ronde { $round } <small>{ $players ->
    [one] { $players } joueur à apparier
   *[other] { $players } joueurs à apparier
}</small>
desk-before-the-draw-terrain = Les décors sont-ils en place ?
desk-before-the-draw-absent = Absents de la ronde { $round }
desk-before-the-draw-absent-about = Absence convenue : pas d’appariement, et une défaite sans appariement quand la ronde est publiée. Pour ceux qui partent pour de bon, notez plutôt l’abandon.
desk-before-the-draw-there = Finalement là<span class="unseen"> : { $player }</span>
desk-before-the-draw-nobody-away = Personne n’est absent.
desk-before-the-draw-player = Joueur
desk-before-the-draw-note = Noter l’absence
desk-before-the-draw-apart = Joueurs séparés
desk-before-the-draw-pair = { $first } et { $second }
desk-before-the-draw-apart-about = Aucun règlement ne sépare deux joueurs : c’est une dérogation à { $clause }, faite sur <a href="{ $players }">la page d’un joueur</a>.
desk-before-the-draw-aside = Le tirage
desk-before-the-draw-draw = Tirage de la ronde { $round }{ $attempt ->
    [1] {""}
   *[other] , tentative { $attempt }
}
desk-before-the-draw-stale = Les joueurs, les points ou les joueurs à séparer ont changé depuis l’ouverture du tirage. Il est refait, et la tentative { $attempt } est publique à côté de la précédente.
desk-before-the-draw-open-not-yet = Ouvrir le tirage
desk-before-the-draw-answer-first = Répondez d’abord à la question ci-dessus.
desk-before-the-draw-why = Pourquoi refaire le tirage ? Tout le monde peut le lire
desk-before-the-draw-byes = Donner des byes à la ronde 1
desk-before-the-draw-bye-names = Des noms, séparés par des virgules
desk-before-the-draw-bye-about = Une dérogation à { $clause }, déclarée d’abord.
desk-before-the-draw-open = Ouvrir le tirage et regarder
desk-before-the-draw-fixed = À partir de là, le tirage est fixé : regarder de nouveau ne change rien. Les joueurs le voient quand vous publiez.
desk-before-the-draw-by-hand = Plutôt apparier à la main
