# Checking a tournament, and what the referee found

public-verify-title = Vérifier
public-verify-heading = Vérifiez tout vous-même
public-verify-steps = Trois étapes
public-verify-step-download = Téléchargez le fichier public. Il a une place pour chacun des { $facts } faits du journal : les publics en entier, les autres seulement sous forme d’empreinte.
public-verify-step-run = Installez Topcut sur une machine en qui vous avez confiance, pas celle-ci, et lancez le vérificateur. C’est un second programme qui ne partage aucun code avec ce qui tourne ici :
public-verify-step-works = Il recalcule la chaîne des faits, chaque tirage, chaque résultat et le classement, et nomme chaque fait qui n’est pas comme il devrait l’être. Il dit combien de faits sont restés cachés et ce qu’il n’a pu vérifier pour cette raison.
public-verify-here = Ou laissez cet ordinateur le faire maintenant
public-verify-here-about = Le même vérificateur, lancé ici. C’est rapide, et il trouve les erreurs du programme. Il ne peut pas vous convaincre si vous ne faites confiance ni à cet ordinateur ni à ceux qui le tiennent : suivez alors les trois étapes ci-dessus.
public-verify-ok = { $ok ->
    [true] Rien à redire
   *[other] Pas comme il faut
}
public-verify-latest = <a href="{ $link }">Le rapport jusqu’au fait { $n }</a>{ $newer ->
    [0] {""}
   *[other]  ; le journal en a maintenant { $newer }
}
public-verify-at-work = Vérification en cours
public-verify-reading = Le vérificateur lit jusqu’au fait { $n }
public-verify-now = Vérifier maintenant
public-verify-proves = Ce que prouve l’engagement
public-verify-proves-about = Tout le hasard vient d’une seule graine. Son engagement a été publié avec le premier fait, avant toute inscription : personne n’a donc pu choisir après coup une graine à sa convenance. Chaque appariement est publié avec la clé de son tirage : celui qui a la clé peut refaire le même tirage. Un tirage refait compte ses tentatives, avec une raison, que chacun peut lire.
public-verify-open = Pour être francs : la personne qui tient cet ordinateur a la graine et pourrait calculer les rondes à venir. Les tentatives et le journal montrent ce qu’elle en a fait.
public-verify-commitment = Engagement des tirages
public-verify-seed = La graine
public-verify-seed-later = La graine sera ouverte à la fin { $tournament ->
    [game] de la partie
   *[other] du tournoi
}. D’ici là, le vérificateur contrôle les appariements d’après leurs clés et dit qu’ils ne sont pas encore liés à l’engagement.
public-verify-seal = Sceau du journal
public-verify-fact = Fait { $n }
public-report-title = Ce que le vérificateur a trouvé
public-report-fact = fait { $n }
public-report-reading = Le vérificateur lit le journal jusqu’au fait { $n }
public-report-reading-about = Il recalcule chaque tirage, résultat et classement. Cela prend quelques secondes, ou une minute s’il y a beaucoup de joueurs ; un seul journal est lu à la fois.
public-report-look-again = Actualiser
public-report-no-verdict = Pas de verdict
public-report-failed = À { $time }. Cela ne dit rien { $tournament ->
    [game] de la partie
   *[other] du tournoi
} : rien n’a été trouvé, ni juste ni faux.
public-report-try-again = Réessayer
public-report-read = Lu le { $when }, jusqu’au fait { $n }, dont le sceau est { $seal }
public-report-unkept = Ce rapport n’a pas pu être enregistré et disparaîtra à l’arrêt du programme.
public-report-check = Vérifier jusqu’au fait { $n }
public-report-whole = le fichier dans son ensemble
public-report-first = Voici les { $shown } premiers sur { $found }. Votre propre machine les montre tous.
public-report-show = Montrez cette page à l’organisateur ({ $organizer }). Chaque ligne est un fait du journal qui ne découle pas de ce qui précède : une erreur du programme, ou quelque chose qui a été changé. Un seul fait faux peut en fausser beaucoup d’autres ensuite : commencez par le premier.
public-report-checked = Ce qui a été vérifié
public-report-figure =
    .facts = Faits dans la chaîne
    .draws = Tirages refaits
    .match = dont concordent
    .rounds = Rondes appariées à nouveau
public-report-chain = Chaque fait est lié à tous ceux d’avant : aucun n’a été changé, omis ou intercalé ensuite.
public-report-draws = Chaque tirage vient de sa clé{ $seed ->
    [true] , et chaque clé de la graine promise au début
   *[other] {""}
}.
public-report-pairings = Chaque appariement, bye et table est celui que donnent le règlement et le tirage pour le classement du moment.
public-report-results = Chaque résultat est de ceux que permet le règlement, avec les points qu’il donne ; le classement, le cut et le classement final en découlent.
public-report-but = Tout cela, sauf ce qui est nommé plus haut.
public-report-unchecked = Ce qui n’a pu être vérifié, et pourquoi
public-report-same-log = Si c’est bien le journal que les gens ont vu : celui qui le tient aurait pu tout réécrire. Comparez un sceau que vous avez gardé, sur votre téléphone ou sur papier, avec le journal : <a href="{ $link }">comment</a>.
public-report-remarks = Pas faux, mais à regarder
public-report-and-more = et d’autres
public-report-nobody = Personne ne l’a encore demandé
public-report-nobody-about = Le vérificateur est un second programme qui recalcule tout : la chaîne des faits, chaque tirage, chaque résultat et le classement.
public-report-worth = Ce que cela prouve, et ce que cela ne prouve pas
public-report-no-code = Le vérificateur ne partage aucun code avec le programme qui a géré { $tournament ->
    [game] cette partie
   *[other] ce tournoi
} : une erreur de l’un ne se cache pas dans l’autre.
public-report-this-computer = Mais il a tourné sur <b>cet ordinateur</b>, qui appartient à ceux qui dirigent { $tournament ->
    [game] la partie
   *[other] le tournoi
}, et c’est lui qui a fait la page que vous lisez. Si vous ne lui faites pas confiance, ne vous fiez pas non plus à cette page : prenez le fichier et lancez le vérificateur sur votre propre machine.
public-report-yourself = Vérifiez vous-même en trois étapes
public-report-every = Tous les rapports
public-report-up-to = jusqu’au fait { $n }
