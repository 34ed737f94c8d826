# The desk's page after another computer has taken over

desk-going-on-title = Reprise <small>époque { $epoch }</small>
desk-going-on-missing = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} sans résultat
desk-going-on-missing-about = Si cet ordinateur a pris la suite, ce qui a été annoncé dans les secondes juste avant manque peut-être. Les téléphones qui le joignent par le même nom et le même port l’envoient tout seuls ; demandez aux autres.
desk-going-on-reported = <strong>Annoncé avant, et absent ici :</strong> { $count ->
    [one] le téléphone de { $players } a un reçu.
   *[other] les téléphones de { $players } ont des reçus.
}
desk-going-on-enter = Saisir la table { $table }
desk-going-on-none = Rien n’est en attente : chaque table de la ronde a son résultat, ou aucune ronde ne se joue.
desk-going-on-others = Des reçus que ce journal ne connaît pas sont aussi sur les téléphones de { $players }.
desk-going-on-phones = Téléphones
desk-going-on-phones-about = Les téléphones qui ouvrent une autre adresse qu’avant scannent ceci et se connectent de nouveau, avec leur carte ou une nouvelle.
desk-going-on-code = Code QR de { $address }
desk-going-on-back = Reprendre ici
desk-going-on-back-about = Depuis l’époque { $epoch }, un autre ordinateur tient { $tournament ->
    [game] cette partie. S’il ne doit pas continuer, reprenez-la
   *[other] ce tournoi. S’il ne doit pas continuer, reprenez-le
} : ce qui a été saisi là-bas n’est pas ici, et ne peut pas être réuni avec ce qui sera saisi ici désormais.
desk-going-on-here = Continuer ici quand même
