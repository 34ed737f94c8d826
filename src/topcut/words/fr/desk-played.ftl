# What was played, at the desk

desk-played-who = Qui voit ceci
desk-played-who-public = Les arbitres. Tout le monde voit les choix partagés par au moins trois joueurs sur <a href="{ $link }">la page publique</a>.
desk-played-who-later = Les arbitres. C’est public en même temps que les listes, et alors seulement les choix partagés par au moins trois joueurs.
