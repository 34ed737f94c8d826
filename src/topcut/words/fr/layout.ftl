# The frame of every page

layout-skip = Aller au contenu
layout-brand = Topcut, accueil
layout-help = Aide sur cette page, dans un nouvel onglet
layout-site =
    .calendar = Calendrier
    .rules = Règlements
    .new = Nouveau tournoi
    .account = Compte
    .sign-in = Se connecter
layout-language = Langue : { $name }
layout-languages = Langues
layout-read-only = <strong>Lecture seule.</strong> { $why }
layout-do-anyway = Je sais, faire quand même
layout-updated = Dernière mise à jour : { $time }
layout-cut = La connexion au bureau est coupée : cette page n’est peut-être plus à jour. Elle se rétablira d’elle-même.
layout-mirrored = Miroir de la salle, état à { $time }
layout-mirrored-quiet = La salle est injoignable pour le moment : ce qui s’y décide apparaîtra ici plus tard.
layout-drill = <strong>Exercice : rien ne compte ici.</strong> Ses joueurs sont simulés.
layout-drill-pace =
    .pause = Pause
    .paused = En pause. Reprendre :
    .more = Plus
