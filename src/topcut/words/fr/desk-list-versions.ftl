# The versions of one list, and what differs between two

desk-list-versions-title = Versions de la liste ({ $list }) : { $player }
desk-list-versions-one = Rien à comparer
desk-list-versions-one-about = Une seule version a encore son texte.
desk-list-versions-differ = De la version { $before } à la version { $after }
desk-list-versions-lines = L’une d’elles ne peut pas se lire nom par nom : voici donc les lignes qui diffèrent.
desk-list-versions-change =
    .removed = Retiré
    .added = Ajouté
    .count = Nombre
desk-list-versions-same-lines = Rien ne diffère.
desk-list-versions-group = , n° { $number }
desk-list-versions-same = Elles disent la même chose. Seul l’ordre ou l’écriture diffère.
desk-list-versions-text = Version { $number }, telle que remise
desk-list-versions-all = Toutes les versions
desk-list-versions-age = Version { $number }, { $ago }
desk-list-versions-by = { $at }, par { $by }{ $reason ->
    [none] {""}
   *[other] {" "}: { $reason }
}
desk-list-versions-gone = Le texte n’est plus gardé.
desk-list-versions-from = de<span class="unseen"> la version { $number }</span>
desk-list-versions-to = à<span class="unseen"> la version { $number }</span>
desk-list-versions-none = Aucune pour l’instant.
desk-list-versions-compare = Comparer
