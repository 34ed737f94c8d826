# What the organizer has settled

desk-settings-title = Réglages
desk-settings-details =
    .heading = Titre, lieu, date et règles particulières
    .title = Comment s’appelle-t-il ?
    .place = Où a-t-il lieu ?
    .day = Quand a-t-il lieu ? Le premier jour
    .special = Règles particulières, pour la page publique
    .example = Par exemple : déjeuner après la ronde 2, apportez deux listes imprimées
    .about = Ce que les joueurs devraient savoir d’avance et que le règlement ne dit pas. Pour déroger à une clause, déclarez plutôt une dérogation.
    .go = Corriger
    .fixed = Tout le monde voit la correction. La date est fixée depuis le départ.
desk-settings-legal = Tout le monde voit la correction. Le premier jour décide de ce qui est légal : avec une nouvelle date, toutes les listes ({ $list }) sont vérifiées à nouveau.

## Signing up

desk-settings-sign-up =
    .heading = Inscription sur la page publique
    .who = Qui peut s’inscrire
    .closed = Fermée
    .closed-about = Vous seul inscrivez les joueurs.
    .open = Ouverte
    .open-about = Un joueur qui s’inscrit participe tout de suite, ou attend si toutes les places sont prises.
    .asks = Ouverte, et vous approuvez chacun
    .asks-about = Les inscriptions attendent sur la page « Joueurs » que vous les acceptiez. Celles que vous refusez sont supprimées.
    .save = Enregistrer
    .page = Ouvrir ici la page d’inscription
desk-settings-sign-up-over = { $tournament ->
    [game] La partie
   *[other] Le tournoi
} a commencé : personne ne peut plus s’inscrire.
desk-settings-sign-up-said = { $way ->
    [open] On peut s’inscrire sur la page publique et participer tout de suite.
    [asks] On peut s’inscrire sur la page publique ; chacun attend votre réponse.
   *[closed] L’inscription sur la page publique est fermée.
}

## Deviations

desk-settings-deviations = Dérogations <small>publiques, chacune avec sa raison</small>
desk-settings-deviation =
    .none = Aucune : tout suit le règlement.
    .clause = Clause
    .why = Pourquoi y dérogez-vous ?
    .go = La déclarer
    .about = Tapez une clause, ou un mot de celle-ci. Déclarez la dérogation avant de faire ce que la clause interdit : elle est alors publique, et reste au journal.
desk-settings-deviation-said = La dérogation à { $clause } figure sur la page publique.

## The rule book

desk-settings-chosen = Choisi à la création { $tournament ->
    [game] de la partie
   *[other] du tournoi
}, et fixé depuis.
desk-settings-read = Lire les clauses
desk-settings-silent = Là où le document ne dit rien : { $answers } réponses{ $changed ->
    [0] {""}
   *[other] , { $changed } changées
}
desk-settings-silent-caption = Là où le document ne dit rien
desk-settings-fixed = Ce que le document fixe : { $settings } réglages
desk-settings-fixed-caption = Ce que le document fixe
desk-settings-column =
    .what = Quoi
    .here = En vigueur ici
    .clause = Clause
    .changed = changé

## Places, fee, lists, the draw

desk-settings-places =
    .title = Places
    .room = Places pour
    .no-limit = sans limite
    .about = Avec plus de places, la liste d’attente avance. Avec moins, personne ne doit partir.
desk-settings-places-said = { $room ->
    [0] Il n’y a pas de limite.
    [one] Il y a de la place pour { $room } joueur.
   *[other] Il y a de la place pour { $room } joueurs.
}
desk-settings-fee =
    .title = Frais d’inscription
    .charged = Vous cochez qui a payé.
    .none = Il n’y en a pas, et aucune page n’en parle.
    .set-none = Il n’y a pas de frais
    .set = Il y a des frais
    .was-set = Il y a des frais : cochez qui a payé.
    .was-none = Il n’y a pas de frais, et aucune page n’en parle.
desk-settings-lists = Listes ({ $list })
desk-settings-lists-are =
    .public = Tout le monde peut les lire.
    .secret = Elles ne sont pas publiées.
    .hide = Les cacher à nouveau
    .publish = Les publier
    .was-published = Tout le monde peut lire les listes.
    .was-hidden = Les listes sont à nouveau cachées.
desk-settings-draw = Le tirage
desk-settings-draw-about = Ce nombre a été publié avant toute inscription. Il engage chaque tirage :
