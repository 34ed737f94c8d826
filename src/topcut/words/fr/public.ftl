# The public pages


## The public pages

how-ended = { $how ->
    [concession] Concession
    [no-show] Forfait
    [double-no-show] Double forfait
   *[draw] Non joué : nul convenu
}

## The big screen

differs = { $count ->
    [0] { $tournament ->
        [game] Cette partie
       *[other] Ce tournoi
    } suit les règles sur tous les points
    [one] { $tournament ->
        [game] Cette partie
       *[other] Ce tournoi
    } déroge aux règles sur { $count } point
   *[other] { $tournament ->
        [game] Cette partie
       *[other] Ce tournoi
    } déroge aux règles sur { $count } points
}
limited-round = La ronde { $round } n’est pas appariée exactement comme défini : la recherche a trop duré, et le meilleur appariement trouvé jusque-là a été pris.
limited-bound = { $meetings ->
    [0] Aucune revanche
    [one] { $meetings } revanche
   *[other] { $meetings } revanches
}{ $meetings ->
    [0] {""}
   *[other] {" "}(au moins { $meetings_least } dans tout appariement)
}, { $forbidden ->
    [0] aucune rencontre entre joueurs à séparer
    [one] { $forbidden } paire à séparer
   *[other] { $forbidden } paires à séparer
}{ $forbidden ->
    [0] {""}
   *[other] {" "}(au moins { $forbidden_least } dans tout appariement)
}, { $short ->
    [0] chaque paire dans son groupe
    [one] { $short } paire hors de son groupe, alors que la procédure imprimée l’y garde
   *[other] { $short } paires placées autrement que par la procédure imprimée
}.
withheld = { $count ->
    [0] Tous les faits de ce journal sont lisibles ici.
    [one] { $count } fait n’est pas pour tout le monde (listes, appels, avertissements, choix cachés). Sa place dans le journal est gardée.
   *[other] { $count } faits ne sont pas pour tout le monde (listes, appels, avertissements, choix cachés). Leurs places dans le journal sont gardées.
}
nonces = { $count ->
    [0] Aucun téléphone n’y a ajouté de nombre.
    [one] { $count } téléphone y a ajouté ensuite son propre nombre.
   *[other] { $count } téléphones y ont ajouté ensuite leur propre nombre.
}
bye-rule = une victoire{ $figures ->
    [none] {""}
   *[other] {" "}avec { $figures }
}, pour { $later ->
    [lowest-points] un joueur parmi ceux qui ont le moins de points
   *[other] le dernier du classement
}{ $once ->
    [true] {" "}qui n’en a pas encore eu
   *[other] {""}
}
signed-in = { $name }, ce téléphone est connecté jusqu’au lendemain de la fin.{ $shared ->
    [yes] { " " }Il s’est aussi connecté pour un autre joueur : il peut annoncer des résultats, mais pas les confirmer ; c’est un arbitre qui le fait.
   *[no] { "" }
}
signed-up = C’est fait, { $name }, vous participez.
sign-up-state = { $why ->
    [closed] Les inscriptions sur cette page sont closes pour le moment. Demandez votre inscription à l’organisateur ({ $organizer }).
    [locked] Les inscriptions sont closes et { $tournament ->
        [game] la partie
       *[other] le tournoi
    } va commencer. Demandez à l’organisateur ({ $organizer }), qui peut encore vous inscrire.
    [over] { $tournament ->
        [game] Cette partie est terminée
       *[other] Ce tournoi est terminé
    }. Les inscriptions sont closes pour de bon.
   *[started] { $tournament ->
        [game] Cette partie a
       *[other] Ce tournoi a
    } déjà commencé. Demandez à l’organisateur ({ $organizer }), qui peut encore vous inscrire ; chaque ronde manquée est une défaite sans appariement.
  }
