# All pages: errors, the connection, words that many share


## The web pages: edges

signed-out = { $was ->
    [judge-over] Votre session d’arbitre est terminée, parce que le tournoi l’est. S’il reste quelque chose à faire, demandez un nouveau code à l’organisateur.
    [judge] Votre session est fermée : un organisateur, ou vous sur un autre appareil, a déconnecté ce téléphone. Ce que vous aviez envoyé est gardé. Si vous arbitrez encore, demandez un nouveau code à l’organisateur et tapez-le ici.
    [player] Ce téléphone n’est plus connecté ici. Scannez à nouveau votre carte, ou demandez-en une nouvelle à un arbitre.
    [none] Aucune session n’est ouverte. Connectez-vous pour voir cette page.
   *[other] Votre session est terminée. Reconnectez-vous pour continuer.
  }
health-alive = en vie
health-ready = prêt
page-failed = Quelque chose a échoué de notre côté et figure dans le journal du programme sous { $request }. Ce qui était enregistré est en sécurité. Revenez en arrière, regardez à nouveau la page, et refaites ce qui manque.
connection-400 = Ce n’était pas une requête de navigateur. Rien n’a été enregistré.
connection-414 = Cette adresse est trop longue. Rien n’a été enregistré.
connection-431 = Votre navigateur a envoyé plus qu’il ne faut pour une page. Supprimez les cookies de cette adresse et réessayez. Rien n’a été enregistré.
connection-503 = Trop de navigateurs sont connectés en ce moment. Réessayez dans quelques secondes. Rien n’a été enregistré.
heading-400 = Illisible
heading-401 = Aucune session ouverte
heading-403 = Vous ne pouvez pas faire cela ici
heading-404 = Introuvable
heading-405 = Pas possible ici
heading-408 = Trop lent
heading-409 = Quelqu’un a été plus rapide
heading-410 = Supprimé
heading-413 = Trop gros
heading-422 = Impossible
heading-429 = Trop souvent
heading-503 = Pas maintenant

## Serving the pages

