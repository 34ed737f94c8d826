# What pages of every room are made of

parts-table = Table
parts-why = Pourquoi ?
parts-structure =
    .players = Joueurs
    .rounds = Rondes
    .then = Ensuite
parts-structure-cut = { $cut ->
    [0] pas de cut
   *[other] top { $cut }
}
parts-namesake-like = { $where ->
    [here] { $who } ressemble à { $name }, un nom déjà présent
   *[list] { $who } ressemble à { $name }, dans la même liste
}
parts-namesake-official = { $who } est aussi le nom d’un arbitre ({ $role })
parts-namesake-alike = { $who } ressemble à { $name }
parts-namesake-player = { $who } est aussi le nom d’un joueur
parts-let-in-again = Oui, reprendre ce joueur
parts-let-in-again-note = le même joueur, avec sa liste et ses frais d’inscription
parts-another-person = Non, une autre personne du même nom
parts-two-people = Deux personnes portent ce nom
parts-same-person = La même personne
parts-phones-cannot-come = <strong>Les téléphones ne peuvent pas encore joindre cet ordinateur.</strong> Topcut ne tourne que pour cet ordinateur.
parts-start-for-phones = Arrêtez-le dans sa fenêtre avec <kbd>Ctrl</kbd> <kbd>C</kbd> et lancez-le avec <code>{ $command }</code>. { $kept ->
    [true] { restart-keeps }
   *[other] { restart-loses }
}
parts-scan = Scannez le code avec votre propre téléphone, sur le Wi-Fi de la salle, puis <a href="{ $here }">regardez de nouveau ici</a>.
parts-no-phone = La page ne s’ouvre pas sur le téléphone ?
parts-no-phone-network = Le téléphone doit être sur le même réseau que cet ordinateur, pas sur les données mobiles.
parts-no-phone-guests = Les réseaux invités isolent souvent les appareils les uns des autres. Faites désactiver cela sur place, ou apportez votre propre routeur ou point d’accès et relancez Topcut.
parts-no-phone-firewall = Le pare-feu de cet ordinateur demande peut-être si Topcut peut être joint. Autorisez-le pour ce réseau.
parts-no-phone-without = Cela marche aussi sans téléphone : imprimez les appariements et saisissez les résultats au bureau.
parts-moved = <strong>L’adresse de cet ordinateur est maintenant { $now }.</strong> Les liens et les codes QR indiquent encore { $before }, où aucun téléphone ne le trouve plus.
parts-moved-restart = Arrêtez Topcut dans sa fenêtre avec <kbd>Ctrl</kbd> <kbd>C</kbd> et relancez-le. { $kept ->
    [true] Rien n’est perdu. Les cartes que personne n’a utilisées restent valables par les lettres sous le code QR ; les téléphones déjà connectés ont besoin d’une nouvelle carte.
   *[other] { restart-loses }
}
parts-to-table = À la table { $table }
parts-of = { $what } :
parts-seal = <b>Sceau du journal</b>, fait { $n }
