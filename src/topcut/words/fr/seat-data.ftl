# What is kept about a player

seat-data-person = Qui vous êtes
seat-data-label =
    .name = Nom, visible par tous
    .club = Club, visible par tous
    .contact = Contact, visible par les organisateurs seulement
    .fee = Frais d’inscription, visibles par vous et les arbitres
seat-data-none = aucun
seat-data-fee = { $paid ->
    [true] payés
   *[other] pas notés comme payés
}
seat-data-forgotten = Votre nom et votre contact sont oubliés. Dans le journal, vous êtes « { $id } ».
seat-data-list = Votre liste ({ $list }) est sous <a href="{ $link }">Ma liste ({ $list })</a>.
seat-data-phone = Ce téléphone garde un cookie qui dit qui vous êtes, et les brouillons et reçus des résultats que vous annoncez.
seat-data-notes = Les arbitres gardent des notes sur les décisions et la conduite ; demandez celles sur vous à l’organisateur ({ $organizer }) : elles se téléchargent au bureau.
seat-data-download = Télécharger le tout dans un fichier
seat-data-devices = { $count ->
    [one] Session ouverte sur { $count } téléphone
   *[other] Session ouverte sur { $count } téléphones
}
seat-data-devices-about = Un téléphone que vous déconnectez ne voit plus votre table et n’annonce plus rien pour vous. Si l’un d’eux n’est pas à vous, déconnectez-le et demandez une nouvelle carte au bureau.
seat-data-this-phone = Ce téléphone
seat-data-drawn = Il a ajouté au tirage un nombre à lui : fait { $n } du journal. Après lui, le sceau du journal était <code class="long">{ $check }</code>.
seat-data-sign-out-means = Une fois déconnecté, ce téléphone ne montre plus votre table et n’annonce plus rien. <strong>Vous restez dans { $tournament ->
    [game] la partie
   *[other] le tournoi
}</strong> et l’on vous apparie comme avant. Pour revenir sur un téléphone, demandez une nouvelle carte au bureau.
seat-data-sign-out = Déconnecter ce téléphone
seat-data-log = Ce que le journal dit de vous
seat-data-forget = Droit à l’oubli
seat-data-forget-means = Votre nom et votre contact sont supprimés de cet ordinateur, tout de suite et pour de bon. Le journal reste tel quel, avec les résultats, votre liste ({ $list }) et votre club, car le classement des autres en dépend ; il vous appelle « { $id } ». Les sauvegardes et le miroir que tient Topcut suivent. Les copies que d’autres ont téléchargées ou imprimées ne changent pas.
seat-data-forget-done = C’est fait.
seat-data-forget-me = Oubliez-moi
seat-data-forget-later = Vous pourrez le faire après avoir abandonné, ou quand ce sera fini : jusque-là, la salle a besoin de votre nom.
seat-data-deleted = Votre nom et votre contact sont supprimés.
