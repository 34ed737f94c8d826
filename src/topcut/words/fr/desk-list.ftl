# The desk's page of one list

desk-list-up = Toutes les listes
desk-list-title = { $list } : { $player }
desk-list-versions = Versions
desk-list-print = L’imprimer
desk-list-handed-in = Ce qui est remis
desk-list-unchecked = Topcut ne l’a pas vérifiée : elle est sur papier, ou le règlement n’a pas de règle pour elle.
desk-list-reason = Raison
desk-list-why = { $illegal ->
    [true] Pourquoi l’accepter quand même ?
   *[other] Raison, s’il y en a une
}
desk-list-accept = { $illegal ->
    [true] L’accepter quand même
   *[other] L’accepter
}
desk-list-take = { $first ->
    [true] La prendre
   *[other] Une autre à sa place
}
desk-list-type = Tapez-la ou collez-la
desk-list-example = À quoi doit-elle ressembler ?
desk-list-file = Ou un fichier
desk-list-check = La vérifier et la garder
desk-list-note = La garder comme note
desk-list-locked = Elle est verrouillée : seule une correction la change maintenant.
desk-list-pool = Pool
desk-list-pool-about = Les cartes ouvertes ici. Chaque deck en est tiré. Si elles sont ici sur papier, écrivez-le simplement.
desk-list-cards = Cartes
desk-list-pool-register = Enregistrer le pool
desk-list-correct = La rectifier
desk-list-correct-about = Un arbitre et le joueur corrigent une erreur ensemble ; la raison est dans le journal.
desk-list-not-legal = Non légale
desk-list-should-be = Telle qu’elle devrait être
desk-list-correct-it = La corriger
desk-list-corrected = La liste est corrigée. La raison est dans le journal.
