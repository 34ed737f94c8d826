# A round that is being paired

desk-working-out-title = La ronde { $round } s’apparie
desk-working-out-heading = Ronde { $round } <small>appariement en cours</small>
desk-working-out-searching = Recherche du meilleur appariement
desk-working-out-about = C’est un cas difficile : beaucoup ne doivent pas se rencontrer. La recherche dure dix secondes au plus, et continue pendant que vous faites autre chose. Cette page s’actualise toute seule.
desk-working-out-again = Actualiser
desk-working-out-stop = Arrêter la recherche
desk-working-out-stop-about = On vous montre le meilleur trouvé, et rien n’est publié.
