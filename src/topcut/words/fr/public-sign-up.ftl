# Signing up

public-sign-up-mine = { $name }, { $place ->
    [0] vous participez
   *[other] vous avez le numéro { $place } sur la liste d’attente
}
public-sign-up-next = { $waits ->
    [true] Si quelqu’un se désiste, le suivant avance automatiquement. Cette page vous le dira.
   *[other] Le jour venu, vous trouverez votre table et votre adversaire sur votre page.
}
public-sign-up-bring = Ce qu’il faut apporter
public-sign-up-closed = Personne ne peut s’inscrire ici maintenant
public-sign-up-staff = Vous dirigez { $tournament ->
    [game] cette partie
   *[other] ce tournoi
}
public-sign-up-staff-means = Les joueurs s’inscrivent sur cette page. Vous, vous les inscrivez au bureau.
public-sign-up-players = Joueurs
public-sign-up-full = C’est complet : vous rejoignez la liste d’attente
public-sign-up-enough = Un nom suffit
public-sign-up-name = Votre nom, tel qu’il doit figurer dans les appariements
public-sign-up-club = Club ou équipe, si vous en avez
public-sign-up-club-stays = Le club reste dans le journal de { $tournament ->
    [game] cette partie
   *[other] ce tournoi
}. Un nom peut être effacé plus tard.
public-sign-up-contact = Comment l’organisateur ({ $organizer }) peut vous joindre, si vous voulez
public-sign-up-contact-seen = E-mail ou téléphone. Seuls les organisateurs le voient.
public-sign-up-website = Site web
public-sign-up-accept = Mon nom et mon club peuvent figurer sur les pages publiques de { $tournament ->
    [game] cette partie
   *[other] ce tournoi
}, et j’ai vu <a href="{ $link }">ses règles</a>.
public-sign-up-asks = L’organisateur ({ $organizer }) regarde chaque inscription avant qu’elle compte.
public-sign-up-do = { $how ->
    [ask] Demander à participer
    [waits] Rejoindre la liste d’attente
   *[other] S’inscrire
}
