# What is kept about a person, and forgetting it

desk-forget-kept = Ce qui est gardé sur cette personne
desk-forget-kept-about = Pour un joueur qui le demande : nom, contact, liste, résultats et ce que dit le journal, avec les avertissements et les notes des arbitres. Ne le donnez à personne d’autre.
desk-forget-download = Télécharger
desk-forget-title = Oublier cette personne
desk-forget-means = Le nom, le club et le contact sont supprimés ici. Les résultats restent sous « { $id } », et le journal reste vérifiable. On ne peut pas revenir en arrière. Les sauvegardes et un miroir suivent ; les copies que d’autres ont téléchargées, non.
desk-forget-sure = Oui, pour de bon
desk-forget-now = Oublier { $player }
