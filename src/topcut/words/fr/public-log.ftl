# Lists that are public, and the log

public-lists-title = Listes ({ $list })
public-lists-played = Ce qui a été joué, et comment ça a marché
public-lists-published = L’organisateur ({ $organizer }) les a publiées.
public-lists-hidden = Elles ne sont pas publiques.
public-log-title = Ce qui s’est passé
public-log-undone = annulé ensuite
public-log-latest-first = Le plus récent d’abord.
public-log-turn =
    .latest = Les plus récents
    .earlier = Plus anciens
