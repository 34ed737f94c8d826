# How lucky was it?, and plots

public-luck-title = Quelle part de chance ?
public-luck-odds = { $percent ->
    [none] 1 sur { $chance ->
        [million] un million
       *[other] { $chance }
    }
   *[other] { $percent } %
}
public-luck-plan = { $title } se joue selon un plan fixe, pas en rondes suisses : il n’y a rien à revoir ici.
public-luck-later = Revenez quand { $tournament ->
    [game] la partie
   *[other] le tournoi
} sera { $tournament ->
    [game] terminée
   *[other] terminé
} : cette page y reviendra alors.
public-luck-by-round = Points par ronde
public-luck-players = { $count } joueurs
public-luck-by-round-plot = Points des { $count } premiers après chaque ronde. Le tableau ci-dessous les donne.
public-luck-cut-line = La ligne pointillée est le cut : les points de la dernière place au-dessus.
public-luck-after-each = Points après chaque ronde
public-luck-the-cut = Le cut
public-luck-opponents = Qui a eu des adversaires plus faciles que prévu
public-luck-opponents-plot = De combien les adversaires ont été plus faciles que prévu, en points par ronde. Les chiffres sont dans le tableau ci-dessous.
public-luck-scale =
    .harder = plus durs
    .expected = comme prévu
    .easier = plus faciles
public-luck-deviation = Le trait est un écart type de chaque côté : ce que fait le hasard environ deux fois sur trois.
public-luck-against = Adversaires et prévision
public-luck-against-caption = Points des adversaires par ronde, contre les autres
public-luck-column =
    .met = Rencontrés
    .expected = Prévu
    .easier = Plus faciles de
    .round = Ronde
    .winner = Vainqueur
    .loser = Perdant
    .behind = Était derrière de
    .games = Parties
    .points = Points marqués
    .coins = À pile ou face
public-luck-upsets = Surprises
public-luck-round = Ronde { $round }
public-luck-upsets-plot = Surprises de chaque ronde, parmi les parties entre joueurs à points inégaux.
public-luck-coins = La probabilité d’en avoir aussi peu, ou moins, à pile ou face : { public-luck-odds }.
public-luck-all-level = Toutes les parties avec un vainqueur opposaient des joueurs à égalité de points.
public-luck-upsets-games = Parties qui furent des surprises
public-luck-upsets-caption = Parties gagnées par le joueur qui était derrière
public-luck-in-bracket = { $bracket }, ronde { $round }
public-luck-gap = { $stage ->
    [swiss] { $gap ->
        [one] { $gap } point
       *[other] { $gap } points
    }
   *[other] { $gap ->
        [one] { $gap } place
       *[other] { $gap } places
    }
}
public-luck-unlikely = À quel point était-ce improbable ?
public-luck-unlikely-table = Combien de fois pile ou face fait aussi bien
public-luck-unlikely-caption = Combien de fois pile ou face fait au moins aussi bien
public-luck-read = Comment le lire
public-luck-read-opponents = <b>Adversaires.</b> Le modèle : à chaque ronde, un joueur aurait pu aussi bien rencontrer tout autre joueur ayant autant de points que l’adversaire et encore nouveau pour lui. Un adversaire compte par ses points par ronde contre tous les autres.
public-luck-read-coins = <b>Pile ou face.</b> Le modèle : chaque partie est un tirage à pile ou face, nulle aussi souvent qu’ici. Ce qui est très improbable à pile ou face était sans doute du talent. Byes et forfaits ne comptent pas.
public-luck-read-upset = <b>Surprise.</b> Une partie gagnée par le joueur qui avait moins de points avant la ronde ; en phase finale ({ $bracket }), par la moins bonne tête de série.
plot-start = départ
plot-part = { $what } : { $part } sur { $whole }
