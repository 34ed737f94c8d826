# Typing the results again, at the desk

desk-check-results-title = Saisir de nouveau les résultats
desk-check-results-heading = Saisir de nouveau les résultats <small>d’après les feuilles, par quelqu’un d’autre</small>
desk-check-results-about = Rien n’est enregistré ici. Vous obtenez la liste de ce qui diffère des résultats enregistrés et de ce qui n’est pas lisible. Les tables laissées vides ne sont pas comparées.
desk-check-results-no-round = Aucune ronde n’est encore appariée.
desk-check-results-differ = Tables qui diffèrent : { $count } sur { $tables }
desk-check-results-recorded = Enregistré : { $result }.
desk-check-results-recorded-none = Enregistré : rien encore.
desk-check-results-typed = Saisi : { $result }
desk-check-results-correct = Corriger la table { $table }
desk-check-results-enter = Saisir la table { $table }
desk-check-results-agree = { $checked ->
    [0] Rien n’a été saisi.
    [one] La table saisie correspond à ce qui est enregistré.
   *[other] Les { $checked } tables saisies correspondent à ce qui est enregistré.
}
desk-check-results-tables = Tables de la { where-staged }
desk-check-results-head =
    .first = Premier joueur
    .second = Second joueur
    .games = Parties
desk-check-results-open = À la fin du temps : carte en cours ({ $card }) gagnée par<br>(ne pas la compter)
desk-check-results-open-at = Carte en cours ({ $card }) à la table { $table }
desk-check-results-of = { $figure }, { $player }
desk-check-results-winner = Vainqueur à la table { $table }
desk-check-results-compare = Comparer <kbd>Entrée</kbd>
