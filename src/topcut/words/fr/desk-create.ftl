# Creating a tournament

desk-create-title = Nouveau tournoi
desk-create-structure = Rondes et cut ({ $cut }) selon le nombre de joueurs
desk-create-looked-up = Lu au départ, pour les joueurs présents à ce moment.
desk-create-numbers = { $binding ->
    [must] D’autres nombres sont une dérogation.
   *[other] Ces nombres sont une suggestion : vous pouvez en choisir d’autres.
}
desk-create-changes = Change { $what }.
desk-create-usually = D’habitude : { $value }
desk-create-another = Un autre règlement
desk-create-planner = Combien de rondes ? Demandez au planificateur
desk-create-five = Cinq questions
desk-create-which = Selon quel règlement jouez-vous ?
desk-create-version = Version { $version }, { $clauses ->
    [one] { $clauses } clause
   *[other] { $clauses } clauses
}
desk-create-called = Comment s’appelle-t-il ?
desk-create-called-as = Open du Vieux-Port
desk-create-when = Quand a-t-il lieu ?
desk-create-where = Où a-t-il lieu ?
desk-create-where-later = peut être ajouté plus tard
desk-create-how-many = Combien peuvent jouer ?
desk-create-no-limit = sans limite
desk-create-wait = Quand toutes les places sont prises, les suivants attendent leur tour et prennent les places libérées.
desk-create-whose = À qui est-il ?
desk-create-mine = à moi seul
desk-create-create = Le créer <kbd>Entrée</kbd>
desk-create-next = Ensuite, vous inscrivez les joueurs.
desk-create-expert = <strong>Expert</strong> <span class="note">frais d’inscription, et chaque réglage du règlement</span>
desk-create-fee = Y a-t-il des frais d’inscription ?
desk-create-fee-yes = Oui, ou pas sûr
desk-create-fee-yes-about = Vous pouvez cocher qui a payé.
desk-create-fee-no = Pas de frais
desk-create-fee-no-about = Aucune page n’en parle.
desk-create-silent = Là où le document ne dit rien
desk-create-silent-about = Chaque question a sa réponse habituelle : laissez-la, sauf si vous avez mieux. On ne peut y répondre que maintenant. Les réponses sont publiques, et celles que vous changez sont signalées.
desk-create-fixes = Ce que le document fixe
desk-create-fixes-about = Changer quoi que ce soit ici est une dérogation : elle figure sur la page publique avec sa clause et votre raison.
desk-create-why = Pourquoi le changez-vous ? Pour la page publique
desk-create-choose-first = Choisissez d’abord un règlement ci-dessus.
desk-create-every = Montrer tous les réglages
desk-create-every-about = Ce que le règlement laisse ouvert, et ce qu’il fixe. Rien n’est encore créé.
desk-create-happens = La suite
desk-create-step-enter = Inscrivez les joueurs : tapez ou collez les noms.
desk-create-step-check-in = Confirmez leur présence, si vous voulez.
desk-create-step-start = Donnez le départ, regardez le tirage et publiez la ronde 1.
desk-create-follows = Rondes, cut, points, départages et listes suivent le règlement, chacun avec sa clause. Le titre, le lieu et la date peuvent être corrigés plus tard. Pas le règlement.
