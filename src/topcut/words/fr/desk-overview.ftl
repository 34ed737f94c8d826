# The desk before the start

desk-overview-next = { $what ->
    [players] Ensuite : les joueurs
    [officials] Ensuite : les arbitres
   *[lists] Ensuite : les listes ({ $list })
}
desk-overview-do = { $what ->
    [players] Inscrire des joueurs
    [officials] Ajouter un arbitre
   *[lists] Recueillir les listes ({ $list })
}
desk-overview-ready = Prêt pour le départ
desk-overview-to-start = Aller au départ
desk-overview-before = Avant le départ
desk-overview-follow = Les rondes et le cut ({ $cut }) dépendent du nombre de joueurs présents.
desk-overview-duties = Ce que le règlement vous demande
desk-overview-sign-up = Inscription
desk-overview-sign-up-how = { $how ->
    [asks] Les joueurs peuvent s’inscrire sur la page publique et attendent votre réponse.
    [open] Les joueurs peuvent s’inscrire sur la page publique et participent aussitôt.
   *[closed] Vous seul inscrivez les joueurs. Ouvrez les inscriptions, et ils pourront le faire eux-mêmes sur la page publique.
}
desk-overview-sign-up-change = { $open ->
    [true] Changer
   *[other] Ouvrir les inscriptions
}
desk-overview-phones = Téléphones
desk-overview-phones-about = Avec une carte et son code, les joueurs voient leur table et leur adversaire et annoncent les résultats sur leur propre téléphone, sans compte.
desk-overview-cards = Cartes des joueurs
desk-overview-public-code = Code QR de la page publique
desk-overview-public-open = L’ouvrir ici
desk-overview-public-about = Les règles en vigueur, les dérogations, et l’engagement qui lie chaque tirage.
desk-overview-commitment = Engagement <code>{ $commitment }</code>

## What a rule book asks of the organizer and no program can check, in our own words, by its clause

desk-overview-duty-ch-17 = Dites d’avance aux joueurs ce qui se joue : la Timeline et chaque règle particulière. Les deux sont sur la page publique ; envoyez-leur son adresse.
desk-overview-duty-ch-46 = Apportez décors et tapis pour chaque table, de tailles semblables ; indiquez leur taille sur les décors non officiels. Remettez les décors en place entre les rondes.
desk-overview-duty-ch-05 = Regardez les réglettes et jetons de remplacement avant le départ, et notez sur la page du joueur ce que vous avez approuvé.
desk-overview-duty-ch-15 = Commencez par le briefing : tenir la partie en ordre, ce qui est oublié reste oublié, appeler un Watcher avant un mouvement difficile.
desk-overview-duty-tl-34 = { desk-overview-duty-ch-46 }
desk-overview-duty-tl-01 = Réglez avant le départ les doutes sur une figurine, sa peinture ou un remplacement ; le Head Watcher tranche, ou vous s’il n’y en a pas.
desk-overview-duty-tl-06 = Commencez par le briefing : les listes sont ouvertes à l’adversaire, tenir la partie en ordre, ce qui est oublié reste oublié.
desk-overview-duty-ps-11 = Dites aux joueurs la durée des rondes et chaque règle particulière. Les deux sont sur la page publique ; envoyez-leur son adresse.
desk-overview-duty-ps-29 = Apportez pour chaque table des décors de hauteurs variées, de tailles semblables. Les joueurs n’installent que la Mission qu’ils ont choisie.
desk-overview-duty-ps-01 = { desk-overview-duty-ch-05 }
desk-overview-duty-ps-09 = Commencez par le briefing : un effet oublié demande l’accord de l’adversaire, on ne presse personne, appeler un Arbiter avant un mouvement difficile.
desk-overview-duty-mu-06 = Prévoyez assez de place, des tables aux numéros visibles de la porte, du papier et des stylos, et un exemplaire des règles.
desk-overview-duty-mu-17 = Dites avant la première ronde comment la journée est organisée et qui arbitre. Les deux sont sur la page publique.
desk-overview-duty-mu-12 = Ayez des protège-cartes de rechange : ceux qui sont marqués ou usés sont remplacés avant le début de la ronde.