reach-none = Aucun téléphone n’a encore joint cet ordinateur
reach-devices = { $count ->
    [one] { $count } téléphone a joint cet ordinateur
   *[other] { $count } téléphones ont joint cet ordinateur
}
applicants-waiting = { $count ->
    [one] { $count } demande d’inscription attend votre réponse
   *[other] { $count } demandes d’inscription attendent votre réponse
}
applicants-admitted = { $count ->
    [0] Personne n’a été choisi.
    [one] { $count } demande d’inscription est acceptée.
   *[other] { $count } demandes d’inscription sont acceptées.
}
applicants-declined = { $count ->
    [0] Personne n’a été choisi.
    [one] { $count } demande d’inscription est refusée et supprimée.
   *[other] { $count } demandes d’inscription sont refusées et supprimées.
}
on-paper = sur papier
lists-on-paper = { $count ->
    [0] Tout le monde en avait déjà une.
    [one] Noté pour { $count } joueur.
   *[other] Noté pour { $count } joueurs.
}
lists-missing-count = { $count ->
    [one] { $count } joueur n’a rien remis.
   *[other] { $count } joueurs n’ont rien remis.
}
lists-accepted = { $count ->
    [one] { $count } liste est acceptée.
   *[other] { $count } listes sont acceptées.
}
pool-taken = Le pool est enregistré. { $illegal ->
    [true] La liste remise ne lui correspond pas et n’est pas acceptée : voir ci-dessous.
   *[other] Les decks lui sont comparés.
}
pools-on-paper = { $count ->
    [one] Noté pour { $count } pool.
   *[other] Noté pour { $count } pools.
}
left-out = { $count ->
    [one] { $count } joueur est laissé de côté pour cette ronde.
   *[other] { $count } joueurs sont laissés de côté pour cette ronde.
}
list-taken = { $state ->
    [accepted] Elle est acceptée.
    [illegal] Elle est gardée, mais pas acceptée : voir la raison ci-dessous.
   *[unread] Elle est gardée telle quelle : Topcut ne l’a pas vérifiée.
}
withdrawn = Désistement noté : { $name }{ $moved ->
    [nobody] {""}
   *[other] ; { $moved } monte de la liste d’attente
}. Si c’était une erreur, reprenez { $name }.
player-where = { $where ->
    [entered] Inscription faite
    [here] Sur place
    [in] En lice
    [waiting] En attente
    [withdrew] Désistement
    [not-here] Absence au départ
    [no-place] Pas eu de place
    [dropped] Abandon
    [ejected] Exclusion
    [cut] Hors du cut
    [knocked-out] Hors du tableau
   *[other] { $where }
}
let-in-again = { $player } participe de nouveau{ $waits ->
    [true] , sur la liste d’attente.
   *[other] , avec la même inscription.
}
self-check-in = { $allowed ->
    [yes] Les joueurs peuvent maintenant confirmer leur présence par téléphone.
   *[no] Seul le bureau confirme maintenant la présence des joueurs. Les présences déjà confirmées le restent.
}
details-corrected = C’est corrigé, sur la page publique aussi.{ $illegal ->
    [0] {""}
    [one] {" "}À la nouvelle date, { $illegal } liste n’est plus légale.
   *[other] {" "}À la nouvelle date, { $illegal } listes ne sont plus légales.
}
tournament-created = { $tournament ->
    [game] Votre partie est créée
   *[other] Votre tournoi est créé
}. Étape suivante : qui joue ?
schedule-set = { $lines ->
    [0] Le programme est vide.
    [one] Le programme a { $lines } ligne.
   *[other] Le programme a { $lines } lignes{ $days ->
        [one] .
       *[other] {" "}sur { $days } jours.
    }
}
announced-to-everyone = Tout le monde peut le lire maintenant.
announced-to-table = Les joueurs de la table { $table } peuvent le lire maintenant.
announcement-taken-down = L’annonce est retirée.
everyone-arrived = Tout le monde est là.
dropped-absent = Absence et abandon notés : { $name }.
made-again = « { $title } » est créé. Étape suivante : qui joue ?
archived = Il ne figure plus dans les listes. Ses pages restent lisibles à leurs adresses.
not-archived = Il figure de nouveau dans les listes.
deleted = « { $title } » est supprimé. Jusqu’au { $until }, vous pouvez le récupérer depuis cette page.
brought-back = « { $title } » est de retour, comme avant.
restart-keeps = Rien n’est perdu ; revenez ensuite à cette page.
restart-loses = Cet exercice n’est pas gardé : il reprend depuis le début.
my-rulings = { $count ->
    [one] { $count } décision sur vos parties : lisez-la ici
   *[other] { $count } décisions sur vos parties : lisez-les ici
}
tables-set = Les tables 1 à { $count } sont installées.
tables-needed = { $tables ->
    [0] {""}
    [one] { $tables } installée,{" "}
   *[other] { $tables } installées,{" "}
}{ $needed } nécessaires
tables-unchecked = { $count ->
    [one] { $count } table n’a pas été vérifiée.
   *[other] { $count } tables n’ont pas été vérifiées.
}
started = { $tournament ->
    [game] La partie a
   *[other] Le tournoi a
} commencé. Étape suivante : le tirage de la ronde 1.
started-and-drawn = { $tournament ->
    [game] La partie a
   *[other] Le tournoi a
} commencé, et la ronde 1 est tirée. Seuls les arbitres peuvent la voir jusqu’à ce que vous la publiiez.
apart-reason = Les joueurs d’un même club peuvent se rencontrer chez eux.
start-leave-out = { $count ->
    [one] Laisser de côté le joueur absent
   *[other] Laisser de côté les { $count } joueurs absents
}
start-waiting = { $count ->
    [one] { $count } joueur de la liste d’attente n’entre pas.
   *[other] { $count } joueurs de la liste d’attente n’entrent pas.
}
start-blocked = { $count ->
    [one] { $count } point reste à régler, ci-dessus.
   *[other] { $count } points restent à régler, ci-dessus.
}
cards-to-print = { $count ->
    [one] { $count } joueur n’a pas utilisé sa carte
   *[other] { $count } joueurs n’ont pas utilisé leur carte
}
memory-short = Cet ordinateur n’a plus assez de mémoire pour cela. Ce qui était enregistré est en sécurité. Fermez d’autres programmes, regardez à nouveau la page, et refaites ce qui manque.
