# The home page, and the calendar of a server

public-home-title = Accueil
public-home-unreadable = Son journal est illisible. Sa page dit ce qui ne va pas.
public-home-log-unreadable = Son journal est illisible
public-home-look = Voir
public-home-to-desk = Au bureau
public-home-prepare = Préparer
public-home-delete = Le supprimer
public-home-delete-type = Tapez { $id }
public-home-new = Nouveau tournoi
public-home-new-about = Choisissez le règlement et le jour : rondes, cut et départages en découlent, chacun avec sa clause. Les joueurs peuvent être collés en liste.
public-home-new-do = Créer un tournoi
public-home-sample = Faire un tour
public-home-sample-about = Un tournoi d’exemple avec 33 joueurs simulés, arrêté à la ronde 3 : saisissez des résultats, réglez un litige, soyez joueur, laissez-le continuer. Rien n’y compte.
public-home-sample-do = Faire un tour dans un tournoi d’exemple
public-home-drill = Exercice
public-home-drill-about = Faites tourner dès ce soir le tournoi de demain : des joueurs simulés s’inscrivent, annoncent, contestent, appellent et partent, à la vitesse voulue, pendant que votre équipe s’exerce sur de vrais téléphones.
public-home-drill-do = Lancer un exercice
public-home-play = Jouer à Challengers!
public-home-play-about = Le jeu de cartes qui est lui-même un tournoi, de 1 à 8. { $clause } Seul contre le Robot, ou chacun avec un téléphone.
public-home-hall = Ce qui se passe dans cette salle
public-home-shelf =
    .now = Maintenant
    .running = En cours
    .coming = À venir
    .over = Terminés
    .past = Passés
    .archived = Archivés
    .deleted = Supprimés
public-home-nothing = Il n’y a encore rien ici
public-home-nothing-about = Dès que l’organisateur crée un tournoi, il apparaît ici.
public-home-playing = { $here ->
    [true] Vous jouez ici ?
   *[other] Vous jouez ?
}
public-home-scan = Scannez le code de votre carte, ou tapez-le. Il n’y a ni compte ni mot de passe.
public-home-code = J’ai un code
public-home-waiting = Vous attendez votre ronde ?
public-home-run = Vous organisez ici ?
public-home-sign-in = Se connecter
public-home-welcome = Bienvenue{ $name ->
    [none] {""}
   *[other] , { $name }
}
public-home-welcome-about = Topcut apparie, compte et explique votre tournoi{ $here ->
    [true] , sur cet ordinateur, avec ou sans réseau
   *[other] {""}
}.
public-home-none = Il n’y a { $archived ->
    [true] aucun tournoi dans les listes
   *[other] pas encore de tournoi
}.
public-home-stick = Un autre ordinateur est en panne, et son tournoi doit continuer ici ? <a href="/backups">Reprenez depuis sa clé USB</a>.
public-home-yours = Vos tournois
public-home-gone = Supprimé pour de bon le { $day }
public-home-back = Le récupérer
public-calendar-title = Calendrier
public-calendar-new = Quoi de neuf
public-calendar-here = Tournois ici
public-calendar-find = Nom, lieu, jeu ou jour
public-calendar-search = Chercher
public-calendar-nothing = Il n’y a encore rien ici.
public-calendar-pages = Pages
public-calendar-page = Page { $number } sur { $pages }
public-calendar-turn =
    .before = Précédente
    .next = Suivante
public-calendar-everything = Tout revoir
public-calendar-organizing = Vous organisez ?
public-calendar-account = Créer un compte
public-calendar-follow = Suivre
public-calendar-atom = Flux Atom
public-calendar-follow-about = Dates et lieux, pour votre agenda ou votre lecteur de flux. Les tournois archivés, les exercices et ceux que leurs organisateurs gardent pour eux n’y sont pas.
