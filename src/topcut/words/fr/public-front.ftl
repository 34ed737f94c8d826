# The page of a tournament

public-front-draw = { $what ->
    [dice] Minutes supplémentaires : { where-staged }
    [deck-check] Contrôle de deck : { where-staged }
    [lots] Tirage au sort pour le dernier départage
    [repair] Tables appariées à nouveau : { where-staged }
    [by-hand] Appariement à la main : { where-staged }
    [limited] Appariement : { where-staged }, le meilleur trouvé à temps
    [with-bye] Appariement et bye : { where-staged }
   *[pairing] Appariement : { where-staged }
}
public-front-official = { $title } : { $people }
public-front-take-part = Participer
public-front-next = { $over ->
    [true] Le vainqueur
   *[other] Ensuite
}
public-front-book = Joué selon <small>{ $title }, en vigueur depuis le { $day }</small>
public-front-ruling = La lecture retenue là où le document laisse le choix.
public-front-briefing = Briefing et toutes les lectures retenues
public-front-declared = { $who }, { $when }, { $before ->
    [true] avant le départ
   *[other] après le départ
}
public-front-none-declared = Aucune dérogation n’a été déclarée.
public-front-confirmed = Avertissements confirmés au départ par l’organisateur ({ $organizer })
public-front-chosen = { $open ->
    [true] Là où le document ne dit rien, le choix de { $tournament ->
        [game] cette partie
       *[other] ce tournoi
    }
   *[other] Changé par une dérogation
}
public-front-usually = d’habitude : { $usual }
public-front-draws = Tous les tirages{ $over ->
    [true] {""}
   *[other] {" "}jusqu’ici
}
public-front-attempt = tentative { $attempt }
public-front-key = clé ({ $purpose ->
    [pairing] ronde
    [bye] bye
    [repair] réparation
   *[other] { $purpose }
}) { $key }
public-front-seal = sceau { $seal }
public-front-added = { $minutes } en plus
public-front-departs = Déroge à { $clauses }
public-front-state =
    .published = public
    .sealed = scellé
    .revealed = ouvert avec la graine
    .unused = jamais annoncé
    .open = fixé, pas encore annoncé
    .back = retiré
    .undone = annulé
public-front-no-draws = Rien n’a encore été tiré. Le premier tirage est pour la ronde 1.
public-front-schedule = Programme
public-front-next-slot = Ensuite : <b>{ $time }</b> { $what }
public-front-check = Vérifiez le tirage vous-même
public-front-seed-fixed = La graine a été fixée le { $when }, avant toute inscription. Voici son engagement, auquel aucune autre graine ne correspond :
public-front-seed = La graine est ouverte maintenant : <a href="{ $link }">voyez-la</a>.
public-front-seed-later = La graine sera ouverte à la fin { $tournament ->
    [game] de la partie
   *[other] du tournoi
}.
public-front-verify = Vérifier { $tournament ->
    [game] cette partie
   *[other] ce tournoi
}
public-front-how = Comment vérifier
public-front-how-download = Téléchargez le fichier : chaque fait public depuis les inscriptions.
public-front-how-run = Lancez le vérificateur sur votre propre machine ; il ne partage aucun code avec ce qui tourne ici.
public-front-how-works = Il recalcule chaque tirage et le classement, et dit ce qui concorde.
public-front-download = Télécharger le fichier
public-front-figure =
    .players = Joueurs
    .still-in = Encore en jeu
    .rounds = Rondes suisses
    .rounds-now = Rondes suisses, pour l’instant
    .all-rounds = Manches
    .final = Finale
    .cut = Cut
    .round = Ronde
    .room = Places
    .at-start = au départ
public-front-cut = { $cut ->
    [0] aucun
   *[other] top { $cut }
}
public-front-minutes = { $minutes } min{ $dice ->
    [true] {" "}+ dés
   *[other] {""}
}
