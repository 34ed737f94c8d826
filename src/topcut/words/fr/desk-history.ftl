# The desk's page of the log

desk-history-about = Sujet
desk-history-kind =
    .everything = tout
    .results = résultats
    .rounds = rondes
    .people = personnes
    .conduct = comportement
    .clock = chrono
desk-history-player = Joueur
desk-history-everyone = tous
desk-history-words = Mots
desk-history-filter = Filtrer
desk-history-undone = annulé
desk-history-strike = Rayer
desk-history-earlier = Plus ancien
desk-history-nothing = Rien trouvé. Élargissez la recherche.
desk-history-taken-back = La dernière étape est annulée. Le journal garde les deux.
