# The rules that a tournament is played by, its briefing, and the rule books

public-rules-label =
    .points = Points
    .ties = Départages
    .bye = Bye
    .pairing = Appariement
    .structure = Structure
    .announced = Annoncé avant le départ
    .games = Parties d’un match
    .time = Temps restant
    .at-time = À la fin du temps
    .after = Après le cut
    .robot = Le Robot
    .lead = Fin anticipée
    .final = La finale
    .pace = Temps de réflexion
public-rules-points = victoire { $win }, { $draw ->
    [none] {""}
   *[other] nul { $draw },{" "}
}défaite { $loss }
public-rules-then = { $first }, puis { $next }
public-rules-pairing = ronde 1 au hasard, puis à égalité de points, jamais deux fois la même paire
public-rules-plan =
    .fans = les fans de tous les trophées et jetons
    .seats = selon des plans tirés au sort avant la manche 1
    .robot = prend la dernière place quand le nombre de joueurs est impair
    .final = un match entre les deux qui ont le plus de fans ; qui le gagne, gagne la partie
    .pace = chacun prend le temps qu’il lui faut
    .deck = seul son joueur le voit
public-rules-lead = jusqu’à { $players } joueurs : avec { $lead } fans d’avance après un match, on gagne aussitôt
public-rules-row = { $players } joueurs : { $rounds } rondes, { $cut ->
    [0] pas de cut
   *[other] top { $cut }
}
public-rules-also = { $first } ; { $next }
public-rules-and-more = au moins { $least }
public-rules-games = au meilleur de { $swiss } dans les rondes suisses, au meilleur de { $bracket } après le cut
public-rules-time = { $secret ->
    [true] les joueurs ne le savent pas
   *[other] tout le monde peut le voir
}
public-rules-after = têtes de série { $pairs } ; en cas de nul, { $draw ->
    [seed] la meilleure tête de série
   *[roll] le vainqueur d’un jet de dé
} continue
public-rules-list = { $seen ->
    [everyone] tout le monde peut la lire
    [opponent] l’adversaire la voit dès le départ
   *[officials] seuls les arbitres la voient
}
public-rules-title = Règles et briefing
public-rules-checklist = Votre liste à cocher
public-rules-replacement = Montrez un remplacement à l’organisateur ({ $organizer }) avant le départ.
public-rules-few-lines = Les règles en quelques lignes
public-rules-book = Joué selon
public-rules-in-force = en vigueur depuis le { $day }
public-rules-every-clause = Toutes les clauses
public-rules-in-charge = Qui est responsable
public-rules-stands-in = l’organisateur ({ $organizer })
public-rules-plays-too = { $name } joue aussi : { $alternate } arbitre ces parties.
public-rules-readings = Voici les lectures retenues. Un organisateur peut en choisir d’autres avant le départ.
public-books-title = Règlements
public-books-all = Tous les règlements
public-books-ruling = Lecture retenue : { $ruling }
public-books-here = Sur cette page
public-books-readings = Ainsi le lit Topcut, sauf si un organisateur choisit autrement.