signed-up-asking = Merci, { $name }. L’organisateur ({ $organizer }) regarde chaque demande et répond ; c’est de là que vient votre carte avec votre code.
seal-compare = Gardez-le et comparez-le plus tard : topcut verify FICHIER --receipt { $n }:EMPREINTE, avec ces chiffres sans les espaces. Un journal modifié jusqu’ici en a une autre.
my-cut = { $made ->
    [yes] { $above ->
        [yes] Vous êtes au-dessus de la ligne : vous continuez.
       *[no] Vous êtes sous la ligne, tracée sous le rang { $rank } avec { $points }.
      }
   *[no] { $above ->
        [yes] Pour l’instant, vous êtes au-dessus de la ligne. Le dernier au-dessus a le rang { $rank } avec { $points }.
       *[no] Pour l’instant, vous êtes sous la ligne. Le dernier au-dessus a le rang { $rank } avec { $points }.
      }
}
verdict = { $found ->
    [0] Jusqu’au fait { $n }, le vérificateur n’a rien trouvé à redire
    [one] Jusqu’au fait { $n }, le vérificateur a trouvé { $found } point qui n’est pas comme il devrait l’être
   *[other] Jusqu’au fait { $n }, le vérificateur a trouvé { $found } points qui ne sont pas comme ils devraient l’être
}
verdict-count = { $found ->
    [0] rien à redire
    [one] { $found } anomalie
   *[other] { $found } anomalies
}
verdict-newer = { $count ->
    [one] Le journal a continué depuis : { $count } fait est plus récent que ce rapport.
   *[other] Le journal a continué depuis : { $count } faits sont plus récents que ce rapport.
}
verdict-withheld = { $count ->
    [one] { $count } fait n’est pas public, par exemple une liste, une note d’arbitre ou les minutes supplémentaires d’une ronde. Seule sa place dans la chaîne a été vérifiée.
   *[other] { $count } faits ne sont pas publics, par exemple des listes, des notes d’arbitre ou les minutes supplémentaires d’une ronde. Seule leur place dans la chaîne a été vérifiée.
}
preview-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
preview-leader = { $others ->
    [0] { $leader } est en tête avec { $points }
    [one] { $leader } et { $others } autre joueur sont en tête avec { $points }
   *[other] { $leader } et { $others } autres joueurs sont en tête avec { $points }
}
alarm-acknowledged = C’est noté. Cet avertissement ne s’affiche plus.

## Getting in

calendar-heading = { $state ->
    [running] En cours
    [coming] À venir
   *[over] Passés
}
calendar-all = { $state ->
    [running] Les { $count } en cours
    [coming] Les { $count } à venir
   *[over] Les { $count } passés
}
calendar-days = { $first } au { $last }
calendar-none = Rien ici ne correspond à ce nom, ce lieu ou cette date.
calendar-feed-title = Tournois sur { $host }
calendar-entry = { $state ->
    [running] En cours
    [coming] À venir
   *[over] Terminé
} : { $days }{ $place ->
    [none] {""}
   *[other] , { $place }
}. { $game }.

## Serving the pages

home-day = { $days ->
    [-1] Hier
    [0] Aujourd’hui
    [1] Demain
   *[other] { $day }
}
home-away = { $weeks ->
    [0] dans { $days } jours
    [one] dans une semaine
   *[other] dans { $weeks } semaines
}
home-in = Ronde { $round } : { $in } résultats sur { $tables }
home-in-bracket = Tableau, ronde { $round } : { $in } résultats sur { $tables }
home-disputed = { $count } en litige
home-calls = { $count ->
    [one] { $count } appel
   *[other] { $count } appels
}
home-lists = { $count ->
    [one] { $count } liste manquante
   *[other] { $count } listes manquantes
}
home-older = { $count ->
    [one] Montrer aussi { $count } tournoi plus ancien
   *[other] Montrer aussi { $count } tournois plus anciens
}
home-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}

## The frame of a tournament's pages, and what several of them say

public-pages = Pages de { $tournament ->
    [game] cette partie
   *[other] ce tournoi
}
public-tabs =
    .pairings = Appariements
    .standings = Classement
    .bracket = Tableau
    .lists = Listes
    .luck = Chance
    .rules = Règles
    .log = Journal
    .me = Ma page
    .desk = Bureau
public-column =
    .player = Joueur
    .opponent = Adversaire
    .table = Table
    .place = Place
    .rounds = Rondes
    .why = Pourquoi
    .state = État
    .score = Score
    .name = Nom
public-clock-paused = Le chrono de cette ronde est en pause.
public-clock-ends = Cette ronde se termine à { $time }.
public-ruling = Là où le document ne dit rien : { $ruling }
public-differs-here = Ici, on y déroge : voyez les dérogations.
public-waiting = { $count } sur la liste d’attente.
public-no-officials = Aucun arbitre n’est encore nommé
public-special = Règles particulières ici
public-usual-readings = Là où le document ne dit rien
public-sign-up = S’inscrire
