# What was played: for everyone, and for officials

public-played-title = Ce qui a été joué
public-played-hidden = Les listes ne sont pas publiques, donc ce qui a été joué non plus.
public-played-none = Aucun choix n’est encore partagé par { $fewest } joueurs.
public-played-left-out = Ce qui est laissé de côté
public-played-left-out-about = Les choix que partagent moins de { $fewest } joueurs{ $span ->
    [true] , ici ou dans une autre ronde
   *[other] {""}
}, et ce qui les révélerait par soustraction{ $left ->
    [0] {""}
   *[other]  : { $left }
}.
public-played-file = Tableau (CSV)
public-played-likely = { $name } : { $rate }, sans doute entre { $low } et { $high }.
public-played-range = { $low } à { $high }
public-played-column =
    .lists = Listes
    .picked = Part des listes
    .won = Taux de victoire
public-played-rate = Un taux de victoire, ce sont les parties gagnées, un nul valant une demi-victoire, parmi les parties de tous ceux qui ont ce choix. Byes et forfaits ne comptent pas, ni les parties où les deux l’ont ou dont l’autre liste n’a pu être lue.
public-played-interval = Le trait, et la seconde ligne de chiffres, est l’intervalle de Wilson à 95 % : là où serait sans doute le taux si l’on jouait bien plus de parties. Il ne connaît que le nombre de parties, pas qui les a jouées. Là où deux traits se recouvrent, l’ordre peut être un hasard.
public-played-counts = { $how ->
    [squads] De chaque ronde comptent les squads que les deux joueurs avaient montrés ; si aucun n’a été saisi, la liste entière.
    [roster] De chaque ronde compte le Roster de cette ronde.
   *[list] Ce qui figurait sur la liste compte, que ce soit venu sur la table ou non.
}
